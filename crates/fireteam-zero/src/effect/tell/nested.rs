//! Effects that contain other effects or handle tokens: choices, picks and rolls.

use super::Teller;
use super::phrase::{Noun, Np};
use super::scene::Scene;
use crate::pack::*;
use crate::speech::Args;
use crate::terms::*;

impl Teller<'_> {
    pub(super) fn token(
        &self,
        scene: &Scene,
        kind: TokenKind,
        what: TokenDo,
        at: Option<&Where>,
        n: &Amount,
        who: &Who,
    ) -> String {
        let mut args = Args::new();
        let n = self.amount(scene, n);
        let noun = Noun::Token(kind, scene.mission);
        self.np("the", &noun, "").put(&mut args, "token");
        args.set("noun", self.noun(&noun, "the", "acc", n.many));
        args.set("tokens", self.some(n.n, n.many, &noun, "acc"));
        self.who(scene, who).put(&mut args, "who");
        let place = at.map(|at| self.place(scene, at));
        if let Some(place) = &place {
            args.set("in", self.inside(place));
            args.set("to", self.into(place));
            place.put(&mut args, "at");
        }
        args.set("at_p", if place.is_some() { "one" } else { "none" });
        let key = match what {
            TokenDo::Remove if place.is_none() => "op-token-remove-who".to_owned(),
            what => format!("op-token-{}", what.word()),
        };
        self.speech.say(&key, &args) + &n.note
    }

    pub(super) fn choose(&self, scene: &Scene, options: &[List], by: Decider) -> String {
        let mut args = Args::new();
        self.decider(scene, by).put(&mut args, "who");
        let options = options.iter().zip('a'..).map(|(list, letter)| {
            let mut args = Args::new();
            args.set("letter", letter.to_string());
            args.set("text", self.effects(&mut scene.clone(), *list, false));
            self.speech.say("option", &args)
        });
        args.set("options", options.reduce(|a, b| self.pair("then", &a, &b)).unwrap_or_default());
        self.speech.say("op-choose", &args)
    }

    fn decider(&self, scene: &Scene, by: Decider) -> Np {
        match by {
            Decider::You => scene.you.clone(),
            Decider::Group => self.fixed("who-group", "one"),
            Decider::Target => scene.target.clone(),
        }
    }

    pub(super) fn pick(&self, scene: &mut Scene, from: &Picked, by: Decider) -> String {
        let mut args = Args::new();
        let by = self.decider(scene, by);
        by.put(&mut args, "by");
        self.picked(scene, from).put(&mut args, "who");
        let several = match from {
            Picked::Figures(select) => select.pick == Pick::UpTo,
            Picked::Places(select) => select.pick == Pick::UpTo,
        };
        let told = self.speech.say(if by.is_you() || self.decided(from) { "op-pick" } else { "op-pick-by" }, &args);
        scene.that = Some(self.that(from, if several { "those" } else { "that" }));
        told
    }

    /// Nobody chooses among random or nearest ones.
    fn decided(&self, from: &Picked) -> bool {
        let pick = match from {
            Picked::Figures(select) => select.pick,
            Picked::Places(select) => select.pick,
        };
        !matches!(pick, Pick::One | Pick::UpTo)
    }

    pub(super) fn picked(&self, scene: &Scene, picked: &Picked) -> Np {
        match picked {
            Picked::Figures(select) => self.figures(scene, select, false),
            Picked::Places(select) => self.places(scene, select),
        }
    }

    pub(super) fn that(&self, picked: &Picked, det: &str) -> Np {
        match picked {
            Picked::Figures(select) => Np { kind: "figure", ..self.np(det, &self.figure_noun(select), "") },
            Picked::Places(select) => self.np(det, &self.place_noun(select), ""),
        }
    }

    pub(super) fn roll(&self, scene: &Scene, rolled: &Rolled) -> String {
        let (die, parts): (_, Vec<String>) = match rolled {
            Rolled::Attack(on) => {
                let told = |(ty, list): &(AttackType, List)| {
                    let ty = self.speech.word(&format!("type-{}", ty.word()));
                    self.say("roll-symbol", &[("type", &ty), ("text", &self.inner(scene, *list))])
                };
                ("op-roll-attack", on.iter().map(told).collect())
            }
            Rolled::Activation(on) => {
                let told = |(face, list): &(Face, List)| {
                    let face = self.speech.word(&format!("face-{}", face.word()));
                    self.say("roll-face", &[("face", &face), ("text", &self.inner(scene, *list))])
                };
                ("op-roll-activation", on.iter().map(told).collect())
            }
            Rolled::Spawn(on) => {
                let told = |(from, to, list): &(u8, u8, List)| {
                    let mut args = Args::new();
                    args.set("from", *from);
                    args.set("to", *to);
                    args.set("text", self.inner(scene, *list));
                    self.speech.say(if from == to { "roll-one" } else { "roll-number" }, &args)
                };
                ("op-roll-spawn", on.iter().map(told).collect())
            }
        };
        parts.iter().fold(self.speech.word(die), |text, part| self.pair("then", &text, part))
    }
}
