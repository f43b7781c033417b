//! The questions of a step that takes things from places: where from, whose, which, where to, how many.

use super::things::{Go, Stage, Things};
use crate::{
    Cx,
    effect::{
        bans::Bans,
        pick::{Asks, From, Pick},
        things::{End, Places, Reach, each, mode},
        who,
        words::Kinds,
    },
    event::At,
    flow::call,
    pack::{self, Place, Step, What},
    terms::*,
    world::Ctx,
};

impl Things {
    pub(super) fn ask(&mut self, stage: Stage, pick: Pick, step: &Step) -> Go {
        // A named token that is on the board already may be moved where its supply is empty, but need not be.
        let instead = stage == Stage::FromAsked && matches!(step.what, What::PlaceToken(_));
        let pick = pick.optional((step.up_to || instead) && !self.asked);
        self.stage = stage;
        self.asked = true;
        Go::Call(call(pick))
    }

    pub(super) fn pick(&self, cx: &Cx, step: &Step, ctx: &Ctx, from: From, asks: Asks) -> Pick {
        Pick::new(who::chooser(cx.world, ctx, step.by, self.side), from, asks, ctx.cause)
    }

    // ------------------------------------------------------------------------------------------ where from

    pub(super) fn ask_from(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let Some((from, _)) = reach.ends() else { return self.to(Stage::End) };
        (self.asked, self.before) = (false, self.done);
        // Of several sides, each place may have another.
        self.side = self.side.filter(|_| self.sides.len() == 1);
        let sources = if self.from_board {
            Places { objectives: 0b111, ..Places::default() }
        } else {
            Places { regions: self.open, ..reach.sources(self.sides) }
        };
        let limit = each(from);
        let works = |place: At| self.under(limit, place) && self.sides.iter().any(|side| reach.works(side, place));
        let places = sources.only(works);
        let everything = !step.up_to && mode(from) == pack::Pick::Spread && limit.is_none() && {
            let all: u16 = places.iter().map(|place| u16::from(self.most(&reach, place))).sum();
            all <= u16::from(self.left)
        };
        let mut each_place = places.iter();
        let (first, second) = (each_place.next(), each_place.next());
        match first {
            None => self.to(Stage::End),
            Some(_) if self.left == 0 => self.to(Stage::End),
            Some(first) if places.pool.is_some() || everything || mode(from) == pack::Pick::All => {
                self.take_from(cx, step, ctx, first, false)
            }
            // A step that may do less asks how many, unless there are things to tell apart.
            Some(first) if second.is_none() && step.up_to && !reach.has_kinds() => {
                self.take_from(cx, step, ctx, first, false)
            }
            Some(_) => {
                let side = self.side.or(self.sides.first().filter(|_| self.sides.len() == 1));
                let pick =
                    self.pick(cx, step, ctx, among(places), step.what.facts().asks_from).under(Bans::from(step, side));
                self.ask(Stage::FromAsked, pick, step)
            }
        }
    }

    /// The most that any of the sides has at a place.
    pub(super) fn most(&self, reach: &Reach, place: At) -> u8 {
        self.sides.iter().map(|side| reach.avail(side, place)).max().unwrap_or(0)
    }

    pub(super) fn take_from(&mut self, cx: &Cx, step: &Step, ctx: &Ctx, from: At, asked: bool) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.asked = asked;
        if let At::Region(region) = from
            && step.what.facts().units
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

    pub(super) fn ask_whose(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
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

    pub(super) fn is_of(&mut self, side: Side) -> Go {
        self.side = Some(side);
        self.to(Stage::Which)
    }

    // ------------------------------------------------------------------------------------------ which

    pub(super) fn ask_which(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.which = None;
        match step.what.facts().kinds {
            Kinds::Tokens => {
                let n = reach.avail(side, from);
                if step.what.token().is_some_and(|token| matches!(token, pack::TokenWord::Named(_)))
                    || !matches!(from, At::Region(_))
                {
                    return self.to(Stage::To);
                }
                let mask = (1u32 << n.min(16)) - 1;
                let pick = self.pick(cx, step, ctx, From::Tokens(mask as u16), Asks::Token);
                self.ask_kind(pick, step, n)
            }
            Kinds::Structures => {
                let targets = matches!(reach.ends(), Some((_, Some(_)))).then(|| reach.targets(side, from));
                let goes = |s: &Structure| {
                    targets.is_none_or(|targets| targets.iter().any(|to| reach.room(side, from, Some(*s), to) > 0))
                };
                let structures: Structures = reach.structures(side, from).iter().filter(goes).collect();
                let pick = self.pick(cx, step, ctx, From::Structures(structures), Asks::Structure);
                self.ask_kind(pick, step, structures.len() as u8)
            }
            Kinds::None => self.to(Stage::To),
        }
    }

    pub(super) fn ask_kind(&mut self, pick: Pick, step: &Step, n: u8) -> Go {
        if n == 0 { self.to(Stage::Next) } else { self.ask(Stage::WhichAsked, pick, step) }
    }

    pub(super) fn is_this(&mut self, which: u8) -> Go {
        self.which = Some(which);
        self.to(Stage::To)
    }

    // ------------------------------------------------------------------------------------------ where to

    pub(super) fn ask_to(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
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
        let targets =
            if self.to_board { Places { objectives: 0b111, ..Places::default() } } else { reach.targets(side, from) };
        let all = mode(to) == pack::Pick::All;
        let fresh = |place: At| !(all && matches!(place, At::Region(region) if self.reached.has(region)));
        let fits = |place: At| {
            fresh(place) && self.under(each(to), place) && reach.room(side, from, self.which.map(Structure), place) > 0
        };
        let places = targets.only(fits);
        let mut each_place = places.iter();
        let (first, second) = (each_place.next(), each_place.next());
        match first {
            None => self.to(Stage::Next),
            Some(first) if places.pool.is_some() || all => self.put_to(cx, step, ctx, first, self.asked),
            Some(first) if second.is_none() && !reach.has_kinds() => self.put_to(cx, step, ctx, first, self.asked),
            Some(_) => {
                let bans = Bans::to(step, side, self.which.map(Structure));
                let pick = self.pick(cx, step, ctx, among(places), step.what.facts().asks_to).under(bans);
                self.ask(Stage::ToAsked, pick, step)
            }
        }
    }

    pub(super) fn put_to(&mut self, cx: &Cx, step: &Step, ctx: &Ctx, to: At, asked: bool) -> Go {
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        self.asked = asked;
        if let At::Region(region) = to
            && step.what.facts().brings
            && reach.on_board(region)
        {
            self.to_board = true;
            return self.to(Stage::To);
        }
        self.to = Some(to);
        self.to(Stage::Number)
    }

    // ------------------------------------------------------------------------------------------ how many

    pub(super) fn ask_number(&mut self, cx: &mut Cx, step: &Step, ctx: &Ctx) -> Go {
        let (Some(from), Some(side)) = (self.from, self.side) else { return self.to(Stage::End) };
        let reach = Reach::new(cx.world, cx.pack, ctx, step);
        let Some((source, target)) = reach.ends() else { return self.to(Stage::End) };
        if reach.has_kinds() {
            self.n = 1;
            return self.to(Stage::Apply);
        }
        let mut most = self.left.min(reach.avail(side, from));
        most = most.min(self.rest(each(source), from));
        if let (Some(to), Some(target)) = (self.to, target) {
            most = most.min(self.rest(each(target), to));
        }
        if most == 0 {
            return self.to(Stage::Next);
        }
        let spread = |end: End| mode(end) == pack::Pick::Spread;
        let from_spread = spread(source) && {
            let open = reach.sources(self.sides).only(|place| reach.works(side, place));
            let all: u16 = open.iter().map(|place| u16::from(self.most(&reach, place))).sum();
            all > u16::from(self.left) || each(source).is_some()
        };
        let split = from_spread || target.is_some_and(spread);
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
}

fn among(places: Places) -> From {
    if places.objectives != 0 { From::Objectives(places.objectives) } else { From::Regions(places.regions) }
}

/// Whether it matters whose the things are.
fn of_a_side(what: &What) -> bool {
    match what {
        What::MoveCrystals(word) => [word.from, word.to].contains(&Place::Pool(pack::Pool::Store)),
        what => !what.facts().ownerless,
    }
}
