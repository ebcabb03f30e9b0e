//! What players are called in a game's sentences.
//!
//! A game does not know who sits at the table. It writes a [`sign`] where a player is named, and the door behind which the
//! screens know it puts the [`Names`] in.

use core::mem;

use crate::kernel::{Player, Seat};
use crate::ui::lang::{Lang, Line};
use crate::ui::paper::escaped;
use crate::ui::stage::picture::{Markup, Picture};
use crate::ui::stage::staged::{GameWords, Staged};

/// Letters before which French drops the vowel of "de".
const OPEN: [char; 36] = [
    'a', 'â', 'ä', 'e', 'é', 'è', 'ê', 'ë', 'h', 'i', 'î', 'ï', 'o', 'ô', 'ö', 'œ', 'u', 'û', 'A', 'Â', 'Ä',
    'E', 'É', 'È', 'Ê', 'Ë', 'H', 'I', 'Î', 'Ï', 'O', 'Ô', 'Ö', 'Œ', 'U', 'Û',
];

/// What stands for the name of a seat's player. Unicode leaves these letters to us.
#[must_use]
#[inline(never)]
pub fn sign(seat: Seat) -> &'static str {
    SIGNS[seat.index()]
}

const SIGNS: [&str; Seat::MAX as usize] =
    ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}", "\u{e004}", "\u{e005}", "\u{e006}", "\u{e007}"];

/// What a player is called on a seat of this name.
#[must_use]
pub fn called(player: &Player, seat: &str) -> String {
    if player.name.is_empty() { seat.to_owned() } else { player.name.clone() }
}

/// What the seats of a table are called: as their players, and by the seats' own names where players have none.
#[derive(Clone, Copy, Debug)]
pub struct Names<'a> {
    players: &'a [Player],
    seats: &'static [&'static str],
}

impl<'a> Names<'a> {
    /// The names of these players at a table of this game; of no players, the seats' own.
    #[must_use]
    pub fn of<G: Staged>(players: &'a [Player], lang: Lang) -> Self {
        let words: &[GameWords; 2] = &G::WORDS;
        Self { players, seats: words[lang as usize].seats }
    }

    /// A sentence with its names.
    #[must_use]
    pub fn text(self, text: String) -> String {
        self.put(text, false)
    }

    /// A line with its names.
    #[must_use]
    pub fn line(self, line: Line) -> Line {
        Line { text: self.text(line.text), ..line }
    }

    /// Markup with its names.
    #[must_use]
    pub fn markup(self, markup: Markup) -> Markup {
        self.put(markup, true)
    }

    /// A picture with its names, wherever it speaks of players.
    #[must_use]
    pub fn picture(self, mut picture: Picture) -> Picture {
        for markup in [&mut picture.below, &mut picture.above, &mut picture.panel] {
            *markup = self.markup(mem::take(markup));
        }
        self.say(&mut picture.advice);
        for button in &mut picture.tray {
            self.say(&mut button.label);
        }
        for group in &mut picture.groups {
            self.say(&mut group.label);
            for cell in group.rows.iter_mut().flatten() {
                self.say(&mut cell.label);
            }
        }
        picture
    }

    fn say(self, text: &mut String) {
        *text = self.text(mem::take(text));
    }

    /// A text with names in place of signs.
    #[inline(never)]
    fn put(self, text: String, safe: bool) -> String {
        if next_sign(&text).is_none() {
            return text;
        }
        let (mut said, mut rest) = (String::new(), text.as_str());
        while let Some((before, seat, after)) = next_sign(rest) {
            let own = self.seats.get(seat).copied().unwrap_or_default();
            let name = self.players.get(seat).map_or_else(|| own.to_owned(), |player| called(player, own));
            said += before;
            if said.ends_with(" de ") && is_open(&name) {
                said.truncate(said.len() - "e ".len());
                said += "’";
            }
            said += &if safe { escaped(&name) } else { name };
            rest = after;
        }
        said + rest
    }
}

/// Whether French drops a vowel before this name; before a y that is one itself, as in Yves.
fn is_open(name: &str) -> bool {
    let mut letters = name.chars();
    let is_vowel = |letter: Option<char>| letter.is_some_and(|letter| OPEN.contains(&letter));
    match letters.next() {
        Some('Y' | 'y') => !is_vowel(letters.next()),
        first => is_vowel(first),
    }
}

/// What comes before the first sign in a text, the seat it stands for, and what comes after it.
fn next_sign(text: &str) -> Option<(&str, usize, &str)> {
    // The letters that Unicode leaves to us have a first byte of their own, and the last one tells the seat.
    let at = text.bytes().position(|byte| byte == SIGNS[0].as_bytes()[0])?;
    let (before, after) = text.split_at(at);
    let (sign, after) = after.split_at(SIGNS[0].len());
    Some((before, usize::from(sign.as_bytes()[2] % Seat::MAX), after))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Shogun,
    };
    use crate::kernel::Level;
    use crate::ui::stage::proofs::walk;
    use crate::ui::stage::staged::Scene;

    fn at(players: &[Player]) -> Names<'_> {
        Names { players, seats: &["Sun", "Wave", "Cedar"] }
    }

    fn seat(index: u8) -> &'static str {
        sign(Seat::new(index))
    }

    #[test]
    fn players_are_called_by_their_names_and_others_by_their_seats() {
        let anna = Player { name: "Anna".to_owned(), ..Player::human() };
        let players = [anna, Player::bot(Level::Novice)];
        let names = at(&players);
        let said = |text: String| names.text(text);
        assert_eq!(
            said(format!("{} robs {} and {}.", seat(0), seat(1), seat(2))),
            "Anna robs Wave and Cedar."
        );
        assert_eq!(said("Nobody moves.".to_owned()), "Nobody moves.");
        assert_eq!(at(&[]).text(format!("{}’s turn", seat(0))), "Sun’s turn");
    }

    #[test]
    fn french_drops_a_vowel_before_another() {
        let called = |name: &str| {
            let player = Player { name: name.to_owned(), ..Player::human() };
            at(&[player]).text(format!("vole le coffre de {0} à {0}", seat(0)))
        };
        assert_eq!(called("Anna"), "vole le coffre d’Anna à Anna");
        assert_eq!(called("Élise"), "vole le coffre d’Élise à Élise");
        assert_eq!(called("Papa"), "vole le coffre de Papa à Papa");
        assert_eq!(called("Yves"), "vole le coffre d’Yves à Yves");
        assert_eq!(called("Yannick"), "vole le coffre de Yannick à Yannick");
    }

    #[test]
    fn what_was_typed_is_no_markup() {
        let players = [Player { name: "<b>".to_owned(), ..Player::human() }];
        let names = at(&players);
        assert_eq!(names.markup(format!("<i>{}</i>", seat(0))), "<i>&lt;b></i>");
        assert_eq!(names.text(seat(0).to_owned()), "<b>");
    }

    /// No sign is left in any picture of a random game.
    fn is_named<G: Staged>() {
        let mut last = Vec::new();
        walk::<G>(*G::ABOUT.seats.end(), 1, |game, _, told| {
            let scene = Scene { last: mem::take(&mut last), ..Scene::of(game) };
            let picture =
                Names::of::<G>(&[], Lang::Fr).picture(G::picture(&scene, &G::hand(&scene), Lang::Fr));
            assert!(!format!("{picture:?}").contains("\\u{e0"), "{}", G::ABOUT.slug);
            last = told.iter().map(|told| told.event.clone()).collect();
        });
    }

    #[test]
    fn no_picture_waits_for_a_name() {
        is_named::<Shogun>();
        is_named::<NinjaCamp>();
        is_named::<Shinobi>();
        is_named::<NinjaDice>();
        is_named::<NinjaNight>();
    }

    #[test]
    fn every_seat_has_its_sign() {
        let signs: Vec<char> = Seat::all(Seat::MAX).flat_map(|seat| sign(seat).chars()).collect();
        assert_eq!(signs, ('\u{e000}'..='\u{e007}').collect::<Vec<_>>());
        for (seat, sign) in SIGNS.into_iter().enumerate() {
            assert_eq!(next_sign(&["à ", sign, "."].concat()), Some(("à ", seat, ".")));
        }
    }
}
