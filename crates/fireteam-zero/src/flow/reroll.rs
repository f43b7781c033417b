//! Rerolls: dice of the attack, up to a number, are rolled again, all at once; the new faces stand (FZ-ATK-11, 12).

use super::*;
use crate::world::ops::ops;
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Reroll {
    /// How many dice; 255: any number.
    n: u8,
    seat: Seat,
    chosen: u8,
}

impl Reroll {
    pub fn new(n: u8, seat: Seat) -> Self {
        Reroll { n, seat, chosen: 0 }
    }
    /// How many dice may be rerolled; 255: any number.
    pub fn most(&self) -> u8 {
        self.n
    }
    /// The dice chosen so far, one bit each.
    pub fn chosen(&self) -> u8 {
        self.chosen
    }
    /// How many they are.
    pub fn taken(&self) -> u8 {
        self.chosen.count_ones() as u8
    }
    fn dice(world: &World) -> u8 {
        world.attack().and_then(|a| a.rolled).unwrap_or(0)
    }
    fn roll(&self, cx: &mut Cx) {
        cite(FZ_ATK_11);
        cite(FZ_HENRY_02);
        let mut faces = cx.world.attack().map_or([0; 8], |a| a.dice);
        for die in 0..Self::dice(cx.world) {
            if self.chosen >> die & 1 == 1 {
                faces[die as usize] = cx.chance.draw("attack", 6) as u8;
            }
        }
        ops(cx).reroll_dice(self.chosen, faces);
    }
}

impl Procedure<FireteamZero> for Reroll {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let stop = match input.answer() {
            Some(Choice::Die(die)) => {
                self.chosen |= 1 << die;
                false
            }
            Some(_) => true,
            None => false,
        };
        let dice = Self::dice(cx.world);
        let most = self.n.min(dice);
        // Rerolls are optional; one die may be rerolled again by a different effect (FZ-ATK-12).
        cite(FZ_ATK_12);
        if !stop && (self.chosen.count_ones() as u8) < most {
            return ask(self.seat, FZ_ATK_11, "question-reroll");
        }
        if self.chosen != 0 {
            self.roll(cx);
        }
        done()
    }
    fn candidates(&self, world: &World, _: &Pack, _: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend((0..Self::dice(world)).map(Choice::Die));
    }
    fn may(&self, world: &World, _: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Die(die) => {
                unless(die < Self::dice(world), FZ_ATK_11, Reason::TooManyDice)?;
                unless(self.chosen >> die & 1 == 0, FZ_ATK_11, Reason::AlreadyChosen)
            }
            _ => no(FZ_ATK_11, Reason::NotThisQuestion),
        }
    }
}
