//! Lessons: a table laid out, and steps that are said, pointed at and played. The format is in `docs/lessons.md`.
//!
//! A lesson is one line of play. It is played through when it is read, so that every question on it is known by its number: who
//! answers it, with what, and which step speaks of it. So the step a table is at follows from the table alone, also after a reload or an
//! undo, and whoever plays the other seats can be told what the lesson wants of them.

use crate::{Level, Start, Title};
use content::{Spoken, given::Unknown, read::hint};
use kernel::{Chance, Seat, Table};
use serde::Deserialize;
use std::{fmt::Write, sync::Arc};
use toml::Spanned;

/// Questions answered by themselves before one step.
const PATIENCE: usize = 400;
/// The seat of whoever learns.
pub const PUPIL: Seat = Seat(0);

/// Parts of the page that every table has and a step can point at.
pub const PARTS: &[&str] = &["goal", "lost", "prompt", "board", "hand", "seats", "hint"];

/// A file of a lesson: its name without `.toml`, and its text.
pub type File = (&'static str, &'static str);

/// A lesson that was read and played through.
pub struct Lesson<T: Title> {
    pub name: String,
    pub minutes: u8,
    pub seed: u64,
    /// The bots that play the other seats once the steps are over.
    pub level: Level,
    /// Whether the game goes on after the last step.
    pub free: bool,
    pub options: T::Options,
    /// Where its tables begin.
    pub start: Start<T>,
    pub steps: Vec<Step>,
    pub plays: Vec<Play<T::Choice>>,
    /// The table after the last step.
    pub end: End,
}

/// What is open when the steps are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    pub ask: u32,
    pub over: bool,
}

/// A step of a lesson.
#[derive(Clone, Debug)]
pub struct Step {
    pub line: usize,
    /// What is said, the last part of its message; none where the lesson plays by itself.
    pub say: Option<String>,
    pub point: Option<Point>,
    /// The number of the question at which it begins.
    pub ask: u32,
    /// Whether something must be done. Otherwise it is only read.
    pub must: bool,
    /// How many plays there are on the line after it.
    pub plays: usize,
    /// What must then be so, with its line, in the words of scenarios.
    pub then: Vec<(usize, String)>,
}

/// What is pointed at, where it is not what must be pressed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Point {
    /// A part of the page.
    Part(String),
    /// A thing on the table: its kind and its number in views.
    Thing(&'static str, usize),
}

/// One answer on the line.
#[derive(Clone, Copy, Debug)]
pub struct Play<C> {
    pub ask: u32,
    pub seat: Seat,
    pub choice: C,
    /// The step that it belongs to.
    pub step: usize,
    /// Whether whoever learns must find it; otherwise the lesson plays it.
    pub pupils: bool,
}

impl<T: Title> Lesson<T> {
    /// What the lesson wants answered to this question by this seat.
    pub fn answer(&self, ask: u32, seat: Seat) -> Option<T::Choice> {
        self.plays.iter().find(|play| play.ask == ask && play.seat == seat).map(|play| play.choice)
    }

    /// What is played before anything is said.
    pub fn opening(&self) -> impl Iterator<Item = &Play<T::Choice>> {
        let first = self.steps.iter().position(|step| step.say.is_some()).unwrap_or_default();
        // What comes before the first step's own answer is played by the way.
        self.plays.iter().take_while(move |play| play.step < first || play.step == first && !play.pupils)
    }
}

/// A lesson's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Text<G> {
    minutes: u8,
    #[serde(default)]
    seed: u64,
    bots: Option<Spanned<String>>,
    #[serde(default)]
    free: bool,
    given: G,
    step: Vec<Spanned<StepText>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepText {
    say: Option<Spanned<String>>,
    point: Option<Spanned<String>>,
    must: Option<Spanned<String>>,
    #[serde(default)]
    does: Vec<Spanned<String>>,
    #[serde(default)]
    then: Vec<Spanned<String>>,
}

/// What is wrong with a lesson, each line with file and line of its own.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.join("\n"))]
pub struct Wrong(pub Vec<String>);

/// What the position of a lesson needs beside its steps.
pub trait Taught: Title + Spoken {
    /// Parts of this game's tables that a step can point at, beside [`PARTS`].
    const OWN_PARTS: &'static [&'static str];
    /// The options of a table laid out so.
    fn options(given: &Self::Given, lesson: &str) -> Result<Self::Options, Unknown>;
}

/// Where a table of this lesson begins.
pub fn start<T: Taught>(name: &str, pack: &T::Pack) -> anyhow::Result<Start<T>> {
    let Some((_, text)) = T::LESSONS.iter().find(|(known, _)| *known == name) else {
        let hint = hint(name, T::LESSONS.iter().map(|(known, _)| *known)).map(|h| format!("; {h}")).unwrap_or_default();
        anyhow::bail!("there is no lesson `{name}`{hint}");
    };
    let Text { given, .. } = parse::<T>(name, text)?;
    Ok(T::lay(&given, pack)?)
}

fn parse<T: Taught>(shown: &str, text: &str) -> Result<Text<T::Given>, Wrong> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_of(text, span.start));
        Wrong(vec![format!("{shown}:{line}: {}", error.message().replace('\n', " "))])
    })
}

fn line_of(text: &str, at: usize) -> usize {
    1 + text[..at.min(text.len())].matches('\n').count()
}

/// Reads a lesson and plays it through. `shown` is what messages call its file, `seed` takes the place of its own.
pub fn read<T: Taught>(
    name: &str,
    shown: &str,
    text: &str,
    pack: &Arc<T::Pack>,
    seed: Option<u64>,
) -> Result<Lesson<T>, Wrong> {
    let Text { minutes, seed: own, bots, free, given, step } = parse::<T>(shown, text)?;
    let wrong = |line: usize, what: String| Wrong(vec![format!("{shown}:{line}: {what}")]);
    let at = |spanned: &Spanned<String>| line_of(text, spanned.span().start);
    let level = match &bots {
        None => Level::Recruit,
        Some(word) => Level::from_word(word.get_ref())
            .ok_or_else(|| wrong(at(word), format!("there are no bots `{}`", word.get_ref())))?,
    };
    let laid = |unknown: Unknown| {
        let has = |line: &&str| !unknown.word.is_empty() && line.contains(&unknown.word);
        let line = text.lines().position(|line| has(&line)).map_or(1, |n| n + 1);
        wrong(line, unknown.message)
    };
    let options = T::options(&given, name).map_err(laid)?;
    let (world, frame) = T::lay(&given, pack).map_err(laid)?;
    let seed = seed.unwrap_or(own);
    let start = (world.clone(), frame);
    let table = Table::<T>::new(world, frame, Chance::from_number(seed), pack, &mut Vec::new())
        .map_err(|error| wrong(1, format!("play does not begin: {error}")))?;
    let mut line = Line { pack, table, plays: Vec::new(), step: 0 };
    let mut steps = Vec::new();
    for spanned in step {
        let here = line_of(text, spanned.span().start);
        let StepText { say, point, must, does, then } = spanned.into_inner();
        if say.is_some() != does.is_empty() {
            let what = "a step has something to `say`, or it `does` something by itself; not both and not neither";
            return Err(wrong(here, what.into()));
        }
        if let (Some(must), None) = (&must, &say) {
            return Err(wrong(at(must), "what must be done must be said".into()));
        }
        line.step = steps.len();
        let mut step = Step {
            line: here,
            say: say.map(Spanned::into_inner),
            point: None,
            ask: line.asked(),
            must: must.is_some(),
            plays: 0,
            then: then.iter().map(|fact| (at(fact), fact.get_ref().clone())).collect(),
        };
        let failed = |at: usize, line: &Line<'_, T>, what: String| wrong(at, format!("{what}\n{}", line.open()));
        for deed in &does {
            line.does(deed.get_ref()).map_err(|what| failed(at(deed), &line, what))?;
        }
        let verbs = must.as_ref().map(|must| pupils::<T>(must.get_ref()).map_err(|what| wrong(at(must), what)));
        let verbs = verbs.transpose()?.unwrap_or_default();
        let open = match verbs.first() {
            Some(verb) => line.offered(PUPIL, verb, true).map(|_| ()),
            // It is read when it is the pupil's turn.
            None if step.say.is_some() => line.onwards(|line| line.table.waiting().has(PUPIL)),
            None => Ok(()),
        };
        open.map_err(|what| failed(must.as_ref().map_or(here, at), &line, what))?;
        if let Some(point) = &point {
            let found = point_of(point.get_ref(), &line.table, pack).map_err(|what| wrong(at(point), what))?;
            step.point = Some(found);
        }
        step.ask = line.asked();
        for verb in &verbs {
            line.must(verb).map_err(|what| failed(must.as_ref().map_or(here, at), &line, what))?;
        }
        step.plays = line.plays.len();
        steps.push(step);
    }
    let end = End { ask: line.asked(), over: line.table.is_over() };
    let Line { plays, .. } = line;
    let twice = |n: usize| steps[..n].iter().any(|before: &Step| before.say.is_some() && before.say == steps[n].say);
    if let Some(n) = (0..steps.len()).find(|n| twice(*n)) {
        return Err(wrong(steps[n].line, "another step says the same: each has words of its own".into()));
    }
    Ok(Lesson { name: name.into(), minutes, seed, level, free, options, start, steps, plays, end })
}

fn point_of<T: Taught>(words: &str, table: &Table<T>, pack: &T::Pack) -> Result<Point, String> {
    if let Some((kind, name)) = words.split_once(' ') {
        return T::thing(kind, name.trim(), table, pack).map(|(kind, n)| Point::Thing(kind, n));
    }
    let known = || PARTS.iter().chain(T::OWN_PARTS).copied();
    if known().any(|part| part == words) {
        return Ok(Point::Part(words.into()));
    }
    let hint = hint(words, known()).map(|hint| format!("; {hint}")).unwrap_or_default();
    Err(format!(
        "`{words}` is nothing one can point at{hint}; the parts are {}",
        known().collect::<Vec<_>>().join(", ")
    ))
}

/// What whoever learns must do, choice by choice.
fn pupils<T: Taught>(text: &str) -> Result<Vec<T::Verb>, String> {
    match text.split_once(':') {
        Some(("A", what)) => T::verbs(what.trim()),
        Some((who, _)) => Err(format!("whoever learns has seat A; what {who} does, the lesson `does`")),
        None => Err(format!("`{text}`: write \"A: …\"")),
    }
}

/// A lesson while it is played through.
struct Line<'a, T: Title> {
    pack: &'a Arc<T::Pack>,
    table: Table<T>,
    plays: Vec<Play<T::Choice>>,
    step: usize,
}

impl<T: Taught> Line<'_, T> {
    fn asked(&self) -> u32 {
        self.table.ask().map_or(u32::MAX, |ask| ask.number)
    }

    fn seat(&self, who: &str) -> Result<Seat, String> {
        T::seat(who, &self.table.world, self.pack)
    }

    fn play(&mut self, seat: Seat, choice: T::Choice, pupils: bool) -> Result<(), String> {
        let ask = self.asked();
        self.table.apply(self.pack, seat, choice, &mut Vec::new()).map_err(|error| error.to_string())?;
        self.plays.push(Play { ask, seat, choice, step: self.step, pupils });
        Ok(())
    }

    /// Answers the open question as nobody would mind; gives whether there was one.
    fn unasked(&mut self) -> Result<bool, String> {
        let Some(seat) = self.table.waiting().iter().next() else { return Ok(false) };
        let offers = self.offers(seat);
        let choice = T::by_itself(&self.table, seat, &offers).or(offers.first().copied());
        self.play(seat, choice.ok_or("a dead end: the question has no offers")?, false)?;
        Ok(true)
    }

    fn offers(&self, seat: Seat) -> Vec<T::Choice> {
        let mut offers = Vec::new();
        self.table.offers(self.pack, seat, &mut offers);
        offers
    }

    /// Goes on until something is so.
    fn onwards(&mut self, reached: impl Fn(&Self) -> bool) -> Result<(), String> {
        for _ in 0..PATIENCE {
            if reached(self) {
                return Ok(());
            }
            if !self.unasked()? {
                return if reached(self) { Ok(()) } else { Err("the game ends before that".into()) };
            }
        }
        Err("that never comes".into())
    }

    /// Goes on until the choice is offered; gives it.
    fn offered(&mut self, seat: Seat, verb: &T::Verb, waits: bool) -> Result<Vec<T::Choice>, String> {
        for _ in 0..PATIENCE {
            let offers = self.offers(seat);
            let mut found = T::choices(verb, &self.table, self.pack, seat)?;
            found.retain(|choice| offers.contains(choice));
            if !found.is_empty() {
                return Ok(found);
            }
            if !waits || T::own_turn(&self.table, seat) || !self.unasked()? {
                break;
            }
        }
        Err(format!("`{verb}` is not offered"))
    }

    /// What whoever learns must do: nothing is answered for them in between.
    fn must(&mut self, verb: &T::Verb) -> Result<(), String> {
        match self.offered(PUPIL, verb, false)?[..] {
            [choice] => self.play(PUPIL, choice, true),
            _ => Err(format!("`{verb}` could be several offers, and only one of them goes on: lay out one")),
        }
    }

    fn does(&mut self, text: &str) -> Result<(), String> {
        if let Some(what) = text.strip_prefix("until ") {
            let words: Vec<&str> = what.split_whitespace().collect();
            return match words.as_slice() {
                ["turn", who] => {
                    let seat = self.seat(who)?;
                    self.onwards(|line| T::own_turn(&line.table, seat))
                }
                ["asked", rule] | ["asked", rule, _] if !T::RULES.contains(rule) => {
                    Err(format!("there is no rule {rule}"))
                }
                ["asked", rule] => self.onwards(|line| line.asks(rule, PUPIL)),
                ["asked", rule, who] => {
                    let seat = self.seat(who)?;
                    self.onwards(|line| line.asks(rule, seat))
                }
                ["over"] => self.onwards(|line| line.table.is_over()),
                _ => Err(format!("`{text}`: one can go on until turn A, until asked RULE A, until over")),
            };
        }
        let (who, what) =
            text.split_once(':').ok_or_else(|| format!("`{text}`: write \"B: …\" or \"until turn A\""))?;
        for (nth, verb) in T::verbs(what.trim())?.iter().enumerate() {
            let seat = self.seat(who.trim())?;
            // Of equal choices any will do where the lesson plays.
            let found = self.offered(seat, verb, nth == 0)?;
            self.play(seat, found[0], false)?;
        }
        Ok(())
    }

    fn asks(&self, rule: &str, seat: Seat) -> bool {
        self.table.ask().is_some_and(|ask| ask.rule.id::<T>() == rule) && self.table.waiting().has(seat)
    }

    /// The open question with all its offers, in the words of steps.
    fn open(&self) -> String {
        let Some(ask) = self.table.ask() else { return "  the game is over".into() };
        let mut text = format!("  open question: {} {}", ask.rule.id::<T>(), ask.key);
        for seat in self.table.waiting().iter() {
            let word = |choice: &T::Choice| T::describe(*choice, &self.table.world, self.pack, seat);
            let words: Vec<String> = self.offers(seat).iter().map(word).collect();
            let _ = write!(text, "\n    {}: {}", content::spoken::letter(seat), words.join(" | "));
        }
        text
    }
}
