//! What an ability of an objective asks for, read off its conditions and effects: for players that look ahead, and for whoever is
//! told what is wanted next. No rule reads it.

use super::*;
use crate::{effect::words::Each, terms::*};

impl Ability {
    /// The place that it names.
    pub(crate) fn place(&self) -> Option<Place> {
        self.ifs.iter().find_map(|cond| match cond {
            Cond::At { place: Where::At(place), .. } => Some(*place),
            _ => None,
        })
    }

    /// Places that count while a hero stands in each of them, all at once.
    pub(crate) fn posts(&self) -> Places {
        let post = |cond: &Cond| match cond {
            Cond::CountFigures { select, bounds } if select.any == Side::Hero && bounds.min.is_some() => {
                match select.at {
                    Some(Where::At(place)) => Some(place),
                    _ => None,
                }
            }
            _ => None,
        };
        self.ifs.iter().filter_map(post).collect()
    }

    /// The token in whose location a monster has to die.
    pub(crate) fn lure(&self) -> Option<TokenKind> {
        self.ifs.iter().find_map(|cond| match cond {
            Cond::TokensAt { kind, at: Where::There, .. } => Some(*kind),
            _ => None,
        })
    }

    /// How much damage to spare a kill that counts may have.
    pub(crate) fn most_to_spare(&self) -> Option<u8> {
        self.ifs.iter().find_map(|cond| match cond {
            Cond::ExcessMax(most) => Some(*most),
            _ => None,
        })
    }

    /// Tokens that it moves, and where they count.
    pub(crate) fn hauls<'p>(&self, pack: &'p Pack) -> impl Iterator<Item = (TokenKind, Place)> + use<'p> {
        let ifs = pack.list(self.effects).iter().flat_map(|effect| match effect {
            Effect::When(word) => word.ifs.as_slice(),
            _ => &[],
        });
        ifs.filter_map(|cond| match cond {
            Cond::TokensAt { kind, at: Where::At(place), .. } => Some((*kind, *place)),
            _ => None,
        })
    }

    /// Tokens that count where a hero stands beside them.
    pub(crate) fn stands<'p>(&self, pack: &'p Pack) -> impl Iterator<Item = TokenKind> + use<'p> {
        pack.list(self.effects).iter().filter_map(|effect| match effect {
            Effect::Each(Each { over: Picked::Places(select), .. }) => match select.has {
                Some(Feature::Token(kind)) => Some(kind),
                _ => None,
            },
            _ => None,
        })
    }
}
