//! `muster bench server`: how many durable moves per second the table server takes, how soon every viewer sees them, and how
//! much memory connections and tables cost. Servers are processes of their own, clients are tasks of this one, and the
//! yardsticks (single commits of the same store, a bare echo) are measured in the same run.

mod child;
mod crowd;
mod echo;
mod http;
mod pace;
mod report;
mod side;
mod socket;
mod tally;

pub use echo::{EchoArgs, run as echo};

use super::super::serve::asked_to_end;
use anyhow::{Context, Result, bail};
use child::Server;
use crowd::{Crowd, SEATS, open_for_masters, open_many};
use echo::{Buffers, Echo};
use http::Http;
use pace::Pace;
use report::{AtRest, Beside, Level, Memory, Report, Throughput};
use server::store::Store;
use side::{Seen, Side};
use std::{
    fs,
    process::ExitCode,
    sync::atomic::Ordering::Relaxed,
    time::{Duration, Instant},
};
use tally::Delay;
use tempfile::TempDir;
use tokio::{runtime::Runtime, time::sleep};

/// Files for both ends of a connection, and some more.
const FILES: u64 = 65_536;
/// Clients get going before anything is counted.
const WARM_UP: Duration = Duration::from_millis(500);
/// How long each of those that are compared is watched before the next has its turn, and the pause between them.
const MOMENT: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(50);
/// Commits at a time, of those that are counted.
const SOME: u32 = 500;
/// No table moves faster than this at the paced load.
const SHORTEST_PERIOD: f64 = 0.02;
/// Connections of those who play while masters think at other tables, and how many such tables there are.
const BESIDE: usize = 100;
const MASTERS: usize = 4;
/// How long tables may take until all are put away.
const PATIENCE: Duration = Duration::from_secs(90);
/// After how many seconds tables that nobody looks at are put away: never within a run, and at once.
const KEPT_LIVE: &str = "3600";
const PUT_AWAY: &str = "1";

#[derive(clap::Args)]
#[command(after_help = "\
Everything is on this machine: servers are started on free ports of 127.0.0.1 with a folder of their own, and ended.
Cry Havoc with four players and Fireteam Zero with four heroes in turn; every seat is a connection that picks at random.

Examples:
  muster bench server
  muster bench server --connections 1000 --seconds 20 --json
  muster bench server --database postgres://muster@localhost/scratch     (its tables stay there)")]
pub struct Args {
    /// Tables that play as fast as they can, with four connections each
    #[arg(long, value_name = "N", default_value_t = 250, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// Numbers of connections for delays and memory
    #[arg(long, value_name = "N,N,…", value_delimiter = ',', default_values_t = [100, 1000, 5000],
          value_parser = clap::value_parser!(u32).range(4..=20_000))]
    connections: Vec<u32>,
    /// How long each part is measured
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    seconds: f64,
    /// The paced load, as a part of the moves per second at full speed
    #[arg(long, value_name = "PART", default_value_t = 0.1)]
    pace: f64,
    /// Tables that are opened and put away again
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    at_rest: u32,
    /// A PostgreSQL database instead of a SQLite file: postgres://user@host/name
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// A few tables for a few seconds: whether it works, not how fast
    #[arg(long, conflicts_with_all = ["tables", "connections", "seconds", "at_rest"])]
    quick: bool,
    /// One JSON object instead of a table
    #[arg(long)]
    json: bool,
}

/// What a run measures, and where.
struct Bench {
    tables: usize,
    connections: Vec<usize>,
    span: Duration,
    pace: f64,
    at_rest: usize,
    database: Option<String>,
    folder: TempDir,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    if !(0.2..=3600.0).contains(&args.seconds) {
        bail!("--seconds takes a number from 0.2 to 3600");
    }
    if !(0.001..=1.0).contains(&args.pace) {
        bail!("--pace takes a number from 0.001 to 1");
    }
    let folder = tempfile::tempdir()?;
    let (database, pace) = (args.database.clone(), args.pace);
    let bench = if args.quick {
        let span = Duration::from_millis(500);
        Bench { tables: 6, connections: vec![24], span, pace, at_rest: 20, database, folder }
    } else {
        let connections = args.connections.iter().map(|n| *n as usize).collect();
        let span = Duration::from_secs_f64(args.seconds);
        let (tables, at_rest) = (args.tables as usize, args.at_rest as usize);
        Bench { tables, connections, span, pace, at_rest, database, folder }
    };
    rlimit::increase_nofile_limit(FILES).context("cannot raise the number of open files")?;
    let report = Runtime::new()?.block_on(async {
        tokio::select! {
            report = bench.measure() => report,
            // Dropping the servers ends them.
            () = asked_to_end() => bail!("ended before it was done"),
        }
    })?;
    report.print(args.json)?;
    Ok(if report.sound() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Bench {
    async fn measure(&self) -> Result<Report> {
        let mut commits = self.sync_commits().await?;
        let mut throughput = self.throughput().await?;
        commits.extend(self.sync_commits().await?);
        let spent: Duration = commits.iter().sum();
        let (commit, commits) = (Delay::of(commits.clone()), commits.len() as f64 / spent.as_secs_f64());
        throughput.over_sync_commits = throughput.moves_per_second / commits;
        let mut levels = Vec::new();
        for connections in &self.connections {
            levels.push(self.level(*connections, &throughput).await?);
        }
        let beside_masters = self.beside_masters(&throughput).await?;
        let at_rest = self.at_rest().await?;
        Ok(Report {
            store: if self.database.is_some() { "PostgreSQL" } else { "SQLite" },
            cores: std::thread::available_parallelism()?.get(),
            sync_commits_per_second: commits,
            sync_commit: commit,
            throughput,
            levels,
            beside_masters,
            at_rest,
        })
    }

    /// A server with tables of its own and limits that a flood from one address does not reach.
    async fn serve(&self, idle: &str) -> Result<Server> {
        let folder = tempfile::tempdir_in(&self.folder)?.keep();
        let data = folder.to_str().context("the temporary folder has an odd name")?;
        let mut args = vec!["serve", "--listen", "127.0.0.1:0", "--data", data, "--idle", idle];
        for limit in ["--max-connections", "--max-per-address", "--max-requests"] {
            args.extend([limit, "1000000"]);
        }
        args.extend(["--max-tables-per-address", "1000000000"]);
        args.extend(self.database.iter().flat_map(|url| ["--database", url]));
        Server::start(&args).await
    }

    /// A store for commits of one row each.
    async fn scratch(&self) -> Result<Store> {
        let url = match &self.database {
            Some(url) => url.clone(),
            None => format!("sqlite:{}", self.folder.path().join("commits.db").display()),
        };
        Ok(Store::open(&url).await?)
    }

    /// Durable commits of one row each, one after another.
    async fn sync_commits(&self) -> Result<Vec<Duration>> {
        let store = self.scratch().await?;
        let mut commits = Vec::new();
        while commits.iter().sum::<Duration>() < self.span / 5 {
            commits.extend(store.sync_commits(SOME, Duration::ZERO).await?);
        }
        store.close().await?;
        Ok(commits)
    }

    /// Everybody plays as fast as they can.
    async fn throughput(&self) -> Result<Throughput> {
        let server = self.serve(KEPT_LIVE).await?;
        let tables = open_many(server.address, self.tables).await?;
        let crowd = Crowd::gather(server.address, tables).await?;
        crowd.pace(Pace::Flat);
        sleep(WARM_UP).await;
        let tally = &crowd.tally;
        let counts = || [&tally.moves, &tally.updates, &tally.bytes].map(|count| count.load(Relaxed));
        let (from, busy, begin) = (counts(), server.time()?, Instant::now());
        sleep(self.span).await;
        let (to, busy, took) = (counts(), server.time()? - busy, begin.elapsed().as_secs_f64());
        let [moves, updates, bytes] = [0, 1, 2].map(|nth| (to[nth] - from[nth]) as f64);
        let (errors, first_error) = tally.errors();
        let games = tally.games.load(Relaxed);
        crowd.leave().await;
        server.stop().await?;
        Ok(Throughput {
            tables: self.tables,
            connections: self.tables * SEATS,
            seconds: took,
            moves_per_second: moves / took,
            over_sync_commits: 0.0,
            updates_per_move: updates / moves.max(1.0),
            update_bytes: bytes / updates.max(1.0),
            server_cores: busy / took,
            server_us_per_move: busy / moves.max(1.0) * 1e6,
            games,
            errors,
            first_error,
        })
    }

    /// Memory at rest and delays at a paced load, with this many connections.
    async fn level(&self, connections: usize, throughput: &Throughput) -> Result<Level> {
        let tables = (connections / SEATS).max(1);
        let connections = tables * SEATS;
        let (period, span) = self.period(tables, throughput);
        let server = self.serve(KEPT_LIVE).await?;
        // The first ones are not like the others: the program itself warms up.
        Crowd::gather(server.address, open_many(server.address, 4).await?).await?.leave().await;
        let empty = server.memory().await?;
        let opened = open_many(server.address, tables).await?;
        let with_tables = server.memory().await?;
        let crowd = Crowd::gather(server.address, opened).await?;
        let with_clients = server.memory().await?;
        let side = Side { server, crowd };
        let size = throughput.update_bytes as usize;
        let plain = Echo::gather(Buffers::Default, connections, size).await?;
        let tuned = Echo::gather(Buffers::Tuned, connections, size).await?;

        let store = self.scratch().await?;

        // Machines have moods. So all take turns, a moment each, until every one had its time.
        let moment = MOMENT.max(period).min(span);
        let pause = period.div_f64(tables as f64);
        let some = (moment.as_secs_f64() / pause.as_secs_f64()).max(1.0) as u32;
        let every = || Pace::Every { from: tokio::time::Instant::now(), period };
        let mut echoes = [&plain, &tuned].map(|echo| (echo, Vec::new()));
        let (mut machine, mut seen, mut commits) = (Machine::default(), Seen::default(), Vec::new());
        while seen.took < span {
            let before = Machine::now()?;
            side.watch(moment, period, &mut seen).await?;
            machine.add(&before, &Machine::now()?);
            for (echo, delays) in &mut echoes {
                echo.pace(every());
                sleep(moment).await;
                echo.pace(Pace::Rest);
                sleep(PAUSE).await;
                delays.extend(echo.tally.delays());
            }
            // What the store alone takes at this rate, on a machine that is as busy.
            tuned.pace(every());
            commits.extend(store.sync_commits(some, pause).await?);
            tuned.pace(Pace::Rest);
            sleep(PAUSE).await;
            tuned.tally.delays();
        }
        let [plain_delay, tuned_delay] = echoes.map(|(_, delays)| Delay::of(delays));
        let commit = Delay::of(commits);
        let after_play = side.server.memory().await?;
        let (errors, first_error) = side.leave().await?;
        store.close().await?;
        let memory = (plain.memory, tuned.memory);
        for echo in [plain, tuned] {
            echo.leave().await?;
        }
        let (took, load) = (seen.took, seen.load());
        let play = load.play_to_every_viewer;
        let each = |more: u64, less: u64, count: usize| more.saturating_sub(less) as f64 / count as f64;
        Ok(Level {
            connections,
            period_ms: period.as_secs_f64() * 1000.0,
            moves_per_second: play.samples as f64 / took.as_secs_f64(),
            server_cores: load.server_cores,
            machine_load: machine.busy(),
            play_to_every_viewer: play,
            echo_default: plain_delay,
            echo_tuned: tuned_delay,
            commit,
            // The faster echo is the yardstick.
            over_echo_and_commit: play.p99_ms / (plain_delay.p99_ms.min(tuned_delay.p99_ms) + commit.p99_ms),
            memory: Memory {
                per_live_table: each(with_tables, empty, tables),
                per_connection: each(with_clients, with_tables, connections),
                in_all_per_connection: each(with_clients, empty, connections),
                after_play_per_connection: each(after_play, empty, connections),
                echo_default_per_connection: memory.0,
                echo_tuned_per_connection: memory.1,
            },
            errors,
            first_error,
        })
    }

    /// How often each of this many tables moves at the paced load, and how long that is measured.
    fn period(&self, tables: usize, throughput: &Throughput) -> (Duration, Duration) {
        let period = (tables as f64 / (throughput.moves_per_second * self.pace).max(1.0)).max(SHORTEST_PERIOD);
        let period = Duration::from_secs_f64(period);
        (period, self.span.max(period * 3))
    }

    /// Delays at a paced load: with nothing else to do, and while masters think at other tables of the same server. Two servers
    /// take turns; the one with the masters halts while it is not its turn.
    async fn beside_masters(&self, throughput: &Throughput) -> Result<Beside> {
        let tables = BESIDE.min(self.tables * SEATS) / SEATS;
        let (period, span) = self.period(tables, throughput);
        let quiet = Side::gather(self.serve(KEPT_LIVE).await?, tables).await?;
        let busy = Side::gather(self.serve(KEPT_LIVE).await?, tables).await?;
        let mut http = Http::connect(busy.server.address).await?;
        for nth in 0..MASTERS {
            open_for_masters(&mut http, nth).await?;
        }
        let moment = MOMENT.max(period).min(span);
        let (mut alone, mut beside) = (Seen::default(), Seen::default());
        while alone.took < span {
            busy.server.halt()?;
            quiet.watch(moment, period, &mut alone).await?;
            busy.server.go_on()?;
            busy.watch(moment, period, &mut beside).await?;
        }
        let (alone, beside) = (alone.load(), beside.load());
        let (errors, first_error) = [quiet.leave().await?, busy.leave().await?]
            .into_iter()
            .fold((0, None), |(sum, first), (errors, error)| (sum + errors, first.or(error)));
        let times = beside.play_to_every_viewer.p99_ms / alone.play_to_every_viewer.p99_ms;
        let (connections, masters) = (tables * SEATS, MASTERS * SEATS);
        Ok(Beside { connections, masters, alone, beside, times, errors, first_error })
    }

    /// Tables are opened and put away. The first ones fill the caches of the store, which have a limit; what the later ones
    /// add is what a table at rest costs.
    async fn at_rest(&self) -> Result<AtRest> {
        let server = self.serve(PUT_AWAY).await?;
        self.come_and_go(&server).await?;
        let before = server.memory().await?;
        self.come_and_go(&server).await?;
        let after = server.memory().await?;
        server.stop().await?;
        let bytes_per_table = (after as f64 - before as f64) / self.at_rest as f64;
        Ok(AtRest { tables: self.at_rest, before, after, bytes_per_table })
    }

    async fn come_and_go(&self, server: &Server) -> Result<()> {
        open_many(server.address, self.at_rest).await?;
        let mut http = Http::connect(server.address).await?;
        let begin = Instant::now();
        loop {
            let metrics = http.get("/metrics").await?;
            let metrics = str::from_utf8(&metrics)?;
            if metrics.lines().any(|line| line == "muster_live_tables 0") {
                return Ok(());
            }
            if begin.elapsed() > PATIENCE {
                bail!("tables that nobody looks at stay in memory");
            }
            sleep(Duration::from_millis(100)).await;
        }
    }
}

/// How long all cores were busy and idle.
#[derive(Default)]
struct Machine {
    all: f64,
    idle: f64,
}

impl Machine {
    fn now() -> Result<Machine> {
        let stat = fs::read_to_string("/proc/stat")?;
        let line = stat.lines().next().context("nothing in /proc/stat")?;
        let ticks: Vec<f64> = line.split_whitespace().skip(1).filter_map(|field| field.parse().ok()).collect();
        // user nice system idle iowait …
        Ok(Machine { all: ticks.iter().take(8).sum(), idle: ticks.iter().skip(3).take(2).sum() })
    }

    /// The time between these two is counted.
    fn add(&mut self, from: &Machine, to: &Machine) {
        self.all += to.all - from.all;
        self.idle += to.idle - from.idle;
    }

    /// The busy part of the time.
    fn busy(&self) -> f64 {
        1.0 - self.idle / self.all.max(1.0)
    }
}
