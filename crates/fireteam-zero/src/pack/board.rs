//! Boards: who is next to whom, and how far it is from everywhere to everywhere, worked out once.

use super::{Board, Drawing, FAR, Location};
use crate::rules::*;
use crate::terms::*;
use kernel::marks::cite;

/// Cells along one side of a tile.
pub const TILE: usize = 8;
/// Cells along one side of the battlefield: two tiles.
pub const FIELD: usize = 2 * TILE;

/// Bits of [`Drawing::solid`].
pub const NORTH: u8 = 1;
pub const EAST: u8 = 2;
pub const SOUTH: u8 = 4;
pub const WEST: u8 = 8;

impl Board {
    /// A board from locations, their connections, and the pairs that touch without being connected.
    ///
    /// Pairs that name no location are passed over: this is for hand-drawn boards of tests.
    pub fn from_parts(places: Vec<Location>, links: &[(usize, usize)], walls: &[(usize, usize)]) -> Board {
        let mut connected = vec![Places::NONE; places.len()];
        let mut touching = connected.clone();
        let join = |pairs: &[(usize, usize)], sets: &mut [Places]| {
            for &(a, b) in pairs {
                if a != b && a < sets.len() && b < sets.len() {
                    sets[a] = sets[a].with(Place(b as u8));
                    sets[b] = sets[b].with(Place(a as u8));
                }
            }
        };
        join(links, &mut connected);
        join(links, &mut touching);
        join(walls, &mut touching);
        Board::build(places, connected, touching, Drawing::default())
    }

    /// A board from its drawing (FZ-TERM-06): cells that share a dotted edge are connected, and so are cells that meet at
    /// a corner point from which no solid line starts. The rim of the battlefield connects nothing.
    pub fn from_drawing(places: Vec<Location>, drawing: Drawing) -> Board {
        let mut connected = vec![Places::NONE; places.len()];
        let mut touching = connected.clone();
        let (width, height) = (drawing.width, drawing.height);
        let cell = |row: usize, column: usize| drawing.cells[row * width + column];
        let solid = |row: usize, column: usize, side: u8| drawing.solid[row * width + column] & side != 0;
        let mut join = |a: Place, b: Place, open: bool| {
            if a != b {
                for (from, to) in [(a, b), (b, a)] {
                    touching[from.index()] = touching[from.index()].with(to);
                    if open {
                        connected[from.index()] = connected[from.index()].with(to);
                    }
                }
            }
        };
        // One dotted cell edge makes the whole border dotted (FZ-TERM-05).
        cite(FZ_TERM_05);
        for row in 0..height {
            for column in 0..width {
                let here = cell(row, column);
                if column + 1 < width {
                    join(here, cell(row, column + 1), !solid(row, column, EAST));
                }
                if row + 1 < height {
                    join(here, cell(row + 1, column), !solid(row, column, SOUTH));
                }
                if column + 1 < width && row + 1 < height {
                    // The corner point south-east of this cell, and the four cell edges that meet there.
                    let open = !solid(row, column, EAST)
                        && !solid(row, column, SOUTH)
                        && !solid(row + 1, column, EAST)
                        && !solid(row, column + 1, SOUTH);
                    join(here, cell(row + 1, column + 1), open);
                    join(cell(row, column + 1), cell(row + 1, column), open);
                }
            }
        }
        Board::build(places, connected, touching, drawing)
    }

    fn build(places: Vec<Location>, connected: Vec<Places>, touching: Vec<Places>, drawing: Drawing) -> Board {
        let of = |terrain: Terrain| -> Places {
            (0u8..).zip(&places).filter(|(_, p)| p.terrain.contains(&terrain)).map(|(n, _)| Place(n)).collect()
        };
        let terrain = [Terrain::Difficult, Terrain::Impassable, Terrain::Elevated, Terrain::Cover].map(of);
        let closed = terrain[1];
        Board {
            distance: distances(&connected, Places::NONE),
            walking: distances(&connected, closed),
            walking_through: distances(&touching, closed),
            spawns: (0u8..).zip(&places).filter(|(_, p)| p.spawn).map(|(n, _)| Place(n)).collect(),
            terrain,
            places,
            connected,
            touching,
            drawing,
        }
    }

    /// The location with this id.
    pub fn place(&self, id: &str) -> Option<Place> {
        self.places.iter().position(|place| place.id == id).map(|n| Place(n as u8))
    }
    /// The places of one kind of terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> Places {
        self.terrain[terrain as usize]
    }
}

/// Least number of steps between every two places, without entering a closed one. One may start from a closed place: the
/// boss may come into play there.
fn distances(steps: &[Places], closed: Places) -> Vec<[u8; PLACES]> {
    (0..steps.len())
        .map(|start| {
            let mut row = [FAR; PLACES];
            row[start] = 0;
            let mut edge = vec![start];
            let mut far = 0;
            while !edge.is_empty() {
                far += 1;
                let mut next = Vec::new();
                for place in edge.iter().flat_map(|&from| steps[from].iter()) {
                    if row[place.index()] == FAR && !closed.has(place) {
                        row[place.index()] = far;
                        next.push(place.index());
                    }
                }
                edge = next;
            }
            row
        })
        .collect()
}
