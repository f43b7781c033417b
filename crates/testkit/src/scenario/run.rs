//! Running one scenario from its content to its last fact.

use super::{
    Player, Tabletop, facts,
    marks::{self, unmarked},
    parse::Scenario,
};
use kernel::{Chance, Table};
use std::panic::{AssertUnwindSafe, catch_unwind};

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

/// Plays a scenario. A panic of the rules is a failure of the scenario like any other.
pub fn run<R: Tabletop>(scenario: &Scenario<R>) -> Outcome {
    marks::take::<R>();
    let result = catch_unwind(AssertUnwindSafe(|| play(scenario))).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
        Err(format!("the rules panicked: {}", text.unwrap_or("no message")))
    });
    let reached = marks::take::<R>();
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

fn play<R: Tabletop>(scenario: &Scenario<R>) -> Result<(), String> {
    let pack = &scenario.pack.pack;
    if let Some(result) = R::instead(scenario, pack) {
        return result;
    }
    let changed = match &scenario.content {
        Some(content) => scenario.pack.changed(content)?,
        None => None,
    };
    let played = !scenario.when.is_empty() || !scenario.then.is_empty() || scenario.impossible.is_some();
    if scenario.content.is_some() && !played {
        return Ok(());
    }
    let pack = changed.as_ref().unwrap_or(pack);
    if let Some(rule) = &scenario.impossible {
        return match R::begin(&scenario.given, pack) {
            Err(unknown) if unknown.message.contains(rule.as_str()) => Ok(()),
            Err(unknown) => Err(format!("expected: impossible by {rule}\n  found: {unknown}")),
            Ok(_) => Err(format!("expected: impossible by {rule}\n  found: the table can be opened")),
        };
    }
    let begun = R::begin(&scenario.given, pack)
        .map_err(|unknown| format!("given, line {}: {unknown}", scenario.line_of_word(&unknown.word)))?;
    if !R::from_setup(&scenario.given) {
        // What laying the table out has cited is not the scenario's merit.
        marks::take::<R>();
    }
    let mut script = Vec::new();
    for line in &scenario.dice {
        R::dice(&line.text, &begun.pack, &mut script).map_err(|e| format!("line {}: {e}", line.line))?;
    }
    let mut books = unmarked(|| R::books(&begun.world, &begun.pack));
    let chance = Chance::from_number(1).scripted(script, true);
    let mut events = Vec::new();
    let table = Table::<R>::new(begun.world, begun.frame, chance, &begun.pack, &mut events)
        .map_err(|error| format!("play does not begin: {error}"))?;
    R::note(&mut books, &table.world, &begun.pack, &events);
    let mut player = Player { scenario, pack: begun.pack, table, events, books };
    player.check_dice().map_err(|e| player.report("before the first step", &e))?;
    for step in &scenario.when {
        player.step(&step.what).map_err(|e| player.report(&format!("line {}: {:?}", step.line, step.text), &e))?;
    }
    for fact in &scenario.then {
        facts::hold(&player, &fact.text)
            .map_err(|e| player.report(&format!("line {}: {:?} does not hold", fact.line, fact.text), &e))?;
    }
    let add_up = || R::add_up(&player.books, &player.table, &player.pack);
    // Every scenario is checked; only one that is about the invariants reaches them by it.
    let claimed = scenario.rules.iter().any(|rule| R::is_invariant(rule));
    let add_up = if claimed { add_up() } else { unmarked(add_up) };
    add_up.map_err(|e| player.report("after the last step the table does not add up", &e))?;
    let unused = player.table.chance().unused();
    if let Some(next) = unused.first() {
        let what = format!("{} scripted draws never came up; the next is {}", unused.len(), R::drawn(next.kind));
        return Err(player.report("after the last step", &what));
    }
    Ok(())
}
