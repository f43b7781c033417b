//! Reading what clients send exactly as the API document says. Where serde is laxer or stricter than JSON Schema, this agrees with
//! the schema: an object is not a list of its values, and 3.0 is the whole number 3.

use serde::{
    Deserialize, Deserializer,
    de::{DeserializeOwned, Error, Unexpected, Visitor},
};
use serde_json::{Map, Value};
use std::{fmt, marker::PhantomData};

/// A whole number of any size that fits, also if it is written as `3.0`.
pub fn whole<'de, D: Deserializer<'de>, T: TryFrom<i64>>(from: D) -> Result<T, D::Error> {
    from.deserialize_any(Whole(PhantomData))
}

/// The same for a number that may be left out.
pub fn whole_or_none<'de, D: Deserializer<'de>, T: TryFrom<i64>>(from: D) -> Result<Option<T>, D::Error> {
    from.deserialize_option(WholeOrNone(PhantomData))
}

/// An object.
pub fn object<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<T, D::Error> {
    let fields = Map::deserialize(from)?;
    serde_json::from_value(Value::Object(fields)).map_err(Error::custom)
}

/// A list of objects.
pub fn objects<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Vec<T>, D::Error> {
    let list: Vec<Map<String, Value>> = Vec::deserialize(from)?;
    list.into_iter().map(|fields| serde_json::from_value(Value::Object(fields)).map_err(Error::custom)).collect()
}

/// The same for a list that may be left out.
pub fn objects_or_none<'de, D: Deserializer<'de>, T: DeserializeOwned>(from: D) -> Result<Option<Vec<T>>, D::Error> {
    let list: Option<Vec<Map<String, Value>>> = Option::deserialize(from)?;
    let read = |fields| serde_json::from_value(Value::Object(fields)).map_err(Error::custom);
    list.map(|list| list.into_iter().map(read).collect()).transpose()
}

struct Whole<T>(PhantomData<T>);

impl<T: TryFrom<i64>> Visitor<'_> for Whole<T> {
    type Value = T;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("a whole number in the range that the API document gives")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        T::try_from(number).map_err(|_| E::invalid_value(Unexpected::Signed(number), &self))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        let read = i64::try_from(number).ok().and_then(|number| T::try_from(number).ok());
        read.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
        const BEYOND: f64 = 9_223_372_036_854_775_808.0;
        let is_whole = number.fract() == 0.0 && (-BEYOND..BEYOND).contains(&number);
        let read = is_whole.then_some(number as i64).and_then(|number| T::try_from(number).ok());
        read.ok_or_else(|| E::invalid_value(Unexpected::Float(number), &self))
    }
}

struct WholeOrNone<T>(PhantomData<T>);

impl<'de, T: TryFrom<i64>> Visitor<'de> for WholeOrNone<T> {
    type Value = Option<T>;

    fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        Whole(self.0).expecting(to)
    }

    fn visit_none<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_unit<E: Error>(self) -> Result<Option<T>, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, from: D) -> Result<Option<T>, D::Error> {
        whole(from).map(Some)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Join, NewTable, Play};
    use serde_json::from_str;

    #[test]
    fn whole_numbers_may_be_written_with_a_point() {
        assert_eq!(from_str::<Play>(r#"{"ask": 3.0, "choice": 1, "key": "k"}"#).unwrap().ask, 3);
        assert_eq!(from_str::<Join>(r#"{"seat": 1}"#).unwrap().seat, Some(1));
        assert_eq!(from_str::<Join>(r#"{"seat": null}"#).unwrap().seat, None);
        for seat in ["0.5", "-1", "256", "1e30", "\"1\"", "true"] {
            assert!(from_str::<Join>(&format!(r#"{{"seat": {seat}}}"#)).is_err(), "{seat}");
        }
    }

    #[test]
    fn large_whole_numbers_are_read_exactly() {
        let large = "[4260950751670738.0, 1988172114440209.0]";
        #[derive(serde::Deserialize)]
        struct Number(#[serde(deserialize_with = "super::whole")] i64);
        let read: Vec<Number> = from_str(large).unwrap();
        assert_eq!((read[0].0, read[1].0), (4_260_950_751_670_738, 1_988_172_114_440_209));
    }

    #[test]
    fn objects_are_not_lists() {
        let table = |rest: &str| from_str::<NewTable>(&format!(r#"{{"game": "g", {rest}}}"#));
        assert!(table(r#""seats": [{"kind": "open"}], "pace": {"kind": "days", "days": 2.0}"#).is_ok());
        assert!(table(r#""seats": [["open"]]"#).is_err());
        assert!(table(r#""pace": ["live"]"#).is_err());
    }
}
