//! What a step takes and where it puts it: Units, Crystals, Structures, tokens, Control. One view for carrying a step out
//! and for asking whether it could do anything.

use super::{number, select, who, words::Kinds};
use crate::{
    event::At,
    options::TokensRecycle,
    pack::*,
    rules::*,
    terms::*,
    world::{Ctx, World},
};
use kernel::marks::cite;

/// Places of the same kind: Regions, Objectives (one bit each) or a pool.
#[derive(Clone, Copy, Debug, Default)]
pub struct Places {
    pub regions: Regions,
    pub objectives: u8,
    pub pool: Option<At>,
}

impl Places {
    pub fn iter(self) -> impl Iterator<Item = At> + Clone {
        let regions = self.regions.iter().map(At::Region);
        regions.chain(select::each(self.objectives).map(At::Objective)).chain(self.pool)
    }
    /// Those that pass.
    #[must_use]
    pub fn only(self, passes: impl Fn(At) -> bool) -> Places {
        let (mut regions, mut objectives) = (Regions::NONE, 0);
        for at in self.iter().filter(|at| passes(*at)) {
            match at {
                At::Region(region) => regions = regions.with(region),
                At::Objective(objective) => objectives |= 1 << objective.index(),
                _ => {}
            }
        }
        Places { regions, objectives, pool: self.pool.filter(|at| passes(*at)) }
    }
    pub fn is_empty(self) -> bool {
        self.regions.is_empty() && self.objectives == 0 && self.pool.is_none()
    }
}

/// One end of a step: where it takes from, or where it puts to.
#[derive(Clone, Copy, Debug)]
pub enum End<'a> {
    Regions(&'a Selector),
    /// Wherever such a token lies.
    Lying(Named),
    Objectives(Spot),
    Pool(Pool),
}

/// Where a step takes from, and where it puts to.
pub type Ends<'a> = (End<'a>, Option<End<'a>>);

impl<'a> From<&'a Selector> for End<'a> {
    fn from(selector: &'a Selector) -> Self {
        End::Regions(selector)
    }
}

impl<'a> From<&'a Place> for End<'a> {
    fn from(place: &'a Place) -> Self {
        match place {
            Place::Regions(selector) => End::Regions(selector),
            Place::Objectives(spot) => End::Objectives(*spot),
            Place::Pool(pool) => End::Pool(*pool),
        }
    }
}

/// How many of the matching places a step uses.
pub fn mode(end: End) -> Pick {
    match end {
        End::Regions(selector) => selector.pick,
        // Any mixture.
        End::Objectives(Spot::All) => Pick::Spread,
        _ => Pick::Choose,
    }
}

/// Most things per Region.
pub fn each(end: End) -> Option<u8> {
    match end {
        End::Regions(Selector { pick: Pick::Spread, each, .. }) => *each,
        _ => None,
    }
}

/// One step as seen from the table.
#[derive(Clone, Copy)]
pub struct Reach<'a> {
    pub world: &'a World,
    pub pack: &'a Pack,
    pub ctx: &'a Ctx,
    pub step: &'a Step,
    /// How deep this is nested in tests of activations.
    pub depth: u8,
}

impl<'a> Reach<'a> {
    pub fn new(world: &'a World, pack: &'a Pack, ctx: &'a Ctx, step: &'a Step) -> Self {
        Reach { world, pack, ctx, step, depth: 0 }
    }

    pub fn count(&self) -> u8 {
        number::count(self.world, self.pack, &self.step.count, self.ctx)
    }

    /// Where the step takes from, and where it puts to; none for steps that take nothing from a place.
    pub fn ends(&self) -> Option<Ends<'a>> {
        let ends = self.step.what.word().ends();
        match &self.step.what {
            What::PlaceToken(word) => match word.token {
                // One that is already on the board may be moved instead.
                TokenWord::Named(token) if self.world.named_supply(token) == 0 => {
                    ends.map(|(_, to)| (End::Lying(token), to))
                }
                _ => ends,
            },
            _ => ends,
        }
    }

    /// Whether the things are told apart, so that each is chosen by itself.
    pub fn has_kinds(&self) -> bool {
        match self.step.what.facts().kinds {
            Kinds::None => false,
            Kinds::Structures => true,
            Kinds::Tokens => matches!(self.ends(), Some((End::Regions(_), _))),
        }
    }

    /// The Regions that a selector means here.
    pub fn regions(&self, selector: &Selector) -> Regions {
        select::regions(self.world, self.pack, selector, self.ctx, None)
    }

    /// Whether Units of this Region stand on the Battle board.
    pub fn on_board(&self, region: Region) -> bool {
        self.world.is_battle(region) && self.world.deployed_from(region).is_some()
    }

    fn places(&self, end: End, ctx: &Ctx, side: Option<Side>, from: Option<Objective>) -> Places {
        let travels = matches!(self.step.what, What::MoveUnits(_));
        match end {
            End::Lying(token) => Places { regions: self.world.named_at(token), ..Places::default() },
            End::Regions(selector) => {
                let links_for = side.filter(|_| travels);
                let regions = select::regions(self.world, self.pack, selector, ctx, links_for);
                Places { regions, ..Places::default() }
            }
            End::Objectives(spot) => match self.world.battle() {
                // Before Units are placed, all of them stand in the Region.
                Some(battle) if !battle.deployed => {
                    Places { regions: Regions::one(battle.region), ..Places::default() }
                }
                Some(battle) if self.world.is_battle(battle.region) => {
                    let objectives = select::objectives(self.world, spot, ctx, side, from);
                    Places { objectives, ..Places::default() }
                }
                _ => Places::default(),
            },
            End::Pool(pool) => {
                let pool = match pool {
                    Pool::Reserve => Some(At::Reserve),
                    Pool::Supply => Some(At::Supply),
                    Pool::Store => Some(At::Store),
                    _ => None,
                };
                Places { pool, ..Places::default() }
            }
        }
    }

    /// All places that the step can take from, whether or not something is there.
    pub fn sources(&self, sides: Sides) -> Places {
        let Some((from, _)) = self.ends() else { return Places::default() };
        let mut all = Places::default();
        for side in sides.iter() {
            let some = self.places(from, self.ctx, Some(side), None);
            all.regions = all.regions.or(some.regions);
            all.objectives |= some.objectives;
            all.pool = all.pool.or(some.pool);
        }
        all
    }

    /// All places that the step can put to, for things of a side that come from a place.
    pub fn targets(&self, side: Side, from: At) -> Places {
        let Some((_, Some(to))) = self.ends() else { return Places::default() };
        let origin = match from {
            At::Region(region) => Some(region),
            At::Objective(_) => self.world.battle().map(|battle| battle.region),
            _ => None,
        };
        let objective = match from {
            At::Objective(objective) => Some(objective),
            _ => None,
        };
        // For what is moved, the Region bound is the one it comes from.
        let moves = !matches!(self.step.what, What::PlaceToken(_));
        let bound = origin.filter(|_| moves).map_or(self.ctx.bound, Regions::one);
        let ctx = Ctx { bound, ..*self.ctx };
        self.places(to, &ctx, Some(side), objective)
    }

    /// Units of a side on an Objective that the step can take, by mark.
    pub fn marks(&self, side: Side, from: At) -> [(Mark, u8); 4] {
        let none = Mark::IN_BATTLE.map(|mark| (mark, 0));
        match from {
            At::Objective(objective) => {
                let Some(battle) = self.world.battle() else { return none };
                let Some(role) = battle.role(side) else { return none };
                Mark::IN_BATTLE.map(|mark| {
                    let barred = self.step.what.word().bars(mark);
                    (mark, if barred { 0 } else { battle.units[role][objective.index()][mark.slot()] })
                })
            }
            At::Region(region) => {
                let units = self.world.units(region, side);
                let halted = self.halted(side, region).min(units);
                let moves = matches!(self.step.what, What::MoveUnits(_));
                [
                    (Mark::Plain, units - halted),
                    (Mark::Halted, if moves { 0 } else { halted }),
                    (Mark::NoKill, 0),
                    (Mark::Safe, 0),
                ]
            }
            _ => none,
        }
    }

    fn halted(&self, side: Side, region: Region) -> u8 {
        // Only Units of the player whose turn it is are halted.
        let turn = self.world.turn().is_some_and(|turn| Side::of(turn.seat) == side);
        if turn { self.world.halted(region) } else { 0 }
    }

    /// How many things of a side the step could take from a place.
    pub fn avail(&self, side: Side, from: At) -> u8 {
        self.step.what.word().avail(self, side, from)
    }

    pub fn units(&self, side: Side, from: At) -> u8 {
        match from {
            At::Region(region) if self.on_board(region) => {
                select::each(0b111).map(|o| self.units(side, At::Objective(o))).sum()
            }
            At::Reserve => self.world.reserve(side),
            _ => self.marks(side, from).iter().map(|(_, n)| n).sum(),
        }
    }

    /// How many Units may leave a Battle Region: of the attacker none, of the defender those that are not held.
    pub fn may_leave(&self, side: Side, from: At, free: bool) -> u8 {
        let At::Region(region) = from else { return u8::MAX };
        if free || self.on_board(region) {
            return u8::MAX;
        }
        let Some((attacker, _)) = self.world.combatants(region) else { return u8::MAX };
        cite(CH_MOVE_12);
        if side == attacker {
            return 0;
        }
        cite(CH_BREG_07);
        let held = self.world.units(region, attacker).saturating_mul(2);
        self.world.units(region, side).saturating_sub(held)
    }

    pub fn tokens(&self, token: TokenWord, from: At) -> u8 {
        match (from, token) {
            (At::Region(region), TokenWord::Named(token)) => self.world.named(region).has(token).into(),
            (At::Region(region), _) => self.world.tokens_in(region, token).count() as u8,
            (_, TokenWord::Named(token)) => self.world.named_supply(token),
            _ => {
                let kind = piece_kind(self.world, token);
                cite(CH_MOVE_22);
                let again = self.world.keys().tokens_recycle == TokensRecycle::True;
                let spent = kind.pieces().filter(|piece| again && self.world.spent().has(Piece(*piece))).count();
                (self.world.supply_len(kind) + spent) as u8
            }
        }
    }

    /// The Structures of a side that the step could take from a place.
    pub fn structures(&self, side: Side, from: At) -> Structures {
        self.step.what.word().structures(self, side, from)
    }

    /// The Structures of a side in a place that a selector means.
    pub fn structures_in(&self, selector: &Selector, side: Side, from: At) -> Structures {
        let At::Region(region) = from else { return Structures::NONE };
        let own = who::structures(self.world, self.pack, side);
        let meant = match selector.structure {
            Some(StructureWord::Type(structure)) => own.and(Structures::one(structure)),
            _ => own,
        };
        self.world.structures(region).and(meant)
    }

    /// Whether the step could take something of a side from a place and put it where it belongs.
    pub fn works(&self, side: Side, from: At) -> bool {
        if self.avail(side, from) == 0 {
            return false;
        }
        let Some((_, Some(_))) = self.ends() else { return true };
        let targets = self.targets(side, from);
        let goes = |which: Option<Structure>| targets.iter().any(|to| self.room(side, from, which, to) > 0);
        match self.step.what.facts().kinds {
            Kinds::Structures => self.structures(side, from).iter().any(|structure| goes(Some(structure))),
            _ => goes(None),
        }
    }
}

impl What {
    /// The kind of token that it is about.
    pub fn token(&self) -> Option<TokenWord> {
        match self {
            What::PlaceToken(word) => Some(word.token),
            What::MoveTokens(word) => Some(word.token),
            What::RemoveTokens(word) => Some(word.token),
            What::ResolveToken(word) => Some(word.token),
            _ => None,
        }
    }
}

/// The kind of token that a supply gives for a word.
pub fn piece_kind(world: &World, token: TokenWord) -> PieceKind {
    match token {
        TokenWord::Nest => PieceKind::Nest,
        TokenWord::Exploration => PieceKind::Exploration,
        TokenWord::Trog if world.supply_len(PieceKind::WarParty) == 0 => PieceKind::Nest,
        TokenWord::Trog | TokenWord::WarParty | TokenWord::Named(_) => PieceKind::WarParty,
    }
}
