//! The one task that owns a live table. It takes one command after another; whatever changes the table is in the store before
//! anybody is told.

use super::{
    Table,
    bots::Bots,
    hints::{Hints, Thinking},
    load,
    viewers::Viewers,
};
use crate::{
    bus::{Note, What},
    entry::{Entry, Seated},
    game::{Bot, Lang, Play, Refusal},
    hall::Hall,
    now,
    problem::{self, Result},
    store::{self, Appended, EntryRow, Status},
    token::Hashed,
};
use bytes::Bytes;
use protocol::{
    AskUndo, Consent, Join, Json, Message, Play as Wish, Problem, Reason, Rematch, Room, Say, StandIn, State,
    TableInfo, Viewer,
};
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    time::Duration,
};
use tokio::{
    sync::{mpsc, oneshot},
    time::{Instant, sleep_until},
};

/// A snapshot is kept after every so many entries: the others are played again in a moment, and snapshots make entries wait for
/// the disk.
const SNAPSHOT_EVERY: u64 = 128;
/// How often a choice is tried again when other nodes are faster.
const TRIES: u32 = 8;

/// Who asks: a connection that has shown its token, or the token itself.
#[derive(Clone, Copy)]
pub enum Who {
    Viewer(u64),
    Token(Hashed),
}

pub type Reply<T> = oneshot::Sender<Result<T>>;

/// What the owner of a table is asked to do.
pub enum Command {
    Info {
        reply: Reply<TableInfo>,
    },
    /// Who a token stands for, and the table as it is.
    Show {
        who: Who,
        reply: Reply<(Viewer, TableInfo)>,
    },
    /// The game as it stands, for the server itself.
    Game {
        reply: Reply<Arc<dyn Play>>,
    },
    State {
        who: Who,
        lang: Option<Lang>,
        reply: Reply<State>,
    },
    Attach {
        token: Hashed,
        from: Option<u64>,
        lang: Option<Lang>,
        out: mpsc::Sender<Bytes>,
        reply: Reply<(u64, Bytes)>,
    },
    Detach {
        viewer: u64,
    },
    Play {
        who: Who,
        wish: Wish,
        lang: Option<Lang>,
        reply: Reply<Stood>,
    },
    /// A question of the seat, to be thought about.
    Hint {
        who: Who,
        reply: Reply<Thinking>,
    },
    WhyNot {
        who: Who,
        choice: Json,
        lang: Option<Lang>,
        reply: Reply<Reason>,
    },
    Undo {
        who: Who,
        wish: AskUndo,
        reply: Reply<TableInfo>,
    },
    Consent {
        who: Who,
        consent: Consent,
        reply: Reply<TableInfo>,
    },
    Say {
        who: Who,
        say: Say,
        reply: Reply<Message>,
    },
    Chat {
        who: Who,
        after: u64,
        reply: Reply<Vec<Message>>,
    },
    Join {
        join: Join,
        token: Hashed,
        reply: Reply<(u8, TableInfo)>,
    },
    Leave {
        who: Who,
        reply: Reply<TableInfo>,
    },
    StandIn {
        who: Who,
        stand_in: StandIn,
        reply: Reply<TableInfo>,
    },
    /// Gives the id of the new table.
    Rematch {
        who: Who,
        rematch: Rematch,
        reply: Reply<String>,
    },
    /// Something happened elsewhere.
    Heard(What),
    /// The store may know more than we do.
    Look,
    /// A bot has made up its mind.
    Thought {
        seat: u8,
        ask: u32,
        bot: Box<dyn Bot>,
        choice: Option<Json>,
    },
}

/// A play that is in the log.
pub struct Stood {
    pub seq: u64,
    pub repeated: bool,
    /// How the table stands for the player; none for a connection, which is told anyway.
    pub state: Option<State>,
}

pub struct Owner {
    pub(super) hall: Arc<Hall>,
    pub(super) table: Table,
    pub(super) viewers: Viewers,
    pub(super) bots: Bots,
    pub(super) hints: Hints,
    inbox: mpsc::Receiver<Command>,
}

impl Owner {
    pub fn new(hall: Arc<Hall>, table: Table, inbox: mpsc::Receiver<Command>, own: mpsc::WeakSender<Command>) -> Self {
        let bots = Bots::new(own, table.kept.seats.len());
        Owner { hall, table, viewers: Viewers::default(), bots, hints: Hints::default(), inbox }
    }

    /// Runs until the table has been idle for a while. Gives the inbox back: there may be a late command in it.
    pub async fn run(mut self) -> mpsc::Receiver<Command> {
        // Another node may be at it: a table that moved just now is left to it first.
        let age = Duration::from_millis(now().saturating_sub(self.table.kept.at).clamp(0, 60_000) as u64);
        let grace = if self.hall.bus.is_local() { Duration::ZERO } else { self.hall.limits.bot_grace };
        self.bots.wake(Instant::now() + grace.saturating_sub(age));
        let mut idle_since = Instant::now();
        loop {
            self.bots.think(&self.hall, &self.table);
            let idle = idle_since + self.hall.limits.idle;
            let next = self.bots.due().unwrap_or(idle).min(idle);
            tokio::select! {
                command = self.inbox.recv() => {
                    let Some(command) = command else { return self.inbox };
                    idle_since = Instant::now();
                    self.obey(command).await;
                }
                () = sleep_until(next) => {
                    if Instant::now() >= idle {
                        idle_since = Instant::now();
                        if self.viewers.is_empty() && !self.bots.busy() {
                            return self.inbox;
                        }
                        // A long quiet table with viewers: a note may have been lost.
                        self.publish_present();
                    }
                }
            }
        }
    }

    async fn obey(&mut self, command: Command) {
        // Whoever asked may be gone: then nobody hears the answer.
        match command {
            Command::Info { reply } => drop(reply.send(Ok(self.info()))),
            Command::Show { who, reply } => {
                drop(reply.send(self.who(who).map(|viewer| (viewer, self.info()))));
            }
            Command::Game { reply } => drop(reply.send(Ok(self.table.play.clone()))),
            Command::State { who, lang, reply } => {
                drop(reply.send(self.who(who).map(|viewer| self.table.state(viewer, lang))));
            }
            Command::Attach { token, from, lang, out, reply } => {
                drop(reply.send(self.attach(token, from, lang, out).await));
            }
            Command::Detach { viewer } => {
                let before = self.viewers.present();
                self.viewers.remove(viewer);
                if self.viewers.present() != before {
                    self.publish_present();
                    self.tell_table();
                }
            }
            Command::Play { who, wish, lang, reply } => drop(reply.send(self.play(who, wish, lang).await)),
            Command::Hint { who, reply } => drop(reply.send(self.hint(who))),
            Command::WhyNot { who, choice, lang, reply } => drop(reply.send(self.why_not(who, &choice, lang))),
            Command::Undo { who, wish, reply } => drop(reply.send(self.undo(who, wish).await)),
            Command::Consent { who, consent, reply } => drop(reply.send(self.consent(who, consent).await)),
            Command::Say { who, say, reply } => drop(reply.send(self.say(who, say).await)),
            Command::Chat { who, after, reply } => drop(reply.send(self.chat(who, after).await)),
            Command::Join { join, token, reply } => drop(reply.send(self.join(join, token).await)),
            Command::Leave { who, reply } => drop(reply.send(self.leave(who).await)),
            Command::StandIn { who, stand_in, reply } => drop(reply.send(self.stand_in(who, stand_in).await)),
            Command::Rematch { who, rematch, reply } => drop(reply.send(self.rematch(who, rematch).await)),
            Command::Heard(What::Moved { seq }) if seq <= self.table.kept.seq => {}
            Command::Heard(What::Moved { .. } | What::Status) | Command::Look => {
                if let Err(problem) = self.catch_up().await {
                    tracing::warn!(table = self.table.row.id, detail = problem.detail, "cannot catch up");
                }
            }
            Command::Heard(What::Chat { room, n }) => self.heard_chat(&room, n).await,
            Command::Heard(What::Present { node, seats, .. }) => self.heard_present(node, &seats),
            Command::Thought { seat, ask, bot, choice } => self.thought(seat, ask, bot, choice).await,
        }
    }

    pub(super) fn info(&self) -> TableInfo {
        self.table.info(self.viewers.present())
    }

    pub(super) fn who(&self, who: Who) -> Result<Viewer> {
        match who {
            Who::Viewer(id) => self.viewers.get(id).ok_or_else(problem::wrong_token),
            Who::Token(token) => self.table.viewer(&token).ok_or_else(problem::wrong_token),
        }
    }

    /// The seat whose token this is.
    pub(super) fn seat(&self, who: Who) -> Result<u8> {
        let watching = || problem::forbidden("This token is for watching; a seat's token is needed.");
        self.who(who)?.seat().ok_or_else(watching)
    }

    /// Neither faulty nor over.
    pub(super) fn open(&self) -> Result<()> {
        match &self.table.fault {
            Some(what) => Err(problem::faulty(what)),
            None if self.table.play.is_over() => Err(problem::conflict("over", "The game is over.")),
            None => Ok(()),
        }
    }

    async fn play(&mut self, who: Who, wish: Wish, lang: Option<Lang>) -> Result<Stood> {
        let seat = self.seat(who)?;
        let viewer = Viewer::Seat(seat);
        let wanted = matches!(who, Who::Token(_));
        for _ in 0..TRIES {
            if let Some((key, seq)) = &self.table.kept.keys[seat as usize]
                && *key == wish.key
            {
                let state = wanted.then(|| self.table.state(viewer, lang));
                return Ok(Stood { seq: *seq, repeated: true, state });
            }
            if let Some(what) = &self.table.fault {
                return Err(problem::faulty(what));
            }
            if self.table.asked().is_none_or(|asked| asked.number != wish.ask) {
                // The player may have come from a node that knows more.
                if self.was_behind().await? {
                    continue;
                }
                return Err(problem::stale(self.table.state(viewer, lang)));
            }
            let next = self.try_choice(seat, &wish.choice, lang.unwrap_or(Lang::En)).await?;
            let entry = Entry::Play { seat, choice: wish.choice.clone(), key: Some(wish.key.clone()) };
            if let Some(seq) = self.stand(entry, next).await? {
                let state = wanted.then(|| self.table.state(viewer, lang));
                return Ok(Stood { seq, repeated: false, state });
            }
        }
        Err(problem::unavailable("Others play at this table at the same moment; try again."))
    }

    /// The game after a choice. A panic of the rules is this table's fault and nobody else's.
    pub(super) async fn try_choice(&mut self, seat: u8, choice: &Json, lang: Lang) -> Result<Arc<dyn Play>> {
        let what = match catch_unwind(AssertUnwindSafe(|| self.table.play.play(seat, choice, lang))) {
            Ok(Ok(next)) => return Ok(next.into()),
            Ok(Err(Refusal::Malformed(what))) => return Err(problem::no_choice(&what)),
            Ok(Err(Refusal::Refused { rule, reason, text })) => return Err(problem::refused(reason, rule, text)),
            Ok(Err(Refusal::Broken(what))) => what,
            Err(panic) => panic_text(&*panic),
        };
        self.fail(format!("seat {seat} chose {}: {what}", choice.get())).await;
        Err(problem::faulty("the rules broke down at this choice"))
    }

    /// Marks the table faulty. Its log stays as it is.
    pub(super) async fn fail(&mut self, what: String) {
        tracing::error!(table = self.table.row.id, what, "the table is out of order");
        self.hall.metrics.faulty.inc();
        if let Err(error) = self.hall.store.set_status(&self.table.row.id, Status::Faulty, Some(&what)).await {
            tracing::error!(table = self.table.row.id, %error, "cannot mark the table");
        }
        self.table.fault = Some(what);
        self.publish(What::Status);
        self.tell_table();
    }

    /// Writes an entry that leaves the game as it is; false if another node was faster, and then this one has caught up.
    pub(super) async fn append(&mut self, entry: &Entry) -> Result<bool> {
        let play = self.table.play.clone();
        self.append_with(entry, &*play).await
    }

    /// Writes an entry after which the game is `next`.
    pub(super) async fn append_with(&mut self, entry: &Entry, next: &dyn Play) -> Result<bool> {
        let appended = self.hall.store.append(self.entry_row(entry, next)).await;
        self.settled(appended).await
    }

    fn entry_row(&self, entry: &Entry, next: &dyn Play) -> EntryRow {
        EntryRow {
            table_id: self.table.row.id.clone(),
            seq: self.table.kept.seq + 1,
            at: now(),
            body: entry.to_json(),
            digest: next.digest(),
        }
    }

    async fn settled(&mut self, appended: store::Result<Appended>) -> Result<bool> {
        match appended {
            Ok(Appended::Stored) => Ok(true),
            Ok(Appended::Taken) => {
                self.hall.metrics.conflicts.inc();
                self.catch_up().await?;
                Ok(false)
            }
            Err(error) => {
                tracing::error!(table = self.table.row.id, %error, "cannot append");
                Err(problem::unavailable("The store does not answer; send the same request again in a moment."))
            }
        }
    }

    /// Writes a play; then it stands, and everybody is told. None if another node was faster, and then this one has caught up.
    pub(super) async fn stand(&mut self, entry: Entry, next: Arc<dyn Play>) -> Result<Option<u64>> {
        let (seq, plays) = (self.table.kept.seq + 1, self.table.kept.plays + 1);
        let row = self.entry_row(&entry, &*next);
        // What the viewers will be told is made while the store works.
        let told = async { self.updates(&*next, seq, plays, false) };
        let (appended, updates) = tokio::join!(self.hall.store.append(row), told);
        if !self.settled(appended).await? {
            return Ok(None);
        }
        if let Entry::Play { seat, key, .. } = entry {
            self.table.played(seat, key, seq, next);
        }
        (self.table.kept.seq, self.table.kept.at) = (seq, now());
        self.hall.metrics.moves.inc();
        self.send_updates(&updates);
        // The viewers' connections go first; what is left to do is nothing that anybody waits for.
        tokio::task::yield_now().await;
        self.moved(false);
        Ok(Some(seq))
    }

    /// The log has grown by an entry of this node, and the viewers know it.
    pub(super) fn moved(&mut self, undone: bool) {
        let seq = self.table.kept.seq;
        self.hints.stop();
        if undone || self.table.play.is_over() || seq.is_multiple_of(SNAPSHOT_EVERY) {
            self.hall.store.keep_snapshot(self.table.snapshot());
        }
        self.publish(What::Moved { seq });
        self.bots.wake(Instant::now());
        if self.table.play.is_over() {
            self.hall.end(&self.table);
        }
    }

    /// Tells the other nodes; the viewers of this one are told by its owner.
    pub(super) fn publish(&self, what: What) {
        if self.hall.bus.is_local() {
            return;
        }
        self.hall.bus.publish(Note { table: self.table.row.id.clone(), what });
    }

    /// Whether the store knew more of this table than this node, which has caught up then.
    pub(super) async fn was_behind(&mut self) -> Result<bool> {
        let seq = self.table.kept.seq;
        if !self.hall.bus.is_local() {
            self.catch_up().await?;
        }
        Ok(self.table.kept.seq > seq)
    }

    /// Reads what other nodes have written and tells the viewers.
    pub(super) async fn catch_up(&mut self) -> Result<()> {
        let lost = |error: load::Error| {
            tracing::error!(%error, "cannot read a table");
            problem::unavailable("The table cannot be read at the moment; try again.")
        };
        let id = self.table.row.id.clone();
        let fresh = load::log(&self.hall.store, &id, self.table.kept.seq).await.map_err(lost)?;
        if !fresh.is_empty() {
            self.hints.stop();
            // The node that wrote the newest entry answers for the bots; this one only if nothing comes of it.
            self.bots.leave_until(Instant::now() + self.hall.limits.bot_grace);
        }
        let undone = fresh.iter().any(|logged| matches!(logged.entry, Entry::Undo { .. }));
        if undone {
            let loaded = load::load(&self.hall.store, &self.hall.shelf, &id).await.map_err(lost)?;
            self.table = loaded.ok_or_else(|| problem::not_found("table"))?;
            self.unseat();
            self.tell_update(true);
            self.tell_table();
        }
        for logged in fresh.into_iter().filter(|_| !undone) {
            let taken = catch_unwind(AssertUnwindSafe(|| {
                self.table.take(logged.seq, logged.at, &logged.entry, None).map_err(|broken| broken.to_string())
            }));
            match taken.unwrap_or_else(|panic| Err(panic_text(&*panic))) {
                Ok(()) if matches!(logged.entry, Entry::Play { .. }) => self.tell_update(false),
                Ok(()) => {
                    self.unseat();
                    self.tell_table();
                }
                Err(what) => {
                    self.fail(what).await;
                    break;
                }
            }
        }
        if self.table.fault.is_none()
            && let Ok(Some(row)) = self.hall.store.table(&id).await
            && row.fault.is_some()
        {
            self.table.fault = row.fault;
            self.tell_table();
        }
        Ok(())
    }

    fn why_not(&self, who: Who, choice: &Json, lang: Option<Lang>) -> Result<Reason> {
        let seat = self.seat(who)?;
        match self.table.play.why_not(seat, choice, lang.unwrap_or(Lang::En)) {
            Ok(reason) => Ok(reason),
            Err(refusal) => Err(problem::no_choice(&super::told(&refusal))),
        }
    }

    /// The name of a seat for people who are told of it.
    pub(super) fn is_bot(&self, seat: u8) -> Option<&str> {
        match self.table.kept.seats.get(seat as usize)? {
            Seated::Bot { level } => Some(level),
            Seated::Human { .. } | Seated::Open => None,
        }
    }
}

/// What a panic said.
pub fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}

/// Answers a command that no owner can take.
pub fn refuse(command: Command, problem: impl Fn() -> Box<Problem>) {
    match command {
        Command::Info { reply } | Command::Leave { reply, .. } | Command::StandIn { reply, .. } => {
            drop(reply.send(Err(problem())));
        }
        Command::Undo { reply, .. } | Command::Consent { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Show { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Game { reply } => drop(reply.send(Err(problem()))),
        Command::Rematch { reply, .. } => drop(reply.send(Err(problem()))),
        Command::State { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Attach { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Play { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Hint { reply, .. } => drop(reply.send(Err(problem()))),
        Command::WhyNot { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Say { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Chat { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Join { reply, .. } => drop(reply.send(Err(problem()))),
        Command::Detach { .. } | Command::Heard(_) | Command::Look | Command::Thought { .. } => {}
    }
}

/// The room of a viewer.
pub fn room(viewer: Viewer) -> Room {
    match viewer {
        Viewer::Seat(_) => Room::Players,
        Viewer::Spectator | Viewer::Owner => Room::Spectators,
    }
}
