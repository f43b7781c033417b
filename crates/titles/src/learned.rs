//! What the bots have learned from whole games: the networks of this folder's neighbour `weights/`, and what they say of a table.

use crate::Title;
use bots::{
    SEATS,
    net::{Net, fingerprint, number},
};
use kernel::Seat;

/// Reads the weights of a title. None where they were made for other signs: rules of thumb must do then, and a test says so.
pub(crate) fn read<T: Title>(file: &[u8]) -> Option<Net> {
    let pack = T::pack(None).ok()?;
    Net::read(file, fingerprint(&T::sign_names(&pack).ok()?)).ok()
}

/// How much the part of all points counts beside victory: whoever cannot win plays for the best place.
const PLACE: f32 = 0.15;

/// How well a game between rivals will end for each of them, as far as each can see.
pub(crate) fn of_rivals<T: Title>(net: &Net, world: &T::World, pack: &T::Pack, seats: usize) -> [f32; SEATS] {
    let winners = T::winners(world);
    if !winners.is_empty() {
        return std::array::from_fn(|seat| f32::from(u8::from(winners.has(Seat(seat as u8)))));
    }
    let (mut scores, mut shares) = ([0.0; SEATS], [0.0; SEATS]);
    let mut signs = Vec::with_capacity(net.inputs());
    for seat in 0..seats {
        T::signs(world, pack, Seat(seat as u8), &mut signs);
        let outlook = net.judge(&signs);
        (scores[seat], shares[seat]) = (outlook.score, outlook.share);
    }
    let (chances, shares) = (number::parts(scores, seats), number::parts(shares, seats));
    std::array::from_fn(|seat| (1.0 - PLACE) * chances[seat] + PLACE * shares[seat])
}

/// How well a game of a team will end, as this seat sees it.
pub(crate) fn of_team<T: Title>(net: &Net, world: &T::World, pack: &T::Pack, seat: Seat) -> f32 {
    let mut signs = Vec::with_capacity(net.inputs());
    T::signs(world, pack, seat, &mut signs);
    number::chance(net.judge(&signs).score)
}
