//! Both languages say the same things, truly and well set.

mod games;
mod log;
mod pages;
mod refusals;
mod spoken;

use super::why::Why;
use super::*;
use crate::games::ninja_camp::{NinjaCamp, Setup};
use crate::kernel::writing::{read, write};
use crate::kernel::{Chance, ChanceExt, Cites, Fast, Out, Told, Viewer};
use crate::ui::stage::names::{Names, sign};
use crate::ui::stage::proofs::{Page, differ, label, sentence, walk};
use crate::ui::stage::rulebook::Kind;

const SUN: Seat = Seat::new(0);
const WAVE: Seat = Seat::new(1);

fn at(name: &str) -> Space {
    Space::named(name).expect(name)
}

fn way(names: &str) -> Way {
    Way::named(names).expect(names)
}

fn play(card: Technique, spaces: &str) -> Move {
    Move::Play { card, way: way(spaces) }
}

fn power(spaces: &str) -> Move {
    Move::Power { replayed: None, way: way(spaces) }
}

/// Sun, of this clan and with every technique in hand, is to act against a Sloth.
fn position(clan: Clan, diagram: &str) -> NinjaCamp {
    let clans = [clan, if clan == Clan::Sloth { Clan::Camel } else { Clan::Sloth }];
    let game = NinjaCamp::position(diagram, &clans, SUN).expect("a drawing of the grid");
    game.with_hand(SUN, &Technique::ALL.map(Card::Technique))
}

/// Sun's ninjas on b2, d2 and a4, Wave's on g2, g4 and h4; a wall on f3, traps on c2 and e3, gaps in row 4.
fn camp(clan: Clan) -> NinjaCamp {
    position(
        clan,
        "
        4 eA . l . s a aB sB
        3 d t s e x # l w
        2 s aA x lA e d tB s
        1 l s d w a e s t
        ",
    )
}

fn seen(game: &NinjaCamp, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

fn make(game: &mut NinjaCamp, mv: &Move) -> Vec<Told<Event>> {
    let (seat, mut out) = (game.turn(), Out::new());
    assert_eq!(game.check(seat, mv), Ok(()), "{mv:?}\n{game}");
    game.apply(seat, mv, &mut Fast::new(0), &mut out);
    out.into_told()
}

/// The log's line of what everyone was told first, with the name of its seat before it.
fn logged(lang: Lang, event: &Event) -> String {
    let (seat, line) = (text(lang).told)(event).expect("told");
    named(lang, format!("{} {} {}", sign(seat), line.text, line.rule))
}

/// A sentence with the seats' own names.
fn named(lang: Lang, said: String) -> String {
    Names::of::<NinjaCamp>(&[], lang).text(said)
}

/// Techniques and clans have an article each.
const PAGE: Page = Page {
    texts: [include_str!("../rules.en.txt"), include_str!("../rules.fr.txt")],
    game: "NCA",
    rules: 18,
    data: &[
        "1", "1a", "1b", "1c", "1d", "1e", "1f", "1g", "2", "3", "4", "4a", "4b", "4c", "4d", "4e", "4f",
        "4g", "4h", "4i", "4j", "4k", "4l", "4m",
    ],
    rulings: 21,
};

/// Whether a card is named in a text.
fn names_a_card(lang: Lang, said: &str) -> bool {
    let words = text(lang);
    words.techniques.iter().any(|name| said.contains(name)) || said.contains('(')
}
