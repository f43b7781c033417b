//! `muster bench rules`: one core, random decisions in steady state, measured beside a yardstick (random chess plies) and
//! beside copying as many bytes as a table has. The parts take turns within one run, so that a busy machine slows all alike.

use super::Args;
use crate::console::{self, Console, Errand};
use anyhow::{Result, bail};
use kernel::{Chance, Table};
use serde::Serialize;
use shakmaty::{Chess, Position};
use std::{
    collections::BTreeMap,
    hint::black_box,
    io::Write,
    process::ExitCode,
    time::{Duration, Instant},
};
use titles::{Bot, Level, Title};

/// The figures of one game.
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
    /// What was played.
    table: &'static str,
}

#[derive(Serialize)]
struct Report {
    games: BTreeMap<&'static str, Figures>,
    chess_plies_per_second: f64,
}

/// One seat after another makes random choices; games follow one another in the same buffers.
struct Rules<T: Console> {
    pack: T::Pack,
    options: T::Options,
    bot: Bot<T>,
    table: Table<T>,
    events: Vec<T::Event>,
    seed: u64,
    decisions: u64,
    games: u64,
    /// Allocations of choosing and applying; opening a new table is not part of a decision.
    allocations: u64,
    spent: Duration,
    /// A table in the middle of a game.
    middle: Option<Table<T>>,
    /// As many bytes as a table has, as plain as bytes can be, and where they are copied to.
    bytes: (Vec<u8>, Vec<u8>),
    clone: (f64, u64),
    memcpy: (f64, u64),
}

/// A game that is measured in turn with others.
trait Measured {
    fn name(&self) -> &'static str;
    /// Until buffers have grown to their size and a mid-game table is at hand.
    fn warm_up(&mut self, slice: Duration) -> Result<()>;
    /// Plays and copies for a while.
    fn measure(&mut self, slice: Duration) -> Result<()>;
    fn figures(&self, chess_plies_per_second: f64) -> Figures;
}

/// Makes a title ready to be measured.
struct Prepare;

impl Errand for Prepare {
    type Out = Result<Box<dyn Measured>>;
    fn run<T: Console>(self) -> Self::Out {
        Ok(Box::new(Rules::<T>::new()?))
    }
}

pub fn open<T: Title>(pack: &T::Pack, options: &T::Options, seed: u64, events: &mut Vec<T::Event>) -> Result<Table<T>> {
    let (world, frame) = T::start(pack, options)?;
    Ok(Table::new(world, frame, Chance::from_number(seed), pack, events)?)
}

impl<T: Console> Rules<T> {
    fn new() -> Result<Self> {
        let (pack, (options, _)) = (T::pack(None)?, T::bench());
        let mut events = Vec::with_capacity(4096);
        let table = open(&pack, &options, 1, &mut events)?;
        let bytes = (vec![7; size_of::<Table<T>>()], vec![0; size_of::<Table<T>>()]);
        let (decisions, games, allocations) = (0, 0, 0);
        let (spent, middle, clone, memcpy) = (Duration::ZERO, None, (0.0, 0), (0.0, 0));
        let bot = Bot::new(Level::Random, 1);
        Ok(Rules {
            pack,
            options,
            bot,
            table,
            events,
            seed: 1,
            decisions,
            games,
            allocations,
            spent,
            middle,
            bytes,
            clone,
            memcpy,
        })
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
                let Some(choice) = self.bot.choose(&self.table, &self.pack, seat) else { bail!("nothing is offered") };
                self.table.apply(&self.pack, seat, choice, &mut self.events)?;
                self.decisions += 1;
            }
            let after = crate::ALLOCATOR.stats();
            let made = after.allocations + after.reallocations - before.allocations - before.reallocations;
            self.allocations += made as u64;
            if self.table.is_over() {
                self.games += 1;
                self.seed += 1;
                self.events.clear();
                self.table = open(&self.pack, &self.options, self.seed, &mut self.events)?;
            } else if self.middle.is_none() && T::moment(&self.table.world).round >= 2 {
                self.middle = Some(self.table.clone());
            }
        }
        self.spent += begun.elapsed();
        Ok(())
    }
}

impl<T: Console> Measured for Rules<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }

    fn warm_up(&mut self, slice: Duration) -> Result<()> {
        while self.games < 8 || self.middle.is_none() {
            self.go(slice)?;
        }
        (self.decisions, self.games, self.allocations, self.spent) = (0, 0, 0, Duration::ZERO);
        Ok(())
    }

    fn measure(&mut self, slice: Duration) -> Result<()> {
        self.go(slice * 2)?;
        let Some(middle) = &self.middle else { bail!("no table in the middle of a game") };
        copies(slice / 2, &mut self.clone, || {
            // A fresh value, as a search makes for every line it tries.
            let table = black_box(middle).clone();
            black_box(&table);
        });
        let (from, to) = &mut self.bytes;
        copies(slice / 2, &mut self.memcpy, || {
            to.copy_from_slice(black_box(from));
            black_box(&*to);
        });
        Ok(())
    }

    fn figures(&self, chess_plies_per_second: f64) -> Figures {
        let decisions_per_second = per_second(self.decisions, self.spent);
        let (clone_ns, memcpy_ns) = (self.clone.0 / self.clone.1 as f64, self.memcpy.0 / self.memcpy.1 as f64);
        Figures {
            decisions_per_second,
            games_per_second: per_second(self.games, self.spent),
            clone_ns,
            memcpy_ns,
            clone_over_memcpy: clone_ns / memcpy_ns,
            chess_plies_per_second,
            decisions_over_chess_plies: decisions_per_second / chess_plies_per_second,
            allocations_per_decision: self.allocations as f64 / self.decisions.max(1) as f64,
            table_bytes: size_of::<Table<T>>(),
            decisions: self.decisions,
            games: self.games,
            table: T::bench().1,
        }
    }
}

pub fn per_second(n: u64, spent: Duration) -> f64 {
    n as f64 / spent.as_secs_f64()
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

/// Measures all of them and the yardstick, in turn.
fn measure(names: &[&str], seconds: f64) -> Result<Report> {
    let mut games = names.iter().filter_map(|name| console::dispatch(name, Prepare)).collect::<Result<Vec<_>>>()?;
    let mut chess =
        Plies { position: Chess::default(), dice: Chance::from_number(2), plies: 0, length: 0, spent: Duration::ZERO };
    // Ten turns: three slices for each game, one for chess.
    let slice = Duration::from_secs_f64(seconds / (10.0 * (3.0 * games.len() as f64 + 1.0)));
    for game in &mut games {
        game.warm_up(slice)?;
    }
    chess.go(slice);
    (chess.plies, chess.spent) = (0, Duration::ZERO);
    for _ in 0..10 {
        for game in &mut games {
            game.measure(slice)?;
        }
        chess.go(slice);
    }
    let plies = per_second(chess.plies, chess.spent);
    let games = games.iter().map(|game| (game.name(), game.figures(plies))).collect();
    Ok(Report { games, chess_plies_per_second: plies })
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let report = measure(&args.names()?, args.seconds)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &report)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    let plies = report.chess_plies_per_second;
    writeln!(out, "Random choices on one core; beside them {plies:.0} random legal chess plies per second (shakmaty)")?;
    for (name, figures) in &report.games {
        let Figures { decisions, games, table_bytes, table, .. } = figures;
        writeln!(out, "{name}: {table}: {decisions} decisions, {games} games")?;
        writeln!(out, "  {:>12.0} decisions per second", figures.decisions_per_second)?;
        writeln!(out, "  {:>12.0} games per second", figures.games_per_second)?;
        writeln!(out, "  {:>12.4} allocations per decision", figures.allocations_per_decision)?;
        writeln!(out, "  {:>12.3} decisions per chess ply", figures.decisions_over_chess_plies)?;
        writeln!(out, "  {:>12.1} ns to clone a table of {table_bytes} bytes", figures.clone_ns)?;
        writeln!(
            out,
            "  {:>12.1} ns to copy as many bytes ({:.2} times)",
            figures.memcpy_ns, figures.clone_over_memcpy
        )?;
    }
    Ok(ExitCode::SUCCESS)
}
