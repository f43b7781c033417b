//! What a table is opened with: the players and their Factions, the level of Skills, the length, and every flag of section 34 in `rulebook/notes`.

use crate::terms::*;
use content::keys;
use serde::{Deserialize, Serialize};

/// Everything that is fixed before set-up (DP-SET-1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    pub players: u8,
    /// The Factions by seat; empty: drawn, or picked, as `faction_assignment` says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub factions: Vec<Faction>,
    /// The id of a Skill level.
    #[serde(default = "novice")]
    pub level: String,
    /// Skill levels by seat, as a handicap (CH-SET-11); empty: `level` for all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub levels: Vec<String>,
    /// The id of a round option.
    #[serde(default = "standard")]
    pub length: String,
    /// The id of a handicap by seat; empty strings and missing seats: none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub handicaps: Vec<String>,
    #[serde(default)]
    pub keys: Keys,
    /// The lesson that the table is: it begins as the lesson lays it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

fn novice() -> String {
    "novice".into()
}

fn standard() -> String {
    "standard".into()
}

impl Options {
    pub fn new(players: u8) -> Self {
        Options {
            players,
            factions: Vec::new(),
            level: novice(),
            levels: Vec::new(),
            length: standard(),
            handicaps: Vec::new(),
            keys: Keys::default(),
            lesson: None,
        }
    }

    /// A table with these Factions in the order of the seats.
    pub fn with(factions: &[Faction]) -> Self {
        Options { factions: factions.to_vec(), ..Options::new(factions.len() as u8) }
    }
}

keys! {
    /// CH-SET-04: how Factions are found if none are given.
    faction_assignment: FactionAssignment { Fixed = "fixed", Random = "random", PickInSeatOrder = "pick_in_seat_order" },
    /// CH-SET-05: how the HQ Regions are found.
    hq_assignment: HqAssignment { Random = "random", ChooseInInitiativeOrder = "choose_in_initiative_order" },
    /// CH-SET-26: whether the Trog player controls the Trog HQ from the start.
    trog_hq_control_at_setup: TrogHqControl { True = "true", False = "false" },
    /// CH-SET-27: Tunnels on the board at the start, the one in the Trog HQ included.
    tunnels_at_setup: TunnelsAtSetup { Five = "5", Four = "4" },
    /// CH-EVT-09.
    event_pass_only_in_scoring: EventPassOnlyInScoring { False = "false", True = "true" },
    /// CH-EVT-10.
    event_pass_on_reach: EventPassOnReach { False = "false", True = "true" },
    /// CH-ACT-06: least number of cards for a Move, Recruit or Build Action.
    min_discard: MinDiscard { Zero = "0", One = "1" },
    /// CH-CARD-07.
    draw_one_scope: DrawOneScope { PerAction = "per_action", PerCard = "per_card" },
    /// CH-CARD-09: cards are discarded one by one, each bonus at once.
    incremental_discard: IncrementalDiscard { False = "false", True = "true" },
    /// CH-MOVE-22.
    tokens_recycle: TokensRecycle { True = "true", False = "false" },
    /// CH-CMP-22.
    control_tokens_limited: ControlTokensLimited { False = "false", True = "true" },
    /// CH-CMP-22.
    battle_tokens_limited: BattleTokensLimited { False = "false", True = "true" },
    /// CH-TAC-10.
    any_card_as_tactic: AnyCardAsTactic { False = "false", True = "true" },
    /// CH-RET-05.
    retreat_split: RetreatSplit { False = "false", True = "true" },
    /// CH-NTR-05.
    trog_win_keeps_third_party_control: TrogWinKeepsControl { False = "false", True = "true" },
    /// CH-TRG-03.
    trog_entry_stops: TrogEntryStops { True = "true", False = "false" },
    /// CH-MOVE-27.
    three_way_token: ThreeWayToken { RevealAndJoinDefender = "reveal_and_join_defender", StayFaceDown = "stay_face_down" },
    /// CH-SCO-02.
    hq_counts_for_region_vp: HqCountsForRegionVp { True = "true", False = "false" },
    /// Section 29: only the top card of a discard pile is open.
    discards_top_only: DiscardsTopOnly { False = "false", True = "true" },
    /// Section 29: whether a hand card is a Faction or a Terrain card is open.
    card_backs_public: CardBacksPublic { False = "false", True = "true" },
    /// MR-06: the extra Skills are mixed in.
    extra_skills: ExtraSkills { None = "none", Mixed = "mixed" },
}

/// Why a table cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("two to four players take part, not {0} (CH-CMP-01)")]
    Players(u8),
    #[error("{0} Factions are given for {1} players: give one each, or none (CH-SET-04)")]
    Factions(usize, u8),
    #[error("{0} is chosen twice: each player chooses another Faction (CH-SET-04)")]
    Twice(&'static str),
    #[error("the Trogs are played by a player only with four players, and then always (CH-CMP-02)")]
    Trogs,
    #[error("there is no {0} `{1}`; there are {2}")]
    Unknown(&'static str, String, String),
    #[error("there are {0} entries in `{1}`; give one per seat, or none")]
    PerSeat(usize, &'static str),
    #[error("no board of the pack is made for {0} players")]
    NoBoard(u8),
    #[error("{0} has {1} Skills to draw from, and {2} are to be drawn (CH-SET-10)")]
    TooFewSkills(&'static str, usize, u8),
}
