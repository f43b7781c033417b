//! The tactics phase: the token passes, at most one tactical response is played, hands are refilled (FZ-TAC).

use super::{
    discard::Discarding,
    invoke::Invoke,
    window::{self, Moment},
    *,
};
use crate::{
    choice::Holder,
    effect::Ctx,
    effect::pick::{About, Confirm},
    options::*,
    pack::*,
    world::ops::ops,
};
use kernel::{Ask, Seats, marks::cite};

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Tactics {
    stage: Stage,
    /// Cards that players would play, one a seat.
    offered: [Option<Card>; HEROES],
    /// Draws settled so far.
    drawn: u8,
    asked: bool,
}

/// The steps of the phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
enum Stage {
    #[default]
    PassToken = 0,
    /// Players say whether they would play a tactical response.
    Volunteer = 1,
    /// The group chooses among them.
    Select = 2,
    /// A response was played.
    After = 4,
    /// Hands are refilled.
    Draw = 5,
}
kept_by_number!(Stage { PassToken, Volunteer, Select, After, Draw });

/// Whether a seat may play this card as a tactical response.
fn may_respond(world: &World, pack: &Pack, seat: Seat, card: Card) -> Result<(), Why> {
    unless(world.hand(seat).has(card), FZ_CARD_01, Reason::NotInHand)?;
    let lower = &pack.action(world.design(seat, card)).lower;
    unless(lower.kind == Lower::Tactical, FZ_CARD_02, Reason::NotATacticalResponse)?;
    // Players with a knocked-down hero are excluded (FZ-TAC-06, FZ-DOWN-05).
    cite(FZ_DOWN_05);
    unless(world.is_active(seat), FZ_TAC_06, Reason::HeroDown)
}

impl Tactics {
    /// The cards that players have offered to play, while the group chooses among them.
    pub fn volunteers(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        let open = self.stage == Stage::Select;
        Seat::all(HEROES)
            .zip(self.offered)
            .filter_map(move |(seat, card)| card.filter(|_| open).map(|card| (seat, card)))
    }

    /// The seats with an active hero and such a card (DP-10).
    fn eligible(world: &World, pack: &Pack) -> Seats {
        world
            .seats()
            .filter(|s| world.hand(*s).iter().any(|card| may_respond(world, pack, *s, card).is_ok()))
            .fold(Seats::NONE, Seats::with)
    }

    fn respond(&mut self, cx: &mut Cx, seat: Seat) -> Flow {
        let Some(card) = self.offered[seat.index()] else { return Flow::Again };
        self.stage = Stage::After;
        // At most one response of the whole group (FZ-TAC-03, FZ-INV-08), only in this step (FZ-TR-01).
        cite(FZ_TAC_03);
        cite(FZ_INV_08);
        cite(FZ_TR_01);
        cite(FZ_TR_03);
        ops(cx).set_responded(seat);
        ops(cx).play_card(seat, card, true);
        let holder = Holder::Lower(seat, card);
        let ctx = Ctx { actor: Some(Figure::hero(seat)), ..Ctx::of_hero(Figure::hero(seat), holder) };
        let id = cx.pack.action(cx.world.design(seat, card)).lower.ability;
        call(Invoke::new(id, ctx, holder))
    }

    /// How many cards a seat would draw in step 3.
    pub(crate) fn draws(world: &World, pack: &Pack, seat: Seat) -> usize {
        let size = if world.round() == 1 {
            let first = world.difficulty(pack).hand_size_round_1 as usize;
            first.max(world.hand_size(pack, seat))
        } else {
            world.hand_size(pack, seat)
        };
        // At or above the hand size one draws nothing (FZ-TAC-10, FZ-HAND-01).
        cite(FZ_TAC_10);
        cite(FZ_HAND_01);
        let room = size.saturating_sub(world.hand_len(seat));
        if world.responded() == Some(seat) {
            // The price of a response (FZ-TAC-09, FZ-TR-02), eased for two heroes by a house rule (FZ-VAR-10).
            cite(FZ_TAC_09);
            cite(FZ_TR_02);
            let eased = world.keys().two_hero_refill == TwoHeroRefill::Two && world.seats().len() == 2;
            if eased {
                cite(FZ_VAR_10);
            }
            return if eased { room.min(pack.two_hero_refill as usize) } else { 0 };
        }
        room
    }
}

impl Procedure<FireteamZero> for Tactics {
    fn run(&mut self, cx: &mut Cx, input: Input) -> Flow {
        let answers = match &input {
            Input::Answers(answers) => Some(*answers),
            _ => None,
        };
        let mut confirmed = match input {
            Input::Value(Value::Yes(yes)) => Some(yes),
            _ => None,
        };
        loop {
            match self.stage {
                Stage::PassToken => {
                    // In the first round steps 1 and 2 are left out (FZ-TAC-01).
                    cite(FZ_TAC_01);
                    if cx.world.round() == 1 {
                        self.stage = Stage::Draw;
                        continue;
                    }
                    cite(FZ_TAC_02);
                    let next = cx.world.turn_order().nth(1);
                    ops(cx).give_start_token(next.unwrap_or_default());
                    self.stage = Stage::Volunteer;
                    let seats = Self::eligible(cx.world, cx.pack);
                    if seats.is_empty() {
                        self.stage = Stage::Draw;
                        continue;
                    }
                    // Playing one is optional (FZ-TAC-04).
                    cite(FZ_TAC_04);
                    return Flow::Ask(Ask::all(seats, FZ_TAC_03, "question-tactics"));
                }
                Stage::Volunteer => {
                    for (who, choice) in answers.iter().flat_map(|a| a.iter()) {
                        if let Choice::Card(card) = choice {
                            self.offered[who.index()] = Some(card);
                        }
                    }
                    let mut offers = cx.world.seats().filter(|s| self.offered[s.index()].is_some());
                    match (offers.next(), offers.next()) {
                        (None, _) => self.stage = Stage::Draw,
                        (Some(only), None) => return self.respond(cx, only),
                        _ => {
                            // If several want to, the holder of the start player token decides (FZ-TAC-05).
                            cite(FZ_TAC_05);
                            self.stage = Stage::Select;
                            return ask_group(cx.world, FZ_TAC_05, "question-tactics-select");
                        }
                    }
                }
                Stage::Select => match answers.map(|a| a.first().1) {
                    Some(Choice::Seat(seat)) => return self.respond(cx, seat),
                    _ => self.stage = Stage::Draw,
                },
                Stage::After => {
                    self.stage = Stage::Draw;
                    let actor = cx.world.responded().map(Figure::hero);
                    if let Some(frame) = window::open(cx, Moment::of(Window::Tactics).by(actor)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Draw => {
                    let Some(seat) = cx.world.turn_order().nth(self.drawn as usize) else { return done() };
                    // Players draw in turn order (FZ-TAC-12), the knocked-down like anyone else (FZ-TAC-11, FZ-DOWN-08).
                    cite(FZ_TAC_12);
                    cite(FZ_TAC_11);
                    cite(FZ_DOWN_08);
                    let over = cx.world.hand_len(seat).saturating_sub(cx.world.hand_size(cx.pack, seat));
                    if over > 0 && cx.world.keys().hand_size_role == HandSizeRole::LimitInTacticsPhase {
                        self.drawn += 1;
                        return call(Discarding::effect(seat, over as u8));
                    }
                    let n = Self::draws(cx.world, cx.pack, seat);
                    if n > 0 {
                        // The draw is optional, all or nothing (FZ-TAC-08, D-10, EC-54).
                        cite(FZ_TAC_08);
                        let optional = cx.world.keys().tactics_draw == TacticsDraw::OptionalAllOrNothing;
                        if optional && !self.asked && confirmed.is_none() {
                            self.asked = true;
                            return call(Confirm { seat, rule: FZ_TAC_08, about: About::Refill });
                        }
                        if confirmed.take().unwrap_or(true) {
                            ops(cx).draw_cards(seat, n);
                        }
                    }
                    self.asked = false;
                    self.drawn += 1;
                }
            }
        }
    }

    fn candidates(&self, world: &World, _: &Pack, seat: Seat, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        match self.stage {
            Stage::Volunteer => out.extend(world.hand(seat).iter().map(Choice::Card)),
            Stage::Select => out.extend(world.seats().map(Choice::Seat)),
            Stage::PassToken | Stage::After | Stage::Draw => {}
        }
    }

    fn may(&self, world: &World, pack: &Pack, seat: Seat, choice: Choice) -> Result<(), Why> {
        match (self.stage, choice) {
            (_, Choice::Pass) => Ok(()),
            (Stage::Volunteer, Choice::Card(card)) => may_respond(world, pack, seat, card),
            (Stage::Select, Choice::Seat(s)) => {
                let offered = self.offered.get(s.index()).is_some_and(Option::is_some);
                unless(offered, FZ_TAC_05, Reason::NotACandidate)
            }
            _ => no(FZ_TAC_03, Reason::NotThisQuestion),
        }
    }
}
