//! Reads abilities and effects into the arenas of the pack.

use super::conds::{cond, conds};
use super::read::{Node, Table};
use super::scope::{Cx, Owner};
use super::select::*;
use super::*;
use crate::effect::words::{WORDS, reader};

content::reads! { Cx:
    Who => who, Where => place, Spot => spot, Amount => amount, HowMany => how_many, Cost => cost, Cond => cond,
    TokenKind => token, Objective => objective, What => what, Picked => picked, List => list, AbilityId => ability,
}

/// A list of abilities.
pub fn abilities(cx: Cx<'_>, node: Node<'_>) -> Option<Vec<AbilityId>> {
    node.all(|node| ability(cx, node))
}

pub fn ability(cx: Cx<'_>, node: Node<'_>) -> Option<AbilityId> {
    let mut t = node.table()?;
    let ability = ability_of(cx, &mut t);
    t.finish();
    ability
}

/// The ability whose keys are part of a larger table.
pub fn ability_of(cx: Cx<'_>, t: &mut Table<'_>) -> Option<AbilityId> {
    let when = t.req("when", |n| {
        let window = n.word()?;
        let fits = match window {
            Window::Setup => cx.owner == Owner::Mission,
            Window::TwistDrawn => cx.owner == Owner::Twist,
            _ => true,
        };
        if !fits {
            n.problem(format!("the window {:?} is not for this kind of card", window.word()), None);
        }
        Some(window)
    });
    let Some(when) = when else {
        t.pass_over(&["if", "range", "to", "may", "cost", "limit", "do"]);
        return None;
    };
    let cx = cx.in_window(when);
    let ifs = t.or("if", Vec::new(), |n| conds(cx, n));
    let range = t.opt("range", Node::small);
    let to = t.opt("to", Node::word);
    let may = t.or("may", false, Node::bool);
    let cost = t.or("cost", Cost::default(), |n| cost(cx, n));
    let limit = t.opt("limit", limit);
    let effects = t.req("do", |n| list(cx, n));
    let (may, cost, limit) = (may?, cost?, limit?);
    let range = match (range?, to?) {
        (Some(range), Some(to)) => Some((range, to)),
        (None, None) => None,
        _ => {
            t.node.problem("range and to belong together", None);
            return None;
        }
    };
    let effects = effects?;
    if when == Window::Always {
        let lasting = |e: &Effect| matches!(e, Effect::Mod(_) | Effect::Rule(_));
        if !cx.world.lists.borrow()[effects.0 as usize].iter().all(lasting) {
            t.node.problem("only mod and rule can hold always", None);
        }
        if may || cost != Cost::default() || limit.is_some() {
            t.node.problem("what holds always is neither optional nor paid for nor counted", None);
        }
    }
    let ability = Ability { when, ifs: ifs?, range, may, cost, limit, effects };
    Some(cx.world.push_ability(ability))
}

/// `"1/turn"`
fn limit(node: Node<'_>) -> Option<(u8, Per)> {
    let text = node.str()?;
    let parse = || {
        let (n, per) = text.split_once('/')?;
        Some((n.parse().ok().filter(|n| (1..100).contains(n))?, Per::from_word(per)?))
    };
    let found = parse();
    if found.is_none() {
        node.problem(format!("{text:?} is no limit"), Some("write \"1/turn\", \"2/round\" or \"1/mission\"".into()));
    }
    found
}

/// A list of effects. A `pick` serves the effects after it.
pub fn list(mut cx: Cx<'_>, node: Node<'_>) -> Option<List> {
    if node.items()?.is_empty() {
        node.problem("the list of effects is empty", None);
    }
    let effects = node.all(|node| {
        let effect = effect(cx, node);
        cx.that |= matches!(effect, Some(Effect::Pick(_)));
        effect
    });
    Some(cx.world.push_list(effects?))
}

fn effect(cx: Cx<'_>, node: Node<'_>) -> Option<Effect> {
    let mut t = node.table()?;
    let op = t.req("op", Node::str)?;
    let Some(read) = reader(op) else {
        return t.req("op", |n| n.unknown(op, WORDS.iter().map(|word| word.name)));
    };
    let effect = read(cx, &mut t);
    t.finish();
    effect
}

fn what(cx: Cx<'_>, node: Node<'_>) -> Option<What> {
    let word = node.str()?;
    if let Some(rank) = Rank::from_word(word) {
        return Some(What::Rank(rank));
    }
    let ids = &cx.world.names.monsters;
    match ids.iter().position(|id| id == word) {
        Some(n) => Some(What::Kind(Monster(n as u8))),
        None => node.unknown(word, Rank::ALL.iter().map(|r| r.word()).chain(ids.iter().map(String::as_str))),
    }
}

/// Where figures come from that appear: the box holds none.
pub fn waiting(_: Cx<'_>, node: Node<'_>) -> Option<Pool> {
    match node.word()? {
        Pool::Box => node.unknown("box", ["pool", "reserve"]),
        pool => Some(pool),
    }
}

pub fn decider(cx: Cx<'_>, node: Node<'_>) -> Option<Decider> {
    let by = node.word()?;
    if by == Decider::Target {
        cx.needs(node, "target")?;
    }
    Some(by)
}

fn picked(cx: Cx<'_>, node: Node<'_>) -> Option<Picked> {
    match select(cx, node)? {
        Selected::Figures(figures) => Some(Picked::Figures(figures)),
        Selected::Places(places) => Some(Picked::Places(places)),
        Selected::Tokens(_) => {
            node.problem("tokens are selected for counting only", None);
            None
        }
    }
}
