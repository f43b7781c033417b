//! Reads numbers and conditions.

use super::scope::{Cx, LATER};
use super::select::{Places, counted_place, filters, matches, wrong};
use super::words::*;
use content::read::{Node, Table};
use std::ops::RangeInclusive;

/// The counters of the language, in the order of [`Counter`].
pub const COUNTERS: [&str; 9] =
    ["regions", "units", "crystals", "cards", "prisoners", "structures", "paid", "done", "icons"];

/// A number that nothing changes.
pub fn fixed(node: Node<'_>, range: RangeInclusive<i64>) -> Option<i8> {
    node.int(range).map(|n| n as i8)
}

/// A number; fixed ones must lie in the range.
pub fn number(cx: Cx<'_>, node: Node<'_>, range: RangeInclusive<i64>) -> Option<Number> {
    let counted = node.is_table() && node.table()?.has("n");
    if !counted {
        return fixed(node, range).map(Number::Fixed);
    }
    let mut t = node.table()?;
    let of = counter(cx, &mut t);
    let per = t.or("per", 1, |n| fixed(n, 1..=99));
    let max = t.opt("max", |n| fixed(n, 0..=99));
    let plus = t.or("plus", 0, Node::signed);
    t.finish();
    Some(Number::Count { of: of?, per: per?, max: max?, plus: plus? })
}

fn counter(cx: Cx<'_>, t: &mut Table<'_>) -> Option<Counter> {
    let (node, word) = t.req("n", |n| n.str().map(|word| (n, word)))?;
    Some(match word {
        "regions" => Counter::Regions(filters(cx, t, false)?),
        "units" => {
            let (who, at) =
                (t.or("who", Who::Me, |n| counted_side(cx, n)), t.req("at", |n| counted_place(cx, n, Places::UNITS)));
            Counter::Units { who: who?, at: at? }
        }
        "crystals" => Counter::Crystals(t.req("at", |n| counted_place(cx, n, Places::COUNTED_CRYSTALS))?),
        "cards" => Counter::Cards(t.or("who", Who::Me, |n| counted_side(cx, n))?),
        "prisoners" => Counter::Prisoners(t.or("who", Who::Me, |n| counted_side(cx, n))?),
        "structures" => Counter::Structures(t.req("at", |n| matches(cx, n))?),
        "paid" if !cx.variable => {
            return wrong(node, "nothing that was paid could vary", "the cost must have a step with up_to = true");
        }
        "paid" => Counter::Paid,
        "done" if !cx.earlier || cx.stored => {
            return wrong(node, "no step came right before", "write it in a step after another, without later");
        }
        "done" => Counter::Done,
        "icons" if cx.card.is_none() => {
            return wrong(node, "no card was discarded as a cost", "the cost must be discard_cards");
        }
        "icons" => Counter::Icons,
        _ => return node.unknown(word, COUNTERS),
    })
}

/// A side whose things are counted.
fn counted_side(cx: Cx<'_>, node: Node<'_>) -> Option<Who> {
    let legal = [Who::Me, Who::Enemy, Who::Both, Who::All, Who::Others, Who::Trogs, Who::Mover];
    who(cx, node, &legal)
}

/// A side, if the step takes it and the window knows it.
pub fn who(cx: Cx<'_>, node: Node<'_>, legal: &[Who]) -> Option<Who> {
    let who: Who = node.word()?;
    if !legal.contains(&who) {
        let words: Vec<_> = legal.iter().map(|w| w.word()).collect();
        node.problem(
            format!("{:?} is not possible here", who.word()),
            Some(format!("legal here: {}", words.join(", "))),
        );
        return None;
    }
    match who {
        Who::Both if !cx.in_battle() => wrong(node, "there are two sides in a battle only", "use all or others"),
        Who::Mover if cx.window != Timing::Entered => wrong(node, "nobody has moved", "use it at the timing entered"),
        Who::Me | Who::Enemy | Who::Others | Who::Owner if cx.nobody => {
            wrong(node, "an Event belongs to nobody", "use all, or write it in each_player")
        }
        who => Some(who),
    }
}

/// Conditions that must all hold.
pub fn conds(cx: Cx<'_>, node: Node<'_>) -> Option<Vec<Cond>> {
    node.all(|node| cond(cx, node))
}

fn cond(cx: Cx<'_>, node: Node<'_>) -> Option<Cond> {
    let mut t = node.table()?;
    let is = t.opt("is", |n| fact(cx, n).map(Cond::Is));
    let cmp = t.opt("cmp", |n| compare(cx, n));
    let players = t.opt("players", |n| players(n).map(Cond::Players));
    t.finish();
    match [is?, cmp?, players?] {
        [Some(cond), None, None] | [None, Some(cond), None] | [None, None, Some(cond)] => Some(cond),
        _ => wrong(node, "a condition is one thing", "legal here: is, cmp, players"),
    }
}

fn fact(cx: Cx<'_>, node: Node<'_>) -> Option<Fact> {
    let fact = node.word()?;
    let known = match fact {
        Fact::Attacker | Fact::Defender | Fact::Fewer | Fact::More | Fact::Fights | Fact::Third => cx.in_battle(),
        Fact::WonControl | Fact::LostControl => LATER.contains(&cx.window) && cx.window != Timing::BeforeObjectives,
        Fact::Controls => cx.owner.has_source() || cx.has_here(),
    };
    if !known {
        let hint = match fact {
            Fact::WonControl | Fact::LostControl => {
                "it is known in steps with later = \"after_control\" or \"battle_end\""
            }
            Fact::Controls => "it needs a Structure, a token or a window that fixes a Region",
            _ => "it is known in battles only",
        };
        return wrong(node, format!("{:?} is not known in the window {:?}", fact.word(), cx.window.word()), hint);
    }
    Some(fact)
}

fn compare(cx: Cx<'_>, node: Node<'_>) -> Option<Cond> {
    let [left, op, right] = node.items()?[..] else {
        return wrong(node, "a comparison has three parts", "write [ number, \">=\", number ]");
    };
    let (left, op, right) = (number(cx, left, -99..=99), op.word(), number(cx, right, -99..=99));
    Some(Cond::Cmp(left?, op?, right?))
}

/// Player counts: bit n for n players.
pub fn players(node: Node<'_>) -> Option<u8> {
    let counts = node.all(|n| n.int(2..=4))?;
    if counts.is_empty() {
        return wrong(node, "no number of players is listed", "write [2, 3, 4]");
    }
    let mask = counts.iter().fold(0u8, |mask, n| mask | 1 << n);
    if mask.count_ones() as usize != counts.len() {
        node.problem("a number of players is listed twice", Some("leave one out".into()));
    }
    Some(mask)
}
