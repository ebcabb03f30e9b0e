//! Laws that hold for every game: written once, run on each registered game and on the one made for tests.
//!
//! `cargo xtask soak` plays a million games of each.

mod lanterns;
mod soak;

use std::collections::HashSet;

use engawa::bots::Botted;
use engawa::games::{self, Visitor};
use engawa::kernel::{
    Chance, ChanceExt, Fast, Game, Next, Out, Player, Refused, Seat, Seats, Seed, Session, Viewer,
};

/// Every law against every step of so many random games.
fn obeys<G: Game>(games: u64) {
    if soak::wanted(G::ABOUT.slug) {
        soak::soak(&format!("{} games", G::ABOUT.slug), games, |number| ("played", play::<G>(number)));
    }
}

struct Laws;

impl Visitor for Laws {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        obeys::<G>(2_000);
    }
}

#[test]
fn every_registered_game_obeys_the_laws() {
    assert_eq!(games::visit_all(&mut Laws).len(), games::SLUGS.len());
}

#[test]
fn the_test_game_obeys_the_laws() {
    obeys::<lanterns::Lanterns>(3_000);
}

#[test]
fn slugs_are_unique_and_fit_addresses() {
    let unique: HashSet<_> = games::SLUGS.iter().collect();
    assert_eq!(unique.len(), games::SLUGS.len());
    for slug in games::SLUGS {
        assert!(slug.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'), "{slug}");
    }
}

/// Plays one random game and holds every law against every step of it. How many moves it took.
fn play<G: Game>(number: u64) -> usize {
    let mut chance = Fast::new(number);
    let seats = *chance.pick(&G::ABOUT.seats.collect::<Vec<_>>()).expect("some seats");
    let players = vec![Player::human(); usize::from(seats)];
    let setup = any_setup::<G>(&mut chance);
    let mut session = Session::<G>::new(setup.clone(), players, Seed(number)).expect("seats fit");
    // The same game beside the session, to look at the truth that the session hides.
    let mut truth = G::deal(&setup, seats, &mut Seed(number).moment(0));
    let mut earlier = Vec::new();
    // What one seat has done and could still take back, with the states before and after.
    let mut loose: Vec<(G, G::Move, G)> = Vec::new();
    loop {
        soak::at(session.len());
        assert!(session.len() <= G::ABOUT.longest as usize, "it goes on and on");
        assert_eq!(truth.audit(), Ok(()));
        assert_eq!(truth.view(Viewer::Table), session.view(Viewer::Table));
        views_hide_and_guesses_fit(&session, seats, &earlier, &mut chance);
        let waiting = match session.next() {
            Next::Over(outcome) => {
                let total: f64 = Seat::all(seats).map(|seat| outcome.share(seat, seats)).sum();
                assert!((total - 1.0).abs() < 1e-9, "{outcome:?}");
                for seat in Seat::all(seats) {
                    assert!(session.moves(seat).is_empty(), "moves after the end");
                }
                break;
            }
            Next::Humans(waiting) => waiting,
            Next::Bot(..) => unreachable!("no bots here"),
        };
        assert!(!waiting.is_empty(), "nobody acts and nobody has won");
        for seat in Seat::all(seats) {
            listed_moves_are_legal_and_unique(&session, seat, waiting.has(seat));
        }
        illegal_moves_change_nothing(&mut session, seats, &earlier, &mut chance);
        let actors: Vec<Seat> = waiting.iter().collect();
        let seat = *chance.pick(&actors).expect("somebody");
        let view = session.view(Viewer::Seat(seat));
        let mv = G::guess(&view, &mut chance).sample(seat, &mut chance).expect("who is to act has a move");
        session.check(seat, &mv).unwrap_or_else(|why| panic!("sampled {mv:?}: {why:?}"));
        let before = truth.clone();
        let mut chance_of_step = Seed(number).moment(session.len() as u64 + 1);
        let mut out = Out::new();
        truth.apply(seat, &mv, &mut chance_of_step, &mut out);
        if !out.is_sealed() && chance_of_step.into_draws().is_empty() {
            unsealed_moves_show_nothing_new(&before, seat, &mv, &truth, &mut chance);
            loose.push((before, mv.clone(), truth.clone()));
        } else {
            loose.clear();
        }
        if truth.to_act() != Seats::one(seat) {
            for (before, mv, after) in loose.drain(..) {
                for other in Seat::all(seats).filter(|&other| other != seat) {
                    unsealed_moves_show_others_nothing(&before, seat, &mv, &after, other, &mut chance);
                }
            }
        }
        session.submit(seat, mv.clone()).expect("checked");
        earlier.push(mv);
        if session.len() % 16 == 1 {
            redo_brings_back_what_undo_took(&session);
            broken_views_do_no_harm(&session, seats, &mut chance);
        }
    }
    replays_the_same(&session, seats);
    session.len()
}

/// Every value that can be read is playable: half of the games are played with options read from random bytes.
fn any_setup<G: Game>(chance: &mut Fast) -> G::Setup {
    let bytes: Vec<u8> =
        (0..64).map(|_| if chance.below(2) == 0 { 0 } else { chance.below(8) as u8 }).collect();
    if chance.below(2) == 0 {
        return G::Setup::default();
    }
    postcard::take_from_bytes(&bytes).map_or_else(|_| G::Setup::default(), |(setup, _)| setup)
}

/// A move that can be taken back told its maker nothing: made in a guess instead of the truth, it looks the same.
fn unsealed_moves_show_nothing_new<G: Game>(
    before: &G,
    seat: Seat,
    mv: &G::Move,
    after: &G,
    chance: &mut Fast,
) {
    let viewer = Viewer::Seat(seat);
    let mut guessed = G::guess(&before.view(viewer), chance);
    guessed.apply(seat, mv, chance, &mut Out::silent());
    assert_eq!(guessed.view(viewer), after.view(viewer), "{mv:?} reveals and does not seal");
}

/// Nor did it tell the others: wherever they could think to be, something could be done that looks to them as this did.
fn unsealed_moves_show_others_nothing<G: Game>(
    before: &G,
    seat: Seat,
    mv: &G::Move,
    after: &G,
    other: Seat,
    chance: &mut Fast,
) {
    let viewer = Viewer::Seat(other);
    let guessed = G::guess(&before.view(viewer), chance);
    let mut could = Vec::new();
    if guessed.check(seat, mv).is_ok() {
        could.push(mv.clone());
    }
    guessed.moves(seat, &mut could);
    let seen = after.view(viewer);
    let looks_the_same = |mv: G::Move| {
        let mut guessed = guessed.clone();
        guessed.apply(seat, &mv, chance, &mut Out::silent());
        guessed.view(viewer) == seen
    };
    assert!(could.into_iter().any(looks_the_same), "{mv:?} reveals to {other:?} and does not seal");
}

fn redo_brings_back_what_undo_took<G: Game>(session: &Session<G>) {
    let mut tried = session.clone();
    if tried.undo(None).is_ok() {
        assert!(tried.len() < session.len());
        while tried.redo() {}
        assert_eq!(tried.record(), session.record());
        assert_eq!(tried.view(Viewer::Table), session.view(Viewer::Table));
    }
}

/// A bot in a worker reads its view from bytes. A view survives that, and whatever else can be read as one is refused by
/// the audit or can be played on from.
fn broken_views_do_no_harm<G: Game>(session: &Session<G>, seats: u8, chance: &mut Fast) {
    let seat = Seat::new(chance.below(u32::from(seats)) as u8);
    let view = session.view(Viewer::Seat(seat));
    let mut bytes = postcard::to_allocvec(&view).expect("a plain value");
    assert_eq!(postcard::from_bytes(&bytes), Ok(view));
    for _ in 0..4 {
        let at = chance.below(bytes.len() as u32) as usize;
        bytes[at] = chance.below(256) as u8;
        let Ok(broken) = postcard::from_bytes::<G::View>(&bytes) else { continue };
        let mut guess = G::guess(&broken, chance);
        if guess.audit().is_ok()
            && let Some(seat) = guess.to_act().first()
            && let Some(mv) = guess.sample(seat, chance)
        {
            guess.apply(seat, &mv, chance, &mut Out::new());
        }
    }
}

/// `guess(view).view == view`, for every seat and the table, and the guessed state allows the same moves: what
/// a viewer cannot see changes neither.
fn views_hide_and_guesses_fit<G: Game>(
    session: &Session<G>,
    seats: u8,
    earlier: &[G::Move],
    chance: &mut Fast,
) {
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]) {
        let view = session.view(viewer);
        let guessed = G::guess(&view, chance);
        assert_eq!(guessed.view(viewer), view, "{viewer:?} sees something else in a guess");
        assert_eq!(guessed.audit(), Ok(()), "{viewer:?}");
        if let Viewer::Seat(seat) = viewer {
            let mut moves = Vec::new();
            guessed.moves(seat, &mut moves);
            assert_eq!(moves, session.moves(seat), "{viewer:?} could do something else");
            // A refusal does not tell either.
            if let Some(mv) = chance.pick(earlier) {
                let refused = guessed.check(seat, mv).map_err(Refused::Illegal);
                assert_eq!(refused, session.check(seat, mv), "{viewer:?} {mv:?}");
            }
        }
    }
}

fn listed_moves_are_legal_and_unique<G: Game>(session: &Session<G>, seat: Seat, acts: bool) {
    let moves = session.moves(seat);
    assert_eq!(!moves.is_empty(), acts, "{seat:?} to act and moves listed disagree");
    // All in one row: a set of its own for each step takes far longer.
    let (mut bytes, mut ends) = (Vec::new(), vec![0]);
    for mv in &moves {
        assert_eq!(session.check(seat, mv), Ok(()), "{mv:?}");
        bytes = postcard::to_extend(mv, bytes).expect("a plain value");
        ends.push(bytes.len());
    }
    let mut written: Vec<&[u8]> = ends.windows(2).map(|ends| &bytes[ends[0]..ends[1]]).collect();
    written.sort_unstable();
    assert!(written.windows(2).all(|two| two[0] != two[1]), "{seat:?} has a move twice in {moves:?}");
}

/// Tries moves of other moments and other seats; those that are refused must leave no trace.
fn illegal_moves_change_nothing<G: Game>(
    session: &mut Session<G>,
    seats: u8,
    earlier: &[G::Move],
    chance: &mut Fast,
) {
    for _ in 0..4 {
        let Some(mv) = chance.pick(earlier).cloned() else { return };
        let seat = Seat::new(chance.below(u32::from(seats)) as u8);
        if session.check(seat, &mv).is_err() {
            let viewers = || Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]);
            let before: Vec<G::View> = viewers().map(|viewer| session.view(viewer)).collect();
            let steps = session.len();
            assert!(session.submit(seat, mv).is_err());
            assert!(before.iter().cloned().eq(viewers().map(|viewer| session.view(viewer))));
            assert_eq!(session.len(), steps);
        }
    }
}

fn replays_the_same<G: Game>(session: &Session<G>, seats: u8) {
    let text = session.record().to_text();
    let again = Session::<G>::load(&text).expect("what was written can be read");
    assert_eq!(again.record(), session.record());
    for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Table]) {
        for step in [0, session.len() / 2, session.len()] {
            assert_eq!(again.view_at(step, viewer), session.view_at(step, viewer));
        }
        for step in 0..session.len() {
            assert!(again.heard(step, viewer).eq(session.heard(step, viewer)), "step {step} {viewer:?}");
        }
    }
}
