//! What people write: names and chat. It is shown to others, in terminals and logs too, so it keeps what scripts and emoji need and
//! loses what could hide, turn around or fake something.

use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeEmoji, UnicodeGeneralCategory};

const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
const FLAG: char = '\u{1f3f4}';
const KEYCAP: char = '\u{20e3}';

/// A line as it is kept: no control and format characters, single spaces, none at the ends. None if nothing is left to be seen.
pub fn cleaned(text: &str) -> Option<String> {
    let all: Vec<char> = text.chars().collect();
    let mut kept = String::with_capacity(text.len());
    let mut flag = false;
    for (at, &c) in all.iter().enumerate() {
        // The tags of a flag follow it without a gap.
        flag = c == FLAG || flag && is_tag(c);
        if is_space(c) {
            if !kept.is_empty() && !kept.ends_with(' ') {
                kept.push(' ');
            }
        } else if !is_hidden(c) || flag || joins(&all, at) {
            kept.push(c);
        }
    }
    kept.truncate(kept.trim_end().len());
    kept.chars().any(is_seen).then_some(kept)
}

fn is_space(c: char) -> bool {
    c.general_category_group() == GeneralCategoryGroup::Separator || matches!(c, '\t' | '\n' | '\r')
}

/// Characters that are not seen themselves.
fn is_hidden(c: char) -> bool {
    match c.general_category() {
        // Characters of tomorrow are unassigned today.
        GeneralCategory::Unassigned => (c as u32) & 0xfffe == 0xfffe || ('\u{fdd0}'..='\u{fdef}').contains(&c),
        _ => c.general_category_group() == GeneralCategoryGroup::Other || is_blank(c),
    }
}

/// Letters, marks and symbols that look like nothing.
fn is_blank(c: char) -> bool {
    matches!(
        c,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'
            ..='\u{180f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    )
}

/// Whether something can be seen of it: not of a mark alone.
fn is_seen(c: char) -> bool {
    !is_space(c) && !is_hidden(c) && c.general_category_group() != GeneralCategoryGroup::Mark
}

fn is_tag(c: char) -> bool {
    ('\u{e0020}'..='\u{e007f}').contains(&c)
}

/// Whether this is a joiner in its place: between two emoji, or between letters of a script that needs it.
fn joins(all: &[char], at: usize) -> bool {
    if !matches!(all[at], JOINER | NON_JOINER) {
        return false;
    }
    let neighbours = at.checked_sub(1).and_then(|before| all.get(before)).zip(all.get(at + 1));
    let Some((&before, &after)) = neighbours else { return false };
    let emoji = all[at] == JOINER && is_pictured(after) && (is_pictured(before) || is_emoji_mark(before));
    emoji || needs_joiners(before) && needs_joiners(after)
}

fn is_pictured(c: char) -> bool {
    c.is_emoji_char() && !c.is_ascii()
}

/// What may stand between an emoji and the joiner: the picture's variant, a colour of skin, a keycap, the end of a flag's tags.
fn is_emoji_mark(c: char) -> bool {
    matches!(c, '\u{fe0f}' | '\u{1f3fb}'..='\u{1f3ff}' | KEYCAP) || is_tag(c)
}

/// Arabic and its kin, the scripts of India, of Myanmar and Cambodia, Mongolian.
fn needs_joiners(c: char) -> bool {
    matches!(c, '\u{600}'..='\u{8ff}' | '\u{900}'..='\u{dff}' | '\u{1000}'..='\u{109f}' | '\u{1780}'..='\u{18af}')
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail by panicking")]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_stays_as_it_is() {
        for text in [
            "Ada",
            "João da Silva",
            "Zoë-Marie O’Neil",
            "山田 太郎",
            "Łukasz",
            "नरेंद्र",
            "e\u{301}",
            "محمد",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "👩\u{200d}🚀",
            "👩🏽\u{200d}🤝\u{200d}👨🏿",
            "🏳\u{fe0f}\u{200d}🌈",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "1\u{fe0f}\u{20e3}",
            "❤\u{fe0f}\u{200d}🔥",
            "a → b, 50 %!",
        ] {
            assert_eq!(cleaned(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn what_hides_or_turns_around_goes() {
        for (text, left) in [
            ("\u{1b}[31mAda\u{1b}[0m", "[31mAda[0m"),
            ("\u{202e}adA", "adA"),
            ("A\u{200b}d\u{feff}a", "Ada"),
            ("A\u{200d}da", "Ada"),
            ("A\u{200c}da", "Ada"),
            ("\u{2066}Ada\u{2069}", "Ada"),
            ("  Ada \t\n B\u{a0}\u{3000}. ", "Ada B ."),
            ("a\0b\u{7f}\u{9b}c", "abc"),
            ("Ada\u{e0061}\u{e000}", "Ada"),
            ("Ada\u{3164}", "Ada"),
            ("👩\u{200d}", "👩"),
        ] {
            assert_eq!(cleaned(text).as_deref(), Some(left), "{text:?}");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_nothing() {
        for text in [
            "",
            " ",
            "\u{a0}\u{3000}",
            "\u{200b}",
            "\u{202e}",
            "\u{1b}",
            "\u{3164}",
            "\u{2800}",
            "\u{200d}\u{fe0f}",
            "\u{301}",
            "\u{e000}",
        ] {
            assert_eq!(cleaned(text), None, "{text:?}");
        }
    }
}
