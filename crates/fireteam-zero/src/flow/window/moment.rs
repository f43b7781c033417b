//! What opens a window: one triggering event, and whom it concerns.

use super::{super::*, Open, Stage};
use crate::pack::Window;
use kernel::{Seats, marks::cite};
use tinyvec::ArrayVec;

/// Which abilities of the window are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Only {
    #[default]
    All,
    /// What objectives and mission rules say of a kill or wound, carried out at once (FZ-ATK-20).
    AtOnce,
    /// One twist that has just been drawn.
    Twist(u8),
}

/// One triggering event (FZ-TERM-24): `Moment::of(Window::HeroFreed).by(hero).to(ally).at(place)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    pub window: Window,
    /// Who acts.
    pub actor: Option<Figure>,
    /// Whom it happens to.
    pub target: Option<Figure>,
    pub place: Option<Place>,
    /// The type of the attack or of the damage.
    pub ty: Option<AttackType>,
    pub only: Only,
}

impl Moment {
    pub fn of(window: Window) -> Self {
        Moment { window, actor: None, target: None, place: None, ty: None, only: Only::All }
    }
    #[must_use]
    pub fn by(self, actor: impl Into<Option<Figure>>) -> Self {
        Moment { actor: actor.into(), ..self }
    }
    #[must_use]
    pub fn to(self, target: impl Into<Option<Figure>>) -> Self {
        Moment { target: target.into(), ..self }
    }
    #[must_use]
    pub fn at(self, place: impl Into<Option<Place>>) -> Self {
        Moment { place: place.into(), ..self }
    }
    #[must_use]
    pub fn with(self, ty: impl Into<Option<AttackType>>) -> Self {
        Moment { ty: ty.into(), ..self }
    }
    /// Part of the window's abilities.
    #[must_use]
    pub fn only(self, only: Only) -> Self {
        Moment { only, ..self }
    }
}

/// Opens a window if anything can happen in it.
pub(crate) fn open(cx: &Cx, moment: Moment) -> Option<Frame> {
    // One opening of one window is one triggering event (FZ-TERM-24).
    cite(FZ_TERM_24);
    cx.world.window_matters(moment.window).then(|| {
        Frame::Window(Open {
            moment,
            stage: Stage::default(),
            began: cx.world.began(),
            fired: ArrayVec::new(),
            passed: Seats::NONE,
            reacted: Seats::NONE,
            ordering: false,
        })
    })
}
