//! NDI-R6, NDI-D1, NDI-D2: options and components.

use super::*;
use crate::games::ninja_dice::data::{SKILL_DIE, THREAT_DIE};
use crate::kernel::{Player, Seed, Session, Viewer};

#[test]
fn ndi_r6_who_throws_first_is_drawn_or_chosen() {
    let first = |setup: Setup, seed: u64| {
        let session =
            Session::<NinjaDice>::new(setup, vec![Player::human(); 3], Seed(seed)).expect("three seats");
        session.view(Viewer::Table).game().active()
    };
    let drawn: std::collections::BTreeSet<Seat> = (0..40).map(|seed| first(Setup::default(), seed)).collect();
    assert_eq!(drawn.len(), 3);
    for seat in Seat::all(3) {
        assert_eq!(first(Setup { first: First::Seat(seat) }, 1), seat);
    }
    assert_eq!(first(Setup { first: First::Seat(Seat::new(4)) }, 1), B, "counted on from the first seat");
}

#[test]
fn ndi_d1_a_skill_die_has_six_different_faces() {
    let letters: String = SKILL_DIE.iter().map(|face| face.letter()).collect();
    assert_eq!(letters, "fspn+c");
    assert_eq!(table(2, "L L L L").skills.len(), 5);
}

#[test]
fn ndi_d2_a_threat_die_has_two_hourglasses_three_arrows_and_a_caught_arrow() {
    let letters: String = THREAT_DIE.iter().map(|face| face.letter()).collect();
    assert_eq!(letters, "hhaaac");
    assert_eq!(table(2, "L L L L").threats.len(), 4);
}

#[test]
fn a_position_can_be_read() {
    let mut game = table(2, "G GG GG RR");
    throw_at(&mut game, "+@120,200 s@60,100 n@120,100/7 p@180,100 f@40,220", "h@20,20");
    act(&mut game, A, Move::Boost(Some(1)));
    let shown = game.to_string();
    assert!(
        shown.starts_with("round 1, A's turn, throw 1, Deciding\nhouse G GG GG RR, 1 hourglasses\nskills +@"),
        "{shown}"
    );
    assert!(shown.contains(">1 s@60.00,100.00/0 n@120.00,100.00/7"), "{shown}");
    assert!(shown.ends_with("threats kept aside aside aside\ntreasures A 5 B 5"), "{shown}");
}
