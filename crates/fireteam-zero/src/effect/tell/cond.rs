//! Conditions as clauses, and amounts as numbers or as an X that is explained.

use super::phrase::{Noun, Np};
use super::scene::Scene;
use super::{Of, Teller};
use crate::pack::*;
use crate::speech::{Args, Value};

/// A number in a sentence: the number itself, or X and what X is.
pub struct Told {
    pub n: Value<'static>,
    pub many: bool,
    pub note: String,
}

impl Teller<'_> {
    /// All conditions behind "if", joined; none if there are none.
    pub(in crate::effect) fn conditions(&self, scene: &Scene, conds: &[Cond]) -> Option<String> {
        self.joined_conditions(scene, conds, "and-if")
    }

    /// `and-if` and `and-while` differ in French, which repeats its conjunction and says "and" only before the last: `comma-if`,
    /// `comma-while`.
    pub(in crate::effect) fn joined_conditions(&self, scene: &Scene, conds: &[Cond], joint: &str) -> Option<String> {
        let (last, before) = conds.split_last()?;
        let comma = joint.replace("and-", "comma-");
        let before = before.iter().map(|cond| self.condition(scene, cond, false));
        let last = self.condition(scene, last, false);
        Some(match before.reduce(|a, b| self.pair(&comma, &a, &b)) {
            Some(before) => self.pair(joint, &before, &last),
            None => last,
        })
    }

    fn condition(&self, scene: &Scene, cond: &Cond, neg: bool) -> String {
        let mut args = Args::new();
        args.set("neg", if neg { "yes" } else { "no" });
        let key = match cond {
            Cond::Not(inner) => return self.condition(scene, inner, !neg),
            Cond::Any(all) => {
                let joint = if neg { "and-if" } else { "or" };
                let told = all.iter().map(|cond| self.condition(scene, cond, neg));
                return told.reduce(|a, b| self.pair(joint, &a, &b)).unwrap_or_default();
            }
            Cond::Type(types) => {
                args.set("types", self.types(types));
                "cond-type".to_owned()
            }
            Cond::By(being) => {
                scene.actor.put(&mut args, "who");
                self.being(scene, *being, "a").put(&mut args, "being");
                self.being(scene, *being, "no").put(&mut args, "no");
                "cond-by".to_owned()
            }
            Cond::On(being) => {
                scene.target.put(&mut args, "who");
                self.being(scene, *being, "a").put(&mut args, "being");
                self.being(scene, *being, "no").put(&mut args, "no");
                "cond-on".to_owned()
            }
            Cond::Gap { .. } | Cond::CountFigures { .. } | Cond::CountPlaces { .. } | Cond::CountTokens { .. } => {
                self.measured(scene, cond, &mut args)
            }
            Cond::Result(result) => format!("cond-result-{}", result.word()),
            Cond::ExcessMax(n) => {
                args.set("n", *n);
                "cond-excess".to_owned()
            }
            Cond::Cards(bounds) => self.bounded(&mut args, *bounds, "cond-cards"),
            Cond::Hand { bounds, who } => {
                self.who(scene, who).put(&mut args, "who");
                self.bounded(&mut args, *bounds, "cond-hand")
            }
            Cond::Terrain { terrain, at } => {
                self.place(scene, at).put(&mut args, "place");
                args.set("terrain", self.speech.word(&format!("terrain-{}", terrain.word())));
                "cond-terrain".to_owned()
            }
            Cond::At { place, who } => {
                self.who(scene, who).put(&mut args, "who");
                args.set("in", self.inside(&self.place(scene, place)));
                "cond-at".to_owned()
            }
            Cond::TokensAt { kind, at, bounds } => {
                args.set("in", self.inside(&self.place(scene, at)));
                self.tokens(&mut args, scene, *kind, *bounds);
                "cond-tokens-at".to_owned()
            }
            Cond::TokensOn { kind, who, bounds } => {
                self.who(scene, who).put(&mut args, "who");
                self.tokens(&mut args, scene, *kind, *bounds);
                "cond-tokens-on".to_owned()
            }
            Cond::Intel { objective, bounds } => {
                let this = scene.of == Of::Objective(*objective);
                let name = || self.quoted(&self.objective_name(*objective));
                args.set("objective", if this { self.say("this-objective", &[("form", "dat")]) } else { name() });
                self.bounded(&mut args, *bounds, "cond-intel")
            }
            Cond::Coin(side) => format!("cond-coin-{}", side.word()),
            Cond::Threat(bounds) => self.spaced(&mut args, *bounds, "cond-threat"),
            Cond::Round(bounds) => self.spaced(&mut args, *bounds, "cond-round"),
            Cond::State { state, who } => {
                self.who(scene, who).put(&mut args, "who");
                format!("cond-state-{}", state.word())
            }
            Cond::Role(role) => {
                scene.actor.put(&mut args, "who");
                args.set("role", self.speech.word(&format!("role-{}", role.word())));
                "cond-role".to_owned()
            }
        };
        self.speech.say(&key, &args)
    }

    /// Conditions on distances and on how many there are.
    fn measured(&self, scene: &Scene, cond: &Cond, args: &mut Args<'_>) -> String {
        match cond {
            Cond::Gap { a, b: Spot::Where(place), bounds } if bounds.max == Some(0) => {
                self.spot(scene, a).put(args, "who");
                args.set("in", self.inside(&self.place(scene, place)));
                "cond-at".to_owned()
            }
            Cond::Gap { a, b, bounds } => {
                self.spot(scene, a).put(args, "a");
                self.spot(scene, b).put(args, "b");
                bound_args(args, *bounds);
                let kind = match (bounds.min.unwrap_or(0), bounds.max) {
                    (0, Some(0)) => "same",
                    (0, Some(_)) => "max",
                    (_, None) => "min",
                    (_, Some(_)) => "both",
                };
                format!("cond-gap-{kind}")
            }
            Cond::CountFigures { select, bounds } => {
                let post = self.figure_post(scene, select);
                self.count(args, &self.figure_noun(select), &post, *bounds)
            }
            // "your location is a spawn point": counting the one location there is would read oddly.
            Cond::CountPlaces { select, bounds } if select.within == Some(0) && bounds.min == Some(1) => {
                let of = select.of.as_ref().map_or_else(|| scene.you.clone(), |spot| self.spot(scene, spot));
                self.place_of(&of).put(args, "place");
                let bare = PlaceSelect { within: None, ..select.clone() };
                self.np("a", &self.place_noun(&bare), &self.place_post(scene, &bare)).put(args, "being");
                "cond-place-is".to_owned()
            }
            Cond::CountPlaces { select, bounds } => {
                let post = self.place_post(scene, select);
                self.count(args, &self.place_noun(select), &post, *bounds)
            }
            Cond::CountTokens { select, bounds } => {
                let post = self.token_post(scene, select);
                self.count(args, &Noun::Token(select.kind, scene.mission), &post, *bounds)
            }
            _ => String::new(),
        }
    }

    fn count(&self, args: &mut Args<'_>, noun: &Noun, post: &str, bounds: Bounds) -> String {
        args.set("noun", self.noun(noun, "none", "acc", false));
        args.set("nouns", self.noun(noun, "none", "acc", true));
        self.np("no", noun, "").put(args, "none");
        args.set("post", post.to_owned());
        bound_args(args, bounds);
        let kind = match (bounds.min.unwrap_or(0), bounds.max) {
            (0, Some(0)) => "none",
            (0, Some(_)) => "max",
            (_, None) => "min",
            (min, Some(max)) if min == max => "is",
            (_, Some(_)) => "both",
        };
        format!("cond-count-{kind}")
    }

    /// "at least 2" with the grammatical number of what follows.
    fn bounded(&self, args: &mut Args<'_>, bounds: Bounds, key: &str) -> String {
        let mut inner = Args::new();
        bound_args(&mut inner, bounds);
        let kind = match (bounds.min.unwrap_or(0), bounds.max) {
            (0, Some(0)) => "none",
            (0, Some(_)) => "max",
            (_, None) => "min",
            (min, Some(max)) if min == max => "is",
            (_, Some(_)) => "both",
        };
        args.set("range", self.speech.say(&format!("bounds-{kind}"), &inner));
        args.set("many", bounds.max.or(bounds.min).unwrap_or(0));
        key.to_owned()
    }

    /// "8 or higher", of a space or a round.
    fn spaced(&self, args: &mut Args<'_>, bounds: Bounds, key: &str) -> String {
        let mut inner = Args::new();
        bound_args(&mut inner, bounds);
        let kind = match (bounds.min, bounds.max) {
            (None, _) => "space-max",
            (_, None) => "space-min",
            (min, max) if min == max => "bounds-is",
            _ => "bounds-both",
        };
        args.set("range", self.speech.say(kind, &inner));
        key.to_owned()
    }

    fn tokens(&self, args: &mut Args<'_>, scene: &Scene, kind: crate::terms::TokenKind, bounds: Bounds) {
        let noun = Noun::Token(kind, scene.mission);
        let np = if bounds == (Bounds { min: Some(1), max: None }) {
            args.set("many", 1);
            self.np("a", &noun, "")
        } else {
            self.bounded(args, bounds, "");
            let range = args.get("range").and_then(|range| match range {
                Value::String(text) => Some(text.to_string()),
                _ => None,
            });
            let many = bounds.max.or(bounds.min) != Some(1);
            let text = format!("{} {}", range.unwrap_or_default(), self.noun(&noun, "none", "acc", many));
            Np { forms: [text.clone(), text.clone(), text.clone(), text], person: "one", ..Np::default() }
        };
        np.put(args, "tokens");
    }

    pub(in crate::effect) fn token_post(&self, scene: &Scene, select: &TokenSelect) -> String {
        let mut post = self.post_within(scene, select.within, select.of.as_ref());
        if let Some(at) = &select.at {
            post += &self.say("post-at", &[("in", &self.inside(&self.place(scene, at)))]);
        }
        post
    }

    /// A plain number, or X with a note that explains it.
    pub(in crate::effect) fn amount(&self, scene: &Scene, amount: &Amount) -> Told {
        if let Some(n) = plain(amount) {
            return Told { n: Value::from(n), many: n.abs() != 1, note: String::new() };
        }
        let what = self.amount_words(scene, amount);
        Told {
            n: Value::from(self.speech.word("amount-x")),
            many: true,
            note: self.say("amount-where", &[("what", &what)]),
        }
    }

    /// "the number of minions in your location, at most 3".
    pub(in crate::effect) fn amount_words(&self, scene: &Scene, amount: &Amount) -> String {
        let mut args = Args::new();
        let mut what = match &amount.base {
            Base::Number(n) => n.to_string(),
            Base::PerHero(n) => {
                args.set("n", *n);
                self.speech.say("amount-per_hero", &args)
            }
            Base::HandOf(who) => {
                self.who(scene, who).put(&mut args, "who");
                self.speech.say("amount-hand", &args)
            }
            Base::TokensAt(place) => self.say("amount-tokens", &[("in", &self.inside(&self.place(scene, place)))]),
            Base::CountFigures(select) => self.number_of(&self.figure_noun(select), &self.figure_post(scene, select)),
            Base::CountPlaces(select) => self.number_of(&self.place_noun(select), &self.place_post(scene, select)),
            Base::CountTokens(select) => {
                self.number_of(&Noun::Token(select.kind, scene.mission), &self.token_post(scene, select))
            }
        };
        let mut wrap = |key: &str, n: i8| {
            let mut args = Args::new();
            args.set("what", what.clone());
            args.set("n", n);
            what = self.speech.say(key, &args);
        };
        if amount.times != 1 {
            wrap("amount-times", amount.times);
        }
        match amount.plus {
            0 => {}
            plus if plus > 0 => wrap("amount-plus", plus),
            minus => wrap("amount-minus", -minus),
        }
        if let Some(min) = amount.min {
            wrap("amount-min", min);
        }
        if let Some(max) = amount.max {
            wrap("amount-max", max);
        }
        what
    }

    fn number_of(&self, noun: &Noun, post: &str) -> String {
        self.say("amount-count", &[("nouns", &self.noun(noun, "none", "gen", true)), ("post", post)])
    }
}

/// A number that depends on nothing.
fn plain(amount: &Amount) -> Option<i16> {
    let Base::Number(n) = amount.base else { return None };
    let n = i16::from(n) * i16::from(amount.times) + i16::from(amount.plus);
    let n = amount.min.map_or(n, |min| n.max(min.into()));
    Some(amount.max.map_or(n, |max| n.min(max.into())))
}

fn bound_args(args: &mut Args<'_>, bounds: Bounds) {
    if let Some(min) = bounds.min {
        args.set("min", min);
    }
    if let Some(max) = bounds.max {
        args.set("max", max);
    }
}
