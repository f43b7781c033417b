//! The board as each side sees it: what it holds, what it could take, what it could lose. For the signs of a table.

use super::{signs::Put, worth::odds};
use crate::{pack::*, terms::*, world::*};

/// What a board holds for every side.
pub struct Survey {
    /// By side; the last for the neutral Trogs.
    pub lands: [Land; SIDES],
    /// Crystals on the board, and in Regions that nobody controls.
    pub crystals: u8,
    pub crystals_free: u8,
}

/// What a side has on the board, around it and before it.
#[derive(Clone, Copy, Default)]
pub struct Land {
    pub units: u8,
    /// Regions with its Units, and the most in one.
    places: u8,
    tallest: u8,
    at_home: u8,
    /// Regions it controls, its HQ apart; those of them without Units; those that are fought for.
    regions: u8,
    empty: u8,
    fought: u8,
    crystals_fought: u8,
    /// Regions it could enter with Units from next to them, and the Crystals there: free ones, those with Trog tokens, those that rivals hold with fewer
    /// Units, or with as many or more.
    free: [u8; 4],
    prizes: [u8; 4],
    /// Of its Regions, those next to more foreign Units than it has there, and their Crystals.
    exposed: u8,
    crystals_exposed: u8,
    /// Foreign Units of rivals next to its Regions.
    pressure: u8,
    explorations: u8,
    /// Battles it is the attacker or the defender of.
    battles: [Fight; 2],
    /// Its Structures: types by their number, with how many stand in Regions it controls.
    built: [u8; STRUCTURES],
}

/// Battles still to be fought in one role.
#[derive(Clone, Copy, Default)]
struct Fight {
    n: u8,
    own: u8,
    foes: u8,
    against_trogs: u8,
    /// Chances of winning, in hundredths, and those times the Crystals.
    wins: i32,
    prize: i32,
}

/// What taking a Region would mean.
const WAYS: [&str; 4] = ["free", "trog", "weak", "strong"];

impl Land {
    pub fn built(&self, structure: Structure) -> u8 {
        self.built[structure.index()]
    }

    pub fn each(&self, who: &str, put: &mut impl Put) {
        put(format_args!("{who} units"), f32::from(self.units) / 12.0);
        put(format_args!("{who} places"), f32::from(self.places) / 8.0);
        put(format_args!("{who} tallest"), f32::from(self.tallest) / 6.0);
        put(format_args!("{who} at home"), f32::from(self.at_home) / 6.0);
        put(format_args!("{who} regions"), f32::from(self.regions) / 8.0);
        put(format_args!("{who} empty"), f32::from(self.empty) / 4.0);
        put(format_args!("{who} fought"), f32::from(self.fought) / 3.0);
        put(format_args!("{who} crystals fought"), f32::from(self.crystals_fought) / 4.0);
        for (nth, way) in WAYS.into_iter().enumerate() {
            put(format_args!("{who} next {way}"), f32::from(self.free[nth]) / 6.0);
            put(format_args!("{who} crystals next {way}"), f32::from(self.prizes[nth]) / 8.0);
        }
        put(format_args!("{who} exposed"), f32::from(self.exposed) / 4.0);
        put(format_args!("{who} crystals exposed"), f32::from(self.crystals_exposed) / 6.0);
        put(format_args!("{who} pressure"), f32::from(self.pressure) / 12.0);
        put(format_args!("{who} explorations"), f32::from(self.explorations) / 4.0);
        for (role, fight) in ["attacks", "defences"].into_iter().zip(&self.battles) {
            put(format_args!("{who} {role}"), f32::from(fight.n) / 3.0);
            put(format_args!("{who} {role} units"), f32::from(fight.own) / 8.0);
            put(format_args!("{who} {role} foes"), f32::from(fight.foes) / 8.0);
            put(format_args!("{who} {role} trogs"), f32::from(fight.against_trogs) / 6.0);
            put(format_args!("{who} {role} wins"), fight.wins as f32 / 200.0);
            put(format_args!("{who} {role} prize"), fight.prize as f32 / 400.0);
        }
    }
}

impl Survey {
    pub fn of(world: &World, pack: &Pack) -> Self {
        let mut survey = Survey { lands: [Land::default(); SIDES], crystals: 0, crystals_free: 0 };
        let tokens = world.trog_tokens();
        let explorations = world.laid_at(PieceKind::Exploration);
        for region in world.all_regions(pack).iter() {
            survey.look(world, pack, region, tokens, explorations);
        }
        if let Some(battle) = world.battle() {
            // Units on the Battle board are still somebody's.
            for (role, side) in battle.sides.into_iter().enumerate().filter(|_| battle.deployed) {
                survey.lands[side.index()].units += battle.total(role);
            }
        }
        survey
    }

    fn look(&mut self, world: &World, pack: &Pack, region: Region, tokens: Regions, explorations: Regions) {
        let (crystals, control, fought) = (world.crystals(region), world.control(region), world.is_battle(region));
        self.crystals += crystals;
        self.crystals_free += if control.is_none() { crystals } else { 0 };
        let home = world.hq_owner(region);
        for side in world.sides_in(region).iter() {
            let (land, units) = (&mut self.lands[side.index()], world.units(region, side));
            land.units += units;
            land.places += 1;
            land.tallest = land.tallest.max(units);
            land.at_home += if home == Some(side) { units } else { 0 };
            land.explorations += u8::from(explorations.has(region));
        }
        if let Some(side) = control {
            let land = &mut self.lands[side.index()];
            land.regions += u8::from(home != Some(side));
            land.empty += u8::from(world.units(region, side) == 0);
            if fought {
                land.fought += 1;
                land.crystals_fought += crystals;
            }
            for structure in world.structures(region).iter() {
                let own = world.faction(side) == Some(pack.structure(structure).faction);
                land.built[structure.index()] += u8::from(own);
            }
        }
        if fought {
            self.fight(world, region, crystals);
        } else {
            self.reach(world, pack, region, tokens);
        }
    }

    /// A battle that is still to be fought.
    fn fight(&mut self, world: &World, region: Region, crystals: u8) {
        let Some((attacker, Some(defender))) = world.combatants(region) else { return };
        let units = [attacker, defender].map(|side| world.units(region, side));
        let chance = odds(units[0].into(), units[1].into());
        for (role, side) in [attacker, defender].into_iter().enumerate() {
            let fight = &mut self.lands[side.index()].battles[role];
            let wins = if role == 0 { chance } else { 100 - chance };
            fight.n += 1;
            fight.own += units[role];
            if [defender, attacker][role].is_neutral() {
                fight.against_trogs += units[1 - role];
            } else {
                fight.foes += units[1 - role];
            }
            fight.wins += wins;
            fight.prize += wins * i32::from(crystals);
        }
    }

    /// Who could come here, and what would be won and lost.
    fn reach(&mut self, world: &World, pack: &Pack, region: Region, tokens: Regions) {
        let (crystals, control) = (world.crystals(region), world.control(region));
        let home = world.hq_owner(region);
        if home.is_some() {
            return;
        }
        let mut near = [0u8; PLAYERS];
        for seat in world.seats() {
            let side = Side::of(seat);
            let next = world.adjacent(pack, region, side);
            near[seat.index()] =
                next.iter().filter(|from| !world.is_battle(*from)).map(|from| world.units(from, side)).sum();
        }
        for seat in world.seats().filter(|seat| control != Some(Side::of(*seat))) {
            let side = Side::of(seat);
            if near[seat.index()] == 0 {
                continue;
            }
            let foes = world.foes(region, side);
            let way = match (foes, tokens.has(region)) {
                (0, true) => 1,
                (0, false) => 0,
                (foes, _) if foes < near[seat.index()] => 2,
                _ => 3,
            };
            let land = &mut self.lands[side.index()];
            land.free[way] += 1;
            land.prizes[way] += crystals;
        }
        let Some(holder) = control.and_then(Side::seat) else { return };
        let others = |seat: &Seat| *seat != holder;
        let most = world.seats().filter(others).map(|seat| near[seat.index()]).max().unwrap_or(0);
        let land = &mut self.lands[holder.index()];
        land.pressure = land.pressure.saturating_add(most);
        if most > world.units(region, Side::of(holder)) {
            land.exposed += 1;
            land.crystals_exposed += crystals;
        }
    }
}
