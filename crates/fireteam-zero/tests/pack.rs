//! The content pack: what is built in loads, and what is broken is refused with a message that helps.

use fireteam_zero::pack::*;
use fireteam_zero::terms::*;

fn embedded() -> Pack {
    Pack::embedded().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn the_embedded_pack_loads() {
    let pack = embedded();
    assert_eq!(pack.hash.len(), 16);
    assert_eq!(pack.missions.len(), 9);
    assert_eq!(pack.objectives.len(), 21);
    assert_eq!(Role::ALL.len(), pack.roles.len());
}
