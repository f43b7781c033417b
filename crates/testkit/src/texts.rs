//! Generated texts put to the test: what no typesetter and no native writer would let through.

/// A plain space, or none, where an unbreakable one belongs; a missed elision.
const BADLY_SET: &[&str] = &[
    " :",
    " ;",
    " !",
    " ?",
    "« ",
    " »",
    "e;",
    "s;",
    " de Henry",
    " que Henry",
    " de «\u{a0}A",
    " de «\u{a0}E",
    " de «\u{a0}É",
    " de «\u{a0}O",
    " de un",
    " de le ",
    " à le ",
];

/// Turns of phrase that no native writer of English uses.
const CLUMSY: &[&str] = &[
    "the own ",
    "in the Altar Floor",
    "up to 1 ",
    "the The ",
    "(from ",
    "all your Units cannot",
    "of the own",
    "  ",
    " ,",
    " .",
];

/// French is set as a French typesetter sets it.
pub fn french_is_typeset(what: &str, text: &str) {
    free_of(BADLY_SET, what, text.lines());
}

/// English reads as a native writes it.
pub fn english_is_not_clumsy(what: &str, text: &str) {
    free_of(CLUMSY, what, text.lines().map(str::trim_start));
}

fn free_of<'t>(phrases: &[&str], what: &str, lines: impl Iterator<Item = &'t str>) {
    for line in lines {
        let found = phrases.iter().find(|phrase| line.contains(**phrase));
        assert_eq!(found, None, "{what}: {line:?}");
    }
}
