//! Chance: one seeded stream owned by the table, in the order in which play reaches it.
//!
//! The stream is ChaCha8, keyed by the seed, so that nobody can guess the next draw from those seen. A test may
//! script it: the scripted results come first, each checked for its kind, then the stream.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// One scripted result: what is drawn and what comes up (0 is the first face, card or candidate).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Draw {
    /// What is drawn, by the name that the game gives it.
    pub kind: &'static str,
    /// What comes up, counted from 0.
    pub value: u32,
}

/// The results that a test wants to see, in order.
pub type Script = Vec<Draw>;

/// The game drew something else than the script says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptFault {
    /// The number of the draw, counted from 0.
    pub at: usize,
    /// What the script had for it; none where it had ended.
    pub scripted: Option<Draw>,
    /// What the game drew.
    pub drawn: &'static str,
    /// How many results were possible.
    pub sides: u32,
}

/// The table's source of randomness.
#[derive(Clone, Debug)]
pub struct Chance {
    rng: ChaCha8Rng,
    script: Option<Arc<Script>>,
    next: usize,
    fault: Option<ScriptFault>,
    /// Only scripted results may be drawn; anything else is a fault.
    strict: bool,
    /// Results that come up whenever their kind is drawn.
    loaded: Option<Arc<Script>>,
}

impl Chance {
    /// The stream of this seed, from its beginning.
    pub fn seeded(seed: [u8; 32]) -> Self {
        Chance { rng: ChaCha8Rng::from_seed(seed), script: None, next: 0, fault: None, strict: false, loaded: None }
    }

    /// A short seed for people and tests.
    pub fn from_number(seed: u64) -> Self {
        Chance::seeded(seed_of(seed))
    }

    /// The next draws are those of the script. `strict`: a draw that is not scripted is a fault too; shuffles
    /// (kinds that begin with `shuffle`) are never scripted and never faults.
    #[must_use]
    pub fn scripted(mut self, script: Script, strict: bool) -> Self {
        self.script = Some(Arc::new(script));
        self.next = 0;
        self.strict = strict;
        self
    }

    /// Every draw of these kinds comes up as one of those given, for looking at what luck could bring at its best and worst.
    #[must_use]
    pub fn loaded(mut self, dice: Script) -> Self {
        self.loaded = Some(Arc::new(dice));
        self
    }

    /// An even draw from `0..sides`; `kind` names it for scripts and logs.
    pub fn draw(&mut self, kind: &'static str, sides: u32) -> u32 {
        if self.script.is_some()
            && let Some(value) = self.next_scripted(kind, sides)
        {
            return value;
        }
        if let Some(dice) = self.loaded.clone() {
            let fits = |draw: &&Draw| draw.kind == kind && draw.value < sides;
            let many = dice.iter().filter(fits).count() as u32;
            if many > 0
                && let Some(draw) = dice.iter().filter(fits).nth(self.below(many) as usize)
            {
                return draw.value;
            }
        }
        self.below(sides)
    }

    /// Puts the items in a random order (Fisher-Yates, from the last item down).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Deals items again whose true order must not show in the new one: somebody who cannot tell two tables apart guesses the same of
    /// both.
    pub fn deal<T: Ord>(&mut self, items: &mut [T]) {
        items.sort_unstable();
        self.shuffle(items);
    }

    /// A stream of its own, decided by this one.
    #[must_use]
    pub fn fork(&mut self) -> Chance {
        let mut seed = [0; 32];
        self.rng.fill_bytes(&mut seed);
        Chance::seeded(seed)
    }

    /// One of many streams that this one stands for, each apart from the others.
    #[must_use]
    pub fn nth(&self, n: u32) -> Chance {
        let mut other = self.clone();
        other.rng.set_stream(u64::from(n) + 1);
        other.rng.set_word_pos(0);
        other
    }

    /// Whether nothing was drawn between this and the other.
    pub fn same_place(&self, other: &Chance) -> bool {
        (self.rng.get_seed(), self.rng.get_word_pos()) == (other.rng.get_seed(), other.rng.get_word_pos())
    }

    /// What the script and the game disagreed about, if anything.
    pub fn fault(&self) -> Option<&ScriptFault> {
        self.fault.as_ref()
    }

    /// Scripted results that have not come up.
    pub fn unused(&self) -> &[Draw] {
        self.script.as_ref().map_or(&[], |s| &s[self.next.min(s.len())..])
    }

    fn next_scripted(&mut self, kind: &'static str, sides: u32) -> Option<u32> {
        let script = self.script.as_ref()?;
        let head = script.get(self.next);
        if let Some(draw) = head
            && draw.kind == kind
            && draw.value < sides
        {
            self.next += 1;
            return Some(draw.value);
        }
        if (head.is_some() || self.strict) && self.fault.is_none() {
            self.fault = Some(ScriptFault { at: self.next, scripted: head.cloned(), drawn: kind, sides });
        }
        None
    }

    /// Lemire's multiply-and-reject: even, and the same on every machine and in every version.
    fn below(&mut self, sides: u32) -> u32 {
        assert!(sides > 0, "a draw needs at least one side");
        loop {
            let wide = u64::from(self.rng.next_u32()) * u64::from(sides);
            let low = wide as u32;
            if low >= sides || low >= sides.wrapping_neg() % sides {
                return (wide >> 32) as u32;
            }
        }
    }
}

/// Spreads a short number over a whole seed.
pub fn seed_of(number: u64) -> [u8; 32] {
    *blake3::hash(&number.to_le_bytes()).as_bytes()
}

/// Saved as seed and position; a script is a thing of tests and is not saved.
#[derive(Serialize, Deserialize)]
struct Saved {
    seed: [u8; 32],
    position: u128,
}

impl Serialize for Chance {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Saved { seed: self.rng.get_seed(), position: self.rng.get_word_pos() }.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let saved = Saved::deserialize(from)?;
        let mut chance = Chance::seeded(saved.seed);
        chance.rng.set_word_pos(saved.position);
        Ok(chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_even_and_repeatable() {
        let mut chance = Chance::from_number(7);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[chance.draw("die", 6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_500..10_500).contains(n)), "{seen:?}");
        let again: Vec<u32> = (0..8).map(|_| Chance::from_number(7).draw("die", 6)).collect();
        assert!(again.windows(2).all(|w| w[0] == w[1]));
    }

    #[test]
    fn a_script_comes_first_and_a_wrong_kind_is_a_fault() {
        let mut chance = Chance::from_number(1).scripted(vec![Draw { kind: "spawn", value: 11 }], true);
        assert_eq!(chance.draw("spawn", 12), 11);
        assert!(chance.fault().is_none());
        chance.draw("attack", 6);
        assert_eq!(chance.fault().map(|f| f.drawn), Some("attack"));
    }

    #[test]
    fn loaded_dice_fall_one_way_and_the_others_as_they_like() {
        let mut chance = Chance::from_number(1).loaded(vec![Draw { kind: "attack", value: 5 }]);
        assert!((0..50).all(|_| chance.draw("attack", 6) == 5));
        assert!((0..50).any(|_| chance.draw("spawn", 6) != 5));
    }

    #[test]
    fn a_saved_stream_goes_on_where_it_was() {
        let mut chance = Chance::from_number(3);
        chance.draw("die", 6);
        let bytes = postcard::to_allocvec(&chance).expect("chance is plain data");
        let mut loaded: Chance = postcard::from_bytes(&bytes).expect("what was written can be read");
        assert_eq!(chance.draw("die", 1000), loaded.draw("die", 1000));
    }
}
