//! The game in the terminal: the table, the question, numbered offers; a line is an answer or a command.

use crate::{
    console::{Console, Tale},
    session::Session,
    terms::{Terms, letter, wrap},
};
use anyhow::Result;
use kernel::{Procedure as _, Seat};
use std::io::{BufRead, Write};
use titles::Words;

/// How a sitting ended.
#[derive(PartialEq, Eq)]
pub enum Ended {
    Over,
    Left,
}

pub struct Terminal<'a, 'p, T: Console> {
    pub terms: Terms,
    pub tale: &'a T::Tale<'p>,
    pub input: &'a mut dyn BufRead,
    pub out: &'a mut dyn Write,
}

/// What rivals at one screen have not read yet, each of them and a spectator; empty if nobody has to wait for the screen.
type Unread = Vec<(Option<Seat>, String)>;

/// Lines between what one rival sees and what the next one does.
const CURTAIN: usize = 60;

impl<T: Console> Terminal<'_, '_, T> {
    pub fn play(&mut self, session: &mut Session<T>, mut events: Vec<T::Event>) -> Result<Ended> {
        let people: Vec<Option<Seat>> = session.people().map(Some).collect();
        let mut unread = Unread::new();
        if T::RIVALS && people.len() > 1 {
            unread.extend(people.iter().chain(&[None]).map(|viewer| (*viewer, String::new())));
        }
        // Friends may know everything, a rival alone what the own seat knows.
        let viewer = T::RIVALS.then(|| people.first().copied().flatten());
        let (mut shown, mut holder) = (None, None);
        if events.is_empty() && session.next_seat().is_none() {
            // Nothing is left to be played in this file.
            writeln!(self.out, "{}", self.tale.over(&session.journal.table.world))?;
            return Ok(Ended::Over);
        }
        loop {
            for (viewer, text) in &mut unread {
                text.push_str(&self.story(session, &events, Some(*viewer)));
            }
            if unread.is_empty() {
                write!(self.out, "{}", self.story(session, &events, viewer))?;
            }
            events.clear();
            let Some(seat) = session.next_seat() else { break };
            if session.is_bot(seat) {
                session.bot_plays(seat, &mut events)?;
                continue;
            }
            let offers = self.offers(session, seat);
            // A rival who does not hold the screen is handed it even for a question without a choice: if it were passed over,
            // the others would learn that there was none.
            let alone = unread.is_empty() || holder == Some(seat);
            if let Some(only) = offers.first().filter(|_| alone && offers.len() == 1) {
                let text = self.tale.choice(&session.journal.table, seat, *only);
                let who = letter(seat.0 as usize).to_string();
                let line = wrap(&self.terms.term("only", [("who", who.into()), ("text", text.into())]));
                match unread.iter_mut().find(|(viewer, _)| *viewer == Some(seat)) {
                    Some((_, text)) => text.push_str(&line),
                    None => write!(self.out, "{line}")?,
                }
                session.play(seat, *only, &mut events)?;
                continue;
            }
            if !self.hand_over(seat, &mut holder, &mut unread)? {
                return self.leave(session);
            }
            let moment = (T::moment(&session.journal.table.world), seat);
            if shown != Some(moment) {
                write!(self.out, "{}", self.tale.screen(&session.journal.table, seat))?;
                self.goal(session, seat)?;
                shown = Some(moment);
            }
            self.ask(session, seat, &offers)?;
            if !self.answer(session, seat, &offers, &mut events)? {
                return self.leave(session);
            }
        }
        // How it ended may be read by everybody.
        for (_, text) in unread.iter().filter(|(viewer, _)| viewer.is_none()) {
            write!(self.out, "{text}")?;
        }
        session.store()?;
        Ok(Ended::Over)
    }

    /// Lets the rival of this seat take the screen and read what has happened; false if nobody does.
    fn hand_over(&mut self, seat: Seat, holder: &mut Option<Seat>, unread: &mut Unread) -> Result<bool> {
        if unread.is_empty() {
            return Ok(true);
        }
        if *holder != Some(seat) {
            let who = letter(seat.0 as usize).to_string();
            writeln!(self.out, "{}{}", "\n".repeat(CURTAIN), self.terms.term("hand-over", [("who", who.into())]))?;
            self.out.flush()?;
            if self.input.read_line(&mut String::new())? == 0 {
                return Ok(false);
            }
            *holder = Some(seat);
        }
        for (viewer, text) in unread.iter_mut() {
            if *viewer == Some(seat) {
                write!(self.out, "{text}")?;
            }
            if viewer.is_none() || *viewer == Some(seat) {
                text.clear();
            }
        }
        Ok(true)
    }

    /// What is wanted next, and how it can be lost.
    fn goal(&mut self, session: &Session<T>, seat: Seat) -> Result<()> {
        let Some(goal) = self.tale.words().goal(&session.journal.table, Some(seat)) else { return Ok(()) };
        let line = self.terms.term("goal", [("now", goal.now.join(" · ").into())]);
        let lost = goal.lost.map_or_else(String::new, |lost| wrap(&lost));
        Ok(write!(self.out, "{}{lost}", wrap(&line))?)
    }

    fn leave(&mut self, session: &Session<T>) -> Result<Ended> {
        session.store()?;
        self.left(session)?;
        Ok(Ended::Left)
    }

    fn left(&mut self, session: &Session<T>) -> Result<()> {
        let line = match &session.save {
            Some(path) => self.terms.term("saved-as", [("file", path.display().to_string().into())]),
            None => self.terms.term("not-saved", []),
        };
        Ok(writeln!(self.out, "{line}")?)
    }

    /// Events as sentences: all that happened, or what a viewer may know of it.
    fn story(&self, session: &Session<T>, events: &[T::Event], viewer: Option<Option<Seat>>) -> String {
        let world = &session.journal.table.world;
        let told = match viewer {
            None => self.tale.words().report(world, events),
            Some(viewer) => {
                let seen: Vec<T::Event> = events.iter().map(|event| T::told(event, world, viewer)).collect();
                self.tale.words().report(world, &seen)
            }
        };
        told.into_iter().map(|sentence| wrap(&format!("  {sentence}"))).collect()
    }

    /// Offers in the order in which they are shown: like with like.
    fn offers(&self, session: &Session<T>, seat: Seat) -> Vec<T::Choice> {
        let mut offers = Vec::new();
        session.journal.table.offers(session.pack, seat, &mut offers);
        offers.sort_by_key(|choice| self.tale.group(*choice).0);
        offers
    }

    fn ask(&mut self, session: &Session<T>, seat: Seat, offers: &[T::Choice]) -> Result<()> {
        let table = &session.journal.table;
        writeln!(self.out)?;
        if table.ask().is_some() {
            // Its rule is a command away: sentences are for people.
            let line = format!("[{}] {}", letter(seat.index()), self.tale.question(table, seat));
            write!(self.out, "{}", wrap(&line))?;
        }
        // A single group needs no heading that only sets it off from others.
        let alone = offers.iter().all(|choice| self.tale.group(*choice).1 == "or");
        let mut last = if alone { "or" } else { "" };
        for (nth, choice) in offers.iter().enumerate() {
            let (_, heading) = self.tale.group(*choice);
            if heading != last {
                writeln!(self.out, " {}", self.terms.term(heading, []))?;
                last = heading;
            }
            let text = self.tale.choice(table, seat, *choice);
            write!(self.out, "{}", wrap(&format!("  {:>2}  {text}", nth + 1)))?;
        }
        Ok(())
    }

    /// Reads lines until one is an answer that is accepted or the player leaves; false: the player leaves.
    fn answer(
        &mut self,
        session: &mut Session<T>,
        seat: Seat,
        offers: &[T::Choice],
        events: &mut Vec<T::Event>,
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
                ("h", _) => writeln!(self.out, "{}", self.tale.help())?,
                ("u", _) => {
                    if session.undo()? {
                        writeln!(self.out, "{}", self.terms.term("taken-back", []))?;
                        return Ok(true);
                    }
                    writeln!(self.out, "{}", self.terms.term("nothing-back", []))?;
                }
                ("s", file) => self.save(session, file.trim())?,
                ("why", word) => self.why_not(session, seat, word.trim())?,
                ("?", _) => self.why_not(session, seat, "")?,
                (word, _) => {
                    if let Some(part) = self.tale.part(word, &session.journal.table, seat) {
                        write!(self.out, "{part}")?;
                    } else if self.number(word, session, seat, offers, events)? {
                        return Ok(true);
                    }
                }
            }
        }
    }

    /// Takes an offer by its number, or with `?` before it shows the card behind it; true: it is taken.
    fn number(
        &mut self,
        word: &str,
        session: &mut Session<T>,
        seat: Seat,
        offers: &[T::Choice],
        events: &mut Vec<T::Event>,
    ) -> Result<bool> {
        let Ok(nth) = word.strip_prefix('?').unwrap_or(word).parse::<usize>() else {
            writeln!(self.out, "{}", self.terms.term("type", []))?;
            return Ok(false);
        };
        let Some(choice) = nth.checked_sub(1).and_then(|nth| offers.get(nth).copied()) else {
            writeln!(self.out, "{}", self.terms.term("numbers", [("n", (offers.len() as u64).into())]))?;
            return Ok(false);
        };
        if word.starts_with('?') {
            let table = &session.journal.table;
            match self.tale.card(table, seat, choice) {
                Some(card) => write!(self.out, "{card}")?,
                None => write!(self.out, "{}", wrap(&self.tale.choice(table, seat, choice)))?,
            }
            return Ok(false);
        }
        if let Some(refused) = session.play(seat, choice, events)? {
            let text = self.tale.words().refused(&refused, &session.journal.table, seat, choice);
            writeln!(self.out, "{text}")?;
            return Ok(false);
        }
        Ok(true)
    }

    fn save(&mut self, session: &mut Session<T>, file: &str) -> Result<()> {
        if !file.is_empty() {
            session.save = Some(file.into());
        }
        match session.store() {
            Ok(()) if session.save.is_some() => writeln!(self.out, "{}", self.terms.term("saved", []))?,
            Ok(()) => writeln!(self.out, "{}", self.terms.term("where", []))?,
            // The game goes on; only the file is in trouble.
            Err(error) => writeln!(self.out, "{error:#}")?,
        }
        Ok(())
    }

    /// The rule that asks; what one might think of and is not offered, with the rule that forbids it.
    fn why_not(&mut self, session: &Session<T>, seat: Seat, word: &str) -> Result<()> {
        let table = &session.journal.table;
        if let Some(ask) = table.ask().filter(|_| word.is_empty()) {
            let line = self.terms.term("asked-by", [("rule", ask.rule.id::<T>().into())]);
            write!(self.out, "{}", wrap(&format!("  {line}")))?;
        }
        let Some(frame) = table.asking() else { return Ok(()) };
        let mut all = Vec::new();
        frame.candidates(&table.world, session.pack, seat, &mut all);
        if !word.is_empty() {
            // With a word, also what the question does not even consider.
            T::conceivable(table, session.pack, seat, &mut all);
        }
        all.sort();
        all.dedup();
        let wanted = word.to_lowercase();
        let mut none = true;
        for choice in all {
            let text = self.tale.choice(table, seat, choice);
            if !text.to_lowercase().contains(&wanted) {
                continue;
            }
            let why = match table.why_not(session.pack, seat, choice) {
                Some(refused) => self.tale.words().refused(&refused, table, seat, choice),
                None if !word.is_empty() => self.terms.term("offered", []),
                None => continue,
            };
            none = false;
            let text = self.tale.brief(table, seat, choice);
            let line = self.terms.term("why", [("text", text.into()), ("why", why.into())]);
            write!(self.out, "{}", wrap(&format!("  {line}")))?;
        }
        if none {
            writeln!(self.out, "{}", self.terms.term("nothing-else", []))?;
        }
        Ok(())
    }
}
