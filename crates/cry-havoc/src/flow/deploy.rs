//! Step B: a side distributes all its Units of the Region over the three Objectives (CH-BAT-08 to 10).

use super::*;
use crate::terms::*;
use kernel::marks::cite;

/// How many on Region Control, how many on Capture Prisoners; the others go to Attrition. Confirmed at the end.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Deploy {
    role: u8,
    /// Units to be placed in all.
    units: u8,
    /// Units put on Region Control and on Capture Prisoners so far.
    placed: [Option<u8>; 2],
    begun: bool,
}

impl Deploy {
    pub fn of(role: u8) -> Deploy {
        Deploy { role, units: 0, placed: [None; 2], begun: false }
    }

    fn left(&self) -> u8 {
        self.units - self.placed.iter().flatten().sum::<u8>()
    }

    /// The Objective that is asked about; none: the distribution is to be confirmed.
    pub fn objective(&self) -> Option<Objective> {
        let open = self.placed.iter().position(Option::is_none)?;
        (self.left() > 0).then(|| Objective::ALL[open])
    }

    /// The distribution as it stands.
    pub fn spread(&self) -> [u8; 3] {
        let [control, capture] = self.placed.map(Option::unwrap_or_default);
        [control, capture, if self.objective().is_none() { self.left() } else { 0 }]
    }

    pub fn role(&self) -> usize {
        self.role as usize
    }
}

impl Procedure<CryHavoc> for Deploy {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let role = self.role as usize;
        let (side, region) = (cx.world.fight().sides[role], cx.world.fight().region);
        if !self.begun {
            self.begun = true;
            self.units = cx.world.units(region, side);
        }
        match input.answer() {
            Some(Choice::Number(n)) => {
                if let Some(open) = self.placed.iter_mut().find(|placed| placed.is_none()) {
                    *open = Some(n);
                }
            }
            Some(Choice::Back) => {
                cite(MR_03);
                if let Some(last) = self.placed.iter_mut().rev().find(|placed| placed.is_some()) {
                    *last = None;
                }
            }
            Some(_) => {
                // The attacker commits first; the defender has seen it.
                cite(if role == 0 { CH_BAT_08 } else { CH_BAT_09 });
                // No Unit is held back.
                cite(CH_BAT_10);
                for (objective, n) in Objective::ALL.iter().zip(self.spread()) {
                    for _ in 0..n {
                        ops(cx).deploy(role, *objective);
                    }
                }
                ops(cx).confirm_deployment(role);
                return done();
            }
            None => {}
        }
        if side.is_neutral() {
            cite(CH_NTR_03);
        }
        let rule = if self.role == 0 { CH_BAT_08 } else { CH_BAT_09 };
        let key = match self.objective() {
            Some(Objective::Control) => "question-deploy-control",
            Some(_) => "question-deploy-capture",
            None => "question-deploy-confirm",
        };
        ask(cx.world.decider(side), rule, key)
    }

    fn candidates(&self, _: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        match self.objective() {
            Some(_) => out.extend((0..=self.left()).map(Choice::Number)),
            None => out.push(Choice::Done),
        }
        out.push(Choice::Back);
    }

    fn may(&self, _: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match (self.objective(), choice) {
            (Some(_), Choice::Number(n)) => unless(n <= self.left(), CH_BAT_10, Reason::AllPlaced),
            (None, Choice::Done) => Ok(()),
            (Some(_), Choice::Done) => no(CH_BAT_10, Reason::NotYetEnough),
            (_, Choice::Back) => unless(self.placed[0].is_some(), MR_03, Reason::NothingToTakeBack),
            _ => no(CH_BAT_10, Reason::NotThisQuestion),
        }
    }
}
