//! Seeds and digests as people read them: hexadecimal in records.

use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub fn serialize<const N: usize, S: Serializer>(bytes: &[u8; N], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&bytes.iter().map(|b| format!("{b:02x}")).collect::<String>())
}

pub fn deserialize<'de, const N: usize, D: Deserializer<'de>>(from: D) -> Result<[u8; N], D::Error> {
    let text = String::deserialize(from)?;
    let wrong = || D::Error::custom(format!("{} hexadecimal digits are needed here", 2 * N));
    if text.len() != 2 * N || !text.is_ascii() {
        return Err(wrong());
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}
