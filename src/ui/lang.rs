//! Languages, and sentences that carry the rule they speak of.

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All of them, in the order of the switch.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// Its tag, as in `lang="fr"`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }

    /// The language of a tag such as `fr-CA`; English for those we do not speak.
    #[must_use]
    pub fn of(tag: &str) -> Self {
        if tag.starts_with("fr") { Self::Fr } else { Self::En }
    }
}

/// A sentence of the log or of a refusal, and the rule it rests on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What is said.
    pub text: String,
    /// The id of the rule, as on the rules page.
    pub rule: &'static str,
}

impl Line {
    /// A sentence and its rule.
    #[must_use]
    pub fn new(text: impl Into<String>, rule: &'static str) -> Self {
        Self { text: text.into(), rule }
    }
}

/// Words in a row: `one`, `one and two`, `one, two and three`.
#[must_use]
pub fn listed(words: &[String], and: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

/// A label as it stands within a sentence: all its letters small.
#[must_use]
pub fn lower(label: &str) -> String {
    label.chars().map(small).collect()
}

/// A sentence as it stands within another: its first letter small.
#[must_use]
pub fn inner(sentence: &str) -> String {
    with_first(sentence, small)
}

/// The same words with a capital first.
#[must_use]
pub fn capital(words: &str) -> String {
    with_first(words, large)
}

fn with_first(text: &str, change: fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(change).into_iter().chain(letters).collect()
}

/// A letter of the languages that we speak, small. The tables for all others would weigh as much as a game's drawings.
const fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => (letter as u8 + 32) as char,
        'Œ' => 'œ',
        _ => letter,
    }
}

/// The same as a capital.
const fn large(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => (letter as u8 - 32) as char,
        'œ' => 'Œ',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_its_tag() {
        for lang in Lang::ALL {
            assert_eq!(Lang::of(lang.tag()), lang);
        }
        assert_eq!((Lang::of("fr-CA"), Lang::of("de"), Lang::of("")), (Lang::Fr, Lang::En, Lang::En));
    }

    #[test]
    fn words_stand_in_a_row() {
        let said = |count: usize| listed(&["one", "two", "three"].map(str::to_owned)[..count], "and");
        assert_eq!([0, 1, 2, 3].map(said), ["", "one", "one and two", "one, two and three"]);
    }
    #[test]
    fn letters_of_our_languages_are_small_or_capital() {
        for letter in ('\0'..='ÿ').chain(['Œ', 'œ']).filter(|letter| !"ßµÿ".contains(*letter)) {
            assert_eq!(lower(&letter.to_string()), letter.to_lowercase().to_string());
            assert_eq!(capital(&letter.to_string()), letter.to_uppercase().to_string());
        }
        assert_eq!((inner("Été à Édo"), capital("été à Édo")), ("été à Édo".into(), "Été à Édo".into()));
        assert_eq!((inner(""), capital("武")), (String::new(), "武".into()));
    }
}
