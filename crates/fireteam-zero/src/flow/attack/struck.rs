//! Who is struck, and what the hits do: monsters and things are compared with them one after another, then heroes are damaged.

use super::{
    super::{harm::Harming, window::Only},
    *,
};
use crate::{
    choice::Holder,
    effect::{Ctx, run::Run},
    options::MonsterBombsHurtMonsters,
    world::{Harm, Struck},
};

impl Strike {
    /// Who is struck: the target, and for bombs and spreading attacks everyone of the side in its location.
    pub(super) fn aim(&mut self, cx: &mut Cx) {
        let attack = *self.attack(cx);
        let place = cx.world.place_of(attack.target).unwrap_or(attack.there);
        ops(cx).aim_at(place);
        let by_hero = attack.attacker.is_hero();
        let bomb = attack.ty == AttackType::Bomb;
        let monsters_too = if by_hero {
            bomb || attack.spread_monsters
        } else {
            // A monster's bomb hurts no monster, unless the table says so (FZ-BOMB-07, D-20).
            bomb && cx.world.keys().monster_bombs_hurt_monsters == MonsterBombsHurtMonsters::True
        };
        self.left = if monsters_too {
            if by_hero {
                // One total of hits for all who stand there, the target first, whatever the target is.
                cite(FZ_BOMB_01);
                cite(FZ_BOMB_04);
                cite(FZ_BOMB_06);
                cite(FZ_SPATK_05);
            }
            // The attacking monster is one of them if it stands there, as a hero is who attacks where it stands.
            cx.world.monsters_at(place)
        } else {
            Figures::NONE
        };
        if by_hero && attack.target.is_monster() && cx.world.place_of(attack.target).is_some() {
            self.left = self.left.with(attack.target);
        }
        // A thing is struck as the target only: no thing has a rule that says more of itself (FZ-SPATK-05).
        self.thing = by_hero && cx.world.things(cx.pack).any(|(thing, _)| thing == attack.target);
    }

    /// The next to be compared: the target first, then monsters in figure order.
    pub(super) fn next_struck(&mut self, target: Figure) -> Option<Figure> {
        if std::mem::take(&mut self.thing) {
            return Some(target);
        }
        let next = if self.left.has(target) { target } else { self.left.first()? };
        self.left = self.left.without(next);
        Some(next)
    }

    fn tell_comparison(&self, cx: &mut Cx, figure: Figure, hits: u8, main: bool) {
        let attack = *self.attack(cx);
        let counted = Sum { total: hits, ..Sum::default() };
        let blow = cx.world.blow_to(cx.pack, &attack, figure, counted, main);
        let (Some(resistance), Some(health)) = (blow.resistance, blow.health) else { return };
        tell_shares(cx, figure, Number::Resistance, &resistance);
        if blow.damage.total > hits.saturating_sub(resistance.total) {
            tell_shares(cx, figure, Number::Damage, &blow.damage);
        }
        tell_shares(cx, figure, Number::Health, &health);
        cx.tell(Event::Compared {
            attacker: attack.attacker,
            figure,
            hits,
            resistance: resistance.total,
            damage: blow.damage.total,
            health: health.total,
        });
    }

    /// Compares hits with one figure: resistance first, then health (FZ-ATK-18 g, h). The frame returned carries out what
    /// objectives and mission rules say of it at once.
    pub(super) fn compare(&mut self, cx: &mut Cx, figure: Figure, hits: u8, main: bool) -> Option<Frame> {
        let attack = *self.attack(cx);
        self.tell_comparison(cx, figure, hits, main);
        let (world, pack) = (&*cx.world, cx.pack);
        let place = world.place_of(figure)?;
        let resistance = world.resistance(pack, figure, attack.ty, main.then_some(&attack));
        let mut damage = hits.saturating_sub(resistance);
        if main && figure == attack.target {
            damage = damage.max(if attack.attacker.is_hero() { world.min_damage(pack, &attack) } else { 0 });
        }
        let health = world.health_of(pack, figure);
        let boss = world.rank_of(pack, figure) == Some(Rank::Boss);
        let is_target = figure == attack.target && main;
        if damage < health {
            // Damage that does not kill is lost and leaves no mark (FZ-KILL-02, FZ-BOSS-05).
            cite(FZ_KILL_02);
            cite(FZ_BOSS_05);
            cx.tell(Event::Unharmed { figure });
            return None;
        }
        // The whole damage comes from one attack; what is beyond need is lost (FZ-KILL-01, 03).
        cite(FZ_KILL_01);
        cite(FZ_KILL_03);
        if figure.thing_slot().is_some() {
            return self.destroy(cx, figure, place, is_target);
        }
        let wound = boss && !ops(cx).wound(figure);
        if !boss {
            ops(cx).kill(figure);
        }
        ops(cx).note_struck(Struck { figure, place, wound });
        if is_target {
            let result = if wound { AttackResult::Wound } else { AttackResult::Kill };
            ops(cx).settle_attack(result, damage - health);
        }
        self.excess = if wound { 0 } else { damage - health };
        self.from = place;
        // It counts for objectives and mission rules at once, before heroes are damaged (FZ-ATK-20).
        cite(FZ_ATK_20);
        let window = if wound { Window::BossWounded } else { Window::MonsterKilled };
        let moment = Moment::of(window).by(attack.attacker).to(figure).at(place).with(attack.ty);
        window::open(cx, moment.only(Only::AtOnce))
    }

    fn destroy(&mut self, cx: &mut Cx, figure: Figure, place: Place, is_target: bool) -> Option<Frame> {
        let attack = *self.attack(cx);
        let kind = cx.world.thing_kind(figure)?;
        let (objective, thing) = cx.world.thing_card(cx.pack, kind)?;
        // What the attack does to such a target its own rules say (FZ-SPATK-03).
        cite(FZ_SPATK_03);
        cx.tell(Event::ThingDestroyed { figure, token: kind, place });
        ops(cx).remove_token(figure.thing_slot()?);
        if is_target {
            ops(cx).settle_attack(AttackResult::Break, 0);
        }
        let ctx = Ctx {
            actor: Some(attack.attacker),
            target: Some(figure),
            there: Some(place),
            ty: Some(attack.ty),
            ..Ctx::default()
        }
        .for_holder(cx.world, Holder::Objective(objective));
        Some(Run::new(thing.destroyed, ctx).into())
    }

    /// Damage to heroes: the target, everyone where a bomb falls, everyone an attack spreads to (FZ-ATK-18 i, FZ-MATK-09 g).
    pub(super) fn hurt_heroes(&mut self, cx: &mut Cx) -> Option<Frame> {
        let attack = *self.attack(cx);
        let (world, pack) = (&*cx.world, cx.pack);
        if world.attack_flag(pack, &attack, Flag::NoDamageToHeroes) {
            return None;
        }
        let mut heroes = Figures::NONE;
        if attack.ty == AttackType::Bomb || attack.spread_heroes {
            // Every active hero there, the attacker too, by a monster as by a hero (FZ-BOMB-05, 07, FZ-MATK-07) …
            cite(FZ_BOMB_05);
            cite(FZ_BOMB_07);
            cite(FZ_MATK_07);
            // … but no specialist and nobody who has fallen (FZ-BOMB-02, 03, FZ-DOWN-06); who took the attack on itself protects
            // nobody, and nobody but the target was targeted (FZ-BOMB-08, 10, FZ-TEAM-06).
            cite(FZ_BOMB_02);
            cite(FZ_BOMB_03);
            cite(FZ_DOWN_06);
            cite(FZ_BOMB_08);
            cite(FZ_BOMB_10);
            cite(FZ_TEAM_06);
            heroes = world.active_at(attack.there);
        }
        if attack.target.is_hero() && world.is_active_figure(attack.target) {
            cite(FZ_MATK_06);
            cite(FZ_SPATK_02);
            heroes = heroes.with(attack.target);
        }
        // Heroes have no resistance (FZ-RES-05).
        cite(FZ_RES_05);
        let amount = attack.hits.max(world.min_damage(pack, &attack));
        if heroes.is_empty() || amount == 0 {
            return None;
        }
        let mut harm = Harm {
            source: Some(attack.attacker),
            ty: Some(attack.ty),
            unblockable: world.attack_flag(pack, &attack, Flag::Unblockable),
            ..Harm::default()
        };
        for seat in heroes.iter().filter_map(Figure::seat) {
            harm.amount[seat.index()] = amount;
        }
        if amount > attack.hits {
            let counted = Sum { total: attack.hits, ..Sum::default() };
            let hero = heroes.first().unwrap_or(attack.target);
            let damage = cx.world.blow_to(pack, &attack, hero, counted, true).damage;
            tell_shares(cx, attack.attacker, Number::Damage, &damage);
        }
        ops(cx).begin_harm(harm);
        for edit in attack.edits {
            if let Effect::Prevent(prevent) = &pack.list(edit.list)[edit.nth as usize] {
                let ctx = cx.world.attack_ctx(&attack, edit.you);
                prevent.apply(cx, &ctx);
            }
        }
        Some(Harming::default().into())
    }

    /// Monsters to which damage beyond need may be carried over. Only those it can strike down: damage that does not kill leaves
    /// no mark (FZ-KILL-02), so nobody is asked about the others.
    pub(super) fn carry_targets(&self, cx: &Cx) -> Figures {
        let attack = self.attack(cx);
        let Some(within) = attack.carry_over else { return Figures::NONE };
        let (world, pack) = (&*cx.world, cx.pack);
        let falls = |figure: Figure| {
            self.excess.saturating_sub(world.resistance(pack, figure, attack.ty, None)) >= world.health_of(pack, figure)
        };
        cite(FZ_KILL_02);
        world
            .on_board()
            .iter()
            .filter(|f| world.place_of(*f).is_some_and(|p| world.distance(pack, self.from, p) <= within) && falls(*f))
            .collect()
    }
}
