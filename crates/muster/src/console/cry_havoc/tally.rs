//! What `simulate` counts in Cry Havoc: who won, by Faction and by place in the first Initiative order.

use crate::console::{Count, Played, Tally, Watch, wilson};
use cry_havoc::{
    CryHavoc,
    event::Event,
    options::Options,
    terms::*,
    world::{Phase, World},
};
use serde::Serialize;
use std::io::{self, Write};

/// What counts of one player in one game.
#[derive(Clone, Copy, Debug, Default)]
struct Seated {
    faction: Option<Faction>,
    /// In the Initiative order of the first Round, the first is 1.
    place: u8,
    won: bool,
    vp: u64,
    /// Rounds in which this player enabled Scoring.
    scorings: u64,
    battles: u64,
    battles_won: u64,
}

/// What counts of one game.
#[derive(Clone, Debug, Default)]
pub struct Game {
    seats: [Seated; PLAYERS],
    players: usize,
    rounds: u64,
}

impl Watch<CryHavoc> for Game {
    fn note(&mut self, world: &World, events: &[Event]) {
        if self.players == 0 && world.phase() != Phase::Setup {
            self.players = world.players();
            for (place, seat) in (1..).zip(world.initiative()) {
                self.seats[*seat as usize].place = place;
            }
        }
        for event in events {
            match *event {
                Event::ScoringEnabled { side } => self.count(side, |seat| seat.scorings += 1),
                Event::BattleStarted { attacker, defender, .. } => {
                    self.count(attacker, |seat| seat.battles += 1);
                    self.count(defender, |seat| seat.battles += 1);
                }
                // The battle is won by who wins the Region.
                Event::ObjectiveWon { side, objective: Objective::Control, .. } => {
                    self.count(side, |seat| seat.battles_won += 1);
                }
                _ => {}
            }
        }
    }
    fn end(&mut self, world: &World, _: bool) {
        self.players = world.players();
        self.rounds = u64::from(world.round());
        for (at, seat) in self.seats.iter_mut().enumerate().take(world.players()) {
            let side = Side(at as u8);
            seat.faction = world.faction(side);
            seat.vp = u64::from(world.vp(at));
            seat.won = world.winner() == Some(side);
        }
    }
}

impl Game {
    /// Counts something for a player; the neutral Trogs are not counted.
    fn count(&mut self, side: Side, add: impl FnOnce(&mut Seated)) {
        if let Some(seat) = side.seat() {
            add(&mut self.seats[seat]);
        }
    }
}

/// Games won.
#[derive(Clone, Debug, Default, Serialize)]
struct Wins {
    games: u64,
    finished: u64,
    wins: u64,
    win_rate: f64,
    /// Wilson's 95 % interval of the win rate.
    win_rate_low: f64,
    win_rate_high: f64,
}

impl Wins {
    fn add(&mut self, finished: bool, won: bool) {
        self.games += 1;
        self.finished += u64::from(finished);
        self.wins += u64::from(finished && won);
    }
    fn work_out(&mut self) {
        self.win_rate = mean(self.wins, self.finished);
        (self.win_rate_low, self.win_rate_high) = wilson(self.wins, self.finished);
    }
    fn rate(&self) -> String {
        let [rate, low, high] = [self.win_rate, self.win_rate_low, self.win_rate_high].map(|rate| 100.0 * rate);
        format!("{rate:5.1} % ({low:.1} to {high:.1})")
    }
}

fn mean(sum: u64, n: u64) -> f64 {
    if n == 0 { 0.0 } else { sum as f64 / n as f64 }
}

/// Games of one Faction with one number of players.
#[derive(Clone, Debug, Default, Serialize)]
struct Row {
    players: u8,
    faction: &'static str,
    #[serde(flatten)]
    wins: Wins,
    mean_vp: f64,
    mean_rounds: f64,
    /// Rounds of a game in which this Faction enabled Scoring.
    mean_scorings: f64,
    mean_battles: f64,
    mean_battles_won: f64,
    /// VP, Rounds, Scorings, battles fought and won.
    #[serde(skip)]
    sums: [u64; 5],
}

/// Games of one place in the first Initiative order with one number of players.
#[derive(Clone, Debug, Default, Serialize)]
struct Place {
    players: u8,
    place: u8,
    #[serde(flatten)]
    wins: Wins,
}

/// Games with one number of players.
#[derive(Clone, Debug, Default, Serialize)]
struct Kind {
    players: u8,
    level: String,
    length: String,
    #[serde(flatten)]
    count: Count,
    mean_rounds: f64,
    #[serde(skip)]
    rounds: u64,
}

/// All games: by number of players and Faction, by place in the Initiative order, and by kind of table.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Players {
    mean_rounds: f64,
    players: Vec<Row>,
    initiative: Vec<Place>,
    tables: Vec<Kind>,
    /// Games that were won: every finished game has one winner.
    #[serde(rename = "wins")]
    finished: u64,
}

impl Players {
    fn row(&mut self, players: u8, faction: Faction) -> &mut Row {
        let word = faction.word();
        let at = self.players.iter().position(|row| (row.players, row.faction) == (players, word));
        let at = at.unwrap_or_else(|| {
            self.players.push(Row { players, faction: word, ..Row::default() });
            self.players.len() - 1
        });
        &mut self.players[at]
    }
}

impl Tally<CryHavoc> for Players {
    type Watch = Game;

    fn new(kinds: &[Options]) -> Self {
        let table = |o: &Options| Kind {
            players: o.players,
            level: o.level.clone(),
            length: o.length.clone(),
            ..Kind::default()
        };
        let mut initiative: Vec<Place> = Vec::new();
        for players in kinds.iter().map(|options| options.players) {
            if initiative.iter().all(|place| place.players != players) {
                initiative.extend((1..=players).map(|place| Place { players, place, ..Place::default() }));
            }
        }
        Players { tables: kinds.iter().map(table).collect(), initiative, ..Players::default() }
    }
    fn add(&mut self, kind: usize, played: &Played<Game>) {
        let (game, finished) = (&played.watch, played.finished);
        let table = &mut self.tables[kind];
        table.count.add(played);
        let players = table.players;
        if finished {
            table.rounds += game.rounds;
            self.finished += 1;
        }
        for seat in &game.seats[..game.players] {
            let Some(faction) = seat.faction else { continue };
            let row = self.row(players, faction);
            row.wins.add(finished, seat.won);
            if finished {
                let sums = [seat.vp, game.rounds, seat.scorings, seat.battles, seat.battles_won];
                row.sums.iter_mut().zip(sums).for_each(|(sum, n)| *sum += n);
            }
            let place = self.initiative.iter_mut().find(|p| (p.players, p.place) == (players, seat.place));
            if let Some(place) = place {
                place.wins.add(finished, seat.won);
            }
        }
    }
    fn work_out(&mut self) {
        let nth = |faction: &str| Faction::ALL.iter().position(|known| known.word() == faction);
        self.players.sort_by_key(|row| (row.players, nth(row.faction)));
        for row in &mut self.players {
            row.wins.work_out();
            [row.mean_vp, row.mean_rounds, row.mean_scorings, row.mean_battles, row.mean_battles_won] =
                row.sums.map(|sum| mean(sum, row.wins.finished));
        }
        self.initiative.iter_mut().for_each(|place| place.wins.work_out());
        for table in &mut self.tables {
            table.count.work_out();
            table.mean_rounds = mean(table.rounds, table.count.finished);
        }
        self.mean_rounds = mean(self.tables.iter().map(|table| table.rounds).sum(), self.finished);
    }
    fn table(&self, all: &Count, out: &mut dyn Write) -> io::Result<()> {
        let head = "players faction   games   wins  win rate (95 %)         VP rounds scoring  battles  won";
        writeln!(out, "{head}")?;
        for row in &self.players {
            let Row { players, faction, wins, .. } = row;
            let (games, won, rate) = (wins.games, wins.wins, wins.rate());
            write!(out, "{players:>7} {faction:<9} {games:>5} {won:>6}  {rate:<22} {:>5.1}", row.mean_vp)?;
            let [rounds, scoring] = [row.mean_rounds, row.mean_scorings];
            writeln!(out, " {rounds:>6.2} {scoring:>7.2} {:>8.2} {:>4.2}", row.mean_battles, row.mean_battles_won)?;
        }
        writeln!(out, "\nplayers initiative  games   wins  win rate (95 %)")?;
        for Place { players, place, wins } in &self.initiative {
            writeln!(out, "{players:>7} {place:>10} {:>6} {:>6}  {}", wins.games, wins.wins, wins.rate())?;
        }
        writeln!(out, "\nplayers  games finished  rounds decisions  games/s")?;
        for table in &self.tables {
            line(out, &table.players.to_string(), &table.count, table.mean_rounds)?;
        }
        line(out, "all", all, self.mean_rounds)
    }
}

fn line(out: &mut dyn Write, players: &str, count: &Count, rounds: f64) -> io::Result<()> {
    let Count { games, finished, mean_decisions, games_per_second, .. } = count;
    writeln!(out, "{players:>7} {games:>6} {finished:>8} {rounds:>7.2} {mean_decisions:>9.1} {games_per_second:>8.1}")
}
