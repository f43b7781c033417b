//! What dice and cards hold in store, worked out from the content: odds of attacks, tokens that burn, monsters that burst. For
//! players that look ahead; no rule reads it.

use crate::{pack::*, terms::*};

/// Chance of at least so many symbols: by type, dice and hits.
pub(crate) type Odds = [[[f32; 26]; 9]; 3];

/// Tokens that harm whoever enters, such as fire.
pub(crate) fn hurts(pack: &Pack, kind: TokenKind) -> bool {
    pack.tokens.get(kind.index()).is_some_and(|token| {
        token.abilities.iter().any(|id| {
            let ability = pack.ability(*id);
            ability.when == Window::HeroEnters
                && pack.list(ability.effects).iter().any(|e| matches!(e, Effect::Damage(_)))
        })
    })
}

/// Monsters whose death harms those around, for the type of attack.
pub(crate) fn bursts(pack: &Pack, kind: Monster, ty: AttackType) -> bool {
    pack.monster(kind).abilities.iter().any(|id| {
        let ability = pack.ability(*id);
        ability.when == Window::MonsterKilled
            && ability.ifs.iter().all(|c| !matches!(c, Cond::Type(types) if !types.contains(&ty)))
            && pack.list(ability.effects).iter().any(|e| matches!(e, Effect::Damage(_)))
    })
}

/// Worked out die by die.
pub(crate) fn odds(die: &[[u8; 3]; 6]) -> Odds {
    let mut odds = [[[0f32; 26]; 9]; 3];
    for (ty, table) in odds.iter_mut().enumerate() {
        let mut chance = [0f32; 26];
        chance[0] = 1.0;
        for row in table.iter_mut() {
            let mut sum = 0.0;
            for hits in (0..26).rev() {
                sum += chance[hits];
                row[hits] = sum;
            }
            let mut next = [0f32; 26];
            for face in die {
                for (hits, p) in chance.iter().enumerate() {
                    next[(hits + usize::from(face[ty])).min(25)] += p / 6.0;
                }
            }
            chance = next;
        }
    }
    odds
}
