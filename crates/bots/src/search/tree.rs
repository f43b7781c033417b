//! The tree of a search: what was tried after what, and how it went for every seat.
//!
//! A node is reached by the choices that lead to it, not by the table: what is hidden and the dice differ from guess to guess,
//! and so does what is offered there. So every node counts how often it could have been chosen, not only how often it was.

use kernel::Seat;

/// The values of all seats, from 0 (lost) to 1 (won).
pub type Values = [f32; crate::SEATS];

/// No node: the root is nobody's child.
const NONE: u32 = 0;
pub const ROOT: u32 = 0;

/// What can be chosen at a node: one choice, or a whole row of them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Move<C> {
    pub first: C,
    /// The choices after the first; empty boxes cost no memory.
    pub rest: Box<[C]>,
    /// What is meant for the next turn.
    pub then: Box<[C]>,
}

impl<C: Copy> Move<C> {
    pub fn new(first: C, rest: &[C]) -> Self {
        Move { first, rest: rest.into(), then: Box::default() }
    }
}

#[derive(Clone, Debug)]
struct Node<C> {
    seat: Seat,
    way: Move<C>,
    child: u32,
    sibling: u32,
    visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// How far behind the best move it seemed to be at first sight.
    behind: f32,
    sum: Values,
}

impl<C> Node<C> {
    /// What is to be expected of it, where `usual` is what is got here on average.
    fn expected(&self, seat: Seat, usual: f32, trust: f32) -> f32 {
        let seen = self.sum[seat.0 as usize] + trust * (usual - self.behind);
        seen / (self.visits as f32 + trust).max(1.0)
    }
}

/// How a descent weighs what it knows.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// How much the unknown is worth trying.
    pub curiosity: f32,
    /// How many visits the first impression counts for.
    pub trust: f32,
    /// Once this many moves have been tried, no new one is.
    pub room: usize,
}

#[derive(Clone, Debug)]
pub struct Tree<C> {
    nodes: Vec<Node<C>>,
}

/// Where a descent goes next.
pub struct Step {
    pub node: u32,
    /// The place of its move among those offered.
    pub nth: usize,
    /// Nobody has been there before.
    pub new: bool,
}

/// What a child of the root has shown.
pub struct Tried<'a, C> {
    pub way: &'a Move<C>,
    pub visits: u32,
    /// What the seat may expect of it.
    pub value: f32,
}

impl<C: Copy + Eq + Default> Tree<C> {
    pub fn new() -> Self {
        let mut tree = Tree { nodes: Vec::new() };
        tree.clear();
        tree
    }

    pub fn clear(&mut self) {
        self.nodes.clear();
        self.nodes.push(Node {
            seat: Seat(0),
            way: Move::default(),
            child: NONE,
            sibling: NONE,
            visits: 0,
            available: 0,
            behind: 0.0,
            sum: [0.0; crate::SEATS],
        });
    }

    pub fn visits(&self, node: u32) -> u32 {
        self.nodes[node as usize].visits
    }

    /// Chooses among the moves of a seat: one that was never tried, as long as few were (`room` of them), or the one that
    /// promises most: how well it went and how little is known of it. The first impression counts as `trust` visits. `untried`
    /// picks one of those never tried, by their number.
    pub fn descend(
        &mut self,
        at: u32,
        seat: Seat,
        moves: &[Move<C>],
        behind: &[f32],
        Weights { curiosity, trust, room }: Weights,
        untried: impl FnOnce(usize) -> usize,
    ) -> Step {
        let usual = self.mean(at, seat);
        let mut fresh = 0;
        let mut best: Option<(f32, u32, usize)> = None;
        let mut known = 0usize;
        // Moves mostly come in the same order, so the search for each begins behind the one before.
        let mut cursor = self.nodes[at as usize].child;
        for (nth, way) in moves.iter().enumerate() {
            let found = self.find(at, cursor, seat, way);
            if found == NONE {
                fresh += 1;
                continue;
            }
            known += 1;
            let node = &mut self.nodes[found as usize];
            node.available += 1;
            cursor = node.sibling;
            let visits = node.visits.max(1) as f32;
            let doubt = curiosity * ((node.available as f32).ln() / visits).sqrt();
            let promise = node.expected(seat, usual, trust) + doubt;
            if best.is_none_or(|(most, ..)| promise > most) {
                best = Some((promise, found, nth));
            }
        }
        if fresh > 0 && known < room {
            let mut left = untried(fresh);
            for (nth, way) in moves.iter().enumerate() {
                if self.find(at, self.nodes[at as usize].child, seat, way) == NONE {
                    if left == 0 {
                        let behind = behind.get(nth).copied().unwrap_or_default();
                        return Step { node: self.grow(at, seat, way.clone(), behind), nth, new: true };
                    }
                    left -= 1;
                }
            }
        }
        match best {
            Some((_, node, nth)) => Step { node, nth, new: false },
            None => Step { node: self.grow(at, seat, moves[0].clone(), 0.0), nth: 0, new: true },
        }
    }

    /// The child with this move, looked for from `cursor` on and then from the start.
    fn find(&self, at: u32, cursor: u32, seat: Seat, way: &Move<C>) -> u32 {
        let first = self.nodes[at as usize].child;
        let begin = if cursor == NONE { first } else { cursor };
        let fits = |node: &u32| {
            let here = &self.nodes[*node as usize];
            here.seat == seat && here.way == *way
        };
        let before = self.row(first).take_while(|node| *node != begin);
        self.row(begin).chain(before).find(fits).unwrap_or(NONE)
    }

    /// A child and its siblings after it.
    fn row(&self, first: u32) -> impl Iterator<Item = u32> + '_ {
        let some = |node: u32| (node != NONE).then_some(node);
        std::iter::successors(some(first), move |node| some(self.nodes[*node as usize].sibling))
    }

    /// A new last child.
    fn grow(&mut self, at: u32, seat: Seat, way: Move<C>, behind: f32) -> u32 {
        let node = self.nodes.len() as u32;
        self.nodes.push(Node {
            seat,
            way,
            child: NONE,
            sibling: NONE,
            visits: 0,
            available: 1,
            behind,
            sum: [0.0; crate::SEATS],
        });
        match self.row(self.nodes[at as usize].child).last() {
            Some(last) => self.nodes[last as usize].sibling = node,
            None => self.nodes[at as usize].child = node,
        }
        node
    }

    /// How a guess went that was played along this path.
    pub fn learn(&mut self, path: &[u32], values: Values) {
        for at in path {
            let node = &mut self.nodes[*at as usize];
            node.visits += 1;
            node.sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
    }

    /// What a seat got on average after a node.
    fn mean(&self, at: u32, seat: Seat) -> f32 {
        let node = &self.nodes[at as usize];
        if node.visits == 0 { 0.5 } else { node.sum[seat.0 as usize] / node.visits as f32 }
    }

    /// The moves of a seat tried at the root, in the order in which they were first tried.
    pub fn tried(&self, seat: Seat, trust: f32) -> impl Iterator<Item = Tried<'_, C>> {
        let usual = self.mean(ROOT, seat);
        // After a move the root may be a question to others, too.
        let nodes = self.row(self.nodes[ROOT as usize].child).map(|node| &self.nodes[node as usize]);
        nodes.filter(move |node| node.seat == seat).map(move |node| Tried {
            way: &node.way,
            visits: node.visits,
            value: node.expected(seat, usual, trust),
        })
    }

    /// The child of the root with this move becomes the root; the rest is forgotten. False if there is no such child.
    pub fn go_on(&mut self, seat: Seat, way: &Move<C>) -> bool {
        let kept = self.find(ROOT, NONE, seat, way);
        if kept == NONE {
            return false;
        }
        let old = std::mem::take(&mut self.nodes);
        let mut root = old[kept as usize].clone();
        root.sibling = NONE;
        self.nodes.push(root);
        // Children are copied after their parents; each copy still points into the old tree until its turn comes.
        let mut next = 0;
        while next < self.nodes.len() {
            let mut child = std::mem::replace(&mut self.nodes[next].child, NONE);
            let mut before = None;
            while child != NONE {
                let copy = self.nodes.len() as u32;
                let node = old[child as usize].clone();
                child = node.sibling;
                self.nodes.push(Node { sibling: NONE, ..node });
                match before {
                    None => self.nodes[next].child = copy,
                    Some(before) => self.nodes[before as usize].sibling = copy,
                }
                before = Some(copy);
            }
            next += 1;
        }
        true
    }
}
