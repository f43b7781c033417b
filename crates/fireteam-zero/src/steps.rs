//! The words of steps, for scenarios and lessons: what `A: attack corrupted_animal 1 with double_aught` points at.

use crate::{
    FireteamZero, Table, advice,
    choice::{Choice, Holder, Use},
    flow::Frame,
    pack::{Pack, hint},
    terms::*,
    world::{
        World,
        given::Given,
        names::{self, Unknown},
    },
};
use content::Spoken;
use std::fmt;

/// What `until` can wait for in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Tactics,
    Threat,
    ThreatOver,
    Round(u16),
}

/// One choice in words: the kind of thing and its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verb {
    pub word: String,
    pub arg: String,
}

impl fmt::Display for Verb {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} {}", self.word, self.arg)
    }
}

/// Verbs with a name after them, and those without.
const NAMED: [&str; 22] = [
    "move",
    "place",
    "attack",
    "play",
    "card",
    "discard",
    "recover",
    "use",
    "take",
    "free",
    "pick",
    "activate",
    "die",
    "option",
    "slot",
    "seat",
    "hero",
    "upgrade",
    "focus",
    "specialist",
    "order",
    "start",
];
const BARE: [&str; 13] =
    ["search", "end", "pass", "no", "stay", "stand", "yes", "intercept", "done", "back", "random", "go on", "refill"];

impl Until {
    pub fn parse(words: &[&str]) -> Result<Until, String> {
        Ok(match words {
            ["tactics"] => Until::Tactics,
            ["threat"] => Until::Threat,
            ["threat", "over"] => Until::ThreatOver,
            ["round", n] => Until::Round(n.parse().map_err(|_| format!("`{n}` is no round"))?),
            _ => {
                return Err(format!(
                    "`until {}`: one can go on until turn B, tactics, threat, threat over, round 3, over, \
                     asked FZ-DMG-02 A",
                    words.join(" ")
                ));
            }
        })
    }
}

/// The choices that the words of a step mean: an attack declares its target, then its cards.
pub fn verbs(text: &str) -> Result<Vec<Verb>, String> {
    let verb = |word: &str, arg: &str| Verb { word: word.into(), arg: arg.trim().into() };
    if BARE.contains(&text) {
        return Ok(vec![verb(text, "")]);
    }
    let (word, arg) = text.split_once(' ').unwrap_or((text, ""));
    if !NAMED.contains(&word) || arg.is_empty() {
        let known = hint(word, NAMED.into_iter().chain(BARE)).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("`{text}` is nothing one can do{known}"));
    }
    if word == "attack"
        && let Some((target, cards)) = arg.split_once(" with ")
    {
        let mut all = vec![verb(word, target)];
        all.extend(cards.split(',').map(|card| verb("card", card)));
        all.push(verb("done", ""));
        return Ok(all);
    }
    if matches!(word, "discard" | "recover" | "play" | "card" | "pick" | "move" | "upgrade" | "focus" | "slot" | "die")
    {
        return Ok(arg.split(',').map(|one| verb(word, one)).collect());
    }
    Ok(vec![verb(word, arg)])
}

impl Verb {
    /// The choices that the words may mean at this table, the likeliest first.
    pub fn choices(&self, table: &Table, pack: &Pack, seat: Seat) -> Result<Vec<Choice>, Unknown> {
        let (world, arg) = (&table.world, self.arg.as_str());
        let number = || match arg.parse::<u8>() {
            Ok(n) if n > 0 => Ok(n - 1),
            _ => Err(Unknown::new(arg, format!("`{arg}` is no number from 1 on"))),
        };
        Ok(match self.word.as_str() {
            "end" | "pass" | "no" | "stay" | "go on" => vec![Choice::Pass],
            "yes" | "stand" | "intercept" | "refill" => vec![Choice::Yes],
            "done" => vec![Choice::Done],
            "back" => vec![Choice::Back],
            "random" => vec![Choice::Random],
            "search" => vec![Choice::Search],
            "move" | "place" => vec![Choice::Place(names::place(world.board(pack), arg)?)],
            "attack" | "free" | "activate" => vec![Choice::Figure(names::figure(world, pack, arg)?)],
            "pick" => match names::figure(world, pack, arg) {
                Ok(figure) => vec![Choice::Figure(figure), Choice::Seat(Seat(figure.0))],
                Err(error) => vec![Choice::Place(names::place(world.board(pack), arg).map_err(|_| error)?)],
            },
            "play" | "card" | "discard" | "recover" => {
                let design = names::action(pack, arg)?;
                let mut cards: Vec<Card> =
                    (0..world.set_size(seat) as u8).map(Card).filter(|c| world.design(seat, *c) == design).collect();
                // Of equal cards one is chosen before a chosen one is taken back.
                let chosen = table.asking().map_or(Cards::default(), Frame::chosen_cards);
                cards.sort_by_key(|card| (chosen.has(*card), !world.hand(seat).has(*card)));
                if cards.is_empty() {
                    return Err(Unknown::new(arg, format!("{} has no card `{arg}`", names::of_seat(seat))));
                }
                cards.into_iter().map(Choice::Card).collect()
            }
            "use" | "order" => uses(world, pack, seat, arg)?,
            "take" => {
                let kind = names::token(pack, arg)?;
                let slots = world.tokens().filter(|(_, t)| t.kind == kind).map(|(slot, _)| Choice::Token(slot as u8));
                let slots: Vec<Choice> = slots.collect();
                if slots.is_empty() {
                    return Err(Unknown::new(arg, format!("there is no token `{arg}` on the table")));
                }
                slots
            }
            "die" => vec![Choice::Die(number()?)],
            "option" => vec![Choice::Option(number()?)],
            "slot" => vec![Choice::Slot(number()?)],
            "seat" | "start" => vec![Choice::Seat(names::seat(world, pack, arg)?)],
            "hero" => vec![Choice::Hero(names::hero(pack, arg)?)],
            "upgrade" => vec![Choice::Upgrade(names::action(pack, arg)?)],
            "focus" => vec![Choice::Focus(names::focus(pack, arg)?)],
            "specialist" => vec![Choice::SpecialistCard(names::specialist_card(pack, arg)?)],
            word => return Err(Unknown::new(word, format!("`{word}` is nothing one can do"))),
        })
    }
}

/// `focus:corpsman`, `item:flashlight`, `henry`, `objective:break_the_altars 2`, `lasting`, `briefing`, …
fn uses(world: &World, pack: &Pack, seat: Seat, arg: &str) -> Result<Vec<Choice>, Unknown> {
    let (arg, nth) = match arg.rsplit_once(' ').map(|(arg, n)| (arg, n.parse::<u8>())) {
        Some((arg, Ok(n))) => (arg, Some(n.saturating_sub(1))),
        _ => (arg, None),
    };
    let (kind, id) = arg.split_once(':').unwrap_or((arg, ""));
    let none = || Unknown::new(arg, format!("{} has no `{arg}`", names::of_seat(seat)));
    let holders: Vec<Holder> = match kind {
        "focus" => {
            let focus = names::focus(pack, id)?;
            let slot = world.focuses(seat).iter().position(|f| *f == focus).ok_or_else(none)?;
            vec![Holder::Focus(seat, slot as u8)]
        }
        "item" => {
            let card = names::recon(pack, id)?;
            let slot = world.items(seat).iter().position(|i| i.card == card).ok_or_else(none)?;
            vec![Holder::Item(seat, slot as u8)]
        }
        "henry" => vec![Holder::Specialist(0), Holder::BaseAbility(0)],
        "patty" => vec![Holder::Specialist(1), Holder::BaseAbility(1)],
        "objective" => vec![Holder::Objective(names::objective(pack, id)?)],
        "token" => vec![Holder::Token(names::token(pack, id)?)],
        "monster" => vec![Holder::Monster(names::monster(pack, id)?)],
        "twist" => {
            let twist = names::twist(pack, id)?;
            let slot = world.twists().iter().position(|t| t.twist == twist);
            vec![Holder::Twist(slot.ok_or_else(none)? as u8)]
        }
        "lasting" => world.lasting().map(|(slot, _)| Holder::Lasting(slot as u8)).collect(),
        "briefing" => vec![Holder::Briefing],
        "extra" => {
            let design = names::action(pack, id)?;
            (0..world.set_size(seat) as u8)
                .map(Card)
                .filter(|c| world.design(seat, *c) == design)
                .map(Holder::Extra)
                .collect()
        }
        _ => {
            let known = [
                "focus",
                "item",
                "henry",
                "patty",
                "objective",
                "token",
                "monster",
                "twist",
                "lasting",
                "briefing",
                "extra",
            ];
            return Err(Unknown::of("kind of card to use", kind, known));
        }
    };
    let numbers = nth.map_or(0..6, |n| n..n + 1);
    Ok(holders
        .into_iter()
        .flat_map(|holder| numbers.clone().map(move |nth| Choice::Use(Use { holder, nth })))
        .collect())
}

/// A choice in the words of a step.
pub fn describe(world: &World, pack: &Pack, seat: Seat, choice: Choice) -> String {
    let nth = |word: &str, n: u8| format!("{word} {}", n + 1);
    match choice {
        Choice::Pass => "pass".into(),
        Choice::Yes => "yes".into(),
        Choice::Done => "done".into(),
        Choice::Back => "back".into(),
        Choice::Search => "search".into(),
        Choice::Random => "random".into(),
        Choice::Card(card) => format!("card {}", pack.action(world.design(seat, card)).meta.id),
        Choice::Place(place) => format!("move {}", names::of_place(world, pack, place)),
        Choice::Figure(figure) => format!("pick {}", names::of_figure(world, pack, figure)),
        Choice::Token(slot) => match world.token(slot as usize) {
            Some(token) => format!("take {}", pack.tokens[token.kind.index()].meta.id),
            None => nth("token", slot),
        },
        Choice::Die(n) => nth("die", n),
        Choice::Option(n) => nth("option", n),
        Choice::Slot(n) => nth("slot", n),
        Choice::Seat(n) => format!("seat {}", names::of_seat(n)),
        Choice::Hero(hero) => format!("hero {}", pack.heroes[hero.index()].meta.id),
        Choice::Upgrade(action) => format!("upgrade {}", pack.action(action).meta.id),
        Choice::Focus(focus) => format!("focus {}", pack.focuses[focus.index()].meta.id),
        Choice::SpecialistCard(card) => format!("specialist {}", pack.specialist_cards[card.index()].meta.id),
        Choice::Use(usage) => {
            let id = match usage.holder {
                Holder::Focus(s, slot) => {
                    world.focuses(s).get(slot as usize).map(|f| format!("focus:{}", pack.focuses[f.index()].meta.id))
                }
                Holder::Item(s, slot) => {
                    world.items(s).get(slot as usize).map(|i| format!("item:{}", pack.recon[i.card.index()].meta.id))
                }
                Holder::Specialist(which) | Holder::BaseAbility(which) => {
                    Some(["henry", "patty"][which as usize % 2].into())
                }
                Holder::Objective(o) => Some(format!("objective:{}", pack.objective(o).meta.id)),
                Holder::Token(t) => Some(format!("token:{}", pack.tokens[t.index()].meta.id)),
                Holder::Lasting(_) => Some("lasting".into()),
                Holder::Briefing => Some("briefing".into()),
                Holder::Extra(card) => Some(format!("extra:{}", pack.action(world.design(seat, card)).meta.id)),
                _ => None,
            };
            format!("use {} {}", id.unwrap_or_else(|| format!("{:?}", usage.holder)), usage.nth + 1)
        }
    }
}

impl Spoken for FireteamZero {
    type Given = Given;
    type Verb = Verb;

    fn seat(who: &str, world: &World, pack: &Pack) -> Result<Seat, String> {
        match who {
            "group" => Ok(world.start_player()),
            who => names::seat(world, pack, who).map_err(|error| error.to_string()),
        }
    }
    fn verbs(text: &str) -> Result<Vec<Verb>, String> {
        verbs(text)
    }
    fn choices(verb: &Verb, table: &Table, pack: &Pack, seat: Seat) -> Result<Vec<Choice>, String> {
        verb.choices(table, pack, seat).map_err(|error| error.to_string())
    }
    fn describe(choice: Choice, world: &World, pack: &Pack, seat: Seat) -> String {
        describe(world, pack, seat, choice)
    }
    fn by_itself(table: &Table, _: Seat, offers: &[Choice]) -> Option<Choice> {
        let has = |choice: Choice| offers.contains(&choice).then_some(choice);
        if table.ask().is_some_and(|ask| ask.key == "question-refill") {
            return has(Choice::Yes);
        }
        let onward = || offers.iter().copied().find(|choice| !advice::unpicks(table, *choice));
        has(Choice::Pass).or(has(Choice::Back)).or_else(onward)
    }
    fn own_turn(table: &Table, seat: Seat) -> bool {
        matches!(table.asking(), Some(Frame::Turn(_))) && table.waiting().has(seat)
    }
    fn thing(kind: &str, name: &str, table: &Table, pack: &Pack) -> Result<(&'static str, usize), String> {
        let world = &table.world;
        let found = match kind {
            "place" => names::place(world.board(pack), name).map(|place| ("place", place.index())),
            "figure" => names::figure(world, pack, name).map(|figure| ("figure", figure.0.into())),
            "seat" => names::seat(world, pack, name).map(|seat| ("seat", seat.index())),
            _ => Err(Unknown::of("kind of thing to point at", kind, ["place", "figure", "seat"])),
        };
        found.map_err(|error| error.to_string())
    }
    fn lay(given: &Given, pack: &Pack) -> Result<(World, Frame), Unknown> {
        given.lay(pack)
    }
}
