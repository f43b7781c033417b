//! Missions and their maps.

use crate::{effect::tell::Teller, pack::MissionCard, speech::Kind, terms::*};
use serde::Serialize;

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct MissionKit {
    pub id: String,
    pub name: String,
    /// The operation and where it plays.
    pub operation: String,
    pub place: String,
    pub act: u8,
    pub briefing: String,
    /// The sheet of the mission: set-up and its own rules.
    pub lines: Vec<String>,
    pub board: BoardKit,
    pub entry: Place,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit: Option<Place>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boss: Option<Monster>,
    /// Where the boss will enter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boss_mark: Option<Place>,
    pub objectives: Vec<Objective>,
    /// What the mission calls the tokens of the box, by the order of the tokens.
    pub tokens: Vec<String>,
}

/// The drawing of a board: cells row by row, each the place it belongs to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BoardKit {
    pub width: usize,
    pub height: usize,
    pub cells: Vec<u8>,
    /// Solid edges per cell: bit 0 north, 1 east, 2 south, 3 west.
    pub solid: Vec<u8>,
    pub places: Vec<PlaceKit>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlaceKit {
    pub name: String,
    pub terrain: Vec<Terrain>,
    /// Places one can step to.
    pub connected: Vec<Place>,
    /// Monsters may appear here.
    pub spawn: bool,
}

impl MissionKit {
    pub(super) fn of(tell: &Teller<'_>, mission: Mission) -> Self {
        let entry = tell.pack.mission(mission);
        let card = tell.mission(mission);
        let operation = tell.pack.operations.get(entry.operation);
        let operation = operation.map(|it| {
            let id = &it.meta.id;
            let name = tell.speech.name(Kind::Operation, id, &it.meta.name);
            (name, tell.speech.text(Kind::Operation, id, "place", &it.place))
        });
        let (operation, place) = operation.unwrap_or_default();
        MissionKit {
            id: entry.meta.id.clone(),
            name: card.title,
            operation,
            place,
            act: entry.act,
            briefing: briefing(tell, entry),
            lines: card.lines,
            board: BoardKit::of(tell, mission),
            entry: entry.entry,
            exit: entry.exit,
            boss: entry.boss,
            boss_mark: entry.boss_mark,
            objectives: entry.objectives.clone(),
            tokens: (0..tell.pack.tokens.len())
                .map(|kind| tell.token_name(TokenKind(kind as u8), Some(mission)))
                .collect(),
        }
    }
}

/// What the group is told before it sets out.
fn briefing(tell: &Teller<'_>, entry: &MissionCard) -> String {
    let note = entry.meta.notes.iter().find(|(field, _)| field == "briefing");
    note.map_or_else(String::new, |(field, text)| tell.speech.text(Kind::Mission, &entry.meta.id, field, text))
}

impl BoardKit {
    fn of(tell: &Teller<'_>, mission: Mission) -> Self {
        let board = &tell.pack.mission(mission).board;
        let place = |(n, location): (u8, &crate::pack::Location)| PlaceKit {
            name: tell.place_name(mission, Place(n)),
            terrain: location.terrain.clone(),
            connected: board.connected[n as usize].iter().collect(),
            spawn: location.spawn,
        };
        BoardKit {
            width: board.drawing.width,
            height: board.drawing.height,
            cells: board.drawing.cells.iter().map(|place| place.0).collect(),
            solid: board.drawing.solid.clone(),
            places: (0u8..).zip(&board.places).map(place).collect(),
        }
    }
}
