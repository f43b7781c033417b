//! Names of everything that has one, for cards, questions and the story.

use super::Teller;
use crate::pack::*;
use crate::speech::{Args, Kind};
use crate::terms::*;

/// A noun with its article in every case, and its gender: `m`, `f`, `n`, `p` (plural only) or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noun {
    pub nominative: String,
    pub accusative: String,
    pub dative: String,
    pub genitive: String,
    pub gender: String,
}

impl Noun {
    /// Adds `name`, `name_acc`, `name_dat`, `name_gen` and `name_g` to the values of a message.
    pub fn put(&self, args: &mut Args<'_>, name: &str) {
        args.set(name.to_owned(), self.nominative.clone());
        args.set(format!("{name}_acc"), self.accusative.clone());
        args.set(format!("{name}_dat"), self.dative.clone());
        args.set(format!("{name}_gen"), self.genitive.clone());
        args.set(format!("{name}_g"), self.gender.clone());
    }
}

impl Teller<'_> {
    pub(in crate::effect) fn name_of(&self, kind: Kind, meta: &Meta) -> String {
        self.speech.name(kind, &meta.id, &meta.name)
    }
    pub fn faction_name(&self, faction: Faction) -> String {
        self.name_of(Kind::Faction, &self.pack.faction(faction).meta)
    }
    pub fn terrain_name(&self, terrain: Terrain) -> String {
        self.pack.terrains.get(terrain.index()).map_or_else(String::new, |meta| self.name_of(Kind::Terrain, meta))
    }
    pub fn region_name(&self, board: usize, region: Region) -> String {
        let regions = self.pack.boards.get(board).map_or(&[][..], |board| &board.regions);
        regions.get(region.index()).map_or_else(String::new, |card| self.name_of(Kind::Region, &card.meta))
    }
    pub fn card_name(&self, card: Card) -> String {
        self.name_of(Kind::Tactic, &self.pack.card(card).meta)
    }
    pub fn skill_name(&self, skill: Skill) -> String {
        self.name_of(Kind::Skill, &self.pack.skill(skill).meta)
    }
    pub fn structure_name(&self, structure: Structure) -> String {
        self.name_of(Kind::Structure, &self.pack.structure(structure).meta)
    }
    pub fn named_name(&self, token: Named) -> String {
        self.name_of(Kind::Token, &self.pack.named(token).meta)
    }
    pub fn event_name(&self, token: EventToken) -> String {
        self.pack.events.get(token.index()).map_or_else(String::new, |card| self.name_of(Kind::Event, &card.meta))
    }
    /// What is printed on the front of a face-down token.
    pub fn piece_name(&self, piece: Piece) -> String {
        let face = self.pack.face(piece);
        self.name_of(face_kind(face.kind), &face.meta)
    }
    /// "Trog Nest".
    pub fn piece_kind_name(&self, kind: PieceKind) -> String {
        self.speech.word(&format!("piece-{}", kind.word()))
    }
    pub fn level_name(&self, level: &SkillLevel) -> String {
        self.name_of(Kind::Level, &level.meta)
    }
    pub fn rounds_name(&self, option: &RoundOption) -> String {
        self.name_of(Kind::Rounds, &option.meta)
    }
    pub fn objective_name(&self, objective: Objective) -> String {
        self.speech.word(&format!("objective-{}", objective.word()))
    }
    pub fn action_name(&self, action: Action) -> String {
        self.speech.word(&format!("action-{}", action.word()))
    }
    /// The six phases of a Round (CH-RND-01), the first is 1.
    pub fn phase_name(&self, phase: u8) -> String {
        self.speech.word(&format!("phase-{}", phase.clamp(1, 6)))
    }

    /// "the Humans" in every case.
    pub fn the_faction(&self, faction: Faction) -> Noun {
        let meta = &self.pack.faction(faction).meta;
        let key = crate::speech::name_key(Kind::Faction, &meta.id, "");
        let the = self.say("faction-the", &[("name", &self.faction_name(faction))]);
        self.declined(&key, the)
    }

    /// An Objective with its article, if its language gives it one.
    pub fn the_objective(&self, objective: Objective) -> Noun {
        self.declined(&format!("objective-{}", objective.word()), self.objective_name(objective))
    }

    /// The attributes `.the`, `.dat`, `.gen` and `.g` of a message; what is missing is as `.the`, and that as `bare`.
    fn declined(&self, key: &str, bare: String) -> Noun {
        let form = |name: &str| self.speech.attribute(key, name);
        let nominative = form("the").unwrap_or(bare);
        Noun {
            accusative: nominative.clone(),
            dative: form("dat").unwrap_or_else(|| nominative.clone()),
            genitive: form("gen").unwrap_or_else(|| nominative.clone()),
            gender: form("g").unwrap_or_default(),
            nominative,
        }
    }
}

pub(in crate::effect) fn face_kind(kind: PieceKind) -> Kind {
    match kind {
        PieceKind::WarParty => Kind::WarParty,
        PieceKind::Nest => Kind::Nest,
        PieceKind::Exploration => Kind::Exploration,
    }
}
