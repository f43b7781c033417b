//! The words of the effect language, one file each: what a word means, its fields, how it is carried out and told, and whether it
//! could do anything. What several words share stands in `run`, `things`, `possible` and `tell`.

mod activate_structure;
mod capture_units;
mod change_vp;
mod choose;
mod discard_cards;
mod draw_cards;
mod drop_control;
mod each_player;
mod enable_scoring;
mod forbid;
mod gain_points;
mod kill_units;
mod link_regions;
mod mod_points;
mod mod_reward;
mod mod_scoring;
mod mod_strength;
mod move_crystals;
mod move_structures;
mod move_tokens;
mod move_units;
mod peek;
mod place_structure;
mod place_token;
mod place_units;
mod protect_units;
mod ready_skill;
mod recover_cards;
mod recruit_site;
mod release_prisoners;
mod remove_structure;
mod remove_tokens;
mod reorder_objectives;
mod resolve_token;
mod set_initiative;
mod set_retreat;
mod take_control;
mod win_ties;
mod withdraw_units;

pub use protect_units::Protection;

use super::{
    pick::Asks,
    run::{Applied, Doing, Nested, Next, Row, Work},
    tell::{Scene, Teller},
    things::{Ends, Reach},
};
use crate::{
    Cx,
    choice::Choice,
    event::At,
    flow::Value,
    pack::{Aim, Step, Until, Who, scope::Cx as Context},
    terms::*,
    world::Ctx,
};
use content::{effect::Param, read::Table};

/// What is known of a word besides what it does. Every step may have `do`, `if`, `later` and `optional`.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub name: &'static str,
    /// What it does.
    pub text: &'static str,
    pub params: &'static [Param],
    /// What it is about: a section of docs/effects-cry-havoc.md.
    pub group: &'static str,
    /// What happens when it cannot be carried out in full.
    pub impossible: &'static str,
    /// As a content file writes it.
    pub example: &'static str,
    /// Sides whose things it can affect; empty: it takes no `who`. Without `self` among them, `who` must be written.
    pub who: &'static [Who],
    /// Who may decide; empty: there is nothing to choose.
    pub by: &'static [Who],
    /// It takes `count` and `up_to`.
    pub count: bool,
    /// How long it can hold; empty: it does not last, or always for the battle.
    pub until: &'static [Until],
    /// It can be a cost.
    pub cost: bool,
    /// It needs nobody who uses it, so that an Event may say it outside of `each_player`.
    pub impersonal: bool,
    /// It means something while the Objectives of a battle are still to be resolved only.
    pub battle: bool,
    /// It is told as an order ("draw 1 card"), which "then" can join to what stands before.
    pub order: bool,
    /// It works for the user, no matter who is named, or finds its sides itself.
    pub for_user: bool,
    /// It takes things one by one out of a row.
    pub row: bool,
    /// It holds lists of steps.
    pub nested: bool,
    /// It is about Units in places.
    pub units: bool,
    /// It moves or places Units.
    pub brings: bool,
    /// What it moves is in the Region bound after it, or nowhere.
    pub moves: bool,
    /// It does not matter whose its things are.
    pub ownerless: bool,
    /// Things that are told apart, so that each is chosen by itself.
    pub kinds: Kinds,
    /// How it asks where from, and where to.
    pub asks_from: Asks,
    pub asks_to: Asks,
}

/// Things that are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kinds {
    None,
    Structures,
    Tokens,
}

impl Facts {
    pub(crate) const PLAIN: Facts = Facts {
        name: "",
        text: "",
        params: &[],
        group: "",
        impossible: "does nothing",
        example: "",
        who: sides::NOBODY,
        by: sides::ONE,
        count: false,
        until: &[],
        cost: false,
        impersonal: false,
        battle: false,
        order: true,
        for_user: false,
        row: false,
        nested: false,
        units: false,
        brings: false,
        moves: false,
        ownerless: false,
        kinds: Kinds::None,
        asks_from: Asks::Region,
        asks_to: Asks::To,
    };
}

/// One word: what the interpreter, the texts of cards and whoever looks ahead ask of it. A word takes things from places (`ends`
/// and what follows it), or takes them out of a row (`take`), or holds lists (`nest`), or acts for one side after the other (`act`).
pub(crate) trait EffectWord {
    /// Reports what only the fields together show to be wrong.
    fn check(&self, _: Context<'_>, _: &Table<'_>) -> Option<()> {
        Some(())
    }
    /// Its sentence, without capital and full stop; `before` are the steps of the list before it.
    fn tell(&self, tell: &Teller<'_>, scene: &Scene, step: &Step, before: &[Step]) -> String;
    /// The Objective that it is about.
    fn aim(&self) -> Option<Aim> {
        None
    }

    /// Where it takes from, and where it puts to.
    fn ends(&self) -> Option<Ends<'_>> {
        None
    }
    /// How many things of a side it could take from a place.
    fn avail(&self, reach: &Reach, side: Side, from: At) -> u8 {
        self.structures(reach, side, from).len() as u8
    }
    /// The Structures of a side that it could take from a place.
    fn structures(&self, _: &Reach, _: Side, _: At) -> Structures {
        Structures::NONE
    }
    /// Whether things could go to a place. `which`: the Structure, where it matters.
    fn room(&self, _: &Reach, _side: Side, _from: At, _which: Option<Structure>, _to: At) -> bool {
        false
    }
    /// Whether a mark keeps it from a Unit in battle.
    fn bars(&self, _: Mark) -> bool {
        false
    }
    /// Does it to things of one kind; says how many it affected, and what follows at once.
    fn apply(&self, _: Work, _: &mut Cx, _: &Ctx) -> Applied {
        (0, None)
    }

    /// Whether it could do something now, where it takes nothing from a place.
    fn possible(&self, _: &Reach, _: Sides) -> bool {
        false
    }
    /// Whether it could be paid in full, where it takes nothing from a place.
    fn payable(&self, reach: &Reach, sides: Sides) -> bool {
        self.possible(reach, sides)
    }
    /// Whether it could mean this side: only what all can see counts.
    fn concerns(&self, _: &Cx, _: &Ctx, _: Side) -> bool {
        true
    }
    /// Whether one lasting rule holds for all sides together.
    fn together(&self) -> bool {
        false
    }
    /// Acts for one side.
    fn act(&self, _: &mut Doing, _: &mut Cx, _: &Step, _: Side, _: Option<Objective>) -> Next {
        None
    }
    /// Goes on with the Regions that were asked for.
    fn chosen(&self, _: &mut Doing, _: &mut Cx, _: &Step, _: Side, _: Regions) {}
    /// Takes the next thing out of the row.
    fn take(&self, _: &mut Row, _: &mut Cx, _: &Step, _: &mut Ctx, _: Option<Choice>) -> Next {
        None
    }
    /// Goes on with the lists inside.
    fn nest(&self, _: &mut Nested, _: &mut Cx, _: &Step, _: &mut Ctx, _: Option<Value>) -> Next {
        None
    }
}

content::effect_words! {
    /// What one step does. What each word means stands in its own file and in docs/effects-cry-havoc.md, section 6.
    What { place_units::PlaceUnits, move_units::MoveUnits, kill_units::KillUnits, withdraw_units::WithdrawUnits, capture_units::CaptureUnits, release_prisoners::ReleasePrisoners, mod_strength::ModStrength, win_ties::WinTies, reorder_objectives::ReorderObjectives, mod_reward::ModReward, protect_units::ProtectUnits, set_retreat::SetRetreat, forbid::Forbid, draw_cards::DrawCards, discard_cards::DiscardCards, recover_cards::RecoverCards, peek::Peek, change_vp::ChangeVp, move_crystals::MoveCrystals, mod_scoring::ModScoring, enable_scoring::EnableScoring, take_control::TakeControl, drop_control::DropControl, place_structure::PlaceStructure, move_structures::MoveStructures, remove_structure::RemoveStructure, activate_structure::ActivateStructure, place_token::PlaceToken, move_tokens::MoveTokens, remove_tokens::RemoveTokens, resolve_token::ResolveToken, gain_points::GainPoints, mod_points::ModPoints, set_initiative::SetInitiative, ready_skill::ReadySkill, link_regions::LinkRegions, recruit_site::RecruitSite, choose::Choose, each_player::EachPlayer }
}

/// A word that takes things from the place in one field, and puts them to that in another.
macro_rules! takes {
    ($from:ident $(, $to:ident)?) => {
        fn ends(&self) -> Option<Ends<'_>> {
            Some(((&self.$from).into(), None$(.or(Some((&self.$to).into())))?))
        }
    };
}
use takes;

/// Lists of sides that several words share.
mod sides {
    use crate::pack::Who::{self, *};

    pub const UNITS: &[Who] = &[Me, Enemy, Both, Trogs, Mover];
    pub const FIGHTERS: &[Who] = &[Me, Enemy, Both];
    pub const HANDS: &[Who] = &[Me, Enemy, Both, All, Others, Mover];
    pub const THINGS: &[Who] = &[Me, Enemy, Trogs, Mover];
    /// The decider where what is affected has no owner.
    pub const ONE: &[Who] = THINGS;
    /// The decider where it has one.
    pub const OWNED: &[Who] = &[Me, Enemy, Owner, Trogs, Mover];
    pub const NOBODY: &[Who] = &[];
}

/// What the files of the words have in common.
mod prelude {
    pub(super) use super::{EffectWord, Facts, Kinds, What, sides::*, takes};
    pub(super) use crate::{
        Cx,
        choice::Choice,
        effect::{
            number,
            pick::{Asks, From, Pick},
            possible::{self, open_aims, role, roles},
            run::{Applied, Doing, Nested, Nesting, Next, Row, Stage, Steps, Work, emptied, picked},
            select,
            tell::{Scene, Teller, anywhere, each_way, holding, is_repeated, onward, owned, yes},
            things::{End, Ends, Reach, piece_kind},
            who,
        },
        event::{At, Event, ScoredFor},
        flow::{
            Value,
            action::Gain,
            build, call,
            control::Claim,
            initiative,
            reveal::{Explore, Spawn},
        },
        pack::{
            self,
            Who::{All, Both, Enemy, Me, Mover, Others, Trogs},
            numbers::{number, who},
            scope::{Cx as Context, Owner},
            select::{
                Places, bound, change, drawn, not_other, on_tile, one_of, own_structure, own_token, place, selector,
            },
            select::{token, units_at, wrong},
            steps::{list, offer},
            *,
        },
        rules::*,
        speech::Args,
        terms::*,
        world::{Cause, Ctx, Lasts, Phase, Retreat, Scoring, World, ops::ops},
    };
    pub(super) use content::{
        effect_word,
        read::{Node, Table},
    };
    pub(super) use kernel::marks::cite;
}
