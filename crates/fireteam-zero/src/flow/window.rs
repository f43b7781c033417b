//! Timing windows: automatic effects in their order, then every player who has something fitting (FZ-REAC-10).

use super::{invoke::Invoke, *};
use crate::{
    choice::{Holder, Use},
    effect::{Ctx, Futile, Scope, futile, makes_attack},
    options::{HenryReroll, SpecialistAbilities},
    pack::*,
    world::{Origin, World, ops::ops},
};
use kernel::{Ask, Seats, marks::cite};
use tinyvec::ArrayVec;

/// Which abilities of the window are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Only {
    #[default]
    All,
    /// What objectives and mission rules say of a kill or wound, carried out at once (FZ-ATK-20).
    AtOnce,
    /// One twist that has just been drawn.
    Twist(u8),
}

/// One opening of one window: one triggering event (FZ-TERM-24).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Open {
    window: u8,
    actor: Option<Figure>,
    target: Option<Figure>,
    there: Option<Place>,
    ty: Option<AttackType>,
    only: Only,
    /// The rank of automatic effects under way; past the last one the players are asked.
    rank: u8,
    /// Lasting effects that began before the window opened.
    began: u16,
    /// Abilities of this event that have been carried out or used.
    fired: ArrayVec<[Use; 10]>,
    passed: Seats,
    reacted: Seats,
    /// The group is asked which of several automatic effects comes first.
    ordering: bool,
}

/// The rank at which the players are asked.
const PLAYERS: u8 = 7;

/// Opens a window if anything can happen in it.
pub(crate) fn open(
    cx: &Cx,
    window: Window,
    actor: Option<Figure>,
    target: Option<Figure>,
    there: Option<Place>,
) -> Option<Frame> {
    open_typed(cx, window, actor, target, there, None)
}

pub(crate) fn open_typed(
    cx: &Cx,
    window: Window,
    actor: Option<Figure>,
    target: Option<Figure>,
    there: Option<Place>,
    ty: Option<AttackType>,
) -> Option<Frame> {
    // One opening of one window is one triggering event (FZ-TERM-24).
    cite(FZ_TERM_24);
    cx.world
        .window_matters(window)
        .then(|| Frame::Window(Open { actor, target, there, ty, began: cx.world.began(), ..Open::new(window) }))
}

/// Opens a window for part of its abilities.
pub(crate) fn open_only(
    cx: &Cx,
    window: Window,
    only: Only,
    actor: Option<Figure>,
    target: Option<Figure>,
    there: Option<Place>,
    ty: Option<AttackType>,
) -> Option<Frame> {
    cx.world
        .window_matters(window)
        .then(|| Frame::Window(Open { actor, target, there, ty, only, began: cx.world.began(), ..Open::new(window) }))
}

impl Open {
    fn new(window: Window) -> Self {
        Open { window: window as u8, ..Open::default() }
    }

    fn window(&self) -> Window {
        Window::ALL[self.window as usize]
    }

    /// When the window opened, who acts and who is concerned.
    pub fn moment(&self) -> (Window, Option<Figure>, Option<Figure>) {
        (self.window(), self.actor, self.target)
    }

    fn ctx(&self, world: &World, holder: Holder) -> Ctx {
        let attack = world.attack().filter(|a| Some(a.attacker) == self.actor);
        let mut target = self.target;
        if matches!(self.window(), Window::AttackDeclared | Window::AttackRolled | Window::MonsterTargets) {
            // A new target after a retargeting: what names the target means the new one (FZ-TEAM-07).
            target = attack.map(|a| a.target).or(target);
        }
        Ctx {
            actor: self.actor,
            target,
            there: self.there.or_else(|| target.and_then(|t| world.place_of(t))),
            ty: self.ty.or(attack.map(|a| a.ty)),
            result: attack.and_then(|a| a.result),
            ..Ctx::default()
        }
        .for_holder(world, holder)
    }

    /// The order of automatic effects.
    fn rank_of(&self, world: &World, holder: Holder) -> u8 {
        match holder {
            Holder::Monster(kind) => {
                let acting = self.actor.and_then(|a| world.monster(a)).is_some_and(|m| m.kind == kind);
                u8::from(!acting)
            }
            Holder::Twist(_) => 2,
            Holder::Briefing | Holder::Objective(_) => 3,
            Holder::Token(_) => 4,
            Holder::Lasting(_) => 5,
            _ => 6,
        }
    }

    /// Every ability of this window, in play or on the cards of the attack; optional or automatic ones.
    fn abilities<'a>(
        &self,
        world: &'a World,
        pack: &'a Pack,
        may: bool,
    ) -> impl Iterator<Item = (Use, AbilityId)> + 'a {
        let window = self.window();
        let (only, began) = (self.only, self.began);
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
            let seat = attack.attacker.seat().unwrap_or(0);
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

    /// Whether an ability of a card can work now, whoever uses it.
    fn works(&self, world: &World, pack: &Pack, usage: Use, id: AbilityId, ctx: &Ctx) -> Result<(), Why> {
        let ability = pack.ability(id);
        unless(!self.fired.contains(&usage), FZ_REAC_02, Reason::AlreadyReacted)?;
        if let Holder::Focus(seat, _) | Holder::Item(seat, _) = usage.holder {
            // Abilities of a downed hero's cards that belong to a window are neither used nor carried out (FZ-DOWN-16).
            cite(FZ_DOWN_16);
            unless(world.is_active(seat as usize), FZ_DOWN_16, Reason::HeroDown)?;
        }
        useful(world, pack, ability)?;
        check_ability(world, pack, ability, id, usage.holder, ctx)
    }

    /// Automatic abilities of the next rank that has any.
    fn automatic(&self, world: &World, pack: &Pack) -> (u8, ArrayVec<[(Use, AbilityId); 8]>) {
        let mut best = PLAYERS;
        let mut found: ArrayVec<[(Use, AbilityId); 8]> = ArrayVec::new();
        for (usage, id) in self.abilities(world, pack, false) {
            let rank = self.rank_of(world, usage.holder);
            if rank < self.rank || rank > best {
                continue;
            }
            let ctx = self.ctx(world, usage.holder);
            if self.works(world, pack, usage, id, &ctx).is_err() {
                continue;
            }
            if rank < best {
                best = rank;
                found.clear();
            }
            let _ = found.try_push((usage, id));
        }
        match best {
            // Lasting effects in the order in which they began.
            5 => found.sort_by_key(|(usage, _)| match usage.holder {
                Holder::Lasting(slot) => world.lasting_in(slot as usize).map_or(0, |l| l.began),
                _ => 0,
            }),
            // Cards of heroes in turn order.
            6 => {
                let start = world.start_player();
                let seats = world.seats();
                found.sort_by_key(|(usage, _)| match usage.holder {
                    Holder::Focus(seat, _) | Holder::Item(seat, _) => (seat as usize + seats - start) % seats,
                    _ => 0,
                });
            }
            _ => {}
        }
        (best, found)
    }

    /// Whether the event can still happen (FZ-REAC-14).
    fn still_on(&self, world: &World, pack: &Pack) -> bool {
        match self.window() {
            Window::AttackDeclared | Window::MonsterTargets => {
                world.attack().is_some_and(|a| !super::attack::is_lost(world, pack, a))
            }
            Window::MonsterActivates | Window::MonsterMoved | Window::MonsterSpecial => {
                self.actor.is_some_and(|a| world.place_of(a).is_some()) && world.activation().is_none_or(|a| !a.stopped)
            }
            Window::MonsterSpawns => self.actor.is_some_and(|a| world.place_of(a).is_some()) && !world.spawn_stopped(),
            Window::SearchBefore => !world.search_stopped(),
            _ => true,
        }
    }

    /// The seats that have something fitting and have not passed.
    fn eligible(&self, world: &World, pack: &Pack) -> Seats {
        let optional: ArrayVec<[(Use, AbilityId); 16]> = self.abilities(world, pack, true).take(16).collect();
        let fits = |seat: &usize| {
            if !world.is_active(*seat) {
                cite(FZ_DOWN_05);
                return false;
            }
            world.reactions(*seat, self.window()).iter().any(|c| self.may_react(world, pack, *seat, c).is_ok())
                || optional.iter().any(|(u, id)| self.may_use_ability(world, pack, *seat, *u, *id).is_ok())
        };
        let asked = (0..world.seats()).filter(|s| !self.passed.has(super::seat(*s))).filter(fits);
        asked.map(super::seat).fold(Seats::NONE, Seats::with)
    }

    fn may_react(&self, world: &World, pack: &Pack, seat: usize, card: Card) -> Result<(), Why> {
        unless(world.hand(seat).has(card), FZ_CARD_01, Reason::NotInHand)?;
        let lower = &pack.action(world.design(seat, card)).lower;
        let ability = pack.ability(lower.ability);
        // A reaction may be played whenever its printed trigger occurs, in any phase and any turn (FZ-REAC-01, 06).
        unless(
            lower.kind == Lower::Reaction && ability.when == self.window() && self.only == Only::All,
            FZ_REAC_01,
            Reason::WrongWindow,
        )?;
        cite(FZ_REAC_06);
        unless(world.is_active(seat), FZ_DOWN_05, Reason::HeroDown)?;
        // One reaction per player and event (FZ-REAC-02); several players may each react (FZ-REAC-03).
        unless(!self.reacted.has(super::seat(seat)), FZ_REAC_02, Reason::AlreadyReacted)?;
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
        let holder = Holder::Lower(seat as u8, card);
        let ctx = self.ctx(world, holder);
        check_ability(world, pack, ability, lower.ability, holder, &ctx)
    }

    fn may_use(&self, world: &World, pack: &Pack, seat: usize, usage: Use) -> Result<(), Why> {
        let Some((_, id)) = self.abilities(world, pack, true).find(|(u, _)| *u == usage) else {
            return no(FZ_FOC_01, Reason::WrongWindow);
        };
        self.may_use_ability(world, pack, seat, usage, id)
    }

    fn may_use_ability(&self, world: &World, pack: &Pack, seat: usize, usage: Use, id: AbilityId) -> Result<(), Why> {
        unless(!world.is_quiet(), FZ_REAC_12, Reason::NoReactions)?;
        unless(world.is_active(seat), FZ_DOWN_05, Reason::HeroDown)?;
        let ctx = self.user_ctx(world, pack, seat, usage)?;
        self.works(world, pack, usage, id, &ctx)
    }

    /// Why a card or ability that may be used in this window would come to nothing.
    pub(crate) fn futile(&self, world: &World, pack: &Pack, seat: usize, choice: Choice) -> Option<Futile> {
        if self.ordering {
            return None;
        }
        let (id, ctx) = match choice {
            Choice::Card(card) if world.hand(seat).has(card) => {
                let lower = &pack.action(world.design(seat, card)).lower;
                (lower.ability, self.ctx(world, Holder::Lower(seat as u8, card)))
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
    fn user_ctx(&self, world: &World, pack: &Pack, seat: usize, usage: Use) -> Result<Ctx, Why> {
        let mut ctx = self.ctx(world, usage.holder);
        let hero = Figure::hero(seat);
        if let Holder::Specialist(which) | Holder::BaseAbility(which) = usage.holder {
            // The hero who acts or is hit uses the ability; where none does, any active hero in reach (FZ-SPEC-13, 16).
            let concerned = self.actor.filter(|a| a.is_hero()).or(ctx.target.filter(|t| t.is_hero()));
            cite(FZ_SPEC_16);
            if which == 0 && self.window() == Window::AttackRolled {
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
                    ctx.decider = seat as u8;
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

/// Whether a hero is within reach of a specialist (FZ-SPEC-13, D-14).
pub(crate) fn in_specialist_reach(world: &World, pack: &Pack, seat: usize, which: usize) -> bool {
    cite(FZ_SPEC_13);
    let ctx = Ctx::of_hero(Figure::hero(seat), Holder::Specialist(which as u8));
    let kind = if which == 0 { FigureKind::Henry } else { FigureKind::Patty };
    let spot = Spot::Who(Who::Select(Box::new(FigureSelect {
        any: Side::Specialist,
        pick: Pick::All,
        n: 0,
        within: None,
        of: None,
        at: None,
        except: None,
        state: HeroState::Active,
        kind: Some(kind),
    })));
    let scope = Scope::new(world, pack, &ctx);
    scope.reach(Some(&spot), Places::one(world.specialist_at(which)), world.hero_at(seat)) <= 1
}

/// Rerolls and nothing else are not offered for dice of which no face matters any more.
fn useful(world: &World, pack: &Pack, ability: &Ability) -> Result<(), Why> {
    let rerolls = pack.list(ability.effects).iter().all(|effect| matches!(effect, Effect::Reroll(_)));
    let idle = rerolls && ability.when == Window::AttackRolled && !world.reroll_matters(pack);
    unless(!idle, FZ_KILL_03, Reason::OptionDoesNothing)
}

/// Conditions, range, limit and cost of an ability: the same for every window.
pub(crate) fn check_ability(
    world: &World,
    pack: &Pack,
    ability: &Ability,
    id: AbilityId,
    holder: Holder,
    ctx: &Ctx,
) -> Result<(), Why> {
    if let Some((range, to)) = ability.range {
        check_range(world, pack, ctx, range, to, holder)?;
    }
    // The conditions that an action prints (FZ-ACT-03), or a reaction (FZ-REAC-14).
    let rule = if ability.when == Window::TurnAction { FZ_ACT_03 } else { FZ_REAC_14 };
    unless(Scope::new(world, pack, ctx).all_hold(&ability.ifs), rule, Reason::ConditionFails)?;
    if let Some((n, _)) = ability.limit {
        unless(world.times_used(id, holder) < n, FZ_TERM_20, Reason::LimitReached)?;
    }
    can_pay(world, ctx, holder, &ability.cost)
}

/// Whether a cost can be paid in full; otherwise the ability is not used (FZ-DOWN-17).
pub(crate) fn can_pay(world: &World, ctx: &Ctx, holder: Holder, cost: &Cost) -> Result<(), Why> {
    if *cost == Cost::default() {
        return Ok(());
    }
    cite(FZ_DOWN_17);
    let Some(seat) = ctx.you.seat() else { return no(FZ_DOWN_17, Reason::CannotPay) };
    // A card being played for its text has left the hand already.
    let playing = usize::from(matches!(holder, Holder::Lower(s, c) if s as usize == seat && world.hand(seat).has(c)));
    unless(world.hand_len(seat) >= cost.discard as usize + playing, FZ_DOWN_17, Reason::CannotPay)?;
    let empty = if matches!(holder, Holder::Item(..)) { FZ_RECON_06 } else { FZ_VAR_02 };
    unless(world.charges(holder) >= cost.charge, empty, Reason::CannotPay)?;
    if cost.moves > 0 {
        let own = world.turn().seat == Some(seat as u8);
        unless(own && world.turn().moves >= cost.moves, FZ_DOWN_17, Reason::CannotPay)?;
    }
    Ok(())
}

/// The figure named by the reaction must be in range of the reacting hero (FZ-REAC-04, 07).
fn check_range(world: &World, pack: &Pack, ctx: &Ctx, range: u8, to: RangeTo, holder: Holder) -> Result<(), Why> {
    let named = match to {
        // The monster of the event: the target of a hero's attack (a thing counts), otherwise the acting monster.
        RangeTo::Monster => ctx.target.filter(|t| !t.is_hero()).or(ctx.actor.filter(|a| !a.is_hero())),
        RangeTo::Ally | RangeTo::Hero => ctx.target.filter(|t| t.is_hero()).or(ctx.actor.filter(|a| a.is_hero())),
        RangeTo::Itself => Some(ctx.you),
    };
    let scope = Scope::new(world, pack, ctx);
    let (Some(named), Some(here)) = (named, scope.place(ctx.you)) else {
        return no(FZ_REAC_04, Reason::ConditionFails);
    };
    let Some(place) = scope.place(named) else { return no(FZ_REAC_04, Reason::OutOfRange) };
    let range = if matches!(holder, Holder::Lower(..)) {
        world.modified(pack, ctx.you, Stat::ReactRange, None).of(range as i8) as u8
    } else {
        range
    };
    cite(FZ_REAC_07);
    cite(FZ_REAC_14);
    unless(world.in_range(pack, here, place, range), FZ_REAC_04, Reason::OutOfRange)
}

/// Whether the order of automatic effects of one rank matters: not if all only change numbers and flags (MR-07), nor in
/// a mission's set-up, which is one list (MR-08).
fn order_matters(pack: &Pack, window: Window, found: &[(Use, AbilityId)]) -> bool {
    if found.len() < 2 {
        return false;
    }
    if window == Window::Setup {
        cite(MR_08);
        return false;
    }
    cite(MR_07);
    found.iter().any(|(_, id)| {
        !pack
            .list(pack.ability(*id).effects)
            .iter()
            .all(|e| matches!(e, Effect::Mod(_) | Effect::Rule(_) | Effect::Prevent(_)))
    })
}

impl Procedure<FireteamZero> for Open {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Input::Answers(answers) = input {
            let (who, choice) = answers.first();
            let seat = who.0 as usize;
            match choice {
                Choice::Use(usage) if self.ordering => {
                    self.ordering = false;
                    return self.fire(cx, usage);
                }
                Choice::Card(card) => {
                    self.reacted = self.reacted.with(who);
                    self.passed = Seats::NONE;
                    return self.react(cx, seat, card);
                }
                Choice::Use(usage) => {
                    self.passed = Seats::NONE;
                    return self.use_ability(cx, seat, usage);
                }
                _ => self.passed = self.passed.with(who),
            }
        }
        loop {
            if !self.still_on(cx.world, cx.pack) {
                return done();
            }
            if self.rank < PLAYERS {
                let (rank, found) = self.automatic(cx.world, cx.pack);
                self.rank = rank;
                if rank < PLAYERS {
                    if matches!(rank, 1 | 3) && order_matters(cx.pack, self.window(), &found) {
                        self.ordering = true;
                        return ask_group(cx.world, FZ_TERM_20, "question-order");
                    }
                    return self.fire(cx, found[0].0);
                }
                continue;
            }
            if self.only != Only::All || cx.world.is_quiet() {
                return done();
            }
            let seats = self.eligible(cx.world, cx.pack);
            if seats.is_empty() {
                return done();
            }
            // All with something fitting are asked, and again after each play, until all have passed (FZ-REAC-10).
            cite(FZ_REAC_10);
            return Flow::Ask(Ask::first(seats, FZ_REAC_10, "question-window"));
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        let seat = seat.index();
        if self.ordering {
            let (_, found) = self.automatic(world, pack);
            out.extend(found.iter().map(|(usage, _)| Choice::Use(*usage)));
            return;
        }
        out.push(Choice::Pass);
        out.extend(world.reactions(seat, self.window()).iter().map(Choice::Card));
        out.extend(self.abilities(world, pack, true).map(|(usage, _)| Choice::Use(usage)));
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        let seat = seat.index();
        match choice {
            Choice::Use(usage) if self.ordering => {
                let (_, found) = self.automatic(world, pack);
                unless(found.iter().any(|(u, _)| *u == usage), FZ_TERM_20, Reason::NotACandidate)
            }
            _ if self.ordering => no(FZ_TERM_20, Reason::MustAnswer),
            Choice::Pass => Ok(()),
            Choice::Card(card) => self.may_react(world, pack, seat, card),
            Choice::Use(usage) => self.may_use(world, pack, seat, usage),
            _ => no(FZ_REAC_10, Reason::NotThisQuestion),
        }
    }
}

impl Open {
    /// Carries out an automatic ability.
    fn fire(&mut self, cx: &mut Cx, usage: Use) -> Flow {
        let found = self.abilities(cx.world, cx.pack, false).find(|(u, _)| *u == usage);
        if self.fired.try_push(usage).is_some() {
            // More effects in one event than any card set brings: the rest of the rank is left out.
            self.rank += 1;
        }
        let Some((_, id)) = found else { return Flow::Again };
        let ctx = self.ctx(cx.world, usage.holder);
        call(Invoke::new(id, ctx, usage.holder))
    }

    fn react(&mut self, cx: &mut Cx, seat: usize, card: Card) -> Flow {
        let holder = Holder::Lower(seat as u8, card);
        let ctx = self.ctx(cx.world, holder);
        let id = cx.pack.action(cx.world.design(seat, card)).lower.ability;
        cite(FZ_REAC_13);
        cite(FZ_INV_12);
        cite(FZ_REAC_01);
        ops(cx).play_card(seat, card, true);
        call(Invoke::new(id, ctx, holder))
    }

    fn use_ability(&mut self, cx: &mut Cx, seat: usize, usage: Use) -> Flow {
        let found = self.abilities(cx.world, cx.pack, true).find(|(u, _)| *u == usage);
        let _ = self.fired.try_push(usage);
        let (Some((_, id)), Ok(ctx)) = (found, self.user_ctx(cx.world, cx.pack, seat, usage)) else {
            return Flow::Again;
        };
        if matches!(usage.holder, Holder::Specialist(0) | Holder::BaseAbility(0))
            && self.window() == Window::AttackRolled
        {
            // Henry: once per attack, in every attack of every hero in reach, whatever brought it about.
            cite(FZ_HENRY_01);
            cite(FZ_HENRY_03);
            cite(FZ_HENRY_04);
        }
        call(Invoke::new(id, ctx, usage.holder))
    }
}
