//! Reads abilities and effects into the arenas of the pack.

use super::conds::conds;
use super::ops::OPS;
use super::read::{Node, Table};
use super::scope::{Cx, Owner};
use super::select::*;
use super::*;

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
        let lasting = |e: &Effect| matches!(e, Effect::Mod { .. } | Effect::Rule { .. });
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
        cx.that |= matches!(effect, Some(Effect::Pick { .. }));
        effect
    });
    Some(cx.world.push_list(effects?))
}

fn effect(cx: Cx<'_>, node: Node<'_>) -> Option<Effect> {
    let mut t = node.table()?;
    let op = t.req("op", Node::str)?;
    let Some((_, params)) = OPS.iter().find(|(word, _)| *word == op) else {
        return t.req("op", |n| n.unknown(op, OPS.iter().map(|(word, _)| *word)));
    };
    let effect = effect_of(cx, op, &mut t);
    // The table above is what authors are told; what is read must be the same, whether or not it was right.
    debug_assert!(
        params.iter().all(|p| t.asked().contains(&p.trim_end_matches('?'))),
        "{op} does not read all of {params:?}"
    );
    debug_assert_eq!(t.asked().len(), params.len() + 1, "{op} reads more than {params:?}");
    t.finish();
    effect
}

fn effect_of(cx: Cx<'_>, op: &str, t: &mut Table<'_>) -> Option<Effect> {
    let who_or_default = |t: &mut Table<'_>| match t.opt("who", |n| who(cx, n))? {
        Some(who) => Some(who),
        None => cx.default_who(t.node, op),
    };
    let amount_or = |t: &mut Table<'_>, key, n| t.or(key, number(n), |n| amount(cx, n));
    Some(match op {
        "mod" => {
            let stat = t.req("stat", Node::word);
            let add = t.opt("add", |n| amount(cx, n));
            let set = t.opt("set", |n| amount(cx, n));
            let (who, only, until) = (who_or_default(t), t.opt("type", Node::word), t.opt("until", Node::word));
            let change = match (add?, set?) {
                (Some(add), None) => Change::Add(add),
                (None, Some(set)) => Change::Set(set),
                _ => {
                    t.node.problem("mod either adds or sets", Some("write add or set".into()));
                    return None;
                }
            };
            Effect::Mod { stat: stat?, change, who: who?, only: only?, until: until? }
        }
        "rule" => {
            let flag = t.req("flag", Node::word);
            let at = t.opt("at", |n| place(cx, n));
            // A flag of places concerns no figure, so none need be set.
            let who = match t.opt("who", |n| who(cx, n)) {
                Some(None) if t.has("at") => Some(Who::Actor),
                Some(None) => cx.default_who(t.node, op),
                who => who.flatten(),
            };
            let until = t.opt("until", Node::word);
            let flag = flag?;
            if (flag == Flag::Secured) != t.has("at") {
                t.node.problem("at belongs to the flag \"secured\"", None);
            }
            Effect::Rule { flag, who: who?, at: at?, until: until? }
        }
        "reroll" => {
            let (n, who) = (t.req("n", |n| how_many(cx, n)), who_or_default(t));
            Effect::Reroll { n: n?, who: who? }
        }
        "attack" => {
            let ty = t.req("type", Node::word);
            let strength = t.req("strength", |n| amount(cx, n));
            let (range, bonus) = (t.or("range", 0, Node::small), amount_or(t, "bonus", 0));
            let (who, target) = (who_or_default(t), t.opt("target", |n| who(cx, n)));
            Effect::Attack { ty: ty?, strength: strength?, range: range?, bonus: bonus?, who: who?, target: target? }
        }
        "spread" => Effect::Spread { to: t.req("to", Node::word)? },
        "carry_over" => Effect::CarryOver { within: t.req("within", Node::small)? },
        "retarget" => Effect::Retarget { to: t.req("to", |n| who(cx, n))? },
        "cancel" => Effect::Cancel { what: t.req("what", |n| cancel(cx, n))? },
        "damage" => {
            let (n, who) = (t.req("n", |n| amount(cx, n)), t.req("who", |n| who(cx, n)));
            let unblockable = t.or("unblockable", false, Node::bool);
            Effect::Damage { n: n?, who: who?, unblockable: unblockable? }
        }
        "prevent" => {
            let (n, who) = (t.req("n", |n| how_many(cx, n)), who_or_default(t));
            Effect::Prevent { n: n?, who: who? }
        }
        "kill" => Effect::Kill { who: t.req("who", |n| who(cx, n))? },
        "draw" => {
            let (n, who) = (t.req("n", |n| amount(cx, n)), who_or_default(t));
            Effect::Draw { n: n?, who: who? }
        }
        "discard" => {
            let (n, who) = (t.req("n", |n| amount(cx, n)), who_or_default(t));
            let how = t.or("how", DiscardHow::Choice, Node::word);
            Effect::Discard { n: n?, who: who?, how: how? }
        }
        "recover" => {
            let (n, who) = (amount_or(t, "n", 1), who_or_default(t));
            let from = t.or("from", RecoverFrom::Discard, Node::word);
            let to = t.or("to", RecoverTo::Hand, Node::word);
            Effect::Recover { n: n?, who: who?, from: from?, to: to? }
        }
        "stand" => Effect::Stand { who: t.req("who", |n| who(cx, n))? },
        "coin" => Effect::Coin { side: t.req("side", Node::word)? },
        "move" => {
            let (n, who) = (t.req("n", |n| amount(cx, n)), who_or_default(t));
            let (toward, away) = (t.opt("toward", |n| spot(cx, n)), t.opt("away", |n| spot(cx, n)));
            let (to, must) = (t.opt("to", |n| place(cx, n)), t.or("must", false, Node::bool));
            let (toward, away) = (toward?, away?);
            if toward.is_some() && away.is_some() {
                t.node.problem("a move goes either toward or away", None);
            }
            Effect::Move { n: n?, who: who?, toward, away, to: to?, must: must? }
        }
        "place" => {
            let (at, who) = (t.req("at", |n| place(cx, n)), who_or_default(t));
            Effect::Place { at: at?, who: who? }
        }
        "act" => {
            let kinds = t.req("kinds", |n| n.all(Node::word));
            let (who, n) = (who_or_default(t), t.or("n", 1, Node::small));
            Effect::Act { kinds: kinds?, who: who?, n: n? }
        }
        "activate" => Effect::Activate { who: t.req("who", |n| who(cx, n))? },
        "spawn" => {
            let (what, n) = (t.req("what", |n| what(cx, n)), amount_or(t, "n", 1));
            let (at, from) = (t.req("at", |n| place(cx, n)), t.or("from", Pool::Pool, waiting));
            Effect::Spawn { what: what?, n: n?, at: at?, from: from? }
        }
        "ambush" => {
            let (what, who) = (t.req("what", |n| what(cx, n)), who_or_default(t));
            let (n, from) = (t.or("n", 1, Node::small), t.or("from", Pool::Pool, waiting));
            Effect::Ambush { what: what?, who: who?, n: n?, from: from? }
        }
        "pool" => {
            let (what, n) = (t.req("what", |n| what(cx, n)), amount_or(t, "n", 1));
            let (from, to) = (t.req("from", Node::word), t.req("to", Node::word));
            Effect::Pool { what: what?, n: n?, from: from?, to: to? }
        }
        "boss" => Effect::Boss { at: t.req("at", |n| place(cx, n))? },
        "threat" => Effect::Threat { n: t.req("n", |n| amount(cx, n))? },
        "twist" => Effect::Twist { what: t.req("do", Node::word)? },
        "peek" => {
            let (deck, n, then) = (t.req("deck", Node::word), t.req("n", Node::small), t.req("then", Node::word));
            Effect::Peek { deck: deck?, n: n?, then: then? }
        }
        "spawn_token" => {
            let (at, side) = (t.req("at", |n| place(cx, n)), t.req("side", Node::word));
            Effect::SpawnToken { at: at?, side: side? }
        }
        "token" => {
            let (kind, what) = (t.req("kind", |n| token(cx, n)), t.req("do", Node::word));
            let (at, n, who) = (t.opt("at", |n| place(cx, n)), amount_or(t, "n", 1), who_or_default(t));
            let (what, at) = (what?, at?);
            if matches!(what, TokenDo::Place | TokenDo::Move) && at.is_none() {
                t.node.problem(format!("{:?} needs at", what.word()), None);
            }
            Effect::Token { kind: kind?, what, at, n: n?, who: who? }
        }
        "intel" => {
            let (on, n) = (t.req("on", |n| objective(cx, n)), amount_or(t, "n", 1));
            Effect::Intel { on: on?, n: n? }
        }
        "choose" => {
            let options = t.req("options", |n| n.all(|n| list(cx, n)));
            let by = decider(cx, t);
            Effect::Choose { options: options?, by: by? }
        }
        "pick" => {
            let (from, by) = (t.req("from", |n| picked(cx, n)), decider(cx, t));
            Effect::Pick { from: from?, by: by? }
        }
        "roll" => {
            let die = t.req("die", |n| n.index(&["attack", "activation", "spawn"].map(str::to_owned)));
            let rolled = t.req("on", |n| roll(cx, n, die?));
            Effect::Roll { rolled: rolled? }
        }
        "when" => {
            let (ifs, then) = (t.req("if", |n| conds(cx, n)), t.req("then", |n| list(cx, n)));
            let otherwise = t.opt("else", |n| list(cx, n));
            Effect::When { ifs: ifs?, then: then?, otherwise: otherwise? }
        }
        "pay" => {
            let (cost, who) = (t.req("cost", |n| cost(cx, n)), who_or_default(t));
            let (then, otherwise) = (t.req("then", |n| list(cx, n)), t.opt("else", |n| list(cx, n)));
            Effect::Pay { cost: cost?, who: who?, then: then?, otherwise: otherwise? }
        }
        "each" => {
            let over = t.req("over", |n| picked(cx, n));
            let body = t.req("do", |n| list(Cx { that: true, ..cx }, n));
            Effect::Each { over: over?, body: body? }
        }
        _ => {
            let until = t.req("until", Node::word);
            let (ability, times) = (t.req("ability", |n| ability(cx, n)), t.opt("times", Node::small));
            Effect::Lasting { until: until?, ability: ability?, times: times? }
        }
    })
}

/// A window announces only some things that can be stopped.
fn cancel(cx: Cx<'_>, node: Node<'_>) -> Option<Cancel> {
    use Window::*;
    let what = node.word()?;
    let legal: &[Window] = match what {
        Cancel::Activation | Cancel::Move => &[MonsterActivates],
        Cancel::Attack => &[MonsterActivates, MonsterMoved, MonsterTargets],
        Cancel::Special => &[MonsterSpecial],
        Cancel::Spawn => &[MonsterSpawns],
        Cancel::Search => &[SearchBefore],
    };
    if !cx.window.is_some_and(|window| legal.contains(&window)) {
        let legal: Vec<_> = legal.iter().map(|w| w.word()).collect();
        node.problem(
            format!("nothing here announces {:?}", what.word()),
            Some(format!("use it at {}", legal.join(", "))),
        );
    }
    Some(what)
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
fn waiting(node: Node<'_>) -> Option<Pool> {
    match node.word()? {
        Pool::Box => node.unknown("box", ["pool", "reserve"]),
        pool => Some(pool),
    }
}

fn decider(cx: Cx<'_>, t: &mut Table<'_>) -> Option<Decider> {
    t.or("by", Decider::You, |n| {
        let by = n.word()?;
        if by == Decider::Target {
            cx.needs(n, "target")?;
        }
        Some(by)
    })
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

/// `die`: 0 attack, 1 activation, 2 spawn.
fn roll(cx: Cx<'_>, node: Node<'_>, die: usize) -> Option<Rolled> {
    let read = |node: Node<'_>| list(cx, node);
    // The keys are the faces, so the table is walked rather than asked.
    let keys: Vec<(&str, Node<'_>)> = node.table()?.keys().collect();
    let word = |(key, node): (&str, Node<'_>), legal: &[&str]| -> Option<()> {
        if legal.contains(&key) { Some(()) } else { node.unknown(key, legal.iter().copied()) }
    };
    match die {
        0 => {
            let legal: Vec<_> = AttackType::ALL.iter().map(|t| t.word()).collect();
            let one = |key: (&str, _)| {
                word(key, &legal)?;
                Some((AttackType::from_word(key.0)?, read(key.1)?))
            };
            keys.into_iter().map(one).collect::<Option<_>>().map(Rolled::Attack)
        }
        1 => {
            let legal: Vec<_> = Face::ALL.iter().map(|f| f.word()).collect();
            let one = |key: (&str, _)| {
                word(key, &legal)?;
                Some((Face::from_word(key.0)?, read(key.1)?))
            };
            keys.into_iter().map(one).collect::<Option<_>>().map(Rolled::Activation)
        }
        _ => {
            let mut seen = [false; SPAWNS];
            let mut one = |(key, node): (&str, Node<'_>)| {
                let (from, to) = key.split_once('-').unwrap_or((key, key));
                let bounds = from.parse::<u8>().ok().zip(to.parse::<u8>().ok());
                let Some((from, to)) = bounds.filter(|(a, b)| 1 <= *a && a <= b && *b as usize <= SPAWNS) else {
                    node.problem(
                        format!("{key:?} is no number of the spawn die"),
                        Some("write \"1-4\" or \"7\"".into()),
                    );
                    return None;
                };
                for n in from..=to {
                    if std::mem::replace(&mut seen[n as usize - 1], true) {
                        node.problem(format!("the number {n} stands here twice"), None);
                    }
                }
                Some((from, to, read(node)?))
            };
            keys.into_iter().map(&mut one).collect::<Option<_>>().map(Rolled::Spawn)
        }
    }
}
