//! Step C: the sides play Tactics cards in turn until both decline (section 18).

use super::*;
use crate::{
    options::AnyCardAsTactic,
    pack::Ban,
    terms::*,
    world::{Cause, Ctx},
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Tactics {
    /// Whose turn it is: 0 the attacker.
    role: u8,
    /// The card being resolved came from a Structure's tile.
    stored: bool,
    playing: bool,
}

impl Tactics {
    pub fn role(&self) -> usize {
        self.role as usize
    }
}

/// The side of a role, the seat that plays for it, and the stored cards that it may use.
fn player(world: &World, role: usize) -> (Side, Seat) {
    let side = world.fight().sides[role];
    (side, world.decider(side))
}

fn is_stored(world: &World, side: Side, card: Card) -> bool {
    // The player acting for neutral Trogs uses the hand, not the tiles.
    side.seat().is_some_and(|who| world.stored(who).contains(&card))
}

/// Whether this side may play a card now.
fn may_play(world: &World, pack: &Pack, role: usize, card: Card) -> Result<(), Why> {
    let (side, who) = player(world, role);
    let battle = world.fight();
    unless(world.hand(who).has(card) || is_stored(world, side, card), CH_TAC_01, Reason::NotInHand)?;
    let any = world.keys().any_card_as_tactic == AnyCardAsTactic::True;
    unless(any || pack.card(card).tactic.is_some(), CH_TAC_10, Reason::NotATactic)?;
    match card.terrain() {
        None => {
            cite(CH_TAC_06);
            Ok(())
        }
        Some(terrain) => {
            let here = world.board(pack).regions[battle.region.index()].terrain;
            unless(here.is_some(), CH_TAC_08, Reason::WrongTerrain)?;
            unless(here == Some(terrain), CH_TAC_07, Reason::WrongTerrain)?;
            unless(!battle.is_banned(role, Ban::TerrainTactics), CH_CLR_01, Reason::TerrainTacticsForbidden)
        }
    }
}

impl Procedure<CryHavoc> for Tactics {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let role = self.role as usize;
        let (side, who) = player(cx.world, role);
        if self.playing {
            // Resolved at once, then discarded.
            cite(CH_TAC_02);
            ops(cx).end_tactic(who, self.stored);
            *self = Tactics { role: 1 - self.role, ..Tactics::default() };
            return Flow::Again;
        }
        match input.answer() {
            Some(Choice::Card(card)) => {
                cite(CH_TAC_01);
                cite(CH_TAC_05);
                // Icons and bonuses do not count.
                cite(CH_TAC_11);
                if side.is_neutral() {
                    cite(CH_NTR_03);
                }
                self.stored = is_stored(cx.world, side, card);
                self.playing = true;
                ops(cx).begin_tactic(who, card, side);
                return match cx.pack.card(card).tactic {
                    Some(ability) => call(effect::run::Use::new(ability, self.ctx(cx.world, card))),
                    None => Flow::Again,
                };
            }
            Some(_) => {
                cite(CH_TAC_03);
                ops(cx).decline(role);
                self.role = 1 - self.role;
                return Flow::Again;
            }
            None => {}
        }
        let battle = cx.world.fight();
        if battle.declined == [true, true] {
            cite(CH_TAC_13);
            return done();
        }
        if battle.declined[role] {
            // The other side goes on until it too declines.
            cite(CH_TAC_04);
            self.role = 1 - self.role;
            return Flow::Again;
        }
        let barred = battle.is_banned(role, Ban::Tactics);
        if barred {
            cite(CH_TAC_15);
        }
        // Only an empty hand, which all can see, goes without asking.
        let empty = cx.world.hand(who).is_empty() && side.seat().is_none_or(|own| cx.world.stored(own).is_empty());
        if barred || empty {
            cite(CH_TAC_03);
            ops(cx).decline(role);
            self.role = 1 - self.role;
            return Flow::Again;
        }
        // Third players are not asked.
        cite(CH_TAC_12);
        ask(who, CH_TAC_01, "question-tactic")
    }

    fn candidates(&self, world: &World, _: &Pack, who: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        out.extend(world.hand(who).iter().map(Choice::Card));
        let (side, _) = player(world, self.role as usize);
        if let Some(own) = side.seat() {
            out.extend(world.stored(own).iter().map(|card| Choice::Card(*card)));
        }
    }

    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                // Also if its effect would do nothing.
                cite(CH_TAC_09);
                may_play(world, pack, self.role as usize, card)
            }
            _ => no(CH_TAC_01, Reason::NotThisQuestion),
        }
    }
}

impl Tactics {
    /// Who plays a card, and where.
    pub(crate) fn ctx(&self, world: &World, card: Card) -> Ctx {
        let (side, who) = player(world, self.role as usize);
        Ctx { me: side, by: who, cause: Cause::Card(card), here: Some(world.fight().region), ..Ctx::default() }
    }
}
