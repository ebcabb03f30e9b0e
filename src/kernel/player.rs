//! Who sits on a seat.

use serde::{Deserialize, Serialize};

/// A person or a bot at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name shown at the seat. Empty: the page shows the seat's own name.
    pub name: String,
    /// Who decides for the seat.
    pub control: Control,
}

impl Player {
    /// A person without a name.
    #[must_use]
    pub fn human() -> Self {
        Self { name: String::new(), control: Control::Human }
    }

    /// A bot of this level without a name.
    #[must_use]
    pub fn bot(level: Level) -> Self {
        Self { name: String::new(), control: Control::Bot(level) }
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Control {
    /// A person at this device.
    Human,
    /// A bot.
    Bot(Level),
}

/// How well a bot plays. Each level is clearly stronger than the one before.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Level {
    /// For a first game: sees what hangs, little more.
    Novice,
    /// For someone who knows the rules well.
    Adept,
    /// The best we have.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Adept, Self::Master];
}
