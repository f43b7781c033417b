//! What the procedures under way know and a question tells.

use crate::{choice::Holder, flow::Frame, terms::*};

/// Cards to choose, dice to reroll, steps to take.
pub(super) fn count(frame: &Frame) -> Option<u8> {
    match frame {
        Frame::Discard(frame) => Some(frame.wanted()),
        Frame::Reroll(frame) if frame.most() == u8::MAX => Some(u8::MAX),
        Frame::Reroll(frame) => Some(frame.most().saturating_sub(frame.taken())),
        Frame::March(frame) => Some(frame.points()),
        Frame::PickFigures(frame) => Some(frame.n.saturating_sub(frame.taken.len() as u8)),
        _ => None,
    }
}

/// Cards that are still to be chosen.
pub(super) fn left(frame: &Frame) -> Option<u32> {
    let Frame::Discard(frame) = frame else { return None };
    Some(u32::from(frame.wanted()).saturating_sub(frame.chosen().len()))
}

/// How many cards, dice or figures of this question have been chosen.
pub(super) fn taken(frame: &Frame) -> u32 {
    match frame {
        Frame::Discard(frame) => frame.chosen().len(),
        Frame::Reroll(frame) => frame.taken().into(),
        Frame::PickFigures(frame) => frame.taken.len(),
        _ => 0,
    }
}

/// The monster that an effect or its activation moves.
pub(super) fn mover(frame: &Frame) -> Option<Figure> {
    match frame {
        Frame::Walk(walk) => Some(walk.monster()),
        Frame::Drift(drift) => Some(drift.monster()),
        _ => None,
    }
}

/// The card or rule whose text is being carried out: the innermost.
pub(super) fn source(frames: &[Frame]) -> Option<Holder> {
    frames.iter().rev().find_map(|frame| match frame {
        Frame::Invoke(invoke) => Some(invoke.holder()),
        Frame::Recon(resolve) => Some(Holder::Recon(resolve.card())),
        _ => None,
    })
}

/// Who wants a token, and which.
pub(super) fn carrying(frames: &[Frame]) -> Option<(Seat, usize)> {
    frames.iter().rev().find_map(|frame| match frame {
        Frame::Carry(carry) => Some(carry.wanted()),
        _ => None,
    })
}
