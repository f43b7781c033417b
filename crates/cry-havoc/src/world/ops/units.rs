//! Units: from and to the Reserve, between Regions, as Prisoners, halted.

use super::*;
use crate::event::{At, ScoredFor};

impl Ops<'_, '_> {
    /// Units from the Reserve into a Region, as many as there are; says how many.
    pub(crate) fn place(&mut self, side: Side, n: u8, region: Region) -> u8 {
        // A hard limit: nothing uses more Units than the Reserve holds.
        cite(CH_CMP_22);
        let n = n.min(self.cx.world.reserves[side.index()]);
        if n > 0 {
            self.cx.world.reserves[side.index()] -= n;
            self.cx.world.regions[region.index()].units[side.index()] += n;
            self.tell(Event::Placed { side, n, at: At::Region(region) });
        }
        n
    }

    /// Takes back Units that were just placed.
    pub(crate) fn take_back_placed(&mut self, side: Side, n: u8, region: Region) {
        self.cx.world.regions[region.index()].units[side.index()] -= n;
        self.cx.world.reserves[side.index()] += n;
        self.tell(Event::TakenBack { side, from: At::Region(region), to: At::Reserve });
    }

    /// Moves Units between Regions without any further consequence. Halted ones stay behind as long as others can go.
    pub(crate) fn shift(&mut self, side: Side, n: u8, from: Region, to: Region) {
        self.leave(side, n, from);
        self.cx.world.regions[to.index()].units[side.index()] += n;
        self.tell(Event::Moved { side, n, from: At::Region(from), to: At::Region(to) });
    }

    fn leave(&mut self, side: Side, n: u8, from: Region) {
        self.cx.world.regions[from.index()].units[side.index()] -= n;
        self.trim(side, from);
    }

    /// No more Units are halted or entered than stand there.
    fn trim(&mut self, side: Side, region: Region) {
        let at = region.index();
        let there = self.cx.world.regions[at].units[side.index()];
        if self.cx.world.turn.is_some_and(|turn| Side::of(turn.seat) == side) {
            self.cx.world.halted[at] = self.cx.world.halted[at].min(there);
        }
        for march in self.cx.world.marches.iter_mut().filter(|march| march.side == side) {
            march.entered[at] = march.entered[at].min(there);
        }
    }

    /// Takes a Unit of a kind off a Region: a halted one is also no longer halted.
    fn lose(&mut self, side: Side, n: u8, region: Region, mark: Mark) {
        let at = region.index();
        if mark == Mark::Halted {
            self.cx.world.halted[at] = self.cx.world.halted[at].saturating_sub(n);
        }
        self.leave(side, n, region);
    }

    /// Kills Units in a Region: they return to the Reserve of their owner.
    pub(crate) fn kill(&mut self, side: Side, n: u8, region: Region, mark: Mark) {
        cite(CH_TERM_12);
        // A Unit is in one place only.
        cite(CH_TERM_14);
        self.lose(side, n, region, mark);
        self.cx.world.reserves[side.index()] += n;
        self.tell(Event::Killed { side, n, at: At::Region(region) });
    }

    /// Returns Units in a Region to the Reserve; that is no kill.
    pub(crate) fn withdraw(&mut self, side: Side, n: u8, region: Region, mark: Mark) {
        self.lose(side, n, region, mark);
        self.cx.world.reserves[side.index()] += n;
        self.tell(Event::Withdrew { side, n, at: At::Region(region) });
    }

    /// Captures Units in a Region.
    pub(crate) fn capture(&mut self, side: Side, n: u8, region: Region, mark: Mark, by: Side) {
        self.lose(side, n, region, mark);
        self.imprison(side, n, by);
        self.tell(Event::Captured { side, by, n, at: At::Region(region) });
    }

    /// Neither on the board nor in the Reserve from now on.
    pub(super) fn imprison(&mut self, side: Side, n: u8, by: Side) {
        cite(CH_OBJ_10);
        if by.is_neutral() {
            // Set aside: nobody scores for it.
            cite(CH_NTR_11);
        }
        if side.is_neutral() {
            cite(CH_NTR_12);
        }
        cite(CH_TERM_14);
        self.cx.world.prisoners[by.index()][side.index()] += n;
    }

    /// Prisoners return to the Reserve of their owner without payment.
    pub(crate) fn release(&mut self, holder: Side, owner: Side, n: u8) {
        self.cx.world.prisoners[holder.index()][owner.index()] -= n;
        self.cx.world.reserves[owner.index()] += n;
        self.tell(Event::Released { side: owner, by: holder, n });
    }

    /// A player buys a Unit back: the VP are lost, the captor is not asked.
    pub(crate) fn ransom(&mut self, owner: Side, holder: Side) {
        cite(CH_PRI_05);
        if holder.is_neutral() {
            cite(CH_NTR_11);
        }
        self.cx.world.prisoners[holder.index()][owner.index()] -= 1;
        self.cx.world.reserves[owner.index()] += 1;
        self.tell(Event::Ransomed { side: owner, from: holder });
        self.lose_vp(owner, 2, ScoredFor::Ransom);
    }

    /// One step of a Unit in a Move Action.
    pub(crate) fn step(&mut self, side: Side, from: Region, to: Region, halts: bool) {
        let world = &mut *self.cx.world;
        let Some(march) = world.marches.last_mut() else { return };
        // Units are interchangeable: the one that goes on is one that has just come, so that a Region merely crossed does
        // not count as entered (MR-01).
        cite(MR_01);
        let free_entered = march.entered[from.index()].saturating_sub(world.halted[from.index()]);
        let entered = free_entered > 0;
        march.points -= 1;
        march.entered[from.index()] -= u8::from(entered);
        march.entered[to.index()] += 1;
        if march.steps.len() == march.steps.capacity() {
            march.steps.remove(0);
        }
        march.steps.push(StepTaken { from, to, halted: halts, entered });
        world.halted[to.index()] += u8::from(halts);
        world.regions[from.index()].units[side.index()] -= 1;
        world.regions[to.index()].units[side.index()] += 1;
        self.tell(Event::Moved { side, n: 1, from: At::Region(from), to: At::Region(to) });
    }

    /// Takes back the last step that can be taken back.
    pub(crate) fn step_back(&mut self, side: Side) {
        let world = &mut *self.cx.world;
        let Some(march) = world.marches.last_mut() else { return };
        let Some(step) = march.steps.pop() else { return };
        let (from, to) = (step.from.index(), step.to.index());
        march.points += 1;
        march.entered[to] -= 1;
        march.entered[from] += u8::from(step.entered);
        world.halted[to] -= u8::from(step.halted);
        world.regions[to].units[side.index()] -= 1;
        world.regions[from].units[side.index()] += 1;
        self.tell(Event::TakenBack { side, from: At::Region(step.to), to: At::Region(step.from) });
    }

    /// What has been revealed cannot be taken back.
    pub(crate) fn forget_steps(&mut self) {
        if let Some(march) = self.cx.world.marches.last_mut() {
            march.steps.clear();
        }
    }

    /// Halts Units that a text moved into a Region during their player's turn.
    pub(crate) fn halt(&mut self, side: Side, n: u8, region: Region) {
        if self.cx.world.turn.is_some_and(|turn| Side::of(turn.seat) == side) {
            self.cx.world.halted[region.index()] += n;
            self.trim(side, region);
        }
    }

    pub(crate) fn begin_march(&mut self, side: Side, points: u8) {
        let march = March { side, points, ..March::default() };
        assert!(self.cx.world.marches.try_push(march).is_none(), "Movement Points are nested two deep at most");
    }

    pub(crate) fn end_march(&mut self) -> Option<March> {
        self.cx.world.marches.pop()
    }

    pub(crate) fn begin_arrival(&mut self, arrival: Arrival) {
        assert!(self.cx.world.arrivals.try_push(arrival).is_none(), "arrivals are nested three deep at most");
    }

    pub(crate) fn end_arrival(&mut self) {
        self.cx.world.arrivals.pop();
    }

    /// Regions join arrival steps of the same side that are still running (CH-MOVE-25).
    pub(crate) fn join_arrival(&mut self, side: Side, regions: Regions) {
        cite(CH_MOVE_25);
        if let Some(arrival) = self.cx.world.arrivals.iter_mut().rev().find(|arrival| arrival.side == side) {
            arrival.scope = arrival.scope.or(regions);
            arrival.entered = arrival.entered.or(regions);
        }
    }

    /// A Unit was lost to an empty Trog Reserve in this Region.
    pub(crate) fn mark_lost(&mut self, side: Side, region: Region) {
        if let Some(arrival) = self.cx.world.arrivals.iter_mut().rev().find(|arrival| arrival.side == side) {
            arrival.lost = arrival.lost.with(region);
        }
    }
}
