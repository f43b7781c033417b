//! Looking ahead: whether a list makes an attack, and whether an option could do anything at all.

use super::select::Scope;
use crate::{pack::*, terms::*};

/// Whether a list, or one inside it, makes an attack (FZ-REAC-12).
pub fn makes_attack(pack: &Pack, list: List) -> bool {
    pack.list(list).iter().any(|effect| match effect {
        Effect::Attack { .. } => true,
        Effect::Choose { options, .. } => options.iter().any(|l| makes_attack(pack, *l)),
        Effect::When { then, otherwise, .. } | Effect::Pay { then, otherwise, .. } => {
            makes_attack(pack, *then) || otherwise.is_some_and(|l| makes_attack(pack, l))
        }
        Effect::Each { body, .. } => makes_attack(pack, *body),
        _ => false,
    })
}

/// Whether a list could change anything now: an option that cannot may not be picked if another can.
pub fn does_something(scope: &Scope, list: List) -> bool {
    scope.pack.list(list).iter().any(|effect| effect_does(scope, effect))
}

pub(super) fn effect_does(scope: &Scope, effect: &Effect) -> bool {
    let world = scope.world;
    let some = |who: &Who| !scope.set(who).is_empty();
    match effect {
        Effect::Attack { ty, range, who, target, .. } => {
            let Some(attacker) = scope.set(who).first() else { return false };
            match target {
                Some(target) => some(target),
                None => crate::flow::declare::text_targets(world, scope.pack, attacker, *range, *ty).next().is_some(),
            }
        }
        Effect::Place { at, who } => some(who) && (*at == Where::Roll || !scope.places(at).set.is_empty()),
        Effect::Draw { who, .. } => scope
            .set(who)
            .iter()
            .filter_map(Figure::seat)
            .any(|s| !world.deck(s).is_empty() || !world.discard_pile(s).is_empty()),
        Effect::Activate { who } | Effect::Kill { who } | Effect::Damage { who, .. } | Effect::Move { who, .. } => {
            some(who)
        }
        Effect::Peek { deck, .. } => match deck {
            Deck::Twist => !world.twist_deck().is_empty(),
            Deck::Recon => !world.recon_deck().is_empty(),
            Deck::Action => true,
        },
        Effect::Discard { who, .. } => scope.set(who).iter().filter_map(Figure::seat).any(|s| world.hand_len(s) > 0),
        Effect::Threat { .. } => world.threat() < scope.pack.constants.last_space,
        Effect::Coin { side } => world.coin() != *side,
        Effect::Stand { who } => some(who),
        Effect::SpawnToken { at, .. } => {
            *at != Where::Roll && scope.places(at).set.iter().any(|p| world.spawn_at(p).is_some())
        }
        Effect::Choose { options, .. } => options.iter().any(|l| does_something(scope, *l)),
        Effect::When { ifs, then, otherwise } => {
            if scope.all_hold(ifs) {
                does_something(scope, *then)
            } else {
                otherwise.is_some_and(|l| does_something(scope, l))
            }
        }
        _ => true,
    }
}
