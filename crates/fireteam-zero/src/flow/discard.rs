//! Choosing cards of one's own: to discard for damage, a cost or an effect, or to take back.

use super::*;
use crate::{pack::Pack, world::ops::ops};
use kernel::{Rule, marks::cite};

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Discarding {
    seat: Seat,
    /// What may be chosen from; none: the hand.
    from: Option<Cards>,
    n: u8,
    chosen: Cards,
    why: Purpose,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Purpose {
    #[default]
    Damage,
    Cost,
    Effect,
    Recover,
    RecoverToDeck,
}

impl Discarding {
    /// One card for each point of damage; the player chooses (FZ-DMG-01, 02).
    pub fn damage(seat: Seat, n: u8) -> Self {
        Discarding { seat, n, why: Purpose::Damage, ..Discarding::default() }
    }
    pub fn cost(seat: Seat, n: u8) -> Self {
        Discarding { seat, n, why: Purpose::Cost, ..Discarding::default() }
    }
    pub fn effect(seat: Seat, n: u8) -> Self {
        Discarding { seat, n, why: Purpose::Effect, ..Discarding::default() }
    }
    pub fn recover(seat: Seat, from: Cards, n: u8, to_deck: bool) -> Self {
        let why = if to_deck { Purpose::RecoverToDeck } else { Purpose::Recover };
        Discarding { seat, from: Some(from), n, why, ..Discarding::default() }
    }
    pub fn seat(&self) -> Seat {
        self.seat
    }
    /// How many cards are to be chosen.
    pub fn wanted(&self) -> u8 {
        self.n
    }
    /// The cards chosen so far.
    pub fn chosen(&self) -> Cards {
        self.chosen
    }
    fn from(&self, world: &World) -> Cards {
        self.from.unwrap_or_else(|| world.hand(self.seat))
    }
    fn rule(&self) -> Rule {
        match self.why {
            Purpose::Damage => FZ_DMG_02,
            Purpose::Cost => FZ_DOWN_17,
            _ => FZ_CARD_03,
        }
    }
}

impl Procedure<FireteamZero> for Discarding {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        if let Some(Choice::Card(card)) = input.answer() {
            self.chosen = toggled(self.chosen, card);
        }
        let from = self.from(cx.world);
        if from.len() <= self.n.into() {
            self.chosen = from;
        }
        if self.chosen.len() < from.len().min(self.n.into()) {
            let key = match self.why {
                Purpose::Damage => "question-discard-damage",
                Purpose::Cost => "question-discard-cost",
                Purpose::Effect => "question-discard",
                Purpose::Recover | Purpose::RecoverToDeck => "question-recover",
            };
            return ask(self.seat, self.rule(), key);
        }
        let seat = self.seat;
        match self.why {
            Purpose::Recover => ops(cx).recover(seat, self.chosen, false),
            Purpose::RecoverToDeck => ops(cx).recover(seat, self.chosen, true),
            _ => ops(cx).discard(seat, self.chosen),
        }
        if self.why == Purpose::Damage {
            cite(FZ_DMG_02);
        }
        Flow::Done(Value::Cards(self.chosen))
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.extend(self.from(world).iter().map(Choice::Card));
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Card(card) => unless(self.from(world).has(card), self.rule(), Reason::NotInHand),
            Choice::Pass => no(self.rule(), Reason::MustAnswer),
            _ => no(self.rule(), Reason::NotThisQuestion),
        }
    }
}
