//! What a frame is asked to show, as its address says.

use crate::games::SLUGS;
use crate::kernel::{Level, Player};

/// What to show, and how.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Config {
    /// The slug of the game.
    pub game: String,
    /// The rule whose diagram is wanted; else the game itself.
    pub rule: Option<String>,
    /// Who sits where; empty for the usual seats.
    pub seats: Vec<Player>,
    /// The options that differ from the usual: which one and which choice, counted from 0.
    pub variants: Vec<(usize, usize)>,
    /// The tag of the language; else the browser's.
    pub lang: Option<String>,
    /// The colours: `light` or `dark`; else the device's.
    pub theme: Option<String>,
    /// Whose page may steer the frame and hear of the game; else it is told the frame's height alone.
    pub origin: Option<String>,
    /// What the page calls this frame, sent back with every message.
    pub id: String,
    /// What its game is kept under: another one for whatever asks for something else.
    pub key: String,
}

/// What is wrong with an address: the name of a value, and the value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mistake {
    /// Which value.
    pub name: &'static str,
    /// As it was given.
    pub value: String,
}

impl Config {
    /// Reads an address, of which `value` gives each value by its name. `None` if it asks for no game, nor for a rule, which
    /// names its game, and so is not that of a frame.
    ///
    /// # Errors
    /// The first value that says nothing we know.
    pub fn read(value: impl Fn(&str) -> Option<String>) -> Result<Option<Self>, Mistake> {
        let value = |name: &str| value(name).filter(|value| !value.is_empty());
        let game = match (value("game"), value("rule")) {
            (Some(game), _) => game,
            (None, Some(rule)) => match game_of(&rule) {
                Some(game) => game.to_owned(),
                None => return Err(Mistake { name: "rule", value: rule }),
            },
            (None, None) => return Ok(None),
        };
        let checked = |name: &'static str, is_good: &dyn Fn(&str) -> bool| match value(name) {
            Some(value) if !is_good(&value) => Err(Mistake { name, value }),
            value => Ok(value),
        };
        let mut config = Self {
            rule: checked("rule", &|rule| {
                rule.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            })?,
            lang: checked("lang", &is_lang)?,
            theme: checked("theme", &is_theme)?,
            origin: checked("origin", &is_origin)?,
            id: value("id").unwrap_or_default().chars().take(64).collect(),
            key: key(&["game", "seats", "variants", "origin", "page", "id"]
                .map(value)
                .map(Option::unwrap_or_default)),
            ..Self::default()
        };
        // These are for `frame.js` alone.
        checked("accent", &is_colour)?;
        checked("save", &|save| ["on", "off"].contains(&save))?;
        checked("start", &|start| ["now", "press"].contains(&start))?;
        let wrong = |name: &'static str| move |value| Mistake { name, value };
        config.seats = seats(&value("seats").unwrap_or_default()).map_err(wrong("seats"))?;
        config.variants = variants(&value("variants").unwrap_or_default()).map_err(wrong("variants"))?;
        if !SLUGS.contains(&game.as_str()) {
            return Err(Mistake { name: "game", value: game });
        }
        config.game = game;
        Ok(Some(config))
    }
}

/// The game of a rule, whose id begins with three letters of the game's name: those of its last word, behind the first
/// letter of the word before.
fn game_of(rule: &str) -> Option<&'static str> {
    let begins = |slug: &&&str| {
        let (before, last) = slug.rsplit_once('-').unwrap_or(("", slug));
        let letters = format!("{}{last}", before.get(..1).unwrap_or_default());
        letters
            .get(..3)
            .zip(rule.get(..3))
            .is_some_and(|(letters, begins)| letters.eq_ignore_ascii_case(begins))
    };
    SLUGS.iter().find(begins).copied()
}

/// A key for some values, of signs that any address may hold: the sum of all their letters, as FNV-1a has it.
fn key(values: &[String]) -> String {
    let all = values.join("\n");
    let sum = all
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("frame-{sum:x}")
}

/// Whether it is the tag of a language that we speak.
pub(super) fn is_lang(tag: &str) -> bool {
    tag.starts_with("fr") || tag.starts_with("en")
}

/// Whether it is the name of a theme.
pub(super) fn is_theme(name: &str) -> bool {
    ["auto", "light", "dark"].contains(&name)
}

fn is_colour(text: &str) -> bool {
    let digits = text.trim_start_matches('#');
    digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// Whether this is a scheme, a host and perhaps a port, and nothing more.
fn is_origin(text: &str) -> bool {
    text.split_once("://").is_some_and(|(scheme, host)| {
        let is_host = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        ["https", "http"].contains(&scheme) && !host.is_empty() && host.bytes().all(is_host)
    })
}

/// Reads seats such as `human,bot2,bot`.
///
/// # Errors
/// The one that is nobody we know.
pub fn seats(text: &str) -> Result<Vec<Player>, String> {
    let one = |seat: &str| match seat.trim() {
        "human" => Ok(Player::human()),
        "bot" | "bot1" => Ok(Player::bot(Level::Novice)),
        "bot2" => Ok(Player::bot(Level::Adept)),
        "bot3" => Ok(Player::bot(Level::Master)),
        other => Err(other.to_owned()),
    };
    text.split(',').filter(|seat| !seat.trim().is_empty()).map(one).collect()
}

/// Reads variants such as `1:2,3:1`: the option and its choice, counted from 1 as they stand on the setup screen.
fn variants(text: &str) -> Result<Vec<(usize, usize)>, String> {
    let one = |variant: &str| {
        let (option, choice) = variant.split_once(':')?;
        let number = |text: &str| text.trim().parse::<usize>().ok()?.checked_sub(1);
        Some((number(option)?, number(choice)?))
    };
    let known = text.split(',').filter(|variant| !variant.trim().is_empty());
    known.map(|variant| one(variant).ok_or_else(|| variant.to_owned())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An address as a person would write it: no source of ours names one, which a test holds against all of them.
    fn named(address: &str) -> String {
        address.replace("SCHEME", "https")
    }

    fn read(address: &str) -> Result<Option<Config>, Mistake> {
        let address = named(address);
        let value = |name: &str| {
            let mut pairs = address.split('&').filter_map(|pair| pair.split_once('='));
            pairs.find(|(known, _)| *known == name).map(|(_, value)| value.to_owned())
        };
        Config::read(value)
    }

    #[test]
    fn an_address_without_a_game_is_not_that_of_a_frame() {
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("lang=fr&theme=neon"), Ok(None));
    }

    #[test]
    fn a_rule_names_its_game() {
        for (rule, game) in [("SHO-13", "shogun"), ("shi-12", "shinobi"), ("NCA-D4j", "ninja-camp")] {
            let config = read(&format!("rule={rule}")).expect("clear").expect("a frame");
            assert_eq!((config.game.as_str(), config.rule.as_deref()), (game, Some(rule)));
        }
        // Every rule of every rules page leads to its game, and to no other.
        for slug in SLUGS {
            let page = format!("src/games/{}/text/rules.en.txt", slug.replace('-', "_"));
            let page = std::fs::read_to_string(page).expect("a rules page");
            let is_id = |word: &&str| {
                word.contains('-') && word.bytes().take(3).all(|sign| sign.is_ascii_uppercase())
            };
            let ids = page.lines().filter_map(|line| line.split_whitespace().next()).filter(is_id);
            assert!(ids.clone().count() > 10, "{slug}");
            ids.for_each(|id| assert_eq!(game_of(id), Some(*slug), "{id}"));
        }
        let other = read("game=shinobi&rule=SHO-13").expect("clear").expect("a frame");
        assert_eq!(other.game, "shinobi", "what is said outright counts");
        let unknown = Mistake { name: "rule", value: "GO-1".into() };
        assert_eq!(read("rule=GO-1"), Err(unknown));
    }

    #[test]
    fn everything_that_may_be_asked_for_is_read() {
        let address = "game=shinobi&seats=human,bot2,bot3&lang=fr&theme=dark&accent=#aa0011&save=off&start=now\
                       &origin=SCHEME://sheets.example:8443&id=beside-4&variants=1:2";
        let config = read(address).expect("clear").expect("a frame");
        assert_eq!(config.seats, [Player::human(), Player::bot(Level::Adept), Player::bot(Level::Master)]);
        assert_eq!(config.variants, [(0, 1)]);
        assert_eq!(config.id, "beside-4");
        assert_eq!(config.origin, Some(named("SCHEME://sheets.example:8443")));
    }

    #[test]
    fn what_is_kept_for_a_frame_is_for_no_other() {
        let key = |address: &str| read(address).expect("clear").expect("a frame").key;
        let keys = [
            "game=shogun",
            "game=shinobi",
            "game=shogun&id=one",
            "game=shogun&id=two",
            "game=shogun&id=règle/1",
            "game=shogun&seats=human,bot",
            "game=shogun&seats=human,bot2",
            "game=shogun&variants=1:2",
            "game=shogun&page=/sheets/1",
            "game=shogun&page=/sheets/2",
            "game=shogun&origin=SCHEME://sheets.example",
        ]
        .map(key);
        for (place, one) in keys.iter().enumerate() {
            assert!(one.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-'), "{one}");
            assert!(!keys[..place].contains(one), "{one}");
        }
        // Whatever it looks like, it is the same game.
        assert_eq!(key("game=shogun"), key("game=shogun&lang=fr&theme=dark&accent=#aa0011"));
        assert_eq!(read("game=shogun&id=règle/1").expect("clear").expect("a frame").id, "règle/1");
    }

    #[test]
    fn what_says_nothing_we_know_is_named() {
        for (address, name, value) in [
            ("game=chess", "game", "chess"),
            ("game=shogun&seats=human,robot", "seats", "robot"),
            ("game=shogun&variants=0:1", "variants", "0:1"),
            ("game=shogun&lang=de", "lang", "de"),
            ("game=shogun&theme=neon", "theme", "neon"),
            ("game=shogun&accent=red;x", "accent", "red;x"),
            ("game=shogun&origin=*", "origin", "*"),
            ("game=shogun&origin=SCHEME://a/b", "origin", "SCHEME://a/b"),
            ("game=shogun&origin=ftp://a", "origin", "ftp://a"),
            ("game=shogun&start=soon", "start", "soon"),
            ("game=shogun&save=perhaps", "save", "perhaps"),
            ("game=shogun&rule=\"><script>", "rule", "\"><script>"),
        ] {
            assert_eq!(read(address), Err(Mistake { name, value: named(value) }), "{address}");
        }
    }
}
