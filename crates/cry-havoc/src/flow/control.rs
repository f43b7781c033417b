//! Gaining Control of a Region; where Control tokens are limited, one may have to be taken back (EDGE-29).

use super::*;
use crate::{options::ControlTokensLimited, terms::*};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Claim {
    side: Side,
    region: Region,
}

impl Claim {
    pub fn of(side: Side, region: Region) -> Claim {
        Claim { side, region }
    }
}

/// Whether the player has a Control token for one more Region.
pub(crate) fn token_left(world: &World, pack: &Pack, side: Side) -> bool {
    let Some(faction) = world.faction(side) else { return true };
    world.keys().control_tokens_limited == ControlTokensLimited::False
        || world.control_tokens(side) < pack.faction(faction).control_tokens
}

impl Procedure<CryHavoc> for Claim {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        match input.answer() {
            Some(Choice::Region(region)) => {
                ops(cx).drop_control(region);
                ops(cx).take_control(self.side, self.region);
                done()
            }
            Some(_) => {
                // Control is forgone; the player who had it has lost it.
                if cx.world.control(self.region) != Some(self.side) {
                    ops(cx).drop_control(self.region);
                }
                done()
            }
            None if self.side.is_neutral() || cx.world.control(self.region) == Some(self.side) => done(),
            None if token_left(cx.world, cx.pack, self.side) => {
                ops(cx).take_control(self.side, self.region);
                done()
            }
            None => {
                cite(CH_CMP_22);
                ask(self.side, CH_CMP_22, "question-control-token")
            }
        }
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend(world.controlled_by(self.side).iter().map(Choice::Region));
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Region(region) => {
                unless(world.controlled_by(self.side).has(region), CH_CMP_22, Reason::NotControlled)
            }
            _ => no(CH_CMP_22, Reason::NotThisQuestion),
        }
    }
}
