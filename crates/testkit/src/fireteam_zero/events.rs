//! Events in the words of facts: `event knocked_down A`.

use crate::scenario::{Meaning, told};
use fireteam_zero::{FireteamZero, event::Event, terms::*, world::names};

type Player<'a> = crate::scenario::Player<'a, FireteamZero>;

/// The fields and values that a word may stand for.
pub fn meanings(player: &Player, word: &str) -> Result<Vec<Meaning>, String> {
    const FIGURES: &[&str] = &["figure", "attacker", "target", "hero"];
    const NUMBERS: &[&str] = &["n", "hits", "to", "number", "left", "round", "power", "tokens", "distance", "act"];
    let (world, pack) = (player.world(), &*player.pack);
    let mut found: Vec<Meaning> = Vec::new();
    if let Ok(seat) = names::seat(world, pack, word) {
        found.push((&["seat", "by"], seat.0.into()));
    }
    if let Ok(figure) = names::figure(world, pack, word) {
        found.push((FIGURES, figure.0.into()));
    }
    if let Ok(place) = names::place(world.board(pack), word) {
        found.push((&["place", "from", "to"], place.0.into()));
    }
    if let Ok(n) = word.parse::<u16>() {
        found.push((NUMBERS, n.into()));
        // Spawn numbers are counted from 1 on the table.
        found.push((&["number"], n.wrapping_sub(1).into()));
    }
    let mut id = |fields: &'static [&'static str], n: Option<u8>| found.extend(n.map(|n| (fields, n.into())));
    id(&["monster"], names::monster(pack, word).ok().map(|m| m.0));
    id(&["kind", "token"], names::token(pack, word).ok().map(|t| t.0));
    id(&["action", "upgrade"], names::action(pack, word).ok().map(|a| a.0));
    id(&["hero"], names::hero(pack, word).ok().map(|h| h.0));
    id(&["focus"], names::focus(pack, word).ok().map(|f| f.0));
    id(&["card", "item"], names::recon(pack, word).ok().map(|r| r.0));
    id(&["twist"], names::twist(pack, word).ok().map(|t| t.0));
    id(&["objective"], names::objective(pack, word).ok().map(|o| o.0));
    if found.is_empty() || matches!(word, "pool" | "reserve" | "box") {
        const WORDS: &[&str] =
            &["side", "face", "result", "to", "from", "ty", "window", "phase", "outcome", "deck", "what"];
        let known = word.chars().all(|c| c.is_ascii_lowercase() || matches!(c, '_' | '.' | '-'));
        if !known {
            return Err(format!("`{word}` is nothing an event could be about"));
        }
        found.push((WORDS, word.into()));
    }
    Ok(found)
}

/// An event for people: its name and what it is about.
pub fn tell(player: &Player, event: &Event) -> String {
    let (world, pack) = (player.world(), &*player.pack);
    told(event, |name, field, _, n| {
        let n = n?;
        Some(match field {
            "seat" | "by" => names::of_seat(Seat(n)),
            "hero" if name == "hero_chosen" => pack.heroes[n as usize].meta.id.clone(),
            "figure" | "attacker" | "target" | "hero" => names::of_figure(world, pack, Figure(n)),
            "place" | "from" => names::of_place(world, pack, Place(n)),
            "to" if name != "threat_advanced" => names::of_place(world, pack, Place(n)),
            "monster" => pack.monster(Monster(n)).meta.id.clone(),
            "card" | "item" if name.starts_with("recon") || field == "item" => pack.recon[n as usize].meta.id.clone(),
            _ => return None,
        })
    })
}

/// The names of all events.
pub const EVENTS: &[&str] = &[
    "later_mission",
    "mission_begins",
    "start_player",
    "hero_chosen",
    "upgrade_chosen",
    "focus_chosen",
    "specialist_card_chosen",
    "spawn_token_placed",
    "round_begins",
    "phase_begins",
    "turn_begins",
    "turn_skipped",
    "turn_ends",
    "drew",
    "reshuffled",
    "played",
    "discarded",
    "recovered",
    "moved",
    "placed",
    "spawned",
    "returned",
    "pool_changed",
    "boss_entered",
    "attack_declared",
    "attack_lost",
    "intercepted",
    "retargeted",
    "rolled",
    "rerolled",
    "hits",
    "attack_ended",
    "killed",
    "wounded",
    "boss_beaten",
    "unharmed",
    "thing_destroyed",
    "prevented",
    "damaged",
    "knocked_down",
    "stood_up",
    "coin_turned",
    "unprotected",
    "threat_advanced",
    "twist_drawn",
    "twist_suspended",
    "twist_discarded",
    "search_begins",
    "search_stopped",
    "spawn_token_turned",
    "recon_drawn",
    "recon_finished",
    "item_found",
    "peeked",
    "token_placed",
    "token_removed",
    "token_taken",
    "token_dropped",
    "intel_placed",
    "objective_completed",
    "pinned",
    "freed",
    "activated",
    "activation_die",
    "targets",
    "approaches",
    "activation_stopped",
    "spawn_rolled",
    "die_rolled",
    "ambush",
    "effect",
    "altered",
    "cancelled",
    "carried_over",
    "effect_ends",
    "window_opened",
    "mission_ends",
];
