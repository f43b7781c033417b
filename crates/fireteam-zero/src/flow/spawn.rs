//! Spawning: the spawn die, pools, and a figure that appears (FZ-SPAWN, FZ-POOL).

use super::{
    window::{self, Moment},
    *,
};
use crate::{effect::Scope, event::Event, options::BossPower, pack::*, world::ops::ops};
use kernel::marks::cite;

/// Rolls the spawn die until it shows an open number that, for monsters, is not secured (FZ-SPAWN-03, 05, 08).
pub(crate) fn roll_place(cx: &mut Cx, for_monster: bool) -> Option<Place> {
    if !cx.world.spawn_possible(cx.pack, for_monster) {
        cite(FZ_SPAWN_08);
        return None;
    }
    loop {
        let number = cx.chance.draw("spawn", u32::from(cx.pack.dice.spawn_sides)) as usize;
        let token = cx.world.spawns()[number % SPAWNS];
        let closed = token.side == SpawnSide::Closed;
        let secured = for_monster && !closed && cx.world.is_secured(cx.pack, token.place);
        cx.tell(Event::SpawnRolled { number: number as u8 + 1, again: closed || secured });
        if closed || secured {
            cite(FZ_SPAWN_05);
            cite(FZ_INV_09);
            continue;
        }
        cite(FZ_SPAWN_03);
        if token.side == SpawnSide::Down {
            // Searched, but a spawn point with its number all the same.
            cite(FZ_SRCH_04);
        }
        return Some(token.place);
    }
}

/// Figures off the board whose home is the pool named.
pub(crate) fn in_pool(world: &World, pool: Pool) -> Figures {
    // Each figure has exactly one home (FZ-POOL-06).
    cite(FZ_POOL_06);
    (0..world.monsters().len())
        .filter(|slot| {
            let monster = &world.monsters()[*slot];
            monster.at.is_none() && monster.home == pool
        })
        .map(Figure::monster)
        .collect()
}

fn is_what(world: &World, pack: &Pack, figure: Figure, what: What) -> bool {
    world.monster(figure).is_some_and(|m| match what {
        What::Kind(kind) => m.kind == kind,
        What::Rank(rank) => pack.monster(m.kind).rank == rank,
    })
}

/// A figure of the kind or rank that waits in a pool.
pub(crate) fn waiting(world: &World, pack: &Pack, what: What, pool: Pool) -> Option<Figure> {
    in_pool(world, pool).iter().find(|f| is_what(world, pack, *f, what))
}

/// Figures of the kind or rank on the board.
pub(crate) fn present(world: &World, pack: &Pack, what: What) -> Figures {
    world.on_board().iter().filter(|f| is_what(world, pack, *f, what)).collect()
}

/// The mission's boss while it has neither come nor been beaten.
pub(crate) fn absent_boss(world: &World, pack: &Pack) -> Option<Figure> {
    let kind = pack.mission(world.mission()).boss?;
    if world.boss_beaten() {
        return None;
    }
    (0..world.monsters().len())
        .find(|slot| world.monsters()[*slot].kind == kind && world.monsters()[*slot].at.is_none())
        .map(Figure::monster)
}

/// Shifts figures between pools; a figure on the board changes the place it will return to (FZ-POOL-05).
pub(crate) fn shift(cx: &mut Cx, what: What, n: u8, from: Pool, to: Pool) {
    cite(FZ_POOL_05);
    let fits =
        |world: &World, f: Figure| is_what(world, cx.pack, f, what) && world.monster(f).is_some_and(|m| m.home == from);
    let all = (0..cx.world.monsters().len()).map(Figure::monster);
    // Waiting figures first, then those on the board.
    let waiting = all.clone().filter(|f| fits(cx.world, *f) && cx.world.place_of(*f).is_none());
    let out = all.filter(|f| fits(cx.world, *f) && cx.world.place_of(*f).is_some());
    let chosen: Figures = waiting.chain(out).take(n as usize).collect();
    let standing = chosen.iter().filter(|f| cx.world.place_of(*f).is_some()).count() as u8;
    for figure in chosen.iter() {
        ops(cx).set_home(figure, to);
    }
    if let Some(kind) = chosen.first().and_then(|f| cx.world.monster(f)).map(|m| m.kind) {
        cx.tell(Event::PoolChanged { monster: kind, n: chosen.len() as u8, from, to, out: standing });
    }
}

/// Turns or closes the spawn token of a place. Only a face-down one is closed, and never fewer than four stay open.
pub(crate) fn turn_token(cx: &mut Cx, place: Place, side: SpawnSide) {
    let Some(number) = cx.world.spawns().iter().position(|s| s.place == place && s.side != SpawnSide::Closed) else {
        return;
    };
    let token = cx.world.spawns()[number];
    let open = cx.world.spawns().iter().filter(|s| s.side != SpawnSide::Closed).count();
    if side == SpawnSide::Closed && (token.side == SpawnSide::Up || open <= 4) || side == token.side {
        return;
    }
    ops(cx).turn_spawn_token(number, side);
}

/// A figure put on the board by the spawn step, an effect, a boss effect or an ambush; the window may stop it.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Appear {
    figure: Figure,
    place: Place,
    boss: bool,
    placed: bool,
}

impl Appear {
    pub fn new(figure: Figure, place: Place) -> Self {
        Appear { figure, place, ..Appear::default() }
    }
    pub fn boss(figure: Figure, place: Place) -> Self {
        Appear { figure, place, boss: true, placed: false }
    }

    /// Power tokens: as the card says, else one per hero, or one per player by the key (FZ-BOSS-02, D-19).
    fn power(&self, cx: &Cx) -> u8 {
        cite(FZ_BOSS_01);
        cite(FZ_BOSS_02);
        if cx.world.keys().boss_power == BossPower::OnePerPlayer {
            return cx.world.people();
        }
        let kind = cx.world.monster(self.figure).map(|m| m.kind).unwrap_or_default();
        let ctx = crate::effect::Ctx::default();
        match &cx.pack.monster(kind).power {
            Some(amount) => Scope::new(cx.world, cx.pack, &ctx).amount(amount).max(1) as u8,
            None => cx.world.seats().len() as u8,
        }
    }
}

impl Procedure<FireteamZero> for Appear {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        if !self.placed {
            self.placed = true;
            ops(cx).stop_spawn(false);
            if self.boss {
                let power = self.power(cx);
                ops(cx).enter_boss(self.figure, self.place, power);
            } else {
                ops(cx).spawn(self.figure, self.place);
            }
            let moment = Moment::of(Window::MonsterSpawns).by(self.figure).at(self.place);
            if let Some(frame) = window::open(cx, moment) {
                return Flow::Call(frame);
            }
        }
        let stopped = cx.world.spawn_stopped();
        if stopped {
            ops(cx).return_to_pool(self.figure);
            ops(cx).stop_spawn(false);
        }
        Flow::Done(Value::Yes(!stopped))
    }
}
