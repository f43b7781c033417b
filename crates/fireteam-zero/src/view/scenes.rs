//! The parts of a view that are under way: the turn, attacks, damage, cards being looked at.

use super::{CardView, card_view};
use crate::{
    Table,
    choice::Holder,
    flow::Frame,
    pack::{AttackResult, Deck, Pack, Until},
    page, sight,
    terms::*,
    world::{Attack, Blow, Lasting, World},
};
use serde::Serialize;

/// An effect that goes on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct LastingView {
    pub slot: usize,
    /// The card, token or rule it came from.
    pub holder: Holder,
    pub until: Until,
    pub owner: Figure,
    /// Uses left, where they are counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub times: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct TurnView {
    pub seat: Seat,
    pub moves: u8,
    pub acted: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct AttackView {
    pub attacker: Figure,
    pub target: Figure,
    #[serde(rename = "type")]
    pub ty: AttackType,
    pub cards: Vec<CardView>,
    /// Dice that are rolled, or would be as things stand.
    pub dice: u8,
    /// The faces that lie on the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hits: Option<u8>,
    /// What the faces come to as they lie, with everything that counts; absent when it has been dealt out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub blow: Option<Blow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<AttackResult>,
}

/// An attack that is not declared yet, for the one who puts it together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct DeclaringView {
    pub target: Option<Figure>,
    pub cards: Vec<CardView>,
    /// Dice that will be rolled if nobody reacts.
    pub dice: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct HarmView {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<Figure>,
    pub unblockable: bool,
    /// What each seat still faces, after prevention.
    pub amount: Vec<u8>,
}

/// A player who would play a tactical response.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct VolunteerView {
    pub seat: Seat,
    #[serde(flatten)]
    pub card: CardView,
}

/// The cards looked at, from the top.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct PeekView {
    pub deck: Deck,
    pub cards: Vec<String>,
}

impl LastingView {
    pub(super) fn of(slot: usize, lasting: &Lasting) -> Self {
        LastingView { slot, holder: lasting.from, until: lasting.until, owner: lasting.you, times: lasting.times }
    }
}

impl TurnView {
    pub(super) fn of(world: &World) -> Option<Self> {
        let turn = world.turn();
        turn.seat.map(|seat| TurnView { seat, moves: turn.moves, acted: turn.acted })
    }
}

impl AttackView {
    pub(super) fn of(world: &World, pack: &Pack, attack: &Attack) -> Self {
        let rolled = attack.rolled.map(|n| attack.dice[..n as usize].to_vec());
        let cards = attack
            .attacker
            .seat()
            .map_or_else(Vec::new, |seat| attack.cards.iter().map(|card| card_view(world, pack, seat, card)).collect());
        AttackView {
            attacker: attack.attacker,
            target: attack.target,
            ty: attack.ty,
            cards,
            dice: attack.rolled.unwrap_or_else(|| world.dice_of(pack, attack)),
            hits: rolled
                .as_ref()
                .map(|_| if attack.result.is_some() { attack.hits } else { world.hits_of(pack, attack) }),
            blow: (rolled.is_some() && attack.result.is_none()).then(|| world.blow(pack, attack)),
            faces: rolled,
            result: attack.result,
        }
    }
}

impl DeclaringView {
    pub(super) fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Self> {
        let declare = sight::declaration(table, viewer)?;
        let (world, seat) = (&table.world, declare.attacker().seat()?);
        let (target, cards) = declare.chosen();
        Some(DeclaringView {
            target,
            cards: cards.iter().map(|card| card_view(world, pack, seat, card)).collect(),
            dice: page::dice(table, pack, seat).unwrap_or(0),
        })
    }
}

impl HarmView {
    pub(super) fn of(world: &World) -> Option<Self> {
        let harm = world.harm()?;
        Some(HarmView {
            source: harm.source,
            unblockable: harm.unblockable,
            amount: world.seats().map(|seat| harm.remaining(seat)).collect(),
        })
    }
}

impl VolunteerView {
    pub(super) fn all(table: &Table, pack: &Pack) -> Vec<Self> {
        // Shown once all have answered: only then does the frame hold the cards (FZ-TAC-05).
        let Some(Frame::Tactics(tactics)) = table.asking() else { return Vec::new() };
        tactics
            .volunteers()
            .map(|(seat, card)| VolunteerView { seat, card: card_view(&table.world, pack, seat, card) })
            .collect()
    }
}

impl PeekView {
    pub(super) fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Self> {
        let peek = sight::peek(table, viewer)?;
        let seat = peek.seat();
        let id = |n: &u8| match peek.deck() {
            Deck::Twist => pack.twists[*n as usize].meta.id.clone(),
            Deck::Recon => pack.recon[*n as usize].meta.id.clone(),
            Deck::Action => pack.action(table.world.design(seat, Card(*n))).meta.id.clone(),
        };
        Some(PeekView { deck: peek.deck(), cards: peek.row(&table.world).iter().map(id).collect() })
    }
}

/// The recon cards being resolved: they lie open on the table.
pub(super) fn recon_on_table(table: &Table, pack: &Pack) -> Vec<String> {
    let card = |frame: &Frame| match frame {
        Frame::Recon(resolve) => Some(pack.recon[resolve.card().index()].meta.id.clone()),
        _ => None,
    };
    table.frames().iter().filter_map(card).collect()
}
