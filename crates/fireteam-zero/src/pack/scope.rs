//! What a piece of content may refer to: the ids of the pack, and what its timing window sets.

use super::read::{Node, Table};
use super::{Ability, AbilityId, Board, Effect, List, Window};
use crate::terms::*;
use std::cell::RefCell;

/// The ids that effects refer to, in file order: the position is the number.
#[derive(Debug, Default)]
pub struct Names {
    pub monsters: Vec<String>,
    pub families: Vec<String>,
    pub heroes: Vec<String>,
    /// Plain intel first.
    pub tokens: Vec<String>,
    pub objectives: Vec<String>,
    pub missions: Vec<String>,
    pub operations: Vec<String>,
    /// Events, discoveries, items.
    pub recon: Vec<String>,
}

/// What of a mission the effects of its cards refer to.
#[derive(Debug, Default)]
pub struct Ground {
    pub board: Option<Board>,
    pub exit: bool,
    pub boss: bool,
    pub objectives: Vec<String>,
}

/// Ids, grounds and the arenas that are being filled.
#[derive(Debug, Default)]
pub struct World {
    pub names: Names,
    /// By mission.
    pub grounds: Vec<Ground>,
    pub lists: RefCell<Vec<Vec<Effect>>>,
    pub abilities: RefCell<Vec<Ability>>,
}

impl World {
    pub fn push_list(&self, list: Vec<Effect>) -> List {
        let mut lists = self.lists.borrow_mut();
        lists.push(list);
        List((lists.len() - 1) as u16)
    }
    pub fn push_ability(&self, ability: Ability) -> AbilityId {
        let mut abilities = self.abilities.borrow_mut();
        abilities.push(ability);
        AbilityId((abilities.len() - 1) as u16)
    }
}

/// The kinds of content that have abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    Card,
    Recon,
    Monster,
    Mission,
    Objective,
    Token,
    Twist,
}

/// Where an effect stands.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'w> {
    pub world: &'w World,
    pub owner: Owner,
    /// The window of the ability; none for lists that are carried out at once.
    pub window: Option<Window>,
    /// What is fixed besides you: words of [`sets`].
    pub sets: &'static [&'static str],
    /// A `pick` or `each` has selected something.
    pub that: bool,
    pub mission: Option<Mission>,
    pub objective: Option<Objective>,
    /// The card has use tokens.
    pub charges: bool,
}

impl<'w> Cx<'w> {
    pub fn new(world: &'w World, owner: Owner) -> Self {
        Cx { world, owner, window: None, sets: &[], that: false, mission: None, objective: None, charges: false }
    }
    pub fn of_mission(self, mission: Mission) -> Self {
        Cx { mission: Some(mission), ..self }
    }
    pub fn in_window(self, window: Window) -> Self {
        Cx { window: Some(window), sets: sets(window), ..self }
    }
    pub fn ground(&self) -> Option<&'w Ground> {
        self.mission.and_then(|mission| self.world.grounds.get(mission.index()))
    }
    /// Whether the window fixes this; a window that does so only sometimes counts.
    pub fn has(&self, what: &str) -> bool {
        self.sets.iter().any(|set| set.trim_end_matches('?') == what)
    }
    /// Reports the use of something that the window does not set.
    pub fn needs(&self, node: Node<'_>, what: &str) -> Option<()> {
        if self.has(what) {
            return Some(());
        }
        let place = self.window.map_or("a list without a window".to_owned(), |w| format!("the window {:?}", w.word()));
        let hint = match self.sets {
            [] => "it sets nothing but you".to_owned(),
            sets => format!("it sets {}", sets.join(", ")),
        };
        node.problem(format!("{place} sets no {what}"), Some(hint));
        None
    }
    /// The figure that a word means where it does not say `who` must be there.
    pub fn understood(&self, t: &Table<'_>, word: &str, who: &str) -> Option<()> {
        if t.has("who") || self.has(who) {
            return Some(());
        }
        t.node.problem(format!("{word:?} means the {who}, which is not set here"), Some("write \"who\"".into()));
        None
    }
}

/// What a window fixes besides you ("?": only if there is one). `vocabulary.toml` says the same.
pub fn sets(window: Window) -> &'static [&'static str] {
    use Window::*;
    match window {
        Always | Setup | RoundStart | TwistDrawn | RoundEnd => &[],
        Tactics | TurnStart | TurnAction | TurnEnd | MonsterActivates | MonsterSpecial => &["actor"],
        AttackDeclared | AttackRolled | AttackResolved => &["actor", "target", "there", "type"],
        SearchBefore | SearchAfter | HeroEnters | MonsterMoved | MonsterSpawns => &["actor", "there"],
        MonsterTargets | HeroFreed => &["actor", "target", "there"],
        HeroHit | HeroHurt | HeroDown | MonsterKilled | BossWounded => &["target", "there", "actor?", "type?"],
        IntelPlaced | ObjectiveDone => &["actor?"],
    }
}
