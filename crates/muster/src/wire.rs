//! The game for other programs: one JSON object per line out, one choice per line in (docs/json.md).

use crate::{
    console::{Console, Tale},
    session::Session,
    terminal::Ended,
};
use anyhow::Result;
use kernel::Seat;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use titles::Words;

/// A line of the other program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said<C> {
    seat: Option<u8>,
    choice: Option<C>,
    /// The number of an offer, from 0.
    offer: Option<usize>,
    #[serde(default)]
    undo: bool,
}

pub struct Wire<'a, 'p, T: Console> {
    pub tale: &'a T::Tale<'p>,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

impl<T: Console> Wire<'_, '_, T> {
    pub fn play(&mut self, session: &mut Session<T>, mut events: Vec<T::Event>) -> Result<Ended> {
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

    fn state(
        &mut self,
        session: &Session<T>,
        seat: Option<Seat>,
        offers: &[T::Choice],
        events: &[T::Event],
    ) -> Result<()> {
        let table = &session.journal.table;
        let question = table.ask().map(|ask| {
            let text = self.tale.question(table, seat.unwrap_or(Seat(0)));
            json!({ "rule": ask.rule.id::<T>(), "key": ask.key, "text": text })
        });
        let told: Vec<T::Event> = events.iter().map(|event| T::told(event, &table.world, seat)).collect();
        let texts = seat.map(|seat| offers.iter().map(|c| self.tale.choice(table, seat, *c)).collect::<Vec<_>>());
        self.line(&json!({
            "game": T::NAME,
            "view": T::view(table, session.pack, seat),
            "goal": self.tale.words().goal(table, seat),
            "question": question,
            "seat": seat.map(|seat| seat.0),
            "offers": offers,
            "texts": texts.unwrap_or_default(),
            "events": told,
            "outcome": T::outcome(&table.world),
        }))
    }

    /// Reads lines until a choice is accepted; false at the end of the input.
    fn answer(
        &mut self,
        session: &mut Session<T>,
        seat: Seat,
        offers: &[T::Choice],
        events: &mut Vec<T::Event>,
    ) -> Result<bool> {
        loop {
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            if line.trim().is_empty() {
                continue;
            }
            let said: Said<T::Choice> = match serde_json::from_str(&line) {
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
                    let (rule, reason) = titles::reason_of::<T>(&refused);
                    let text = self.tale.words().refused(&refused, &session.journal.table, who, choice);
                    self.refuse(rule, &reason, &text)?;
                }
            }
        }
    }

    fn refuse(&mut self, rule: Option<&str>, reason: &str, text: &str) -> Result<()> {
        self.line(&json!({ "refused": { "rule": rule, "reason": reason, "text": text } }))
    }
}
