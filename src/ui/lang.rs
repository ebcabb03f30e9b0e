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
}
