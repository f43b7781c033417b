//! What a sensible player answers without thinking long: for players that look ahead (`worth` judges what they see) and for
//! a hint at the table. No rule reads it.

use super::{guess, plan, prepare, schemes, worth};
use crate::{
    Table,
    choice::Choice,
    effect::possible,
    flow::Frame,
    pack::{Bonus, Pack},
    terms::*,
    world::{Phase, World},
};
use kernel::Chance;

/// A table that looks the same to the seat (see `guess.rs`).
pub fn guess(table: &Table, pack: &Pack, seat: Seat, chance: &mut Chance) -> Table {
    guess::guess(table, pack, seat, chance)
}

/// A table that can be judged: no battle is being fought and no text is being carried out.
pub fn quiet(table: &Table) -> bool {
    matches!(table.asking(), Some(Frame::Turn(_) | Frame::DrawPhase(_) | Frame::Prisoners(_)))
}

/// How far the game has come: eight for a Round.
pub fn clock(world: &World) -> u32 {
    let within = match world.phase() {
        Phase::Setup | Phase::Events | Phase::Draw => 0,
        Phase::Actions => u32::from(world.action_round()).min(5),
        Phase::Battles | Phase::Prisoners => 6,
        Phase::Scoring => 7,
    };
    8 * u32::from(world.round()) + within
}

/// Ways to spend a whole turn, or to spread the Units over the Objectives, with what each seems to be worth. The table is one
/// that looks the same to the seat.
pub fn plans(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    plan::plans(table, pack, seat)
}

/// The same with all that is worth a thought where thoughts are long.
pub fn schemes(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    schemes::schemes(table, pack, seat)
}

/// Ways to spend a turn on what the next one needs, each with what it seems to be worth then, and that next turn.
pub fn preparations(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>, Vec<Choice>)> {
    prepare::preparations(table, pack, seat)
}

/// Whether these choices of a turn are an Action that does nothing.
pub fn is_void(choices: &[Choice]) -> bool {
    schemes::is_void(choices)
}

/// The same for a player who may have begun an Action without a plan: also in the middle of it.
pub fn ways(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Vec<Choice>)> {
    let plans = schemes::schemes(table, pack, seat);
    if plans.is_empty() { plan::mid_action(table, pack, seat) } else { plans }
}

/// Whether the rules allow a choice although it would do nothing (CH-CARD-13, CH-TAC-14): nobody is advised to.
pub fn pointless(table: &Table, pack: &Pack, seat: Seat, choice: Choice) -> bool {
    if table.why_not(pack, seat, choice).is_some() {
        return false;
    }
    let world = &table.world;
    match (table.frames(), choice) {
        ([.., Frame::Tactics(tactics)], Choice::Card(card)) => {
            let tactic = pack.cards.get(card.index()).and_then(|card| card.tactic);
            tactic.is_some_and(|tactic| possible::pointless(world, pack, tactic, &tactics.ctx(world, card)))
        }
        ([.., Frame::Step(doing), Frame::Pick(_)], choice) => possible::paid_for_nothing(world, pack, doing, choice),
        _ => false,
    }
}

/// The usual answer. `own`: the player's own choice, for which looking ahead may be better; otherwise a step on the way.
pub fn habit(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice], own: bool) -> Option<Choice> {
    let has = |choice: Choice| offers.contains(&choice).then_some(choice);
    let world = &table.world;
    match table.ask()?.key {
        "question-hand-limit" | "question-discard" => {
            offers.iter().copied().min_by_key(|choice| price(world, pack, *choice))
        }
        "question-keep-one" | "question-keep" | "question-recover" => {
            offers.iter().copied().max_by_key(|choice| price(world, pack, *choice))
        }
        "question-initiative" => {
            // Late in a Round one sees what the others do, and wins ties at the end.
            has(Choice::Position(world.players() as u8))
        }
        "question-ransom" => {
            let worthwhile = worth::rounds_left(world) >= 2;
            if worthwhile { offers.iter().copied().find(|c| matches!(c, Choice::Side(_))) } else { has(Choice::Pass) }
        }
        "question-which-deck" => has(Choice::Deck(Deck::Own)).or_else(|| offers.first().copied()),
        "question-faction" | "question-hq" | "question-draft" => offers.first().copied(),
        "question-recruit" => {
            // As many as can be had, in the HQ first.
            offers.iter().copied().rfind(|c| matches!(c, Choice::Number(_)))
        }
        "question-action" if !own => has(Choice::Action(Action::Recruit)),
        "question-cards-move"
        | "question-cards-recruit"
        | "question-cards-build"
        | "question-move"
        | "question-build" => has(Choice::Done),
        "question-deploy-control" | "question-deploy-capture" if !own => deploy(table, offers),
        "question-deploy-confirm" => has(Choice::Done),
        "question-after-action" | "question-tactic" | "question-battle-skill" if !own => has(Choice::Pass),
        _ if own => None,
        _ => best(table, pack, seat, offers),
    }
}

/// More than half on Region Control, one on Capture Prisoners where there are enough, the rest on Attrition.
fn deploy(table: &Table, offers: &[Choice]) -> Option<Choice> {
    let Some(Frame::Deploy(frame)) = table.asking() else { return None };
    let left = offers.iter().filter(|c| matches!(c, Choice::Number(_))).count() as u8 - 1;
    let n = match frame.objective() {
        Some(Objective::Control) => left.div_ceil(2) + u8::from(left > 3),
        _ => u8::from(left > 1),
    };
    Some(Choice::Number(n.min(left)))
}

/// The offer after which the seat stands best: for small questions on the way.
fn best(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    let mut best = None;
    for choice in offers.iter().copied().filter(|choice| *choice != Choice::Back).take(24) {
        let mut tried = table.clone();
        let mut events = Vec::new();
        if tried.apply(pack, seat, choice, &mut events).is_ok() {
            let value = worth::worth(&tried.world, pack, seat);
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, choice));
            }
        }
    }
    best.map(|(_, choice)| choice)
}

/// What a card is good for beside its icons.
pub(crate) fn keep(world: &World, pack: &Pack, card: Card) -> i32 {
    let design = pack.card(card);
    let bonus: i32 = design
        .bonus
        .iter()
        .map(|bonus| match bonus {
            Bonus::DrawEach | Bonus::DrawOne => -3,
            Bonus::Vp => -3,
            Bonus::Initiative => 0,
        })
        .sum();
    let tactic =
        if design.tactic.is_some() && card.faction().is_some() { 2 } else { i32::from(design.tactic.is_some()) };
    let scoring = if design.enables_scoring && world.scoring() == crate::world::Scoring::No { 5 } else { 0 };
    bonus + tactic + scoring
}

/// How dear a card is: its icons, its tactic, its bonus.
fn price(world: &World, pack: &Pack, choice: Choice) -> i32 {
    let Choice::Card(card) = choice else { return 0 };
    let icons: i32 = pack.card(card).icons.iter().map(|n| i32::from(*n)).sum();
    3 * icons + keep(world, pack, card)
}
