//! What is noted of one game of Cry Havoc.

use super::uses::Uses;
use crate::{console::Watch, runs::usage::Used};
use cry_havoc::{
    CryHavoc,
    event::{Event, ScoredFor},
    pack::Pack,
    terms::*,
    world::{Phase, World},
};
use kernel::Seat;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept of one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Measures {
    pub rounds: u64,
    /// Battles that were fought, those with neutral Trogs included.
    pub battles: u64,
    pub seats: Vec<Seated>,
    /// What of the content was used.
    pub used: Used,
}

/// What is kept of one player.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Seated {
    /// None if the game broke off before it was known.
    pub faction: Option<Faction>,
    /// In the Initiative order of the first Round, the first is 1.
    pub place: u8,
    pub vp: u64,
    pub battles: u64,
    pub battles_won: u64,
    /// Rounds in which this player enabled Scoring.
    pub scorings: Vec<u8>,
    /// VP of the first, second, … Round by what they were scored for; what a player starts with is in the first.
    pub scored: Vec<BTreeMap<ScoredFor, i64>>,
}

/// Follows one game.
#[derive(Default)]
pub struct Follow {
    game: Measures,
    uses: Uses,
    placed: bool,
    round: u8,
}

impl Follow {
    /// Notes something of a player; the neutral Trogs are not counted.
    fn count(&mut self, side: Side, add: impl FnOnce(&mut Seated)) {
        if let Some(seat) = side.seat() {
            if self.game.seats.len() <= seat.index() {
                self.game.seats.resize_with(seat.index() + 1, Seated::default);
            }
            add(&mut self.game.seats[seat.index()]);
        }
    }
}

impl Watch<CryHavoc> for Follow {
    type Measures = Measures;

    fn note(&mut self, world: &World, events: &[Event]) {
        if !self.placed && world.phase() != Phase::Setup {
            self.placed = true;
            for (place, seat) in (1..).zip(world.initiative()) {
                self.count(Side::of(*seat), |seat| seat.place = place);
            }
        }
        for event in events {
            self.uses.note(event);
            match *event {
                Event::RoundBegan { round } => self.round = round,
                Event::ScoringEnabled { side } => {
                    let round = self.round;
                    self.count(side, |seat| seat.scorings.push(round));
                }
                Event::BattleStarted { attacker, defender, .. } => {
                    self.game.battles += 1;
                    self.count(attacker, |seat| seat.battles += 1);
                    self.count(defender, |seat| seat.battles += 1);
                }
                // The battle is won by who wins the Region.
                Event::ObjectiveWon { side, objective: Objective::Control, .. } => {
                    self.count(side, |seat| seat.battles_won += 1);
                }
                Event::Scored { side, vp, for_what } => {
                    let round = usize::from(self.round.max(1));
                    self.count(side, |seat| {
                        if seat.scored.len() < round {
                            seat.scored.resize_with(round, BTreeMap::new);
                        }
                        *seat.scored[round - 1].entry(for_what).or_default() += i64::from(vp);
                    });
                }
                _ => {}
            }
        }
    }

    fn end(mut self, world: &World, pack: &Pack) -> Measures {
        self.game.rounds = u64::from(world.round());
        for seat in world.seats() {
            let side = Side::of(seat);
            self.count(side, |seated| {
                seated.faction = world.faction(side);
                seated.vp = u64::from(world.vp(seat));
            });
        }
        self.game.used = self.uses.of_game(world, pack);
        self.game
    }

    fn rounds(measures: &Measures) -> u64 {
        measures.rounds
    }
    fn points(measures: &Measures, seat: Seat) -> Option<u64> {
        measures.seats.get(usize::from(seat.0)).map(|seated| seated.vp)
    }
}
