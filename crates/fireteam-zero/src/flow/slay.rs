//! Killing without an attack: each monster is taken off and its windows open; a boss suffers one wound.

use super::{
    window::{self, Moment, Only},
    *,
};
use crate::{pack::*, world::ops::ops};
use kernel::marks::cite;

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Slay {
    left: Figures,
    by: Figure,
    /// The one just taken off and where it stood, until its windows are closed.
    fallen: Option<(Figure, Place, bool)>,
}

impl Slay {
    pub fn new(victims: Figures, by: Figure) -> Self {
        Slay { left: victims, by, fallen: None }
    }
    fn moment(&self, figure: Figure, place: Place, wound: bool) -> Moment {
        let window = if wound { Window::BossWounded } else { Window::MonsterKilled };
        Moment::of(window).by(self.by).to(figure).at(place)
    }
}

impl Procedure<FireteamZero> for Slay {
    fn run(&mut self, cx: &mut Cx, _: Input) -> Flow {
        loop {
            if let Some((figure, place, wound)) = self.fallen.take()
                && let Some(frame) = window::open(cx, self.moment(figure, place, wound))
            {
                return Flow::Call(frame);
            }
            let Some(figure) = self.left.first() else { return done() };
            self.left = self.left.without(figure);
            let Some(place) = cx.world.place_of(figure) else { continue };
            cite(FZ_TERM_16);
            let boss = cx.world.rank_of(cx.pack, figure) == Some(Rank::Boss);
            let wound = boss && !ops(cx).wound(figure);
            if !boss {
                ops(cx).kill(figure);
            }
            self.fallen = Some((figure, place, wound));
            if let Some(frame) = window::open(cx, self.moment(figure, place, wound).only(Only::AtOnce)) {
                return Flow::Call(frame);
            }
        }
    }
}
