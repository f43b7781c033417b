//! All that the table is drawn from, in one language. Views and choices name Regions, cards, Structures, Skills and tokens by
//! number; the number is the place in these lists.

use crate::{
    effect::tell::{CardText, Teller},
    pack::*,
    speech::Speech,
    terms::*,
};
use serde::Serialize;

/// Everything a page draws the table from.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Kit {
    pub boards: Vec<KitBoard>,
    pub score: KitScore,
    pub factions: Vec<KitFaction>,
    /// By number: first those of the Factions, then those of the Terrains.
    pub cards: Vec<KitCard>,
    pub terrains: Vec<KitText>,
    pub structures: Vec<KitStructure>,
    pub named: Vec<KitNamed>,
    pub skills: Vec<KitSkill>,
    pub events: Vec<KitText>,
    /// Fronts of the face-down tokens.
    pub faces: Vec<KitFace>,
    /// Which front each numbered token has: events name tokens that were turned up by number.
    pub pieces: Vec<u8>,
    pub token_kinds: Vec<KitWord>,
    pub objectives: Vec<KitWord>,
    pub actions: Vec<KitWord>,
    /// The six phases of a Round, in order.
    pub phases: Vec<String>,
    pub levels: Vec<KitText>,
    pub lengths: Vec<KitLength>,
    /// What the Trogs that nobody plays are called.
    pub neutral: String,
}

/// A name for a word of views and choices.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitWord {
    pub word: String,
    pub name: String,
}

/// What is told of anything that has a text. Empty where there is nothing to say.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitText {
    pub id: String,
    pub name: String,
    pub kind: String,
    pub rules: Vec<String>,
    pub flavour: String,
    /// Where its facts come from.
    pub source: String,
}

/// One board.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitBoard {
    pub text: KitText,
    /// Numbers of players that it is for.
    pub players: Vec<u8>,
    pub regions: Vec<KitRegion>,
}

/// One Region: a sector of a ring round (500, 500), angles in degrees clockwise from the top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitRegion {
    pub text: KitText,
    pub ring: Ring,
    pub terrain: Option<Terrain>,
    pub tunnel: bool,
    pub hq: HqMark,
    pub neighbours: Vec<Region>,
    pub arrow: Option<Region>,
    /// Inner and outer radius, first and last angle.
    pub r0: f64,
    pub r1: f64,
    pub a0: f64,
    pub a1: f64,
    pub arrow_angle: Option<f64>,
}

/// The Score track; the spots of its events are those of the length of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitScore {
    pub last: u8,
    pub final_spot: u8,
    pub step: f64,
}

/// One Faction; colours and marks are the page's own.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitFaction {
    pub faction: Faction,
    pub text: KitText,
    pub units: u8,
    pub start_units: u8,
    pub control_tokens: u8,
    pub half_crystals: bool,
    pub crystal_store: bool,
    pub structures: Vec<Structure>,
    pub named: Vec<Named>,
    pub skills: Vec<Skill>,
    pub extra_skills: Vec<Skill>,
}

/// One Tactics card.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitCard {
    pub text: KitText,
    /// Movement, Recruit and Build icons.
    pub icons: [u8; 3],
    pub faction: Option<Faction>,
    pub terrain: Option<Terrain>,
    /// What discarding it brings.
    pub bonus: Vec<String>,
    pub bonuses: Vec<Bonus>,
    pub enables_scoring: bool,
    pub tactic: bool,
}

/// One Structure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitStructure {
    pub text: KitText,
    pub faction: Faction,
    pub count: u8,
    /// Build Points.
    pub build: u8,
    pub activate: Option<u8>,
}

/// One kind of named token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitNamed {
    pub text: KitText,
    pub faction: Faction,
    pub count: u8,
}

/// One Skill.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitSkill {
    pub text: KitText,
    pub faction: Faction,
    pub default: bool,
    /// It is used in a battle.
    pub in_battle: bool,
}

/// The front of a face-down token.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitFace {
    pub text: KitText,
    pub kind: PieceKind,
    pub copies: u8,
    pub units: u8,
    pub crystals: u8,
}

/// A length of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KitLength {
    pub text: KitText,
    pub event_spots: Vec<u8>,
    /// Passing a spot moves nothing.
    pub fixed: bool,
    pub actions_per_round: u8,
}

fn text(meta: &Meta, card: CardText) -> KitText {
    let CardText { name, kind, rules, flavour, source, .. } = card;
    KitText { id: meta.id.clone(), name, kind, rules, flavour, source }
}

/// Player counts of a bit set.
fn counts(bits: u8) -> Vec<u8> {
    (2..=PLAYERS as u8).filter(|n| bits >> n & 1 == 1).collect()
}

impl Kit {
    pub fn of(pack: &Pack, lang: Lang) -> Kit {
        let speech = Speech::of(lang);
        let t = &Teller::new(pack, speech);
        let word = |word: &str, name: String| KitWord { word: word.to_owned(), name };
        Kit {
            boards: (0..pack.boards.len()).map(|board| KitBoard::of(t, board)).collect(),
            score: KitScore {
                last: pack.score_track.last,
                final_spot: pack.score_track.final_spot,
                step: pack.score_track.space_step,
            },
            factions: Faction::ALL.iter().map(|faction| KitFaction::of(t, *faction)).collect(),
            cards: (0..pack.cards.len() as u8).map(|n| KitCard::of(t, Card(n))).collect(),
            terrains: Terrain::ALL.iter().zip(&pack.terrains).map(|(n, meta)| text(meta, t.terrain(*n))).collect(),
            structures: (0..pack.structures.len() as u8).map(|n| KitStructure::of(t, Structure(n))).collect(),
            named: (0..).zip(&pack.named).map(|(n, card)| KitNamed::of(t, Named(n), card)).collect(),
            skills: (0..).zip(&pack.skills).map(|(n, card)| KitSkill::of(t, Skill(n), card)).collect(),
            events: (0..).zip(&pack.events).map(|(n, card)| text(&card.meta, t.event(EventToken(n)))).collect(),
            faces: pack.faces.iter().map(|face| KitFace::of(t, face)).collect(),
            pieces: pack.pieces.clone(),
            token_kinds: PieceKind::ALL.iter().map(|kind| word(kind.word(), t.piece_kind_name(*kind))).collect(),
            objectives: Objective::ALL.iter().map(|o| word(o.word(), t.objective_name(*o))).collect(),
            actions: Action::ALL.iter().map(|action| word(action.word(), t.action_name(*action))).collect(),
            phases: (1..=6).map(|phase| t.phase_name(phase)).collect(),
            levels: pack.skill_levels.iter().map(|level| text(&level.meta, t.level(level))).collect(),
            lengths: pack.round_options.iter().map(|option| KitLength::of(t, option)).collect(),
            neutral: speech.word("neutral-label"),
        }
    }
}

impl KitBoard {
    fn of(teller: &Teller<'_>, board: usize) -> KitBoard {
        let card = &teller.pack.boards[board];
        KitBoard {
            text: text(&card.meta, teller.board(board)),
            players: counts(card.players),
            regions: (0..card.regions.len() as u8).map(|n| KitRegion::of(teller, board, Region(n))).collect(),
        }
    }
}

impl KitRegion {
    fn of(teller: &Teller<'_>, board: usize, region: Region) -> KitRegion {
        let on = &teller.pack.boards[board];
        let card = &on.regions[region.index()];
        KitRegion {
            text: text(&card.meta, teller.region_card(board, region)),
            ring: card.ring,
            terrain: card.terrain,
            tunnel: card.tunnel,
            hq: card.hq,
            neighbours: on.neighbours[region.index()].iter().collect(),
            arrow: card.arrow,
            r0: card.drawing.r0,
            r1: card.drawing.r1,
            a0: card.drawing.a0,
            a1: card.drawing.a1,
            arrow_angle: card.drawing.arrow_angle,
        }
    }
}

impl KitFaction {
    fn of(teller: &Teller<'_>, faction: Faction) -> KitFaction {
        let card = teller.pack.faction(faction);
        KitFaction {
            faction,
            text: text(&card.meta, teller.faction(faction)),
            units: card.units,
            start_units: card.start_units,
            control_tokens: card.control_tokens,
            half_crystals: card.half_crystals,
            crystal_store: card.crystal_store,
            structures: card.structures.iter().collect(),
            named: card.named.iter().collect(),
            skills: card.skills.clone(),
            extra_skills: card.extra_skills.clone(),
        }
    }
}

impl KitCard {
    fn of(teller: &Teller<'_>, card: Card) -> KitCard {
        let design = teller.pack.card(card);
        let told = teller.card(card);
        KitCard {
            icons: design.icons,
            faction: card.faction(),
            terrain: card.terrain(),
            bonus: told.bonus.clone(),
            bonuses: design.bonus.clone(),
            enables_scoring: design.enables_scoring,
            tactic: design.tactic.is_some(),
            text: text(&design.meta, told),
        }
    }
}

impl KitStructure {
    fn of(teller: &Teller<'_>, structure: Structure) -> KitStructure {
        let card = teller.pack.structure(structure);
        KitStructure {
            text: text(&card.meta, teller.structure(structure)),
            faction: card.faction,
            count: card.count,
            build: card.build,
            activate: card.activate,
        }
    }
}

impl KitNamed {
    fn of(teller: &Teller<'_>, token: Named, card: &NamedCard) -> KitNamed {
        KitNamed { text: text(&card.meta, teller.named(token)), faction: card.faction, count: card.count }
    }
}

impl KitSkill {
    fn of(teller: &Teller<'_>, skill: Skill, card: &SkillCard) -> KitSkill {
        let in_battle = |id: &AbilityId| teller.pack.ability(*id).timing != Timing::Turn;
        KitSkill {
            text: text(&card.meta, teller.skill(skill)),
            faction: card.faction,
            default: card.default,
            in_battle: !card.abilities.is_empty() && card.abilities.iter().all(in_battle),
        }
    }
}

impl KitFace {
    fn of(teller: &Teller<'_>, face: &FaceCard) -> KitFace {
        KitFace {
            text: text(&face.meta, teller.face(face)),
            kind: face.kind,
            copies: face.copies,
            units: face.units,
            crystals: face.crystals,
        }
    }
}

impl KitLength {
    fn of(teller: &Teller<'_>, option: &RoundOption) -> KitLength {
        KitLength {
            text: text(&option.meta, teller.rounds(option)),
            event_spots: option.event_spots.to_vec(),
            fixed: option.fixed,
            actions_per_round: option.actions_per_round,
        }
    }
}
