//! The house: the tables of one tab. It takes one call after another; what it says is to be done is done before the next.

mod campaigns;
mod lines;
mod make;
mod past;
mod requests;

use crate::{
    call::{Answer, Call, CampaignRow, Done, Known, Need, Random, TableRow, Tell, Think, What, Write, json},
    work::{Position, Work},
};
use lines::Line;
use protocol::Problem;
use std::{
    collections::{BTreeMap, HashMap, VecDeque},
    sync::Arc,
};
use table::{
    Appended, Host, Input, Logged, Millis, Output, Request, Setting, Table, Ticket,
    game::{Game, Shelf},
    host::Thinker,
    problem,
    token::is_id,
};

/// The tickets of requests; those of connections are their lines, which are smaller.
const FIRST_TICKET: u64 = 1 << 32;

/// Why a call comes to nothing.
#[derive(Debug)]
enum Stop {
    Need(Need),
    Refused(Box<Problem>),
}

impl From<Box<Problem>> for Stop {
    fn from(problem: Box<Problem>) -> Stop {
        Stop::Refused(problem)
    }
}

type Result<T> = std::result::Result<T, Stop>;

/// A table that is looked at or played.
struct Live {
    host: Host,
    log: Vec<Logged>,
    /// Bots that are asked, and whether they think already: nobody thinks at a table that nobody watches.
    asked: Vec<(Thinker, bool)>,
}

pub struct House {
    shelf: Shelf,
    tables: HashMap<String, Live>,
    lines: BTreeMap<u64, Line>,
    tickets: u64,
    // What follows belongs to the call under way.
    now: Millis,
    random: Random,
    rows: HashMap<String, Option<Box<TableRow>>>,
    campaigns: HashMap<String, Option<CampaignRow>>,
    done: Done,
}

impl House {
    /// A house with these games.
    pub fn new(shelf: Shelf) -> Self {
        let (tables, lines, rows, campaigns) = (HashMap::new(), BTreeMap::new(), HashMap::new(), HashMap::new());
        let (now, random, done) = (0, Random::default(), Done::default());
        House { shelf, tables, lines, tickets: FIRST_TICKET, now, random, rows, campaigns, done }
    }

    /// Takes a call and says what is to be done.
    pub fn call(&mut self, Call { now, random, what, known }: Call) -> Done {
        let Some(random) = Random::of(&random) else {
            let problem = problem::malformed("`random` is 64 hexadecimal digits.");
            return Done { answer: Some(Answer::refused(&problem)), ..Done::default() };
        };
        (self.now, self.random, self.done) = (now, random, Done::default());
        for row in known {
            match row {
                Known::Table { id, row } => drop(self.rows.insert(id, row)),
                Known::Campaign { id, row } => drop(self.campaigns.insert(id, row)),
            }
        }
        let need = self.take(what);
        self.rows.clear();
        self.campaigns.clear();
        if let Some(need) = need {
            // Whatever needs rows finds out before it writes.
            return Done { need: Some(need), ..Done::default() };
        }
        for line in self.lines.values_mut() {
            line.told = self.tables.get(&line.table).map_or(line.told, |live| live.host.table().kept.seq);
        }
        self.done.due = self.tables.values().filter_map(|live| live.host.due()).min();
        std::mem::take(&mut self.done)
    }

    fn take(&mut self, what: What) -> Option<Need> {
        let result = match what {
            What::Ask(ask) => match self.request(&ask) {
                Err(Stop::Refused(problem)) => {
                    self.done.answer = Some(Answer::refused(&problem));
                    Ok(())
                }
                other => other,
            },
            What::Frame { line, table, text } => self.frame(line, &table, &text),
            What::Gone { line } => {
                if let Some(Line { table, .. }) = self.lines.remove(&line) {
                    self.drive(&table, Input::Gone(Ticket(line)));
                }
                Ok(())
            }
            What::Thought { table, seat, ask, choice } => {
                self.thought(&table, seat, ask, choice);
                Ok(())
            }
            What::Time {} => {
                let ids: Vec<String> = self.tables.keys().cloned().collect();
                ids.iter().for_each(|id| drop(self.drive(id, Input::Time)));
                Ok(())
            }
            What::Moved { table } => self.moved(&table),
            What::Lost { table } => {
                self.tables.remove(&table);
                self.end_lines(&table);
                Ok(())
            }
        };
        match result {
            Err(Stop::Need(need)) => Some(need),
            // Only requests and frames are refused, and they have said so.
            Ok(()) | Err(Stop::Refused(_)) => None,
        }
    }

    fn game(&self, name: &str) -> problem::Result<&Arc<dyn Game>> {
        self.shelf.iter().find(|game| game.name() == name).ok_or_else(|| problem::not_found("game"))
    }

    /// A table, from the store if it is not live.
    fn table(&mut self, id: &str) -> Result<&mut Live> {
        if !is_id(id) {
            return Err(problem::not_found("table").into());
        }
        if !self.tables.contains_key(id) {
            match self.rows.remove(id) {
                None => return Err(Stop::Need(Need::Table(id.into()))),
                Some(None) => {
                    self.rows.insert(id.into(), None);
                    return Err(problem::not_found("table").into());
                }
                Some(Some(row)) => self.load(*row)?,
            }
        }
        self.tables.get_mut(id).ok_or_else(|| problem::not_found("table").into())
    }

    fn load(&mut self, TableRow { mut sheet, log, fault }: TableRow) -> Result<()> {
        sheet.fault = fault;
        let (id, game) = (sheet.id.clone(), self.game(&sheet.game)?.clone());
        let table = Table::replay(game, sheet, &log).map_err(|error| problem::faulty(&error.to_string()))?;
        let host = Host::new(table, Setting { node: String::new(), alone: true, grace: 0 }, self.now);
        self.tables.insert(id.clone(), Live { host, log, asked: Vec::new() });
        self.drive(&id, Input::Time);
        Ok(())
    }

    /// Asks a table.
    fn ask<T: TryFrom<table::Answer>>(&mut self, id: &str, request: Request) -> Result<T> {
        self.tickets += 1;
        self.put(id, Ticket(self.tickets), request)
    }

    fn put<T: TryFrom<table::Answer>>(&mut self, id: &str, ticket: Ticket, request: Request) -> Result<T> {
        self.table(id)?;
        let answer = self.drive(id, Input::Asked { ticket, request });
        let silent = || Err(problem::unavailable("The table has not answered; try again."));
        T::try_from(*answer.unwrap_or_else(silent)?)
            .map_err(|_| problem::unavailable("The table has answered something else.").into())
    }

    /// Hands an input to the host of a table and does what it wants done, until nothing is left to do. Gives the last answer.
    fn drive(&mut self, id: &str, input: Input) -> Option<problem::Result<Box<table::Answer>>> {
        let live = self.tables.get_mut(id)?;
        let (mut inputs, mut out, mut answered) = (VecDeque::from([input]), Vec::new(), None);
        while let Some(input) = inputs.pop_front() {
            live.host.handle(self.now, &mut self.random, input, &mut out);
            for output in out.drain(..) {
                match output {
                    Output::Append(entry) => {
                        let write = Write::Entry { table: id.into(), seq: entry.seq, row: json(&entry) };
                        self.done.writes.push(write);
                        live.log.push(entry);
                        inputs.push_back(Input::Appended(Appended::Stored));
                    }
                    Output::Read { after, .. } => {
                        let after = live.log.partition_point(|logged| logged.seq <= after);
                        inputs.push_back(Input::Read(Ok((live.log[after..].to_vec(), None))));
                    }
                    // There is nobody else to talk to.
                    Output::Say(_) => {
                        let alone = "Everybody at this table sits at this device: there is nobody to write to.";
                        inputs.push_back(Input::Said(Err(problem::conflict("no-chat", alone))));
                    }
                    Output::Lines { .. } => inputs.push_back(Input::Lines(Ok(Vec::new()))),
                    Output::Answer { answer, .. } => answered = Some(answer),
                    Output::Tell { to, frame } => self.done.tells.push(Tell::new(to.0, &frame)),
                    Output::LetGo(line) => {
                        self.lines.remove(&line.0);
                        self.done.tells.push(Tell::bye(line.0));
                        self.done.ends.push(line.0);
                    }
                    Output::Think(thinker) => live.asked.push((thinker, false)),
                    // The log is all that is kept: playing it again takes a moment.
                    Output::Publish(_) | Output::Keep(_) | Output::Over => {}
                    // The table knows it, and says so to whoever asks.
                    Output::Faulty(_) | Output::Unplayable(_) => {}
                }
            }
        }
        self.think(id);
        answered
    }

    /// Sets the bots to thinking that are asked at a table.
    fn think(&mut self, id: &str) {
        let Some(live) = self.tables.get_mut(id).filter(|live| live.host.is_watched()) else { return };
        let table = live.host.table();
        for (thinker, thinks) in live.asked.iter_mut().filter(|(_, thinks)| !thinks) {
            *thinks = true;
            let (seat, ask, people) = (thinker.seat, thinker.ask, thinker.people);
            let level = table.kept.seats.get(usize::from(seat)).and_then(table::entry::Seated::bot).unwrap_or_default();
            let at = Position::of(&table.sheet, &*thinker.play);
            let work = Work::Bot { table: id.into(), seat, level: level.into(), people, since: table.kept.undone, at };
            self.done.thinks.push(Think { table: id.into(), seat, ask, work });
        }
    }

    /// A bot has made up its mind; without a choice the first offer is taken, because the table must not wait for ever.
    fn thought(&mut self, id: &str, seat: u8, ask: u32, choice: Option<protocol::Json>) {
        let Some(live) = self.tables.get_mut(id) else { return };
        let found = live.asked.iter().position(|(thinker, _)| (thinker.seat, thinker.ask) == (seat, ask));
        let Some((thinker, _)) = found.map(|at| live.asked.remove(at)) else { return };
        let choice = choice.or_else(|| thinker.first_offer());
        self.drive(id, Input::Thought { seat, ask, bot: thinker.bot, choice });
    }

    /// Another tab has written to a table: it is read again, and whoever watches is told what was missed.
    fn moved(&mut self, id: &str) -> Result<()> {
        let Some(live) = self.tables.get(id) else { return Ok(()) };
        match self.rows.remove(id) {
            None => return Err(Stop::Need(Need::Table(id.into()))),
            Some(Some(row)) if row.log.len() <= live.log.len() => return Ok(()),
            Some(row) => {
                self.tables.remove(id);
                self.rows.insert(id.into(), row);
            }
        }
        self.attach_again(id);
        Ok(())
    }
}
