//! What lies beside the board: the tracks and the players, and one player's hand, Skills and Structures.

use super::tale::Page;
use crate::terms::wrap;
use cry_havoc::{
    Table, sight,
    speech::Value,
    terms::*,
    world::{Cause, Phase, Scoring, World},
};
use std::fmt::Write;

/// Letters of seats, in the order in which they come.
fn order(page: &Page, seats: &[Seat]) -> String {
    seats.iter().map(|seat| page.side(Side::of(*seat)).to_string()).collect::<Vec<_>>().join(" ")
}

/// The Round, the tracks, the decks and all players.
pub fn status(page: &Page, world: &World) -> String {
    let mut out = String::new();
    let length = world.length(page.words.pack);
    let action = u64::from(world.action_round()) + 1;
    let scoring = match world.scoring() {
        Scoring::No => page.term("scoring-no", []),
        Scoring::By(side) => page.term("scoring-by", [("who", page.side(side).to_string().into())]),
        Scoring::Final => page.term("scoring-final", []),
    };
    // Outside the Action phase nobody takes a turn.
    let key = if world.phase() == Phase::Actions { "status" } else { "status-quiet" };
    let line = page.term(
        key,
        [
            ("round", world.round().into()),
            ("phase", page.words.teller.phase_name(world.phase() as u8).into()),
            ("action", action.into()),
            ("actions", length.actions_per_round.into()),
            ("scoring", scoring.into()),
        ],
    );
    let _ = writeln!(out, "{line}");
    let values =
        [("now", order(page, world.initiative()).into()), ("next", order(page, world.next_initiative()).into())];
    let _ = writeln!(out, "{}", page.term("initiative", values));
    let _ = writeln!(out, "{}", page.term("events", [("spots", spots(page, world).into())]));
    let mut told = Vec::new();
    for lasting in world.lasting() {
        // What an Event began holds for the Round, long after its token was read.
        if let Cause::Event(token) = lasting.cause
            && !told.contains(&token)
        {
            told.push(token);
            let card = page.words.teller.event(token);
            let text = format!("{} – {}", card.name, card.rules.join(" "));
            let _ = write!(out, "{}", wrap(&page.term("in-force", [("text", text.into())])));
        }
    }
    let decks = Terrain::ALL.iter().map(|terrain| {
        let n = world.terrain_deck(*terrain).len();
        format!("{} {n}", page.words.teller.terrain_name(*terrain))
    });
    let _ = writeln!(out, "{}", page.term("decks", [("decks", decks.collect::<Vec<_>>().join(", ").into())]));
    for seat in world.seats() {
        let _ = writeln!(out, "{}", player(page, world, seat));
    }
    if world.trogs().is_neutral() {
        let kept = prisoners(page, world, Side::NEUTRAL);
        let line = page.term("trogs", [("n", world.reserve(Side::NEUTRAL).into())]);
        let _ = writeln!(out, "{line}{kept}");
    }
    out
}

/// The Event spots: where on the Score track, and how many tokens wait there.
fn spots(page: &Page, world: &World) -> String {
    let at = world.length(page.words.pack).event_spots;
    let mut spots: Vec<String> = at
        .iter()
        .enumerate()
        .map(|(spot, vp)| match spot < world.next_spot() {
            true => page.term("spot-done", [("vp", (*vp).into())]),
            false => page.term("spot", [("vp", (*vp).into()), ("n", (world.spot(spot).len() as u64).into())]),
        })
        .collect();
    let values =
        [("vp", Value::from(page.words.pack.score_track.final_spot)), ("n", (world.spot(SPOTS).len() as u64).into())];
    spots.push(page.term("spot-final", values));
    spots.join(", ")
}

/// One player in a line.
fn player(page: &Page, world: &World, seat: Seat) -> String {
    let side = Side::of(seat);
    let mut line = page.term(
        "player",
        [
            ("who", page.words.story.seat_label(world, seat).into()),
            ("vp", world.vp(seat).into()),
            ("hand", (u64::from(world.hand(seat).len())).into()),
            ("deck", (world.deck(seat).len() as u64).into()),
            ("discard", (u64::from(world.discard(seat).len())).into()),
            ("reserve", world.reserve(side).into()),
            ("control", (u64::from(world.controlled_by(side).len())).into()),
        ],
    );
    if world.store(seat) > 0 {
        let _ = write!(line, ", {}", page.term("store", [("n", world.store(seat).into())]));
    }
    let stored = world.stored(seat).len();
    if stored > 0 {
        let _ = write!(line, ", {}", page.term("stored", [("n", (stored as u64).into())]));
    }
    line + &prisoners(page, world, side)
}

/// Units that a side holds, by owner; nothing if there are none.
fn prisoners(page: &Page, world: &World, holder: Side) -> String {
    let kept: Vec<String> = world
        .sides()
        .iter()
        .filter(|owner| world.prisoners(holder, *owner) > 0)
        .map(|owner| format!("{}{}", page.side(owner), world.prisoners(holder, owner)))
        .collect();
    if kept.is_empty() {
        return String::new();
    }
    format!(", {}", page.term("prisoners", [("list", kept.join(" ").into())]))
}

/// The player's hand with icons, bonus and tactic, the cards kept on tiles, and those being looked at.
pub fn hand(page: &Page, table: &Table, own: Seat) -> String {
    let world = &table.world;
    let mut out = String::new();
    let hand = world.hand(own);
    let _ = writeln!(out, "{}", page.term("hand", [("n", u64::from(hand.len()).into())]));
    // Cards that are put together for an Action have a mark.
    let chosen = sight::discarding(table, Some(own)).map_or(Cards::NONE, |discard| discard.chosen());
    for card in hand.iter() {
        out.push_str(&card_lines(page, card, if chosen.has(card) { '*' } else { ' ' }));
    }
    if !world.stored(own).is_empty() {
        let _ = writeln!(out, "{}", page.term("hand-stored", []));
        world.stored(own).iter().for_each(|card| out.push_str(&card_lines(page, *card, ' ')));
    }
    if let Some(cards) = sight::looking_at(table, Some(own)).map(|cards| cards.but(hand)).filter(|c| !c.is_empty()) {
        let _ = writeln!(out, "{}", page.term("looking", []));
        cards.iter().for_each(|card| out.push_str(&card_lines(page, card, ' ')));
    }
    out
}

/// A name and what is said of it; languages set the colon their own way.
fn entry_line(page: &Page, name: String, text: String) -> String {
    page.term("entry", [("name", name.into()), ("text", text.into())])
}

fn card_lines(page: &Page, card: Card, mark: char) -> String {
    let (entry, text) = (page.words.pack.card(card), page.words.teller.card(card));
    let terrain = card.terrain().map(|terrain| format!(" ({})", page.words.teller.terrain_name(terrain)));
    let bonus: String = text.bonus.iter().map(|bonus| format!(" · {}", bonus.trim_end_matches('.'))).collect();
    let name = format!("{}{}", text.name, terrain.unwrap_or_default());
    let mut out = format!(" {mark}{}\n", entry_line(page, name, format!("{}{bonus}", text.icons)));
    // Notes on the card follow its rules; they can be read with `?`.
    let rules = usize::from(entry.tactic.is_some()) + usize::from(entry.enables_scoring);
    for rule in text.rules.iter().take(rules) {
        let _ = writeln!(out, "      {rule}");
    }
    out
}

/// The player's Skills, ready or exhausted, and the names of those of the others.
pub fn skills(page: &Page, world: &World, own: Seat) -> String {
    let state =
        |seat: Seat, skill: Skill| page.term(if world.is_ready(seat, skill) { "ready" } else { "exhausted" }, []);
    let mut out = format!("{}\n", page.term("skills", []));
    for skill in world.skills(own) {
        let text = page.words.teller.abilities(&page.words.pack.skill(*skill).abilities).join(" ");
        let name = format!("{} ({})", page.words.teller.skill_name(*skill), state(own, *skill));
        let _ = writeln!(out, "  {}", entry_line(page, name, text));
    }
    for seat in world.seats().filter(|seat| *seat != own && !world.skills(*seat).is_empty()) {
        let skills = world.skills(seat).iter();
        let names = skills.map(|skill| format!("{} ({})", page.words.teller.skill_name(*skill), state(seat, *skill)));
        let names = names.collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "  {}", entry_line(page, page.words.story.seat_label(world, seat), names));
    }
    out
}

/// The player's Structures and tokens: costs, how many are left, what they do.
pub fn structures(page: &Page, world: &World, own: Seat) -> String {
    let Some(faction) = world.faction(Side::of(own)) else { return String::new() };
    let card = page.words.pack.faction(faction);
    let left = |n: u8| page.term("left", [("n", n.into())]);
    let mut out = format!("{}\n", page.term("structures", []));
    for structure in card.structures.iter() {
        let (entry, text) = (page.words.pack.structure(structure), page.words.teller.structure(structure));
        let rules = text.rules.iter().take(entry.abilities.len()).cloned().collect::<Vec<_>>().join(" ");
        let name = format!("{} ({}, {})", text.name, text.icons, left(world.structure_supply(structure)));
        let _ = writeln!(out, "  {}", entry_line(page, name, rules));
    }
    for token in card.named.iter() {
        let (entry, text) = (page.words.pack.named(token), page.words.teller.named(token));
        let rules = text.rules.iter().take(entry.abilities.len()).cloned().collect::<Vec<_>>().join(" ");
        let name = format!("{} ({})", text.name, left(world.named_supply(token)));
        let _ = writeln!(out, "  {}", entry_line(page, name, rules));
    }
    out
}

/// The discard piles, and what one has seen in the hands of others.
pub fn piles(page: &Page, world: &World, own: Seat) -> String {
    let names = |cards: Cards| {
        let names: Vec<String> = cards.iter().map(|card| page.words.teller.card_name(card)).collect();
        if names.is_empty() { "–".to_owned() } else { names.join(", ") }
    };
    let mut out = String::new();
    for seat in world.seats() {
        let who = page.words.story.seat_label(world, seat);
        let cards = names(sight::discard(world, Some(own), seat));
        let _ = writeln!(out, "{}", page.term("pile", [("who", who.clone().into()), ("cards", cards.into())]));
        let seen = sight::hand(world, Some(own), seat);
        if seat != own && !seen.is_empty() {
            let _ = writeln!(out, "  {}", page.term("seen", [("who", who.into()), ("cards", names(seen).into())]));
        }
    }
    out
}
