//! Phase 5: Prisoners score, then their owners may buy them back (section 22).

use super::*;
use crate::{event::ScoredFor, terms::*};
use kernel::marks::cite;

/// VP for one Prisoner bought back (CH-PRI-02).
const RANSOM: u16 = 2;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Prisoners {
    scored: bool,
    /// How many players are done.
    at: u8,
}

/// Sides that hold Units of this player.
fn captors(world: &World, owner: Side) -> Sides {
    world.sides().iter().filter(|holder| world.prisoners(*holder, owner) > 0).collect()
}

impl Procedure<CryHavoc> for Prisoners {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if !self.scored {
            self.scored = true;
            // Every Round, the last included, whether or not Scoring is enabled; what stays scores again.
            cite(CH_PRI_07);
            cite(CH_PRI_06);
            let order: tinyvec::ArrayVec<[Seat; PLAYERS]> = cx.world.initiative().iter().copied().collect();
            for who in order {
                cite(CH_PRI_01);
                let held = cx.world.prisoners_held(Side::of(who));
                ops(cx).gain_vp(Side::of(who), u16::from(held), ScoredFor::Prisoners);
            }
        }
        let Some(who) = cx.world.initiative().get(self.at as usize).copied() else { return done() };
        match input.answer() {
            Some(Choice::Side(holder)) => {
                cite(CH_PRI_02);
                cite(CH_PRI_03);
                ops(cx).ransom(Side::of(who), holder);
            }
            Some(_) => {
                self.at += 1;
                return Flow::Again;
            }
            None => {}
        }
        // Points and Prisoners are open to all, so nobody is asked for nothing.
        let (held, poor) = (!captors(cx.world, Side::of(who)).is_empty(), cx.world.vp(who) < RANSOM);
        if held && poor {
            cite(CH_PRI_04);
        }
        if !held || poor {
            self.at += 1;
            return Flow::Again;
        }
        ask(who, CH_PRI_02, "question-ransom")
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend(world.sides().iter().map(Choice::Side));
    }
    fn may(&self, world: &World, _: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Side(holder) => {
                unless(captors(world, Side::of(who)).has(holder), CH_PRI_02, Reason::NoPrisoner)?;
                unless(world.vp(who) >= RANSOM, CH_PRI_04, Reason::TooFewPoints)
            }
            _ => no(CH_PRI_02, Reason::NotThisQuestion),
        }
    }
}
