//! Lists of effects as sentences, and what the sentences of several words have in common.

use super::cond::Told;
use super::phrase::Np;
use super::scene::Scene;
use super::{Of, Teller};
use crate::effect::words::Rule;
use crate::pack::*;
use crate::speech::Args;
use content::polish;

impl Teller<'_> {
    /// A list of effects, joined; at the top, what follows a nested text begins a new sentence.
    pub(in crate::effect) fn effects(&self, scene: &mut Scene, list: List, top: bool) -> String {
        let effects = self.pack.list(list);
        let mut text = String::new();
        let mut closed = false;
        let mut i = 0;
        while let Some(effect) = effects.get(i) {
            i += 1;
            let told = match effects.get(i).and_then(|next| self.pinned(scene, effect, next)) {
                Some(pinned) => {
                    i += 1;
                    pinned
                }
                None => effect.word().tell(self, scene),
            };
            text = match (text.is_empty(), closed || top && effect.facts().opens) {
                (true, _) => told,
                (_, true) => format!("{text}. {}", polish::capital(&told)),
                _ => self.pair("then", &text, &told),
            };
            closed = top
                && (effect.facts().nests
                    || effect.facts().opens
                    || matches!(effect, Effect::Rule(rule) if rule.pins()));
        }
        text
    }

    /// May neither move nor act until freed: the rulebook's "pinned" in one sentence.
    fn pinned(&self, scene: &Scene, first: &Effect, second: &Effect) -> Option<String> {
        match (first, second) {
            (
                Effect::Rule(Rule { flag: Flag::CannotMove, who, until: Some(Until::Freed), .. }),
                Effect::Rule(Rule { flag: Flag::CannotAct, who: also, until: Some(Until::Freed), .. }),
            ) if who == also => Some(self.with("flag-pinned", "who", &self.who(scene, who))),
            _ => None,
        }
    }

    /// Arguments of a pattern, with `who` among them.
    pub(in crate::effect) fn args_with(&self, scene: &Scene, who: &Who) -> Args<'static> {
        let mut args = Args::new();
        self.who(scene, who).put(&mut args, "who");
        args
    }

    /// Adds `who` and `own`: implied (the attack at hand), you or other.
    pub(in crate::effect) fn subject(&self, args: &mut Args<'_>, scene: &Scene, who: &Who) {
        let np = self.who(scene, who);
        let at_hand = scene.attack || matches!(scene.of, Of::Monster(_) | Of::Board);
        let own = match who {
            Who::Actor if at_hand => "implied",
            _ if np.is_you() => "you",
            _ => "other",
        };
        args.set("own", own);
        np.put(args, "who");
    }

    /// A list inside a sentence, behind a colon.
    pub(in crate::effect) fn inner(&self, scene: &Scene, list: List) -> String {
        self.after_colon(&self.effects(&mut scene.clone(), list, false))
    }

    pub(in crate::effect) fn otherwise(&self, scene: &Scene, text: String, list: Option<List>) -> String {
        match list {
            Some(list) => {
                let other = self.say("op-otherwise", &[("text", &self.inner(scene, list))]);
                self.pair("then", &text, &other)
            }
            None => text,
        }
    }

    /// " until the end of the round", or nothing.
    pub(in crate::effect) fn until(&self, until: Option<Until>) -> String {
        until.map_or_else(String::new, |until| format!(" {}", self.speech.word(&format!("until-{}", until.word()))))
    }

    pub(in crate::effect) fn told(&self, told: Told, mut args: Args<'_>, key: &str) -> String {
        args.set("n", told.n);
        self.speech.say(key, &args) + &told.note
    }

    pub(in crate::effect) fn numbered(&self, mut args: Args<'_>, n: u8, key: &str) -> String {
        args.set("n", n);
        self.speech.say(key, &args)
    }

    pub(in crate::effect) fn how_many(&self, scene: &Scene, n: &HowMany, args: Args<'_>, key: &str) -> String {
        match n {
            HowMany::All => self.speech.say(&format!("{key}-all"), &args),
            HowMany::Some(n) => self.told(self.amount(scene, n), args, key),
        }
    }

    pub(in crate::effect) fn decider(&self, scene: &Scene, by: Decider) -> Np {
        match by {
            Decider::You => scene.you.clone(),
            Decider::Group => self.fixed("who-group", "one"),
            Decider::Target => scene.target.clone(),
        }
    }

    pub(in crate::effect) fn picked(&self, scene: &Scene, picked: &Picked) -> Np {
        match picked {
            Picked::Figures(select) => self.figures(scene, select, false),
            Picked::Places(select) => self.places(scene, select),
        }
    }

    pub(in crate::effect) fn that(&self, picked: &Picked, det: &str) -> Np {
        match picked {
            Picked::Figures(select) => Np { kind: "figure", ..self.np(det, &self.figure_noun(select), "") },
            Picked::Places(select) => self.np(det, &self.place_noun(select), ""),
        }
    }
}
