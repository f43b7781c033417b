//! The numbers of figures and attacks, with all modifiers, and the exceptions to rules that effects make.

use super::*;
use crate::{
    effect::{
        Ctx, Scope,
        words::{Mod, Rule},
    },
    options::*,
    rules::*,
};
use kernel::marks::cite;

/// What `mod` effects say about one number: a value that replaces it, and what is added to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Modified {
    pub set: Option<i8>,
    pub add: i8,
}

impl Modified {
    /// Set first, then every add; no number falls below 0.
    pub fn of(self, printed: i8) -> i8 {
        (self.set.unwrap_or(printed) + self.add).max(0)
    }
    pub(crate) fn take(&mut self, change: Change, amount: i8) {
        match change {
            Change::Add => self.add += amount,
            Change::Set => self.set = Some(amount),
        }
    }
}

fn stat_bit(stat: Stat) -> u32 {
    1 << stat as u32
}
fn flag_bit(flag: Flag) -> u32 {
    1 << (flag as u32 + 10)
}

/// The numbers and flags that the continuous effects of a list touch.
pub(super) fn touches(pack: &Pack, list: List) -> u32 {
    pack.list(list).iter().fold(0, |bits, effect| {
        bits | match effect {
            Effect::Mod(word) => stat_bit(word.stat),
            Effect::Rule(word) => flag_bit(word.flag),
            _ => 0,
        }
    })
}

/// Whether the continuous effects of a list concern only `you`.
pub(super) fn names_only_you(pack: &Pack, list: List) -> bool {
    pack.list(list).iter().all(|effect| {
        matches!(effect, Effect::Mod(Mod { who: Who::You, .. }) | Effect::Rule(Rule { who: Who::You, .. }))
    })
}

impl World {
    /// All standing changes of a number of a figure (not those of one attack).
    pub fn modified(&self, pack: &Pack, figure: Figure, stat: Stat, ty: Option<AttackType>) -> Modified {
        let mut sum = Modified::default();
        self.each_change(pack, figure, stat, ty, |change, amount, _| sum.take(change, amount));
        sum
    }

    /// Visits every standing change of a number of a figure, with its amount and the list it stands in.
    pub(super) fn each_change(
        &self,
        pack: &Pack,
        figure: Figure,
        stat: Stat,
        ty: Option<AttackType>,
        mut visit: impl FnMut(Change, i8, List),
    ) {
        if self.touched & stat_bit(stat) == 0 {
            return;
        }
        self.standing(pack, stat_bit(stat), Some(figure), |world, ctx, list, nth, fixed| {
            let Effect::Mod(word) = &pack.list(list)[nth] else { return };
            if word.stat != stat || word.only.is_some() && word.only != ty {
                return;
            }
            let scope = Scope::new(world, pack, &ctx);
            if fixed.map_or_else(|| scope.set(&word.who), |(who, _)| who).has(figure)
                && let Some((change, amount)) = word.change()
            {
                visit(change, fixed.map_or_else(|| scope.amount(amount), |(_, amount)| amount), list);
            }
        });
    }

    /// Whether a rule exception is on for a figure.
    pub fn flag(&self, pack: &Pack, figure: Figure, flag: Flag) -> bool {
        if self.touched & flag_bit(flag) == 0 {
            return false;
        }
        let mut on = false;
        self.standing(pack, flag_bit(flag), Some(figure), |world, ctx, list, nth, fixed| {
            if let Effect::Rule(word) = &pack.list(list)[nth]
                && word.flag == flag
            {
                let set = fixed.map_or_else(|| Scope::new(world, pack, &ctx).set(&word.who), |(who, _)| who);
                on |= set.has(figure);
            }
        });
        on
    }

    /// Whether an effect makes the place count as secured.
    pub(super) fn secured_by_effect(&self, pack: &Pack, place: Place) -> bool {
        if self.touched & flag_bit(Flag::Secured) == 0 {
            return false;
        }
        let mut on = false;
        self.standing(pack, flag_bit(Flag::Secured), None, |world, ctx, list, nth, _| {
            if let Effect::Rule(Rule { flag: Flag::Secured, at: Some(at), .. }) = &pack.list(list)[nth] {
                on |= Scope::new(world, pack, &ctx).places(at).set.has(place);
            }
        });
        on
    }

    /// Visits every `mod` and `rule` in force: those of continuous abilities whose conditions hold, and lasting ones.
    fn standing(
        &self,
        pack: &Pack,
        touching: u32,
        concerning: Option<Figure>,
        mut visit: impl FnMut(&World, Ctx, List, usize, Option<(Figures, i8)>),
    ) {
        for held in self.always.iter().filter(|held| held.touches & touching != 0) {
            if held.selfish
                && let (Holder::Focus(seat, _) | Holder::Item(seat, _), Some(figure)) = (held.holder, concerning)
                && figure != Figure::hero(seat)
            {
                continue;
            }
            let ability = pack.ability(held.ability);
            let ctx = Ctx::default().for_holder(self, held.holder);
            if Scope::new(self, pack, &ctx).all_hold(&ability.ifs) {
                for nth in 0..pack.list(ability.effects).len() {
                    visit(self, ctx, ability.effects, nth, None);
                }
            }
        }
        if self.lasting_touched & touching == 0 {
            return;
        }
        for (_, lasting) in self.lasting() {
            let ctx = Ctx { you: lasting.you, that: lasting.that, ..Ctx::default() };
            match lasting.what {
                Standing::Mod { list, nth, who, amount } => {
                    visit(self, ctx, list, nth as usize, who.map(|who| (who, amount)));
                }
                Standing::Rule { list, nth, who } => visit(self, ctx, list, nth as usize, who.map(|who| (who, 0))),
                Standing::Ability(_) => {}
            }
        }
    }

    pub fn speed_of(&self, pack: &Pack, figure: Figure) -> u8 {
        let printed = if let Some(hero) = figure.seat().and_then(|s| self.hero_of(s)) {
            cite(FZ_COMP_06);
            cite(FZ_REF_04);
            pack.heroes[hero.index()].speed
        } else {
            self.monster(figure).map_or(0, |m| pack.monster(m.kind).speed)
        };
        // The values of a card hold for every figure of the type, and twists change them for all (FZ-REF-02).
        cite(FZ_REF_02);
        self.modified(pack, figure, Stat::Speed, None).of(printed as i8) as u8
    }
    pub fn hand_size(&self, pack: &Pack, seat: Seat) -> usize {
        cite(FZ_COMP_07);
        let printed = self.hero_of(seat).map_or(0, |h| pack.heroes[h.index()].hand_size);
        // An effect may change a hero's hand size (FZ-HAND-03).
        cite(FZ_HAND_03);
        self.modified(pack, Figure::hero(seat), Stat::HandSize, None).of(printed as i8) as usize
    }
    pub fn health_of(&self, pack: &Pack, figure: Figure) -> u8 {
        if let Some(kind) = self.thing_kind(figure) {
            return self.thing_card(pack, kind).map_or(u8::MAX, |(_, thing)| thing.health);
        }
        let printed = self.monster(figure).map_or(u8::MAX, |m| pack.monster(m.kind).health);
        self.modified(pack, figure, Stat::Health, None).of(printed as i8) as u8
    }
    /// Resistance against a type: standing changes, and, for the target of this attack, those made for it.
    pub fn resistance(&self, pack: &Pack, figure: Figure, ty: AttackType, of: Option<&Attack>) -> u8 {
        let printed = match self.thing_kind(figure) {
            Some(kind) => self.thing_card(pack, kind).map_or(0, |(_, thing)| thing.resist[ty as usize]),
            None => {
                // A monster card gives one resistance per attack type (FZ-RES-01).
                cite(FZ_RES_01);
                self.monster(figure).map_or(0, |m| pack.monster(m.kind).resist[ty as usize])
            }
        };
        let mut sum = self.modified(pack, figure, Stat::Resistance, Some(ty));
        if let Some(attack) = of.filter(|a| a.target == figure) {
            // What was lowered for this attack helps only against the target chosen (FZ-RES-03, 04, FZ-BOMB-09).
            cite(FZ_RES_03);
            cite(FZ_RES_04);
            cite(FZ_BOMB_09);
            let edited = self.edits(pack, attack, Stat::Resistance);
            sum.set = edited.set.or(sum.set);
            sum.add += edited.add;
        }
        // Resistance is never below 0 (FZ-RES-02).
        cite(FZ_RES_02);
        sum.of(printed as i8) as u8
    }
    pub fn monster_range(&self, pack: &Pack, figure: Figure) -> u8 {
        let printed = self.monster(figure).map_or(0, |m| pack.monster(m.kind).attack.range) as i8;
        let mut sum = self.modified(pack, figure, Stat::Range, None);
        if let Some(activation) = self.activation().filter(|a| a.monster == figure && !a.edits.is_empty()) {
            let attack =
                Attack { edits: activation.edits.iter().copied().collect(), attacker: figure, ..Attack::default() };
            let edited = self.edits(pack, &attack, Stat::Range);
            sum.set = edited.set.or(sum.set);
            sum.add += edited.add;
        }
        sum.of(printed) as u8
    }
    /// The range of a hero's attack card.
    pub fn card_range(&self, pack: &Pack, seat: Seat, card: Card) -> u8 {
        let attack = &pack.action(self.design(seat, card)).attack;
        self.modified(pack, Figure::hero(seat), Stat::Range, Some(attack.ty)).of(attack.range as i8) as u8
    }

    /// What the edits of one attack say about a number of it.
    pub fn edits(&self, pack: &Pack, attack: &Attack, stat: Stat) -> Modified {
        let mut sum = Modified::default();
        self.each_edit(pack, attack, stat, |change, amount, _| sum.take(change, amount));
        sum
    }

    /// Visits every edit of a number of one attack, with its amount and the list it stands in.
    pub(super) fn each_edit(&self, pack: &Pack, attack: &Attack, stat: Stat, mut visit: impl FnMut(Change, i8, List)) {
        for edit in &attack.edits {
            let Effect::Mod(word) = &pack.list(edit.list)[edit.nth as usize] else { continue };
            if word.stat == stat
                && word.only.is_none_or(|only| only == attack.ty)
                && let Some((change, amount)) = word.change()
            {
                let ctx = self.attack_ctx(attack, edit.you);
                visit(change, Scope::new(self, pack, &ctx).amount(amount), edit.list);
            }
        }
    }
    /// The words of an attack's windows.
    pub fn attack_ctx(&self, attack: &Attack, you: Figure) -> Ctx {
        Ctx {
            you,
            actor: Some(attack.attacker),
            target: Some(attack.target),
            there: self.place_of(attack.target).or(Some(attack.there)),
            ty: Some(attack.ty),
            result: attack.result,
            decider: you.seat().unwrap_or(self.start_player()),
            ..Ctx::default()
        }
    }
    /// A number of the attacker for this attack: the printed one, standing changes, changes of this attack.
    fn attack_number(&self, pack: &Pack, attack: &Attack, stat: Stat, printed: i8) -> i8 {
        let standing = self.modified(pack, attack.attacker, stat, Some(attack.ty));
        let edited = self.edits(pack, attack, stat);
        edited.set.or(standing.set).unwrap_or(printed) + standing.add + edited.add
    }

    /// Whether the attack's figure has a flag, by this attack or by a standing effect.
    pub fn attack_flag(&self, pack: &Pack, attack: &Attack, flag: Flag) -> bool {
        attack.has(flag) || self.flag(pack, attack.attacker, flag)
    }

    /// The change that terrain makes to an attack (FZ-TERR): a ranged attack is one into another location (FZ-TERM-14).
    pub fn terrain_change(&self, pack: &Pack, attack: &Attack) -> i8 {
        let (height, cover) = self.terrain_parts(pack, attack);
        i8::from(height) - i8::from(cover)
    }
    /// Whether the attacker's height adds one, and whether the target's cover takes one away.
    pub fn terrain_parts(&self, pack: &Pack, attack: &Attack) -> (bool, bool) {
        let (Some(from), Some(to)) = (self.place_of(attack.attacker), self.place_of(attack.target)) else {
            return (false, false);
        };
        if from == to {
            // Within one location neither counts (FZ-TERR-04).
            cite(FZ_TERR_04);
            return (false, false);
        }
        // By distance alone: for heroes and monsters, and for every type of attack (FZ-TERR-05, 08, FZ-TERM-14).
        cite(FZ_TERM_14);
        cite(FZ_TERR_05);
        cite(FZ_TERR_08);
        // A location may have several kinds of terrain.
        cite(FZ_TERR_01);
        let board = self.board(pack);
        let elevated = board.terrain[Terrain::Elevated as usize];
        let (mut height, mut cover) = (false, false);
        let height_counts = self.keys.elevated_vs_elevated == ElevatedVsElevated::Bonus || !elevated.has(to);
        if elevated.has(from) {
            cite(FZ_TERR_02);
            height = height_counts;
        }
        if board.terrain[Terrain::Cover as usize].has(to) && !self.attack_flag(pack, attack, Flag::IgnoreCover) {
            cite(FZ_TERR_03);
            cite(FZ_TERR_07);
            cover = true;
        }
        // Both may apply and then cancel out (FZ-TERR-06).
        cite(FZ_TERR_06);
        (height, cover)
    }

    /// How many dice the attack rolls: everything summed, then cut once (FZ-ATK-07, FZ-MATK-04).
    pub fn dice_of(&self, pack: &Pack, attack: &Attack) -> u8 {
        // Cards, reactions and terrain are summed first (FZ-ATK-05, 06, FZ-REAC-11, FZ-TERM-15) …
        cite(FZ_TERM_15);
        cite(FZ_ATK_05);
        cite(FZ_REAC_11);
        cite(FZ_ATK_06);
        let strength = self.strength_of(pack, attack);
        // … and cut last, to the dice there are (FZ-ATK-07, FZ-COMP-08, FZ-INV-06); an attack with none is legal (FZ-ATK-13).
        cite(FZ_ATK_07);
        cite(FZ_COMP_08);
        cite(FZ_INV_06);
        cite(FZ_ATK_13);
        strength.clamp(0, pack.dice.max_rolled as i8) as u8
    }
    /// The strength of an attack before it is cut to the dice there are.
    pub fn strength_of(&self, pack: &Pack, attack: &Attack) -> i8 {
        let mut strength = self.attack_number(pack, attack, Stat::Strength, attack.base);
        if self.keys.terrain_modifier == TerrainModifier::Dice {
            strength += self.terrain_change(pack, attack);
        }
        strength
    }

    /// Hits of the dice that lie on the table: symbols of the type, then bonus hits (FZ-ATK-08 to 10).
    pub fn hits_of(&self, pack: &Pack, attack: &Attack) -> u8 {
        // Every symbol of the type is a hit, also several on one face.
        cite(FZ_TERM_13);
        cite(FZ_COMP_15);
        cite(FZ_COMP_16);
        cite(FZ_ATK_08);
        let rolled = attack.rolled.unwrap_or(0) as usize;
        let shown: i8 =
            attack.dice[..rolled].iter().map(|face| pack.dice.attack[*face as usize][attack.ty as usize] as i8).sum();
        // Bonus hits have no limit.
        cite(FZ_ATK_09);
        cite(FZ_ATK_10);
        let mut hits = shown + self.attack_number(pack, attack, Stat::BonusHits, attack.bonus);
        if self.keys.terrain_modifier == TerrainModifier::Hits {
            hits += self.terrain_change(pack, attack);
        }
        hits.max(0) as u8
    }
    /// Whether other faces could make a difference to the attack under way. What a hero's attack strikes down as the dice lie needs
    /// no more hits (FZ-KILL-03), so nobody is asked about a reroll (FZ-ATK-12), unless others are struck by the same hits or a
    /// card looks at what is beyond need.
    pub fn reroll_matters(&self, pack: &Pack) -> bool {
        let Some(attack) = self.attack().filter(|attack| attack.rolled.is_some()) else { return true };
        let single = attack.attacker.is_hero() && !attack.target.is_hero() && attack.ty != AttackType::Bomb;
        if !single || attack.spread_heroes || attack.spread_monsters || attack.carry_over.is_some() {
            return true;
        }
        let hits = self.hits_of(pack, attack);
        let resistance = self.resistance(pack, attack.target, attack.ty, Some(attack));
        let damage = hits.saturating_sub(resistance).max(self.min_damage(pack, attack));
        if damage < self.health_of(pack, attack.target) {
            return true;
        }
        let looks = |held: &InPlay| pack.ability(held.ability).ifs.iter().any(|c| matches!(c, Cond::ExcessMax(_)));
        let matters = self.in_window(Window::AttackResolved).iter().any(looks);
        if !matters {
            cite(FZ_ATK_12);
            cite(FZ_KILL_03);
        }
        matters
    }
    /// The least damage the attack deals when it is resolved.
    pub fn min_damage(&self, pack: &Pack, attack: &Attack) -> u8 {
        self.attack_number(pack, attack, Stat::MinDamage, 0).max(0) as u8
    }
    pub fn attack_range(&self, pack: &Pack, attack: &Attack) -> u8 {
        match attack.origin {
            // The least range of the cards, with the hero's own changes, was settled when they were chosen.
            Origin::Cards => (attack.range as i8 + self.edits(pack, attack, Stat::Range).add).max(0) as u8,
            Origin::Text { .. } => self.attack_number(pack, attack, Stat::Range, attack.range as i8).max(0) as u8,
            Origin::Activation => {
                let printed = self.monster(attack.attacker).map_or(0, |m| pack.monster(m.kind).attack.range);
                self.attack_number(pack, attack, Stat::Range, printed as i8).max(0) as u8
            }
        }
    }
    pub fn attack_speed_cost(&self, pack: &Pack, seat: Seat, to: Place) -> u8 {
        // Entering difficult terrain costs two points, leaving it nothing more (FZ-MOVE-02, 05, 07).
        cite(FZ_MOVE_02);
        cite(FZ_MOVE_07);
        let difficult = self.board(pack).terrain[Terrain::Difficult as usize].has(to);
        if difficult && !self.flag(pack, Figure::hero(seat), Flag::IgnoreDifficult) {
            cite(FZ_MOVE_05);
            2
        } else {
            1
        }
    }
}
