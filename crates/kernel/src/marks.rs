//! Marks: which rules a run has reached. Rules code cites a rule where it makes it true; with the feature `marks` a run
//! remembers the citations of its thread, without it a citation costs nothing.

/// One numbered rule of a rulebook: its place in the generated table of the game's crate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct Rule(pub u16);

impl Rule {
    /// The id of the rule in the rulebook of its game.
    ///
    /// # Panics
    /// If it is no rule of this game.
    pub fn id<G: crate::Game>(self) -> &'static str {
        G::RULES[usize::from(self.0)]
    }
}

/// The rules of a game in the order of its rulebook: a constant for each, and `IDS` with their ids.
///
/// ```
/// kernel::rules! { FZ_ATK_07, MR_01 }
/// assert_eq!((MR_01, IDS), (kernel::Rule(1), ["FZ-ATK-07", "MR-01"]));
/// ```
#[macro_export]
macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {
        #[allow(non_camel_case_types)]
        #[repr(u16)]
        enum InOrder { $($name),+ }

        $($(#[$doc])* pub const $name: $crate::Rule = $crate::Rule(InOrder::$name as u16);)+

        /// The ids of the rulebook, in its order.
        pub const IDS: [&str; [$(stringify!($name)),+].len()] = [$({
            const NAME: &str = stringify!($name);
            const ID: [u8; NAME.len()] = $crate::marks::id(NAME);
            match ::std::str::from_utf8(&ID) { Ok(id) => id, Err(_) => NAME }
        }),+];
    };
}

/// The id of a rule, from the name of its constant: `FZ_ATK_07` is FZ-ATK-07.
#[doc(hidden)]
pub const fn id<const N: usize>(name: &str) -> [u8; N] {
    let (mut id, mut n) = ([0; N], 0);
    while n < N {
        let byte = name.as_bytes()[n];
        id[n] = if byte == b'_' { b'-' } else { byte };
        n += 1;
    }
    id
}

#[cfg(feature = "marks")]
mod kept {
    use super::Rule;
    use std::{cell::RefCell, collections::BTreeSet};

    thread_local! {
        /// For every rule up to the last that was cited, whether it was: searches cite millions a second.
        static SEEN: RefCell<Vec<bool>> = const { RefCell::new(Vec::new()) };
    }

    /// Says that the line above or below makes this rule true.
    pub fn cite(rule: Rule) {
        let nth = usize::from(rule.0);
        SEEN.with_borrow_mut(|seen| {
            if seen.len() <= nth {
                seen.resize(nth + 1, false);
            }
            seen[nth] = true;
        });
    }

    /// Does something that is not played: its citations do not count.
    pub fn aside<T>(trial: impl FnOnce() -> T) -> T {
        let seen = SEEN.take();
        let found = trial();
        SEEN.set(seen);
        found
    }

    /// The rules cited on this thread since the last call.
    pub fn take() -> BTreeSet<Rule> {
        (0..).map(Rule).zip(SEEN.take()).filter_map(|(rule, cited)| cited.then_some(rule)).collect()
    }
}

#[cfg(feature = "marks")]
pub use kept::{aside, cite, take};

/// Says that the line above or below makes this rule true.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn cite(_: Rule) {}

/// Does something that is not played: its citations do not count.
#[cfg(not(feature = "marks"))]
#[inline(always)]
pub fn aside<T>(trial: impl FnOnce() -> T) -> T {
    trial()
}
