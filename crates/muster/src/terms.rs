//! What the terminal says around any game, in the reader's language: `term-…` in `locales/*/terminal.ftl`.

use content::polish;
pub use fireteam_zero::{
    speech::{Args, Speech, Value},
    terms::Lang,
};

/// Columns of the screen.
const COLUMNS: usize = 100;

/// The terminal's own sentences in one language.
#[derive(Clone, Copy)]
pub struct Terms {
    speech: &'static Speech,
}

impl Terms {
    pub fn of(lang: Lang) -> Self {
        Terms { speech: Speech::of(lang) }
    }

    pub fn term<const N: usize>(&self, key: &str, values: [(&'static str, Value<'static>); N]) -> String {
        let mut args = Args::new();
        for (name, value) in values {
            args.set(name, value);
        }
        polish::typeset(self.speech.lang(), &self.speech.say(&format!("term-{key}"), &args))
    }
}

/// `A` for the first seat.
pub fn letter(seat: usize) -> char {
    (b'A' + seat as u8) as char
}

/// The text of a card: its title, and indented below it what it says.
pub fn entry<'a>(title: &str, lines: impl IntoIterator<Item = &'a String>) -> String {
    let lines: Vec<&str> = lines.into_iter().map(String::as_str).collect();
    wrap(&format!("{title}\n  {}\n", lines.join("\n  ")))
}

/// Breaks long lines at 100 columns, keeping the indent.
pub fn wrap(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        let indent = line.len() - line.trim_start().len();
        let mut column = 0;
        for word in line.trim_start().split(' ') {
            let wide = word.chars().count();
            if column == 0 {
                out.push_str(&" ".repeat(indent));
                column = indent;
            } else if column + 1 + wide > COLUMNS {
                out.push('\n');
                out.push_str(&" ".repeat(indent + 2));
                column = indent + 2;
            } else {
                out.push(' ');
                column += 1;
            }
            out.push_str(word);
            column += wide;
        }
        out.push('\n');
    }
    out
}
