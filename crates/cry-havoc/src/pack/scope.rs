//! What a piece of content may refer to: the ids of the pack, and what its timing window fixes.

use super::words::Timing;
use super::{Ability, AbilityId, List, Step};
use crate::terms::*;
use content::read::Node;
use std::cell::RefCell;

/// The ids that effects refer to; the position is the number.
#[derive(Debug, Default)]
pub struct Names {
    pub structures: Vec<String>,
    /// The Faction of each Structure.
    pub builders: Vec<Faction>,
    pub named: Vec<String>,
    /// The Faction of each named token.
    pub owners: Vec<Faction>,
    /// Factions that have a crystal store.
    pub stores: Vec<Faction>,
}

/// Ids and the arenas that are being filled.
#[derive(Debug)]
pub struct Arena {
    pub names: Names,
    pub lists: RefCell<Vec<Vec<Step>>>,
    pub abilities: RefCell<Vec<Ability>>,
    /// What passive abilities say, as the pack keeps it.
    pub links: RefCell<Vec<(Faction, Structure)>>,
    pub shields: RefCell<NamedTokens>,
    pub sites: RefCell<(Structures, NamedTokens)>,
}

impl Arena {
    pub fn new(names: Names) -> Self {
        Arena {
            names,
            // The list without steps is at the place that `List::NONE` names.
            lists: RefCell::new(vec![Vec::new()]),
            abilities: RefCell::default(),
            links: RefCell::default(),
            shields: RefCell::default(),
            sites: RefCell::default(),
        }
    }
    pub fn push_list(&self, node: Node<'_>, list: Vec<Step>) -> Option<List> {
        if list.is_empty() {
            return Some(List::NONE);
        }
        let mut lists = self.lists.borrow_mut();
        lists.push(list);
        number(node, lists.len()).map(List)
    }
    pub fn push_ability(&self, node: Node<'_>, ability: Ability) -> Option<AbilityId> {
        let mut abilities = self.abilities.borrow_mut();
        abilities.push(ability);
        number(node, abilities.len()).map(AbilityId)
    }
}

/// The place of what was pushed last.
fn number(node: Node<'_>, len: usize) -> Option<u16> {
    let number = u16::try_from(len - 1).ok();
    if number.is_none() {
        node.problem("the pack has too many effects", Some(format!("at most {} fit", u16::MAX)));
    }
    number
}

/// The kinds of content that have abilities.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    FactionCard,
    TerrainCard,
    Skill,
    Structure(Structure),
    Named(Named),
    Event,
    Exploration,
    Trog,
}

impl Owner {
    /// The windows that abilities of this kind may have.
    pub fn windows(self) -> &'static [Timing] {
        use Timing::*;
        match self {
            Owner::FactionCard => &[Tactic, Action],
            Owner::TerrainCard => &[Tactic],
            Owner::Skill => &[Turn, BattleStart, Deployed, Scoring],
            Owner::Structure(_) => &[Activate, Entered, BattleStart, Deployed, Scoring, Passive],
            Owner::Named(_) => &[Entered, BattleStart, Deployed, Scoring, Passive],
            Owner::Event => &[Event],
            Owner::Exploration => &[Explore],
            Owner::Trog => &[Spawn],
        }
    }
    /// It lies in a Region of its own.
    pub fn has_source(self) -> bool {
        matches!(self, Owner::Structure(_) | Owner::Named(_))
    }
}

/// Where an effect stands.
#[derive(Clone, Copy, Debug)]
pub struct Cx<'w> {
    pub arena: &'w Arena,
    pub owner: Owner,
    /// None for what any Faction may use.
    pub faction: Option<Faction>,
    pub window: Timing,
    /// The step is carried out in a later window than the ability's.
    pub stored: bool,
    /// The step is paid.
    pub cost: bool,
    /// Nobody uses the ability: an Event outside of `each_player`.
    pub nobody: bool,
    /// Something was chosen before that `bound` means.
    pub bound_region: bool,
    pub bound_objective: bool,
    /// Another step came before.
    pub earlier: bool,
    /// A card was discarded as a cost; whether it must be a Terrain card.
    pub card: Option<bool>,
    /// The cost has a part whose size the user chooses.
    pub variable: bool,
    /// Several Regions may share the count of the step.
    pub spread: bool,
}

impl<'w> Cx<'w> {
    pub fn new(arena: &'w Arena, owner: Owner, faction: Option<Faction>) -> Self {
        Cx {
            arena,
            owner,
            faction,
            window: owner.windows()[0],
            stored: false,
            cost: false,
            nobody: owner == Owner::Event,
            bound_region: false,
            bound_objective: false,
            earlier: false,
            card: None,
            variable: false,
            spread: false,
        }
    }
    /// A battle is being resolved.
    pub fn in_battle(&self) -> bool {
        is_battle(self.window)
    }
    /// Units stand on the Battle board: between step B and the end of the Objectives.
    pub fn has_objectives(&self) -> bool {
        self.in_battle() && !matches!(self.window, Timing::BattleStart | Timing::BattleEnd)
    }
    /// The window fixes a Region.
    pub fn has_here(&self) -> bool {
        self.in_battle() || matches!(self.window, Timing::Entered | Timing::Explore | Timing::Spawn)
    }
}

/// The windows of a battle.
pub fn is_battle(window: Timing) -> bool {
    use Timing::*;
    matches!(window, Tactic | BattleStart | Deployed) || LATER.contains(&window)
}

/// The windows in which a stored step can happen.
pub const LATER: [Timing; 5] =
    [Timing::BeforeObjectives, Timing::AfterControl, Timing::AfterCapture, Timing::AfterAttrition, Timing::BattleEnd];
