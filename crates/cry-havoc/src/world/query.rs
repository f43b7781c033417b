//! Reading the table: who stands where, what is adjacent, who may act.

use super::*;
use crate::rules::*;
use kernel::marks::cite;

impl World {
    pub fn players(&self) -> usize {
        self.players as usize
    }
    pub fn keys(&self) -> &Keys {
        &self.keys
    }
    pub fn round(&self) -> u8 {
        self.round
    }
    pub fn phase(&self) -> Phase {
        self.phase
    }
    pub fn action_round(&self) -> u8 {
        self.action_round
    }
    pub fn turn(&self) -> Option<Turn> {
        self.turn
    }
    pub fn scoring(&self) -> Scoring {
        self.scoring
    }
    pub fn winner(&self) -> Option<Side> {
        self.winner
    }
    pub fn board<'p>(&self, pack: &'p Pack) -> &'p Board {
        &pack.boards[self.board as usize]
    }
    pub fn length<'p>(&self, pack: &'p Pack) -> &'p RoundOption {
        &pack.round_options[self.length as usize]
    }
    /// Seats in Initiative order.
    pub fn initiative(&self) -> &[Seat] {
        &self.initiative[..self.players()]
    }
    pub fn next_initiative(&self) -> &[Seat] {
        &self.next_initiative[..self.players()]
    }
    pub fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.players())
    }
    /// Every side at the table: the players and, with two or three of them, the neutral Trogs.
    pub fn sides(&self) -> Sides {
        let players = Sides((1 << self.players) - 1);
        if self.trogs().is_neutral() { players.with(Side::NEUTRAL) } else { players }
    }
    pub fn seat(&self, seat: Seat) -> &SeatState {
        &self.seats[seat.index()]
    }
    pub fn faction(&self, side: Side) -> Option<Faction> {
        match side.seat() {
            Some(seat) => self.seats[seat.index()].faction,
            None => Some(Faction::Trogs),
        }
    }
    /// The player of a Faction.
    pub fn owner(&self, faction: Faction) -> Side {
        self.seats().find(|seat| self.seats[seat.index()].faction == Some(faction)).map_or(Side::NEUTRAL, Side::of)
    }
    /// The side that Trog Units belong to: the Trog player, or nobody (CH-SET-24, CH-TRG-07).
    pub fn trogs(&self) -> Side {
        self.owner(Faction::Trogs)
    }

    // ------------------------------------------------------------------------------------------ Regions

    pub fn region(&self, region: Region) -> &RegionState {
        &self.regions[region.index()]
    }
    pub fn all_regions(&self, pack: &Pack) -> Regions {
        // HQ Regions and outer Regions are Regions too.
        cite(CH_TERM_01);
        Regions((1u32 << self.board(pack).regions.len()) - 1)
    }
    pub fn units(&self, region: Region, side: Side) -> u8 {
        self.regions[region.index()].units[side.index()]
    }
    /// Units of all other sides together.
    pub fn foes(&self, region: Region, side: Side) -> u8 {
        let state = &self.regions[region.index()];
        state.units.iter().sum::<u8>() - state.units[side.index()]
    }
    /// Sides with Units there.
    pub fn sides_in(&self, region: Region) -> Sides {
        let units = &self.regions[region.index()].units;
        (0..SIDES).filter(|side| units[*side] > 0).map(|side| Side(side as u8)).collect()
    }
    pub fn is_occupied(&self, region: Region) -> bool {
        cite(CH_TERM_08);
        // Tokens, Structures and Control alone do not occupy.
        cite(CH_TERM_09);
        self.regions[region.index()].units.iter().any(|n| *n > 0)
    }
    pub fn control(&self, region: Region) -> Option<Side> {
        // Control is a token of its own and does not ask for Units.
        cite(CH_TERM_05);
        self.regions[region.index()].control
    }
    pub fn controlled_by(&self, side: Side) -> Regions {
        let mut set = Regions::NONE;
        for (at, state) in self.regions.iter().enumerate() {
            if state.control == Some(side) {
                set = set.with(Region(at as u8));
            }
        }
        set
    }
    /// Control tokens that a player has on the board.
    pub fn control_tokens(&self, side: Side) -> u8 {
        self.regions.iter().filter(|region| region.control == Some(side)).count() as u8
    }
    /// World Caverns, if the board has it.
    pub fn caverns(&self, pack: &Pack) -> Option<Region> {
        pack.caverns.get(self.board as usize).copied().flatten()
    }
    pub fn crystals(&self, region: Region) -> u8 {
        self.regions[region.index()].crystals
    }
    pub fn worth(&self, region: Region) -> i8 {
        self.worth[region.index()]
    }
    pub fn battle_token(&self, region: Region) -> Option<BattleToken> {
        self.regions[region.index()].battle
    }
    pub fn is_battle(&self, region: Region) -> bool {
        cite(CH_BREG_01);
        self.regions[region.index()].battle.is_some()
    }
    pub fn battle_regions(&self) -> Regions {
        (0..REGIONS as u8).map(Region).filter(|r| self.regions[r.index()].battle.is_some()).collect()
    }
    /// The lowest number that no Battle token on the board has; beyond the eight, substitutes (EDGE-09).
    pub fn free_battle_number(&self) -> u8 {
        cite(CH_CMP_12);
        cite(CH_BREG_10);
        (1..=u8::MAX)
            .find(|n| !self.regions.iter().any(|region| region.battle.is_some_and(|token| token.number == *n)))
            .unwrap_or(u8::MAX)
    }
    /// The seat whose HQ this is.
    pub fn hq_owner(&self, region: Region) -> Option<Side> {
        self.seats().find(|seat| self.seats[seat.index()].hq == Some(region)).map(Side::of)
    }
    /// The HQ Regions of all players.
    pub fn hqs(&self) -> Regions {
        self.seats().filter_map(|seat| self.seats[seat.index()].hq).collect()
    }
    pub fn is_hq(&self, region: Region) -> bool {
        self.hq_owner(region).is_some()
    }
    pub fn hq(&self, side: Side) -> Option<Region> {
        self.seats[side.seat()?.index()].hq
    }
    pub fn structures(&self, region: Region) -> Structures {
        self.regions[region.index()].structures
    }
    /// Regions with a Structure of this type.
    pub fn built(&self, structure: Structure) -> Regions {
        (0..REGIONS as u8).map(Region).filter(|r| self.regions[r.index()].structures.has(structure)).collect()
    }
    pub fn named(&self, region: Region) -> NamedTokens {
        self.regions[region.index()].named
    }
    pub fn named_at(&self, token: Named) -> Regions {
        (0..REGIONS as u8).map(Region).filter(|r| self.regions[r.index()].named.has(token)).collect()
    }
    pub fn structure_supply(&self, structure: Structure) -> u8 {
        self.structure_supply[structure.index()]
    }
    pub fn named_supply(&self, token: Named) -> u8 {
        self.named_supply[token.index()]
    }

    // ------------------------------------------------------------------------------------------ tokens

    /// Face-down tokens in the order in which they came to lie there.
    pub fn laid(&self) -> &[Laid] {
        &self.laid
    }
    /// Regions with face-down tokens of a kind.
    pub fn laid_at(&self, kind: PieceKind) -> Regions {
        self.laid_at[kind.index()]
    }
    /// Regions with a Trog token.
    pub fn trog_tokens(&self) -> Regions {
        self.laid_at[PieceKind::WarParty.index()].or(self.laid_at[PieceKind::Nest.index()])
    }
    /// The tokens of a Region that a text or rule means, by their slots in [`World::laid`].
    pub fn tokens_in(&self, region: Region, word: TokenWord) -> impl Iterator<Item = (usize, Piece)> + '_ {
        self.laid
            .iter()
            .enumerate()
            .filter(move |(_, laid)| laid.at == region && is_meant(laid.piece, word))
            .map(|(slot, laid)| (slot, laid.piece))
    }
    pub fn supply_len(&self, kind: PieceKind) -> usize {
        self.supplies[kind.index()].len()
    }
    pub fn spent(&self) -> Pieces {
        self.spent
    }
    /// Tokens that are out of play and were never turned up.
    pub fn buried(&self) -> Pieces {
        self.buried
    }
    pub fn knows(&self, seat: Seat) -> Pieces {
        self.seats[seat.index()].knows
    }
    /// Regions where tokens or named tokens of this word lie.
    pub fn regions_with(&self, word: TokenWord) -> Regions {
        match word {
            TokenWord::Trog => self.trog_tokens(),
            TokenWord::Nest => self.laid_at(PieceKind::Nest),
            TokenWord::WarParty => self.laid_at(PieceKind::WarParty),
            TokenWord::Exploration => self.laid_at(PieceKind::Exploration),
            TokenWord::Named(token) => self.named_at(token),
        }
    }

    // ------------------------------------------------------------------------------------------ players

    pub fn vp(&self, seat: Seat) -> u16 {
        self.seats[seat.index()].vp
    }
    pub fn hand(&self, seat: Seat) -> Cards {
        cite(CH_TERM_11);
        self.seats[seat.index()].hand
    }
    pub fn deck(&self, seat: Seat) -> &[Card] {
        &self.seats[seat.index()].deck
    }
    pub fn discard(&self, seat: Seat) -> Cards {
        self.seats[seat.index()].discard
    }
    pub fn discard_top(&self, seat: Seat) -> Option<Card> {
        self.seats[seat.index()].top
    }
    pub fn playing(&self, seat: Seat) -> Option<Card> {
        self.seats[seat.index()].playing
    }
    pub fn stored(&self, seat: Seat) -> &[Card] {
        &self.seats[seat.index()].stored
    }
    pub fn store(&self, seat: Seat) -> u8 {
        self.seats[seat.index()].store
    }
    /// Cards that `seat` has seen in the hand of `other`.
    pub fn seen(&self, seat: Seat, other: Seat) -> Cards {
        self.seats[seat.index()].seen[other.index()]
    }
    pub fn skills(&self, seat: Seat) -> &[Skill] {
        &self.seats[seat.index()].skills
    }
    pub fn has_skill(&self, seat: Seat, skill: Skill) -> bool {
        self.seats[seat.index()].skills.contains(&skill)
    }
    pub fn is_ready(&self, seat: Seat, skill: Skill) -> bool {
        let seat = &self.seats[seat.index()];
        seat.skills.iter().position(|s| *s == skill).is_some_and(|at| seat.exhausted >> at & 1 == 0)
    }
    pub fn reserve(&self, side: Side) -> u8 {
        cite(CH_TERM_13);
        self.reserves[side.index()]
    }
    /// Units of `owner` that `holder` keeps as Prisoners.
    pub fn prisoners(&self, holder: Side, owner: Side) -> u8 {
        self.prisoners[holder.index()][owner.index()]
    }
    pub fn prisoners_held(&self, holder: Side) -> u8 {
        self.prisoners[holder.index()].iter().sum()
    }
    pub fn terrain_deck(&self, terrain: Terrain) -> &[Card] {
        &self.terrain_decks[terrain.index()]
    }
    /// How many cards a deck can give: the own one with its discard pile.
    pub fn drawable(&self, seat: Seat, deck: Deck) -> usize {
        match deck {
            Deck::Own => self.seats[seat.index()].deck.len() + self.seats[seat.index()].discard.len() as usize,
            Deck::Terrain(terrain) => self.terrain_decks[terrain.index()].len(),
        }
    }
    pub fn next_spot(&self) -> usize {
        self.next_spot as usize
    }
    /// Unresolved Event tokens of a spot, the top one last.
    pub fn spot(&self, spot: usize) -> &[EventToken] {
        &self.spots[spot]
    }
    /// Event tokens turned up so far, in their order.
    pub fn resolved_events(&self) -> &[EventToken] {
        &self.resolved
    }
    pub fn is_last_round(&self) -> bool {
        self.scoring == Scoring::Final
    }
    /// The player on the left: the next one clockwise (CH-SET-30).
    pub fn left_of(&self, seat: Seat) -> Seat {
        cite(CH_SET_30);
        Seat::from((seat.index() + 1) % self.players())
    }
    /// The seat that decides for a side: its own, or for neutral Trogs the player to the left of the one who fights them.
    pub fn decider(&self, side: Side) -> Seat {
        match (side.seat(), &self.battle) {
            (Some(seat), _) => seat,
            (None, Some(battle)) => {
                cite(CH_NTR_02);
                let foe = battle.sides.iter().find_map(|s| s.seat());
                self.left_of(foe.unwrap_or_default())
            }
            // Outside battles the neutral Trogs decide nothing; the player whose turn it is answers a stray question.
            (None, None) => self.turn.map_or(self.initiative[0], |turn| turn.seat),
        }
    }
    /// Sides in the order of play: Initiative order, then the neutral Trogs.
    pub fn in_order(&self) -> impl Iterator<Item = Side> + use<> {
        let order = self.initiative;
        let neutral = self.trogs().is_neutral().then_some(Side::NEUTRAL);
        (0..self.players()).map(move |at| Side::of(order[at])).chain(neutral)
    }

    // ------------------------------------------------------------------------------------------ adjacency

    /// Regions that Units of this side can step to from here: borders and arrows for all, Tunnels and links for some.
    pub fn adjacent(&self, pack: &Pack, region: Region, side: Side) -> Regions {
        cite(CH_TERM_02);
        let mut adjacent = self.board(pack).neighbours[region.index()];
        for link in self.links(pack, side) {
            if link.has(region) {
                adjacent = adjacent.or(link);
            }
        }
        adjacent.without(region)
    }
    /// Groups of Regions that are mutually adjacent for Units of this side.
    pub fn links<'a>(&'a self, pack: &'a Pack, side: Side) -> impl Iterator<Item = Regions> + 'a {
        let own = move |(faction, _): &&(Faction, Structure)| {
            // Only Units of the Trog player use Tunnels.
            cite(CH_TRG_05);
            self.faction(side) == Some(*faction)
        };
        let passive = pack.links.iter().filter(own).map(move |(_, structure)| {
            // Neither Control nor activation is needed.
            cite(CH_TRG_04);
            cite(CH_TRG_06);
            self.built(*structure)
        });
        let lasting = self.lasting.iter().filter_map(move |lasting| match lasting.what {
            Lasts::Link(regions) if lasting.sides.has(side) => Some(regions),
            _ => None,
        });
        passive.chain(lasting)
    }
    /// Distance over borders and arrows, no matter what stands in between.
    pub fn distance(&self, pack: &Pack, from: Region, to: Region) -> u8 {
        self.board(pack).distance[from.index()][to.index()]
    }
    pub fn lasting(&self) -> &[Lasting] {
        &self.lasting
    }
    /// Whether a text keeps Units of this side out of a Region.
    pub fn entry_forbidden(&self, pack: &Pack, region: Region, side: Side) -> bool {
        let named = self.regions[region.index()].named;
        let shielded = |token: Named| pack.shields.has(token) && self.faction(side) != Some(pack.named(token).faction);
        named.iter().any(shielded)
            || self.lasting.iter().any(|lasting| {
                matches!(lasting.what, Lasts::NoEntry(regions) if regions.has(region)) && lasting.sides.has(side)
            })
    }

    // ------------------------------------------------------------------------------------------ scenes

    pub fn halted(&self, region: Region) -> u8 {
        self.halted[region.index()]
    }
    pub fn march(&self) -> Option<&March> {
        self.marches.last()
    }
    pub fn build(&self) -> Option<&BuildScene> {
        self.builds.last()
    }
    /// Whether Movement Points can be spent inside what is under way (MR-11).
    pub(crate) fn may_march(&self) -> bool {
        self.marches.len() < self.marches.capacity()
    }
    /// Whether Build Points can be spent inside what is under way (MR-11).
    pub(crate) fn may_build(&self) -> bool {
        self.builds.len() < self.builds.capacity()
    }
    /// Arrival steps of this side that are under way.
    pub fn arrival(&self, side: Side) -> Option<&Arrival> {
        self.arrivals.iter().rev().find(|arrival| arrival.side == side)
    }
    pub fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }
    /// The battle being resolved; for procedures that run only in one.
    pub(crate) fn fight(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is being resolved")
    }
    /// The battle whose Units stand on the Battle board, if it is fought in this Region.
    pub(crate) fn deployed_from(&self, region: Region) -> Option<&Battle> {
        self.battle.as_ref().filter(|battle| battle.region == region && battle.deployed)
    }
    /// Units of a side in a Region, those on the Battle board included (CH-BAT window *here*).
    pub fn units_here(&self, region: Region, side: Side) -> u8 {
        let on_board = |battle: &Battle| battle.role(side).map_or(0, |role| battle.total(role));
        self.units(region, side) + self.deployed_from(region).map_or(0, on_board)
    }
    /// Units of all other sides together, those on the Battle board included.
    pub fn foes_here(&self, region: Region, side: Side) -> u8 {
        let on_board = |battle: &Battle| -> u8 {
            (0..2).filter(|role| battle.sides[*role] != side).map(|role| battle.total(role)).sum()
        };
        self.foes(region, side) + self.deployed_from(region).map_or(0, on_board)
    }
    /// The side that opposes this one in the battle being resolved.
    pub fn opponent(&self, side: Side) -> Option<Side> {
        let battle = self.battle.as_ref()?;
        battle.role(side).map(|role| battle.sides[1 - role])
    }
    /// The attacker and the defender of a Battle Region that has not been resolved yet.
    pub fn combatants(&self, region: Region) -> Option<(Side, Option<Side>)> {
        let token = self.battle_token(region)?;
        let others = self.sides_in(region).without(token.attacker);
        // Guests of the defender are not the defender (MR-09).
        Some((token.attacker, others.without(self.trogs()).first().or(others.first())))
    }
    /// Whether this side fights in a Battle Region.
    pub fn fights_in(&self, region: Region, side: Side) -> bool {
        self.is_battle(region) && self.units_here(region, side) > 0
    }
}

/// Whether a text that says this means such a token.
pub fn is_meant(piece: Piece, word: TokenWord) -> bool {
    match word {
        TokenWord::Trog => piece.kind().is_trog(),
        TokenWord::Nest => piece.kind() == PieceKind::Nest,
        TokenWord::WarParty => piece.kind() == PieceKind::WarParty,
        TokenWord::Exploration => piece.kind() == PieceKind::Exploration,
        TokenWord::Named(_) => false,
    }
}
