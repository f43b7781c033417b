//! Bad days by number: tables on several pretend nodes, over one pretend store that fails, a bus that loses, and with people who are
//! hasty, leave and come back elsewhere. One seeded scheduler runs it all in pretend time, on one thread; the same seed gives the same
//! day. What must hold is looked at after every step, and a failure is shrunk to the least that still fails.
//!
//! The tables are those of the crate `table`, as the server drives them; everything around them is pretended.

mod answers;
mod game;
mod nodes;
mod people;
mod stage;
mod store;
mod truth;

pub use stage::Figures;

use stage::Stage;

/// What can go wrong on a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trouble {
    /// Nodes lose power, before or after what they write is durable.
    Crashes,
    /// The store says no, whether or not it has written.
    Failures,
    /// The store takes long.
    Delays,
    /// Notes between nodes are lost, doubled or late.
    Notes,
    /// Connections break, and their owners come back elsewhere.
    Lines,
    /// People send things twice, too early, or things that cannot be.
    Haste,
    /// People take plays back.
    Undo,
    /// People come and go, and bots stand in.
    Seats,
    /// People talk.
    Chat,
}

impl Trouble {
    pub const ALL: [Trouble; 9] = [
        Trouble::Crashes,
        Trouble::Failures,
        Trouble::Delays,
        Trouble::Notes,
        Trouble::Lines,
        Trouble::Haste,
        Trouble::Undo,
        Trouble::Seats,
        Trouble::Chat,
    ];

    pub fn name(self) -> String {
        format!("{self:?}").to_lowercase()
    }
}

/// A day on the stage.
#[derive(Clone, Debug)]
pub struct Day {
    pub seed: u64,
    pub nodes: u8,
    /// How long it is, in pretend time; then all trouble ends, and the table must go on.
    pub minutes: u32,
    pub without: Vec<Trouble>,
}

/// Plays a day.
///
/// # Errors
/// What did not hold, and when.
pub fn play(day: &Day) -> Result<Figures, String> {
    Stage::new(day).run()
}

/// The least that still fails: a shorter day, with fewer nodes, with less trouble. Gives it with what fails in it.
pub fn shrink(day: &Day) -> Option<(Day, String)> {
    let mut least = (day.clone(), play(day).err()?);
    let attempt = |day: Day, least: &mut (Day, String)| match play(&day) {
        Err(what) => {
            *least = (day, what);
            true
        }
        Ok(_) => false,
    };
    for trouble in Trouble::ALL {
        let mut without = least.0.without.clone();
        if !without.contains(&trouble) {
            without.push(trouble);
            attempt(Day { without, ..least.0.clone() }, &mut least);
        }
    }
    while least.0.nodes > 1 && attempt(Day { nodes: least.0.nodes - 1, ..least.0.clone() }, &mut least) {}
    let mut step = least.0.minutes / 2;
    while step > 0 {
        let shorter = least.0.minutes.saturating_sub(step).max(1);
        if shorter == least.0.minutes || !attempt(Day { minutes: shorter, ..least.0.clone() }, &mut least) {
            step /= 2;
        }
    }
    Some(least)
}
