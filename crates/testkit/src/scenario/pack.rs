//! The pack that scenarios are played with, and changes of it.

use super::{Tabletop, parse::Content};
use std::{path::Path, sync::Arc};

/// A pack with the files it was made of.
pub struct Packed<R: Tabletop> {
    home: String,
    files: Vec<(String, String)>,
    pub pack: Arc<R::Pack>,
}

impl<R: Tabletop> Packed<R> {
    /// The pack in this folder; without one, the content that is built in.
    pub(super) fn read(folder: Option<&Path>) -> Result<Self, String> {
        let home = folder.map_or_else(|| "content".to_owned(), |folder| folder.display().to_string());
        let files = R::files(folder)?;
        let pack = Arc::new(R::load(&home, &files)?);
        Ok(Packed { home, files, pack })
    }

    /// A pack that was read already; nothing of it can be changed.
    pub(super) fn of(pack: Arc<R::Pack>) -> Self {
        Packed { home: String::new(), files: Vec::new(), pack }
    }

    /// The pack with one change; none if it does not load, as the scenario wants.
    pub(super) fn changed(&self, content: &Content) -> Result<Option<Arc<R::Pack>>, String> {
        let mut files = self.files.clone();
        let Some((_, text)) = files.iter_mut().find(|(name, _)| name.ends_with(&content.file)) else {
            return Err(format!("there is no content file {}", content.file));
        };
        if !content.replace.is_empty() {
            if !text.contains(&content.replace) {
                return Err(format!("{} does not contain {:?}", content.file, content.replace));
            }
            *text = text.replacen(&content.replace, &content.with, 1);
        }
        match (R::load(&self.home, &files), content.problem.is_empty()) {
            (Ok(pack), true) => Ok(Some(Arc::new(pack))),
            (Err(error), false) if error.contains(&content.problem) => Ok(None),
            (Ok(_), false) => Err(format!("expected: {:?}\n  found: the content loads", content.problem)),
            (Err(error), _) => Err(format!("expected: {:?}\n  found: {error}", content.problem)),
        }
    }
}
