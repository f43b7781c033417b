//! One small choice of a text: the caller has worked out what may be chosen, the frame asks for it.
//!
//! What leaves no choice is not asked, except where the candidates are hidden from others: being asked must not tell what a
//! player holds.

use super::bans::Bans;
use crate::{
    CryHavoc, Cx, Flow, Input,
    choice::Choice,
    flow::{Value, ask},
    pack::Pack,
    rules::*,
    terms::*,
    why::*,
    world::{Cause, World},
};
use kernel::{Procedure, Rule};
use serde::{Deserialize, Serialize};

/// What may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum From {
    YesNo,
    Regions(Regions),
    /// One bit per [`Objective`].
    Objectives(u8),
    /// One bit per [`Mark`].
    Marks(u8),
    Number {
        min: u8,
        max: u8,
    },
    Sides(Sides),
    Cards(Cards),
    /// Bit 0 the own deck, then one per [`Terrain`].
    Decks(u8),
    Options(u16),
    Structures(Structures),
    Named(NamedTokens),
    /// One bit per place in the player's row of Skills.
    Skills(u8),
    /// One bit per place in the row of face-down tokens that are meant.
    Tokens(u16),
    /// Positions 1 to n on the Next Initiative track.
    Positions(u8),
}

macro_rules! asks {
    ($($(#[$doc:meta])* $variant:ident = $key:literal, $rule:ident;)+) => {
        /// What a pick is for: its question and the rule behind it.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum Asks {
            #[default]
            $($(#[$doc])* $variant,)+
        }
        impl Asks {
            pub const ALL: &'static [Asks] = &[$(Asks::$variant),+];
            /// `question-…` in the locale files.
            pub fn key(self) -> &'static str {
                match self { $(Asks::$variant => $key),+ }
            }
            pub fn rule(self) -> Rule {
                match self { $(Asks::$variant => $rule),+ }
            }
        }
    };
}

asks! {
    /// Whether to carry out an optional step.
    Optional = "question-optional", CH_CLR_01;
    Option = "question-option", CH_CLR_01;
    HowMany = "question-how-many", CH_CLR_01;
    Place = "question-place", CH_CLR_01;
    From = "question-from", CH_CLR_01;
    To = "question-to", CH_CLR_01;
    Kill = "question-kill", CH_CLR_01;
    Withdraw = "question-withdraw", CH_CLR_01;
    Capture = "question-capture", CH_CLR_01;
    Protect = "question-protect", CH_CLR_01;
    /// Which of several kinds of Units (CH-CMP-21).
    Mark = "question-mark", CH_CMP_21;
    Whose = "question-whose", CH_CLR_01;
    Objective = "question-objective", CH_CLR_01;
    Deck = "question-deck", CH_CLR_01;
    Keep = "question-keep", CH_CLR_01;
    Discard = "question-discard", CH_CLR_01;
    /// A stored card too many.
    Unstore = "question-unstore", CH_CLR_01;
    Recover = "question-recover", CH_CLR_01;
    Crystals = "question-crystals", CH_CLR_01;
    Control = "question-control", CH_CLR_01;
    Structure = "question-structure", CH_CLR_01;
    StructureAt = "question-structure-at", CH_CLR_01;
    Token = "question-token", CH_CLR_01;
    TokenAt = "question-token-at", CH_CLR_01;
    Region = "question-region", CH_CLR_01;
    Skill = "question-ready-skill", CH_CLR_01;
    ExploreNext = "question-explore-next", CH_MOVE_19;
    RevealNext = "question-reveal-next", CH_MOVE_19;
    BattleNext = "question-battle-next", CH_MOVE_18;
    CapturePrisoner = "question-capture-prisoner", CH_OBJ_09;
    Retreat = "question-retreat", CH_RET_04;
    Nest = "question-nest", CH_NTR_08;
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    pub from: From,
    pub asks: Asks,
    /// Nothing may be chosen.
    pub optional: bool,
    /// Ask even if there is only one candidate.
    pub always: bool,
    pub cause: Cause,
    /// Rules that a refusal names before the text.
    pub bans: Bans,
}

impl Pick {
    pub fn new(seat: Seat, from: From, asks: Asks, cause: Cause) -> Pick {
        Pick { seat, from, asks, optional: false, always: false, cause, bans: Bans::None }
    }
    #[must_use]
    pub fn optional(self, optional: bool) -> Pick {
        Pick { optional, ..self }
    }
    /// Rules limit the Regions no matter what the text says.
    #[must_use]
    pub fn under(self, bans: Bans) -> Pick {
        Pick { bans, ..self }
    }
    /// For what others cannot see.
    #[must_use]
    pub fn always(self) -> Pick {
        Pick { always: true, ..self }
    }

    /// Without a text, the Trog tokens of a Region are turned up one by one.
    fn turns_up(&self) -> bool {
        self.asks == Asks::Token && self.cause == Cause::Rule
    }

    fn rule(&self) -> Rule {
        if self.turns_up() { CH_MOVE_19 } else { self.asks.rule() }
    }

    fn each(&self, world: &World, mut out: impl FnMut(Choice)) {
        let bits = |mask: u16| (0..16u8).filter(move |bit| mask >> bit & 1 == 1);
        match self.from {
            From::YesNo => out(Choice::Yes),
            From::Regions(set) => set.iter().for_each(|region| out(Choice::Region(region))),
            From::Objectives(mask) => {
                bits(mask.into()).for_each(|at| out(Choice::Objective(Objective::ALL[at as usize])));
            }
            From::Marks(mask) => bits(mask.into()).for_each(|at| out(Choice::Mark(Mark::ALL[at as usize]))),
            From::Number { min, max } => (min..=max).for_each(|n| out(Choice::Number(n))),
            From::Sides(set) => set.iter().for_each(|side| out(Choice::Side(side))),
            From::Cards(set) => set.iter().for_each(|card| out(Choice::Card(card))),
            From::Decks(mask) => bits(mask.into()).for_each(|at| {
                out(Choice::Deck(if at == 0 { Deck::Own } else { Deck::Terrain(Terrain::ALL[at as usize - 1]) }));
            }),
            From::Options(mask) => bits(mask).for_each(|at| out(Choice::Option(at))),
            From::Structures(set) => set.iter().for_each(|structure| out(Choice::Structure(structure))),
            From::Named(set) => set.iter().for_each(|token| out(Choice::Named(token))),
            From::Skills(mask) => {
                let skills = world.skills(self.seat);
                bits(mask.into()).filter_map(|at| skills.get(at as usize)).for_each(|skill| out(Choice::Skill(*skill)));
            }
            From::Tokens(mask) => bits(mask).for_each(|at| out(Choice::Token(at))),
            From::Positions(n) => (1..=n).for_each(|at| out(Choice::Position(at))),
        }
    }

    /// The same with the candidates that pass.
    #[must_use]
    pub fn only(&self, world: &World, passes: impl Fn(Choice) -> bool) -> Pick {
        let mut left = Vec::new();
        self.each(world, |choice| left.extend(passes(choice).then_some(choice)));
        let stays = |choice: Choice| left.contains(&choice);
        let mask = |all: u16, choice: fn(u8) -> Choice| {
            (0..16).filter(|at| all >> at & 1 == 1 && stays(choice(*at))).fold(0u16, |mask, at| mask | 1 << at)
        };
        let from = match self.from {
            From::YesNo => From::YesNo,
            From::Regions(set) => From::Regions(set.iter().filter(|region| stays(Choice::Region(*region))).collect()),
            From::Objectives(all) => {
                From::Objectives(mask(all.into(), |at| Choice::Objective(Objective::ALL[at as usize])) as u8)
            }
            From::Marks(all) => From::Marks(mask(all.into(), |at| Choice::Mark(Mark::ALL[at as usize])) as u8),
            From::Number { min, max } => {
                let numbers = || (min..=max).filter(|n| stays(Choice::Number(*n)));
                From::Number { min: numbers().min().unwrap_or(min), max: numbers().max().unwrap_or(max) }
            }
            From::Sides(set) => From::Sides(set.iter().filter(|side| stays(Choice::Side(*side))).collect()),
            From::Cards(set) => From::Cards(set.iter().filter(|card| stays(Choice::Card(*card))).collect()),
            From::Structures(set) => From::Structures(set.iter().filter(|s| stays(Choice::Structure(*s))).collect()),
            From::Named(set) => From::Named(set.iter().filter(|token| stays(Choice::Named(*token))).collect()),
            From::Options(all) => From::Options(mask(all, Choice::Option)),
            From::Tokens(all) => From::Tokens(mask(all, Choice::Token)),
            // Which deck, Skill or place it is decides nothing about what is paid for.
            from @ (From::Decks(_) | From::Skills(_) | From::Positions(_)) => from,
        };
        Pick { from, ..*self }
    }

    pub fn is_empty(&self, world: &World) -> bool {
        self.count(world).0 == 0
    }

    fn count(&self, world: &World) -> (usize, Option<Choice>) {
        let (mut n, mut first) = (0, None);
        self.each(world, |choice| {
            n += 1;
            first = first.or(Some(choice));
        });
        (n, first)
    }
}

impl Procedure<CryHavoc> for Pick {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Some(choice) = input.answer() {
            return Flow::Done(Value::Picked((choice != Choice::Pass).then_some(choice)));
        }
        match self.count(cx.world) {
            (0, _) => Flow::Done(Value::Picked(None)),
            // Whether to do something at all is a choice even with one answer.
            (1, only) if !self.optional && !self.always && self.from != From::YesNo => Flow::Done(Value::Picked(only)),
            _ if self.turns_up() => ask(self.seat, self.rule(), "question-reveal-token"),
            _ => ask(self.seat, self.rule(), self.asks.key()),
        }
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        if self.optional || self.from == From::YesNo {
            out.push(Choice::Pass);
        }
        self.each(world, |choice| out.push(choice));
    }
    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        if choice == Choice::Pass {
            return unless(self.optional || self.from == From::YesNo, self.rule(), Reason::MustAnswer);
        }
        let mut found = false;
        self.each(world, |candidate| found |= candidate == choice);
        match self.bans.why(world, pack, choice).filter(|_| !found) {
            Some(why) => Err(why),
            None => unless(found, self.rule(), Reason::NotACandidate),
        }
    }
}
