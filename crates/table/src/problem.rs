//! The problems a client can be told of, one constructor each. What goes wrong inside is logged, never told.

use protocol::{Problem, State};

/// What a client is told: the answer, or the problem.
pub type Result<T> = std::result::Result<T, Box<Problem>>;

fn problem(status: u16, kind: &str, title: &str, detail: impl Into<String>) -> Box<Problem> {
    let (r#type, title, detail) = (kind.into(), title.into(), detail.into());
    Box::new(Problem { r#type, title, status, detail, rule: None, retry_after: None, now: None })
}

/// The same problem for somebody else. How a table stands is for one viewer only and is not copied.
pub fn copy(of: &Problem) -> Box<Problem> {
    let mut copy = problem(of.status, &of.r#type, &of.title, of.detail.clone());
    copy.rule.clone_from(&of.rule);
    copy.retry_after = of.retry_after;
    copy
}

/// The request cannot be read.
pub fn malformed(detail: impl Into<String>) -> Box<Problem> {
    problem(400, "malformed", "The request cannot be read", detail)
}

/// The request can be read but is not of the form that the API document describes.
pub fn invalid(detail: impl Into<String>) -> Box<Problem> {
    problem(422, "invalid", "The request is not of the right form", detail)
}

/// No token was shown.
pub fn no_token() -> Box<Problem> {
    problem(401, "no-token", "A token is needed", "Send `Authorization: Bearer …` with a token of this table.")
}

/// The token is none of this table.
pub fn wrong_token() -> Box<Problem> {
    problem(401, "wrong-token", "The token is not good here", "It belongs to another table, or its seat was given up.")
}

/// The token does not allow this.
pub fn forbidden(detail: impl Into<String>) -> Box<Problem> {
    problem(403, "forbidden", "This token does not allow that", detail)
}

/// There is no such thing.
pub fn not_found(what: &str) -> Box<Problem> {
    problem(404, "not-found", "Not found", format!("There is no such {what}."))
}

/// The address is right, the method is not.
pub fn wrong_method(detail: impl Into<String>) -> Box<Problem> {
    problem(405, "wrong-method", "Not possible here", detail)
}

/// The request is well formed, but the table, the rules or the content do not allow it now.
pub fn conflict(kind: &str, detail: impl Into<String>) -> Box<Problem> {
    problem(409, kind, "Not possible now", detail)
}

/// A rule forbids the choice.
pub fn refused(kind: String, rule: Option<&'static str>, detail: String) -> Box<Problem> {
    let mut refused = conflict(&kind, detail);
    refused.title = "The choice is refused".into();
    refused.rule = rule.map(str::to_owned);
    refused
}

/// What was sent is no choice of the game at all.
pub fn no_choice(what: &str) -> Box<Problem> {
    conflict("no-choice", format!("The game knows no such choice ({what}); send one of the offers as it is."))
}

/// The choice answers a question that is no longer open.
pub fn stale(now: State) -> Box<Problem> {
    let mut stale = conflict("stale", "The table has moved on; `now` says how it stands.");
    stale.now = Some(Box::new(now));
    stale
}

/// The rules broke down at this table.
pub fn faulty(what: &str) -> Box<Problem> {
    conflict("faulty", format!("This table is out of order and its log is kept: {what}"))
}

/// More than is taken at once.
pub fn too_large(detail: impl Into<String>) -> Box<Problem> {
    problem(413, "too-large", "Too large", detail)
}

/// The request took too long to arrive.
pub fn too_slow() -> Box<Problem> {
    problem(408, "too-slow", "Too slow", "The body did not come in time; nothing has changed. Send it again.")
}

/// The body is not JSON.
pub fn wrong_content_type() -> Box<Problem> {
    problem(415, "wrong-content-type", "Not JSON", "Send `Content-Type: application/json`.")
}

/// A WebSocket was expected.
pub fn no_socket() -> Box<Problem> {
    problem(426, "no-socket", "A WebSocket is needed", "Ask for an upgrade to a WebSocket, or use `stream`.")
}

/// Too much at once; after this many seconds there is room again.
pub fn too_many(seconds: u32, detail: impl Into<String>) -> Box<Problem> {
    let mut too_many = problem(429, "too-many", "Too many", detail);
    too_many.retry_after = Some(seconds);
    too_many
}

/// Nothing can be kept.
pub fn disk_full() -> Box<Problem> {
    let detail = "The disk of the server is full: nothing can be kept until its operator has made room.";
    problem(503, "disk-full", "The disk is full", detail)
}

/// It may work in a moment.
pub fn unavailable(detail: impl Into<String>) -> Box<Problem> {
    let mut unavailable = problem(503, "unavailable", "Not available at the moment", detail);
    unavailable.retry_after = Some(1);
    unavailable
}
