//! The board as plain data: what hands do to it, and what is seen.
