//! Reads what each primitive does, field by field.

use super::numbers::{number, who};
use super::scope::{Cx, Owner};
use super::select::*;
use super::steps::{list, offer};
use super::words::*;
use content::read::{Node, Table};

/// Every field is asked for before one is found wanting, so that a step reports all that is wrong with it.
pub fn what(cx: Cx<'_>, word: &str, t: &mut Table<'_>) -> Option<What> {
    let units = |t: &mut Table<'_>, key| t.req(key, |n| not_other(n, place(cx, n, Places::UNITS)?));
    let region = |t: &mut Table<'_>, key| t.req(key, |n| selector(cx, n));
    // In the target of a move, `bound` is where each thing comes from.
    let target = |t: &mut Table<'_>| t.req("to", |n| selector(Cx { bound_region: true, ..cx }, n));
    Some(match word {
        "place_units" => What::PlaceUnits { to: units(t, "to")? },
        "move_units" => {
            let from = units(t, "from");
            let to = t.req("to", |n| {
                let to = place(Cx { bound_region: true, ..cx }, n, Places::UNITS)?;
                if matches!(from, Some(Place::Objectives(_))) { Some(to) } else { not_other(n, to) }
            });
            let free = t.or("free", false, Node::bool);
            What::MoveUnits { from: from?, to: to?, free: free? }
        }
        "kill_units" => {
            let (at, vp) = (units(t, "at"), t.or("vp", 0, Node::small));
            What::KillUnits { at: at?, vp: vp? }
        }
        "withdraw_units" => What::WithdrawUnits { at: units(t, "at")? },
        "capture_units" => What::CaptureUnits { at: units(t, "at")? },
        "release_prisoners" => {
            let legal = [Who::Me, Who::Enemy, Who::Others, Who::Trogs];
            What::ReleasePrisoners { whose: t.req("whose", |n| who(cx, n, &legal))? }
        }
        "mod_strength" => {
            let (objective, amount) = (t.req("objective", Node::word), t.req("amount", change));
            What::ModStrength { objective: objective?, amount: amount? }
        }
        "win_ties" => What::WinTies { objective: t.req("objective", Node::word)? },
        "reorder_objectives" => {
            let first = t.req("mode", |n| match n.str()? {
                "first" => Some(true),
                "reverse" => Some(false),
                word => n.unknown(word, ["first", "reverse"]),
            });
            let objective = t.opt("objective", Node::word);
            match (first?, objective?) {
                (true, Some(objective)) => What::ReorderObjectives { first: Some(objective) },
                (false, None) => What::ReorderObjectives { first: None },
                (true, None) => return wrong(t.node, "\"first\" lifts one Objective", "write objective"),
                (false, Some(_)) => return wrong(t.node, "\"reverse\" takes no objective", "leave it out"),
            }
        }
        "mod_reward" => {
            let (objective, vp) = (t.req("objective", Node::word), t.req("vp", change));
            let max = t.opt("max", Node::small);
            What::ModReward { objective: objective?, vp: vp?, max: max? }
        }
        "protect_units" => {
            let at = t.req("at", |n| not_other(n, place(cx, n, Places::OBJECTIVES)?));
            let (kill, capture) = t.req("from", protection)?;
            What::ProtectUnits { at: at?, kill, capture }
        }
        "set_retreat" => What::SetRetreat { to: t.req("to", |n| place(cx, n, Places::RETREAT))? },
        "forbid" => forbid(cx, t)?,
        "draw_cards" => draw_cards(cx, t)?,
        "discard_cards" => {
            let terrain_only = t.or("kind", false, |n| match n.str()? {
                "terrain" => Some(true),
                word => n.unknown(word, ["terrain"]),
            });
            What::DiscardCards { terrain_only: terrain_only? }
        }
        "recover_cards" => {
            let not_cost = t.or("not_cost", false, |n| match n.bool()? {
                true if cx.card.is_none() => wrong(n, "no card was discarded as a cost", "leave it out"),
                not_cost => Some(not_cost),
            });
            What::RecoverCards { not_cost: not_cost? }
        }
        "peek" => peek(cx, t)?,
        "change_vp" => What::ChangeVp { amount: t.req("amount", |n| number(cx, n, -99..=99))? },
        "move_crystals" => move_crystals(cx, t)?,
        "mod_scoring" => {
            let (at, vp) = (region(t, "at"), t.req("vp", change));
            What::ModScoring { at: at?, vp: vp? }
        }
        "enable_scoring" => {
            if cx.window != Timing::Action {
                return wrong(t.node, "only an Action enables Scoring", "write it in the play of a card");
            }
            What::EnableScoring
        }
        "take_control" => What::TakeControl { at: region(t, "at")? },
        "drop_control" => What::DropControl { at: region(t, "at")? },
        "place_structure" => {
            let structure = t.req("structure", |n| own_structure(cx, n));
            let (max_cost, at) = (t.opt("max_cost", Node::small), region(t, "at"));
            What::PlaceStructure { structure: structure?, max_cost: max_cost?, at: at? }
        }
        "move_structures" => {
            let (from, to) = (region(t, "from"), target(t));
            What::MoveStructures { from: from?, to: to? }
        }
        "remove_structure" => What::RemoveStructure { at: region(t, "at")? },
        "activate_structure" => {
            let at = region(t, "at");
            if matches!(cx.owner, Owner::Structure(_)) {
                return wrong(
                    t.node,
                    "a Structure cannot activate Structures: that could go on without end",
                    "use a Skill",
                );
            }
            What::ActivateStructure { at: at? }
        }
        "place_token" => {
            let (token, to) = (t.req("token", |n| own_token(cx, n)), region(t, "to"));
            What::PlaceToken { token: token?, to: to? }
        }
        "move_tokens" => {
            let token = t.req("token", |n| token(cx, n));
            let (from, to) = (region(t, "from"), target(t));
            What::MoveTokens { token: token?, from: from?, to: to? }
        }
        "remove_tokens" => {
            let (token, at) = (t.req("token", |n| token(cx, n)), region(t, "at"));
            What::RemoveTokens { token: token?, at: at? }
        }
        "resolve_token" => resolve_token(cx, t)?,
        "gain_points" => What::GainPoints { kind: t.req("kind", Node::word)? },
        "mod_points" => {
            let (kind, amount) = (t.req("kind", Node::word), t.req("amount", change));
            let per = t.or("per", Per::Action, Node::word);
            What::ModPoints { kind: kind?, amount: amount?, per: per? }
        }
        "set_initiative" => What::SetInitiative,
        "ready_skill" => {
            if cx.owner == Owner::Skill {
                kernel::marks::cite(crate::rules::CH_SKL_10);
                return wrong(
                    t.node,
                    "no Skill may ready Skills: that could go on without end",
                    "use a Structure or a token",
                );
            }
            What::ReadySkill
        }
        "link_regions" => {
            let at = t.req("at", |n| {
                let at = selector(cx, n)?;
                if at.pick != Pick::All {
                    return wrong(n, "a link holds between all Regions that match", "write pick = \"all\"");
                }
                Some(at)
            });
            What::LinkRegions { at: at? }
        }
        "recruit_site" => {
            let at = region(t, "at");
            if cx.window != Timing::Passive {
                return wrong(t.node, "a place to recruit holds as long as its source", "use the timing passive");
            }
            What::RecruitSite { at: at? }
        }
        "choose" => {
            let options = t.req("options", |n| {
                if n.items()?.len() < 2 {
                    return wrong(n, "there is nothing to choose", "write two options or more");
                }
                // Each option begins where the step began.
                n.all(|n| offer(&mut { cx }, n))
            });
            What::Choose { options: options? }
        }
        _ => {
            let mut each = Cx { nobody: false, cost: false, faction: None, ..cx };
            What::EachPlayer { effect: t.req("effect", |n| list(&mut each, n))? }
        }
    })
}

/// A change; 0 would change nothing.
fn change(node: Node<'_>) -> Option<i8> {
    match node.signed()? {
        0 => wrong(node, "0 changes nothing", "use a number from -99 to 99"),
        n => Some(n),
    }
}

/// `obj:other` is another Objective than the one that Units leave.
fn not_other(node: Node<'_>, place: Place) -> Option<Place> {
    if place == Place::Objectives(Spot::Other) {
        return wrong(
            node,
            "\"obj:other\" means nothing here",
            "it is the target of move_units from another Objective",
        );
    }
    Some(place)
}

fn protection(node: Node<'_>) -> Option<(bool, bool)> {
    let (mut kill, mut capture) = (false, false);
    for item in node.items()? {
        match item.str()? {
            "kill" => kill = true,
            "capture" => capture = true,
            word => return item.unknown(word, ["kill", "capture"]),
        }
    }
    if !kill && !capture {
        return wrong(node, "the Units are protected from nothing", "legal here: kill, capture");
    }
    Some((kill, capture))
}

fn forbid(cx: Cx<'_>, t: &mut Table<'_>) -> Option<What> {
    let what = t.req("what", |n| {
        let ban: Ban = n.word()?;
        if ban != Ban::Enter && (!cx.in_battle() || cx.window == Timing::BattleEnd) {
            return wrong(n, format!("{:?} is done in battles only", ban.word()), "use enter");
        }
        Some(ban)
    });
    // Bans with `enter` hold where a Region stands, the others in the battle.
    let at = t.opt("at", |n| selector(cx, n));
    let (what, at) = (what?, at?);
    match (what, at) {
        (Ban::Enter, None) => wrong(t.node, "\"enter\" needs a Region", "write at"),
        (Ban::Enter, at) => Some(What::Forbid { what, at }),
        (_, Some(_)) => wrong(t.node, "only \"enter\" is about Regions", "leave out at"),
        (_, None) => Some(What::Forbid { what, at: None }),
    }
}

fn draw_cards(cx: Cx<'_>, t: &mut Table<'_>) -> Option<What> {
    let deck = t.or("deck", FromDeck::Own, Node::word);
    let keep = t.opt("keep", |n| number(cx, n, 1..=99));
    let store = t.or("to", false, |n| on_tile(cx, n));
    let capacity = t.opt("capacity", |n| n.int(1..=99).map(|n| n as u8));
    let (deck, store, capacity) = (deck?, store?, capacity?);
    if store != capacity.is_some() {
        return wrong(t.node, "capacity is how many cards the tile holds", "write it with to = \"source\" only");
    }
    if store && deck != FromDeck::Terrain {
        return wrong(t.node, "a tile keeps Terrain cards only", "write deck = \"terrain\"");
    }
    let keep = keep?;
    if cx.nobody && (deck != FromDeck::Own || keep.is_some()) {
        return wrong(t.node, "nobody decides in an Event", "write it in each_player");
    }
    Some(What::DrawCards { deck, keep, store, capacity })
}

fn peek(cx: Cx<'_>, t: &mut Table<'_>) -> Option<What> {
    let hand = t.req("what", |n| match n.str()? {
        "hand" => Some(true),
        "tokens" => Some(false),
        word => n.unknown(word, ["hand", "tokens"]),
    });
    let at = t.opt("at", |n| selector(cx, n));
    match (hand?, at?) {
        (true, None) => Some(What::PeekHand),
        (false, Some(at)) => Some(What::PeekTokens { at }),
        (true, Some(_)) => wrong(t.node, "a hand is nowhere on the board", "leave out at"),
        (false, None) => wrong(t.node, "tokens lie in Regions", "write at"),
    }
}

fn move_crystals(cx: Cx<'_>, t: &mut Table<'_>) -> Option<What> {
    let from = t.req("from", |n| place(cx, n, Places::CRYSTALS));
    let to = t.req("to", |n| place(Cx { bound_region: cx.bound_region || from.is_some(), ..cx }, n, Places::CRYSTALS));
    let (from, to) = (from?, to?);
    if from == to {
        return wrong(t.node, "the Crystals stay where they are", "write another place in to");
    }
    if cx.nobody && matches!((from, to), (Place::Pool(_), Place::Pool(_))) {
        return wrong(t.node, "an Event has no store", "write it in each_player");
    }
    Some(What::MoveCrystals { from, to })
}

fn resolve_token(cx: Cx<'_>, t: &mut Table<'_>) -> Option<What> {
    let token = t.req("token", |n| match token(cx, n)? {
        TokenWord::Named(_) => {
            wrong(n, "nothing is under a token that lies face up", "legal here: trog, nest, war_party, exploration")
        }
        token => Some((n, token)),
    });
    let at = t.req("at", |n| place(cx, n, Places::TOKENS));
    let here = t.opt("here", |n| selector(cx, n));
    let ((node, token), at, here) = (token?, at?, here?);
    match (at, here) {
        (Place::Regions(at), None) => Some(What::ResolveToken { token, at: Some(at), here: None }),
        (Place::Regions(_), Some(_)) => wrong(t.node, "the token counts for the Region it lies in", "leave out here"),
        (_, Some(_)) if token == TokenWord::Trog => drawn(node),
        (_, Some(here)) => Some(What::ResolveToken { token, at: None, here: Some(here) }),
        (_, None) => wrong(t.node, "a token from the supply counts for a Region", "write here"),
    }
}
