//! The parts of a view that lie before the players.

use super::{CardView, CountView, board::is_zero, by_side, faces};
use crate::{pack::Pack, rules::*, sight, terms::*, world::World};
use kernel::marks::cite;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct SeatView {
    pub seat: u8,
    /// Absent until it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<Faction>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hq: Option<Region>,
    pub vp: u16,
    pub reserve: u8,
    pub hand_count: u32,
    /// The faces that the viewer knows: all of its own hand, and what it has seen of another.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub hand: Vec<CardView>,
    /// How many cards of the hand are of which kind, where backs are open to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub backs: Option<BacksView>,
    pub deck: usize,
    pub discard_count: u32,
    /// The discard pile, or its top card where only that is open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub discard: Vec<CardView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discard_top: Option<CardView>,
    /// A card played and not yet on the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub playing: Option<CardView>,
    /// Cards kept on Structure tiles.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub stored: Vec<StoredView>,
    /// Crystals in the store.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub store: u8,
    pub skills: Vec<SkillView>,
    /// Units held as Prisoners, by owner.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub prisoners: Vec<CountView>,
    /// Structure tokens and named tokens beside their tiles.
    pub structures: Vec<StructureSupplyView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub named: Vec<NamedSupplyView>,
}

/// The kinds of the cards of a hand.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BacksView {
    pub faction: u32,
    /// In the order of the Terrains.
    pub terrain: Vec<u32>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoredView {
    /// The deck that it came from.
    pub terrain: Option<Terrain>,
    /// For the owner only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub card: Option<CardView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SkillView {
    pub skill: Skill,
    pub id: String,
    pub ready: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StructureSupplyView {
    pub structure: Structure,
    pub id: String,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedSupplyView {
    pub token: Named,
    pub id: String,
    pub n: u8,
}

/// The Trogs that nobody plays.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NeutralView {
    pub reserve: u8,
    /// Units that they set aside, by owner (CH-NTR-11).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub prisoners: Vec<CountView>,
}

impl NeutralView {
    pub(super) fn of(world: &World) -> Option<Self> {
        world.trogs().is_neutral().then(|| NeutralView {
            reserve: world.reserve(Side::NEUTRAL),
            prisoners: by_side(world, |owner| world.prisoners(Side::NEUTRAL, owner)),
        })
    }
}

impl BacksView {
    fn of(hand: Cards) -> Self {
        let count = |terrain: Terrain| hand.iter().filter(|card| card.terrain() == Some(terrain)).count() as u32;
        BacksView {
            faction: hand.but(Cards::TERRAIN).len(),
            terrain: Terrain::ALL.iter().map(|terrain| count(*terrain)).collect(),
        }
    }
}

impl SeatView {
    pub(super) fn of(world: &World, pack: &Pack, viewer: Option<Seat>, seat: Seat) -> Self {
        let side = Side::of(seat);
        let one = |card: Card| CardView { card, id: pack.card(card).meta.id.clone() };
        // Costs, effects and numbers of Structures are open to all, and so are Skills in play.
        cite(CH_SET_07);
        cite(CH_SET_12);
        let faction = world.faction(side);
        let (structures, named) = faction.map_or((Structures::NONE, NamedTokens::NONE), |faction| {
            (pack.faction(faction).structures, pack.faction(faction).named)
        });
        SeatView {
            seat: seat.0,
            faction,
            hq: world.hq(side),
            vp: world.vp(seat),
            reserve: world.reserve(side),
            hand_count: world.hand(seat).len(),
            hand: faces(pack, sight::hand(world, viewer, seat).iter()),
            backs: sight::backs_are_open(world).then(|| BacksView::of(world.hand(seat))),
            deck: world.deck(seat).len(),
            discard_count: world.discard(seat).len(),
            discard: faces(pack, sight::discard(world, viewer, seat).iter()),
            discard_top: world.discard_top(seat).map(one),
            playing: world.playing(seat).map(one),
            stored: world
                .stored(seat)
                .iter()
                .map(|card| StoredView {
                    terrain: card.terrain(),
                    card: sight::sees_stored(viewer, seat).then(|| one(*card)),
                })
                .collect(),
            store: world.store(seat),
            skills: world
                .skills(seat)
                .iter()
                .map(|skill| SkillView {
                    skill: *skill,
                    id: pack.skill(*skill).meta.id.clone(),
                    ready: world.is_ready(seat, *skill),
                })
                .collect(),
            prisoners: by_side(world, |owner| world.prisoners(side, owner)),
            structures: structures
                .iter()
                .map(|structure| StructureSupplyView {
                    structure,
                    id: pack.structure(structure).meta.id.clone(),
                    n: world.structure_supply(structure),
                })
                .collect(),
            named: named
                .iter()
                .map(|token| NamedSupplyView {
                    token,
                    id: pack.named(token).meta.id.clone(),
                    n: world.named_supply(token),
                })
                .collect(),
        }
    }
}
