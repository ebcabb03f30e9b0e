//! What is wrong with how a sentence is set, for the tests of all words.

use super::lang::Lang;

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

#[test]
fn a_blemish_is_found_and_a_clean_sentence_is_left_alone() {
    assert_eq!(blemish(Lang::Fr, "Shogun\u{a0}! «\u{a0}Oui\u{a0}» l’ami, 40\u{a0}%"), None);
    assert_eq!(blemish(Lang::En, "Shogun! “Yes”: −1 of two-thirds."), None);
    for bad in ["Shogun !", "Shogun!", "l'ami", "«Oui»", "deux  mots", "fin ", "un\u{a0}mot", "vaut -1"] {
        assert!(blemish(Lang::Fr, bad).is_some(), "{bad}");
    }
}
