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

const HELP: &str = "\
  NUMBER     take that offer
  u          take the last choice back
  ?          what is not offered, and which rule forbids it
  ?NUMBER    the card behind an offer, in full
  why WORD   why something with that word is not offered
  b          the board     p   the places     c   the hands
  s [FILE]   save          q   save and quit  h   this list";

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
                writeln!(self.out, "({}: only one way: {text})", letter(seat.0 as usize))?;
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
        match &session.save {
            Some(path) => writeln!(self.out, "Saved as {}; `muster play --save` goes on with it.", path.display())?,
            None => writeln!(self.out, "Not saved: no --save FILE was given.")?,
        }
        Ok(())
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
        // While heroes are chosen there is nothing on the board yet.
        if world.phase() == Phase::Setup && world.hero_of(world.seats() - 1).is_none() {
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
        let (text, rule) = self.words.question(table).unwrap_or_default();
        let turn = table.world.turn();
        let points = if turn.seat == Some(seat.0) {
            format!(" | moves {}, action {}", turn.moves, if turn.acted { "used" } else { "free" })
        } else {
            String::new()
        };
        let who = self.words.hero_name(&table.world, seat.0 as usize);
        writeln!(self.out, "\n{who}: {text} ({rule}){points}")?;
        let mut last = "";
        for (nth, choice) in offers.iter().enumerate() {
            let (_, heading) = group(*choice);
            if heading != last {
                writeln!(self.out, " {heading}")?;
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
                ("h", _) => writeln!(self.out, "{HELP}")?,
                ("u", _) => {
                    if session.undo()? {
                        writeln!(self.out, "Taken back.")?;
                        return Ok(true);
                    }
                    writeln!(self.out, "There is nothing to take back.")?;
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
                            writeln!(self.out, "{}", self.words.refused(&refused))?;
                            continue;
                        }
                        return Ok(true);
                    }
                    Ok(_) => writeln!(self.out, "The offers are numbered from 1 to {}.", offers.len())?,
                    Err(_) => writeln!(self.out, "Type the number of an offer, or h for help.")?,
                },
            }
        }
    }

    fn save(&mut self, session: &mut Session, file: &str) -> Result<()> {
        if !file.is_empty() {
            session.save = Some(file.into());
        }
        match session.store() {
            Ok(()) if session.save.is_some() => writeln!(self.out, "Saved.")?,
            Ok(()) => writeln!(self.out, "Where? `s FILE` saves there, now and when you quit.")?,
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
                write!(self.out, "{}", screen::wrap(&format!("  {text}: {}", self.words.refused(&refused))))?;
            } else if !word.is_empty() {
                none = false;
                write!(self.out, "{}", screen::wrap(&format!("  {text}: is offered")))?;
            }
        }
        if none {
            writeln!(self.out, "Nothing else comes to mind here.")?;
        }
        Ok(())
    }
}

/// The place of an offer in the list, and its heading.
fn group(choice: Choice) -> (u8, &'static str) {
    match choice {
        Choice::Place(_) => (0, "Go"),
        Choice::Figure(_) | Choice::Token(_) => (1, "Figures and things"),
        Choice::Card(_) | Choice::Upgrade(_) | Choice::Focus(_) | Choice::SpecialistCard(_) => (2, "Cards"),
        Choice::Use(_) | Choice::Search => (3, "Do"),
        Choice::Hero(_) | Choice::Seat(_) => (4, "Who"),
        Choice::Die(_) | Choice::Option(_) | Choice::Slot(_) => (5, "Which"),
        Choice::Yes | Choice::Done | Choice::Random | Choice::Back | Choice::Pass => (6, "Or"),
    }
}
