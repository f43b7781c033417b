//! Several events at once, as a report: what is alike is told in one sentence, and the board is not read out at set-up.

use super::Story;
use crate::{event::Event, terms::*, world::World};
use std::collections::BTreeMap;

impl Story<'_> {
    /// The sentences of the events of one choice, in their order.
    pub fn report(&self, world: &World, events: &[Event], viewer: Option<Seat>) -> Vec<String> {
        let first_round = |event: &Event| matches!(event, Event::RoundBegan { round: 1 });
        let start = events.iter().position(first_round).unwrap_or(0);
        let (setup, play) = events.split_at(start);
        let lies = |event: &&Event| {
            matches!(event, Event::TokenPlaced { .. } | Event::Crystals { .. } | Event::StructureBuilt { .. })
        };
        let (laid, rest): (Vec<&Event>, Vec<&Event>) = setup.iter().partition(lies);
        let mut lines = self.runs(world, &rest, viewer);
        lines.extend(self.laid_out(world, &laid));
        lines.extend(self.runs(world, &play.iter().collect::<Vec<_>>(), viewer));
        lines
    }

    fn runs(&self, world: &World, events: &[&Event], viewer: Option<Seat>) -> Vec<String> {
        let runs = events.chunk_by(|a, b| alike(a, b));
        runs.filter_map(|run| self.run(world, run, viewer)).collect()
    }

    /// Events that are alike, as one sentence.
    fn run(&self, world: &World, run: &[&Event], viewer: Option<Seat>) -> Option<String> {
        let (Some(first), true) = (run.first(), run.len() > 1) else {
            return run.first().and_then(|event| self.event(world, event, viewer));
        };
        let by = |side: Side| self.with(world).side("who", side);
        Some(match **first {
            Event::Discarded { side, .. } => {
                let cards =
                    run.iter().filter_map(|e| if let Event::Discarded { card, .. } = e { Some(*card) } else { None });
                by(side).set("card", self.cards(cards.collect())).line("event-discarded")
            }
            Event::SkillGained { side, .. } => {
                let skills = run.iter().filter_map(|event| match event {
                    Event::SkillGained { skill, .. } => Some(self.skill_name(*skill)),
                    _ => None,
                });
                by(side).set("skills", self.list(skills)).line("event-skills-gained")
            }
            Event::LookedAtTokens { side, .. } => {
                let seen = run.iter().fold(Regions::NONE, |all, event| match event {
                    Event::LookedAtTokens { regions, .. } => all.or(*regions),
                    _ => all,
                });
                return self.event(world, &Event::LookedAtTokens { side, regions: seen, pieces: Pieces::NONE }, viewer);
            }
            Event::Moved { side, from, to, .. } => {
                return self.event(world, &Event::Moved { side, n: total(run), from, to }, viewer);
            }
            Event::Killed { side, at, .. } => {
                return self.event(world, &Event::Killed { side, n: total(run), at }, viewer);
            }
            Event::Strength { side, objective, .. } => {
                let amounts =
                    run.iter().map(|event| if let Event::Strength { amount, .. } = event { *amount } else { 0 });
                return self.event(world, &Event::Strength { side, objective, amount: amounts.sum() }, viewer);
            }
            _ => return None,
        })
    }

    /// What lies on the board at the start, by number.
    fn laid_out(&self, world: &World, laid: &[&Event]) -> Option<String> {
        let mut counts: BTreeMap<&str, u16> = BTreeMap::new();
        for event in laid {
            let (key, n) = match event {
                Event::TokenPlaced { kind: PieceKind::WarParty, .. } => ("laid-war-parties", 1),
                Event::TokenPlaced { kind: PieceKind::Nest, .. } => ("laid-nests", 1),
                Event::TokenPlaced { kind: PieceKind::Exploration, .. } => ("laid-explorations", 1),
                // Tunnels are there from the beginning; nobody builds them.
                Event::StructureBuilt { .. } => ("laid-tunnels", 1),
                Event::Crystals { n, .. } => ("laid-crystals", u16::from(n.unsigned_abs())),
                _ => continue,
            };
            *counts.entry(key).or_default() += n;
        }
        let order = ["laid-war-parties", "laid-nests", "laid-explorations", "laid-tunnels", "laid-crystals"];
        let parts = order.iter().filter_map(|key| Some(self.with(world).set("n", *counts.get(key)?).part(key)));
        let things = self.list(parts);
        (!things.is_empty()).then(|| self.with(world).set("things", things).line("event-laid-out"))
    }
}

/// Whether the second event only adds to the first.
fn alike(a: &Event, b: &Event) -> bool {
    use Event as E;
    match (a, b) {
        (E::Discarded { side: a, .. }, E::Discarded { side: b, .. }) => a == b,
        (E::SkillGained { side: a, .. }, E::SkillGained { side: b, .. }) => a == b,
        (E::LookedAtTokens { side: a, .. }, E::LookedAtTokens { side: b, .. }) => a == b,
        (E::Moved { side: a, from, to, .. }, E::Moved { side: b, from: from_b, to: to_b, .. }) => {
            (a, from, to) == (b, from_b, to_b)
        }
        (E::Killed { side: a, at, .. }, E::Killed { side: b, at: at_b, .. }) => (a, at) == (b, at_b),
        // One card may strengthen an Objective in several steps.
        (
            E::Strength { side: a, objective: on_a, amount: n_a },
            E::Strength { side: b, objective: on_b, amount: n_b },
        ) => (a, on_a, *n_a > 0) == (b, on_b, *n_b > 0),
        _ => false,
    }
}

/// The Units of all these events.
fn total(run: &[&Event]) -> u8 {
    let units = run.iter().map(|event| match event {
        Event::Moved { n, .. } | Event::Killed { n, .. } => *n,
        _ => 0,
    });
    units.fold(0, u8::saturating_add)
}
