//! What must add up on the table at every moment: the invariants of section 35 in `rulebook/notes`, by the rules behind them.
//!
//! Some of them speak of what happened before. A [`Ledger`] follows the events of a game and remembers just that much. What
//! procedures under way hold in their hands is counted by [`Held`].

use super::*;
use crate::{CryHavoc, Table, event::Event, flow::Frame, options::ThreeWayToken, rules::*};
use kernel::{Rule, marks::cite};

/// What has happened so far, if it must agree with the table.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    vp: [i32; PLAYERS],
    /// Event tokens per spot, the Final Scoring event last.
    heights: [u8; SPOTS + 1],
    merges: u8,
    /// Turns that each player has ended in this Round, and how often the Action Enable Scoring was taken.
    turns: [u8; PLAYERS],
    enabled: u8,
    /// A broken law that only the events showed.
    fault: Option<String>,
}

impl Ledger {
    /// The books of a table that has just been opened; the events that led to its first question are still to be noted.
    pub fn start() -> Self {
        Ledger { heights: [1, 1, 1, 1, 0], ..Ledger::default() }
    }

    /// Follows what one choice did; `world` is the table after it.
    pub fn note(&mut self, world: &World, pack: &Pack, events: &[Event]) {
        for event in events {
            match *event {
                Event::Scored { side, vp, .. } => {
                    if let Some(seat) = side.seat() {
                        self.vp[seat.index()] += i32::from(vp);
                    }
                }
                Event::EventsPassed { from, to } => self.pass(from as usize, to as usize),
                Event::RoundBegan { round } => self.round(world, pack, round),
                Event::TurnEnded { side } => {
                    if let Some(seat) = side.seat() {
                        self.turns[seat.index()] += 1;
                    }
                }
                Event::ActionTaken { action: Action::EnableScoring, .. } => {
                    self.enabled += 1;
                    if self.enabled > 1 {
                        self.blame(CH_ENS_03, "Scoring was enabled twice in a Round");
                    }
                }
                Event::FinalScoring if self.enabled > 0 => {
                    self.blame(CH_ENS_04, "Scoring was enabled in the last Round")
                }
                Event::GameWon { .. } => self.end(world, pack),
                _ => {}
            }
        }
    }

    fn pass(&mut self, from: usize, to: usize) {
        if self.heights[to] > 0 || to == SPOTS {
            self.merges += 1;
        }
        self.heights[to] += std::mem::take(&mut self.heights[from]);
    }

    /// A Round is over: everybody has had the same number of turns. The next stack is taken up.
    fn round(&mut self, world: &World, pack: &Pack, round: u8) {
        if round > 1 {
            self.everybody_acted(world, pack);
        }
        (self.turns, self.enabled) = ([0; PLAYERS], 0);
        if let Some(next) = self.heights.iter_mut().find(|height| **height > 0) {
            *next = 0;
        }
    }

    fn everybody_acted(&mut self, world: &World, pack: &Pack) {
        cite(CH_ACT_02);
        let due = world.length(pack).actions_per_round;
        if world.seats().any(|seat| self.turns[seat.index()] != due) {
            let turns = self.turns;
            self.blame(CH_ACT_02, &format!("the turns of the Round are {turns:?}, not {due} each"));
        }
    }

    fn end(&mut self, world: &World, pack: &Pack) {
        self.everybody_acted(world, pack);
        let (played, due) = (world.round, SPOTS as u8 + 1 - self.merges);
        if played != due {
            self.blame(CH_RND_01, &format!("{played} Rounds were played, with {} merges", self.merges));
        }
    }

    fn blame(&mut self, rule: Rule, what: &str) {
        self.fault.get_or_insert_with(|| named(rule, what));
    }
}

/// What is nowhere on the table because a procedure under way holds it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Held {
    units: [u8; SIDES],
    /// A procedure may hold cards that were drawn and are not kept yet.
    cards: bool,
    events: u8,
    /// A player is asked what to do in a turn, so everything else is finished.
    rest: bool,
}

impl Held {
    pub fn of(table: &Table) -> Held {
        let mut held = Held { rest: matches!(table.asking(), Some(Frame::Turn(_))), ..Held::default() };
        for frame in table.frames() {
            match frame {
                Frame::Retreat(retreat) => {
                    if let Some((side, n)) = retreat.homeless(&table.world) {
                        held.units[side.index()] += n;
                    }
                }
                Frame::DrawTwo(_) | Frame::Step(_) => held.cards = true,
                Frame::Events(events) => held.events += events.unrevealed().len() as u8,
                _ => {}
            }
        }
        held
    }
}

fn named(rule: Rule, what: &str) -> String {
    format!("{}: {what}", rule.id::<CryHavoc>())
}

fn holds(rule: Rule, condition: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if condition { Ok(()) } else { Err(named(rule, &what())) }
}

/// Whether everything on the table adds up; the error names the rule that is broken.
pub fn sound(table: &Table, pack: &Pack, ledger: &Ledger) -> Result<(), String> {
    if let Some(fault) = &ledger.fault {
        return Err(fault.clone());
    }
    let (world, held) = (&table.world, Held::of(table));
    if world.phase == Phase::Setup {
        return Ok(());
    }
    conserved(world, pack, &held)?;
    regions_are_right(world, pack)?;
    tracks_are_right(world, &held, ledger)?;
    at_peace(world, &held)?;
    battle_adds_up(world)?;
    if held.rest { at_rest(world) } else { Ok(()) }
}

/// Whether no Unit, card, Structure or token was lost or made: the part of [`sound`] that any table can promise.
pub fn conserved(world: &World, pack: &Pack, held: &Held) -> Result<(), String> {
    for side in world.sides().iter() {
        units_add_up(world, pack, held, side)?;
    }
    cards_add_up(world, held)?;
    structures_add_up(world, pack)?;
    tokens_add_up(world, pack)
}

/// Invariant 1.
fn units_add_up(world: &World, pack: &Pack, held: &Held, side: Side) -> Result<(), String> {
    let Some(faction) = world.faction(side) else { return Ok(()) };
    let at = side.index();
    let mut there = i32::from(world.reserves[at]) + i32::from(held.units[at]);
    there += world.regions.iter().map(|region| i32::from(region.units[at])).sum::<i32>();
    there += world.prisoners.iter().map(|held| i32::from(held[at])).sum::<i32>();
    if let Some(battle) = &world.battle {
        there += battle.role(side).map_or(0, |role| i32::from(battle.total(role)));
        // Guests are counted among the defender's Units (MR-09).
        let guests = i32::from(battle.guests);
        there += guests * (i32::from(side == world.trogs()) - i32::from(side == battle.sides[1]));
    }
    let whole = i32::from(pack.faction(faction).units);
    holds(CH_CMP_22, there == whole, || format!("{there} Units of {} where {whole} are in the box", faction.word()))
}

/// Invariant 2.
fn cards_add_up(world: &World, held: &Held) -> Result<(), String> {
    let mut found = Cards::NONE;
    let mut twice = None;
    let mut meet = |card: Card| {
        if found.has(card) {
            twice = Some(card);
        }
        found = found.with(card);
    };
    for seat in world.seats() {
        let state = &world.seats[seat.index()];
        let sets = state.hand.iter().chain(state.discard.iter()).chain(state.playing);
        for card in sets.chain(state.deck.iter().copied()).chain(state.stored.iter().copied()) {
            let own = card.faction().is_none_or(|faction| state.faction == Some(faction));
            holds(CH_CARD_12, own, || format!("seat {} has the card {} of another Faction", seat.0, card.0))?;
            meet(card);
        }
        let foreign = state.stored.iter().find(|card| card.terrain().is_none());
        holds(CH_CMP_04, foreign.is_none(), || format!("seat {} has stored a Faction card", seat.0))?;
        let top = state.top.is_none_or(|top| state.discard.has(top));
        holds(CH_CARD_12, top, || format!("the top card of seat {}'s discard pile is not in it", seat.0))?;
        for viewer in world.seats() {
            let seen = world.seats[viewer.index()].seen[seat.index()];
            let there = seen.but(state.hand).is_empty();
            holds(CH_TERM_11, there, || {
                format!("seat {} believes in cards that seat {} does not hold", viewer.0, seat.0)
            })?;
        }
    }
    for terrain in Terrain::ALL {
        for card in &world.terrain_decks[terrain.index()] {
            let own = card.terrain() == Some(*terrain);
            holds(CH_SET_03, own, || format!("the card {} lies in the deck of {}", card.0, terrain.word()))?;
            meet(*card);
        }
    }
    holds(CH_CARD_12, twice.is_none(), || format!("the card {twice:?} is there twice"))?;
    let factions = world.seats().filter_map(|seat| world.seats[seat.index()].faction);
    let whole = factions.fold(Cards::TERRAIN, |all, faction| all.or(Cards::of_faction(faction)));
    let missing = whole.but(found);
    holds(CH_CARD_12, held.cards || missing.is_empty(), || format!("the cards {missing:?} are nowhere"))
}

/// Invariant 3.
fn structures_add_up(world: &World, pack: &Pack) -> Result<(), String> {
    for (at, card) in pack.structures.iter().enumerate() {
        let structure = Structure(at as u8);
        let out = world.built(structure).len() as u8;
        let (there, id) = (out + world.structure_supply[at], &card.meta.id);
        holds(CH_CMP_22, there == card.count, || format!("{there} tokens of {id} where there are {}", card.count))?;
        for region in world.built(structure).iter().filter(|region| world.is_hq(*region)) {
            let tunnel =
                pack.links.iter().any(|(_, link)| *link == structure) && world.hq_owner(region) == Some(world.trogs());
            holds(CH_BLD_06, tunnel, || format!("{id} stands in the HQ Region {}", region.0))?;
        }
    }
    Ok(())
}

fn tokens_add_up(world: &World, pack: &Pack) -> Result<(), String> {
    for (at, card) in pack.named.iter().enumerate() {
        let there = world.named_at(Named(at as u8)).len() as u8 + world.named_supply[at];
        let id = &card.meta.id;
        holds(CH_CMP_14, there == card.count, || format!("{there} tokens {id} where there are {}", card.count))?;
    }
    let mut found = world.spent;
    let mut count = world.spent.len() as usize;
    let laid = world.laid.iter().map(|laid| laid.piece);
    for piece in laid.chain(world.supplies.iter().flatten().copied()) {
        found = found.with(piece);
        count += 1;
    }
    let whole = count == PIECES && found.len() as usize == PIECES;
    holds(CH_MOVE_22, whole, || format!("{count} face-down tokens, {} different ones", found.len()))?;
    holds(CH_MOVE_22, world.buried.but(world.spent).is_empty(), || "a token is buried and in play".into())?;
    for kind in PieceKind::ALL {
        let own = world.supplies[kind.index()].iter().all(|piece| piece.kind() == *kind);
        holds(CH_SET_19, own, || format!("a token of another kind lies in the supply of {}", kind.word()))?;
        let at: Regions = world.laid.iter().filter(|laid| laid.piece.kind() == *kind).map(|laid| laid.at).collect();
        holds(CH_SET_19, at == world.laid_at[kind.index()], || format!("the Regions with {} are wrong", kind.word()))?;
    }
    Ok(())
}

/// Invariants 4 and 7.
fn regions_are_right(world: &World, pack: &Pack) -> Result<(), String> {
    let all = world.all_regions(pack);
    let mut numbers = 0u64;
    for (at, state) in world.regions.iter().enumerate() {
        let region = Region(at as u8);
        let bare = *state == RegionState::default();
        holds(CH_TERM_01, all.has(region) || bare, || format!("something lies beside the board, at {at}"))?;
        holds(CH_NTR_05, state.control != Some(Side::NEUTRAL), || format!("neutral Trogs control Region {at}"))?;
        if let Some(token) = state.battle {
            let bit = 1u64.checked_shl(token.number.into()).unwrap_or_default();
            holds(CH_BREG_10, numbers & bit == 0, || format!("two Battle tokens have the number {}", token.number))?;
            numbers |= bit;
        }
        if let Some(owner) = world.hq_owner(region) {
            holds(CH_CLR_03, state.crystals == 0, || format!("Crystals lie in the HQ Region {at}"))?;
            holds(CH_BREG_11, state.battle.is_none(), || format!("a Battle token lies in the HQ Region {at}"))?;
            holds(CH_MOVE_04, world.foes(region, owner) == 0, || format!("enemies stand in the HQ Region {at}"))?;
        }
    }
    Ok(())
}

/// Invariants 8 to 10.
fn tracks_are_right(world: &World, held: &Held, ledger: &Ledger) -> Result<(), String> {
    for seat in world.seats() {
        let (vp, booked) = (i32::from(world.vp(seat)), ledger.vp[seat.index()]);
        holds(CH_CMP_18, vp == booked, || format!("seat {} has {vp} VP, and scored {booked}", seat.0))?;
    }
    for track in [world.initiative(), world.next_initiative()] {
        let seats = track.iter().fold(0u8, |set, seat| set | 1 << seat.0);
        let whole = seats == (1 << world.players) - 1;
        holds(CH_CMP_19, whole, || format!("{track:?} is no order of the players"))?;
    }
    let resolved = (0..world.next_spot as usize).all(|spot| world.spots[spot].is_empty());
    holds(CH_EVT_03, resolved, || "a token lies on a spot that is over".into())?;
    for (spot, booked) in ledger.heights.iter().enumerate() {
        let there = world.spots[spot].len() as u8;
        holds(CH_EVT_07, there == *booked, || format!("{there} tokens on spot {spot}, and {booked} were put there"))?;
    }
    let open: usize = world.spots.iter().map(|spot| spot.len()).sum();
    let all = open + world.resolved.len() + held.events as usize;
    holds(CH_SET_02, all == SPOTS, || format!("{all} Event tokens are in play"))?;
    let mut met: ArrayVec<[EventToken; EVENTS]> = ArrayVec::new();
    for token in world.spots.iter().flatten().chain(&world.resolved) {
        holds(CH_SET_02, !met.contains(token), || format!("the Event token {} is there twice", token.0))?;
        met.push(*token);
    }
    Ok(())
}

/// Invariants 5 and 6: where two sides stand there is a Battle token, and nowhere else; none is left after phase 4.
fn at_peace(world: &World, held: &Held) -> Result<(), String> {
    let over = matches!(world.phase, Phase::Prisoners | Phase::Scoring);
    let between_actions = held.rest && world.phase == Phase::Actions;
    if !over && !between_actions {
        return Ok(());
    }
    for at in 0..REGIONS as u8 {
        let region = Region(at);
        let (sides, battle) = (world.sides_in(region).len(), world.regions[region.index()].battle.is_some());
        holds(CH_BREG_01, (sides > 1) == battle, || format!("{sides} sides in Region {at}, Battle token: {battle}"))?;
        holds(CH_RET_13, !(over && battle), || format!("the battle in Region {at} was never fought"))?;
        let three = world.keys.three_way_token == ThreeWayToken::RevealAndJoinDefender;
        holds(CH_BAT_04, sides <= 2 || three, || format!("{sides} sides in Region {at}"))?;
    }
    Ok(())
}

/// Invariant 12: a Unit on the Battle board is not also in the Region.
fn battle_adds_up(world: &World) -> Result<(), String> {
    let Some(battle) = world.battle.as_ref().filter(|battle| battle.deployed && battle.winner.is_none()) else {
        return Ok(());
    };
    let back = battle.sides.iter().map(|side| world.units(battle.region, *side)).sum::<u8>();
    holds(CH_BAT_10, back == 0, || format!("{back} Units were held back in Region {}", battle.region.0))?;
    let guests = battle.guests <= battle.total(1);
    holds(MR_09, guests, || format!("{} guests among {} defenders", battle.guests, battle.total(1)))
}

/// Nothing is in flight: holds whenever a player is asked what to do in a turn.
fn at_rest(world: &World) -> Result<(), String> {
    let empty = world.marches.is_empty() && world.builds.is_empty() && world.arrivals.is_empty();
    holds(CH_ACT_05, empty, || "a Move, a Build or an arrival was never finished".into())?;
    holds(CH_BAT_01, world.battle.is_none(), || "a battle was never ended".into())?;
    for seat in world.seats() {
        let playing = world.seats[seat.index()].playing;
        holds(CH_TAC_02, playing.is_none(), || format!("seat {} never discarded {playing:?}", seat.0))?;
    }
    let Some(turn) = world.turn else { return Err(named(CH_ACT_02, "a turn is nobody's")) };
    for at in 0..REGIONS {
        let (halted, there) = (world.halted[at], world.regions[at].units[turn.seat.index()]);
        holds(CH_MOVE_08, halted <= there, || format!("{halted} of {there} Units are halted in Region {at}"))?;
    }
    Ok(())
}
