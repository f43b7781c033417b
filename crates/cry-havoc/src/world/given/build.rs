//! From what is given to a table.

use super::*;
use crate::{
    flow::{self, Frame},
    options::Options,
    pack::{board::assemble, *},
    terms::*,
    world::{BattleToken, Laid, Phase, Scoring, World, names},
};
use names::Unknown;
use std::sync::Arc;

/// A table laid out.
pub struct Begun {
    /// The content, with a board drawn by hand if there is one.
    pub pack: Arc<Pack>,
    pub world: World,
    pub frame: Frame,
}

/// The Factions of seats that name none, in this order.
const USUAL: [Faction; 4] = [Faction::Humans, Faction::Pilgrims, Faction::Machines, Faction::Trogs];

impl Given {
    pub fn begin(&self, pack: &Arc<Pack>) -> Result<Begun, Unknown> {
        let n = self.count();
        let mut pack = Arc::clone(pack);
        if let Some(board) = &self.board {
            let drawn = draw(board, n)?;
            let own = Arc::make_mut(&mut pack);
            own.boards.insert(0, drawn);
            own.caverns
                .insert(0, own.boards[0].regions.iter().position(|r| r.hq == HqMark::Trog).map(|at| Region(at as u8)));
        }
        let options = self.options(n)?;
        let world = World::new(&pack, &options).map_err(|error| Unknown::new("", error.to_string()))?;
        let at = self.at.as_deref().unwrap_or("turn A");
        if at == "setup" {
            return Ok(Begun { pack, world, frame: Frame::default() });
        }
        let mut table = Laying { given: self, pack: &pack, world };
        table.seats(&options)?;
        table.regions()?;
        table.reserves()?;
        table.tokens()?;
        table.cards()?;
        table.tracks()?;
        let frame = table.frame(at)?;
        let world = table.world;
        Ok(Begun { pack, world, frame })
    }

    fn options(&self, n: u8) -> Result<Options, Unknown> {
        let mut options = Options::new(n);
        for seat in 0..n.min(4) as usize {
            if let Some(id) = self.seat(seat).and_then(|given| given.faction.as_ref()) {
                options.factions.push(names::word("Faction", id)?);
            }
        }
        // Seats that name no Faction get the first that is free; in set-up they are left open.
        let setup = self.at.as_deref() == Some("setup");
        if !setup && options.factions.len() < n as usize {
            let mut factions = Vec::new();
            let named: Vec<Option<Faction>> = (0..n as usize)
                .map(|seat| self.seat(seat).and_then(|given| given.faction.as_deref()).and_then(Faction::from_word))
                .collect();
            for own in &named {
                let open = |f: &&Faction| !factions.contains(*f) && !named.contains(&Some(**f));
                let usual = USUAL.iter().find(open).copied();
                factions.extend(own.or(usual));
            }
            options.factions = factions;
        }
        let say = |value: &Option<String>, usual: String| value.clone().unwrap_or(usual);
        options.level = say(&self.level, options.level);
        options.length = say(&self.length, options.length);
        options.levels = self.levels.clone().unwrap_or_default();
        options.handicaps = self.handicaps.clone().unwrap_or_default();
        for (key, word) in self.keys.iter().flatten() {
            options.keys.set(key, &word.to_string()).map_err(|message| Unknown::new(key, message))?;
        }
        Ok(options)
    }
}

/// A board from its Regions and links; the Regions lie in a row for whoever draws it.
fn draw(given: &BoardGiven, players: u8) -> Result<Board, Unknown> {
    let mut regions = Vec::new();
    for line in &given.regions {
        let mut words = line.split_whitespace();
        let id = words.next().unwrap_or_default().to_owned();
        let mut card = RegionCard {
            meta: Meta { id: id.clone(), name: id, ..Meta::default() },
            ring: Ring::Outer,
            terrain: None,
            crystals: 0,
            war_party: 0,
            exploration: 0,
            nest: 0,
            tunnel: false,
            hq: HqMark::None,
            arrow: None,
            drawing: Shape::default(),
        };
        for word in words {
            match word {
                "trog_hq" => card.hq = HqMark::Trog,
                "hq" => card.hq = HqMark::Player,
                "tunnel" => card.tunnel = true,
                terrain => {
                    card.terrain = Some(names::word("Terrain", terrain)?);
                    card.ring = Ring::Inner;
                }
            }
        }
        regions.push(card);
    }
    if regions.len() > REGIONS {
        return Err(Unknown::new("", format!("a board has {REGIONS} Regions at most")));
    }
    let at = |id: &str| regions.iter().position(|card: &RegionCard| card.meta.id == id);
    let mut neighbours = vec![Regions::NONE; regions.len()];
    for link in &given.links {
        let ends: Vec<&str> = link.split('-').collect();
        for pair in ends.windows(2) {
            let (Some(a), Some(b)) = (at(pair[0]), at(pair[1])) else {
                return Err(Unknown::new(link, format!("`{link}` links Regions that are not on the board")));
            };
            neighbours[a] = neighbours[a].with(Region(b as u8));
            neighbours[b] = neighbours[b].with(Region(a as u8));
        }
    }
    let meta = Meta { id: "drawn".into(), ..Meta::default() };
    Ok(assemble(meta, 1 << players, regions.into_iter().zip(neighbours).collect()))
}

/// A table while it is being laid out.
struct Laying<'a> {
    given: &'a Given,
    pack: &'a Pack,
    world: World,
}

impl Laying<'_> {
    fn region(&self, id: &str) -> Result<Region, Unknown> {
        names::region(self.world.board(self.pack), id)
    }

    fn seats(&mut self, options: &Options) -> Result<(), Unknown> {
        let marked = |mark: HqMark, world: &World, pack: &Pack| -> Vec<Region> {
            let cards = &world.board(pack).regions;
            (0..cards.len() as u8).map(Region).filter(|r| cards[r.index()].hq == mark).collect()
        };
        let player_hqs = marked(HqMark::Player, &self.world, self.pack);
        let trog_hq = marked(HqMark::Trog, &self.world, self.pack);
        for seat in self.world.seats() {
            let usual = SeatGiven::default();
            let given = self.given.seat(seat).unwrap_or(&usual);
            let faction = options.factions[seat];
            self.world.seats[seat].faction = Some(faction);
            self.world.seats[seat].vp = given.vp.unwrap_or(0);
            self.world.seats[seat].store = given.store.unwrap_or(0);
            let free = |regions: &[Region], world: &World| regions.iter().copied().find(|r| !world.is_hq(*r));
            let hq = match &given.hq {
                Some(id) if id == "none" => None,
                Some(id) => Some(self.region(id)?),
                None if faction == Faction::Trogs => free(&trog_hq, &self.world),
                None => free(&player_hqs, &self.world),
            };
            self.world.seats[seat].hq = hq;
            let mut skills = given.skills.clone();
            let default = self.pack.faction(faction).skills.iter().find(|s| self.pack.skill(**s).default);
            if skills.is_none() {
                skills = default.map(|s| vec![self.pack.skill(*s).meta.id.clone()]);
            }
            for line in skills.into_iter().flatten() {
                let (id, state) = line.split_once(' ').unwrap_or((&line, ""));
                let skill = names::skill(self.pack, id)?;
                let at = self.world.seats[seat].skills.len();
                self.world.seats[seat].skills.push(skill);
                match state {
                    "" => {}
                    "exhausted" => self.world.seats[seat].exhausted |= 1 << at,
                    other => return Err(Unknown::new(other, "a Skill is ready, or `exhausted`")),
                }
            }
        }
        Ok(())
    }

    fn regions(&mut self) -> Result<(), Unknown> {
        let regions = self.given.regions.clone().unwrap_or_default();
        for (id, line) in &regions {
            let region = self.region(id)?;
            for word in line.split_whitespace() {
                self.put(region, word)?;
            }
        }
        Ok(())
    }

    /// One word of a Region: Units, Control, Crystals, Structures, tokens, a Battle token.
    fn put(&mut self, region: Region, word: &str) -> Result<(), Unknown> {
        let at = region.index();
        let number =
            |text: &str| text.parse::<u8>().map_err(|_| Unknown::new(word, format!("`{word}`: `{text}` is no number")));
        let parts: Vec<&str> = word.split(':').collect();
        match parts.as_slice() {
            ["control", who] => self.world.regions[at].control = Some(names::side(&self.world, who)?),
            ["crystals", n] => self.world.regions[at].crystals = number(n)?,
            ["worth", n] => self.world.worth[at] = number(n)? as i8,
            ["halted", n] => self.world.halted[at] = number(n)?,
            ["battle", n, who] => {
                let attacker = names::side(&self.world, who)?;
                self.world.regions[at].battle = Some(BattleToken { number: number(n)?, attacker });
            }
            ["token", id] => {
                let token = names::named(self.pack, id)?;
                self.world.regions[at].named = self.world.regions[at].named.with(token);
                let left = &mut self.world.named_supply[token.index()];
                *left = left.checked_sub(1).ok_or_else(|| Unknown::new(id, format!("there are not so many {id}")))?;
            }
            [kind @ ("war_party" | "nest" | "exploration"), rest @ ..] => {
                let kind: PieceKind = names::word("token", kind)?;
                let face = rest.first().map(|id| names::face(self.pack, id)).transpose()?;
                let piece = self.free_piece(kind, face, word)?;
                self.world.put_down_given(Laid { at: region, piece });
            }
            [units] if units.starts_with(|c: char| c.is_ascii_uppercase()) => {
                let (who, n) = units.split_at(1);
                let side = if who == "T" { self.world.trogs() } else { names::side(&self.world, who)? };
                self.world.regions[at].units[side.index()] += number(n)?;
            }
            [id] => {
                let structure = names::structure(self.pack, id)?;
                self.world.regions[at].structures = self.world.regions[at].structures.with(structure);
                let left = &mut self.world.structure_supply[structure.index()];
                *left = left.checked_sub(1).ok_or_else(|| Unknown::new(id, format!("there are not so many {id}")))?;
            }
            _ => {
                return Err(Unknown::new(
                    word,
                    format!(
                        "`{word}` is nothing that lies in a Region: A2, T1, control:A, \
                 crystals:3, worth:2, battle:1:A, halted:1, token:artillery, war_party:hunters, nest, exploration:relic, or a Structure"
                    ),
                ));
            }
        }
        Ok(())
    }

    /// A token of a kind, and of a face if one is named, that is not used yet.
    fn free_piece(&self, kind: PieceKind, face: Option<usize>, word: &str) -> Result<Piece, Unknown> {
        let used = |piece: Piece| {
            self.world.laid.iter().any(|laid| laid.piece == piece)
                || self.world.spent.has(piece)
                || self.world.supplies[kind.index()].contains(&piece)
        };
        kind.pieces()
            .map(Piece)
            .find(|piece| !used(*piece) && face.is_none_or(|face| self.pack.pieces[piece.index()] as usize == face))
            .ok_or_else(|| Unknown::new(word, format!("`{word}`: there is no such token left")))
    }

    fn reserves(&mut self) -> Result<(), Unknown> {
        for seat in self.world.seats() {
            for (owner, n) in self.given.seat(seat).and_then(|given| given.prisoners.clone()).into_iter().flatten() {
                let owner = names::side(&self.world, &owner)?;
                self.world.prisoners[seat][owner.index()] = n;
            }
        }
        for (owner, n) in self.given.trog_prisoners.clone().into_iter().flatten() {
            let owner = names::side(&self.world, &owner)?;
            self.world.prisoners[Side::NEUTRAL.index()][owner.index()] = n;
        }
        for side in self.world.sides().iter() {
            let total = self.world.faction(side).map_or(0, |faction| self.pack.faction(faction).units);
            let board: u8 = self.world.regions.iter().map(|region| region.units[side.index()]).sum();
            let held: u8 = (0..SIDES).map(|holder| self.world.prisoners[holder][side.index()]).sum();
            let said = match side.seat() {
                Some(seat) => self.given.seat(seat).and_then(|given| given.reserve),
                None => None,
            };
            let trogs = if side == self.world.trogs() { self.given.trog_reserve } else { None };
            self.world.reserves[side.index()] = trogs.or(said).unwrap_or(total.saturating_sub(board + held));
        }
        Ok(())
    }

    fn tokens(&mut self) -> Result<(), Unknown> {
        let (mut all, mut spent) = (false, Vec::new());
        for id in self.given.spent.iter().flatten() {
            if id == "all" {
                all = true;
            } else {
                spent.push(id.clone());
            }
        }
        for id in spent {
            let face = names::face(self.pack, &id)?;
            let piece = self.free_piece(self.pack.faces[face].kind, Some(face), &id)?;
            self.world.spent = self.world.spent.with(piece);
        }
        let lists = [&self.given.war_parties, &self.given.nests, &self.given.explorations];
        for (kind, list) in PieceKind::ALL.iter().zip(lists) {
            // The supply gives its last token first.
            let mut named = Vec::new();
            for id in list.iter().flatten() {
                let face = names::face(self.pack, id)?;
                let piece = self.free_piece(*kind, Some(face), id)?;
                self.world.supplies[kind.index()].push(piece);
                named.push(piece);
            }
            let supply = &mut self.world.supplies[kind.index()];
            supply.clear();
            let rest: Vec<Piece> = kind
                .pieces()
                .map(Piece)
                .filter(|piece| {
                    !named.contains(piece)
                        && !self.world.spent.has(*piece)
                        && !self.world.laid.iter().any(|laid| laid.piece == *piece)
                })
                .collect();
            if all {
                self.world.spent = rest.iter().fold(self.world.spent, |set, piece| set.with(*piece));
            } else {
                supply.extend(rest.into_iter().rev());
            }
            supply.extend(named.into_iter().rev());
        }
        Ok(())
    }

    /// The cards of a pile by their ids, or so many of those that are left.
    fn pile(&self, pile: &Option<Pile>, left: &mut Cards, own: Cards) -> Result<Vec<Card>, Unknown> {
        let mut cards = Vec::new();
        match pile {
            None => {}
            Some(Pile::Any(n)) => {
                for card in left.and(own).iter().take(*n as usize).collect::<Vec<_>>() {
                    *left = left.without(card);
                    cards.push(card);
                }
                if cards.len() < *n as usize {
                    return Err(Unknown::new(
                        "",
                        format!("there are only {} cards left for a pile of {n}", cards.len()),
                    ));
                }
            }
            Some(Pile::Cards(ids)) => {
                for id in ids {
                    let card = names::card(self.pack, id)?;
                    if !left.has(card) {
                        return Err(Unknown::new(
                            id,
                            format!("the card `{id}` lies somewhere else already, or is not in this game"),
                        ));
                    }
                    *left = left.without(card);
                    cards.push(card);
                }
            }
        }
        Ok(cards)
    }

    fn cards(&mut self) -> Result<(), Unknown> {
        let factions = (0..self.world.players()).filter_map(|seat| self.world.seats[seat].faction);
        let mut left = factions.fold(Cards::TERRAIN, |set, faction| set.or(Cards::of_faction(faction)));
        let usual = SeatGiven::default();
        // Cards that are named somewhere are not handed out where any would do.
        let by_name = |pile: &Option<Pile>| matches!(pile, Some(Pile::Cards(_)));
        for names_first in [true, false] {
            for seat in self.world.seats() {
                let given = self.given.seat(seat).unwrap_or(&usual);
                let own = self.world.seats[seat].faction.map_or(Cards::NONE, Cards::of_faction);
                if by_name(&given.hand) == names_first {
                    let hand = self.pile(&given.hand, &mut left, own)?;
                    self.world.seats[seat].hand = hand.into_iter().collect();
                }
                if by_name(&given.discard) == names_first {
                    let discard = self.pile(&given.discard, &mut left, own)?;
                    self.world.seats[seat].top = discard.first().copied();
                    self.world.seats[seat].discard = discard.into_iter().collect();
                }
                if by_name(&given.deck) == names_first {
                    let mut deck = self.pile(&given.deck, &mut left, own)?;
                    deck.reverse();
                    self.world.seats[seat].deck = deck.into_iter().collect();
                }
                if names_first {
                    for id in given.stored.iter().flatten() {
                        let card = names::card(self.pack, id)?;
                        left = left.without(card);
                        self.world.seats[seat].stored.push(card);
                    }
                }
            }
            let decks = [&self.given.mountain, &self.given.desert, &self.given.jungle, &self.given.ocean];
            for (terrain, pile) in Terrain::ALL.iter().zip(decks) {
                let own: Cards = (0..DECK).map(|nth| Card::of_terrain(*terrain, nth)).collect();
                if pile.is_some() && by_name(pile) == names_first || pile.is_none() && !names_first {
                    let mut deck = self.pile(pile, &mut left, own)?;
                    deck.reverse();
                    let mut all: Vec<Card> = Vec::new();
                    // A number means a deck of so many cards; names lie on top of the others.
                    if !matches!(pile, Some(Pile::Any(_))) {
                        all.extend(left.and(own).iter());
                        if names_first {
                            all.clear();
                        } else {
                            left = left.but(own);
                        }
                    }
                    all.extend(deck);
                    self.world.terrain_decks[terrain.index()] = all.into_iter().collect();
                } else if !names_first && by_name(pile) {
                    // What nobody named lies under the cards that were.
                    let mut all: Vec<Card> = left.and(own).iter().collect();
                    left = left.but(own);
                    all.extend(self.world.terrain_decks[terrain.index()].iter());
                    self.world.terrain_decks[terrain.index()] = all.into_iter().collect();
                }
            }
        }
        for seat in self.world.seats() {
            let given = self.given.seat(seat).unwrap_or(&usual);
            let own = self.world.seats[seat].faction.map_or(Cards::NONE, Cards::of_faction);
            let rest: Vec<Card> = left.and(own).iter().collect();
            match given.rest.as_deref().unwrap_or("deck") {
                "deck" if matches!(given.deck, Some(Pile::Any(_))) => {}
                "deck" => {
                    let named = self.world.seats[seat].deck;
                    self.world.seats[seat].deck = rest.into_iter().chain(named).collect();
                }
                "discard" => {
                    let discard = &mut self.world.seats[seat].discard;
                    *discard = rest.into_iter().fold(*discard, Cards::with);
                }
                "box" => {}
                other => {
                    return Err(Unknown::new(
                        other,
                        "the rest of the cards lies in the `deck`, the `discard` pile or the `box`",
                    ));
                }
            }
        }
        Ok(())
    }

    fn order(&self, text: &Option<String>, usual: [u8; PLAYERS]) -> Result<[u8; PLAYERS], Unknown> {
        let Some(text) = text else { return Ok(usual) };
        let mut order = usual;
        let seats: Vec<&str> = text.split_whitespace().collect();
        if seats.len() != self.world.players() {
            return Err(Unknown::new(text, "an Initiative order names every player once"));
        }
        for (at, who) in seats.iter().enumerate() {
            order[at] = names::side(&self.world, who)?.0;
        }
        Ok(order)
    }

    fn tracks(&mut self) -> Result<(), Unknown> {
        self.world.initiative = self.order(&self.given.initiative, [0, 1, 2, 3])?;
        self.world.next_initiative = self.order(&self.given.next_initiative, self.world.initiative)?;
        self.world.round = self.given.round.unwrap_or(2);
        self.world.next_spot = self.given.resolved.unwrap_or_else(|| self.world.round.min(SPOTS as u8));
        self.world.scoring = match self.given.scoring.as_deref() {
            None => Scoring::No,
            Some("final") => Scoring::Final,
            Some(who) => Scoring::By(names::side(&self.world, who)?),
        };
        match &self.given.spots {
            Some(spots) => {
                for (spot, tokens) in spots.iter().enumerate().take(SPOTS + 1) {
                    for id in tokens.iter().rev() {
                        let token = names::event(self.pack, id)?;
                        self.world.spots[spot].push(token);
                    }
                }
            }
            None => {
                for spot in self.world.next_spot as usize..SPOTS {
                    self.world.spots[spot].push(EventToken(spot as u8));
                }
            }
        }
        Ok(())
    }

    fn frame(&mut self, at: &str) -> Result<Frame, Unknown> {
        self.world.action_round = self.given.action.unwrap_or(1).saturating_sub(1);
        if let Some(who) = at.strip_prefix("turn ") {
            let side = names::side(&self.world, who)?;
            let place = self.world.initiative().iter().position(|seat| *seat == side.0).unwrap_or_default();
            return Ok(flow::round::Round::at_turn(place as u8).into());
        }
        let phase = match at {
            "events" => {
                self.world.round = self.world.round.saturating_sub(1);
                if self.given.resolved.is_none() && self.given.spots.is_none() {
                    // The stack of this Round is not resolved yet.
                    self.world.next_spot = self.world.round.min(SPOTS as u8);
                    let spot = self.world.next_spot as usize;
                    if spot < SPOTS && self.world.spots[spot].is_empty() {
                        self.world.spots[spot].push(EventToken(spot as u8));
                    }
                }
                Phase::Events
            }
            "draw" => Phase::Draw,
            "battles" => {
                // All turns have been taken.
                self.world.action_round = self.world.length(self.pack).actions_per_round;
                Phase::Battles
            }
            "prisoners" => Phase::Prisoners,
            "scoring" => Phase::Scoring,
            _ => {
                return Err(Unknown::new(
                    at,
                    "play begins at `turn A`, `events`, `draw`, `battles`, `prisoners`, `scoring` or `setup`",
                ));
            }
        };
        Ok(flow::round::Round::at(phase).into())
    }
}

impl World {
    fn put_down_given(&mut self, laid: Laid) {
        self.laid.push(laid);
        let set = &mut self.laid_at[laid.piece.kind().index()];
        *set = set.with(laid.at);
    }
}
