//! The host of a live table: it takes one input after another and says what is to be done.
//!
//! Every request is an *attempt* on what the host knows. An attempt either has its answer, or wants an entry written, or needs to read
//! more of the log; then it is made again. So an operation is one function that looks at the table and says the next step, and whether
//! it was sent twice, found done or overtaken by another node is all one: the next attempt sees it.

mod bots;
mod catch_up;
mod hints;
mod play;
mod request;
mod seats;
mod talk;
mod undo;
mod viewers;

pub use bots::Thinker;
pub use hints::Thinking;
pub use request::{Answer, Rematch, Request, Stood, Ticket, Who};
pub use talk::Line;
pub use viewers::frame;

use crate::{
    Entropy, Logged, Millis, Note, Snapshot, Table,
    entry::Entry,
    game::{Bot, Play},
    problem::{self, Result},
    token::Hashed,
};
use bots::Bots;
use bytes::Bytes;
use hints::Hints;
use protocol::{Json, Message, Problem, Room, TableInfo, Viewer};
use std::{collections::VecDeque, sync::Arc};
use viewers::{Updates, Viewers};

/// How often the log is read for one request, when other nodes are faster.
const TRIES: u32 = 8;
/// A snapshot is kept after this many entries: those since are played again in a moment, and snapshots make entries wait for
/// the disk.
const SNAPSHOT_EVERY: u64 = 128;

/// How a host stands among others.
pub struct Setting {
    /// The name of its node.
    pub node: String,
    /// Whether no other node can write to the same log.
    pub alone: bool,
    /// How long the bots are left to another node after an entry of that node.
    pub grace: Millis,
}

/// What a host takes.
pub enum Input {
    /// Somebody asks; the answer carries the ticket.
    Asked { ticket: Ticket, request: Request },
    /// A connection has gone, or cannot keep up.
    Gone(Ticket),
    /// What came of [`Output::Append`].
    Appended(Appended),
    /// What came of [`Output::Read`]: the entries in order, and what broke down at the table.
    Read(Result<(Vec<Logged>, Option<String>)>),
    /// What came of [`Output::Say`].
    Said(Result<Message>),
    /// What came of [`Output::Lines`].
    Lines(Result<Vec<Message>>),
    /// A bot has made up its mind.
    Thought { seat: u8, ask: u32, bot: Box<dyn Bot>, choice: Option<Json> },
    /// Another node says something.
    Heard(Note),
    /// Time has passed: see [`Host::due`].
    Time,
    /// Nothing has happened for long, and other nodes may believe that nobody is here.
    Quiet,
}

/// What came of writing an entry.
pub enum Appended {
    /// It cannot be lost any more.
    Stored,
    /// The log has an entry with that number already.
    Taken,
    /// Nobody knows whether it is written.
    Failed(Box<Problem>),
}

/// What is to be done, in this order. At most one of the first four is under way at a time.
pub enum Output {
    /// Write this entry, unless its number is taken.
    Append(Logged),
    /// Read the log after an entry, and if need be what broke down at the table.
    Read {
        after: u64,
        fault: bool,
    },
    /// Keep a line of chat.
    Say(Line),
    /// Read the lines of a room after a number.
    Lines {
        room: Room,
        after: u64,
    },
    Answer {
        ticket: Ticket,
        answer: Result<Box<Answer>>,
    },
    /// Pass a frame on to a connection.
    Tell {
        to: Ticket,
        frame: Bytes,
    },
    /// This connection is told nothing more.
    LetGo(Ticket),
    /// Let a bot think.
    Think(Thinker),
    /// Tell the other nodes.
    Publish(Note),
    /// Keep a snapshot, when there is time.
    Keep(Snapshot),
    /// The game is over.
    Over,
    /// The rules broke down, and the table goes no further. Its log stays.
    Faulty(String),
    /// The log cannot be played again by this build.
    Unplayable(String),
}

enum Job {
    Asked { ticket: Ticket, request: Request },
    Thought { seat: u8, ask: u32, choice: Json },
    Lines { room: Room, n: u64 },
    Look,
}

/// A job under way.
struct Doing {
    job: Job,
    /// How often the log was read for it.
    tries: u32,
    /// Whether it rests on all that stood when it began.
    sure: bool,
    /// Whether the entry that it is about is in the log.
    done: bool,
    /// Whether it has tried to write new dice.
    rolled: bool,
    /// The whole log, if it was needed.
    log: Option<Vec<Logged>>,
    waits: Option<Waits>,
}

/// For what of the store a job waits.
enum Waits {
    Append(Draft),
    Newest,
    Whole,
    Lines,
}

/// An entry that is being written, and what it will do.
struct Draft {
    entry: Logged,
    next: Arc<dyn Play>,
    /// What the viewers will be told.
    told: Option<Updates>,
}

/// What an attempt comes to.
enum Step {
    Answer(Box<Answer>),
    /// An entry, and the game after it.
    Write(Entry, Arc<dyn Play>),
    /// The attempt needs the whole log.
    Log,
    Say(Line),
    Lines {
        room: Room,
        after: u64,
    },
    /// There is nobody to answer.
    Done,
}

/// Why an attempt has come to nothing.
enum Stop {
    /// The log may have entries that this host does not know of.
    Behind,
    Refused(Box<Problem>),
    /// The rules broke down.
    Fault(String),
}

impl From<Box<Problem>> for Stop {
    fn from(problem: Box<Problem>) -> Stop {
        Stop::Refused(problem)
    }
}

type Attempt = std::result::Result<Step, Stop>;

fn answer(answer: impl Into<Answer>) -> Attempt {
    Ok(Step::Answer(Box::new(answer.into())))
}

/// A live table.
pub struct Host {
    table: Table,
    setting: Setting,
    viewers: Viewers,
    bots: Bots,
    hints: Hints,
    doing: Option<Doing>,
    waiting: VecDeque<Job>,
    /// What is done after all answers: nobody waits for it.
    later: Vec<Output>,
    now: Millis,
}

impl Host {
    /// A host of this table, which is as its log leaves it.
    pub fn new(table: Table, setting: Setting, now: Millis) -> Self {
        let mut bots = Bots::new(table.kept.seats.len());
        // Another node may be playing it: a table that moved just now is left to that node first. Who is alone waits for nobody, also where
        // the clock was set back since.
        bots.wake(if setting.alone { now } else { now.max(table.kept.at + setting.grace) });
        let (viewers, hints) = (Viewers::default(), Hints::default());
        let (waiting, later) = (VecDeque::new(), Vec::new());
        Host { table, setting, viewers, bots, hints, doing: None, waiting, later, now }
    }

    /// The table as the host knows it.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// When there is something to do although nothing happens; [`Input::Time`] then.
    pub fn due(&self) -> Option<Millis> {
        self.bots.due().filter(|_| self.doing.is_none())
    }

    /// Whether nobody watches, thinks or waits.
    pub fn is_idle(&self) -> bool {
        self.viewers.is_empty() && !self.bots.busy() && self.doing.is_none()
    }

    /// The tokens of those who play or watch here.
    pub fn tokens(&self) -> impl Iterator<Item = &Hashed> {
        self.table.kept.seats.iter().filter_map(|seated| seated.token()).chain(self.viewers.tokens())
    }

    /// Whether anybody is connected, here or at another node.
    pub fn is_watched(&self) -> bool {
        !self.viewers.is_empty() || self.viewers.present(self.now) != 0
    }

    /// Takes an input at this time and says what is to be done.
    pub fn handle(&mut self, now: Millis, entropy: &mut dyn Entropy, input: Input, out: &mut Vec<Output>) {
        self.now = now;
        match input {
            Input::Asked { ticket, request } => self.waiting.push_back(Job::Asked { ticket, request }),
            Input::Gone(viewer) => self.gone(viewer, out),
            Input::Appended(appended) => self.appended(appended, out),
            Input::Read(read) => self.was_read(read, out),
            Input::Said(said) => self.said(said, out),
            Input::Lines(lines) => self.were_read(lines, out),
            Input::Thought { seat, ask, bot, choice } => self.thought(seat, ask, bot, choice),
            Input::Heard(note) => self.heard(note, out),
            Input::Time => {}
            Input::Quiet => self.publish_present(),
        }
        self.go_on(entropy, out);
        out.append(&mut self.later);
        self.think(out);
    }

    /// Makes ready what viewers will be told if the entry under way comes to stand. A driver may call it while the store works;
    /// otherwise it is done afterwards.
    pub fn prepare(&mut self) {
        if let Some(Waits::Append(draft)) = self.doing.as_ref().and_then(|doing| doing.waits.as_ref())
            && matches!(draft.entry.entry, Entry::Play { .. })
            && draft.told.is_none()
        {
            let updates = self.updates(&*draft.next, draft.entry.seq, self.table.kept.plays + 1, false);
            if let Some(Waits::Append(draft)) = self.doing.as_mut().and_then(|doing| doing.waits.as_mut()) {
                draft.told = Some(updates);
            }
        }
    }

    /// Goes on with the job under way, and then with those that wait, until the store is needed.
    fn go_on(&mut self, entropy: &mut dyn Entropy, out: &mut Vec<Output>) {
        loop {
            if self.doing.as_ref().is_some_and(|doing| doing.waits.is_some()) {
                return;
            }
            let Some(doing) = self.doing.take().or_else(|| self.waiting.pop_front().map(Doing::new)) else { return };
            let step = self.attempt(&doing, entropy, out);
            self.settle(doing, step, out);
        }
    }

    /// What follows from an attempt.
    fn settle(&mut self, mut doing: Doing, step: Attempt, out: &mut Vec<Output>) {
        match step {
            Ok(Step::Answer(answer)) => doing.answer(Ok(answer), out),
            Ok(Step::Done) => {}
            Ok(Step::Write(entry, next)) => {
                let (seq, digest) = (self.table.kept.seq + 1, next.digest());
                doing.rolled |= matches!(entry, Entry::Dice { .. });
                let entry = Logged { seq, at: self.now, entry, digest };
                out.push(Output::Append(entry.clone()));
                self.wait(doing, Waits::Append(Draft { entry, next, told: None }));
            }
            Ok(Step::Log) if doing.tries < TRIES => {
                doing.tries += 1;
                out.push(Output::Read { after: 0, fault: false });
                self.wait(doing, Waits::Whole);
            }
            Ok(Step::Say(line)) => {
                out.push(Output::Say(line));
                self.wait(doing, Waits::Lines);
            }
            Ok(Step::Lines { room, after }) => {
                out.push(Output::Lines { room, after });
                self.wait(doing, Waits::Lines);
            }
            Err(Stop::Behind) if doing.tries < TRIES => {
                doing.tries += 1;
                out.push(Output::Read { after: self.table.kept.seq, fault: matches!(doing.job, Job::Look) });
                self.wait(doing, Waits::Newest);
            }
            Ok(Step::Log) | Err(Stop::Behind) => {
                let problem = problem::unavailable("Others play at this table at the same moment; try again.");
                self.give_up(doing, problem, out);
            }
            // A no may rest on what is no longer so: a token that another node has given out, a question that it has asked.
            Err(Stop::Refused(problem)) if problem.status < 500 && !self.is_sure(&doing) => {
                self.settle(doing, Err(Stop::Behind), out);
            }
            Err(Stop::Refused(problem)) => self.give_up(doing, problem, out),
            Err(Stop::Fault(what)) => {
                self.fail(what, out);
                self.give_up(doing, problem::faulty("the rules broke down at this choice"), out);
            }
        }
    }

    fn wait(&mut self, mut doing: Doing, waits: Waits) {
        doing.waits = Some(waits);
        self.doing = Some(doing);
    }

    /// The job comes to nothing.
    fn give_up(&mut self, doing: Doing, problem: Box<Problem>, out: &mut Vec<Output>) {
        if let Job::Thought { seat, .. } = doing.job {
            self.thought_in_vain(seat);
        }
        doing.answer(Err(problem), out);
    }

    fn attempt(&mut self, doing: &Doing, entropy: &mut dyn Entropy, out: &mut Vec<Output>) -> Attempt {
        let (ticket, request) = match &doing.job {
            Job::Asked { ticket, request } => (*ticket, request),
            Job::Thought { seat, ask, choice } => return self.bot_plays(doing, *seat, *ask, choice),
            Job::Lines { room, n } => return Ok(self.lines_to_read(*room, *n)),
            Job::Look => return self.sure(doing).map(|()| Step::Done),
        };
        match request {
            Request::Glance => answer(self.info()),
            Request::Play { who, wish, lang } => self.play(doing, *who, wish, *lang),
            Request::Undo { who, wish } => self.undo(doing, *who, wish, entropy),
            Request::Consent { who, consent } => self.consent(doing, *who, consent),
            Request::Join { join, token } => self.join(doing, join, *token),
            Request::Leave { who } => self.leave(doing, *who),
            Request::Return { who } => self.come_back(doing, *who),
            Request::StandIn { who, stand_in } => self.stand_in(doing, *who, stand_in),
            Request::Follow { who, table } => self.follow(*who, table),
            // A request that writes nothing would not find out that this host is behind.
            _ if !self.is_sure(doing) => Err(Stop::Behind),
            Request::Info => answer(self.info()),
            Request::Show { who } => answer((self.who(*who)?, self.info())),
            Request::Game => answer(self.table.play.clone()),
            Request::State { who, lang } => answer(self.table.state(self.who(*who)?, *lang)),
            Request::Attach { token, from, lang } => self.attach(doing, ticket, *token, *from, *lang, out),
            Request::Speak { viewer, from, lang } => self.speak(doing, *viewer, *from, *lang, out),
            Request::Hint { who } => answer(self.hint(*who)?),
            Request::WhyNot { who, choice, lang } => answer(self.why_not(*who, choice, *lang)?),
            Request::Say { who, say } => self.say(*who, say),
            Request::Chat { who, after } => self.chat(*who, *after),
            Request::Rematch { who, rotate } => answer(self.rematch(*who, *rotate, entropy)?),
        }
    }

    /// Whether the attempt rests on all that stood when it began.
    fn is_sure(&self, doing: &Doing) -> bool {
        self.setting.alone || doing.sure || self.table.fault.is_some()
    }

    /// Looks at the log first, unless that was done.
    fn sure(&self, doing: &Doing) -> std::result::Result<(), Stop> {
        if self.is_sure(doing) { Ok(()) } else { Err(Stop::Behind) }
    }

    /// Marks the table faulty. Its log stays as it is.
    fn fail(&mut self, what: String, out: &mut Vec<Output>) {
        self.table.fault = Some(what.clone());
        out.push(Output::Faulty(what));
        self.publish(Note::Status);
        self.tell_table(out);
    }

    /// Tells the other nodes, when all answers are given.
    fn publish(&mut self, note: Note) {
        if !self.setting.alone {
            self.later.push(Output::Publish(note));
        }
    }

    fn info(&self) -> TableInfo {
        self.table.info(self.viewers.present(self.now))
    }

    fn who(&self, who: Who) -> Result<Viewer> {
        match who {
            Who::Viewer(id) => self.viewers.get(id).ok_or_else(problem::wrong_token),
            Who::Token(token) => self.table.viewer(&token).ok_or_else(problem::wrong_token),
        }
    }

    /// The seat whose token this is.
    fn seat(&self, who: Who) -> Result<u8> {
        let watching = || problem::forbidden("This token is for watching; a seat's token is needed.");
        self.who(who)?.seat().ok_or_else(watching)
    }

    /// Neither faulty nor over.
    fn open(&self) -> Result<()> {
        match &self.table.fault {
            Some(what) => Err(problem::faulty(what)),
            None if self.table.play.is_over() => Err(problem::conflict("over", "The game is over.")),
            None => Ok(()),
        }
    }
}

impl Doing {
    fn new(job: Job) -> Self {
        Doing { job, tries: 0, sure: false, done: false, rolled: false, log: None, waits: None }
    }

    fn answer(self, answer: Result<Box<Answer>>, out: &mut Vec<Output>) {
        if let Job::Asked { ticket, .. } = self.job {
            out.push(Output::Answer { ticket, answer });
        }
    }
}

/// What a panic said.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
