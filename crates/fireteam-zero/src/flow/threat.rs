//! The threat phase: the token advances, monsters activate, monsters spawn (FZ-THR, FZ-MON-01, FZ-SPAWN).

use super::{
    activate::Activate,
    spawn::{self, Appear},
    window::{self, Moment, Only},
    *,
};
use crate::{pack::*, world::ops::ops};
use kernel::marks::cite;

/// So many spaces, one at a time (FZ-THR-08).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Advance {
    left: u8,
}

impl Advance {
    pub fn new(spaces: u8) -> Self {
        Advance { left: spaces }
    }
}

impl Procedure<FireteamZero> for Advance {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        while self.left > 0 {
            self.left -= 1;
            cite(FZ_THR_08);
            if !ops(cx).advance_threat() {
                return done();
            }
            let space = cx.world.threat();
            let been = ops(cx).note_space();
            // On a twist-drawing space the top twist is drawn at once, for any cause (FZ-THR-03, 09, FZ-COMP-11, 12).
            cite(FZ_COMP_11);
            if cx.pack.constants.twist_spaces.contains(&space) && !been {
                cite(FZ_THR_03);
                cite(FZ_THR_09);
                // Each such space once, so one twist for each that was reached (FZ-COMP-12, FZ-INV-05).
                cite(FZ_COMP_12);
                cite(FZ_INV_05);
                return call(DrawTwist::default());
            }
            if been {
                // Nothing is drawn where the token has been before (FZ-THR-10).
                cite(FZ_THR_10);
            }
        }
        done()
    }
}

/// Draws a twist, unless as many as the table allows are drawn already (FZ-COMP-13, FZ-THR-10).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct DrawTwist {
    drawn: bool,
}

impl Procedure<FireteamZero> for DrawTwist {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(FZ_COMP_13);
        if self.drawn {
            return done();
        }
        if cx.world.twists_drawn() >= cx.world.difficulty(cx.pack).twists_max.min(4) {
            cite(FZ_THR_10);
            return done();
        }
        self.drawn = true;
        let Some(slot) = ops(cx).draw_twist() else { return done() };
        match window::open(cx, Moment::of(Window::TwistDrawn).only(Only::Twist(slot))) {
            Some(frame) => Flow::Call(frame),
            None => done(),
        }
    }
}

/// The three steps of the phase (FZ-THR-01).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct ThreatPhase {
    stage: Stage,
    /// Monsters still to be activated, or figures still to be rolled for.
    todo: Figures,
}

/// The steps of the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// The threat token advances.
    #[default]
    Token,
    /// Who is to be activated.
    Gather,
    Activate,
    /// Which figures spawn.
    Spawn,
    /// The spawn die for each of them.
    Roll,
}

impl ThreatPhase {
    /// The phase from its third step on.
    pub fn spawning() -> Self {
        ThreatPhase { stage: Stage::Spawn, ..ThreatPhase::default() }
    }
    /// The monsters of the lowest class that has any left (FZ-MON-01).
    fn next_class(&self, world: &World, pack: &Pack) -> Figures {
        let here = Figures(self.todo.0 & world.on_board().0);
        // Figures are numbered minions first, then elites, then the boss.
        let rank = here.first().and_then(|f| world.rank_of(pack, f));
        here.iter().filter(|f| world.rank_of(pack, *f) == rank).collect()
    }
}

impl Procedure<FireteamZero> for ThreatPhase {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let mut choice = input.answer();
        cite(FZ_THR_01);
        loop {
            match self.stage {
                Stage::Token => {
                    self.stage = Stage::Gather;
                    cite(FZ_THR_02);
                    return call(Advance::new(1));
                }
                Stage::Gather => {
                    self.stage = Stage::Activate;
                    // One that arrives during step 2 is not activated in it (FZ-MON-03).
                    cite(FZ_MON_03);
                    self.todo = cx.world.on_board();
                    ops(cx).clear_activated();
                }
                Stage::Activate => {
                    let class = self.next_class(cx.world, cx.pack);
                    let monster = match choice.take() {
                        Some(Choice::Figure(figure)) => figure,
                        _ if class.is_empty() => {
                            self.stage = Stage::Spawn;
                            continue;
                        }
                        _ if class.len() == 1 => class.first().unwrap_or_default(),
                        // Within a class the group chooses, monster by monster (FZ-MON-02).
                        _ => return ask_group(cx.world, FZ_MON_02, "question-next-monster"),
                    };
                    cite(FZ_MON_01);
                    cite(FZ_MON_02);
                    self.todo = self.todo.without(monster);
                    ops(cx).mark_activated(monster, true);
                    return call(Activate::new(monster));
                }
                Stage::Spawn => {
                    // Skipped while a boss is in play (FZ-SPAWN-01); again after it was beaten (FZ-SPAWN-09).
                    if cx.world.boss(cx.pack).is_some() {
                        cite(FZ_SPAWN_01);
                        return done();
                    }
                    if cx.world.boss_beaten() {
                        cite(FZ_SPAWN_09);
                    }
                    // Only figures that are in the pool now; reserve and boss never (FZ-SPAWN-13, FZ-POOL-03).
                    cite(FZ_SPAWN_13);
                    cite(FZ_POOL_03);
                    self.todo = spawn::in_pool(cx.world, Pool::Pool);
                    self.stage = Stage::Roll;
                }
                Stage::Roll => {
                    // Minions first, then elites: the fixed figure order (FZ-SPAWN-02, 07).
                    cite(FZ_SPAWN_02);
                    cite(FZ_SPAWN_07);
                    let Some(figure) = self.todo.first() else { return done() };
                    self.todo = self.todo.without(figure);
                    let waits = cx.world.monster(figure).is_some_and(|m| m.at.is_none() && m.home == Pool::Pool);
                    if !waits || cx.world.stopped().has(figure) {
                        continue;
                    }
                    let Some(place) = spawn::roll_place(cx, true) else { return done() };
                    return call(Appear::new(figure, place));
                }
            }
        }
    }
    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.todo.iter().map(Choice::Figure));
    }
    fn offers(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.next_class(world, pack).iter().map(Choice::Figure));
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Figure(figure) => {
                unless(self.todo.has(figure), FZ_MON_02, Reason::NotACandidate)?;
                unless(self.next_class(world, pack).has(figure), FZ_MON_01, Reason::NotTheNextClass)
            }
            Choice::Pass => no(FZ_MON_02, Reason::MustAnswer),
            _ => no(FZ_MON_02, Reason::NotThisQuestion),
        }
    }
}
