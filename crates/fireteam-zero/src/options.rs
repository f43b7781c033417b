//! What a table is opened with: the mission, the seats, and every key of section 21 in `rulebook/notes`.

use crate::terms::Mission;
use serde::{Deserialize, Serialize};

/// Everything that is fixed before set-up (FZ-VAR-07).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The id of the mission, `1.1` to `3.3` in the embedded pack.
    pub mission: String,
    /// Seats at the table, one hero each.
    pub heroes: u8,
    /// People who play them; fewer than heroes in solo play (FZ-SOLO-01). Only `boss_power` looks at it.
    #[serde(default)]
    pub people: u8,
    #[serde(default)]
    pub keys: Keys,
    /// Upgrade sets kept from earlier missions of a campaign, by id (EC-46).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kept_upgrades: Vec<String>,
    /// The lesson that the table is: it begins as the lesson lays it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

impl Options {
    pub fn new(mission: &str, heroes: u8) -> Self {
        Options {
            mission: mission.into(),
            heroes,
            people: heroes,
            keys: Keys::default(),
            kept_upgrades: Vec::new(),
            lesson: None,
        }
    }
}

content::keys! {
    /// D-05: how the start player is found.
    start_player: StartPlayer { AgreeOrRandom = "agree_or_random", Random = "random" },
    /// D-06: whether two heroes may share a role.
    unique_roles: UniqueRoles { True = "true", False = "false" },
    /// D-07: how the spawn tokens are laid out.
    spawn_token_layout: SpawnTokenLayout { Random = "random", Chosen = "chosen" },
    /// D-09: whether finds are shuffled in with the events.
    event_pool: EventPool { EventsOnly = "events_only", EventsAndFinds = "events_and_finds" },
    /// D-10: whether the draw of the tactics phase may be declined.
    tactics_draw: TacticsDraw { OptionalAllOrNothing = "optional_all_or_nothing", Mandatory = "mandatory" },
    /// D-13: who must take the specialists along.
    escort_obligation: EscortObligation { LastActiveHero = "last_active_hero", LastHero = "last_hero" },
    /// D-14: how far the specialists' abilities reach.
    specialist_reach: SpecialistReach { DistanceAtMost1 = "distance_at_most_1", GeometricAdjacency = "geometric_adjacency" },
    /// D-15: how ranges are counted.
    range_model: RangeModel { Path = "path", PathNoWallBetweenNeighbours = "path_no_wall_between_neighbours" },
    /// D-16: what terrain changes.
    terrain_modifier: TerrainModifier { Dice = "dice", Hits = "hits" },
    /// D-17: whether height helps against height.
    elevated_vs_elevated: ElevatedVsElevated { NoBonus = "no_bonus", Bonus = "bonus" },
    /// D-19: a boss's power tokens.
    boss_power: BossPower { CardValueElseOnePerHero = "card_value_else_one_per_hero", OnePerPlayer = "one_per_player" },
    /// D-20: whether monsters' bombs hurt monsters.
    monster_bombs_hurt_monsters: MonsterBombsHurtMonsters { False = "false", True = "true" },
    /// D-21: free searches with Patty.
    patty_free_searches: PattyFreeSearches { UnlimitedPerTurn = "unlimited_per_turn", OnePerHeroTurn = "one_per_hero_turn" },
    /// D-22: when the fuel of the ferry counts.
    ferry_fuel_token: FerryFuelToken { WhenFreed = "when_freed", WhenFound = "when_found" },
    /// D-23: whether objectives are open one after another.
    objective_order: ObjectiveOrder { Concurrent = "concurrent", Sequential = "sequential" },
    /// D-24: when an objective lets the coin be turned.
    coin_flip_trigger: CoinFlipTrigger { OnCompletion = "on_completion", AfterPrintedNumberOfTokens = "after_printed_number_of_tokens" },
    /// D-27: what the move face gives.
    move_face: MoveFace { OneLocation = "one_location", FullSpeedAgain = "full_speed_again" },
    /// D-28: when a hero falls.
    knockdown_threshold: KnockdownThreshold { DamageGreaterThanHand = "damage_greater_than_hand", DamageWhileHandEmpty = "damage_while_hand_empty" },
    /// D-30: what unprotected specialists cost.
    unprotected_penalty: UnprotectedPenalty { PerSpecialist = "per_specialist", OneSpace = "one_space" },
    /// D-31: whether every knock-down moves the threat token.
    threat_on_any_knockdown: ThreatOnAnyKnockdown { False = "false", True = "true" },
    /// D-34: which specialist cards are used.
    specialist_abilities: SpecialistAbilities { Base = "base", SecondEdition = "second_edition" },
    /// D-42: whether the abilities of the base game are there beside the second edition's cards.
    specialist_base_abilities: SpecialistBaseAbilities { OnlyOnCards = "only_on_cards", AlsoBeside = "also_beside" },
    /// D-35: who must be at the exit.
    exit_requires: ExitRequires { AllHeroes = "all_heroes", AllHeroesAndSpecialists = "all_heroes_and_specialists" },
    /// D-36: heroes of a soloist.
    solo_heroes: SoloHeroes { Two = "2", TwoToFour = "2..4" },
    /// D-43: in which attacks Henry helps.
    henry_reroll: HenryReroll { EveryAttack = "every_attack", AttackAction = "attack_action" },
    /// D-40: what the hand size means.
    hand_size_role: HandSizeRole { RefillTarget = "refill_target", LimitInTacticsPhase = "limit_in_tactics_phase" },
    /// D-41: when a spawn point is secured.
    secured_needs_no_monster: SecuredNeedsNoMonster { True = "true", False = "false" },
    /// EC-06: several heroes knocked down by one source.
    simultaneous_knockdowns: SimultaneousKnockdowns { Sequential = "sequential", SingleFlip = "single_flip" },
    /// EC-15: whom an ambusher attacks.
    ambush_target: AmbushTarget { TurnOrder = "turn_order", Searcher = "searcher" },
    /// EC-35: whether a hero lying at the exit has arrived.
    downed_at_exit: DownedAtExit { Counts = "counts", MustBeActive = "must_be_active" },
    /// EC-46: what happens to upgrades in a campaign.
    campaign_upgrades: CampaignUpgrades { PerMission = "per_mission", KeepAndAdd = "keep_and_add" },
    /// FZ-CARD-07: whether hands are open.
    open_hands: OpenHands { False = "false", True = "true" },
    /// FZ-VAR-09.
    difficulty: DifficultyKey { Regular = "regular", Recruit = "recruit", Veteran = "veteran" },
    /// FZ-VAR-10: with two heroes, cards the player of a tactical response still draws.
    two_hero_refill: TwoHeroRefill { Zero = "0", Two = "2" },
    /// FZ-VAR-05: the harder events stay in the box.
    remove_hard_events: RemoveHardEvents { False = "false", True = "true" },
    /// FZ-VAR-06: the finds AFS 21-S to 30-S stay in the box.
    remove_hard_finds: RemoveHardFinds { False = "false", True = "true" },
    /// EC-21: monsters choose among equally short ways by themselves (lowest location).
    automatic_paths: AutomaticPaths { False = "false", True = "true" },
}

/// Why a table cannot be opened.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("there is no mission `{0}`; the missions are {1}")]
    NoMission(String, String),
    #[error("two to four heroes take part in a mission, not {0} (FZ-COMP-20)")]
    Heroes(u8),
    #[error("{people} people cannot play {heroes} heroes: each person needs at least one (FZ-SOLO-01)")]
    People { people: u8, heroes: u8 },
    #[error("one person plays two heroes; set solo_heroes = 2..4 to play {0} (FZ-SOLO-01, D-36)")]
    Solo(u8),
    #[error("the mission needs {needed} figures of {monster}, the box holds {there} (EC-47)")]
    Figures { monster: String, needed: u8, there: u8 },
    #[error("there is no upgrade `{0}`")]
    NoUpgrade(String),
}

/// The mission's number in the pack.
pub type MissionIndex = Mission;
