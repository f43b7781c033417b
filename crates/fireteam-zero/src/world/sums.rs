//! Numbers with what they are made of. Every number that a player is shown comes from here, and every change of it is named.
//!
//! A sum reads the same changes in the same order as the numbers of `numbers.rs`, by which the rules go.

use super::*;
use crate::{
    options::TerrainModifier,
    pack::{Cause, Change, Pack, Stat},
};

/// One share of a number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Share {
    pub from: Cause,
    pub n: i8,
}

/// A number and its shares, which add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sum {
    pub total: u8,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Share>"))]
    pub parts: Shares,
}

/// More than any card set brings; the last share takes up the rest.
pub type Shares = ArrayVec<[Share; 12]>;

/// What the dice of an attack come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Blow {
    pub hits: Sum,
    /// Absent for heroes, who have neither (FZ-RES-05).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resistance: Option<Sum>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub health: Option<Sum>,
    pub damage: Sum,
    /// It kills, wounds or destroys the target.
    pub enough: bool,
}

/// A sum in the making.
struct Making {
    parts: Shares,
    printed: i8,
    set: Option<Share>,
}

impl Making {
    fn new(from: Cause, printed: i8) -> Self {
        Making { parts: [Share { from, n: printed }].into_iter().collect(), printed, set: None }
    }
    fn add(&mut self, from: Cause, n: i8) {
        if let Some(share) = self.parts.iter_mut().skip(1).find(|share| share.from == from) {
            share.n += n;
        } else if self.parts.try_push(Share { from, n }).is_some()
            && let Some(last) = self.parts.last_mut()
        {
            last.n += n;
        }
    }
    /// What `mod` effects say: the last that sets counts, then all that add.
    fn take(&mut self, change: Change, amount: i8, from: Cause) {
        match change {
            Change::Add => self.add(from, amount),
            Change::Set => self.set = Some(Share { from, n: amount }),
        }
    }
    fn settle(&mut self) {
        if let Some(set) = self.set.take() {
            self.add(set.from, set.n - self.printed);
        }
    }
    /// No number falls below 0, and none rises above the most there is.
    fn sum(mut self, most: i8) -> Sum {
        self.settle();
        let all: i8 = self.parts.iter().map(|share| share.n).sum();
        let total = all.clamp(0, most);
        self.add(Cause::Limit, total - all);
        let first = self.parts[0].from;
        self.parts.retain(|share| share.n != 0 || share.from == first);
        Sum { total: total as u8, parts: self.parts }
    }
}

impl Sum {
    /// Something else than the first share counts.
    pub fn is_changed(&self) -> bool {
        self.parts.len() > 1
    }
}

impl World {
    /// A number that a card of the figure has, with all standing changes.
    fn card_number(&self, pack: &Pack, figure: Figure, stat: Stat, ty: Option<AttackType>, printed: u8) -> Making {
        let mut making = Making::new(Cause::Printed, printed as i8);
        self.each_change(pack, figure, stat, ty, |change, amount, list| making.take(change, amount, pack.cause(list)));
        making
    }

    fn take_edits(&self, pack: &Pack, attack: &Attack, stat: Stat, making: &mut Making) {
        self.each_edit(pack, attack, stat, |change, amount, list| making.take(change, amount, pack.cause(list)));
    }

    fn take_terrain(&self, pack: &Pack, attack: &Attack, counts_as: TerrainModifier, making: &mut Making) {
        if self.keys.terrain_modifier == counts_as {
            let (height, cover) = self.terrain_parts(pack, attack);
            making.add(Cause::Height, i8::from(height));
            making.add(Cause::Cover, -i8::from(cover));
        }
    }

    fn attack_making(&self, pack: &Pack, attack: &Attack, stat: Stat, printed: i8) -> Making {
        let mut making = Making::new(Cause::Printed, printed);
        self.each_change(pack, attack.attacker, stat, Some(attack.ty), |change, amount, list| {
            making.take(change, amount, pack.cause(list));
        });
        self.take_edits(pack, attack, stat, &mut making);
        making.settle();
        making
    }

    pub fn health_sum(&self, pack: &Pack, figure: Figure) -> Sum {
        let sum = match self.thing_kind(figure) {
            Some(_) => Making::new(Cause::Printed, self.health_of(pack, figure).min(99) as i8),
            None => {
                let printed = self.monster(figure).map_or(0, |m| pack.monster(m.kind).health);
                self.card_number(pack, figure, Stat::Health, None, printed)
            }
        };
        sum.sum(i8::MAX)
    }

    pub fn speed_sum(&self, pack: &Pack, figure: Figure) -> Sum {
        let printed = match figure.seat().and_then(|seat| self.hero_of(seat)) {
            Some(hero) => pack.heroes[hero.index()].speed,
            None => self.monster(figure).map_or(0, |m| pack.monster(m.kind).speed),
        };
        self.card_number(pack, figure, Stat::Speed, None, printed).sum(i8::MAX)
    }

    /// The standing numbers of a monster's attack: what a card prints, before one attack changes anything.
    pub fn strength_sum(&self, pack: &Pack, figure: Figure) -> Sum {
        let card = self.monster(figure).map(|m| pack.monster(m.kind).attack);
        let printed = card.map_or(0, |attack| attack.strength);
        self.card_number(pack, figure, Stat::Strength, card.map(|attack| attack.ty), printed).sum(i8::MAX)
    }
    pub fn range_sum(&self, pack: &Pack, figure: Figure) -> Sum {
        let printed = self.monster(figure).map_or(0, |m| pack.monster(m.kind).attack.range);
        self.card_number(pack, figure, Stat::Range, None, printed).sum(i8::MAX)
    }

    pub fn resistance_sum(&self, pack: &Pack, figure: Figure, ty: AttackType, of: Option<&Attack>) -> Sum {
        let printed = match self.thing_kind(figure) {
            Some(kind) => self.thing_card(pack, kind).map_or(0, |(_, thing)| thing.resist[ty as usize]),
            None => self.monster(figure).map_or(0, |m| pack.monster(m.kind).resist[ty as usize]),
        };
        let mut making = self.card_number(pack, figure, Stat::Resistance, Some(ty), printed);
        if let Some(attack) = of.filter(|attack| attack.target == figure) {
            self.take_edits(pack, attack, Stat::Resistance, &mut making);
        }
        making.sum(i8::MAX)
    }

    /// The dice of an attack.
    pub fn dice_sum(&self, pack: &Pack, attack: &Attack) -> Sum {
        let mut making = self.attack_making(pack, attack, Stat::Strength, attack.base);
        self.take_terrain(pack, attack, TerrainModifier::Dice, &mut making);
        making.sum(pack.dice.max_rolled as i8)
    }

    /// The hits of the dice that lie on the table.
    pub fn hits_sum(&self, pack: &Pack, attack: &Attack) -> Sum {
        let rolled = attack.rolled.unwrap_or(0) as usize;
        let shows = |face: &u8| pack.dice.attack[*face as usize][attack.ty as usize] as i8;
        let mut making = Making::new(Cause::Dice, attack.dice[..rolled].iter().map(shows).sum());
        for share in self.attack_making(pack, attack, Stat::BonusHits, attack.bonus).parts {
            making.add(share.from, share.n);
        }
        self.take_terrain(pack, attack, TerrainModifier::Hits, &mut making);
        making.sum(i8::MAX)
    }

    /// The damage of hits against resistance, and the least that the attack deals.
    fn damage_sum(&self, pack: &Pack, attack: &Attack, hits: u8, resistance: u8, least: bool) -> Sum {
        let mut making = Making::new(Cause::Hits, hits as i8);
        making.add(Cause::Resistance, -(hits.min(resistance) as i8));
        let damage = hits.saturating_sub(resistance) as i8;
        if least {
            let floor = self.attack_making(pack, attack, Stat::MinDamage, 0);
            let raise = floor.parts.iter().map(|share| share.n).sum::<i8>() - damage;
            if raise > 0 {
                let from = floor.parts.iter().skip(1).max_by_key(|share| share.n).map_or(Cause::Effect, |s| s.from);
                making.add(from, raise);
            }
        }
        making.sum(i8::MAX)
    }

    /// What the attack does to this figure with the dice that lie there; `main` is false for hits carried over.
    pub fn blow_to(&self, pack: &Pack, attack: &Attack, figure: Figure, hits: Sum, main: bool) -> Blow {
        let target = main && figure == attack.target;
        if figure.is_hero() {
            let damage = self.damage_sum(pack, attack, hits.total, 0, true);
            return Blow { hits, resistance: None, health: None, enough: false, damage };
        }
        let resistance = self.resistance_sum(pack, figure, attack.ty, main.then_some(attack));
        let health = self.health_sum(pack, figure);
        let least = target && attack.attacker.is_hero();
        let damage = self.damage_sum(pack, attack, hits.total, resistance.total, least);
        let enough = damage.total >= health.total;
        Blow { hits, resistance: Some(resistance), health: Some(health), damage, enough }
    }

    /// The same table with other faces of the dice that lie on it: for what they would come to.
    pub(crate) fn with_dice(mut self, faces: &[u8]) -> World {
        if let Some(attack) = self.attacks.last_mut() {
            for (die, face) in attack.dice.iter_mut().zip(faces) {
                *die = *face;
            }
        }
        self
    }

    /// What the attack does to its target with the dice that lie there.
    pub fn blow(&self, pack: &Pack, attack: &Attack) -> Blow {
        self.blow_to(pack, attack, attack.target, self.hits_sum(pack, attack), true)
    }

    /// The same table with this figure where it would appear: for the numbers of monsters that are not on the board.
    fn with_on_board(&self, pack: &Pack, figure: Figure) -> World {
        let mut other = *self;
        let entry = pack.mission(self.mission).entry;
        let place = self.spawns.first().map_or(entry, |spawn| spawn.place);
        if let Some(slot) = figure.monster_slot()
            && let Some(monster) = other.monsters.get_mut(slot)
        {
            monster.at.get_or_insert(place);
        }
        other
    }

    /// The numbers on a monster's card as they are for this figure now, or would be on the board: health, speed, strength and
    /// range of its attack, resistances.
    pub fn card_sums(&self, pack: &Pack, figure: Figure) -> CardSums {
        let seen = if self.place_of(figure).is_some() { *self } else { self.with_on_board(pack, figure) };
        CardSums {
            health: seen.health_sum(pack, figure),
            speed: seen.speed_sum(pack, figure),
            strength: seen.strength_sum(pack, figure),
            range: seen.range_sum(pack, figure),
            resist: [AttackType::Brawl, AttackType::Bullet, AttackType::Bomb]
                .map(|ty| seen.resistance_sum(pack, figure, ty, None)),
        }
    }
}

/// The numbers of a monster's card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardSums {
    pub health: Sum,
    pub speed: Sum,
    pub strength: Sum,
    pub range: Sum,
    /// Against brawl, bullet, bomb.
    pub resist: [Sum; 3],
}

impl CardSums {
    /// Something is not as it is printed.
    pub fn is_changed(&self) -> bool {
        let rest = [&self.health, &self.speed, &self.strength, &self.range];
        rest.into_iter().chain(&self.resist).any(Sum::is_changed)
    }
}
