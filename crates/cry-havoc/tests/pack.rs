//! The content pack that is built in: it loads, and says what the cards and boards say.
#![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]

use cry_havoc::pack::*;

#[test]
fn loads() {
    let pack = Pack::embedded().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(pack.cards.len(), 64);
}
