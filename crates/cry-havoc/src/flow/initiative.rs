//! A player chooses a place on the Next Initiative track (CH-INI-04).

use super::*;
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct SetInitiative {
    pub seat: Seat,
}

impl Procedure<CryHavoc> for SetInitiative {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Some(Choice::Position(position)) = input.answer() {
            ops(cx).set_next_initiative(self.seat, position as usize - 1);
            return done();
        }
        cite(CH_CMP_16);
        ask(self.seat, CH_INI_04, "question-initiative")
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend((1..=world.players() as u8).map(Choice::Position));
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        let fits = matches!(choice, Choice::Position(n) if (1..=world.players() as u8).contains(&n));
        unless(fits, CH_INI_04, Reason::NotAPosition)
    }
}
