//! The table on a terminal of 100 columns: the board as a drawing, what lies where, the track, the objectives, the hands.

use super::tale::Page;
use crate::terms::letter;
use fireteam_zero::{
    effect::tell::Of,
    pack::{
        Board, SpawnSide,
        board::{NORTH, WEST},
    },
    sight,
    speech::Kind,
    terms::*,
    world::{TokenOn, World},
};
use std::fmt::Write;

/// Characters of one cell.
const WIDE: usize = 5;

/// What stands or lies in each place, as marks short enough for a cell.
fn marks(page: &Page, world: &World) -> Vec<Vec<String>> {
    let board = world.board(page.words.pack);
    let mut marks: Vec<Vec<String>> = (0..board.places.len()).map(|p| vec![format!("{p}")]).collect();
    let mut put = |place: Place, mark: String| {
        if let Some(marks) = marks.get_mut(place.index()) {
            marks.push(mark);
        }
    };
    for seat in world.seats() {
        if world.hero_of(seat).is_some() {
            let mark = letter(seat.index()).to_string();
            put(world.hero_at(seat), if world.is_down(seat) { format!("{mark}zz") } else { format!("{mark}!") });
        }
    }
    put(world.specialist_at(0), "Hen".into());
    put(world.specialist_at(1), "Pat".into());
    for (slot, monster) in world.monsters().iter().enumerate() {
        if let Some(at) = monster.at {
            let rank = match page.words.pack.monster(monster.kind).rank {
                Rank::Minion => 'm',
                Rank::Elite => 'E',
                Rank::Boss => 'B',
            };
            put(at, format!("{rank}{}", slot + 1));
        }
    }
    for (number, spawn) in world.spawns().iter().enumerate() {
        match spawn.side {
            SpawnSide::Up => put(spawn.place, format!("?{}", number + 1)),
            SpawnSide::Down => put(spawn.place, format!("s{}", number + 1)),
            SpawnSide::Closed => {}
        }
    }
    for (slot, token) in world.tokens() {
        if let TokenOn::Board(at) = token.on {
            put(at, format!("*{}", slot + 1));
        }
    }
    let mission = page.words.pack.mission(world.mission());
    if let Some(exit) = mission.exit {
        put(exit, page.term("exit", []));
    }
    marks
}

/// The drawing: solid lines are walls, dotted ones may be crossed.
pub fn board(page: &Page, world: &World) -> String {
    let board = world.board(page.words.pack);
    let drawing = &board.drawing;
    if drawing.cells.is_empty() {
        return String::new();
    }
    let marks = marks(page, world);
    let mut next = vec![0usize; board.places.len()];
    // A place is told cell by cell, row after row; what does not fit goes to the list below.
    let mut cell_text = vec![String::new(); drawing.cells.len()];
    for (cell, place) in drawing.cells.iter().enumerate() {
        if let Some(mark) = marks[place.index()].get(next[place.index()]) {
            cell_text[cell] = mark.clone();
            next[place.index()] += 1;
        }
    }
    let edge = |a: Option<usize>, b: Option<usize>, side: u8| match (a, b) {
        (Some(_), Some(b)) if drawing.solid[b] & side != 0 => Edge::Wall,
        (Some(a), Some(b)) if drawing.cells[a] != drawing.cells[b] => Edge::Open,
        (Some(_), Some(_)) | (None, None) => Edge::None,
        _ => Edge::Wall,
    };
    // Cells by row and column counted from 1, so that the rim has neighbours too: there is nothing at 0.
    let cell = |row: usize, column: usize| {
        let inside = (1..=drawing.height).contains(&row) && (1..=drawing.width).contains(&column);
        inside.then(|| (row - 1) * drawing.width + column - 1)
    };
    let above = |row: usize, column: usize| edge(cell(row.wrapping_sub(1), column), cell(row, column), NORTH);
    let before = |row: usize, column: usize| edge(cell(row, column.wrapping_sub(1)), cell(row, column), WEST);
    let mut out = String::new();
    for row in 1..=drawing.height + 1 {
        for column in 1..=drawing.width + 1 {
            let bare = above(row, column - 1) == Edge::None
                && above(row, column) == Edge::None
                && before(row - 1, column) == Edge::None
                && before(row, column) == Edge::None;
            out.push(if bare { ' ' } else { '+' });
            out.push_str(match above(row, column) {
                _ if column > drawing.width => "",
                Edge::Wall => "-----",
                Edge::Open => " . . ",
                Edge::None => "     ",
            });
        }
        out.push('\n');
        for column in 1..=drawing.width + 1 {
            if row > drawing.height {
                break;
            }
            out.push(match before(row, column) {
                Edge::Wall => '|',
                Edge::Open => ':',
                Edge::None => ' ',
            });
            if let Some(cell) = cell(row, column) {
                let _ = write!(out, "{:<WIDE$}", cell_text[cell]);
            }
        }
        out.push('\n');
    }
    out
}

#[derive(PartialEq, Eq)]
enum Edge {
    Wall,
    Open,
    None,
}

/// Places where something is, with the ways out of them.
pub fn places(page: &Page, world: &World) -> String {
    let board = world.board(page.words.pack);
    let mut out = String::new();
    for nth in 0..board.places.len() {
        let place = Place(nth as u8);
        let here = contents(page, world, place);
        if !here.is_empty() {
            let values = [
                ("place", page.place(world, place).into()),
                ("here", here.join(", ").into()),
                ("ways", ways(page, board, place).into()),
            ];
            let _ = writeln!(out, "  {}", page.term("place", values));
        }
    }
    out
}

fn ways(page: &Page, board: &Board, place: Place) -> String {
    let to: Vec<String> = board.connected[place.index()].iter().map(|p| p.0.to_string()).collect();
    let terrain: Vec<String> = board.places[place.index()]
        .terrain
        .iter()
        .map(|t| page.words.speech.word(&format!("terrain-{}", t.word())))
        .collect();
    let places = to.join(" ");
    if terrain.is_empty() {
        return page.term("ways", [("places", places.into())]);
    }
    page.term("ways-terrain", [("places", places.into()), ("terrain", terrain.join(", ").into())])
}

fn contents(page: &Page, world: &World, place: Place) -> Vec<String> {
    let mut here = Vec::new();
    for figure in world.heroes_at(place).iter().filter(|f| f.seat().is_some_and(|s| world.hero_of(s).is_some())) {
        let down = figure.seat().is_some_and(|s| world.is_down(s));
        let down = if down { format!(" ({})", page.term("down", [])) } else { String::new() };
        here.push(format!("{}{down}", page.figure(world, figure)));
    }
    here.extend(world.specialists_at(place).iter().map(|f| page.figure(world, f)));
    for figure in world.monsters_at(place).iter() {
        let power = world.monster(figure).map_or(0, |m| m.power);
        let power = if power > 0 { format!(" ({})", page.term("power", [("n", power.into())])) } else { String::new() };
        here.push(format!("{}{power}", page.figure(world, figure)));
    }
    for (_, token) in world.tokens().filter(|(_, t)| t.on == TokenOn::Board(place)) {
        here.push(page.token(world, token.kind));
    }
    here
}

/// Round, coin, threat, twists and objectives.
pub fn status(page: &Page, world: &World) -> String {
    let mission = page.words.pack.mission(world.mission());
    let mut out = String::new();
    let track = page.words.pack.constants.last_space;
    let coin = match world.coin() {
        CoinSide::Heads => page.term("heads", []),
        CoinSide::Tails => page.term("tails", []),
    };
    let unsearched = world.spawns().iter().filter(|s| s.side == SpawnSide::Up).count() as u64;
    let line = page.term(
        "status",
        [
            ("round", world.round().into()),
            ("coin", coin.into()),
            ("threat", world.threat().into()),
            ("last", track.into()),
            ("unsearched", unsearched.into()),
            ("recon", (world.recon_deck().len() as u64).into()),
        ],
    );
    // A line is broken between its parts, not between a label and its number.
    let line = format!("{} | {line}", page.words.teller.mission(world.mission()).title);
    let parts: Vec<String> = line.split(" | ").map(|part| part.replace(' ', "\u{a0}")).collect();
    let _ = writeln!(out, "{}", parts.join(" | "));
    for (nth, objective) in mission.objectives.iter().enumerate() {
        let card = page.words.pack.objective(*objective);
        let mark = if world.is_complete(nth) { 'x' } else { ' ' };
        let name = page.words.teller.objective_name(*objective);
        let tokens = world.intel(nth).min(card.need);
        let values = [("name", name.into()), ("n", tokens.into()), ("need", card.need.into())];
        let _ = writeln!(out, "  [{mark}] {}", page.term("of", values));
    }
    for twist in world.twists().iter().filter(|t| !t.discarded) {
        let entry = &page.words.pack.twists[twist.twist.index()];
        let text = page.words.teller.abilities(&entry.abilities, Of::Board).join(" ");
        let name = page.words.speech.name(Kind::Twist, &entry.meta.id, &entry.meta.name);
        let name = page.words.speech.say("quote", &[("name", name.as_str())].into_iter().collect());
        let _ = writeln!(out, "  {}", page.term("twist", [("name", name.into()), ("text", text.into())]));
    }
    out
}

/// The hands, as far as this seat sees them.
pub fn hands(page: &Page, world: &World, viewer: Seat) -> String {
    let mut out = String::new();
    for seat in world.seats() {
        if world.hero_of(seat).is_none() {
            continue;
        }
        let carried = world.carried(seat).and_then(|slot| world.token(slot));
        let carried = carried.map_or_else(String::new, |t| {
            format!(", {}", page.term("carries", [("token", page.token(world, t.kind).into())]))
        });
        let state = match (world.is_down(seat), world.is_pinned(seat)) {
            (true, _) => format!(", {}", page.term("down", [])),
            (_, true) => format!(", {}", page.term("pinned", [])),
            _ => String::new(),
        };
        let line = page.term(
            "hand",
            [
                ("who", page.hero_name(world, seat).into()),
                ("place", page.place(world, world.hero_at(seat)).into()),
                ("hand", (world.hand_len(seat) as u64).into()),
                ("deck", (world.deck(seat).len() as u64).into()),
                ("discard", (world.discard_pile(seat).len() as u64).into()),
            ],
        );
        let _ = writeln!(out, "{line}{state}{carried}");
        for card in sight::hand(world, Some(viewer), seat).into_iter().flat_map(|h| h.iter()) {
            let action = world.design(seat, card);
            let entry = page.words.pack.action(action);
            let _ = writeln!(out, "    {}", page.card(action));
            if seat == viewer {
                for extra in page.words.teller.attack_half(&entry.attack).into_iter().skip(1) {
                    let _ = writeln!(out, "      {extra}");
                }
                let _ = writeln!(out, "      {}", page.words.teller.lower_half(&entry.meta.id, &entry.lower));
            }
        }
    }
    out
}
