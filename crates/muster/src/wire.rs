//! The game for other programs: one JSON object per line out, one choice per line in (docs/json.md).

use crate::{
    session::Session,
    terminal::Ended,
    words::{Words, rule_id},
};
use anyhow::Result;
use fireteam_zero::{choice::Choice, event::Event, sight, view::View};
use kernel::{Refused, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};

/// A line of the other program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    seat: Option<u8>,
    choice: Option<Choice>,
    /// The number of an offer, from 0.
    offer: Option<usize>,
    #[serde(default)]
    undo: bool,
}

pub struct Wire<'a, 'p> {
    pub words: &'a Words<'p>,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

impl Wire<'_, '_> {
    pub fn play(&mut self, session: &mut Session, mut events: Vec<Event>) -> Result<Ended> {
        while let Some(seat) = session.next_seat() {
            if session.is_bot(seat) {
                session.bot_plays(seat, &mut events)?;
                continue;
            }
            let mut offers = Vec::new();
            session.journal.table.offers(session.pack, seat, &mut offers);
            self.state(session, Some(seat), &offers, &events)?;
            events.clear();
            if !self.answer(session, seat, &offers, &mut events)? {
                session.store()?;
                return Ok(Ended::Left);
            }
        }
        self.state(session, None, &[], &events)?;
        session.store()?;
        Ok(Ended::Over)
    }

    fn line(&mut self, value: &Value) -> Result<()> {
        serde_json::to_writer(&mut *self.out, value)?;
        writeln!(self.out)?;
        self.out.flush()?;
        Ok(())
    }

    fn state(&mut self, session: &Session, seat: Option<Seat>, offers: &[Choice], events: &[Event]) -> Result<()> {
        let table = &session.journal.table;
        let viewer = seat.map(|s| s.0 as usize);
        let question = self.words.question(table, viewer.unwrap_or(0)).map(|(text, rule)| {
            let key = fireteam_zero::question(table).map(|q| q.key);
            json!({ "rule": rule, "key": key, "text": text })
        });
        let told: Vec<Event> = events.iter().map(|e| sight::event_for(e, viewer, &table.world)).collect();
        let texts = seat.map(|seat| offers.iter().map(|c| self.words.choice(table, seat, *c)).collect::<Vec<_>>());
        self.line(&json!({
            "view": View::of(table, session.pack, viewer),
            "question": question,
            "seat": viewer,
            "offers": offers,
            "texts": texts.unwrap_or_default(),
            "events": told,
            "outcome": table.world.outcome(),
        }))
    }

    /// Reads lines until a choice is accepted; false at the end of the input.
    fn answer(
        &mut self,
        session: &mut Session,
        seat: Seat,
        offers: &[Choice],
        events: &mut Vec<Event>,
    ) -> Result<bool> {
        loop {
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            if line.trim().is_empty() {
                continue;
            }
            let said: Said = match serde_json::from_str(&line) {
                Ok(said) => said,
                Err(error) => {
                    self.refuse(None, "not-understood", &error.to_string())?;
                    continue;
                }
            };
            if said.undo {
                if session.undo()? {
                    return Ok(true);
                }
                self.refuse(None, "nothing-to-take-back", "There is nothing to take back.")?;
                continue;
            }
            let who = said.seat.map_or(seat, Seat);
            let choice = said.choice.or_else(|| offers.get(said.offer?).copied());
            let Some(choice) = choice.filter(|_| (who.0 as usize) < session.seats.len()) else {
                self.refuse(None, "not-understood", "A line needs `choice` or the number of an `offer`, from 0.")?;
                continue;
            };
            match session.play(who, choice, events)? {
                None => return Ok(true),
                Some(refused) => {
                    let (rule, reason) = match &refused {
                        Refused::Rule(why) => (Some(rule_id(why.rule)), why.reason.key()),
                        Refused::Over => (None, "over".into()),
                        Refused::NotAsked => (None, "not-asked".into()),
                        Refused::Answered => (None, "answered".into()),
                    };
                    let text = self.words.refused(&refused, &session.journal.table, who, choice);
                    self.refuse(rule, reason.trim_start_matches("why-"), &text)?;
                }
            }
        }
    }

    fn refuse(&mut self, rule: Option<&str>, reason: &str, text: &str) -> Result<()> {
        self.line(&json!({ "refused": { "rule": rule, "reason": reason, "text": text } }))
    }
}
