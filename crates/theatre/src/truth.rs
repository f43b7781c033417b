//! What must hold no matter what happens, checked after every step.

use crate::{game::written, store::Store};
use protocol::{State, Told, Viewer};
use std::{collections::BTreeMap, sync::Arc};
use table::{
    Logged, Sheet, Table,
    entry::Entry,
    game::{Game, Lang, Play},
};

/// What everybody was told, and what must not be told.
pub struct Truth {
    secrets: Vec<String>,
    /// What a viewer was told after an entry.
    told: BTreeMap<(u64, u8), String>,
    /// The table of the rematch.
    rematch: Option<String>,
}

/// A viewer as a number.
fn place(viewer: Viewer) -> u8 {
    viewer.seat().unwrap_or(u8::MAX)
}

impl Truth {
    pub fn new(secrets: &[u64]) -> Self {
        let secrets = secrets.iter().map(|secret| written(*secret)).collect();
        Truth { secrets, told: BTreeMap::new(), rematch: None }
    }

    /// A frame leaves a node for a viewer.
    pub fn frame(&self, seat: Option<u8>, frame: &[u8], store: &Store) -> Result<(), String> {
        let text = std::str::from_utf8(frame).map_err(|error| error.to_string())?;
        self.keeps_secrets(seat, text)?;
        let room = if seat.is_some() { "spectators" } else { "players" };
        if text.starts_with("{\"chat\"") && text.contains(&format!("\"room\":\"{room}\"")) {
            return Err(format!("seat {seat:?} hears what is said among {room}"));
        }
        let newest = text.match_indices("\"seq\":").filter_map(|(at, found)| number(&text[at + found.len()..])).max();
        match newest.filter(|seq| *seq > store.head()) {
            Some(seq) => {
                Err(format!("seat {seat:?} is told of entry {seq} before it is durable; {} are", store.head()))
            }
            None => Ok(()),
        }
    }

    fn keeps_secrets(&self, seat: Option<u8>, text: &str) -> Result<(), String> {
        for (owner, secret) in (0..).zip(&self.secrets) {
            if Some(owner) != seat && text.contains(secret.as_str()) {
                return Err(format!("seat {seat:?} is told the secret of seat {owner}"));
            }
        }
        Ok(())
    }

    /// A viewer is told how the table stands.
    pub fn state(&mut self, state: &State, store: &Store) -> Result<(), String> {
        if state.seq > store.head() {
            return Err(format!("{:?} is told of entry {} before it is durable", state.viewer, state.seq));
        }
        let asked = state.question.as_ref().map(|question| (question.number, &question.waiting));
        let seen = format!("{} {} {asked:?} {} {}", state.plays, state.view, state.offers, state.outcome);
        self.keeps_secrets(state.viewer.seat(), &seen)?;
        let place = (state.seq, place(state.viewer));
        match self.told.get(&place) {
            Some(before) if *before != seen => {
                Err(format!("{:?} is told two stories of entry {}: {before} and {seen}", state.viewer, state.seq))
            }
            Some(_) => Ok(()),
            None => {
                self.told.insert(place, seen);
                Ok(())
            }
        }
    }

    pub fn rematch(&mut self, table: &str) -> Result<(), String> {
        match &self.rematch {
            Some(other) if other != table => Err(format!("the game is played again at {other} and at {table}")),
            _ => {
                self.rematch = Some(table.into());
                Ok(())
            }
        }
    }

    /// All that was told is what the log says, and nothing in it was done twice.
    pub fn whole(&self, game: &Arc<dyn Game>, sheet: &Sheet, log: &[Logged]) -> Result<Table, String> {
        let mut keys = std::collections::BTreeSet::new();
        let mut last = sheet.made_at;
        for Logged { seq, at, entry, .. } in log {
            if let Some((seat, key)) = key_of(entry)
                && !keys.insert((seat, key))
            {
                return Err(format!("entry {seq}: seat {seat} has done something twice under the key {key}"));
            }
            // Clocks of nodes may differ by a little, and an entry is as old as its writer thinks.
            if *at + 60_000 < last {
                return Err(format!("entry {seq} is older than the one before it"));
            }
            last = last.max(*at);
        }
        let table = Table::replay(game.clone(), sheet.clone(), log).map_err(|error| error.to_string())?;
        self.as_it_was(game, sheet, log)?;
        Ok(table)
    }

    /// Compares what viewers were told with the game as it was after each entry.
    fn as_it_was(&self, game: &Arc<dyn Game>, sheet: &Sheet, log: &[Logged]) -> Result<(), String> {
        let first: Arc<dyn Play> = game.open(&sheet.options, sheet.seed)?.into();
        let mut games = vec![first];
        let views = |play: &dyn Play, seq: u64| -> Result<(), String> {
            for seat in (0..play.seats()).chain([u8::MAX]) {
                let Some(told) = self.told.get(&(seq, seat)) else { continue };
                let view = play.sight(Some(seat).filter(|seat| *seat < play.seats()), None).view;
                if !told.contains(view.get()) {
                    return Err(format!("seat {seat} was told {told} after entry {seq}, and it was {view}"));
                }
            }
            Ok(())
        };
        views(&*games[0], 0)?;
        for Logged { seq, entry, .. } in log {
            match entry {
                Entry::Play { seat, choice, .. } => {
                    let next =
                        games[games.len() - 1].play(*seat, choice, Lang::En).map_err(|refusal| refusal.to_string())?;
                    games.push(next.into());
                }
                Entry::Undo { keep, .. } => games.truncate(*keep as usize + 1),
                Entry::Dice { seed } => {
                    let seed = table::game::seed_of(seed).ok_or("a damaged seed")?;
                    let newest = games.len() - 1;
                    games[newest] = games[newest].with_dice(seed).into();
                }
                _ => {}
            }
            views(&*games[games.len() - 1], *seq)?;
        }
        Ok(())
    }
}

/// Who has done something, and under which key.
pub fn key_of(entry: &Entry) -> Option<(u8, &String)> {
    match entry {
        Entry::Play { seat, key, .. } | Entry::UndoAsked { seat, key, .. } => key.as_ref().map(|key| (*seat, key)),
        Entry::Undo { seat, key, .. } => (*seat).zip(key.as_ref()),
        _ => None,
    }
}

/// The number that a text begins with.
fn number(text: &str) -> Option<u64> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].parse().ok()
}

/// The state in a frame, if there is one.
pub fn state_in(told: &Told) -> Option<&State> {
    match told {
        Told::Welcome(welcome) => Some(&welcome.state),
        Told::Update(update) => Some(&update.state),
        _ => None,
    }
}
