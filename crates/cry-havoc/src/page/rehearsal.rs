//! Rehearsals: how a battle would end for each card of the hand with its best use, for each way to place the Units, or for
//! Units that are not even there yet.

use super::outcome::{Count, Ending, carry_through};
use crate::{
    Table,
    choice::Choice,
    flow::{Frame, battle::Fight},
    mind::advice,
    pack::Pack,
    story::Story,
    terms::*,
    view::View,
};
use kernel::Chance;
use serde::Serialize;

/// Endings that are tried for one card, and answers of the enemy for one placement.
const TRIES: u32 = 240;
/// Placements that are shown.
const SHOWN: usize = 5;

/// What a battle would bring.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Rehearsal {
    pub stage: Stage,
    pub region: Region,
    /// The side that the viewer plays.
    pub side: Side,
    /// One case where all Units are known, several where face-down tokens may hide Trogs.
    pub cases: Vec<Case>,
    /// What the enemy may still hold, from what lies open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_hold: Option<MayHold>,
}

/// What is rehearsed: every assumption follows from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A battle that has not begun: the enemy answers every placement with what is best for it, nobody plays a card.
    Before,
    /// The attacker places: the same.
    Attack,
    /// The defender places and has seen the attacker's Units; nobody plays a card.
    Defence,
    /// The viewer plays one card with its best use, nobody plays another.
    Tactics,
    /// The viewer is not asked: nobody plays a card any more.
    Standing,
}

impl Stage {
    /// Whether the viewer is about to answer, and the rows are its answers.
    pub fn asks(self) -> bool {
        matches!(self, Stage::Attack | Stage::Defence | Stage::Tactics)
    }
}

/// What may be found in the Region.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Case {
    /// The attacker and the defender; no defender: nobody fights.
    pub attacker: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<Side>,
    pub attackers: u8,
    pub defenders: u8,
    /// How likely it is: the first number out of the second.
    pub chance: [u32; 2],
    /// The best for the viewer first, by what the battle alone brings; in a battle under way, going on without a card comes where it
    /// belongs.
    pub rows: Vec<Row>,
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Row {
    /// The card played; none: no card, or a placement.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub card: Option<Card>,
    /// How the card is used, in the order of its questions.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<_>"))]
    pub how: Vec<String>,
    /// The viewer's Units by Objective, and the enemy's answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub placed: Option<[u8; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<[u8; 3]>,
    pub ending: Ending,
    /// The viewer's own choices that begin it, from the open question on.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub choices: Vec<Choice>,
}

/// Tactics that may still be in a hand, from what lies open.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MayHold {
    pub seat: u8,
    pub hand: u32,
    /// Cards of the Faction whose place nobody has shown.
    pub cards: Vec<Card>,
}

/// A battle on a table, and who looks at it.
struct Scene<'a> {
    pack: &'a Pack,
    sides: [Side; 2],
    region: Region,
    role: usize,
    crystals: u8,
}

impl Scene<'_> {
    fn value(&self, ending: &Ending, role: usize) -> i32 {
        ending.value(self.sides, role, self.crystals)
    }
    fn count(&self, table: &Table) -> Count {
        Count::of(table, self.sides, self.region)
    }
    fn end(&self, table: &Table, count: Count) -> Option<Ending> {
        carry_through(table.clone(), self.pack, self.sides, self.region, count)
    }
    fn apply(&self, table: &mut Table, seat: Seat, choice: Choice, count: &mut Count) -> Option<()> {
        let mut events = Vec::new();
        table.apply(self.pack, seat, choice, &mut events).ok()?;
        count.add(table, self.sides, self.region, &events);
        Some(())
    }

    /// All ways to place Units on the board, with the endings that the enemy's best answer leads to.
    fn placements(&self, table: &Table) -> Vec<Row> {
        let mut rows = Vec::new();
        for spread in self.spreads(table) {
            let answered = match spread.table.asking() {
                Some(Frame::Deploy(_)) => self
                    .spreads(&spread.table)
                    .into_iter()
                    .filter_map(|answer| Some((Some(answer.placed), self.end(&answer.table, answer.count)?)))
                    .max_by_key(|(_, ending)| self.value(ending, 1 - self.role)),
                _ => self.end(&spread.table, spread.count).map(|ending| (None, ending)),
            };
            if let Some((answer, ending)) = answered {
                let Spread { placed, choices, .. } = spread;
                rows.push(Row { placed: Some(placed), answer, choices, ..Row::of(ending) });
            }
        }
        self.sort(&mut rows);
        rows.truncate(SHOWN);
        rows
    }

    fn sort(&self, rows: &mut [Row]) {
        rows.sort_by_key(|row| std::cmp::Reverse(self.value(&row.ending, self.role)));
    }

    /// Every distribution of the side that is asked, or a fair part of them where there are many.
    fn spreads(&self, table: &Table) -> Vec<Spread> {
        let Some(Frame::Deploy(deploy)) = table.asking() else { return Vec::new() };
        let Some(seat) = table.waiting().iter().next() else { return Vec::new() };
        let units = table.world.units(self.region, self.sides[deploy.role()]);
        let step = 1 + units / 6;
        let mut found = Vec::new();
        for control in (0..=units).filter(|n| n % step == 0 || *n == units) {
            for capture in (0..=units - control).filter(|n| n % step == 0 || control + n == units) {
                let placed = [control, capture, units - control - capture];
                let mut spread = Spread { placed, table: table.clone(), count: self.count(table), choices: Vec::new() };
                let done = self.place(&mut spread, seat);
                found.extend(done.map(|()| spread));
            }
        }
        found
    }

    /// Answers the questions of a distribution, from its first one.
    fn place(&self, spread: &mut Spread, seat: Seat) -> Option<()> {
        let play = |spread: &mut Spread, choice: Choice| {
            spread.choices.push(choice);
            self.apply(&mut spread.table, seat, choice, &mut spread.count)
        };
        while matches!(spread.table.asking(), Some(Frame::Deploy(deploy)) if deploy.spread() != [0; 3])
            && spread.table.why_not(self.pack, seat, Choice::Back).is_none()
        {
            play(spread, Choice::Back)?;
        }
        for at in [0, 1] {
            match spread.table.asking() {
                Some(Frame::Deploy(deploy)) if deploy.objective() == Some(Objective::ALL[at]) => {
                    play(spread, Choice::Number(spread.placed[at]))?;
                }
                _ => {}
            }
        }
        play(spread, Choice::Done)
    }

    /// The best use of a card: its own questions are answered in every way, up to a limit.
    fn best_use(&self, table: &Table, seat: Seat, card: Card) -> Option<(Path, Ending)> {
        let (mut played, mut count) = (table.clone(), self.count(table));
        self.apply(&mut played, seat, Choice::Card(card), &mut count)?;
        let mut search = Search { scene: self, seat, path: Vec::new(), best: None, tries: TRIES };
        search.go(&played, count);
        search.best.map(|(_, path, ending)| (path, ending))
    }
}

impl Row {
    fn of(ending: Ending) -> Row {
        Row { card: None, how: Vec::new(), placed: None, answer: None, ending, choices: Vec::new() }
    }
}

/// One distribution of a side's Units, carried out on a table of its own.
struct Spread {
    placed: [u8; 3],
    table: Table,
    count: Count,
    choices: Vec<Choice>,
}

/// Answers to the questions of one card, with who gives them.
type Path = Vec<(Seat, Choice)>;

/// Looks for the best answers to the questions of one card.
struct Search<'a, 'p> {
    scene: &'a Scene<'p>,
    seat: Seat,
    path: Path,
    best: Option<(i32, Path, Ending)>,
    tries: u32,
}

impl Search<'_, '_> {
    fn go(&mut self, table: &Table, count: Count) {
        if self.tries == 0 {
            return;
        }
        let resolving = !count.ended
            && !matches!(table.asking(), None | Some(Frame::Tactics(_)))
            && table.frames().iter().any(|frame| matches!(frame, Frame::Tactics(_)));
        if !resolving {
            self.tries -= 1;
            if let Some(ending) = self.scene.end(table, count) {
                let value = self.scene.value(&ending, self.scene.role);
                if self.best.as_ref().is_none_or(|(known, _, _)| value > *known) {
                    self.best = Some((value, self.path.clone(), ending));
                }
            }
            return;
        }
        let Some(seat) = table.waiting().iter().next() else { return };
        let mut offers = Vec::new();
        table.offers(self.scene.pack, seat, &mut offers);
        offers.retain(|choice| *choice != Choice::Back);
        if seat != self.seat {
            // The enemy's own choices in a text: the usual answer.
            let usual = advice::habit(table, self.scene.pack, seat, &offers, false);
            offers = usual.or(offers.first().copied()).into_iter().collect();
        }
        for choice in offers {
            let (mut next, mut counted) = (table.clone(), count);
            if self.scene.apply(&mut next, seat, choice, &mut counted).is_some() {
                self.path.push((seat, choice));
                self.go(&next, counted);
                self.path.pop();
            }
        }
    }
}

/// A rehearsal of the battle being resolved; without `hints` only how it would end as it stands.
pub fn under_way(table: &Table, pack: &Pack, seat: Seat, lang: Lang, hints: bool) -> Result<Rehearsal, String> {
    let world = &table.world;
    let battle = world.battle().ok_or("no battle is being resolved")?;
    let sides = battle.sides;
    let own = |role: &usize| sides[*role] == Side::of(seat);
    let acts = |role: &usize| world.decider(sides[*role]) == seat;
    let asked = table.waiting().has(seat);
    // A player who plays for both is shown what the question is about.
    let role = match table.asking() {
        Some(Frame::Tactics(tactics)) if asked => Some(tactics.role()),
        Some(Frame::Deploy(deploy)) if asked => Some(deploy.role()),
        _ => [0, 1].into_iter().find(own).or([0, 1].into_iter().find(acts)),
    };
    let role = role.ok_or("you do not fight in this battle")?;
    let region = battle.region;
    let scene = Scene { pack, sides, region, role, crystals: world.crystals(region) };
    let (stage, rows) = match table.asking() {
        Some(Frame::Tactics(_)) if asked && hints => (Stage::Tactics, tactics(&scene, table, seat, lang)),
        Some(Frame::Deploy(deploy)) if asked && hints => {
            let stage = if deploy.role() == 0 { Stage::Attack } else { Stage::Defence };
            (stage, scene.placements(table))
        }
        _ => {
            let ending = scene.end(table, scene.count(table));
            (Stage::Standing, ending.map(Row::of).into_iter().collect())
        }
    };
    let units = [0, 1].map(|role: usize| battle.total(role) + world.units(region, sides[role]));
    Ok(Rehearsal {
        stage,
        region,
        side: sides[role],
        cases: vec![Case {
            attacker: sides[0],
            defender: Some(sides[1]),
            attackers: units[0],
            defenders: units[1],
            chance: [1, 1],
            rows,
        }],
        may_hold: may_hold(table, pack, seat, sides[1 - role]),
    })
}

/// Every card that may be played, and none.
fn tactics(scene: &Scene<'_>, table: &Table, seat: Seat, lang: Lang) -> Vec<Row> {
    let who = seat;
    let story = Story::new(scene.pack, lang);
    let mut offers = Vec::new();
    table.offers(scene.pack, who, &mut offers);
    let mut rows = Vec::new();
    for choice in offers {
        let row = match choice {
            Choice::Card(card) => scene.best_use(table, who, card).map(|(path, ending)| {
                let how = told(scene, &story, table, who, card, &path);
                let own = path.into_iter().filter(|(seat, _)| *seat == who).map(|(_, choice)| choice);
                let choices = [choice].into_iter().chain(own).collect();
                Row { card: Some(card), how, choices, ..Row::of(ending) }
            }),
            _ => {
                let ending = scene.end(table, scene.count(table));
                ending.map(|ending| Row { choices: vec![choice], ..Row::of(ending) })
            }
        };
        rows.extend(row);
    }
    scene.sort(&mut rows);
    rows
}

/// The answers of a path in words.
fn told(
    scene: &Scene<'_>,
    story: &Story<'_>,
    table: &Table,
    who: Seat,
    card: Card,
    path: &[(Seat, Choice)],
) -> Vec<String> {
    let (mut table, mut count) = (table.clone(), scene.count(table));
    let mut told = Vec::new();
    if scene.apply(&mut table, who, Choice::Card(card), &mut count).is_none() {
        return told;
    }
    for (seat, choice) in path {
        if *seat == who {
            told.push(story.choice(&table, *seat, *choice));
        }
        if scene.apply(&mut table, *seat, *choice, &mut count).is_none() {
            break;
        }
    }
    told
}

/// A rehearsal of a battle that own Units would begin in a Region.
pub fn before(table: &Table, pack: &Pack, seat: Seat, region: Region, units: u8) -> Result<Rehearsal, String> {
    let (world, side) = (&table.world, Side::of(seat));
    if !world.all_regions(pack).has(region) {
        return Err("there is no such Region".into());
    }
    if world.battle().is_some() {
        return Err("a battle is being resolved".into());
    }
    let attackers = units.clamp(1, 20);
    let present = world.sides_in(region).without(side);
    let trogs = world.trogs();
    let foe = present.without(trogs).first().or(present.first()).unwrap_or(trogs);
    let standing = world.units(region, foe);
    // Face-down Trogs come out where nobody else defends.
    let hidden = if foe == trogs && trogs != side {
        super::tally::hidden_trogs(table, pack, seat, region)
    } else {
        vec![(0, 1)]
    };
    let all: u32 = hidden.iter().map(|(_, weight)| weight).sum();
    let room = world.reserve(trogs);
    let case = |(more, weight): (u8, u32)| {
        let defenders = standing + more.min(room);
        let defender = (defenders > 0).then_some(foe);
        let rows = if defenders == 0 {
            Vec::new()
        } else {
            let imagined = world.as_if_attacked(region, side, attackers, foe, defenders);
            let frame = Frame::Battle(Fight::of(region));
            let begun = Table::new(imagined, frame, Chance::from_number(7), pack, &mut Vec::new());
            let scene = Scene { pack, sides: [side, foe], region, role: 0, crystals: world.crystals(region) + 1 };
            begun.map(|table| scene.placements(&table)).unwrap_or_default()
        };
        Case { attacker: side, defender, attackers, defenders, chance: [weight, all], rows }
    };
    Ok(Rehearsal {
        stage: Stage::Before,
        region,
        side,
        cases: hidden.into_iter().map(case).collect(),
        may_hold: may_hold(table, pack, seat, foe),
    })
}

/// Cards that the enemy may hold, from what the viewer sees.
fn may_hold(table: &Table, pack: &Pack, viewer: Seat, foe: Side) -> Option<MayHold> {
    let seat = foe.seat().filter(|seat| *seat != viewer)?;
    let view = View::of(table, pack, Some(viewer));
    let of = view.seats.get(seat.index())?;
    let shown = of.discard.iter().chain(&of.discard_top).chain(&of.playing).map(|card| card.card);
    let open: Cards = shown.collect();
    let cards = Cards::of_faction(of.faction?).but(open).iter().filter(|card| pack.card(*card).tactic.is_some());
    Some(MayHold { seat: seat.0, hand: of.hand_count, cards: cards.collect() })
}
