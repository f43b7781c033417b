//! Reads abilities and lists of steps into the arenas of the pack.

use super::numbers::{conds, number, who};
use super::passive::passive;
use super::scope::{Cx, LATER};
use super::select::wrong;
use super::words::*;
use crate::effect::{
    things::End,
    words::{Facts, Forbid, WORDS, What, reader},
};
use content::read::{Node, Table};

/// A list of abilities; each kind of thing that must have one says so.
pub fn abilities(cx: Cx<'_>, node: Node<'_>) -> Option<Vec<AbilityId>> {
    if node.items()?.is_empty() {
        return wrong(node, "the list of abilities is empty", "write timing and effect");
    }
    node.all(|node| ability(cx, node))
}

pub fn ability(cx: Cx<'_>, node: Node<'_>) -> Option<AbilityId> {
    let mut t = node.table()?;
    let Some(timing) = t.req("timing", |n| timing(cx, n)) else {
        t.pass_over(&["if", "cost", "effect"]);
        t.finish();
        return None;
    };
    let mut cx = Cx { window: timing, ..cx };
    let conds = t.or("if", Vec::new(), |n| conds(cx, n));
    let cost = t.or("cost", List::NONE, |n| {
        let mut paid = Cx { cost: true, ..cx };
        let list = list(&mut paid, n);
        cx = Cx { cost: false, ..paid };
        list
    });
    let effect = t.req("effect", |n| list(&mut cx, n));
    t.finish();
    let ability = Ability { timing, conds: conds?, cost: cost?, effect: effect? };
    if timing == Timing::Passive {
        passive(cx, node, &ability);
    }
    cx.arena.push_ability(node, ability)
}

fn timing(cx: Cx<'_>, node: Node<'_>) -> Option<Timing> {
    let timing = node.word()?;
    let legal = cx.owner.windows();
    if legal.contains(&timing) {
        return Some(timing);
    }
    let hint = match timing {
        Timing::Discard => "write bonus: its words are what happens then".to_owned(),
        _ if LATER.contains(&timing) => format!("write later = {:?} in a step", timing.word()),
        _ => format!("legal here: {}", legal.iter().map(|t| t.word()).collect::<Vec<_>>().join(", ")),
    };
    wrong(node, format!("the window {:?} is not for abilities of this kind", timing.word()), &hint)
}

/// A list of steps; `cx` learns what they leave to those after them.
pub fn list(cx: &mut Cx<'_>, node: Node<'_>) -> Option<List> {
    if node.items()?.is_empty() {
        return wrong(node, "the list of steps is empty", "leave it out or write { do = … }");
    }
    let steps = node.all(|node| {
        let (step, _) = step(*cx, node, false)?;
        follow(cx, &step);
        Some(step)
    });
    cx.arena.push_list(node, steps?)
}

/// One option of `choose`: first the steps that are its cost, then the others.
pub fn offer(cx: &mut Cx<'_>, node: Node<'_>) -> Option<Offer> {
    let (mut cost, mut effect) = (Vec::new(), Vec::new());
    let read = node.all(|node| {
        let (step, paid) = step(*cx, node, true)?;
        let mut after = Cx { cost: paid, ..*cx };
        follow(&mut after, &step);
        *cx = Cx { cost: false, ..after };
        if paid && !effect.is_empty() {
            return wrong(node, "a cost is paid before anything happens", "write the steps with cost = true first");
        }
        if paid {
            cost.push(step)
        } else {
            effect.push(step)
        }
        Some(())
    });
    read?;
    if effect.is_empty() {
        return wrong(node, "this option does nothing", "write a step without cost = true");
    }
    Some(Offer { cost: cx.arena.push_list(node, cost)?, effect: cx.arena.push_list(node, effect)? })
}

/// One step, and whether it is the cost of its option.
fn step(cx: Cx<'_>, node: Node<'_>, in_option: bool) -> Option<(Step, bool)> {
    let mut t = node.table()?;
    let word = t.req("do", Node::str)?;
    let Some(facts) = WORDS.iter().find(|facts| facts.name == word) else {
        return t.req("do", |n| n.unknown(word, WORDS.iter().map(|facts| facts.name)));
    };
    let paid = if in_option { t.or("cost", false, Node::bool) } else { Some(false) };
    let cx = Cx { cost: cx.cost || paid == Some(true), spread: facts.count, ..cx };
    let step = step_of(cx, facts, &mut t);
    t.finish();
    Some((step?, paid?))
}

fn step_of(cx: Cx<'_>, facts: &Facts, t: &mut Table<'_>) -> Option<Step> {
    let later = t.opt("later", |n| later(cx, n));
    let cx = match later.flatten() {
        Some(window) => Cx { window, stored: true, ..cx },
        None => cx,
    };
    let conds = t.or("if", Vec::new(), |n| conds(cx, n));
    let optional = t.or("optional", false, Node::bool);
    let affected = side(cx, facts, t);
    let by = match facts.by {
        [] => Some(Who::Me),
        legal => t.or("by", Who::Me, |n| who(cx, n, legal)),
    };
    let (count, up_to) = match facts.count {
        true => (t.or("count", Number::plain(1), |n| number(cx, n, 1..=99)), t.or("up_to", false, Node::bool)),
        false => (Some(Number::plain(1)), Some(false)),
    };
    let what = reader(facts.name).and_then(|read| read(cx, t));
    let until = match facts.until {
        [] => Some(None),
        legal => until(cx, legal, what.as_ref(), t).map(Some),
    };
    let step = Step {
        what: what?,
        who: affected?,
        by: by?,
        count: count?,
        up_to: up_to?,
        optional: optional?,
        conds: conds?,
        later: later?,
        until: until?,
    };
    legal(cx, facts, t.node, &step)?;
    Some(step)
}

/// What only the whole step shows.
fn legal(cx: Cx<'_>, facts: &Facts, node: Node<'_>, step: &Step) -> Option<()> {
    if cx.nobody && !facts.impersonal {
        return wrong(node, format!("nobody can do {:?} in an Event", facts.name), "write it in each_player");
    }
    if cx.nobody && (step.optional || step.up_to) {
        return wrong(node, "nobody decides in an Event", "leave out optional and up_to, or write it in each_player");
    }
    if facts.battle && (!cx.in_battle() || cx.window == Timing::BattleEnd) {
        let message = format!("{:?} means nothing in the window {:?}", facts.name, cx.window.word());
        return wrong(node, message, "no Objectives are resolved after it");
    }
    if !cx.cost {
        return Some(());
    }
    if !facts.cost {
        let words: Vec<_> = WORDS.iter().filter(|facts| facts.cost).map(|facts| facts.name).collect();
        let hint = format!("legal here: {}", words.join(", "));
        return wrong(node, format!("{:?} cannot be a cost", facts.name), &hint);
    }
    let own = step.who == Who::Me && step.by == Who::Me;
    if !own || step.optional || step.later.is_some() || !step.conds.is_empty() {
        let hint = "leave out who, by, optional, later and if";
        return wrong(node, "a cost is paid at once by whoever uses the ability", hint);
    }
    Some(())
}

fn later(cx: Cx<'_>, node: Node<'_>) -> Option<Timing> {
    let window = node.word()?;
    if !LATER.contains(&window) {
        let words: Vec<_> = LATER.iter().map(|w| w.word()).collect();
        let hint = format!("legal here: {}", words.join(", "));
        return wrong(node, format!("no step can wait for the window {:?}", window.word()), &hint);
    }
    if !cx.in_battle() {
        return wrong(node, "there is no battle whose later windows could come", "leave out later");
    }
    Some(window)
}

fn side(cx: Cx<'_>, facts: &Facts, t: &mut Table<'_>) -> Option<Who> {
    match facts.who {
        [] => Some(Who::Me),
        legal if legal.contains(&Who::Me) && !(cx.nobody && facts.impersonal) => {
            t.or("who", Who::Me, |n| who(cx, n, legal))
        }
        legal => t.req("who", |n| who(cx, n, legal)),
    }
}

/// How long it lasts. Bans on tactics and shifts hold for the battle, extra Scoring to the next one, what is passive as
/// long as its source is in play; the rest must be written.
fn until(cx: Cx<'_>, legal: &[Until], what: Option<&What>, t: &mut Table<'_>) -> Option<Until> {
    let in_battle = matches!(what, Some(What::Forbid(Forbid { what, .. })) if *what != Ban::Enter);
    let default = match legal {
        [only] => Some(*only),
        _ if in_battle => Some(Until::Battle),
        _ if cx.window == Timing::Passive => Some(Until::Source),
        _ => None,
    };
    let read = |n: Node<'_>| {
        let until: Until = n.word()?;
        let fits = match until {
            Until::Battle => cx.in_battle(),
            Until::Source => cx.window == Timing::Passive,
            _ => !in_battle,
        };
        if fits && legal.contains(&until) {
            return Some(until);
        }
        let hint = match default {
            Some(default) => format!("write {:?} or leave it out", default.word()),
            None => "use turn or round".to_owned(),
        };
        wrong(n, format!("this cannot hold until {:?}", until.word()), &hint)
    };
    match (default, what) {
        (Some(default), _) => t.or("until", default, read),
        (None, Some(_)) => t.req("until", read),
        (None, None) => {
            // Nothing is known of a step that could not be read.
            t.pass_over(&["until"]);
            None
        }
    }
}

/// What a step leaves to those after it.
fn follow(cx: &mut Cx<'_>, step: &Step) {
    cx.earlier = true;
    if let (What::DiscardCards(word), true) = (&step.what, cx.cost) {
        cx.card = Some(word.terrain_only);
    }
    cx.variable |= cx.cost && step.up_to;
    let word = step.what.word();
    cx.bound_objective |= word.aim() == Some(Aim::Choose);
    let (from, to) = match &step.what {
        // What one has looked at is as far away as before.
        What::Peek(_) => return,
        What::SetRetreat(word) => (Some(End::from(&word.to)), None),
        What::Choose(word) => {
            let lists = cx.arena.lists.borrow();
            let inner = word.options.iter().flat_map(|offer| [offer.cost, offer.effect]);
            for step in inner.flat_map(|list| &lists[list.0 as usize]) {
                follow(cx, step);
            }
            return;
        }
        _ => word.ends().map_or((None, None), |(from, to)| (Some(from), to)),
    };
    for end in [from, to].into_iter().flatten() {
        match end {
            End::Regions(_) | End::Lying(_) => cx.bound_region = true,
            End::Objectives(Spot::Control | Spot::Capture | Spot::Attrition | Spot::All) | End::Pool(_) => {}
            End::Objectives(_) => cx.bound_objective = true,
        }
    }
}
