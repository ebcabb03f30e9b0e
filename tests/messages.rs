//! What comes from outside: links, addresses of frames, messages of the page around one. Whatever is understood is as it
//! should be, the rest is refused, and nothing ever panics.
//!
//! `cargo xtask soak` tries a million of each.

mod soak;

use engawa::bots::Botted;
use engawa::embed::config::Config;
use engawa::embed::message::{Asked, Said};
use engawa::games::{self, SLUGS, Visitor};
use engawa::kernel::{Chance, ChanceExt, Fast, Level, Player, Seat, Seed, Session, record};

/// How many of each kind are tried with every change.
const TIMES: u64 = 10_000;

/// Whether what is not about one game is to be tried.
fn wanted() -> bool {
    soak::wanted("messages")
}

/// Names and values as they should be.
const ADDRESS: [(&str, &str); 11] = [
    ("game", "shinobi"),
    ("rule", "SHI-13"),
    ("seats", "human,bot2,bot3"),
    ("variants", "1:2,3:1"),
    ("lang", "fr-CA"),
    ("theme", "dark"),
    ("accent", "#aa2200"),
    ("start", "now"),
    ("save", "off"),
    ("origin", "https://sheets.example:8443"),
    ("id", "beside-4"),
];

const MESSAGE: [(&str, &str); 8] = [
    ("ns", "engawa"),
    ("v", "1"),
    ("type", "new"),
    ("seed", "18446744073709551615"),
    ("seats", "human, bot"),
    ("theme", "auto"),
    ("lang", "en"),
    ("record", "engawa.1.shogun.1.AAAA.00000000"),
];

const TYPES: [&str; 6] = ["theme", "lang", "new", "load", "request-save", "resize"];

/// Changes, drops, doubles or cuts a few letters.
fn mutated(text: &str, chance: &mut Fast) -> String {
    const LETTERS: [char; 12] = ['0', '9', ':', ',', '#', '-', ' ', '"', '\\', '\0', 'é', '\u{1f3ee}'];
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(2) {
        let at = chance.below(letters.len() as u32 + 1) as usize;
        let letter = *chance.pick(&LETTERS).expect("letters");
        match (chance.below(4), letters.get(at).copied()) {
            (0, Some(_)) => letters[at] = letter,
            (1, Some(_)) => _ = letters.remove(at),
            (2, Some(twice)) => letters.insert(at, twice),
            (3, _) => letters.truncate(at),
            _ => letters.insert(at, letter),
        }
    }
    letters.into_iter().collect()
}

/// Some of the pairs, some of them with another's value or a mutated one.
fn pairs(whole: &[(&'static str, &'static str)], chance: &mut Fast) -> Vec<(&'static str, String)> {
    let mut pairs = Vec::new();
    for &(name, value) in whole {
        pairs.push(match chance.below(12) {
            0 => continue,
            1 => (name, chance.pick(whole).expect("pairs").1.to_owned()),
            2 => (name, mutated(value, chance)),
            _ => (name, value.to_owned()),
        });
    }
    pairs
}

fn find(pairs: &[(&'static str, String)], name: &str) -> Option<String> {
    pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| value.clone())
}

fn address(number: u64) -> &'static str {
    let mut chance = Fast::new(number);
    let pairs = pairs(&ADDRESS, &mut chance);
    match Config::read(|name| find(&pairs, name)) {
        Ok(None) => "no frame",
        Err(mistake) => {
            let given = find(&pairs, mistake.name).expect("a value that was given");
            assert!(given.contains(&mistake.value), "{mistake:?} from {pairs:?}");
            "refused"
        }
        Ok(Some(config)) => {
            assert!(SLUGS.contains(&config.game.as_str()), "{config:?}");
            // What ends up in markup, in a style or in an address of ours holds nothing that could leave it.
            let plain = [config.rule, find(&pairs, "accent"), config.origin, config.theme, Some(config.key)]
                .into_iter()
                .flatten()
                .collect::<String>();
            assert!(!plain.contains(['"', '\'', '<', '>', '\\', ';', ' ', '\0']), "{plain:?}");
            assert!(config.id.chars().count() <= 64 && config.seats.len() <= 8);
            "a frame"
        }
    }
}

fn message(number: u64) -> &'static str {
    let mut chance = Fast::new(number);
    let mut pairs = pairs(&MESSAGE, &mut chance);
    let kind = *chance.pick(&TYPES).expect("types");
    pairs
        .iter_mut()
        .filter(|(name, value)| *name == "type" && value == "new")
        .for_each(|(_, value)| *value = kind.into());
    let asked = Asked::read(|name| find(&pairs, name));
    // Whatever was said can be quoted in an answer, which is JSON.
    let (text, id) = (find(&pairs, "record").unwrap_or_default(), find(&pairs, "seats").unwrap_or_default());
    let json: serde_json::Value = serde_json::from_str(&Said::Error { text: &text }.json(&id)).expect("JSON");
    assert_eq!((json["text"].as_str(), json["id"].as_str()), (Some(text.as_str()), Some(id.as_str())));
    let Some(asked) = asked else { return "not for us" };
    assert_eq!((find(&pairs, "ns").as_deref(), find(&pairs, "v").as_deref()), (Some("engawa"), Some("1")));
    match asked {
        Asked::Theme(theme) => assert!(["auto", "light", "dark"].contains(&theme.as_str())),
        Asked::Lang(lang) => assert!(lang.starts_with("fr") || lang.starts_with("en")),
        Asked::New { seed, .. } => {
            assert_eq!(seed, find(&pairs, "seed").map(|seed| seed.parse().expect("a number")));
        }
        Asked::Load(text) => assert_eq!(Some(text), find(&pairs, "record")),
        Asked::Save => {}
    }
    "understood"
}

#[test]
fn mutated_addresses_of_frames_are_refused_by_name_or_clear() {
    if wanted() {
        let results = soak::soak("messages: addresses of frames", TIMES, |number| (address(number), 0));
        assert!(results.len() == 3 || results.values().sum::<u64>() < TIMES, "{results:?}");
    }
}

#[test]
fn mutated_messages_are_understood_or_not_for_us() {
    if wanted() {
        let results = soak::soak("messages", TIMES, |number| (message(number), 0));
        assert!(results.len() == 2 || results.values().sum::<u64>() < TIMES, "{results:?}");
    }
}

/// A link is followed as the page does: to the game that it names, which plays it again.
struct Follows<'a>(&'a str);

impl Visitor for Follows<'_> {
    type Out = &'static str;
    fn visit<G: Botted>(&mut self) -> &'static str {
        Session::<G>::load(self.0).map_or("refused", |_| "a game")
    }
}

/// The record in an address of the page.
#[cfg(feature = "app")]
fn linked(address: &str) -> Option<String> {
    use engawa::ui::route::Route;
    if let Route::Link(text) = Route::parse(address) { Some(text) } else { None }
}

#[cfg(not(feature = "app"))]
fn linked(address: &str) -> Option<String> {
    address.strip_prefix("#/link/").map(str::to_owned)
}

/// The record of a game that has been played for a while.
fn played<G: Botted>() -> String {
    let seats = *G::ABOUT.seats.start();
    let players = vec![Player::bot(Level::Novice); usize::from(seats)];
    let mut session = Session::<G>::new(G::Setup::default(), players, Seed(7)).expect("seats fit");
    for step in 0..12 {
        let Some(seat) = Seat::all(seats).find(|&seat| !session.moves(seat).is_empty()) else { break };
        let moves = session.moves(seat);
        let mv = Fast::new(step).pick(&moves).expect("some").clone();
        session.submit(seat, mv).expect("listed");
    }
    session.record().to_text()
}

struct Links;

impl Visitor for Links {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        let slug = G::ABOUT.slug;
        if !soak::wanted(slug) {
            return;
        }
        let record = played::<G>();
        let (link, body) = (format!("#/link/{record}"), record.rsplit_once('.').expect("ours").0);
        let follow = |number| {
            // Every other one is sealed again, as a forger would: the others stop at the checksum.
            let mutated = match number % 2 {
                0 => mutated(&link, &mut Fast::new(number)),
                _ => format!("#/link/{}", soak::resealed(&mutated(body, &mut Fast::new(number)))),
            };
            let Some(text) = linked(&mutated) else { return ("elsewhere", 0) };
            let slug = record::game_of(&text).map(str::to_owned);
            (slug.and_then(|slug| games::visit(&slug, &mut Follows(&text))).unwrap_or("no game"), 0)
        };
        let results = soak::soak(&format!("{slug} links"), TIMES, follow);
        assert!(results.len() == 4 || results.values().sum::<u64>() < TIMES, "{results:?}");
    }
}

#[test]
fn mutated_links_lead_to_a_game_or_to_a_reason() {
    assert_eq!(games::visit_all(&mut Links).len(), SLUGS.len());
}
