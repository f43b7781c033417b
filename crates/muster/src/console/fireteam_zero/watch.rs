//! What is noted of one game of Fireteam Zero.

use super::uses::Uses;
use crate::{console::Watch, runs::usage::Used};
use fireteam_zero::{
    FireteamZero,
    event::Event,
    pack::{Meta, Pack},
    terms::*,
    world::World,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What is kept of one game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Measures {
    pub rounds: u64,
    pub knock_downs: u64,
    /// The space of the threat token at the end.
    pub threat: u64,
    /// Damage to heroes in no attack of a monster: texts of cards, twists and monsters, bombs of other heroes.
    pub other_damage: u64,
    /// By the ids of the monsters that came.
    pub monsters: BTreeMap<String, Foe>,
    /// How often each action card was played, by id.
    pub cards: BTreeMap<String, u64>,
    /// What of the content was used.
    pub used: Used,
}

/// What one type of monster did in a game.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Foe {
    /// Figures that came to the board.
    pub came: u64,
    pub killed: u64,
    /// Damage to heroes in its attacks, after prevention.
    pub damage: u64,
}

/// Follows one game: the same numbers, by the numbers of cards and monsters.
#[derive(Default)]
pub struct Follow {
    knock_downs: u64,
    other_damage: u64,
    monsters: Vec<Foe>,
    cards: Vec<u64>,
    /// Who attacks, innermost last.
    attackers: Vec<Figure>,
    uses: Uses,
}

/// The entry of a number in a list that grows as needed.
fn entry<T: Clone + Default>(list: &mut Vec<T>, at: usize) -> &mut T {
    if list.len() <= at {
        list.resize(at + 1, T::default());
    }
    &mut list[at]
}

/// The entries that are not empty, by id.
fn by_id<'p, N>(metas: impl Iterator<Item = &'p Meta>, list: Vec<N>, some: impl Fn(&N) -> bool) -> BTreeMap<String, N> {
    metas.zip(list).filter(|(_, entry)| some(entry)).map(|(meta, entry)| (meta.id.clone(), entry)).collect()
}

impl Watch<FireteamZero> for Follow {
    type Measures = Measures;

    fn note(&mut self, world: &World, events: &[Event]) {
        for event in events {
            self.uses.note(world, event);
            match *event {
                Event::PhaseBegins { .. } | Event::TurnBegins { .. } => self.attackers.clear(),
                Event::AttackDeclared { attacker, .. } => self.attackers.push(attacker),
                Event::AttackEnded { attacker, .. } | Event::AttackLost { attacker, .. } => {
                    if let Some(at) = self.attackers.iter().rposition(|figure| *figure == attacker) {
                        self.attackers.truncate(at);
                    }
                }
                Event::Damaged { n, .. } => {
                    let monster = self.attackers.last().and_then(|figure| world.monster(*figure));
                    let damage = match monster {
                        Some(monster) => &mut entry(&mut self.monsters, monster.kind.index()).damage,
                        None => &mut self.other_damage,
                    };
                    *damage += u64::from(n);
                }
                Event::KnockedDown { .. } => self.knock_downs += 1,
                Event::Spawned { monster, .. } | Event::BossEntered { monster, .. } => {
                    entry(&mut self.monsters, monster.index()).came += 1;
                }
                Event::Killed { monster, .. } | Event::BossBeaten { monster, .. } => {
                    entry(&mut self.monsters, monster.index()).killed += 1;
                }
                Event::Played { action, .. } => *entry(&mut self.cards, action.index()) += 1,
                _ => {}
            }
        }
    }

    fn end(self, world: &World, pack: &Pack) -> Measures {
        Measures {
            rounds: world.round().into(),
            knock_downs: self.knock_downs,
            threat: world.threat().into(),
            other_damage: self.other_damage,
            monsters: by_id(pack.monsters.iter().map(|card| &card.meta), self.monsters, |foe| foe.came > 0),
            cards: by_id(pack.actions.iter().map(|card| &card.meta), self.cards, |plays| *plays > 0),
            used: self.uses.of_game(world, pack),
        }
    }

    fn rounds(measures: &Measures) -> u64 {
        measures.rounds
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use fireteam_zero::{options::Options, pack::AttackResult};

    #[test]
    fn damage_is_told_apart_by_who_attacks() {
        let pack = Pack::frozen().unwrap();
        let (world, _) = fireteam_zero::start(&pack, &Options::new("1.1", 2)).unwrap();
        let (monster, hero) = (Figure::monster(0), Figure::hero(Seat(1)));
        let kind = world.monsters()[0].kind;
        let declared = |attacker, target| Event::AttackDeclared { attacker, target, ty: AttackType::Bomb };
        let ended = |attacker, target| Event::AttackEnded { attacker, target, result: AttackResult::Fail };
        let damaged = |n| Event::Damaged { seat: Seat(0), n, unblockable: false };
        let mut follow = Follow::default();
        follow.note(&world, &[Event::Spawned { figure: monster, monster: kind, place: Place(0) }, damaged(1)]);
        // A hero strikes back in the middle of an attack, and hits a friend.
        follow.note(&world, &[declared(monster, hero), declared(hero, monster), damaged(2), ended(hero, monster)]);
        follow.note(&world, &[damaged(4), ended(monster, hero), damaged(8)]);
        let measures = follow.end(&world, &pack);
        let id = &pack.monster(kind).meta.id;
        assert_eq!((measures.monsters[id].damage, measures.other_damage), (4, 11));
    }
}
