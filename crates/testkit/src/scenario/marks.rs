//! Which rules a scenario reaches, and which looks at the table do not count.

use super::Tabletop;
use kernel::Rule;

/// Looks at something without any rule counting as reached by it: a list of offers asks for much that no step is about.
pub fn unmarked<T>(look: impl FnOnce() -> T) -> T {
    #[cfg(feature = "marks")]
    {
        let before = kernel::marks::take();
        let seen = look();
        kernel::marks::take();
        before.into_iter().for_each(kernel::marks::cite);
        seen
    }
    #[cfg(not(feature = "marks"))]
    look()
}

/// Looks at something by which only this rule can be reached.
pub fn marked_for<T>(rule: Rule, look: impl FnOnce() -> T) -> T {
    #[cfg(feature = "marks")]
    {
        let before = kernel::marks::take();
        let seen = look();
        let found = kernel::marks::take();
        before.into_iter().chain(found.into_iter().filter(|r| *r == rule)).for_each(kernel::marks::cite);
        seen
    }
    #[cfg(not(feature = "marks"))]
    {
        let _ = rule;
        look()
    }
}

/// The rules reached since the last call; none without the feature `marks`.
pub(super) fn take<R: Tabletop>() -> Vec<&'static str> {
    taken().filter_map(|rule| R::RULES.get(rule.0 as usize).copied()).collect()
}

#[cfg(feature = "marks")]
fn taken() -> impl Iterator<Item = Rule> {
    kernel::marks::take().into_iter()
}
#[cfg(not(feature = "marks"))]
fn taken() -> impl Iterator<Item = Rule> {
    std::iter::empty()
}
