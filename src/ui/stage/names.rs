//! What players are called in a game's sentences.
//!
//! A game does not know who sits at the table. It writes a [`sign`] where a player is named, and the door behind which the
//! screens know it puts the [`Names`] in.

use crate::kernel::{Player, Seat};
use crate::ui::lang::Line;
use crate::ui::paper::escaped;
use crate::ui::stage::picture::{Markup, Picture};
use crate::ui::stage::staged::GameWords;

/// The sign of the first seat and of the last there can be. Unicode leaves them to us: nobody's name has them.
const FIRST: char = '\u{e000}';
const LAST: char = '\u{e007}';

/// Letters before which French drops the vowel of "de".
const OPEN: &str = "aàâäæeéèêëhiîïoôöœuùûüAÀÂÄÆEÉÈÊËHIÎÏOÔÖŒUÙÛÜ";

/// What stands for the name of a seat's player.
#[must_use]
pub const fn sign(seat: Seat) -> &'static str {
    const SIGNS: [&str; Seat::MAX as usize] =
        ["\u{e000}", "\u{e001}", "\u{e002}", "\u{e003}", "\u{e004}", "\u{e005}", "\u{e006}", "\u{e007}"];
    SIGNS[seat.index()]
}

/// What a player is called on a seat of this name.
#[must_use]
pub fn called(player: &Player, seat: &str) -> String {
    if player.name.is_empty() { seat.to_owned() } else { player.name.clone() }
}

/// What the seats of a table are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(Vec<String>);

impl Names {
    /// The players' names, and the seats' own where players have none.
    #[must_use]
    pub fn new(players: &[Player], words: &GameWords) -> Self {
        let own = |(index, &seat): (usize, &&str)| {
            players.get(index).map_or_else(|| seat.to_owned(), |player| called(player, seat))
        };
        Self(words.seats.iter().enumerate().map(own).collect())
    }

    /// The seats' own names.
    #[must_use]
    pub fn own(words: &GameWords) -> Self {
        Self::new(&[], words)
    }

    /// A sentence with its names.
    #[must_use]
    pub fn text(&self, text: String) -> String {
        put(text, &self.0)
    }

    /// A line with its names.
    #[must_use]
    pub fn line(&self, line: Line) -> Line {
        Line { text: self.text(line.text), ..line }
    }

    /// Markup with its names.
    #[must_use]
    pub fn markup(&self, markup: Markup) -> Markup {
        let safe: Vec<String> = self.0.iter().map(|name| escaped(name)).collect();
        put(markup, &safe)
    }

    /// A picture with its names, wherever it speaks of players.
    #[must_use]
    pub fn picture(&self, mut picture: Picture) -> Picture {
        picture.advice = self.text(picture.advice);
        picture.panel = self.markup(picture.panel);
        for group in &mut picture.groups {
            for said in core::iter::once(&mut group.label)
                .chain(group.rows.iter_mut().flatten().map(|cell| &mut cell.label))
            {
                *said = self.text(core::mem::take(said));
            }
        }
        for button in &mut picture.tray {
            if button.label.contains(is_sign) {
                button.label = self.text(core::mem::take(&mut button.label).into_owned()).into();
            }
        }
        picture
    }
}

/// Whether a letter stands for the name of a player.
fn is_sign(letter: char) -> bool {
    (FIRST..=LAST).contains(&letter)
}

/// A text with names in place of signs.
fn put(text: String, names: &[String]) -> String {
    if !text.contains(is_sign) {
        return text;
    }
    let mut said = String::with_capacity(text.len() + 16);
    for letter in text.chars() {
        if !is_sign(letter) {
            said.push(letter);
            continue;
        }
        let name = names.get((letter as u32 - FIRST as u32) as usize).map_or("", String::as_str);
        if said.ends_with(" de ") && name.starts_with(|first| OPEN.contains(first)) {
            said.truncate(said.len() - "e ".len());
            said.push('’');
        }
        said += name;
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{
        ninja_camp::NinjaCamp, ninja_dice::NinjaDice, ninja_night::NinjaNight, shinobi::Shinobi,
        shogun::Shogun,
    };
    use crate::kernel::Level;
    use crate::ui::lang::Lang;
    use crate::ui::stage::proofs::walk;
    use crate::ui::stage::staged::{Scene, Staged};

    const WORDS: GameWords =
        GameWords { name: "", tagline: "", credit: "", seats: &["Sun", "Wave", "Cedar"], chart: "" };

    fn seat(index: u8) -> &'static str {
        sign(Seat::new(index))
    }

    #[test]
    fn players_are_called_by_their_names_and_others_by_their_seats() {
        let anna = Player { name: "Anna".to_owned(), ..Player::human() };
        let names = Names::new(&[anna, Player::bot(Level::Novice)], &WORDS);
        let said = |text: String| names.text(text);
        assert_eq!(
            said(format!("{} robs {} and {}.", seat(0), seat(1), seat(2))),
            "Anna robs Wave and Cedar."
        );
        assert_eq!(said("Nobody moves.".to_owned()), "Nobody moves.");
        assert_eq!(Names::own(&WORDS).text(format!("{}’s turn", seat(0))), "Sun’s turn");
    }

    #[test]
    fn french_drops_a_vowel_before_another() {
        let called = |name: &str| {
            let player = Player { name: name.to_owned(), ..Player::human() };
            Names::new(&[player], &WORDS).text(format!("vole le coffre de {0} à {0}", seat(0)))
        };
        assert_eq!(called("Anna"), "vole le coffre d’Anna à Anna");
        assert_eq!(called("Élise"), "vole le coffre d’Élise à Élise");
        assert_eq!(called("Papa"), "vole le coffre de Papa à Papa");
    }

    #[test]
    fn what_was_typed_is_no_markup() {
        let player = Player { name: "<b>".to_owned(), ..Player::human() };
        let names = Names::new(&[player], &WORDS);
        assert_eq!(names.markup(format!("<i>{}</i>", seat(0))), "<i>&lt;b></i>");
        assert_eq!(names.text(seat(0).to_owned()), "<b>");
    }

    /// Names stand in what is said, never in what is drawn: there nobody would put them in.
    fn draws_no_names<G: Staged>() {
        walk::<G>(*G::ABOUT.seats.end(), 1, |game, _, _| {
            let scene = Scene::of(game);
            let Picture { ground, below, sprites, above, lifted, .. } =
                G::picture(&scene, &G::hand(&scene), Lang::Fr);
            let drawn = sprites.iter().map(|sprite| &sprite.drawing).chain([&ground, &below, &above]);
            assert!(drawn.chain(&lifted).all(|markup| !markup.contains(is_sign)), "{}", G::ABOUT.slug);
        });
    }

    #[test]
    fn no_drawing_waits_for_a_name() {
        draws_no_names::<Shogun>();
        draws_no_names::<NinjaCamp>();
        draws_no_names::<Shinobi>();
        draws_no_names::<NinjaDice>();
        draws_no_names::<NinjaNight>();
    }

    #[test]
    fn every_seat_has_its_sign() {
        let signs: Vec<char> = Seat::all(Seat::MAX).flat_map(|seat| sign(seat).chars()).collect();
        assert_eq!(signs, (FIRST..=LAST).collect::<Vec<_>>());
    }
}
