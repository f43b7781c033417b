//! What stands of a log: plays, after all that was taken back, and the new dice between them. Every log of a game is read
//! through this, however much else it keeps of a play.

/// The plays that stand, `P` being what is known of one.
#[derive(Clone, Debug)]
pub struct Standing<P> {
    plays: Vec<P>,
    /// New dice, each with the number of plays before it.
    dice: Vec<(usize, [u8; 32])>,
}

/// One step of what stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<P> {
    /// A play.
    Play(P),
    /// Chance was that of this seed from here on.
    Dice([u8; 32]),
}

impl<P> Default for Standing<P> {
    fn default() -> Self {
        Standing { plays: Vec::new(), dice: Vec::new() }
    }
}

impl<P> Standing<P> {
    /// The plays, the oldest first.
    pub fn plays(&self) -> &[P] {
        &self.plays
    }

    /// Adds a play.
    pub fn play(&mut self, play: P) {
        self.plays.push(play);
    }

    /// Chance is that of another seed from here on.
    pub fn dice(&mut self, seed: [u8; 32]) {
        // Of several at one place only the last one counts.
        self.dice.pop_if(|(before, _)| *before == self.plays.len());
        self.dice.push((self.plays.len(), seed));
    }

    /// Takes back all but the first plays. Dice that were new right there stay.
    pub fn keep(&mut self, keep: usize) {
        self.plays.truncate(keep);
        self.dice.retain(|(before, _)| *before <= keep);
    }

    /// Plays and new dice in order, from the one after this many plays to the last.
    pub fn steps(&self, from: usize) -> impl Iterator<Item = Step<&P>> {
        (from..=self.plays.len()).flat_map(move |at| {
            let dice = self.dice.iter().filter(move |(before, _)| *before == at);
            let dice = dice.map(|(_, seed)| Step::Dice(*seed));
            dice.chain(self.plays.get(at).map(Step::Play))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_go_with_the_plays_before_them() {
        let mut log = Standing::default();
        log.dice([0; 32]);
        log.play('a');
        log.play('b');
        log.dice([1; 32]);
        log.dice([2; 32]);
        log.play('c');
        log.keep(2);
        let steps: Vec<_> = log.steps(0).collect();
        assert_eq!(steps, [Step::Dice([0; 32]), Step::Play(&'a'), Step::Play(&'b'), Step::Dice([2; 32])]);
        log.keep(1);
        assert_eq!(log.steps(1).count(), 0, "dice of a play that was taken back are gone");
    }
}
