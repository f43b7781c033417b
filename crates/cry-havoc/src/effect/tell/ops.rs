//! The primitives as sentences: one pattern each.

use super::{Scene, Teller, yes};
use crate::pack::*;
use crate::speech::Args;

/// Whether a primitive is told as an order ("draw 1 card"), which "then" can join to what stands before.
pub(super) fn is_order(step: &Step) -> bool {
    !matches!(
        step.what,
        What::ModStrength { .. }
            | What::WinTies { .. }
            | What::ModReward { .. }
            | What::ProtectUnits { .. }
            | What::SetRetreat { .. }
            | What::Forbid { .. }
            | What::ModScoring { .. }
            | What::ModPoints { .. }
            | What::LinkRegions { .. }
            | What::RecruitSite { .. }
            | What::ReorderObjectives { .. }
            | What::EachPlayer { .. }
            | What::Choose { .. }
    ) && (step.who == Who::Me || !matches!(step.what, What::DiscardCards { .. } | What::DrawCards { .. }))
}

impl Teller<'_> {
    pub(super) fn what(&self, scene: &Scene, step: &Step, before: &[Step]) -> String {
        let more = before.iter().any(|earlier| earlier.what == step.what && earlier.who == step.who);
        let who = ("who", step.who.word());
        match &step.what {
            What::PlaceUnits { .. }
            | What::MoveUnits { .. }
            | What::KillUnits { .. }
            | What::WithdrawUnits { .. }
            | What::CaptureUnits { .. }
            | What::ReleasePrisoners { .. }
            | What::ProtectUnits { .. } => self.unit_op(step),

            What::ModStrength { objective, amount } => {
                // A true minus sign: a hyphen reads as a bullet at the start of a line.
                let amount = if *amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") };
                let told = self.say("for", &[who]);
                let on = self.on(*objective, "in");
                self.say("op-strength", &[("more", yes(more)), ("amount", &amount), ("for", &told), ("on", &on)])
            }
            What::WinTies { objective } => {
                let it = self.aim(*objective, "dat");
                self.say("op-ties", &[who, ("on", &self.on(*objective, "in")), ("it", &it)])
            }
            What::ReorderObjectives { first: None } => self.speech.word("op-order-reverse"),
            What::ReorderObjectives { first: Some(aim) } => {
                let choose = yes(*aim == Aim::Choose);
                self.say("op-order-first", &[("choose", choose), ("it", &self.aim(*aim, "acc"))])
            }
            What::ModReward { objective, vp, max } => {
                let key = if *objective == Aim::Attrition { "op-reward-kill" } else { "op-reward-win" };
                let mut args = Args::new();
                args.set("who", step.who.word());
                args.set("it", self.aim(*objective, "acc"));
                args.set("vp", *vp);
                args.set("max", max.unwrap_or(0));
                self.speech.say(key, &args)
            }
            What::SetRetreat { to: Place::Pool(_) } => self.say("op-retreat-reserve", &[who]),
            What::SetRetreat { to } => self.say("op-retreat", &[who, ("to", &self.place(to, "to", step.who))]),
            What::Forbid { what, at } => {
                let to = at.map(|at| self.region(&at, "into")).unwrap_or_default();
                let values =
                    [("until", &*self.until(step)), ("to", &*to), ("cannot", &*self.say("cannot", &[who])), who];
                self.say(&format!("op-forbid-{}", what.word()), &values)
            }

            What::ChangeVp { amount } => self.change_vp(step, amount),
            What::MoveCrystals { from, to } => self.crystals(step, from, to),
            What::ModScoring { at, vp } => {
                let mut args = Args::new();
                args.set("at", self.region(at, "bare"));
                args.set("vp", *vp);
                self.speech.say("op-scoring", &args)
            }
            What::EnableScoring => self.speech.word("op-enable_scoring"),
            // Whose the Region is goes without saying: one takes what one has not, and removes what is there.
            What::TakeControl { at } => {
                let bare = Selector { control: at.control.filter(|held| *held != Holds::NotMe), ..*at };
                self.say("op-take-control", &[("at", &self.region(&bare, "bare"))])
            }
            What::DropControl { at } => {
                let bare = Selector { control: None, ..*at };
                self.say("op-drop-control", &[who, ("from", &self.region(&bare, "from"))])
            }

            What::GainPoints { kind } => self.counted(&format!("op-points-{}", kind.word()), step, &[]),
            What::ModPoints { kind, amount, per } => {
                let mut args = Args::new();
                args.set("who", step.who.word());
                args.set("action", self.speech.word(&format!("action-{}", kind.word())));
                args.set("n", *amount);
                args.set("many", yes(*amount != 1));
                args.set("kind", kind.word());
                args.set("per", per.word());
                args.set("during", self.during(step));
                self.speech.say("op-mod-points", &args)
            }
            What::SetInitiative => self.speech.word("op-initiative"),
            What::ReadySkill => self.counted("op-ready", step, &[]),
            What::LinkRegions { at } => {
                self.say("op-link", &[who, ("at", &self.region(at, "bare")), ("during", &self.during(step))])
            }
            What::RecruitSite { at } => self.say("op-site", &[("in", &self.region(at, "in"))]),
            What::Choose { options } => self.say("op-choose", &[("options", &self.options(scene, options))]),
            What::EachPlayer { effect } => {
                let text = self.after_colon(&self.steps(scene, *effect));
                self.say("op-each", &[who, ("text", &text)])
            }
            _ => self.thing_op(scene, step, before),
        }
    }

    /// A pattern with the number of the step as `n`, and behind it what X is.
    pub(super) fn counted(&self, key: &str, step: &Step, values: &[(&'static str, &str)]) -> String {
        let told = self.number(&step.count);
        let mut args: Args<'_> = values.iter().copied().collect();
        args.set("who", step.who.word());
        args.set("upto", yes(step.up_to));
        told.put(&mut args, "n");
        self.with_note(self.speech.say(key, &args), &told)
    }

    /// How long a lasting step holds, with a space on the side of the sentence.
    fn until(&self, step: &Step) -> String {
        let told = self.lasts(step);
        if told.is_empty() { told } else { format!(" {told}") }
    }

    fn during(&self, step: &Step) -> String {
        let told = self.lasts(step);
        if told.is_empty() { told } else { self.say("during", &[("until", &told)]) }
    }

    fn lasts(&self, step: &Step) -> String {
        step.until.map(|until| self.speech.word(&format!("until-{}", until.word()))).unwrap_or_default()
    }

    fn change_vp(&self, step: &Step, amount: &Number) -> String {
        let loss = |by: &ByPlayers| ByPlayers(by.0.map(i8::abs));
        let (key, number) = match amount {
            Number::Fixed(by) if by.0[0] < 0 => ("op-lose-vp", Number::Fixed(loss(by))),
            number => ("op-gain-vp", *number),
        };
        let told = self.number(&number);
        let mut args = Args::new();
        args.set("who", step.who.word());
        told.put(&mut args, "n");
        self.with_note(self.speech.say(key, &args), &told)
    }

    /// Crystals are spent, taken, placed, removed or moved, by where they come from and go to.
    fn crystals(&self, step: &Step, from: &Place, to: &Place) -> String {
        // That there are Crystals where one takes them goes without saying.
        let plain = match from {
            Place::Regions(select) if select.crystals == Some(1) => {
                Place::Regions(Selector { crystals: None, ..*select })
            }
            from => *from,
        };
        let told = self.number(&step.count);
        let mut args = Args::new();
        args.set("upto", yes(step.up_to));
        told.put(&mut args, "n");
        let crystals = self.speech.say("crystals", &args);
        let to_words = |role| self.place(to, role, step.who);
        let from_words = self.place(&plain, "from", step.who);
        let (key, to_words) = match (from, to) {
            (Place::Pool(Pool::Store), Place::Pool(Pool::Supply)) => ("op-crystals-spend", String::new()),
            (Place::Pool(Pool::Supply), Place::Regions(_)) => ("op-crystals-place", to_words("into")),
            (_, Place::Pool(Pool::Store)) => ("op-crystals-take", String::new()),
            (_, Place::Pool(_)) => ("op-crystals-remove", String::new()),
            _ => ("op-crystals-move", to_words("to")),
        };
        args.set("crystals", crystals);
        args.set("from", from_words);
        args.set("to", to_words);
        self.with_note(self.speech.say(key, &args), &told)
    }
}
