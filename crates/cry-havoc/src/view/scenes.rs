//! The parts of a view that are under way: a Move or Build Action, a battle, what the viewer puts together.

use super::{CardView, CauseView, StructureView, board::structure_views, faces};
use crate::{
    Table,
    flow::Frame,
    pack::{Ban, Pack, Timing},
    sight,
    terms::*,
    world::{Battle, BuildScene, March, Retreat, StepTaken, World},
};
use serde::Serialize;

/// Movement Points being spent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarchView {
    pub side: Side,
    pub points: u8,
    /// Regions that Units entered in this Action, and how many.
    pub entered: Vec<EnteredView>,
    /// Steps that can be taken back, the last one last.
    pub steps: Vec<StepView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnteredView {
    pub region: Region,
    pub n: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StepView {
    pub from: Region,
    pub to: Region,
    pub halted: bool,
}

/// Build Points being spent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BuildView {
    pub points: u8,
    /// Regions controlled when it began.
    pub controlled: Vec<Region>,
    /// Structures activated in it.
    pub activated: Vec<SiteView>,
    /// Structures that can be taken back, the last one last.
    pub built: Vec<SiteView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SiteView {
    #[serde(flatten)]
    pub structure: StructureView,
    pub region: Region,
}

/// The battle being resolved: the attacker, then the defender.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct BattleView {
    pub region: Region,
    pub sides: Vec<BattleSideView>,
    pub deployed: bool,
    /// The Objectives in the order in which they are resolved, and how many are.
    pub order: Vec<Objective>,
    pub resolved: u8,
    /// The side that won Region Control.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// Trog Units that fight among the defender's.
    pub guests: u8,
    /// Texts that wait for a later moment of the battle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub laters: Vec<LaterView>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleSideView {
    pub side: Side,
    /// The seat that decides for it.
    pub by: u8,
    /// In the order of the Objectives on the Battle board.
    pub objectives: Vec<ObjectiveView>,
    /// Whether it goes on playing Tactics cards.
    pub declined: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub banned: Vec<Ban>,
    /// How it retreats, if a text says it.
    pub retreat: RetreatView,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct ObjectiveView {
    pub objective: Objective,
    pub units: Vec<MarkedView>,
    /// What texts add or take.
    pub modifier: i8,
    /// Units with all modifiers: what is compared.
    pub strength: u8,
    pub wins_ties: bool,
    pub reward: i8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reward_max: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MarkedView {
    pub mark: Mark,
    pub n: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum RetreatView {
    Usual,
    Reserve,
    Text,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct LaterView {
    pub side: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<Timing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseView>,
}

/// Cards chosen for an Action that is not confirmed yet, for the one who puts it together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DiscardingView {
    pub kind: Points,
    pub cards: Vec<CardView>,
}

/// A distribution of Units that is not confirmed yet, for the one who puts it together.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct DeployingView {
    pub side: Side,
    /// In the order of the Objectives on the Battle board.
    pub placed: [u8; 3],
    /// The Objective that is asked about; absent: to be confirmed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objective: Option<Objective>,
}

impl MarchView {
    pub(super) fn of(march: &March) -> Self {
        let entered = march.entered.iter().enumerate().filter(|(_, n)| **n > 0);
        MarchView {
            side: march.side,
            points: march.points,
            entered: entered.map(|(at, n)| EnteredView { region: Region(at as u8), n: *n }).collect(),
            steps: march
                .steps
                .iter()
                .map(|StepTaken { from, to, halted, .. }| StepView { from: *from, to: *to, halted: *halted })
                .collect(),
        }
    }
}

impl BuildView {
    pub(super) fn of(pack: &Pack, build: &BuildScene) -> Self {
        let site = |structure: Structure, region: Region| SiteView {
            structure: StructureView { structure, id: pack.structure(structure).meta.id.clone() },
            region,
        };
        let activated = build.activated.iter().enumerate().flat_map(|(at, structures)| {
            let region = Region(at as u8);
            structure_views(pack, *structures).into_iter().map(move |structure| SiteView { structure, region })
        });
        BuildView {
            points: build.points,
            controlled: build.controlled.iter().collect(),
            activated: activated.collect(),
            built: build.built.iter().map(|(structure, region)| site(*structure, *region)).collect(),
        }
    }
}

impl BattleView {
    pub(super) fn of(world: &World, pack: &Pack, battle: &Battle) -> Self {
        BattleView {
            region: battle.region,
            sides: [0, 1].map(|role| BattleSideView::of(world, battle, role)).to_vec(),
            deployed: battle.deployed,
            order: battle.order.to_vec(),
            resolved: battle.resolved,
            winner: battle.winner.map(|role| battle.sides[role as usize]),
            guests: battle.guests,
            laters: battle
                .laters
                .iter()
                .map(|later| LaterView {
                    side: later.ctx.me,
                    when: later.when,
                    cause: CauseView::of(pack, later.ctx.cause),
                })
                .collect(),
        }
    }
}

impl BattleSideView {
    fn of(world: &World, battle: &Battle, role: usize) -> Self {
        let side = battle.sides[role];
        let objective = |objective: &Objective| {
            let at = objective.index();
            let units =
                Mark::IN_BATTLE.iter().map(|mark| MarkedView { mark: *mark, n: battle.units[role][at][mark.slot()] });
            ObjectiveView {
                objective: *objective,
                units: units.filter(|marked| marked.n > 0).collect(),
                modifier: battle.strength[role][at],
                strength: battle.strength(role, *objective),
                wins_ties: battle.ties[role] >> at & 1 == 1,
                reward: battle.reward[role][at],
                reward_max: Some(battle.reward_max[role][at]).filter(|most| *most > 0),
            }
        };
        BattleSideView {
            side,
            by: world.decider(side).0,
            objectives: Objective::ALL.iter().map(objective).collect(),
            declined: battle.declined[role],
            banned: Ban::ALL.iter().copied().filter(|ban| battle.is_banned(role, *ban)).collect(),
            retreat: match battle.retreat[role] {
                Retreat::Usual => RetreatView::Usual,
                Retreat::Reserve => RetreatView::Reserve,
                Retreat::Text(..) => RetreatView::Text,
            },
        }
    }
}

impl DiscardingView {
    pub(super) fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Self> {
        let discard = sight::discarding(table, viewer)?;
        Some(DiscardingView { kind: discard.kind(), cards: faces(pack, discard.chosen().iter()) })
    }
}

impl DeployingView {
    pub(super) fn of(table: &Table, viewer: Option<Seat>) -> Option<Self> {
        let deploy = sight::deploying(table, viewer)?;
        let side = table.world.battle()?.sides[deploy.role()];
        Some(DeployingView { side, placed: deploy.spread(), objective: deploy.objective() })
    }
}

pub(super) fn looking_at(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Vec<CardView>> {
    sight::looking_at(table, viewer).map(|cards| faces(pack, cards.iter()))
}

/// Victims are named openly, one after another.
pub(super) fn attrition(table: &Table) -> Option<(Side, u8)> {
    let battle = table.world.battle()?;
    match table.asking() {
        Some(Frame::Attrition(attrition)) => {
            let (role, left) = attrition.naming();
            Some((*battle.sides.get(role)?, left))
        }
        _ => None,
    }
}
