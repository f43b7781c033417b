//! What a log says of the game: which plays stand, and the game after any number of them.

use crate::{
    Broken,
    entry::Entry,
    game::{Game, Lang, Move, Play, Refusal, Step, seed_of},
};
use kernel::Seat;
use protocol::Json;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// An entry with its number, its time, and the digest of the game after it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Logged {
    pub seq: u64,
    pub at: i64,
    pub entry: Entry,
    pub digest: String,
}

/// The plays that stand, each with the number of its entry and its seat, and the new dice between them.
#[derive(Clone, Default)]
pub struct Standing<'a>(kernel::Standing<(u64, u8, &'a Json)>);

impl<'a> Standing<'a> {
    /// What stands of these entries.
    pub fn of(log: impl IntoIterator<Item = &'a Logged>) -> Result<Self, Broken> {
        let mut standing = kernel::Standing::default();
        for Logged { seq, entry, .. } in log {
            match entry {
                Entry::Play { seat, choice, .. } => standing.play((*seq, *seat, choice)),
                Entry::Undo { keep, .. } => standing.keep(*keep as usize),
                Entry::Dice { seed } => {
                    standing.dice(seed_of(seed).ok_or(Broken { seq: *seq, what: "the seed is damaged".into() })?);
                }
                _ => {}
            }
        }
        Ok(Standing(standing))
    }

    /// The plays that stand: the entry, the seat and the choice of each.
    pub fn plays(&self) -> &[(u64, u8, &'a Json)] {
        self.0.plays()
    }

    /// The first plays only.
    pub fn first(&self, keep: usize) -> Self {
        let mut first = self.clone();
        first.0.keep(keep);
        first
    }

    /// Plays and new dice in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'a>> + '_ {
        self.0.steps(0).map(|step| match step {
            kernel::Step::Play((_, seat, choice)) => Step::Play { seat: Seat(*seat), choice },
            kernel::Step::Dice(seed) => Step::Dice { seed },
        })
    }

    /// The game after all plays that stand; `each` sees it after every one of them, with the number of its entry.
    pub fn replay(
        &self,
        game: &dyn Game,
        options: &Value,
        seed: [u8; 32],
        mut each: impl FnMut(u64, &dyn Play),
    ) -> Result<Arc<dyn Play>, Broken> {
        let mut play = game.open(options, seed).map_err(|what| Broken { seq: 0, what })?;
        for step in self.0.steps(0) {
            match step {
                kernel::Step::Dice(seed) => play = play.with_dice(seed),
                kernel::Step::Play((seq, seat, choice)) => {
                    let broken = |refusal: Refusal| Broken { seq: *seq, what: refusal.to_string() };
                    play = play.play(*seat, choice, Lang::En).map_err(broken)?;
                    each(*seq, &*play);
                }
            }
        }
        Ok(play.into())
    }
}

/// Plays a whole log again, entry by entry. Gives the first entry that is missing, is refused or leaves another game than it
/// did when it was written.
pub fn verify(game: &dyn Game, options: &Value, seed: [u8; 32], log: &[Logged]) -> Result<(), Broken> {
    let open = |what| Broken { seq: 0, what };
    let mut play: Arc<dyn Play> = game.open(options, seed).map_err(open)?.into();
    for (before, Logged { seq, entry, digest, .. }) in log.iter().enumerate() {
        let broken = |what: String| Broken { seq: *seq, what };
        let due = before as u64 + 1;
        if *seq != due {
            return Err(Broken { seq: due, what: "it is missing".into() });
        }
        match entry {
            Entry::Play { seat, choice, .. } => {
                let next = play.play(*seat, choice, Lang::En).map_err(|refusal| broken(refusal.to_string()))?;
                play = next.into();
            }
            Entry::Undo { .. } => {
                play = Standing::of(&log[..=before])?.replay(game, options, seed, |_, _| {})?;
            }
            Entry::Dice { seed } => {
                let seed = seed_of(seed).ok_or_else(|| broken("the seed is damaged".into()))?;
                play = play.with_dice(seed).into();
            }
            _ => {}
        }
        if play.digest() != *digest {
            return Err(broken("the game comes out differently".into()));
        }
    }
    Ok(())
}

/// The steps of a log that the rules know of.
pub fn moves(log: &[Logged]) -> Vec<Move<'_>> {
    fn read(Logged { entry, digest, .. }: &Logged) -> Option<Move<'_>> {
        let what = match entry {
            Entry::Play { seat, choice, .. } => Step::Play { seat: Seat(*seat), choice },
            Entry::Undo { keep, .. } => Step::Undo { keep: *keep as usize },
            Entry::Dice { seed } => Step::Dice { seed: seed_of(seed)? },
            _ => return None,
        };
        Some(Move { what, digest })
    }
    log.iter().filter_map(read).collect()
}
