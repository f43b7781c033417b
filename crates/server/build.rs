//! Embeds the built page, if there is one (`make page` makes it): a table of all its files, with what was compressed beside them.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() -> io::Result<()> {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("../../web/dist");
    println!("cargo:rerun-if-changed={}", folder.display());
    let page = folder.join("page");
    let mut files = Vec::new();
    if page.is_dir() {
        list(&page, &page, &mut files)?;
        files.sort();
    }
    // Copies, because the page may be built anew while the compiler runs.
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    let mut rows = String::new();
    for (number, (name, path)) in files.iter().enumerate() {
        let copy = out.join(format!("page-{number}"));
        fs::copy(path, &copy)?;
        rows += &format!("    ({name:?}, include_bytes!({:?})),\n", copy.display().to_string());
    }
    fs::write(out.join("page.rs"), format!("pub const FILES: &[(&str, &[u8])] = &[\n{rows}];\n"))
}

/// All files below a folder, by their path in it.
fn list(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list(root, &path, files)?;
        } else if let Ok(name) = path.strip_prefix(root) {
            files.push((name.display().to_string(), path.clone()));
        }
    }
    Ok(())
}
