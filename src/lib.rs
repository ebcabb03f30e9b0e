//! Engawa.
pub mod bots;
pub mod games;
pub mod kernel;
