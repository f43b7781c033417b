//! What a changed number is named after: the card, token or rule that a list of effects belongs to.

use super::*;
use serde::{Deserialize, Serialize};

/// Where a share of a number comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// As the card has it, or all cards of an attack together.
    #[default]
    Printed,
    /// The symbols that the dice show.
    Dice,
    /// Hits, where damage is counted from them.
    Hits,
    /// What the target resists.
    Resistance,
    /// The attacker stands high.
    Height,
    /// The target stands in cover.
    Cover,
    /// No more dice than there are, and no number below 0.
    Limit,
    /// The special rules of a mission.
    Mission(Mission),
    Monster(Monster),
    Twist(Twist),
    Objective(Objective),
    Token(TokenKind),
    /// The attack half of an action card.
    Action(Action),
    /// The lower half of an action card.
    Lower(Action),
    Focus(Focus),
    Recon(Recon),
    /// 0 Henry, 1 Patty.
    Specialist(u8),
    SpecialistCard(SpecialistCard),
    /// Something without a card of its own.
    Effect,
}

/// The owner of every list, by its number.
pub(super) fn causes(pack: &Pack) -> Vec<Cause> {
    let mut found = Found { pack, causes: vec![Cause::Effect; pack.lists.len()] };
    for (n, card) in (0u8..).zip(&pack.missions) {
        found.abilities(&card.rules, Cause::Mission(Mission(n)));
    }
    for (n, card) in (0u8..).zip(&pack.monsters) {
        found.abilities(&card.abilities, Cause::Monster(Monster(n)));
        found.list(card.special, Cause::Monster(Monster(n)));
    }
    for (n, card) in (0u8..).zip(&pack.twists) {
        found.abilities(&card.abilities, Cause::Twist(Twist(n)));
    }
    for (n, card) in (0u8..).zip(&pack.objectives) {
        let cause = Cause::Objective(Objective(n));
        found.abilities(&card.abilities, cause);
        let lists = card.complete.into_iter().chain(card.thing.as_ref().map(|thing| thing.destroyed));
        lists.for_each(|list| found.list(list, cause));
    }
    for (n, card) in (0u8..).zip(&pack.tokens) {
        found.abilities(&card.abilities, Cause::Token(TokenKind(n)));
    }
    for (n, card) in (0u8..).zip(&pack.actions) {
        found.abilities(&card.attack.extra, Cause::Action(Action(n)));
        found.abilities(&[card.lower.ability], Cause::Lower(Action(n)));
    }
    for (n, card) in (0u8..).zip(&pack.focuses) {
        found.abilities(&card.abilities, Cause::Focus(Focus(n)));
    }
    for (n, card) in (0u8..).zip(&pack.recon) {
        let cause = Cause::Recon(Recon(n));
        match &card.kind {
            ReconKind::Event { effects, .. } => found.list(*effects, cause),
            ReconKind::Discovery { effects, found: other, .. } => {
                found.list(*effects, cause);
                other.iter().for_each(|list| found.list(*list, cause));
            }
            ReconKind::Item { abilities, .. } => found.abilities(abilities, cause),
        }
    }
    for (n, card) in (0u8..).zip(&pack.specialists) {
        found.abilities(&card.abilities, Cause::Specialist(n));
    }
    for (n, card) in (0u8..).zip(&pack.specialist_cards) {
        found.abilities(&card.abilities, Cause::SpecialistCard(SpecialistCard(n)));
    }
    found.causes
}

struct Found<'p> {
    pack: &'p Pack,
    causes: Vec<Cause>,
}

impl Found<'_> {
    fn abilities(&mut self, ids: &[AbilityId], cause: Cause) {
        for id in ids {
            self.list(self.pack.ability(*id).effects, cause);
        }
    }
    /// A list and all lists inside it.
    fn list(&mut self, list: List, cause: Cause) {
        self.causes[list.0 as usize] = cause;
        for effect in self.pack.list(list) {
            effect.word().inner(self.pack, &mut |inner| self.list(inner, cause));
        }
    }
}

impl Pack {
    /// The card, token or rule that a list of effects belongs to.
    pub fn cause(&self, list: List) -> Cause {
        self.causes.get(list.0 as usize).copied().unwrap_or(Cause::Effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_of_a_number_has_a_name() {
        let pack = Pack::embedded().expect("the content is sound");
        for (n, list) in pack.lists.iter().enumerate() {
            if list.iter().any(|effect| matches!(effect, Effect::Mod(_))) {
                assert_ne!(pack.cause(List(n as u16)), Cause::Effect, "{list:?}");
            }
        }
    }
}
