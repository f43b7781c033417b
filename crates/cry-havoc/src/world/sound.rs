//! What must add up at every moment (rulebook section 35).
