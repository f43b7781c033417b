//! Chat: players and spectators talk apart.

use super::{
    command::Who,
    owner::{Owner, room},
    tries::Tried,
    viewers::frame,
};
use crate::{
    bus::What,
    now,
    problem::{self, Result},
    store::ChatRow,
};
use protocol::{Message, Room, Say, Told, Viewer};

/// Messages given at a time.
const PAGE: u32 = 100;

fn message(row: ChatRow) -> Message {
    let room = if row.room == Room::Players.word() { Room::Players } else { Room::Spectators };
    Message { room, n: row.n, at: row.at, seat: row.who.parse().ok(), text: row.text }
}

impl Owner {
    pub(super) async fn say(&mut self, who: Who, say: &Say) -> Tried<Message> {
        let viewer = self.who(who)?;
        let (room, at) = (room(viewer), now());
        let seat = viewer.seat().map(|seat| seat.to_string()).unwrap_or_default();
        let (store, id) = (&self.hall.store, &self.table.row.id);
        let stored = store.add_chat_once(id, room.word(), at, &seat, &say.text, say.key.as_deref()).await;
        let kept = stored.map_err(|error| {
            tracing::error!(table = self.table.row.id, %error, "cannot keep a message");
            problem::of_store(&error)
        })?;
        let message = message(kept);
        // A line that was sent again has been passed on.
        if message.n > self.viewers.heard[room as usize] {
            self.publish(What::Chat { room: room.word().into(), n: message.n });
            self.pass_on(&message);
        }
        Ok(message)
    }

    fn pass_on(&mut self, message: &Message) {
        let heard = &mut self.viewers.heard[message.room as usize];
        *heard = (*heard).max(message.n);
        let bytes = frame(&Told::Chat(message.clone()));
        let of = message.room;
        self.tell(&bytes, |viewer: Viewer| room(viewer) == of);
    }

    /// Another node has a message for our viewers.
    pub(super) async fn heard_chat(&mut self, room: &str, n: u64) {
        let of = if room == Room::Players.word() { Room::Players } else { Room::Spectators };
        let known = self.viewers.heard[of as usize];
        if n <= known {
            return;
        }
        let after = if known == 0 { n - 1 } else { known };
        match self.hall.store.chat(&self.table.row.id, of.word(), after, PAGE).await {
            Ok(rows) => rows.into_iter().map(message).for_each(|message| self.pass_on(&message)),
            Err(error) => tracing::warn!(%error, "cannot read a message"),
        }
    }

    pub(super) async fn chat(&self, who: Who, after: u64) -> Result<Vec<Message>> {
        let room = room(self.who(who)?);
        match self.hall.store.chat(&self.table.row.id, room.word(), after, PAGE).await {
            Ok(rows) => Ok(rows.into_iter().map(message).collect()),
            Err(error) => {
                tracing::error!(%error, "cannot read the chat");
                Err(problem::of_store(&error))
            }
        }
    }
}
