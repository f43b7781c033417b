//! A small strict reader over a TOML tree with positions: every key is asked for by name, and what nobody asked for is an error.

use crate::{Source, Word};
use std::cell::RefCell;
use std::fmt;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One thing that is wrong with the content.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    pub file: String,
    /// The first line is 1; 0 where the whole file is meant.
    pub line: u32,
    pub message: String,
    /// What would have been right, where that can be guessed.
    pub hint: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.file)?;
        if self.line > 0 {
            write!(f, "{}:", self.line)?;
        }
        write!(f, " {}", self.message)?;
        self.hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
    }
}

/// The content cannot be used; nothing of it was loaded.
#[derive(Clone, Debug, thiserror::Error, PartialEq, Eq)]
#[error("{}", .problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("\n"))]
pub struct PackError {
    pub problems: Vec<Problem>,
}

/// Everything found so far. Shared by all readers, so that one mistake does not hide the next.
#[derive(Debug, Default)]
pub struct Problems(RefCell<Vec<Problem>>);

impl Problems {
    pub fn push(&self, file: &str, line: u32, message: impl Into<String>, hint: Option<String>) {
        self.0.borrow_mut().push(Problem { file: file.into(), line, message: message.into(), hint });
    }
    pub fn is_empty(&self) -> bool {
        self.0.borrow().is_empty()
    }
    /// All problems in the order of the files; `Ok` if there is none.
    pub fn result(self) -> Result<(), PackError> {
        let mut problems = self.0.into_inner();
        problems.sort();
        problems.dedup();
        if problems.is_empty() { Ok(()) } else { Err(PackError { problems }) }
    }
}

/// The legal word that was probably meant, or all of them if they are few.
pub fn hint<'w>(word: &str, legal: impl IntoIterator<Item = &'w str>) -> Option<String> {
    let legal: Vec<&str> = legal.into_iter().collect();
    let near = legal.iter().map(|l| (strsim::damerau_levenshtein(word, l), *l)).min();
    match near {
        Some((distance, near)) if distance <= 2.max(near.len() / 3) => Some(format!("did you mean {near:?}?")),
        Some(_) if legal.len() <= 16 => Some(format!("legal here: {}", legal.join(", "))),
        _ => None,
    }
}

/// How the entries of a game say that single facts come from elsewhere than the entry itself.
#[derive(Clone, Copy, Debug)]
pub enum Origins {
    /// `speed_source = "original"`, for these fields.
    ByField(&'static [&'static str]),
    /// `published_fields = ["name", "number of cards"]`: what of the entry is published, in free words.
    Listed,
}

/// What every entry has: how it is called and where it comes from.
#[derive(Clone, Debug, Default)]
pub struct Meta {
    /// The id of the content files; unique within its kind.
    pub id: String,
    pub name: String,
    /// The printed code, where there is one.
    pub code: String,
    pub flavour: String,
    pub source: Option<Source>,
    /// Fields whose source differs from the entry's: `speed_source = "original"` gives `("speed", Original)`.
    pub sources: Vec<(String, Source)>,
    /// What of an original entry is published, in free words ([`Origins::Listed`]).
    pub published_fields: Vec<String>,
    /// Help texts of the entry that are no rules (`text`, `note`, `line`, …), by field.
    pub notes: Vec<(String, String)>,
    /// Where the entry begins, for error messages: file and line.
    pub at: (String, u32),
}

/// A file being read.
#[derive(Debug)]
pub struct File<'a> {
    /// As shown in messages.
    pub name: String,
    pub text: &'a str,
    pub problems: &'a Problems,
    pub origins: Origins,
}

impl File<'_> {
    pub fn line(&self, offset: usize) -> u32 {
        1 + self.text.bytes().take(offset).filter(|b| *b == b'\n').count() as u32
    }
}

/// A value and where it stands.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    pub file: &'a File<'a>,
    pub value: &'a Spanned<DeValue<'a>>,
}

impl<'a> Node<'a> {
    pub fn line(self) -> u32 {
        self.file.line(self.value.span().start)
    }
    pub fn problem(self, message: impl Into<String>, hint: Option<String>) {
        self.file.problems.push(&self.file.name, self.line(), message, hint);
    }
    fn expected<T>(self, what: &str) -> Option<T> {
        self.problem(format!("expected {what}, found {}", self.value.get_ref().type_str()), None);
        None
    }
    pub fn is_table(self) -> bool {
        self.value.get_ref().is_table()
    }
    /// The text of a string, without complaint if it is something else.
    pub fn peek_str(self) -> Option<&'a str> {
        self.value.get_ref().as_str()
    }
    pub fn str(self) -> Option<&'a str> {
        self.peek_str().or_else(|| self.expected("a string"))
    }
    pub fn string(self) -> Option<String> {
        self.str().map(str::to_owned)
    }
    pub fn bool(self) -> Option<bool> {
        self.value.get_ref().as_bool().or_else(|| self.expected("true or false"))
    }
    pub fn float(self) -> Option<f64> {
        let text = match self.value.get_ref() {
            DeValue::Float(float) => float.as_str(),
            DeValue::Integer(integer) => integer.as_str(),
            _ => return self.expected("a number"),
        };
        text.parse().ok().or_else(|| self.expected("a number"))
    }
    pub fn int(self, range: RangeInclusive<i64>) -> Option<i64> {
        let Some(integer) = self.value.get_ref().as_integer() else { return self.expected("a whole number") };
        match i64::from_str_radix(integer.as_str(), integer.radix()) {
            Ok(n) if range.contains(&n) => Some(n),
            _ => {
                let hint = format!("use a number from {} to {}", range.start(), range.end());
                self.problem(format!("the number {} is out of range", integer.as_str()), Some(hint));
                None
            }
        }
    }
    /// Small numbers: hardly anything on a table counts beyond 99.
    pub fn small(self) -> Option<u8> {
        self.int(0..=99).map(|n| n as u8)
    }
    pub fn signed(self) -> Option<i8> {
        self.int(-99..=99).map(|n| n as i8)
    }
    pub fn items(self) -> Option<Vec<Node<'a>>> {
        let Some(array) = self.value.get_ref().as_array() else { return self.expected("a list") };
        Some(array.iter().map(|value| Node { file: self.file, value }).collect())
    }
    /// Every item read; none if one of them fails, but all are looked at.
    pub fn all<T>(self, mut read: impl FnMut(Node<'a>) -> Option<T>) -> Option<Vec<T>> {
        let read: Vec<Option<T>> = self.items()?.into_iter().map(&mut read).collect();
        read.into_iter().collect()
    }
    pub fn table(self) -> Option<Table<'a>> {
        let Some(table) = self.value.get_ref().as_table() else { return self.expected("a table") };
        Some(Table { node: self, table, asked: Vec::new(), entry: false })
    }
    /// One of the words of a word list.
    pub fn word<T: Word>(self) -> Option<T> {
        let word = self.str()?;
        T::all()
            .iter()
            .copied()
            .find(|w| w.text() == word)
            .or_else(|| self.unknown(word, T::all().iter().map(|w| w.text())))
    }
    /// The position of an id in a list of ids.
    pub fn index(self, ids: &[String]) -> Option<usize> {
        let id = self.str()?;
        ids.iter().position(|i| i == id).or_else(|| self.unknown(id, ids.iter().map(String::as_str)))
    }
    pub fn unknown<'w, T>(self, word: &str, legal: impl IntoIterator<Item = &'w str>) -> Option<T> {
        self.problem(format!("unknown word {word:?}"), hint(word, legal));
        None
    }
}

/// A table being read: keys are taken one by one, [`Table::finish`] rejects the rest.
#[derive(Debug)]
pub struct Table<'a> {
    pub node: Node<'a>,
    table: &'a DeTable<'a>,
    asked: Vec<&'static str>,
    /// The table is an entry, so that its fields may have sources of their own.
    entry: bool,
}

impl<'a> Table<'a> {
    pub fn root(file: &'a File<'a>, value: &'a Spanned<DeValue<'a>>) -> Option<Self> {
        Node { file, value }.table()
    }
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }
    pub fn keys(&self) -> impl Iterator<Item = (&'a str, Node<'a>)> + use<'a> {
        let file = self.node.file;
        self.table.iter().map(move |(key, value)| (key.get_ref().as_ref(), Node { file, value }))
    }
    /// The ids of the entries `[[key]]`, in file order; for names that are needed before the entries are read.
    pub fn ids(&self, key: &str) -> Vec<String> {
        let entries = self.keys().find(|(k, _)| *k == key).and_then(|(_, node)| node.items());
        let id = |node: Node<'_>| {
            let id = node.table()?.keys().find(|(key, _)| *key == "id").and_then(|(_, id)| id.peek_str());
            Some(id.unwrap_or_default().to_owned())
        };
        entries.into_iter().flatten().filter_map(id).collect()
    }
    pub fn asked(&self) -> &[&'static str] {
        &self.asked
    }
    fn take(&mut self, key: &'static str) -> Option<Node<'a>> {
        self.asked.push(key);
        self.table.get(key).map(|value| Node { file: self.node.file, value })
    }
    /// A key that must be there.
    pub fn req<T>(&mut self, key: &'static str, read: impl FnOnce(Node<'a>) -> Option<T>) -> Option<T> {
        match self.take(key) {
            Some(node) => read(node),
            None => {
                // A misspelt key is the usual reason why one is missing; `finish` names it.
                self.node.problem(format!("the key {key:?} is missing"), None);
                None
            }
        }
    }
    /// A key that may be missing: `Some(None)` then.
    pub fn opt<T>(&mut self, key: &'static str, read: impl FnOnce(Node<'a>) -> Option<T>) -> Option<Option<T>> {
        match self.take(key) {
            Some(node) => read(node).map(Some),
            None => Some(None),
        }
    }
    pub fn or<T>(&mut self, key: &'static str, default: T, read: impl FnOnce(Node<'a>) -> Option<T>) -> Option<T> {
        self.opt(key, read).map(|value| value.unwrap_or(default))
    }
    /// Keys that are legal but cannot be read because of an earlier problem.
    pub fn pass_over(&mut self, keys: &[&'static str]) {
        self.asked.extend(keys);
    }
    /// The entries of `[[key]]`; each is finished after it was read.
    pub fn each<T>(
        &mut self,
        key: &'static str,
        mut read: impl FnMut(usize, &mut Table<'a>) -> Option<T>,
    ) -> Option<Vec<T>> {
        let mut n = 0;
        self.req(key, |node| {
            node.all(|node| {
                let mut table = node.table()?;
                let value = read(n, &mut table);
                n += 1;
                table.finish();
                value
            })
        })
    }
    /// One sub-table, finished after it was read.
    pub fn sub<T>(&mut self, key: &'static str, read: impl FnOnce(&mut Table<'a>) -> Option<T>) -> Option<T> {
        self.req(key, |node| {
            let mut table = node.table()?;
            let value = read(&mut table);
            table.finish();
            value
        })
    }
    /// Rejects every key that was not asked for.
    pub fn finish(self) {
        for (key, value) in self.table.iter() {
            let key_text = key.get_ref().as_ref();
            if !(self.asked.contains(&key_text) || self.field_source(key_text)) {
                let file = self.node.file;
                // What is there already was not what was meant.
                let hint = hint(key_text, self.asked.iter().copied().filter(|key| !self.has(key)));
                let line = file.line(key.span().start.min(value.span().start));
                file.problems.push(&file.name, line, format!("unknown key {key_text:?}"), hint);
            }
        }
    }
    /// `meta` has looked at this key already and has said what is wrong with it.
    fn field_source(&self, key: &str) -> bool {
        self.entry && matches!(self.node.file.origins, Origins::ByField(_)) && is_field_source(key)
    }
    /// Id, name and sources of an entry, and those of its help texts that `notes` names.
    pub fn meta(&mut self, notes: &[&'static str]) -> Option<Meta> {
        let id = self.req("id", Node::string);
        let meta = self.meta_without_id(notes);
        if !self.has("source") {
            self.node.problem("the key \"source\" is missing", Some("legal here: published, original".into()));
        }
        if id.as_deref() == Some("") {
            self.node.problem("the id is empty", None);
        }
        Some(Meta { id: id?, ..meta? })
    }
    /// The same for a table that is known by its name.
    pub fn section(&mut self, name: &str) -> Option<Meta> {
        self.meta_without_id(&[]).map(|meta| Meta { id: name.to_owned(), ..meta })
    }
    pub fn meta_without_id(&mut self, notes: &[&'static str]) -> Option<Meta> {
        self.entry = true;
        let name = self.opt("name", Node::string);
        let code = self.opt("code", Node::string);
        let flavour = self.opt("flavour", Node::string);
        let source = self.opt("source", Node::word);
        let mut kept = Vec::new();
        for key in notes {
            if let Some(text) = self.opt(key, Node::string).flatten() {
                kept.push(((*key).to_owned(), text));
            }
        }
        let mut sources: Vec<(String, Source)> = Vec::new();
        let mut published_fields = Some(Vec::new());
        match self.node.file.origins {
            Origins::ByField(sourced) => {
                for (key, node) in self.keys().filter(|(key, _)| is_field_source(key)) {
                    let field = key.trim_end_matches("_source");
                    if !sourced.contains(&field) {
                        node.problem(format!("unknown key {key:?}"), hint(field, sourced.iter().copied()));
                    }
                    sources.extend(node.word().map(|source| (field.to_owned(), source)));
                }
            }
            Origins::Listed => {
                published_fields = self.or("published_fields", Vec::new(), |node| node.all(Node::string));
            }
        }
        Some(Meta {
            id: String::new(),
            name: name?.unwrap_or_default(),
            code: code?.unwrap_or_default(),
            flavour: flavour?.unwrap_or_default(),
            source: source?,
            sources,
            published_fields: published_fields?,
            notes: kept,
            at: (self.node.file.name.clone(), self.node.line()),
        })
    }
}

fn is_field_source(key: &str) -> bool {
    key.ends_with("_source")
}
