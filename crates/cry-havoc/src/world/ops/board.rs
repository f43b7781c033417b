//! Control, Crystals, Structures, Battle tokens.

use super::*;
use crate::{event::At, flow::control};

impl World {
    /// A player's Control token replaces any other.
    pub(crate) fn take_control(cx: &mut Cx, side: Side, region: Region) {
        cite(CH_TERM_06);
        if side.is_neutral() || cx.world.regions[region.index()].control == Some(side) {
            return;
        }
        if let Some(before) = cx.world.regions[region.index()].control.replace(side) {
            cx.world.forget_control(before, region);
        }
        cx.tell(Event::ControlTaken { side, region });
        World::fallen_tokens(cx);
    }

    /// The Control token goes, and nobody controls the Region.
    pub(crate) fn drop_control(cx: &mut Cx, region: Region) {
        if let Some(side) = cx.world.regions[region.index()].control.take() {
            cx.world.forget_control(side, region);
            cx.tell(Event::ControlLost { side, region });
            World::fallen_tokens(cx);
        }
    }

    /// Control tokens that a player has on the board.
    pub fn control_tokens(&self, side: Side) -> u8 {
        self.regions.iter().filter(|region| region.control == Some(side)).count() as u8
    }

    /// Crystals from the supply, never into an HQ Region.
    pub(crate) fn add_crystals(cx: &mut Cx, n: u8, region: Region) -> u8 {
        if cx.world.is_hq(region) {
            cite(CH_CLR_03);
            return 0;
        }
        // Crystals are counted by value; the stock has no end.
        cite(CH_CMP_09);
        let crystals = &mut cx.world.regions[region.index()].crystals;
        let n = n.min(u8::MAX - *crystals);
        *crystals += n;
        if n > 0 {
            cx.tell(Event::Crystals { n: n as i8, at: At::Region(region) });
        }
        n
    }

    /// Crystals from a Region to another, to the store, or to the supply; says how many.
    pub(crate) fn carry_crystals(cx: &mut Cx, side: Side, n: u8, from: At, to: At) -> u8 {
        let world = &mut *cx.world;
        if matches!(to, At::Region(region) if world.is_hq(region)) {
            cite(CH_CLR_03);
            return 0;
        }
        let seat = side.seat();
        let there = match (from, seat) {
            (At::Region(region), _) => world.regions[region.index()].crystals,
            (At::Store, Some(seat)) => world.seats[seat].store,
            (At::Supply, _) => u8::MAX,
            _ => 0,
        };
        let n = n.min(there);
        if n == 0 {
            return 0;
        }
        match (from, seat) {
            (At::Region(region), _) => world.regions[region.index()].crystals -= n,
            (At::Store, Some(seat)) => world.seats[seat].store -= n,
            _ => {}
        }
        match (to, seat) {
            (At::Region(region), _) => {
                let crystals = &mut world.regions[region.index()].crystals;
                *crystals = crystals.saturating_add(n);
            }
            (At::Store, Some(seat)) => world.seats[seat].store = world.seats[seat].store.saturating_add(n),
            _ => {}
        }
        cx.tell(Event::CrystalsMoved { side, n, from, to });
        n
    }

    /// A text makes a Region worth more at the next Scoring.
    pub(crate) fn make_worth(cx: &mut Cx, region: Region, vp: i8) {
        let worth = &mut cx.world.worth[region.index()];
        *worth = worth.saturating_add(vp);
        cx.tell(Event::RegionWorthMore { region, vp });
    }

    pub(crate) fn put_structure(cx: &mut Cx, side: Side, structure: Structure, region: Region) {
        cx.world.structure_supply[structure.index()] -= 1;
        let there = &mut cx.world.regions[region.index()].structures;
        *there = there.with(structure);
        cx.tell(Event::StructureBuilt { side, structure, region });
    }

    pub(crate) fn remove_structure(cx: &mut Cx, side: Side, structure: Structure, region: Region) {
        cx.world.pick_up(structure, region);
        cx.world.structure_supply[structure.index()] += 1;
        cx.tell(Event::StructureRemoved { side, structure, region });
    }

    pub(crate) fn take_back_structure(cx: &mut Cx, side: Side, structure: Structure, region: Region) {
        cx.world.pick_up(structure, region);
        cx.world.structure_supply[structure.index()] += 1;
        cx.tell(Event::StructureTakenBack { side, structure, region });
    }

    pub(crate) fn move_structure(cx: &mut Cx, side: Side, structure: Structure, from: Region, to: Region) {
        cx.world.pick_up(structure, from);
        let there = &mut cx.world.regions[to.index()].structures;
        *there = there.with(structure);
        cx.tell(Event::StructureMoved { side, structure, from, to });
    }

    fn pick_up(&mut self, structure: Structure, region: Region) {
        let there = &mut self.regions[region.index()].structures;
        *there = there.without(structure);
    }

    /// Whether Build Points can be spent inside what is under way (MR-11).
    pub(crate) fn may_build(&self) -> bool {
        self.builds.len() < self.builds.capacity()
    }

    pub(crate) fn begin_build(&mut self, side: Side, points: u8) {
        // Points gained in the middle of an Action are spent in that Action.
        let (controlled, activated) = match self.builds.last().filter(|outer| outer.side == side) {
            Some(outer) => (outer.controlled, outer.activated),
            None => (self.controlled_by(side), Default::default()),
        };
        let scene = BuildScene { side, points, controlled, activated, ..BuildScene::default() };
        assert!(self.builds.try_push(scene).is_none(), "Build Points are nested two deep at most");
    }

    pub(crate) fn end_build(&mut self) {
        let ended = self.builds.pop();
        if let (Some(ended), Some(outer)) = (ended, self.builds.last_mut())
            && outer.side == ended.side
        {
            outer.activated = ended.activated;
        }
    }

    /// Pays Build Points and notes what can be taken back.
    pub(crate) fn note_built(&mut self, cost: u8, structure: Structure, region: Region) {
        if let Some(scene) = self.builds.last_mut() {
            scene.points -= cost;
            if scene.built.len() == scene.built.capacity() {
                scene.built.remove(0);
            }
            scene.built.push((structure, region));
        }
    }

    /// The last Structure built is taken back, and its price with it.
    pub(crate) fn unbuild(&mut self, cost: u8) {
        if let Some(scene) = self.builds.last_mut() {
            scene.built.pop();
            scene.points += cost;
        }
    }

    /// Pays for an activation; what was built before stands from now on.
    pub(crate) fn note_activated(&mut self, cost: u8, structure: Structure, region: Region) {
        if let Some(scene) = self.builds.last_mut() {
            scene.points -= cost;
            scene.built.clear();
            let done = &mut scene.activated[region.index()];
            *done = done.with(structure);
        }
    }

    /// The lowest number that no Battle token on the board has; beyond the eight, substitutes (EDGE-09).
    pub fn free_battle_number(&self) -> u8 {
        cite(CH_CMP_12);
        cite(CH_BREG_10);
        (1..=u8::MAX)
            .find(|n| !self.regions.iter().any(|region| region.battle.is_some_and(|token| token.number == *n)))
            .unwrap_or(u8::MAX)
    }

    pub(crate) fn put_battle_token(cx: &mut Cx, region: Region, attacker: Side) {
        // The attacker is recorded with the token; Control stays as it is.
        cite(CH_BREG_03);
        cite(CH_BREG_08);
        let number = cx.world.free_battle_number();
        cx.world.regions[region.index()].battle = Some(BattleToken { number, attacker });
        cx.tell(Event::BattleBegan { region, number, attacker });
    }

    /// The Battle token is available again.
    pub(crate) fn take_battle_token(&mut self, region: Region) {
        self.regions[region.index()].battle = None;
    }

    /// A Battle Region in which a side has no Units left is no Battle Region any more (CH-BREG-09).
    pub(crate) fn settle(cx: &mut Cx, region: Region) {
        let Some((attacker, defender)) = cx.world.combatants(region) else { return };
        if cx.world.battle.as_ref().is_some_and(|battle| battle.region == region) {
            return;
        }
        let attacking = cx.world.units(region, attacker) > 0;
        if attacking && defender.is_some() {
            return;
        }
        cite(CH_BREG_09);
        cx.world.take_battle_token(region);
        cx.tell(Event::BattleCancelled { region });
        let Some(side) = (if attacking { Some(attacker) } else { defender }) else { return };
        let trogs = cx.world.trogs();
        let guests = if side == trogs { 0 } else { cx.world.units(region, trogs) };
        if guests > 0 {
            // Trogs that would have fought among the defender's Units go home.
            cite(MR_09);
            World::withdraw(cx, trogs, guests, region, Mark::Plain);
        }
        if control::token_left(cx.world, cx.pack, side) || cx.world.control(region) == Some(side) {
            World::take_control(cx, side, region);
        } else {
            // Nobody is asked to take one back (MR-12).
            cite(MR_12);
            World::drop_control(cx, region);
        }
    }
}
