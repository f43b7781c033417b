//! Control, Crystals, Structures, Battle tokens.

use super::*;
use crate::{event::At, flow::control};

impl Ops<'_, '_> {
    /// A player's Control token replaces any other.
    pub(crate) fn take_control(&mut self, side: Side, region: Region) {
        cite(CH_TERM_06);
        if side.is_neutral() || self.cx.world.regions[region.index()].control == Some(side) {
            return;
        }
        if let Some(before) = self.cx.world.regions[region.index()].control.replace(side) {
            self.forget_control(before, region);
        }
        self.tell(Event::ControlTaken { side, region });
        self.fallen_tokens();
    }

    /// The Control token goes, and nobody controls the Region.
    pub(crate) fn drop_control(&mut self, region: Region) {
        if let Some(side) = self.cx.world.regions[region.index()].control.take() {
            self.forget_control(side, region);
            self.tell(Event::ControlLost { side, region });
            self.fallen_tokens();
        }
    }

    /// Crystals from the supply, never into an HQ Region.
    pub(crate) fn add_crystals(&mut self, n: u8, region: Region) -> u8 {
        if self.cx.world.is_hq(region) {
            cite(CH_CLR_03);
            return 0;
        }
        // Crystals are counted by value; the stock has no end.
        cite(CH_CMP_09);
        let crystals = &mut self.cx.world.regions[region.index()].crystals;
        let n = n.min(u8::MAX - *crystals);
        *crystals += n;
        if n > 0 {
            self.tell(Event::Crystals { n: n as i8, at: At::Region(region) });
        }
        n
    }

    /// Crystals from a Region to another, to the store, or to the supply; says how many.
    pub(crate) fn carry_crystals(&mut self, side: Side, n: u8, from: At, to: At) -> u8 {
        let world = &mut *self.cx.world;
        if matches!(to, At::Region(region) if world.is_hq(region)) {
            cite(CH_CLR_03);
            return 0;
        }
        let seat = side.seat();
        let there = match (from, seat) {
            (At::Region(region), _) => world.regions[region.index()].crystals,
            (At::Store, Some(seat)) => world.seats[seat.index()].store,
            (At::Supply, _) => u8::MAX,
            _ => 0,
        };
        let n = n.min(there);
        if n == 0 {
            return 0;
        }
        match (from, seat) {
            (At::Region(region), _) => world.regions[region.index()].crystals -= n,
            (At::Store, Some(seat)) => world.seats[seat.index()].store -= n,
            _ => {}
        }
        match (to, seat) {
            (At::Region(region), _) => {
                let crystals = &mut world.regions[region.index()].crystals;
                *crystals = crystals.saturating_add(n);
            }
            (At::Store, Some(seat)) => {
                world.seats[seat.index()].store = world.seats[seat.index()].store.saturating_add(n)
            }
            _ => {}
        }
        self.tell(Event::CrystalsMoved { side, n, from, to });
        n
    }

    /// A text makes a Region worth more at the next Scoring.
    pub(crate) fn make_worth(&mut self, region: Region, vp: i8) {
        let worth = &mut self.cx.world.worth[region.index()];
        *worth = worth.saturating_add(vp);
        self.tell(Event::RegionWorthMore { region, vp });
    }

    pub(crate) fn put_structure(&mut self, side: Side, structure: Structure, region: Region) {
        self.cx.world.structure_supply[structure.index()] -= 1;
        let there = &mut self.cx.world.regions[region.index()].structures;
        *there = there.with(structure);
        self.tell(Event::StructureBuilt { side, structure, region });
    }

    pub(crate) fn remove_structure(&mut self, side: Side, structure: Structure, region: Region) {
        self.pick_up(structure, region);
        self.cx.world.structure_supply[structure.index()] += 1;
        self.tell(Event::StructureRemoved { side, structure, region });
    }

    pub(crate) fn take_back_structure(&mut self, side: Side, structure: Structure, region: Region) {
        self.pick_up(structure, region);
        self.cx.world.structure_supply[structure.index()] += 1;
        self.tell(Event::StructureTakenBack { side, structure, region });
    }

    pub(crate) fn move_structure(&mut self, side: Side, structure: Structure, from: Region, to: Region) {
        self.pick_up(structure, from);
        let there = &mut self.cx.world.regions[to.index()].structures;
        *there = there.with(structure);
        self.tell(Event::StructureMoved { side, structure, from, to });
    }

    fn pick_up(&mut self, structure: Structure, region: Region) {
        let there = &mut self.cx.world.regions[region.index()].structures;
        *there = there.without(structure);
    }

    pub(crate) fn begin_build(&mut self, side: Side, points: u8) {
        // Points gained in the middle of an Action are spent in that Action.
        let (controlled, activated) = match self.cx.world.builds.last().filter(|outer| outer.side == side) {
            Some(outer) => (outer.controlled, outer.activated),
            None => (self.cx.world.controlled_by(side), Default::default()),
        };
        let scene = BuildScene { side, points, controlled, activated, ..BuildScene::default() };
        assert!(self.cx.world.builds.try_push(scene).is_none(), "Build Points are nested two deep at most");
    }

    pub(crate) fn end_build(&mut self) {
        let ended = self.cx.world.builds.pop();
        if let (Some(ended), Some(outer)) = (ended, self.cx.world.builds.last_mut())
            && outer.side == ended.side
        {
            outer.activated = ended.activated;
        }
    }

    /// Pays Build Points and notes what can be taken back.
    pub(crate) fn note_built(&mut self, cost: u8, structure: Structure, region: Region) {
        if let Some(scene) = self.cx.world.builds.last_mut() {
            scene.points -= cost;
            if scene.built.len() == scene.built.capacity() {
                scene.built.remove(0);
            }
            scene.built.push((structure, region));
        }
    }

    /// The last Structure built is taken back, and its price with it.
    pub(crate) fn unbuild(&mut self, cost: u8) {
        if let Some(scene) = self.cx.world.builds.last_mut() {
            scene.built.pop();
            scene.points += cost;
        }
    }

    /// Pays for an activation; what was built before stands from now on.
    pub(crate) fn note_activated(&mut self, cost: u8, structure: Structure, region: Region) {
        if let Some(scene) = self.cx.world.builds.last_mut() {
            scene.points -= cost;
            scene.built.clear();
            let done = &mut scene.activated[region.index()];
            *done = done.with(structure);
        }
    }

    pub(crate) fn put_battle_token(&mut self, region: Region, attacker: Side) {
        // The attacker is recorded with the token; Control stays as it is.
        cite(CH_BREG_03);
        cite(CH_BREG_08);
        let number = self.cx.world.free_battle_number();
        self.cx.world.regions[region.index()].battle = Some(BattleToken { number, attacker });
        self.tell(Event::BattleBegan { region, number, attacker });
    }

    /// The Battle token is available again.
    pub(crate) fn take_battle_token(&mut self, region: Region) {
        self.cx.world.regions[region.index()].battle = None;
    }

    /// A Battle Region in which a side has no Units left is no Battle Region any more (CH-BREG-09).
    pub(crate) fn settle(&mut self, region: Region) {
        let Some((attacker, defender)) = self.cx.world.combatants(region) else { return };
        if self.cx.world.battle.as_ref().is_some_and(|battle| battle.region == region) {
            return;
        }
        let attacking = self.cx.world.units(region, attacker) > 0;
        if attacking && defender.is_some() {
            return;
        }
        cite(CH_BREG_09);
        self.take_battle_token(region);
        self.tell(Event::BattleCancelled { region });
        let Some(side) = (if attacking { Some(attacker) } else { defender }) else { return };
        let trogs = self.cx.world.trogs();
        let guests = if side == trogs { 0 } else { self.cx.world.units(region, trogs) };
        if guests > 0 {
            // Trogs that would have fought among the defender's Units go home.
            cite(MR_09);
            self.withdraw(trogs, guests, region, Mark::Plain);
        }
        if control::token_left(self.cx.world, self.cx.pack, side) || self.cx.world.control(region) == Some(side) {
            self.take_control(side, region);
        } else {
            // Nobody is asked to take one back (MR-12).
            cite(MR_12);
            self.drop_control(region);
        }
    }
}
