//! The only place that changes the table. Every operation says what happened.

mod battle;
mod board;
mod cards;
mod fate;
mod rounds;
mod tokens;
mod units;

use super::*;
use crate::{Cx, event::Event, options, rules::*};
use kernel::marks::cite;
