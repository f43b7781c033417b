//! Live connections: frames as over a WebSocket.

use super::{House, Result, Stop};
use crate::call::Tell;
use bytes::Bytes;
use protocol::{Ask, Bye, Hello, Speak, TableInfo, Told, WhyNot};
use table::{
    Request, Ticket, Who,
    form::{checked, optional_key, read, said},
    game::Lang,
    host::{Stood, frame},
    problem,
    token::Hashed,
};

/// A live connection.
pub struct Line {
    pub table: String,
    token: Hashed,
    lang: Option<Lang>,
    /// The last entry that it was told of.
    pub told: u64,
}

impl Tell {
    pub fn new(line: u64, frame: &[u8]) -> Tell {
        Tell { line, frame: String::from_utf8_lossy(frame).into_owned() }
    }

    /// The seat is somebody else's now.
    pub fn bye(line: u64) -> Tell {
        Tell::new(line, &frame(&Told::Bye(Bye::Unseated)))
    }
}

fn language(tag: Option<String>) -> problem::Result<Option<Lang>> {
    let known = |tag: String| Lang::from_word(&tag).ok_or_else(|| problem::invalid("`lang` is en, pt-BR, fr or de."));
    tag.map(known).transpose()
}

impl House {
    /// Takes a frame. What is wrong with it is told on the line.
    pub(super) fn frame(&mut self, line: u64, table: &str, text: &str) -> Result<()> {
        let ask: problem::Result<Ask> = read(text.as_bytes());
        let key = ask.as_ref().ok().and_then(Ask::key).map(str::to_owned);
        let greeted = self.lines.contains_key(&line);
        let answer = match ask {
            Ok(Ask::Hello(hello)) if !greeted => self.greet(line, table, hello).map(|()| None),
            Ok(_) if !greeted => Err(problem::invalid("The first frame must be {\"hello\": {\"token\": …}}.").into()),
            Ok(ask) => self.obey(line, ask).map(Some),
            Err(problem) => Err(problem.into()),
        };
        let told = match answer {
            Ok(told) => told,
            Err(Stop::Refused(problem)) => Some(Told::Refused { key, problem: *problem }),
            Err(need) => return Err(need),
        };
        // An answer does not overtake what it is about.
        self.done.tells.extend(told.map(|told| Tell::new(line, &frame(&told))));
        if !self.lines.contains_key(&line) {
            self.done.ends.push(line);
        }
        Ok(())
    }

    fn greet(&mut self, line: u64, table: &str, Hello { token, from, lang }: Hello) -> Result<()> {
        let (token, lang) = (Hashed::of(&token), language(lang)?);
        self.attach(line, table, token, lang, from)
    }

    fn attach(&mut self, line: u64, table: &str, token: Hashed, lang: Option<Lang>, from: Option<u64>) -> Result<()> {
        let welcome: Bytes = self.put(table, Ticket(line), Request::Attach { token, from, lang })?;
        self.lines.insert(line, Line { table: table.into(), token, lang, told: 0 });
        self.done.tells.push(Tell::new(line, &welcome));
        Ok(())
    }

    /// The table was read again: everybody who watched it watches it as it is now.
    pub(super) fn attach_again(&mut self, table: &str) {
        let lines: Vec<u64> = self.lines_of(table).collect();
        for line in lines {
            let Some(Line { token, lang, told, .. }) = self.lines.remove(&line) else { continue };
            if self.attach(line, table, token, lang, Some(told)).is_err() {
                self.done.tells.push(Tell::bye(line));
                self.done.ends.push(line);
            }
        }
    }

    /// Everybody who watches a table has to come again.
    pub(super) fn end_lines(&mut self, table: &str) {
        let lines: Vec<u64> = self.lines_of(table).collect();
        for line in lines {
            self.lines.remove(&line);
            self.done.ends.push(line);
        }
    }

    fn lines_of<'a>(&'a self, table: &'a str) -> impl Iterator<Item = u64> + 'a {
        self.lines.iter().filter(move |(_, line)| line.table == table).map(|(line, _)| *line)
    }

    fn obey(&mut self, line: u64, ask: Ask) -> Result<Told> {
        optional_key(ask.key())?;
        let lost = || problem::conflict("closed", "The connection was closed.");
        let Line { table, lang, .. } = self.lines.get(&line).ok_or_else(lost)?;
        let (id, lang, viewer) = (&table.clone(), *lang, Ticket(line));
        let who = Who::Viewer(viewer);
        match ask {
            Ask::Hello(_) => Err(problem::conflict("greeted", "Hello was said already.").into()),
            Ask::Play(wish) => {
                checked(&wish)?;
                let key = wish.key.clone();
                let stood: Stood = self.ask(id, Request::Play { who, wish, lang })?;
                Ok(Told::Played { key, seq: stood.seq, repeated: stood.repeated })
            }
            Ask::WhyNot(WhyNot { choice, key }) => {
                Ok(Told::WhyNot { key, reason: self.ask(id, Request::WhyNot { who, choice, lang })? })
            }
            Ask::Undo(wish) => {
                let key = wish.key.clone();
                self.ask::<TableInfo>(id, Request::Undo { who, wish })?;
                Ok(Told::Done { key })
            }
            Ask::Consent(consent) => {
                let key = consent.key.clone();
                self.ask::<TableInfo>(id, Request::Consent { who, consent })?;
                Ok(Told::Done { key })
            }
            Ask::Chat(mut say) => {
                say.text = said(&say.text)?;
                let key = say.key.clone();
                let message: protocol::Message = self.ask(id, Request::Say { who, say })?;
                Ok(Told::Said { key, n: message.n })
            }
            Ask::Speak(Speak { lang, from, key }) => {
                let lang = language(Some(lang))?.unwrap_or(Lang::En);
                self.ask::<TableInfo>(id, Request::Speak { viewer, from, lang })?;
                self.lines.entry(line).and_modify(|line| line.lang = Some(lang));
                Ok(Told::Done { key })
            }
        }
    }
}
