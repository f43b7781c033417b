//! What one viewer sees: built field by field from an allow-list, never stripped from a copy of the world.
//!
//! Cards and kinds are named by their content ids; places, cards of a hand, figures, tokens and slots by the numbers that
//! choices point at. What a viewer may not know is absent.

mod parts;
mod scenes;

pub use parts::*;
pub use scenes::*;

use crate::{
    FireteamZero, Table,
    choice::Choice,
    effect::Futile,
    flow::Frame,
    pack::Pack,
    terms::*,
    world::{Outcome, Phase, World},
};
use kernel::Seat;
use serde::Serialize;

/// Everything a seat, or a spectator, sees of a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct View {
    /// The seat that looks; absent for a spectator.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub viewer: Option<Seat>,
    pub mission: String,
    pub round: u16,
    pub phase: Phase,
    pub start_player: Seat,
    pub coin: CoinSide,
    pub threat: ThreatView,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    pub heroes: Vec<HeroView>,
    pub specialists: Vec<SpecialistView>,
    pub monsters: Vec<MonsterView>,
    pub spawns: Vec<SpawnView>,
    pub tokens: Vec<TokenView>,
    pub objectives: Vec<ObjectiveView>,
    pub twists: Vec<TwistView>,
    pub twist_deck: usize,
    pub recon_deck: usize,
    /// The recon cards being resolved, the innermost last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub recon: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<LastingView>>"))]
    pub lasting: Vec<LastingView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnView>,
    /// The attacks under way, the innermost last.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<AttackView>>"))]
    pub attacks: Vec<AttackView>,
    /// The attack that the viewer is putting together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declaring: Option<DeclaringView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harm: Option<HarmView>,
    /// Tactical responses among which the group chooses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<VolunteerView>>"))]
    pub volunteers: Vec<VolunteerView>,
    /// The cards of a deck that the viewer is looking at.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peek: Option<PeekView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionView>,
    /// Offers of the viewer that would come to nothing, and why; absent if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub futile: Option<Vec<FutileView>>,
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
    /// The seats it was put to.
    pub asked: Vec<Seat>,
    /// Those that have not answered.
    pub waiting: Vec<Seat>,
    /// What the viewer may choose; absent if it is not asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<Choice>>,
    /// What a sensible player answers, where that is plain.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub usual: Option<Choice>,
    /// The cards that the viewer has chosen so far; pointing at one takes it back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<Vec<Card>>,
}

impl View {
    pub fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> View {
        let world = &table.world;
        let viewer = viewer.filter(|seat| seat.index() < world.seats().len());
        View {
            viewer,
            mission: pack.mission(world.mission()).meta.id.clone(),
            round: world.round(),
            phase: world.phase(),
            start_player: world.start_player(),
            coin: world.coin(),
            threat: ThreatView::of(world, pack),
            outcome: world.outcome(),
            heroes: world.seats().map(|seat| HeroView::of(world, pack, viewer, seat)).collect(),
            specialists: (0..2).map(|which| SpecialistView::of(world, pack, which)).collect(),
            monsters: MonsterView::all(world, pack),
            spawns: SpawnView::all(world, pack),
            tokens: TokenView::all(world, pack),
            objectives: ObjectiveView::all(world, pack),
            twists: TwistView::all(world, pack),
            twist_deck: world.twist_deck().len(),
            recon_deck: world.recon_deck().len(),
            recon: scenes::recon_on_table(table, pack),
            lasting: world.lasting().map(|(slot, lasting)| LastingView::of(slot, lasting)).collect(),
            turn: TurnView::of(world),
            attacks: world.attacks().iter().map(|attack| AttackView::of(world, pack, attack)).collect(),
            declaring: DeclaringView::of(table, pack, viewer),
            harm: HarmView::of(world),
            volunteers: VolunteerView::all(table, pack),
            peek: PeekView::of(table, pack, viewer),
            question: QuestionView::of(table, pack, viewer),
            futile: FutileView::all(table, pack, viewer),
        }
    }
}

impl QuestionView {
    fn of(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<QuestionView> {
        let (ask, question) = (table.ask()?, table.ask()?);
        let seat = viewer.filter(|seat| table.waiting().has(*seat));
        let offers = seat.map(|seat| {
            let mut offers = Vec::new();
            table.offers(pack, seat, &mut offers);
            offers
        });
        let chosen = seat.and(table.asking()).map(|frame| frame.chosen_cards().iter().collect::<Vec<_>>());
        Some(QuestionView {
            chosen: chosen.filter(|cards| !cards.is_empty()),
            usual: seat
                .zip(offers.as_ref())
                .and_then(|(seat, offers)| crate::mind::advice::usual(table, pack, seat, offers)),
            number: ask.number,
            rule: question.rule.id::<FireteamZero>(),
            key: question.key,
            asked: ask.seats.iter().collect(),
            waiting: table.waiting().iter().collect(),
            offers,
        })
    }
}

/// An offer that would come to nothing.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FutileView {
    pub offer: Choice,
    pub why: Futile,
}

impl FutileView {
    fn all(table: &Table, pack: &Pack, viewer: Option<Seat>) -> Option<Vec<FutileView>> {
        let seat = viewer.filter(|seat| table.waiting().has(*seat))?;
        let mut offers = Vec::new();
        // Only the offers of a window can come to nothing.
        if matches!(table.asking(), Some(Frame::Window(_))) {
            table.offers(pack, seat, &mut offers);
        }
        let futile = |offer| crate::futile(table, pack, seat, offer).map(|why| FutileView { offer, why });
        let found: Vec<FutileView> = offers.into_iter().filter_map(futile).collect();
        (!found.is_empty()).then_some(found)
    }
}

/// The id and number of one card of a seat.
pub(crate) fn card_view(world: &World, pack: &Pack, seat: Seat, card: Card) -> CardView {
    CardView { card, action: pack.action(world.design(seat, card)).meta.id.clone() }
}
