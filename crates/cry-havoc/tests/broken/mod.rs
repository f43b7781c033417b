//! One edit of one file each, and what the message must say.

use cry_havoc::pack::{Pack, Problem};

/// File, text to replace, its replacement, text to find the line by (after the edit; empty: the whole file), words of
/// the message.
pub type Broken = [&'static str; 5];

/// Every one of these packs is refused, with file, line and words.
pub fn refuse(all: &[Broken]) {
    let mut failures = Vec::new();
    for (n, [file, from, to, at, says]) in all.iter().enumerate() {
        let mut files = Pack::embedded_files();
        let (_, text) = files.iter_mut().find(|(name, _)| name == file).unwrap();
        assert!(text.contains(from), "case {n}: {from:?} is not in {file}");
        *text = text.replacen(from, to, 1);
        let line = if at.is_empty() {
            0
        } else {
            let offset = text.find(at).unwrap_or_else(|| panic!("case {n}: {at:?} is not in {file}"));
            1 + text[..offset].matches('\n').count() as u32
        };
        let Err(error) = Pack::load(&files) else {
            failures.push(format!("case {n}: accepted, but {says:?} was expected"));
            continue;
        };
        let fits = |p: &Problem| {
            p.file == format!("content/cry-havoc/{file}") && p.line == line && p.to_string().contains(says)
        };
        // One mistake must not bury its message under others.
        if !error.problems.iter().any(fits) || error.problems.len() > 12 {
            failures.push(format!("case {n}, line {line}, {says:?}:\n{error}"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n\n"));
}
