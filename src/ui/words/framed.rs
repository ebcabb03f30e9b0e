//! The sentences that only a frame in somebody else's page says: they come with it.

use crate::ui::lang::Lang;

/// Every sentence of a frame's own.
#[derive(Debug)]
pub struct FramedWords {
    /// The address asks for something that we do not know: its name and its value.
    pub unknown: fn(&str, &str) -> String,
    /// The game is not for these seats.
    pub seats: &'static str,
    /// A record is asked for too early.
    pub not_over: &'static str,
}

/// The table of a language.
#[must_use]
pub fn framed_words(lang: Lang) -> &'static FramedWords {
    match lang {
        Lang::En => &ENGLISH,
        Lang::Fr => &FRENCH,
    }
}

static ENGLISH: FramedWords = FramedWords {
    unknown: |name, value| format!("This frame asks for something unknown: {name} = “{value}”."),
    seats: "The game is not for these seats.",
    not_over: "The record is given out once the game is over.",
};

static FRENCH: FramedWords = FramedWords {
    unknown: |name, value| format!("Ce cadre demande quelque chose d’inconnu : {name} = « {value} »."),
    seats: "Le jeu ne se joue pas avec ces places.",
    not_over: "La partie est transmise une fois terminée.",
};
