//! Facts: what a scenario says of the table, `mist_lands A 2`, `A vp 7`, `objective control 2 1`.

use crate::scenario::facts::{number, same, truth};
use cry_havoc::{
    CryHavoc,
    flow::Frame,
    pack::TokenWord,
    terms::*,
    view::View,
    world::{Scoring, names},
};

type Player<'a> = crate::scenario::Player<'a, CryHavoc>;

fn side(player: &Player, who: &str) -> Result<Side, String> {
    names::side(player.world(), who).map_err(|error| error.to_string())
}

fn said<T>(found: Result<T, names::Unknown>) -> Result<T, String> {
    found.map_err(|error| error.to_string())
}

/// What a seat, or a spectator, sees of the table.
pub fn seen(player: &Player, viewer: Option<Seat>, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let view = View::of(&player.table, &player.pack, viewer);
    let of = |who: &str| side(player, who)?.seat().ok_or_else(|| "nobody plays the neutral Trogs".to_owned());
    let seen = |who: &str| of(who).map(|seat| &view.seats[seat.index()]);
    match words.as_slice() {
        ["hand", "of", who, how @ ("shown" | "hidden")] => {
            let (seat, held) = (seen(who)?, player.world().hand(of(who)?).len());
            same("cards counted", held, seat.hand_count)?;
            same("hand", *how, if seat.hand.len() as u32 == held { "shown" } else { "hidden" })
        }
        ["hand", "of", who, "shows", n] => number("cards seen", n, seen(who)?.hand.len()),
        ["backs", "of", who, how @ ("shown" | "hidden")] => {
            same("backs", *how, if seen(who)?.backs.is_some() { "shown" } else { "hidden" })
        }
        ["discard", "of", who, "shows", n] => number("cards seen", n, seen(who)?.discard.len()),
        ["stored", "of", who, "shows", n] => {
            number("faces seen", n, seen(who)?.stored.iter().filter(|card| card.card.is_some()).count())
        }
        ["faces", "in", id, n] => {
            let region = said(names::region(player.world().board(&player.pack), id))?;
            let found = view.regions.iter().find(|seen| seen.region == region).map_or(&[][..], |seen| &seen.tokens);
            number("faces seen", n, found.iter().filter(|token| token.face.is_some()).count())
        }
        _ => Err(format!(
            "`{text}` is nothing one can see: hand of A hidden, hand of A shows 1, backs of A hidden, discard of A shows 1, stored of A shows 0, \
             faces in a 1"
        )),
    }
}

/// Whether the fact holds; the error says what was found, or what is wrong with its words.
pub fn hold(player: &Player, text: &str) -> Result<(), String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (world, pack) = (player.world(), &*player.pack);
    let order = |seats: &[Seat]| seats.iter().map(|seat| names::of_side(Side::of(*seat))).collect::<Vec<_>>().join(" ");
    match words.as_slice() {
        ["winner", who] => same("winner", Some(side(player, who)?), world.winner()),
        ["going", "on"] => same("winner", None, world.winner()),
        ["round", n] => number("Round", n, world.round()),
        ["phase", phase] => same("phase", phase.to_string(), format!("{:?}", world.phase()).to_lowercase()),
        ["action", "round", n] => number("Action round", n, world.action_round() + 1),
        ["initiative", rest @ ..] => same("Initiative", rest.join(" "), order(world.initiative())),
        ["next", "initiative", rest @ ..] => same("Next Initiative", rest.join(" "), order(world.next_initiative())),
        ["scoring", who] => {
            let wanted = match *who {
                "no" => Scoring::No,
                "final" => Scoring::Final,
                who => Scoring::By(side(player, who)?),
            };
            same("Scoring", wanted, world.scoring())
        }
        ["spot", n, "height", height] => {
            let spot =
                n.parse::<usize>().ok().filter(|n| (1..=SPOTS + 1).contains(n)).ok_or(format!("`{n}` is no spot"))?;
            number("tokens on the spot", height, world.spot(spot - 1).len())
        }
        ["spot", n, "top", id] => {
            let spot =
                n.parse::<usize>().ok().filter(|n| (1..=SPOTS + 1).contains(n)).ok_or(format!("`{n}` is no spot"))?;
            let top = world.spot(spot - 1).last().map(|token| pack.events[token.index()].meta.id.as_str());
            same("top token", Some(*id), top)
        }
        ["spot", n, "stack", rest @ ..] => {
            let spot =
                n.parse::<usize>().ok().filter(|n| (1..=SPOTS + 1).contains(n)).ok_or(format!("`{n}` is no spot"))?;
            let stack = world.spot(spot - 1).iter().rev().map(|token| pack.events[token.index()].meta.id.as_str());
            same("stack", rest.join(" "), stack.collect::<Vec<_>>().join(" "))
        }
        ["points", n] => {
            let spent_on = match player.table.asking() {
                Some(Frame::Recruit(recruit)) => Some(recruit.points()),
                _ => world.march().map(|march| march.points).or_else(|| world.build().map(|scene| scene.points)),
            };
            number("points", n, spent_on.ok_or("no Move, Recruit or Build Action has points to spend now")?)
        }
        ["terrain", "deck", terrain, n] => {
            let terrain: Terrain = said(names::word("Terrain", terrain))?;
            number("cards in the deck", n, world.terrain_deck(terrain).len())
        }
        ["supply", id, n] => {
            let left = match names::structure(pack, id) {
                Ok(structure) => world.structure_supply(structure),
                Err(_) => world.named_supply(said(names::named(pack, id))?),
            };
            number("in the supply", n, left)
        }
        ["token", "supply", id, n] => number("in the supply", n, world.named_supply(said(names::named(pack, id))?)),
        ["pieces", kind, n] => {
            let kind: PieceKind = said(names::word("token", kind))?;
            number("in the supply", n, world.supply_len(kind))
        }
        ["objective", which, attack, defence] => {
            let objective: Objective = said(names::word("Objective", which))?;
            let battle = world.battle().ok_or("no battle is being resolved")?;
            let found = [battle.on(0, objective), battle.on(1, objective)];
            same(which, format!("{attack} {defence}"), format!("{} {}", found[0], found[1]))
        }
        ["strength", which, attack, defence] => {
            let objective: Objective = said(names::word("Objective", which))?;
            let battle = world.battle().ok_or("no battle is being resolved")?;
            let found = [battle.strength(0, objective), battle.strength(1, objective)];
            same(which, format!("{attack} {defence}"), format!("{} {}", found[0], found[1]))
        }
        ["order", rest @ ..] => {
            let battle = world.battle().ok_or("no battle is being resolved")?;
            same("order", rest.join(" "), battle.order.map(Objective::word).join(" "))
        }
        ["battle", "in", id] => {
            let region = said(names::region(world.board(pack), id))?;
            same("battle", Some(region), world.battle().map(|battle| battle.region))
        }
        ["no", "battle"] => truth(text, world.battle().is_none()),
        [who, rest @ ..] if names::side(world, who).is_ok() => of_side(player, text, side(player, who)?, rest),
        [id, rest @ ..] => match names::region(world.board(pack), id) {
            Ok(region) => of_region(player, text, region, rest),
            Err(_) => Err(format!("`{text}` is no fact; {}", "see docs/scenarios.md")),
        },
        [] => Err("a fact is empty".into()),
    }
}

fn of_side(player: &Player, text: &str, who: Side, words: &[&str]) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let seat = || who.seat().ok_or_else(|| "the neutral Trogs have none of that".to_owned());
    match words {
        ["vp", n] => number("VP", n, world.vp(seat()?)),
        ["reserve", n] => number("Reserve", n, world.reserve(who)),
        ["hand", n] => number("hand", n, world.hand(seat()?).len()),
        ["deck", n] => number("deck", n, world.deck(seat()?).len()),
        ["discard", n] => number("discard pile", n, world.discard(seat()?).len()),
        ["store", n] => number("stored Crystals", n, world.store(seat()?)),
        ["stored", n] => number("stored cards", n, world.stored(seat()?).len()),
        ["controls", n] => number("controlled Regions", n, world.controlled_by(who).len()),
        ["has", id] => truth(text, world.hand(seat()?).has(said(names::card(pack, id))?)),
        ["lacks", id] => truth(text, !world.hand(seat()?).has(said(names::card(pack, id))?)),
        ["discarded", id] => truth(text, world.discard(seat()?).has(said(names::card(pack, id))?)),
        ["stores", id] => truth(text, world.stored(seat()?).contains(&said(names::card(pack, id))?)),
        ["skill", id, state @ ("ready" | "exhausted" | "missing")] => {
            let skill = said(names::skill(pack, id))?;
            let found = match (world.has_skill(seat()?, skill), world.is_ready(seat()?, skill)) {
                (false, _) => "missing",
                (_, true) => "ready",
                (_, false) => "exhausted",
            };
            same("Skill", *state, found)
        }
        ["skills", n] => number("Skills", n, world.skills(seat()?).len()),
        ["prisoners", n] => number("Prisoners held", n, world.prisoners_held(who)),
        ["holds", owner, n] => number("Prisoners", n, world.prisoners(who, side(player, owner)?)),
        ["knows", id] => {
            let face = said(names::face(pack, id))?;
            truth(text, world.knows(seat()?).iter().any(|piece| pack.pieces[piece.index()] as usize == face))
        }
        ["faction", id] => same("Faction", Some(*id), world.faction(who).map(Faction::word)),
        ["hq", id] => same("HQ", Some((*id).to_owned()), world.hq(who).map(|r| names::of_region(world, pack, r))),
        ["hq", "units", n] => {
            number("Units in the HQ", n, world.hq(who).map_or(-1, |hq| i64::from(world.units(hq, who))))
        }
        ["hq", "control", "nobody"] => same("Control of the HQ", None, world.hq(who).and_then(|hq| world.control(hq))),
        ["hq", "control", owner] => {
            same("Control of the HQ", Some(side(player, owner)?), world.hq(who).and_then(|hq| world.control(hq)))
        }
        ["has", "no", "hq"] => same("HQ", None, world.hq(who)),
        _ => Err(format!(
            "`{text}` is no fact about a player: vp, reserve, hand, deck, discard, store, stored, controls, has, lacks, \
             discarded, stores, skill … ready, skills, prisoners, holds B 1, knows, faction, hq"
        )),
    }
}

fn of_region(player: &Player, text: &str, region: Region, words: &[&str]) -> Result<(), String> {
    let (world, pack) = (player.world(), &*player.pack);
    let token = |id: &str| -> Result<TokenWord, String> {
        Ok(match id {
            "nest" => TokenWord::Nest,
            "war_party" => TokenWord::WarParty,
            "exploration" => TokenWord::Exploration,
            "trog" => TokenWord::Trog,
            id => TokenWord::Named(said(names::named(pack, id))?),
        })
    };
    match words {
        ["empty"] => truth(text, !world.is_occupied(region)),
        ["control", "nobody"] => same("Control", None, world.control(region)),
        ["control", who] => same("Control", Some(side(player, who)?), world.control(region)),
        ["crystals", n] => number("Crystals", n, world.crystals(region)),
        ["worth", n] => number("worth", n, world.worth(region)),
        ["halted", n] => number("halted Units", n, world.halted(region)),
        ["battle", n, who] => {
            let found = world.battle_token(region).map(|token| (token.number, token.attacker));
            let n = n.parse().map_err(|_| format!("`{n}` is no number"))?;
            same("Battle token", Some((n, side(player, who)?)), found)
        }
        ["no", "battle"] => same("Battle token", None, world.battle_token(region).map(|token| token.number)),
        ["structure", id] => truth(text, world.structures(region).has(said(names::structure(pack, id))?)),
        ["no", "structure", id] => truth(text, !world.structures(region).has(said(names::structure(pack, id))?)),
        ["token", id] => truth(text, world.regions_with(token(id)?).has(region)),
        ["no", "token", id] => truth(text, !world.regions_with(token(id)?).has(region)),
        ["tokens", id, n] => number("tokens", n, world.tokens_in(region, token(id)?).count()),
        [who, n] if names::side(world, who).is_ok() => number("Units", n, world.units(region, side(player, who)?)),
        _ => Err(format!(
            "`{text}` is no fact about a Region: A 2, empty, control A, control nobody, crystals 3, worth 2, battle 1 A, \
             no battle, structure x, no structure x, token nest, no token nest, tokens nest 2, halted 1"
        )),
    }
}
