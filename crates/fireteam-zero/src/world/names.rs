//! Names: what scenarios, puzzles and the command line call the things on a table.

use super::*;
pub use content::given::Unknown;
use content::given::find;

/// The number of an entry in its list.
pub fn id<'p>(what: &str, word: &str, metas: impl Iterator<Item = &'p Meta> + Clone) -> Result<u8, Unknown> {
    find(what, word, metas.map(|meta| meta.id.as_str())).map(|n| n as u8)
}

pub fn monster(pack: &Pack, word: &str) -> Result<Monster, Unknown> {
    id("monster", word, pack.monsters.iter().map(|m| &m.meta)).map(Monster)
}
pub fn token(pack: &Pack, word: &str) -> Result<TokenKind, Unknown> {
    id("token", word, pack.tokens.iter().map(|t| &t.meta)).map(TokenKind)
}
pub fn action(pack: &Pack, word: &str) -> Result<Action, Unknown> {
    id("action card", word, pack.actions.iter().map(|a| &a.meta)).map(Action)
}
pub fn hero(pack: &Pack, word: &str) -> Result<Hero, Unknown> {
    id("hero", word, pack.heroes.iter().map(|h| &h.meta)).map(Hero)
}
pub fn focus(pack: &Pack, word: &str) -> Result<Focus, Unknown> {
    id("focus card", word, pack.focuses.iter().map(|f| &f.meta)).map(Focus)
}
pub fn recon(pack: &Pack, word: &str) -> Result<Recon, Unknown> {
    id("recon card", word, pack.recon.iter().map(|r| &r.meta)).map(Recon)
}
pub fn twist(pack: &Pack, word: &str) -> Result<Twist, Unknown> {
    id("twist", word, pack.twists.iter().map(|t| &t.meta)).map(Twist)
}
pub fn objective(pack: &Pack, word: &str) -> Result<Objective, Unknown> {
    id("objective", word, pack.objectives.iter().map(|o| &o.meta)).map(Objective)
}
pub fn specialist_card(pack: &Pack, word: &str) -> Result<SpecialistCard, Unknown> {
    id("specialist card", word, pack.specialist_cards.iter().map(|c| &c.meta)).map(SpecialistCard)
}

/// A place by its id; without the quarter if only one place is called so.
pub fn place(board: &Board, word: &str) -> Result<Place, Unknown> {
    if let Some(place) = board.place(word) {
        return Ok(place);
    }
    let short = |id: &str| id.rsplit_once('.').is_some_and(|(_, short)| short == word);
    let mut found = (0u8..).zip(&board.places).filter(|(_, p)| short(&p.id));
    match (found.next(), found.next()) {
        (Some((n, _)), None) => Ok(Place(n)),
        (Some((_, one)), Some((_, other))) => {
            Err(Unknown::new(word, format!("`{word}` could be {} or {}", one.id, other.id)))
        }
        _ => Err(Unknown::of("place", word, board.places.iter().map(|p| p.id.as_str()))),
    }
}

/// `A` to `D`.
pub fn letter(word: &str) -> Option<Seat> {
    ["A", "B", "C", "D"].iter().position(|l| *l == word).map(Seat::from)
}

/// A seat by its letter or by its hero.
pub fn seat(world: &World, pack: &Pack, word: &str) -> Result<Seat, Unknown> {
    let found = letter(word)
        .or_else(|| world.seats().find(|s| world.hero_of(*s).is_some_and(|h| pack.heroes[h.index()].meta.id == word)));
    match found {
        Some(seat) if seat.0 < world.seats => Ok(seat),
        Some(_) => Err(Unknown::new(word, format!("there is no seat {word} at this table of {}", world.seats))),
        None => Err(Unknown::new(word, format!("`{word}` is no seat (A to D) and no hero at this table"))),
    }
}

/// A figure or thing: `A`, `abe`, `henry`, `boss`, `corrupted_animal 2` (the second of its kind), `altar 1`.
pub fn figure(world: &World, pack: &Pack, word: &str) -> Result<Figure, Unknown> {
    match word {
        "henry" => return Ok(Figure::HENRY),
        "patty" => return Ok(Figure::PATTY),
        _ => {}
    }
    if letter(word).is_some() || pack.heroes.iter().any(|h| h.meta.id == word) {
        return seat(world, pack, word).map(Figure::hero);
    }
    let (name, nth) = match word.rsplit_once(' ').map(|(name, n)| (name, n.parse::<usize>())) {
        Some((name, Ok(n))) => (name, n.saturating_sub(1)),
        _ => (word, 0),
    };
    let rank = |slot: &usize| pack.monster(world.monsters[*slot].kind).rank;
    let of_kind = |kind: Monster| (0..world.monsters.len()).filter(move |slot| world.monsters[*slot].kind == kind);
    let slot = if name == "boss" {
        (0..world.monsters.len()).find(|slot| rank(slot) == Rank::Boss)
    } else if let Ok(kind) = token(pack, name) {
        let mut there = world.tokens().filter(|(_, t)| t.kind == kind);
        return match there.nth(nth) {
            Some((slot, _)) => Ok(Figure::thing(slot)),
            None => Err(Unknown::new(word, format!("there are not so many tokens `{name}` as `{word}` says"))),
        };
    } else {
        of_kind(monster(pack, name)?).nth(nth)
    };
    slot.map(Figure::monster).ok_or_else(|| Unknown::new(word, format!("there is no figure `{word}` in this game")))
}

/// The name that [`figure`] understands.
pub fn of_figure(world: &World, pack: &Pack, figure: Figure) -> String {
    if let Some(seat) = figure.seat() {
        return of_seat(seat);
    }
    if let Some(which) = figure.specialist_slot() {
        return ["henry", "patty"][which].into();
    }
    if let Some(kind) = world.thing_kind(figure) {
        let slot = figure.thing_slot().unwrap_or(0);
        let nth = world.tokens().filter(|(s, t)| t.kind == kind && *s <= slot).count();
        return format!("{} {nth}", pack.tokens[kind.index()].meta.id);
    }
    match figure.monster_slot().and_then(|slot| Some((slot, world.monsters.get(slot)?))) {
        Some((slot, monster)) => {
            let nth = world.monsters[..=slot].iter().filter(|m| m.kind == monster.kind).count();
            format!("{} {nth}", pack.monster(monster.kind).meta.id)
        }
        None => format!("figure {}", figure.0),
    }
}

pub fn of_seat(seat: Seat) -> String {
    ["A", "B", "C", "D"].get(seat.index()).map_or_else(|| format!("seat {}", seat.0), |l| (*l).into())
}

pub fn of_place(world: &World, pack: &Pack, place: Place) -> String {
    world.board(pack).places.get(place.index()).map_or_else(|| format!("place {}", place.0), |p| p.id.clone())
}
