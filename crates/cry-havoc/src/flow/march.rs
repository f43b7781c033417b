//! Spending Movement Points: one Unit, one step at a time, until the player confirms (section 10).

use super::*;
use crate::{
    effect::pick::{Asks, From as Of, Pick},
    options::{BattleTokensLimited, TrogEntryStops},
    pack::TokenWord,
    terms::*,
    world::Cause,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Marching {
    side: Side,
    points: u8,
    stage: Stage,
    /// The Region whose Trog tokens the Trog player is revealing.
    reveals: Option<Region>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    Steps,
    Arrived,
}

/// Battle tokens in the box (CH-CMP-12).
const BATTLE_TOKENS: usize = 8;

impl Marching {
    /// The Region whose Trog tokens are being revealed.
    pub(crate) fn revealing(&self) -> Option<Region> {
        self.reveals
    }
    pub fn of(side: Side, points: u8) -> Marching {
        Marching { side, points, stage: Stage::Begin, reveals: None }
    }

    fn ask(&self) -> Flow {
        ask(self.side, CH_MOVE_02, "question-move")
    }

    fn step(&mut self, cx: &mut Cx, from: Region, to: Region) -> Flow {
        let tokens = cx.world.trog_tokens().has(to);
        let halts = halts(cx.world, self.side, to);
        if halts {
            cite(CH_MOVE_08);
        } else {
            // Neither Control of others nor Structures nor Exploration tokens stop a Unit.
            if cx.world.control(to).is_some_and(|owner| owner != self.side) {
                cite(CH_MOVE_07);
            }
            cite(CH_MOVE_10);
        }
        if cx.world.hq_owner(to) == Some(self.side) || cx.world.hq_owner(from) == Some(self.side) {
            cite(CH_MOVE_06);
        }
        if cx.world.is_battle(from) {
            // The defender takes surplus Units out.
            cite(CH_BREG_06);
        }
        if cx.world.foes(to, self.side) > 0 && cx.world.units(to, self.side) > 0 {
            cite(CH_MOVE_09);
        }
        cite(CH_MOVE_03);
        if cx.world.control(from) == Some(self.side) {
            // Control stays behind when Units leave.
            cite(CH_TERM_07);
        }
        ops(cx).step(self.side, from, to, halts);
        if tokens && self.side == cx.world.trogs() {
            // Not at the end of the Action: the Trog player turns Trog tokens up at once.
            cite(CH_TRG_02);
            ops(cx).forget_steps();
            self.reveals = Some(to);
            return Flow::Again;
        }
        self.ask()
    }

    /// The Trog player turns up the tokens of a Region, in any order.
    fn reveal(&mut self, cx: &mut Cx, region: Region, input: &Input) -> Flow {
        match pick_token(cx, self.side, region, input) {
            Revealed::Token(piece) => {
                // The new Units belong to the Trog player and may be moved in this Action.
                cite(CH_TRG_03);
                call(reveal::Spawn::of(piece, region, self.side))
            }
            Revealed::Ask(pick) => call(pick),
            Revealed::None => {
                self.reveals = None;
                self.ask()
            }
        }
    }

    fn arrive(&mut self, cx: &mut Cx) -> Flow {
        cite(CH_MOVE_11);
        self.stage = Stage::Arrived;
        let Some(march) = ops(cx).end_march() else { return done() };
        let entered = (0..REGIONS as u8).map(Region).filter(|region| march.entered[region.index()] > 0).collect();
        call(arrive::Arrive::after_move(self.side, entered))
    }
}

/// What to do about the face-down Trog tokens of a Region.
pub(crate) enum Revealed {
    Token(Piece),
    Ask(Pick),
    None,
}

/// Turns up the next Trog token of a Region: asks which if there are several (CH-MOVE-19, DP-TRG-1).
pub(crate) fn pick_token(cx: &mut Cx, side: Side, region: Region, input: &Input) -> Revealed {
    let tokens: tinyvec::ArrayVec<[(usize, Piece); 32]> = cx.world.tokens_in(region, TokenWord::Trog).collect();
    let chosen = match input {
        Input::Value(Value::Picked(Some(Choice::Token(at)))) => tokens.get(*at as usize),
        _ if tokens.len() == 1 => tokens.first(),
        _ => None,
    };
    match chosen {
        Some((slot, _)) => Revealed::Token(ops(cx).reveal(*slot)),
        None if tokens.is_empty() => Revealed::None,
        None => {
            let mask = (1u32 << tokens.len().min(16)) as u16;
            let mask = if tokens.len() >= 16 { u16::MAX } else { mask - 1 };
            Revealed::Ask(Pick::new(side.into(), Of::Tokens(mask), Asks::Token, Cause::Rule))
        }
    }
}

/// Whether a Unit of this side that enters the Region must stop there (CH-MOVE-08).
pub(crate) fn halts(world: &World, side: Side, to: Region) -> bool {
    let own_token = side == world.trogs() && world.keys().trog_entry_stops == TrogEntryStops::False;
    if own_token {
        cite(CH_TRG_03);
    }
    if world.units(to, Side::NEUTRAL) > 0 {
        cite(CH_NTR_13);
    }
    world.foes(to, side) > 0 || (world.trog_tokens().has(to) && !own_token)
}

/// Units of a side that could still move out of a Region, were they free to go.
fn movable(world: &World, side: Side, from: Region) -> u8 {
    world.units(from, side).saturating_sub(world.halted(from))
}

/// Whether Units may leave a Region: from a Battle Region only the surplus of the defender (CH-BREG-07).
pub(crate) fn may_leave(world: &World, side: Side, from: Region) -> Result<(), Why> {
    let Some(token) = world.battle_token(from) else { return Ok(()) };
    unless(token.attacker != side, CH_MOVE_12, Reason::AttackerCannotLeave)?;
    let (defending, attacking) = (world.units(from, side), world.units(from, token.attacker));
    unless(defending > 2 * attacking, CH_BREG_07, Reason::HeldByAttackers)
}

/// Whether Units of a side may be put into a Region by movement.
pub(crate) fn may_enter(world: &World, pack: &Pack, side: Side, to: Region) -> Result<(), Why> {
    if world.hq_owner(to).is_some_and(|owner| owner == world.trogs()) {
        // The Trog player's HQ is one like any other.
        cite(CH_TRG_11);
    }
    unless(world.hq_owner(to).is_none_or(|owner| owner == side), CH_MOVE_04, Reason::EnemyHq)?;
    if world.is_battle(to) {
        // Nobody enters a Battle Region, neither to attack nor to help.
        cite(CH_BREG_02);
        return no(CH_MOVE_05, Reason::BattleRegion);
    }
    unless(!world.entry_forbidden(pack, to, side), CH_CLR_01, Reason::EntryForbidden)?;
    if world.keys().battle_tokens_limited == BattleTokensLimited::True
        && (world.foes(to, side) > 0 || world.trog_tokens().has(to))
    {
        unless(battle_token_left(world, side, to), CH_CMP_22, Reason::NoBattleTokenLeft)?;
    }
    Ok(())
}

/// With limited Battle tokens: whether one is left for this Region, those due by this Action counted.
fn battle_token_left(world: &World, side: Side, to: Region) -> bool {
    let due = (0..REGIONS as u8).map(Region).filter(|region| {
        let trouble = world.foes(*region, side) > 0 || world.trog_tokens().has(*region);
        *region != to && !world.is_battle(*region) && trouble && world.units(*region, side) > 0
    });
    world.battle_regions().len() as usize + due.count() < BATTLE_TOKENS
}

impl Procedure<CryHavoc> for Marching {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match (self.stage, input.answer()) {
            (Stage::Begin, _) => {
                ops(cx).begin_march(self.side, self.points);
                self.stage = Stage::Steps;
                // Without points there is nothing to choose; the arrival steps still follow (EDGE-41).
                if self.points == 0 { self.arrive(cx) } else { self.ask() }
            }
            (Stage::Steps, Some(Choice::Step(from, to))) => self.step(cx, from, to),
            (Stage::Steps, Some(Choice::Back)) => {
                cite(MR_03);
                ops(cx).step_back(self.side);
                self.ask()
            }
            (Stage::Steps, Some(_)) => self.arrive(cx),
            (Stage::Steps, None) => match self.reveals {
                Some(region) => self.reveal(cx, region, &input),
                None => self.ask(),
            },
            (Stage::Arrived, _) => done(),
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        let regions = world.all_regions(pack);
        for from in regions.iter().filter(|from| world.units(*from, self.side) > 0) {
            out.extend(world.adjacent(pack, from, self.side).iter().map(|to| Choice::Step(from, to)));
        }
        out.extend([Choice::Done, Choice::Back]);
    }

    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        let march = world.march();
        match choice {
            Choice::Step(from, to) => {
                unless(march.is_some_and(|march| march.points > 0), CH_MOVE_02, Reason::NoPointsLeft)?;
                let regions = world.all_regions(pack);
                unless(regions.has(from) && world.units(from, self.side) > 0, CH_MOVE_02, Reason::NoUnitThere)?;
                unless(movable(world, self.side, from) > 0, CH_MOVE_08, Reason::UnitHalted)?;
                let adjacent = world.adjacent(pack, from, self.side);
                unless(adjacent.has(to), CH_MOVE_02, Reason::NotAdjacent)?;
                may_leave(world, self.side, from)?;
                may_enter(world, pack, self.side, to)
            }
            Choice::Done => Ok(()),
            Choice::Back => {
                unless(march.is_some_and(|march| !march.steps.is_empty()), MR_03, Reason::NothingToTakeBack)
            }
            _ => no(CH_MOVE_02, Reason::NotThisQuestion),
        }
    }

    fn offers(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        let Some(march) = world.march() else { return };
        if march.points > 0 {
            let mut open = Regions::NONE;
            let regions = world.all_regions(pack);
            for to in regions.iter() {
                if may_enter(world, pack, self.side, to).is_ok() {
                    open = open.with(to);
                }
            }
            for from in regions.iter() {
                if world.units(from, self.side) > world.halted(from) && may_leave(world, self.side, from).is_ok() {
                    let ways = world.adjacent(pack, from, self.side).and(open);
                    out.extend(ways.iter().map(|to| Choice::Step(from, to)));
                }
            }
        }
        out.push(Choice::Done);
        if !march.steps.is_empty() {
            out.push(Choice::Back);
        }
    }
}
