//! The pretend store: the log and the chat of one table, which survive every node.

use protocol::{Message, Room};
use std::collections::BTreeMap;
use table::{Appended, Logged, host::Line};

#[derive(Default)]
pub struct Store {
    pub log: Vec<Logged>,
    pub rooms: [Vec<Message>; 2],
    /// Which line of a room was said under a key.
    keys: BTreeMap<(u8, String), u64>,
}

impl Store {
    /// The number of the newest entry.
    pub fn head(&self) -> u64 {
        self.log.len() as u64
    }

    /// Writes an entry, unless its number is taken.
    pub fn append(&mut self, entry: Logged) -> Result<Appended, String> {
        match entry.seq.cmp(&(self.head() + 1)) {
            std::cmp::Ordering::Less => Ok(Appended::Taken),
            std::cmp::Ordering::Equal => {
                self.log.push(entry);
                Ok(Appended::Stored)
            }
            std::cmp::Ordering::Greater => Err(format!("entry {} leaves a gap after {}", entry.seq, self.head())),
        }
    }

    pub fn entries(&self, after: u64) -> Vec<Logged> {
        self.log.get(after as usize..).unwrap_or_default().to_vec()
    }

    /// Keeps a line of chat; one that is sent twice under a key is one line.
    pub fn say(&mut self, Line { room, seat, text, key, at }: Line) -> Message {
        let lines = &mut self.rooms[room as usize];
        let key = key.map(|key| (room as u8, format!("{seat:?} {key}")));
        if let Some(n) = key.as_ref().and_then(|key| self.keys.get(key)) {
            return lines[*n as usize - 1].clone();
        }
        let n = lines.len() as u64 + 1;
        lines.push(Message { room, n, at, seat, text });
        self.keys.extend(key.map(|key| (key, n)));
        lines[n as usize - 1].clone()
    }

    pub fn lines(&self, room: Room, after: u64) -> Vec<Message> {
        self.rooms[room as usize].iter().filter(|line| line.n > after).cloned().collect()
    }
}
