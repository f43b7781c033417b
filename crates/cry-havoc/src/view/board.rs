//! The parts of a view that lie on the board and beside it.

use super::{CauseView, CountView, by_side};
use crate::{
    pack::{Pack, Until},
    rules::*,
    sight,
    terms::*,
    world::{BattleToken, Lasting, Lasts, World},
};
use kernel::marks::cite;
use serde::Serialize;

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct RegionView {
    pub region: Region,
    pub id: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub terrain: Option<Terrain>,
    /// The seat whose HQ stands here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hq: Option<Side>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub units: Vec<CountView>,
    /// Units of the player whose turn it is that cannot move again in it.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub halted: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub control: Option<Side>,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub crystals: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub structures: Vec<StructureView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub named: Vec<NamedView>,
    /// Face-down tokens in the order in which they came to lie here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub tokens: Vec<TokenView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleTokenView>,
    /// VP that texts add at the next Scoring.
    #[serde(skip_serializing_if = "is_nothing")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub worth: i8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StructureView {
    pub structure: Structure,
    pub id: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NamedView {
    pub token: Named,
    pub id: String,
}

/// A token that lies face down.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct TokenView {
    pub kind: PieceKind,
    /// Its face, if the viewer has looked at it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleTokenView {
    pub number: u8,
    pub attacker: Side,
}

/// The supply of one kind of face-down tokens, and the faces that have been turned up.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SupplyView {
    pub kind: PieceKind,
    pub supply: usize,
    /// Tokens that left the board unseen.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub unseen: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub resolved: Vec<String>,
}

/// The Event track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EventsView {
    /// Where the spots are on the Score track.
    pub at: Vec<u8>,
    /// How many tokens lie on each spot, and at last on the Final Scoring event.
    pub heights: Vec<usize>,
    pub next_spot: usize,
    /// Tokens turned up so far, in their order.
    pub resolved: Vec<String>,
}

/// A lasting effect.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct LastingView {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseView>,
    pub sides: Vec<Side>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<Until>,
    pub what: LastsView,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum LastsView {
    Nothing,
    Points { kind: Points, amount: i8, per: crate::pack::Per },
    Link(Vec<Region>),
    NoEntry(Vec<Region>),
}

// serde hands skipped fields over by reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
pub(super) fn is_zero(n: &u8) -> bool {
    *n == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_nothing(n: &i8) -> bool {
    *n == 0
}

pub(super) fn structure_views(pack: &Pack, structures: Structures) -> Vec<StructureView> {
    let view = |structure| StructureView { structure, id: pack.structure(structure).meta.id.clone() };
    structures.iter().map(view).collect()
}

impl RegionView {
    pub(super) fn of(world: &World, pack: &Pack, viewer: Option<Seat>, region: Region) -> Self {
        let card = &world.board(pack).regions[region.index()];
        let token = |piece: Piece| TokenView {
            kind: piece.kind(),
            face: sight::knows(world, viewer, piece).then(|| pack.face(piece).meta.id.clone()),
        };
        // Nobody knows a token until it is resolved, not even who placed it; a text may let a player look.
        cite(CH_SET_19);
        RegionView {
            region,
            id: card.meta.id.clone(),
            terrain: card.terrain,
            hq: world.hq_owner(region),
            units: by_side(world, |side| world.units(region, side)),
            halted: world.halted(region),
            control: world.control(region),
            crystals: world.crystals(region),
            structures: structure_views(pack, world.structures(region)),
            named: world
                .named(region)
                .iter()
                .map(|token| NamedView { token, id: pack.named(token).meta.id.clone() })
                .collect(),
            tokens: world.laid().iter().filter(|laid| laid.at == region).map(|laid| token(laid.piece)).collect(),
            battle: world
                .battle_token(region)
                .map(|BattleToken { number, attacker }| BattleTokenView { number, attacker }),
            worth: world.worth(region),
        }
    }
}

impl SupplyView {
    pub(super) fn of(world: &World, pack: &Pack, kind: PieceKind) -> Self {
        let of_kind = |pieces: Pieces| pieces.iter().filter(move |piece| piece.kind() == kind);
        let open = world.spent().but(world.buried());
        SupplyView {
            kind,
            supply: world.supply_len(kind),
            unseen: of_kind(world.buried()).count() as u8,
            resolved: of_kind(open).map(|piece| pack.face(piece).meta.id.clone()).collect(),
        }
    }
}

impl EventsView {
    pub(super) fn of(world: &World, pack: &Pack) -> Self {
        // The stacks are counted, their faces closed; the two tokens out of the game are not told at all.
        cite(CH_SET_02);
        EventsView {
            at: world.length(pack).event_spots.to_vec(),
            heights: (0..=SPOTS).map(|spot| world.spot(spot).len()).collect(),
            next_spot: world.next_spot(),
            resolved: world
                .resolved_events()
                .iter()
                .filter_map(|token| pack.events.get(token.index()))
                .map(|event| event.meta.id.clone())
                .collect(),
        }
    }
}

impl LastingView {
    pub(super) fn of(pack: &Pack, lasting: &Lasting) -> Self {
        LastingView {
            cause: CauseView::of(pack, lasting.cause),
            sides: lasting.sides.iter().collect(),
            until: lasting.until,
            what: match lasting.what {
                Lasts::Nothing => LastsView::Nothing,
                Lasts::Points { kind, amount, per } => LastsView::Points { kind, amount, per },
                Lasts::Link(regions) => LastsView::Link(regions.iter().collect()),
                Lasts::NoEntry(regions) => LastsView::NoEntry(regions.iter().collect()),
            },
        }
    }
}
