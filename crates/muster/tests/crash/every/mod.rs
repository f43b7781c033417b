//! Every operation and every fault at once: three nodes on one PostgreSQL and one NATS, of which any is killed, paused, away or
//! restarted, while people open tables, join, play, take back, consent, talk, leave, come back, let bots stand in, ask for hints, branch,
//! import, export, begin campaigns and play again, each at any node, with a key where an answer must not be lost. Nothing that was acknowledged is lost or doubled, nobody is shown less than they
//! know, the nodes agree in the end, and every table goes on.

mod account;
mod company;

use crate::{PATIENCE, chance, cluster::Cluster, node::GLANCE};
use company::{Company, OPERATIONS, Tally};
use kernel::Chance;
use server::store::Store;
use std::{
    collections::BTreeMap,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};
use table::game;
use tokio::{
    task::JoinSet,
    time::{sleep, timeout},
};
use tokio_util::sync::CancellationToken;

const COMPANIES: usize = 6;
/// Operations that are acknowledged between two faults and while one lasts.
const BETWEEN: usize = 25;
/// How long a node is paused, and NATS away.
const AWAY: Duration = Duration::from_millis(1500);

#[derive(Clone, Copy, Debug)]
enum Fault {
    Killed,
    Paused,
    NoBus,
    NoStore,
}

impl Cluster {
    async fn suffer(&mut self, fault: Fault, node: usize, progress: &impl AsyncFn()) {
        println!("{fault:?}, node {node}");
        match fault {
            Fault::Killed => {
                self.nodes[node].kill();
                progress().await;
                self.nodes[node].start().await;
            }
            Fault::Paused => {
                self.nodes[node].signal("STOP");
                sleep(AWAY).await;
                self.nodes[node].signal("CONT");
            }
            Fault::NoBus => {
                self.nats.stop().unwrap();
                sleep(AWAY).await;
                progress().await;
                // A node that starts meanwhile is as good as the others.
                self.nodes[node].kill();
                self.nodes[node].start().await;
                progress().await;
                self.nats.start().unwrap();
            }
            Fault::NoStore => {
                tokio::task::block_in_place(|| self.postgres.stop_hard().and_then(|()| self.postgres.start())).unwrap();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_operation_meets_every_fault() {
    let mut dice = chance("every operation");
    let mut cluster = Cluster::with(&["--bot-time", "20"]).await;
    let (acknowledged, closing) = (Arc::new(AtomicUsize::new(0)), CancellationToken::new());
    let tally: Arc<Mutex<Tally>> = Arc::default();
    let nodes: Vec<SocketAddr> = cluster.nodes.iter().map(|node| node.address).collect();
    let mut companies = JoinSet::new();
    for name in 0..COMPANIES {
        let company = Company {
            name,
            nodes: nodes.clone(),
            dice: Chance::from_number(u64::from(dice.draw("company", u32::MAX))),
            acknowledged: acknowledged.clone(),
            tally: tally.clone(),
            closing: closing.clone(),
            accounts: BTreeMap::new(),
            table: String::new(),
            tokens: Vec::new(),
            bots: Default::default(),
            count: 0,
        };
        companies.spawn(company.live());
    }
    let progress = async || {
        let (goal, end) = (acknowledged.load(Ordering::Relaxed) + BETWEEN, Instant::now() + PATIENCE);
        while acknowledged.load(Ordering::Relaxed) < goal {
            assert!(Instant::now() < end, "nothing goes on");
            sleep(GLANCE).await;
        }
    };
    let mut faults = [Fault::Killed, Fault::Paused, Fault::NoBus, Fault::NoStore].repeat(2);
    dice.shuffle(&mut faults);
    for fault in faults {
        progress().await;
        let node = dice.draw("node", 3) as usize;
        cluster.suffer(fault, node, &progress).await;
    }
    progress().await;
    // Some operations are rare, and each shall have its turn.
    let end = Instant::now() + PATIENCE;
    let never = || never_done(&tally.lock().unwrap());
    while let Some(never) = never() {
        assert!(Instant::now() < end, "{never} was never done");
        sleep(GLANCE).await;
    }
    closing.cancel();
    let mut companies = timeout(PATIENCE, companies.join_all()).await.expect("all come to an end");
    for company in &mut companies {
        company.go_on().await;
    }
    let store = Store::open(&cluster.database).await.unwrap();
    let shelf = game::shelf().unwrap();
    let (mut tables, mut entries) = (0, 0);
    for company in &mut companies {
        company.nodes.clone_from(&nodes);
        company.agree().await;
        for (id, account) in &company.accounts {
            entries += account.check(id, &store, &shelf).await;
            tables += 1;
        }
    }
    store.close().await.unwrap();
    let acknowledged = acknowledged.load(Ordering::Relaxed);
    println!("every operation: {acknowledged} acknowledged at {tables} tables, {entries} entries");
    println!("done, refused, lost: {:?}", tally.lock().unwrap());
}

fn never_done(tally: &Tally) -> Option<&'static str> {
    OPERATIONS.into_iter().find(|operation| tally.get(*operation).is_none_or(|count| count[0] == 0))
}
