//! Events in the words of facts: `event killed A 2`.

use crate::scenario::{Meaning, told};
use cry_havoc::{CryHavoc, event::Event, terms::*, world::names};
use serde_json::{Value, json};

type Player<'a> = crate::scenario::Player<'a, CryHavoc>;

/// The fields and values that a word may stand for.
pub fn meanings(player: &Player, word: &str) -> Result<Vec<Meaning>, String> {
    let (world, pack) = (player.world(), &*player.pack);
    let mut found: Vec<Meaning> = Vec::new();
    if let Ok(side) = names::side(world, word) {
        found.push((&["side", "by", "of", "from", "attacker", "defender"], side.0.into()));
    }
    if let Ok(region) = names::region(world.board(pack), word) {
        found.push((&["region", "from", "to"], region.0.into()));
        found.push((&["at", "from", "to"], json!({ "region": region.0 })));
    }
    if let Some(objective) = Objective::from_word(word) {
        found.push((&["at", "from", "to"], json!({ "objective": word })));
        found.push((&["objective"], objective.word().into()));
    }
    if let Ok(n) = word.parse::<i16>() {
        found.push((&["n", "vp", "round", "number", "position", "amount", "own", "foes", "from", "to"], n.into()));
    }
    let mut id = |fields: &'static [&'static str], n: Option<u8>| found.extend(n.map(|n| (fields, n.into())));
    id(&["card"], names::card(pack, word).ok().map(|c| c.0));
    id(&["structure"], names::structure(pack, word).ok().map(|s| s.0));
    id(&["token"], names::named(pack, word).ok().map(|t| t.0));
    id(&["skill"], names::skill(pack, word).ok().map(|s| s.0));
    id(&["token"], names::event(pack, word).ok().map(|e| e.0));
    // A token that was turned up is known by its face.
    if let Ok(face) = names::face(pack, word) {
        let pieces = (0..PIECES).filter(|piece| pack.pieces[*piece] as usize == face);
        found.extend(pieces.map(|piece| (&["piece"] as &[&str], (piece as u8).into())));
    }
    const WORDS: &[&str] =
        &["faction", "kind", "for_what", "action", "terrain", "what", "at", "from", "to", "deck", "objective"];
    let known = word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    if known {
        found.push((WORDS, word.into()));
    }
    if found.is_empty() { Err(format!("`{word}` is nothing an event could be about")) } else { Ok(found) }
}

/// An event for people: its name and what it is about.
pub fn tell(player: &Player, event: &Event) -> String {
    let (world, pack) = (player.world(), &*player.pack);
    told(event, |_, field, value, n| {
        Some(match (field, n) {
            ("side" | "by" | "of" | "attacker" | "defender", Some(n)) => names::of_side(Side(n)),
            ("region", Some(n)) => names::of_region(world, pack, Region(n)),
            ("card", Some(n)) => pack.card(Card(n)).meta.id.clone(),
            ("structure", Some(n)) => pack.structure(Structure(n)).meta.id.clone(),
            ("skill", Some(n)) => pack.skill(Skill(n)).meta.id.clone(),
            ("piece", Some(n)) => pack.face(Piece(n)).meta.id.clone(),
            ("at" | "from" | "to", None) => {
                names::of_region(world, pack, Region(value.get("region").and_then(Value::as_u64)? as u8))
            }
            _ => return None,
        })
    })
}

/// The names of all events.
pub const EVENTS: &[&str] = &[
    "faction_chosen",
    "hq_placed",
    "skill_gained",
    "initiative_set",
    "round_began",
    "event_revealed",
    "events_passed",
    "final_scoring",
    "next_initiative",
    "skills_readied",
    "skill_readied",
    "skill_used",
    "drew",
    "put_back",
    "reshuffled",
    "discarded",
    "recovered",
    "stored",
    "unstored",
    "turn_began",
    "turn_ended",
    "action_taken",
    "points_gained",
    "scoring_enabled",
    "moved",
    "taken_back",
    "placed",
    "killed",
    "withdrew",
    "captured",
    "released",
    "ransomed",
    "control_taken",
    "control_lost",
    "crystals",
    "crystals_moved",
    "scored",
    "structure_built",
    "structure_taken_back",
    "structure_moved",
    "structure_removed",
    "activated",
    "named_placed",
    "named_removed",
    "token_placed",
    "token_moved",
    "token_removed",
    "token_revealed",
    "looked_at_hand",
    "looked_at_tokens",
    "region_worth_more",
    "battle_began",
    "battle_cancelled",
    "battle_started",
    "units_deployed",
    "tactic_played",
    "tactic_declined",
    "strength",
    "wins_ties",
    "objectives_reordered",
    "protected",
    "forbidden",
    "objective_won",
    "nobody_to_capture",
    "objective_tied",
    "held",
    "retreated",
    "battle_ended",
    "text",
    "no_effect",
    "game_won",
    "chose",
];
