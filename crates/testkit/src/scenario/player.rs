//! A scenario being played: the steps in order, everything else answered as the scenario says.

use super::{
    Tabletop, facts, letter,
    marks::unmarked,
    parse::{Auto, Scenario},
    step::{Step, StepOf, Until},
};
use kernel::{Ask, Refused, ScriptFault, Seat, Table};
use std::{fmt::Write, sync::Arc};

/// Questions answered by themselves before one step.
const PATIENCE: usize = 200;
/// Questions answered by themselves for one `until`.
const LONG_PATIENCE: usize = 2000;

/// The table of a scenario, with all that has happened at it.
pub struct Player<'a, R: Tabletop> {
    pub scenario: &'a Scenario<R>,
    pub pack: Arc<R::Pack>,
    pub table: Table<R>,
    /// Since the beginning or the last `forget`.
    pub events: Vec<R::Event>,
    pub(super) books: R::Books,
}

impl<R: Tabletop> Player<'_, R> {
    pub fn world(&self) -> &R::World {
        &self.table.world
    }

    pub fn seat(&self, who: &str) -> Result<Seat, String> {
        R::seat(who, self.world(), &self.pack)
    }

    pub(super) fn step(&mut self, step: &StepOf<R>) -> Result<(), String> {
        match step {
            Step::Act { who, verbs } => {
                for (nth, verb) in verbs.iter().enumerate() {
                    self.act(who, verb, nth == 0)?;
                }
                Ok(())
            }
            Step::Offered { who, verb, yes: true } => self.advance_to(who, verb).map(|_| ()),
            Step::Offered { yes: false, .. } => self.look(step),
            Step::Refused { rule: None, .. } => self.look(step),
            Step::Refused { who, .. } => {
                for _ in 0..PATIENCE {
                    let wrong = match self.look(step) {
                        Ok(()) => return Ok(()),
                        Err(wrong) => wrong,
                    };
                    if R::own_turn(&self.table, self.seat(who)?) || !self.answer_by_itself()? {
                        return Err(wrong);
                    }
                }
                self.look(step)
            }
            Step::Until(until) => self.until(until),
            Step::Then(fact) => facts::hold(self, fact),
            Step::Forget => {
                self.events.clear();
                Ok(())
            }
        }
    }

    /// Offers and refusals of the question that is open now.
    pub(super) fn look(&self, step: &StepOf<R>) -> Result<(), String> {
        match step {
            Step::Offered { who, verb, yes } => {
                let seat = self.seat(who)?;
                let found = self.offered(seat, verb)?;
                for choice in R::choices(verb, &self.table, &self.pack, seat).unwrap_or_default() {
                    // The reason why it is or is not offered has been reached.
                    let _ = self.table.why_not(&self.pack, seat, choice);
                }
                match (found, yes) {
                    (Some(_), true) | (None, false) => Ok(()),
                    (Some(_), false) => Err("it is offered".into()),
                    (None, true) => Err(self.why_not(seat, verb)),
                }
            }
            Step::Refused { who, verb, rule } => {
                let seat = self.seat(who)?;
                let mut found = "it is accepted".to_owned();
                for choice in R::choices(verb, &self.table, &self.pack, seat)? {
                    let refused = self.table.why_not(&self.pack, seat, choice);
                    match (&refused, rule) {
                        (Some(Refused::Rule(why)), Some(id)) if R::refusal(why).0.id::<R>() == *id => {
                            return Ok(());
                        }
                        (Some(Refused::NotAsked | Refused::Over | Refused::Answered), None) => return Ok(()),
                        _ => {}
                    }
                    match refused {
                        None => return Err("it is accepted".into()),
                        Some(refused) => found = refusal::<R>(&refused),
                    }
                }
                Err(format!("found: {found}"))
            }
            _ => Err("only offers and refusals can be looked at".into()),
        }
    }

    fn act(&mut self, who: &str, verb: &R::Verb, first: bool) -> Result<(), String> {
        let (seat, choice) = if first {
            self.advance_to(who, verb)?
        } else {
            let seat = self.seat(who)?;
            (seat, self.offered(seat, verb)?.ok_or_else(|| self.why_not(seat, verb))?)
        };
        if let Some(&Ask { rule, .. }) = self.table.ask() {
            // The rule that asks is reached when a step answers it.
            kernel::marks::cite(rule);
        }
        self.apply(seat, choice)
    }

    /// Answers everything that is asked before the choice is offered.
    fn advance_to(&mut self, who: &str, verb: &R::Verb) -> Result<(Seat, R::Choice), String> {
        for _ in 0..PATIENCE {
            let seat = self.seat(who)?;
            if let Some(choice) = self.offered(seat, verb)? {
                return Ok((seat, choice));
            }
            // Its own turn is never ended for a seat that still wants something in it.
            if self.scenario.auto == Auto::None || R::own_turn(&self.table, seat) || !self.answer_by_itself()? {
                return Err(self.why_not(seat, verb));
            }
        }
        Err(format!("it is not offered, although {PATIENCE} other questions were answered"))
    }

    fn offered(&self, seat: Seat, verb: &R::Verb) -> Result<Option<R::Choice>, String> {
        let choices = R::choices(verb, &self.table, &self.pack, seat)?;
        let mut offers = Vec::new();
        unmarked(|| self.table.offers(&self.pack, seat, &mut offers));
        Ok(choices.into_iter().find(|choice| offers.contains(choice)))
    }

    fn why_not(&self, seat: Seat, verb: &R::Verb) -> String {
        let choice = R::choices(verb, &self.table, &self.pack, seat).ok().and_then(|c| c.first().copied());
        match choice.and_then(|c| self.table.why_not(&self.pack, seat, c)) {
            Some(refused) => format!("{verb} is not offered: {}", refusal::<R>(&refused)),
            None => format!("{verb} is not among the offers"),
        }
    }

    fn apply(&mut self, seat: Seat, choice: R::Choice) -> Result<(), String> {
        let mut events = Vec::new();
        let done = self.table.apply(&self.pack, seat, choice, &mut events);
        R::note(&mut self.books, &self.table.world, &self.pack, &events);
        self.events.append(&mut events);
        done.map_err(|error| error.to_string())?;
        self.check_dice()
    }

    pub(super) fn check_dice(&self) -> Result<(), String> {
        self.table.chance().fault().map_or(Ok(()), |found| Err(fault::<R>(found)))
    }

    /// Answers the open question for the first seat that has to; gives whether there was one.
    fn answer_by_itself(&mut self) -> Result<bool, String> {
        let Some(seat) = self.table.waiting().iter().next() else { return Ok(false) };
        let mut offers = Vec::new();
        unmarked(|| self.table.offers(&self.pack, seat, &mut offers));
        let Some(choice) = R::unasked(self, seat, &offers).or(offers.first().copied()) else {
            return Err("a dead end: the question has no offers".into());
        };
        self.apply(seat, choice)?;
        Ok(true)
    }

    fn until(&mut self, until: &Until<R::Until>) -> Result<(), String> {
        let since = self.world().clone();
        for _ in 0..LONG_PATIENCE {
            let reached = match until {
                Until::Turn(who) => R::own_turn(&self.table, self.seat(who)?),
                Until::Over => R::over(self.world()),
                Until::Asked { rule, who } => {
                    let seat = who.as_ref().map(|who| self.seat(who)).transpose()?;
                    self.table.ask().is_some_and(|ask| ask.rule.id::<R>() == *rule)
                        && seat.is_none_or(|seat| self.table.waiting().has(seat))
                }
                Until::Own(own) => R::reached(own, self, &since)?,
            };
            if reached {
                return Ok(());
            }
            if !self.answer_by_itself()? {
                return Err("the game ended before that".into());
            }
        }
        Err("that never comes".into())
    }

    /// What was wrong, the last events and the open question.
    pub(super) fn report(&self, place: &str, wrong: &str) -> String {
        let mut text = format!("{place}\n  {wrong}\n  last events:\n");
        for event in &self.events[self.events.len().saturating_sub(12)..] {
            let _ = writeln!(text, "    {}", R::tell(self, event));
        }
        let _ = write!(text, "  open question: {}", self.asked());
        text
    }

    /// The open question with all its offers, in the words of steps.
    fn asked(&self) -> String {
        let Some(&Ask { rule, key, .. }) = self.table.ask() else { return "none; the game is over".into() };
        let mut text = format!("{} {key}", rule.id::<R>());
        let mut offers = Vec::new();
        for seat in self.table.waiting().iter() {
            self.table.offers(&self.pack, seat, &mut offers);
            let words: Vec<String> =
                offers.iter().map(|choice| R::describe(*choice, self.world(), &self.pack, seat)).collect();
            let _ = write!(text, "\n    {}: {}", letter(seat), words.join(" | "));
        }
        text
    }
}

fn refusal<R: Tabletop>(refused: &Refused<R::Why>) -> String {
    match refused {
        Refused::Over => "the game is over".into(),
        Refused::NotAsked => "not asked".into(),
        Refused::Answered => "already answered".into(),
        Refused::Rule(why) => {
            let (rule, reason) = R::refusal(why);
            format!("refused by {} ({reason})", rule.id::<R>())
        }
    }
}

/// What the script and the game disagree about, as a sentence.
fn fault<R: Tabletop>(fault: &ScriptFault) -> String {
    let drawn = R::drawn(fault.drawn);
    match &fault.scripted {
        None => format!("the game drew {drawn} that the scenario does not script"),
        Some(draw) if draw.kind == fault.drawn => {
            let (at, sides, value) = (fault.at + 1, fault.sides, draw.value + 1);
            format!("draw {at}: {drawn} has {sides} sides, the script wants number {value}")
        }
        Some(draw) => format!("draw {}: the game drew {drawn}, the script has {}", fault.at + 1, R::drawn(draw.kind)),
    }
}
