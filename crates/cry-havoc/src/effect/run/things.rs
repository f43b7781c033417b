//! Steps that take things from places: where from, whose, which, where to, how many. What leaves no choice is not asked.

use super::{Next, apply, picked};
use crate::{
    Cx,
    choice::Choice,
    effect::{
        pick::{Asks, From, Pick},
        things::{Places, Reach, each, mode},
        who,
    },
    event::At,
    flow::{Value, arrive::Arrive, call},
    pack::{self, Place, Step, What},
    rules::*,
    terms::*,
    world::{Ctx, World},
};
use kernel::marks::cite;
use serde::{Deserialize, Serialize};

/// Whether this is such a step.
pub(super) fn takes(cx: &Cx, ctx: &Ctx, step: &Step) -> bool {
    Reach::new(cx.world, cx.pack, ctx, step).ends().is_some()
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Things {
    stage: Stage,
    /// The sides that can be meant, and the one that is.
    sides: Sides,
    side: Option<Side>,
    left: u8,
    /// How many go from here to there.
    n: u8,
    pub done: u8,
    /// What had been done when this round began.
    before: u8,
    from: Option<At>,
    to: Option<At>,
    /// The Structure, or the slot of the face-down token.
    which: Option<u8>,
    /// A question of this round has been asked, so that it can no longer be declined.
    asked: bool,
    /// The Region chosen is that of the battle, so an Objective is chosen next.
    from_board: bool,
    to_board: bool,
    /// Regions that can still be taken from.
    open: Regions,
    /// Regions that things were put to, or taken from for good.
    reached: Regions,
    /// How many each Region gave or got, four bits each, where the text limits it.
    used: [u8; REGIONS / 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
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
        if matches!(step.what, What::MoveUnits { to: Place::Objectives(_), .. }) {
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
                    _ => self.to(Stage::End),
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

    fn to(&mut self, stage: Stage) -> Go {
        self.stage = stage;
        Go::On
    }

    fn ask(&mut self, stage: Stage, pick: Pick, step: &Step) -> Go {
        let pick = pick.optional(step.up_to && !self.asked);
        self.stage = stage;
        self.asked = true;
        Go::Call(call(pick))
    }

    fn pick(&self, cx: &Cx, step: &Step, ctx: &Ctx, from: From, asks: Asks) -> Pick {
        Pick::new(who::chooser(cx.world, ctx, step.by, self.side), from, asks, ctx.cause)
    }

    // ------------------------------------------------------------------------------------------ where from

    fn ask_from(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let Some((from, _)) = reach.ends() else { return self.to(Stage::End) };
        (self.asked, self.before) = (false, self.done);
        let sources = if self.from_board {
            Places { objectives: 0b111, ..Places::default() }
        } else {
            Places { regions: self.open, ..reach.sources(self.sides) }
        };
        let limit = each(&from);
        let works = |place: At| {
            self.under(limit, place) && self.sides.iter().any(|side| reach.works(side, place))
        };
        let places = sources.only(works);
        let everything = !step.up_to && mode(&from) == pack::Pick::Spread && limit.is_none() && {
            let all: u16 = places.iter().map(|place| u16::from(self.most(&reach, place))).sum();
            all <= u16::from(self.left)
        };
        let mut each_place = places.iter();
        let (first, second) = (each_place.next(), each_place.next());
        match first {
            None => self.to(Stage::End),
            Some(_) if self.left == 0 => self.to(Stage::End),
            Some(first) if places.pool.is_some() || everything || mode(&from) == pack::Pick::All => {
                self.take_from(cx, step, ctx, first, false)
            }
            // A step that may do less asks how many, unless there are things to tell apart.
            Some(first) if second.is_none() && step.up_to && !reach.has_kinds() => {
                self.take_from(cx, step, ctx, first, false)
            }
            Some(_) => {
                let pick = self.pick(cx, step, ctx, among(places), asks_from(&step.what));
                self.ask(Stage::FromAsked, pick, step)
            }
        }
    }

    /// The most that any of the sides has at a place.
    fn most(&self, reach: &Reach, place: At) -> u8 {
        self.sides.iter().map(|side| reach.avail(side, place)).max().unwrap_or(0)
    }

    fn take_from(&mut self, cx: &Cx, step: &Step, ctx: &Ctx, from: At, asked: bool) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.asked = asked;
        if let At::Region(region) = from
            && reach.is_about_units()
            && reach.on_board(region)
        {
            // Its Units stand on the Objectives.
            self.from_board = true;
            self.open = self.open.without(region);
            return self.to(Stage::From);
        }
        self.from = Some(from);
        self.to(Stage::Whose)
    }

    fn ask_whose(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let Some(from) = self.from else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let sides: Sides = self.sides.iter().filter(|side| reach.works(*side, from)).collect();
        match (sides.len(), sides.first()) {
            (0, _) | (_, None) => self.to(Stage::Next),
            (1, Some(side)) => self.is_of(side),
            // Crystals and Regions have no side that would matter, unless a store is named.
            (_, Some(side)) if !of_a_side(&step.what) => self.is_of(side),
            _ => {
                let pick = self.pick(cx, step, ctx, From::Sides(sides), Asks::Whose);
                self.ask(Stage::WhoseAsked, pick, step)
            }
        }
    }

    fn is_of(&mut self, side: Side) -> Go {
        self.side = Some(side);
        self.to(Stage::Which)
    }

    // ------------------------------------------------------------------------------------------ which

    fn ask_which(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.which = None;
        match step.what {
            What::MoveTokens { token, .. } | What::RemoveTokens { token, .. } | What::ResolveToken { token, .. } => {
                let n = reach.avail(side, from);
                if matches!(token, pack::TokenWord::Named(_)) || !matches!(from, At::Region(_)) {
                    return self.to(Stage::To);
                }
                let mask = (1u32 << n.min(16)) - 1;
                let pick = self.pick(cx, step, ctx, From::Tokens(mask as u16), Asks::Token);
                self.ask_kind(pick, step, n)
            }
            What::PlaceStructure { .. } | What::MoveStructures { .. } => {
                let targets = reach.targets(side, from);
                let goes = |s: &Structure| targets.iter().any(|to| reach.room(side, from, Some(*s), to) > 0);
                let structures: Structures = reach.structures(side, from).iter().filter(goes).collect();
                let pick = self.pick(cx, step, ctx, From::Structures(structures), Asks::Structure);
                self.ask_kind(pick, step, structures.len() as u8)
            }
            What::RemoveStructure { .. } | What::ActivateStructure { .. } => {
                let structures = reach.structures(side, from);
                let pick = self.pick(cx, step, ctx, From::Structures(structures), Asks::Structure);
                self.ask_kind(pick, step, structures.len() as u8)
            }
            _ => self.to(Stage::To),
        }
    }

    fn ask_kind(&mut self, pick: Pick, step: &Step, n: u8) -> Go {
        if n == 0 { self.to(Stage::Next) } else { self.ask(Stage::WhichAsked, pick, step) }
    }

    fn is_this(&mut self, which: u8) -> Go {
        self.which = Some(which);
        self.to(Stage::To)
    }

    // ------------------------------------------------------------------------------------------ where to

    fn ask_to(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let Some((_, Some(to))) = reach.ends() else { return self.to(Stage::Number) };
        if self.to.is_some_and(|to| reach.room(side, from, self.which.map(Structure), to) > 0) {
            // All go to the place that was chosen first.
            return self.to(Stage::Number);
        }
        if self.to.is_some() {
            return self.to(Stage::Next);
        }
        let targets = if self.to_board {
            Places { objectives: 0b111, ..Places::default() }
        } else {
            reach.targets(side, from)
        };
        let all = mode(&to) == pack::Pick::All;
        let fresh = |place: At| !(all && matches!(place, At::Region(region) if self.reached.has(region)));
        let fits = |place: At| {
            fresh(place)
                && self.under(each(&to), place)
                && reach.room(side, from, self.which.map(Structure), place) > 0
        };
        let places = targets.only(fits);
        let mut each_place = places.iter();
        let (first, second) = (each_place.next(), each_place.next());
        match first {
            None => self.to(Stage::Next),
            Some(first) if places.pool.is_some() || all => self.put_to(cx, step, ctx, first, self.asked),
            Some(first) if second.is_none() && !reach.has_kinds() => self.put_to(cx, step, ctx, first, self.asked),
            Some(_) => {
                let pick = self.pick(cx, step, ctx, among(places), asks_to(&step.what));
                self.ask(Stage::ToAsked, pick, step)
            }
        }
    }

    fn put_to(&mut self, cx: &Cx, step: &Step, ctx: &Ctx, to: At, asked: bool) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.asked = asked;
        if let At::Region(region) = to
            && reach.brings_units()
            && reach.on_board(region)
        {
            self.to_board = true;
            return self.to(Stage::To);
        }
        self.to = Some(to);
        self.to(Stage::Number)
    }

    // ------------------------------------------------------------------------------------------ how many

    fn ask_number(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let Some((source, target)) = reach.ends() else { return self.to(Stage::End) };
        if reach.has_kinds() {
            self.n = 1;
            return self.to(Stage::Apply);
        }
        let mut most = self.left.min(reach.avail(side, from));
        most = most.min(self.rest(each(&source), from));
        if let (Some(to), Some(target)) = (self.to, &target) {
            most = most.min(self.rest(each(target), to));
        }
        if most == 0 {
            return self.to(Stage::Next);
        }
        let spread = |place: &Place| mode(place) == pack::Pick::Spread;
        let from_spread = spread(&source) && {
            let open = reach.sources(self.sides).only(|place| reach.works(side, place));
            let all: u16 = open.iter().map(|place| u16::from(self.most(&reach, place))).sum();
            all > u16::from(self.left) || each(&source).is_some()
        };
        let split = from_spread || target.as_ref().is_some_and(spread);
        let least = match (step.up_to, split) {
            (true, _) => u8::from(self.asked),
            (false, true) => 1,
            (false, false) => most,
        };
        if least == most {
            self.n = most;
            return self.to(Stage::Apply);
        }
        let pick = self.pick(cx, step, ctx, From::Number { min: least, max: most }, Asks::HowMany);
        self.stage = Stage::NumberAsked;
        Go::Call(call(pick))
    }

    fn used(&self, region: Region) -> u8 {
        self.used[region.index() / 2] >> (region.index() % 2 * 4) & 15
    }
    fn rest(&self, limit: Option<u8>, place: At) -> u8 {
        match (limit, place) {
            (Some(limit), At::Region(region)) => limit.saturating_sub(self.used(region)),
            _ => u8::MAX,
        }
    }
    fn under(&self, limit: Option<u8>, place: At) -> bool {
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
        if reach.is_about_units() && from != At::Reserve {
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
        let (n, flow) = work.apply(cx, step, ctx);
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
        if matches!(step.what, What::MoveUnits { .. } | What::PlaceUnits { .. }) {
            // What follows is for the owner of these Units.
            self.sides = self.side.map_or(self.sides, Sides::one);
        }
    }

    /// Whether another round follows.
    fn next(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let (Some((source, target)), Some(from)) = (reach.ends(), self.from) else { return self.to(Stage::End) };
        let side = self.side.unwrap_or(ctx.me);
        let to_mode = target.as_ref().map(mode);
        // Structures and tokens each have a destination of their own; others share one unless it depends on the origin.
        let own_target = reach.has_kinds()
            || to_mode != Some(pack::Pick::Choose)
            || matches!(target, Some(Place::Regions(pack::Selector { at: pack::Anchor::Bound, .. })))
            || matches!(target, Some(Place::Objectives(pack::Spot::Other)));
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
        let again = stays && (reach.has_kinds() || to_mode == Some(pack::Pick::Spread));
        match (mode(&source), from) {
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
                if idle {
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
        let moves = matches!(step.what, What::MoveUnits { .. } | What::MoveStructures { .. } | What::MoveTokens { .. });
        if moves || !self.reached.is_empty() {
            ctx.bound = self.reached;
        }
        World::fallen_tokens(cx);
        self.stage = Stage::Over;
        match apply::arrival(cx, step, ctx, self.side, self.reached) {
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

fn among(places: Places) -> From {
    if places.objectives != 0 { From::Objectives(places.objectives) } else { From::Regions(places.regions) }
}

/// Whether it matters whose the things are.
fn of_a_side(what: &What) -> bool {
    match what {
        What::MoveCrystals { from, to } => [from, to].iter().any(|place| matches!(place, Place::Pool(pack::Pool::Store))),
        What::ModScoring { .. }
        | What::PeekTokens { .. }
        | What::PlaceToken { .. }
        | What::MoveTokens { .. }
        | What::RemoveTokens { .. }
        | What::ResolveToken { .. } => false,
        _ => true,
    }
}

fn asks_from(what: &What) -> Asks {
    match what {
        What::KillUnits { .. } => Asks::Kill,
        What::WithdrawUnits { .. } => Asks::Withdraw,
        What::CaptureUnits { .. } => Asks::Capture,
        What::ProtectUnits { .. } => Asks::Protect,
        What::MoveCrystals { .. } => Asks::Crystals,
        What::TakeControl { .. } | What::DropControl { .. } => Asks::Control,
        What::RemoveStructure { .. } | What::ActivateStructure { .. } => Asks::StructureAt,
        What::RemoveTokens { .. } | What::ResolveToken { .. } => Asks::TokenAt,
        What::MoveUnits { .. } | What::MoveStructures { .. } | What::MoveTokens { .. } | What::PlaceToken { .. } => {
            Asks::From
        }
        _ => Asks::Region,
    }
}

fn asks_to(what: &What) -> Asks {
    match what {
        What::PlaceUnits { .. } => Asks::Place,
        What::PlaceStructure { .. } => Asks::StructureAt,
        What::PlaceToken { .. } | What::ResolveToken { .. } => Asks::TokenAt,
        _ => Asks::To,
    }
}
