//! What is hidden, dealt anew: for guesses at tables that look the same to one seat.
