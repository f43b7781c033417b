//! Places with their prepositions: Regions that a selector means, Objectives, pools.
//!
//! `role` is one of `in`, `into`, `to`, `from` and `bare`; it settles the preposition and, in German, the case.

use super::Teller;
use crate::pack::*;
use crate::speech::{Args, Kind};
use crate::terms::*;

impl Teller<'_> {
    pub(in crate::effect) fn place(&self, place: &Place, role: &'static str, who: Who) -> String {
        match place {
            Place::Regions(select) => self.region(select, role),
            Place::Objectives(spot) => self.spot(*spot, role, who),
            Place::Pool(pool) => self.say(&format!("pool-{}", pool.word()), &[("role", role), ("who", who.word())]),
        }
    }

    fn spot(&self, spot: Spot, role: &'static str, who: Who) -> String {
        let aim = match spot {
            Spot::Control => Aim::Control,
            Spot::Capture => Aim::Capture,
            Spot::Attrition => Aim::Attrition,
            spot => {
                let word = spot.word().trim_start_matches("obj:");
                return self.say(&format!("spot-{word}"), &[("role", role), ("who", who.word())]);
            }
        };
        self.on(aim, role)
    }

    /// "on Attrition", "on an Objective of your choice".
    pub(in crate::effect) fn on(&self, aim: Aim, role: &'static str) -> String {
        self.say("on", &[("role", role), ("it", &self.aim(aim, form(role)))])
    }

    pub(in crate::effect) fn aim(&self, aim: Aim, form: &'static str) -> String {
        match aim {
            Aim::Choose => self.say("aim-choose", &[("form", form)]),
            aim => {
                let key = format!("objective-{}", aim.word());
                let forms = ["plain", if form == "dat" { "dat" } else { "the" }, "the"];
                let found = forms.iter().find_map(|name| self.speech.attribute(&key, name));
                found.unwrap_or_else(|| self.speech.word(&key))
            }
        }
    }

    /// The Regions behind "the number of".
    pub(in crate::effect) fn counted_regions(&self, select: &Selector) -> String {
        self.phrase(select, "of", "bare", "dat")
    }

    pub(in crate::effect) fn region(&self, select: &Selector, role: &'static str) -> String {
        let own = match select.at {
            _ if select.dist != (0, 0) => None,
            Anchor::Here | Anchor::Source => Some("at-here"),
            Anchor::Hq => Some("at-hq"),
            Anchor::Bound => Some("at-bound"),
            _ => None,
        };
        let bare = select.control.is_none() && select.occupied != Some(false) && select.terrain.is_none();
        if let Some(key) = own.filter(|_| bare) {
            return joined([self.say(key, &[("role", role)]), self.company(select, false, false)], " ");
        }
        let near = matches!(select.at, Anchor::Here | Anchor::Source | Anchor::Bound) && select.dist == (0, 1);
        let det = match (near, select.pick) {
            _ if own.is_some() => "this",
            (true, Pick::Choose) => "near",
            (true, _) => "near-some",
            (false, Pick::Choose) => "a",
            (false, Pick::All) => "every",
            (false, Pick::Spread) => "some",
        };
        let it = self.phrase(select, det, role, form(role));
        self.say("place", &[("role", role), ("it", &it)])
    }

    /// Article, noun and everything around it.
    fn phrase(&self, select: &Selector, det: &str, role: &'static str, form: &'static str) -> String {
        let num = if matches!(det, "some" | "near-some" | "of") { "many" } else { "one" };
        let (pre, post) = self.parts(select, form, num);
        let noun = if select.battle == InBattle::Only { "battle" } else { "region" };
        let mut args = Args::new();
        args.set("det", det);
        args.set("role", role);
        args.set("form", form);
        args.set("at", if select.at == Anchor::Bound { "bound" } else { "here" });
        args.set("pre", if pre.is_empty() { pre } else { format!("{pre} ") });
        args.set("noun", self.speech.word(&format!("noun-{noun}")));
        args.set("nouns", self.speech.word(&format!("noun-{noun}s")));
        args.set("post", if post.is_empty() { post } else { format!(" {post}") });
        let mut text = self.speech.say("region", &args);
        if !matches!(det, "every" | "this") && select.hq == InHq::Own {
            let near = if select.at == Anchor::Any { "no" } else { "yes" };
            text = format!("{text} {}", self.say("or-hq", &[("role", role), ("form", form), ("near", near)]));
        }
        let also = match (select.battle, select.hq) {
            _ if det == "this" => "",
            (InBattle::Also, InHq::Own) if det == "every" => "also-both",
            // Where Regions are counted or enumerated, every one matters.
            (InBattle::Also, InHq::Never) if det == "of" || (det, role) == ("every", "bare") => "also-battle-only",
            (_, InHq::Never) if det == "of" => "also-no-hq",
            (InBattle::Also, _) => "also-battle",
            (_, InHq::Also) => "also-hq",
            _ => "",
        };
        if !also.is_empty() {
            text += &self.speech.word(also);
        }
        if let Some(each) = select.each {
            text += &self.say("each-most", &[("n", &each.to_string())]);
        }
        text
    }

    /// What stands before the noun and what behind it; each language decides by the `-pre` patterns.
    fn parts(&self, select: &Selector, form: &'static str, num: &'static str) -> (String, String) {
        let told = |key: &str, mut args: Args<'_>| {
            args.set("form", form);
            args.set("num", num);
            (self.speech.say(&format!("{key}-pre"), &args), self.speech.say(key, &args))
        };
        let free = (select.occupied == Some(false)).then(|| told("f-free", Args::new()));
        // "a Region you control adjacent to your Units", but "une Région adjacente à vos Unités que vous contrôlez".
        let adjective = matches!(select.control, Some(Holds::Nobody | Holds::Enemy));
        let first = adjective || self.speech.word("control-order") == "first";
        let control = select.control.map(|control| told(&format!("f-control-{}", control.word()), Args::new()));
        let distance = self.distance(select).map(|(key, args)| told(key, args));
        let terrain = select.terrain.map(|test| {
            let mut args = Args::new();
            args.set("list", self.terrains(test.mask));
            args.set("card", super::yes(test.of_card));
            told("f-terrain", args)
        });
        let near_units = (select.at == Anchor::OwnUnits && select.dist == (0, 1)).then(|| self.speech.word("f-near"));
        let fights = select.battle == InBattle::Only && select.own == Some(1);
        let fight = fights.then(|| self.speech.word("f-fight"));
        let company = Some(self.company(select, fights, control.is_some() && !adjective));

        let behind = |part: &Option<(String, String)>| part.as_ref().map(|(_, post)| post.clone());
        let (held, away) = (behind(&control), behind(&distance));
        // "a Region with a Nest adjacent to your Units": what is there stands before the distance, or the Units would have it.
        // French does so too, but only behind an anchor; "une Région adjacente sous votre Contrôle" keeps its order.
        let order = self.speech.word("company-order");
        let anchored = order == "anchored" && (near_units.is_some() || (distance.is_some() && !is_here(select)));
        let post = if order == "early" || anchored {
            let (held, late) = if first || anchored { (held, None) } else { (None, held) };
            [behind(&free), held, behind(&terrain), company, away, late, near_units, fight]
        } else {
            let (held, away) = if first { (held, away) } else { (away, held) };
            [behind(&free), held, away, behind(&terrain), near_units, fight, company, None]
        };
        let join = |a: String, b: String| self.pair("pre-join", &a, &b);
        let (one, two) = if first { (control, distance) } else { (distance, control) };
        let pre = [free, one, two, terrain].into_iter().flatten().map(|(pre, _)| pre).filter(|part| !part.is_empty());
        (pre.reduce(join).unwrap_or_default(), joined(post.into_iter().flatten(), " "))
    }

    /// The pattern of a distance and its values.
    fn distance(&self, select: &Selector) -> Option<(&'static str, Args<'static>)> {
        let here = is_here(select);
        let near = matches!(select.at, Anchor::Bound | Anchor::OwnUnits) || here;
        if select.at == Anchor::Any || select.dist == (0, 0) || (near && select.dist == (0, 1)) {
            return None;
        }
        let mut args = Args::new();
        args.set("at", if here { "here" } else { select.at.word() });
        if !here {
            args.set("anchor", self.say(&format!("anchor-{}", select.at.word()), &[("form", "acc")]));
            args.set("anchor_dat", self.say(&format!("anchor-{}", select.at.word()), &[("form", "dat")]));
        }
        if select.dist == (1, 1) {
            return Some(("f-adj", args));
        }
        args.set("min", select.dist.0);
        args.set("max", select.dist.1);
        Some(("f-dist", args))
    }

    /// "with your Units and without a Nest"; behind "you control", English says "that has your Units and no Nest".
    fn company(&self, select: &Selector, fights: bool, after: bool) -> String {
        let after = super::yes(after);
        let count = |key: &str, n: u8| {
            let mut args = Args::new();
            args.set("n", n);
            self.speech.say(key, &args)
        };
        let (mut with, mut without) = (Vec::new(), Vec::new());
        with.extend((select.occupied == Some(true)).then(|| self.speech.word("w-units")));
        with.extend(select.own.filter(|_| !fights).map(|n| count("w-own", n)));
        match (select.foes, select.foes_max) {
            (Some(n), Some(max)) if n == max => with.push(count("w-foes-exactly", n)),
            (_, Some(0)) => without.push(self.speech.word("wo-foes")),
            (least, most) => {
                with.extend(least.map(|n| count("w-foes", n)));
                with.extend(most.map(|n| count("w-foes-most", n)));
            }
        }
        let token =
            |key: &str, token: TokenWord| self.say(key, &[("token", &self.token_word(token, false)), ("after", after)]);
        let structure = |key: &str, word: StructureWord| {
            let (kind, name) = match word {
                StructureWord::Own => ("own", String::new()),
                StructureWord::Type(one) => ("one", self.structure_name(one)),
            };
            self.say(key, &[("type", kind), ("name", &name), ("after", after)])
        };
        with.extend(select.token.map(|t| token("w-token", t)));
        with.extend(select.structure.map(|s| structure("w-structure", s)));
        with.extend(select.crystals.map(|n| count("w-crystals", n)));
        without.extend(select.no_token.map(|t| token("wo-token", t)));
        without.extend(select.no_structure.map(|s| structure("wo-structure", s)));
        let both = super::yes(!with.is_empty() && !without.is_empty());
        let list = |key: &str, items: &[String], last: &str| {
            let list = || self.listed(items, last);
            (!items.is_empty()).then(|| self.say(key, &[("list", &list()), ("after", after), ("both", both)]))
        };
        let parts = [list("with", &with, "and"), list("without", &without, "or")];
        parts.into_iter().flatten().reduce(|a, b| self.pair("and", &a, &b)).unwrap_or_default()
    }

    /// "Mountain or Ocean".
    fn terrains(&self, mask: u8) -> String {
        let mut all: Vec<String> = Vec::new();
        all.extend(Terrain::ALL.iter().filter(|t| mask & (1 << t.index()) != 0).map(|t| self.terrain_name(*t)));
        all.extend((mask & 0b1_0000 != 0).then(|| self.speech.word("terrain-none")));
        self.listed(&all, "or")
    }

    pub(in crate::effect) fn token_word(&self, token: TokenWord, many: bool) -> String {
        let many = super::yes(many);
        let key = match token {
            TokenWord::Trog => "trog",
            TokenWord::Nest => "nest",
            TokenWord::WarParty => "war_party",
            TokenWord::Exploration => "exploration",
            TokenWord::Named(named) => {
                let meta = &self.pack.named(named).meta;
                let name = self.speech.name(Kind::Token, &meta.id, &meta.name);
                return self.say("tok-named", &[("name", &name), ("many", many)]);
            }
        };
        self.say(&format!("tok-{key}"), &[("many", many)])
    }
}

/// The case that goes with a role; only German tells them apart.
fn form(role: &str) -> &'static str {
    if matches!(role, "in" | "from") { "dat" } else { "acc" }
}

/// Distances are counted from the Region that is meant anyway, and no anchor is named.
fn is_here(select: &Selector) -> bool {
    matches!(select.at, Anchor::Here | Anchor::Source)
}

/// The parts that are not empty.
fn joined(parts: impl IntoIterator<Item = String>, between: &str) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(between)
}
