//! What of the content is used in games of Fireteam Zero, and how much at least it should be.

use crate::runs::usage::{Used, Way};
use fireteam_zero::{
    choice::Holder,
    event::Event,
    pack::{AbilityId, Effect, Meta, Pack, ReconKind, Window},
    terms::*,
    world::World,
};
use std::collections::BTreeMap;

/// A tenth of the games in which it is in play.
const FLOOR: f64 = 0.1;

pub static WAYS: [Way; 8] = [
    Way {
        id: "basic",
        title: "Basic cards played",
        lead: "Games in which a basic action card was played, either half, of those with a hero of its role.",
        floor: FLOOR,
    },
    Way {
        id: "upgrade",
        title: "Upgrade cards played",
        lead: "Games in which a card of an upgrade set was played, either half, of those in which the set was chosen.",
        floor: FLOOR,
    },
    Way {
        id: "focus",
        title: "Focus cards used",
        lead: "Games in which a focus card did something, of those in which it was chosen; one that always works does.",
        floor: FLOOR,
    },
    Way {
        id: "find",
        title: "Finds used",
        lead: "Games in which a find did something, of those in which it was found; one that always works does.",
        floor: FLOOR,
    },
    Way {
        id: "twist",
        title: "Twists that mattered",
        lead: "Games in which a twist did something, of those in which it was drawn; one that always works does.",
        floor: FLOOR,
    },
    Way {
        id: "event",
        title: "Events that mattered",
        lead: "Games in which an event did something, of those in which it was found.",
        floor: FLOOR,
    },
    Way {
        id: "upgrade_chosen",
        title: "Upgrade sets chosen",
        lead: "Games in which an upgrade set was chosen, of those with a hero of its role who could.",
        floor: 0.0,
    },
    Way {
        id: "focus_chosen",
        title: "Focus cards chosen",
        lead: "Games in which a focus card was chosen, of those with a hero who could.",
        floor: 0.0,
    },
];
/// Their places among them.
const BASIC: usize = 0;
const UPGRADE: usize = 1;
const FOCUS: usize = 2;
const FIND: usize = 3;
const TWIST: usize = 4;
const EVENT: usize = 5;
const UPGRADE_CHOSEN: usize = 6;
const FOCUS_CHOSEN: usize = 7;

/// A thing of the content whose text can come to something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Thing {
    Focus(Focus),
    Twist(Twist),
    Recon(Recon),
}

/// What was used in one game so far.
#[derive(Default)]
pub struct Uses {
    played: BTreeMap<Action, u64>,
    worked: BTreeMap<Thing, u64>,
    /// Texts under way, and whether anything has come of them yet; the innermost is the last.
    texts: Vec<(Option<Thing>, bool)>,
    /// Texts that nothing has come of in the attack under way, and how often hits of such an attack went on to another figure.
    waiting: Vec<Thing>,
    carried: BTreeMap<Thing, u64>,
    drawn: Vec<Twist>,
    found: Vec<Recon>,
}

impl Uses {
    fn begin(&mut self, thing: Option<Thing>) {
        self.texts.push((thing, false));
    }

    fn end(&mut self) {
        match self.texts.pop() {
            Some((Some(thing), true)) => *self.worked.entry(thing).or_default() += 1,
            Some((Some(thing), false)) => self.waiting.push(thing),
            _ => {}
        }
    }

    pub fn note(&mut self, world: &World, event: &Event) {
        match *event {
            Event::PhaseBegins { .. } | Event::TurnBegins { .. } => self.texts.clear(),
            Event::Effect { from, .. } => self.begin(behind(world, from)),
            Event::ReconDrawn { card, .. } => {
                self.found.push(card);
                self.begin(Some(Thing::Recon(card)));
            }
            Event::EffectEnds { .. } | Event::ReconFinished { .. } => self.end(),
            Event::WindowOpened { .. } => {}
            _ => self.texts.iter_mut().for_each(|(_, done)| *done = true),
        }
        match *event {
            Event::Played { action, .. } => *self.played.entry(action).or_default() += 1,
            Event::TwistDrawn { twist, .. } => self.drawn.push(twist),
            // To be found is no use yet.
            Event::ItemFound { item, .. } => {
                if let Some(text) = self.texts.iter_mut().rfind(|(thing, _)| *thing == Some(Thing::Recon(item))) {
                    text.0 = None;
                }
            }
            Event::AttackDeclared { .. } => self.waiting.clear(),
            Event::CarriedOver { .. } => {
                for thing in self.waiting.drain(..) {
                    *self.carried.entry(thing).or_default() += 1;
                }
            }
            _ => {}
        }
    }

    /// With everything that could have been used and was not.
    pub fn of_game(self, world: &World, pack: &Pack) -> Used {
        let mut used = Used::default();
        let mut note = |way: usize, meta: &Meta, times: u64| used.add(&WAYS[way], &meta.id, times);
        let worked = |thing: Thing, abilities: &[AbilityId]| {
            let always = abilities.iter().any(|id| pack.ability(*id).when == Window::Always);
            let carries = |id: &AbilityId| {
                let effects = pack.list(pack.ability(*id).effects);
                effects.iter().any(|effect| matches!(effect, Effect::CarryOver(_)))
            };
            let carried = if abilities.iter().any(carries) { self.carried.get(&thing) } else { None };
            let worked = self.worked.get(&thing);
            worked.into_iter().chain(carried).sum::<u64>() + u64::from(always)
        };
        let mission = pack.mission(world.mission());
        for seat in world.seats() {
            let Some(hero) = world.hero_of(seat) else { continue };
            let role = pack.heroes[hero.index()].role;
            for (action, card) in (0..).map(Action).zip(&pack.actions).filter(|(_, card)| card.role == role) {
                let times = self.played.get(&action).copied().unwrap_or_default();
                let chosen = world.upgrades(seat).contains(&action);
                if card.upgrade && mission.upgrades > 0 {
                    note(UPGRADE_CHOSEN, &card.meta, chosen.into());
                }
                if chosen || !card.upgrade {
                    note(if card.upgrade { UPGRADE } else { BASIC }, &card.meta, times);
                }
            }
            for (focus, card) in (0..).map(Focus).zip(&pack.focuses).filter(|(_, card)| card.role == role) {
                let chosen = world.focuses(seat).contains(&focus);
                if chosen {
                    note(FOCUS, &card.meta, worked(Thing::Focus(focus), &card.abilities));
                }
                if card.hero.is_none_or(|named| named == hero) {
                    note(FOCUS_CHOSEN, &card.meta, chosen.into());
                }
            }
        }
        for twist in &self.drawn {
            let card = &pack.twists[twist.index()];
            note(TWIST, &card.meta, worked(Thing::Twist(*twist), &card.abilities));
        }
        for found in &self.found {
            let card = &pack.recon[found.index()];
            match &card.kind {
                ReconKind::Event { .. } => note(EVENT, &card.meta, worked(Thing::Recon(*found), &[])),
                ReconKind::Item { abilities, .. } => note(FIND, &card.meta, worked(Thing::Recon(*found), abilities)),
                ReconKind::Discovery { .. } => {}
            }
        }
        used
    }
}

/// The thing whose text it is.
fn behind(world: &World, from: Holder) -> Option<Thing> {
    match from {
        Holder::Focus(seat, slot) => world.focuses(seat).get(usize::from(slot)).copied().map(Thing::Focus),
        Holder::Twist(slot) => world.twists().get(usize::from(slot)).map(|twist| Thing::Twist(twist.twist)),
        Holder::Recon(card) => Some(Thing::Recon(card)),
        _ => None,
    }
}

/// What a thing is called.
pub fn name(pack: &Pack, way: &Way, id: &str) -> String {
    let metas: Vec<&Meta> = match way.id {
        "basic" | "upgrade" | "upgrade_chosen" => pack.actions.iter().map(|card| &card.meta).collect(),
        "focus" | "focus_chosen" => pack.focuses.iter().map(|card| &card.meta).collect(),
        "twist" => pack.twists.iter().map(|card| &card.meta).collect(),
        _ => pack.recon.iter().map(|card| &card.meta).collect(),
    };
    metas.into_iter().find(|meta| meta.id == id).map_or_else(|| id.to_owned(), |meta| meta.name.clone())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;
    use fireteam_zero::options::Options;

    fn usage(uses: Uses) -> serde_json::Value {
        let pack = Pack::frozen().unwrap();
        let (world, _) = fireteam_zero::start(&pack, &Options::new("1.1", 2)).unwrap();
        serde_json::to_value(uses.of_game(&world, &pack)).unwrap()
    }

    #[test]
    fn a_text_that_comes_to_nothing_is_no_use() {
        let pack = Pack::frozen().unwrap();
        let (world, _) = fireteam_zero::start(&pack, &Options::new("1.1", 2)).unwrap();
        let event = |id: &str| Recon(pack.recon.iter().position(|card| card.meta.id == id).unwrap() as u8);
        let (idle, busy) = (event("heavy_door"), event("dropped_satchel"));
        let mut uses = Uses::default();
        let seat = Seat(0);
        for event in [
            Event::ReconDrawn { seat, card: idle },
            Event::ReconFinished { card: idle },
            Event::ReconDrawn { seat, card: busy },
            Event::Drew { seat, cards: 0, n: 2 },
            Event::ReconFinished { card: busy },
        ] {
            uses.note(&world, &event);
        }
        assert_eq!(usage(uses)["event"], serde_json::json!({ "dropped_satchel": 1, "heavy_door": 0 }));
    }

    #[test]
    fn to_be_found_is_no_use() {
        let pack = Pack::frozen().unwrap();
        let (world, _) = fireteam_zero::start(&pack, &Options::new("1.1", 2)).unwrap();
        let find = |id: &str| Recon(pack.recon.iter().position(|card| card.meta.id == id).unwrap() as u8);
        let mut uses = Uses::default();
        let seat = Seat(0);
        for item in [find("morphine"), find("bandolier")] {
            uses.note(&world, &Event::ReconDrawn { seat, card: item });
            uses.note(&world, &Event::ItemFound { seat, item });
            uses.note(&world, &Event::ReconFinished { card: item });
        }
        assert_eq!(usage(uses)["find"], serde_json::json!({ "bandolier": 1, "morphine": 0 }));
    }

    #[test]
    fn a_twist_that_always_works_is_used_when_it_is_drawn() {
        let pack = Pack::frozen().unwrap();
        let (world, _) = fireteam_zero::start(&pack, &Options::new("1.1", 2)).unwrap();
        let twist = |id: &str| Twist(pack.twists.iter().position(|card| card.meta.id == id).unwrap() as u8);
        let mut uses = Uses::default();
        for (slot, id) in (0..).zip(["headlong", "strong"]) {
            uses.note(&world, &Event::TwistDrawn { twist: twist(id), slot });
        }
        assert_eq!(usage(uses)["twist"], serde_json::json!({ "headlong": 1, "strong": 0 }));
    }
}
