//! The hall: all that the tables of one node share, and the tables that are live.

use crate::{
    bus::{Bus, Heard, What},
    limits::{Gate, Limits},
    load::{self, load},
    metrics::Metrics,
    owner::{Command, Owner},
    presence::Presence,
    problem::{self, Result},
    reach::Reach,
    reviews::Reviews,
    store::{self, Backend, Status, Store},
    work::Workers,
};
use bytes::Bytes;
use std::{
    collections::{HashMap, HashSet},
    io,
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};
use table::{
    Answer, Request, Table, Ticket,
    game::{Game, Shelf},
    token::{is_id, new_id},
};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// Commands that may wait for a table.
const INBOX: usize = 64;
/// How often the store is asked whether a live table has moved without a note.
const LOOK: Duration = Duration::from_secs(5);
/// Connections that are told at the same time that there is no room for them.
const TURNED_AWAY: usize = 64;
/// How often tables that are kept no longer are removed, and how many in one go.
const SWEEP: Duration = Duration::from_secs(600);
const SWEPT: u32 = 50;

pub struct Hall {
    /// The name of this node among others.
    pub node: String,
    pub store: Store,
    pub bus: Bus,
    pub shelf: Shelf,
    pub limits: Limits,
    pub gate: Gate,
    pub metrics: Metrics,
    /// Where bots think, a limited number at a time, and where all other slow work is done.
    pub workers: Workers,
    /// Replaying a whole game has threads of its own: a moment of a replay never waits for a bot's thoughts.
    pub replays: Workers,
    pub reviews: Reviews,
    pub presence: Presence,
    /// Where others reach this server, known once its socket is open.
    pub reach: OnceLock<Reach>,
    /// Cancelled when the server goes down.
    pub closing: CancellationToken,
    /// Everything that should be finished before the server is gone.
    pub tasks: TaskTracker,
    /// How many connections more may be told that there is no room for them.
    pub turned_away: Arc<Semaphore>,
    sweeping: tokio::sync::Mutex<()>,
    live: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    /// Tables that could not be loaded, even if the store calls them sound.
    broken: Mutex<HashSet<String>>,
    /// How many requests there were.
    tickets: AtomicU64,
}

impl Hall {
    pub fn new(store: Store, bus: Bus, shelf: Shelf, limits: Limits) -> io::Result<Arc<Self>> {
        Ok(Arc::new(Hall {
            node: new_id(&mut crate::entropy),
            store,
            bus,
            shelf,
            gate: Gate::new(&limits),
            metrics: Metrics::default(),
            workers: Workers::new(limits.workers)?,
            replays: Workers::new(limits.workers)?,
            limits,
            reviews: Reviews::default(),
            presence: Presence::default(),
            reach: OnceLock::new(),
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
            turned_away: Arc::new(Semaphore::new(TURNED_AWAY)),
            sweeping: tokio::sync::Mutex::default(),
            live: Mutex::default(),
            broken: Mutex::default(),
            tickets: AtomicU64::default(),
        }))
    }

    pub fn game(&self, name: &str) -> Option<&Arc<dyn Game>> {
        self.shelf.iter().find(|game| game.name() == name)
    }

    /// Whether no other node can be at the same tables.
    pub fn alone(&self) -> bool {
        self.bus.is_local() && self.store.backend() == Backend::Sqlite
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        // The map is never left half changed.
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The inbox of a table. A table that is not live is loaded; its inbox takes commands meanwhile.
    pub fn inbox(self: &Arc<Self>, id: &str) -> mpsc::Sender<Command> {
        let mut live = self.live();
        // An owner that broke down has left a closed inbox behind; the table starts again from the store.
        if let Some(inbox) = live.get(id).filter(|inbox| !inbox.is_closed()) {
            return inbox.clone();
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        live.insert(id.to_owned(), inbox.clone());
        self.metrics.live.set(live.len() as i64);
        tokio::spawn(self.clone().own(id.to_owned(), commands, inbox.downgrade()));
        inbox
    }

    /// Loads a table, lets its owner run, and puts it away again.
    async fn own(self: Arc<Self>, id: String, mut inbox: mpsc::Receiver<Command>, own: mpsc::WeakSender<Command>) {
        let trouble = match load(&self.store, &self.shelf, &id).await {
            Ok(Some(table)) => {
                self.heal(&table);
                inbox = Owner::new(self.clone(), table, inbox, own.clone()).run().await;
                None
            }
            // No table has an id that cannot be kept.
            Ok(None) | Err(load::Error::Store(store::Error::Nul)) => Some(problem::not_found("table")),
            Err(load::Error::Store(error)) => {
                tracing::error!(table = id, %error, "cannot load");
                Some(problem::of_store(&error))
            }
            Err(error) => {
                self.no_longer_plays(&id, &error.to_string());
                Some(problem::faulty(&error.to_string()))
            }
        };
        {
            let mut live = self.live();
            if live.get(&id).is_some_and(|inbox| own.upgrade().is_some_and(|own| own.same_channel(inbox))) {
                live.remove(&id);
            }
            self.metrics.live.set(live.len() as i64);
            if live.len() * 4 < live.capacity() {
                live.shrink_to_fit();
            }
        }
        inbox.close();
        // Commands that came too late go to the next owner, or are told what is wrong.
        while let Some(command) = inbox.recv().await {
            match &trouble {
                None => self.clone().forward(&id, command),
                Some(trouble) => command.refuse(problem::copy(trouble)),
            }
        }
    }

    fn forward(self: Arc<Self>, id: &str, command: Command) {
        if let Err(lost) = self.inbox(id).try_send(command) {
            lost.into_inner().refuse(problem::unavailable("The table is busy; try again."));
        }
    }

    /// A table that cannot be played again from its log: an alarm, once at each node. The store is left as it is, because the next
    /// version of the rules may know better.
    pub fn no_longer_plays(&self, id: &str, error: &str) {
        if self.broken.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned()) {
            tracing::error!(table = id, error, "the table no longer plays again and is out of order; its log is kept");
            self.metrics.faulty.inc();
        }
    }

    /// A table that ended is marked so, also if the node that saw its end died before it could.
    fn heal(&self, table: &Table) {
        if table.play.is_over() {
            self.end(&table.sheet.id);
        }
    }

    /// A game is over.
    pub fn end(&self, id: &str) {
        let (store, id) = (self.store.clone(), id.to_owned());
        self.tasks.spawn(async move {
            let marked = match store.table(&id).await {
                Ok(Some(row)) if row.status == Status::Open => store.set_status(&id, Status::Over, None).await,
                other => other.map(|_| true),
            };
            if let Err(error) = marked {
                tracing::warn!(table = id, %error, "cannot mark the end");
            }
        });
    }

    /// Asks a table and waits for the answer.
    pub async fn ask<T: TryFrom<Answer>>(self: &Arc<Self>, id: &str, request: Request) -> Result<T> {
        let ticket = self.ticket();
        self.put(id, ticket, request, None).await
    }

    /// Lets a connection watch a table: its frames come through the channel, after the first one, which is the answer.
    pub async fn attach(
        self: &Arc<Self>,
        id: &str,
        request: Request,
        frames: mpsc::Sender<Bytes>,
    ) -> Result<(Ticket, Bytes)> {
        let ticket = self.ticket();
        Ok((ticket, self.put(id, ticket, request, Some(frames)).await?))
    }

    fn ticket(&self) -> Ticket {
        Ticket(self.tickets.fetch_add(1, Ordering::Relaxed))
    }

    async fn put<T: TryFrom<Answer>>(
        self: &Arc<Self>,
        id: &str,
        ticket: Ticket,
        request: Request,
        frames: Option<mpsc::Sender<Bytes>>,
    ) -> Result<T> {
        if !is_id(id) {
            return Err(problem::not_found("table"));
        }
        let (reply, answer) = oneshot::channel();
        let mut command = Command::Ask { ticket, request, frames, reply };
        loop {
            match self.inbox(id).send(command).await {
                Ok(()) => break,
                // It has just been put away.
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        let put_away = || problem::unavailable("The table has just been put away; try again.");
        let answer = answer.await.unwrap_or_else(|_| Err(put_away()))?;
        T::try_from(*answer).map_err(|_| problem::unavailable("The table has answered something else."))
    }

    /// Passes on what other nodes say.
    pub async fn listen(self: Arc<Self>) {
        let mut listener = self.bus.subscribe();
        let mut look = tokio::time::interval(LOOK);
        look.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut sweep = tokio::time::interval(SWEEP);
        sweep.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.closing.cancelled() => return,
                heard = listener.heard() => match heard {
                    Some(Heard::Note(note)) => {
                        let inbox = self.live().get(&note.table).cloned();
                        if let Some(inbox) = inbox {
                            // A full inbox is looked after by the next look at the store.
                            let _ = inbox.try_send(Command::Heard(note.what));
                        }
                    }
                    Some(Heard::Gap) => self.look().await,
                    None => return,
                },
                _ = look.tick() => {
                    self.look().await;
                    self.gate.tidy();
                    self.presence.tidy();
                }
                _ = sweep.tick() => drop(self.tasks.spawn(self.clone().sweep())),
            }
        }
    }

    /// Removes tables that nobody has played at for as long as they are kept, and gives their room back. Others have their turn between.
    async fn sweep(self: Arc<Self>) {
        let Some(keep) = self.limits.keep else { return };
        let Ok(_alone) = self.sweeping.try_lock() else { return };
        let before = crate::now() - keep.as_millis() as i64;
        let mut tables = 0;
        while !self.closing.is_cancelled() {
            match self.store.purge(before, SWEPT).await {
                Ok(0) => break,
                Ok(some) => tables += some,
                Err(error) => return tracing::warn!(%error, "cannot remove old tables"),
            }
        }
        if tables > 0 {
            tracing::info!(tables, "removed what is kept no longer");
            if let Err(error) = self.store.shrink().await {
                tracing::warn!(%error, "cannot give the room of old tables back");
            }
        }
    }

    /// Lets every live table that is behind the store catch up: notes can be lost, the store cannot.
    async fn look(&self) {
        let ids: Vec<String> = self.live().keys().cloned().collect();
        self.look_at(&ids.iter().map(String::as_str).collect::<Vec<_>>()).await;
    }

    /// The same for some tables, live or not.
    pub async fn look_at(&self, ids: &[&str]) {
        if self.alone() {
            return;
        }
        for ids in ids.chunks(500) {
            match self.store.heads(ids).await {
                Ok(heads) => {
                    for (id, seq) in heads {
                        let inbox = self.live().get(&id).cloned();
                        if let Some(inbox) = inbox {
                            let _ = inbox.try_send(Command::Heard(What::Moved { seq }));
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look at the store"),
            }
        }
    }
}
