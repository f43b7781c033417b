//! What the bots know of Cry Havoc.

use bots::Mind;
use cry_havoc::{CryHavoc, guess::guess, pack::Pack, world::World};
use kernel::Seat;

/// A stand-in until `cry_havoc::advice` is there; then this is
/// `Mind { worth, habit: advice::habit, quiet: advice::quiet, guess: advice::guess }`.
pub fn mind() -> Mind<CryHavoc> {
    Mind {
        worth,
        habit: |_, _, _, _, _| None,
        quiet: |_| true,
        guess: |table, pack, seat, chance| guess(table, pack, seat.0 as usize, chance),
    }
}

/// How far ahead of the best other player one is.
fn worth(world: &World, _: &Pack, seat: Seat) -> i32 {
    let vp = |seat: usize| i32::from(world.vp(seat));
    let own = seat.0 as usize;
    vp(own) - world.seats().filter(|other| *other != own).map(vp).max().unwrap_or(0)
}
