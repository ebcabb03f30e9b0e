//! The boxes on the shelf. What stands on a lid is known at once; what is in the box is brought when it is first opened.

use std::cell::RefCell;

use crate::games::{self, LIDS};
use crate::kernel::About;
use crate::ui::browser;
use crate::ui::lang::Lang;
use crate::ui::stage::erased::Kind;
use crate::ui::stage::staged::{GameWords, Staged};

/// The lid of a box.
#[derive(Debug)]
pub struct Lid {
    /// Facts.
    pub about: About,
    /// The drawing on it.
    pub cover: &'static str,
    /// How long a game takes, in minutes.
    pub minutes: u8,
    words: [GameWords; 2],
}

impl Lid {
    /// The lid of a game.
    #[must_use]
    pub const fn of<G: Staged>() -> Self {
        Self { about: G::ABOUT, cover: G::COVER, minutes: G::MINUTES, words: G::WORDS }
    }

    /// The words on it.
    #[must_use]
    pub const fn words(&self, lang: Lang) -> GameWords {
        self.words[lang as usize]
    }
}

/// The lid of the game with this slug, if its box stands on the shelf.
#[must_use]
pub fn lid(slug: &str) -> Option<&'static Lid> {
    LIDS.iter().find(|lid| lid.about.slug == slug)
}

thread_local! {
    /// What was in the boxes opened so far.
    static OPENED: RefCell<Vec<&'static dyn Kind>> = const { RefCell::new(Vec::new()) };
}

/// The game with this slug, if its box has been opened.
#[must_use]
pub fn opened(slug: &str) -> Option<&'static dyn Kind> {
    OPENED.with_borrow(|opened| opened.iter().copied().find(|kind| kind.about().slug == slug))
}

/// Opens the box with this slug, unless it is open. `None` if there is none, or what is in it does not come.
pub async fn open(slug: &str) -> Option<&'static dyn Kind> {
    if let Some(kind) = opened(slug) {
        return Some(kind);
    }
    let kind = games::bring(slug).await?;
    if !browser::style(&format!("./style/{slug}.css")).await {
        return None;
    }
    OPENED.with_borrow_mut(|opened| opened.push(kind));
    Some(kind)
}
