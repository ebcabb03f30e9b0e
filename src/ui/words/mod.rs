//! The sentences of the shared screens, one table for each language. A sentence missing in one does not compile.

mod en;
mod fr;
mod framed;
mod later;

use crate::ui::lang::Lang;

pub use en::EN;
pub use fr::FR;
pub use framed::{FramedWords, framed_words};
pub use later::{LaterWords, later_words};

/// Every sentence of the shared screens.
#[derive(Debug)]
pub struct Words {
    /// The name of the page's own controls.
    pub page: &'static str,
    /// The heading of the shelf.
    pub what_to_play: &'static str,
    /// Below it.
    pub kept_here: &'static str,
    /// Below it where storage does not work.
    pub unkept_here: &'static str,
    /// So many players.
    pub players: fn(&str) -> String,
    /// So many minutes.
    pub minutes: fn(u8) -> String,
    /// How far a game is.
    pub move_number: fn(usize) -> String,
    /// Go on with a game.
    pub continue_game: &'static str,
    /// Begin another.
    pub new_game: &'static str,
    /// Begin one.
    pub play: &'static str,
    /// One more player.
    pub add_seat: &'static str,
    /// One player less.
    pub remove_seat: &'static str,
    /// More options.
    pub more: &'static str,
    /// The seed of a game.
    pub seed: &'static str,
    /// What an empty seed means.
    pub seed_random: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// Begin.
    pub start: &'static str,
    /// A person.
    pub human: &'static str,
    /// A bot.
    pub bot: &'static str,
    /// The field for a name.
    pub name_of: fn(&str) -> String,
    /// Person or bot.
    pub who_plays: fn(&str) -> String,
    /// The level of a bot.
    pub level_of: fn(&str) -> String,
    /// Where a person plays.
    pub on_this_device: &'static str,
    /// The names of the levels.
    pub levels: [&'static str; 3],
    /// A person, within a line.
    pub a_person: &'static str,
    /// A bot with its level, within a line.
    pub bots: [&'static str; 3],
    /// Who sits at the table.
    pub seats: &'static str,
    /// The log.
    pub log: &'static str,
    /// An empty log.
    pub nothing_yet: &'static str,
    /// The menu.
    pub menu: &'static str,
    /// Take back.
    pub undo: &'static str,
    /// Why nothing can be taken back.
    pub undo_sealed: &'static str,
    /// Bring back.
    pub redo: &'static str,
    /// Ask for a hint.
    pub hint: &'static str,
    /// Fill the screen.
    pub full_screen: &'static str,
    /// Close.
    pub close: &'static str,
    /// A bot thinks.
    pub thinking: &'static str,
    /// What to do while a bot thinks.
    pub is_thinking: &'static str,
    /// Nobody won.
    pub draw: &'static str,
    /// Who won.
    pub wins: fn(&str) -> String,
    /// Whose turn it is.
    pub turn_of: fn(&str) -> String,
    /// Whose turn it is where that would be many names.
    pub turn_of_many: &'static str,
    /// A link to a rule.
    pub rule: fn(&str) -> String,
    /// Play the hint.
    pub play_it: &'static str,
    /// Storage does not work.
    pub not_kept: &'static str,
    /// Another tab has the game.
    pub elsewhere: &'static str,
    /// Take it back.
    pub take_over: &'static str,
    /// Nobody can think for the bots.
    pub no_thinker: &'static str,
    /// From a file.
    pub import: &'static str,
    /// Settings.
    pub settings: &'static str,
    /// Give up, offer a draw, take it, decline it.
    pub partings: [&'static str; 4],
    /// Step by step.
    pub replay: &'static str,
    /// To the shelf.
    pub home: &'static str,
    /// Before the name of whoever is to take the device.
    pub hand_over: &'static str,
    /// Says who one is.
    pub i_am: fn(&str) -> String,
    /// What can be seen while the curtain is down.
    pub nothing_secret: &'static str,
    /// While a part of the page is on its way.
    pub page_coming: &'static str,
    /// A part of the page that did not come.
    pub page_missing: &'static str,
    /// Load it again.
    pub try_again: &'static str,
    /// The heading of the rules page.
    pub rules_of: fn(&str) -> String,
    /// Language.
    pub language: &'static str,
    /// Day or night.
    pub flip_theme: &'static str,
    /// Not a game.
    pub load_foreign: &'static str,
    /// A damaged game.
    pub load_damaged: &'static str,
    /// A game of a newer version.
    pub load_newer: &'static str,
    /// A game of a forgotten version.
    pub load_older: &'static str,
    /// A game of another kind.
    pub load_other: &'static str,
    /// A step that cannot be read.
    pub load_step: fn(usize) -> String,
    /// A step against a rule.
    pub load_illegal: fn(usize, &str, &str) -> String,
    /// No such game here.
    pub not_here: &'static str,
    /// A wrong address.
    pub no_such_page: &'static str,
    /// A heading.
    pub sorry: &'static str,
}

/// The table of a language.
#[must_use]
pub fn words(lang: Lang) -> &'static Words {
    match lang {
        Lang::En => &EN,
        Lang::Fr => &FR,
    }
}
