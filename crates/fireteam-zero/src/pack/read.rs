//! What the reader of `content` does not know of this game: its files' fields with sources of their own, and triples.

pub use content::read::{Node, Problems, Table, hint};

/// The facts of an entry whose source may differ from the entry's own.
pub const SOURCED: &[&str] = &[
    "attack_type",
    "code",
    "coin",
    "count",
    "effect",
    "faces",
    "family",
    "figures",
    "line",
    "lower_name",
    "map",
    "name",
    "need",
    "nickname",
    "numbers",
    "speed",
    "tactical",
    "weapon",
];

/// Numbers by attack type, in the order of the types.
pub fn by_type(t: &mut Table<'_>, key: &'static str) -> Option<[u8; 3]> {
    t.sub(key, |t| three(t, ["brawl", "bullet", "bomb"]))
}

/// Three small numbers by name.
pub fn three(t: &mut Table<'_>, keys: [&'static str; 3]) -> Option<[u8; 3]> {
    let [a, b, c] = keys.map(|key| t.req(key, Node::small));
    Some([a?, b?, c?])
}
