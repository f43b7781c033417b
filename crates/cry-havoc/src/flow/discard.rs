//! Choosing the cards of an Action, and their bonuses (section 9).

use super::*;
use crate::{
    event::ScoredFor,
    options::{DrawOneScope, IncrementalDiscard, MinDiscard},
    pack::Bonus,
    terms::*,
};
use kernel::marks::cite;

/// A player puts together the cards of a Move, Recruit or Build Action; nothing is discarded before it is confirmed.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Discard {
    seat: Seat,
    action: Action,
    kind: Points,
    chosen: Cards,
    /// With `incremental_discard`: the cards discarded so far, their number and their icons. A card that came back by a
    /// reshuffle may be discarded again, and counts again.
    gone: Cards,
    n: u8,
    icons: u8,
}

impl Discard {
    pub fn of(seat: Seat, action: Action, kind: Points) -> Discard {
        Discard { seat, action, kind, chosen: Cards::NONE, gone: Cards::NONE, n: 0, icons: 0 }
    }
    pub fn seat(&self) -> Seat {
        self.seat
    }
    pub fn kind(&self) -> Points {
        self.kind
    }
    /// The cards put together so far: only their player may see them.
    pub fn chosen(&self) -> Cards {
        self.chosen.or(self.gone)
    }
    /// Cards of the hand that are chosen and not discarded yet.
    pub fn pending(&self) -> Cards {
        self.chosen
    }
    /// How many cards there are so far, and the points they give.
    pub fn promise(&self, world: &World, pack: &Pack) -> (u8, u8) {
        let mut all = *self;
        self.chosen.iter().for_each(|card| all.count(pack, card));
        (all.n, action::points_for(world, Side::of(self.seat), self.kind, all.n, all.icons))
    }
    /// The points that one more card would add.
    pub fn gain(&self, world: &World, pack: &Pack, card: Card) -> u8 {
        let with = Discard { chosen: self.chosen.with(card), ..*self };
        with.promise(world, pack).1.saturating_sub(self.promise(world, pack).1)
    }
    fn count(&mut self, pack: &Pack, card: Card) {
        self.n = self.n.saturating_add(1);
        self.icons = self.icons.saturating_add(pack.card(card).icons[self.kind.index()]);
    }
    fn one_by_one(&self, world: &World) -> bool {
        world.keys().incremental_discard == IncrementalDiscard::True
    }
}

impl Procedure<CryHavoc> for Discard {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let who = self.seat;
        match input.answer() {
            Some(Choice::Card(card)) if self.one_by_one(cx.world) => {
                // Each card and its bonus at once; cards drawn may be added.
                if self.n == 0 {
                    ops(cx).note_acted(self.action);
                }
                let before = self.gone;
                self.gone = self.gone.with(card);
                self.count(cx.pack, card);
                ops(cx).discard_card(who, card);
                return call(Bonuses::of(self.seat, Cards::one(card), before));
            }
            Some(Choice::Card(card)) if self.chosen.has(card) => self.chosen = self.chosen.without(card),
            Some(Choice::Card(card)) => self.chosen = self.chosen.with(card),
            Some(Choice::Back) => return Flow::Done(Value::Nothing),
            Some(Choice::Done) => {
                // All cards of the Action are discarded together.
                cite(CH_CARD_09);
                if self.n == 0 {
                    ops(cx).note_acted(self.action);
                }
                for card in self.chosen.iter() {
                    if cx.pack.card(card).icons[self.kind.index()] == 0 {
                        cite(CH_CARD_14);
                    }
                    if cx.pack.card(card).enables_scoring {
                        cite(CH_ENS_05);
                    }
                    self.count(cx.pack, card);
                    ops(cx).discard_card(who, card);
                }
                return Flow::Done(Value::Discarded { cards: self.chosen, n: self.n, icons: self.icons });
            }
            _ => {}
        }
        match self.kind {
            Points::Move => ask(who, CH_MOVE_01, "question-cards-move"),
            Points::Recruit => ask(who, CH_RECR_01, "question-cards-recruit"),
            Points::Build => ask(who, CH_BLD_01, "question-cards-build"),
        }
    }
    fn candidates(&self, world: &World, _: &Pack, who: Seat, out: &mut Vec<Choice>) {
        out.extend(world.hand(who).iter().map(Choice::Card));
        out.push(Choice::Done);
        out.push(Choice::Back);
    }
    fn may(&self, world: &World, _: &Pack, who: Seat, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Card(card) => unless(world.hand(who).has(card), CH_CARD_01, Reason::NotInHand),
            Choice::Done => {
                let enough = world.keys().min_discard == MinDiscard::Zero || !self.chosen().is_empty();
                unless(enough, CH_ACT_06, Reason::NeedsACard)
            }
            Choice::Back => unless(self.n == 0, MR_03, Reason::NothingToTakeBack),
            _ => no(CH_CARD_01, Reason::NotThisQuestion),
        }
    }
}

/// The bonuses of cards just discarded: VP, then draws, then Initiative (CH-CARD-15).
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Bonuses {
    seat: Seat,
    cards: Cards,
    /// Cards of the same Action discarded before.
    before: Cards,
    done: bool,
}

impl Bonuses {
    pub fn of(seat: Seat, cards: Cards, before: Cards) -> Bonuses {
        Bonuses { seat, cards, before, done: false }
    }
}

impl Procedure<CryHavoc> for Bonuses {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        if self.done {
            return done();
        }
        self.done = true;
        let pack = cx.pack;
        let count = |cards: Cards, bonus: Bonus| -> u8 {
            cards.iter().map(|card| pack.card(card).bonus.iter().filter(|b| **b == bonus).count() as u8).sum()
        };
        let vp = self.cards.iter().filter(|card| pack.card(*card).bonus.contains(&Bonus::Vp)).count() as u16;
        let ones = count(self.cards, Bonus::DrawOne);
        let per_symbol = count(self.cards, Bonus::DrawEach);
        let once = match cx.world.keys().draw_one_scope {
            DrawOneScope::PerCard => ones,
            DrawOneScope::PerAction => u8::from(ones > 0 && count(self.before, Bonus::DrawOne) == 0),
        };
        let initiative = count(self.cards, Bonus::Initiative) > 0;
        if vp > 0 || ones > 0 || per_symbol > 0 || initiative {
            cite(CH_CARD_05);
            cite(CH_CARD_15);
        }
        if vp > 0 {
            cite(CH_CARD_08);
            ops(cx).gain_vp(Side::of(self.seat), vp, ScoredFor::Card);
        }
        if per_symbol > 0 {
            cite(CH_CARD_06);
        }
        if ones > 0 {
            cite(CH_CARD_07);
        }
        if per_symbol + once > 0 {
            cite(CH_CARD_10);
            ops(cx).draw(self.seat, per_symbol + once, Deck::Own);
        }
        if initiative {
            cite(CH_INI_07);
            return call(initiative::SetInitiative { seat: self.seat });
        }
        done()
    }
}
