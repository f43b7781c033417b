//! Whom a monster goes for: every hero with the way to him, and the rule that decides.

use super::NoAnswer;
use crate::{
    flow::{activate, walk},
    pack::{FAR, Flag, Pack},
    terms::*,
    world::{Sum, World},
};
use serde::Serialize;

words!(/** What settles between heroes. */ Tie {
    // Nobody can be reached.
    Nobody = "nobody",
    // It is with active heroes already and stays.
    Here = "here",
    // Only one can be reached.
    Only = "only",
    // One is nearer than all others.
    Nearest = "nearest",
    // Several are equally near: the first in turn order.
    Order = "order",
    // A marked hero comes first.
    Marked = "marked",
});

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct WhyMonster {
    pub figure: Figure,
    pub place: Place,
    pub speed: Sum,
    pub range: Sum,
    /// The heroes in turn order.
    pub candidates: Vec<Candidate>,
    /// The hero it would walk to now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<u8>,
    pub by: Tie,
    /// The hero it could attack from where it stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<u8>,
    /// Dice of its attack before anything else counts.
    pub strength: Sum,
    #[serde(rename = "type")]
    pub ty: AttackType,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Candidate {
    pub seat: Seat,
    /// Place in the turn order, from 1.
    pub order: u8,
    pub active: bool,
    pub hidden: bool,
    pub marked: bool,
    /// Steps on foot; absent where there is no way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub steps: Option<u8>,
    /// Locations between them, as range counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<u8>,
}

pub(super) fn why(world: &World, pack: &Pack, figure: Figure) -> Result<WhyMonster, NoAnswer> {
    let monster = world.monster(figure).ok_or(NoAnswer::NoMonster)?;
    let place = monster.at.ok_or(NoAnswer::NoMonster)?;
    let card = pack.monster(monster.kind);
    let known = |n: u8| (n != FAR).then_some(n);
    let candidates: Vec<Candidate> = (1u8..)
        .zip(world.turn_order())
        .map(|(order, seat)| {
            let there = world.hero_at(seat);
            Candidate {
                seat,
                order,
                active: world.is_active(seat),
                hidden: activate::is_hidden(world, pack, seat),
                marked: world.flag(pack, Figure::hero(seat), Flag::Marked),
                steps: known(walk::walking(world, pack, figure, place, there)),
                distance: known(world.distance(pack, place, there)),
            }
        })
        .collect();
    let goal = walk::choose_goal(world, pack, figure);
    let reachable = || candidates.iter().filter(|c| c.active && !c.hidden && c.steps.is_some());
    let by = match goal {
        None => Tie::Nobody,
        Some(_) if !world.active_at(place).is_empty() => Tie::Here,
        Some((hero, _)) if candidates.iter().any(|c| Figure::hero(c.seat) == hero && c.marked) => Tie::Marked,
        Some(_) if reachable().count() == 1 => Tie::Only,
        Some((_, far)) if reachable().filter(|c| c.steps == Some(far)).count() > 1 => Tie::Order,
        Some(_) => Tie::Nearest,
    };
    Ok(WhyMonster {
        figure,
        place,
        speed: world.speed_sum(pack, figure),
        range: world.range_sum(pack, figure),
        candidates,
        goal: goal.map(|(hero, _)| hero.0),
        by,
        target: activate::choose_target(world, pack, figure, None).map(|hero| hero.0),
        strength: world.strength_sum(pack, figure),
        ty: card.attack.ty,
    })
}
