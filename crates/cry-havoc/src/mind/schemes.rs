//! All that is worth a thought at the beginning of a turn: beside the best-looking way to spend each hand of cards (`plan.rs`) also
//! strikes at other Regions, Units for other places, other Structures to build or activate, other uses of a Skill. For the question
//! itself, where a search weighs them; below it the plans are enough.

use super::{
    advice,
    line::{Line, at_points, at_turn},
    plan::{self, built, recruited, with_cards},
    strike::{Strike, marched, sent, strikes},
    worth::worth,
};
use crate::{Table, choice::Choice, flow::Frame, pack::Pack, terms::*};

/// Other strikes for each number of cards, those with all Units that can come, and other beginnings of a Build Action.
const STRIKES: usize = 4;
const MASSES: usize = 2;
const BEGINNINGS: usize = 6;
/// Uses of one Skill, the questions that tell them apart, and how many are begun before it is enough.
const USES: usize = 8;
const DEEP: usize = 3;
const MANY: usize = 30;

/// What a Skill must gain beside the card that it costs, in hundredths of a VP.
const TINY: i32 = 25;

type Scheme = (i32, Vec<Choice>);

/// Ways to answer the open question, each with what it seems to be worth; none where looking one choice ahead is enough.
pub fn schemes(table: &Table, pack: &Pack, seat: Seat) -> Vec<Scheme> {
    let mut all = plan::plans(table, pack, seat);
    if !matches!(table.asking(), Some(Frame::Turn(_))) {
        return all;
    }
    // What a Skill gains is gained beside the Action, so both are measured from the best Action.
    all.retain(|(_, choices)| !matches!(choices.first(), Some(Choice::Skill(_))));
    let now = worth(&table.world, pack, seat);
    let mut offers = Vec::new();
    table.offers(pack, seat, &mut offers);
    for offer in offers.iter().copied() {
        let Choice::Action(action) = offer else { continue };
        let mut line = Line::begin(table);
        if !line.play(pack, seat, offer) {
            continue;
        }
        if action == Action::Draw {
            all.extend(decks(&line, pack, seat));
        }
        for line in with_cards(&line, pack, seat) {
            match action {
                Action::Move => all.extend(other_strikes(&line, pack, seat)),
                Action::Recruit => all.extend(other_sites(table, &line, pack, seat)),
                Action::Build => all.extend(other_buildings(&line, pack, seat)),
                Action::Draw | Action::EnableScoring => {}
            }
        }
    }
    let acts = all.iter().map(|(worth, _)| *worth).max().unwrap_or(now);
    for offer in offers.iter().filter(|offer| matches!(offer, Choice::Skill(_))) {
        let mut line = Line::begin(table);
        if line.play(pack, seat, *offer) {
            let uses = uses(line, pack, seat).into_iter().map(|(worth, line)| (worth - now, line.choices));
            // A card is not spent on next to nothing.
            let pays = |choices: &[Choice]| choices.iter().any(|choice| matches!(choice, Choice::Card(_)));
            let worthwhile = |(gain, choices): &Scheme| *gain > TINY || !pays(choices);
            all.extend(uses.filter(worthwhile).map(|(gain, choices)| (acts + gain, choices)));
        }
    }
    distinct(all)
}

/// The same choices once, and no Action that spends nothing while there is another.
fn distinct(all: Vec<Scheme>) -> Vec<Scheme> {
    let mut kept: Vec<Scheme> = Vec::with_capacity(all.len());
    for scheme in all {
        if !kept.iter().any(|known| known.1 == scheme.1) {
            kept.push(scheme);
        }
    }
    if kept.iter().any(|(_, choices)| !is_void(choices)) {
        kept.retain(|(_, choices)| !is_void(choices));
    }
    kept
}

/// Whether these choices are an Action for which nothing is discarded and on which nothing is spent.
pub fn is_void(choices: &[Choice]) -> bool {
    let spent = |choice: &Choice| match choice {
        Choice::Card(_) | Choice::Step(..) | Choice::Build(..) | Choice::Activate(..) => true,
        Choice::Number(n) => *n > 0,
        _ => false,
    };
    let points = |action: &Action| matches!(action, Action::Move | Action::Recruit | Action::Build);
    matches!(choices.first(), Some(Choice::Action(action)) if points(action)) && !choices.iter().any(spent)
}

/// Two cards of each deck, instead of the own one.
fn decks(line: &Line, pack: &Pack, seat: Seat) -> Vec<Scheme> {
    let mut offers = Vec::new();
    line.table.offers(pack, seat, &mut offers);
    let drawn = |deck: Choice| {
        let mut line = line.clone();
        line.play(pack, seat, deck).then(|| {
            line.settle(pack, seat, at_turn);
            (worth(&line.table.world, pack, seat), line.choices)
        })
    };
    offers.into_iter().filter(|offer| matches!(offer, Choice::Deck(_))).filter_map(drawn).collect()
}

/// Moves that begin with another strike than the one that looks best.
fn other_strikes(line: &Line, pack: &Pack, seat: Seat) -> Vec<Scheme> {
    let Some(march) = line.table.world.march().filter(|_| matches!(line.table.asking(), Some(Frame::March(_)))) else {
        return Vec::new();
    };
    let mut all = strikes(&line.table.world, pack, Side::of(seat), march.points);
    all.sort_by_key(|strike| -strike.gain);
    let mut best: Vec<&Strike> = Vec::new();
    for strike in &all {
        if best.len() < STRIKES && !best.iter().any(|known| known.to == strike.to) {
            best.push(strike);
        }
    }
    // Where somebody is met, also all Units that can come.
    let mass = |best: &&Strike| {
        let most = all.iter().filter(|strike| strike.to == best.to).max_by_key(|strike| strike.ways.len())?;
        let foes = line.table.world.foes(best.to, Side::of(seat)) > 0;
        (foes && most.ways.len() > best.ways.len()).then_some(most)
    };
    let masses: Vec<&Strike> = best.iter().filter_map(mass).take(MASSES).collect();
    let mut schemes = Vec::new();
    for strike in best.into_iter().chain(masses) {
        let mut line = line.clone();
        if sent(&mut line, pack, seat, strike) {
            let line = marched(line, pack, seat);
            schemes.push((worth(&line.table.world, pack, seat), line.choices));
        }
    }
    schemes
}

/// All fresh Units at one of the other places where one may recruit.
fn other_sites(before: &Table, line: &Line, pack: &Pack, seat: Seat) -> Vec<Scheme> {
    let mut schemes = Vec::new();
    let mut line = line.clone();
    // The first place is asked about first; none there, and the next one is.
    while matches!(line.table.asking(), Some(Frame::Recruit(_))) && line.play(pack, seat, Choice::Number(0)) {
        if !matches!(line.table.asking(), Some(Frame::Recruit(_))) {
            break;
        }
        let mut there = line.clone();
        there.settle(pack, seat, at_turn);
        schemes.push((recruited(before, &there, pack, seat), there.choices));
    }
    schemes
}

/// Build Actions that begin with another Structure, elsewhere, or with another activation.
fn other_buildings(line: &Line, pack: &Pack, seat: Seat) -> Vec<Scheme> {
    if !matches!(line.table.asking(), Some(Frame::Build(_))) {
        return Vec::new();
    }
    let mut offers = Vec::new();
    line.table.offers(pack, seat, &mut offers);
    let mut begun: Vec<(i32, Choice, Line)> = Vec::new();
    for offer in offers.into_iter().filter(|offer| matches!(offer, Choice::Build(..) | Choice::Activate(..))) {
        let mut next = line.clone();
        if next.play(pack, seat, offer) {
            next.settle(pack, seat, at_points);
            begun.push((worth(&next.table.world, pack, seat), offer, next));
        }
    }
    begun.sort_by_key(|(worth, ..)| -worth);
    // One place for each Structure, the best-looking one; activations all differ.
    let mut structures = Structures::NONE;
    let mut schemes = Vec::new();
    for (_, offer, next) in begun {
        if let Choice::Build(structure, _) = offer {
            if structures.has(structure) {
                continue;
            }
            structures = structures.with(structure);
        }
        let line = built(next, pack, seat);
        schemes.push((worth(&line.table.world, pack, seat), line.choices));
        if schemes.len() >= BEGINNINGS {
            break;
        }
    }
    schemes
}

/// The uses of a Skill that look best: its first questions are answered in all ways, the others by habit.
fn uses(line: Line, pack: &Pack, seat: Seat) -> Vec<(i32, Line)> {
    let mut offers = Vec::new();
    let mut begun = vec![line];
    for _ in 0..DEEP {
        if begun.len() > MANY {
            break;
        }
        let mut next = Vec::new();
        for line in begun {
            let asked = line.table.waiting().iter().next() == Some(seat) && !line.table.asking().is_some_and(at_points);
            if !asked {
                next.push(line);
                continue;
            }
            line.table.offers(pack, seat, &mut offers);
            if line.table.ask().is_some_and(|ask| ask.key == "question-discard") {
                // Which card pays is no question: the cheapest.
                if let Some(cheapest) = advice::habit(&line.table, pack, seat, &offers, false) {
                    let mut line = line;
                    line.play(pack, seat, cheapest);
                    next.push(line);
                }
                continue;
            }
            for offer in offers.iter().filter(|offer| **offer != Choice::Back) {
                let mut other = line.clone();
                if other.play(pack, seat, *offer) {
                    next.push(other);
                }
            }
        }
        begun = next;
    }
    let settled = |line: Line| {
        // Points that a Skill gives are spent like any others.
        let line = match line.table.asking() {
            Some(Frame::March(_)) => marched(line, pack, seat),
            Some(Frame::Build(_)) => built(line, pack, seat),
            _ => {
                let mut line = line;
                line.settle(pack, seat, at_turn);
                line
            }
        };
        (worth(&line.table.world, pack, seat), line)
    };
    let mut uses: Vec<(i32, Line)> = begun.into_iter().map(settled).collect();
    uses.sort_by_key(|(worth, _)| -worth);
    uses.truncate(USES);
    uses
}
