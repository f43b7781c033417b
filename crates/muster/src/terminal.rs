//! The game in the terminal: the table, the question, numbered offers; a line is an answer or a command.

use crate::{
    screen,
    session::Session,
    words::{Words, letter},
};
use anyhow::Result;
use fireteam_zero::{FireteamZero, choice::Choice, event::Event, world::Phase};
use kernel::{Game, Seat};
use std::io::{BufRead, Write};

/// How a sitting ended.
#[derive(PartialEq, Eq)]
pub enum Ended {
    Over,
    Left,
}

pub struct Terminal<'a, 'p> {
    pub words: &'a Words<'p>,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

impl Terminal<'_, '_> {
    pub fn play(&mut self, session: &mut Session, mut events: Vec<Event>) -> Result<Ended> {
        let mut shown = None;
        loop {
            self.tell(session, &events)?;
            events.clear();
            let Some(seat) = session.next_seat() else { break };
            if session.is_bot(seat) {
                session.bot_plays(seat, &mut events)?;
                continue;
            }
            let offers = self.offers(session, seat);
            if let [only] = offers.as_slice() {
                let text = self.words.choice(&session.journal.table, seat, *only);
                let who = letter(seat.0 as usize).to_string();
                let line = self.words.term("only", [("who", who.into()), ("text", text.into())]);
                write!(self.out, "{}", screen::wrap(&line))?;
                session.play(seat, *only, &mut events)?;
                continue;
            }
            let moment = (session.journal.table.world.round(), session.journal.table.world.turn().seat, seat);
            if shown != Some(moment) {
                self.table(session, seat)?;
                shown = Some(moment);
            }
            self.ask(session, seat, &offers)?;
            if !self.answer(session, seat, &offers, &mut events)? {
                session.store()?;
                self.left(session)?;
                return Ok(Ended::Left);
            }
        }
        session.store()?;
        Ok(Ended::Over)
    }

    fn left(&mut self, session: &Session) -> Result<()> {
        let line = match &session.save {
            Some(path) => self.words.term("saved-as", [("file", path.display().to_string().into())]),
            None => self.words.term("not-saved", []),
        };
        Ok(writeln!(self.out, "{line}")?)
    }

    fn tell(&mut self, session: &Session, events: &[Event]) -> Result<()> {
        for event in events {
            if let Some(sentence) = self.words.event(&session.journal.table.world, event) {
                write!(self.out, "{}", screen::wrap(&format!("  {sentence}")))?;
            }
        }
        Ok(())
    }

    fn table(&mut self, session: &Session, seat: Seat) -> Result<()> {
        let world = &session.journal.table.world;
        let words = self.words;
        // During set-up there is nothing to see on the board yet.
        if world.phase() == Phase::Setup {
            return Ok(());
        }
        writeln!(self.out, "\n{}", screen::board(words, world))?;
        write!(self.out, "{}", screen::wrap(&screen::places(words, world)))?;
        write!(self.out, "{}", screen::wrap(&screen::status(words, world)))?;
        write!(self.out, "{}", screen::wrap(&screen::hands(words, world, seat.0 as usize)))?;
        Ok(())
    }

    /// Offers in the order in which they are shown: like with like.
    fn offers(&self, session: &Session, seat: Seat) -> Vec<Choice> {
        let mut offers = Vec::new();
        session.journal.table.offers(session.pack, seat, &mut offers);
        offers.sort_by_key(|choice| group(*choice).0);
        offers
    }

    fn ask(&mut self, session: &Session, seat: Seat, offers: &[Choice]) -> Result<()> {
        let table = &session.journal.table;
        let (text, rule) = self.words.question(table, seat.0 as usize).unwrap_or_default();
        writeln!(self.out)?;
        write!(self.out, "{}", screen::wrap(&format!("[{}] {text} ({rule})", letter(seat.0 as usize))))?;
        let mut last = "";
        for (nth, choice) in offers.iter().enumerate() {
            let (_, heading) = group(*choice);
            if heading != last {
                writeln!(self.out, " {}", self.words.term(heading, []))?;
                last = heading;
            }
            let text = self.words.choice(table, seat, *choice);
            write!(self.out, "{}", screen::wrap(&format!("  {:>2}  {text}", nth + 1)))?;
        }
        Ok(())
    }

    /// Reads lines until one is an answer that is accepted or the player leaves; false: the player leaves.
    fn answer(
        &mut self,
        session: &mut Session,
        seat: Seat,
        offers: &[Choice],
        events: &mut Vec<Event>,
    ) -> Result<bool> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            let mut line = String::new();
            if self.input.read_line(&mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(false);
            }
            let line = line.trim();
            match line.split_once(' ').unwrap_or((line, "")) {
                ("", _) => {}
                ("q", _) => return Ok(false),
                ("h", _) => writeln!(self.out, "{}", self.words.term("help", []))?,
                ("u", _) => {
                    if session.undo()? {
                        writeln!(self.out, "{}", self.words.term("taken-back", []))?;
                        return Ok(true);
                    }
                    writeln!(self.out, "{}", self.words.term("nothing-back", []))?;
                }
                ("s", file) => self.save(session, file.trim())?,
                ("b", _) => writeln!(self.out, "{}", screen::board(self.words, &session.journal.table.world))?,
                ("p", _) => writeln!(self.out, "{}", screen::places(self.words, &session.journal.table.world))?,
                ("c", _) => {
                    let hands = screen::hands(self.words, &session.journal.table.world, seat.0 as usize);
                    write!(self.out, "{}", screen::wrap(&hands))?;
                }
                ("why", word) => self.why_not(session, seat, word.trim())?,
                ("?", _) => self.why_not(session, seat, "")?,
                (number, _) => match number.strip_prefix('?').unwrap_or(number).parse::<usize>() {
                    Ok(nth) if (1..=offers.len()).contains(&nth) && number.starts_with('?') => {
                        self.explain(session, seat, offers[nth - 1])?;
                    }
                    Ok(nth) if (1..=offers.len()).contains(&nth) => {
                        if let Some(refused) = session.play(seat, offers[nth - 1], events)? {
                            let table = &session.journal.table;
                            let text = self.words.refused(&refused, table, seat, offers[nth - 1]);
                            writeln!(self.out, "{text}")?;
                            continue;
                        }
                        return Ok(true);
                    }
                    Ok(_) => {
                        writeln!(self.out, "{}", self.words.term("numbers", [("n", (offers.len() as u64).into())]))?;
                    }
                    Err(_) => writeln!(self.out, "{}", self.words.term("type", []))?,
                },
            }
        }
    }

    fn save(&mut self, session: &mut Session, file: &str) -> Result<()> {
        if !file.is_empty() {
            session.save = Some(file.into());
        }
        match session.store() {
            Ok(()) if session.save.is_some() => writeln!(self.out, "{}", self.words.term("saved", []))?,
            Ok(()) => writeln!(self.out, "{}", self.words.term("where", []))?,
            // The game goes on; only the file is in trouble.
            Err(error) => writeln!(self.out, "{error:#}")?,
        }
        Ok(())
    }

    /// The full text of the card behind an offer.
    fn explain(&mut self, session: &Session, seat: Seat, choice: Choice) -> Result<()> {
        let world = &session.journal.table.world;
        let teller = &self.words.teller;
        let card = match choice {
            Choice::Card(card) => Some(teller.action_card(world.design(seat.0 as usize, card))),
            Choice::Upgrade(action) => Some(teller.action_card(action)),
            Choice::Focus(focus) => Some(teller.focus(focus)),
            Choice::Hero(hero) => Some(teller.hero(hero)),
            Choice::SpecialistCard(card) => Some(teller.specialist_card(card)),
            Choice::Figure(figure) => world.monster(figure).map(|m| teller.monster(m.kind)),
            _ => None,
        };
        match card {
            Some(card) => {
                let text = format!("{}\n  {}\n", card.title, card.lines.join("\n  "));
                write!(self.out, "{}", screen::wrap(&text))?;
            }
            None => writeln!(self.out, "{}", self.words.choice(&session.journal.table, seat, choice))?,
        }
        Ok(())
    }

    /// What one might think of and is not offered, with the rule that forbids it.
    fn why_not(&mut self, session: &Session, seat: Seat, word: &str) -> Result<()> {
        let table = &session.journal.table;
        let Some(frame) = table.asking() else { return Ok(()) };
        let mut all = Vec::new();
        FireteamZero::candidates(frame, &table.world, session.pack, seat, &mut all);
        if !word.is_empty() {
            // With a word, also what the question does not even consider.
            let places = table.world.board(session.pack).places.len();
            all.extend((0..places).map(|p| Choice::Place(fireteam_zero::terms::Place(p as u8))));
            all.extend(table.world.on_board().iter().map(Choice::Figure));
            all.extend(table.world.hand(seat.0 as usize).iter().map(Choice::Card));
            all.push(Choice::Search);
        }
        all.sort();
        all.dedup();
        let wanted = word.to_lowercase();
        let mut none = true;
        for choice in all {
            let text = self.words.choice(table, seat, choice);
            if !text.to_lowercase().contains(&wanted) {
                continue;
            }
            if let Some(refused) = table.why_not(session.pack, seat, choice) {
                none = false;
                let why = self.words.refused(&refused, table, seat, choice);
                write!(self.out, "{}", screen::wrap(&format!("  {text}: {why}")))?;
            } else if !word.is_empty() {
                none = false;
                let offered = self.words.term("offered", []);
                write!(self.out, "{}", screen::wrap(&format!("  {text}: {offered}")))?;
            }
        }
        if none {
            writeln!(self.out, "{}", self.words.term("nothing-else", []))?;
        }
        Ok(())
    }
}

/// The place of an offer in the list, and its heading, `term-…`.
fn group(choice: Choice) -> (u8, &'static str) {
    match choice {
        Choice::Place(_) => (0, "go"),
        Choice::Figure(_) | Choice::Token(_) => (1, "figures"),
        Choice::Card(_) | Choice::Upgrade(_) | Choice::Focus(_) | Choice::SpecialistCard(_) => (2, "cards"),
        Choice::Use(_) | Choice::Search => (3, "do"),
        Choice::Hero(_) | Choice::Seat(_) => (4, "who"),
        Choice::Die(_) | Choice::Option(_) | Choice::Slot(_) => (5, "which"),
        Choice::Yes | Choice::Done | Choice::Random | Choice::Back | Choice::Pass => (6, "or"),
    }
}
