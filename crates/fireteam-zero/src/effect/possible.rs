//! Looking ahead: whether a list makes an attack, and whether an option could do anything at all.

use super::select::Scope;
use crate::pack::*;

/// Whether a list, or one inside it, makes an attack (FZ-REAC-12). What a die decides or what happens later does not count.
pub fn makes_attack(pack: &Pack, list: List) -> bool {
    pack.list(list).iter().any(|effect| match effect {
        Effect::Attack(_) => true,
        Effect::Roll(_) | Effect::Lasting(_) => false,
        effect => {
            let mut makes = false;
            effect.word().inner(pack, &mut |list| makes = makes || makes_attack(pack, list));
            makes
        }
    })
}

/// Whether a list could change anything now: an option that cannot may not be picked if another can.
pub fn does_something(scope: &Scope, list: List) -> bool {
    scope.pack.list(list).iter().any(|effect| effect.word().possible(scope))
}
