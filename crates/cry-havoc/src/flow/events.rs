//! Phase 1: events, Initiative, Skills (sections 4 to 6).

use super::*;
use crate::{
    pack::Timing,
    terms::*,
    world::{Cause, Ctx},
};
use kernel::marks::cite;
use tinyvec::ArrayVec;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Events {
    begun: bool,
    /// Tokens still to be resolved, the next one last.
    stack: ArrayVec<[EventToken; SPOTS]>,
    last: bool,
    /// The token being resolved and how many of its abilities are done.
    token: Option<EventToken>,
    nth: u8,
}

impl Events {
    /// Tokens that have left the track and are not turned up yet: hidden from everybody.
    pub(crate) fn unrevealed(&self) -> &[EventToken] {
        &self.stack
    }

    /// Whether the Final Scoring event is resolved with them: this Round is the last.
    pub(crate) fn is_final(&self) -> bool {
        self.last
    }
}

impl Procedure<CryHavoc> for Events {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        cite(CH_EVT_01);
        if !self.begun {
            self.begun = true;
            (self.stack, self.last) = ops(cx).take_events();
            if cx.world.round() == 1 {
                cite(CH_EVT_04);
            }
        }
        if let Some(token) = self.token {
            let abilities = &cx.pack.events[token.index()].abilities;
            if let Some(ability) = abilities.get(self.nth as usize) {
                self.nth += 1;
                if cx.pack.ability(*ability).timing != Timing::Event {
                    return Flow::Again;
                }
                // Where a text asks several players it does so in the Initiative order that still holds.
                cite(CH_EVT_15);
                let first = cx.world.initiative()[0];
                let ctx = Ctx { me: Side::of(first), by: first, cause: Cause::Event(token), ..Ctx::default() };
                return call(effect::run::Use::new(*ability, ctx));
            }
            cite(CH_EVT_14);
            self.token = None;
        }
        if let Some(token) = self.stack.pop() {
            (self.token, self.nth) = (Some(token), 0);
            ops(cx).reveal_event(token);
            return Flow::Again;
        }
        if self.last {
            ops(cx).final_scoring();
        }
        if cx.world.round() == 1 {
            cite(CH_EVT_02);
        } else {
            ops(cx).update_initiative();
            ops(cx).ready_all_skills();
            cite(CH_SKL_07);
        }
        done()
    }
}
