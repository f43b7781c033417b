//! What goes wrong: panics become plain sentences that name the seed, so that they can be reported and played again.

use std::{
    cell::RefCell,
    panic::{self, AssertUnwindSafe},
    sync::Mutex,
};

thread_local! {
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

static CONTEXT: Mutex<String> = Mutex::new(String::new());

/// Says what is being played, for the report of a bug.
pub fn set_context(text: String) {
    if let Ok(mut context) = CONTEXT.lock() {
        *context = text;
    }
}

pub fn context() -> String {
    match CONTEXT.lock() {
        Ok(context) if !context.is_empty() => context.clone(),
        _ => "the command you gave".into(),
    }
}

/// Panics are remembered instead of printed; the code that catches them says what has to be said.
pub fn keep_panics_quiet() {
    panic::set_hook(Box::new(|info| {
        let what = info.payload_as_str().unwrap_or("a panic without words");
        let place = info.location().map_or_else(String::new, |l| format!(" ({}:{})", l.file(), l.line()));
        LAST.set(format!("{what}{place}"));
    }));
}

/// Runs something that may break a law of the game; the error is what the panic said.
pub fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    panic::catch_unwind(AssertUnwindSafe(run)).map_err(|_| LAST.take())
}

/// The program that read our output has ended: nothing to complain about.
pub fn reader_has_gone(error: &anyhow::Error) -> bool {
    let broken = |e: &std::io::Error| e.kind() == std::io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| cause.downcast_ref::<std::io::Error>().is_some_and(broken))
}
