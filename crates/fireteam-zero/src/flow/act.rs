//! Actions: attack, search, and those that cards, objectives and briefings offer (FZ-ACT); carrying tokens.

use super::{
    declare::Declare,
    invoke::Invoke,
    search::Search,
    window::{self, Moment},
    *,
};
use crate::{
    choice::{Holder, Use},
    effect::{
        Ctx,
        pick::{About, Confirm},
    },
    options::*,
    pack::*,
    sight,
    world::{TokenOn, ops::ops},
};
use kernel::marks::cite;

/// Everything a hero might do with an action; `may_…` decides.
pub(crate) fn candidates(world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
    // No need to look at targets that no card in hand can reach.
    let reach = world.hand(seat).iter().map(|card| world.card_range(pack, seat, card)).max();
    if let Some(reach) = reach {
        let here = world.hero_at(seat);
        let near = |place: Place| world.distance(pack, here, place) <= reach;
        let monsters = world.on_board().iter().filter(|f| world.place_of(*f).is_some_and(near));
        out.extend(monsters.map(Choice::Figure));
        out.extend(world.things(pack).filter(|(_, place)| near(*place)).map(|(thing, _)| Choice::Figure(thing)));
    }
    out.push(Choice::Search);
    out.extend(world.seats().filter(|s| world.is_pinned(*s)).map(|s| Choice::Figure(Figure::hero(s))));
    let actions = world.in_window(Window::TurnAction).iter();
    out.extend(actions.map(|h| Choice::Use(Use { holder: h.holder, nth: h.nth })));
}

/// A hero who is down or forbidden to act performs neither actions nor free actions (FZ-ACT-06, 07).
fn may_act_at_all(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    unless(world.is_active(seat), FZ_ACT_06, Reason::HeroDown)?;
    unless(!world.is_pinned(seat), FZ_ACT_07, Reason::Pinned)?;
    unless(!world.flag(pack, Figure::hero(seat), Flag::CannotAct), FZ_ACT_07, Reason::CannotAct)
}

pub(crate) fn may_attack(world: &World, pack: &Pack, seat: Seat, target: Figure) -> Result<(), Why> {
    cite(FZ_ACT_02);
    may_act_at_all(world, pack, seat)?;
    // Exactly one target, a monster or a thing that can be attacked (FZ-ATK-03, FZ-SPATK-04).
    let place = match world.place_of(target) {
        Some(place) if target.is_monster() => place,
        Some(place) if world.things(pack).any(|(thing, _)| thing == target) => place,
        _ => return no(FZ_SPATK_04, Reason::NoMonsterTarget),
    };
    cite(FZ_ATK_03);
    let here = world.hero_at(seat);
    // At least one attack card must reach (FZ-ATK-16).
    let reached =
        world.hand(seat).iter().any(|card| world.in_range(pack, here, place, world.card_range(pack, seat, card)));
    unless(reached, FZ_ATK_16, Reason::NoCardReaches)
}

/// The conditions of a search (FZ-SRCH-01, 02).
pub(crate) fn may_search(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    may_act_at_all(world, pack, seat)?;
    let here = world.hero_at(seat);
    match world.spawn_at(here) {
        None => return no(FZ_SRCH_01, Reason::NoSpawnToken),
        Some(token) => unless(token.side == SpawnSide::Up, FZ_SRCH_02, Reason::AlreadySearched)?,
    }
    unless(world.monsters_at(here).is_empty(), FZ_SRCH_01, Reason::MonsterHere)
}

/// A search in one's own turn: with the action, or free with Patty (FZ-PAT).
pub(crate) fn may_search_in_turn(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    cite(FZ_ACT_02);
    cite(FZ_PAT_02);
    may_search(world, pack, seat)?;
    if search_is_free(world, pack, seat) {
        return Ok(());
    }
    let limited = world.turn().free_searches > 0 && world.turn().acted;
    let reason = if limited { Reason::FreeSearchUsed } else { Reason::ActionUsed };
    unless(!world.turn().acted, FZ_ACT_01, reason)
}

/// Whether a search of this hero costs no action now (FZ-PAT-01, 03, 04, D-21).
fn search_is_free(world: &World, pack: &Pack, seat: Seat) -> bool {
    let own_turn = world.turn().seat == Some(seat);
    let more =
        world.keys().patty_free_searches == PattyFreeSearches::UnlimitedPerTurn || world.turn().free_searches == 0;
    let free = own_turn && more && world.flag(pack, Figure::hero(seat), Flag::FreeSearch);
    if free {
        cite(FZ_PAT_01);
        cite(FZ_PAT_03);
        cite(FZ_PAT_04);
        // For one hero after another, in every round (FZ-SPEC-14, FZ-SPC-02).
        cite(FZ_SPEC_14);
        cite(FZ_SPC_02);
    }
    free
}

/// A hero can be pointed at to be freed. One who is not pinned could only be attacked, and nothing allows that (FZ-SPATK-04).
pub(crate) fn is_to_be_freed(world: &World, hero: Figure) -> Result<Seat, Why> {
    match hero.seat().filter(|seat| world.is_pinned(*seat)) {
        Some(seat) => Ok(seat),
        None => no(FZ_SPATK_04, Reason::NoMonsterTarget),
    }
}

/// Freeing a pinned ally in the same location; oneself only in one's own turn while every hero is pinned (EC-34).
pub(crate) fn may_free(world: &World, pack: &Pack, seat: Seat, hero: Figure, own_turn: bool) -> Result<(), Why> {
    let other = is_to_be_freed(world, hero)?;
    if other == seat {
        unless(world.is_active(seat), FZ_ACT_06, Reason::HeroDown)?;
        let all = own_turn && world.seats().all(|s| world.is_pinned(s));
        return unless(all, FZ_ACT_03, Reason::Pinned);
    }
    may_act_at_all(world, pack, seat)?;
    unless(world.hero_at(other) == world.hero_at(seat), FZ_ACT_03, Reason::NotInSameLocation)
}

/// The ability behind a choice.
pub(crate) fn ability_of(world: &World, usage: Use) -> Option<AbilityId> {
    world.in_play().iter().find(|h| h.holder == usage.holder && h.nth == usage.nth).map(|h| h.ability)
}

fn special_ctx(world: &World, seat: Seat, usage: Use) -> Ctx {
    Ctx { actor: Some(Figure::hero(seat)), ..Ctx::default() }.for_holder(world, usage.holder)
}

/// An action that a card, objective or briefing offers (FZ-ACT-03).
pub(crate) fn may_use(world: &World, pack: &Pack, seat: Seat, usage: Use) -> Result<(), Why> {
    let Some(id) = ability_of(world, usage).filter(|id| pack.ability(*id).when == Window::TurnAction) else {
        return no(FZ_ACT_03, Reason::NotThisQuestion);
    };
    cite(FZ_ACT_03);
    if let Holder::Focus(owner, _) | Holder::Item(owner, _) = usage.holder {
        unless(owner == seat, FZ_FOC_01, Reason::NotYours)?;
        cite(FZ_FOC_01);
    }
    may_act_at_all(world, pack, seat)?;
    let ctx = Ctx { decider: seat, ..special_ctx(world, seat, usage) };
    window::check_ability(world, pack, pack.ability(id), id, usage.holder, &ctx)
}

/// Taking a token up, from the board or from a hero who agrees: a free action where no monster is.
pub(crate) fn may_take(world: &World, pack: &Pack, seat: Seat, slot: usize) -> Result<(), Why> {
    let Some(token) = world.token(slot) else { return no(FZ_ACT_03, Reason::NotACandidate) };
    may_act_at_all(world, pack, seat)?;
    let mission = pack.mission(world.mission());
    let carryable = mission.carry.contains(&token.kind) || world.was_taken(token.kind);
    unless(carryable, FZ_ACT_03, Reason::NotCarryable)?;
    let place = match token.on {
        TokenOn::Board(place) => place,
        TokenOn::Hero(owner) => {
            unless(owner != seat, FZ_ACT_03, Reason::AlreadyChosen)?;
            world.hero_at(owner)
        }
    };
    unless(place == world.hero_at(seat), FZ_ACT_03, Reason::NotInSameLocation)?;
    unless(world.carried(seat).is_none(), FZ_ACT_03, Reason::HandsFull)?;
    unless(world.monsters_at(place).is_empty(), FZ_ACT_03, Reason::MonsterHere)
}

/// Carries out what a hero does: in its own turn or with an action that was granted.
pub(crate) fn take(cx: &mut Cx, seat: Seat, choice: Choice, granted: bool) -> Flow {
    match choice {
        Choice::Search => {
            if granted {
                // No free search outside the hero's own turn (FZ-PAT-04, EC-55).
                cite(FZ_PAT_04);
            }
            let free = !granted && search_is_free(cx.world, cx.pack, seat);
            if free {
                ops(cx).note_free_search();
            } else if !granted {
                ops(cx).spend_action();
            }
            call(Search::new(seat))
        }
        Choice::Figure(hero) if hero.is_hero() => {
            if !granted {
                ops(cx).spend_action();
            }
            cite(FZ_ACT_03);
            let other = Seat(hero.0);
            let here = cx.world.hero_at(seat);
            ops(cx).free(other, seat);
            match window::open(cx, Moment::of(Window::HeroFreed).by(Figure::hero(seat)).to(hero).at(here)) {
                Some(frame) => Flow::Call(frame),
                None => Flow::Again,
            }
        }
        Choice::Figure(target) => call(Declare::cards(seat, target, granted)),
        Choice::Use(usage) => {
            let Some(id) = ability_of(cx.world, usage) else { return Flow::Again };
            if cx.pack.ability(id).cost.action > 0 && !granted {
                ops(cx).spend_action();
            }
            let ctx = Ctx { decider: seat, ..special_ctx(cx.world, seat, usage) };
            call(Invoke::new(id, ctx, usage.holder))
        }
        Choice::Token(slot) => call(Carry { seat, slot }),
        _ => Flow::Again,
    }
}

/// Taking up a token; a hero who carries it is asked first.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Carry {
    seat: Seat,
    slot: u8,
}

impl Carry {
    /// Who wants which token.
    pub fn wanted(&self) -> (Seat, usize) {
        (self.seat, self.slot as usize)
    }
}

impl Procedure<FireteamZero> for Carry {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let agreed = match input {
            Input::Value(Value::Yes(yes)) => yes,
            _ => match cx.world.token(self.slot as usize).map(|t| t.on) {
                Some(TokenOn::Hero(owner)) => {
                    return call(Confirm { seat: owner, rule: FZ_ACT_03, about: About::HandOver });
                }
                _ => true,
            },
        };
        if agreed {
            ops(cx).take_token(self.slot as usize, self.seat);
        }
        done()
    }
}

/// An action that an effect grants outside the turn; always optional.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Act {
    seat: Seat,
    /// Kinds granted, one bit each.
    kinds: u8,
    n: u8,
}

impl Act {
    pub fn new(seat: Seat, kinds: &[ActKind], n: u8) -> Self {
        let kinds = kinds.iter().fold(0, |bits, kind| bits | 1 << *kind as u8);
        Act { seat, kinds, n: n.max(1) }
    }
    fn grants(&self, kind: ActKind) -> bool {
        self.kinds >> ActKind::Any as u8 & 1 == 1 || self.kinds >> kind as u8 & 1 == 1
    }
    fn any_offer(&self, world: &World, pack: &Pack) -> bool {
        let seat = self.seat;
        let may = |choice| self.may(world, pack, seat, choice).is_ok();
        may(Choice::Search)
            || world.on_board().iter().any(|f| may(Choice::Figure(f)))
            || world.things(pack).any(|(thing, _)| may(Choice::Figure(thing)))
            || world.seats().any(|s| may(Choice::Figure(Figure::hero(s))))
            || world
                .in_window(Window::TurnAction)
                .iter()
                .any(|h| may(Choice::Use(Use { holder: h.holder, nth: h.nth })))
    }
}

/// Whether a hero whom an effect lets act would be asked at all, as far as the viewer can know: a hand that is closed may hold
/// any attack.
pub(crate) fn could_act(world: &World, pack: &Pack, viewer: Seat, seat: Seat, kinds: &[ActKind]) -> bool {
    let act = Act::new(seat, kinds, 1);
    let may_hold = sight::hand(world, Some(viewer), seat).is_none() && world.hand_len(seat) > 0;
    let attack = may_hold && act.grants(ActKind::Attack) && may_act_at_all(world, pack, seat).is_ok();
    let target = || !world.on_board().is_empty() || world.things(pack).next().is_some();
    attack && target() || act.any_offer(world, pack)
}

impl Procedure<FireteamZero> for Act {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match input.answer() {
            Some(Choice::Pass) => {
                // What a card allows is each concerned player's own choice (FZ-TR-04).
                cite(FZ_TR_04);
                return done();
            }
            Some(choice) => {
                self.n -= 1;
                let flow = take(cx, self.seat, choice, true);
                if !matches!(flow, Flow::Again) {
                    return flow;
                }
            }
            None => {
                if let Input::Value(Value::Yes(false)) = input {
                    // An attack that was taken back before it was confirmed leaves the granted action unused.
                    self.n += 1;
                }
            }
        }
        if self.n == 0 || !self.any_offer(cx.world, cx.pack) {
            return done();
        }
        ask(self.seat, FZ_ACT_04, "question-act")
    }
    fn candidates(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        candidates(world, pack, seat, out);
    }
    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        let granted = |kind| unless(self.grants(kind), FZ_ACT_04, Reason::NotACandidate);
        match choice {
            Choice::Pass => Ok(()),
            Choice::Search => {
                granted(ActKind::Search)?;
                may_search(world, pack, seat)
            }
            Choice::Figure(hero) if hero.is_hero() => {
                is_to_be_freed(world, hero)?;
                granted(ActKind::Special)?;
                may_free(world, pack, seat, hero, false)
            }
            Choice::Figure(target) => {
                granted(ActKind::Attack)?;
                may_attack(world, pack, seat, target)
            }
            Choice::Use(usage) => {
                granted(ActKind::Special)?;
                may_use(world, pack, seat, usage)?;
                let costs = ability_of(world, usage).is_some_and(|id| pack.ability(id).cost.action > 0);
                unless(costs, FZ_ACT_04, Reason::NotACandidate)
            }
            _ => no(FZ_ACT_04, Reason::NotThisQuestion),
        }
    }
}
