//! Playing a scenario: the steps in order, everything else answered as the scenario says.

use super::{
    campaign, dice, facts,
    parse::{Auto, Content, Escort, Scenario},
    words::{Step, Until, Verb, describe},
};
use fireteam_zero::{
    Table,
    choice::Choice,
    event::Event,
    flow::Frame,
    pack::Pack,
    question,
    rules::{FZ_SPEC_03, IDS},
    world::{
        Phase, World, names,
        sound::{Ledger, conserved, sound},
    },
};
use kernel::{Chance, Refused, Rule, Seat};
use std::{
    fmt::Write,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
};

/// What became of a scenario.
#[derive(Clone, Debug)]
pub struct Outcome {
    pub name: String,
    pub passed: bool,
    /// What went wrong; empty if nothing did.
    pub message: String,
    /// The rules it reached; empty without the feature `marks`.
    pub reached: Vec<&'static str>,
    /// The rules it says it is about.
    pub named: Vec<String>,
}

/// Questions answered by themselves before one step.
const PATIENCE: usize = 200;
/// Questions answered by themselves for one `until`.
const LONG_PATIENCE: usize = 2000;

/// A scenario being played.
pub(super) struct Player<'a> {
    pub scenario: &'a Scenario,
    pub pack: Arc<Pack>,
    pub table: Table,
    pub events: Vec<Event>,
    books: Books,
}

/// What adds up on the given table, and so must add up on the last one too. A table laid out by hand may break some
/// invariants from the start, with specialists alone in the camp or cards in the box; those are not asked for.
struct Books {
    ledger: Ledger,
    conserved: bool,
    sound: bool,
}

impl Books {
    fn new(world: &World, pack: &Pack) -> Self {
        let ledger = Ledger::new(world, pack);
        let (conserved, sound) =
            unmarked(|| (conserved(world, pack, &ledger).is_ok(), sound(world, pack, &ledger).is_ok()));
        Books { ledger, conserved, sound }
    }

    fn add_up(&self, world: &World, pack: &Pack) -> Result<(), String> {
        if self.conserved {
            conserved(world, pack, &self.ledger)?;
        }
        if self.sound { sound(world, pack, &self.ledger) } else { Ok(()) }
    }
}

/// Plays a scenario. A panic of the rules is a failure of the scenario like any other.
pub fn run(scenario: &Scenario, pack: &Arc<Pack>) -> Outcome {
    take_marks();
    let result = catch_unwind(AssertUnwindSafe(|| play(scenario, pack))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        Err(format!("the rules panicked: {}", text.unwrap_or("no message")))
    });
    let reached = take_marks();
    let mut problems = result.err();
    if cfg!(feature = "marks") && problems.is_none() {
        let missed: Vec<&str> =
            scenario.rules.iter().map(String::as_str).filter(|rule| !reached.contains(rule)).collect();
        if !missed.is_empty() {
            problems = Some(format!("claims {} but never reaches it", missed.join(", ")));
        }
    }
    let message = problems.map(|p| format!("{}:{}: {p}", scenario.file.display(), scenario.line)).unwrap_or_default();
    Outcome { name: scenario.name.clone(), passed: message.is_empty(), message, reached, named: scenario.rules.clone() }
}

/// Looks at something without any rule counting as reached by it: a list of offers asks for much that no step is about.
fn unmarked<T>(look: impl FnOnce() -> T) -> T {
    #[cfg(feature = "marks")]
    {
        let before = kernel::marks::take();
        let seen = look();
        kernel::marks::take();
        before.into_iter().for_each(kernel::marks::cite);
        seen
    }
    #[cfg(not(feature = "marks"))]
    look()
}

/// Looks at something by which only this rule can be reached.
pub(super) fn marked_for<T>(rule: Rule, look: impl FnOnce() -> T) -> T {
    #[cfg(feature = "marks")]
    {
        let before = kernel::marks::take();
        let seen = look();
        let found = kernel::marks::take();
        before.into_iter().chain(found.into_iter().filter(|r| *r == rule)).for_each(kernel::marks::cite);
        seen
    }
    #[cfg(not(feature = "marks"))]
    {
        let _ = rule;
        look()
    }
}

#[cfg(feature = "marks")]
fn take_marks() -> Vec<&'static str> {
    kernel::marks::take().into_iter().filter_map(|rule| IDS.get(rule.0 as usize).copied()).collect()
}
#[cfg(not(feature = "marks"))]
fn take_marks() -> Vec<&'static str> {
    let _ = IDS;
    Vec::new()
}

/// Loads the built-in content with one change and compares what the loader says.
fn load_content(content: &Content) -> Result<Option<Arc<Pack>>, String> {
    let mut files = Pack::embedded_files();
    let Some((_, text)) = files.iter_mut().find(|(name, _)| name.ends_with(&content.file)) else {
        return Err(format!("there is no content file {}", content.file));
    };
    if !content.replace.is_empty() {
        if !text.contains(&content.replace) {
            return Err(format!("{} does not contain {:?}", content.file, content.replace));
        }
        *text = text.replacen(&content.replace, &content.with, 1);
    }
    match (Pack::load(&files), content.problem.is_empty()) {
        (Ok(pack), true) => Ok(Some(Arc::new(pack))),
        (Err(error), false) if error.to_string().contains(&content.problem) => Ok(None),
        (Ok(_), false) => Err(format!("expected: {:?}\n  found: the content loads", content.problem)),
        (Err(error), _) => Err(format!("expected: {:?}\n  found: {error}", content.problem)),
    }
}

fn play(scenario: &Scenario, pack: &Arc<Pack>) -> Result<(), String> {
    if let Some(operation) = &scenario.campaign {
        return campaign::play(scenario, operation, pack);
    }
    let changed = match &scenario.content {
        Some(content) => load_content(content)?,
        None => None,
    };
    let played = !scenario.when.is_empty() || !scenario.then.is_empty() || scenario.impossible.is_some();
    if scenario.content.is_some() && !played {
        return Ok(());
    }
    let pack = changed.as_ref().unwrap_or(pack);
    if let Some(rule) = &scenario.impossible {
        return match scenario.given.begin(pack) {
            Err(unknown) if unknown.message.contains(rule.as_str()) => Ok(()),
            Err(unknown) => Err(format!("expected: impossible by {rule}\n  found: {unknown}")),
            Ok(_) => Err(format!("expected: impossible by {rule}\n  found: the table can be opened")),
        };
    }
    let begun = scenario
        .given
        .begin(pack)
        .map_err(|unknown| format!("given, line {}: {unknown}", scenario.line_of_word(&unknown.word)))?;
    if scenario.given.at.as_deref() != Some("setup") {
        // What laying the table out has cited is not the scenario's merit.
        take_marks();
    }
    let mut script = Vec::new();
    for line in &scenario.dice {
        dice::read(&begun.pack, &line.text, &mut script).map_err(|e| format!("line {}: {e}", line.line))?;
    }
    let mut books = Books::new(&begun.world, &begun.pack);
    let chance = Chance::from_number(1).scripted(script, true);
    let mut events = Vec::new();
    let table = Table::new(begun.world, begun.frame, chance, &begun.pack, &mut events)
        .map_err(|error| format!("play does not begin: {error}"))?;
    books.ledger.note(&table.world, &begun.pack, &events);
    let mut player = Player { scenario, pack: begun.pack, table, events, books };
    player.check_dice().map_err(|e| player.report("before the first step", &e))?;
    for step in &scenario.when {
        player.step(&step.what).map_err(|e| player.report(&format!("line {}: {:?}", step.line, step.text), &e))?;
    }
    for fact in &scenario.then {
        facts::hold(&player, &fact.text)
            .map_err(|e| player.report(&format!("line {}: {:?} does not hold", fact.line, fact.text), &e))?;
    }
    let add_up = || player.books.add_up(player.world(), &player.pack);
    // Every scenario is checked; only one that is about the invariants reaches them by it.
    let claimed = scenario.rules.iter().any(|rule| rule.starts_with("FZ-INV-"));
    let add_up = if claimed { add_up() } else { unmarked(add_up) };
    add_up.map_err(|e| player.report("after the last step the table does not add up", &e))?;
    let unused = player.table.chance().unused();
    if let Some(next) = unused.first() {
        let what = format!("{} scripted draws never came up; the next is {}", unused.len(), dice::name(next.kind));
        return Err(player.report("after the last step", &what));
    }
    Ok(())
}

impl Player<'_> {
    pub fn world(&self) -> &World {
        &self.table.world
    }

    pub fn seat(&self, who: &str) -> Result<usize, String> {
        if who == "group" {
            return Ok(self.world().start_player());
        }
        names::seat(self.world(), &self.pack, who).map_err(|e| e.to_string())
    }

    fn step(&mut self, step: &Step) -> Result<(), String> {
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
                    if self.at_turn_of(self.seat(who)?) || !self.answer_by_itself()? {
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
    pub fn look(&self, step: &Step) -> Result<(), String> {
        match step {
            Step::Offered { who, verb, yes } => {
                let seat = self.seat(who)?;
                let found = self.offered(seat, verb)?;
                for choice in verb.choices(&self.table, &self.pack, seat).unwrap_or_default() {
                    // The reason why it is or is not offered has been reached.
                    let _ = self.table.why_not(&self.pack, Seat(seat as u8), choice);
                }
                match (found, yes) {
                    (Some(_), true) | (None, false) => Ok(()),
                    (Some(_), false) => Err("it is offered".into()),
                    (None, true) => Err(self.why_not(seat, verb)),
                }
            }
            Step::Refused { who, verb, rule } => {
                let seat = self.seat(who)?;
                let choices = verb.choices(&self.table, &self.pack, seat).map_err(|e| e.to_string())?;
                let mut found = "it is accepted".to_owned();
                for choice in choices {
                    let refused = self.table.why_not(&self.pack, Seat(seat as u8), choice);
                    match (&refused, rule) {
                        (Some(Refused::Rule(why)), Some(id)) if IDS[why.rule.0 as usize] == id => return Ok(()),
                        (Some(Refused::NotAsked | Refused::Over | Refused::Answered), None) => return Ok(()),
                        _ => {}
                    }
                    match refused {
                        None => return Err("it is accepted".into()),
                        Some(refused) => found = refusal(&refused),
                    }
                }
                Err(format!("found: {found}"))
            }
            _ => Err("only offers and refusals can be looked at".into()),
        }
    }

    fn act(&mut self, who: &str, verb: &Verb, first: bool) -> Result<(), String> {
        let (seat, choice) = if first {
            self.advance_to(who, verb)?
        } else {
            let seat = self.seat(who)?;
            (seat, self.offered(seat, verb)?.ok_or_else(|| self.why_not(seat, verb))?)
        };
        if let Some(asked) = question(&self.table) {
            // The rule that asks is reached when a step answers it.
            kernel::marks::cite(asked.rule);
        }
        self.apply(seat, choice)
    }

    /// Answers whatever comes before the choice is offered.
    fn advance_to(&mut self, who: &str, verb: &Verb) -> Result<(usize, Choice), String> {
        for _ in 0..PATIENCE {
            let seat = self.seat(who)?;
            if let Some(choice) = self.offered(seat, verb)? {
                return Ok((seat, choice));
            }
            // Its own turn is never ended for a hero who still wants something in it.
            if self.scenario.auto == Auto::None || self.at_turn_of(seat) || !self.answer_by_itself()? {
                return Err(self.why_not(seat, verb));
            }
        }
        Err(format!("it is not offered, although {PATIENCE} other questions were answered"))
    }

    fn offered(&self, seat: usize, verb: &Verb) -> Result<Option<Choice>, String> {
        let choices = verb.choices(&self.table, &self.pack, seat).map_err(|e| e.to_string())?;
        let mut offers = Vec::new();
        unmarked(|| self.table.offers(&self.pack, Seat(seat as u8), &mut offers));
        Ok(choices.into_iter().find(|choice| offers.contains(choice)))
    }

    fn why_not(&self, seat: usize, verb: &Verb) -> String {
        let choice = verb.choices(&self.table, &self.pack, seat).ok().and_then(|c| c.first().copied());
        match choice.and_then(|c| self.table.why_not(&self.pack, Seat(seat as u8), c)) {
            Some(refused) => format!("{} {} is not offered: {}", verb.word, verb.arg, refusal(&refused)),
            None => format!("{} {} is not among the offers", verb.word, verb.arg),
        }
    }

    fn at_turn_of(&self, seat: usize) -> bool {
        matches!(self.table.asking(), Some(Frame::Turn(_))) && self.table.waiting().has(Seat(seat as u8))
    }

    fn apply(&mut self, seat: usize, choice: Choice) -> Result<(), String> {
        let mut events = Vec::new();
        let done = self.table.apply(&self.pack, Seat(seat as u8), choice, &mut events);
        self.books.ledger.note(&self.table.world, &self.pack, &events);
        self.events.append(&mut events);
        done.map_err(|error| error.to_string())?;
        self.check_dice()
    }

    fn check_dice(&self) -> Result<(), String> {
        self.table.chance().fault().map_or(Ok(()), |fault| Err(dice::fault(fault)))
    }

    /// Answers the open question for the first seat that has to; gives whether there was one.
    fn answer_by_itself(&mut self) -> Result<bool, String> {
        let Some(seat) = self.table.waiting().iter().next() else { return Ok(false) };
        let mut offers = Vec::new();
        unmarked(|| self.table.offers(&self.pack, seat, &mut offers));
        let asked = question(&self.table);
        let has = |choice: Choice| offers.contains(&choice).then_some(choice);
        let escort = asked.is_some_and(|q| q.rule == FZ_SPEC_03) && self.scenario.escort == Escort::Take;
        let choice = if asked.is_some_and(|q| q.key == "question-refill") {
            has(Choice::Yes)
        } else if escort {
            offers.iter().find(|c| matches!(c, Choice::Figure(_))).copied().or(has(Choice::Pass))
        } else {
            has(Choice::Pass).or(has(Choice::Back))
        };
        let Some(choice) = choice.or(offers.first().copied()) else {
            return Err("a dead end: the question has no offers".into());
        };
        self.apply(seat.0 as usize, choice)?;
        Ok(true)
    }

    fn until(&mut self, until: &Until) -> Result<(), String> {
        let (round, phase) = (self.world().round(), self.world().phase());
        for _ in 0..LONG_PATIENCE {
            let world = self.world();
            let reached = match until {
                Until::Turn(who) => self.at_turn_of(self.seat(who)?),
                Until::Tactics => world.phase() == Phase::Tactics && (phase != Phase::Tactics || world.round() > round),
                Until::Threat => world.phase() == Phase::Threat,
                Until::ThreatOver => {
                    let paused = phase == Phase::Threat && matches!(self.table.asking(), Some(Frame::Start(_)));
                    paused || world.round() > round
                }
                Until::Round(n) => world.round() >= *n,
                Until::Over => world.outcome().is_some(),
                Until::Asked { rule, who } => {
                    let seat = who.as_ref().map(|who| self.seat(who)).transpose()?;
                    question(&self.table).is_some_and(|q| IDS[q.rule.0 as usize] == rule)
                        && seat.is_none_or(|s| self.table.waiting().has(Seat(s as u8)))
                }
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
    fn report(&self, place: &str, wrong: &str) -> String {
        let mut text = format!("{place}\n  {wrong}\n  last events:\n");
        for event in &self.events[self.events.len().saturating_sub(12)..] {
            let _ = writeln!(text, "    {}", facts::tell(self, event));
        }
        let _ = write!(text, "  open question: {}", self.asked());
        text
    }

    /// The open question with all its offers, in the words of steps.
    pub fn asked(&self) -> String {
        let Some(asked) = question(&self.table) else { return "none; the game is over".into() };
        let mut text = format!("{} {}", IDS[asked.rule.0 as usize], asked.key);
        let mut offers = Vec::new();
        for seat in self.table.waiting().iter() {
            self.table.offers(&self.pack, seat, &mut offers);
            let seat = seat.0 as usize;
            let words: Vec<String> = offers.iter().map(|c| describe(self.world(), &self.pack, seat, *c)).collect();
            let _ = write!(text, "\n    {}: {}", names::of_seat(seat), words.join(" | "));
        }
        text
    }
}

fn refusal(refused: &Refused<fireteam_zero::why::Why>) -> String {
    match refused {
        Refused::Over => "the game is over".into(),
        Refused::NotAsked => "not asked".into(),
        Refused::Answered => "already answered".into(),
        Refused::Rule(why) => format!("refused by {} ({:?})", IDS[why.rule.0 as usize], why.reason),
    }
}
