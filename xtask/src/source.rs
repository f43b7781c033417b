//! Reading Rust without compiling it: code apart from comments, and code apart from tests.

/// One source file taken apart. Both texts have the lines of the file; what belongs to the other is blank, and
/// string and character literals are blank in both.
pub struct Source {
    pub code: String,
    pub comments: String,
}

impl Source {
    pub fn read(text: &str) -> Source {
        let bytes = text.as_bytes();
        let mut out = Halves { code: Vec::with_capacity(bytes.len()), comments: Vec::with_capacity(bytes.len()) };
        let mut at = 0;
        while at < bytes.len() {
            let (end, kind) = token(bytes, at);
            out.push(&bytes[at..end], kind);
            at = end;
        }
        Source {
            code: String::from_utf8_lossy(&out.code).into_owned(),
            comments: String::from_utf8_lossy(&out.comments).into_owned(),
        }
    }

    /// The code that is compiled outside tests.
    pub fn code_outside_tests(&self) -> String {
        let mut code = self.code.clone().into_bytes();
        if self.code.contains("#![cfg(test)]") {
            blank(&mut code);
        }
        for mark in ["#[cfg(test)]", "#[cfg(all(test", "#[test]"] {
            for (start, _) in self.code.match_indices(mark) {
                if code[start] != b'#' {
                    continue; // inside a test that is blank already
                }
                let end = item_end(&code, start + mark.len());
                blank(&mut code[start..end]);
            }
        }
        String::from_utf8_lossy(&code).into_owned()
    }
}

/// The code without its `use` declarations: naming a thing there is not using it.
pub fn without_imports(code: &str) -> String {
    let mut bytes = code.as_bytes().to_vec();
    let imports: Vec<_> = words(code).filter(|word| word.text == "use").collect();
    for import in imports {
        let rest = &code[import.at + 3..];
        // `use<'a>` in a type captures lifetimes and imports nothing.
        if rest.trim_start().starts_with('<') {
            continue;
        }
        let end = rest.find(';').map_or(code.len(), |length| import.at + 3 + length);
        blank(&mut bytes[import.at..end]);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// An identifier, keyword or number of the code.
pub struct Word<'a> {
    pub text: &'a str,
    pub at: usize,
}

pub fn words(code: &str) -> impl Iterator<Item = Word<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let bytes = code.as_bytes();
        while at < bytes.len() && !is_word(bytes[at]) {
            at += 1;
        }
        let start = at;
        while at < bytes.len() && is_word(bytes[at]) {
            at += 1;
        }
        (start < at).then(|| Word { text: &code[start..at], at: start })
    })
}

/// The number of the line, from 1, in which this place lies.
pub fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count() + 1
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Code,
    Comment,
    Literal,
}

struct Halves {
    code: Vec<u8>,
    comments: Vec<u8>,
}

impl Halves {
    fn push(&mut self, bytes: &[u8], kind: Kind) {
        for &byte in bytes {
            let keep = |wanted| if byte == b'\n' || kind == wanted { byte } else { b' ' };
            self.code.push(keep(Kind::Code));
            self.comments.push(keep(Kind::Comment));
        }
    }
}

/// Where the piece of text that begins here ends, and what it is.
fn token(bytes: &[u8], at: usize) -> (usize, Kind) {
    match bytes[at] {
        b'/' if bytes.get(at + 1) == Some(&b'/') => (find(bytes, at, b'\n'), Kind::Comment),
        b'/' if bytes.get(at + 1) == Some(&b'*') => (block_comment_end(bytes, at), Kind::Comment),
        b'"' => (string_end(bytes, at), Kind::Literal),
        b'\'' => match char_end(bytes, at) {
            Some(end) => (end, Kind::Literal),
            None => (at + 1, Kind::Code),
        },
        b'r' | b'b' | b'c' => match raw_string_end(bytes, at) {
            Some(end) => (end, Kind::Literal),
            None => (word_end(bytes, at), Kind::Code),
        },
        byte if is_word(byte) => (word_end(bytes, at), Kind::Code),
        _ => (at + 1, Kind::Code),
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte >= 0x80
}

fn word_end(bytes: &[u8], at: usize) -> usize {
    (at..bytes.len()).find(|&i| !is_word(bytes[i])).unwrap_or(bytes.len())
}

fn find(bytes: &[u8], from: usize, wanted: u8) -> usize {
    (from..bytes.len()).find(|&i| bytes[i] == wanted).unwrap_or(bytes.len())
}

fn block_comment_end(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0);
    while at < bytes.len() {
        match (bytes[at], bytes.get(at + 1)) {
            (b'/', Some(b'*')) => (depth, at) = (depth + 1, at + 2),
            (b'*', Some(b'/')) => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    bytes.len()
}

fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        match bytes[at] {
            b'\\' => at += 2,
            b'"' => return at + 1,
            _ => at += 1,
        }
    }
    bytes.len()
}

/// The end of a character literal; none if this quote begins a lifetime.
fn char_end(bytes: &[u8], start: usize) -> Option<usize> {
    let first = *bytes.get(start + 1)?;
    if first == b'\\' {
        return Some((find(bytes, start + 3, b'\'') + 1).min(bytes.len()));
    }
    let width = match first {
        0xF0.. => 4,
        0xE0.. => 3,
        0xC0.. => 2,
        _ => 1,
    };
    (bytes.get(start + 1 + width) == Some(&b'\'')).then_some(start + width + 2)
}

/// The end of `r"…"`, `br#"…"#` and the like; none if this is another word.
fn raw_string_end(bytes: &[u8], start: usize) -> Option<usize> {
    let r = if bytes[start] == b'r' { start } else { start + 1 };
    if bytes.get(r) != Some(&b'r') {
        return None;
    }
    let quote = (r + 1..bytes.len()).find(|&i| bytes[i] != b'#')?;
    if bytes[quote] != b'"' {
        return None;
    }
    let hashes = quote - r - 1;
    let closes = |i: usize| bytes[i] == b'"' && bytes[i + 1..].iter().take_while(|b| **b == b'#').count() >= hashes;
    let end = (quote + 1..bytes.len()).find(|&i| closes(i)).map_or(bytes.len(), |i| i + 1 + hashes);
    Some(end)
}

/// Where the item ends whose attributes begin or go on here: at its `;`, or at the brace that closes its body.
fn item_end(code: &[u8], from: usize) -> usize {
    let mut depth = 0_i32;
    // The mark may have stopped inside its own attribute.
    let mut at = if code[from - 1] == b']' { from } else { find(code, from, b']') + 1 };
    while at < code.len() {
        match code[at] {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' => depth -= 1,
            b'}' => {
                depth -= 1;
                if depth <= 0 {
                    return at + 1;
                }
            }
            b';' if depth == 0 => return at + 1,
            _ => {}
        }
        at += 1;
    }
    code.len()
}

fn blank(bytes: &mut [u8]) {
    for byte in bytes {
        if *byte != b'\n' {
            *byte = b' ';
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code_words(text: &str) -> Vec<String> {
        words(&Source::read(text).code).map(|word| word.text.to_owned()).collect()
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(code_words("a // b\n/* c /* d */ e */ f \"g \\\" h\" i"), ["a", "f", "i"]);
        assert_eq!(code_words("r#\"b \" c\"# d br\"e\" r#type"), ["d", "r", "type"]);
        assert_eq!(code_words("fn x<'a>(c: &'a u8) { '\"'; 'é'; '\\''; '\\u{1F600}'; y }").last().unwrap(), "y");
        assert_eq!(code_words("fn x<'a>(y: &'a str)"), ["fn", "x", "a", "y", "a", "str"]);
    }

    #[test]
    fn comments_are_kept_apart_and_lines_stay() {
        let source = Source::read("let a = \"// no\"; // yes\nb");
        assert_eq!(source.comments.trim(), "// yes");
        assert_eq!(source.code.lines().count(), 2);
        assert_eq!(line_of(&source.code, source.code.find('b').unwrap()), 2);
    }

    #[test]
    fn tests_are_left_out() {
        let text = "use a;\n#[cfg(test)]\n#[derive(B)]\nstruct C { d: [u8; 2] }\nfn e() {}\n\
                    #[cfg(test)]\nmod tests { #[test] fn f() { g(); } }\n#[cfg(test)] mod h;\nfn i() {}\n\
                    #[cfg(all(test, feature = \"x\"))]\nfn j() {}\nfn k() {}";
        let code = Source::read(text).code_outside_tests();
        let left: Vec<_> = words(&code).map(|word| word.text).collect();
        assert_eq!(left, ["use", "a", "fn", "e", "fn", "i", "fn", "k"]);
        assert_eq!(Source::read("#![cfg(test)]\nfn a() {}").code_outside_tests().trim(), "");
    }

    #[test]
    fn imports_are_left_out_and_captures_are_not() {
        let code = without_imports("use a::{B, C};\npub use d;\nfn e() -> impl F + use<'g> { H }");
        let left: Vec<_> = words(&code).map(|word| word.text).collect();
        assert_eq!(left, ["pub", "fn", "e", "impl", "F", "use", "g", "H"]);
    }
}
