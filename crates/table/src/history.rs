//! What a log says of the game: which plays stand, and the game after any number of them.

use crate::{
    Broken,
    entry::Entry,
    game::{Game, Lang, Move, Play, Refusal, Step, seed_of},
};
use protocol::Json;
use serde_json::Value;
use std::sync::Arc;

/// An entry with its number, its time, and the digest of the game after it.
#[derive(Clone, Debug)]
pub struct Logged {
    pub seq: u64,
    pub at: i64,
    pub entry: Entry,
    pub digest: String,
}

/// The plays that stand after all that was taken back, and the new dice between them.
#[derive(Clone, Default)]
pub struct Standing<'a> {
    /// Entry, seat and choice of each play.
    pub plays: Vec<(u64, u8, &'a Json)>,
    /// New dice, each with the number of plays before it.
    dice: Vec<(usize, [u8; 32])>,
}

impl<'a> Standing<'a> {
    pub fn of(log: impl IntoIterator<Item = &'a Logged>) -> Result<Self, Broken> {
        let mut standing = Standing::default();
        for Logged { seq, entry, .. } in log {
            match entry {
                Entry::Play { seat, choice, .. } => standing.plays.push((*seq, *seat, choice)),
                Entry::Undo { keep, .. } => standing.keep(*keep as usize),
                Entry::Dice { seed } => {
                    let seed = seed_of(seed).ok_or(Broken { seq: *seq, what: "the seed is damaged".into() })?;
                    // Of several at one place the last ones count.
                    standing.dice.pop_if(|(before, _)| *before == standing.plays.len());
                    standing.dice.push((standing.plays.len(), seed));
                }
                _ => {}
            }
        }
        Ok(standing)
    }

    /// Takes back all but the first plays. Dice that were new right there stay.
    pub fn keep(&mut self, keep: usize) {
        self.plays.truncate(keep);
        self.dice.retain(|(before, _)| *before <= keep);
    }

    /// The first plays only.
    pub fn first(&self, keep: usize) -> Self {
        let mut first = self.clone();
        first.keep(keep);
        first
    }

    /// Plays and new dice in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'a>> + '_ {
        (0..=self.plays.len()).flat_map(move |at| {
            let dice = self.dice.iter().filter(move |(before, _)| *before == at);
            let dice = dice.map(|(_, seed)| Step::Dice { seed: *seed });
            dice.chain(self.plays.get(at).map(|(_, seat, choice)| Step::Play { seat: *seat, choice }))
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
        let mut seqs = self.plays.iter().map(|(seq, ..)| *seq);
        for step in self.steps() {
            match step {
                Step::Dice { seed } => play = play.with_dice(seed),
                Step::Play { seat, choice } => {
                    let seq = seqs.next().unwrap_or_default();
                    let broken = |refusal: Refusal| Broken { seq, what: refusal.to_string() };
                    play = play.play(seat, choice, Lang::En).map_err(broken)?;
                    each(seq, &*play);
                }
                Step::Undo { .. } => {}
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
            Entry::Play { seat, choice, .. } => Step::Play { seat: *seat, choice },
            Entry::Undo { keep, .. } => Step::Undo { keep: *keep as usize },
            Entry::Dice { seed } => Step::Dice { seed: seed_of(seed)? },
            _ => return None,
        };
        Some(Move { what, digest })
    }
    log.iter().filter_map(read).collect()
}
