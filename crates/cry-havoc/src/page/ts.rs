//! Sets as pages see them, for `cargo xtask codegen`; the other types say it themselves.

use super::*;
use ts_rs::{Config, TS};

/// A type that is written as one line of TypeScript.
macro_rules! plain {
    ($($name:ty = $text:literal: $define:literal;)*) => {$(
        impl TS for $name {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;
            fn name(_: &Config) -> String {
                $text.into()
            }
            fn inline(_: &Config) -> String {
                $define.into()
            }
            fn decl(_: &Config) -> String {
                format!("type {} = {};", $text, $define)
            }
        }
    )*};
}

plain! {
    Regions = "Regions": "number";
    // Bit sets of all cards do not fit into a number of JavaScript: pages do not read them.
    Cards = "Cards": "unknown";
    Pieces = "Pieces": "unknown";
}
