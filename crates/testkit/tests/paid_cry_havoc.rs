//! Nothing is paid in silence: whoever uses a Skill, a Structure or a card gets something for it, or is told before and
//! afterwards that it has no effect (MR-13, CH-TAC-14).

use cry_havoc::{
    Table,
    choice::Choice,
    event::{At, Event},
    flow::Frame,
    open,
    options::Options,
    pack::{AbilityId, Ban, List, Pack, Timing, What},
    story::Story,
    terms::*,
    world::Cause,
};
use kernel::{Chance, Seat};
use testkit::cry_havoc::random_options_for;

/// A use under way: whose it is, where it began, and what has become of it.
struct Use {
    cause: Cause,
    side: Side,
    /// Frames below it.
    depth: usize,
    /// Something has to be paid for it, or for one of its options.
    pays: bool,
    /// One of its steps works without an event.
    silent: bool,
    /// An offer said beforehand that it has no effect.
    warned: bool,
    said: bool,
    declined: bool,
    something: bool,
}

fn steps(pack: &Pack, list: List, visit: &mut impl FnMut(&What, bool)) {
    for step in pack.list(list) {
        visit(&step.what, step.later.is_some());
        match &step.what {
            What::Choose(word) => word.options.iter().for_each(|offer| steps(pack, offer.effect, visit)),
            What::EachPlayer(word) => steps(pack, word.effect, visit),
            _ => {}
        }
    }
}

impl Use {
    fn of(table: &Table, pack: &Pack, seat: Seat, choice: Choice) -> Option<Use> {
        let side = Side::of(seat);
        let timed = |all: &[AbilityId], timing: Option<Timing>| {
            let all = all.iter().copied();
            all.filter(|id| timing.is_none_or(|timing| pack.ability(*id).timing == timing)).collect::<Vec<_>>()
        };
        let (cause, side, abilities) = match (table.asking()?, choice) {
            (Frame::Turn(_) | Frame::Window(_), Choice::Skill(skill)) => {
                (Cause::Skill(skill), side, timed(&pack.skill(skill).abilities, None))
            }
            (Frame::Build(_), Choice::Activate(structure, region)) => {
                let abilities = timed(&pack.structure(structure).abilities, Some(Timing::Activate));
                (Cause::Structure(structure, region), side, abilities)
            }
            (Frame::Tactics(tactics), Choice::Card(card)) => {
                let battle = table.world.battle()?;
                (Cause::Card(card), battle.sides[tactics.role()], pack.card(card).tactic.into_iter().collect())
            }
            _ => return None,
        };
        let (mut pays, mut silent) = (false, abilities.is_empty());
        for ability in abilities.iter().map(|id| pack.ability(*id)) {
            pays |= !pack.list(ability.cost).is_empty();
            steps(pack, ability.effect, &mut |what, later| {
                silent |= later;
                match what {
                    What::Choose(word) => pays |= word.options.iter().any(|o| !pack.list(o.cost).is_empty()),
                    What::ModReward(_) | What::SetRetreat(_) | What::ModPoints(_) | What::LinkRegions(_) => {
                        silent = true
                    }
                    What::Forbid(word) if word.what == Ban::Enter => silent = true,
                    _ => {}
                }
            });
        }
        let depth = table.frames().len();
        let (warned, said, declined, something) = (false, false, false, false);
        Some(Use { cause, side, depth, pays, silent, warned, said, declined, something })
    }

    fn note(&mut self, event: &Event) {
        let own = |side: &Side| *side == self.side;
        match event {
            Event::NoEffect { cause } => self.said |= *cause == self.cause,
            // That it is used at all.
            Event::SkillUsed { .. }
            | Event::Activated { .. }
            | Event::TacticPlayed { .. }
            | Event::Text { .. }
            | Event::Chose { .. } => {}
            // What is paid.
            Event::Discarded { side, .. }
            | Event::Withdrew { side, .. }
            | Event::StructureRemoved { side, .. }
            | Event::CrystalsMoved { side, from: At::Store, .. }
                if self.pays && own(side) => {}
            Event::Released { by, .. } if self.pays && own(by) => {}
            _ => self.something = true,
        }
    }

    fn is_kept(&self) -> Result<(), String> {
        if self.said != self.warned {
            return Err(format!("said before: {}, afterwards: {}", self.warned, self.said));
        }
        if !(self.something || self.silent || self.said || self.declined) {
            return Err("nothing came of it, and nobody said so".into());
        }
        Ok(())
    }
}

#[test]
fn nothing_is_paid_in_silence() {
    let pack = Pack::frozen().unwrap();
    let story = Story::new(&pack, Lang::En);
    let games: u64 = std::env::var("LAW_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(8);
    let (mut offers, mut events) = (Vec::new(), Vec::new());
    let (mut paid, mut vain, mut broken) = (0, 0, Vec::new());
    for seed in 0..games * 3 {
        let mut dice = Chance::from_number(5_000_000 + seed);
        let drawn = random_options_for(&pack, 2 + (seed % 3) as u8, &mut dice);
        let options = Options { level: "veteran".into(), levels: Vec::new(), ..drawn };
        let mut table = open(&pack, &options, Chance::from_number(seed), &mut events).unwrap();
        let mut uses: Vec<(Use, String)> = Vec::new();
        while !table.is_over() {
            let seat = table.waiting().iter().next().unwrap();
            table.offers(&pack, seat, &mut offers);
            // Players who like to use what they have.
            let uses_of = offers.iter().copied().filter(|offer| Use::of(&table, &pack, seat, *offer).is_some());
            let uses_of: Vec<Choice> = uses_of.collect();
            let from = if !uses_of.is_empty() && dice.draw("use", 2) == 0 { &uses_of } else { &offers };
            let choice = from[dice.draw("choice", from.len() as u32) as usize];
            let text = story.choice(&table, seat, choice);
            let began = Use::of(&table, &pack, seat, choice);
            uses.extend(began.map(|one| (one, format!("seed {seed}: {text}"))));
            if let Some((one, _)) = uses.last_mut() {
                one.warned |= text.contains("has no effect now");
                one.declined |= matches!(choice, Choice::Pass | Choice::Number(0) | Choice::Done);
            }
            events.clear();
            table.apply(&pack, seat, choice, &mut events).unwrap();
            for event in &events {
                uses.iter_mut().for_each(|(one, _)| one.note(event));
            }
            while uses.last().is_some_and(|(one, _)| table.frames().len() <= one.depth) {
                let (one, text) = uses.pop().expect("there is one");
                paid += u32::from(one.pays);
                vain += u32::from(one.said);
                broken.extend(one.is_kept().err().map(|law| format!("{text}\n    {law}")));
            }
        }
    }
    println!("{paid} uses that cost something, {vain} in vain");
    assert!(broken.is_empty(), "{} uses break the law:\n{}", broken.len(), broken.join("\n"));
    assert!(paid > 100 && vain > 10, "{paid} uses that cost something, {vain} in vain: too few to tell");
}
