//! The files of a pack: built into the program, from a folder, or given as texts; all are read by the same strict way.

use crate::read::{File, Origins, PackError, Problem, Problems, Table, hint};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Names of files with their texts, built into the program. The folder is relative to the calling file:
/// `content::embed!("../../../content/chess/": "men.toml", "boards/small.toml")`.
#[macro_export]
macro_rules! embed {
    ($folder:literal: $($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!($folder, $name)))),+]
    };
}

/// How a pack gets in: `content::pack!(Pack of GAME, from FILES, assemble, check)`. `assemble` makes it of the roots of its files and their
/// fingerprint, `check` holds its parts against each other.
#[macro_export]
macro_rules! pack {
    ($pack:ident of $game:expr, from $files:expr, $assemble:expr, $check:expr) => {
        impl $pack {
            /// The content that is built into the program.
            pub fn embedded() -> Result<$pack, $crate::read::PackError> {
                $pack::load(&$pack::embedded_files())
            }

            /// The files that are built in: a starting point for other packs.
            pub fn embedded_files() -> Vec<(String, String)> {
                $files.embedded()
            }

            /// The content of a folder that has the same files.
            pub fn from_dir(dir: &::std::path::Path) -> Result<$pack, $crate::read::PackError> {
                $pack::read(&dir.display().to_string(), &$pack::files(dir)?)
            }

            /// The files of such a folder.
            pub fn files(dir: &::std::path::Path) -> Result<Vec<(String, String)>, $crate::read::PackError> {
                $files.from_dir(dir)
            }

            /// The pack on which the rules are tested: [`frozen`]($crate::files::frozen).
            pub fn frozen() -> Result<$pack, $crate::read::PackError> {
                $pack::from_dir(&$crate::files::frozen($game))
            }

            /// Its files: a starting point for packs that show one thing.
            pub fn frozen_files() -> Result<Vec<(String, String)>, $crate::read::PackError> {
                $pack::files(&$crate::files::frozen($game))
            }

            /// A pack from texts, each with its path below the pack's folder.
            pub fn load(files: &[(String, String)]) -> Result<$pack, $crate::read::PackError> {
                $pack::read($files.home, files)
            }

            /// The same, with the folder that messages show.
            pub fn read(home: &str, files: &[(String, String)]) -> Result<$pack, $crate::read::PackError> {
                $files.read(home, files, |roots| $assemble(roots, $crate::files::hash(files)), $check)
            }
        }
    };
}

/// The folder of the pack on which the rules of a game are tested; it stays as it is when the content changes. Only the
/// repository has it.
pub fn frozen(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios").join(game).join("pack")
}

/// The files that every pack of a game has.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// Where the content lies in the repository; messages show it.
    pub home: &'static str,
    /// Name below the pack's folder and built-in text, in the order in which the game gets them.
    pub all: &'static [(&'static str, &'static str)],
    pub origins: Origins,
}

impl Files {
    /// The files that are built in: a starting point for other packs.
    pub fn embedded(&self) -> Vec<(String, String)> {
        self.all.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    }

    /// The texts of a folder that has the same files.
    pub fn from_dir(&self, dir: &Path) -> Result<Vec<(String, String)>, PackError> {
        let problems = Problems::default();
        let shown = |name: &str| dir.join(name).display().to_string();
        if !dir.is_dir() {
            problems.push(&dir.display().to_string(), 0, "there is no such folder", None);
        } else {
            for name in self.foreign(dir) {
                self.misnamed(&shown(&name), &name, &problems);
            }
        }
        let mut files = Vec::new();
        if problems.is_empty() {
            for (name, _) in self.all {
                match std::fs::read(dir.join(name)).map(String::from_utf8) {
                    Ok(Ok(text)) => files.push(((*name).to_owned(), text)),
                    Ok(Err(wrong)) => {
                        let good = wrong.utf8_error().valid_up_to();
                        let line = 1 + wrong.as_bytes()[..good].iter().filter(|b| **b == b'\n').count();
                        problems.push(&shown(name), line as u32, "the file is not UTF-8", None);
                    }
                    Err(error) => problems.push(&shown(name), 0, format!("the file cannot be read: {error}"), None),
                }
            }
        }
        problems.result()?;
        Ok(files)
    }

    /// Reads a pack: `assemble` gets the roots in the order of the files and takes what it knows, the rest is rejected;
    /// `check` holds the parts against each other and gets the prefix of file names in messages. `home` is the folder
    /// that messages show.
    pub fn read<T>(
        &self,
        home: &str,
        files: &[(String, String)],
        assemble: impl FnOnce(&mut [Table<'_>]) -> Option<T>,
        check: impl FnOnce(&T, &str, &Problems),
    ) -> Result<T, PackError> {
        let problems = Problems::default();
        let pack = self.read_all(home, files, &problems, assemble, check);
        problems.result()?;
        // A reader that gives up always says why, so that this is never seen.
        pack.ok_or_else(|| {
            let problem = Problem { file: home.into(), line: 0, message: "the pack is incomplete".into(), hint: None };
            PackError { problems: vec![problem] }
        })
    }

    fn read_all<T>(
        &self,
        home: &str,
        files: &[(String, String)],
        problems: &Problems,
        assemble: impl FnOnce(&mut [Table<'_>]) -> Option<T>,
        check: impl FnOnce(&T, &str, &Problems),
    ) -> Option<T> {
        let shown = |name: &str| format!("{home}/{name}");
        for (name, _) in files {
            if !self.knows(name) {
                self.misnamed(&shown(name), name, problems);
            }
            if files.iter().filter(|(other, _)| other == name).count() > 1 {
                problems.push(&shown(name), 0, "this file is given twice", None);
            }
        }
        let mut sources = Vec::new();
        for (name, _) in self.all {
            match files.iter().find(|(file, _)| file == name) {
                Some((_, text)) => {
                    sources.push(File { name: shown(name), text, problems, origins: self.origins });
                }
                None => problems.push(&shown(name), 0, "the file is missing", None),
            }
        }
        let trees: Vec<Spanned<DeValue<'_>>> = sources.iter().map(parse).collect();
        // With a file that is no TOML, half of the ids would be unknown everywhere else: say only what is certain.
        if !problems.is_empty() {
            return None;
        }
        let mut roots: Vec<Table<'_>> =
            sources.iter().zip(&trees).map(|(file, tree)| Table::root(file, tree)).collect::<Option<_>>()?;
        let pack = assemble(&mut roots);
        roots.into_iter().for_each(Table::finish);
        let pack = pack?;
        // Counting makes sense only in a pack whose parts are all there.
        if problems.is_empty() {
            check(&pack, &shown(""), problems);
        }
        Some(pack)
    }

    fn knows(&self, name: &str) -> bool {
        self.all.iter().any(|(file, _)| *file == name)
    }

    fn misnamed(&self, shown: &str, name: &str, problems: &Problems) {
        let hint = hint(name, self.all.iter().map(|(file, _)| *file));
        problems.push(shown, 0, "no file of a pack has this name", hint);
    }

    /// TOML files that nobody would read, in any folder where a pack has files.
    fn foreign(&self, dir: &Path) -> Vec<String> {
        let folders: BTreeSet<&str> =
            self.all.iter().map(|(name, _)| name.rfind('/').map_or("", |slash| &name[..=slash])).collect();
        let mut found = Vec::new();
        for folder in folders {
            for entry in std::fs::read_dir(dir.join(folder)).into_iter().flatten().flatten() {
                let name = format!("{folder}{}", entry.file_name().to_string_lossy());
                if name.ends_with(".toml") && !self.knows(&name) {
                    found.push(name);
                }
            }
        }
        found
    }
}

fn parse<'a>(file: &File<'a>) -> Spanned<DeValue<'a>> {
    let (tree, errors) = DeTable::parse_recoverable(file.text);
    for error in errors {
        let line = error.span().map_or(0, |span| file.line(span.start));
        file.problems.push(&file.name, line, format!("no valid TOML: {}", error.message()), None);
    }
    Spanned::new(tree.span(), DeValue::Table(tree.into_inner()))
}

/// The fingerprint of all files: names and contents in the order of the names, each with its length so that nothing can
/// slide from one into the other.
pub fn hash(files: &[(String, String)]) -> String {
    let mut files: Vec<_> = files.iter().collect();
    files.sort();
    let mut hasher = blake3::Hasher::new();
    for part in files.iter().flat_map(|(name, text)| [name, text]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().to_hex().chars().take(16).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read::{Meta, Node};

    const GIVEN: &str = "[[dog]]\nid = \"rex\"\nname = \"Rex\"\nsource = \"original\"\nlegs = 4\n";

    /// One file with dogs; `more` is a line of the last dog.
    fn dogs(origins: Origins, more: &str) -> Result<Vec<(Meta, u8)>, String> {
        let files = Files { home: "content/dogs", all: &[("dogs.toml", GIVEN)], origins };
        let text = format!("{GIVEN}{more}\n");
        let assemble = |roots: &mut [Table<'_>]| {
            let [root] = roots else { return None };
            root.each("dog", |_, t| {
                let meta = t.meta(&["note"]);
                let legs = t.req("legs", Node::small);
                Some((meta?, legs?))
            })
        };
        let check = |dogs: &Vec<(Meta, u8)>, home: &str, problems: &Problems| {
            if dogs.iter().any(|(_, legs)| *legs != 4) {
                problems.push(&format!("{home}dogs.toml"), 0, "a dog has four legs", None);
            }
        };
        files.read(files.home, &[("dogs.toml".to_owned(), text)], assemble, check).map_err(|error| error.to_string())
    }

    #[test]
    fn a_game_says_how_facts_name_their_origin() {
        const BY_FIELD: Origins = Origins::ByField(&["legs"]);
        let by_field = dogs(BY_FIELD, "legs_source = \"published\"").expect("a known field");
        assert_eq!(by_field[0].0.sources, [("legs".to_owned(), crate::Source::Published)]);
        let listed = dogs(Origins::Listed, "published_fields = [\"legs\", \"some dog\"]").expect("a list");
        assert_eq!(listed[0].0.published_fields, ["legs", "some dog"]);
        let problem = "content/dogs/dogs.toml:6: unknown key";
        for (origins, more) in [
            (BY_FIELD, "published_fields = [\"legs\"]"),
            (BY_FIELD, "tail_source = \"published\""),
            (Origins::Listed, "legs_source = \"published\""),
        ] {
            let error = dogs(origins, more).expect_err(more);
            assert!(error.starts_with(problem), "{error}");
        }
    }

    #[test]
    fn a_pack_is_read_whole_or_not_at_all() {
        assert_eq!(dogs(Origins::Listed, "").expect("good").len(), 1);
        let second = "[[dog]]\nid = \"tripod\"\nsource = \"original\"\nlegs = 3";
        assert_eq!(dogs(Origins::Listed, second).expect_err("legs"), "content/dogs/dogs.toml: a dog has four legs");
        let error = dogs(Origins::Listed, "legz = 4").expect_err("a misspelt key");
        assert!(error.contains("unknown key \"legz\""), "{error}");
    }

    #[test]
    fn nothing_slides_from_one_file_into_the_other() {
        let files = |a: &str, b: &str| vec![("a".to_owned(), a.to_owned()), ("b".to_owned(), b.to_owned())];
        assert_ne!(hash(&files("x", "yz")), hash(&files("xy", "z")));
        let mut turned = files("x", "y");
        turned.reverse();
        assert_eq!(hash(&files("x", "y")), hash(&turned));
    }
}
