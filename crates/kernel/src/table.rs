//! A table: the world, the stack of frames, the question that is open, and chance.

use crate::{Answers, Ask, Chance, Cx, Flow, Game, Input, Join, Procedure, Rule, Seat, Seats};
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use tinyvec::ArrayVec;

/// How deep procedures may nest. A frame that would go deeper is a broken law.
pub const DEPTH: usize = 40;

/// Frames one choice may run before it counts as an endless loop.
const STEP_BUDGET: u32 = 200_000;

/// One game under way. Cloning it copies bytes and allocates nothing.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Table<G: Game> {
    /// Everything on the table.
    pub world: G::World,
    stack: Stack<G::Frame>,
    ask: Option<Ask>,
    answers: Answers<G>,
    chance: Chance,
    asked: u32,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            world: self.world.clone(),
            stack: self.stack,
            ask: self.ask,
            answers: self.answers,
            chance: self.chance.clone(),
            asked: self.asked,
        }
    }
}

/// A choice that is refused; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refused<Why: Debug> {
    /// Nobody chooses any more.
    #[error("the game is over")]
    Over,
    /// Another seat is asked.
    #[error("the open question is not put to this seat")]
    NotAsked,
    /// Its answer waits for those of others.
    #[error("this seat has answered already; the others are still thinking")]
    Answered,
    /// The reason, in the terms of the game.
    #[error("a rule forbids it: {0:?}")]
    Rule(Why),
}

/// What can go wrong when a choice is applied.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error<Why: Debug> {
    /// The choice was not accepted; nothing has changed.
    #[error("the choice is refused: {0}")]
    Refused(#[from] Refused<Why>),
    /// The rules run in a circle.
    #[error("the rules ran {steps} steps without a question; the top frame is {frame}")]
    Stuck {
        /// How many were run.
        steps: u32,
        /// The frame that ran last.
        frame: String,
    },
    /// The rules call each other without an end.
    #[error("procedures are nested more than {DEPTH} deep; the top frame is {frame}")]
    TooDeep {
        /// The innermost frame.
        frame: String,
    },
}

/// Why a table could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError<Setup, Why: Debug> {
    /// No table has these options.
    #[error(transparent)]
    Setup(Setup),
    /// The rules fail before the first question.
    #[error(transparent)]
    Rules(#[from] Error<Why>),
}

/// The stack of frames: a fixed array, so that a clone is one copy of bytes.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(bound = "F: Serialize + for<'a> Deserialize<'a>")]
struct Stack<F: Copy + Default> {
    frames: ArrayVec<[F; DEPTH]>,
}

impl<G: Game> Table<G> {
    /// Sets out with one frame and runs to the first question.
    pub fn new(
        world: G::World,
        first: G::Frame,
        chance: Chance,
        pack: &G::Pack,
        events: &mut Vec<G::Event>,
    ) -> Result<Self, Error<G::Why>> {
        let mut stack = Stack { frames: ArrayVec::new() };
        stack.frames.push(first);
        let mut table = Table { world, stack, ask: None, answers: Answers::default(), chance, asked: 0 };
        table.drive(pack, events, Input::Go)?;
        Ok(table)
    }

    /// The open question; none when the game is over.
    pub fn ask(&self) -> Option<&Ask> {
        self.ask.as_ref()
    }

    /// The seats that still have to answer the open question.
    pub fn waiting(&self) -> Seats {
        self.ask.map_or(Seats::NONE, |ask| Seats(ask.seats.0 & !self.answers.seats().0))
    }

    /// What a seat has answered to the open question, while others are still thinking. It is the seat's secret: for guesses
    /// that must stay consistent with it, never for views.
    pub fn given(&self, seat: Seat) -> Option<G::Choice> {
        self.answers.of(seat)
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.ask.is_none()
    }

    /// The frame that asks.
    pub fn asking(&self) -> Option<&G::Frame> {
        self.ask.and(self.stack.frames.last())
    }

    /// The procedures under way, the outermost first.
    pub fn frames(&self) -> &[G::Frame] {
        &self.stack.frames
    }

    /// The stream that all draws come from.
    pub fn chance(&self) -> &Chance {
        &self.chance
    }

    /// Replaces chance: for tests that script it and for guesses at what is hidden.
    pub fn set_chance(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// All that this seat may choose now, into a buffer that is reused.
    pub fn offers(&self, pack: &G::Pack, seat: Seat, out: &mut Vec<G::Choice>) {
        out.clear();
        if !self.waiting().has(seat) {
            return;
        }
        if let Some(frame) = self.asking() {
            frame.offers(&self.world, pack, seat, out);
        }
    }

    /// Why this choice would be refused; none if it would be accepted.
    pub fn why_not(&self, pack: &G::Pack, seat: Seat, choice: G::Choice) -> Option<Refused<G::Why>> {
        let Some(frame) = self.asking() else { return Some(Refused::Over) };
        if !self.ask.is_some_and(|ask| ask.seats.has(seat)) {
            return Some(Refused::NotAsked);
        }
        if self.answers.of(seat).is_some() {
            return Some(Refused::Answered);
        }
        frame.may(&self.world, pack, seat, choice).err().map(Refused::Rule)
    }

    /// Takes one seat's choice and runs to the next question. A refused choice changes nothing.
    pub fn apply(
        &mut self,
        pack: &G::Pack,
        seat: Seat,
        choice: G::Choice,
        events: &mut Vec<G::Event>,
    ) -> Result<(), Error<G::Why>> {
        if let Some(refused) = self.why_not(pack, seat, choice) {
            return Err(Error::Refused(refused));
        }
        self.answers.give(seat, choice);
        if self.ask.is_some_and(|ask| ask.join == Join::All) && !self.waiting().is_empty() {
            return Ok(());
        }
        let answers = std::mem::take(&mut self.answers);
        self.ask = None;
        self.drive(pack, events, Input::Answers(answers))
    }

    fn drive(&mut self, pack: &G::Pack, events: &mut Vec<G::Event>, mut input: Input<G>) -> Result<(), Error<G::Why>> {
        for _ in 0..STEP_BUDGET {
            let Some(top) = self.stack.frames.last_mut() else { return Ok(()) };
            let mut cx = Cx { world: &mut self.world, pack, chance: &mut self.chance, events };
            let flow = top.run(&mut cx, input);
            if G::over(&self.world) {
                self.stack.frames.clear();
                return Ok(());
            }
            input = match flow {
                Flow::Again => Input::Go,
                Flow::Call(frame) => {
                    if self.stack.frames.try_push(frame).is_some() {
                        return Err(Error::TooDeep { frame: format!("{frame:?}") });
                    }
                    Input::Go
                }
                Flow::Become(frame) => {
                    *top = frame;
                    Input::Go
                }
                Flow::Done(value) => {
                    self.stack.frames.pop();
                    Input::Value(value)
                }
                Flow::Ask(ask) => {
                    assert!(!ask.seats.is_empty(), "a question needs a seat: {top:?}");
                    self.asked += 1;
                    self.ask = Some(Ask { number: self.asked, ..ask });
                    return Ok(());
                }
            };
        }
        Err(Error::Stuck { steps: STEP_BUDGET, frame: format!("{:?}", self.stack.frames.last()) })
    }

    /// A fingerprint of everything that decides how the game goes on.
    pub fn digest(&self) -> [u8; 8] {
        let bytes = postcard::to_allocvec(self).expect("a table is plain data");
        let mut digest = [0; 8];
        digest.copy_from_slice(&blake3::hash(&bytes).as_bytes()[..8]);
        digest
    }

    /// A snapshot: the table, and what its question is about.
    pub fn to_bytes(&self) -> Vec<u8> {
        let about = self.ask.map(|ask| (ask.rule, ask.key, ask.team));
        postcard::to_allocvec(&(self, about)).expect("a table is plain data")
    }

    /// A table from a snapshot.
    pub fn from_bytes(bytes: &[u8], pack: &G::Pack) -> Result<Self, postcard::Error> {
        let (mut table, about): (Self, Option<(Rule, &str, bool)>) = postcard::from_bytes(bytes)?;
        if let (Some(ask), Some((rule, about, team))) = (&mut table.ask, about) {
            let key = G::QUESTIONS.iter().find(|key| **key == about).ok_or(postcard::Error::SerdeDeCustom)?;
            (ask.rule, ask.key, ask.team) = (rule, key, team);
        }
        G::restore(&mut table.world, pack);
        Ok(table)
    }
}
