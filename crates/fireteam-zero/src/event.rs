//! What happened: one event per operation, in the rulebook's words. The log, the story and the page are made from these.

use crate::{
    choice::Holder,
    pack::{AttackResult, Cause, Pool, SpawnSide, Window},
    terms::*,
    world::Outcome,
};
use serde::{Deserialize, Serialize};

/// One thing that happened on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A later mission of an operation is harder than its first (D-37).
    LaterMission {
        act: u8,
    },
    MissionBegins {
        mission: Mission,
    },
    StartPlayer {
        seat: Seat,
    },
    HeroChosen {
        seat: Seat,
        hero: Hero,
    },
    UpgradeChosen {
        seat: Seat,
        upgrade: Action,
    },
    FocusChosen {
        seat: Seat,
        focus: Focus,
    },
    SpecialistCardChosen {
        specialist: u8,
        card: SpecialistCard,
    },
    SpawnTokenPlaced {
        number: u8,
        place: Place,
    },
    RoundBegins {
        round: u16,
    },
    PhaseBegins {
        phase: crate::world::Phase,
    },
    TurnBegins {
        seat: Seat,
    },
    TurnSkipped {
        seat: Seat,
    },
    TurnEnds {
        seat: Seat,
    },
    /// The faces are told to their owner only.
    Drew {
        seat: Seat,
        cards: u32,
        n: u8,
    },
    Reshuffled {
        seat: Seat,
    },
    /// A card leaves the hand to be played.
    Played {
        seat: Seat,
        card: Card,
        action: Action,
        lower: bool,
    },
    Discarded {
        seat: Seat,
        cards: u32,
    },
    /// Cards taken back from a pile; to the hand or on top of the deck.
    Recovered {
        seat: Seat,
        cards: u32,
        to_deck: bool,
    },
    Moved {
        figure: Figure,
        from: Place,
        to: Place,
    },
    Placed {
        figure: Figure,
        from: Option<Place>,
        to: Place,
    },
    Spawned {
        figure: Figure,
        monster: Monster,
        place: Place,
    },
    Returned {
        figure: Figure,
        monster: Monster,
        to: Pool,
    },
    PoolChanged {
        monster: Monster,
        n: u8,
        from: Pool,
        to: Pool,
        /// How many of them stand on the board: these stay there and go to the new pool when they leave it.
        out: u8,
    },
    BossEntered {
        figure: Figure,
        monster: Monster,
        place: Place,
        power: u8,
    },
    AttackDeclared {
        attacker: Figure,
        target: Figure,
        ty: AttackType,
    },
    AttackLost {
        attacker: Figure,
        target: Figure,
    },
    Intercepted {
        seat: Seat,
        target: Figure,
    },
    Retargeted {
        attacker: Figure,
        target: Figure,
    },
    Rolled {
        attacker: Figure,
        ty: AttackType,
        faces: [u8; 8],
        n: u8,
    },
    Rerolled {
        attacker: Figure,
        ty: AttackType,
        dice: u8,
        faces: [u8; 8],
        n: u8,
    },
    /// A share of a number that is told next: dice before they are rolled, hits, what they are compared with. Shares are told
    /// only where there is more than one.
    Share {
        figure: Figure,
        number: Number,
        from: Cause,
        n: i8,
    },
    Hits {
        attacker: Figure,
        target: Figure,
        hits: u8,
    },
    /// Hits are compared with a monster or thing.
    Compared {
        attacker: Figure,
        figure: Figure,
        hits: u8,
        resistance: u8,
        damage: u8,
        health: u8,
    },
    AttackEnded {
        attacker: Figure,
        target: Figure,
        result: AttackResult,
    },
    Killed {
        figure: Figure,
        monster: Monster,
        place: Place,
    },
    Wounded {
        figure: Figure,
        monster: Monster,
        left: u8,
    },
    BossBeaten {
        figure: Figure,
        monster: Monster,
    },
    Unharmed {
        figure: Figure,
    },
    ThingDestroyed {
        figure: Figure,
        token: TokenKind,
        place: Place,
    },
    Prevented {
        seat: Seat,
        n: u8,
    },
    Damaged {
        seat: Seat,
        n: u8,
        unblockable: bool,
    },
    KnockedDown {
        seat: Seat,
    },
    StoodUp {
        seat: Seat,
    },
    CoinTurned {
        side: CoinSide,
    },
    /// A fall leaves so many specialists without a guard, for which the threat token advances.
    Unprotected {
        seat: Seat,
        n: u8,
    },
    ThreatAdvanced {
        to: u8,
    },
    TwistDrawn {
        twist: Twist,
        slot: u8,
    },
    TwistSuspended {
        twist: Twist,
    },
    TwistDiscarded {
        twist: Twist,
    },
    SearchBegins {
        seat: Seat,
        place: Place,
    },
    SearchStopped {
        seat: Seat,
    },
    SpawnTokenTurned {
        number: u8,
        place: Place,
        side: SpawnSide,
    },
    ReconDrawn {
        seat: Seat,
        card: Recon,
    },
    ReconFinished {
        card: Recon,
    },
    ItemFound {
        seat: Seat,
        item: Recon,
    },
    /// Cards of a deck were looked at; only the looker is told more.
    Peeked {
        seat: Seat,
        deck: crate::pack::Deck,
        n: u8,
    },
    TokenPlaced {
        kind: TokenKind,
        place: Place,
    },
    TokenRemoved {
        kind: TokenKind,
    },
    TokenTaken {
        kind: TokenKind,
        seat: Seat,
    },
    TokenDropped {
        kind: TokenKind,
        seat: Seat,
        place: Place,
    },
    IntelPlaced {
        objective: Objective,
        tokens: u8,
    },
    ObjectiveCompleted {
        objective: Objective,
    },
    Pinned {
        seat: Seat,
    },
    Freed {
        seat: Seat,
        by: Seat,
    },
    Activated {
        figure: Figure,
    },
    ActivationDie {
        figure: Figure,
        face: Face,
    },
    /// The chosen target of a monster, or the hero it walks to: the candidates with their distances make the reason.
    Targets {
        figure: Figure,
        hero: Figure,
        distance: u8,
    },
    Approaches {
        figure: Figure,
        hero: Figure,
        distance: u8,
    },
    ActivationStopped {
        figure: Figure,
    },
    SpawnRolled {
        number: u8,
        again: bool,
    },
    DieRolled {
        die: u8,
        face: u8,
    },
    Ambush {
        figure: Figure,
        seat: Seat,
    },
    /// A card's text begins to work.
    Effect {
        holder: Holder,
        /// The card behind the holder, by which it can be named when the holder is gone.
        from: Holder,
        seat: Option<Seat>,
    },
    /// A text has changed a number, a rule or a roll to come; most of it shows only later.
    Altered {
        figure: Figure,
        what: Alter,
        n: i8,
    },
    /// What a monster was about to do is cancelled.
    Cancelled {
        figure: Figure,
        what: crate::pack::Cancel,
    },
    /// Hits beyond need go on to another figure.
    CarriedOver {
        figure: Figure,
        hits: u8,
    },
    EffectEnds {
        holder: Holder,
    },
    WindowOpened {
        window: Window,
    },
    MissionEnds {
        outcome: Outcome,
    },
}

words!(/** Numbers of an attack whose shares are told. */ Number {
    Dice = "dice", Hits = "hits", Resistance = "resistance", Damage = "damage", Health = "health",
});

/// What an effect has altered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Alter {
    Strength,
    BonusHits,
    Range,
    MinDamage,
    Resistance,
    /// The attack strikes every hero in the place.
    Heroes,
    /// The attack strikes every monster in the place.
    Monsters,
    /// Anything else, which is not told.
    Other,
}

impl Alter {
    pub const ALL: &'static [Alter] = &[
        Alter::Strength,
        Alter::BonusHits,
        Alter::Range,
        Alter::MinDamage,
        Alter::Resistance,
        Alter::Heroes,
        Alter::Monsters,
        Alter::Other,
    ];
    pub fn word(self) -> &'static str {
        match self {
            Alter::Strength => "strength",
            Alter::BonusHits => "bonus-hits",
            Alter::Range => "range",
            Alter::MinDamage => "min-damage",
            Alter::Resistance => "resistance",
            Alter::Heroes => "heroes",
            Alter::Monsters => "monsters",
            Alter::Other => "other",
        }
    }
}
