//! From what is given to a world and the frame that play begins with.

use super::{
    super::{
        names::{self, Unknown},
        *,
    },
    BoardGiven, CAMP, Given,
};
use crate::{
    flow::{
        Frame,
        start::{At, Start},
    },
    options::Options,
};
use std::sync::Arc;

/// A table ready to be opened.
pub type Begun = content::given::Begun<Pack, World, Frame>;

/// No hero is ever here: the exit of a board on which nothing can be won.
const NOWHERE: &str = "nowhere";

impl Given {
    /// Lays out the table.
    pub fn begin(&self, pack: &Arc<Pack>) -> Result<Begun, Unknown> {
        let options = self.options()?;
        let pack = match &self.board {
            Some(board) => Arc::new(self.redrawn(pack, board, &options.mission)?),
            None => Arc::clone(pack),
        };
        let pack = match &self.figures {
            Some(figures) => Arc::new(fewer_figures(&pack, figures)?),
            None => pack,
        };
        let (world, frame) = self.lay_on(&pack, &options)?;
        Ok(Begun { world, frame, pack })
    }

    /// Lays out a table that needs no change of the content.
    pub fn lay(&self, pack: &Pack) -> Result<(World, Frame), Unknown> {
        if self.board.is_some() || self.figures.is_some() {
            return Err(Unknown::new("board", "this table is laid out on a board of the content, with its figures"));
        }
        self.lay_on(pack, &self.options()?)
    }

    /// What a table from its set-up on would be opened with.
    pub fn options(&self) -> Result<Options, Unknown> {
        let mut options = Options::new(self.mission.as_deref().unwrap_or("1.1"), self.seat_count());
        options.people = self.people.unwrap_or(options.heroes);
        options.kept_upgrades = self.kept_upgrades.clone().unwrap_or_default();
        for (key, word) in self.keys.iter().flatten() {
            let word = word.to_string();
            options.keys.set(key, &word).map_err(|message| Unknown::new(key, message))?;
        }
        if self.board.is_none() && (self.objectives.is_some() || self.rules.is_some()) {
            return Err(Unknown::new("objectives", "`objectives` and `rules` are for hand-drawn boards only"));
        }
        Ok(options)
    }

    fn lay_on(&self, pack: &Pack, options: &Options) -> Result<(World, Frame), Unknown> {
        let mut world = World::new(pack, options).map_err(|e| Unknown::new(&options.mission, e.to_string()))?;
        let at = self.at.as_deref().unwrap_or("turn A");
        if at == "setup" {
            return Ok((world, Frame::default()));
        }
        self.lay_out(&mut world, pack)?;
        let frame = Frame::Start(Start::new(self.begin_at(&mut world, pack, at)?));
        world.rebuild(pack);
        Ok((world, frame))
    }

    /// The pack with the hand-drawn board in place of the mission's.
    fn redrawn(&self, pack: &Pack, drawn: &BoardGiven, mission: &str) -> Result<Pack, Unknown> {
        let index = names::id("mission", mission, pack.missions.iter().map(|m| &m.meta))? as usize;
        let board = drawn.draw()?;
        let place = |word: &Option<String>| word.as_ref().map(|w| names::place(&board, w)).transpose();
        let (entry, exit, mark) = (place(&drawn.entry)?, place(&drawn.exit)?, place(&drawn.boss_mark)?);
        let objectives: Vec<Objective> =
            self.objectives.iter().flatten().map(|o| names::objective(pack, o)).collect::<Result<_, _>>()?;
        let mut pack = pack.clone();
        let card = &mut pack.missions[index];
        card.entry = entry.unwrap_or_default();
        card.boss_mark = mark;
        card.exit = exit;
        if objectives.is_empty() && exit.is_none() {
            // Without objectives the mission would be won at once.
            card.exit = board.place(NOWHERE);
        }
        card.objectives = objectives;
        if !self.rules.unwrap_or(false) {
            card.rules.clear();
        }
        card.board = board;
        Ok(pack)
    }

    fn lay_out(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        let board = world.board(pack);
        let camp = board.place(CAMP);
        let entry = pack.mission(world.mission).entry;
        self.pick_heroes(world, pack)?;
        for seat in world.seats() {
            let given = self.seat(seat);
            let away = camp.filter(|_| given.is_none());
            world.heroes[seat.index()].at = match given.and_then(|g| g.at.as_ref()) {
                Some(word) => names::place(board, word)?,
                None => away.unwrap_or(entry),
            };
            if let Some(given) = given {
                given.own(world, pack, seat)?;
            } else {
                world.gather_cards(pack, seat);
                world.heroes[seat.index()].deck.reverse();
            }
        }
        world.specialists = [camp.unwrap_or(entry); 2];
        for (which, word) in [&self.henry, &self.patty].into_iter().enumerate() {
            if let Some(word) = word {
                world.specialists[which] = names::place(board, word)?;
            }
        }
        self.specialist_cards(world, pack)?;
        self.monsters(world, pack)?;
        self.track(world, pack)?;
        self.spawn_tokens(world, pack)?;
        self.tokens(world, pack)?;
        self.decks(world, pack)?;
        self.objectives_so_far(world, pack)
    }

    fn pick_heroes(&self, world: &mut World, pack: &Pack) -> Result<(), Unknown> {
        for seat in world.seats() {
            if let Some(word) = self.seat(seat).and_then(|g| g.hero.as_ref()) {
                world.heroes[seat.index()].hero = Some(names::hero(pack, word)?);
            }
        }
        for seat in world.seats() {
            if world.heroes[seat.index()].hero.is_none() {
                // The first hero whose role nobody has.
                let role = |h: usize| pack.heroes[h].role;
                let taken: Vec<Role> = world.heroes.iter().filter_map(|s| s.hero).map(|h| role(h.index())).collect();
                let free = (0..pack.heroes.len()).find(|h| !taken.contains(&role(*h)));
                world.heroes[seat.index()].hero = free.map(|h| Hero(h as u8));
            }
        }
        Ok(())
    }

    /// Phase, round and turn as the moment asks for them.
    fn begin_at(&self, world: &mut World, pack: &Pack, at: &str) -> Result<At, Unknown> {
        let (what, rest) = at.split_once(' ').unwrap_or((at, ""));
        let seat = |word: &str| names::seat(world, pack, word);
        let begun = self.moves.is_some() || self.acted.is_some();
        let (phase, at) = match what {
            "round" => (Phase::Tactics, At::Round),
            "tactics" => (Phase::Tactics, At::Tactics),
            "threat" => (Phase::Threat, At::Threat),
            "spawn" => (Phase::Threat, At::Spawn),
            "activate" => (Phase::Threat, At::Activate(names::figure(world, pack, rest)?)),
            "turn" => (Phase::Hero, At::Turn { seat: seat(rest)?, begun }),
            "search" => (Phase::Hero, At::Search(seat(rest)?)),
            "effect" => match rest.split_once(' ') {
                Some((card, who)) => (Phase::Hero, At::Recon(seat(who)?, names::recon(pack, card)?)),
                None => {
                    let drawn = names::twist(pack, rest)?;
                    world.twist_deck.retain(|t| *t != drawn);
                    world.twist_deck.push(drawn);
                    (Phase::Threat, At::Twist)
                }
            },
            _ => {
                let known = ["turn", "tactics", "threat", "spawn", "activate", "setup", "search", "round", "effect"];
                return Err(Unknown::of("moment", what, known));
            }
        };
        world.phase = phase;
        world.round = self.round.unwrap_or(2);
        match at {
            At::Round => world.round = world.round.saturating_sub(1),
            At::Turn { seat, begun: true } | At::Search(seat) | At::Recon(seat, _) => {
                world.rebuild(pack);
                let speed = world.speed_of(pack, Figure::hero(seat));
                let acted = self.acted.unwrap_or(!matches!(at, At::Turn { .. }));
                world.turn = Turn { seat: Some(seat), moves: self.moves.unwrap_or(speed), acted, ..Turn::default() };
            }
            _ if begun => {
                return Err(Unknown::new("moves", "`moves` and `acted` need a turn to be in: at = \"turn A\""));
            }
            _ => {}
        }
        Ok(at)
    }
}

/// The pack with another number of figures in the box.
fn fewer_figures(pack: &Pack, figures: &std::collections::BTreeMap<String, u8>) -> Result<Pack, Unknown> {
    let mut pack = pack.clone();
    for (word, n) in figures {
        let kind = names::monster(&pack, word)?;
        let (family, rank) = (pack.monster(kind).family, pack.monster(kind).rank);
        pack.families[family.index()].figures[rank as usize] = *n;
    }
    Ok(pack)
}

impl BoardGiven {
    fn draw(&self) -> Result<Board, Unknown> {
        let mut places = Vec::new();
        for line in &self.places {
            let mut words = line.split_whitespace();
            let id = words.next().unwrap_or_default().to_owned();
            let mut place = Location { name: id.clone(), id, terrain: Vec::new(), spawn: false };
            for word in words {
                match Terrain::from_word(word) {
                    Some(terrain) => place.terrain.push(terrain),
                    None if word == "spawn" => place.spawn = true,
                    None => {
                        let known = Terrain::ALL.iter().map(|t| t.word()).chain(["spawn"]);
                        return Err(Unknown::of("terrain", word, known));
                    }
                }
            }
            if places.iter().any(|p: &Location| p.id == place.id) {
                return Err(Unknown::new(&place.id, format!("the board has two places `{}`", place.id)));
            }
            places.push(place);
        }
        for id in [CAMP, NOWHERE] {
            if !places.iter().any(|p| p.id == id) {
                places.push(Location { id: id.into(), name: id.into(), terrain: Vec::new(), spawn: false });
            }
        }
        if places.len() > PLACES {
            return Err(Unknown::new("places", format!("a board has at most {PLACES} places")));
        }
        let pairs = |lines: &[String]| -> Result<Vec<(usize, usize)>, Unknown> {
            let mut pairs = Vec::new();
            for line in lines {
                let ends: Vec<usize> = line
                    .split('-')
                    .map(|word| {
                        let found = places.iter().position(|p| p.id == word.trim());
                        found.ok_or_else(|| Unknown::of("place", word.trim(), places.iter().map(|p| p.id.as_str())))
                    })
                    .collect::<Result<_, _>>()?;
                if ends.len() < 2 {
                    return Err(Unknown::new(line, format!("`{line}` joins nothing; write a-b")));
                }
                pairs.extend(ends.windows(2).map(|pair| (pair[0], pair[1])));
            }
            Ok(pairs)
        };
        let (links, walls) = (pairs(&self.links)?, pairs(&self.walls)?);
        Ok(Board::from_parts(places, &links, &walls))
    }
}
