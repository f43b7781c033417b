//! Why a choice is refused.

use super::Story;
use crate::{CryHavoc, Table, terms::Seat, why::Why};
use content::polish;
use kernel::Refused;

impl Story<'_> {
    /// What forbids a choice, with the rule that says so: "Sentence. (CH-MOVE-05)".
    pub fn refusal(&self, why: &Why) -> String {
        let sentence = polish::sentence(self.lang(), &self.word(&why.reason.key()));
        polish::typeset(self.lang(), &format!("{sentence} ({})", why.rule.id::<CryHavoc>()))
    }

    /// The same for everything that can stand in the way of a choice.
    pub fn refused(&self, refused: &Refused<Why>, table: &Table, seat: Seat) -> String {
        let world = &table.world;
        let m = self.with(world).set("who", self.seat_name(world, seat));
        match refused {
            Refused::Rule(why) => self.refusal(why),
            Refused::Over => m.line("refused-over"),
            Refused::NotAsked => {
                let waiting = table.waiting().iter().map(|seat| self.seat_name(world, seat));
                let names = self.list(waiting.collect::<Vec<_>>());
                m.set("names", names).line("refused-not-asked")
            }
            Refused::Answered => m.line("refused-answered"),
        }
    }
}
