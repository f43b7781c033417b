//! The words of steps, for scenarios and lessons: what `A: move with scouts: a-b, a-b` points at.

use crate::{
    CryHavoc, Table,
    choice::Choice,
    flow::Frame,
    pack::Pack,
    terms::*,
    world::{
        Phase, World,
        given::Given,
        names::{self, Unknown},
    },
};
use content::{Spoken, read::hint};
use std::fmt;

/// What `until` can wait for in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    Phase(Phase),
    Round(u8),
    BattleOver,
}

impl Until {
    pub fn parse(words: &[&str]) -> Result<Until, String> {
        Ok(match words {
            ["events"] => Until::Phase(Phase::Events),
            ["draw"] => Until::Phase(Phase::Draw),
            ["actions"] => Until::Phase(Phase::Actions),
            ["battles"] => Until::Phase(Phase::Battles),
            ["prisoners"] => Until::Phase(Phase::Prisoners),
            ["scoring"] => Until::Phase(Phase::Scoring),
            ["battle", "over"] => Until::BattleOver,
            ["round", n] => Until::Round(n.parse().map_err(|_| format!("`{n}` is no Round"))?),
            _ => {
                return Err(format!(
                    "`until {}`: one can go on until turn B, events, draw, actions, battles, prisoners, scoring, \
                     battle over, round 3, over, asked CH-TAC-01 A",
                    words.join(" ")
                ));
            }
        })
    }
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
const NAMED: [&str; 24] = [
    "action",
    "skill",
    "card",
    "cards",
    "tactic",
    "keep",
    "discard",
    "recover",
    "deck",
    "step",
    "region",
    "objective",
    "mark",
    "number",
    "build",
    "activate",
    "structure",
    "named",
    "token",
    "option",
    "side",
    "position",
    "faction",
    "deploy",
];
const BARE: [&str; 9] = ["pass", "end", "decline", "no", "yes", "done", "back", "draw", "enable scoring"];
/// Actions with their cards and what is then done: `move with scouts, flank: a-b`.
const ACTIONS: [&str; 3] = ["move", "recruit", "build"];

fn verb(word: &str, arg: &str) -> Verb {
    Verb { word: word.into(), arg: arg.trim().into() }
}

/// The choices that the words of a step mean, one after another.
pub fn verbs(text: &str) -> Result<Vec<Verb>, String> {
    if BARE.contains(&text) {
        return Ok(vec![match text {
            "draw" => verb("action", "draw"),
            "enable scoring" => verb("action", "enable_scoring"),
            bare => verb(bare, ""),
        }]);
    }
    let (word, arg) = text.split_once(' ').unwrap_or((text, ""));
    if ACTIONS.contains(&word) && arg.starts_with("with ") {
        return Ok(action(word, &arg["with ".len()..]));
    }
    if word == "draw" && !arg.is_empty() {
        // `draw mountain, keep high_ground`
        let (deck, keep) = arg.split_once(',').unwrap_or((arg, ""));
        let mut all = vec![verb("action", "draw"), verb("deck", deck)];
        all.extend(keep.trim().strip_prefix("keep ").map(|card| verb("card", card)));
        return Ok(all);
    }
    if !NAMED.contains(&word) || arg.is_empty() {
        let known =
            hint(word, NAMED.into_iter().chain(BARE).chain(ACTIONS)).map(|h| format!("; {h}")).unwrap_or_default();
        return Err(format!("`{text}` is nothing one can do{known}"));
    }
    Ok(match word {
        "deploy" => deploy(arg)?,
        "cards" => arg.split(',').map(|card| verb("card", card)).chain([verb("done", "")]).collect(),
        "tactic" | "keep" | "discard" | "recover" | "card" => arg.split(',').map(|card| verb("card", card)).collect(),
        "step" | "region" | "objective" | "mark" | "number" | "structure" | "token" | "side" | "build" | "activate" => {
            arg.split(',').map(|one| verb(word, one)).collect()
        }
        _ => vec![verb(word, arg)],
    })
}

/// An Action, its cards, and what its points are spent on; with nothing after the cards it stops there.
fn action(word: &str, rest: &str) -> Vec<Verb> {
    let (cards, spent) = rest.split_once(':').map_or((rest, None), |(cards, spent)| (cards, Some(spent)));
    let mut all = vec![verb("action", word)];
    all.extend(cards.split(',').map(str::trim).filter(|card| *card != "nothing").map(|card| verb("card", card)));
    all.push(verb("done", ""));
    if let Some(spent) = spent {
        for part in spent.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            all.push(match word {
                "move" => verb("step", part),
                "recruit" => verb("number", part),
                _ => part.split_once(' ').map_or_else(|| verb("build", part), |(what, arg)| verb(what, arg)),
            });
        }
        if word != "recruit" {
            all.push(verb("done", ""));
        }
    }
    all
}

/// `deploy 2 1 0`: Units on Region Control, Capture Prisoners and Attrition.
fn deploy(arg: &str) -> Result<Vec<Verb>, String> {
    let numbers: Vec<u8> = arg.split_whitespace().filter_map(|n| n.parse().ok()).collect();
    let [control, capture, attrition] = numbers[..] else {
        return Err(format!("`deploy {arg}`: write three numbers, as in `deploy 2 1 0`"));
    };
    let mut all = vec![verb("number", &control.to_string())];
    // When none are left the other Objectives are not asked about.
    if capture + attrition > 0 {
        all.push(verb("number", &capture.to_string()));
    }
    all.push(verb("done", ""));
    Ok(all)
}

impl Verb {
    /// The choices that the words may mean at this table, the likeliest first.
    pub fn choices(&self, world: &World, pack: &Pack) -> Result<Vec<Choice>, Unknown> {
        let arg = self.arg.as_str();
        let board = world.board(pack);
        let number = || arg.parse::<u8>().map_err(|_| Unknown::new(arg, format!("`{arg}` is no number")));
        let from_one =
            || number().and_then(|n| n.checked_sub(1).ok_or_else(|| Unknown::new(arg, "numbers begin with 1")));
        let in_region = || -> Result<(Structure, Region), Unknown> {
            let (structure, region) = arg
                .split_once(' ')
                .ok_or_else(|| Unknown::new(arg, format!("`{arg}`: write a Structure and a Region")))?;
            Ok((names::structure(pack, structure)?, names::region(board, region.trim())?))
        };
        Ok(match self.word.as_str() {
            "pass" | "end" | "decline" | "no" => vec![Choice::Pass],
            "yes" => vec![Choice::Yes],
            "done" => vec![Choice::Done],
            "back" => vec![Choice::Back],
            "action" => vec![Choice::Action(names::word("Action", arg)?)],
            "skill" => vec![Choice::Skill(names::skill(pack, arg)?)],
            "card" => vec![Choice::Card(names::card(pack, arg)?)],
            "deck" => vec![Choice::Deck(names::deck(arg)?)],
            "step" => {
                let (from, to) = arg.split_once('-').ok_or_else(|| Unknown::new(arg, format!("`{arg}`: write a-b")))?;
                vec![Choice::Step(names::region(board, from)?, names::region(board, to)?)]
            }
            "region" => vec![Choice::Region(names::region(board, arg)?)],
            "objective" => vec![Choice::Objective(names::word("Objective", arg)?)],
            "mark" => vec![Choice::Mark(names::word("mark", arg)?)],
            "number" => vec![Choice::Number(number()?)],
            "build" => in_region().map(|(structure, region)| vec![Choice::Build(structure, region)])?,
            "activate" => in_region().map(|(structure, region)| vec![Choice::Activate(structure, region)])?,
            "structure" => vec![Choice::Structure(names::structure(pack, arg)?)],
            "named" => vec![Choice::Named(names::named(pack, arg)?)],
            "token" => vec![Choice::Token(from_one()?)],
            "option" => vec![Choice::Option(from_one()?)],
            "side" => vec![Choice::Side(names::side(world, arg)?)],
            "position" => vec![Choice::Position(number()?)],
            "faction" => vec![Choice::Faction(names::word("Faction", arg)?)],
            word => return Err(Unknown::new(word, format!("`{word}` is nothing one can do"))),
        })
    }
}

/// A choice in the words of a step.
pub fn describe(world: &World, pack: &Pack, choice: Choice) -> String {
    let region = |region: Region| names::of_region(world, pack, region);
    let structure = |s: Structure| pack.structures.get(s.index()).map_or("?".into(), |card| card.meta.id.clone());
    match choice {
        Choice::Pass => "pass".into(),
        Choice::Yes => "yes".into(),
        Choice::Done => "done".into(),
        Choice::Back => "back".into(),
        Choice::Action(action) => format!("action {}", action.word()),
        Choice::Skill(skill) => format!("skill {}", pack.skills.get(skill.index()).map_or("?", |s| &s.meta.id)),
        Choice::Card(card) => format!("card {}", pack.cards.get(card.index()).map_or("?", |c| &c.meta.id)),
        Choice::Deck(Deck::Own) => "deck own".into(),
        Choice::Deck(Deck::Terrain(terrain)) => format!("deck {}", terrain.word()),
        Choice::Step(from, to) => format!("step {}-{}", region(from), region(to)),
        Choice::Region(at) => format!("region {}", region(at)),
        Choice::Objective(objective) => format!("objective {}", objective.word()),
        Choice::Mark(mark) => format!("mark {}", mark.word()),
        Choice::Number(n) => format!("number {n}"),
        Choice::Build(what, at) => format!("build {} {}", structure(what), region(at)),
        Choice::Activate(what, at) => format!("activate {} {}", structure(what), region(at)),
        Choice::Structure(what) => format!("structure {}", structure(what)),
        Choice::Named(token) => format!("named {}", pack.named.get(token.index()).map_or("?", |t| &t.meta.id)),
        Choice::Token(slot) => format!("token {}", slot + 1),
        Choice::Option(nth) => format!("option {}", nth + 1),
        Choice::Side(side) => format!("side {}", names::of_side(side)),
        Choice::Position(n) => format!("position {n}"),
        Choice::Faction(faction) => format!("faction {}", faction.word()),
    }
}

impl Spoken for CryHavoc {
    type Given = Given;
    type Verb = Verb;

    fn seat(who: &str, world: &World, _: &Pack) -> Result<Seat, String> {
        let side = names::side(world, who).map_err(|error| error.to_string())?;
        side.seat().ok_or_else(|| "nobody plays the neutral Trogs".into())
    }
    fn verbs(text: &str) -> Result<Vec<Verb>, String> {
        verbs(text)
    }
    fn choices(verb: &Verb, table: &Table, pack: &Pack, _: Seat) -> Result<Vec<Choice>, String> {
        verb.choices(&table.world, pack).map_err(|error| error.to_string())
    }
    fn describe(choice: Choice, world: &World, pack: &Pack, _: Seat) -> String {
        describe(world, pack, choice)
    }
    fn by_itself(table: &Table, seat: Seat, offers: &[Choice]) -> Option<Choice> {
        let has = |choice: Choice| offers.contains(&choice).then_some(choice);
        // A Recruit Action without cards is the null move.
        has(Choice::Pass)
            .or(has(Choice::Action(Action::Recruit)))
            .or(has(Choice::Done))
            .or_else(|| stays(table, seat, offers))
            .or_else(|| offers.iter().copied().find(|choice| *choice != Choice::Back))
    }
    fn own_turn(table: &Table, seat: Seat) -> bool {
        matches!(table.asking(), Some(Frame::Turn(_))) && table.waiting().has(seat)
    }
    fn thing(kind: &str, name: &str, table: &Table, pack: &Pack) -> Result<(&'static str, usize), String> {
        let world = &table.world;
        let found = match kind {
            "region" => names::region(world.board(pack), name).map(|region| ("region", region.index())),
            "card" => names::card(pack, name).map(|card| ("card", card.index())),
            "seat" => names::side(world, name).map(|side| ("seat", side.index())),
            _ => Err(Unknown::of("kind of thing to point at", kind, ["region", "card", "seat"])),
        };
        found.map_err(|error| error.to_string())
    }
    fn lay(given: &Given, pack: &Pack) -> Result<(World, Frame), Unknown> {
        given.lay(pack)
    }
}

/// A position on the Next Initiative track that changes nothing.
fn stays(table: &Table, seat: Seat, offers: &[Choice]) -> Option<Choice> {
    let at = table.world.next_initiative().iter().position(|s| *s == seat)?;
    let stay = Choice::Position(at as u8 + 1);
    offers.contains(&stay).then_some(stay)
}
