//! What a frame and the page around it say to each other, version 1.
//!
//! Every message is a plain object with `ns: "engawa"`, `v: 1`, `id` (the page's name for the frame) and `type`. Only what
//! everybody at the table may know leaves the frame.

use super::config::{is_lang, is_theme, seats};
use crate::kernel::Player;

/// The namespace of all messages.
pub const NAMESPACE: &str = "engawa";

/// The version of what is said here.
pub const VERSION: u32 = 1;

/// What the frame says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said<'a> {
    /// It is there.
    Ready {
        /// The slug of the game.
        game: &'a str,
    },
    /// How high it would like to be, in pixels.
    Resize {
        /// So high.
        height: u32,
    },
    /// The game waits for somebody else than before.
    Turn {
        /// For these seats, counted from 1.
        seats: &'a [usize],
        /// After so many steps.
        step: usize,
    },
    /// The game is over.
    Over {
        /// These seats have won, counted from 1.
        winners: &'a [usize],
        /// In a sentence.
        text: &'a str,
    },
    /// The record that was asked for.
    Save {
        /// As it would be kept.
        record: &'a str,
    },
    /// Something that was asked for cannot be.
    Error {
        /// Why, in a sentence.
        text: &'a str,
    },
}

impl Said<'_> {
    /// Whether any page around the frame may hear it, and not only the one that was named.
    #[must_use]
    pub const fn is_for_anybody(&self) -> bool {
        matches!(self, Self::Resize { .. })
    }

    /// As JSON, from the frame that the page calls `id`.
    #[must_use]
    pub fn json(&self, id: &str) -> String {
        let (kind, rest) = match self {
            Self::Ready { game } => ("ready", format!(r#","game":{}"#, quoted(game))),
            Self::Resize { height } => ("resize", format!(r#","height":{height}"#)),
            Self::Turn { seats, step } => ("turn", format!(r#","seats":{},"step":{step}"#, list(seats))),
            Self::Over { winners, text } => {
                ("result", format!(r#","winners":{},"text":{}"#, list(winners), quoted(text)))
            }
            Self::Save { record } => ("save", format!(r#","record":{}"#, quoted(record))),
            Self::Error { text } => ("error", format!(r#","text":{}"#, quoted(text))),
        };
        format!(r#"{{"ns":"{NAMESPACE}","v":{VERSION},"id":{},"type":"{kind}"{rest}}}"#, quoted(id))
    }
}

fn list(numbers: &[usize]) -> String {
    let numbers: Vec<String> = numbers.iter().map(usize::to_string).collect();
    format!("[{}]", numbers.join(","))
}

/// A string of JSON's.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for sign in text.chars() {
        match sign {
            '"' | '\\' => quoted.extend(['\\', sign]),
            control if control < ' ' => quoted += &format!("\\u{:04x}", u32::from(control)),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

/// What the page around the frame asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Other colours: `auto`, `light` or `dark`.
    Theme(String),
    /// Another language, by its tag.
    Lang(String),
    /// A new game.
    New {
        /// With this seed; else any.
        seed: Option<u64>,
        /// With these seats; else those it has.
        seats: Vec<Player>,
    },
    /// This game.
    Load(String),
    /// The record of the game.
    Save,
}

impl Asked {
    /// Reads a message, of which `value` gives each value by its name; `None` for whatever is not said to us, or not as we
    /// say it.
    #[must_use]
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Option<Self> {
        if value("ns")? != NAMESPACE || value("v")? != VERSION.to_string() {
            return None;
        }
        match value("type")?.as_str() {
            "theme" => value("theme").filter(|theme| is_theme(theme)).map(Self::Theme),
            "lang" => value("lang").filter(|lang| is_lang(lang)).map(Self::Lang),
            "new" => {
                let seed = match value("seed") {
                    Some(seed) => Some(seed.parse().ok()?),
                    None => None,
                };
                Some(Self::New { seed, seats: seats(&value("seats").unwrap_or_default()).ok()? })
            }
            "load" => Some(Self::Load(value("record")?)),
            "request-save" => Some(Self::Save),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Chance, Fast, Level};

    fn asked(pairs: &[(&str, &str)]) -> Option<Asked> {
        Asked::read(|name| {
            pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    const OURS: [(&str, &str); 2] = [("ns", "engawa"), ("v", "1")];

    #[test]
    fn what_is_asked_for_is_understood() {
        let with = |more: &[(&'static str, &'static str)]| asked(&[&OURS, more].concat());
        assert_eq!(with(&[("type", "theme"), ("theme", "dark")]), Some(Asked::Theme("dark".into())));
        assert_eq!(with(&[("type", "lang"), ("lang", "fr-CA")]), Some(Asked::Lang("fr-CA".into())));
        assert_eq!(with(&[("type", "request-save")]), Some(Asked::Save));
        assert_eq!(with(&[("type", "load"), ("record", "x")]), Some(Asked::Load("x".into())));
        let seats = vec![Player::human(), Player::bot(Level::Master)];
        assert_eq!(
            with(&[("type", "new"), ("seed", "7"), ("seats", "human,bot3")]),
            Some(Asked::New { seed: Some(7), seats })
        );
        assert_eq!(with(&[("type", "new"), ("seed", "-7")]), None);
        assert_eq!(with(&[("type", "theme"), ("theme", "neon")]), None);
    }

    #[test]
    fn another_namespace_or_version_is_not_ours() {
        assert_eq!(asked(&[("ns", "engawa"), ("v", "2"), ("type", "request-save")]), None);
        assert_eq!(asked(&[("ns", "other"), ("v", "1"), ("type", "request-save")]), None);
        assert_eq!(asked(&[("type", "request-save")]), None);
    }

    #[test]
    fn what_is_said_is_json_whatever_it_quotes() {
        let said = Said::Error { text: "a \"quoted\" \\ line\nbreak" };
        assert_eq!(
            said.json("x\"y"),
            r#"{"ns":"engawa","v":1,"id":"x\"y","type":"error","text":"a \"quoted\" \\ line\u000abreak"}"#
        );
        assert_eq!(
            Said::Turn { seats: &[1, 3], step: 4 }.json(""),
            r#"{"ns":"engawa","v":1,"id":"","type":"turn","seats":[1,3],"step":4}"#
        );
    }

    #[test]
    fn only_the_height_is_for_anybody() {
        assert!(Said::Resize { height: 1 }.is_for_anybody());
        for said in [
            Said::Ready { game: "shogun" },
            Said::Turn { seats: &[], step: 0 },
            Said::Over { winners: &[], text: "" },
            Said::Save { record: "" },
            Said::Error { text: "" },
        ] {
            assert!(!said.is_for_anybody(), "{said:?}");
        }
    }

    #[test]
    fn ten_thousand_malformed_messages_are_nothing_to_us() {
        let names = ["ns", "v", "type", "theme", "lang", "seed", "seats", "record", "__proto__", ""];
        let values =
            ["engawa", "1", "theme", "new", "load", "neon", "-1", "human,,robot", "\u{0}", "[object Object]"];
        let mut chance = Fast::new(9);
        let mut understood = 0;
        for _ in 0..10_000 {
            let mut pairs = Vec::new();
            for name in names {
                if chance.below(3) > 0 {
                    pairs.push((name, values[chance.below(values.len() as u32) as usize]));
                }
            }
            // What is understood at all is well formed.
            if let Some(asked) = asked(&pairs) {
                understood += 1;
                assert!(matches!(asked, Asked::New { .. } | Asked::Load(_)), "{asked:?} from {pairs:?}");
            }
        }
        assert!(understood < 100, "{understood}");
    }
}
