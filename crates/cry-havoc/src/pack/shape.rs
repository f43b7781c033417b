//! What Regions look like, and whether the drawing and the lists of neighbours say the same.

use super::check::Check;
use super::select::wrong;
use super::*;
use crate::rules::*;
use content::read::{Node, Table};
use kernel::marks::cite;

/// Lengths and angles that differ by less are the same.
const NEAR: f64 = 0.01;

pub fn read(t: &mut Table<'_>) -> Option<Shape> {
    let sector = t.sub("shape", |t| {
        let [r0, r1, a0, a1] = ["r0", "r1", "a0", "a1"].map(|key| t.req(key, Node::float));
        let (r0, r1, a0, a1) = (r0?, r1?, a0?, a1?);
        let ring = (0.0..r1).contains(&r0) && r1 <= 500.0;
        // Angles begin within the first turn, and none is drawn twice.
        if !ring || !(0.0..360.0).contains(&a0) || a1 <= a0 || a1 - a0 > 360.0 {
            return wrong(t.node, "this is no sector of a ring", "use 0 <= r0 < r1 <= 500 and a0 < a1 <= a0 + 360");
        }
        Some([r0, r1, a0, a1])
    });
    let label = t.req("label", point);
    let arrow_at = t.opt("arrow_at", point);
    let arrow_angle = t.opt("arrow_angle", Node::float);
    let (arrow_at, arrow_angle) = (arrow_at?, arrow_angle?);
    if t.has("arrow") != arrow_at.is_some() || t.has("arrow") != arrow_angle.is_some() {
        return wrong(t.node, "arrow, arrow_at and arrow_angle belong together", "write all of them or none");
    }
    let [r0, r1, a0, a1] = sector?;
    Some(Shape { r0, r1, a0, a1, label: label?, arrow_at, arrow_angle })
}

fn point(node: Node<'_>) -> Option<[f64; 2]> {
    let point = node.all(Node::float)?;
    match point[..] {
        [x, y] if [x, y].iter().all(|n| (0.0..=1000.0).contains(n)) => Some([x, y]),
        _ => wrong(node, "this is no point of the board", "write [x, y], each from 0 to 1000"),
    }
}

/// How two sectors lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Contact {
    Apart,
    Border,
    Overlap,
}

fn contact(a: &Shape, b: &Shape) -> Contact {
    let across = a.r1.min(b.r1) - a.r0.max(b.r0);
    let along = overlap((a.a0, a.a1), (b.a0, b.a1));
    let touch = |one: f64, other: f64| {
        let turn = (one - other).rem_euclid(360.0);
        turn.min(360.0 - turn) < NEAR
    };
    let rings_touch = (a.r1 - b.r0).abs() < NEAR || (b.r1 - a.r0).abs() < NEAR;
    if across > NEAR && along > NEAR {
        Contact::Overlap
    } else if across > NEAR && (touch(a.a1, b.a0) || touch(b.a1, a.a0)) || rings_touch && along > NEAR {
        Contact::Border
    } else {
        Contact::Apart
    }
}

/// The common part of two angles, which may go beyond a full turn.
fn overlap(a: (f64, f64), b: (f64, f64)) -> f64 {
    let turned = |by: f64| (a.1.min(b.1 + by) - a.0.max(b.0 + by)).max(0.0);
    turned(0.0) + turned(360.0) + turned(-360.0)
}

/// Neighbours are Regions that share a border or face each other with arrows.
pub fn borders(check: &Check<'_>, board: &Board) {
    for (n, region) in board.regions.iter().enumerate() {
        let here = Region(n as u8);
        let near = board.neighbours[n];
        if near.has(here) {
            check.of(&region.meta, "a Region is not its own neighbour", "leave it out");
        }
        cite(CH_TERM_03);
        if let Some(arrow) = region.arrow {
            let facing = &board.regions[arrow.index()];
            if arrow == here || facing.arrow != Some(here) {
                let message = format!("the arrow of {:?} does not point back (CH-TERM-03)", facing.meta.id);
                check.of(&region.meta, message, "arrows come in pairs");
            }
            if !near.has(arrow) {
                let message =
                    format!("the arrow's target {:?} is not listed as a neighbour (CH-TERM-03)", facing.meta.id);
                check.of(&region.meta, message, "add it to neighbours");
            }
            if region.ring != Ring::Outer {
                check.of(&region.meta, "only outer Regions have arrows (CH-TERM-03)", "leave out arrow");
            }
        }
        for (m, other) in board.regions.iter().enumerate() {
            let (there, id) = (Region(m as u8), &other.meta.id);
            if m == n {
                continue;
            }
            cite(CH_TERM_04);
            if near.has(there) && !board.neighbours[m].has(here) {
                let message = format!("{id:?} does not list it as a neighbour (CH-TERM-04)");
                check.of(&region.meta, message, "list both or none");
            }
            cite(CH_TERM_02);
            let facing = region.arrow == Some(there) && other.arrow == Some(here);
            match contact(&region.drawing, &other.drawing) {
                Contact::Overlap if n < m => {
                    check.of(&region.meta, format!("its shape overlaps that of {id:?}"), "look at r0, r1, a0 and a1");
                }
                Contact::Border if !near.has(there) => {
                    let message = format!("it shares a border with {id:?} but does not list it (CH-TERM-02)");
                    check.of(&region.meta, message, "add it to neighbours");
                }
                Contact::Apart if near.has(there) && !facing => {
                    let message = format!("it lists {id:?} but shares no border with it (CH-TERM-02)");
                    check.of(&region.meta, message, "leave it out of neighbours, or look at the shapes");
                }
                _ => {}
            }
        }
    }
}
