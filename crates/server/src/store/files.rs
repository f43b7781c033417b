//! The files of SQLite: for nobody else's eyes, because they hold the seeds of games that are being played, and for one server at a time.

use super::backend::{Access, Door};
use super::error::{Error, Result};
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// As long as it is kept, no other server uses the same file.
#[derive(Debug)]
pub struct Hold {
    _file: File,
}

impl Hold {
    /// Takes hold of the file of a SQLite database; none if the database is not one. [`Error::Held`] if another server has it.
    pub fn take(url: &str) -> Result<Option<Hold>> {
        let Some(file) = Door::find(url, Access::Full)?.file else { return Ok(None) };
        let path = beside(&file, ".lock");
        let failed = |error: io::Error| Error::Folder { path: path.clone(), source: Arc::new(error) };
        let lock = private().open(&path).map_err(failed)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(Error::Held(file)),
            // Some file systems of networks know no locks.
            Err(TryLockError::Error(error)) => tracing::warn!(%error, path = %path.display(), "cannot lock"),
        }
        Ok(Some(Hold { _file: lock }))
    }
}

/// Makes the folder and the file if they are missing, and keeps others out of the file.
pub(super) fn prepare(file: &Path) -> Result<()> {
    let failed = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| Error::Folder { path, source: Arc::new(error) }
    };
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        folder_builder().recursive(true).create(folder).map_err(failed(folder))?;
    }
    private().open(file).map_err(failed(file))?;
    // SQLite gives its log the same rights; those of an older version are mended.
    for path in [file.to_owned(), beside(file, "-wal"), beside(file, "-shm")] {
        close(&path).map_err(failed(&path))?;
    }
    Ok(())
}

/// A file whose name goes on.
pub(super) fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

fn folder_builder() -> DirBuilder {
    #[allow(unused_mut, reason = "other systems have other rights")]
    let mut builder = DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(unix)]
fn close(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match path.metadata() {
        Ok(found) if found.permissions().mode() & 0o077 != 0 => {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600))
        }
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn close(_: &Path) -> io::Result<()> {
    Ok(())
}
