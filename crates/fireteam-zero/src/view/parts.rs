//! The parts of a view that lie on the table: heroes, figures, tokens, cards in play.

use super::card_view;
use crate::{
    pack::{Pack, Pool, SpawnSide},
    rules::*,
    sight,
    terms::*,
    world::{CardSums, TokenOn, World},
};
use kernel::marks::cite;
use serde::Serialize;

/// The threat track.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ThreatView {
    pub at: u8,
    pub last: u8,
    pub twist_spaces: Vec<u8>,
}

/// One action card: its number in the seat's set and its design.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CardView {
    pub card: Card,
    pub action: String,
}

/// A find and its use tokens.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ItemView {
    pub id: String,
    /// Absent: unlimited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charges: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct HeroView {
    pub seat: Seat,
    /// Absent until it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hero: Option<String>,
    pub place: Place,
    pub down: bool,
    pub pinned: bool,
    pub active: bool,
    pub hand_count: usize,
    /// The faces, for those who see them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<CardView>>,
    pub deck: usize,
    pub discard: Vec<CardView>,
    /// Cards played and not yet on the pile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardView>>"))]
    pub playing: Vec<CardView>,
    pub focuses: Vec<String>,
    pub items: Vec<ItemView>,
    pub upgrades: Vec<String>,
    /// The slot of the token it carries.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carries: Option<usize>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct SpecialistView {
    pub figure: Figure,
    pub id: String,
    pub place: Place,
    /// The second-edition card, where the variant is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub charges: Option<u8>,
    /// No active hero is with it (FZ-UNPR-01).
    pub unprotected: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MonsterView {
    pub figure: Figure,
    pub kind: String,
    /// Absent while it is not on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Where it waits or will return to.
    pub home: Pool,
    /// Power tokens of a boss on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub power: Option<u8>,
    pub activated: bool,
    /// The numbers of its card as they are now, where something has changed them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<CardSums>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct SpawnView {
    /// As printed, from 1.
    pub number: u8,
    pub place: Place,
    pub side: SpawnSide,
    pub secured: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct TokenView {
    pub slot: usize,
    pub kind: String,
    /// How the mission calls a special token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The letter on the back of an intel token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<char>,
    pub on: TokenOn,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ObjectiveView {
    pub id: String,
    pub need: u8,
    pub tokens: u8,
    pub complete: bool,
    pub open: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct TwistView {
    pub slot: usize,
    pub id: String,
    pub suspended: bool,
    pub discarded: bool,
}

impl ThreatView {
    pub(super) fn of(world: &World, pack: &Pack) -> Self {
        let track = &pack.constants;
        ThreatView { at: world.threat(), last: track.last_space, twist_spaces: track.twist_spaces.clone() }
    }
}

impl HeroView {
    pub(super) fn of(world: &World, pack: &Pack, viewer: Option<Seat>, seat: Seat) -> Self {
        let faces = |cards: Cards| cards.iter().map(|card| card_view(world, pack, seat, card)).collect();
        HeroView {
            seat,
            hero: world.hero_of(seat).map(|hero| pack.heroes[hero.index()].meta.id.clone()),
            place: world.hero_at(seat),
            down: world.is_down(seat),
            pinned: world.is_pinned(seat),
            active: world.is_active(seat),
            hand_count: world.hand_len(seat),
            hand: sight::hand(world, viewer, seat).map(faces),
            deck: world.deck(seat).len(),
            discard: faces(world.discard_pile(seat)),
            playing: faces(world.playing(seat)),
            focuses: world.focuses(seat).iter().map(|f| pack.focuses[f.index()].meta.id.clone()).collect(),
            items: world
                .items(seat)
                .iter()
                .map(|item| ItemView {
                    id: pack.recon[item.card.index()].meta.id.clone(),
                    charges: limited(item.charges),
                })
                .collect(),
            upgrades: world.upgrades(seat).iter().map(|a| pack.action(*a).meta.id.clone()).collect(),
            carries: world.carried(seat),
        }
    }
}

/// A number of use tokens; 255 stands for any number.
fn limited(charges: u8) -> Option<u8> {
    (charges != u8::MAX).then_some(charges)
}

impl SpecialistView {
    pub(super) fn of(world: &World, pack: &Pack, which: usize) -> Self {
        let place = world.specialist_at(which);
        let held = world.specialist_card(which);
        SpecialistView {
            figure: Figure::specialist(which),
            id: pack.specialists[which].meta.id.clone(),
            place,
            card: held.card.map(|card| pack.specialist_cards[card.index()].meta.id.clone()),
            charges: held.card.and(limited(held.charges)),
            unprotected: world.active_at(place).is_empty(),
        }
    }
}

impl MonsterView {
    pub(super) fn all(world: &World, pack: &Pack) -> Vec<Self> {
        let view = |(slot, monster): (usize, &crate::world::MonsterFigure)| {
            let card = pack.monster(monster.kind);
            MonsterView {
                figure: Figure::monster(slot),
                kind: card.meta.id.clone(),
                place: monster.at,
                home: monster.home,
                power: (card.rank == Rank::Boss && monster.at.is_some()).then_some(monster.power),
                activated: monster.activated,
                now: Some(world.card_sums(pack, Figure::monster(slot))).filter(CardSums::is_changed),
            }
        };
        world.monsters().iter().enumerate().map(view).collect()
    }
}

impl SpawnView {
    pub(super) fn all(world: &World, pack: &Pack) -> Vec<Self> {
        // The interface marks secured spawn points (FZ-SPAWN-12).
        cite(FZ_SPAWN_12);
        let view = |(nth, token): (usize, &crate::world::SpawnToken)| SpawnView {
            number: nth as u8 + 1,
            place: token.place,
            side: token.side,
            secured: token.side != SpawnSide::Closed && world.is_secured(pack, token.place),
        };
        world.spawns().iter().enumerate().map(view).collect()
    }
}

impl TokenView {
    pub(super) fn all(world: &World, pack: &Pack) -> Vec<Self> {
        let names = &pack.mission(world.mission()).token_names;
        world
            .tokens()
            .map(|(slot, token)| {
                let card = &pack.tokens[token.kind.index()];
                let plain = token.kind == TokenKind::INTEL;
                // The letter only tells tokens apart, so a token keeps that of its slot (FZ-INTEL-02); a special token is
                // the one that the mission names (FZ-INTEL-03).
                cite(if plain { FZ_INTEL_02 } else { FZ_INTEL_03 });
                let named = names.iter().find(|(kind, _)| *kind == token.kind).map(|(_, name)| name.clone());
                TokenView {
                    slot,
                    kind: card.meta.id.clone(),
                    name: named.or_else(|| (!plain).then(|| card.meta.name.clone())),
                    letter: plain.then(|| char::from(b'A' + slot as u8)),
                    on: token.on,
                }
            })
            .collect()
    }
}

impl ObjectiveView {
    pub(super) fn all(world: &World, pack: &Pack) -> Vec<Self> {
        let view = |(nth, objective): (usize, &Objective)| {
            let card = pack.objective(*objective);
            ObjectiveView {
                id: card.meta.id.clone(),
                need: card.need,
                tokens: world.intel(nth),
                complete: world.is_complete(nth),
                open: world.is_open(pack, nth),
            }
        };
        pack.mission(world.mission()).objectives.iter().enumerate().map(view).collect()
    }
}

impl TwistView {
    pub(super) fn all(world: &World, pack: &Pack) -> Vec<Self> {
        let view = |(slot, held): (usize, &crate::world::TwistInPlay)| TwistView {
            slot,
            id: pack.twists[held.twist.index()].meta.id.clone(),
            suspended: held.suspended,
            discarded: held.discarded,
        };
        world.twists().iter().enumerate().map(view).collect()
    }
}
