//! Choosing cards of one's own: to discard for damage, a cost or an effect, or to take back.

use super::*;
use crate::{
    pack::Pack,
    world::{Cards, ops::ops},
};
use kernel::{Rule, marks::cite};

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Discarding {
    seat: u8,
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
    pub fn damage(seat: usize, n: u8) -> Self {
        Discarding { seat: seat as u8, n, why: Purpose::Damage, ..Discarding::default() }
    }
    pub fn cost(seat: usize, n: u8) -> Self {
        Discarding { seat: seat as u8, n, why: Purpose::Cost, ..Discarding::default() }
    }
    pub fn effect(seat: usize, n: u8) -> Self {
        Discarding { seat: seat as u8, n, why: Purpose::Effect, ..Discarding::default() }
    }
    pub fn recover(seat: usize, from: Cards, n: u8, to_deck: bool) -> Self {
        let why = if to_deck { Purpose::RecoverToDeck } else { Purpose::Recover };
        Discarding { seat: seat as u8, from: Some(from), n, why, ..Discarding::default() }
    }
    pub fn seat(&self) -> usize {
        self.seat as usize
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
        self.from.unwrap_or_else(|| world.hand(self.seat as usize))
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
        if let Some(Choice::Card(card)) = answer(&input) {
            self.chosen = self.chosen.with(card);
        }
        let from = self.from(cx.world);
        if from.len() <= self.n as usize {
            self.chosen = from;
        }
        if self.chosen.len() < (self.n as usize).min(from.len()) {
            let key = match self.why {
                Purpose::Damage => "question-discard-damage",
                Purpose::Cost => "question-discard-cost",
                Purpose::Effect => "question-discard",
                Purpose::Recover | Purpose::RecoverToDeck => "question-recover",
            };
            return ask(self.seat, self.rule(), key);
        }
        let seat = self.seat as usize;
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
            Choice::Card(card) => {
                unless(self.from(world).has(card), self.rule(), Reason::NotInHand)?;
                unless(!self.chosen.has(card), self.rule(), Reason::AlreadyChosen)
            }
            Choice::Pass => no(self.rule(), Reason::MustAnswer),
            _ => no(self.rule(), Reason::NotThisQuestion),
        }
    }
}
