//! Reads selectors, amounts and costs.

use super::read::{Node, Table};
use super::scope::Cx;
use super::*;

/// The words of `vocabulary.toml` that are no enum of their own.
pub const FIGURES: [&str; 7] = ["you", "actor", "target", "that", "all_heroes", "allies", "first_player"];
pub const PLACE_WORDS: [&str; 8] = ["here", "there", "actor_place", "that", "entry", "exit", "boss_mark", "roll"];
pub const FEATURES: [&str; 6] = ["spawn_up", "spawn_down", "spawn", "hero", "monster", "specialist"];
pub const SELECTOR_KEYS: [&str; 12] =
    ["any", "pick", "n", "within", "of", "at", "except", "state", "has", "no", "terrain", "kind"];
pub const COSTS: [&str; 5] = ["discard", "action", "charge", "damage", "move"];
pub const AMOUNT_KEYS: [&str; 8] = ["count", "per_hero", "hand_of", "tokens_at", "times", "plus", "min", "max"];

/// A selector table of any sort.
pub enum Selected {
    Figures(FigureSelect),
    Places(PlaceSelect),
    Tokens(TokenSelect),
}

pub fn select(cx: Cx<'_>, node: Node<'_>) -> Option<Selected> {
    let mut t = node.table()?;
    let selected = match t.req("any", Node::str)? {
        "location" => places(cx, &mut t).map(Selected::Places),
        "token" => tokens(cx, &mut t).map(Selected::Tokens),
        _ => figures(cx, &mut t).map(Selected::Figures),
    };
    t.finish();
    selected
}

/// Reports a problem and gives up.
pub fn wrong<T>(node: Node<'_>, message: &str) -> Option<T> {
    node.problem(message, None);
    None
}

fn picked(t: &mut Table<'_>) -> Option<(Pick, u8)> {
    let pick = t.or("pick", Pick::All, Node::word);
    let n = t.opt("n", Node::small);
    match (pick?, n?) {
        (Pick::UpTo, Some(n)) => Some((Pick::UpTo, n)),
        (Pick::UpTo, None) => wrong(t.node, "\"up_to\" needs n"),
        (_, Some(_)) => wrong(t.node, "n goes with pick = \"up_to\" only"),
        (pick, None) => Some((pick, 1)),
    }
}

fn figures(cx: Cx<'_>, t: &mut Table<'_>) -> Option<FigureSelect> {
    let any = t.req("any", |n| {
        let word = n.str()?;
        let legal = Side::ALL.iter().map(|s| s.word()).chain(["location", "token"]);
        Side::from_word(word).or_else(|| n.unknown(word, legal))
    });
    let picked = picked(t);
    let within = t.opt("within", Node::small);
    let of = t.opt("of", |n| spot(cx, n));
    let at = t.opt("at", |n| place(cx, n));
    let except = t.opt("except", |n| who(cx, n));
    let state = t.opt("state", Node::word);
    let kind = t.opt("kind", |n| {
        Some((
            n,
            match n.str()? {
                "henry" => FigureKind::Henry,
                "patty" => FigureKind::Patty,
                _ => {
                    let mut legal = cx.world.names.monsters.clone();
                    legal.extend(["henry".into(), "patty".into()]);
                    FigureKind::Monster(Monster(n.index(&legal)? as u8))
                }
            },
        ))
    });
    let (any, (pick, n), state, kind) = (any?, picked?, state?, kind?);
    let heroes = matches!(any, Side::Hero | Side::Ally);
    if state.is_some() && !heroes {
        return wrong(t.node, "only heroes have a state");
    }
    if matches!(pick, Pick::MostCards | Pick::FewestCards) && !heroes {
        return wrong(t.node, "only heroes hold cards");
    }
    if let Some((node, kind)) = kind {
        let fits = match kind {
            FigureKind::Monster(_) => !heroes && any != Side::Specialist,
            FigureKind::Henry | FigureKind::Patty => any == Side::Specialist,
        };
        if !fits {
            return wrong(node, "the kind does not fit the side");
        }
    }
    Some(FigureSelect {
        any,
        pick,
        n,
        within: within?,
        of: of?,
        at: at?,
        except: except?,
        state: state.unwrap_or(HeroState::Active),
        kind: kind.map(|(_, kind)| kind),
    })
}

fn places(cx: Cx<'_>, t: &mut Table<'_>) -> Option<PlaceSelect> {
    let has = t.opt("has", |n| feature(cx, n));
    let no = t.opt("no", |n| feature(cx, n));
    let terrain = t.opt("terrain", Node::word);
    let within = t.opt("within", Node::small);
    let of = t.opt("of", |n| spot(cx, n));
    let picked = picked(t);
    let (pick, n) = picked?;
    if matches!(pick, Pick::MostCards | Pick::FewestCards) {
        return wrong(t.node, "only heroes hold cards");
    }
    Some(PlaceSelect { has: has?, no: no?, terrain: terrain?, within: within?, of: of?, pick, n })
}

fn tokens(cx: Cx<'_>, t: &mut Table<'_>) -> Option<TokenSelect> {
    let kind = t.req("kind", |n| token(cx, n));
    let at = t.opt("at", |n| place(cx, n));
    let within = t.opt("within", Node::small);
    let of = t.opt("of", |n| spot(cx, n));
    Some(TokenSelect { kind: kind?, at: at?, within: within?, of: of? })
}

fn feature(cx: Cx<'_>, node: Node<'_>) -> Option<Feature> {
    let word = node.str()?;
    let tokens = &cx.world.names.tokens;
    Some(match word {
        "spawn_up" => Feature::SpawnUp,
        "spawn_down" => Feature::SpawnDown,
        "spawn" => Feature::Spawn,
        "hero" => Feature::Hero,
        "monster" => Feature::Monster,
        "specialist" => Feature::Specialist,
        _ => match tokens.iter().position(|t| t == word) {
            Some(n) => Feature::Token(TokenKind(n as u8)),
            None => return node.unknown(word, FEATURES.into_iter().chain(tokens.iter().map(String::as_str))),
        },
    })
}

pub fn token(cx: Cx<'_>, node: Node<'_>) -> Option<TokenKind> {
    node.index(&cx.world.names.tokens).map(|n| TokenKind(n as u8))
}

/// An objective of the card's own mission, or `this`.
pub fn objective(cx: Cx<'_>, node: Node<'_>) -> Option<Objective> {
    if node.str()? == "this" {
        return cx.objective.or_else(|| wrong(node, "\"this\" is no objective here"));
    }
    let Some(ground) = cx.ground() else { return wrong(node, "only cards of a mission may name its objectives") };
    node.index(&ground.objectives)?;
    node.index(&cx.world.names.objectives).map(|n| Objective(n as u8))
}

pub fn who(cx: Cx<'_>, node: Node<'_>) -> Option<Who> {
    if node.is_table() {
        return match select(cx, node)? {
            Selected::Figures(figures) => Some(Who::Select(Box::new(figures))),
            _ => wrong(node, "figures are asked for here"),
        };
    }
    let word = node.str()?;
    figure_word(cx, node, word)?.or_else(|| node.unknown(word, FIGURES))
}

/// The outer option is empty after a problem, the inner one if the word names no figure.
fn figure_word(cx: Cx<'_>, node: Node<'_>, word: &str) -> Option<Option<Who>> {
    Some(Some(match word {
        "you" => Who::You,
        "actor" | "target" => {
            cx.needs(node, word)?;
            if word == "actor" { Who::Actor } else { Who::Target }
        }
        "that" => {
            selected(cx, node)?;
            Who::That
        }
        "all_heroes" => Who::AllHeroes,
        "allies" => Who::Allies,
        "first_player" => Who::FirstPlayer,
        _ => return Some(None),
    }))
}

fn selected(cx: Cx<'_>, node: Node<'_>) -> Option<()> {
    if cx.that {
        return Some(());
    }
    node.problem("\"that\" means nothing here", Some("a \"pick\" or \"each\" must come first".into()));
    None
}

pub fn place(cx: Cx<'_>, node: Node<'_>) -> Option<Where> {
    if node.is_table() {
        return match select(cx, node)? {
            Selected::Places(places) => Some(Where::Select(Box::new(places))),
            _ => wrong(node, "locations are asked for here"),
        };
    }
    let word = node.str()?;
    place_word(cx, node, word)?.or_else(|| node.unknown(word, PLACE_WORDS))
}

fn place_word(cx: Cx<'_>, node: Node<'_>, word: &str) -> Option<Option<Where>> {
    let ground = cx.ground();
    Some(Some(match word {
        "here" => Where::Here,
        "there" => {
            cx.needs(node, "there")?;
            Where::There
        }
        "actor_place" => {
            cx.needs(node, "actor")?;
            Where::ActorPlace
        }
        "that" => {
            selected(cx, node)?;
            Where::That
        }
        "entry" => Where::Entry,
        "exit" if ground.is_some_and(|g| !g.exit) => return wrong(node, "this mission has no exit"),
        "exit" => Where::Exit,
        "boss_mark" if ground.is_some_and(|g| !g.boss) => return wrong(node, "this mission has no boss mark"),
        "boss_mark" => Where::BossMark,
        "roll" => Where::Roll,
        _ if word.contains('.') => {
            let Some(ground) = ground else { return wrong(node, "only cards of a mission may name its locations") };
            Where::At(location(node, ground.board.as_ref()?)?)
        }
        _ => return Some(None),
    }))
}

/// A reference such as `NE.crypt`.
pub fn location(node: Node<'_>, board: &Board) -> Option<Place> {
    let id = node.str()?;
    board.place(id).or_else(|| node.unknown(id, board.places.iter().map(|p| p.id.as_str())))
}

pub fn spot(cx: Cx<'_>, node: Node<'_>) -> Option<Spot> {
    if node.is_table() {
        return match select(cx, node)? {
            Selected::Figures(figures) => Some(Spot::Who(Who::Select(Box::new(figures)))),
            Selected::Places(places) => Some(Spot::Where(Where::Select(Box::new(places)))),
            Selected::Tokens(_) => wrong(node, "tokens are selected for counting only"),
        };
    }
    let word = node.str()?;
    if word == "that" {
        selected(cx, node)?;
        return Some(Spot::That);
    }
    if let Some(who) = figure_word(cx, node, word)? {
        return Some(Spot::Who(who));
    }
    match place_word(cx, node, word)? {
        Some(place) => Some(Spot::Where(place)),
        None => node.unknown(word, FIGURES.into_iter().chain(PLACE_WORDS)),
    }
}

pub fn amount(cx: Cx<'_>, node: Node<'_>) -> Option<Amount> {
    if !node.is_table() {
        return node.signed().map(Amount::number);
    }
    let mut t = node.table()?;
    let count = t.opt("count", |n| {
        Some(match select(cx, n)? {
            Selected::Figures(s) => Base::CountFigures(s),
            Selected::Places(s) => Base::CountPlaces(s),
            Selected::Tokens(s) => Base::CountTokens(s),
        })
    });
    let bases = [
        count,
        t.opt("per_hero", |n| n.signed().map(Base::PerHero)),
        t.opt("hand_of", |n| who(cx, n).map(Base::HandOf)),
        t.opt("tokens_at", |n| place(cx, n).map(Base::TokensAt)),
    ];
    let times = t.or("times", 1, Node::signed);
    let plus = t.or("plus", 0, Node::signed);
    let min = t.opt("min", Node::signed);
    let max = t.opt("max", Node::signed);
    t.finish();
    let mut bases = bases.into_iter().collect::<Option<Vec<_>>>()?.into_iter().flatten();
    match (bases.next(), bases.next()) {
        (Some(base), None) => Some(Amount { base, times: times?, plus: plus?, min: min?, max: max? }),
        _ => {
            node.problem("an amount is one thing", Some("legal here: count, per_hero, hand_of, tokens_at".into()));
            None
        }
    }
}

pub fn how_many(cx: Cx<'_>, node: Node<'_>) -> Option<HowMany> {
    match node.peek_str() {
        Some("all") => Some(HowMany::All),
        Some(word) => node.unknown(word, ["all"]),
        None => amount(cx, node).map(HowMany::Some),
    }
}

pub fn cost(cx: Cx<'_>, node: Node<'_>) -> Option<Cost> {
    let mut t = node.table()?;
    let [discard, action, charge, damage, moves] = COSTS.map(|key| t.or(key, 0, Node::small));
    t.finish();
    let cost = Cost { discard: discard?, action: action?, charge: charge?, damage: damage?, moves: moves? };
    if cost == Cost::default() {
        node.problem("the cost is nothing", Some(format!("legal here: {}", COSTS.join(", "))));
    }
    if cost.charge > 0 && !cx.charges {
        node.problem("this card has no use tokens", Some("write \"charges\"".into()));
    }
    Some(cost)
}
