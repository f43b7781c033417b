//! The words of the effect language, one file each: what a word means, its fields, how it is carried out and told, and whether it
//! could do anything. What several words share stands in `run`, `change`, `select` and `tell`.

mod act;
mod activate;
mod ambush;
mod attack;
mod boss;
mod cancel;
mod carry_over;
mod choose;
mod coin;
mod damage;
mod discard;
mod draw;
mod each;
mod intel;
mod kill;
mod lasting;
mod modify;
mod r#move;
mod pay;
mod peek;
mod pick;
mod place;
mod pool;
mod prevent;
mod recover;
mod reroll;
mod retarget;
mod roll;
mod rule;
mod spawn;
mod spawn_token;
mod spread;
mod stand;
mod threat;
mod token;
mod twist;
mod when;

pub use modify::Change;
pub use roll::{Die, Rolled};

use super::{
    Futile, Scope,
    run::{Progress, Run},
    tell::{Scene, Teller},
};
use crate::{
    Cx,
    flow::Value,
    pack::{List, Pack, read::Table, scope::Cx as Context},
};
use content::effect::Param;

/// What authors are told of a word (docs/effects.md, section 5).
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub name: &'static str,
    /// What it does.
    pub text: &'static str,
    pub params: &'static [Param],
    /// What it belongs to.
    pub group: &'static str,
    /// Who decides what the word leaves open.
    pub decides: &'static str,
    /// What happens when it cannot be carried out.
    pub impossible: &'static str,
    /// Its text is a sentence of its own from the start.
    pub opens: bool,
    /// Its text contains others, or what follows would read as part of it.
    pub nests: bool,
    /// As a content file writes it.
    pub example: &'static str,
}

impl Facts {
    /// The names of its fields; "?": it may be missing.
    pub fn told_params(&self) -> Vec<String> {
        self.params.iter().map(|param| format!("{}{}", param.name, if param.optional { "?" } else { "" })).collect()
    }
    pub(crate) const PLAIN: Facts = Facts {
        name: "",
        text: "",
        params: &[],
        group: "",
        decides: "nobody",
        impossible: "-",
        opens: false,
        nests: false,
        example: "",
    };
}

/// One word: what the interpreter, the texts of cards and players that look ahead ask of it.
pub(crate) trait EffectWord {
    /// Reports what only the fields together show to be wrong; `None` where nothing can be made of it.
    fn check(&self, _: Context<'_>, _: &Table<'_>) -> Option<()> {
        Some(())
    }
    /// Carries it out, or goes on with it: `value` is what the procedure gave that it called last.
    fn run(&self, run: &mut Run, cx: &mut Cx, value: &mut Option<Value>) -> Progress;
    /// Its sentence, without capital and full stop.
    fn tell(&self, tell: &Teller<'_>, scene: &mut Scene) -> String;
    /// Whether it could change anything now.
    fn possible(&self, _: &Scope) -> bool {
        true
    }
    /// Why it would come to nothing now.
    fn futile(&self, scope: &Scope) -> Option<Futile> {
        (!self.possible(scope)).then_some(Futile::Nothing)
    }
    /// Visits the lists inside it.
    fn inner(&self, _: &Pack, _: &mut dyn FnMut(List)) {}
}

content::effect_words! {
    /// One instruction. What each means stands in its own file and in docs/effects.md.
    Effect { modify::Mod, rule::Rule, reroll::Reroll, attack::Attack, spread::Spread, carry_over::CarryOver, retarget::Retarget, cancel::Cancel, damage::Damage, prevent::Prevent, kill::Kill, draw::Draw, discard::Discard, recover::Recover, stand::Stand, coin::Coin, r#move::Move, place::Place, act::Act, activate::Activate, spawn::Spawn, ambush::Ambush, pool::Pool, boss::Boss, threat::Threat, twist::Twist, peek::Peek, spawn_token::SpawnToken, token::Token, intel::Intel, choose::Choose, pick::Pick, roll::Roll, when::When, pay::Pay, each::Each, lasting::Lasting }
}

/// What the files of the words have in common.
mod prelude {
    pub(super) use super::{EffectWord, Facts};
    pub(super) use crate::{
        Cx,
        choice::Holder,
        effect::{
            Ctx, Futile, Scope, change, does_something,
            pick::{About, Confirm, PickFigures, PickOption, PickTwist},
            run::{
                Progress::{self, Go, Next},
                Run, Stage,
            },
            tell::{Noun, Np, Of, Scene, Teller},
        },
        event::{Alter, Event},
        flow::{
            self, Value, call,
            discard::Discarding,
            spawn::{self, Appear},
        },
        pack::{
            self,
            effects::{decider, waiting},
            read::{Node, Table},
            scope::Cx as Context,
            *,
        },
        rules::*,
        speech::{self, Args},
        terms::{self, *},
        world::{self, Edit, Harm, Origin, Standing, That, TokenOn, ops::ops},
    };
    pub(super) use content::{Read, effect_word};
    pub(super) use kernel::marks::cite;
}
