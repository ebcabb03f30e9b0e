//! Games kept on this device: one entry each, written after every step.

use std::cell::RefCell;

use crate::kernel::{Next, record};
use crate::ui::browser;
use crate::ui::keep::storage::{self, Unkept};
use crate::ui::stage::erased::Match;

/// A kept game, not yet played again through the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its id, unique on this device.
    pub id: String,
    /// When it was last written, in milliseconds.
    pub at: u64,
    /// Which tab wrote it.
    pub tab: String,
    /// How far it had come; `None` if it was written before this was noted.
    pub progress: Option<Progress>,
    /// The record.
    pub text: String,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// How many steps have been taken.
    pub steps: usize,
    /// Whether it is over.
    pub over: bool,
}

impl Progress {
    /// A game that was just dealt.
    pub const START: Self = Self { steps: 0, over: false };

    /// How far this match has come.
    #[must_use]
    pub fn of(game: &dyn Match) -> Self {
        Self { steps: game.steps(), over: matches!(game.next(), Next::Over(_)) }
    }

    /// As written: the steps, and a mark if it is over.
    fn parse(text: &str) -> Option<Self> {
        let steps = text.trim_end_matches('!');
        Some(Self { steps: steps.parse().ok()?, over: steps != text })
    }
}

impl Kept {
    /// The slug of its game; `None` if the text is damaged.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        record::game_of(&self.text)
    }

    /// As written: `TIME TAB PROGRESS RECORD`, and once without the progress.
    fn parse(id: &str, value: &str) -> Option<Self> {
        let mut parts = value.splitn(4, ' ');
        let at = parts.next()?.parse().ok()?;
        let tab = parts.next()?.to_owned();
        let third = parts.next()?;
        let (progress, text) = match parts.next() {
            Some(text) => (Progress::parse(third), text),
            None => (None, third),
        };
        Some(Self { id: id.to_owned(), at, tab, progress, text: text.to_owned() })
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

/// The id of a game that begins: a new one. A frame of somebody else's page has one game at a time, under one of two ids,
/// and lets go of the one before.
#[must_use]
pub fn next_id() -> String {
    let Some(before) = OWN.with_borrow(Clone::clone) else { return new_id() };
    forget(&before);
    let next = other(&before);
    own(&next);
    next
}

/// What the game of a frame is kept under from now on.
pub fn own(id: &str) {
    OWN.set(Some(id.to_owned()));
}

/// The other id of a frame.
#[must_use]
pub fn other(id: &str) -> String {
    id.strip_suffix('-').map_or_else(|| format!("{id}-"), str::to_owned)
}

/// Writes a game down under its id.
///
/// # Errors
/// If it could not be kept.
pub fn keep(id: &str, tab: &str, progress: Progress, text: &str) -> Result<(), Unkept> {
    let Progress { steps, over } = progress;
    let mark = if over { "!" } else { "" };
    storage::set(&key(id), &format!("{} {tab} {steps}{mark} {text}", browser::now() as u64))
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

/// How many entries there are, whole or not, and how many characters they take.
#[must_use]
pub fn room() -> (usize, usize) {
    let keys = storage::keys("game/");
    let length = |key: &String| key.len() + storage::get(key).map_or(0, |value| value.len());
    (keys.len(), keys.iter().map(length).sum())
}

/// Forgets all games, and what is left of damaged ones.
pub fn forget_all() {
    for key in storage::keys("game/") {
        storage::remove(&key);
    }
}

/// Forgets a game.
pub fn forget(id: &str) {
    storage::remove(&key(id));
}

thread_local! {
    /// The game handed from one screen to the next, for where nothing can be kept.
    static HANDED: RefCell<(String, String)> = const { RefCell::new((String::new(), String::new())) };
    /// What the game of this frame is kept under, if this is a frame.
    static OWN: RefCell<Option<String>> = const { RefCell::new(None) };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_has_two_ids() {
        assert_eq!(other("frame-1x"), "frame-1x-");
        assert_eq!(other(&other("frame-1x")), "frame-1x");
    }

    #[test]
    fn a_kept_game_is_read_with_its_progress_or_without() {
        let kept = |value| Kept::parse("k3x9", value).map(|kept| (kept.at, kept.progress, kept.text));
        let far = |steps, over| Some(Progress { steps, over });
        assert_eq!(kept("17 tab 12 engawa.x"), Some((17, far(12, false), "engawa.x".into())));
        assert_eq!(kept("17 tab 12! engawa.x"), Some((17, far(12, true), "engawa.x".into())));
        assert_eq!(kept("17  0 engawa.x"), Some((17, far(0, false), "engawa.x".into())));
        assert_eq!(kept("17 tab engawa.x"), Some((17, None, "engawa.x".into())));
        for damaged in ["", "17", "x y z", "17 tab"] {
            assert_eq!(kept(damaged), None, "{damaged}");
        }
    }
}
