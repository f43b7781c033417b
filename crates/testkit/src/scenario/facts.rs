//! Facts: what a scenario says of the table, `A at b`, `threat 7`, `event knocked_down A`.

use super::{
    run::{Player, marked_for},
    words::Step,
};
use fireteam_zero::{
    event::Event,
    pack::{Pool, ReconCard, ReconKind, SpawnSide, hint},
    question,
    rules::{FZ_CARD_07, FZ_INTEL_02, FZ_INTEL_03, FZ_SPAWN_12, IDS},
    terms::*,
    view::View,
    world::{Cards, Outcome, TokenOn, names},
};
use kernel::Seat;
use serde_json::Value;

/// What a seat, or a spectator, sees of the table.
fn seen(player: &Player, viewer: &str, text: &str) -> Result<(), String> {
    let viewer = if viewer == "spectator" { None } else { Some(player.seat(viewer)?) };
    let words: Vec<&str> = text.split_whitespace().collect();
    let view = |rule| marked_for(rule, || View::of(&player.table, &player.pack, viewer));
    let token = |rule, kind: &str| {
        let tokens = view(rule).tokens;
        let token = tokens.iter().find(|t| t.kind == kind).ok_or(format!("no token {kind} is seen"))?;
        serde_json::to_value(token).map_err(|e| e.to_string())
    };
    match words.as_slice() {
        ["hand", "of", who, how @ ("shown" | "hidden")] => {
            let seat = player.seat(who)?;
            let hero = view(FZ_CARD_07).heroes.swap_remove(seat);
            same("cards counted", player.world().hand_len(seat), hero.hand_count)?;
            same("hand", *how, if hero.hand.is_some() { "shown" } else { "hidden" })
        }
        ["spawn", n, how @ ..] => {
            let spawns = view(FZ_SPAWN_12).spawns;
            let found = spawns.iter().find(|s| s.number.to_string() == *n).ok_or(format!("there is no spawn {n}"))?;
            same("spawn", how.join(" "), if found.secured { "secured" } else { "not secured" }.to_owned())
        }
        ["token", kind, "letter", letter] => {
            let token = token(FZ_INTEL_02, kind)?;
            same("letter", Some(*letter), token["letter"].as_str())
        }
        ["token", kind, "named", name @ ..] => {
            let token = token(FZ_INTEL_03, kind)?;
            same("name", Some(name.join(" ")), token["name"].as_str().map(str::to_owned))
        }
        _ => Err(format!(
            "`{text}` is nothing one can see: hand of A hidden, spawn 3 secured, token intel letter A, \
                          token survivor named …"
        )),
    }
}

/// Whether the fact holds; the error says what was found, or what is wrong with its words.
pub fn hold(player: &Player, text: &str) -> Result<(), String> {
    if let Some((viewer, fact)) = text.strip_prefix("view ").and_then(|rest| rest.split_once(": ")) {
        return seen(player, viewer, fact);
    }
    if text.contains(':') && !text.contains(" before ") && text.split_once(": ").is_some() {
        return player.look(&Step::parse(text)?);
    }
    let words: Vec<&str> = text.split_whitespace().collect();
    let (world, pack) = (player.world(), &*player.pack);
    match words.as_slice() {
        ["won"] => same("outcome", Some(Outcome::Won), world.outcome()),
        ["lost"] => same("outcome", Some(Outcome::Lost), world.outcome()),
        ["going", "on"] => same("outcome", None, world.outcome()),
        ["coin", side] => same("coin", *side, world.coin().word()),
        ["threat", n] => number("threat", n, world.threat()),
        ["round", n] => number("round", n, world.round()),
        ["phase", phase] => same("phase", phase.to_string(), format!("{:?}", world.phase()).to_lowercase()),
        ["start", "player", who] => same("start player", player.seat(who)?, world.start_player()),
        ["twists", "drawn", n] => number("twists drawn", n, world.twists_drawn()),
        ["twists", n] => number("twists in play", n, world.twists().iter().filter(|t| !t.discarded).count()),
        ["twist", id, rest @ ("in" | "not" | "suspended"), ..] => {
            let twist = names::twist(pack, id).map_err(|e| e.to_string())?;
            let found = world.twists().iter().find(|t| t.twist == twist && !t.discarded);
            match *rest {
                "in" => truth(text, found.is_some()),
                "not" => truth(text, found.is_none()),
                _ => truth(text, found.is_some_and(|t| t.suspended)),
            }
        }
        ["intel", id, n] => number("intel", n, world.intel(objective(player, id)?)),
        ["recon", "deck", n] => number("recon deck", n, world.recon_deck().len()),
        ["recon", "top", id] => {
            let top = world.recon_deck().last().map(|r| pack.recon[r.index()].meta.id.as_str());
            same("top recon card", Some(*id), top)
        }
        ["recon", has @ ("has" | "lacks"), id] => {
            let card = names::recon(pack, id).map_err(|e| e.to_string())?;
            truth(text, world.recon_deck().contains(&card) == (*has == "has"))
        }
        ["recon", "count", kind, n] => {
            let fits = |card: &ReconCard| match &card.kind {
                ReconKind::Event { tag, .. } => tag == kind,
                ReconKind::Discovery { .. } => *kind == "discovery",
                ReconKind::Item { .. } => *kind == "find",
            };
            number(kind, n, world.recon_deck().iter().filter(|r| fits(&pack.recon[r.index()])).count())
        }
        ["twist", "deck", n] => number("twist deck", n, world.twist_deck().len()),
        ["spawn", n, rest @ ..] => {
            let nth = n.parse::<usize>().ok().filter(|n| (1..=SPAWNS).contains(n));
            let token = world.spawns()[nth.ok_or_else(|| format!("`{n}` is no spawn number"))? - 1];
            match rest {
                ["at", place] => same("place", (*place).into(), names::of_place(world, pack, token.place)),
                [side] if SpawnSide::from_word(side).is_some() => same("side", *side, token.side.word()),
                _ => Err(format!("`{text}`: write \"spawn 3 down|up|closed\" or \"spawn 3 at c\"")),
            }
        }
        ["token", kind, "on", who] => {
            let (kind, seat) = (names::token(pack, kind).map_err(|e| e.to_string())?, player.seat(who)?);
            truth(text, world.tokens().any(|(_, t)| t.kind == kind && t.on == TokenOn::Hero(seat as u8)))
        }
        ["token", kind, "at", place] => {
            let kind = names::token(pack, kind).map_err(|e| e.to_string())?;
            let place = names::place(world.board(pack), place).map_err(|e| e.to_string())?;
            truth(text, world.tokens_at(place, kind) > 0)
        }
        ["tokens", kind, n] => {
            let kind = names::token(pack, kind).map_err(|e| e.to_string())?;
            number("tokens", n, world.tokens().filter(|(_, t)| t.kind == kind).count())
        }
        [pool @ ("pool" | "reserve" | "box"), kind, n] => {
            let kind = names::monster(pack, kind).map_err(|e| e.to_string())?;
            let home = Pool::from_word(pool);
            let there = world.monsters().iter().filter(|m| m.kind == kind && m.at.is_none() && Some(m.home) == home);
            number(pool, n, there.count())
        }
        ["pool", n] => {
            let there = world.monsters().iter().filter(|m| m.at.is_none() && m.home == Pool::Pool);
            number("pool", n, there.count())
        }
        ["dice", n] => number("dice of the last roll", n, last_roll(player).ok_or("nothing was rolled")?),
        ["hits", n] => {
            let hits = player.events.iter().rev().find_map(|e| match e {
                Event::Hits { hits, .. } => Some(*hits),
                _ => None,
            });
            number("hits", n, hits.ok_or("no attack came to its hits")?)
        }
        ["no", "roll"] => truth(text, last_roll(player).is_none()),
        ["lasting", n] => number("lasting effects", n, world.lasting().count()),
        ["asked", "nobody"] => truth(text, player.table.waiting().is_empty()),
        ["asked", who @ ..] => asked(player, who),
        ["not", "asked", who @ ..] => {
            let asked = player.table.waiting();
            for who in who {
                truth(text, !asked.has(Seat(player.seat(who)? as u8)))?;
            }
            Ok(())
        }
        ["asks", rule, who @ ..] => {
            if !IDS.contains(rule) {
                return Err(format!("there is no rule {rule}"));
            }
            let open = question(&player.table);
            open.map(|q| q.rule).into_iter().for_each(kernel::marks::cite);
            let found = open.map(|q| IDS[q.rule.0 as usize]);
            same("rule that asks", Some(*rule), found)?;
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
        [id, "complete"] => truth(text, world.is_complete(objective(player, id)?)),
        [id, "not", "complete"] => truth(text, !world.is_complete(objective(player, id)?)),
        [kind, "on", "board", n] => {
            let kind = names::monster(pack, kind).map_err(|e| e.to_string())?;
            number("on board", n, world.monsters().iter().filter(|m| m.kind == kind && m.at.is_some()).count())
        }
        [who, rest @ ..] if names::seat(world, pack, who).is_ok() => of_seat(player, player.seat(who)?, rest, text),
        [name, n, rest @ ..] if n.parse::<u8>().is_ok() && !rest.is_empty() => {
            of_figure(player, &format!("{name} {n}"), rest, text)
        }
        [name, rest @ ..] if !rest.is_empty() => of_figure(player, name, rest, text),
        _ => Err(format!("`{text}` is no fact; see docs/scenarios.md")),
    }
}

fn of_seat(player: &Player, seat: usize, rest: &[&str], text: &str) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let deck = Cards(world.deck(seat).iter().fold(0, |bits, card| bits | 1 << card.0));
    let count = |cards: Cards, id: &str| -> Result<usize, String> {
        let design = names::action(pack, id).map_err(|e| e.to_string())?;
        Ok(cards.iter().filter(|card| world.design(seat, *card) == design).count())
    };
    let pile = |name: &str| match name {
        "hand" => Some(world.hand(seat)),
        "discard" => Some(world.discard_pile(seat)),
        "deck" => Some(deck),
        _ => None,
    };
    let item = |id: &str| -> Result<Option<u8>, String> {
        let card = names::recon(pack, id).map_err(|e| e.to_string())?;
        Ok(world.items(seat).iter().find(|i| i.card == card).map(|i| i.charges))
    };
    match rest {
        ["at", place] => at(player, Figure::hero(seat), place),
        ["hand", "size", n] => number("hand size", n, world.hand_size(pack, seat)),
        ["deck", "top", id] => {
            let top = world.deck(seat).last().map(|c| pack.action(world.design(seat, *c)).meta.id.as_str());
            same("top card", Some(*id), top)
        }
        [name, "has", id] if pile(name).is_some() => truth(text, count(pile(name).unwrap_or_default(), id)? > 0),
        [name, "has", id, n] if pile(name).is_some() => number(name, n, count(pile(name).unwrap_or_default(), id)?),
        [name, "lacks", id] if pile(name).is_some() => truth(text, count(pile(name).unwrap_or_default(), id)? == 0),
        [name, n] if pile(name).is_some() => number(name, n, pile(name).unwrap_or_default().len()),
        ["cards", n] => number("cards", n, world.set_size(seat)),
        ["down"] => truth(text, world.is_down(seat)),
        ["active"] => truth(text, world.is_active(seat)),
        ["pinned"] => truth(text, world.is_pinned(seat)),
        ["not", "pinned"] => truth(text, !world.is_pinned(seat)),
        ["moves", n] => {
            same("whose turn it is", Some(seat as u8), world.turn().seat)?;
            number("moves", n, world.turn().moves)
        }
        ["acted"] => truth(text, world.turn().seat == Some(seat as u8) && world.turn().acted),
        ["not", "acted"] => truth(text, world.turn().seat == Some(seat as u8) && !world.turn().acted),
        ["speed", n] => number("speed", n, world.speed_of(pack, Figure::hero(seat))),
        ["hero", id] => same("hero", Some(names::hero(pack, id).map_err(|e| e.to_string())?), world.hero_of(seat)),
        ["carries", "nothing"] => truth(text, world.carried(seat).is_none()),
        ["carries", id] => {
            let kind = world.carried(seat).and_then(|slot| world.token(slot)).map(|t| t.kind);
            same("token", Some(names::token(pack, id).map_err(|e| e.to_string())?), kind)
        }
        ["item", id] => truth(text, item(id)?.is_some()),
        ["no", "item", id] => truth(text, item(id)?.is_none()),
        ["item", id, "charges", n] => number("charges", n, item(id)?.ok_or("the hero has no such find")?),
        _ => Err(format!("`{text}` is no fact about a hero; see docs/scenarios.md")),
    }
}

fn of_figure(player: &Player, name: &str, rest: &[&str], text: &str) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let figure = names::figure(world, pack, name).map_err(|e| e.to_string())?;
    let place = world.place_of(figure);
    match rest {
        ["at", "spawn", n] => {
            let nth = n.parse::<usize>().ok().filter(|n| (1..=SPAWNS).contains(n));
            let token = world.spawns()[nth.ok_or_else(|| format!("`{n}` is no spawn number"))? - 1];
            same("place", Some(token.place), place)
        }
        ["at", place] => at(player, figure, place),
        ["in", pool] if Pool::from_word(pool).is_some() => {
            let found = match (place, world.monster(figure)) {
                (Some(place), _) => format!("on the board at {}", names::of_place(world, pack, place)),
                (None, monster) => monster.map_or("no monster", |m| m.home.word()).into(),
            };
            same("where it is", (*pool).to_owned(), found)
        }
        ["on", "board"] => truth(text, place.is_some()),
        ["not", "on", "board"] => truth(text, place.is_none()),
        ["activated"] => truth(text, world.monster(figure).is_some_and(|m| m.activated)),
        ["not", "activated"] => truth(text, world.monster(figure).is_some_and(|m| !m.activated)),
        ["power", n] => number("power", n, world.monster(figure).map_or(0, |m| m.power)),
        ["health", n] => number("health", n, world.health_of(pack, figure)),
        ["speed", n] => number("speed", n, world.speed_of(pack, figure)),
        ["range", n] => number("range", n, world.monster_range(pack, figure)),
        ["charges", n] if figure.specialist_slot().is_some() => {
            number("charges", n, world.specialist_card(figure.specialist_slot().unwrap_or(0)).charges)
        }
        ["resistance", ty, n] => {
            let ty = AttackType::from_word(ty).ok_or_else(|| format!("`{ty}` is no attack type"))?;
            number("resistance", n, world.resistance(pack, figure, ty, world.attack()))
        }
        _ => Err(format!("`{text}` is no fact about a figure; see docs/scenarios.md")),
    }
}

fn at(player: &Player, figure: Figure, word: &str) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let wanted = names::place(world.board(pack), word).map_err(|e| e.to_string())?;
    let name = |place: Option<Place>| place.map_or("off the board".into(), |p| names::of_place(world, pack, p));
    same("place", name(Some(wanted)), name(world.place_of(figure)))
}

fn asked(player: &Player, who: &[&str]) -> Result<(), String> {
    let waiting = player.table.waiting();
    let mut wanted = kernel::Seats::NONE;
    for who in who {
        wanted = wanted.with(Seat(player.seat(who)? as u8));
    }
    let name = |seats: kernel::Seats| seats.iter().map(|s| names::of_seat(s.0 as usize)).collect::<Vec<_>>().join(" ");
    same("asked", name(wanted), name(waiting))
}

fn objective(player: &Player, id: &str) -> Result<usize, String> {
    let objective = names::objective(&player.pack, id).map_err(|e| e.to_string())?;
    let nth = player.world().objective_nth(&player.pack, objective);
    nth.ok_or_else(|| format!("`{id}` is no objective of this mission"))
}

fn last_roll(player: &Player) -> Option<u8> {
    player.events.iter().rev().find_map(|event| match event {
        Event::Rolled { n, .. } => Some(*n),
        _ => None,
    })
}

fn truth(text: &str, holds: bool) -> Result<(), String> {
    if holds { Ok(()) } else { Err(format!("expected: {text}\n  found: it is not so")) }
}

fn same<T: PartialEq + std::fmt::Debug>(what: &str, wanted: T, found: T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("expected {what}: {wanted:?}\n  found {what}: {found:?}")) }
}

fn number(what: &str, wanted: &str, found: impl TryInto<i64>) -> Result<(), String> {
    let wanted: i64 = wanted.parse().map_err(|_| format!("`{wanted}` is no number"))?;
    same(what, wanted, found.try_into().unwrap_or(-1))
}

/// The places in the story of the events that fit a name and, in any order, what they are about.
fn found_events(player: &Player, words: &[&str]) -> Result<Vec<usize>, String> {
    let Some((name, args)) = words.split_first() else { return Err("an event needs a name".into()) };
    if !EVENTS.contains(name) {
        let hint = hint(name, EVENTS.iter().copied()).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("there is no event `{name}`{hint}"));
    }
    let mut about = Vec::new();
    let mut rest = args;
    while let Some((word, more)) = rest.split_first() {
        // `corrupted_animal 1` is one name.
        let two = more.first().filter(|n| n.parse::<u8>().is_ok()).map(|n| format!("{word} {n}"));
        let two = two.filter(|name| names::figure(player.world(), &player.pack, name).is_ok());
        rest = if two.is_some() { &more[1..] } else { more };
        about.push(two.unwrap_or_else(|| (*word).to_owned()));
    }
    for word in &about {
        meanings(player, word)?;
    }
    Ok((0..player.events.len()).filter(|n| fits(player, &player.events[*n], name, &about)).collect())
}

fn fits(player: &Player, event: &Event, name: &str, about: &[String]) -> bool {
    let Ok(Value::Object(fields)) = serde_json::to_value(event) else { return false };
    fields.get("event").and_then(Value::as_str) == Some(name)
        && about.iter().all(|word| {
            let meanings = meanings(player, word).unwrap_or_default();
            fields.iter().any(|(field, value)| {
                field != "event"
                    && meanings.iter().any(|(names, meant)| names.contains(&field.as_str()) && value == meant)
            })
        })
}

type Meaning = (&'static [&'static str], Value);

/// The fields and values that a word may stand for.
fn meanings(player: &Player, word: &str) -> Result<Vec<Meaning>, String> {
    const FIGURES: &[&str] = &["figure", "attacker", "target", "hero"];
    const NUMBERS: &[&str] = &["n", "hits", "to", "number", "left", "round", "power", "tokens", "distance"];
    let (world, pack) = (player.world(), &*player.pack);
    let mut found: Vec<Meaning> = Vec::new();
    if let Ok(seat) = names::seat(world, pack, word) {
        found.push((&["seat", "by"], seat.into()));
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
        const WORDS: &[&str] = &["side", "face", "result", "to", "from", "ty", "window", "phase", "outcome", "deck"];
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
    let Ok(Value::Object(fields)) = serde_json::to_value(event) else { return format!("{event:?}") };
    let name = fields.get("event").and_then(Value::as_str).unwrap_or_default();
    let mut text = name.to_owned();
    for (field, value) in fields.iter().filter(|(field, _)| *field != "event") {
        let n = value.as_u64().map(|n| n as u8);
        let value = match (field.as_str(), n) {
            ("seat" | "by", Some(n)) => names::of_seat(n as usize),
            ("hero", Some(n)) if name == "hero_chosen" => pack.heroes[n as usize].meta.id.clone(),
            ("figure" | "attacker" | "target" | "hero", Some(n)) => names::of_figure(world, pack, Figure(n)),
            ("place" | "from", Some(n)) => names::of_place(world, pack, Place(n)),
            ("to", Some(n)) if name != "threat_advanced" => names::of_place(world, pack, Place(n)),
            ("monster", Some(n)) => pack.monster(Monster(n)).meta.id.clone(),
            ("card" | "item", Some(n)) if name.starts_with("recon") || field == "item" => {
                pack.recon[n as usize].meta.id.clone()
            }
            _ => value.to_string(),
        };
        text.push_str(&format!(" {field}={value}"));
    }
    text
}

/// The names of all events, so that a misspelt one does not pass as one that never happened.
const EVENTS: &[&str] = &[
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
    "effect_ends",
    "window_opened",
    "mission_ends",
];
