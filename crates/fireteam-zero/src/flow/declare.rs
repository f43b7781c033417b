//! Declaring an attack: the target, then the cards, all of one type and all in range (FZ-ATK-18 a).

use super::{attack::Strike, *};
use crate::{
    pack::*,
    world::{Attack, Origin, ops::ops},
};
use kernel::marks::cite;

/// An attack being put together.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Declare {
    attacker: Figure,
    target: Option<Figure>,
    cards: Cards,
    granted: bool,
    /// The numbers of an attack that a card's text makes.
    text: Option<Blow>,
}

/// An attack without cards.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Blow {
    ty: AttackType,
    base: i8,
    bonus: i8,
    range: u8,
    reaction: bool,
}

impl Declare {
    pub fn cards(seat: Seat, target: Figure, granted: bool) -> Self {
        Declare { attacker: Figure::hero(seat), target: Some(target), granted, ..Declare::default() }
    }
    /// An attack of a card's text, whose target its player picks.
    pub fn text(attack: Attack) -> Self {
        let blow = Blow {
            ty: attack.ty,
            base: attack.base,
            bonus: attack.bonus,
            range: attack.range,
            reaction: matches!(attack.origin, Origin::Text { reaction: true }),
        };
        Declare { attacker: attack.attacker, text: Some(blow), ..Declare::default() }
    }
    fn seat(&self) -> Seat {
        Seat(self.attacker.0)
    }

    /// A card may be added if it fits, and taken back in any case (MR-09).
    fn may_point_at(&self, world: &World, pack: &Pack, card: Card) -> Result<(), Why> {
        let seat = self.seat();
        unless(world.hand(seat).has(card), FZ_CARD_01, Reason::NotInHand)?;
        cite(FZ_CARD_01);
        if self.cards.has(card) {
            return Ok(());
        }
        let action = pack.action(world.design(seat, card));
        let attack = &action.attack;
        if action.upgrade {
            // An upgrade in play is an action card like any other (FZ-UPG-03).
            cite(FZ_UPG_03);
        }
        // All cards have the same attack type (FZ-ATK-02).
        let ty = self.cards.iter().next().map(|c| pack.action(world.design(seat, c)).attack.ty);
        unless(ty.is_none_or(|ty| ty == attack.ty), FZ_ATK_02, Reason::OtherType)?;
        // The target must lie within the range of every card played (FZ-ATK-04).
        let here = world.hero_at(seat);
        let in_range = self
            .target
            .and_then(|t| world.place_of(t))
            .is_some_and(|place| world.in_range(pack, here, place, world.card_range(pack, seat, card)));
        unless(in_range, FZ_ATK_04, Reason::OutOfRange)
    }

    /// The attack that the chosen cards make: strengths and bonus hits summed (FZ-ATK-01, 05, 09).
    pub fn put_together(&self, world: &World, pack: &Pack) -> Option<Attack> {
        let seat = self.seat();
        let first = self.cards.iter().next()?;
        cite(FZ_ATK_01);
        let ty = pack.action(world.design(seat, first)).attack.ty;
        let mut attack = Attack::new(self.attacker, self.target?, ty, Origin::Cards);
        attack.cards = self.cards;
        attack.range = u8::MAX;
        for card in self.cards.iter() {
            let half = &pack.action(world.design(seat, card)).attack;
            attack.base += half.strength as i8;
            attack.bonus += half.bonus as i8;
            attack.range = attack.range.min(world.card_range(pack, seat, card));
        }
        attack.thing = world.thing_kind(attack.target);
        Some(attack)
    }

    fn run_text(&mut self, cx: &mut Cx, blow: Blow, choice: Option<Choice>) -> Flow {
        let first_two = |cx: &Cx| {
            let mut targets = text_targets(cx.world, cx.pack, self.attacker, blow.range, blow.ty);
            (targets.next(), targets.next())
        };
        let target = match choice {
            Some(Choice::Figure(figure)) => figure,
            _ => match first_two(cx) {
                (None, _) => return done(),
                (Some(only), None) => only,
                _ => return ask(self.seat(), FZ_ATK_03, "question-target"),
            },
        };
        let mut attack = Attack::new(self.attacker, target, blow.ty, Origin::Text { reaction: blow.reaction });
        (attack.base, attack.bonus, attack.range) = (blow.base, blow.bonus, blow.range);
        attack.thing = cx.world.thing_kind(target);
        ops(cx).begin_attack(attack);
        Flow::Become(Strike::default().into())
    }
}

/// What a hero may attack by a card's text: monsters and things in range.
pub(crate) fn text_targets<'a>(
    world: &'a World,
    pack: &'a Pack,
    attacker: Figure,
    range: u8,
    ty: AttackType,
) -> impl Iterator<Item = Figure> + 'a {
    let range = world.modified(pack, attacker, Stat::Range, Some(ty)).of(range as i8) as u8;
    let able = world.is_active_figure(attacker);
    let here = world.place_of(attacker);
    let things = world.things(pack).map(|(thing, _)| thing);
    world.on_board().iter().chain(things).filter(move |figure| {
        let there = world.place_of(*figure);
        able && matches!((here, there), (Some(here), Some(there)) if world.in_range(pack, here, there, range))
    })
}

impl Procedure<FireteamZero> for Declare {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let choice = input.answer();
        if let Some(blow) = self.text {
            return self.run_text(cx, blow, choice);
        }
        match choice {
            Some(Choice::Card(card)) => self.cards = toggled(self.cards, card),
            Some(Choice::Back) => return Flow::Done(Value::Yes(false)),
            Some(Choice::Done) => {
                let Some(attack) = self.put_together(cx.world, cx.pack) else { return done() };
                if !self.granted {
                    ops(cx).spend_action();
                }
                // From its declaration on, a card is no longer part of the hand (FZ-ATK-19); it serves for one half (FZ-ATK-15).
                cite(FZ_ATK_19);
                cite(FZ_ATK_15);
                for card in self.cards.iter() {
                    ops(cx).play_card(self.seat(), card, false);
                }
                ops(cx).begin_attack(attack);
                return Flow::Become(Strike::default().into());
            }
            _ => {}
        }
        ask(self.seat(), FZ_ATK_01, "question-attack-cards")
    }

    fn candidates(&self, world: &World, pack: &Pack, _: Seat, out: &mut Vec<Choice>) {
        if let Some(blow) = self.text {
            out.extend(text_targets(world, pack, self.attacker, blow.range, blow.ty).map(Choice::Figure));
            return;
        }
        out.extend(world.hand(self.seat()).iter().map(Choice::Card));
        out.extend([Choice::Done, Choice::Back]);
    }

    fn may(&self, world: &World, pack: &Pack, _: Seat, choice: Choice) -> Result<(), Why> {
        if let Some(blow) = self.text {
            return match choice {
                Choice::Figure(figure) => {
                    let legal = text_targets(world, pack, self.attacker, blow.range, blow.ty).any(|t| t == figure);
                    unless(legal, FZ_ATK_04, Reason::OutOfRange)
                }
                Choice::Pass => no(FZ_ATK_03, Reason::MustAnswer),
                _ => no(FZ_ATK_03, Reason::NotThisQuestion),
            };
        }
        match choice {
            Choice::Card(card) => self.may_point_at(world, pack, card),
            Choice::Done => unless(!self.cards.is_empty(), FZ_ATK_01, Reason::NotYetEnough),
            Choice::Back => Ok(()),
            _ => no(FZ_ATK_01, Reason::NotThisQuestion),
        }
    }
}

impl Declare {
    pub fn attacker(&self) -> Figure {
        self.attacker
    }
    /// The cards chosen so far and the target, for odds and for the view.
    pub fn chosen(&self) -> (Option<Figure>, Cards) {
        (self.target, self.cards)
    }
}
