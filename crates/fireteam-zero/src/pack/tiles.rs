//! Tiles: reads the drawn faces and lays four of them together to the board of a mission.

use super::board::{EAST, FIELD, NORTH, SOUTH, TILE, WEST};
use super::read::{Node, Table};
use super::{Board, Drawing, Location, Meta};
use crate::rules::*;
use crate::terms::*;
use kernel::marks::cite;

/// One side of a tile.
#[derive(Debug, Clone)]
pub struct Face {
    pub meta: Meta,
    pub tile: u8,
    pub side: String,
    /// Ids here are those of the tile, without the quarter.
    pub locations: Vec<Location>,
    /// The location of each cell, by its number in `locations`.
    cells: [[u8; TILE]; TILE],
    /// Solid edges of each cell, as in [`Drawing::solid`].
    solid: [[u8; TILE]; TILE],
}

/// The quarters of the battlefield, in the order of the board.
pub const QUARTERS: [&str; 4] = ["NW", "NE", "SW", "SE"];

const SIDES: [(&str, u8, isize, isize); 4] =
    [("N", NORTH, -1, 0), ("E", EAST, 0, 1), ("S", SOUTH, 1, 0), ("W", WEST, 0, -1)];

pub fn faces(root: &mut Table<'_>) -> Option<Vec<Face>> {
    root.meta_without_id(&[]);
    root.req("size", |n| n.int(TILE as i64..=TILE as i64));
    root.each("face", |_, t| face(t))
}

fn face(t: &mut Table<'_>) -> Option<Face> {
    let meta = t.meta(&[]);
    let tile = t.req("tile", |n| n.int(1..=8));
    let side = t.req("side", |n| match n.str()? {
        side @ ("A" | "B") => Some(side.to_owned()),
        other => n.unknown(other, ["A", "B"]),
    });
    let listed = t.each("locations", |_, t| {
        let key = t.req("key", |n| match n.str()?.as_bytes() {
            [key] => Some(*key),
            _ => {
                n.problem("a key is one letter", None);
                None
            }
        });
        let id = t.req("id", Node::string);
        let name = t.req("name", Node::string);
        let terrain = t.req("terrain", |n| if n.str()? == "none" { Some(Vec::new()) } else { Some(vec![n.word()?]) });
        Some((key?, Location { id: id?, name: name?, terrain: terrain?, spawn: false }))
    });
    let (keys, mut locations): (Vec<u8>, Vec<Location>) = listed.unwrap_or_default().into_iter().unzip();
    let ids: Vec<String> = locations.iter().map(|l| l.id.clone()).collect();
    let spawn = t.req("spawn", |n| {
        let marks = n.all(|n| n.index(&ids))?;
        if marks.len() != 3 {
            n.problem(format!("a face has three spawn points, not {}", marks.len()), None);
        }
        Some(marks)
    });
    for mark in spawn.iter().flatten() {
        if let Some(location) = locations.get_mut(*mark) {
            location.spawn = true;
        }
    }
    for n in 1..keys.len() {
        if keys[..n].contains(&keys[n]) || ids[..n].contains(&ids[n]) {
            t.node.problem(format!("the location {:?} stands here twice", ids[n]), None);
        }
    }
    let cells = t.req("grid", |n| grid(n, &keys));
    let walls = t.req("walls", |n| n.all(|n| wall(n, &keys, cells.as_ref()?)));
    let edges = t.req("edges", |n| n.all(cell_edge));
    let doors = t.req("doors", |n| n.all(cell_edge));
    let cells = cells?;
    let mut solid = [[0; TILE]; TILE];
    let walls = walls?;
    for row in 0..TILE {
        for column in 0..TILE {
            for (_, bit, down, right) in SIDES {
                if let Some((r, c)) = beside(row, column, down, right) {
                    let pair = (cells[row][column], cells[r][c]);
                    if walls.contains(&pair) || walls.contains(&(pair.1, pair.0)) {
                        solid[row][column] |= bit;
                    }
                }
            }
        }
    }
    for (list, shut) in [(edges?, true), (doors?, false)] {
        for (row, column, side) in list {
            let (_, bit, down, right) = SIDES[side];
            let other = SIDES[(side + 2) % 4].1;
            if let Some((r, c)) = beside(row, column, down, right) {
                for (row, column, bit) in [(row, column, bit), (r, c, other)] {
                    solid[row][column] = if shut { solid[row][column] | bit } else { solid[row][column] & !bit };
                }
            }
        }
    }
    for (n, location) in locations.iter().enumerate() {
        let closed = location.terrain.contains(&Terrain::Impassable);
        let rim =
            (0..TILE).any(|i| [cells[0][i], cells[TILE - 1][i], cells[i][0], cells[i][TILE - 1]].contains(&(n as u8)));
        if closed && rim {
            t.node.problem(format!("the impassable location {:?} lies at the rim of the tile", location.id), None);
        }
        if closed && location.spawn {
            t.node.problem(format!("the impassable location {:?} is a spawn point", location.id), None);
        }
        if !cells.as_flattened().contains(&(n as u8)) {
            t.node.problem(format!("the location {:?} has no cell in the grid", location.id), None);
        }
    }
    Some(Face { meta: meta?, tile: tile? as u8, side: side?, locations, cells, solid })
}

fn beside(row: usize, column: usize, down: isize, right: isize) -> Option<(usize, usize)> {
    let (row, column) = (row.checked_add_signed(down)?, column.checked_add_signed(right)?);
    (row < TILE && column < TILE).then_some((row, column))
}

fn key(node: Node<'_>, keys: &[u8], key: u8) -> Option<u8> {
    let found = keys.iter().position(|k| *k == key).map(|n| n as u8);
    if found.is_none() {
        node.problem(format!("no location has the key {:?}", char::from(key)), None);
    }
    found
}

fn grid(node: Node<'_>, keys: &[u8]) -> Option<[[u8; TILE]; TILE]> {
    let wrong = |node: Node<'_>| node.problem(format!("a grid has {TILE} rows of {TILE} letters"), None);
    let rows = node.all(|node| {
        let row = node.str()?.bytes().map(|k| key(node, keys, k)).collect::<Option<Vec<u8>>>()?;
        <[u8; TILE]>::try_from(row).map_err(|_| wrong(node)).ok()
    })?;
    <[[u8; TILE]; TILE]>::try_from(rows).map_err(|_| wrong(node)).ok()
}

/// `"x|y"`: a wall along a border that is there.
fn wall(node: Node<'_>, keys: &[u8], cells: &[[u8; TILE]; TILE]) -> Option<(u8, u8)> {
    let [a, b'|', b] = node.str()?.as_bytes() else {
        node.problem("a wall is written \"x|y\"", None);
        return None;
    };
    let (a, b) = (key(node, keys, *a)?, key(node, keys, *b)?);
    let at = |row: usize, column: usize, other: u8| {
        SIDES.iter().filter_map(|s| beside(row, column, s.2, s.3)).any(|(r, c)| cells[r][c] == other)
    };
    if !(0..TILE * TILE).any(|n| cells[n / TILE][n % TILE] == a && a != b && at(n / TILE, n % TILE, b)) {
        node.problem("the two locations share no border", None);
    }
    Some((a, b))
}

/// `"r,c,S"`; the rim stays dotted, so that every face fits beside every other.
fn cell_edge(node: Node<'_>) -> Option<(usize, usize, usize)> {
    let text = node.str()?;
    let edge = || {
        let mut parts = text.split(',');
        let (row, column) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let letter = parts.next()?;
        let side = SIDES.iter().position(|(name, ..)| *name == letter)?;
        let (_, _, down, right) = SIDES[side];
        beside(row, column, down, right)?;
        (row < TILE && column < TILE && parts.next().is_none()).then_some((row, column, side))
    };
    let found = edge();
    if found.is_none() {
        node.problem(format!("{text:?} is no inner cell edge"), Some("write row, column, side: \"3,4,S\"".into()));
    }
    found
}

/// The board of a mission: its `layout`.
pub fn layout(node: Node<'_>, faces: &[Face]) -> Option<Board> {
    let ids: Vec<String> = faces.iter().map(|f| f.meta.id.clone()).collect();
    let laid = node.all(|node| {
        let mut t = node.table()?;
        let pos = t.req("pos", |n| n.index(&QUARTERS.map(str::to_owned)));
        let face = t.req("face", |n| n.index(&ids));
        let rotation = t.req("rotation", |n| match n.int(0..=270)? {
            turn if turn % 90 == 0 => Some(turn / 90),
            turn => {
                n.problem(format!("a tile cannot be turned by {turn} degrees"), Some("use 0, 90, 180 or 270".into()));
                None
            }
        });
        t.finish();
        Some((pos?, face?, rotation?))
    })?;
    let mut quarters: [Option<(usize, i64)>; 4] = [None; 4];
    for (pos, face, rotation) in &laid {
        quarters[*pos] = Some((*face, *rotation));
    }
    let tiles: Vec<u8> = laid.iter().map(|(_, face, _)| faces[*face].tile).collect();
    // A sector is one tile; a mission is laid out with four of them (FZ-TERM-02, FZ-COMP-14).
    cite(FZ_TERM_02);
    cite(FZ_COMP_14);
    if laid.len() != 4 || quarters.contains(&None) {
        node.problem("a layout places one face in each quarter", Some(format!("legal here: {}", QUARTERS.join(", "))));
        return None;
    }
    if (1..tiles.len()).any(|n| tiles[..n].contains(&tiles[n])) {
        node.problem("a tile has two faces but lies on the table once", None);
    }
    let mut places = Vec::new();
    let mut drawing =
        Drawing { width: FIELD, height: FIELD, cells: vec![Place(0); FIELD * FIELD], solid: vec![0; FIELD * FIELD] };
    for (quarter, (face, turns)) in quarters.into_iter().flatten().enumerate() {
        let face = &faces[face];
        let first = places.len() as u8;
        let named = |l: &Location| Location { id: format!("{}.{}", QUARTERS[quarter], l.id), ..l.clone() };
        places.extend(face.locations.iter().map(named));
        if places.len() > PLACES {
            node.problem(format!("a board has at most {PLACES} locations"), None);
            return None;
        }
        for row in 0..TILE {
            for column in 0..TILE {
                // The cell of the face that lies here once the face is turned clockwise.
                let (mut r, mut c) = (row, column);
                for _ in 0..turns {
                    (r, c) = (TILE - 1 - c, r);
                }
                let (row, column) = (row + TILE * (quarter / 2), column + TILE * (quarter % 2));
                let bits = face.solid[r][c];
                let mut solid = (bits << turns | bits >> (4 - turns)) & 15;
                for (on_rim, side) in
                    [(row == 0, NORTH), (column == FIELD - 1, EAST), (row == FIELD - 1, SOUTH), (column == 0, WEST)]
                {
                    if on_rim {
                        solid |= side;
                    }
                }
                drawing.cells[row * FIELD + column] = Place(first + face.cells[r][c]);
                drawing.solid[row * FIELD + column] = solid;
            }
        }
    }
    Some(Board::from_drawing(places, drawing))
}
