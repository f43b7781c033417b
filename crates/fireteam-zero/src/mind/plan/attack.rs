//! The attacks of a turn: which cards for which target, by what may come of them.

use super::{
    super::{advice, outlook::Foe},
    *,
};

impl Planner<'_> {
    /// The best attack from there on a target, with the cards for it.
    pub(super) fn attack(&mut self, from: Reached, target: Figure, hand: Cards, chosen: Cards) -> Option<(f32, Cards)> {
        let (world, pack, seat) = (self.world, self.pack, self.seat);
        let there = world.place_of(target)?;
        let health = usize::from(world.health_of(pack, target));
        let mut best: Option<(f32, Cards)> = None;
        for ty in AttackType::ALL {
            let fits = |card: &Card| {
                pack.action(world.design(seat, *card)).attack.ty == *ty
                    && world.in_range(pack, from.place, there, world.card_range(pack, seat, *card))
            };
            let usable: Cards = hand.iter().filter(fits).collect();
            if usable.is_empty() || !chosen.but(usable).is_empty() {
                continue;
            }
            if *ty == AttackType::Bomb && (from.place == there || self.others_at(there)) {
                continue;
            }
            let need = health + usize::from(world.resistance(pack, target, *ty, None));
            // For each number of cards the set that is best by itself: those are then judged by the turn as a whole.
            let mut sets = [(f32::MIN, 0u32, 0f32, 0f32); 6];
            let mut subset = usable.0;
            while subset != 0 {
                let n = subset.count_ones() as usize;
                if n < sets.len() && subset & chosen.0 == chosen.0 {
                    let (chance, exact, price) = self.volley(Cards(subset), *ty, from.place, there, need);
                    let score = 400.0 * chance + self.bounty(target, chance, exact) - price;
                    if score > sets[n].0 {
                        sets[n] = (score, subset, chance, exact);
                    }
                }
                subset = (subset - 1) & usable.0;
            }
            for (n, (score, set, chance, exact)) in sets.into_iter().enumerate() {
                if score == f32::MIN || (chance < 0.2 && chosen.is_empty()) {
                    continue;
                }
                let price = self.volley(Cards(set), *ty, from.place, there, need).2;
                let value = self.outcome(from, target, there, *ty, n as f32, chance)
                    + self.bounty(target, chance, exact)
                    - price;
                if best.is_none_or(|(b, _)| value > b) {
                    best = Some((value, Cards(set)));
                }
            }
        }
        best
    }

    /// Whether other heroes stand there.
    fn others_at(&self, place: Place) -> bool {
        self.outlook
            .seats()
            .any(|s| s != self.seat && self.outlook.up[s.index()] && self.outlook.at[s.index()] == place)
    }

    /// Chance to succeed, chance to succeed with next to nothing to spare, and the price of the cards beyond their number.
    fn volley(&self, cards: Cards, ty: AttackType, from: Place, to: Place, need: usize) -> (f32, f32, f32) {
        let (mut dice, mut bonus, mut price) = (0i32, 0usize, 0f32);
        for card in cards.iter() {
            let action = self.world.design(self.seat, card);
            let half = &self.pack.action(action).attack;
            dice += i32::from(half.strength);
            bonus += usize::from(half.bonus);
            price += advice::lower_price(self.pack, action);
        }
        if from != to {
            let terrain = &self.outlook.board.terrain;
            let elevated = terrain[Terrain::Elevated as usize];
            dice += i32::from(elevated.has(from) && !elevated.has(to));
            dice -= i32::from(terrain[Terrain::Cover as usize].has(to));
        }
        let odds = &self.odds[ty as usize][dice.clamp(0, 8) as usize];
        let least = need.saturating_sub(bonus).min(25);
        let chance = odds[least];
        let spare = self.outlook.goals.exact.map_or(0, usize::from);
        let exact = chance - odds[(need + spare + 1).saturating_sub(bonus).min(25)];
        (chance, exact, price)
    }

    /// What a success is worth besides a monster less.
    fn bounty(&self, target: Figure, chance: f32, exact: f32) -> f32 {
        if !target.is_monster() {
            return INTEL * chance;
        }
        if self.world.rank_of(self.pack, target) == Some(Rank::Boss) {
            return INTEL * chance;
        }
        let goals = self.outlook.goals;
        if self.world.place_of(target).is_some_and(|place| goals.lure.has(place)) {
            return INTEL * chance;
        }
        match goals.exact {
            Some(_) => 1200.0 * exact,
            None if goals.hunt => 60.0 * chance,
            None => 0.0,
        }
    }

    /// The mean of success and failure, each followed by its best end of the turn.
    fn outcome(&mut self, from: Reached, target: Figure, there: Place, ty: AttackType, spent: f32, chance: f32) -> f32 {
        self.outlook.hand[self.seat.index()] -= spent;
        let failed = if chance < 0.99 { self.best_end(from) } else { 0.0 };
        let hands = self.outlook.hand;
        let boss = self.world.rank_of(self.pack, target) == Some(Rank::Boss);
        if !boss {
            let kind = self.world.monster(target).map(|m| m.kind);
            let hit = |foe: &&Foe| {
                let same =
                    ty == AttackType::Bomb && foe.at == there && self.world.monster(foe.figure).map(|m| m.kind) == kind;
                foe.figure == target || same
            };
            self.outlook.struck = self.outlook.foes().filter(hit).map(|foe| foe.figure).collect();
        }
        if self.world.monster(target).is_some_and(|m| bursts(self.pack, m.kind, ty)) {
            for s in self.outlook.seats() {
                let at = if s == self.seat { from.place } else { self.outlook.at[s.index()] };
                if self.outlook.up[s.index()] && at == there {
                    self.outlook.hand[s.index()] -= 1.0;
                }
            }
        }
        // The killed come back somewhere.
        let succeeded = self.best_end(from) - 50.0 * self.outlook.struck.len() as f32;
        self.outlook.struck = Figures::NONE;
        self.outlook.hand = hands;
        self.outlook.hand[self.seat.index()] += spent;
        chance * succeeded + (1.0 - chance) * failed
    }
}

/// Whether a monster's death by this type of attack harms those around it.
fn bursts(pack: &Pack, kind: Monster, ty: AttackType) -> bool {
    pack.monster(kind).abilities.iter().any(|id| {
        let ability = pack.ability(*id);
        ability.when == Window::MonsterKilled
            && ability.ifs.iter().all(|c| !matches!(c, Cond::Type(types) if !types.contains(&ty)))
            && pack.list(ability.effects).iter().any(|e| matches!(e, Effect::Damage(_)))
    })
}
