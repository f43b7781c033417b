//! A server of its own for every test, and clients that reach it over real sockets only.

mod client;
mod live;

pub use client::{Answer, Client};
pub use live::{Live, Stream, play_on};

use content::files::frozen;
use server::{Hall, Limits, bus::Bus, store::Store};
use std::{
    future::Future,
    net::SocketAddr,
    sync::{Arc, OnceLock},
    time::Duration,
};
use table::game::{Boxed, Game, Shelf};
use tempfile::TempDir;
use titles::{Errand, NAMES, Title, dispatch};
use tokio::{net::TcpListener, task::JoinHandle, time::Instant};
use tokio_util::sync::CancellationToken;

/// Whatever is waited for has happened by then, also on a slow machine.
pub const PATIENCE: Duration = Duration::from_secs(60);

pub const GAMES: [(&str, &str); 2] = [("fireteam-zero", "heroes"), ("cry-havoc", "players")];

/// Limits that no honest test meets.
pub fn limits() -> Limits {
    Limits {
        requests: 100_000,
        tables: 100_000,
        chat: 100_000,
        queue: 4096,
        bot_time: Duration::from_millis(20),
        bot_grace: Duration::ZERO,
        ..Limits::default()
    }
}

/// All games with the content that the rules are tested on; it is read once.
pub fn shelf() -> Shelf {
    struct Take;
    impl Errand for Take {
        type Out = Arc<dyn Game>;
        fn run<T: Title>(self) -> Self::Out {
            Arc::new(Boxed::<T>::new(T::pack(Some(&frozen(T::NAME))).unwrap()))
        }
    }
    static SHELF: OnceLock<Shelf> = OnceLock::new();
    SHELF.get_or_init(|| NAMES.iter().filter_map(|name| dispatch(name, Take)).collect()).clone()
}

/// A server with its folder.
pub struct House {
    pub hall: Arc<Hall>,
    pub address: SocketAddr,
    folder: Arc<TempDir>,
    stop: CancellationToken,
    served: JoinHandle<()>,
}

impl House {
    pub async fn open() -> House {
        House::with(limits()).await
    }

    pub async fn with(limits: Limits) -> House {
        House::on(Arc::new(tempfile::tempdir().unwrap()), limits, shelf()).await
    }

    pub async fn on(folder: Arc<TempDir>, limits: Limits, shelf: Shelf) -> House {
        let database = House::database(&folder);
        House::at(folder, &database, Bus::local(), limits, shelf).await
    }

    /// One node of perhaps several on this database.
    pub async fn at(folder: Arc<TempDir>, database: &str, bus: Bus, limits: Limits, shelf: Shelf) -> House {
        let store = Store::open(database).await.unwrap();
        let hall = Hall::new(store, bus, shelf, limits).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let served =
            tokio::spawn(server::run(listener, hall.clone(), server::Page::built_in(), stop.clone().cancelled_owned()));
        House { hall, address, folder, stop, served }
    }

    /// Where a house in this folder keeps its tables.
    pub fn database(folder: &TempDir) -> String {
        format!("sqlite:{}/muster.db", folder.path().display())
    }

    pub fn client(&self) -> Client {
        Client::new(self.address, None)
    }

    /// A client at another address of this machine.
    pub fn stranger(&self, number: u8) -> Client {
        Client::new(self.address, Some(std::net::IpAddr::from([127, 0, 0, number])))
    }

    /// Ends the server as a signal would.
    pub async fn close(self) -> Arc<TempDir> {
        self.stop.cancel();
        within("the end of the server", self.served).await.unwrap();
        self.folder
    }

    /// Ends the server and opens it again.
    pub async fn again(self) -> House {
        let (limits, shelf) = (self.hall.limits.clone(), self.hall.shelf.clone());
        House::on(self.close().await, limits, shelf).await
    }
}

/// Waits for something, but not for ever.
pub async fn within<T>(what: &str, done: impl Future<Output = T>) -> T {
    tokio::time::timeout(PATIENCE, done).await.unwrap_or_else(|_| panic!("waited for {what} in vain"))
}

/// Asks again and again until it is so, but not for ever.
pub async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let end = Instant::now() + PATIENCE;
    while !is_so().await {
        assert!(Instant::now() < end, "waited for {what} in vain");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
