//! Games kept on this device: one entry each, written after every step.

use std::cell::RefCell;

use super::browser;
use super::storage::{self, Unkept};
use crate::kernel::record;

/// A kept game, not yet played again through the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its id, unique on this device.
    pub id: String,
    /// When it was last written, in milliseconds.
    pub at: u64,
    /// Which tab wrote it.
    pub tab: String,
    /// The record.
    pub text: String,
}

impl Kept {
    /// The slug of its game; `None` if the text is damaged.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        record::game_of(&self.text)
    }

    /// As written: `TIME TAB RECORD`.
    fn parse(id: &str, value: &str) -> Option<Self> {
        let mut parts = value.splitn(3, ' ');
        let at = parts.next()?.parse().ok()?;
        let tab = parts.next()?.to_owned();
        Some(Self { id: id.to_owned(), at, tab, text: parts.next()?.to_owned() })
    }
}

/// The key a game is kept under.
#[must_use]
pub fn key(id: &str) -> String {
    format!("game/{id}")
}

/// A new id: when, and a little chance.
#[must_use]
pub fn new_id() -> String {
    let mut number = (browser::now() as u64) << 12 | browser::random() & 0xfff;
    let mut id = String::new();
    while number > 0 {
        id.insert(0, char::from(b"0123456789abcdefghijklmnopqrstuvwxyz"[(number % 36) as usize]));
        number /= 36;
    }
    id
}

/// Writes a game down under its id.
///
/// # Errors
/// If it could not be kept.
pub fn keep(id: &str, tab: &str, text: &str) -> Result<(), Unkept> {
    storage::set(&key(id), &format!("{} {tab} {text}", browser::now() as u64))
}

/// The game kept under this id.
#[must_use]
pub fn find(id: &str) -> Option<Kept> {
    Kept::parse(id, &storage::get(&key(id))?)
}

/// All kept games, the last written first.
#[must_use]
pub fn all() -> Vec<Kept> {
    let mut kept: Vec<Kept> = Vec::new();
    for key in storage::keys("game/") {
        if let Some(game) = find(key.trim_start_matches("game/")) {
            let place = kept.partition_point(|other| other.at >= game.at);
            kept.insert(place, game);
        }
    }
    kept
}

/// Forgets a game.
pub fn forget(id: &str) {
    storage::remove(&key(id));
}

thread_local! {
    /// The game handed from one screen to the next, for where nothing can be kept.
    static HANDED: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
}

/// Hands a game to the screen that opens next.
pub fn hand(id: &str, text: &str) {
    HANDED.set((id.to_owned(), text.to_owned()));
}

/// The text of a game: what is kept, else what was handed over.
#[must_use]
pub fn text_of(id: &str) -> Option<String> {
    let handed = || HANDED.with_borrow(|(known, text)| (known == id).then(|| text.clone()));
    find(id).map(|kept| kept.text).or_else(handed)
}
