//! Content packs put to the test: what is broken in one is refused with file, line and a hint, and nothing makes the reader
//! panic.

use content::read::{PackError, Problem};
use std::{fs, path::Path};

/// The files of a pack: names and texts.
pub type Files = [(String, String)];

/// A good pack of a game, and how the game reads packs.
pub struct Packs<P> {
    /// The folder that messages show.
    pub home: &'static str,
    /// The files of the good pack.
    pub good: Vec<(String, String)>,
    pub load: fn(&Files) -> Result<P, PackError>,
    pub from_dir: fn(&Path) -> Result<P, PackError>,
    /// The fingerprint of a pack.
    pub hash: fn(&P) -> &str,
}

/// An edit of one file, and what must be said of it: file, text to replace, its replacement, text to find the line by (after
/// the edit; empty: the whole file), words of the message.
pub type Broken = [&'static str; 5];

/// How often each kind of damage is done.
const DAMAGES: usize = 480;

impl<P> Packs<P> {
    /// Every one of these edits is refused, with file, line and words.
    pub fn refuse(&self, all: &[Broken]) {
        let mut failures = Vec::new();
        for (n, [file, from, to, at, says]) in all.iter().enumerate() {
            let mut files = self.good.clone();
            let text = files.iter_mut().find(|(name, _)| name == file).map(|(_, text)| text).expect(file);
            assert!(text.contains(from), "case {n}: {from:?} is not in {file}");
            *text = text.replacen(from, to, 1);
            let line = if at.is_empty() {
                0
            } else {
                let offset = text.find(at).unwrap_or_else(|| panic!("case {n}: {at:?} is not in {file}"));
                1 + text[..offset].matches('\n').count() as u32
            };
            let Err(error) = (self.load)(&files) else {
                failures.push(format!("case {n}: accepted, but {says:?} was expected"));
                continue;
            };
            let home = self.home;
            let fits =
                |p: &Problem| p.file == format!("{home}/{file}") && p.line == line && p.to_string().contains(says);
            // One mistake must not bury its message under others.
            if !error.problems.iter().any(fits) || error.problems.len() > 12 {
                failures.push(format!("case {n}, line {line}, {says:?}:\n{error}"));
            }
        }
        assert!(failures.is_empty(), "{}", failures.join("\n\n"));
    }

    /// A folder is read if all files are there, as text, and no others; `spoilt` and `lost` are two of them, `foreign` is none.
    pub fn folders_are_read_with_care(&self, spoilt: &str, lost: &str, foreign: &str) {
        let problems = |dir: &Path| match (self.from_dir)(dir) {
            Ok(_) => panic!("{} is accepted", dir.display()),
            Err(error) => error.to_string(),
        };
        let folder = tempfile::tempdir().expect("a folder");
        let root = folder.path().join("pack");
        assert!(problems(&root).contains("there is no such folder"));
        for (name, text) in &self.good {
            let path = root.join(name);
            fs::create_dir_all(path.parent().expect("the pack's folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let read = (self.from_dir)(&root).expect("the good files");
        assert_eq!((self.hash)(&read), (self.hash)(&(self.load)(&self.good).expect("the good pack")));
        fs::write(root.join(spoilt), b"# fine\n\xff\n").expect("a file");
        fs::remove_file(root.join(lost)).expect("a file");
        let error = problems(&root);
        assert!(error.contains(&format!("{spoilt}:2: the file is not UTF-8")), "{error}");
        assert!(error.contains(&format!("{lost}: the file cannot be read")), "{error}");
        fs::write(root.join(foreign), "").expect("a file");
        let error = problems(&root);
        assert!(error.contains(&format!("{foreign}: no file of a pack has this name")), "{error}");
    }

    /// Files cut short, without one line or with two words exchanged: the reader may refuse them, never panic. A file cut at the
    /// end of its last list can be sound, and a pack with it must still be `whole`.
    pub fn damaged_files_never_panic(&self, whole: impl Fn(&P) -> bool) {
        let mut random = 7u64;
        for (n, (name, text)) in self.good.iter().enumerate() {
            let with = |text: String| {
                let mut files = self.good.clone();
                files[n].1 = text;
                (self.load)(&files)
            };
            for _ in 0..DAMAGES / self.good.len() {
                random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let at = text.floor_char_boundary((random >> 33) as usize % text.len());
                if let Ok(pack) = with(text[..at].to_owned()) {
                    assert!(whole(&pack), "{name} cut at {at}");
                }
                let mut lines: Vec<&str> = text.lines().collect();
                lines.remove((random >> 40) as usize % lines.len());
                drop(with(lines.join("\n")));
                let mut words: Vec<&str> = text.split('"').collect();
                let (one, two) = ((random >> 20) as usize % words.len(), (random >> 45) as usize % words.len());
                words.swap(one, two);
                drop(with(words.join("\"")));
            }
        }
    }
}
