//! Numbers, also those by counting, and conditions.

use super::{Scene, Teller, yes};
use crate::pack::*;
use crate::speech::Args;
use crate::terms::*;

/// A number in a sentence: as it is written, and what X is if it is X.
pub(in crate::effect) struct Told {
    pub n: String,
    pub many: bool,
    pub note: Option<String>,
}

impl Told {
    pub fn put(&self, args: &mut Args<'_>, name: &'static str) {
        args.set(name, self.n.clone());
        args.set("many", yes(self.many));
    }
}

impl Teller<'_> {
    pub(in crate::effect) fn number(&self, number: &Number) -> Told {
        match number {
            Number::Fixed(n) => Told { n: n.to_string(), many: *n != 1, note: None },
            Number::Count { of, per, max, plus } => {
                let mut value = self.say("number-of", &[("things", &self.things(of))]);
                if *per != 1 {
                    value = self.say("number-per", &[("value", &value), ("per", &per.to_string())]);
                }
                if *plus != 0 {
                    value = self.say("number-plus", &[("value", &value), ("n", &plus.to_string())]);
                }
                if let Some(max) = max {
                    value = self.say("number-max", &[("value", &value), ("n", &max.to_string())]);
                }
                Told { n: "X".to_owned(), many: true, note: Some(value) }
            }
        }
    }

    /// What is counted, behind "the number of".
    fn things(&self, of: &Counter) -> String {
        let mut args = Args::new();
        let key = match of {
            Counter::Regions(select) => {
                args.set("regions", self.counted_regions(select));
                "regions"
            }
            Counter::Units { who, at } => {
                args.set("who", who.word());
                args.set("in", self.place(at, "in", *who));
                "units"
            }
            Counter::Crystals(at) => {
                args.set("in", self.place(at, "in", Who::Me));
                "crystals"
            }
            Counter::Cards(who) => {
                args.set("who", who.word());
                "cards"
            }
            Counter::Prisoners(who) => {
                args.set("who", who.word());
                "prisoners"
            }
            Counter::Structures(select) => {
                args.set("in", self.region(select, "in"));
                "structures"
            }
            Counter::Paid => "paid",
            Counter::Done => "done",
            Counter::Icons => "icons",
        };
        self.speech.say(&format!("things-{key}"), &args).trim_end().to_owned()
    }

    /// All conditions behind "if", joined; none if there are none.
    pub(in crate::effect) fn conditions(&self, conds: &[Cond]) -> Option<String> {
        let told: Vec<String> = conds.iter().map(|cond| self.condition(cond)).collect();
        (!told.is_empty()).then(|| self.listed(&told, "and"))
    }

    fn condition(&self, cond: &Cond) -> String {
        let one = Number::plain(1);
        match cond {
            Cond::Is(fact) => self.speech.word(&format!("cond-{}", fact.word())),
            Cond::Players(bits) => self.say("cond-players", &[("list", &self.player_list(*bits))]),
            // Those that everybody writes get words of their own.
            Cond::Cmp(Number::Count { of: Counter::Structures(select), .. }, Compare::AtLeast, n) if *n == one => {
                self.say("cond-have", &[("in", &self.region(select, "in"))])
            }
            Cond::Cmp(
                Number::Count { of: Counter::Units { who: Who::Me, at: Place::Regions(select) }, .. },
                Compare::Equal,
                n,
            ) if *n == Number::plain(0) => self.say("cond-empty", &[("in", &self.region(select, "in"))]),
            Cond::Cmp(Number::Count { of: Counter::Done, .. }, Compare::Equal, n) if *n == Number::plain(0) => {
                self.speech.word("cond-nothing")
            }
            Cond::Cmp(a, op, b) => {
                let op = match op {
                    Compare::AtLeast => "least",
                    Compare::AtMost => "most",
                    Compare::Equal => "equal",
                };
                let [a, b] = [a, b].map(|number| self.number(number)).map(|told| told.note.unwrap_or(told.n));
                self.say("cond-cmp", &[("a", &a), ("op", op), ("b", &b)])
            }
        }
    }

    /// "2 or 3".
    pub(in crate::effect) fn player_list(&self, bits: u8) -> String {
        let counts = (2..=PLAYERS as u8).filter(|n| bits & (1 << n) != 0);
        self.listed(&counts.map(|n| n.to_string()).collect::<Vec<_>>(), "or")
    }

    /// Says an operation, and behind it what X is.
    pub(in crate::effect) fn with_note(&self, text: String, told: &Told) -> String {
        match &told.note {
            Some(value) => self.say("x-note", &[("text", &text), ("value", value)]),
            None => text,
        }
    }

    /// The options of a choice: "(a) …; (b) …".
    pub(in crate::effect) fn options(&self, scene: &Scene, options: &[Offer]) -> String {
        let told = options.iter().zip('a'..).map(|(offer, letter)| {
            self.say("option", &[("letter", &letter.to_string()), ("text", &self.offer_text(scene, offer))])
        });
        told.reduce(|a, b| self.pair("semi", &a, &b)).unwrap_or_default()
    }
}
