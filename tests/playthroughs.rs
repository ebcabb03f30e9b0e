//! Golden games: every step, what everyone was told, and the table as everyone sees it. Read a diff of these
//! files as a review of the rules.
//!
//! `ENGAWA_BLESS=1 cargo test --test playthroughs` writes them anew.

mod lanterns;

use std::fmt::{Debug, Write as _};
use std::path::Path;

use engawa::bots::{self, Botted};
use engawa::games::SLUGS;
use engawa::games::ninja_camp::{self, NinjaCamp};
use engawa::games::ninja_dice::{self, NinjaDice};
use engawa::games::ninja_night::{self, NinjaNight};
use engawa::games::shinobi::{self, Shinobi};
use engawa::games::shogun::Shogun;
use engawa::kernel::{Fast, Game, Level, Next, Player, Seat, Seed, Session, Viewer};

/// Writes down a game as it is played by `choose`.
fn playthrough<G: Game>(
    seats: u8,
    seed: u64,
    show: impl Fn(&G::View) -> String,
    mut choose: impl FnMut(&G::View, Seat) -> G::Move,
) -> String {
    let players = vec![Player::human(); usize::from(seats)];
    let mut session = Session::<G>::new(G::Setup::default(), players, Seed(seed)).expect("seats fit");
    let mut text = format!("{}, {seats} seats, seed {seed}\n", G::ABOUT.slug);
    everyone(&mut text, seats, |viewer| show(&session.view(viewer)));
    while let Next::Humans(waiting) = session.next() {
        let seat = waiting.first().expect("somebody");
        let mv = choose(&session.view(Viewer::Seat(seat)), seat);
        writeln!(text, "\n{}. {seat:?}: {mv:?}", session.len() + 1).expect("text");
        session.submit(seat, mv).expect("legal");
        let step = session.len() - 1;
        let told = |viewer| {
            session
                .heard(step, viewer)
                .map(|event: &G::Event| format!("- {event:?}"))
                .collect::<Vec<_>>()
                .join("\n")
        };
        everyone(&mut text, seats, told);
        everyone(&mut text, seats, |viewer| show(&session.view(viewer)));
    }
    writeln!(text, "\n{:?}\n{}", session.next(), session.record().to_text()).expect("text");
    text
}

/// What the table sees, then each seat's own where it differs.
fn everyone(text: &mut String, seats: u8, seen: impl Fn(Viewer) -> String) {
    let table = seen(Viewer::Table);
    writeln!(text, "{table}").expect("text");
    for seat in Seat::all(seats) {
        let own = seen(Viewer::Seat(seat));
        if own != table {
            writeln!(text, "{seat:?} alone:\n{own}").expect("text");
        }
    }
}

fn matches_file(name: &str, played: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs").join(name);
    if std::env::var_os("ENGAWA_BLESS").is_some() {
        std::fs::write(&path, played).expect("the file can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    for (number, (played, kept)) in played.lines().zip(kept.lines()).enumerate() {
        assert_eq!(played, kept, "{name} line {}", number + 1);
    }
    assert_eq!(played.lines().count(), kept.lines().count(), "{name}");
}

fn plain<V: Debug>(view: &V) -> String {
    format!("{view:?}")
}

/// A game without a file here would change unseen.
#[test]
fn every_registered_game_is_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for slug in SLUGS {
        let path = folder.join(slug).with_extension("txt");
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(kept.starts_with(&format!("{slug}, ")), "no game in {}", path.display());
    }
}

#[test]
fn shogun() {
    let mut luck = 0;
    let played = playthrough::<Shogun>(2, 7, ToString::to_string, |view, seat| {
        luck += 1;
        bots::decide(&mut *Shogun::thinker(view, seat, Level::Novice, luck))
    });
    matches_file("shogun.txt", &played);
}

#[test]
fn ninja_camp() {
    // In this game a Flamingo looks at three cards that nobody else sees.
    let mut chance = Fast::new(5);
    let show = |view: &ninja_camp::View| view.game().to_string();
    let played = playthrough::<NinjaCamp>(3, 2, show, |view, seat| {
        NinjaCamp::guess(view, &mut chance).sample(seat, &mut chance).expect("a move")
    });
    assert!(played.contains(" alone:"), "somebody knows something that the others do not");
    matches_file("ninja-camp.txt", &played);
}

#[test]
fn shinobi() {
    let mut chance = Fast::new(5);
    let show = |view: &shinobi::View| view.game().to_string();
    let played = playthrough::<Shinobi>(3, 4, show, |view, seat| {
        Shinobi::guess(view, &mut chance).sample(seat, &mut chance).expect("a move")
    });
    for event in
        ["Deployed", "Struck", "Placed", "Shifted", "Attacked", "Skipped", "Drew", "LastRound", "Ended"]
    {
        assert!(played.contains(&format!("- {event} ")), "no {event} in this game");
    }
    matches_file("shinobi.txt", &played);
}

#[test]
fn ninja_dice() {
    let mut luck = 0;
    let show = |view: &ninja_dice::View| view.game().to_string();
    let played = playthrough::<NinjaDice>(3, 4, show, |view, seat| {
        luck += 1;
        bots::decide(&mut *NinjaDice::thinker(view, seat, Level::Adept, luck))
    });
    matches_file("ninja-dice.txt", &played);
}

#[test]
fn ninja_night() {
    // Bots, so that chests are picked up, kept and remembered; the village is shown while ninjas are placed.
    let mut luck = 0;
    let show = |view: &ninja_night::View| match view.game().phase() {
        ninja_night::Phase::Placing => format!("{:#}", view.game()),
        _ => view.game().to_string(),
    };
    let played = playthrough::<NinjaNight>(3, 3, show, |view, seat| {
        luck += 1;
        bots::decide(&mut *NinjaNight::thinker(view, seat, Level::Novice, luck))
    });
    assert!(played.contains(" alone:"), "somebody knows something that the others do not");
    matches_file("ninja-night.txt", &played);
}

#[test]
fn lanterns() {
    let mut chance = Fast::new(5);
    let played = playthrough::<lanterns::Lanterns>(3, 7, plain, |view, seat| {
        lanterns::Lanterns::guess(view, &mut chance).sample(seat, &mut chance).expect("a move")
    });
    matches_file("lanterns.txt", &played);
}
