//! What a sensible player answers without thinking long: for players that look ahead (`worth` judges what they see) and for
//! a hint at the table. No rule reads it.

use super::{guess, plan, worth};
use crate::{
    Table,
    choice::Choice,
    effect::words::Mod,
    flow::{Frame, act::ability_of},
    futile,
    pack::*,
    terms::*,
    world::{Attack, Phase, World},
};
use kernel::{Chance, Seat, Seats};

/// A table that looks the same to the seat (see `guess.rs`).
pub fn guess(table: &Table, pack: &Pack, seat: Seat, chance: &mut Chance) -> Table {
    guess::guess(table, pack, seat, chance)
}

/// A table that can be judged: a hero's turn, or the next monster's.
pub fn quiet(table: &Table) -> bool {
    table.ask().is_some_and(|q| matches!(q.key, "question-turn" | "question-stand-or-stay" | "question-next-monster"))
}

/// How far the game has come: eight for a round, of which the heroes' turns take one each.
pub fn clock(world: &World) -> u32 {
    let within = match world.phase() {
        Phase::Setup | Phase::Tactics => 0,
        Phase::Hero => {
            let acting = world.turn().seat;
            1 + acting.and_then(|acting| world.turn_order().position(|seat| seat == acting)).unwrap_or(0) as u32
        }
        Phase::Threat => 6,
    };
    8 * u32::from(world.round()) + within
}

/// The steps that a hero's turn can begin with, each with what the best turn from there seems to be worth; none at other
/// questions.
pub fn steps(table: &Table, pack: &Pack, seat: Seat) -> Vec<(i32, Choice)> {
    if table.ask().is_none_or(|question| question.key != "question-turn") {
        return Vec::new();
    }
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    let steps = plan::turn(&table.world, pack, seat, &offers);
    steps.into_iter().map(|(value, step)| (value as i32, step)).collect()
}

/// The usual answer. `own`: the player's own choice, for which looking ahead may be better; otherwise a step on the way.
pub fn habit(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice], own: bool) -> Option<Choice> {
    let world = &table.world;
    let me = seat;
    let has = |choice: Choice| offers.contains(&choice).then_some(choice);
    match table.ask()?.key {
        "question-refill" | "question-turn-coin" | "question-hand-over" | "question-stand-up" => has(Choice::Yes),
        "question-pay" if !own => has(Choice::Yes),
        "question-start-player" => has(Choice::Random),
        "question-focus" => focus(pack, offers),
        "question-hero" | "question-upgrade" | "question-specialist-card" => offers.first().copied(),
        // A response costs the refill: not with a hand that has to be filled.
        "question-tactics" if own && world.hand_size(pack, me).saturating_sub(world.hand_len(me)) >= 3 => {
            Some(Choice::Pass)
        }
        "question-stand-or-stay" => Some(if plan::stands(world, pack, me) { Choice::Yes } else { Choice::Pass }),
        "question-turn" if own => plan::best_step(&plan::turn(world, pack, me, offers)).or(has(Choice::Pass)),
        "question-attack-cards" => cards(table, pack, me, offers),
        "question-discard-damage" | "question-discard" | "question-discard-cost" => {
            by_price(table, pack, me, offers, false)
        }
        "question-recover" | "question-peek-draw" => by_price(table, pack, me, offers, true),
        "question-reroll" => Some(reroll(table, pack, offers)),
        "question-window" if own && world.attack().is_some_and(|attack| attack.rolled.is_some()) => {
            let reroll = offers.iter().copied().find(|choice| free_reroll(world, pack, choice));
            let idle = || !offers.iter().any(|offer| works(table, pack, me, *offer));
            reroll.filter(|_| reroll_helps(world, pack)).or_else(|| has(Choice::Pass).filter(|_| idle()))
        }
        "question-intercept" => Some(intercept(world, me)),
        // A card that comes to nothing is kept.
        "question-window" if !offers.iter().any(|offer| works(table, pack, me, *offer)) => has(Choice::Pass),
        "question-intercept-select" | "question-order" | "question-next-monster" | "question-path" => {
            offers.first().copied()
        }
        "question-pick-figure"
            if offers.iter().any(|c| matches!(c, Choice::Figure(f) if f.specialist_slot().is_some())) =>
        {
            // Specialists come along: a guard who walks on alone leaves them to chance.
            offers.iter().copied().find(|c| matches!(c, Choice::Figure(_)))
        }
        _ if own => None,
        _ => has(Choice::Pass).or_else(|| has(Choice::Yes)).or_else(|| offers.first().copied()),
    }
}

/// Whether an offer of a window does anything.
fn works(table: &Table, pack: &Pack, seat: Seat, offer: Choice) -> bool {
    offer != Choice::Pass && futile(table, pack, seat, offer).is_none()
}

/// Whether an offer costs something and changes nothing: no advice ever names it.
pub fn pointless(table: &Table, pack: &Pack, seat: Seat, offer: Choice) -> bool {
    futile(table, pack, seat, offer).is_some()
}

/// Whether a choice takes back a card that was chosen for the open question (MR-09).
pub fn unpicks(table: &Table, choice: Choice) -> bool {
    matches!((choice, table.asking()), (Choice::Card(card), Some(frame)) if frame.chosen_cards().has(card))
}

/// What a bot answers for people in its team: of several tactical responses it picks that of a person, the first in turn order
/// (FZ-TAC-05 lets it decide, but people decide what their own cards are for).
pub fn yields(table: &Table, people: Seats) -> Option<Choice> {
    let Some(Frame::Tactics(tactics)) = table.asking() else { return None };
    let offers = |seat: Seat| tactics.volunteers().any(|(other, _)| other == seat);
    table.world.turn_order().find(|seat| people.has(*seat) && offers(*seat)).map(Choice::Seat)
}

/// The answer that stands out on a page: what a sensible player does, where that is plain. It never wastes what was paid for.
pub fn usual(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    let world = &table.world;
    let has = |choice: Choice| offers.contains(&choice).then_some(choice);
    let habit = || habit(table, pack, seat, offers, true).filter(|choice| offers.contains(choice));
    match table.ask()?.key {
        // A turn is thought about, and so is an action given by somebody else and an order; in all of them every way is open.
        "question-turn" | "question-act" | "question-next-monster" | "question-path" | "question-order" => None,
        "question-attack-cards" => has(Choice::Done),
        // Nobody steps into a blow, or plays a card, without having meant to; but dice that are not enough are rolled again.
        "question-intercept" | "question-tactics" => has(Choice::Pass),
        "question-window" => habit().or(has(Choice::Pass)),
        "question-pick-figure" => picked(table, pack, seat, offers),
        "question-reroll" => habit(),
        _ => [Choice::Done, Choice::Yes, Choice::Random].into_iter().find_map(has).or_else(|| {
            let few = offers.len() <= 6 && world.outcome().is_none();
            few.then(|| has(Choice::Pass)).flatten()
        }),
    }
}

/// Of the figures that an effect may be used on, the one that leaves the table best; nobody only where nobody can be chosen, or
/// where choosing anybody would do harm.
fn picked(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    if let Some(specialist) =
        offers.iter().find(|choice| matches!(choice, Choice::Figure(figure) if figure.specialist_slot().is_some()))
    {
        return Some(*specialist);
    }
    let worth = |choice: &Choice| -> Option<i32> {
        let mut copy = guess(table, pack, seat, &mut Chance::from_number(0x75));
        copy.apply(pack, seat, *choice, &mut Vec::new()).ok()?;
        Some(worth::worth(&copy.world, pack))
    };
    let best =
        offers.iter().filter(|choice| **choice != Choice::Pass).filter_map(|choice| Some((worth(choice)?, *choice)));
    best.max_by_key(|(worth, _)| *worth).map(|(_, choice)| choice)
}

/// An ability in play that costs nothing and lets dice be rolled again.
fn free_reroll(world: &World, pack: &Pack, choice: &Choice) -> bool {
    let Choice::Use(usage) = choice else { return false };
    ability_of(world, *usage).is_some_and(|id| {
        let ability = pack.ability(id);
        ability.cost == Cost::default()
            && pack.list(ability.effects).iter().any(|effect| matches!(effect, Effect::Reroll(_)))
    })
}

/// How dear a card is: strong attacks and reactions that protect are kept.
fn price(pack: &Pack, action: Action) -> i32 {
    let card = pack.action(action);
    let effects = pack.list(pack.ability(card.lower.ability).effects);
    let protects = effects.iter().any(|e| matches!(e, Effect::Prevent(_) | Effect::Cancel(_)));
    let lower = match card.lower.kind {
        Lower::Tactical => 8,
        Lower::Reaction if protects => 22,
        Lower::Reaction => 10,
    };
    10 * i32::from(card.attack.strength) + 12 * i32::from(card.attack.bonus) + 4 * i32::from(card.attack.range) + lower
}

/// What the lower half of a card is worth, beyond being a card.
pub(crate) fn lower_price(pack: &Pack, action: Action) -> f32 {
    let card = pack.action(action);
    let effects = pack.list(pack.ability(card.lower.ability).effects);
    let protects = effects.iter().any(|e| matches!(e, Effect::Prevent(_) | Effect::Cancel(_)));
    if protects { 25.0 } else { 0.0 }
}

fn by_price(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice], dearest: bool) -> Option<Choice> {
    let cost = |choice: &Choice| match choice {
        Choice::Card(card) if dearest => -price(pack, table.world.design(seat, *card)),
        Choice::Card(card) => price(pack, table.world.design(seat, *card)),
        _ => i32::MAX,
    };
    offers.iter().copied().filter(|choice| !unpicks(table, *choice)).min_by_key(cost)
}

/// Cards for the attack being put together: the cheapest that should be enough, one at a time.
fn cards(table: &Table, pack: &Pack, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    let world = &table.world;
    let Some(Frame::Declare(declare)) = table.asking() else { return None };
    let (target, chosen) = declare.chosen();
    let target = target?;
    let card = |offer: &Choice| if let Choice::Card(card) = offer { Some(*card) } else { None };
    let offered: Cards = offers.iter().filter_map(card).collect();
    let plan = plan::cards(world, pack, seat, target, chosen.or(offered), chosen)?;
    let next = plan.iter().find(|card| !chosen.has(*card) && offered.has(*card));
    Some(match next {
        Some(card) => Choice::Card(card),
        None if !chosen.is_empty() => Choice::Done,
        None => Choice::Back,
    })
}

/// Dice are rolled again as far as that makes a hero's attack likelier to succeed, those that show least first; of a monster's
/// dice the one that shows most.
fn reroll(table: &Table, pack: &Pack, offers: &[Choice]) -> Choice {
    let Some(attack) = table.world.attack() else { return Choice::Pass };
    let shown = |die: u8| pack.dice.attack[attack.dice[die as usize] as usize][attack.ty as usize];
    let dice = offers.iter().filter_map(|c| if let Choice::Die(die) = c { Some(*die) } else { None });
    if attack.attacker.is_monster() {
        let worst = dice.max_by_key(|die| shown(*die)).filter(|die| shown(*die) > 0);
        return worst.map_or(Choice::Pass, Choice::Die);
    }
    let Some(Frame::Reroll(reroll)) = table.asking() else { return Choice::Pass };
    let wanted = dice_again(&table.world, pack, attack, reroll.most());
    match dice.min_by_key(|die| shown(*die)).filter(|_| reroll.taken() < wanted) {
        Some(die) => Choice::Die(die),
        None => Choice::Pass,
    }
}

/// How many of the dice that show least are best rolled again, up to `most`: none if the attack succeeds or cannot.
fn dice_again(world: &World, pack: &Pack, attack: &Attack, most: u8) -> u8 {
    let blow = world.blow(pack, attack);
    let (Some(resistance), Some(health)) = (blow.resistance, blow.health) else { return 0 };
    if blow.enough {
        return 0;
    }
    let rolled = attack.rolled.unwrap_or(0);
    let shown = |face: &u8| pack.dice.attack[*face as usize][attack.ty as usize];
    let mut faces: Vec<u8> = attack.dice[..rolled as usize].iter().map(shown).collect();
    faces.sort_unstable();
    let missing = i32::from(resistance.total + health.total) - i32::from(blow.hits.total);
    let mut best = (0.0, 0);
    for n in 1..=most.min(rolled) {
        let lost: u8 = faces[..n as usize].iter().sum();
        let hits = (missing + i32::from(lost)).clamp(0, 25) as usize;
        let chance = pack.dice.odds[attack.ty as usize][n as usize][hits];
        if chance > best.0 + 1e-6 {
            best = (chance, n);
        }
    }
    best.1
}

/// Whether rolling dice of this attack again could make it succeed.
fn reroll_helps(world: &World, pack: &Pack) -> bool {
    world.attack().is_some_and(|attack| attack.attacker.is_hero() && dice_again(world, pack, attack, u8::MAX) > 0)
}

/// The focus card that helps a team of bots most: more cards, then more hits.
fn focus(pack: &Pack, offers: &[Choice]) -> Option<Choice> {
    let worth = |choice: &Choice| match choice {
        Choice::Focus(focus) => pack.focuses[focus.index()]
            .abilities
            .iter()
            .flat_map(|id| pack.list(pack.ability(*id).effects))
            .map(|effect| match effect {
                Effect::Mod(Mod { stat: Stat::HandSize, .. }) => 10,
                Effect::CarryOver(_) => 7,
                Effect::Mod(Mod { stat: Stat::BonusHits, .. }) => 6,
                Effect::Prevent(_) | Effect::Mod(Mod { stat: Stat::Speed, .. }) => 5,
                _ => 1,
            })
            .sum::<i32>(),
        _ => 0,
    };
    let best = offers.iter().map(worth).max()?;
    offers.iter().find(|c| worth(c) == best).copied()
}

/// Taking one for the team pays when the target would probably fall and the volunteer would not.
fn intercept(world: &World, seat: Seat) -> Choice {
    let hand = |seat: Seat| world.hand_len(seat);
    let strength = world.attack().map_or(0, |a| a.base.max(0) as usize);
    match world.attack().and_then(|a| a.target.seat()) {
        Some(target) if hand(target) < strength && hand(seat) > hand(target) && hand(seat) >= strength => Choice::Yes,
        _ => Choice::Pass,
    }
}
