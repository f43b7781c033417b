//! Text from data: the rules text of every card, Skill, Structure and token, generated from its effects in the language
//! of the reader.
//!
//! An ability reads *window, conditions: cost: effects*. Patterns stand in `locales/*/cry-havoc/cards.ftl`, names in
//! `locales/*/cry-havoc/names.ftl`; nothing is written by hand for one card.

mod cards;
mod check;
mod names;
mod number;
mod place;
mod step;
mod table;

pub use cards::{CardText, show};
pub use check::names;
pub use names::Noun;
pub(super) use step::{anywhere, each_way, holding, is_repeated, onward, owned};

use crate::pack::*;
use crate::speech::{Args, Speech};
use crate::terms::*;
use content::polish;

/// Tells the content of a pack in one language.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    pub pack: &'a Pack,
    pub speech: &'a Speech,
}

/// What a sentence must know of the ability around it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Scene {
    /// The ability belongs to something that lies in a Region: its battles are those "here".
    pub(super) lies: bool,
    /// The named token that speaks, which need not be named again.
    pub(super) token: Option<Named>,
}

impl<'a> Teller<'a> {
    pub fn new(pack: &'a Pack, speech: &'a Speech) -> Self {
        Teller { pack, speech }
    }

    /// One ability as a finished line.
    pub fn ability(&self, id: AbilityId) -> String {
        self.line(&self.ability_text(&self.scene(id), self.pack.ability(id)))
    }

    /// Several abilities, one line each.
    pub fn abilities(&self, ids: &[AbilityId]) -> Vec<String> {
        ids.iter().map(|id| self.ability(*id)).collect()
    }

    /// A list of steps as a finished line, for questions that offer it.
    pub fn list(&self, list: List) -> String {
        self.line(&self.steps(&Scene::default(), list))
    }

    /// What an ability does, without its window, as a finished line; with conditions, all of it.
    pub fn deed(&self, id: AbilityId) -> String {
        let ability = self.pack.ability(id);
        match ability.conds.is_empty() {
            true => self.line(&self.paid(&self.scene(id), ability.cost, ability.effect)),
            false => self.ability(id),
        }
    }

    /// One step as a part of a question.
    pub fn deed_of(&self, step: &Step) -> String {
        polish::contract(
            self.speech.lang(),
            &self.after_colon(&step.what.word().tell(self, &Scene::default(), step, &[])),
        )
    }

    /// A kind of token: "Nest".
    pub fn token(&self, token: TokenWord) -> String {
        self.token_word(token, false)
    }

    /// One option of a `choose` as a finished line.
    pub fn offer(&self, offer: &Offer) -> String {
        self.line(&self.offer_text(&Scene::default(), offer))
    }

    fn scene(&self, id: AbilityId) -> Scene {
        let token = self.pack.named.iter().position(|card| card.abilities.contains(&id));
        let token = token.and_then(|i| u8::try_from(i).ok()).map(Named);
        let structure = self.pack.structures.iter().any(|card| card.abilities.contains(&id));
        Scene { lies: structure || token.is_some(), token }
    }

    /// *Window, conditions: cost: effects* without capital and full stop.
    fn ability_text(&self, scene: &Scene, ability: &Ability) -> String {
        let (rel, rest) = self.relative(ability);
        let window = self.window(scene, ability.timing, &rel);
        let ifs = self.conditions(&rest).map(|conds| self.say("ifs", &[("conds", &conds)]));
        let head = window.into_iter().chain(ifs).reduce(|a, b| self.pair("comma", &a, &b));
        self.headed(head, &self.paid(scene, ability.cost, ability.effect))
    }

    /// "cost: effects".
    fn paid(&self, scene: &Scene, cost: List, effect: List) -> String {
        let cost = self.pack.list(cost).iter().map(|step| self.step(scene, step, &[]));
        let cost = cost.reduce(|a, b| self.pair("and", &a, &b));
        self.headed(cost, &self.steps(scene, effect))
    }

    fn offer_text(&self, scene: &Scene, offer: &Offer) -> String {
        self.paid(scene, offer.cost, offer.effect)
    }

    fn headed(&self, head: Option<String>, text: &str) -> String {
        match head {
            Some(head) => self.say("head", &[("head", &head), ("text", &self.after_colon(text))]),
            None => text.to_owned(),
        }
    }

    /// In the windows of a battle, "if you fight" becomes part of the window: "in a battle in which you fight".
    fn relative(&self, ability: &Ability) -> (String, Vec<Cond>) {
        let takes = matches!(ability.timing, Timing::Deployed | Timing::BattleStart);
        let known =
            |cond: &Cond| matches!(cond, Cond::Is(Fact::Fights | Fact::Third | Fact::Attacker | Fact::Defender));
        let (mut rel, mut rest) = (String::new(), Vec::new());
        for cond in &ability.conds {
            match cond {
                Cond::Is(fact) if takes && known(cond) && rel.is_empty() => {
                    rel = self.speech.word(&format!("rel-{}", fact.word()));
                }
                cond => rest.push(*cond),
            }
        }
        (rel, rest)
    }

    /// The window as a clause; none where the text speaks for itself.
    fn window(&self, scene: &Scene, timing: Timing, rel: &str) -> Option<String> {
        match timing {
            Timing::Turn | Timing::Event | Timing::Explore | Timing::Spawn | Timing::Passive => None,
            timing => {
                let args = [("here", if scene.lies { "yes" } else { "no" }), ("rel", rel)];
                Some(self.say(&format!("win-{}", timing.word()), &args))
            }
        }
    }

    /// All steps of a list in one sentence.
    pub(super) fn steps(&self, scene: &Scene, list: List) -> String {
        let steps = self.pack.list(list);
        let free = |step: &Step| step.conds.is_empty() && step.later.is_none();
        let mut text = String::new();
        for (i, step) in steps.iter().enumerate() {
            let told = self.step(scene, step, &steps[..i]);
            let joint = match i.checked_sub(1).map(|last| &steps[last]) {
                None => {
                    text = told;
                    continue;
                }
                // What all players do is a sentence of its own.
                Some(_) if matches!(step.what, What::EachPlayer(_)) && free(step) => {
                    text = format!("{text}. {}", polish::capital(&told));
                    continue;
                }
                // What follows a condition must not seem to depend on it.
                Some(last) if !free(last) && free(step) => "anyway",
                Some(_) if step::is_order(step) && free(step) && !step.optional => "then",
                Some(_) => "semi",
            };
            // The pattern `anyway` ends in a colon where German wants one.
            let told = if joint == "anyway" { self.after_colon(&told) } else { told };
            text = self.pair(joint, &text, &told);
        }
        text
    }

    /// *Later window, condition: what is done.*
    fn step(&self, scene: &Scene, step: &Step, before: &[Step]) -> String {
        let mut text = step.what.word().tell(self, scene, step, before);
        let holder_chooses = matches!(step.what, What::DiscardCards(_));
        match step.by {
            Who::Enemy if !holder_chooses => text = self.say("by-enemy", &[("text", &text)]),
            Who::Others if !holder_chooses => text = self.say("by-others", &[("text", &text)]),
            _ => {}
        }
        if step.optional {
            text = self.say("wish", &[("text", &text)]);
        }
        let conds = self.conditions(&step.conds);
        let Some(later) = step.later.and_then(|timing| self.window(scene, timing, "")) else {
            return match conds {
                Some(conds) => self.say("if-then", &[("conds", &conds), ("text", &self.after_colon(&text))]),
                None => text,
            };
        };
        let ifs = conds.map(|conds| self.say("ifs", &[("conds", &conds)]));
        let head = ifs.into_iter().fold(later, |a, b| self.pair("comma", &a, &b));
        self.headed(Some(head), &text)
    }

    pub(super) fn say(&self, key: &str, values: &[(&'static str, &str)]) -> String {
        self.speech.say(key, &values.iter().copied().collect::<Args<'_>>())
    }

    fn pair(&self, key: &str, a: &str, b: &str) -> String {
        self.say(key, &[("a", a), ("b", b)])
    }

    /// "a, b and c".
    fn listed(&self, all: &[String], last: &str) -> String {
        match all {
            [] => String::new(),
            [rest @ .., end] => {
                let rest = rest.iter().cloned().reduce(|a, b| self.pair("comma", &a, &b));
                rest.map_or_else(|| end.clone(), |rest| self.pair(last, &rest, end))
            }
        }
    }

    /// German begins a full sentence after a colon with a capital; the other languages do not.
    pub(super) fn after_colon(&self, text: &str) -> String {
        if self.speech.word("colon") == "upper" { polish::capital(text) } else { text.to_owned() }
    }

    /// A finished line: contractions, capital, full stop.
    fn line(&self, text: &str) -> String {
        polish::sentence(self.speech.lang(), text)
    }
}

/// Fluent compares words, not truth values.
pub(super) fn yes(b: bool) -> &'static str {
    if b { "yes" } else { "no" }
}
