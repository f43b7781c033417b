//! The one task that drives a live table: it takes one command after another, does what the table's host wants done, and hands back
//! what came of it.

use crate::{
    audit,
    bus::Note,
    hall::Hall,
    load::{self, log},
    now,
    problem::{self, Result},
    store::{self, EntryRow, SnapshotRow, Status},
    work::Whose,
};
use bytes::Bytes;
use std::{
    collections::{HashMap, VecDeque},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};
use table::{
    Answer, Appended, Host, Input, Logged, Output, Request, Setting, Table, Ticket,
    entry::Entry,
    game::Bot,
    host::{Line, Thinker, panic_text},
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until, timeout},
};

/// Messages read at a time.
const PAGE: u32 = 100;
/// The longest that a viewer waits to learn that a table has moved on at another node.
const SOON: Duration = Duration::from_secs(2);

pub type Reply = oneshot::Sender<Result<Box<Answer>>>;

/// What the owner of a table is told.
pub enum Command {
    Ask {
        ticket: Ticket,
        request: Request,
        /// Where the frames go of a connection that attaches.
        frames: Option<mpsc::Sender<Bytes>>,
        reply: Reply,
    },
    /// A connection has gone.
    Gone(Ticket),
    /// Something happened elsewhere.
    Heard(table::Note),
    /// A bot has made up its mind.
    Thought { seat: u8, ask: u32, bot: Box<dyn Bot>, choice: Option<protocol::Json> },
}

impl Command {
    /// Answers a command that no owner can take.
    pub fn refuse(self, problem: Box<protocol::Problem>) {
        if let Command::Ask { reply, .. } = self {
            drop(reply.send(Err(problem)));
        }
    }
}

pub struct Owner {
    hall: Arc<Hall>,
    id: String,
    host: Host,
    inbox: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
    replies: HashMap<Ticket, Reply>,
    frames: HashMap<Ticket, mpsc::Sender<Bytes>>,
    /// Nobody watched when a bot began to think.
    unwatched: bool,
}

impl Owner {
    pub fn new(hall: Arc<Hall>, table: Table, inbox: mpsc::Receiver<Command>, own: mpsc::WeakSender<Command>) -> Self {
        let (node, alone) = (hall.node.clone(), hall.alone());
        let id = table.sheet.id.clone();
        let grace = hall.limits.bot_grace.as_millis() as i64;
        let host = Host::new(table, Setting { node, alone, grace }, now());
        let (replies, frames) = (HashMap::new(), HashMap::new());
        Owner { hall, id, host, inbox, own, replies, frames, unwatched: false }
    }

    /// Runs until the table has been idle for a while. Gives the inbox back: there may be a late command in it.
    pub async fn run(mut self) -> mpsc::Receiver<Command> {
        let mut idle_since = Instant::now();
        self.drive(Input::Time).await;
        loop {
            self.promote();
            let idle = idle_since + self.hall.limits.idle;
            let due = self.host.due().map(|due| Instant::now() + Duration::from_millis((due - now()).max(0) as u64));
            tokio::select! {
                command = self.inbox.recv() => {
                    let Some(command) = command else { return self.inbox };
                    idle_since = Instant::now();
                    self.obey(command).await;
                }
                () = sleep_until(due.unwrap_or(idle).min(idle)) => {
                    if Instant::now() >= idle {
                        idle_since = Instant::now();
                        if self.host.is_idle() {
                            return self.inbox;
                        }
                        // A long quiet table with viewers: a note may have been lost.
                        self.drive(Input::Quiet).await;
                    } else {
                        self.drive(Input::Time).await;
                    }
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        match command {
            Command::Ask { ticket, request, frames, reply } => {
                self.replies.insert(ticket, reply);
                self.frames.extend(frames.map(|frames| (ticket, frames)));
                self.drive(Input::Asked { ticket, request }).await;
            }
            Command::Gone(viewer) => {
                self.frames.remove(&viewer);
                self.drive(Input::Gone(viewer)).await;
            }
            Command::Heard(note) => self.drive(Input::Heard(note)).await,
            // Bots do not play on while the server goes down.
            Command::Thought { .. } if self.hall.closing.is_cancelled() => {}
            Command::Thought { seat, ask, bot, choice } => {
                self.drive(Input::Thought { seat, ask, bot, choice }).await;
            }
        }
    }

    /// Hands an input to the host and does what it wants done, until nothing is left to do.
    async fn drive(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        let mut out = Vec::new();
        while let Some(input) = inputs.pop_front() {
            self.host.handle(now(), &mut crate::entropy, input, &mut out);
            let mut told = false;
            for output in out.drain(..) {
                // The viewers' connections go first; what is left to do is nothing that anybody waits for.
                told |= matches!(output, Output::Tell { .. });
                if told && matches!(output, Output::Keep(_) | Output::Publish(_) | Output::Think(_)) {
                    told = false;
                    tokio::task::yield_now().await;
                }
                inputs.extend(self.carry_out(output).await);
            }
        }
    }

    /// Does one thing, and gives what came of it.
    async fn carry_out(&mut self, output: Output) -> Option<Input> {
        let hall = self.hall.clone();
        match output {
            Output::Append(entry) => return Some(Input::Appended(self.append(entry).await)),
            Output::Read { after, fault } => return Some(Input::Read(self.read(after, fault).await)),
            Output::Say(line) => return Some(Input::Said(self.say(line).await)),
            Output::Lines { room, after } => {
                let rows = hall.store.chat(&self.id, room.word(), after, PAGE).await;
                let lines = rows.map(|rows| rows.into_iter().map(Into::into).collect());
                return Some(Input::Lines(lines.map_err(|error| self.lost(&error, "cannot read the chat"))));
            }
            Output::Answer { ticket, answer } => {
                if answer.is_err() {
                    self.frames.remove(&ticket);
                }
                // The client that asked may be gone: then nobody hears the answer.
                self.replies.remove(&ticket).map(|reply| reply.send(answer).ok());
            }
            Output::Tell { to, frame } => {
                let kept_up = self.frames.get(&to).is_some_and(|frames| frames.try_send(frame).is_ok());
                // A viewer that cannot keep up is let go: it may come back and is told what it missed.
                if !kept_up {
                    self.frames.remove(&to);
                    return Some(Input::Gone(to));
                }
            }
            Output::LetGo(viewer) => drop(self.frames.remove(&viewer)),
            Output::Think(thinker) => {
                let whose = self.whose();
                self.unwatched |= !whose.watched;
                tokio::spawn(think(hall, whose, thinker, self.own.clone()));
            }
            Output::Publish(what) => hall.bus.publish(Note { table: self.id.clone(), what }),
            Output::Keep(snapshot) => hall.store.keep_snapshot(SnapshotRow::new(&self.id, snapshot)),
            Output::Over => hall.end(&self.id),
            Output::Faulty(what) => {
                tracing::error!(table = self.id, what, "the table is out of order");
                hall.metrics.faulty.inc();
                if let Err(error) = hall.store.set_status(&self.id, Status::Faulty, Some(&what)).await {
                    tracing::error!(table = self.id, %error, "cannot mark the table");
                }
            }
            Output::Unplayable(what) => hall.no_longer_plays(&self.id, &what),
        }
        None
    }

    async fn append(&mut self, entry: Logged) -> Appended {
        let hall = self.hall.clone();
        // What the viewers will be told is made while the store works.
        let prepare = async { self.host.prepare() };
        let (appended, ()) = tokio::join!(hall.store.append(EntryRow::new(&self.id, &entry)), prepare);
        match appended {
            Ok(store::Appended::Stored) => {
                if matches!(entry.entry, Entry::Play { .. }) {
                    hall.metrics.moves.inc();
                }
                audit::entered(&self.id, entry.seq, &entry.entry);
                Appended::Stored
            }
            Ok(store::Appended::Taken) => {
                hall.metrics.conflicts.inc();
                Appended::Taken
            }
            Err(error) => Appended::Failed(self.lost(&error, "cannot append")),
        }
    }

    /// The log after an entry, and what broke down at the table.
    async fn read(&self, after: u64, fault: bool) -> Result<(Vec<Logged>, Option<String>)> {
        let store = &self.hall.store;
        let read = async {
            let entries = log(store, &self.id, after).await?;
            let row = if fault { store.table(&self.id).await? } else { None };
            Ok((entries, row.and_then(|row| row.fault)))
        };
        // The whole of a long log takes as long as it takes.
        let read = match after {
            0 => read.await,
            _ => timeout(SOON, read).await.unwrap_or(Err(store::Error::Slow.into())),
        };
        read.map_err(|error| match error {
            load::Error::Store(error) => self.lost(&error, "cannot read the log"),
            broken => {
                self.hall.no_longer_plays(&self.id, &broken.to_string());
                problem::faulty(&broken.to_string())
            }
        })
    }

    async fn say(&self, Line { room, seat, text, key, at }: Line) -> Result<protocol::Message> {
        let seat = seat.map(|seat| seat.to_string()).unwrap_or_default();
        let kept = self.hall.store.add_chat_once(&self.id, room.word(), at, &seat, &text, key.as_deref()).await;
        kept.map(Into::into).map_err(|error| self.lost(&error, "cannot keep a message"))
    }

    fn lost(&self, error: &store::Error, what: &str) -> Box<protocol::Problem> {
        match error {
            // The server goes down, and that was said.
            store::Error::Closed => tracing::info!(table = self.id, %error, "{what}"),
            _ => tracing::error!(table = self.id, %error, "{what}"),
        }
        problem::of_store(error)
    }

    /// Who the bots of this table think for: somebody who watches or was heard from lately, if there is anybody.
    fn whose(&self) -> Whose {
        let address = self.host.tokens().find_map(|token| self.hall.presence.seen(token));
        Whose { watched: address.is_some() || self.host.is_watched(), address, table: self.id.clone() }
    }

    /// Somebody has come while bots thought for nobody: they wait no longer behind those of others.
    fn promote(&mut self) {
        if self.unwatched {
            let whose = self.whose();
            if whose.watched {
                self.hall.workers.promote(&whose);
                self.unwatched = false;
            }
        }
    }
}

/// Waits for a free worker, thinks there, and puts the result into the table's inbox.
async fn think(hall: Arc<Hall>, whose: Whose, mut thinker: Thinker, inbox: mpsc::WeakSender<Command>) {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let work = move || {
        let chosen = catch_unwind(AssertUnwindSafe(|| thinker.choose(flag)));
        let choice = chosen.unwrap_or_else(|panic| {
            tracing::error!(seat = thinker.seat, what = panic_text(&*panic), "a bot broke down");
            None
        });
        let choice = choice.or_else(|| thinker.first_offer());
        Command::Thought { seat: thinker.seat, ask: thinker.ask, bot: thinker.bot, choice }
    };
    let done = hall.workers.run(&whose, hall.limits.bot_time, stop, work).await;
    if let (Some(thought), Some(inbox)) = (done, inbox.upgrade()) {
        let _ = inbox.send(thought).await;
    }
}
