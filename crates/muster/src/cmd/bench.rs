//! `muster bench rules`: one core, random decisions in steady state, measured beside a yardstick (random chess plies) and
//! beside copying as many bytes as a table has. The parts take turns within one run, so that a busy machine slows all alike.

use crate::{
    common::load_pack,
    mind::{Bot, Kind},
};
use anyhow::{Result, bail};
use fireteam_zero::{Table, open, options::Options, pack::Pack};
use kernel::Chance;
use serde::Serialize;
use shakmaty::{Chess, Position};
use std::{
    hint::black_box,
    io::Write,
    process::ExitCode,
    time::{Duration, Instant},
};

#[derive(clap::Subcommand)]
pub enum Command {
    /// Decisions and games per second on River Crossing with four heroes
    Rules {
        /// How long to measure
        #[arg(long, default_value_t = 6.0)]
        seconds: f64,
        /// One JSON object instead of a list
        #[arg(long)]
        json: bool,
    },
}

#[derive(Serialize)]
struct Figures {
    decisions_per_second: f64,
    games_per_second: f64,
    clone_ns: f64,
    memcpy_ns: f64,
    clone_over_memcpy: f64,
    chess_plies_per_second: f64,
    decisions_over_chess_plies: f64,
    allocations_per_decision: f64,
    table_bytes: usize,
    decisions: u64,
    games: u64,
}

/// As many bytes as a table has, as plain as bytes can be.
const BYTES: usize = size_of::<Table>();

/// One seat after another makes random choices; games follow one another in the same buffers.
struct Rules<'p> {
    pack: &'p Pack,
    options: Options,
    bot: Bot,
    table: Table,
    events: Vec<fireteam_zero::event::Event>,
    seed: u64,
    decisions: u64,
    games: u64,
    /// Allocations of choosing and applying; opening a new table is not part of a decision.
    allocations: u64,
    spent: Duration,
    /// A table in the middle of a game.
    middle: Option<Table>,
}

impl<'p> Rules<'p> {
    fn new(pack: &'p Pack) -> Result<Self> {
        let options = Options::new("1.1", 4);
        let mut events = Vec::with_capacity(4096);
        let table = open(pack, &options, Chance::from_number(1), &mut events)?;
        let bot = Bot::new(Kind::Random, 1);
        let (decisions, games, allocations) = (0, 0, 0);
        let (spent, middle) = (Duration::ZERO, None);
        Ok(Rules { pack, options, bot, table, events, seed: 1, decisions, games, allocations, spent, middle })
    }

    /// Plays for a while. Only whole batches are timed: the clock costs as much as a decision.
    fn go(&mut self, slice: Duration) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < slice {
            let before = crate::ALLOCATOR.stats();
            for _ in 0..256 {
                if self.table.is_over() {
                    break;
                }
                self.events.clear();
                let Some(seat) = self.bot.seat(&self.table) else { bail!("nobody is asked") };
                let Some(choice) = self.bot.choose(&self.table, self.pack, seat) else { bail!("nothing is offered") };
                self.table.apply(self.pack, seat, choice, &mut self.events)?;
                self.decisions += 1;
            }
            let after = crate::ALLOCATOR.stats();
            let made = after.allocations + after.reallocations - before.allocations - before.reallocations;
            self.allocations += made as u64;
            if self.table.is_over() {
                self.games += 1;
                self.seed += 1;
                self.events.clear();
                self.table = open(self.pack, &self.options, Chance::from_number(self.seed), &mut self.events)?;
            } else if self.middle.is_none() && self.table.world.round() >= 2 {
                self.middle = Some(self.table.clone());
            }
        }
        self.spent += begun.elapsed();
        Ok(())
    }

    fn forget(&mut self) {
        (self.decisions, self.games, self.allocations, self.spent) = (0, 0, 0, Duration::ZERO);
    }
}

/// Random legal plies, game after game.
struct Plies {
    position: Chess,
    dice: Chance,
    plies: u64,
    /// Plies of the game under way; chess played at random can go on for very long.
    length: u32,
    spent: Duration,
}

impl Plies {
    fn go(&mut self, slice: Duration) {
        let begun = Instant::now();
        while begun.elapsed() < slice {
            for _ in 0..256 {
                let moves = self.position.legal_moves();
                if moves.is_empty() || self.length > 300 || self.position.is_insufficient_material() {
                    self.position = Chess::default();
                    self.length = 0;
                    continue;
                }
                let nth = self.dice.draw("ply", moves.len() as u32) as usize;
                self.position.play_unchecked(moves[nth]);
                self.plies += 1;
                self.length += 1;
            }
        }
        self.spent += begun.elapsed();
    }
}

/// Nanoseconds for one copy made by `copy`, and how many were made.
fn copies(slice: Duration, total: &mut (f64, u64), mut copy: impl FnMut()) {
    let begun = Instant::now();
    let mut n = 0;
    while begun.elapsed() < slice {
        for _ in 0..1024 {
            copy();
        }
        n += 1024;
    }
    total.0 += begun.elapsed().as_nanos() as f64;
    total.1 += n;
}

fn measure(pack: &Pack, seconds: f64) -> Result<Figures> {
    let mut rules = Rules::new(pack)?;
    let mut chess =
        Plies { position: Chess::default(), dice: Chance::from_number(2), plies: 0, length: 0, spent: Duration::ZERO };
    let slice = Duration::from_secs_f64(seconds / 40.0);
    // Warm up until buffers have grown to their size and a mid-game table is at hand.
    while rules.games < 8 || rules.middle.is_none() {
        rules.go(slice)?;
    }
    chess.go(slice);
    rules.forget();
    (chess.plies, chess.spent) = (0, Duration::ZERO);
    let Some(middle) = rules.middle.clone() else { bail!("no table in the middle of a game") };
    let bytes = Box::new([7u8; BYTES]);
    let (mut clone, mut memcpy) = ((0.0, 0), (0.0, 0));
    for _ in 0..10 {
        rules.go(slice * 2)?;
        chess.go(slice);
        copies(slice / 2, &mut clone, || {
            // Both make a fresh value, as a search does for every line it tries.
            let table = black_box(&middle).clone();
            black_box(&table);
        });
        copies(slice / 2, &mut memcpy, || {
            let copied = *black_box(&*bytes);
            black_box(&copied);
        });
    }
    let per_second = |n: u64, spent: Duration| n as f64 / spent.as_secs_f64();
    let decisions_per_second = per_second(rules.decisions, rules.spent);
    let chess_plies_per_second = per_second(chess.plies, chess.spent);
    let (clone_ns, memcpy_ns) = (clone.0 / clone.1 as f64, memcpy.0 / memcpy.1 as f64);
    Ok(Figures {
        decisions_per_second,
        games_per_second: per_second(rules.games, rules.spent),
        clone_ns,
        memcpy_ns,
        clone_over_memcpy: clone_ns / memcpy_ns,
        chess_plies_per_second,
        decisions_over_chess_plies: decisions_per_second / chess_plies_per_second,
        allocations_per_decision: rules.allocations as f64 / rules.decisions.max(1) as f64,
        table_bytes: BYTES,
        decisions: rules.decisions,
        games: rules.games,
    })
}

pub fn run(command: Command) -> Result<ExitCode> {
    let Command::Rules { seconds, json } = command;
    if !(0.2..=3600.0).contains(&seconds) {
        bail!("--seconds takes a number from 0.2 to 3600");
    }
    let pack = load_pack(None)?;
    let figures = measure(&pack, seconds)?;
    let mut out = std::io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, &figures)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let Figures { decisions, games, table_bytes, .. } = figures;
    writeln!(out, "River Crossing, four heroes, random choices, one core: {decisions} decisions, {games} games")?;
    writeln!(out, "  {:>12.0} decisions per second", figures.decisions_per_second)?;
    writeln!(out, "  {:>12.0} games per second", figures.games_per_second)?;
    writeln!(out, "  {:>12.4} allocations per decision", figures.allocations_per_decision)?;
    writeln!(out, "  {:>12.0} random legal chess plies per second (shakmaty)", figures.chess_plies_per_second)?;
    writeln!(out, "  {:>12.3} decisions per chess ply", figures.decisions_over_chess_plies)?;
    writeln!(out, "  {:>12.1} ns to clone a table of {table_bytes} bytes", figures.clone_ns)?;
    writeln!(out, "  {:>12.1} ns to copy as many bytes ({:.2} times)", figures.memcpy_ns, figures.clone_over_memcpy)?;
    Ok(ExitCode::SUCCESS)
}
