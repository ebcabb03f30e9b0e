//! Both languages say the same things, truly and well set.

mod games;
mod log;
mod pages;
mod refusals;
mod spoken;

use super::why::Why;
use super::*;
use crate::games::ninja_camp::{NinjaCamp, Setup};
use crate::kernel::text::{read, write};
use crate::kernel::{Chance, ChanceExt, Cites, Fast, Out, Told, Viewer};
use crate::ui::rulebook::{self, Article, Kind, Section};
use crate::ui::typography::blemish;

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
    format!("{} {} {}", text(lang).seat(seat), line.text, line.rule)
}

fn rules(lang: Lang) -> Vec<Section> {
    let text = match lang {
        Lang::En => include_str!("../rules.en.txt"),
        Lang::Fr => include_str!("../rules.fr.txt"),
    };
    rulebook::read(text).expect("a rules page")
}

fn articles(lang: Lang) -> Vec<Article> {
    rules(lang).into_iter().flat_map(|section| section.articles).collect()
}

/// Every id of our copy of the rules, in its order; techniques and clans have one each.
fn ids() -> Vec<String> {
    let numbered = |kind: &str, last: u8| -> Vec<String> {
        (1..=last).map(|number| format!("NCA-{kind}{number}")).collect()
    };
    let lettered = |kind: &str, last: char| -> Vec<String> {
        let letters = ('a'..=last).map(|letter| format!("NCA-{kind}{letter}"));
        [format!("NCA-{kind}")].into_iter().chain(letters).collect()
    };
    let tables = [lettered("D1", 'g'), vec!["NCA-D2".into(), "NCA-D3".into()], lettered("D4", 'm')].concat();
    [numbered("", 18), tables, numbered("R", 21)].concat()
}

#[track_caller]
fn has_rule(line: &Line) {
    assert!(ids().iter().any(|id| id == line.rule), "{line:?}");
}

/// Well set, and nothing was left out between two commas.
#[track_caller]
fn set(lang: Lang, words: &str) {
    assert_eq!(blemish(lang, words), None, "{words}");
    assert!(!words.is_empty());
    assert!(![", ,", ",,", "()", ": ."].iter().any(|gap| words.contains(gap)), "{words}");
}

/// A whole sentence.
#[track_caller]
fn sentence(lang: Lang, words: &str) {
    set(lang, words);
    assert!(words.ends_with(['.', '!', '?']) && !words.ends_with(".."), "{words}");
}

/// What a screen reader says ends without a full stop.
#[track_caller]
fn label(lang: Lang, words: &str) {
    set(lang, words);
    assert!(!words.ends_with('.'), "{words}");
}

/// Plays a random game, and shows every position, the move chosen in it and what was told of it.
fn walk(seats: u8, seed: u64, mut visit: impl FnMut(&NinjaCamp, Option<&Move>, &[Told<Event>])) {
    let mut chance = Fast::new(seed);
    let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut chance);
    while let Some(seat) = game.to_act().first() {
        let before = game;
        let mv = game.sample(seat, &mut chance).expect("a move");
        let mut out = Out::new();
        game.apply(seat, &mv, &mut chance, &mut out);
        visit(&before, Some(&mv), &out.into_told());
    }
    visit(&game, None, &[]);
}

/// Whether a card is named in a text.
fn names_a_card(lang: Lang, said: &str) -> bool {
    let words = text(lang);
    words.techniques.iter().any(|name| said.contains(name)) || said.contains('(')
}
