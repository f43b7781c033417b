//! The games as every front end needs them.
