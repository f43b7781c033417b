//! What came out of an arena.

use super::{
    card::{Bout, Card},
    elo::{self, DRAWS, Rating, Scores},
};
use crate::{
    console::{Console, Rate, Spread, Tally, Watch, mean},
    runs::{RecordOf, Thought},
};
use kernel::Seat;
use serde::Serialize;
use std::{
    io::{self, Write},
    time::Duration,
};

type WatchOf<T> = <<T as Console>::Tally as Tally<T>>::Watch;

#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    seed: u64,
    /// What the numbers that end with `_low` and `_high` are.
    intervals: Intervals,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pairings: Vec<Pairing>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    teams: Vec<Team>,
    /// The strongest bot first.
    ratings: Vec<Rated>,
    /// Seeded tables at which games were played.
    tables: usize,
    seconds: f64,
    faults: Vec<Fault>,
    /// By table.
    #[serde(skip)]
    scores: Vec<Scores>,
    /// Teams at the table under way, and whether they have won.
    #[serde(skip)]
    here: Vec<(usize, bool)>,
}

#[derive(Serialize)]
struct Intervals {
    win_rate: &'static str,
    elo: String,
}

/// What all games of some bots have in common.
#[derive(Default, Serialize)]
struct Games {
    games: u64,
    finished: u64,
    #[serde(flatten)]
    wins: Rate,
    #[serde(rename = "mean_rounds")]
    rounds: Spread,
    #[serde(rename = "mean_decisions")]
    decisions: Spread,
}

/// Two bots that have met.
#[derive(Serialize)]
struct Pairing {
    first: Side,
    other: Side,
    /// Won by the first bot.
    #[serde(flatten)]
    games: Games,
    /// What the first bot would win if it were as good as its rivals.
    even_share: f64,
    /// The same in all finished games together.
    #[serde(skip)]
    even: f64,
}

/// One of the bots of a pairing.
#[derive(Serialize)]
struct Side {
    bot: &'static str,
    /// Of one seat.
    #[serde(rename = "mean_points")]
    points: Spread,
    #[serde(flatten)]
    thought: Thought,
}

/// A bot that plays all seats, which win or lose together.
#[derive(Serialize)]
struct Team {
    bot: &'static str,
    #[serde(flatten)]
    games: Games,
    /// How many times as often as the weakest it has won; none if that one never has.
    times_weakest: Option<f64>,
    #[serde(flatten)]
    thought: Thought,
}

#[derive(Serialize)]
struct Rated {
    bot: &'static str,
    #[serde(flatten)]
    rating: Rating,
}

/// A game that broke off; `muster simulate --bots` with the same options finds the place.
#[derive(Serialize)]
struct Fault {
    table: String,
    seed: u64,
    bots: Vec<String>,
    what: String,
}

impl Games {
    fn add<T: Console>(&mut self, game: &RecordOf<T>, won: bool) {
        self.games += 1;
        self.decisions.add(game.decisions);
        if game.finished {
            self.finished += 1;
            self.wins.add(won);
            self.rounds.add(WatchOf::<T>::rounds(&game.measures));
        }
    }
}

impl Side {
    fn new(bot: &'static str) -> Self {
        Side { bot, points: Spread::default(), thought: Thought::default() }
    }

    fn add<T: Console>(&mut self, game: &RecordOf<T>, seat: u8) {
        if let Some(thought) = game.thoughts.get(usize::from(seat)) {
            self.thought.join(*thought);
        }
        if let Some(points) = WatchOf::<T>::points(&game.measures, Seat(seat)).filter(|_| game.finished) {
            self.points.add(points);
        }
    }
}

/// What a seat got against another: the game if one of both has won it, otherwise more points.
fn duel<T: Console>(game: &RecordOf<T>, one: Seat, other: Seat) -> f64 {
    let got = |seat| (game.won(seat), WatchOf::<T>::points(&game.measures, seat));
    match got(one).cmp(&got(other)) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    }
}

impl Report {
    /// Nothing played yet.
    pub fn new<T: Console>(card: &Card, seed: u64) -> Self {
        let bot = |nth: &usize| card.bots[*nth].word();
        let pairing = |(first, other): &(usize, usize)| Pairing {
            first: Side::new(bot(first)),
            other: Side::new(bot(other)),
            games: Games::default(),
            even_share: 0.0,
            even: 0.0,
        };
        let team =
            |nth| Team { bot: bot(&nth), games: Games::default(), times_weakest: None, thought: Thought::default() };
        let teams = if card.pairings.is_empty() { 0..card.bots.len() } else { 0..0 };
        Report {
            game: T::NAME,
            seed,
            intervals: Intervals {
                win_rate: "95 %, Wilson",
                elo: format!("95 %, Bayesian bootstrap over tables, {DRAWS} draws; the difference to the weakest"),
            },
            pairings: card.pairings.iter().map(pairing).collect(),
            teams: teams.map(team).collect(),
            ratings: Vec::new(),
            tables: 0,
            seconds: 0.0,
            faults: Vec::new(),
            scores: Vec::new(),
            here: Vec::new(),
        }
    }

    /// Adds a game. Games come in the order of their numbers.
    pub fn add<T: Console>(&mut self, card: &Card, game: &RecordOf<T>) {
        let Bout { table, side, seat } = card.bouts[game.n as usize];
        if self.scores.len() <= table {
            self.scores.resize(table + 1, Scores::new(card.bots.len()));
            self.here.clear();
        }
        match card.pairings.get(side) {
            Some((first, other)) => self.add_rivals::<T>(game, (table, side), Seat(seat), (*first, *other)),
            None => self.add_team::<T>(game, table, side),
        }
        if let Some(what) = game.panic.as_ref().or(game.stuck.as_ref()) {
            let (table, bots, what) = (game.table.clone(), game.bots.clone(), what.clone());
            self.faults.push(Fault { table, seed: game.seed, bots, what });
        }
    }

    fn add_rivals<T: Console>(
        &mut self,
        game: &RecordOf<T>,
        (table, pairing): (usize, usize),
        seat: Seat,
        (first, other): (usize, usize),
    ) {
        let pairing = &mut self.pairings[pairing];
        pairing.games.add::<T>(game, game.won(seat));
        pairing.first.add::<T>(game, seat.0);
        let rivals: Vec<u8> = (0..game.bots.len() as u8).filter(|at| *at != seat.0).collect();
        rivals.iter().for_each(|at| pairing.other.add::<T>(game, *at));
        if game.finished {
            pairing.even += 1.0 / game.bots.len() as f64;
            let beaten: f64 = rivals.iter().map(|at| duel::<T>(game, seat, Seat(*at))).sum();
            self.scores[table].add(first, other, beaten / rivals.len() as f64);
        }
    }

    fn add_team<T: Console>(&mut self, game: &RecordOf<T>, table: usize, bot: usize) {
        let (team, won) = (&mut self.teams[bot], !game.winners.is_empty());
        team.games.add::<T>(game, won);
        game.thoughts.iter().for_each(|thought| team.thought.join(*thought));
        if game.finished {
            for (other, theirs) in &self.here {
                let score = (1.0 + f64::from(u8::from(won)) - f64::from(u8::from(*theirs))) / 2.0;
                self.scores[table].add(bot, *other, score);
            }
            self.here.push((bot, won));
        }
    }

    /// Works out what is known only when all games are there.
    pub fn rate(&mut self, card: &Card, clock: Duration) {
        (self.tables, self.seconds) = (self.scores.len(), clock.as_secs_f64());
        for pairing in &mut self.pairings {
            pairing.even_share = mean(pairing.even, pairing.games.finished);
        }
        let weakest = self.teams.iter().map(|team| team.games.wins.rate()).fold(1.0, f64::min);
        for team in &mut self.teams {
            team.times_weakest = (weakest > 0.0).then(|| team.games.wins.rate() / weakest);
        }
        let ratings = elo::rate(card.bots.len(), &self.scores, self.seed);
        self.ratings = card.bots.iter().zip(ratings).map(|(bot, rating)| Rated { bot: bot.word(), rating }).collect();
        self.ratings.sort_by(|a, b| b.rating.elo.total_cmp(&a.rating.elo));
    }

    /// Whether some games broke off.
    pub fn is_broken(&self) -> bool {
        !self.faults.is_empty()
    }

    pub fn table(&self, out: &mut dyn Write) -> io::Result<()> {
        let Report { game, seed, tables, seconds, .. } = self;
        writeln!(out, "Arena of {game}: {tables} tables, seed {seed}, {seconds:.1} s")?;
        if !self.pairings.is_empty() {
            writeln!(
                out,
                "\nfirst    other      games  the first wins (95 % Wilson)  even   points of each  rounds decisions"
            )?;
        }
        for Pairing { first, other, games, even_share, .. } in &self.pairings {
            write!(out, "{:<8} {:<8} {:>7}  {:<29}", first.bot, other.bot, games.games, games.wins)?;
            write!(out, " {:>4.1} %", 100.0 * even_share)?;
            write!(out, " {:>7.1} {:>8.1}", first.points.mean(), other.points.mean())?;
            writeln!(out, " {:>7.2} {:>9.1}", games.rounds.mean(), games.decisions.mean())?;
        }
        if !self.teams.is_empty() {
            writeln!(out, "\nteam       games  win rate (95 % Wilson)  times the weakest  rounds decisions")?;
        }
        for Team { bot, games, times_weakest, .. } in &self.teams {
            let times = times_weakest.map_or("-".into(), |times| format!("{times:.2}"));
            write!(out, "{bot:<8} {:>7}  {:<23} {times:>17}", games.games, games.wins)?;
            writeln!(out, " {:>7.2} {:>9.1}", games.rounds.mean(), games.decisions.mean())?;
        }
        writeln!(out, "\nbot         Elo  (95 % Bayesian bootstrap)  ms of the core per decision, and the longest")?;
        for Rated { bot, rating: Rating { elo, elo_low, elo_high } } in &self.ratings {
            let thought = self.thought(bot);
            let interval = format!("({elo_low:.0} to {elo_high:.0})");
            write!(out, "{bot:<8} {elo:>6.0}  {interval:<25}")?;
            writeln!(out, " {:>12.3} {:>12.1}", thought.mean_ms(), thought.longest_ms())?;
        }
        for Fault { table, seed, bots, what } in self.faults.iter().take(20) {
            writeln!(out, "FAULT {table}, seed {seed}, {}: {what}", bots.join(","))?;
        }
        if self.is_broken() {
            writeln!(out, "{} games broke off: please report them", self.faults.len())?;
        }
        Ok(())
    }

    /// What a bot has thought in all its games.
    fn thought(&self, bot: &str) -> Thought {
        let sides = self.pairings.iter().flat_map(|pairing| [&pairing.first, &pairing.other]);
        let rivals = sides.map(|side| (side.bot, side.thought));
        let teams = self.teams.iter().map(|team| (team.bot, team.thought));
        let mut all = Thought::default();
        rivals.chain(teams).filter(|(name, _)| *name == bot).for_each(|(_, thought)| all.join(thought));
        all
    }
}
