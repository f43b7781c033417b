//! What the sentences of several words have in common.

use super::{Teller, yes};
use crate::pack::*;
use crate::speech::Args;

/// There can never be more Units than this (CH-CMP-02).
const ALL: i8 = 12;

/// Whether "then" can join it to what stands before.
pub(super) fn is_order(step: &Step) -> bool {
    step.what.facts().order && (step.who == Who::Me || !matches!(step.what, What::DiscardCards(_) | What::DrawCards(_)))
}

/// Whether the same was said before of the same side.
pub(in crate::effect) fn is_repeated(step: &Step, before: &[Step]) -> bool {
    before.iter().any(|earlier| earlier.what == step.what && earlier.who == step.who)
}

impl Teller<'_> {
    /// "up to 2 of your Units", with `$q` for the quantity: num, upto, any or all.
    fn units(&self, step: &Step) -> (String, bool, &'static str) {
        let told = self.number(&step.count);
        let every = matches!(step.count, Number::Fixed(n) if n >= ALL);
        let q = match (every, step.up_to) {
            (true, true) => "any",
            (true, false) => "all",
            (false, true) => "upto",
            (false, false) => "num",
        };
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("q", q);
        told.put(&mut args, "n");
        (self.speech.say("units", &args), told.many, q)
    }

    /// The pattern of a word about Units: `fill` adds what is its own and says which pattern it is.
    pub(in crate::effect) fn unit_op(&self, step: &Step, fill: impl FnOnce(&mut Args<'_>) -> &'static str) -> String {
        let told = self.number(&step.count);
        let (units, many, q) = self.units(step);
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("upto", yes(step.up_to));
        args.set("units", units);
        args.set("q", q);
        told.put(&mut args, "n");
        args.set("many", yes(many));
        let key = fill(&mut args);
        self.with_note(self.speech.say(key, &args), &told)
    }

    /// Where the Units are that something happens to.
    pub(in crate::effect) fn units_in(&self, place: &Place, role: &'static str, step: &Step) -> String {
        self.place(&implied(place, step.who), role, step.who)
    }

    /// "up to 2 Nests".
    pub(in crate::effect) fn tokens(&self, token: TokenWord, step: &Step) -> String {
        let word = self.token_word(token, self.number(&step.count).many);
        self.counted("tokens", step, &[("token", &word)])
    }

    /// A pattern with the number of the step as `n`, and behind it what X is.
    pub(in crate::effect) fn counted(&self, key: &str, step: &Step, values: &[(&'static str, &str)]) -> String {
        let told = self.number(&step.count);
        let mut args: Args<'_> = values.iter().copied().collect();
        args.set("who", step.who.word());
        args.set("upto", yes(step.up_to));
        told.put(&mut args, "n");
        self.with_note(self.speech.say(key, &args), &told)
    }

    /// How long a lasting step holds, with a space on the side of the sentence.
    pub(in crate::effect) fn until(&self, step: &Step) -> String {
        let told = self.lasts(step);
        if told.is_empty() { told } else { format!(" {told}") }
    }

    pub(in crate::effect) fn during(&self, step: &Step) -> String {
        let told = self.lasts(step);
        if told.is_empty() { told } else { self.say("during", &[("until", &told)]) }
    }

    fn lasts(&self, step: &Step) -> String {
        step.until.map(|until| self.speech.word(&format!("until-{}", until.word()))).unwrap_or_default()
    }
}

/// Things from several Regions go each their own way.
pub(in crate::effect) fn each_way(from: &Selector, to: &Selector) -> bool {
    to.at == Anchor::Bound && from.pick == Pick::Spread
}

/// In the target of a move, the Region "chosen before" is the one that the thing comes from: "each to an adjacent Region".
pub(in crate::effect) fn onward(from: &Selector, to: &Selector) -> Selector {
    let at = if each_way(from, to) && to.dist.0 > 0 { Anchor::Source } else { to.at };
    Selector { at, ..*to }
}

/// That Units are where something happens to them goes without saying.
fn implied(place: &Place, who: Who) -> Place {
    match place {
        Place::Regions(select) if who == Who::Me && select.own == Some(1) => {
            Place::Regions(Selector { own: None, ..*select })
        }
        Place::Regions(select) if who != Who::Me && select.foes == Some(1) && select.foes_max != Some(1) => {
            Place::Regions(Selector { foes: None, ..*select })
        }
        place => *place,
    }
}

/// "one of your Structures from a Region": that it is there goes without saying.
pub(in crate::effect) fn owned(select: &Selector) -> Selector {
    Selector { structure: None, ..*select }
}

/// The same for tokens.
pub(in crate::effect) fn holding(select: &Selector, token: TokenWord) -> Selector {
    Selector { token: select.token.filter(|there| *there != token), ..*select }
}

/// A selector that says nothing but "some Region".
pub(in crate::effect) fn anywhere(select: &Selector) -> bool {
    Selector { pick: Pick::Choose, ..*select } == Selector::default()
}
