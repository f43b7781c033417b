//! Text from data: the rules text of every card, generated from its effects in the language of the reader.
//!
//! An ability reads *window, conditions, (range), cost: effects*. Patterns stand in `locales/*/fireteam-zero/cards.ftl`,
//! names in `names.ftl` beside it; nothing is written by hand for one card.

mod cards;
mod check;
mod cond;
mod list;
mod mission;
mod phrase;
mod scene;

pub use cards::{CardText, show};
pub use check::names;

use crate::pack::*;
use crate::speech::{Args, Kind, Speech};
use crate::terms::*;
use content::polish;
pub(in crate::effect) use phrase::{Noun, Np};
pub(crate) use scene::Scene;

/// Whose card a text stands on: it settles what "you" means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Action cards, focus cards, items and recon cards: the reader's hero.
    Hero,
    /// An extra of an attack half: it is about the attack that the card is part of.
    Attack,
    Monster(Monster),
    /// Specialists and their cards: the hero who uses them.
    Specialist,
    /// Twists and tokens.
    Board,
    Mission(Mission),
    Objective(Objective),
    /// A discovery, which belongs to a mission.
    Discovery(Mission),
}

/// Tells the content of a pack in one language.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub pack: &'a Pack,
    pub speech: &'a Speech,
}

impl<'a> Teller<'a> {
    pub fn new(pack: &'a Pack, speech: &'a Speech) -> Self {
        Teller { pack, speech }
    }

    /// One ability as a finished line.
    pub fn ability(&self, ability: AbilityId, of: Of) -> String {
        self.line(&self.ability_in(&self.scene(of), self.pack.ability(ability), true))
    }

    /// An effect list as a finished line.
    pub fn list(&self, list: List, of: Of) -> String {
        self.line(&self.effects(&mut self.scene(of), list, true))
    }

    /// Several abilities, one line each.
    pub fn abilities(&self, abilities: &[AbilityId], of: Of) -> Vec<String> {
        abilities.iter().map(|id| self.ability(*id, of)).collect()
    }

    /// *Range. Window, conditions, may and cost: effects. Limit.* without capital and full stop.
    pub(in crate::effect) fn ability_in(&self, outer: &Scene, ability: &Ability, top: bool) -> String {
        let (mut scene, mut head) = self.open(outer, ability);
        let may = self.may(&scene, ability);
        scene.granted = may.is_some() && self.user(&scene).is_you();
        if let Some(may) = may {
            // German sets a comma behind a clause ("bevor …"), but none behind a phrase ("zu Beginn …").
            let joint =
                if head.len() == 1 && scene::is_phrase(&scene, ability.when) { "phrase-comma" } else { "comma" };
            let before = head.into_iter().reduce(|a, b| self.pair("comma", &a, &b));
            head = vec![before.map_or(may.clone(), |before| self.pair(joint, &before, &may))];
        }
        let effects = self.effects(&mut scene, ability.effects, true);
        let head = head.into_iter().reduce(|a, b| self.pair("comma", &a, &b));
        let mut text = match head {
            Some(head) => self.say("head", &[("head", &head), ("effects", &self.after_colon(&effects))]),
            None => effects,
        };
        if let Some((n, to)) = ability.range {
            let mut args = Args::new();
            args.set("n", n);
            args.set("to", self.speech.word(&format!("range-{}", to.word())));
            let range = self.speech.say("range", &args);
            text = if top { format!("{range}. {}", polish::capital(&text)) } else { self.pair("comma", &range, &text) };
        }
        if let Some((n, per)) = ability.limit {
            let mut args = Args::new();
            args.set("n", n);
            let limit = self.speech.say(&format!("limit-{}", per.word()), &args);
            text = format!("{text}. {}", polish::capital(&limit));
        }
        text
    }

    /// "you may discard 1 card to do this".
    fn may(&self, scene: &Scene, ability: &Ability) -> Option<String> {
        let cost = self.cost(ability.cost, scene.of);
        let mut args = Args::new();
        let user = self.user(scene);
        user.put(&mut args, "who");
        if cost.is_none() && !user.is_you() && matches!(self.pack.list(ability.effects), [Effect::Reroll(_)]) {
            // "The hero may reroll" says it already.
            return None;
        }
        let key = match (ability.may, cost) {
            (true, None) => "may",
            (false, None) => return None,
            (may, Some(cost)) => {
                args.set("cost", cost);
                if may { "may-cost" } else { "must-cost" }
            }
        };
        Some(self.speech.say(key, &args))
    }

    /// Who uses an ability: the reader's hero, the hero of the event, or any hero who wants to.
    fn user(&self, scene: &Scene) -> Np {
        match scene.of {
            Of::Hero | Of::Attack | Of::Discovery(_) | Of::Monster(_) => scene.you.clone(),
            _ if scene.hero_acts => scene.actor.clone(),
            _ => self.fixed("who-heroes", "many"),
        }
    }

    pub(in crate::effect) fn cost(&self, cost: Cost, of: Of) -> Option<String> {
        let charge = if of == Of::Specialist { "cost-charge" } else { "cost-use" };
        let told = |n: u8, key: &str| {
            let mut args = Args::new();
            args.set("n", n);
            (n > 0).then(|| self.speech.say(key, &args))
        };
        let and = |a: String, b: String| self.pair("and", &a, &b);
        let spent = [told(cost.action, "cost-action"), told(cost.charge, charge), told(cost.moves, "cost-moves")];
        let spent = spent.into_iter().flatten().reduce(and).map(|list| self.say("cost-spend", &[("list", &list)]));
        let parts = [spent, told(cost.discard, "cost-discard"), told(cost.damage, "cost-damage")];
        parts.into_iter().flatten().reduce(and)
    }

    pub(in crate::effect) fn say(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.speech.say(key, &values.iter().copied().collect())
    }

    pub(in crate::effect) fn pair(&self, key: &str, a: &str, b: &str) -> String {
        self.say(key, &[("a", a), ("b", b)])
    }

    pub(in crate::effect) fn quoted(&self, name: &str) -> String {
        self.say("quote", &[("name", name)])
    }

    /// German begins a full sentence after a colon with a capital; the other languages do not.
    pub(in crate::effect) fn after_colon(&self, text: &str) -> String {
        if self.speech.word("colon") == "upper" { polish::capital(text) } else { text.to_owned() }
    }

    /// A finished line: contractions, capital, full stop.
    fn line(&self, text: &str) -> String {
        polish::sentence(self.speech.lang(), text)
    }

    pub fn monster_name(&self, monster: Monster) -> String {
        let meta = &self.pack.monster(monster).meta;
        self.speech.name(Kind::Monster, &meta.id, &meta.name)
    }

    /// "the Corrupted Animal" in its cases, and its gender; English leaves the article out before a number, as before a name.
    pub(crate) fn the_monster(&self, monster: Monster, numbered: bool) -> ([String; 4], String) {
        let det = if self.speech.lang() == Lang::En && numbered { "none" } else { "the" };
        let np = self.np(det, &Noun::Kind(monster), "");
        (np.forms, np.gender)
    }

    /// "a Fire token", or "the Tanker Alpha token" where there is only one, in its cases, and its gender.
    pub(crate) fn a_token(&self, token: TokenKind, mission: Option<Mission>) -> ([String; 4], String) {
        let single = self.pack.tokens.get(token.index()).is_some_and(|card| card.count == 1);
        let np = self.np(if single { "the" } else { "a" }, &Noun::Token(token, mission), "");
        (np.forms, np.gender)
    }

    /// A thing that can be attacked: its name with the article in its cases, and its gender.
    pub(crate) fn the_thing(&self, token: TokenKind, mission: Option<Mission>) -> ([String; 4], String) {
        let np = self.thing("the", token, mission);
        (np.forms, np.gender)
    }

    /// "an altar", whichever; "the altar" where it is the only one left or there is only one.
    pub(crate) fn a_thing(&self, token: TokenKind, mission: Option<Mission>, only: bool) -> ([String; 4], String) {
        let single = only || self.pack.tokens.get(token.index()).is_some_and(|card| card.count == 1);
        let np = self.thing(if single { "the" } else { "a" }, token, mission);
        (np.forms, np.gender)
    }

    pub fn family_name(&self, family: Family) -> String {
        self.pack
            .families
            .get(family.index())
            .map_or_else(String::new, |card| self.speech.name(Kind::Family, &card.meta.id, &card.meta.name))
    }

    pub fn objective_name(&self, objective: Objective) -> String {
        let meta = &self.pack.objective(objective).meta;
        self.speech.name(Kind::Objective, &meta.id, &meta.name)
    }

    /// The name of a token; missions give some tokens a name of their own.
    pub fn token_name(&self, token: TokenKind, mission: Option<Mission>) -> String {
        if let Some(mission) = mission.map(|mission| self.pack.mission(mission))
            && let Some((_, name)) = mission.token_names.iter().find(|(kind, _)| *kind == token)
        {
            let id = self.pack.tokens.get(token.index()).map_or("", |card| &card.meta.id);
            return self.speech.text(Kind::Mission, &mission.meta.id, &format!("token-{id}"), name);
        }
        self.pack
            .tokens
            .get(token.index())
            .map_or_else(String::new, |card| self.speech.name(Kind::Token, &card.meta.id, &card.meta.name))
    }

    /// The name of a location of a mission's board.
    pub fn place_name(&self, mission: Mission, place: Place) -> String {
        self.pack.mission(mission).board.places.get(place.index()).map_or_else(String::new, |location| {
            let id = location.id.rsplit('.').next().unwrap_or(&location.id);
            self.speech.name(Kind::Place, id, &location.name)
        })
    }
}
