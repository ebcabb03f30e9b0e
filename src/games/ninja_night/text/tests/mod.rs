//! Both languages say the same things, truly and well set.

mod games;
mod pages;

use super::*;
use crate::games::ninja_night::{NinjaNight, Setup};
use crate::kernel::{Fast, Game, Out, Told, Viewer};
use crate::ui::rulebook::{self, Article, Kind, Section};
use crate::ui::typography::blemish;

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

/// Every id of our copy of the rules, in its order.
fn ids() -> Vec<String> {
    let numbered = |kind: &str, last: u8| -> Vec<String> {
        (1..=last).map(|number| format!("NNI-{kind}{number}")).collect()
    };
    [numbered("", 35), numbered("D", 4), numbered("R", 17)].concat()
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
fn walk(seats: u8, seed: u64, mut visit: impl FnMut(&NinjaNight, Option<&Move>, &[Told<Event>])) {
    let mut chance = Fast::new(seed);
    let mut game = NinjaNight::deal(&Setup::default(), seats, &mut chance);
    while let Some(seat) = game.to_act().first() {
        let before = game;
        let mv = game.sample(seat, &mut chance).expect("a move");
        let mut out = Out::new();
        game.apply(seat, &mv, &mut chance, &mut out);
        visit(&before, Some(&mv), &out.into_told());
    }
    visit(&game, None, &[]);
}
