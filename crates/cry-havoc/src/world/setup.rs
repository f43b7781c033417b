//! Set-up (rulebook section 2): the empty table of some options, and the operations that lay it out.

use super::*;
use crate::{
    Cx,
    event::{Event, ScoredFor},
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
            initiative: [0, 1, 2, 3],
            next_initiative: [0, 1, 2, 3],
            ..World::default()
        };
        // Where chance decides, nothing that was agreed before counts (CH-SET-04).
        let agreed = options.keys.faction_assignment != options::FactionAssignment::Random;
        for (seat, faction) in options.factions.iter().enumerate().filter(|_| agreed) {
            world.seats[seat].faction = Some(*faction);
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
        for seat in 0..n as usize {
            let handicap = handicap(pack, options, seat);
            if handicap.is_some() {
                cite(MR_06);
            }
            cite(CH_SET_16);
            world.seats[seat].vp = u16::from(handicap.map_or(0, |h| h.start_vp));
            let level = level(pack, options, seat);
            world.seats[seat].to_draw = level.random_skills + handicap.map_or(0, |h| h.random_skills_plus);
            world.seats[seat].to_draft = level.drafted_skills;
        }
        Ok(world)
    }

    // ------------------------------------------------------------------------------------------ the steps of set-up

    /// RD-01: four of the six Event tokens, face down on the spots; the other two leave the game unseen.
    pub(crate) fn deal_events(cx: &mut Cx) {
        cite(CH_SET_02);
        cite(CH_CMP_05);
        let mut tokens: ArrayVec<[EventToken; EVENTS]> = (0..EVENTS as u8).map(EventToken).collect();
        cx.chance.shuffle(&mut tokens);
        for (spot, token) in tokens.iter().take(SPOTS).enumerate() {
            cite(CH_CMP_20);
            cx.world.spots[spot].push(*token);
        }
    }

    /// RD-02: a face-down deck per Terrain.
    pub(crate) fn deal_terrain(cx: &mut Cx) {
        cite(CH_SET_03);
        for terrain in Terrain::ALL {
            let mut deck: ArrayVec<[Card; DECK]> = (0..DECK).map(|nth| Card::of_terrain(*terrain, nth)).collect();
            cx.chance.shuffle(&mut deck);
            cx.world.terrain_decks[terrain.index()] = deck;
        }
    }

    /// The Factions that can be chosen with this number of players, and that nobody has.
    pub fn free_factions(&self) -> impl Iterator<Item = Faction> + '_ {
        Faction::ALL.iter().copied().filter(|faction| {
            cite(CH_CMP_02);
            (*faction != Faction::Trogs || self.players == 4)
                && !self.seats.iter().any(|seat| seat.faction == Some(*faction))
        })
    }

    /// RD-03: whoever has no Faction yet gets one at random.
    pub(crate) fn deal_factions(cx: &mut Cx) {
        let mut free: ArrayVec<[Option<Faction>; 4]> = cx.world.free_factions().map(Some).collect();
        cx.chance.shuffle(&mut free);
        for seat in cx.world.seats() {
            if cx.world.seats[seat].faction.is_none()
                && let Some(faction) = free.pop().flatten()
            {
                World::choose_faction(cx, seat, faction);
            }
        }
    }

    pub(crate) fn choose_faction(cx: &mut Cx, seat: usize, faction: Faction) {
        cite(CH_SET_04);
        cx.world.seats[seat].faction = Some(faction);
        cx.tell(Event::FactionChosen { side: Side(seat as u8), faction });
    }

    /// Regions marked as HQ starts where no HQ stands yet.
    pub fn free_hqs(&self, pack: &Pack) -> Regions {
        let cards = &self.board(pack).regions;
        (0..cards.len() as u8)
            .map(Region)
            .filter(|region| cards[region.index()].hq == HqMark::Player && !self.is_hq(*region))
            .collect()
    }

    /// RD-04: the HQs of all but the Trogs on the marked Regions at random.
    pub(crate) fn deal_hqs(cx: &mut Cx) {
        let mut free: ArrayVec<[Region; REGIONS]> = cx.world.free_hqs(cx.pack).iter().collect();
        cx.chance.shuffle(&mut free);
        for seat in cx.world.seats() {
            if cx.world.seats[seat].faction != Some(Faction::Trogs)
                && let Some(region) = free.pop()
            {
                World::place_hq(cx, seat, region);
            }
        }
    }

    /// The HQ token, the first Units and a Control token.
    pub(crate) fn place_hq(cx: &mut Cx, seat: usize, region: Region) {
        cite(CH_SET_05);
        let side = Side(seat as u8);
        cx.world.seats[seat].hq = Some(region);
        cx.tell(Event::HqPlaced { side, region });
        let Some(faction) = cx.world.seats[seat].faction else { return };
        let card = cx.pack.faction(faction);
        let plus = cx.world.length(cx.pack).start_units_plus;
        if plus > 0 {
            cite(MR_06);
        }
        let start = (card.start_units + plus).min(card.units);
        // All other Units are the Reserve.
        cite(CH_SET_14);
        cx.world.reserves[seat] = card.units - start;
        cite(CH_SET_06);
        cx.world.regions[region.index()].units[seat] = start;
        cx.tell(Event::Placed { side, n: start, at: crate::event::At::Region(region) });
        if faction != Faction::Trogs || cx.world.keys.trog_hq_control_at_setup == options::TrogHqControl::True {
            World::take_control(cx, side, region);
        }
    }

    /// The Trog player lives in the World Caverns, with Tunnels (CH-SET-26, CH-SET-27). Otherwise the Trogs are neutral.
    pub(crate) fn place_trogs(cx: &mut Cx) {
        let side = cx.world.trogs();
        let Some(seat) = side.seat() else {
            // No Trog HQ and no Tunnels; their Units wait in a Reserve of nobody, their other pieces stay in the box.
            cite(CH_SET_24);
            cite(CH_SET_29);
            cite(CH_SET_32);
            cite(CH_SET_23);
            cx.world.reserves[Side::NEUTRAL.index()] = cx.pack.faction(Faction::Trogs).units;
            return;
        };
        cite(CH_SET_28);
        let cards = &cx.world.board(cx.pack).regions;
        let Some(hq) = cards.iter().position(|card| card.hq == HqMark::Trog).map(|at| Region(at as u8)) else { return };
        cite(CH_SET_26);
        World::place_hq(cx, seat, hq);
        let Some((_, tunnel)) = cx.pack.links.iter().find(|(faction, _)| *faction == Faction::Trogs).copied() else {
            return;
        };
        let mut icons: ArrayVec<[Region; REGIONS]> =
            (0..cards.len() as u8).map(Region).filter(|region| cards[region.index()].tunnel).collect();
        cite(CH_SET_27);
        if cx.world.keys.tunnels_at_setup == options::TunnelsAtSetup::Four {
            // The icon nearest to the HQ stays empty: the Trogs reach it on foot (MR-10).
            cite(MR_10);
            icons.sort_by_key(|region| cx.world.distance(cx.pack, hq, *region));
            icons.remove(0);
        }
        for region in icons.iter().copied().chain([hq]) {
            if cx.world.structure_supply[tunnel.index()] > 0 {
                World::put_structure(cx, side, tunnel, region);
            }
        }
    }

    /// RD-05: the default Skill and some of the others, drawn without replacement.
    pub(crate) fn deal_skills(cx: &mut Cx, seat: usize) {
        let Some(faction) = cx.world.seats[seat].faction else { return };
        let card = cx.pack.faction(faction);
        let mixed = cx.world.keys.extra_skills == options::ExtraSkills::Mixed;
        if mixed {
            cite(MR_06);
        }
        let pool = card.skills.iter().chain(card.extra_skills.iter().filter(|_| mixed)).copied();
        let (mut defaults, mut others): (ArrayVec<[Skill; 16]>, ArrayVec<[Skill; 16]>) = Default::default();
        for skill in pool {
            let list = if cx.pack.skill(skill).default { &mut defaults } else { &mut others };
            list.push(skill);
        }
        let nth = if defaults.len() > 1 { cx.chance.draw("default skill", defaults.len() as u32) as usize } else { 0 };
        cite(CH_SET_09);
        if let Some(skill) = defaults.get(nth) {
            World::gain_skill(cx, seat, *skill);
        }
        cx.chance.shuffle(&mut others);
        let n = cx.world.seats[seat].to_draw as usize;
        match n {
            0 => {}
            1 => cite(CH_SET_10),
            _ => cite(CH_SET_11),
        }
        for skill in others.iter().take(n) {
            World::gain_skill(cx, seat, *skill);
        }
        cx.world.seats[seat].to_draw = 0;
    }

    pub(crate) fn gain_skill(cx: &mut Cx, seat: usize, skill: Skill) {
        // Face up and ready; what is not in play leaves the game.
        cite(CH_SET_12);
        let skills = &mut cx.world.seats[seat].skills;
        if skills.len() < skills.capacity() {
            skills.push(skill);
            cx.tell(Event::SkillGained { side: Side(seat as u8), skill });
        }
    }

    /// Skills that this player may still draft.
    pub fn to_draft(&self, seat: usize) -> u8 {
        self.seats[seat].to_draft
    }

    pub(crate) fn draft_skill(cx: &mut Cx, seat: usize, skill: Skill) {
        cite(MR_06);
        cx.world.seats[seat].to_draft -= 1;
        World::gain_skill(cx, seat, skill);
    }

    /// RD-06: the eight cards of a Faction become a face-down deck; hand and discard pile are empty.
    pub(crate) fn deal_deck(cx: &mut Cx, seat: usize) {
        cite(CH_SET_13);
        let Some(faction) = cx.world.seats[seat].faction else { return };
        let deck = &mut cx.world.seats[seat].deck;
        *deck = Cards::of_faction(faction).iter().collect();
        cx.chance.shuffle(deck);
    }

    /// RD-07: a random Initiative order, the same on both tracks.
    pub(crate) fn deal_initiative(cx: &mut Cx) {
        cite(CH_SET_17);
        cite(CH_CMP_19);
        let n = cx.world.players();
        cx.chance.shuffle(&mut cx.world.initiative[..n]);
        cite(CH_SET_18);
        cx.world.next_initiative = cx.world.initiative;
        cx.tell(Event::InitiativeSet { order: cx.world.initiative });
    }

    /// RD-08 to 10: the face-down tokens are shuffled and laid on their icons, Crystals are placed.
    pub(crate) fn lay_out(cx: &mut Cx) {
        for kind in PieceKind::ALL {
            let mut supply: ArrayVec<[Piece; WAR_PARTIES]> = kind.pieces().map(Piece).collect();
            cx.chance.shuffle(&mut supply);
            cx.world.supplies[kind.index()] = supply;
        }
        cite(CH_SET_25);
        let cards = &cx.world.board(cx.pack).regions;
        for (at, card) in cards.iter().enumerate() {
            let region = Region(at as u8);
            if cx.world.is_hq(region) {
                // Nothing is placed where an HQ stands, whatever is printed there.
                cite(CH_SET_31);
                continue;
            }
            cite(CH_SET_19);
            for (kind, icon) in [
                (PieceKind::WarParty, card.war_party),
                (PieceKind::Exploration, card.exploration),
                (PieceKind::Nest, card.nest),
            ] {
                if icon >> cx.world.players & 1 == 1 {
                    World::lay(cx, kind, region);
                }
            }
            cite(CH_SET_20);
            World::add_crystals(cx, card.crystals, region);
        }
        // Control tokens, the Scoring Enabled token and the Battle tokens lie ready beside the board.
        cite(CH_SET_15);
        cite(CH_SET_21);
        cite(CH_SET_22);
        for seat in cx.world.seats() {
            let vp = cx.world.seats[seat].vp;
            if vp > 0 {
                cx.tell(Event::Scored { side: Side(seat as u8), vp: vp as i16, for_what: ScoredFor::Start });
            }
        }
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

fn level<'p>(pack: &'p Pack, options: &Options, seat: usize) -> &'p SkillLevel {
    let id = options.levels.get(seat).unwrap_or(&options.level);
    let found = pack.skill_levels.iter().find(|level| level.meta.id == *id);
    found.unwrap_or(&pack.skill_levels[0])
}

fn handicap<'p>(pack: &'p Pack, options: &Options, seat: usize) -> Option<&'p Handicap> {
    let id = options.handicaps.get(seat)?;
    pack.handicaps.iter().find(|handicap| handicap.meta.id == *id)
}
