//! Set-up (rulebook section 2): what it lays out, step by step.

use super::*;
use crate::event::ScoredFor;

impl Ops<'_, '_> {
    /// RD-01: four of the six Event tokens, face down on the spots; the other two leave the game unseen.
    pub(crate) fn deal_events(&mut self) {
        cite(CH_SET_02);
        cite(CH_CMP_05);
        let mut tokens: ArrayVec<[EventToken; EVENTS]> = (0..EVENTS as u8).map(EventToken).collect();
        self.cx.chance.shuffle(&mut tokens);
        for (spot, token) in tokens.iter().take(SPOTS).enumerate() {
            cite(CH_CMP_20);
            self.cx.world.spots[spot].push(*token);
        }
    }

    /// RD-02: a face-down deck per Terrain.
    pub(crate) fn deal_terrain(&mut self) {
        cite(CH_SET_03);
        for terrain in Terrain::ALL {
            let mut deck: ArrayVec<[Card; DECK]> = (0..DECK).map(|nth| Card::of_terrain(*terrain, nth)).collect();
            self.cx.chance.shuffle(&mut deck);
            self.cx.world.terrain_decks[terrain.index()] = deck;
        }
    }

    /// RD-03: a player without a Faction gets one at random.
    pub(crate) fn deal_factions(&mut self) {
        let mut free: ArrayVec<[Option<Faction>; 4]> = self.cx.world.free_factions().map(Some).collect();
        self.cx.chance.shuffle(&mut free);
        for seat in self.cx.world.seats() {
            if self.cx.world.seats[seat.index()].faction.is_none()
                && let Some(faction) = free.pop().flatten()
            {
                self.choose_faction(seat, faction);
            }
        }
    }

    pub(crate) fn choose_faction(&mut self, seat: Seat, faction: Faction) {
        cite(CH_SET_04);
        self.cx.world.seats[seat.index()].faction = Some(faction);
        self.tell(Event::FactionChosen { side: Side::of(seat), faction });
    }

    /// RD-04: the HQs of all but the Trogs on the marked Regions at random.
    pub(crate) fn deal_hqs(&mut self) {
        let mut free: ArrayVec<[Region; REGIONS]> = self.cx.world.free_hqs(self.cx.pack).iter().collect();
        self.cx.chance.shuffle(&mut free);
        for seat in self.cx.world.seats() {
            if self.cx.world.seats[seat.index()].faction != Some(Faction::Trogs)
                && let Some(region) = free.pop()
            {
                self.place_hq(seat, region);
            }
        }
    }

    /// The HQ token, the first Units and a Control token.
    pub(crate) fn place_hq(&mut self, seat: Seat, region: Region) {
        cite(CH_SET_05);
        let side = Side::of(seat);
        self.cx.world.seats[seat.index()].hq = Some(region);
        self.tell(Event::HqPlaced { side, region });
        let Some(faction) = self.cx.world.seats[seat.index()].faction else { return };
        let card = self.cx.pack.faction(faction);
        let plus = self.cx.world.length(self.cx.pack).start_units_plus;
        if plus > 0 {
            cite(MR_06);
        }
        let start = (card.start_units + plus).min(card.units);
        // All other Units are the Reserve.
        cite(CH_SET_14);
        self.cx.world.reserves[seat.index()] = card.units - start;
        cite(CH_SET_06);
        self.cx.world.regions[region.index()].units[seat.index()] = start;
        self.tell(Event::Placed { side, n: start, at: crate::event::At::Region(region) });
        if faction != Faction::Trogs || self.cx.world.keys.trog_hq_control_at_setup == options::TrogHqControl::True {
            self.take_control(side, region);
        }
    }

    /// The Trog player lives in the World Caverns, with Tunnels (CH-SET-26, CH-SET-27). Otherwise the Trogs are neutral.
    pub(crate) fn place_trogs(&mut self) {
        let side = self.cx.world.trogs();
        let Some(seat) = side.seat() else {
            // No Trog HQ and no Tunnels; their Units wait in a Reserve of nobody, their other pieces stay in the box.
            cite(CH_SET_24);
            cite(CH_SET_29);
            cite(CH_SET_32);
            cite(CH_SET_23);
            self.cx.world.reserves[Side::NEUTRAL.index()] = self.cx.pack.faction(Faction::Trogs).units;
            return;
        };
        cite(CH_SET_28);
        let cards = &self.cx.world.board(self.cx.pack).regions;
        let Some(hq) = cards.iter().position(|card| card.hq == HqMark::Trog).map(|at| Region(at as u8)) else { return };
        cite(CH_SET_26);
        self.place_hq(seat, hq);
        let Some((_, tunnel)) = self.cx.pack.links.iter().find(|(faction, _)| *faction == Faction::Trogs).copied()
        else {
            return;
        };
        let mut icons: ArrayVec<[Region; REGIONS]> =
            (0..cards.len() as u8).map(Region).filter(|region| cards[region.index()].tunnel).collect();
        cite(CH_SET_27);
        if self.cx.world.keys.tunnels_at_setup == options::TunnelsAtSetup::Four {
            // The icon nearest to the HQ stays empty: the Trogs reach it on foot (MR-10).
            cite(MR_10);
            icons.sort_by_key(|region| self.cx.world.distance(self.cx.pack, hq, *region));
            icons.remove(0);
        }
        for region in icons.iter().copied().chain([hq]) {
            if self.cx.world.structure_supply[tunnel.index()] > 0 {
                self.put_structure(side, tunnel, region);
            }
        }
    }

    /// RD-05: the default Skill and some of the others, drawn without replacement.
    pub(crate) fn deal_skills(&mut self, seat: Seat) {
        let Some(faction) = self.cx.world.seats[seat.index()].faction else { return };
        let card = self.cx.pack.faction(faction);
        let mixed = self.cx.world.keys.extra_skills == options::ExtraSkills::Mixed;
        if mixed {
            cite(MR_06);
        }
        let pool = card.skills.iter().chain(card.extra_skills.iter().filter(|_| mixed)).copied();
        let (mut defaults, mut others): (ArrayVec<[Skill; 16]>, ArrayVec<[Skill; 16]>) = Default::default();
        for skill in pool {
            let list = if self.cx.pack.skill(skill).default { &mut defaults } else { &mut others };
            list.push(skill);
        }
        let nth =
            if defaults.len() > 1 { self.cx.chance.draw("default skill", defaults.len() as u32) as usize } else { 0 };
        cite(CH_SET_09);
        if let Some(skill) = defaults.get(nth) {
            self.gain_skill(seat, *skill);
        }
        self.cx.chance.shuffle(&mut others);
        let n = self.cx.world.seats[seat.index()].to_draw as usize;
        match n {
            0 => {}
            1 => cite(CH_SET_10),
            _ => cite(CH_SET_11),
        }
        for skill in others.iter().take(n) {
            self.gain_skill(seat, *skill);
        }
        self.cx.world.seats[seat.index()].to_draw = 0;
    }

    fn gain_skill(&mut self, seat: Seat, skill: Skill) {
        // Face up and ready; what is not in play leaves the game.
        cite(CH_SET_12);
        let skills = &mut self.cx.world.seats[seat.index()].skills;
        if skills.len() < skills.capacity() {
            skills.push(skill);
            self.tell(Event::SkillGained { side: Side::of(seat), skill });
        }
    }

    pub(crate) fn draft_skill(&mut self, seat: Seat, skill: Skill) {
        cite(MR_06);
        self.cx.world.seats[seat.index()].to_draft -= 1;
        self.gain_skill(seat, skill);
    }

    /// RD-06: the eight cards of a Faction become a face-down deck; hand and discard pile are empty.
    pub(crate) fn deal_deck(&mut self, seat: Seat) {
        cite(CH_SET_13);
        let Some(faction) = self.cx.world.seats[seat.index()].faction else { return };
        let deck = &mut self.cx.world.seats[seat.index()].deck;
        *deck = Cards::of_faction(faction).iter().collect();
        self.cx.chance.shuffle(deck);
    }

    /// RD-07: a random Initiative order, the same on both tracks.
    pub(crate) fn deal_initiative(&mut self) {
        cite(CH_SET_17);
        cite(CH_CMP_19);
        let n = self.cx.world.players();
        self.cx.chance.shuffle(&mut self.cx.world.initiative[..n]);
        cite(CH_SET_18);
        self.cx.world.next_initiative = self.cx.world.initiative;
        self.tell(Event::InitiativeSet { order: self.cx.world.initiative });
    }

    /// RD-08 to 10: the face-down tokens are shuffled and laid on their icons, Crystals are placed.
    pub(crate) fn lay_out(&mut self) {
        for kind in PieceKind::ALL {
            let mut supply: ArrayVec<[Piece; WAR_PARTIES]> = kind.pieces().map(Piece).collect();
            self.cx.chance.shuffle(&mut supply);
            self.cx.world.supplies[kind.index()] = supply;
        }
        cite(CH_SET_25);
        let cards = &self.cx.world.board(self.cx.pack).regions;
        for (at, card) in cards.iter().enumerate() {
            let region = Region(at as u8);
            if self.cx.world.is_hq(region) {
                // Nothing is placed where an HQ stands, no matter what is printed there.
                cite(CH_SET_31);
                continue;
            }
            cite(CH_SET_19);
            for (kind, icon) in [
                (PieceKind::WarParty, card.war_party),
                (PieceKind::Exploration, card.exploration),
                (PieceKind::Nest, card.nest),
            ] {
                if icon >> self.cx.world.players & 1 == 1 {
                    self.lay(kind, region);
                }
            }
            cite(CH_SET_20);
            self.add_crystals(card.crystals, region);
        }
        // Control tokens, the Scoring Enabled token and the Battle tokens lie ready beside the board.
        cite(CH_SET_15);
        cite(CH_SET_21);
        cite(CH_SET_22);
        for seat in self.cx.world.seats() {
            let vp = self.cx.world.seats[seat.index()].vp;
            if vp > 0 {
                self.tell(Event::Scored { side: Side::of(seat), vp: vp as i16, for_what: ScoredFor::Start });
            }
        }
    }
}
