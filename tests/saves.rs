//! Saves: old ones still load, bad ones are refused with a reason, and nothing ever panics.
//!
//! `cargo xtask soak` tries a million mutations of each kind.

mod lanterns;
mod soak;

use std::env;
use std::fs;
use std::path::Path;

use data_encoding::BASE64URL_NOPAD;
use engawa::bots::Botted;
use engawa::games::ninja_camp::{NinjaCamp, Setup};
use engawa::games::shogun::{Illegal, Move, Shogun};
use engawa::games::{self, Visitor};
use engawa::kernel::{
    Chance, ChanceExt, Cites, Fast, Game, LoadError, Next, Outcome, Player, Record, Seat, Seed, Session,
    Viewer, record,
};
use lanterns::Lanterns;
use soak::resealed;

/// A random game, broken off somewhere.
fn some_game<G: Game>(number: u64) -> Session<G> {
    let most = Fast::new(number).below(40) as usize;
    played(number, most)
}

/// A random game of so many steps, or fewer if it ends before.
fn played<G: Game>(number: u64, most: usize) -> Session<G> {
    let mut chance = Fast::new(number);
    let seats = *G::ABOUT.seats.end();
    let players = vec![Player::human(); usize::from(seats)];
    let mut session = Session::<G>::new(G::Setup::default(), players, Seed(number)).expect("seats fit");
    for _ in 0..most {
        let Some(seat) = Seat::all(seats).find(|&seat| !session.moves(seat).is_empty()) else { break };
        let moves = session.moves(seat);
        session.submit(seat, chance.pick(&moves).expect("some").clone()).expect("listed");
    }
    session
}

fn reason<I>(error: &LoadError<I>) -> &'static str {
    match error {
        LoadError::Foreign => "foreign",
        LoadError::Damaged => "damaged",
        LoadError::Newer => "newer",
        LoadError::Older => "older",
        LoadError::OtherGame(_) => "other game",
        LoadError::Seats(_) => "seats",
        LoadError::Setup => "setup",
        LoadError::Unreadable { .. } => "unreadable",
        LoadError::Illegal { .. } => "illegal",
        LoadError::Draws { .. } => "draws",
    }
}

/// Changes, drops, doubles or swaps a few bytes.
fn mutate(bytes: &mut Vec<u8>, chance: &mut Fast) {
    for _ in 0..=chance.below(3) {
        let at = chance.below(bytes.len().max(1) as u32) as usize;
        match chance.below(5) {
            0 if !bytes.is_empty() => bytes[at] = chance.below(256) as u8,
            1 if !bytes.is_empty() => bytes[at] ^= 1 << chance.below(8),
            2 if !bytes.is_empty() => {
                bytes.remove(at);
            }
            3 => bytes.insert(at, chance.below(256) as u8),
            _ => bytes.truncate(at.max(1)),
        }
    }
}

/// How many mutations of each kind are tried with every change.
const TIMES: u64 = 10_000;

/// Mutates what is inside, with a right checksum. Whatever loads must be a game that could have been played.
fn mutated_inside<G: Game>(text: &str, chance: &mut Fast) -> &'static str {
    let parts: Vec<&str> = text.split('.').collect();
    let mut bytes = BASE64URL_NOPAD.decode(parts[4].as_bytes()).expect("ours");
    mutate(&mut bytes, chance);
    let body = format!("engawa.1.{}.{}.{}", parts[2], parts[3], BASE64URL_NOPAD.encode(&bytes));
    match Session::<G>::load(&resealed(&body)) {
        Ok(session) => {
            let again = Session::<G>::load(&session.record().to_text()).expect("what loads can be saved");
            assert_eq!(again.view(Viewer::Table), session.view(Viewer::Table));
            "still a game"
        }
        Err(error) => reason(&error),
    }
}

/// Mutates the text itself: the checksum notices every time.
fn mutated_outside<G: Game>(text: &str, chance: &mut Fast) -> &'static str {
    let mut bytes = text.to_owned().into_bytes();
    mutate(&mut bytes, chance);
    let mutated = String::from_utf8_lossy(&bytes);
    if mutated.trim() == text {
        return "unchanged";
    }
    reason(&Session::<G>::load(&mutated).expect_err("the checksum is wrong"))
}

/// Any bytes, bare and inside a record.
fn byte_soup<G: Game>(chance: &mut Fast) -> &'static str {
    let soup: Vec<u8> = (0..chance.below(200)).map(|_| chance.below(256) as u8).collect();
    let _ = Record::<G>::from_text(&String::from_utf8_lossy(&soup));
    let body = format!("engawa.1.{}.{}.{}", G::ABOUT.slug, G::ABOUT.rules, BASE64URL_NOPAD.encode(&soup));
    Session::<G>::load(&resealed(&body)).map_or_else(|error| reason(&error), |_| "a game")
}

/// Mutates saves in every way; the reasons given where the checksum was right.
fn mutated<G: Game>() -> soak::Results {
    let slug = G::ABOUT.slug;
    if !soak::wanted(slug) {
        return soak::Results::new();
    }
    let texts: Vec<String> = (0..50).map(|number| some_game::<G>(number).record().to_text()).collect();
    let text = |number: u64| &texts[(number % 50) as usize];
    let inside = |number| (mutated_inside::<G>(text(number), &mut Fast::new(number)), 0);
    let reasons = soak::soak(&format!("{slug} saves, resealed"), TIMES, inside);
    let outside = |number| (mutated_outside::<G>(text(number), &mut Fast::new(number)), 0);
    soak::soak(&format!("{slug} saves"), TIMES, outside);
    soak::soak(&format!("{slug} byte soup"), TIMES, |number| (byte_soup::<G>(&mut Fast::new(number)), 0));
    reasons
}

struct Mutations;
impl Visitor for Mutations {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        let reasons = mutated::<G>();
        let tried: u64 = reasons.values().sum();
        assert!(tried < TIMES || reasons.len() >= 4, "the mutations reach few checks: {reasons:?}");
    }
}

#[test]
fn mutated_saves_are_refused_with_a_reason_or_are_games() {
    games::visit_all(&mut Mutations);
}

#[test]
fn mutated_saves_of_a_game_of_chance_are_noticed_by_their_draws() {
    let reasons = mutated::<Lanterns>();
    let tried: u64 = reasons.values().sum();
    assert!(tried < TIMES || reasons.contains_key("draws"), "{reasons:?}");
}

#[test]
fn an_illegal_step_is_named_with_its_rule() {
    let mut record = some_game::<Shogun>(4).record();
    record.steps.truncate(6);
    record.steps[5].mv = Move::Arrange([0, 1, 2, 3, 4, 5, 6]);
    let error = Session::<Shogun>::load(&record.to_text()).expect_err("the home row was laid out long ago");
    assert_eq!(error, LoadError::Illegal { step: 5, why: Illegal::AlreadyArranged });
    assert_eq!(error.to_string(), "step 5 is against SHO-3");
    assert_eq!(Illegal::AlreadyArranged.rule(), "SHO-3");
}

#[test]
fn every_other_reason_is_given_where_it_belongs() {
    let text = some_game::<Shogun>(5).record().to_text();
    let (body, _) = text.rsplit_once('.').expect("ours");
    let load = |text: &str| Session::<Shogun>::load(text).map(|_| ()).map_err(|error| reason(&error));
    assert_eq!(load(&text), Ok(()));
    assert_eq!(load(&format!("  {text}\n")), Ok(()), "space around it is no harm");
    assert_eq!(load(""), Err("foreign"));
    assert_eq!(load("{\"game\":\"shogun\"}"), Err("foreign"));
    assert_eq!(load(&text[..text.len() - 1]), Err("damaged"));
    assert_eq!(load(&text[..40]), Err("damaged"));
    assert_eq!(load(&resealed(&body.replacen("engawa.1.", "engawa.2.", 1))), Err("newer"));
    assert_eq!(load(&resealed(&body.replacen("shogun.1.", "shogun.9.", 1))), Err("newer"));
    assert_eq!(load(&resealed(&body.replacen("engawa.1.", "engawa.0.", 1))), Err("older"));
    assert_eq!(load(&resealed(&body.replacen("shogun.1.", "shogun.0.", 1))), Err("older"));
    assert_eq!(load(&some_game::<Lanterns>(1).record().to_text()), Err("other game"));
    assert_eq!(load(&resealed("engawa.1.shogun.1.AAAA")), Err("seats"));
    assert_eq!(load(&resealed("engawa.1.shogun.1.____")), Err("damaged"));
    assert_eq!(load(&resealed("engawa.1.shogun.1.AAAA.AAAA")), Err("damaged"));
}

/// A save of this game still loads, is of a game that was played to its end, and is written today as it was then, unless
/// something was added behind it since.
struct StillLoads<'a>(&'a str, bool);

impl Visitor for StillLoads<'_> {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        let Self(text, is_whole) = *self;
        let session = Session::<G>::load(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert!(matches!(session.next(), Next::Over(_)), "{text}");
        assert_eq!(session.record().to_text() == text.trim(), is_whole, "{text}");
    }
}

/// One save of every version that is still read of the rules, the format and the options stays in `tests/saves/`:
/// `GAME-VERSION.txt`, and what it was written without behind that. With `ENGAWA_BLESS=1` one that is missing is written.
#[test]
fn saves_of_every_version_still_load() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut kept = Vec::new();
    for entry in fs::read_dir(&folder).expect("a folder") {
        let path = entry.expect("a file").path();
        let (name, text) = (path.file_stem().expect("a name"), fs::read_to_string(&path).expect("a text"));
        let (slug, name) = (record::game_of(&text).expect("a game"), name.to_string_lossy());
        let version = name.strip_prefix(slug).and_then(|rest| rest.strip_prefix('-')).expect("its game");
        let (version, lacks) = version.split_once('-').unwrap_or((version, ""));
        let (version, is_whole) = (version.parse().expect("a version"), lacks.is_empty());
        games::visit(slug, &mut StillLoads(&text, is_whole)).expect(slug);
        if is_whole {
            kept.push((slug.to_owned(), version));
        }
    }
    games::visit_all(&mut Versions(&kept, &folder));
}

/// There is a save of every version of the rules that is still read.
struct Versions<'a>(&'a [(String, u16)], &'a Path);

impl Visitor for Versions<'_> {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        for version in G::ABOUT.reads..=G::ABOUT.rules {
            let slug = G::ABOUT.slug;
            if self.0.iter().any(|(known, kept)| known == slug && *kept == version) {
                continue;
            }
            assert!(
                version == G::ABOUT.rules && env::var_os("ENGAWA_BLESS").is_some(),
                "no save of {slug} {version}"
            );
            let text = played::<G>(1, usize::MAX).record().to_text();
            fs::write(self.1.join(format!("{slug}-{version}.txt")), text + "\n")
                .expect("a folder to write to");
        }
    }
}

/// Written before an option was added behind the others, and after.
#[test]
fn an_option_that_a_save_lacks_reads_as_its_default() {
    let [older, newer] =
        [include_str!("saves/shogun-1-four-options.txt"), include_str!("saves/shogun-1.txt")]
            .map(|text| Session::<Shogun>::load(text).expect("a finished game of version 1"));
    assert_eq!(older.record(), newer.record());
    let older = Session::<NinjaCamp>::load(include_str!("saves/ninja-camp-1-one-option.txt"));
    assert_eq!(older.expect("a finished game of version 1").record().setup, Setup::default());
}

/// A finished game of four, with every option other than by default: a Flamingo took an unused card, a Penguin played
/// a technique once more, a Polar Bear moved a card, Shadows copied.
#[test]
fn a_save_of_ninja_camp_ends_as_it_did() {
    let kept = include_str!("saves/ninja-camp-1.txt");
    let session = Session::<NinjaCamp>::load(kept).expect("a finished game of version 1");
    let end = session.view(Viewer::Table);
    assert_eq!(end.game().scores(), [28, 49, 38, 32]);
    assert_eq!(end.game().outcome(), Some(Outcome::won_by(Seat::new(1))));
}
