//! Things by the ids of the content files: for scenarios, the command line and saved views.

use super::*;
pub use content::given::Unknown;
use content::given::find;

type Found<T> = Result<T, Unknown>;

pub fn region(board: &Board, id: &str) -> Found<Region> {
    find("Region", id, board.regions.iter().map(|r| r.meta.id.as_str())).map(|at| Region(at as u8))
}
pub fn card(pack: &Pack, id: &str) -> Found<Card> {
    find("card", id, pack.cards.iter().map(|c| c.meta.id.as_str())).map(|at| Card(at as u8))
}
pub fn structure(pack: &Pack, id: &str) -> Found<Structure> {
    find("Structure", id, pack.structures.iter().map(|s| s.meta.id.as_str())).map(|at| Structure(at as u8))
}
pub fn named(pack: &Pack, id: &str) -> Found<Named> {
    find("token", id, pack.named.iter().map(|t| t.meta.id.as_str())).map(|at| Named(at as u8))
}
pub fn skill(pack: &Pack, id: &str) -> Found<Skill> {
    find("Skill", id, pack.skills.iter().map(|s| s.meta.id.as_str())).map(|at| Skill(at as u8))
}
pub fn event(pack: &Pack, id: &str) -> Found<EventToken> {
    find("Event token", id, pack.events.iter().map(|e| e.meta.id.as_str())).map(|at| EventToken(at as u8))
}
/// A face of the face-down tokens, by its place in the pack.
pub fn face(pack: &Pack, id: &str) -> Found<usize> {
    find("token", id, pack.faces.iter().map(|f| f.meta.id.as_str()))
}
pub fn word<T: content::Word>(what: &str, word: &str) -> Found<T> {
    find(what, word, T::all().iter().map(|w| w.text())).map(|at| T::all()[at])
}
/// `own`, or a Terrain.
pub fn deck(id: &str) -> Found<Deck> {
    if id == "own" { Ok(Deck::Own) } else { word::<Terrain>("deck", id).map(Deck::Terrain) }
}
/// `A` to `D`, a Faction at the table, or `trogs` for the Trog side no matter who plays it.
pub fn side(world: &World, name: &str) -> Found<Side> {
    let letter = ["A", "B", "C", "D"].iter().position(|letter| *letter == name);
    if let Some(seat) = letter.filter(|seat| *seat < world.players()) {
        return Ok(Side::of(seat.into()));
    }
    match Faction::from_word(name) {
        Some(Faction::Trogs) => Ok(world.trogs()),
        Some(faction) if !world.owner(faction).is_neutral() => Ok(world.owner(faction)),
        _ => Err(Unknown::new(name, format!("`{name}` is nobody at this table; write A, B, …, a Faction or trogs"))),
    }
}

pub fn of_region(world: &World, pack: &Pack, region: Region) -> String {
    let regions = &world.board(pack).regions;
    regions.get(region.index()).map_or_else(|| format!("region {}", region.0), |card| card.meta.id.clone())
}
pub fn of_side(side: Side) -> String {
    match side.seat() {
        Some(seat) => char::from(b'A' + seat.0).into(),
        None => "trogs".into(),
    }
}
