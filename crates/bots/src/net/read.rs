//! Weights as a file. Everything is little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | [`MAGIC`] |
//! | 4 | [`VERSION`] |
//! | 4 | the number of layers |
//! | 8 | the [`fingerprint`] of the names of the signs it was trained on |
//! | 4 each | the number of signs, then the size of every layer; the last has two |
//! | … | for every layer, the weights in half precision, input by input, then the biases in single precision |
//! | 8 | the [`stamp`] of all bytes before |

use super::{Layer, Net, WIDTH, half};

pub const MAGIC: [u8; 8] = *b"MUSTRNET";
pub const VERSION: u32 = 1;
/// The score and the share.
const OUTPUTS: usize = 2;
const MOST_LAYERS: usize = 8;
const MOST_SIGNS: usize = 4096;

/// Why a file is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    #[error("this is no file of weights: it does not begin with MUSTRNET")]
    Foreign,
    #[error("the weights are of version {0}, this program reads version {VERSION}")]
    Version(u32),
    #[error("the weights end after {found} bytes, there should be {expected}")]
    Length { expected: usize, found: usize },
    #[error("the weights are damaged: their last eight bytes do not fit the others")]
    Stamp,
    #[error("the layers cannot be: {0:?}")]
    Shape(Vec<u32>),
    #[error("weight {0} is no finite number")]
    NotFinite(usize),
    #[error(
        "the weights were trained on other signs ({found:016x}) than the game has now ({expected:016x}): train them again"
    )]
    Stale { expected: u64, found: u64 },
}

/// FNV-1a of 64 bits.
pub fn stamp(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What tells a list of signs from any other: the [`stamp`] of their names, each with a line break.
pub fn fingerprint(names: &[String]) -> u64 {
    stamp(names.iter().map(|name| format!("{name}\n")).collect::<String>().as_bytes())
}

/// Bytes from first to last.
struct Bytes<'a> {
    all: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], Damage> {
        let end = self.at + N;
        let length = Damage::Length { expected: end, found: self.all.len() };
        let bytes = self.all.get(self.at..end).and_then(|bytes| bytes.try_into().ok()).ok_or(length)?;
        self.at = end;
        Ok(bytes)
    }
    fn number(&mut self) -> Result<u32, Damage> {
        self.take().map(u32::from_le_bytes)
    }
}

impl Net {
    /// Reads a file whose signs have this fingerprint.
    pub fn read(file: &[u8], signs: u64) -> Result<Net, Damage> {
        let net = Net::read_any(file)?;
        let found = Net::signs_of(file)?;
        if found != signs {
            return Err(Damage::Stale { expected: signs, found });
        }
        Ok(net)
    }

    /// The fingerprint of the signs that a file was trained on.
    pub fn signs_of(file: &[u8]) -> Result<u64, Damage> {
        let mut bytes = Bytes { all: file, at: 16 };
        bytes.take().map(u64::from_le_bytes)
    }

    /// Reads a file, whatever its signs are.
    pub fn read_any(file: &[u8]) -> Result<Net, Damage> {
        let mut bytes = Bytes { all: file, at: 0 };
        if file.get(..MAGIC.len()) != Some(&MAGIC[..]) {
            return Err(Damage::Foreign);
        }
        bytes.at = MAGIC.len();
        let version = bytes.number()?;
        if version != VERSION {
            return Err(Damage::Version(version));
        }
        let layers = bytes.number()? as usize;
        bytes.take::<8>()?;
        if !(1..=MOST_LAYERS).contains(&layers) {
            return Err(Damage::Shape(vec![layers as u32]));
        }
        let sizes = (0..=layers).map(|_| bytes.number()).collect::<Result<Vec<u32>, _>>()?;
        let fits =
            |(nth, size): (usize, &u32)| (1..=if nth == 0 { MOST_SIGNS } else { WIDTH }).contains(&(*size as usize));
        if !sizes.iter().enumerate().all(fits) || sizes[layers] as usize != OUTPUTS {
            return Err(Damage::Shape(sizes));
        }
        let length = |pair: &[u32]| 2 * pair[0] as usize * pair[1] as usize + 4 * pair[1] as usize;
        let body: usize = sizes.windows(2).map(length).sum();
        let expected = bytes.at + body + 8;
        if file.len() != expected {
            return Err(Damage::Length { expected, found: file.len() });
        }
        let end = file.len() - 8;
        if (Bytes { all: file, at: end }).take().map(u64::from_le_bytes)? != stamp(&file[..end]) {
            return Err(Damage::Stamp);
        }
        let mut read = Vec::with_capacity(layers);
        for pair in sizes.windows(2) {
            let (inputs, outputs) = (pair[0] as usize, pair[1] as usize);
            let weight = |_| bytes.take().map(|two| half::from_bits(u16::from_le_bytes(two)));
            let weights = (0..inputs * outputs).map(weight).collect::<Result<Vec<_>, _>>()?;
            let biases = (0..outputs).map(|_| bytes.take().map(f32::from_le_bytes)).collect::<Result<Vec<_>, _>>()?;
            if let Some(nth) = weights.iter().chain(&biases).position(|weight| !weight.is_finite()) {
                return Err(Damage::NotFinite(nth));
            }
            read.push(Layer { inputs, outputs, weights, biases });
        }
        Ok(Net { layers: read })
    }
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
    use super::*;

    /// A file of weights that mean nothing, but are all different.
    pub fn sample(sizes: &[u32], signs: u64) -> Vec<u8> {
        let mut file = MAGIC.to_vec();
        file.extend(VERSION.to_le_bytes());
        file.extend((sizes.len() as u32 - 1).to_le_bytes());
        file.extend(signs.to_le_bytes());
        sizes.iter().for_each(|size| file.extend(size.to_le_bytes()));
        let mut seed = 1u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / (1 << 23) as f32 - 1.0
        };
        for pair in sizes.windows(2) {
            (0..pair[0] * pair[1]).for_each(|_| file.extend(half::to_bits(0.4 * next()).to_le_bytes()));
            (0..pair[1]).for_each(|_| file.extend((0.5 * next()).to_le_bytes()));
        }
        stamped(file)
    }

    fn stamped(mut file: Vec<u8>) -> Vec<u8> {
        let stamp = stamp(&file);
        file.extend(stamp.to_le_bytes());
        file
    }

    #[test]
    fn what_is_broken_or_stale_is_refused() {
        let good = sample(&[5, 4, 2], 99);
        assert!(Net::read(&good, 99).is_ok());
        let refused = |file: &[u8]| Net::read(file, 99).unwrap_err();
        let changed = |at: usize, byte: u8| {
            let mut file = good[..good.len() - 8].to_vec();
            file[at] = byte;
            stamped(file)
        };
        assert_eq!(Net::read(&good, 98).unwrap_err(), Damage::Stale { expected: 98, found: 99 });
        assert_eq!(refused(b"MUSTRNE"), Damage::Foreign);
        assert_eq!(refused(&changed(0, b'm')), Damage::Foreign);
        assert_eq!(refused(&changed(8, 2)), Damage::Version(2));
        assert_eq!(refused(&changed(12, 0)), Damage::Shape(vec![0]));
        assert_eq!(refused(&changed(32, 3)), Damage::Shape(vec![5, 4, 3]));
        assert_eq!(refused(&changed(24, 6)), Damage::Length { expected: good.len() + 8, found: good.len() });
        assert_eq!(refused(&good[..30]), Damage::Length { expected: 32, found: 30 });
        assert_eq!(refused(&good[..good.len() - 1]), Damage::Length { expected: good.len(), found: good.len() - 1 });
        let mut flipped = good.clone();
        flipped[50] ^= 1;
        assert_eq!(refused(&flipped), Damage::Stamp);
        // The exponent of the second weight.
        assert_eq!(refused(&changed(39, 0x7c)), Damage::NotFinite(1));
    }

    #[test]
    fn other_signs_have_another_fingerprint() {
        let names = |names: &[&str]| fingerprint(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
        assert_eq!(stamp(b"foobar"), 0x8594_4171_f739_67e8);
        assert_ne!(names(&["a", "b"]), names(&["b", "a"]));
        assert_ne!(names(&["ab"]), names(&["a", "b"]));
    }
}
