//! The reasons of refusals.

pub(crate) use kernel::{no, unless};

/// Why a choice is not offered.
pub type Why = kernel::Why<Reason>;

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
        OtherHero,
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
