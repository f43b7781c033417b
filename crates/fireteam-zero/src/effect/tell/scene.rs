//! The scene of an ability: who "you", "the actor" and "the target" are, and how its window is told.

use super::phrase::{Noun, Np};
use super::{Of, Teller};
use crate::pack::*;
use crate::speech::Args;
use crate::terms::*;

/// What the words of an ability refer to.
#[derive(Clone, Debug)]
pub struct Scene {
    pub of: Of,
    pub mission: Option<Mission>,
    pub you: Np,
    pub actor: Np,
    pub target: Np,
    pub that: Option<Np>,
    /// The figure whose location is "there"; none: a location the window names.
    pub there: Option<Np>,
    pub hero_acts: bool,
    /// The window is about an attack that has been named already.
    pub attack: bool,
    /// The window is about the attack that the text is already about.
    pub this: bool,
    /// The acting monster may be a boss.
    pub boss: bool,
    /// "You may do this" stands before the effects.
    pub granted: bool,
}

/// Who takes part in a window if no condition says so: actor, target, and whether the actor is a hero.
fn usual(window: Window) -> (Option<Being>, Option<Being>) {
    use Window as W;
    match window {
        W::Tactics | W::TurnStart | W::TurnAction | W::TurnEnd => (Some(Being::Hero), None),
        W::SearchBefore | W::SearchAfter | W::HeroEnters | W::AttackDeclared => (Some(Being::Hero), None),
        W::MonsterActivates | W::MonsterSpecial | W::MonsterMoved | W::MonsterSpawns => (Some(Being::Monster), None),
        W::MonsterTargets => (Some(Being::Monster), Some(Being::Hero)),
        W::HeroHit | W::HeroHurt | W::HeroDown => (None, Some(Being::Hero)),
        W::HeroFreed => (Some(Being::Hero), Some(Being::Hero)),
        W::MonsterKilled => (None, Some(Being::Monster)),
        W::BossWounded => (None, Some(Being::Rank(Rank::Boss))),
        _ => (None, None),
    }
}

impl Teller<'_> {
    /// The scene before any window has opened.
    pub(in crate::effect) fn scene(&self, of: Of) -> Scene {
        let mission = match of {
            Of::Mission(mission) | Of::Discovery(mission) => Some(mission),
            Of::Objective(objective) => Some(self.pack.objective(objective).mission),
            _ => None,
        };
        let you = match of {
            Of::Hero | Of::Attack | Of::Discovery(_) => self.fixed("who-you", "you"),
            Of::Monster(_) => self.np("this", &Noun::word("monster"), ""),
            _ => self.np("the", &Noun::word("hero"), ""),
        };
        let target = self.np("the", &Noun::word("target"), "");
        Scene {
            of,
            mission,
            actor: you.clone(),
            you,
            target,
            that: None,
            there: None,
            hero_acts: false,
            attack: of == Of::Attack,
            this: false,
            boss: true,
            granted: false,
        }
    }

    /// Opens the window of an ability: its scene, and the clauses that stand before the colon.
    pub(in crate::effect) fn open(&self, outer: &Scene, ability: &Ability) -> (Scene, Vec<String>) {
        let window = ability.when;
        if window == Window::Always {
            let conds = self.joined_conditions(outer, &ability.ifs, "and-while");
            let head = conds.map(|conds| self.say("while", &[("conds", &conds)]));
            return (outer.clone(), head.into_iter().collect());
        }
        let by = ability.ifs.iter().find_map(|cond| if let Cond::By(being) = cond { Some(*being) } else { None });
        let on = ability.ifs.iter().find_map(|cond| if let Cond::On(being) = cond { Some(*being) } else { None });
        let (usual_by, usual_on) = usual(window);
        let in_attack = matches!(window, Window::AttackDeclared | Window::AttackRolled | Window::AttackResolved);
        let this = in_attack && outer.attack && by.is_none();
        let types = ability.ifs.iter().find_map(|cond| if let Cond::Type(types) = cond { Some(types) } else { None });

        let mut scene = outer.clone();
        scene.hero_acts = matches!(by.or(usual_by), Some(Being::You | Being::Ally | Being::Hero)) || this;
        scene.attack = outer.attack || in_attack;
        scene.this = this;
        scene.boss = match by {
            Some(Being::Rank(rank)) => rank == Rank::Boss,
            Some(Being::Kind(kind)) => self.pack.monster(kind).rank == Rank::Boss,
            _ => !ability.ifs.contains(&Cond::Not(Box::new(Cond::By(Being::Rank(Rank::Boss))))),
        };
        if !this {
            let attacker = self.np("the", &Noun::word("attacker"), "");
            scene.actor = by.or(usual_by).map_or(attacker, |being| self.being(outer, being, "the"));
            scene.target = match on.or(usual_on) {
                Some(being) => self.being(outer, being, "the"),
                None => self.np("the", &Noun::word("target"), ""),
            };
        }
        // "You" of cards without an owner is the hero of the event.
        if !matches!(outer.of, Of::Hero | Of::Attack | Of::Discovery(_) | Of::Monster(_)) && scene.hero_acts {
            scene.you = scene.actor.clone();
        }
        scene.there = match window {
            Window::HeroEnters => None,
            Window::MonsterMoved | Window::MonsterSpawns => Some(scene.actor.clone()),
            _ => Some(scene.target.clone()),
        };

        let mut rest: Vec<Cond> = ability.ifs.clone();
        let mut args = Args::new();
        let by_np = match (this, by.or(usual_by)) {
            (true, _) => Np { person: "this", ..Np::none() },
            (_, Some(being)) => self.being(outer, being, "a"),
            (_, None) if in_attack => self.np("a", &Noun::word("figure"), ""),
            (_, None) => Np::none(),
        };
        by_np.put(&mut args, "by");
        on.or(usual_on).map_or_else(Np::none, |being| self.being(outer, being, "a")).put(&mut args, "on");
        drop_first(&mut rest, |cond| by.is_some() && matches!(cond, Cond::By(_)));
        drop_first(&mut rest, |cond| on.is_some() && matches!(cond, Cond::On(_)));
        if in_attack && !this {
            self.attack_words(&mut args, types.map_or(&[], |types| types));
            drop_first(&mut rest, |cond| matches!(cond, Cond::Type(_)));
        }
        if window == Window::HeroEnters {
            let at = rest.iter().find_map(|cond| match cond {
                Cond::At { place, who: Who::Actor } => Some(self.place(&scene, place)),
                _ => None,
            });
            drop_first(&mut rest, |cond| matches!(cond, Cond::At { who: Who::Actor, .. }));
            at.unwrap_or_else(|| self.fixed("place-any", "one")).put(&mut args, "place");
        }
        let key = format!("win-{}", window.word().replace(['.', '_'], "-"));
        let mut head = Vec::new();
        // An extra at the declaration simply belongs to the attack: no clause is needed.
        if !(this && window == Window::AttackDeclared) {
            head.push(self.speech.say(&key, &args));
        }
        if let Some(conds) = self.conditions(&scene, &rest) {
            head.push(self.say("ifs", &[("conds", &conds)]));
        }
        (scene, head)
    }

    /// Adds `attack` ("a Bullet attack") and `types`; the pattern knows by `types_k` = none that any type will do.
    pub(in crate::effect) fn attack_words(&self, args: &mut Args<'_>, types: &[AttackType]) {
        let words = self.types(types);
        let mut inner = Args::new();
        inner.set("types_k", if words.is_empty() { "none" } else { "some" });
        inner.set("types", if words.is_empty() { words } else { self.say("attack-types", &[("types", &words)]) });
        args.set("attack", self.speech.say("attack", &inner));
        if let Some(types) = inner.get("types") {
            args.set("types", types.clone().into_owned());
        }
    }

    /// "Bullet or Bomb"; German makes one word of them with what follows, "Fernkampf- oder Sprengstoffangriff".
    pub(in crate::effect) fn types(&self, types: &[AttackType]) -> String {
        let words = types.iter().map(|ty| self.speech.word(&format!("type-{}", ty.word())));
        words.reduce(|a, b| self.pair("types-or", &a, &b)).unwrap_or_default()
    }

    /// Who an actor or target is, with an article.
    pub(in crate::effect) fn being(&self, scene: &Scene, being: Being, det: &str) -> Np {
        let noun = match being {
            Being::You => return scene.you.clone(),
            Being::Ally => Noun::word("ally"),
            Being::Hero => Noun::word("hero"),
            Being::Monster => Noun::word("monster"),
            Being::Rank(rank) => Noun::word(rank.word()),
            Being::Kind(kind) if scene.of == Of::Monster(kind) => {
                return self.np("this", &Noun::word("monster"), "");
            }
            Being::Kind(kind) if self.pack.monster(kind).rank == Rank::Boss => {
                return self.np("the", &Noun::Kind(kind), "");
            }
            Being::Kind(kind) => Noun::Kind(kind),
            Being::Family(family) => {
                let post = self.say("post-family", &[("family", &self.quoted(&self.family_name(family)))]);
                return self.np(det, &Noun::word("monster"), &post);
            }
            Being::Thing(token) => Noun::Token(token, scene.mission),
        };
        self.np(det, &noun, "")
    }
}

/// Whether the window is told as a phrase ("at the start of your turn") and not as a clause.
pub fn is_phrase(scene: &Scene, window: Window) -> bool {
    use Window as W;
    match window {
        W::Setup | W::RoundStart | W::RoundEnd | W::TurnStart | W::TurnAction | W::TurnEnd => true,
        W::AttackDeclared | W::AttackRolled | W::AttackResolved => scene.this,
        _ => false,
    }
}

fn drop_first(conds: &mut Vec<Cond>, mut which: impl FnMut(&Cond) -> bool) {
    if let Some(i) = conds.iter().position(&mut which) {
        conds.remove(i);
    }
}
