//! Spending Recruit Points: Units from the Reserve into the HQ Region, or where a text lets one recruit (section 12).

use super::*;
use crate::terms::*;
use kernel::marks::cite;
use tinyvec::ArrayVec;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Recruit {
    side: Side,
    points: u8,
    /// Units placed at each site so far; the next site is asked about.
    placed: ArrayVec<[u8; 12]>,
    stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Ask,
    Arrived,
}

impl Recruit {
    pub fn of(side: Side, points: u8) -> Recruit {
        Recruit { side, points, placed: ArrayVec::new(), stage: Stage::Ask }
    }

    /// Recruit Points that are not spent yet.
    pub fn points(&self) -> u8 {
        let spent: u8 = self.placed.iter().sum();
        self.points - spent
    }

    fn left(&self, world: &World) -> u8 {
        self.points().min(world.reserve(self.side))
    }

    /// The Region that is asked about.
    pub fn site(&self, world: &World, pack: &Pack) -> Option<Region> {
        sites(world, pack, self.side).get(self.placed.len()).copied()
    }
}

/// Where a side may recruit: its HQ first, then the Regions that texts name, in the order of the board.
pub(crate) fn sites(world: &World, pack: &Pack, side: Side) -> ArrayVec<[Region; 12]> {
    let faction = world.faction(side);
    let own = |region: &Region| {
        let structures = world.structures(*region).and(pack.sites.0);
        let named = world.named(*region).and(pack.sites.1);
        let mine = structures.iter().any(|s| Some(pack.structure(s).faction) == faction)
            || named.iter().any(|t| Some(pack.named(t).faction) == faction);
        mine && world.control(*region) == Some(side) && world.foes(*region, side) == 0 && !world.is_battle(*region)
    };
    let texts = world.all_regions(pack).iter().filter(own).filter(|region| world.hq(side) != Some(*region));
    world.hq(side).into_iter().chain(texts.collect::<Regions>().iter()).take(12).collect()
}

impl Procedure<CryHavoc> for Recruit {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if self.stage == Stage::Arrived {
            return done();
        }
        let sites = sites(cx.world, cx.pack, self.side);
        match input.answer() {
            Some(Choice::Number(n)) => {
                if let Some(site) = sites.get(self.placed.len()) {
                    cite(CH_RECR_02);
                    ops(cx).place(self.side, n, *site);
                    self.placed.push(n);
                }
            }
            Some(Choice::Back) => {
                cite(MR_03);
                if let (Some(n), Some(site)) = (self.placed.pop(), sites.get(self.placed.len()))
                    && n > 0
                {
                    ops(cx).take_back_placed(self.side, n, *site);
                }
            }
            _ => {}
        }
        if cx.world.reserve(self.side) == 0 {
            // The Action stays legal and adds nothing more.
            cite(CH_RECR_03);
        }
        if self.placed.len() < sites.len() && self.left(cx.world) > 0 {
            return ask(self.side, CH_RECR_02, "question-recruit");
        }
        self.stage = Stage::Arrived;
        let received: Regions =
            sites.iter().zip(&self.placed).skip(1).filter(|(_, n)| **n > 0).map(|(r, _)| *r).collect();
        if received.is_empty() { done() } else { call(arrive::Arrive::new(self.side, received)) }
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend((0..=self.left(world)).map(Choice::Number));
        out.push(Choice::Back);
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            // Fewer than the points allow is fine, none too.
            Choice::Number(n) => {
                cite(CH_RECR_05);
                let held = (0..SIDES as u8).any(|holder| world.prisoners(Side(holder), self.side) > 0);
                if held {
                    // Captured Units are not in the Reserve.
                    cite(CH_RECR_04);
                }
                let spent: u8 = self.placed.iter().sum();
                unless(n <= self.points - spent, CH_RECR_01, Reason::NoPointsLeft)?;
                unless(n <= world.reserve(self.side), CH_RECR_03, Reason::ReserveEmpty)
            }
            Choice::Back => unless(!self.placed.is_empty(), MR_03, Reason::NothingToTakeBack),
            _ => no(CH_RECR_01, Reason::NotThisQuestion),
        }
    }
}
