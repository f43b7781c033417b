//! What the words of the effect language speak of: windows, sides, places, numbers, conditions. The words themselves stand in
//! `effect/words`, one file each.

use crate::{effect::words::What, terms::*};
use content::words;
use serde::{Deserialize, Serialize};

/// A list of steps, by its place in the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct List(pub u16);

/// An ability, by its place in the pack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AbilityId(pub u16);

words!(/** The windows (docs/effects-cry-havoc.md, section 2). */ Timing {
    Discard = "discard", Action = "action", Tactic = "tactic", Turn = "turn", Activate = "activate", Entered = "entered",
    BattleStart = "battle_start", Deployed = "deployed", BeforeObjectives = "before_objectives",
    AfterControl = "after_control", AfterCapture = "after_capture", AfterAttrition = "after_attrition",
    BattleEnd = "battle_end", Event = "event", Explore = "explore", Spawn = "spawn", Scoring = "scoring",
    Passive = "passive",
});
words!(/** Sides and players, seen from the user of the ability. */ Who {
    Me = "self", Enemy = "enemy", Both = "both", All = "all", Others = "others", Owner = "owner", Trogs = "trogs",
    Mover = "mover",
});
words!(/** How long a lasting step holds. */ Until {
    Battle = "battle", Turn = "turn", Round = "round", NextScoring = "next_scoring", ControlLost = "control_lost",
    Source = "source",
});
words!(/** Objectives as places of a step. */ Spot {
    Control = "obj:control", Capture = "obj:capture", Attrition = "obj:attrition", Any = "obj:any", All = "obj:all",
    Other = "obj:other", Bound = "obj:bound", Mine = "obj:mine", Ahead = "obj:ahead", Crowd = "obj:crowd",
    Empty = "obj:empty",
});
words!(/** The Objective that a step is about. */ Aim {
    Control = "control", Capture = "capture", Attrition = "attrition", Choose = "choose",
});
words!(/** Pools. */ Pool {
    Reserve = "reserve", Supply = "supply", Store = "store", Prisoners = "prisoners", Hand = "hand", Deck = "deck",
    Discard = "discard", Source = "source",
});
words!(/** Where a Region selector measures from. */ Anchor {
    Any = "any", Here = "here", Source = "source", Hq = "hq", Bound = "bound", OwnUnits = "own_units",
    OwnRegions = "own_regions", Caverns = "caverns",
});
words!(/** Who controls a Region. */ Holds { Me = "self", Enemy = "enemy", Nobody = "none", NotMe = "not_self" });
words!(/** How many of the matching Regions a step uses. */ Pick { Choose = "choose", All = "all", Spread = "spread" });
words!(/** Acts that become illegal. */ Ban {
    Tactics = "tactics", TerrainTactics = "terrain_tactics", Shift = "shift", Enter = "enter",
});
words!(/** Facts about the side and its battle. */ Fact {
    Attacker = "attacker", Defender = "defender", Fewer = "fewer", More = "more", WonControl = "won_control",
    LostControl = "lost_control", Fights = "fights", Third = "third", Controls = "controls",
});
words!(/** Comparisons. */ Compare { AtLeast = ">=", AtMost = "<=", Equal = "=" });
words!(/** Decks that a step draws from. */ FromDeck {
    Own = "own", Terrain = "terrain", OwnOrTerrain = "own_or_terrain",
});
words!(/** What `mod_points` counts by. */ Per { Action = "action", Card = "card" });
words!(/** Discard bonuses (CH-CARD-05). */ Bonus {
    DrawEach = "draw_each", DrawOne = "draw_one", Vp = "vp", Initiative = "initiative",
});

/// Whether Battle Regions match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InBattle {
    #[default]
    Never,
    Only,
    Also,
}

/// Whether HQ Regions match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InHq {
    #[default]
    Never,
    /// The own HQ may match, and passes `control = "self"` even without a Control token.
    Own,
    Also,
}

/// Tokens that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenWord {
    /// War Party or Nest.
    Trog,
    Nest,
    WarParty,
    Exploration,
    Named(Named),
}

/// Structures that a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StructureWord {
    /// Any of the own ones.
    Own,
    Type(Structure),
}

/// The Terrain that a selector accepts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TerrainTest {
    /// One bit per Terrain of [`Terrain::ALL`]; bit 4: no Terrain.
    pub mask: u8,
    /// The Terrain of the card just discarded.
    pub of_card: bool,
}

/// Which Regions a step means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selector {
    pub at: Anchor,
    pub dist: (u8, u8),
    pub control: Option<Holds>,
    pub occupied: Option<bool>,
    pub own: Option<u8>,
    pub foes: Option<u8>,
    pub foes_max: Option<u8>,
    pub terrain: Option<TerrainTest>,
    pub token: Option<TokenWord>,
    pub no_token: Option<TokenWord>,
    pub structure: Option<StructureWord>,
    pub no_structure: Option<StructureWord>,
    pub crystals: Option<u8>,
    pub battle: InBattle,
    pub hq: InHq,
    pub pick: Pick,
    /// With `spread`: most things per Region.
    pub each: Option<u8>,
}

impl Selector {
    /// Any one Region that is neither an HQ nor fought for.
    pub const PLAIN: Selector = Selector {
        at: Anchor::Any,
        dist: (0, 0),
        control: None,
        occupied: None,
        own: None,
        foes: None,
        foes_max: None,
        terrain: None,
        token: None,
        no_token: None,
        structure: None,
        no_structure: None,
        crystals: None,
        battle: InBattle::Never,
        hq: InHq::Never,
        pick: Pick::Choose,
        each: None,
    };
}

impl Default for Selector {
    fn default() -> Self {
        Selector::PLAIN
    }
}

/// A location of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Regions(Selector),
    Objectives(Spot),
    Pool(Pool),
}

/// A number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    Fixed(i8),
    /// The counter divided by `per`, rounded down, plus `plus`, never above `max`.
    Count {
        of: Counter,
        per: i8,
        max: Option<i8>,
        plus: i8,
    },
}

impl Number {
    pub fn plain(n: i8) -> Self {
        Number::Fixed(n)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// Regions that match.
    Regions(Selector),
    Units {
        who: Who,
        at: Place,
    },
    Crystals(Place),
    /// The hand of `who`.
    Cards(Who),
    /// Held by `who`.
    Prisoners(Who),
    /// Own ones.
    Structures(Selector),
    /// How much the cost's variable part paid.
    Paid,
    /// How many things the previous step affected.
    Done,
    /// Recruit icons on the card just discarded as cost.
    Icons,
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cond {
    Is(Fact),
    Cmp(Number, Compare, Number),
    /// Player counts: bit n for n players.
    Players(u8),
}

/// One option of `choose`: what must be paid, and what then happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    pub cost: List,
    pub effect: List,
}

/// One step of an effect.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    pub what: What,
    pub who: Who,
    pub by: Who,
    pub count: Number,
    pub up_to: bool,
    pub optional: bool,
    pub conds: Vec<Cond>,
    pub later: Option<Timing>,
    pub until: Option<Until>,
}

/// What a card, a Skill, a Structure or a token can do in one window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    pub timing: Timing,
    pub conds: Vec<Cond>,
    pub cost: List,
    pub effect: List,
}
