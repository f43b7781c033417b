//! What the words of the effect language speak of: windows, figures, places, numbers, conditions. The words themselves stand in
//! `effect/words`, one file each.
//!
//! `content/fireteam-zero/vocabulary.toml` lists the same words for authors; the loader checks that the two agree.
//! Effect lists live in one arena ([`super::Pack::lists`]), abilities in another, so that a frame can name where it is by a
//! small number.

use crate::terms::*;

/// A list of effects, by its number in the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct List(pub u16);

/// An ability, by its number in the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct AbilityId(pub u16);

words!(/** Timing windows. */ Window {
    Always = "always", Setup = "setup", RoundStart = "round.start", Tactics = "tactics", TurnStart = "turn.start",
    TurnAction = "turn.action", TurnEnd = "turn.end", AttackDeclared = "attack.declared", AttackRolled = "attack.rolled",
    AttackResolved = "attack.resolved", SearchBefore = "search.before", SearchAfter = "search.after",
    HeroEnters = "hero.enters", MonsterActivates = "monster.activates", MonsterSpecial = "monster.special",
    MonsterMoved = "monster.moved", MonsterTargets = "monster.targets", HeroHit = "hero.hit", HeroHurt = "hero.hurt",
    HeroDown = "hero.down", HeroFreed = "hero.freed", MonsterSpawns = "monster.spawns", MonsterKilled = "monster.killed",
    BossWounded = "boss.wounded", TwistDrawn = "twist.drawn", IntelPlaced = "intel.placed",
    ObjectiveDone = "objective.done", RoundEnd = "round.end",
});
words!(/** Numbers that `mod` changes. */ Stat {
    Strength = "strength", BonusHits = "bonus_hits", Resistance = "resistance", Range = "range", Speed = "speed",
    Health = "health", HandSize = "hand_size", MinDamage = "min_damage", MaxDamage = "max_damage",
    ReactRange = "react_range",
});
words!(/** Rule exceptions that `rule` switches on. */ Flag {
    FleeFreely = "flee_freely", CannotLeave = "cannot_leave", CannotMove = "cannot_move", CannotAct = "cannot_act",
    CannotReact = "cannot_react", CannotIntercept = "cannot_intercept", FreeSearch = "free_search",
    IgnoreDifficult = "ignore_difficult", IgnoreCover = "ignore_cover", ThroughWalls = "through_walls", Hidden = "hidden",
    Marked = "marked", NoDamageToHeroes = "no_damage_to_heroes", NoSpecial = "no_special", Unsecured = "unsecured",
    Secured = "secured", Unblockable = "unblockable", NoAmbushActivation = "no_ambush_activation",
    ReactToAmbush = "react_to_ambush", PrefersWeak = "prefers_weak",
});
words!(/** How long a change lasts. */ Until {
    Attack = "attack", Activation = "activation", Turn = "turn", NextTurn = "next_turn", Round = "round",
    NextRound = "next_round", Mission = "mission", Freed = "freed", Left = "left",
});
words!(/** Sides and ranks a figure selector may name. */ Side {
    Hero = "hero", Ally = "ally", Monster = "monster", Minion = "minion", Elite = "elite", Boss = "boss",
    Specialist = "specialist",
});
words!(/** How many of the fitting ones a selector takes. */ Pick {
    All = "all", One = "one", UpTo = "up_to", Nearest = "nearest", Farthest = "farthest", Random = "random",
    MostCards = "most_cards", FewestCards = "fewest_cards",
});
words!(/** The states of a hero that conditions and selectors name. */ HeroState {
    Active = "active", Down = "down", Pinned = "pinned", Guarding = "guarding", HasActed = "has_acted",
});
words!(/** What an attack did to its target. */ AttackResult { Kill = "kill", Wound = "wound", Break = "break", Fail = "fail" });
words!(/** What `cancel` stops. */ Cancel {
    Activation = "activation", Move = "move", Attack = "attack", Special = "special", Spawn = "spawn", Search = "search",
});
words!(/** The side whose figures share the damage. */ SpreadTo { Heroes = "heroes", Monsters = "monsters" });
words!(/** Kinds of action that `act` grants. */ ActKind {
    Attack = "attack", Search = "search", Special = "special", Any = "any",
});
words!(/** The decks one may look into. */ Deck { Twist = "twist", Recon = "recon", Action = "action" });
words!(/** What happens to the cards looked at. */ PeekThen {
    Reorder = "reorder", Bottom = "bottom", DrawOne = "draw_one", SetTop = "set_top",
});
words!(/** Where a figure waits or returns to. */ Pool { Pool = "pool", Reserve = "reserve", Box = "box" });
words!(/** What `twist` does. */ TwistDo { Draw = "draw", Suspend = "suspend", Discard = "discard" });
words!(/** What `token` does. */ TokenDo {
    Place = "place", Remove = "remove", Move = "move", Take = "take", Drop = "drop",
});
words!(/** The sides of a spawn token. */ SpawnSide { Down = "down", Up = "up", Closed = "closed" });
words!(/** Who decides a `choose` or `pick`. */ Decider { You = "you", Group = "group", Target = "target" });
words!(/** How cards are discarded. */ DiscardHow {
    Choice = "choice", Random = "random",
    // An order: who cannot obey in full is knocked down (FZ-DOWN-17).
    Must = "must",
});
words!(/** Where `recover` takes cards from. */ RecoverFrom { Discard = "discard", This = "this", Spent = "spent" });
words!(/** Where `recover` puts cards. */ RecoverTo { Hand = "hand", DeckTop = "deck_top" });
words!(/** The figure that a reaction's range is measured to. */ RangeTo {
    Monster = "monster", Ally = "ally", Hero = "hero", Itself = "self",
});

/// Figures, named by a word or selected by a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Who {
    You,
    Actor,
    Target,
    That,
    AllHeroes,
    Allies,
    FirstPlayer,
    Select(Box<FigureSelect>),
}

/// `{ any = side, … }`: figures that fit.
#[derive(Clone, Debug, PartialEq)]
pub struct FigureSelect {
    pub any: Side,
    pub pick: Pick,
    /// For `pick = "up_to"`.
    pub n: u8,
    /// At most this far from `of`.
    pub within: Option<u8>,
    /// What distances are measured from; you, unless said otherwise.
    pub of: Option<Spot>,
    pub at: Option<Where>,
    pub except: Option<Who>,
    /// Heroes must be in this state; active, unless said otherwise.
    pub state: HeroState,
    pub kind: Option<FigureKind>,
}

/// A narrower kind of figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FigureKind {
    Monster(Monster),
    Henry,
    Patty,
}

/// Locations, named by a word or selected by a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Where {
    Here,
    There,
    ActorPlace,
    That,
    Entry,
    Exit,
    BossMark,
    /// Where the spawn die says.
    Roll,
    /// A location of the card's own mission.
    At(Place),
    Select(Box<PlaceSelect>),
}

/// `{ any = "location", … }`: locations that fit; never an impassable one.
#[derive(Clone, Debug, PartialEq)]
pub struct PlaceSelect {
    pub has: Option<Feature>,
    pub no: Option<Feature>,
    pub terrain: Option<Terrain>,
    pub within: Option<u8>,
    pub of: Option<Spot>,
    pub pick: Pick,
    pub n: u8,
}

/// `{ any = "token", kind, at, within, of }`: tokens on the board, for counting.
#[derive(Clone, Debug, PartialEq)]
pub struct TokenSelect {
    pub kind: TokenKind,
    pub at: Option<Where>,
    pub within: Option<u8>,
    pub of: Option<Spot>,
}

/// What a location may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    SpawnUp,
    SpawnDown,
    Spawn,
    Hero,
    Monster,
    Specialist,
    Token(TokenKind),
}

/// A figure or a place: something distances are measured from or to. `That` may be either.
#[derive(Clone, Debug, PartialEq)]
pub enum Spot {
    Who(Who),
    Where(Where),
    That,
}

/// A number that may depend on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Amount {
    pub base: Base,
    pub times: i8,
    pub plus: i8,
    pub min: Option<i8>,
    pub max: Option<i8>,
}

impl Amount {
    pub fn number(n: i8) -> Self {
        Amount { base: Base::Number(n), times: 1, plus: 0, min: None, max: None }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Base {
    Number(i8),
    CountFigures(FigureSelect),
    CountPlaces(PlaceSelect),
    CountTokens(TokenSelect),
    PerHero(i8),
    HandOf(Who),
    TokensAt(Where),
}

/// `n`, or as many as there are.
#[derive(Clone, Debug, PartialEq)]
pub enum HowMany {
    All,
    Some(Amount),
}

/// A number between two bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    pub min: Option<u8>,
    pub max: Option<u8>,
}

impl Bounds {
    pub fn admit(self, n: usize) -> bool {
        self.min.is_none_or(|min| n >= min as usize) && self.max.is_none_or(|max| n <= max as usize)
    }
}

/// Who an actor or a target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Being {
    You,
    Ally,
    Hero,
    Monster,
    Rank(Rank),
    Kind(Monster),
    Family(Family),
    /// A thing, by its token.
    Thing(TokenKind),
}

/// What must hold for an ability to work.
#[derive(Clone, Debug, PartialEq)]
pub enum Cond {
    Type(Vec<AttackType>),
    By(Being),
    On(Being),
    Gap { a: Spot, b: Spot, bounds: Bounds },
    CountFigures { select: FigureSelect, bounds: Bounds },
    CountPlaces { select: PlaceSelect, bounds: Bounds },
    CountTokens { select: TokenSelect, bounds: Bounds },
    Result(AttackResult),
    ExcessMax(u8),
    Cards(Bounds),
    Hand { bounds: Bounds, who: Who },
    Terrain { terrain: Terrain, at: Where },
    At { place: Where, who: Who },
    TokensAt { kind: TokenKind, at: Where, bounds: Bounds },
    TokensOn { kind: TokenKind, who: Who, bounds: Bounds },
    Intel { objective: Objective, bounds: Bounds },
    Coin(CoinSide),
    Threat(Bounds),
    Round(Bounds),
    State { state: HeroState, who: Who },
    Role(Role),
    Not(Box<Cond>),
    Any(Vec<Cond>),
}

/// What using an ability costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    pub discard: u8,
    pub action: u8,
    pub charge: u8,
    pub damage: u8,
    pub moves: u8,
}

words!(/** What a use limit is counted over. */ Per { Turn = "turn", Round = "round", Mission = "mission" });

/// One ability of a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Ability {
    pub when: Window,
    pub ifs: Vec<Cond>,
    /// The figure named must be at most this far from you.
    pub range: Option<(u8, RangeTo)>,
    pub may: bool,
    pub cost: Cost,
    pub limit: Option<(u8, Per)>,
    pub effects: List,
}

/// Which figures `spawn`, `ambush` and `pool` mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Kind(Monster),
    Rank(Rank),
}

/// What `pick` and `each` select.
#[derive(Clone, Debug, PartialEq)]
pub enum Picked {
    Figures(FigureSelect),
    Places(PlaceSelect),
}

impl Picked {
    pub fn pick(&self) -> Pick {
        match self {
            Picked::Figures(select) => select.pick,
            Picked::Places(select) => select.pick,
        }
    }
}
