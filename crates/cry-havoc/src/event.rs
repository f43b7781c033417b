//! What happened, told by the operation that did it. `sight.rs` says who may see how much of it.

use crate::{choice::Choice, terms::*, world::Cause};
use serde::{Deserialize, Serialize};

/// Where Units are, come from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum At {
    Region(Region),
    Objective(Objective),
    Reserve,
    Store,
    Supply,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    FactionChosen {
        side: Side,
        faction: Faction,
    },
    HqPlaced {
        side: Side,
        region: Region,
    },
    SkillGained {
        side: Side,
        skill: Skill,
    },
    InitiativeSet {
        #[cfg_attr(feature = "ts", ts(type = "[number, number, number, number]"))]
        order: [Seat; PLAYERS],
    },
    RoundBegan {
        round: u8,
    },
    EventRevealed {
        token: EventToken,
    },
    /// The stack of one spot was moved on to the next; spot 4 is the Final Scoring event.
    EventsPassed {
        from: u8,
        to: u8,
    },
    FinalScoring,
    NextInitiative {
        side: Side,
        position: u8,
    },
    SkillsReadied,
    SkillReadied {
        side: Side,
        skill: Skill,
    },
    SkillUsed {
        side: Side,
        skill: Skill,
    },
    /// Cards drawn to the hand: hidden from others but for their number and deck.
    Drew {
        side: Side,
        cards: Cards,
        n: u8,
        deck: Deck,
    },
    /// Cards that were drawn and go back: hidden from others.
    PutBack {
        side: Side,
        cards: Cards,
        n: u8,
        deck: Deck,
    },
    Reshuffled {
        side: Side,
    },
    Discarded {
        side: Side,
        card: Card,
    },
    Recovered {
        side: Side,
        card: Card,
    },
    Stored {
        side: Side,
        card: Option<Card>,
        terrain: Terrain,
    },
    /// A stored card went back under its Terrain deck: openly if it was played.
    Unstored {
        side: Side,
        card: Option<Card>,
        terrain: Terrain,
        open: bool,
    },
    TurnBegan {
        side: Side,
        number: u8,
    },
    TurnEnded {
        side: Side,
    },
    ActionTaken {
        side: Side,
        action: Action,
    },
    PointsGained {
        side: Side,
        kind: Points,
        n: u8,
    },
    ScoringEnabled {
        side: Side,
    },
    Moved {
        side: Side,
        n: u8,
        from: At,
        to: At,
    },
    /// Taken back before it was confirmed.
    TakenBack {
        side: Side,
        from: At,
        to: At,
    },
    Placed {
        side: Side,
        n: u8,
        at: At,
    },
    Killed {
        side: Side,
        n: u8,
        at: At,
    },
    /// Back to the Reserve without being killed.
    Withdrew {
        side: Side,
        n: u8,
        at: At,
    },
    Captured {
        side: Side,
        by: Side,
        n: u8,
        at: At,
    },
    Released {
        side: Side,
        by: Side,
        n: u8,
    },
    Ransomed {
        side: Side,
        from: Side,
    },
    ControlTaken {
        side: Side,
        region: Region,
    },
    ControlLost {
        side: Side,
        region: Region,
    },
    Crystals {
        n: i8,
        at: At,
    },
    CrystalsMoved {
        side: Side,
        n: u8,
        from: At,
        to: At,
    },
    Scored {
        side: Side,
        vp: i16,
        for_what: ScoredFor,
    },
    StructureBuilt {
        side: Side,
        structure: Structure,
        region: Region,
    },
    StructureTakenBack {
        side: Side,
        structure: Structure,
        region: Region,
    },
    StructureMoved {
        side: Side,
        structure: Structure,
        from: Region,
        to: Region,
    },
    StructureRemoved {
        side: Side,
        structure: Structure,
        region: Region,
    },
    Activated {
        side: Side,
        structure: Structure,
        region: Region,
    },
    NamedPlaced {
        side: Side,
        token: Named,
        region: Region,
    },
    NamedRemoved {
        side: Side,
        token: Named,
        region: Region,
    },
    /// A face-down token was put somewhere; nobody knows its face.
    TokenPlaced {
        kind: PieceKind,
        region: Region,
    },
    TokenMoved {
        kind: PieceKind,
        from: Region,
        to: Region,
    },
    TokenRemoved {
        kind: PieceKind,
        region: Region,
    },
    TokenRevealed {
        piece: Piece,
        region: Region,
    },
    /// What one player looked at: others learn that it happened.
    LookedAtHand {
        side: Side,
        of: Side,
        cards: Cards,
    },
    LookedAtTokens {
        side: Side,
        regions: Regions,
        pieces: Pieces,
    },
    RegionWorthMore {
        region: Region,
        vp: i8,
    },
    BattleBegan {
        region: Region,
        number: u8,
        attacker: Side,
    },
    BattleCancelled {
        region: Region,
    },
    BattleStarted {
        region: Region,
        attacker: Side,
        defender: Side,
    },
    UnitsDeployed {
        side: Side,
        placed: [u8; 3],
    },
    TacticPlayed {
        side: Side,
        card: Card,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        by: Seat,
    },
    TacticDeclined {
        side: Side,
    },
    Strength {
        side: Side,
        objective: Objective,
        amount: i8,
    },
    WinsTies {
        side: Side,
        objective: Objective,
    },
    ObjectivesReordered {
        order: [Objective; 3],
    },
    Protected {
        side: Side,
        n: u8,
        objective: Objective,
        kill: bool,
        capture: bool,
    },
    Forbidden {
        side: Side,
        what: crate::pack::Ban,
    },
    ObjectiveWon {
        side: Side,
        objective: Objective,
        own: u8,
        foes: u8,
    },
    /// Capture Prisoners was won, and there is no Unit that could be captured.
    NobodyToCapture {
        side: Side,
    },
    ObjectiveTied {
        objective: Objective,
    },
    /// The winner's survivors come back from the Battle board.
    Held {
        side: Side,
        n: u8,
        region: Region,
    },
    Retreated {
        side: Side,
        n: u8,
        to: At,
    },
    BattleEnded {
        region: Region,
    },
    /// A text begins to work.
    Text {
        cause: Cause,
        side: Side,
    },
    /// A text could do nothing.
    NoEffect {
        cause: Cause,
    },
    GameWon {
        side: Side,
    },
    /// A choice that is open to all.
    Chose {
        side: Side,
        choice: Choice,
    },
}

content::words!(/** What VP were scored for. */ ScoredFor {
    Card = "card", Text = "text", Control = "control", Kill = "kill", Reward = "reward", Prisoners = "prisoners",
    Ransom = "ransom", Regions = "regions", Crystals = "crystals", Bonus = "bonus", Start = "start",
});
