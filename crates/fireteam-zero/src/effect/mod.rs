//! The effect language at work: what the words of a card mean, told in four languages.

pub mod tell;
