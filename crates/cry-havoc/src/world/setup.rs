//! Set-up (rulebook section 2): the empty table of some options, and what is still free on it.

use super::*;
use crate::{
    options::{self, Options, SetupError},
    rules::*,
};
use kernel::marks::cite;

impl World {
    /// The table before anything is shuffled or placed.
    pub fn new(pack: &Pack, options: &Options) -> Result<World, SetupError> {
        let n = options.players;
        if !(2..=4).contains(&n) {
            cite(CH_CMP_01);
            return Err(SetupError::Players(n));
        }
        // The face for two players, or the other one.
        cite(CH_SET_01);
        let board = pack.boards.iter().position(|board| board.players >> n & 1 == 1).ok_or(SetupError::NoBoard(n))?;
        check_factions(options)?;
        for level in options.levels.iter().chain([&options.level]) {
            known("Skill level", level, &pack.skill_levels, |l| &l.meta.id)?;
        }
        let length = known("round option", &options.length, &pack.round_options, |l| &l.meta.id)?;
        for handicap in options.handicaps.iter().filter(|h| !h.is_empty()) {
            known("handicap", handicap, &pack.handicaps, |h| &h.meta.id)?;
        }
        for (name, list) in [("levels", &options.levels), ("handicaps", &options.handicaps)] {
            if list.len() > n as usize || (name == "levels" && !list.is_empty() && list.len() < n as usize) {
                return Err(SetupError::PerSeat(list.len(), name));
            }
        }
        let mut world = World {
            keys: options.keys,
            players: n,
            board: board as u8,
            length: length as u8,
            initiative: std::array::from_fn(Seat::from),
            next_initiative: std::array::from_fn(Seat::from),
            ..World::default()
        };
        // Where chance decides, nothing that was agreed before counts (CH-SET-04).
        let agreed = options.keys.faction_assignment != options::FactionAssignment::Random;
        for (state, faction) in world.seats.iter_mut().zip(&options.factions).filter(|_| agreed) {
            state.faction = Some(*faction);
        }
        for (at, structure) in pack.structures.iter().enumerate() {
            // Structure tokens start beside their tile, costs and effects open to all.
            cite(CH_SET_07);
            cite(CH_SET_08);
            world.structure_supply[at] = structure.count;
        }
        for (at, token) in pack.named.iter().enumerate() {
            world.named_supply[at] = token.count;
        }
        for seat in Seat::all(n.into()) {
            let handicap = handicap(pack, options, seat);
            if handicap.is_some() {
                cite(MR_06);
            }
            cite(CH_SET_16);
            world.seats[seat.index()].vp = u16::from(handicap.map_or(0, |h| h.start_vp));
            let level = level(pack, options, seat);
            world.seats[seat.index()].to_draw = level.random_skills + handicap.map_or(0, |h| h.random_skills_plus);
            world.seats[seat.index()].to_draft = level.drafted_skills;
        }
        Ok(world)
    }

    /// The Factions that can be chosen with this number of players, and that nobody has.
    pub fn free_factions(&self) -> impl Iterator<Item = Faction> + '_ {
        Faction::ALL.iter().copied().filter(|faction| {
            cite(CH_CMP_02);
            (*faction != Faction::Trogs || self.players == 4)
                && !self.seats.iter().any(|seat| seat.faction == Some(*faction))
        })
    }

    /// Regions marked as HQ starts where no HQ stands yet.
    pub fn free_hqs(&self, pack: &Pack) -> Regions {
        let cards = &self.board(pack).regions;
        (0..cards.len() as u8)
            .map(Region)
            .filter(|region| cards[region.index()].hq == HqMark::Player && !self.is_hq(*region))
            .collect()
    }

    /// Skills that this player may still draft.
    pub fn to_draft(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].to_draft
    }
}

fn known<T>(what: &'static str, id: &str, list: &[T], of: impl Fn(&T) -> &String) -> Result<usize, SetupError> {
    list.iter().position(|entry| of(entry) == id).ok_or_else(|| {
        let ids: Vec<&str> = list.iter().map(|entry| of(entry).as_str()).collect();
        SetupError::Unknown(what, id.into(), ids.join(", "))
    })
}

fn check_factions(options: &Options) -> Result<(), SetupError> {
    let (given, n) = (&options.factions, options.players);
    if given.is_empty() {
        return Ok(());
    }
    if given.len() != n as usize {
        cite(CH_SET_04);
        return Err(SetupError::Factions(given.len(), n));
    }
    for (at, faction) in given.iter().enumerate() {
        if given[..at].contains(faction) {
            cite(CH_SET_04);
            return Err(SetupError::Twice(faction.word()));
        }
    }
    if given.contains(&Faction::Trogs) != (n == 4) {
        cite(CH_CMP_02);
        return Err(SetupError::Trogs);
    }
    Ok(())
}

fn level<'p>(pack: &'p Pack, options: &Options, seat: Seat) -> &'p SkillLevel {
    let id = options.levels.get(seat.index()).unwrap_or(&options.level);
    let found = pack.skill_levels.iter().find(|level| level.meta.id == *id);
    found.unwrap_or(&pack.skill_levels[0])
}

fn handicap<'p>(pack: &'p Pack, options: &Options, seat: Seat) -> Option<&'p Handicap> {
    let id = options.handicaps.get(seat.index())?;
    pack.handicaps.iter().find(|handicap| handicap.meta.id == *id)
}
