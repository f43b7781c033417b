//! What is under way and must be seen by more than one procedure: a Move Action, a Build Action, arrivals, a battle.

use crate::{pack::*, terms::*};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// The thing whose text is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// No text, but a rule.
    #[default]
    Rule,
    Card(Card),
    Skill(Skill),
    /// A Structure and the Region it stands in.
    Structure(Structure, Region),
    Named(Named, Region),
    Piece(Piece),
    Event(EventToken),
}

/// Who uses an ability, from where, and what has been chosen in it so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ctx {
    /// *You*: a player or the neutral Trogs.
    pub me: Side,
    /// The seat that decides for `me`.
    pub by: Seat,
    pub cause: Cause,
    /// The Region of the battle, of the token, or of the Structure.
    pub here: Option<Region>,
    /// The Regions last chosen.
    pub bound: Regions,
    /// The Objective last chosen.
    pub objective: Option<Objective>,
    /// How many things the previous step affected.
    pub done: u8,
    /// What the variable part of the cost paid.
    pub paid: u8,
    /// The card just discarded as a cost.
    pub card: Option<Card>,
    /// In `entered`: whose Units entered.
    pub mover: Side,
}

/// A Move Action, or Movement Points that a text gave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    pub side: Side,
    pub points: u8,
    /// Own Units per Region that entered it in this Action.
    pub entered: [u8; REGIONS],
    /// Steps that can be taken back, the last one last.
    pub steps: ArrayVec<[StepTaken; 24]>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StepTaken {
    pub from: Region,
    pub to: Region,
    /// The Unit was halted by it.
    pub halted: bool,
    /// The Unit had entered `from` in this Action.
    pub entered: bool,
}

/// A Build Action, or Build Points that a text gave.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildScene {
    pub side: Side,
    pub points: u8,
    /// Regions controlled when the Action began (CH-BLD-04).
    pub controlled: Regions,
    /// Structures activated in the Action, by Region (CH-BLD-12).
    pub activated: [Structures; REGIONS],
    /// Structures built since the last activation, which can be taken back.
    pub built: ArrayVec<[(Structure, Region); 12]>,
}

/// Arrival steps under way (CH-MOVE-13 to 18, CH-MOVE-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Arrival {
    pub side: Side,
    /// Regions that the steps look at.
    pub scope: Regions,
    /// Regions that the side's Units entered.
    pub entered: Regions,
    /// Regions in which a Unit was lost to an empty Trog Reserve (CH-MOVE-15).
    pub lost: Regions,
}

/// A battle being resolved. Index 0 is the attacker, 1 the defender.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    pub region: Region,
    pub sides: [Side; 2],
    /// Whether the Units stand on the Battle board.
    pub deployed: bool,
    /// Units by side, Objective and mark ([`Mark::IN_BATTLE`]).
    pub units: [[[u8; 4]; 3]; 2],
    pub strength: [[i8; 3]; 2],
    /// Objectives on which the side wins ties, one bit each.
    pub ties: [u8; 2],
    pub order: [Objective; 3],
    /// Objectives resolved so far.
    pub resolved: u8,
    pub reward: [[i8; 3]; 2],
    /// Most extra VP in all; 0: no limit.
    pub reward_max: [[u8; 3]; 2],
    pub retreat: [Retreat; 2],
    /// Forbidden acts, one bit per [`Ban`].
    pub banned: [u8; 2],
    pub declined: [bool; 2],
    /// The side that won Region Control.
    pub winner: Option<u8>,
    pub laters: ArrayVec<[Later; 12]>,
    /// Trog Units that fight among the defender's (CH-MOVE-27, MR-09).
    pub guests: u8,
}

/// Where the loser of Region Control goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Retreat {
    #[default]
    Usual,
    Reserve,
    /// The Regions of a `set_retreat` step.
    Text(List, u8),
}

/// A step that waits for its window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Later {
    pub when: Option<Timing>,
    pub list: List,
    pub nth: u8,
    pub ctx: Ctx,
}

// The word lists of the content have no default of their own.
#[allow(clippy::derivable_impls)]
impl Default for Objective {
    fn default() -> Self {
        Objective::Control
    }
}

impl Battle {
    /// Which side of the battle this is.
    pub fn role(&self, side: Side) -> Option<usize> {
        self.sides.iter().position(|s| *s == side)
    }
    /// Units of a side on one Objective.
    pub fn on(&self, role: usize, objective: Objective) -> u8 {
        self.units[role][objective.index()].iter().sum()
    }
    /// All Units of a side in the battle.
    pub fn total(&self, role: usize) -> u8 {
        Objective::ALL.iter().map(|o| self.on(role, *o)).sum()
    }
    /// Units with all modifiers, never below 0: what is compared, and what kills.
    pub fn strength(&self, role: usize, objective: Objective) -> u8 {
        (self.on(role, objective) as i8 + self.strength[role][objective.index()]).max(0) as u8
    }
    pub fn is_banned(&self, role: usize, ban: Ban) -> bool {
        self.banned[role] >> ban as u8 & 1 == 1
    }
}
