//! What a procedure under way knows and a question tells. Frames keep their fields to themselves; this reads their
//! published form, the one of a saved table, so that no procedure depends on how it is told.

use crate::{choice::Holder, flow::Frame, pack::Window, terms::*, world::Cards};
use serde::{Deserialize, de::DeserializeOwned};

/// A window: when it opened and for whom.
#[derive(Deserialize)]
struct Opened {
    window: u8,
    actor: Option<Figure>,
    target: Option<Figure>,
}

#[derive(Deserialize)]
struct Counted {
    n: u8,
}

#[derive(Deserialize)]
struct Choosing {
    n: u8,
    chosen: Cards,
}

#[derive(Deserialize)]
struct Marching {
    points: u8,
}

#[derive(Deserialize)]
struct Drifting {
    monster: Figure,
}

#[derive(Deserialize)]
struct Invoked {
    holder: Holder,
}

#[derive(Deserialize)]
struct Looking {
    at: u8,
}

#[derive(Deserialize)]
struct Carrying {
    seat: u8,
    slot: u8,
}

/// When a window opened, and who acts and is concerned.
#[derive(Clone, Copy)]
pub(super) struct Moment {
    pub window: Window,
    pub actor: Option<Figure>,
    pub target: Option<Figure>,
}

fn read<T: DeserializeOwned>(frame: &impl serde::Serialize) -> Option<T> {
    serde_json::from_value(serde_json::to_value(frame).ok()?).ok()
}

pub(super) fn moment(frame: &Frame) -> Option<Moment> {
    let Frame::Window(open) = frame else { return None };
    let Opened { window, actor, target } = read(open)?;
    Some(Moment { window: *Window::ALL.get(window as usize)?, actor, target })
}

/// Cards to choose, dice to reroll, steps to take.
pub(super) fn count(frame: &Frame) -> Option<u8> {
    match frame {
        Frame::Discard(frame) => read::<Counted>(frame).map(|f| f.n),
        Frame::Reroll(frame) => read::<Counted>(frame).map(|f| f.n),
        Frame::March(frame) => read::<Marching>(frame).map(|f| f.points),
        Frame::PickFigures(frame) => Some(frame.n),
        _ => None,
    }
}

/// Cards that are still to be chosen.
pub(super) fn left(frame: &Frame) -> Option<usize> {
    let Frame::Discard(frame) = frame else { return None };
    read::<Choosing>(frame).map(|f| (f.n as usize).saturating_sub(f.chosen.len()))
}

/// The monster that an effect or its activation moves.
pub(super) fn mover(frame: &Frame) -> Option<Figure> {
    match frame {
        Frame::Walk(walk) => Some(walk.monster()),
        Frame::Drift(drift) => read::<Drifting>(drift).map(|f| f.monster),
        _ => None,
    }
}

/// The card or rule whose text is being carried out: the innermost.
pub(super) fn source(frames: &[Frame]) -> Option<Holder> {
    frames.iter().rev().find_map(|frame| match frame {
        Frame::Invoke(invoke) => read::<Invoked>(invoke).map(|f| f.holder),
        Frame::Recon(resolve) => Some(Holder::Recon(resolve.card())),
        _ => None,
    })
}

/// For cards that may go below a deck: which of the row is in question.
pub(super) fn looking_at(frame: &Frame) -> Option<usize> {
    let Frame::Peek(peek) = frame else { return None };
    read::<Looking>(peek).map(|f| f.at as usize)
}

/// Who wants a token, and which.
pub(super) fn carrying(frames: &[Frame]) -> Option<(usize, usize)> {
    frames.iter().rev().find_map(|frame| match frame {
        Frame::Carry(carry) => read::<Carrying>(carry).map(|f| (f.seat as usize, f.slot as usize)),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::flow::{Frame, act, discard, invoke, march, reroll, walk, window};

    #[test]
    fn every_fact_can_be_read() {
        assert!(moment(&Frame::Window(window::Open::default())).is_some());
        assert_eq!(count(&discard::Discarding::damage(1, 3).into()), Some(3));
        assert_eq!(left(&discard::Discarding::damage(1, 3).into()), Some(3));
        assert_eq!(count(&reroll::Reroll::new(2, 0).into()), Some(2));
        assert_eq!(count(&march::March::default().into()), Some(0));
        assert!(mover(&walk::Drift::default().into()).is_some());
        assert!(source(&[invoke::Invoke::default().into()]).is_some());
        assert!(looking_at(&crate::effect::peek::Peek::default().into()).is_some());
        assert!(carrying(&[act::Carry::default().into()]).is_some());
    }
}
