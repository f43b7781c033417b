//! Steps E and F: the winner's survivors return to the Region, the loser's retreat (section 20).

use super::*;
use crate::{
    effect::{
        bans::Bans,
        pick::{Asks, From as Of, Pick},
        words,
    },
    event::At,
    options::RetreatSplit,
    pack::{Place, What},
    terms::*,
    world::{Cause, Ctx, Retreat},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Retreating {
    begun: bool,
    loser: u8,
    /// Units that have still to retreat.
    units: u8,
    nest: bool,
}

/// Regions that the loser may retreat to.
pub(crate) fn destinations(world: &World, pack: &Pack, role: usize) -> Regions {
    let battle = world.fight();
    let (side, here) = (battle.sides[role], battle.region);
    let open = match battle.retreat[role] {
        Retreat::Reserve => Regions::NONE,
        Retreat::Usual => {
            // Arrows, Tunnels and links of the Round count.
            cite(CH_RET_12);
            world.adjacent(pack, here, side).and(world.controlled_by(side))
        }
        Retreat::Text(list, nth) => match pack.list(list).get(nth as usize).map(|step| &step.what) {
            Some(What::SetRetreat(words::SetRetreat { to: Place::Regions(to) })) => {
                let ctx = Ctx { me: side, by: side.into(), cause: Cause::Rule, here: Some(here), ..Ctx::default() };
                effect::select::regions(world, pack, to, &ctx, Some(side))
            }
            _ => Regions::NONE,
        },
    };
    let fits = |region: &Region| {
        let enemy_hq = world.hq_owner(*region).is_some_and(|owner| owner != side);
        let battle = world.is_battle(*region);
        if battle {
            // Where the battle is over already, Units may go.
            cite(CH_RET_08);
        }
        if world.foes(*region, side) > 0 {
            cite(CH_RET_11);
        }
        *region != here
            && !battle
            && !enemy_hq
            && world.foes(*region, side) == 0
            && !world.entry_forbidden(pack, *region, side)
    };
    let open: Regions = open.iter().filter(fits).collect();
    if world.hq(side).is_some_and(|hq| open.has(hq)) {
        cite(CH_RET_07);
    }
    open
}

impl Retreating {
    /// Units that are in no Region and no Reserve, and whose they are.
    pub(crate) fn homeless(&self, world: &World) -> Option<(Side, u8)> {
        let battle = world.battle().filter(|_| self.begun)?;
        Some((battle.sides[self.loser as usize], self.units))
    }

    fn neutral(&mut self, cx: &mut Cx) -> Flow {
        let battle = cx.world.fight();
        let (side, here) = (battle.sides[self.loser as usize], battle.region);
        let text = battle.retreat[self.loser as usize];
        ops(cx).settle_in(side, self.units, At::Reserve);
        let survivors = std::mem::take(&mut self.units);
        if survivors == 0 {
            cite(CH_NTR_09);
            return done();
        }
        if text == Retreat::Reserve {
            cite(CH_NTR_17);
            return done();
        }
        // One Nest, however many survived, where nobody controls the ground.
        cite(CH_NTR_08);
        let neighbours = cx.world.board(cx.pack).neighbours[here.index()];
        let free = |r: &Region| cx.world.control(*r).is_none() && !cx.world.is_hq(*r);
        let free: Regions = neighbours.iter().filter(free).collect();
        let quiet: Regions = free.iter().filter(|r| !cx.world.is_battle(*r)).collect();
        // Where they are fighting on every side, it lies under a battle.
        let open = if quiet.is_empty() { free } else { quiet };
        if open.is_empty() {
            cite(CH_NTR_10);
            return done();
        }
        self.nest = true;
        let who = cx.world.decider(side);
        call(Pick::new(who, Of::Regions(open), Asks::Nest, Cause::Rule))
    }

    fn retreat(&mut self, cx: &mut Cx) -> Flow {
        let role = self.loser as usize;
        let side = cx.world.fight().sides[role];
        if self.units == 0 {
            return done();
        }
        if side == cx.world.trogs() {
            cite(CH_TRG_09);
        }
        let open = destinations(cx.world, cx.pack, role);
        if open.is_empty() {
            // Not killed: nobody scores for them.
            cite(CH_RET_03);
            cite(CH_RET_10);
            ops(cx).settle_in(side, std::mem::take(&mut self.units), At::Reserve);
            return done();
        }
        // Neither the Reserve nor staying is a choice while there is a Region to go to.
        cite(CH_RET_04);
        cite(CH_RET_06);
        let pick = Pick::new(cx.world.decider(side), Of::Regions(open), Asks::Retreat, Cause::Rule);
        call(pick.under(Bans::Retreat(side)))
    }

    fn go(&mut self, cx: &mut Cx, region: Region) -> Flow {
        let side = cx.world.fight().sides[self.loser as usize];
        // No Action: nothing is revealed, no Control changes.
        cite(CH_RET_02);
        cite(CH_RET_09);
        let split = cx.world.keys().retreat_split == RetreatSplit::True;
        let n = if split { 1 } else { self.units };
        if !split {
            cite(CH_RET_05);
        }
        self.units -= n;
        ops(cx).settle_in(side, n, At::Region(region));
        self.retreat(cx)
    }
}

impl Procedure<CryHavoc> for Retreating {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if self.begun {
            return match input {
                Input::Value(Value::Picked(Some(Choice::Region(region)))) if self.nest => {
                    ops(cx).lay(PieceKind::Nest, region);
                    done()
                }
                Input::Value(Value::Picked(Some(Choice::Region(region)))) => self.go(cx, region),
                _ => done(),
            };
        }
        self.begun = true;
        let battle = cx.world.fight();
        let winner = battle.winner.unwrap_or(1);
        self.loser = 1 - winner;
        let (region, side) = (battle.region, battle.sides[winner as usize]);
        cite(CH_RET_01);
        let survivors = ops(cx).clear_battle_board(winner as usize);
        ops(cx).hold(side, survivors, region);
        self.units = ops(cx).clear_battle_board(self.loser as usize);
        if cx.world.fight().sides[self.loser as usize].is_neutral() { self.neutral(cx) } else { self.retreat(cx) }
    }
}
