//! The types of pages in TypeScript, rendered by `cargo xtask codegen`.

use super::*;
use crate::{choice::Choice, event::*, pack::*, view::*, world::*};
use ts_rs::{Config, TS};

/// A type that is written as one line of TypeScript.
macro_rules! plain {
    ($($name:ty = $text:literal: $define:literal;)*) => {$(
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $text.into()
            }
            fn inline(_: &Config) -> String {
                $define.into()
            }
            fn decl(_: &Config) -> String {
                format!("type {} = {};", $text, $define)
            }
        }
    )*};
}

plain! {
    Regions = "Regions": "number";
    // Bit sets of so many cards do not fit into a number of JavaScript: pages do not read them.
    Cards = "Cards": "unknown";
    Pieces = "Pieces": "unknown";
}

/// All types, each as `export type …;`.
pub fn render(config: &Config) -> String {
    let mut out = String::new();
    macro_rules! types {
        ($($name:ty),* $(,)?) => {$(
            out.push('\n');
            out.push_str(&<$name>::docs().unwrap_or_default());
            out.push_str("export ");
            out.push_str(&<$name>::decl(config));
            out.push('\n');
        )*};
    }
    types! {
        Region, Card, Structure, Named, Skill, EventToken, Piece, Regions, Cards, Pieces, Side,
        Faction, Terrain, Objective, Points, Action, PieceKind, Mark, ScoredFor, Ban, Timing, Until, Per, Bonus, Ring, HqMark,
        Deck, Choice, At, Cause, Event, Phase, Scoring, Turn,
        View, QuestionView, CauseView, CardView, CountView,
        RegionView, StructureView, NamedView, TokenView, BattleTokenView, SupplyView, EventsView, LastingView, LastsView,
        SeatView, BacksView, StoredView, SkillView, StructureSupplyView, NamedSupplyView, NeutralView,
        MarchView, EnteredView, StepView, BuildView, SiteView, BattleView, BattleSideView, ObjectiveView, MarkedView,
        RetreatView, LaterView, DiscardingView, DeployingView,
        Kit, KitWord, KitText, KitBoard, KitRegion, KitScore, KitFaction, KitCard, KitStructure, KitNamed, KitSkill, KitFace,
        KitLength,
        Inquiry, Advice, Rehearsal, Stage, Case, Row, MayHold, Ending, Tally, Standing, Stop,
    }
    out
}
