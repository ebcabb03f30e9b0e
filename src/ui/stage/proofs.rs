//! Proofs of every game's words, for its tests: how sentences are set, and that the rules page is whole.

use crate::kernel::{Fast, Game, Out, Told};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::rulebook::{self, Article, Kind, Section};

const NBSP: char = '\u{a0}';

/// What is wrong with a sentence, if something is: straight quotes, stray spaces, a hyphen for a minus sign, and in French
/// a mark without its fixed space or a fixed space without a mark.
pub(crate) fn blemish(lang: Lang, sentence: &str) -> Option<&'static str> {
    let mut before = ' ';
    for (index, letter) in sentence.char_indices() {
        match (letter, lang) {
            ('"' | '\'', _) => return Some("straight quotes"),
            ('-', _)
                if before == ' ' && sentence[index + 1..].starts_with(|next: char| next.is_ascii_digit()) =>
            {
                return Some("a hyphen for a minus sign");
            }
            (' ', _) if before == ' ' => return Some("a stray space"),
            (':' | ';' | '!' | '?' | '»' | '%', Lang::Fr) if before != NBSP => {
                return Some("no fixed space before a mark");
            }
            (':' | ';' | '!' | '?' | ',' | '.' | '%', Lang::En) if before == ' ' => {
                return Some("a space before a mark");
            }
            (NBSP, Lang::Fr)
                if before != '«' && !sentence[index + 2..].starts_with([':', ';', '!', '?', '»', '%']) =>
            {
                return Some("a fixed space without a reason");
            }
            (letter, Lang::Fr) if before == '«' && letter != NBSP => {
                return Some("no space after a guillemet");
            }
            _ => {}
        }
        before = letter;
    }
    (before == ' ').then_some("a space at the end")
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
pub(crate) fn sentence(lang: Lang, words: &str) {
    set(lang, words);
    assert!(words.ends_with(['.', '!', '?']) && !words.ends_with(".."), "{words}");
}

/// What stands alone, or is spoken and not seen, ends without a full stop.
#[track_caller]
pub(crate) fn label(lang: Lang, words: &str) {
    set(lang, words);
    assert!(!words.ends_with('.'), "{words}");
}

/// No two are the same.
#[track_caller]
pub(crate) fn differ(mut said: Vec<String>) {
    let all = said.len();
    said.sort_unstable();
    said.dedup();
    assert_eq!(said.len(), all, "no two say the same");
}

/// A game's rules page in both languages, and every id that it must have, in the order of our copy of the rules.
pub(crate) struct Page {
    /// Its texts, in the order of [`Lang::ALL`].
    pub(crate) texts: [&'static str; 2],
    /// What all ids begin with: `SHO`.
    pub(crate) game: &'static str,
    /// How many rules there are.
    pub(crate) rules: u8,
    /// What follows the letter of each table of component data.
    pub(crate) data: &'static [&'static str],
    /// How many rulings there are.
    pub(crate) rulings: u8,
}

impl Page {
    pub(crate) fn sections(&self, lang: Lang) -> Vec<Section> {
        rulebook::read(self.texts[lang as usize]).expect("a rules page")
    }

    pub(crate) fn articles(&self, lang: Lang) -> Vec<Article> {
        self.sections(lang).into_iter().flat_map(|section| section.articles).collect()
    }

    fn ids(&self) -> Vec<String> {
        let rules = (1..=self.rules).map(|number| format!("{}-{number}", self.game));
        let data = self.data.iter().map(|table| format!("{}-D{table}", self.game));
        let rulings = (1..=self.rulings).map(|number| format!("{}-R{number}", self.game));
        rules.chain(data).chain(rulings).collect()
    }

    /// A rule that the page has.
    #[track_caller]
    pub(crate) fn has(&self, rule: &str) {
        assert!(self.ids().iter().any(|id| id == rule), "{rule}");
    }

    /// A whole sentence with a rule that the page has.
    #[track_caller]
    pub(crate) fn line(&self, lang: Lang, line: &Line) {
        sentence(lang, &line.text);
        self.has(line.rule);
    }

    /// Every rule has its well-set article in both languages, in the same sections; component data is as sure as said.
    #[track_caller]
    pub(crate) fn is_whole(&self, data: impl Fn(&str) -> Kind) {
        for lang in Lang::ALL {
            let articles = self.articles(lang);
            assert_eq!(
                articles.iter().map(|article| &article.id).collect::<Vec<_>>(),
                self.ids().iter().collect::<Vec<_>>()
            );
            for Article { id, kind, text } in &articles {
                let expected = match id.as_bytes()[4] {
                    b'D' => data(id),
                    b'R' => Kind::Ruling,
                    _ => Kind::Rule,
                };
                assert_eq!(*kind, expected, "{id}");
                sentence(lang, text);
            }
            self.sections(lang).iter().for_each(|section| label(lang, &section.title));
        }
        let lengths =
            |lang| self.sections(lang).iter().map(|section| section.articles.len()).collect::<Vec<_>>();
        assert_eq!(lengths(Lang::En), lengths(Lang::Fr));
    }
}

/// Plays a random game, and shows every position, the move chosen in it and what was told of it.
pub(crate) fn walk<G: Game>(
    seats: u8,
    seed: u64,
    mut visit: impl FnMut(&G, Option<&G::Move>, &[Told<G::Event>]),
) {
    let mut chance = Fast::new(seed);
    let mut game = G::deal(&G::Setup::default(), seats, &mut chance);
    while let Some(seat) = game.to_act().first() {
        let before = game.clone();
        let mv = game.sample(seat, &mut chance).expect("a move");
        let mut out = Out::new();
        game.apply(seat, &mv, &mut chance, &mut out);
        visit(&before, Some(&mv), &out.into_told());
    }
    visit(&game, None, &[]);
}

#[test]
fn a_blemish_is_found_and_a_clean_sentence_is_left_alone() {
    assert_eq!(blemish(Lang::Fr, "Shogun\u{a0}! «\u{a0}Oui\u{a0}» l’ami, 40\u{a0}%"), None);
    assert_eq!(blemish(Lang::En, "Shogun! “Yes”: −1 of two-thirds."), None);
    for bad in [
        "Shogun !",
        "Shogun!",
        "l'ami",
        "«Oui»",
        "deux  mots",
        "fin ",
        "un\u{a0}mot",
        "vaut -1",
        "Non\u{202f}!",
        "« Oui\u{a0}»",
        "«\u{a0}Oui »",
    ] {
        assert!(blemish(Lang::Fr, bad).is_some(), "{bad}");
    }
}
