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
        MustAnswer,
        NotACandidate,
        NotInHand,
        AlreadyChosen,
        NothingToTakeBack,
        NotYetEnough,
        TooMany,
        FactionTaken,
        TrogsNeedFour,
        HqTaken,
        NotAnHq,
        NotYourSkill,
        SkillExhausted,
        SkillNotNow,
        ConditionFails,
        CannotPay,
        DoesNothing,
        ScoringEnabled,
        LastRound,
        NoScoringCard,
        NeedsACard,
        DeckEmpty,
        NoUnitThere,
        UnitHalted,
        NotAdjacent,
        EnemyHq,
        BattleRegion,
        AttackerCannotLeave,
        HeldByAttackers,
        EntryForbidden,
        NoBattleTokenLeft,
        NoPointsLeft,
        ReserveEmpty,
        NoRecruitSite,
        NotYourStructure,
        NoTokenLeft,
        NotControlled,
        NotControlledAtStart,
        NoBuildingInHq,
        NoCrystalsInHq,
        SameTypeThere,
        NoActivation,
        AlreadyActivated,
        NoStructureThere,
        NotATactic,
        WrongTerrain,
        TacticsForbidden,
        TerrainTacticsForbidden,
        AllPlaced,
        NoEnemyUnitThere,
        UnitProtected,
        NotARetreat,
        TooFewPoints,
        NoPrisoner,
        NotAnOption,
        NotAPosition,
    }
}

/// `no(CH_MOVE_04, Reason::EnemyHq)`: a refusal.
pub fn no<T>(rule: Rule, reason: Reason) -> Result<T, Why> {
    // A rule that forbids something has been reached.
    kernel::marks::cite(rule);
    Err(Why { rule, reason })
}

/// Refuses unless the condition holds.
pub fn unless(holds: bool, rule: Rule, reason: Reason) -> Result<(), Why> {
    if holds { Ok(()) } else { no(rule, reason) }
}
