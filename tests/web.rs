//! The same results everywhere: run natively by `cargo test` and in the browser by `cargo xtask test`.

use engawa::bots::{self, Botted};
use engawa::games::errand::{self, Errand};
use engawa::games::ninja_dice::{Gesture, Pose, Tumble};
use engawa::games::shogun::Shogun;
use engawa::games::{self, Visitor};
use engawa::kernel::{ChanceExt, Fast, Game, Level, Next, Out, Player, Seat, Seed, Session, Viewer};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// A number that grows out of bytes, whatever the platform.
struct Sum(u64);

impl Sum {
    const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: impl AsRef<[u8]>) {
        for byte in bytes.as_ref() {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// Plays a random game and adds its end: the whole true state, as developers see it, and what was drawn on the way.
fn add_end<G: Game>(sum: &mut Sum, number: u64) {
    let mut chance = Fast::new(number);
    let seats = *chance.pick(&G::ABOUT.seats.collect::<Vec<_>>()).expect("some seats");
    let mut game = G::deal(&G::Setup::default(), seats, &mut Seed(number).moment(0));
    for step in 1.. {
        let actors: Vec<Seat> = game.to_act().iter().collect();
        let Some(&seat) = chance.pick(&actors) else { break };
        // Through a view, as everybody plays: so guessing too is the same everywhere.
        let guessed = G::guess(&game.view(Viewer::Seat(seat)), &mut chance);
        let mv = guessed.sample(seat, &mut chance).expect("who is to act has a move");
        let mut moment = Seed(number).moment(step);
        game.apply(seat, &mv, &mut moment, &mut Out::silent());
        moment.into_draws().iter().for_each(|draw| sum.add(draw.to_le_bytes()));
    }
    sum.add(format!("{game:?}"));
}

/// So many games of each: ten thousand in all.
const GAMES: u64 = 2_000;

/// A line for each game: its slug, and the sum of how its games end.
struct Ends;

impl Visitor for Ends {
    type Out = String;
    fn visit<G: Botted>(&mut self) -> String {
        let mut sum = Sum::new();
        (0..GAMES).for_each(|number| add_end::<G>(&mut sum, number));
        format!("{} {:016x}\n", G::ABOUT.slug, sum.0)
    }
}

/// `ENGAWA_BLESS=1 cargo test --test web` writes the sums anew, natively.
#[test]
fn ten_thousand_games_end_the_same_natively_and_in_the_browser() {
    let ends = games::visit_all(&mut Ends).concat();
    #[cfg(not(target_arch = "wasm32"))]
    if std::env::var_os("ENGAWA_BLESS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ends.txt"), &ends).expect("a file");
        return;
    }
    assert_eq!(ends, include_str!("ends.txt"));
}

/// A thousand throws of Ninja Dice, every other one around dice that lie where some of the throw before came to rest.
fn throws() -> u64 {
    let mut chance = Fast::new(1000);
    let mut sum = Sum::new();
    let mut lying: [Option<Pose>; 5] = [None; 5];
    for luck in 0..1000 {
        let seats = 2 + (luck % 4) as u8;
        let mut gestures = [None; 5];
        for seat in Seat::all(seats) {
            gestures[seat.index()] = Some(Gesture::any(seat, seats, &mut chance));
        }
        let threats = core::array::from_fn(|die| Some(Seat::new(1 + die as u8 % (seats - 1))));
        let rest = Tumble { seats, active: Seat::new(0), lying, threats, gestures, luck }.run();
        lying = if luck % 2 == 0 {
            [Some(rest.skills[0]), None, Some(rest.skills[2]), None, None]
        } else {
            [None; 5]
        };
        for pose in rest.skills.iter().chain(rest.threats.iter().flatten()) {
            for part in [pose.x as u16, pose.y as u16, pose.turn.parts()] {
                sum.0 = (sum.0 ^ u64::from(part)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    sum.0
}

#[test]
fn dice_roll_the_same_natively_and_in_the_browser() {
    assert_eq!(throws(), 14_487_513_134_247_246_238);
}

#[test]
fn a_bot_decides_the_same_natively_and_in_the_browser() {
    let players = vec![Player::bot(Level::Adept); 2];
    let mut session = Session::<Shogun>::new(<_>::default(), players, Seed(5)).expect("two seats");
    while let (Next::Bot(seat, level), true) = (session.next(), session.len() < 12) {
        let view = session.view(Viewer::Seat(seat));
        let mv = bots::decide(&mut *Shogun::thinker(&view, seat, level, session.len() as u64));
        session.submit(seat, mv).expect("legal");
    }
    let played = "engawa.1.shogun.1.AgABAQABAQUFAAAAAAAMAAgABQIGAQAEAwABCAAGBQEEAwACAAADAQARAAEDAT4sAAADAQUUAAEDAT0dAAADAQQF\
        AAEDAR0UAAADAQIUAAEDASwUAAADAREUAAEDATwjAA.d814086c";
    assert_eq!(session.record().to_text(), played);
}

/// An errand carried out in slices of any size, as between two frames of the page.
struct Errands;

impl Visitor for Errands {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        let players = vec![Player::bot(Level::Novice); usize::from(*G::ABOUT.seats.start())];
        let session = Session::<G>::new(G::Setup::default(), players, Seed(3)).expect("seats fit");
        let Next::Bot(seat, level) = session.next() else { panic!("a bot begins") };
        let bytes = Errand::new::<G>(&session.view(Viewer::Seat(seat)), seat, level, 9).to_bytes();
        let mut mind = Errand::from_bytes(&bytes).and_then(|errand| errand.begin()).expect("an errand");
        let mv = (0..1_000_000).find_map(|_| mind.think(50)).expect("a decision");
        let mv = errand::read_move::<G>(&mv).expect("a move");
        assert_eq!(session.check(seat, &mv), Ok(()));
    }
}

#[test]
fn errands_come_back_with_a_legal_move() {
    assert_eq!(games::visit_all(&mut Errands).len(), games::SLUGS.len());
}
