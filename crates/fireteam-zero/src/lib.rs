//! Fireteam Zero.
