//! Chat: players and spectators talk apart.

use super::{Answer, Attempt, Host, Job, Output, Step, Waits, Who, frame};
use crate::{Millis, Note, problem::Result};
use protocol::{Message, Room, Say, Told, Viewer};

/// A line of chat to be kept. What is sent twice under one key is one line.
#[derive(Clone, Debug)]
pub struct Line {
    pub room: Room,
    /// The player who says it; none for a spectator.
    pub seat: Option<u8>,
    pub text: String,
    pub key: Option<String>,
    pub at: Millis,
}

/// The room of a viewer.
fn room(viewer: Viewer) -> Room {
    match viewer {
        Viewer::Seat(_) => Room::Players,
        Viewer::Spectator | Viewer::Owner => Room::Spectators,
    }
}

impl Host {
    pub(super) fn say(&self, who: Who, Say { text, key }: &Say) -> Attempt {
        let viewer = self.who(who)?;
        let (text, key) = (text.clone(), key.clone());
        Ok(Step::Say(Line { room: room(viewer), seat: viewer.seat(), text, key, at: self.now }))
    }

    /// The line is kept, or not.
    pub(super) fn said(&mut self, said: Result<Message>, out: &mut Vec<Output>) {
        let Some(doing) = self.doing.take_if(|doing| matches!(doing.waits, Some(Waits::Lines))) else { return };
        if let Ok(message) = &said
            // A line that was sent again has been passed on.
            && message.n > self.viewers.heard[message.room as usize]
        {
            self.publish(Note::Chat { room: message.room.word().into(), n: message.n });
            self.pass_on(message, out);
        }
        doing.answer(said.map(|said| Box::new(Answer::Said(said))), out);
    }

    fn pass_on(&mut self, message: &Message, out: &mut Vec<Output>) {
        let heard = &mut self.viewers.heard[message.room as usize];
        *heard = (*heard).max(message.n);
        let bytes = frame(&Told::Chat(message.clone()));
        self.viewers.send(|viewer, _| (room(viewer) == message.room).then(|| bytes.clone()), out);
    }

    pub(super) fn chat(&self, who: Who, after: u64) -> Attempt {
        Ok(Step::Lines { room: room(self.who(who)?), after })
    }

    /// Another node has a message for our viewers.
    pub(super) fn lines_to_read(&self, room: Room, n: u64) -> Step {
        match self.viewers.heard[room as usize] {
            known if n <= known => Step::Done,
            0 => Step::Lines { room, after: n - 1 },
            known => Step::Lines { room, after: known },
        }
    }

    /// The lines that the job under way wanted to read.
    pub(super) fn were_read(&mut self, lines: Result<Vec<Message>>, out: &mut Vec<Output>) {
        let Some(doing) = self.doing.take_if(|doing| matches!(doing.waits, Some(Waits::Lines))) else { return };
        if let (Job::Lines { .. }, Ok(lines)) = (&doing.job, &lines) {
            lines.iter().for_each(|line| self.pass_on(line, out));
        }
        doing.answer(lines.map(|lines| Box::new(Answer::Chat(lines))), out);
    }
}
