//! Steps that take things from places: where from, whose, which, where to, how many. What leaves no choice is not asked.

use super::{Next, apply, picked};
use crate::{
    Cx,
    choice::Choice,
    effect::{
        pick::{Asks, From},
        things::{End, Reach, mode},
    },
    event::At,
    flow::{Value, arrive::Arrive, call},
    pack::{self, Place, Step, What},
    rules::*,
    terms::*,
    world::{Ctx, ops::ops},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// Whether this is such a step.
pub(super) fn takes(cx: &Cx, ctx: &Ctx, step: &Step) -> bool {
    Reach::new(cx.world, cx.pack, ctx, step).ends().is_some()
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Things {
    pub(super) stage: Stage,
    /// The sides that can be meant, and the one that is.
    pub(super) sides: Sides,
    pub(super) side: Option<Side>,
    pub(super) left: u8,
    /// How many go from here to there.
    pub(super) n: u8,
    pub done: u8,
    /// What had been done when this round began.
    pub(super) before: u8,
    pub(super) from: Option<At>,
    pub(super) to: Option<At>,
    /// The Structure, or the slot of the face-down token.
    pub(super) which: Option<u8>,
    /// A question of this round has been asked, so that it can no longer be declined.
    pub(super) asked: bool,
    /// The Region chosen is that of the battle, so an Objective is chosen next.
    pub(super) from_board: bool,
    pub(super) to_board: bool,
    /// Regions that can still be taken from.
    pub(super) open: Regions,
    /// Regions that things were put to, or taken from for good.
    pub(super) reached: Regions,
    /// How many each Region gave or got, four bits each, where the text limits it.
    pub(super) used: [u8; REGIONS / 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Stage {
    Begin,
    From,
    FromAsked,
    Whose,
    WhoseAsked,
    Which,
    WhichAsked,
    To,
    ToAsked,
    Number,
    NumberAsked,
    Apply,
    MarkAsked,
    Next,
    End,
    Over,
}

/// What a stage comes to.
pub(super) enum Go {
    On,
    Call(crate::Flow),
}

impl Things {
    pub fn new(sides: Sides) -> Things {
        Things {
            stage: Stage::Begin,
            sides,
            side: None,
            left: 0,
            n: 0,
            done: 0,
            before: 0,
            from: None,
            to: None,
            which: None,
            asked: false,
            from_board: false,
            to_board: false,
            open: Regions::NONE,
            reached: Regions::NONE,
            used: [0; REGIONS / 2],
        }
    }

    /// The Units of the next side go to the Objective that was chosen for the first.
    pub fn follow(&mut self, step: &Step, ctx: &Ctx) {
        if matches!(&step.what, What::MoveUnits(word) if matches!(word.to, Place::Objectives(_))) {
            self.to = ctx.objective.map(At::Objective);
        }
    }

    pub fn go(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx, value: Option<Value>) -> Next {
        let mut choice = picked(value);
        loop {
            let go = match self.stage {
                Stage::Begin => {
                    let reach = Reach::new(cx.world, cx.pack, ctx, step);
                    self.left = reach.count();
                    self.open = reach.sources(self.sides).regions;
                    self.to(Stage::From)
                }
                Stage::From => self.ask_from(cx, step, ctx),
                Stage::FromAsked => match at(choice.take()) {
                    Some(from) => self.take_from(cx, step, ctx, from, true),
                    None => self.to(Stage::End),
                },
                Stage::Whose => self.ask_whose(cx, step, ctx),
                Stage::WhoseAsked => match choice.take() {
                    Some(Choice::Side(side)) => self.is_of(side),
                    _ => self.to(Stage::End),
                },
                Stage::Which => self.ask_which(cx, step, ctx),
                Stage::WhichAsked => match choice.take() {
                    Some(Choice::Structure(structure)) => self.is_this(structure.0),
                    Some(Choice::Token(nth)) => self.is_this(nth),
                    _ => self.to(Stage::End),
                },
                Stage::To => self.ask_to(cx, step, ctx),
                Stage::ToAsked => match at(choice.take()) {
                    Some(to) => self.put_to(cx, step, ctx, to, true),
                    None => self.to(Stage::End),
                },
                Stage::Number => self.ask_number(cx, step, ctx),
                Stage::NumberAsked => match choice.take() {
                    Some(Choice::Number(n)) if n > 0 => {
                        self.n = n;
                        self.to(Stage::Apply)
                    }
                    _ => self.to(Stage::Next),
                },
                Stage::Apply => self.apply(cx, step, ctx, None),
                Stage::MarkAsked => match choice.take() {
                    Some(Choice::Mark(mark)) => self.apply(cx, step, ctx, Some(mark)),
                    _ => self.to(Stage::End),
                },
                Stage::Next => self.next(cx, step, ctx),
                Stage::End => self.end(cx, step, ctx),
                Stage::Over => return None,
            };
            if let Go::Call(flow) = go {
                return Some(flow);
            }
        }
    }

    pub(super) fn to(&mut self, stage: Stage) -> Go {
        self.stage = stage;
        Go::On
    }

    fn used(&self, region: Region) -> u8 {
        self.used[region.index() / 2] >> (region.index() % 2 * 4) & 15
    }
    pub(super) fn rest(&self, limit: Option<u8>, place: At) -> u8 {
        match (limit, place) {
            (Some(limit), At::Region(region)) => limit.saturating_sub(self.used(region)),
            _ => u8::MAX,
        }
    }
    pub(super) fn under(&self, limit: Option<u8>, place: At) -> bool {
        self.rest(limit, place) > 0
    }
    fn note_used(&mut self, place: At, n: u8) {
        if let At::Region(region) = place {
            let sum = (self.used(region).saturating_add(n)).min(15);
            let byte = &mut self.used[region.index() / 2];
            let shift = region.index() % 2 * 4;
            *byte = *byte & !(15 << shift) | sum << shift;
        }
    }

    // ------------------------------------------------------------------------------------------ done

    fn apply(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx, chosen: Option<Mark>) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let mut mark = chosen.unwrap_or(Mark::Plain);
        let mut n = self.n;
        if step.what.facts().units && from != At::Reserve {
            let marks = reach.marks(side, from);
            let mut present = marks.iter().filter(|(_, there)| *there > 0);
            let Some((first, there)) = present.next() else { return self.to(Stage::Next) };
            let several = present.next().is_some();
            let all: u8 = marks.iter().map(|(_, there)| there).sum();
            if chosen.is_some() {
                n = 1;
            } else if several && self.n < all {
                cite(CH_CMP_21);
                let mask = marks.iter().filter(|(_, there)| *there > 0);
                let mask = mask.fold(0, |mask, (mark, _)| mask | 1 << *mark as u8);
                let pick = self.pick(cx, step, ctx, From::Marks(mask), Asks::Mark);
                self.stage = Stage::MarkAsked;
                return Go::Call(call(pick));
            } else {
                mark = *first;
                n = n.min(*there);
            }
        }
        let work = apply::Work { side, mark, n, from, to: self.to, which: self.which };
        let (n, flow) = step.what.word().apply(work, cx, ctx);
        self.count(step, ctx, from, n);
        self.n = self.n.saturating_sub(n.max(1));
        let more = self.n > 0 && n > 0;
        self.stage = if more { Stage::Apply } else { Stage::Next };
        flow.map_or(Go::On, Go::Call)
    }

    /// Notes what was done, and which places are bound by it.
    fn count(&mut self, step: &Step, ctx: &mut Ctx, from: At, n: u8) {
        if n == 0 {
            return;
        }
        self.done = self.done.saturating_add(n);
        self.left = self.left.saturating_sub(n);
        self.note_used(from, n);
        for place in [Some(from), self.to].into_iter().flatten() {
            if let At::Objective(objective) = place {
                ctx.objective = Some(objective);
            }
        }
        match (self.to, from) {
            (Some(At::Region(to)), _) => {
                self.reached = self.reached.with(to);
                if from != At::Region(to) {
                    self.note_used(At::Region(to), n);
                }
            }
            (_, At::Region(from)) => self.reached = self.reached.with(from),
            _ => {}
        }
        if step.what.facts().brings {
            // What follows is for the owner of these Units.
            self.sides = self.side.map_or(self.sides, Sides::one);
        }
    }

    /// Whether another round follows.
    fn next(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let (Some((source, target)), Some(from)) = (reach.ends(), self.from) else { return self.to(Stage::End) };
        let side = self.side.unwrap_or(ctx.me);
        let to_mode = target.map(mode);
        // Structures and tokens each have a destination of their own; others share one unless it depends on the origin.
        let own_target = reach.has_kinds()
            || to_mode != Some(pack::Pick::Choose)
            || matches!(target, Some(End::Regions(pack::Selector { at: pack::Anchor::Bound, .. })))
            || matches!(target, Some(End::Objectives(pack::Spot::Other)));
        if own_target {
            self.to = None;
        }
        // A round that did nothing would only come again.
        let idle = self.done == self.before;
        self.before = self.done;
        if to_mode == Some(pack::Pick::All) {
            self.left = reach.count();
            let go = !idle && reach.avail(side, from) > 0;
            return self.to(if go { Stage::To } else { Stage::End });
        }
        let stays = !idle && self.left > 0 && reach.works(side, from);
        // No Structure is activated twice by one text.
        let once = matches!(step.what, What::ActivateStructure(_));
        let again = stays && !once && (reach.has_kinds() || to_mode == Some(pack::Pick::Spread));
        match (mode(source), from) {
            (pack::Pick::All | pack::Pick::Choose, _) if again => {
                self.asked = false;
                self.to(Stage::Which)
            }
            (pack::Pick::All, _) => {
                if let At::Region(region) = from {
                    self.open = self.open.without(region);
                }
                self.left = reach.count();
                self.from_board = false;
                self.to(Stage::From)
            }
            (pack::Pick::Spread, At::Region(region)) if self.left > 0 => {
                if idle || once {
                    self.open = self.open.without(region);
                }
                self.to(Stage::From)
            }
            (pack::Pick::Spread, _) if self.left > 0 && !idle => self.to(Stage::From),
            _ => self.to(Stage::End),
        }
    }

    /// The places are bound, and arrivals follow.
    fn end(&mut self, cx: &mut Cx, step: &Step, ctx: &mut Ctx) -> Go {
        if step.what.facts().moves || !self.reached.is_empty() {
            ctx.bound = self.reached;
        }
        ops(cx).fallen_tokens();
        self.stage = Stage::Over;
        match apply::arrival(cx, step, ctx, self.side.or(self.sides.first()), self.reached) {
            Some((side, regions)) => {
                cite(CH_MOVE_24);
                Go::Call(call(Arrive::new(side, regions)))
            }
            None => Go::On,
        }
    }
}

fn at(choice: Option<Choice>) -> Option<At> {
    match choice? {
        Choice::Region(region) => Some(At::Region(region)),
        Choice::Objective(objective) => Some(At::Objective(objective)),
        _ => None,
    }
}
