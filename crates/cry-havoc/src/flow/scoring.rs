//! Phase 6: Scoring, if it was enabled (section 23).

use super::*;
use crate::{event::ScoredFor, options::HqCountsForRegionVp, pack::Timing, terms::*, world::Scoring};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct ScoringPhase {
    texts: bool,
}

/// VP that a player who enabled Scoring gets for Regions.
pub fn region_vp(world: &World, side: Side) -> u16 {
    // Control alone counts, Units need not be there.
    cite(CH_SCO_06);
    let hq_counts = world.keys().hq_counts_for_region_vp == HqCountsForRegionVp::True;
    let counts = |region: &Region| hq_counts || !world.is_hq(*region);
    world.controlled_by(side).iter().filter(counts).count() as u16
}

/// VP for the Crystals in a player's Regions; a Trog player gets half, rounded up once on the total.
pub fn crystal_vp(world: &World, pack: &Pack, side: Side) -> u16 {
    cite(CH_TERM_10);
    let total: u16 = world.controlled_by(side).iter().map(|region| u16::from(world.crystals(region))).sum();
    let half = world.faction(side).is_some_and(|faction| pack.faction(faction).half_crystals);
    if half {
        cite(CH_SCO_04);
        cite(CH_CLR_05);
        // Everything else counts in full for them.
        cite(CH_TRG_10);
        total.div_ceil(2)
    } else {
        total
    }
}

/// VP that texts add to a player's Regions; no Crystals, so never halved.
pub fn worth_vp(world: &World, side: Side) -> u16 {
    world.controlled_by(side).iter().map(|region| i16::from(world.worth(region))).sum::<i16>().max(0) as u16
}

impl Procedure<CryHavoc> for ScoringPhase {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(CH_RND_04);
        if cx.world.scoring() == Scoring::No {
            cite(CH_SCO_01);
            return done();
        }
        if !self.texts {
            self.texts = true;
            match cx.world.scoring() {
                Scoring::By(side) => {
                    cite(CH_SCO_02);
                    let vp = region_vp(cx.world, side);
                    ops(cx).gain_vp(side, vp, ScoredFor::Regions);
                }
                // By nobody: Crystals for all, Regions for none.
                _ => cite(CH_END_03),
            }
            return call(window::Window::whole_board(Timing::Scoring));
        }
        let order: tinyvec::ArrayVec<[Seat; PLAYERS]> = cx.world.initiative().iter().copied().collect();
        for who in order {
            let side = Side::of(who);
            cite(CH_SCO_03);
            // Crystals stay; the marker may pass Event spots.
            cite(CH_SCO_05);
            cite(CH_SCO_07);
            let (crystals, worth) = (crystal_vp(cx.world, cx.pack, side), worth_vp(cx.world, side));
            ops(cx).gain_vp(side, crystals, ScoredFor::Crystals);
            ops(cx).gain_vp(side, worth, ScoredFor::Bonus);
        }
        ops(cx).forget_worth();
        done()
    }
}
