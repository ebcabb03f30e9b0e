//! What a move made happen, and who may know it.

use super::{Seats, Viewer};

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat, and whoever looks at the table.
    Everyone,
    /// These seats and nobody else.
    Only(Seats),
    /// The table and every seat but these: the public half of something private.
    AllBut(Seats),
}

impl Audience {
    /// Whether `viewer` is told.
    #[must_use]
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::Everyone, _) | (Self::AllBut(_), Viewer::Table) | (Self::Only(_), Viewer::All) => true,
            (Self::Only(_), Viewer::Table) | (Self::AllBut(_), Viewer::All) => false,
            (Self::Only(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Self::AllBut(seats), Viewer::Seat(seat)) => !seats.has(seat),
        }
    }
}

/// An event with its audience.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<E> {
    /// Who is told.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

/// Where rules put the events of a move, in the order in which they happen.
///
/// It also learns whether the move *sealed* what went before: a step that drew chance or let anyone see something hidden
/// cannot be taken back. Where one seat takes several steps with the device in hand, the others see them when somebody else
/// acts: it is enough that the last one seals.
#[derive(Debug)]
pub struct Out<E> {
    told: Vec<Told<E>>,
    sealed: bool,
    listening: bool,
}

impl<E> Out<E> {
    /// Keeps what it is told.
    #[must_use]
    pub fn new() -> Self {
        Self { told: Vec::new(), sealed: false, listening: true }
    }

    /// Forgets what it is told: for searches and playouts.
    #[must_use]
    pub fn silent() -> Self {
        Self { told: Vec::new(), sealed: false, listening: false }
    }

    /// Something everyone sees.
    #[inline]
    pub fn tell(&mut self, event: E) {
        self.push(Audience::Everyone, event);
    }

    /// Something that only `seats` see, and what the others see of it. Does not seal: a seat that is told of its
    /// own secret choice may still take it back.
    pub fn tell_apart(&mut self, seats: Seats, private: E, public: E) {
        self.push(Audience::Only(seats), private);
        self.push(Audience::AllBut(seats), public);
    }

    /// Something hidden became known: nothing up to here may be taken back.
    pub fn seal(&mut self) {
        self.sealed = true;
    }

    /// Whether [`Out::seal`] was called.
    #[must_use]
    pub fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// The events in order.
    #[must_use]
    pub fn into_told(self) -> Vec<Told<E>> {
        self.told
    }

    #[inline]
    fn push(&mut self, audience: Audience, event: E) {
        if self.listening {
            self.told.push(Told { audience, event });
        }
    }
}

impl<E> Default for Out<E> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::Seat;

    #[test]
    fn a_private_event_and_its_public_half_never_meet_in_one_viewer() {
        let (owner, other) = (Seat::new(0), Seat::new(1));
        let mut out = Out::new();
        out.tell_apart(Seats::one(owner), "drew the crane", "drew a card");
        assert!(!out.is_sealed());
        out.seal();
        assert!(out.is_sealed());
        let told = out.into_told();
        for viewer in [Viewer::Seat(owner), Viewer::All, Viewer::Seat(other), Viewer::Table] {
            let heard: Vec<_> =
                told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event).collect();
            let knows = matches!(viewer, Viewer::All) || viewer == Viewer::Seat(owner);
            let expected = if knows { "drew the crane" } else { "drew a card" };
            assert_eq!(heard, [expected], "{viewer:?}");
        }
    }
}
