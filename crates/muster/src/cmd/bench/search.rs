//! `muster bench search`: one core, the search of the bots in the middle of a game, beside random decisions from the same table. All
//! parts take turns within one run, so that a busy machine slows all alike.

use super::{
    Args,
    rules::{open, per_second},
};
use crate::console::{self, Console, Errand};
use anyhow::{Context, Result};
use bots::{Search, Settings, search::Beyond};
use kernel::{Chance, Seat, Table};
use serde::Serialize;
use std::{
    collections::BTreeMap,
    hint::black_box,
    io::Write,
    process::ExitCode,
    time::{Duration, Instant},
};
use titles::{Bot, Level};

/// Guesses of one thought.
const ITERATIONS: u32 = 1000;
/// Parts of a measurement, and how often they take turns.
const PARTS: f64 = 4.0;
const TURNS: u32 = 10;

/// The figures of one game.
#[derive(Serialize)]
struct Figures {
    /// What was played.
    table: &'static str,
    random_decisions_per_second: f64,
    /// Tables dealt anew, without playing on.
    guesses_per_second: f64,
    short: Thinking,
    full: Thinking,
}

/// A search with one way to play guesses on.
#[derive(Serialize)]
struct Thinking {
    iterations_per_second: f64,
    decisions_per_iteration: f64,
    /// Of the time, what is not taken by the decisions themselves at the speed of random ones.
    own_share: f64,
}

/// How much was done in how much time.
#[derive(Default)]
struct Meter {
    n: u64,
    spent: Duration,
}

impl Meter {
    /// Does it again and again for a while; `work` says how much it was.
    fn go(&mut self, slice: Duration, mut work: impl FnMut() -> Result<u64>) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < slice {
            self.n += work()?;
        }
        self.spent += begun.elapsed();
        Ok(())
    }

    fn per_second(&self) -> f64 {
        per_second(self.n, self.spent)
    }
}

/// A game at a table in its middle.
struct Middle<T: Console> {
    pack: T::Pack,
    table: Table<T>,
    seat: Seat,
    dice: Chance,
    random: (Bot<T>, Meter),
    guesses: Meter,
    short: (Search<T>, Meter),
    full: (Search<T>, Meter),
}

/// A game that is measured in turn with others.
trait Measured {
    fn name(&self) -> &'static str;
    fn measure(&mut self, slice: Duration) -> Result<()>;
    fn figures(&self) -> Figures;
}

/// Makes a title ready to be measured.
struct Prepare;

impl Errand for Prepare {
    type Out = Result<Box<dyn Measured>>;
    fn run<T: Console>(self) -> Self::Out {
        Ok(Box::new(Middle::<T>::new()?))
    }
}

/// The choices of a game that greedy bots play.
fn game<T: Console>(pack: &T::Pack, mut table: Table<T>) -> Result<Vec<(Seat, T::Choice)>> {
    let (mut bot, mut events, mut game) = (Bot::<T>::new(Level::Greedy, 1), Vec::new(), Vec::new());
    while let Some(seat) = bot.seat(&table) {
        let choice = bot.choose(&table, pack, seat).context("nothing is offered")?;
        events.clear();
        table.apply(pack, seat, choice, &mut events)?;
        game.push((seat, choice));
    }
    Ok(game)
}

impl<T: Console> Middle<T> {
    /// Half of a game that greedy bots play, up to a question that leaves a choice.
    fn new() -> Result<Self> {
        let (pack, (options, _)) = (T::pack(None)?, T::bench());
        let (mut events, mut offers) = (Vec::new(), Vec::new());
        let mut table = open::<T>(&pack, &options, 1, &mut events)?;
        let game = game(&pack, table.clone())?;
        let mut seat = Seat(0);
        for (nth, (asked, choice)) in game.iter().enumerate() {
            table.offers(&pack, *asked, &mut offers);
            if nth >= game.len() / 2 && offers.len() > 1 {
                seat = *asked;
                break;
            }
            table.apply(&pack, *asked, *choice, &mut events)?;
        }
        let search = |choices| {
            let beyond = Beyond::Random { choices };
            let settings = Settings { iterations: ITERATIONS, beyond, ..Settings::BLIND };
            (Search::new(T::mind(), settings, Chance::from_number(2)), Meter::default())
        };
        let (short, full) = (search(10), search(u32::MAX));
        let (dice, random) = (Chance::from_number(3), (Bot::new(Level::Random, 4), Meter::default()));
        Ok(Middle { pack, table, seat, dice, random, guesses: Meter::default(), short, full })
    }

    fn thinking(&self, (search, meter): &(Search<T>, Meter)) -> Thinking {
        let iterations_per_second = meter.per_second();
        let decisions_per_iteration = search.played() as f64 / meter.n.max(1) as f64;
        let decisions_per_second = iterations_per_second * decisions_per_iteration;
        let own_share = 1.0 - decisions_per_second / self.random.1.per_second();
        Thinking { iterations_per_second, decisions_per_iteration, own_share }
    }
}

impl<T: Console> Measured for Middle<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }

    fn measure(&mut self, slice: Duration) -> Result<()> {
        let Middle { pack, table, seat, dice, .. } = self;
        let (bot, meter) = &mut self.random;
        let mut events = Vec::new();
        meter.go(slice, || {
            let (mut table, mut decisions) = (table.clone(), 0);
            table.set_chance(dice.fork());
            while let Some(seat) = bot.seat(&table) {
                let choice = bot.choose(&table, pack, seat).context("nothing is offered")?;
                events.clear();
                table.apply(pack, seat, choice, &mut events)?;
                decisions += 1;
            }
            Ok(decisions)
        })?;
        let guess = T::mind().guess;
        self.guesses.go(slice, || {
            (0..16).for_each(|_| drop(black_box(guess(table, pack, *seat, dice))));
            Ok(16)
        })?;
        for (search, meter) in [&mut self.short, &mut self.full] {
            meter.go(slice, || {
                black_box(search.think(table, pack, *seat));
                Ok(ITERATIONS.into())
            })?;
        }
        Ok(())
    }

    fn figures(&self) -> Figures {
        Figures {
            table: T::bench().1,
            random_decisions_per_second: self.random.1.per_second(),
            guesses_per_second: self.guesses.per_second(),
            short: self.thinking(&self.short),
            full: self.thinking(&self.full),
        }
    }
}

fn measure(names: &[&str], seconds: f64) -> Result<BTreeMap<&'static str, Figures>> {
    let mut games = names.iter().filter_map(|name| console::dispatch(name, Prepare)).collect::<Result<Vec<_>>>()?;
    let slice = Duration::from_secs_f64(seconds / (f64::from(TURNS) * PARTS * games.len() as f64));
    for _ in 0..TURNS {
        for game in &mut games {
            game.measure(slice)?;
        }
    }
    Ok(games.iter().map(|game| (game.name(), game.figures())).collect())
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let games = measure(&args.names()?, args.seconds)?;
    let mut out = std::io::stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &serde_json::json!({ "games": games }))?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "The search of the bots on one core, in the middle of a game")?;
    for (name, figures) in &games {
        writeln!(out, "{name}: {}", figures.table)?;
        writeln!(out, "  {:>12.0} random decisions per second", figures.random_decisions_per_second)?;
        writeln!(out, "  {:>12.0} guesses per second, not played on", figures.guesses_per_second)?;
        for (what, thinking) in [("ten decisions", &figures.short), ("to the end", &figures.full)] {
            let Thinking { iterations_per_second, decisions_per_iteration, own_share } = thinking;
            writeln!(out, "  {iterations_per_second:>12.0} guesses per second, played on {what}:")?;
            writeln!(
                out,
                "  {decisions_per_iteration:>12.1} decisions each; {:.0} % of the time is the search's own",
                100.0 * own_share
            )?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
