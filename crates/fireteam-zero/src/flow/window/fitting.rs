//! What fits an open window: automatic abilities by rank, and what each player may play or use.

use super::{
    super::*,
    Only, Open, Stage,
    check::{check_ability, in_specialist_reach, useful},
};
use crate::{
    choice::{Holder, Use},
    effect::{Ctx, Futile, Scope, futile, makes_attack},
    options::{HenryReroll, SpecialistAbilities},
    pack::*,
    world::Origin,
};
use kernel::{Seats, marks::cite};
use tinyvec::ArrayVec;

impl Open {
    pub(super) fn ctx(&self, world: &World, holder: Holder) -> Ctx {
        let attack = world.attack().filter(|a| Some(a.attacker) == self.moment.actor);
        let mut target = self.moment.target;
        if matches!(self.moment.window, Window::AttackDeclared | Window::AttackRolled | Window::MonsterTargets) {
            // A new target after a retargeting: what names the target means the new one (FZ-TEAM-07).
            target = attack.map(|a| a.target).or(target);
        }
        Ctx {
            actor: self.moment.actor,
            target,
            there: self.moment.place.or_else(|| target.and_then(|t| world.place_of(t))),
            ty: self.moment.ty.or(attack.map(|a| a.ty)),
            result: attack.and_then(|a| a.result),
            ..Ctx::default()
        }
        .for_holder(world, holder)
    }

    /// The order of automatic effects.
    fn stage_of(&self, world: &World, holder: Holder) -> Stage {
        match holder {
            Holder::Monster(kind) => {
                let acting = self.moment.actor.and_then(|a| world.monster(a)).is_some_and(|m| m.kind == kind);
                if acting { Stage::ActingMonster } else { Stage::OtherMonsters }
            }
            Holder::Twist(_) => Stage::Twists,
            Holder::Briefing | Holder::Objective(_) => Stage::Mission,
            Holder::Token(_) => Stage::Tokens,
            Holder::Lasting(_) => Stage::Lasting,
            _ => Stage::Cards,
        }
    }

    /// Every ability of this window, in play or on the cards of the attack; optional or automatic ones.
    pub(super) fn abilities<'a>(
        &self,
        world: &'a World,
        pack: &'a Pack,
        may: bool,
    ) -> impl Iterator<Item = (Use, AbilityId)> + 'a {
        let window = self.moment.window;
        let (only, began) = (self.moment.only, self.began);
        let at_once_window = matches!(window, Window::MonsterKilled | Window::BossWounded);
        let held = world
            .in_window(window)
            .iter()
            .filter(move |h| h.may == may)
            .map(|h| (Use { holder: h.holder, nth: h.nth }, h.ability))
            .filter(move |(usage, _)| match usage.holder {
                Holder::Briefing | Holder::Objective(_) => {
                    (only == Only::AtOnce) == at_once_window && !matches!(only, Only::Twist(_))
                }
                Holder::Twist(slot) => match only {
                    Only::Twist(drawn) => drawn == slot,
                    Only::All => window != Window::TwistDrawn,
                    Only::AtOnce => false,
                },
                Holder::Lasting(slot) => {
                    only == Only::All && world.lasting_in(slot as usize).is_some_and(|l| l.began <= began)
                }
                _ => only == Only::All,
            });
        let of_attack = matches!(window, Window::AttackDeclared | Window::AttackRolled | Window::AttackResolved);
        let attack = world.attack().filter(|_| of_attack && only == Only::All);
        let extras = attack.into_iter().flat_map(move |attack| {
            let seat = attack.attacker.seat().unwrap_or_default();
            attack.cards.iter().flat_map(move |card| {
                let extra = &pack.action(world.design(seat, card)).attack.extra;
                extra.iter().enumerate().filter_map(move |(nth, id)| {
                    let ability = pack.ability(*id);
                    let fits = ability.when == window && ability.may == may;
                    fits.then_some((Use { holder: Holder::Extra(card), nth: nth as u8 }, *id))
                })
            })
        });
        held.chain(extras)
    }

    /// Whether an ability of a card can work now, no matter who uses it.
    fn works(&self, world: &World, pack: &Pack, usage: Use, id: AbilityId, ctx: &Ctx) -> Result<(), Why> {
        let ability = pack.ability(id);
        unless(!self.fired.contains(&usage), FZ_REAC_02, Reason::AlreadyReacted)?;
        if let Holder::Focus(seat, _) | Holder::Item(seat, _) = usage.holder {
            // Abilities of a downed hero's cards that belong to a window are neither used nor carried out (FZ-DOWN-16).
            cite(FZ_DOWN_16);
            unless(world.is_active(seat), FZ_DOWN_16, Reason::HeroDown)?;
        }
        useful(world, pack, ability)?;
        check_ability(world, pack, ability, id, usage.holder, ctx)
    }

    /// Automatic abilities of the next stage that has any.
    pub(super) fn automatic(&self, world: &World, pack: &Pack) -> (Stage, ArrayVec<[(Use, AbilityId); 8]>) {
        let mut best = Stage::Players;
        let mut found: ArrayVec<[(Use, AbilityId); 8]> = ArrayVec::new();
        for (usage, id) in self.abilities(world, pack, false) {
            let stage = self.stage_of(world, usage.holder);
            if stage < self.stage || stage > best {
                continue;
            }
            let ctx = self.ctx(world, usage.holder);
            if self.works(world, pack, usage, id, &ctx).is_err() {
                continue;
            }
            if stage < best {
                best = stage;
                found.clear();
            }
            let _ = found.try_push((usage, id));
        }
        match best {
            Stage::Lasting => found.sort_by_key(|(usage, _)| match usage.holder {
                Holder::Lasting(slot) => world.lasting_in(slot as usize).map_or(0, |l| l.began),
                _ => 0,
            }),
            Stage::Cards => {
                found.sort_by_key(|(usage, _)| match usage.holder {
                    Holder::Focus(seat, _) | Holder::Item(seat, _) => {
                        world.turn_order().position(|s| s == seat).unwrap_or(0)
                    }
                    _ => 0,
                });
            }
            _ => {}
        }
        (best, found)
    }

    /// Whether the event can still happen (FZ-REAC-14).
    pub(super) fn still_on(&self, world: &World, pack: &Pack) -> bool {
        match self.moment.window {
            Window::AttackDeclared | Window::MonsterTargets => {
                world.attack().is_some_and(|a| !attack::is_lost(world, pack, a))
            }
            Window::MonsterActivates | Window::MonsterMoved | Window::MonsterSpecial => {
                self.moment.actor.is_some_and(|a| world.place_of(a).is_some())
                    && world.activation().is_none_or(|a| !a.stopped)
            }
            Window::MonsterSpawns => {
                self.moment.actor.is_some_and(|a| world.place_of(a).is_some()) && !world.spawn_stopped()
            }
            Window::SearchBefore => !world.search_stopped(),
            _ => true,
        }
    }

    /// The seats that have something fitting and have not passed.
    pub(super) fn eligible(&self, world: &World, pack: &Pack) -> Seats {
        let optional: ArrayVec<[(Use, AbilityId); 16]> = self.abilities(world, pack, true).take(16).collect();
        let fits = |seat: &Seat| {
            if !world.is_active(*seat) {
                cite(FZ_DOWN_05);
                return false;
            }
            world.reactions(*seat, self.moment.window).iter().any(|c| self.may_react(world, pack, *seat, c).is_ok())
                || optional.iter().any(|(u, id)| self.may_use_ability(world, pack, *seat, *u, *id).is_ok())
        };
        let asked = world.seats().filter(|s| !self.passed.has(*s)).filter(fits);
        asked.fold(Seats::NONE, Seats::with)
    }

    pub(super) fn may_react(&self, world: &World, pack: &Pack, seat: Seat, card: Card) -> Result<(), Why> {
        unless(world.hand(seat).has(card), FZ_CARD_01, Reason::NotInHand)?;
        let lower = &pack.action(world.design(seat, card)).lower;
        let ability = pack.ability(lower.ability);
        // A reaction may be played whenever its printed trigger occurs, in any phase and any turn (FZ-REAC-01, 06).
        unless(
            lower.kind == Lower::Reaction && ability.when == self.moment.window && self.moment.only == Only::All,
            FZ_REAC_01,
            Reason::WrongWindow,
        )?;
        cite(FZ_REAC_06);
        unless(world.is_active(seat), FZ_DOWN_05, Reason::HeroDown)?;
        // One reaction per player and event (FZ-REAC-02); several players may each react (FZ-REAC-03).
        unless(!self.reacted.has(seat), FZ_REAC_02, Reason::AlreadyReacted)?;
        cite(FZ_REAC_03);
        unless(!world.is_quiet(), FZ_REAC_12, Reason::NoReactions)?;
        let hero = Figure::hero(seat);
        // No reaction to an ambush, at any moment of it (FZ-REAC-05, FZ-AMB-08).
        cite(FZ_REAC_05);
        cite(FZ_INV_13);
        unless(
            !world.in_ambush() || world.flag(pack, hero, Flag::ReactToAmbush),
            FZ_AMB_08,
            Reason::NoReactionsInAmbush,
        )?;
        unless(!world.flag(pack, hero, Flag::CannotReact), FZ_TERM_20, Reason::NoReactions)?;
        unless(
            !(world.in_reaction_attack() && makes_attack(pack, ability.effects)),
            FZ_REAC_12,
            Reason::AttackInAttack,
        )?;
        useful(world, pack, ability)?;
        let holder = Holder::Lower(seat, card);
        let ctx = self.ctx(world, holder);
        check_ability(world, pack, ability, lower.ability, holder, &ctx)
    }

    pub(super) fn may_use(&self, world: &World, pack: &Pack, seat: Seat, usage: Use) -> Result<(), Why> {
        let Some((_, id)) = self.abilities(world, pack, true).find(|(u, _)| *u == usage) else {
            return no(FZ_FOC_01, Reason::WrongWindow);
        };
        self.may_use_ability(world, pack, seat, usage, id)
    }

    fn may_use_ability(&self, world: &World, pack: &Pack, seat: Seat, usage: Use, id: AbilityId) -> Result<(), Why> {
        unless(!world.is_quiet(), FZ_REAC_12, Reason::NoReactions)?;
        unless(world.is_active(seat), FZ_DOWN_05, Reason::HeroDown)?;
        let ctx = self.user_ctx(world, pack, seat, usage)?;
        self.works(world, pack, usage, id, &ctx)
    }

    /// Why a card or ability that may be used in this window would come to nothing.
    pub(crate) fn futile(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Option<Futile> {
        if self.ordering {
            return None;
        }
        let (id, ctx) = match choice {
            Choice::Card(card) if world.hand(seat).has(card) => {
                let lower = &pack.action(world.design(seat, card)).lower;
                (lower.ability, self.ctx(world, Holder::Lower(seat, card)))
            }
            Choice::Use(usage) => {
                let (_, id) = self.abilities(world, pack, true).find(|(used, _)| *used == usage)?;
                (id, self.user_ctx(world, pack, seat, usage).ok()?)
            }
            _ => return None,
        };
        futile(&Scope::new(world, pack, &ctx), pack.ability(id).effects)
    }

    /// The context of an optional ability for the seat that would use it.
    pub(super) fn user_ctx(&self, world: &World, pack: &Pack, seat: Seat, usage: Use) -> Result<Ctx, Why> {
        let mut ctx = self.ctx(world, usage.holder);
        let hero = Figure::hero(seat);
        if let Holder::Specialist(which) | Holder::BaseAbility(which) = usage.holder {
            // The hero who acts or is hit uses the ability; where none does, any active hero in reach (FZ-SPEC-13, 16).
            let concerned = self.moment.actor.filter(|a| a.is_hero()).or(ctx.target.filter(|t| t.is_hero()));
            cite(FZ_SPEC_16);
            if which == 0 && self.moment.window == Window::AttackRolled {
                // Henry's reroll: for each hero in reach while the dice lie on the table, once in every attack, for heroes
                // only (FZ-HENRY-01, 03, 05, FZ-SPEC-14, FZ-MATK-08).
                cite(FZ_HENRY_01);
                cite(FZ_HENRY_03);
                cite(FZ_HENRY_05);
                cite(FZ_SPEC_14);
                cite(FZ_MATK_08);
                // In every attack a hero makes (FZ-HENRY-04), unless the table keeps to attack actions (D-43).
                let action = world.attack().is_some_and(|attack| attack.origin == Origin::Cards);
                let every = world.keys().henry_reroll == HenryReroll::EveryAttack;
                unless(every || action, FZ_HENRY_04, Reason::NoAttackAction)?;
            }
            match concerned {
                Some(figure) => unless(figure == hero, FZ_SPEC_16, Reason::NotYours)?,
                None => {
                    cite(MR_05);
                    let reach = in_specialist_reach(world, pack, seat, which as usize);
                    unless(reach, FZ_SPEC_13, Reason::OutOfRange)?;
                    ctx.you = hero;
                    ctx.decider = seat;
                }
            }
            if world.keys().specialist_abilities == SpecialistAbilities::SecondEdition {
                // Only while the threat token is not on the last space (FZ-VAR-02).
                cite(FZ_VAR_02);
            }
        } else {
            unless(ctx.you == hero, FZ_FOC_01, Reason::NotYours)?;
        }
        Ok(ctx)
    }
}
