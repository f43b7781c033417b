//! The arrival steps: Exploration tokens, Trog tokens, Control, battles (CH-MOVE-13 to 27).

use super::*;
use crate::{
    effect::pick::{Asks, From as Of, Pick},
    options::ThreeWayToken,
    pack::{Timing, TokenWord},
    terms::*,
    world::{Arrival, Cause, Ctx, Phase},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Arrive {
    side: Side,
    scope: Regions,
    entered: Regions,
    stage: Stage,
    /// The Region whose Trog tokens are being revealed.
    region: Option<Region>,
    /// Trog Units that its tokens asked for, and those that came.
    wanted: u8,
    came: u8,
    /// The Region that is looked at, and the sources there that have answered, one bit each.
    at: u8,
    used: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Begin,
    /// The Trog player's Units turn up Trog tokens at once.
    AtOnce,
    Exploration,
    TrogTokens,
    Entered,
    Control,
    Battles,
}

impl Arrive {
    /// The Region whose Trog tokens are being revealed.
    pub(crate) fn revealing(&self) -> Option<Region> {
        self.region
    }
    /// After an effect other than a Move Action: only in the Regions that received Units (CH-MOVE-24).
    pub fn new(side: Side, regions: Regions) -> Arrive {
        Arrive {
            side,
            scope: regions,
            entered: regions,
            stage: Stage::Begin,
            region: None,
            wanted: 0,
            came: 0,
            at: 0,
            used: 0,
        }
    }

    /// At the end of a Move Action: in every Region.
    pub fn after_move(side: Side, entered: Regions) -> Arrive {
        Arrive { scope: Regions(u32::MAX), entered, ..Arrive::new(side, entered) }
    }

    fn begin(&mut self, cx: &mut Cx) -> Flow {
        // In phase 4 Units join or leave a battle without arriving; the neutral Trogs never arrive.
        if self.side.is_neutral() || cx.world.phase() == Phase::Battles {
            return done();
        }
        if cx.world.arrival(self.side).is_some() {
            ops(cx).join_arrival(self.side, self.scope);
            return done();
        }
        if self.scope != Regions(u32::MAX) {
            cite(CH_MOVE_24);
        }
        let all = cx.world.all_regions(cx.pack);
        let arrival =
            Arrival { side: self.side, scope: self.scope.and(all), entered: self.entered, lost: Regions::NONE };
        ops(cx).begin_arrival(arrival);
        self.stage = if self.side == cx.world.trogs() { Stage::AtOnce } else { Stage::Exploration };
        Flow::Again
    }

    /// The steps under way: Regions may have joined them.
    fn now(&self, world: &World) -> Arrival {
        world.arrival(self.side).copied().unwrap_or_default()
    }

    fn held(&self, world: &World, regions: Regions) -> Regions {
        regions.iter().filter(|region| world.units(*region, self.side) > 0).collect()
    }

    fn asks(&self, regions: Regions, asks: Asks) -> Flow {
        call(Pick::new(self.side.into(), Of::Regions(regions), asks, Cause::Rule))
    }

    /// Which Region comes next: the player says, if there are several.
    fn next_region(input: &Input, open: Regions) -> Option<Region> {
        match input {
            Input::Value(Value::Picked(Some(Choice::Region(region)))) if open.has(*region) => Some(*region),
            _ if open.len() == 1 => open.first(),
            _ => None,
        }
    }

    fn exploration(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        // Only where Units are at the end, never where they merely passed; and before Trog tokens.
        cite(CH_MOVE_20);
        cite(CH_MOVE_21);
        let open = self.held(cx.world, self.now(cx.world).scope.and(cx.world.laid_at(PieceKind::Exploration)));
        if open.is_empty() {
            self.stage = Stage::TrogTokens;
            return Flow::Again;
        }
        let Some(region) = Self::next_region(input, open) else {
            cite(CH_MOVE_19);
            return self.asks(open, Asks::ExploreNext);
        };
        cite(CH_MOVE_13);
        let slot = cx.world.tokens_in(region, TokenWord::Exploration).next().map(|(slot, _)| slot);
        let Some(slot) = slot else { return Flow::Again };
        let piece = ops(cx).reveal(slot);
        call(reveal::Explore::of(piece, self.side, region))
    }

    /// Regions whose Trog tokens this arrival turns up.
    fn open_tokens(&self, world: &World) -> Regions {
        let entered = self.held(world, self.now(world).entered.and(world.trog_tokens()));
        entered.iter().filter(|region| self.may_reveal(world, *region)).collect()
    }

    /// Everywhere; in the variant not where it would put three sides into one battle (CH-MOVE-27).
    fn may_reveal(&self, world: &World, region: Region) -> bool {
        let trogs = world.trogs();
        let others = world.sides_in(region).without(self.side).without(trogs);
        if self.side == trogs || others.is_empty() {
            return true;
        }
        cite(CH_MOVE_27);
        world.keys().three_way_token == ThreeWayToken::RevealAndJoinDefender
    }

    fn trog_tokens(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        if let Input::Value(Value::Ctx(spawned)) = input {
            self.wanted += spawned.paid;
            self.came += spawned.done;
        }
        let Some(region) = self.region else {
            let open = self.open_tokens(cx.world);
            if open.is_empty() {
                self.stage = if self.stage == Stage::AtOnce { Stage::Exploration } else { Stage::Entered };
                return Flow::Again;
            }
            let Some(region) = Self::next_region(input, open) else {
                cite(CH_MOVE_19);
                return self.asks(open, Asks::RevealNext);
            };
            cite(CH_MOVE_14);
            (self.region, self.wanted, self.came) = (Some(region), 0, 0);
            return Flow::Again;
        };
        match march::pick_token(cx, self.side, region, input) {
            march::Revealed::Token(piece) => call(reveal::Spawn::of(piece, region, self.side)),
            march::Revealed::Ask(pick) => call(pick),
            march::Revealed::None => {
                self.region = None;
                self.empty_reserve(cx, region);
                Flow::Again
            }
        }
    }

    /// No Trog Unit came because their Reserve is empty: the mover loses a Unit, once per Region (CH-MOVE-15).
    fn empty_reserve(&self, cx: &mut Cx, region: Region) {
        let lost = self.now(cx.world).lost.has(region);
        if self.wanted == 0 || self.came > 0 || lost || self.side == cx.world.trogs() {
            return;
        }
        cite(CH_MOVE_15);
        cite(CH_NTR_15);
        ops(cx).mark_lost(self.side, region);
        let mark = if cx.world.halted(region) > 0 { Mark::Halted } else { Mark::Plain };
        ops(cx).withdraw(self.side, 1, region, mark);
    }

    /// Structures and tokens of others answer an entry, between steps 2 and 3.
    fn entered(&mut self, cx: &mut Cx) -> Flow {
        let entered = self.held(cx.world, self.now(cx.world).entered);
        let at = self.at;
        for region in entered.iter().filter(|region| region.0 >= at) {
            if region.0 > self.at {
                (self.at, self.used) = (region.0, 0);
            }
            for (cause, owner) in window::sources(cx.world, cx.pack, region) {
                let bit = 1 << window::bit_of(cause);
                let ctx = Ctx { mover: self.side, ..window::ctx_of(owner, cause) };
                if owner == self.side || self.used & bit != 0 {
                    continue;
                }
                self.used |= bit;
                if let Some(ability) = window::ability_of(cx.world, cx.pack, cause, Timing::Entered, &ctx) {
                    return call(effect::run::Use::new(ability, ctx));
                }
            }
        }
        self.used = 0;
        (self.stage, self.at) = (Stage::Control, 0);
        Flow::Again
    }

    fn control(&mut self, cx: &mut Cx) -> Flow {
        let open = self.held(cx.world, self.now(cx.world).scope);
        for region in open.iter().filter(|region| region.0 >= self.at) {
            let alone = cx.world.foes(region, self.side) == 0;
            if alone && cx.world.control(region) != Some(self.side) {
                // Neutral Trogs prevent it too; and tokens that were revealed left Control alone until now.
                cite(CH_MOVE_16);
                cite(CH_MOVE_23);
                self.at = region.0 + 1;
                return call(control::Claim::of(self.side, region));
            }
        }
        self.stage = Stage::Battles;
        Flow::Again
    }

    fn battles(&mut self, cx: &mut Cx, input: &Input) -> Flow {
        let scope = self.held(cx.world, self.now(cx.world).scope);
        let open: Regions = scope
            .iter()
            .filter(|region| cx.world.foes(*region, self.side) > 0 && !cx.world.is_battle(*region))
            .collect();
        if open.is_empty() {
            ops(cx).end_arrival();
            ops(cx).fallen_tokens();
            return done();
        }
        let Some(region) = Self::next_region(input, open) else {
            return self.asks(open, Asks::BattleNext);
        };
        // The mover is the attacker, with the lowest numbers not on the board.
        cite(CH_MOVE_17);
        cite(CH_MOVE_18);
        if cx.world.units(region, Side::NEUTRAL) > 0 {
            cite(CH_NTR_04);
        }
        // No opponent can ever stand in an HQ.
        cite(CH_BREG_11);
        ops(cx).put_battle_token(region, self.side);
        Flow::Again
    }
}

impl Procedure<CryHavoc> for Arrive {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match self.stage {
            Stage::Begin => self.begin(cx),
            Stage::AtOnce => {
                cite(CH_TRG_13);
                self.trog_tokens(cx, &input)
            }
            Stage::Exploration => self.exploration(cx, &input),
            Stage::TrogTokens => self.trog_tokens(cx, &input),
            Stage::Entered => self.entered(cx),
            Stage::Control => self.control(cx),
            Stage::Battles => self.battles(cx, &input),
        }
    }
}
