//! Reads the shared tokens: Events, Exploration tokens, War Parties and Nests.

use super::load::entry;
use super::scope::{Arena, Cx, Owner};
use super::select::wrong;
use super::steps::abilities;
use super::*;
use content::read::{Node, Table};

fn copies(t: &mut Table<'_>) -> Option<u8> {
    t.req("copies", |n| n.int(1..=42).map(|n| n as u8))
}

/// The Event tokens, each as often as there are copies.
pub fn events(arena: &Arena, t: &mut Table<'_>) -> Option<Vec<EventCard>> {
    let read = t.each("events", |_, t| {
        let (meta, copies) = (entry(t), copies(t));
        let ids = t.req("ability", |n| abilities(Cx::new(arena, Owner::Event, None), n));
        Some((EventCard { meta: meta?, abilities: ids? }, copies?))
    })?;
    let copied = |(card, copies): (EventCard, u8)| std::iter::repeat_n(card, copies.into());
    Some(read.into_iter().flat_map(copied).collect())
}

/// The face-down tokens, in the order of [`PieceKind::ALL`].
pub fn faces(arena: &Arena, t: &mut Table<'_>) -> Option<Vec<FaceCard>> {
    let war_parties = t.each("war_party", |_, t| trogs(arena, PieceKind::WarParty, t));
    let nests = t.each("nests", |_, t| trogs(arena, PieceKind::Nest, t));
    let exploration = t.each("exploration", |_, t| {
        let (meta, copies) = (entry(t), copies(t));
        let ids = t.req("ability", |n| abilities(Cx::new(arena, Owner::Exploration, None), n));
        let kind = PieceKind::Exploration;
        Some(FaceCard { meta: meta?, kind, copies: copies?, units: 0, crystals: 0, abilities: ids? })
    });
    Some([war_parties?, nests?, exploration?].concat())
}

/// A Trog token prints Units and Crystals, or says in an ability what comes.
fn trogs(arena: &Arena, kind: PieceKind, t: &mut Table<'_>) -> Option<FaceCard> {
    let (meta, copies) = (entry(t), copies(t));
    let cx = Cx::new(arena, Owner::Trog, Some(Faction::Trogs));
    let ids = t.opt("ability", |n| abilities(cx, n));
    let (units, crystals, ids) = match ids? {
        Some(ids) => {
            let printed = ["units", "crystals"].map(|key| t.opt(key, Node::small));
            if printed.iter().any(|number| !matches!(number, Some(None))) {
                return wrong(t.node, "the ability says what the token brings", "leave out units and crystals");
            }
            (Some(0), Some(0), ids)
        }
        None => (t.req("units", Node::small), t.req("crystals", Node::small), Vec::new()),
    };
    Some(FaceCard { meta: meta?, kind, copies: copies?, units: units?, crystals: crystals?, abilities: ids })
}
