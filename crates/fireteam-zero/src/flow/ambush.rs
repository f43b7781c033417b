//! The ambush: a figure appears with a hero and is activated at once; no reactions (FZ-AMB).

use super::{
    activate::Activate,
    spawn::{self, Appear},
    *,
};
use crate::{effect::pick::PickFigures, event::Event, pack::*, world::ops::ops};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Ambush {
    kind: Option<Monster>,
    rank: Option<Rank>,
    seat: Seat,
    reserve_first: bool,
    figure: Option<Figure>,
    stage: Stage,
}

/// The steps of an ambush.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// Which figure it is.
    #[default]
    Figure,
    /// The group has chosen among the farthest.
    Chosen,
    Activate,
    End,
}

impl Ambush {
    pub fn new(what: What, seat: Seat, from: Pool) -> Self {
        let (kind, rank) = match what {
            What::Kind(kind) => (Some(kind), None),
            What::Rank(rank) => (None, Some(rank)),
        };
        Ambush { kind, rank, seat, reserve_first: from == Pool::Reserve, figure: None, stage: Stage::Figure }
    }
    fn what(&self) -> What {
        match (self.kind, self.rank) {
            (Some(kind), _) => What::Kind(kind),
            (_, Some(rank)) => What::Rank(rank),
            _ => What::Rank(Rank::Minion),
        }
    }

    /// The figures farthest from the hero; one without any path is farthest of all (FZ-AMB-03, 04).
    fn farthest(&self, world: &World, pack: &Pack) -> Figures {
        let here = world.hero_at(self.seat);
        let far = |f: &Figure| world.place_of(*f).map_or(0, |p| world.distance(pack, here, p));
        let all = spawn::present(world, pack, self.what());
        let most = all.iter().map(|f| far(&f)).max();
        all.iter().filter(|f| Some(far(f)) == most).collect()
    }

    fn spring(&mut self, cx: &mut Cx, figure: Figure, from_pool: bool) -> Flow {
        // The hero's own place, no spawn die, no matter whether the location is secured or a boss is in play (FZ-AMB-01, 10, 11, 14).
        cite(FZ_AMB_01);
        cite(FZ_AMB_10);
        cite(FZ_AMB_11);
        cite(FZ_AMB_14);
        self.figure = Some(figure);
        self.stage = Stage::Activate;
        let place = cx.world.hero_at(self.seat);
        ops(cx).in_ambush(true);
        cx.tell(Event::Ambush { figure, seat: self.seat });
        if from_pool {
            return call(Appear::new(figure, place));
        }
        // Taken from the board it opens nothing until it activates; its home does not change (FZ-AMB-12).
        cite(FZ_AMB_12);
        ops(cx).move_monster(figure, place, false);
        Flow::Again
    }
}

impl Procedure<FireteamZero> for Ambush {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match self.stage {
            Stage::Figure => {
                let (world, pack, what) = (&*cx.world, cx.pack, self.what());
                let reserve = || spawn::waiting(world, pack, what, Pool::Reserve);
                let early = if self.reserve_first { reserve() } else { None };
                // The spawn pool first, then the board, then the reserve; otherwise no ambush (FZ-AMB-02, 03, 05).
                if let Some(figure) = early.or_else(|| spawn::waiting(world, pack, what, Pool::Pool)) {
                    cite(FZ_AMB_02);
                    return self.spring(cx, figure, true);
                }
                let farthest = self.farthest(world, pack);
                if !farthest.is_empty() {
                    cite(FZ_AMB_03);
                    cite(FZ_AMB_04);
                    self.stage = Stage::Chosen;
                    return call(PickFigures {
                        seat: self.seat,
                        from: farthest,
                        n: 1,
                        up_to: false,
                        rule: FZ_AMB_04,
                        taken: Figures::NONE,
                    });
                }
                cite(FZ_AMB_05);
                match reserve() {
                    Some(figure) => self.spring(cx, figure, true),
                    None => done(),
                }
            }
            Stage::Chosen => match input {
                Input::Value(Value::Figures(figures)) if !figures.is_empty() => {
                    let figure = figures.first().unwrap_or_default();
                    self.spring(cx, figure, false)
                }
                _ => done(),
            },
            Stage::Activate => {
                self.stage = Stage::End;
                let Some(figure) = self.figure.filter(|f| cx.world.place_of(*f).is_some()) else { return Flow::Again };
                let hero = Figure::hero(self.seat);
                if cx.world.flag(cx.pack, hero, Flag::NoAmbushActivation) {
                    return Flow::Again;
                }
                cite(FZ_AMB_06);
                call(Activate::ambush(figure, self.seat))
            }
            Stage::End => {
                ops(cx).in_ambush(false);
                done()
            }
        }
    }
}
