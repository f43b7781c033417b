//! Special movement of a hero: not paid from the turn's points, exempt from the fleeing rule (FZ-MOVE-11 to 13, FZ-FLEE-07).

use super::{step::Step, *};
use crate::{
    effect::{Ctx, Scope, words::Move},
    pack::*,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct March {
    hero: Figure,
    points: u8,
    /// One space, or "to an adjacent location": difficult terrain is always affordable.
    single: bool,
    must: bool,
    ctx: Ctx,
    list: List,
    nth: u8,
    moved: bool,
}

impl March {
    pub fn new(hero: Figure, points: u8, must: bool, ctx: Ctx, list: List, nth: u8) -> Self {
        March { hero, points, single: points == 1, must, ctx, list, nth, moved: false }
    }

    /// Points left.
    pub fn points(&self) -> u8 {
        self.points
    }
    /// Whether it is a step to an adjacent location, at no cost.
    pub fn is_single(&self) -> bool {
        self.single
    }
    fn seat(&self) -> Seat {
        Seat(self.hero.0)
    }

    pub fn cost(&self, world: &World, pack: &Pack, to: Place) -> u8 {
        // Two or more spaces pay the normal costs, one space does not (FZ-MOVE-12).
        cite(FZ_MOVE_12);
        if self.single { 1 } else { world.attack_speed_cost(pack, self.seat(), to) }
    }

    fn may_step(&self, world: &World, pack: &Pack, to: Place) -> Result<(), Why> {
        let board = world.board(pack);
        let from = world.hero_at(self.seat());
        // Solid lines and impassable terrain stay closed (FZ-MOVE-13).
        cite(FZ_MOVE_13);
        cite(FZ_MOVE_11);
        cite(FZ_FLEE_07);
        let connected = to.index() < board.places.len() && board.connected[from.index()].has(to);
        unless(connected, FZ_MOVE_13, Reason::NotConnected)?;
        unless(!board.terrain[Terrain::Impassable as usize].has(to), FZ_MOVE_13, Reason::Impassable)?;
        unless(self.points >= self.cost(world, pack, to), FZ_MOVE_12, Reason::TooFewPoints)?;
        if let Effect::Move(Move { toward, away, to: destination, .. }) = &pack.list(self.list)[self.nth as usize] {
            let scope = Scope::new(world, pack, &self.ctx);
            if let Some(spot) = toward {
                let goal = scope.spot(spot);
                unless(scope.near(goal, to) < scope.near(goal, from), FZ_TERM_20, Reason::NotTowards)?;
            }
            if let Some(spot) = away {
                let goal = scope.spot(spot);
                unless(scope.near(goal, to) > scope.near(goal, from), FZ_TERM_20, Reason::NotAway)?;
            }
            if let Some(place) = destination {
                let goal = scope.places(place).set;
                let left = self.points - self.cost(world, pack, to);
                let walk = goal.iter().map(|p| board.walking[to.index()][p.index()]).min().unwrap_or(FAR);
                unless(walk <= left, FZ_TERM_20, Reason::NotTheDestination)?;
            }
        }
        Ok(())
    }

    fn may_stop(&self, world: &World, pack: &Pack) -> Result<(), Why> {
        // The card that forces the movement says so (FZ-TERM-20).
        unless(!self.must || !self.can_step(world, pack), FZ_TERM_20, Reason::MustMove)?;
        if let Effect::Move(Move { to: Some(place), .. }) = &pack.list(self.list)[self.nth as usize]
            && self.moved
        {
            let goal = Scope::new(world, pack, &self.ctx).places(place).set;
            unless(goal.has(world.hero_at(self.seat())), FZ_TERM_20, Reason::NotTheDestination)?;
        }
        Ok(())
    }

    fn can_step(&self, world: &World, pack: &Pack) -> bool {
        let from = world.hero_at(self.seat());
        world.board(pack).connected[from.index()].iter().any(|to| self.may_step(world, pack, to).is_ok())
    }
}

impl Procedure<FireteamZero> for March {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let seat = self.seat();
        match input.answer() {
            Some(Choice::Place(to)) => {
                self.points -= self.cost(cx.world, cx.pack, to);
                self.moved = true;
                return call(Step::on_foot(seat, to));
            }
            Some(_) => return done(),
            None => {}
        }
        // The fallen and the pinned are moved by nothing (FZ-MOVE-10, EC-31).
        cite(FZ_MOVE_10);
        cite(FZ_TAC_07);
        cite(FZ_DOWN_09);
        let stays = !cx.world.is_active(seat)
            || cx.world.is_pinned(seat)
            || cx.world.flag(cx.pack, self.hero, Flag::CannotMove);
        if stays || self.points == 0 || !self.can_step(cx.world, cx.pack) {
            return done();
        }
        // "May" on a card is each concerned player's own choice (FZ-TR-04); the turn's own points stay (FZ-TAC-14).
        cite(FZ_TR_04);
        cite(FZ_TAC_14);
        ask(seat, FZ_MOVE_11, if self.must { "question-forced-march" } else { "question-march" })
    }
    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        let from = world.hero_at(self.seat());
        out.extend(world.board(pack).connected[from.index()].iter().map(Choice::Place));
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pass => self.may_stop(world, pack),
            Choice::Place(to) => self.may_step(world, pack, to),
            _ => no(FZ_MOVE_11, Reason::NotThisQuestion),
        }
    }
}
