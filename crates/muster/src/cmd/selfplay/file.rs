//! Positions as a file: one line of JSON, the [`Header`], then rows of one length. Everything is little-endian.
//!
//! Among rivals a position is one row for every seat, in the order of the seats; for a team it is one row, that of the seat that is
//! asked.
//!
//! | bytes | what |
//! |---|---|
//! | 4 | the number of the game |
//! | 1 | the Round |
//! | 1 | how far it has come, in turns |
//! | 1 | how many seats there are |
//! | 1 | whose row it is |
//! | 1 | 1 if this seat, or the team, wins in the end |
//! | 1 | the kind of table, by its place in `kinds` |
//! | 1 | the bot of this seat, by its place in `levels` |
//! | 1 | 0 |
//! | 4 | the seat's part of all points at the end, in single precision; 0 where there are no points |
//! | 4 | what the judgement by rules of thumb says: among rivals how the seat stands, else the chance of victory |
//! | 2 each | the signs, in half precision |

use anyhow::{Context, Result, bail};
use bots::net::half;
use serde::{Deserialize, Serialize};
use std::{
    fs::File,
    io::{BufRead, BufReader, Read},
    path::Path,
};

pub const VERSION: u32 = 1;
/// The bytes of a row before its signs.
const HEAD: usize = 20;

/// What the rows are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Header {
    /// The version of the format.
    pub positions: u32,
    pub game: String,
    pub rivals: bool,
    /// Of the names of the signs, as in a file of weights.
    pub fingerprint: String,
    /// The bytes of one row.
    pub row: usize,
    pub signs: Vec<String>,
    pub levels: Vec<String>,
    pub kinds: Vec<String>,
    pub seed: u64,
}

/// One table from one point of view, and how it ended.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    pub game: u32,
    pub round: u8,
    pub turn: u8,
    pub seats: u8,
    pub seat: u8,
    pub won: bool,
    pub kind: u8,
    pub level: u8,
    pub share: f32,
    pub known: f32,
    pub signs: Vec<f32>,
}

pub fn row_length(signs: usize) -> usize {
    HEAD + 2 * signs
}

impl Row {
    pub fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.game.to_le_bytes());
        out.extend([self.round, self.turn, self.seats, self.seat, u8::from(self.won), self.kind, self.level, 0]);
        out.extend(self.share.to_le_bytes());
        out.extend(self.known.to_le_bytes());
        self.signs.iter().for_each(|sign| out.extend(half::to_bits(*sign).to_le_bytes()));
    }

    fn read(bytes: &[u8]) -> Option<Row> {
        let (head, signs) = bytes.split_at_checked(HEAD)?;
        let four = |at: usize| head.get(at..at + 4).and_then(|four| four.try_into().ok());
        Some(Row {
            game: four(0).map(u32::from_le_bytes)?,
            round: head[4],
            turn: head[5],
            seats: head[6],
            seat: head[7],
            won: head[8] == 1,
            kind: head[9],
            level: head[10],
            share: four(12).map(f32::from_le_bytes)?,
            known: four(16).map(f32::from_le_bytes)?,
            signs: signs.chunks_exact(2).map(|two| half::from_bits(u16::from_le_bytes([two[0], two[1]]))).collect(),
        })
    }
}

/// The rows of a file, one after another.
pub struct Rows {
    pub header: Header,
    file: BufReader<File>,
    bytes: Vec<u8>,
}

impl Rows {
    pub fn open(path: &Path) -> Result<Rows> {
        let name = path.display();
        let mut file = BufReader::new(File::open(path).with_context(|| format!("{name} cannot be read"))?);
        let mut line = Vec::new();
        file.by_ref().take(1 << 20).read_until(b'\n', &mut line)?;
        let header: Header =
            serde_json::from_slice(&line).with_context(|| format!("{name} is no file of `muster selfplay`"))?;
        if header.positions != VERSION {
            bail!("{name} is of version {}, this program reads version {VERSION}", header.positions);
        }
        if header.row != row_length(header.signs.len()) {
            bail!("{name} is damaged: {} signs do not make rows of {} bytes", header.signs.len(), header.row);
        }
        let bytes = vec![0; header.row];
        Ok(Rows { header, file, bytes })
    }
}

impl Iterator for Rows {
    type Item = Result<Row>;

    /// A row that is cut off is an error.
    fn next(&mut self) -> Option<Result<Row>> {
        match self.file.fill_buf() {
            Ok([]) => return None,
            Ok(_) => {}
            Err(error) => return Some(Err(error.into())),
        }
        let read = self.file.read_exact(&mut self.bytes).context("the last row is cut off");
        Some(read.and_then(|()| Row::read(&self.bytes).context("a row is too short")))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;

    #[test]
    fn rows_come_back() {
        let row = Row {
            game: 70_000,
            round: 3,
            turn: 2,
            seats: 4,
            seat: 1,
            won: true,
            kind: 7,
            level: 5,
            share: 0.3,
            known: -123.5,
            signs: vec![0.0, 1.0, 0.125, -2.5],
        };
        let mut bytes = Vec::new();
        row.write(&mut bytes);
        assert_eq!((bytes.len(), Row::read(&bytes)), (row_length(4), Some(row)));
    }
}
