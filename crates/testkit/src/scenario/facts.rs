//! Facts that every game has: offers and refusals, questions, events. The rest is the game's.

use super::{Player, Tabletop, hint, letter, step};
use kernel::Seats;
use serde_json::Value;

/// Whether the fact holds; the error says what was found, or what is wrong with its words.
pub(super) fn hold<R: Tabletop>(player: &Player<R>, text: &str) -> Result<(), String> {
    if let Some((viewer, fact)) = text.strip_prefix("view ").and_then(|rest| rest.split_once(": ")) {
        let viewer = if viewer == "spectator" { None } else { Some(player.seat(viewer)?) };
        return R::seen(player, viewer, fact);
    }
    if text.contains(':') && !text.contains(" before ") && text.split_once(": ").is_some() {
        return player.look(&step::parse::<R>(text)?);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    match words.as_slice() {
        ["asked", "nobody"] => truth(text, player.table.waiting().is_empty()),
        ["asked", who @ ..] => asked(player, who),
        ["not", "asked", who @ ..] => {
            let asked = player.table.waiting();
            for who in who {
                truth(text, !asked.has(player.seat(who)?))?;
            }
            Ok(())
        }
        ["asks", rule, who @ ..] => {
            let rule = step::rule_id::<R>(rule)?;
            let open = player.table.ask();
            open.iter().for_each(|ask| kernel::marks::cite(ask.rule));
            let found = open.map(|ask| ask.rule.id::<R>());
            same("rule that asks", Some(rule), found)?;
            if who.is_empty() { Ok(()) } else { asked(player, who) }
        }
        ["event", ..] if text.contains(" before ") => {
            let (first, second) = text.split_once(" before ").unwrap_or((text, ""));
            let place = |what: &str| -> Result<usize, String> {
                let what: Vec<&str> = what.split_whitespace().filter(|w| *w != "event").collect();
                let found = found_events(player, &what)?;
                found.first().copied().ok_or_else(|| format!("there was no event {}", what.join(" ")))
            };
            let (first, second) = (place(first)?, place(second)?);
            if first < second { Ok(()) } else { Err("it was the other way round".into()) }
        }
        ["event", what @ ..] => truth(text, !found_events(player, what)?.is_empty()),
        ["no", "event", what @ ..] => truth(text, found_events(player, what)?.is_empty()),
        ["events", what @ .., n] => number("events", n, found_events(player, what)?.len()),
        _ => R::fact(player, text),
    }
}

fn asked<R: Tabletop>(player: &Player<R>, who: &[&str]) -> Result<(), String> {
    let mut wanted = Seats::NONE;
    for who in who {
        wanted = wanted.with(player.seat(who)?);
    }
    let name = |seats: Seats| seats.iter().map(letter).collect::<Vec<_>>().join(" ");
    same("asked", name(wanted), name(player.table.waiting()))
}

/// A fact that is so or not.
pub fn truth(text: &str, holds: bool) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("expected: {text}\n  found: it is not so")) }
}

/// Something that is as wanted.
pub fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: T, found: T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("expected {what}: {wanted:?}\n  found {what}: {found:?}")) }
}

/// A number that is as wanted.
pub fn number(what: &str, wanted: &str, found: impl TryInto<i64>) -> Result<(), String> {
    let wanted: i64 = wanted.parse().map_err(|_| format!("`{wanted}` is no number"))?;
    same(what, wanted, found.try_into().unwrap_or(-1))
}

/// The places in the story of the events that fit a name and, in any order, what they are about.
fn found_events<R: Tabletop>(player: &Player<R>, words: &[&str]) -> Result<Vec<usize>, String> {
    let Some((name, args)) = words.split_first() else { return Err("an event needs a name".into()) };
    if !R::EVENTS.contains(name) {
        let hint = hint(name, R::EVENTS.iter().copied()).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("there is no event `{name}`{hint}"));
    }
    let mut about = Vec::new();
    let mut rest = args;
    while let Some((word, more)) = rest.split_first() {
        // `corrupted_animal 1` is one name.
        let two = more.first().filter(|n| n.parse::<u8>().is_ok()).map(|n| format!("{word} {n}"));
        let two = two.and_then(|name| R::meanings(player, &name).ok());
        rest = if two.is_some() { &more[1..] } else { more };
        about.push(match two {
            Some(meanings) => meanings,
            None => R::meanings(player, word)?,
        });
    }
    let fits = |event: &R::Event| {
        let Ok(Value::Object(fields)) = serde_json::to_value(event) else { return false };
        fields.get("event").and_then(Value::as_str) == Some(name)
            && about.iter().all(|meanings| {
                fields.iter().any(|(field, value)| {
                    let meant = |(names, meant): &(&[&str], Value)| names.contains(&field.as_str()) && value == meant;
                    field != "event" && meanings.iter().any(meant)
                })
            })
    };
    Ok((0..player.events.len()).filter(|n| fits(&player.events[*n])).collect())
}
