//! The same results everywhere: run natively by `cargo test` and in the browser by `cargo xtask test`.

mod tiny;

use engawa::bots::{self, Botted};
use engawa::games::errand::{self, Errand};
use engawa::games::ninja_dice::{Gesture, Pose, Tumble};
use engawa::games::shogun::Shogun;
use engawa::games::{self, Visitor};
use engawa::kernel::{Chance, ChanceExt, Fast, Game, Level, Next, Player, Seat, Seed, Session, Viewer};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// A number that stands for `games` random games: their moves and their draws. Moves are drawn from
/// what each state allows, so another state soon makes another number.
fn fingerprint<G: Game>(games: u64) -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    let mut add = |text: &str| {
        for byte in text.bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    };
    for number in 0..games {
        let mut chance = Fast::new(number);
        let seats = *chance.pick(&G::ABOUT.seats.collect::<Vec<_>>()).expect("some seats");
        let players = vec![Player::human(); usize::from(seats)];
        let mut session = Session::<G>::new(G::Setup::default(), players, Seed(number)).expect("seats fit");
        while let Next::Humans(waiting) = session.next() {
            let actors: Vec<_> = waiting.iter().collect();
            let seat = actors[chance.below(actors.len() as u32) as usize];
            let view = session.view(Viewer::Seat(seat));
            let mv = G::guess(&view, &mut chance).sample(seat, &mut chance).expect("a move");
            session.submit(seat, mv).expect("sampled");
        }
        add(&session.record().to_text());
    }
    sum
}

#[test]
fn random_games_are_the_same_natively_and_in_the_browser() {
    assert_eq!(fingerprint::<Shogun>(200), 11641014260482758876, "shogun");
    assert_eq!(fingerprint::<tiny::Lanterns>(500), 13788553087046992480, "lanterns");
}

/// A thousand throws of Ninja Dice, every other one around dice that lie where some of the throw before came to rest.
fn throws() -> u64 {
    let mut chance = Fast::new(1000);
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
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
                sum = (sum ^ u64::from(part)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    sum
}

#[test]
fn dice_roll_the_same_natively_and_in_the_browser() {
    assert_eq!(throws(), 6_769_662_510_385_707_300);
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
