//! What of the content is used in games of Cry Havoc, and how much at least it should be.

use crate::runs::usage::{Used, Way};
use cry_havoc::{
    event::Event,
    pack::{AbilityId, Meta, Pack, Timing},
    terms::*,
    world::{Cause, World},
};
use std::collections::BTreeMap;

pub static WAYS: [Way; 8] = [
    Way {
        id: "built",
        title: "Structures built",
        lead: "Games in which a Structure was built or put somewhere after the set-up, of those its Faction played in.",
        floor: 0.25,
    },
    Way {
        id: "activated",
        title: "Structures activated",
        lead: "Games in which a Structure that can be activated was, of those in which it came to stand on the board.",
        floor: 0.5,
    },
    Way {
        id: "worked",
        title: "Structures that work alone",
        lead: "Games in which what a Structure does without being activated happened, of those in which it was built.",
        floor: 0.0,
    },
    Way {
        id: "skill",
        title: "Skills used",
        lead: "Games in which a Skill was used, of those it was in play in.",
        floor: 0.5,
    },
    Way {
        id: "tactic",
        title: "Tactics of Factions played",
        lead: "Games in which a Faction card was played in a battle and did something, of those its Faction played in.",
        floor: 0.1,
    },
    Way {
        id: "terrain",
        title: "Terrain cards played",
        lead: "Games in which a Terrain card was played in a battle and did something.",
        floor: 0.0,
    },
    Way {
        id: "token",
        title: "Tokens that mattered",
        lead: "Games in which a token was revealed or worked and that did something; one that works as long as it lies there, in \
               which it was placed.",
        floor: 0.0,
    },
    Way {
        id: "event",
        title: "Events that mattered",
        lead: "Games in which an Event was revealed and did something.",
        floor: 0.0,
    },
];
/// Their places among them.
const BUILT: usize = 0;
const ACTIVATED: usize = 1;
const WORKED: usize = 2;
const SKILL: usize = 3;
const TACTIC: usize = 4;
const TERRAIN: usize = 5;
const TOKEN: usize = 6;
const EVENT: usize = 7;

/// What happens to a thing of the content.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Built(Structure),
    Laid(Structure),
    Activated(Structure),
    Worked(Structure),
    Skill(Skill),
    Played(Card),
    Piece(Piece),
    Placed(Named),
    Token(Named),
    Event(EventToken),
}

/// What was used in one game so far.
#[derive(Default)]
pub struct Uses {
    times: BTreeMap<Use, u64>,
    /// The text that began last: it may turn out to do nothing.
    text: Option<Cause>,
    begun: bool,
}

impl Uses {
    fn did(&mut self, what: Use) {
        *self.times.entry(what).or_default() += 1;
    }

    fn undid(&mut self, what: Use) {
        if let Some(times) = self.times.get_mut(&what) {
            *times = times.saturating_sub(1);
        }
    }

    pub fn note(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan { .. } => self.begun = true,
            // Tunnels of the set-up are there from the beginning: nobody builds them, but they can be activated.
            Event::StructureBuilt { structure, .. } if self.begun => self.did(Use::Built(structure)),
            Event::StructureBuilt { structure, .. } => self.did(Use::Laid(structure)),
            Event::StructureTakenBack { structure, .. } => self.undid(Use::Built(structure)),
            Event::Activated { structure, .. } => self.did(Use::Activated(structure)),
            Event::SkillUsed { skill, .. } => self.did(Use::Skill(skill)),
            Event::NamedPlaced { token, .. } => self.did(Use::Placed(token)),
            // A Trog token brings Units or Crystals whenever it is revealed.
            Event::TokenRevealed { piece, .. } if piece.kind().is_trog() => self.did(Use::Piece(piece)),
            Event::Text { cause, .. } => {
                self.text = Some(cause);
                self.text_of(cause).into_iter().for_each(|what| self.did(what));
            }
            Event::NoEffect { cause } if self.text == Some(cause) => {
                self.text = None;
                self.text_of(cause).into_iter().for_each(|what| self.undid(what));
            }
            _ => {}
        }
    }

    /// What a text is the use of, where it is told as a text only.
    fn text_of(&self, cause: Cause) -> Option<Use> {
        match cause {
            Cause::Card(card) => Some(Use::Played(card)),
            Cause::Structure(structure, _) => Some(Use::Worked(structure)),
            Cause::Named(token, _) => Some(Use::Token(token)),
            Cause::Piece(piece) if !piece.kind().is_trog() => Some(Use::Piece(piece)),
            Cause::Event(token) => Some(Use::Event(token)),
            Cause::Rule | Cause::Skill(_) | Cause::Piece(_) => None,
        }
    }

    /// With everything that could have been used and was not.
    pub fn of_game(self, world: &World, pack: &Pack) -> Used {
        let mut used = Used::default();
        let times = |what: Use| self.times.get(&what).copied().unwrap_or_default();
        let mut note = |way: usize, meta: &Meta, times: u64| used.add(&WAYS[way], &meta.id, times);
        let timed =
            |abilities: &[AbilityId], of: fn(Timing) -> bool| abilities.iter().any(|id| of(pack.ability(*id).timing));
        for seat in world.seats() {
            let Some(faction) = world.faction(Side::of(seat)) else { continue };
            for structure in pack.faction(faction).structures.iter() {
                let card = pack.structure(structure);
                let built = times(Use::Built(structure));
                note(BUILT, &card.meta, built);
                if built + times(Use::Laid(structure)) == 0 {
                    continue;
                }
                if card.activate.is_some() {
                    note(ACTIVATED, &card.meta, times(Use::Activated(structure)));
                } else if timed(&card.abilities, |timing| timing != Timing::Passive) {
                    note(WORKED, &card.meta, times(Use::Worked(structure)));
                }
            }
            for skill in world.skills(seat) {
                note(SKILL, &pack.skill(*skill).meta, times(Use::Skill(*skill)));
            }
            for card in Cards::of_faction(faction).iter() {
                let design = pack.card(card);
                if design.tactic.is_some() {
                    note(TACTIC, &design.meta, times(Use::Played(card)));
                }
            }
            for token in pack.faction(faction).named.iter() {
                let card = pack.named(token);
                let placed = times(Use::Placed(token));
                // Tokens of Skills are in play where the Skill is, which has a floor of its own.
                if placed == 0 && card.skill_token {
                    continue;
                }
                let alone = timed(&card.abilities, |timing| timing != Timing::Passive);
                note(TOKEN, &card.meta, if alone { times(Use::Token(token)) } else { placed });
            }
        }
        for card in Cards::TERRAIN.iter() {
            note(TERRAIN, &pack.card(card).meta, times(Use::Played(card)));
        }
        for piece in PieceKind::ALL.iter().flat_map(|kind| kind.pieces()).map(Piece) {
            note(TOKEN, &pack.face(piece).meta, times(Use::Piece(piece)));
        }
        for (token, card) in (0..).map(EventToken).zip(&pack.events) {
            note(EVENT, &card.meta, times(Use::Event(token)));
        }
        used
    }
}

/// What a thing is called.
pub fn name(pack: &Pack, way: &Way, id: &str) -> String {
    let metas: Vec<&Meta> = match way.id {
        "built" | "activated" | "worked" => pack.structures.iter().map(|card| &card.meta).collect(),
        "skill" => pack.skills.iter().map(|card| &card.meta).collect(),
        "tactic" | "terrain" => pack.cards.iter().map(|card| &card.meta).collect(),
        "event" => pack.events.iter().map(|card| &card.meta).collect(),
        _ => pack.faces.iter().map(|face| &face.meta).chain(pack.named.iter().map(|card| &card.meta)).collect(),
    };
    metas.into_iter().find(|meta| meta.id == id).map_or_else(|| id.to_owned(), |meta| meta.name.clone())
}
