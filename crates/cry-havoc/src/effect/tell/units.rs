//! What is done to Units.

use super::{Teller, yes};
use crate::pack::*;
use crate::speech::Args;

/// So many Units are all there can be (CH-CMP-02).
const ALL: i8 = 12;

impl Teller<'_> {
    /// "up to 2 of your Units", with `$q` for the quantity: num, upto, any or all.
    fn units(&self, step: &Step) -> (String, bool, &'static str) {
        let told = self.number(&step.count);
        let every = matches!(step.count, Number::Fixed(by) if by.0[0] >= ALL);
        let q = match (every, step.up_to) {
            (true, true) => "any",
            (true, false) => "all",
            (false, true) => "upto",
            (false, false) => "num",
        };
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("q", q);
        told.put(&mut args, "n");
        (self.speech.say("units", &args), told.many, q)
    }

    pub(super) fn unit_op(&self, step: &Step) -> String {
        let told = self.number(&step.count);
        let (units, many, q) = self.units(step);
        let mut args = Args::new();
        args.set("who", step.who.word());
        args.set("upto", yes(step.up_to));
        args.set("units", units);
        args.set("q", q);
        told.put(&mut args, "n");
        args.set("many", yes(many));
        let place = |place: &Place, role| self.place(&implied(place, step.who), role, step.who);
        let key = match &step.what {
            What::PlaceUnits { to } => {
                args.set("to", self.place(to, "into", step.who));
                "op-place-units"
            }
            What::MoveUnits { from, to, .. } => {
                args.set("from", place(from, "from"));
                self.way(step, from, to, &mut args)
            }
            What::KillUnits { at, vp } => {
                args.set("in", place(at, "in"));
                args.set("vp", *vp);
                "op-kill-units"
            }
            What::WithdrawUnits { at } => {
                args.set("in", place(at, "in"));
                "op-withdraw-units"
            }
            What::CaptureUnits { at } => {
                args.set("in", place(at, "in"));
                "op-capture-units"
            }
            What::ProtectUnits { at, kill, capture } => {
                args.set("in", place(at, "in"));
                args.set("all", yes(*at == Place::Objectives(Spot::All)));
                let from = match (kill, capture) {
                    (true, true) => "both",
                    (true, false) => "kill",
                    (false, _) => "capture",
                };
                args.set("from", from);
                "op-protect"
            }
            What::ReleasePrisoners { whose } => {
                args.set("whose", whose.word());
                "op-release"
            }
            _ => return String::new(),
        };
        self.with_note(self.speech.say(key, &args), &told)
    }

    /// Where moved Units go, and the pattern for it.
    fn way(&self, step: &Step, from: &Place, to: &Place, args: &mut Args<'_>) -> &'static str {
        args.set("each", "no");
        match (from, to) {
            (Place::Objectives(Spot::All), Place::Objectives(_)) => args.set("from", self.speech.word("spot-all-from")),
            (Place::Regions(_), Place::Regions(to)) if to.battle == InBattle::Only && to.dist == (0, 0) => {
                return "op-join-units";
            }
            (Place::Regions(from), Place::Regions(to)) => {
                args.set("each", yes(each(from, to)));
                args.set("to", self.region(&onward(from, to), "to"));
                return "op-move-units";
            }
            _ => {}
        }
        args.set("to", self.place(to, "to", step.who));
        "op-move-units"
    }
}

/// Things from several Regions go each their own way.
pub(super) fn each(from: &Selector, to: &Selector) -> bool {
    to.at == Anchor::Bound && from.pick == Pick::Spread
}

/// In the target of a move, the Region "chosen before" is the one that the thing comes from: "each to an adjacent Region".
pub(super) fn onward(from: &Selector, to: &Selector) -> Selector {
    let at = if each(from, to) && to.dist.0 > 0 { Anchor::Source } else { to.at };
    Selector { at, ..*to }
}

/// That Units are where something happens to them goes without saying.
fn implied(place: &Place, who: Who) -> Place {
    match place {
        Place::Regions(select) if who == Who::Me && select.own == Some(1) => {
            Place::Regions(Selector { own: None, ..*select })
        }
        Place::Regions(select) if who != Who::Me && select.foes == Some(1) && select.foes_max != Some(1) => {
            Place::Regions(Selector { foes: None, ..*select })
        }
        place => *place,
    }
}
