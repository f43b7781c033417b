//! Reads conditions.

use super::read::{Node, Table};
use super::scope::Cx;
use super::select::*;
use super::*;

/// `at` stands last because it is also a parameter of others.
pub const CONDS: [&str; 20] = [
    "type",
    "by",
    "on",
    "gap",
    "count",
    "result",
    "excess_max",
    "cards",
    "hand",
    "terrain",
    "tokens",
    "intel",
    "coin",
    "threat",
    "round",
    "state",
    "role",
    "not",
    "any",
    "at",
];
const BEINGS: [&str; 7] = ["you", "ally", "hero", "monster", "minion", "elite", "boss"];

fn bounds(t: &mut Table<'_>) -> Option<Bounds> {
    let min = t.opt("min", Node::small);
    let max = t.opt("max", Node::small);
    match (min?, max?) {
        (None, None) => wrong(t.node, "a condition on a number needs min or max"),
        (Some(min), Some(max)) if min > max => wrong(t.node, "min is greater than max"),
        (min, max) => Some(Bounds { min, max }),
    }
}

fn bounds_of(node: Node<'_>) -> Option<Bounds> {
    let mut t = node.table()?;
    let bounds = bounds(&mut t);
    t.finish();
    bounds
}

fn being(cx: Cx<'_>, node: Node<'_>, things: bool) -> Option<Being> {
    let word = node.str()?;
    let names = &cx.world.names;
    let find = |ids: &[String]| ids.iter().position(|id| id == word).map(|n| n as u8);
    Some(match word {
        "you" => Being::You,
        "ally" => Being::Ally,
        "hero" => Being::Hero,
        "monster" => Being::Monster,
        _ => {
            if let Some(rank) = Rank::from_word(word) {
                Being::Rank(rank)
            } else if let Some(n) = find(&names.monsters) {
                Being::Kind(Monster(n))
            } else if let Some(n) = find(&names.families) {
                Being::Family(Family(n))
            } else if let Some(n) = find(&names.tokens).filter(|_| things) {
                Being::Thing(TokenKind(n))
            } else {
                let tokens = if things { names.tokens.as_slice() } else { &[] };
                let ids = names.monsters.iter().chain(&names.families).chain(tokens);
                return node.unknown(word, BEINGS.into_iter().chain(ids.map(String::as_str)));
            }
        }
    })
}

pub fn conds(cx: Cx<'_>, node: Node<'_>) -> Option<Vec<Cond>> {
    node.all(|node| cond(cx, node))
}

pub fn cond(cx: Cx<'_>, node: Node<'_>) -> Option<Cond> {
    let mut t = node.table()?;
    let Some(head) = CONDS.into_iter().find(|head| t.has(head)) else {
        return match t.keys().next() {
            Some((key, _)) => node.unknown(key, CONDS),
            None => wrong(node, "the condition is empty"),
        };
    };
    let cond = cond_of(cx, head, &mut t);
    t.finish();
    cond
}

fn cond_of(cx: Cx<'_>, head: &'static str, t: &mut Table<'_>) -> Option<Cond> {
    let needs = |node: Node<'_>, what: &str| cx.needs(node, what);
    let window = |node: Node<'_>, legal: &[Window]| {
        let fits = cx.window.is_some_and(|w| legal.contains(&w));
        if !fits {
            let legal: Vec<_> = legal.iter().map(|w| w.word()).collect();
            node.problem(
                format!("{head:?} is not known in this window"),
                Some(format!("use it at {}", legal.join(", "))),
            );
        }
        fits.then_some(())
    };
    match head {
        "type" => t.req(head, |n| needs(n, "type").and(n.all(Node::word))).map(Cond::Type),
        "by" => t.req(head, |n| needs(n, "actor").and(being(cx, n, false))).map(Cond::By),
        "on" => t.req(head, |n| needs(n, "target").and(being(cx, n, true))).map(Cond::On),
        "role" => t.req(head, |n| needs(n, "actor").and(n.word())).map(Cond::Role),
        "gap" => {
            let spots = t.req(head, |n| {
                <[Spot; 2]>::try_from(n.all(|n| spot(cx, n))?).ok().or_else(|| wrong(n, "a gap is between two"))
            });
            let bounds = bounds(t);
            let [a, b] = spots?;
            Some(Cond::Gap { a, b, bounds: bounds? })
        }
        "count" => {
            let selected = t.req(head, |n| select(cx, n));
            let bounds = bounds(t);
            let (selected, bounds) = (selected?, bounds?);
            Some(match selected {
                Selected::Figures(select) => Cond::CountFigures { select, bounds },
                Selected::Places(select) => Cond::CountPlaces { select, bounds },
                Selected::Tokens(select) => Cond::CountTokens { select, bounds },
            })
        }
        "result" => t.req(head, |n| window(n, &[Window::AttackResolved]).and(n.word())).map(Cond::Result),
        "excess_max" => t.req(head, |n| window(n, &[Window::AttackResolved]).and(n.small())).map(Cond::ExcessMax),
        "cards" => {
            let legal = [Window::AttackDeclared, Window::AttackRolled, Window::AttackResolved];
            t.req(head, |n| window(n, &legal).and(bounds_of(n))).map(Cond::Cards)
        }
        "hand" => {
            let bounds = t.req(head, bounds_of);
            let who = t.req("who", |n| who(cx, n));
            Some(Cond::Hand { bounds: bounds?, who: who? })
        }
        "terrain" => {
            let terrain = t.req(head, Node::word);
            let at = t.req("at", |n| place(cx, n));
            Some(Cond::Terrain { terrain: terrain?, at: at? })
        }
        "at" => {
            let place = t.req(head, |n| place(cx, n));
            let who = t.or("who", Who::You, |n| who(cx, n));
            Some(Cond::At { place: place?, who: who? })
        }
        "tokens" => {
            let kind = t.req(head, |n| token(cx, n));
            let at = t.opt("at", |n| place(cx, n));
            let who = t.opt("who", |n| who(cx, n));
            let bounds = bounds(t);
            match (at?, who?) {
                (Some(at), None) => Some(Cond::TokensAt { kind: kind?, at, bounds: bounds? }),
                (None, Some(who)) => Some(Cond::TokensOn { kind: kind?, who, bounds: bounds? }),
                _ => wrong(t.node, "tokens are counted either at a place or on a hero: write at or who"),
            }
        }
        "intel" => {
            let objective = t.req(head, |n| objective(cx, n));
            let bounds = bounds(t);
            Some(Cond::Intel { objective: objective?, bounds: bounds? })
        }
        "coin" => t.req(head, Node::word).map(Cond::Coin),
        "threat" => t.req(head, bounds_of).map(Cond::Threat),
        "round" => t.req(head, bounds_of).map(Cond::Round),
        "state" => {
            let state = t.req(head, Node::word);
            let who = t.req("who", |n| who(cx, n));
            Some(Cond::State { state: state?, who: who? })
        }
        "not" => t.req(head, |n| cond(cx, n)).map(|cond| Cond::Not(Box::new(cond))),
        _ => t.req("any", |n| conds(cx, n)).map(Cond::Any),
    }
}
