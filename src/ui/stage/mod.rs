//! What a game brings to the table ([`staged`]), as plain data ([`picture`], [`rulebook`]), and the door behind which the
//! screens know it ([`erased`]).

pub mod drill;
pub mod erased;
pub mod loupe;
pub mod names;
pub mod picture;
pub mod posed;
#[cfg(test)]
pub(crate) mod proofs;
pub mod rulebook;
pub mod score;
pub mod seats;
pub mod staged;
