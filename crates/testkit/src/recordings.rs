//! Golden recordings: the choices, the ending and the last table of named games, kept as lines of `recordings/<game>/`. They
//! change only when a rule does; `UPDATE_GOLDEN=1` writes them again.
//!
//! Somebody who adds a game makes a [`Recording`] of each game worth keeping, for instance one for every way the game can
//! end, tells them with [`line`] and compares whole files with [`hold`], in `testkit/tests/recordings.rs`.

use crate::laws::{Subject, choose};
use kernel::{Chance, Game, Seat, Table};
use std::{fs, path::Path};

/// A game that always goes the same way: its options, its seed and how its players choose.
pub struct Recording<S> {
    /// What the line begins with: the options that matter, without a line break.
    pub name: String,
    pub subject: S,
    pub seed: u64,
    /// Offers that a player tries out before taking the best; 1 is a player without a thought. Others see more of the game.
    pub tries: u32,
}

/// Choices after which a game will never end.
const BOUND: usize = 100_000;

/// What was chosen, and the table in the end.
type Played<G> = (Vec<(Seat, <G as Game>::Choice)>, Table<G>);

/// Plays the game to its end.
pub fn played<S: Subject>(recording: &Recording<S>) -> Result<Played<S::G>, String> {
    let Recording { name, subject, seed, tries } = recording;
    let wrong = |what: String| format!("{name}, seed {seed}: {what}");
    let (mut events, mut offers) = (Vec::new(), Vec::new());
    let (world, frame) = subject.start().map_err(wrong)?;
    let mut table = Table::<S::G>::new(world, frame, Chance::from_number(*seed), subject.pack(), &mut events)
        .map_err(|error| wrong(error.to_string()))?;
    let mut dice = Chance::from_number(seed ^ 0x901d);
    let mut choices = Vec::new();
    while !table.is_over() {
        events.clear();
        let waiting: Vec<Seat> = table.waiting().iter().collect();
        let seat = waiting[dice.draw("seat", waiting.len() as u32) as usize];
        table.offers(subject.pack(), seat, &mut offers);
        if offers.is_empty() || choices.len() >= BOUND {
            return Err(wrong(format!("it does not go on after {} choices", choices.len())));
        }
        offers.retain(|offer| !subject.unpicks(&table, *offer));
        let choice = choose(subject, &table, seat, &offers, *tries, &mut dice);
        table.apply(subject.pack(), seat, choice, &mut events).map_err(|error| wrong(error.to_string()))?;
        choices.push((seat, choice));
    }
    Ok((choices, table))
}

/// One line: name, seed, choices, ending, digest of the last table.
pub fn line<S: Subject>(
    recording: &Recording<S>,
    ending: impl Fn(&<S::G as Game>::World) -> String,
) -> Result<String, String> {
    let Recording { name, seed, .. } = recording;
    let (choices, table) = played(recording)?;
    let choices = choices.len();
    let digest: String = table.digest().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(format!("{name} {seed} {choices} {} {digest}", ending(&table.world)))
}

/// Compares files with those of `recordings/<game>/`, and wants no others there. A file is its name without `.txt`, what its
/// columns are called, and its lines.
pub fn hold(game: &str, files: &[(&str, &str, Vec<String>)]) -> Result<(), String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../recordings").join(game);
    let fail = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let update = std::env::var_os("UPDATE_GOLDEN").is_some();
    if update {
        fs::create_dir_all(&folder).map_err(|error| fail(&folder, error))?;
    }
    let mut wrong = Vec::new();
    for (name, columns, lines) in files {
        let path = folder.join(format!("{name}.txt"));
        let now = format!("# {columns}: written by UPDATE_GOLDEN=1 cargo test\n{}\n", lines.join("\n"));
        if update {
            fs::write(&path, &now).map_err(|error| fail(&path, error))?;
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        let differs = |nth: &usize| now.lines().nth(*nth) != kept.lines().nth(*nth);
        for nth in (0..now.lines().count().max(kept.lines().count())).filter(differs) {
            let [kept, now] = [&kept, &now].map(|text| text.lines().nth(nth).unwrap_or("nothing"));
            wrong.push(format!("{game}/{name}.txt:{}\n  kept: {kept}\n  now:  {now}", nth + 1));
        }
    }
    for entry in fs::read_dir(&folder).map_err(|error| fail(&folder, error))? {
        let path = entry.map_err(|error| fail(&folder, error))?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        if !files.iter().any(|(name, ..)| *name == stem) {
            wrong.push(format!("{game}: nothing is compared with {stem}"));
        }
    }
    let what = "a rule or the content has changed; if that is meant, run again with UPDATE_GOLDEN=1";
    if wrong.is_empty() { Ok(()) } else { Err(format!("{what}\n{}", wrong.join("\n"))) }
}
