//! What the monsters on the board can do to each hero in the coming threat phase. For the signs of a table.

use crate::{pack::*, terms::*, world::*};

/// What threatens one hero.
#[derive(Clone, Copy, Default)]
pub struct Menace {
    /// Strength of the monsters that will come for the hero and reach it for certain, and with some luck.
    pub sure: f32,
    pub maybe: f32,
    /// The same of attacks that hit all heroes in the place.
    pub bursts: f32,
    /// How many come for it, however far they are.
    pub hunters: u8,
    /// Steps to the nearest monster, 12 at most.
    pub nearest: u8,
    /// Monsters in its place, and within two steps.
    pub here: u8,
    pub near: u8,
}

/// Steps beyond which nothing matters.
pub const FAR_OFF: u8 = 12;

impl Menace {
    /// What threatens every hero.
    pub fn of(world: &World, pack: &Pack) -> [Menace; HEROES] {
        let mut all = [Menace { nearest: FAR_OFF, ..Menace::default() }; HEROES];
        let board = world.board(pack);
        for figure in world.on_board().iter() {
            let Some((monster, at)) = world.monster(figure).and_then(|m| Some((m, m.at?))) else { continue };
            let card = pack.monster(monster.kind);
            let through = world.flag(pack, figure, Flag::ThroughWalls);
            let way = &(if through { &board.walking_through } else { &board.walking })[at.index()];
            for seat in world.seats() {
                let (menace, far) = (&mut all[seat.index()], way[world.hero_at(seat).index()]);
                menace.nearest = menace.nearest.min(far);
                menace.here += u8::from(far == 0);
                menace.near += u8::from(far <= 2);
            }
            // The nearest hero is attacked, of equally near ones the first in the turn order.
            let up = world.turn_order().filter(|seat| world.is_active(*seat));
            let Some(target) = up.min_by_key(|seat| way[world.hero_at(*seat).index()]) else { continue };
            let far = way[world.hero_at(target).index()];
            let done = world.phase() == Phase::Threat && monster.activated;
            let reach = world.speed_of(pack, figure) + card.attack.range;
            let strength = f32::from(card.attack.strength);
            let menace = &mut all[target.index()];
            menace.hunters += 1;
            match far {
                _ if done => {}
                far if far <= reach => menace.sure += strength,
                far if far == reach + 1 => menace.maybe += strength,
                _ => {}
            }
            if !done && far <= reach && card.attack.ty == AttackType::Bomb {
                menace.bursts += strength;
            }
        }
        all
    }
}
