//! The figures of a run, and how people read them.

use super::tally::Delay;
use anyhow::Result;
use serde::Serialize;
use std::io::Write;

#[derive(Serialize)]
pub struct Report {
    pub store: &'static str,
    pub cores: usize,
    pub sync_commits_per_second: f64,
    /// How long one of them takes.
    pub sync_commit: Delay,
    pub throughput: Throughput,
    pub levels: Vec<Level>,
    pub beside_masters: Beside,
    pub at_rest: AtRest,
}

/// Everybody plays as fast as they can.
#[derive(Serialize)]
pub struct Throughput {
    pub tables: usize,
    pub connections: usize,
    pub seconds: f64,
    /// Accepted and durable.
    pub moves_per_second: f64,
    pub over_sync_commits: f64,
    pub updates_per_move: f64,
    pub update_bytes: f64,
    pub server_cores: f64,
    pub server_us_per_move: f64,
    /// Games that were played to the end.
    pub games: u64,
    pub errors: u64,
    pub first_error: Option<String>,
}

/// A paced load with some number of connections.
#[derive(Serialize)]
pub struct Level {
    pub connections: usize,
    /// How often each table moves.
    pub period_ms: f64,
    pub moves_per_second: f64,
    pub server_cores: f64,
    /// The busy part of all cores, clients and strangers included.
    pub machine_load: f64,
    /// From sending a play until the last viewer of the table has its update.
    pub play_to_every_viewer: Delay,
    /// A frame of the size of an update there and back: as many connections, each as often as it gets an update.
    pub echo_default: Delay,
    pub echo_tuned: Delay,
    /// A durable commit of one row at the rate of the moves, beside the echo.
    pub commit: Delay,
    /// The 99th percentile, over those of the faster echo and of the commit together.
    pub over_echo_and_commit: f64,
    pub memory: Memory,
    pub errors: u64,
    pub first_error: Option<String>,
}

/// A paced load alone, and while masters think at other tables.
#[derive(Serialize)]
pub struct Beside {
    pub connections: usize,
    pub masters: usize,
    pub alone: Load,
    pub beside: Load,
    /// The 99th percentile beside them, over that alone.
    pub times: f64,
    pub errors: u64,
    pub first_error: Option<String>,
}

#[derive(Serialize)]
pub struct Load {
    pub play_to_every_viewer: Delay,
    pub server_cores: f64,
}

/// Bytes of resident memory.
#[derive(Serialize)]
pub struct Memory {
    pub per_live_table: f64,
    /// Of an idle connection alone, and with its share of the live tables.
    pub per_connection: f64,
    pub in_all_per_connection: f64,
    /// The latter once more after play: what is kept for the next time is in it.
    pub after_play_per_connection: f64,
    pub echo_default_per_connection: f64,
    pub echo_tuned_per_connection: f64,
}

/// Tables that were opened and put away.
#[derive(Serialize)]
pub struct AtRest {
    pub tables: usize,
    pub before: u64,
    pub after: u64,
    pub bytes_per_table: f64,
}

fn kib(bytes: f64) -> f64 {
    bytes / 1024.0
}

impl Report {
    /// Whether everything worked, however fast.
    pub fn sound(&self) -> bool {
        let moved = self.levels.iter().all(|level| level.play_to_every_viewer.samples > 0 && level.errors == 0);
        let Beside { alone, beside, errors, .. } = &self.beside_masters;
        let played = [alone, beside].iter().all(|load| load.play_to_every_viewer.samples > 0) && *errors == 0;
        moved && played && self.throughput.moves_per_second > 0.0 && self.throughput.errors == 0
    }

    pub fn print(&self, json: bool) -> Result<()> {
        let mut out = std::io::stdout().lock();
        if json {
            serde_json::to_writer(&mut out, self)?;
            writeln!(out)?;
            return Ok(());
        }
        let t = &self.throughput;
        let games = "Cry Havoc with four players and Fireteam Zero with four heroes in turn";
        writeln!(out, "{} on {} cores, clients included; {games}", self.store, self.cores)?;
        writeln!(out)?;
        writeln!(out, "As fast as they go: {} tables, {} connections, {:.0} s", t.tables, t.connections, t.seconds)?;
        writeln!(out, "  {:>10.0} accepted durable moves per second", t.moves_per_second)?;
        let Delay { p50_ms, p99_ms, .. } = self.sync_commit;
        writeln!(
            out,
            "  {:>10.0} single-row synchronous commits per second (p50 {p50_ms:.2} ms, p99 {p99_ms:.2} ms)",
            self.sync_commits_per_second
        )?;
        writeln!(out, "  {:>10.2} moves per commit (target: at least 0.5)", t.over_sync_commits)?;
        writeln!(out, "  {:>10.2} updates per move, {:.1} KiB each", t.updates_per_move, kib(t.update_bytes))?;
        writeln!(out, "  {:>10.0} µs of the server per move ({:.2} cores)", t.server_us_per_move, t.server_cores)?;
        writeln!(out, "  {:>10} games played to the end, {} errors", t.games, t.errors)?;
        writeln!(out)?;
        writeln!(
            out,
            "Paced, by turns; milliseconds from a play to the last viewer's update, of an echo of the same size and rate, of a bare commit at that rate"
        )?;
        writeln!(
            out,
            "  {:>11} {:>8} {:>6} {:>5}   {:>7} {:>7}   {:>7} {:>7}   {:>7} {:>7}   {:>8} {:>8}   {:>8} {:>6}",
            "connections",
            "moves/s",
            "every",
            "load",
            "p50",
            "p99",
            "echo50",
            "echo99",
            "tuned50",
            "tuned99",
            "commit50",
            "commit99",
            "p99/both",
            "errors"
        )?;
        for l in &self.levels {
            let (play, echo, tuned) = (l.play_to_every_viewer, l.echo_default, l.echo_tuned);
            writeln!(
                out,
                "  {:>11} {:>8.0} {:>6.0} {:>4.0}%   {:>7.2} {:>7.2}   {:>7.2} {:>7.2}   {:>7.2} {:>7.2}   {:>8.2} {:>8.2}   {:>8.2} {:>6}",
                l.connections,
                l.moves_per_second,
                l.period_ms,
                l.machine_load * 100.0,
                play.p50_ms,
                play.p99_ms,
                echo.p50_ms,
                echo.p99_ms,
                tuned.p50_ms,
                tuned.p99_ms,
                l.commit.p50_ms,
                l.commit.p99_ms,
                l.over_echo_and_commit,
                l.errors
            )?;
        }
        writeln!(
            out,
            "  (target at 1000 connections: p99 at most 2 times those of the faster echo and of the commit together)"
        )?;
        writeln!(out)?;
        let Beside { connections, masters, alone, beside, times, .. } = &self.beside_masters;
        writeln!(
            out,
            "Paced, by turns, {connections} connections, alone and while {masters} masters think at other tables"
        )?;
        for (who, load) in [("alone", alone), ("beside", beside)] {
            let (Delay { p50_ms, p99_ms, .. }, cores) = (load.play_to_every_viewer, load.server_cores);
            writeln!(out, "  {who:>11}   p50 {p50_ms:>5.2}   p99 {p99_ms:>5.2}   {cores:.2} cores of the server")?;
        }
        writeln!(out, "  {times:>11.2} times the p99 (target: at most 2)")?;
        writeln!(out)?;
        writeln!(out, "Memory of the server in KiB")?;
        writeln!(
            out,
            "  {:>11}   {:>10} {:>10} {:>10} {:>10}   {:>10} {:>10}",
            "connections", "live table", "connection", "in all", "after play", "echo", "tuned echo"
        )?;
        for l in &self.levels {
            let m = &l.memory;
            let columns = [m.per_live_table, m.per_connection, m.in_all_per_connection, m.after_play_per_connection];
            let [table, connection, all, after] = columns.map(kib);
            let [echo, tuned] = [m.echo_default_per_connection, m.echo_tuned_per_connection].map(kib);
            let n = l.connections;
            writeln!(
                out,
                "  {n:>11}   {table:>10.1} {connection:>10.1} {all:>10.1} {after:>10.1}   {echo:>10.1} {tuned:>10.1}"
            )?;
        }
        writeln!(out, "  (target: an idle connection with its share of a live table at most 24)")?;
        let AtRest { tables, before, after, bytes_per_table } = self.at_rest;
        let [before, after] = [before, after].map(|bytes| kib(bytes as f64));
        writeln!(
            out,
            "  {bytes_per_table:.0} bytes per table at rest: {before:.0} before and {after:.0} after {tables} more came and went (target: none)"
        )?;
        let paced = self.levels.iter().map(|level| &level.first_error).chain([&self.beside_masters.first_error]);
        if let Some(error) = std::iter::once(&t.first_error).chain(paced).flatten().next() {
            writeln!(out, "\nThe first error: {error}")?;
        }
        Ok(())
    }
}
