//! Noun phrases: figures and locations, with article, case, gender and person.

use super::Teller;
use super::scene::Scene;
use crate::pack::*;
use crate::speech::{Args, Kind};
use crate::terms::*;

/// The cases; only German tells them apart.
const FORMS: [&str; 4] = ["nom", "acc", "dat", "gen"];

/// A figure or a location in a sentence.
#[derive(Clone, Debug, Default)]
pub struct Np {
    pub forms: [String; 4],
    /// `you`, `one`, `many`, `this` (this attack) or `none`.
    pub person: &'static str,
    pub gender: String,
    /// `spawn` where the preposition differs.
    pub kind: &'static str,
    /// Something follows the noun, so that an English 's would hang on the wrong word.
    pub long: bool,
}

impl Np {
    pub fn none() -> Np {
        Np { person: "none", ..Np::default() }
    }

    pub fn is_you(&self) -> bool {
        self.person == "you"
    }

    /// Adds `name`, `name_acc`, `name_dat`, `name_gen`, `name_p`, `name_g`, `name_k` and `name_c` (long or plain).
    pub fn put(&self, args: &mut Args<'_>, name: &str) {
        args.set(name.to_owned(), self.forms[0].clone());
        for (form, text) in FORMS.iter().zip(&self.forms).skip(1) {
            args.set(format!("{name}_{form}"), text.clone());
        }
        args.set(format!("{name}_p"), self.person);
        args.set(format!("{name}_g"), self.gender.clone());
        args.set(format!("{name}_k"), self.kind);
        args.set(format!("{name}_c"), if self.long { "long" } else { "plain" });
    }
}

/// What a noun phrase is about.
#[derive(Clone, Debug)]
pub enum Noun {
    Word(String),
    Kind(Monster),
    Token(TokenKind, Option<Mission>),
}

impl Noun {
    pub fn word(word: &str) -> Noun {
        Noun::Word(word.to_owned())
    }
}

impl Teller<'_> {
    /// A phrase of its own, such as `who-you`.
    pub(in crate::effect) fn fixed(&self, key: &str, person: &'static str) -> Np {
        self.phrase(key, person, Args::new())
    }

    pub(in crate::effect) fn phrase(&self, key: &str, person: &'static str, mut args: Args<'_>) -> Np {
        let forms = FORMS.map(|form| {
            args.set("form", form);
            self.speech.say(key, &args)
        });
        let gender = self.speech.attribute(key, "g").unwrap_or_else(|| "m".to_owned());
        Np { forms, person, gender, kind: "", long: false }
    }

    /// The noun alone.
    pub(in crate::effect) fn noun(&self, noun: &Noun, det: &str, form: &str, many: bool) -> String {
        let mut args = Args::new();
        args.set("det", det.to_owned());
        args.set("form", form.to_owned());
        args.set("num", if many { "many" } else { "one" });
        match noun {
            Noun::Word(word) => self.speech.say(&format!("noun-{word}"), &args),
            Noun::Kind(monster) => {
                let meta = &self.pack.monster(*monster).meta;
                let key = crate::speech::name_key(Kind::Monster, &meta.id, "");
                self.speech.try_say(&key, &args).unwrap_or_else(|| meta.name.clone())
            }
            Noun::Token(TokenKind::INTEL, _) => self.speech.say("noun-intel", &args),
            Noun::Token(token, mission) => {
                args.set("name", self.token_name(*token, *mission));
                self.speech.say("noun-token", &args)
            }
        }
    }

    fn gender(&self, noun: &Noun) -> String {
        let key = match noun {
            Noun::Word(word) => format!("noun-{word}"),
            Noun::Kind(monster) => crate::speech::name_key(Kind::Monster, &self.pack.monster(*monster).meta.id, ""),
            Noun::Token(TokenKind::INTEL, _) => "noun-intel".to_owned(),
            Noun::Token(..) => "noun-token".to_owned(),
        };
        self.speech.attribute(&key, "g").unwrap_or_else(|| "m".to_owned())
    }

    /// Article, noun and what follows it.
    pub(in crate::effect) fn np(&self, det: &str, noun: &Noun, post: &str) -> Np {
        self.np_of(det, noun, post, &Np::none(), 0)
    }

    fn np_of(&self, det: &str, noun: &Noun, post: &str, of: &Np, n: u8) -> Np {
        let gender = self.gender(noun);
        let forms = FORMS.map(|form| {
            let mut args = Args::new();
            args.set("noun", self.noun(noun, det, form, n > 1));
            args.set("post", post.to_owned());
            args.set("form", form);
            args.set("g", gender.clone());
            args.set("gf", format!("{gender}-{form}"));
            args.set("n", n);
            of.put(&mut args, "of");
            self.speech.say(&format!("det-{det}"), &args)
        });
        let kind = if matches!(noun, Noun::Word(word) if word == "spawn") { "spawn" } else { "" };
        let long = !post.is_empty() || matches!(det, "nearest" | "farthest" | "most_cards" | "fewest_cards");
        Np { forms, person: "one", gender, kind, long }
    }

    /// "the idol", "an idol": a token by the name of the thing it stands for.
    pub(in crate::effect) fn thing(&self, det: &str, token: TokenKind, mission: Option<Mission>) -> Np {
        let id = self.pack.tokens.get(token.index()).map_or("", |card| &card.meta.id);
        let own = mission.map(|mission| &self.pack.mission(mission).meta.id);
        let own = own.map(|mission| crate::speech::name_key(Kind::Mission, mission, &format!("token-{id}")));
        let own = own.and_then(|key| self.speech.attribute(&key, "g"));
        let printed = || self.speech.attribute(&crate::speech::name_key(Kind::Token, id, ""), "g");
        let gender = own.or_else(printed).unwrap_or_else(|| "m".to_owned());
        let forms = FORMS.map(|form| {
            let mut args = Args::new();
            args.set("noun", self.token_name(token, mission));
            args.set("post", "");
            args.set("form", form);
            args.set("g", gender.clone());
            args.set("gf", format!("{gender}-{form}"));
            args.set("n", 0);
            Np::none().put(&mut args, "of");
            self.speech.say(&format!("det-{det}"), &args)
        });
        Np { forms, person: "one", gender, kind: "", long: false }
    }

    /// "2 minions".
    pub(in crate::effect) fn some(&self, n: crate::speech::Value<'_>, many: bool, noun: &Noun, form: &str) -> String {
        let mut args = Args::new();
        args.set("n", n);
        args.set("noun", self.noun(noun, "none", form, many));
        self.speech.say("count-of", &args)
    }

    pub(in crate::effect) fn who(&self, scene: &Scene, who: &Who) -> Np {
        match who {
            Who::You => scene.you.clone(),
            Who::Actor => scene.actor.clone(),
            Who::Target => scene.target.clone(),
            Who::That => scene.that.clone().unwrap_or_else(|| scene.target.clone()),
            Who::AllHeroes => self.np("each", &Noun::word("hero"), ""),
            Who::Allies => self.np("each", &Noun::word("ally"), ""),
            Who::FirstPlayer => self.fixed("who-first_player", "one"),
            Who::Select(select) => self.figures(scene, select, false),
        }
    }

    /// Figures that fit; as a spot to measure from, "a monster" instead of "each monster".
    pub(in crate::effect) fn figures(&self, scene: &Scene, select: &FigureSelect, spot: bool) -> Np {
        match select.kind {
            Some(FigureKind::Henry) => return self.fixed("who-henry", "one"),
            Some(FigureKind::Patty) => return self.fixed("who-patty", "one"),
            _ => {}
        }
        let det = match select.pick {
            Pick::All if spot && select.any == Side::Boss => "the",
            Pick::All if spot => "a",
            Pick::All if select.any == Side::Boss => "the",
            Pick::All => "each",
            pick => pick.word(),
        };
        let of = self.of(scene, select.of.as_ref());
        self.np_of(det, &self.figure_noun(select), &self.figure_post(scene, select), &of, select.n)
    }

    pub(in crate::effect) fn figure_noun(&self, select: &FigureSelect) -> Noun {
        if let Some(FigureKind::Monster(monster)) = select.kind {
            return Noun::Kind(monster);
        }
        match (select.any, select.state) {
            (Side::Hero | Side::Ally, state) if state != HeroState::Active => {
                Noun::Word(format!("{}-{}", select.any.word(), state.word()))
            }
            (any, _) => Noun::word(any.word()),
        }
    }

    pub(in crate::effect) fn figure_post(&self, scene: &Scene, select: &FigureSelect) -> String {
        let mut post = String::new();
        if let Some(except) = &select.except {
            post += &self.with("post-except", "who", &self.who(scene, except));
        }
        post += &self.post_within(scene, select.within, select.of.as_ref());
        if let Some(at) = &select.at {
            post += &self.say("post-at", &[("in", &self.inside(&self.place(scene, at)))]);
        }
        post
    }

    pub(in crate::effect) fn post_within(&self, scene: &Scene, within: Option<u8>, of: Option<&Spot>) -> String {
        let Some(n) = within else { return String::new() };
        let of = self.of(scene, of);
        if n == 0 {
            return self.say("post-at", &[("in", &self.inside(&self.place_of(&of)))]);
        }
        let mut args = Args::new();
        args.set("n", n);
        of.put(&mut args, "of");
        self.speech.say("post-within", &args)
    }

    /// What a distance is measured from: you, unless said otherwise.
    fn of(&self, scene: &Scene, of: Option<&Spot>) -> Np {
        of.map_or_else(|| scene.you.clone(), |spot| self.spot(scene, spot))
    }

    pub(in crate::effect) fn spot(&self, scene: &Scene, spot: &Spot) -> Np {
        match spot {
            Spot::Who(Who::Select(select)) => self.figures(scene, select, true),
            Spot::Who(who) => self.who(scene, who),
            Spot::Where(place) => self.place(scene, place),
            Spot::That => scene.that.clone().unwrap_or_else(|| scene.target.clone()),
        }
    }

    pub(in crate::effect) fn place(&self, scene: &Scene, place: &Where) -> Np {
        match place {
            Where::Here => self.place_of(&scene.you),
            Where::There => {
                scene.there.clone().map_or_else(|| self.fixed("place-there", "one"), |who| self.place_of(&who))
            }
            Where::ActorPlace => self.place_of(&scene.actor),
            Where::That => match &scene.that {
                Some(that) if that.kind == "figure" => self.place_of(that),
                _ => self.np("that", &Noun::word("location"), ""),
            },
            Where::Entry => self.fixed("place-entry", "one"),
            Where::Exit => self.fixed("place-exit", "one"),
            Where::BossMark => self.boss_mark(scene),
            Where::Roll => Np { kind: "spawn", ..self.fixed("place-roll", "one") },
            Where::At(place) => self.named(scene, *place),
            Where::Select(select) => self.places(scene, select),
        }
    }

    fn boss_mark(&self, scene: &Scene) -> Np {
        match scene.mission.and_then(|mission| self.pack.mission(mission).boss_mark) {
            Some(place) => self.named(scene, place),
            None => self.fixed("place-boss_mark", "one"),
        }
    }

    /// A location by name; outside a mission there is none to name.
    fn named(&self, scene: &Scene, place: Place) -> Np {
        let Some(mission) = scene.mission else { return self.fixed("place-there", "one") };
        let mut args = Args::new();
        args.set("name", self.place_name(mission, place));
        Np { kind: "named", ..self.phrase("place-named", "one", args) }
    }

    /// The location of a figure.
    pub(in crate::effect) fn place_of(&self, who: &Np) -> Np {
        if who.is_you() {
            return self.fixed("place-here", "one");
        }
        let mut args = Args::new();
        who.put(&mut args, "who");
        self.phrase("place-of", "one", args)
    }

    pub(in crate::effect) fn places(&self, scene: &Scene, select: &PlaceSelect) -> Np {
        if let Some(hero) = self.own_place(scene, select) {
            return self.place_of(&hero);
        }
        let det = match select.pick {
            Pick::All => "each",
            Pick::Nearest => "nearest_place",
            Pick::Farthest => "farthest_place",
            Pick::Random => "random_place",
            pick => pick.word(),
        };
        let of = self.of(scene, select.of.as_ref());
        self.np_of(det, &self.place_noun(select), &self.place_post(scene, select), &of, select.n)
    }

    /// The location with a hero that is nearest to some hero is that hero's own.
    fn own_place(&self, scene: &Scene, select: &PlaceSelect) -> Option<Np> {
        let plain = (select.no, select.terrain, select.within) == (None, None, None);
        let nearest = select.pick == Pick::Nearest && select.has == Some(Feature::Hero);
        match &select.of {
            Some(Spot::Who(Who::Select(hero))) if plain && nearest && hero.any == Side::Hero => {
                Some(self.figures(scene, hero, true))
            }
            _ => None,
        }
    }

    pub(in crate::effect) fn place_noun(&self, select: &PlaceSelect) -> Noun {
        Noun::word(if select.has == Some(Feature::Spawn) { "spawn" } else { "location" })
    }

    pub(in crate::effect) fn place_post(&self, scene: &Scene, select: &PlaceSelect) -> String {
        let near = self.post_within(scene, select.within, select.of.as_ref());
        let terrain = |terrain: Terrain| self.speech.word(&format!("terrain-{}", terrain.word()));
        let terrain = select.terrain.map(|own| self.say("post-terrain", &[("terrain", &terrain(own))]));
        let has = select.has.filter(|has| *has != Feature::Spawn);
        let has = has.map(|has| self.feature("post-has", "post", has, scene.mission)).unwrap_or_default();
        let no = select.no.map(|no| self.feature("post-no", "post-no", no, scene.mission)).unwrap_or_default();
        let company = match has.is_empty() || no.is_empty() {
            true => has + &no,
            false => self.say("post-both", &[("has", &has), ("no", &no)]),
        };
        let post = terrain.unwrap_or_default() + &company;
        if near.is_empty() || post.is_empty() {
            return near + &post;
        }
        // Set apart, or "without a hero within 1 of you" would speak of the hero.
        self.say("post-near", &[("has", &post), ("near", &near)])
    }

    fn feature(&self, key: &str, spawn: &str, feature: Feature, mission: Option<Mission>) -> String {
        let noun = match feature {
            Feature::SpawnUp => return self.speech.word(&format!("{spawn}-spawn_up")),
            Feature::SpawnDown => return self.speech.word(&format!("{spawn}-spawn_down")),
            Feature::Spawn => return self.speech.word(&format!("{spawn}-spawn")),
            Feature::Hero => Noun::word("hero"),
            Feature::Monster => Noun::word("monster"),
            Feature::Specialist => Noun::word("specialist"),
            Feature::Token(token) => Noun::Token(token, mission),
        };
        let mut args = Args::new();
        self.np("a", &noun, "").put(&mut args, "what");
        args.set("noun", self.noun(&noun, "none", "acc", false));
        args.set("nouns", self.noun(&noun, "none", "acc", true));
        self.speech.say(key, &args)
    }

    /// "in your location".
    pub(in crate::effect) fn inside(&self, place: &Np) -> String {
        self.with("in", "at", place)
    }

    /// "to your location", of something put there.
    pub(in crate::effect) fn into(&self, place: &Np) -> String {
        self.with("to", "at", place)
    }

    pub(in crate::effect) fn with(&self, key: &str, name: &str, np: &Np) -> String {
        let mut args = Args::new();
        np.put(&mut args, name);
        self.speech.say(key, &args)
    }
}

impl What {
    pub(in crate::effect) fn noun(self) -> Noun {
        match self {
            What::Kind(kind) => Noun::Kind(kind),
            What::Rank(rank) => Noun::word(rank.word()),
        }
    }
}
