//! Numbers, also those by number of players or by counting, and conditions.

use super::{Scene, Teller, yes};
use crate::pack::*;
use crate::speech::Args;
use crate::terms::*;

/// A number in a sentence: as it is written, and what X is if it is X.
pub(in crate::effect) struct Told {
    pub n: String,
    /// The number alone, where another one holds with some number of players: `n_main` Crystals, `n_but` behind the noun.
    pub main: String,
    pub many: bool,
    pub note: Option<String>,
}

impl Told {
    pub fn put(&self, args: &mut Args<'_>, name: &'static str) {
        args.set(name, self.n.clone());
        args.set(format!("{name}_main"), self.main.clone());
        args.set(format!("{name}_but"), self.n.strip_prefix(&self.main).unwrap_or_default().to_owned());
        args.set("many", yes(self.many));
    }
}

impl Teller<'_> {
    pub(in crate::effect) fn number(&self, number: &Number) -> Told {
        match number {
            Number::Fixed(by) => {
                let many = self.main(*by) != 1 || (self.players.is_none() && !by.is_plain());
                let n = self.by_players(*by);
                let main = self.main_of(*by).map_or_else(|| n.clone(), |main| main.to_string());
                Told { n, main, many, note: None }
            }
            Number::Count { of, per, max, plus } => {
                let mut value = self.say("number-of", &[("things", &self.things(of))]);
                if *per != ByPlayers::plain(1) {
                    value = self.say("number-per", &[("value", &value), ("per", &self.by_players(*per))]);
                }
                if *plus != 0 {
                    value = self.say("number-plus", &[("value", &value), ("n", &plus.to_string())]);
                }
                if let Some(max) = max {
                    value = self.say("number-max", &[("value", &value), ("n", &self.by_players(*max))]);
                }
                Told { n: "X".to_owned(), main: "X".to_owned(), many: true, note: Some(value) }
            }
        }
    }

    /// The number for this table; for three players if no table is meant.
    pub fn main(&self, by: ByPlayers) -> i8 {
        by.at(self.players.unwrap_or(3))
    }

    /// The number that holds with most numbers of players; none if there are three.
    fn main_of(&self, by: ByPlayers) -> Option<i8> {
        let [two, three, four] = by.0;
        match self.players {
            Some(players) => Some(by.at(players)),
            None if two == three || three == four => Some(three),
            None if two == four => Some(two),
            None => None,
        }
    }

    /// "2", "3 (2 with 4 players)" or "2/3/1 with 2/3/4 players".
    pub(in crate::effect) fn by_players(&self, by: ByPlayers) -> String {
        if let Some(players) = self.players {
            return by.at(players).to_string();
        }
        let [two, three, four] = by.0;
        let Some(main) = self.main_of(by) else {
            let [p2, p3, p4] = by.0.map(|n| n.to_string());
            return self.say("by-players", &[("p2", &p2), ("p3", &p3), ("p4", &p4)]);
        };
        let (other, players) = match () {
            () if by.is_plain() => return two.to_string(),
            () if two == three => (four, "4"),
            () if three == four => (two, "2"),
            () => (three, "3"),
        };
        self.say("but-players", &[("main", &main.to_string()), ("n", &other.to_string()), ("list", players)])
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
            // The two that everybody writes get words of their own.
            Cond::Cmp(Number::Count { of: Counter::Structures(select), .. }, Compare::AtLeast, n) if *n == one => {
                self.say("cond-have", &[("in", &self.region(select, "in"))])
            }
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
