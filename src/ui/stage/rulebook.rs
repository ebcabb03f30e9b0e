//! The text of a rules page: sections of articles, each with an id and an anchor.
//!
//! It is written by hand, a file for each game and language, and loaded when a rules page is opened:
//!
//! ```text
//! # A heading
//!
//! SHO-13
//! What holds, in our words, over
//! as many lines as it takes.
//!
//! SHO-D1 reconstructed
//! Component data says how sure we are of it.
//! ```

/// A part of a rules page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// Its heading.
    pub title: String,
    /// Its paragraphs.
    pub articles: Vec<Article>,
}

/// A paragraph of a rules page with an anchor of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Article {
    /// The id: `SHO-13`, `SHO-D1`, `SHO-R2`.
    pub id: String,
    /// What else it is.
    pub kind: Kind,
    /// What holds, in our words.
    pub text: String,
}

/// What an article of a rules page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A rule of the sheet.
    Rule,
    /// How we read the sheet where it is silent, with the reason in the text.
    Ruling,
    /// Component data read off published components.
    Printed,
    /// Component data forced by arithmetic or by the sheet.
    Derived,
    /// Component data chosen so that the game plays well.
    Reconstructed,
}

impl Kind {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "" => Self::Rule,
            "ruling" => Self::Ruling,
            "printed" => Self::Printed,
            "derived" => Self::Derived,
            "reconstructed" => Self::Reconstructed,
            _ => return None,
        })
    }
}

/// Reads a rules page.
///
/// # Errors
/// The first block that is none.
pub fn read(text: &str) -> Result<Vec<Section>, String> {
    let mut sections: Vec<Section> = Vec::new();
    for block in text.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        if let Some(title) = block.strip_prefix("# ") {
            sections.push(Section { title: title.to_owned(), articles: Vec::new() });
            continue;
        }
        let wrong = || format!("not an article: {block}");
        let (head, body) = block.split_once('\n').ok_or_else(wrong)?;
        let (id, kind) = head.split_once(' ').unwrap_or((head, ""));
        let kind = Kind::named(kind).ok_or_else(wrong)?;
        let article = Article { id: id.to_owned(), kind, text: body.replace('\n', " ") };
        sections.last_mut().ok_or_else(wrong)?.articles.push(article);
    }
    Ok(sections)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sections_articles_and_kinds_are_read() {
        let sections =
            read("# One\n\nA-1\nFirst\nrule.\n\nA-D1 derived\nData.\n\n# Two\n\nA-R1 ruling\nSo.\n");
        let sections = sections.expect("a rules page");
        assert_eq!(sections.iter().map(|section| section.articles.len()).collect::<Vec<_>>(), [2, 1]);
        let [rule, data] = &sections[0].articles[..] else { panic!("two articles") };
        assert_eq!((rule.id.as_str(), rule.kind, rule.text.as_str()), ("A-1", Kind::Rule, "First rule."));
        assert_eq!((data.kind, sections[1].articles[0].kind), (Kind::Derived, Kind::Ruling));
    }

    #[test]
    fn what_is_no_article_is_named() {
        for wrong in ["A-1\nNo section.", "# One\n\nA-1", "# One\n\nA-1 guessed\nText."] {
            assert!(read(wrong).is_err_and(|error| error.contains("A-1")), "{wrong}");
        }
    }
}
