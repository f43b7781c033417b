//! Effects as sentences.

use super::cond::Told;
use super::phrase::{Noun, Np};
use super::scene::Scene;
use super::{Of, Teller};
use crate::pack::*;
use crate::speech::{Args, Value};
use crate::terms::*;
use content::polish;

impl Teller<'_> {
    /// A list of effects, joined; at the top, what follows a nested text begins a new sentence.
    pub(super) fn effects(&self, scene: &mut Scene, list: List, top: bool) -> String {
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
                None => self.effect(scene, effect),
            };
            text = match (text.is_empty(), closed || top && opens(effect)) {
                (true, _) => told,
                (_, true) => format!("{text}. {}", polish::capital(&told)),
                _ => self.pair("then", &text, &told),
            };
            closed = top && nests(effect);
        }
        text
    }

    /// May neither move nor act until freed: the rulebook's "pinned" in one sentence.
    fn pinned(&self, scene: &Scene, first: &Effect, second: &Effect) -> Option<String> {
        match (first, second) {
            (
                Effect::Rule { flag: Flag::CannotMove, who, until: Some(Until::Freed), .. },
                Effect::Rule { flag: Flag::CannotAct, who: also, until: Some(Until::Freed), .. },
            ) if who == also => Some(self.with("flag-pinned", "who", &self.who(scene, who))),
            _ => None,
        }
    }

    fn effect(&self, scene: &mut Scene, effect: &Effect) -> String {
        let mut args = Args::new();
        match effect {
            Effect::Mod { stat, change, who, only, until } => self.modify(scene, *stat, change, who, *only, *until),
            Effect::Rule { flag, who, at, until } => {
                self.subject(&mut args, scene, who);
                args.set("until", self.until(*until));
                args.set("until_in", until.map_or_else(String::new, |_| format!(" ({})", self.until(*until).trim())));
                self.any_of(scene, who).put(&mut args, "any");
                let none = self.none_of(scene, who);
                args.set("all", if none.is_some() { "yes" } else { "no" });
                none.unwrap_or_else(Np::none).put(&mut args, "none");
                if let Some(at) = at {
                    self.place(scene, at).put(&mut args, "place");
                }
                self.speech.say(&format!("flag-{}", flag.word()), &args)
            }
            Effect::Reroll { n, who } => {
                // The player who rolled decides; for a monster's attack, the owner of the effect.
                let hero = matches!(who, Who::You) && scene.hero_acts;
                if hero { scene.actor.clone() } else { self.who(scene, who) }.put(&mut args, "who");
                args.set("granted", if scene.granted { "yes" } else { "no" });
                self.how_many(scene, n, args, "op-reroll")
            }
            Effect::Attack { ty, strength, range, bonus, who, target } => {
                self.who(scene, who).put(&mut args, "who");
                target.as_ref().map_or_else(Np::none, |who| self.who(scene, who)).put(&mut args, "on");
                self.attack_words(&mut args, &[*ty]);
                args.set("range", *range);
                let bonus = self.amount(scene, bonus);
                let words = match &bonus.n {
                    Value::Number(n) if n.value == 0.0 => String::new(),
                    n => self.speech.say("attack-bonus", &[("n", n.clone())].into_iter().collect()),
                };
                args.set("bonus", words);
                self.told(self.amount(scene, strength), args, "op-attack") + &bonus.note
            }
            Effect::Spread { to } => self.speech.word(&format!("op-spread-{}", to.word())),
            Effect::CarryOver { within } => self.numbered(args, *within, "op-carry_over"),
            Effect::Retarget { to } => self.with("op-retarget", "to", &self.who(scene, to)),
            Effect::Cancel { what } => {
                args.set("boss", if scene.boss { "yes" } else { "no" });
                self.speech.say(&format!("op-cancel-{}", what.word()), &args)
            }
            Effect::Damage { n, who, unblockable } => {
                self.who(scene, who).put(&mut args, "who");
                let monsters = matches!(who, Who::Select(select)
                    if matches!(select.any, Side::Monster | Side::Minion | Side::Elite | Side::Boss));
                args.set(
                    "kind",
                    if *unblockable {
                        "unblockable"
                    } else if monsters {
                        "hits"
                    } else {
                        "plain"
                    },
                );
                self.told(self.amount(scene, n), args, "op-damage")
            }
            Effect::Prevent { n, who } => {
                self.subject(&mut args, scene, who);
                if *who == Who::Target {
                    args.set("own", "implied");
                }
                self.how_many(scene, n, args, "op-prevent")
            }
            Effect::Kill { who } => self.with("op-kill", "who", &self.who(scene, who)),
            Effect::Draw { n, who } => {
                self.who(scene, who).put(&mut args, "who");
                self.told(self.amount(scene, n), args, "op-draw")
            }
            Effect::Discard { n, who, how } => {
                self.who(scene, who).put(&mut args, "who");
                self.told(self.amount(scene, n), args, &format!("op-discard-{}", how.word()))
            }
            Effect::Recover { n, who, from, to } => {
                self.who(scene, who).put(&mut args, "who");
                args.set("to", self.speech.word(&format!("recover-{}", to.word())));
                self.told(self.amount(scene, n), args, &format!("op-recover-{}", from.word()))
            }
            Effect::Stand { who } => self.with("op-stand", "who", &self.who(scene, who)),
            Effect::Coin { side } => self.speech.word(&format!("op-coin-{}", side.word())),
            Effect::Move { n, who, toward, away, to, must } => {
                let np = self.who(scene, who);
                np.put(&mut args, "who");
                let mut way = String::new();
                for (key, spot) in [("way-toward", toward), ("way-away", away)] {
                    if let Some(spot) = spot {
                        way += &self.with(key, "of", &self.spot(scene, spot));
                    }
                }
                if let Some(to) = to {
                    let mut args = Args::new();
                    np.put(&mut args, "who");
                    args.set("in", self.inside(&self.place(scene, to)));
                    way += &self.speech.say("way-to", &args);
                }
                args.set("way", way);
                let monster = self.is_monster(scene, who);
                args.set("must", if *must || monster { "yes" } else { "no" });
                args.set("granted", if scene.granted { "yes" } else { "no" });
                self.told(self.amount(scene, n), args, if monster { "op-move-steps" } else { "op-move" })
            }
            Effect::Place { at, who } => {
                let np = self.who(scene, who);
                np.put(&mut args, "who");
                args.set("to", self.into(&self.place(scene, at)));
                self.speech.say(if np.is_you() { "op-place-you" } else { "op-place" }, &args)
            }
            Effect::Act { kinds, who, n } => {
                self.who(scene, who).put(&mut args, "who");
                let any = kinds.contains(&ActKind::Any);
                let words = kinds.iter().map(|kind| self.speech.word(&format!("act-{}", kind.word())));
                let words = words.reduce(|a, b| self.pair("or", &a, &b)).unwrap_or_default();
                args.set("kinds", if any { "any".to_owned() } else { words });
                self.numbered(args, *n, "op-act")
            }
            Effect::Activate { who } => self.with("op-activate", "who", &self.who(scene, who)),
            Effect::Spawn { what, n, at, from } => {
                let n = self.amount(scene, n);
                // Worked out anew for each figure, which shows only where chance or choice decides.
                let anew = match at {
                    Where::Roll => true,
                    Where::Select(select) => matches!(select.pick, Pick::Random | Pick::One),
                    _ => false,
                };
                args.set("many", if n.many && anew { "yes" } else { "no" });
                args.set("what", self.some(n.n, n.many, &self.what_noun(*what), "acc"));
                args.set("from", self.speech.word(&format!("from-{}", from.word())));
                let place = self.place(scene, at);
                args.set("to", self.into(&place));
                args.set("in", self.inside(&place));
                self.speech.say("op-spawn", &args) + &n.note
            }
            Effect::Ambush { what, who, n, from } => {
                self.who(scene, who).put(&mut args, "who");
                args.set("what", self.some((*n).into(), *n != 1, &self.what_noun(*what), "nom"));
                let reserve = *from == Pool::Reserve;
                args.set("from", if reserve { self.speech.word("ambush-reserve") } else { String::new() });
                self.speech.say("op-ambush", &args)
            }
            Effect::Pool { what, n, from, to } => {
                let n = self.amount(scene, n);
                args.set("what", self.some(n.n, n.many, &self.what_noun(*what), "acc"));
                self.fixed(&format!("pool-{}", from.word()), "one").put(&mut args, "from");
                self.fixed(&format!("pool-{}", to.word()), "one").put(&mut args, "to");
                self.speech.say("op-pool", &args) + &n.note
            }
            Effect::Boss { at } => self.say("op-boss", &[("in", &self.inside(&self.place(scene, at)))]),
            Effect::Threat { n } => self.told(self.amount(scene, n), args, "op-threat"),
            Effect::Twist { what } => self.speech.word(&format!("op-twist-{}", what.word())),
            Effect::Peek { deck, n, then } => {
                self.fixed(&format!("deck-{}", deck.word()), "one").put(&mut args, "deck");
                args.set("which", deck.word());
                self.numbered(args, *n, &format!("op-peek-{}", then.word()))
            }
            Effect::SpawnToken { at, side } => {
                self.place(scene, at).put(&mut args, "place");
                self.speech.say(&format!("op-spawn_token-{}", side.word()), &args)
            }
            Effect::Token { kind, what, at, n, who } => self.token(scene, *kind, *what, at.as_ref(), n, who),
            Effect::Intel { on, n } => {
                let this = scene.of == Of::Objective(*on);
                let name = || self.quoted(&self.objective_name(*on));
                args.set("objective", if this { self.say("this-objective", &[("form", "acc")]) } else { name() });
                self.told(self.amount(scene, n), args, "op-intel")
            }
            Effect::Choose { options, by } => self.choose(scene, options, *by),
            Effect::Pick { from, by } => self.pick(scene, from, *by),
            Effect::Roll { rolled } => self.roll(scene, rolled),
            Effect::When { ifs, then, otherwise } => {
                args.set("conds", self.conditions(scene, ifs).unwrap_or_default());
                args.set("then", self.inner(scene, *then));
                self.otherwise(scene, self.speech.say("op-when", &args), *otherwise)
            }
            Effect::Pay { cost, who, then, otherwise } => {
                self.who(scene, who).put(&mut args, "who");
                args.set("cost", self.cost(*cost, scene.of).unwrap_or_default());
                args.set("then", self.inner(scene, *then));
                self.otherwise(scene, self.speech.say("op-pay", &args), *otherwise)
            }
            Effect::Each { over, body } => {
                self.picked(scene, over).put(&mut args, "who");
                let mut inside = scene.clone();
                inside.that = Some(self.that(over, "that"));
                args.set("text", self.after_colon(&self.effects(&mut inside, *body, false)));
                let up_to = match over {
                    Picked::Figures(select) => select.pick == Pick::UpTo,
                    Picked::Places(select) => select.pick == Pick::UpTo,
                };
                self.speech.say(if up_to && scene.you.is_you() { "op-each-chosen" } else { "op-each" }, &args)
            }
            Effect::Lasting { until, ability, times } => {
                args.set("until", self.speech.word(&format!("until-{}", until.word())));
                args.set("times", times.unwrap_or(0));
                let mut inside = scene.clone();
                inside.attack = *until == Until::Attack;
                let text = self.ability_in(&inside, self.pack.ability(*ability), false);
                if *until == Until::Attack && times.is_none() {
                    // "After this attack" says it already.
                    return text;
                }
                args.set("text", self.after_colon(&text));
                self.speech.say("op-lasting", &args)
            }
        }
    }

    fn modify(
        &self,
        scene: &Scene,
        stat: Stat,
        change: &Change,
        who: &Who,
        only: Option<AttackType>,
        until: Option<Until>,
    ) -> String {
        let mut args = Args::new();
        self.subject(&mut args, scene, who);
        args.set("until", self.until(until));
        let special = match (stat, change) {
            (Stat::MinDamage, Change::Set(n)) => Some((n, "op-min-damage")),
            (Stat::MaxDamage, Change::Set(n)) => Some((n, "op-max-damage")),
            _ => None,
        };
        if let Some((n, key)) = special {
            return self.told(self.amount(scene, n), args, key);
        }
        let key = format!("stat-{}", stat.word());
        args.set("stat", self.speech.word(&key));
        args.set("stat_g", self.speech.attribute(&key, "g").unwrap_or_else(|| "m".to_owned()));
        let only = only.map(|ty| {
            let name = self.speech.word(&format!("type-{}", ty.word()));
            self.say("only", &[("type", &name), ("kind", ty.word()), ("stat", stat.word())])
        });
        args.set("type", only.unwrap_or_default());
        if !matches!(stat, Stat::Strength | Stat::BonusHits | Stat::Range) {
            // Only numbers of the attack at hand go without an owner.
            args.set("own", if self.who(scene, who).is_you() { "you" } else { "other" });
        }
        let (n, change) = match change {
            Change::Add(n) => {
                let told = self.amount(scene, n);
                let text = match &told.n {
                    Value::Number(n) if n.value < 0.0 => format!("−{}", -n.value),
                    Value::Number(n) => format!("+{}", n.value),
                    _ => format!("+{}", self.speech.word("amount-x")),
                };
                (told, text)
            }
            Change::Set(n) => {
                let told = self.amount(scene, n);
                let n = match &told.n {
                    Value::Number(n) => n.value.to_string(),
                    _ => self.speech.word("amount-x"),
                };
                let text = self.say("change-set", &[("n", &n)]);
                (told, text)
            }
        };
        args.set("change", change);
        self.speech.say("op-mod", &args) + &n.note
    }

    /// "a hero within 1 of you" where "each hero" would read wrongly.
    fn any_of(&self, scene: &Scene, who: &Who) -> Np {
        match who {
            Who::AllHeroes => self.np("a", &Noun::word("hero"), ""),
            Who::Allies => self.np("a", &Noun::word("ally"), ""),
            Who::Select(select) => self.figures(scene, select, true),
            who => self.who(scene, who),
        }
    }

    /// "no hero" for "each hero … not".
    fn none_of(&self, scene: &Scene, who: &Who) -> Option<Np> {
        match who {
            Who::AllHeroes => Some(self.np("no", &Noun::word("hero"), "")),
            Who::Allies => Some(self.np("no", &Noun::word("ally"), "")),
            Who::Select(select) if select.pick == Pick::All && !matches!(select.any, Side::Boss | Side::Specialist) => {
                Some(self.np("no", &self.figure_noun(select), &self.figure_post(scene, select)))
            }
            _ => None,
        }
    }

    /// Adds `who` and `own`: implied (the attack at hand), you or other.
    fn subject(&self, args: &mut Args<'_>, scene: &Scene, who: &Who) {
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
    pub(super) fn inner(&self, scene: &Scene, list: List) -> String {
        self.after_colon(&self.effects(&mut scene.clone(), list, false))
    }

    fn otherwise(&self, scene: &Scene, text: String, list: Option<List>) -> String {
        match list {
            Some(list) => {
                let other = self.say("op-otherwise", &[("text", &self.inner(scene, list))]);
                self.pair("then", &text, &other)
            }
            None => text,
        }
    }

    fn what_noun(&self, what: What) -> Noun {
        match what {
            What::Kind(kind) => Noun::Kind(kind),
            What::Rank(rank) => Noun::word(rank.word()),
        }
    }

    fn is_monster(&self, scene: &Scene, who: &Who) -> bool {
        match who {
            Who::Actor => !scene.hero_acts && !scene.actor.is_you(),
            Who::Select(select) => matches!(select.any, Side::Monster | Side::Minion | Side::Elite | Side::Boss),
            Who::You => matches!(scene.of, Of::Monster(_)),
            _ => false,
        }
    }

    /// " until the end of the round", or nothing.
    fn until(&self, until: Option<Until>) -> String {
        until.map_or_else(String::new, |until| format!(" {}", self.speech.word(&format!("until-{}", until.word()))))
    }

    fn told(&self, told: Told, mut args: Args<'_>, key: &str) -> String {
        args.set("n", told.n);
        self.speech.say(key, &args) + &told.note
    }

    fn numbered(&self, mut args: Args<'_>, n: u8, key: &str) -> String {
        args.set("n", n);
        self.speech.say(key, &args)
    }

    fn how_many(&self, scene: &Scene, n: &HowMany, args: Args<'_>, key: &str) -> String {
        match n {
            HowMany::All => self.speech.say(&format!("{key}-all"), &args),
            HowMany::Some(n) => self.told(self.amount(scene, n), args, key),
        }
    }
}

/// Effects that are a sentence of their own from the start.
fn opens(effect: &Effect) -> bool {
    matches!(effect, Effect::When { .. } | Effect::Pay { .. } | Effect::Each { .. } | Effect::Lasting { .. })
}

/// Effects whose text contains other effects: what follows them must not read as part of them.
fn nests(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::Choose { .. }
            | Effect::Roll { .. }
            | Effect::When { .. }
            | Effect::Pay { .. }
            | Effect::Each { .. }
            | Effect::Lasting { .. }
            | Effect::CarryOver { .. }
            | Effect::Rule { flag: Flag::CannotAct, until: Some(Until::Freed), .. }
            | Effect::Rule { flag: Flag::CannotMove, until: Some(Until::Freed), .. }
            | Effect::SpawnToken { .. }
    )
}
