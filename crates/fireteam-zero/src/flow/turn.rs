//! A hero's turn: standing up, movement, one action and free actions in any mixture (FZ-HERO).

use super::{
    act,
    step::Step,
    window::{self, Moment},
    *,
};
use crate::{choice::Use, pack::*, world::ops::ops};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct HeroTurn {
    seat: Seat,
    stage: Stage,
}

/// The steps of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Standing up, or staying down.
    #[default]
    Stand,
    Begin,
    /// The points of movement are counted when the windows of the start are closed.
    Movement,
    /// Movement, the action and free actions, in any mixture.
    Act,
    End,
    Over,
}

impl HeroTurn {
    pub fn new(seat: Seat) -> Self {
        HeroTurn { seat, stage: Stage::Stand }
    }
    /// A turn whose start is over: the next thing is the hero's choice.
    pub fn begun(seat: Seat) -> Self {
        HeroTurn { seat, stage: Stage::Act }
    }
    fn seat(&self) -> Seat {
        self.seat
    }
}

/// Whether a hero may take this step of normal movement (FZ-MOVE, FZ-FLEE).
pub(crate) fn may_step(world: &World, pack: &Pack, seat: Seat, to: Place) -> Result<(), Why> {
    may_enter(world, pack, seat, to)?;
    may_leave(world, pack, seat)
}

/// The way there: a connected location that is not impassable and that the points left can pay for.
fn may_enter(world: &World, pack: &Pack, seat: Seat, to: Place) -> Result<(), Why> {
    let board = world.board(pack);
    let from = world.hero_at(seat);
    // Step by step to a connected location (FZ-MOVE-01, FZ-TERM-01, 06), across corners too (FZ-MOVE-03, FZ-TERM-03) …
    cite(FZ_TERM_01);
    cite(FZ_TERM_06);
    cite(FZ_TERM_03);
    cite(FZ_MOVE_03);
    let connected = to.index() < board.places.len() && board.connected[from.index()].has(to);
    let across = to.index() < board.places.len() && board.touching[from.index()].has(to) && !connected;
    // … never across a solid line.
    cite(FZ_TERM_04);
    cite(FZ_MOVE_04);
    unless(!across, FZ_MOVE_04, Reason::SolidLine)?;
    unless(connected, FZ_MOVE_01, Reason::NotConnected)?;
    cite(FZ_INV_10);
    unless(!board.terrain[Terrain::Impassable as usize].has(to), FZ_MOVE_06, Reason::Impassable)?;
    let cost = world.attack_speed_cost(pack, seat, to);
    let rule = if cost == 2 { FZ_MOVE_05 } else { FZ_MOVE_01 };
    unless(world.turn().moves >= cost, rule, Reason::TooFewPoints)
}

/// Whether the hero may leave where it is, wherever it goes.
fn may_leave(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    unless(!world.is_pinned(seat), FZ_TERM_20, Reason::Pinned)?;
    unless(!world.flag(pack, Figure::hero(seat), Flag::CannotMove), FZ_TERM_20, Reason::CannotMove)?;
    may_flee(world, pack, seat)
}

/// Leaving a location by normal movement (FZ-FLEE).
fn may_flee(world: &World, pack: &Pack, seat: Seat) -> Result<(), Why> {
    let from = world.hero_at(seat);
    let hero = Figure::hero(seat);
    let monsters = world.monsters_at(from).len();
    if monsters == 0 {
        return Ok(());
    }
    // To flee is to leave a location that holds a monster (FZ-FLEE-09); a boss counts as one (FZ-FLEE-06).
    cite(FZ_FLEE_09);
    cite(FZ_FLEE_06);
    unless(!world.flag(pack, hero, Flag::CannotLeave), FZ_TERM_20, Reason::HeldFast)?;
    if world.flag(pack, hero, Flag::FleeFreely) {
        return Ok(());
    }
    // Counted again at every step, so that an action in between may open the way (FZ-FLEE-03, 08).
    cite(FZ_FLEE_03);
    cite(FZ_FLEE_08);
    // Active heroes count, the moving one too; specialists and the fallen do not (FZ-FLEE-01, 02, 04, 05, FZ-DOWN-10).
    cite(FZ_FLEE_02);
    cite(FZ_FLEE_04);
    cite(FZ_FLEE_05);
    cite(FZ_DOWN_10);
    unless(monsters <= world.active_at(from).len(), FZ_FLEE_01, Reason::CannotFlee)
}

impl Procedure<FireteamZero> for HeroTurn {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut choice = input.answer();
        let seat = self.seat();
        loop {
            match self.stage {
                Stage::Stand => {
                    if cx.world.is_down(seat) {
                        // Stay down and skip the turn, or stand up and take a normal one (FZ-HERO-05, 06, FZ-DOWN-11).
                        cite(FZ_HERO_05);
                        cite(FZ_DOWN_11);
                        match choice.take() {
                            None => return ask(seat, FZ_HERO_05, "question-stand-or-stay"),
                            Some(Choice::Yes) => {
                                cite(FZ_HERO_06);
                                cite(FZ_SPEC_12);
                                ops(cx).stand_up(seat);
                            }
                            Some(_) => {
                                ops(cx).skip_turn(seat);
                                return done();
                            }
                        }
                    }
                    self.stage = Stage::Begin;
                }
                Stage::Begin => {
                    self.stage = Stage::Movement;
                    cite(FZ_HERO_09);
                    ops(cx).begin_turn(seat);
                    if let Some(frame) = window::open(cx, Moment::of(Window::TurnStart).by(Figure::hero(seat))) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Movement => {
                    self.stage = Stage::Act;
                    let moves = cx.world.speed_of(cx.pack, Figure::hero(seat));
                    ops(cx).set_moves(moves);
                }
                Stage::Act => {
                    // A hero knocked down in its own turn loses the rest of it (FZ-HERO-08).
                    if cx.world.turn().fell || cx.world.is_down(seat) {
                        cite(FZ_HERO_08);
                        self.stage = Stage::End;
                        continue;
                    }
                    // A hero who cannot leave may still act, and go on if the comparison has changed (FZ-FLEE-08).
                    cite(FZ_FLEE_08);
                    match choice.take() {
                        None => return ask(seat, FZ_HERO_02, "question-turn"),
                        Some(Choice::Pass) => self.stage = Stage::End,
                        Some(Choice::Place(to)) => {
                            // Movement and action in any mixture.
                            cite(FZ_HERO_02);
                            cite(FZ_HERO_03);
                            // One step at a time.
                            cite(FZ_MOVE_14);
                            cite(FZ_MOVE_01);
                            let cost = cx.world.attack_speed_cost(cx.pack, seat, to);
                            ops(cx).spend_moves(cost);
                            return call(Step::on_foot(seat, to));
                        }
                        Some(choice) => {
                            // Also for a hero who may not leave (FZ-FLEE-08).
                            cite(FZ_FLEE_08);
                            cite(FZ_HERO_04);
                            return act::take(cx, seat, choice, false);
                        }
                    }
                }
                Stage::End => {
                    self.stage = Stage::Over;
                    if let Some(frame) = window::open(cx, Moment::of(Window::TurnEnd).by(Figure::hero(seat))) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Over => {
                    ops(cx).end_turn(seat);
                    return done();
                }
            }
        }
    }

    fn candidates(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        if self.stage == Stage::Stand {
            out.extend([Choice::Yes, Choice::Pass]);
            return;
        }
        out.push(Choice::Pass);
        if world.turn().moves > 0 {
            let from = world.hero_at(seat);
            out.extend(world.board(pack).connected[from.index()].iter().map(Choice::Place));
        }
        act::candidates(world, pack, seat, out);
        out.extend(world.tokens().map(|(slot, _)| Choice::Token(slot as u8)));
    }

    fn offers(&self, world: &World, pack: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        if self.stage == Stage::Stand {
            self.candidates(world, pack, seat, out);
            return;
        }
        out.push(Choice::Pass);
        if world.turn().moves > 0 && may_leave(world, pack, seat).is_ok() {
            let places = world.board(pack).connected[world.hero_at(seat).index()];
            out.extend(places.iter().filter(|p| may_enter(world, pack, seat, *p).is_ok()).map(Choice::Place));
        }
        let actions = out.len();
        if !world.turn().acted {
            act::candidates(world, pack, seat, out);
        } else {
            out.push(Choice::Search);
            let free = world.in_window(Window::TurnAction).iter();
            out.extend(free.map(|h| Choice::Use(Use { holder: h.holder, nth: h.nth })));
        }
        out.extend(world.tokens().map(|(slot, _)| Choice::Token(slot as u8)));
        let mut kept = actions;
        for nth in actions..out.len() {
            if self.may(world, pack, seat, out[nth]).is_ok() {
                out[kept] = out[nth];
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        if self.stage == Stage::Stand {
            return unless(matches!(choice, Choice::Yes | Choice::Pass), FZ_HERO_05, Reason::NotThisQuestion);
        }
        let spent = world.turn().acted;
        let unused = || unless(!spent, FZ_ACT_01, Reason::ActionUsed);
        match choice {
            Choice::Pass => Ok(()),
            Choice::Place(to) => may_step(world, pack, seat, to),
            Choice::Search => act::may_search_in_turn(world, pack, seat),
            Choice::Figure(figure) if figure.is_hero() => {
                act::may_free(world, pack, seat, figure, true)?;
                unused()
            }
            Choice::Figure(figure) => {
                unused()?;
                act::may_attack(world, pack, seat, figure)
            }
            Choice::Use(usage) => {
                act::may_use(world, pack, seat, usage)?;
                if costs_action(world, pack, usage) { unused() } else { Ok(()) }
            }
            Choice::Token(slot) => act::may_take(world, pack, seat, slot as usize),
            _ => no(FZ_HERO_02, Reason::NotThisQuestion),
        }
    }
}

/// Whether using an ability takes the action of the turn (FZ-FOC-02).
fn costs_action(world: &World, pack: &Pack, usage: Use) -> bool {
    cite(FZ_FOC_02);
    act::ability_of(world, usage).is_some_and(|id| pack.ability(id).cost.action > 0)
}
