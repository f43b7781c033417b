//! What one viewer sees: built field by field from an allow-list, never stripped from a copy of the world.
//!
//! Things of the content files are named by their ids and by the numbers that choices point at; sides by seat, 4 being the
//! neutral Trogs. What a viewer may not know is absent.

mod board;
mod scenes;
mod seats;

pub use board::*;
pub use scenes::*;
pub use seats::*;

use crate::{
    CryHavoc, Table,
    choice::Choice,
    flow::Frame,
    pack::Pack,
    terms::*,
    world::{Cause, Phase, Scoring, Turn, World},
};
use serde::Serialize;

/// Everything a seat, or a spectator, sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct View {
    /// The seat that looks; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<u8>,
    pub players: u8,
    /// The id of the board and of the round option.
    pub board: String,
    pub length: String,
    pub round: u8,
    pub phase: Phase,
    /// The Action round, from 0.
    pub action_round: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Turn>,
    pub initiative: Vec<u8>,
    pub next_initiative: Vec<u8>,
    pub scoring: Scoring,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    pub regions: Vec<RegionView>,
    pub seats: Vec<SeatView>,
    /// The neutral Trogs, where nobody plays them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub neutral: Option<NeutralView>,
    /// Cards left in the Terrain decks, in the order of the Terrains.
    pub terrain_decks: Vec<usize>,
    pub events: EventsView,
    pub tokens: Vec<SupplyView>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub lasting: Vec<LastingView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattleView>,
    /// Movement Points being spent, the innermost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub march: Option<MarchView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub build: Option<BuildView>,
    /// The cards that the viewer puts together for an Action.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discarding: Option<DiscardingView>,
    /// The distribution of Units that the viewer puts together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deploying: Option<DeployingView>,
    /// Cards that the viewer looks at and that are asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looking_at: Option<Vec<CardView>>,
    /// The side that names victims of Attrition, and how many it has still to name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attrition: Option<(Side, u8)>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionView>,
}

/// The question that is open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct QuestionView {
    pub number: u32,
    /// The id of the rule that asks.
    pub rule: &'static str,
    /// The name of its text in the locale files.
    pub key: &'static str,
    /// The thing whose text asks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cause: Option<CauseView>,
    /// The seats it was put to.
    pub asked: Vec<u8>,
    /// Those that have not answered.
    pub waiting: Vec<u8>,
    /// What the viewer may choose; absent if it is not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Choice>>,
}

/// A thing with a text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct CauseView {
    pub kind: &'static str,
    pub id: String,
    /// The Region of a Structure or named token.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub region: Option<Region>,
}

/// One Tactics card: its number and its id.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub card: Card,
    pub id: String,
}

impl View {
    pub fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> View {
        let world = &table.world;
        let viewer = viewer.filter(|seat| seat.index() < world.players());
        View {
            viewer: viewer.map(|seat| seat.0),
            players: world.players() as u8,
            board: world.board(pack).meta.id.clone(),
            length: world.length(pack).meta.id.clone(),
            round: world.round(),
            phase: world.phase(),
            action_round: world.action_round(),
            turn: world.turn(),
            initiative: numbers(world.initiative().iter().copied()),
            next_initiative: numbers(world.next_initiative().iter().copied()),
            scoring: world.scoring(),
            winner: world.winner(),
            regions: world.all_regions(pack).iter().map(|region| RegionView::of(world, pack, viewer, region)).collect(),
            seats: world.seats().map(|seat| SeatView::of(world, pack, viewer, seat)).collect(),
            neutral: NeutralView::of(world),
            terrain_decks: Terrain::ALL.iter().map(|terrain| world.terrain_deck(*terrain).len()).collect(),
            events: EventsView::of(world, pack),
            tokens: PieceKind::ALL.iter().map(|kind| SupplyView::of(world, pack, *kind)).collect(),
            lasting: world.lasting().iter().map(|lasting| LastingView::of(pack, lasting)).collect(),
            battle: world.battle().map(|battle| BattleView::of(world, pack, battle)),
            march: world.march().map(MarchView::of),
            build: world.build().map(|build| BuildView::of(pack, build)),
            discarding: DiscardingView::of(table, pack, viewer),
            deploying: DeployingView::of(table, viewer),
            looking_at: scenes::looking_at(table, pack, viewer),
            attrition: scenes::attrition(table),
            question: QuestionView::of(table, pack, viewer),
        }
    }
}

impl QuestionView {
    fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<QuestionView> {
        let ask = table.ask()?;
        let seat = viewer.filter(|seat| table.waiting().has(*seat));
        // How far a distribution of Units has come would tell something of it before it is confirmed.
        let hides_progress = matches!(table.asking(), Some(Frame::Deploy(_))) && seat.is_none();
        Some(QuestionView {
            number: ask.number,
            rule: ask.rule.id::<CryHavoc>(),
            key: if hides_progress { "question-deploy-control" } else { ask.key },
            cause: CauseView::of(pack, crate::cause(table)),
            asked: numbers(ask.seats.iter()),
            waiting: numbers(table.waiting().iter()),
            offers: seat.map(|seat| {
                let mut offers = Vec::new();
                table.offers(pack, seat, &mut offers);
                offers
            }),
        })
    }
}

impl CauseView {
    fn of(pack: &Pack, cause: Cause) -> Option<CauseView> {
        let (kind, meta, region) = match cause {
            Cause::Rule => return None,
            Cause::Card(card) => ("card", &pack.card(card).meta, None),
            Cause::Skill(skill) => ("skill", &pack.skill(skill).meta, None),
            Cause::Structure(structure, region) => ("structure", &pack.structure(structure).meta, Some(region)),
            Cause::Named(token, region) => ("named", &pack.named(token).meta, Some(region)),
            Cause::Piece(piece) => ("token", &pack.face(piece).meta, None),
            Cause::Event(token) => ("event", &pack.events.get(token.index())?.meta, None),
        };
        Some(CauseView { kind, id: meta.id.clone(), region })
    }
}

/// Seats as the page counts them.
fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}

/// The ids and numbers of some cards.
fn faces(pack: &Pack, cards: impl IntoIterator<Item = Card>) -> Vec<CardView> {
    cards.into_iter().map(|card| CardView { card, id: pack.card(card).meta.id.clone() }).collect()
}

/// Counts by side, those that are none left out.
fn by_side(world: &World, count: impl Fn(Side) -> u8) -> Vec<CountView> {
    world.sides().iter().map(|side| CountView { side, n: count(side) }).filter(|count| count.n > 0).collect()
}

/// How many of a side.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CountView {
    pub side: Side,
    pub n: u8,
}
