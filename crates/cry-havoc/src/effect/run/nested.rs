//! Steps that hold lists of steps: how far one of them has come.

use crate::terms::Side;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub struct Nested {
    pub side: Side,
    /// The option that was chosen.
    pub option: u8,
    pub stage: Stage,
    pub done: u8,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum Stage {
    Begin,
    Asked,
    Paying,
    Working,
}

impl Nested {
    pub fn new(side: Side) -> Nested {
        Nested { side, option: 0, stage: Stage::Begin, done: 0 }
    }
}
