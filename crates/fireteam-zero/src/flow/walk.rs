//! Monsters walking: towards the nearest active hero by the shortest path (FZ-MON-05 to 20), or moved by an effect.

use super::{activate::is_hidden, *};
use crate::{
    effect::{Ctx, Scope, words::Move},
    event::Event,
    options::AutomaticPaths,
    pack::*,
    world::ops::ops,
};
use kernel::marks::cite;

/// Movement of an activation: steps left and the hero approached, fixed at its beginning (FZ-MON-18).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Walk {
    monster: Figure,
    steps: u8,
    goal: Option<Figure>,
    begun: bool,
}

impl Walk {
    pub fn new(monster: Figure, steps: u8) -> Self {
        Walk { monster, steps, ..Walk::default() }
    }
}

fn through_walls(world: &World, pack: &Pack, monster: Figure) -> bool {
    world.flag(pack, monster, Flag::ThroughWalls)
}

/// Walking distance of a monster (FZ-TERM-08): difficult terrain costs it 1, impassable places are never entered.
pub(crate) fn walking(world: &World, pack: &Pack, monster: Figure, from: Place, to: Place) -> u8 {
    cite(FZ_TERM_08);
    cite(FZ_MON_11);
    // Figures in the way and fleeing count for nothing (FZ-MON-20); no way leads across solid lines or into impassable places,
    // but one leads out of them (FZ-MON-12, 13, 19).
    cite(FZ_MON_20);
    let board = world.board(pack);
    cite(FZ_MON_12);
    cite(FZ_MON_13);
    cite(FZ_MON_19);
    let table = if through_walls(world, pack, monster) { &board.walking_through } else { &board.walking };
    table[from.index()][to.index()]
}

/// The places a monster can step to.
fn neighbours(world: &World, pack: &Pack, monster: Figure, from: Place) -> Places {
    let board = world.board(pack);
    let open = if through_walls(world, pack, monster) { &board.touching } else { &board.connected };
    Places(open[from.index()].0 & !board.terrain[Terrain::Impassable as usize].0)
}

/// The hero a monster walks to: the nearest on foot, earliest in turn order among equals (FZ-MON-06 to 08).
pub(crate) fn choose_goal(world: &World, pack: &Pack, monster: Figure) -> Option<(Figure, u8)> {
    let here = world.place_of(monster)?;
    let far = |s: Seat| walking(world, pack, monster, here, world.hero_at(s));
    cite(FZ_MON_06);
    cite(FZ_MON_07);
    cite(FZ_MON_08);
    // The fallen and specialists are ignored (FZ-MON-16); who cannot be reached is not considered (FZ-MON-17).
    cite(FZ_MON_16);
    cite(FZ_MON_17);
    let reachable = world.turn_order().filter(|s| world.is_active(*s) && far(*s) != FAR);
    let marked = reachable.clone().find(|s| far(*s) <= 3 && world.flag(pack, Figure::hero(*s), Flag::Marked));
    marked
        .or_else(|| reachable.filter(|s| !is_hidden(world, pack, *s)).min_by_key(|s| far(*s)))
        .map(|s| (Figure::hero(s), far(s)))
}

impl Walk {
    /// First steps on shortest paths to the goal (FZ-MON-09).
    fn ways(&self, world: &World, pack: &Pack) -> Places {
        let (Some(here), Some(goal)) = (world.place_of(self.monster), self.goal.and_then(|g| world.place_of(g))) else {
            return Places::NONE;
        };
        let left = walking(world, pack, self.monster, here, goal);
        if left == 0 || left == FAR {
            return Places::NONE;
        }
        cite(FZ_MON_09);
        neighbours(world, pack, self.monster, here)
            .iter()
            .filter(|p| walking(world, pack, self.monster, *p, goal) == left - 1)
            .collect()
    }

    /// A monster stops as soon as it is with an active hero, though one was in range before (FZ-MON-05, 14, 15), whatever the die
    /// gave it (FZ-DIE-04).
    fn arrived(&self, world: &World) -> bool {
        cite(FZ_MON_05);
        cite(FZ_MON_14);
        cite(FZ_MON_15);
        cite(FZ_DIE_04);
        world.place_of(self.monster).is_none_or(|here| !world.active_at(here).is_empty())
    }
}

impl Procedure<FireteamZero> for Walk {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut choice = input.answer();
        if !self.begun {
            self.begun = true;
            if self.arrived(cx.world) || cx.world.flag(cx.pack, self.monster, Flag::CannotMove) {
                return done();
            }
            cite(FZ_MON_18);
            let Some((hero, distance)) = choose_goal(cx.world, cx.pack, self.monster) else { return done() };
            self.goal = Some(hero);
            cx.tell(Event::Approaches { figure: self.monster, hero, distance });
        }
        loop {
            let ways = self.ways(cx.world, cx.pack);
            if self.steps == 0 || self.arrived(cx.world) || ways.is_empty() {
                return done();
            }
            let automatic = cx.world.keys().automatic_paths == AutomaticPaths::True;
            let to = match choice.take() {
                Some(Choice::Place(place)) => place,
                _ if ways.len() == 1 || automatic => ways.iter().next().unwrap_or_default(),
                // If several first steps lie on shortest paths, the group chooses (FZ-MON-10).
                _ => {
                    cite(FZ_MON_10);
                    return ask_group(cx.world, FZ_MON_10, "question-path");
                }
            };
            self.steps -= 1;
            ops(cx).move_monster(self.monster, to, true);
        }
    }
    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.ways(world, pack).iter().map(Choice::Place));
    }
    fn offers(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        self.candidates(world, pack, seat, out);
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        one_of(self.ways(world, pack), choice, FZ_MON_10, (FZ_MON_09, Reason::NotOnShortestPath))
    }
}

impl Walk {
    pub fn monster(&self) -> Figure {
        self.monster
    }
}

/// One of the ways must be taken; `off` is why another cannot.
fn one_of(ways: Places, choice: Choice, must: Rule, off: (Rule, Reason)) -> Result<(), Why> {
    match choice {
        Choice::Place(place) => unless(place.index() < PLACES && ways.has(place), off.0, off.1),
        Choice::Pass => no(must, Reason::MustAnswer),
        _ => no(must, Reason::NotThisQuestion),
    }
}

/// A monster moved by an effect: it moves the full number if it can; the owner of the effect decides where.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Drift {
    monster: Figure,
    steps: u8,
    ctx: Ctx,
    list: List,
    nth: u8,
}

impl Drift {
    pub fn new(monster: Figure, steps: u8, ctx: Ctx, list: List, nth: u8) -> Self {
        Drift { monster, steps, ctx, list, nth }
    }

    pub fn monster(&self) -> Figure {
        self.monster
    }

    fn ways(&self, world: &World, pack: &Pack) -> Places {
        let Some(here) = world.place_of(self.monster) else { return Places::NONE };
        let Effect::Move(Move { toward, away, .. }) = &pack.list(self.list)[self.nth as usize] else {
            return Places::NONE;
        };
        let scope = Scope::new(world, pack, &self.ctx);
        neighbours(world, pack, self.monster, here)
            .iter()
            .filter(|to| {
                let nearer = |spot: &Spot| {
                    let goal = scope.spot(spot);
                    (scope.near(goal, *to), scope.near(goal, here))
                };
                toward.as_ref().is_none_or(|spot| nearer(spot).0 < nearer(spot).1)
                    && away.as_ref().is_none_or(|spot| nearer(spot).0 > nearer(spot).1)
            })
            .collect()
    }
}

impl Procedure<FireteamZero> for Drift {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut choice = input.answer();
        loop {
            let ways = self.ways(cx.world, cx.pack);
            if self.steps == 0 || ways.is_empty() || cx.world.flag(cx.pack, self.monster, Flag::CannotMove) {
                return done();
            }
            let to = match choice.take() {
                Some(Choice::Place(place)) => place,
                _ if ways.len() == 1 => ways.iter().next().unwrap_or_default(),
                _ => return ask(self.ctx.decider, FZ_TERM_20, "question-drift"),
            };
            self.steps -= 1;
            ops(cx).move_monster(self.monster, to, true);
        }
    }
    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.ways(world, pack).iter().map(Choice::Place));
    }
    fn offers(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        self.candidates(world, pack, seat, out);
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        one_of(self.ways(world, pack), choice, FZ_TERM_20, (FZ_TERM_20, Reason::NotACandidate))
    }
}
