//! Facts: what a scenario says of the table, `A at b`, `threat 7`, `event knocked_down A`.

use crate::scenario::{
    facts::{number, same, truth},
    marked_for,
};
use fireteam_zero::{
    FireteamZero,
    event::Event,
    pack::{Pool, ReconCard, ReconKind, SpawnSide},
    rules::{FZ_CARD_07, FZ_INTEL_02, FZ_INTEL_03, FZ_SPAWN_12},
    terms::*,
    view::View,
    world::{Outcome, TokenOn, names},
};

type Player<'a> = crate::scenario::Player<'a, FireteamZero>;

fn seat_of(player: &Player, who: &str) -> Result<Seat, String> {
    player.seat(who)
}

/// What a seat, or a spectator, sees of the table.
pub fn seen(player: &Player, viewer: Option<Seat>, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let view = |rule| marked_for(rule, || View::of(&player.table, &player.pack, viewer));
    let token = |rule, kind: &str| {
        let tokens = view(rule).tokens;
        let token = tokens.iter().find(|t| t.kind == kind).ok_or(format!("no token {kind} is seen"))?;
        serde_json::to_value(token).map_err(|e| e.to_string())
    };
    match words.as_slice() {
        ["hand", "of", who, how @ ("shown" | "hidden")] => {
            let seat = seat_of(player, who)?;
            let hero = view(FZ_CARD_07).heroes.swap_remove(seat.index());
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
        ["start", "player", who] => same("start player", seat_of(player, who)?, world.start_player()),
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
            let (kind, seat) = (names::token(pack, kind).map_err(|e| e.to_string())?, seat_of(player, who)?);
            truth(text, world.tokens().any(|(_, t)| t.kind == kind && t.on == TokenOn::Hero(seat)))
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
        [id, "complete"] => truth(text, world.is_complete(objective(player, id)?)),
        [id, "not", "complete"] => truth(text, !world.is_complete(objective(player, id)?)),
        [kind, "on", "board", n] => {
            let kind = names::monster(pack, kind).map_err(|e| e.to_string())?;
            number("on board", n, world.monsters().iter().filter(|m| m.kind == kind && m.at.is_some()).count())
        }
        [who, rest @ ..] if names::seat(world, pack, who).is_ok() => of_seat(player, seat_of(player, who)?, rest, text),
        [name, n, rest @ ..] if n.parse::<u8>().is_ok() && !rest.is_empty() => {
            of_figure(player, &format!("{name} {n}"), rest, text)
        }
        [name, rest @ ..] if !rest.is_empty() => of_figure(player, name, rest, text),
        _ => Err(format!("`{text}` is no fact; see docs/scenarios.md")),
    }
}

fn of_seat(player: &Player, seat: Seat, rest: &[&str], text: &str) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let deck: Cards = world.deck(seat).iter().copied().collect();
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
            same("whose turn it is", Some(seat), world.turn().seat)?;
            number("moves", n, world.turn().moves)
        }
        ["acted"] => truth(text, world.turn().seat == Some(seat) && world.turn().acted),
        ["not", "acted"] => truth(text, world.turn().seat == Some(seat) && !world.turn().acted),
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
