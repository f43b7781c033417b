//! `muster bench search`: one core, the search of the bots in the middle of games, beside random decisions of the same length from the
//! same tables. What is dear differs from question to question, so there are several tables of each game, and each counts alike. All
//! parts take turns within one run, so that a busy machine slows all alike.

use super::{Args, rules::open};
use crate::console::{self, Console, Errand};
use anyhow::{Context, Result};
use bots::{Search, Settings, search::Rollout};
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

/// Tables of each game.
const TABLES: u64 = 12;
/// Guesses dealt at a time, measured beside the same number of thoughts.
const GUESSES: u32 = 16;
/// How often the tables take turns, and the parts of a measurement of each: guesses, and decisions and a search of either length.
const TURNS: u32 = 5;
const PARTS: f64 = 5.0;

/// The figures of one game.
#[derive(Serialize)]
struct Figures {
    /// What was played.
    table: &'static str,
    tables: u64,
    /// Tables dealt again, without playing on.
    guesses_per_second: f64,
    short: Thinking,
    full: Thinking,
}

/// A search with one way to play guesses on.
#[derive(Serialize)]
struct Thinking {
    iterations_per_second: f64,
    decisions_per_iteration: f64,
    /// On guesses at the same tables, and no longer than the search plays them.
    random_decisions_per_second: f64,
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
    /// Does it again and again for a while; `work` says how much it was, and how much of the time it took.
    fn go(&mut self, slice: Duration, mut work: impl FnMut() -> Result<(u64, Duration)>) -> Result<()> {
        let begun = Instant::now();
        while begun.elapsed() < slice {
            let (n, spent) = work()?;
            self.n += n;
            self.spent += spent;
        }
        Ok(())
    }

    /// The seconds that one takes.
    fn cost(&self) -> f64 {
        self.spent.as_secs_f64() / self.n.max(1) as f64
    }
}

fn mean(of: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n = of.len().max(1) as f64;
    of.sum::<f64>() / n
}

/// A search, and random decisions as its yardstick.
struct Part<T: Console> {
    search: Search<T>,
    /// Guesses of one thought.
    iterations: u32,
    /// Decisions of one guess at most.
    choices: u32,
    thinking: Meter,
    random: Meter,
}

impl<T: Console> Part<T> {
    fn new(iterations: u32, choices: u32) -> Self {
        let settings = Settings { iterations, rollout: Rollout::Random { choices }, ..Settings::BLIND };
        let search = Search::new(T::mind(), settings, Chance::from_number(2));
        Part { search, iterations, choices, thinking: Meter::default(), random: Meter::default() }
    }

    fn decisions_per_iteration(&self) -> f64 {
        self.search.played() as f64 / self.thinking.n.max(1) as f64
    }

    /// What the decisions of one guess cost in random play.
    fn decisions_cost(&self) -> f64 {
        self.decisions_per_iteration() * self.random.cost()
    }
}

/// A table in the middle of a game.
struct Middle<T: Console> {
    table: Table<T>,
    seat: Seat,
    dice: Chance,
    bot: Bot<T>,
    guesses: Meter,
    short: Part<T>,
    full: Part<T>,
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
        let pack = T::pack(None)?;
        let middles = (1..=TABLES).map(|seed| Middle::new(&pack, seed)).collect::<Result<_>>()?;
        Ok(Box::new(Tables::<T> { pack, middles }))
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
    fn new(pack: &T::Pack, seed: u64) -> Result<Self> {
        let (mut events, mut offers) = (Vec::new(), Vec::new());
        let mut table = open::<T>(pack, &T::bench().0, seed, &mut events)?;
        let game = game(pack, table.clone())?;
        let mut seat = Seat(0);
        for (nth, (asked, choice)) in game.iter().enumerate() {
            table.offers(pack, *asked, &mut offers);
            if nth >= game.len() / 2 && offers.len() > 1 {
                seat = *asked;
                break;
            }
            table.apply(pack, *asked, *choice, &mut events)?;
        }
        let (short, full) = (Part::new(1000, 10), Part::new(100, u32::MAX));
        let (dice, bot) = (Chance::from_number(3), Bot::new(Level::Random, 4));
        Ok(Middle { table, seat, dice, bot, guesses: Meter::default(), short, full })
    }

    fn measure(&mut self, pack: &T::Pack, slice: Duration) -> Result<()> {
        let Middle { table, seat, dice, bot, .. } = self;
        let guess = T::mind().guess;
        self.guesses.go(slice, || {
            let begun = Instant::now();
            (0..GUESSES).for_each(|_| drop(black_box(guess(table, pack, *seat, dice))));
            Ok((GUESSES.into(), begun.elapsed()))
        })?;
        let mut events = Vec::new();
        for part in [&mut self.short, &mut self.full] {
            part.random.go(slice, || {
                let mut guesses: Vec<_> = (0..GUESSES).map(|_| guess(table, pack, *seat, dice)).collect();
                let (begun, mut decisions) = (Instant::now(), 0);
                for table in &mut guesses {
                    let mut left = part.choices;
                    while left > 0
                        && let Some(seat) = bot.seat(table)
                    {
                        let choice = bot.choose(table, pack, seat).context("nothing is offered")?;
                        events.clear();
                        table.apply(pack, seat, choice, &mut events)?;
                        left -= 1;
                        decisions += 1;
                    }
                }
                Ok((decisions, begun.elapsed()))
            })?;
            part.thinking.go(slice, || {
                let begun = Instant::now();
                black_box(part.search.think(table, pack, *seat));
                Ok((part.iterations.into(), begun.elapsed()))
            })?;
        }
        Ok(())
    }
}

/// The tables of one game.
struct Tables<T: Console> {
    pack: T::Pack,
    middles: Vec<Middle<T>>,
}

impl<T: Console> Tables<T> {
    fn thinking(&self, part: impl Fn(&Middle<T>) -> &Part<T>) -> Thinking {
        let parts = || self.middles.iter().map(&part);
        let cost = mean(parts().map(|part| part.thinking.cost()));
        let decisions_cost = mean(parts().map(Part::decisions_cost));
        let decisions_per_iteration = mean(parts().map(Part::decisions_per_iteration));
        Thinking {
            iterations_per_second: 1.0 / cost,
            decisions_per_iteration,
            random_decisions_per_second: decisions_per_iteration / decisions_cost,
            own_share: 1.0 - decisions_cost / cost,
        }
    }
}

impl<T: Console> Measured for Tables<T> {
    fn name(&self) -> &'static str {
        T::NAME
    }

    fn measure(&mut self, slice: Duration) -> Result<()> {
        self.middles.iter_mut().try_for_each(|middle| middle.measure(&self.pack, slice))
    }

    fn figures(&self) -> Figures {
        Figures {
            table: T::bench().1,
            tables: TABLES,
            guesses_per_second: 1.0 / mean(self.middles.iter().map(|middle| middle.guesses.cost())),
            short: self.thinking(|middle| &middle.short),
            full: self.thinking(|middle| &middle.full),
        }
    }
}

fn measure(names: &[&str], seconds: f64) -> Result<BTreeMap<&'static str, Figures>> {
    let mut games = names.iter().filter_map(|name| console::dispatch(name, Prepare)).collect::<Result<Vec<_>>>()?;
    let slices = f64::from(TURNS) * PARTS * TABLES as f64 * games.len() as f64;
    let slice = Duration::from_secs_f64(seconds / slices);
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
    writeln!(out, "The search of the bots on one core, in the middle of games")?;
    for (name, figures) in &games {
        writeln!(out, "{name}: {} tables with {}", figures.tables, figures.table)?;
        writeln!(out, "  {:>12.0} guesses per second, not played on", figures.guesses_per_second)?;
        for (what, thinking) in [("ten decisions", &figures.short), ("to the end", &figures.full)] {
            let Thinking { iterations_per_second, decisions_per_iteration, random_decisions_per_second, own_share } =
                thinking;
            writeln!(out, "  {iterations_per_second:>12.0} guesses per second, played on {what}:")?;
            writeln!(
                out,
                "  {decisions_per_iteration:>12.1} decisions each; {:.0} % of the time is the search's own",
                100.0 * own_share
            )?;
            writeln!(out, "  {random_decisions_per_second:>12.0} random decisions per second beside it")?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
