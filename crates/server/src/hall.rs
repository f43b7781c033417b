//! The hall: all that the tables of one node share, and the tables that are live.

use crate::{
    bus::{Bus, Heard},
    game::{Game, Shelf},
    limits::{Gate, Limits},
    metrics::Metrics,
    presence::Presence,
    problem::{self, Result},
    reach::Reach,
    reviews::Reviews,
    store::{self, Backend, Status, Store},
    table::{self, Command, Owner, Reply, Table, refuse},
    token::{is_id, new_id},
    work::Workers,
};
use std::{
    collections::{HashMap, HashSet},
    io,
    sync::{Arc, Mutex, OnceLock, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{Semaphore, mpsc, oneshot},
    time::timeout,
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// Commands that may wait for a table.
const INBOX: usize = 64;
/// How often the store is asked whether a live table has moved without a note.
const LOOK: Duration = Duration::from_secs(5);
/// Whoever looks at a table waits no longer to learn whether it has moved elsewhere.
const SOON: Duration = Duration::from_secs(2);
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
    /// Bots think here, at most so many at a time, and whatever else takes long is done here.
    pub workers: Workers,
    pub reviews: Reviews,
    pub presence: Presence,
    /// Where others reach this server, once whoever opened its socket has said so.
    pub reach: OnceLock<Reach>,
    /// Cancelled when the server goes down.
    pub closing: CancellationToken,
    /// Everything that should be finished before the server is gone.
    pub tasks: TaskTracker,
    /// How many connections more may be told that there is no room for them.
    pub turned_away: Arc<Semaphore>,
    sweeping: tokio::sync::Mutex<()>,
    live: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    /// Tables that could not be loaded, whatever the store says.
    broken: Mutex<HashSet<String>>,
}

impl Hall {
    pub fn new(store: Store, bus: Bus, shelf: Shelf, limits: Limits) -> io::Result<Arc<Self>> {
        Ok(Arc::new(Hall {
            node: new_id(),
            store,
            bus,
            shelf,
            gate: Gate::new(&limits),
            metrics: Metrics::default(),
            workers: Workers::new(limits.workers)?,
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
        let trouble = match table::load(&self.store, &self.shelf, &id).await {
            Ok(Some(table)) => {
                self.heal(&table);
                inbox = Owner::new(self.clone(), table, inbox, own.clone()).run().await;
                None
            }
            // No table has an id that cannot be kept.
            Ok(None) | Err(table::LoadError::Store(store::Error::Nul)) => Some(problem::not_found("table")),
            Err(table::LoadError::Store(error)) => {
                tracing::error!(table = id, %error, "cannot load");
                Some(problem::of_store(&error))
            }
            Err(error) => Some(self.no_longer_plays(&id, &error)),
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
                Some(trouble) => refuse(command, || problem::copy(trouble)),
            }
        }
    }

    fn forward(self: Arc<Self>, id: &str, command: Command) {
        if let Err(lost) = self.inbox(id).try_send(command) {
            refuse(lost.into_inner(), || problem::unavailable("The table is busy; try again."));
        }
    }

    /// A table that cannot be played again from its log: an alarm, once at each node. The store is left as it is, because the next
    /// version of the rules may know better.
    pub fn no_longer_plays(&self, id: &str, error: &table::LoadError) -> Box<protocol::Problem> {
        if self.broken.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned()) {
            tracing::error!(table = id, %error, "the table no longer plays again and is out of order; its log is kept");
            self.metrics.faulty.inc();
        }
        problem::faulty(&error.to_string())
    }

    /// A table that ended is marked so, also if the node that saw its end died before it could.
    fn heal(&self, table: &Table) {
        if table.play.is_over() && table.row.status == Status::Open {
            self.end(table);
        }
    }

    /// A game is over.
    pub fn end(&self, table: &Table) {
        let (store, id) = (self.store.clone(), table.row.id.clone());
        self.tasks.spawn(async move {
            if let Err(error) = store.set_status(&id, Status::Over, None).await {
                tracing::warn!(table = id, %error, "cannot mark the end");
            }
        });
    }

    /// Asks a table and waits for the answer.
    pub async fn ask<T>(self: &Arc<Self>, id: &str, command: impl FnOnce(Reply<T>) -> Command) -> Result<T> {
        if !is_id(id) {
            return Err(problem::not_found("table"));
        }
        let (reply, answer) = oneshot::channel();
        let mut command = command(reply);
        loop {
            match self.inbox(id).send(command).await {
                Ok(()) => break,
                // It has just been put away.
                Err(mpsc::error::SendError(back)) => command = back,
            }
        }
        answer.await.unwrap_or_else(|_| Err(problem::unavailable("The table has just been put away; try again.")))
    }

    /// Asks a table that is not behind: the answer rests on all that any node had acknowledged when it was asked for. For whatever
    /// writes no entry, and so would not find out.
    pub async fn ask_fresh<T>(self: &Arc<Self>, id: &str, command: impl FnOnce(Reply<T>) -> Command) -> Result<T> {
        // A table that is not live is about to be read from the store anyway.
        if !self.alone() && self.live().contains_key(id) {
            let head = timeout(SOON, self.store.head(id)).await;
            let seq = head.unwrap_or(Err(store::Error::Slow)).map_err(|error| {
                tracing::warn!(table = id, %error, "cannot look whether a table has moved");
                problem::of_store(&error)
            })?;
            self.ask(id, |reply| Command::Reach { seq, reply }).await?;
        }
        self.ask(id, command).await
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
                            let _ = inbox.try_send(Command::Heard(crate::bus::What::Moved { seq }));
                        }
                    }
                }
                Err(error) => tracing::warn!(%error, "cannot look at the store"),
            }
        }
    }
}
