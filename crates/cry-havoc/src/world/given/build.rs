//! From what is given to a table.

use super::*;
use crate::{
    flow::{self, Frame},
    options::Options,
    pack::{board::assemble, *},
    terms::*,
    world::{Phase, Scoring, World, names},
};
use names::Unknown;
use std::sync::Arc;

/// A table laid out.
pub type Begun = content::given::Begun<Pack, World, Frame>;

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
        let (world, frame) = self.lay_on(&pack)?;
        Ok(Begun { pack, world, frame })
    }

    /// Lays out a table that needs no board of its own.
    pub fn lay(&self, pack: &Pack) -> Result<(World, Frame), Unknown> {
        if self.board.is_some() {
            return Err(Unknown::new("board", "this table is laid out on a board of the content, not on a drawn one"));
        }
        self.lay_on(pack)
    }

    fn lay_on(&self, pack: &Pack) -> Result<(World, Frame), Unknown> {
        let options = self.options()?;
        let world = World::new(pack, &options).map_err(|error| Unknown::new("", error.to_string()))?;
        let at = self.at.as_deref().unwrap_or("turn A");
        if at == "setup" {
            return Ok((world, Frame::default()));
        }
        let mut table = Laying { given: self, pack, world };
        table.seats(&options)?;
        table.regions()?;
        table.reserves()?;
        table.tokens()?;
        table.cards()?;
        table.tracks()?;
        let frame = table.frame(at)?;
        Ok((table.world, frame))
    }

    /// What a table from its set-up on would be opened with.
    pub fn options(&self) -> Result<Options, Unknown> {
        let n = self.count();
        let mut options = Options::new(n);
        for seat in Seat::all(n.min(4).into()) {
            if let Some(id) = self.seat(seat).and_then(|given| given.faction.as_ref()) {
                options.factions.push(names::word("Faction", id)?);
            }
        }
        // Seats that name no Faction get the first that is free; in set-up they are left open.
        let setup = self.at.as_deref() == Some("setup");
        if !setup && options.factions.len() < n as usize {
            let mut factions = Vec::new();
            let named: Vec<Option<Faction>> = Seat::all(n.min(4).into())
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

/// A board from its Regions and links; the Regions lie in a row when it is drawn.
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
pub(super) struct Laying<'a> {
    pub(super) given: &'a Given,
    pub(super) pack: &'a Pack,
    pub(super) world: World,
}

impl Laying<'_> {
    pub(super) fn region(&self, id: &str) -> Result<Region, Unknown> {
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
            let faction = options.factions[seat.index()];
            self.world.seats[seat.index()].faction = Some(faction);
            self.world.seats[seat.index()].vp = given.vp.unwrap_or(0);
            self.world.seats[seat.index()].store = given.store.unwrap_or(0);
            let free = |regions: &[Region], world: &World| regions.iter().copied().find(|r| !world.is_hq(*r));
            let hq = match &given.hq {
                Some(id) if id == "none" => None,
                Some(id) => Some(self.region(id)?),
                None if faction == Faction::Trogs => free(&trog_hq, &self.world),
                None => free(&player_hqs, &self.world),
            };
            self.world.seats[seat.index()].hq = hq;
            let mut skills = given.skills.clone();
            let default = self.pack.faction(faction).skills.iter().find(|s| self.pack.skill(**s).default);
            if skills.is_none() {
                skills = default.map(|s| vec![self.pack.skill(*s).meta.id.clone()]);
            }
            for line in skills.into_iter().flatten() {
                let (id, state) = line.split_once(' ').unwrap_or((&line, ""));
                let skill = names::skill(self.pack, id)?;
                let at = self.world.seats[seat.index()].skills.len();
                self.world.seats[seat.index()].skills.push(skill);
                match state {
                    "" => {}
                    "exhausted" => self.world.seats[seat.index()].exhausted |= 1 << at,
                    other => return Err(Unknown::new(other, "a Skill is ready, or `exhausted`")),
                }
            }
        }
        Ok(())
    }

    fn order(&self, text: &Option<String>, usual: [Seat; PLAYERS]) -> Result<[Seat; PLAYERS], Unknown> {
        let Some(text) = text else { return Ok(usual) };
        let mut order = usual;
        let seats: Vec<&str> = text.split_whitespace().collect();
        if seats.len() != self.world.players() {
            return Err(Unknown::new(text, "an Initiative order names every player once"));
        }
        for (at, who) in seats.iter().enumerate() {
            order[at] = names::side(&self.world, who)?.into();
        }
        Ok(order)
    }

    fn tracks(&mut self) -> Result<(), Unknown> {
        self.world.initiative = self.order(&self.given.initiative, std::array::from_fn(Seat::from))?;
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
            let place = self.world.initiative().iter().position(|seat| Side::of(*seat) == side).unwrap_or_default();
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
