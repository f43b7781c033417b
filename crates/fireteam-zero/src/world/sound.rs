//! What must add up on the table at every moment.
