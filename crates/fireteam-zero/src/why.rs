//! Refusals that explain: the rule that forbids a choice, and what is needed to make a sentence of it.

use kernel::Rule;
use serde::{Deserialize, Serialize};

/// Why a choice is not offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    pub rule: Rule,
    pub reason: Reason,
}

content::reasons! {
    /// The sentence, by its kind; `key` names its text in the locale files.
    Reason {
        /// The question is about something else.
        NotThisQuestion,
        NotYours,
        MustAnswer,
        HeroTaken,
        RoleTaken,
        RoleNeeded,
        WrongRole,
        AlreadyChosen,
        NotYetEnough,
        NotInHand,
        NotConnected,
        /// They touch, but across a solid line.
        SolidLine,
        Impassable,
        TooFewPoints,
        CannotFlee,
        HeldFast,
        Pinned,
        CannotMove,
        CannotAct,
        ActionUsed,
        HeroDown,
        NoMonsterTarget,
        OutOfRange,
        NoCardReaches,
        OtherType,
        NoSpawnToken,
        AlreadySearched,
        MonsterHere,
        FreeSearchUsed,
        NotInThisPhase,
        NotHere,
        NotCarryable,
        HandsFull,
        ConditionFails,
        LimitReached,
        CannotPay,
        AlreadyReacted,
        NoReactionsInAmbush,
        NoReactions,
        AttackInAttack,
        NoAttackAction,
        WrongWindow,
        NotATacticalResponse,
        NotAnOption,
        OptionDoesNothing,
        TooManyDice,
        NotACandidate,
        NotTheNextClass,
        NotOnShortestPath,
        Attacker,
        NotInSameLocation,
        LastGuard,
        MustMove,
        NotTowards,
        NotAway,
        NotTheDestination,
        MayNotBackOut,
    }
}

/// `no(FZ_MOVE_05, Reason::TooFewPoints)`: a refusal.
pub fn no<T>(rule: Rule, reason: Reason) -> Result<T, Why> {
    // A rule that forbids something has been reached.
    kernel::marks::cite(rule);
    Err(Why { rule, reason })
}

/// Refuses unless the condition holds.
pub fn unless(holds: bool, rule: Rule, reason: Reason) -> Result<(), Why> {
    if holds { Ok(()) } else { no(rule, reason) }
}
