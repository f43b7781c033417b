//! Searching: the token is turned, a recon card is drawn and resolved (FZ-SRCH, FZ-RECON).

use super::{
    window::{self, Moment},
    *,
};
use crate::{
    choice::Holder,
    effect::{Ctx, run::Run},
    event::Event,
    options::FerryFuelToken,
    pack::*,
    world::ops::ops,
};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Search {
    seat: Seat,
    stage: Stage,
}

/// The steps of a search (FZ-SRCH-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    /// The window in which it may be stopped.
    #[default]
    Begin,
    /// The token is turned, a card is drawn.
    Card,
    After,
    Over,
}

impl Search {
    pub fn new(seat: Seat) -> Self {
        Search { seat, stage: Stage::Begin }
    }
}

impl Procedure<FireteamZero> for Search {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        let seat = self.seat;
        let hero = Figure::hero(seat);
        let here = cx.world.hero_at(seat);
        cite(FZ_SRCH_07);
        loop {
            match self.stage {
                Stage::Begin => {
                    self.stage = Stage::Card;
                    cx.tell(Event::SearchBegins { seat: self.seat, place: here });
                    ops(cx).stop_search(false);
                    if let Some(frame) = window::open(cx, Moment::of(Window::SearchBefore).by(hero).at(here)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Card => {
                    self.stage = Stage::After;
                    let number = cx.world.spawns().iter().position(|s| s.place == here && s.side == SpawnSide::Up);
                    let Some(number) = number.filter(|_| !cx.world.search_stopped()) else {
                        // Stopped: the token stays face up, no card is drawn, the action is spent.
                        ops(cx).stop_search(false);
                        cx.tell(Event::SearchStopped { seat: self.seat });
                        return done();
                    };
                    // A face-down token is still a spawn point with its number (FZ-SRCH-02, 04).
                    cite(FZ_SRCH_02);
                    cite(FZ_SRCH_04);
                    ops(cx).turn_spawn_token(number, SpawnSide::Down);
                    // Drawn cards are out for good; an empty deck gives nothing (FZ-SRCH-03, 05, 06).
                    cite(FZ_SRCH_03);
                    cite(FZ_SRCH_05);
                    cite(FZ_INV_04);
                    match ops(cx).draw_recon(seat) {
                        Some(card) => return call(Resolve::new(seat, card)),
                        None => cite(FZ_SRCH_06),
                    }
                }
                Stage::After => {
                    self.stage = Stage::Over;
                    if let Some(frame) = window::open(cx, Moment::of(Window::SearchAfter).by(hero).at(here)) {
                        return Flow::Call(frame);
                    }
                }
                Stage::Over => return done(),
            }
        }
    }
}

/// A recon card being resolved; "you" on it is the hero who searched (FZ-RECON-05).
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Resolve {
    seat: Seat,
    card: Recon,
    begun: bool,
}

impl Resolve {
    pub fn new(seat: Seat, card: Recon) -> Self {
        Resolve { seat, card, begun: false }
    }
    /// The recon card on the table.
    pub fn card(&self) -> Recon {
        self.card
    }
}

impl Procedure<FireteamZero> for Resolve {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        if self.begun {
            // A card with a lasting condition stays beside the board, any other is put aside (FZ-RECON-04).
            cite(FZ_RECON_04);
            cx.tell(Event::ReconFinished { card: self.card });
            return done();
        }
        self.begun = true;
        cite(FZ_RECON_05);
        let ctx = Ctx::of_hero(Figure::hero(self.seat), Holder::Recon(self.card));
        match &cx.pack.recon[self.card.index()].kind {
            ReconKind::Event { effects, .. } => {
                cite(FZ_RECON_03);
                call(Run::new(*effects, ctx))
            }
            ReconKind::Discovery { effects, found, .. } => {
                // A discovery puts its token when found or when its condition is met (FZ-OBJ-03, 04, D-22).
                cite(FZ_RECON_02);
                cite(FZ_OBJ_03);
                cite(FZ_OBJ_04);
                let at_once = cx.world.keys().ferry_fuel_token == FerryFuelToken::WhenFound;
                call(Run::new(found.filter(|_| at_once).unwrap_or(*effects), ctx))
            }
            ReconKind::Item { charges, .. } => {
                cite(FZ_RECON_06);
                ops(cx).find_item(self.seat, self.card, *charges);
                Flow::Again
            }
        }
    }
}
