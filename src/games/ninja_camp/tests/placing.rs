//! NCA-4 to NCA-7 and NCA-R12: placing the ninjas, and who begins.

use super::*;
use crate::games::ninja_camp::First;
use crate::kernel::{Next, Refused, Seats};

/// A game that is being placed, on this grid.
fn placing(seats: usize, diagram: &str) -> NinjaCamp {
    let clans = [Clan::Camel, Clan::Goat, Clan::Skunk, Clan::Sloth];
    let mut game = NinjaCamp::position(diagram, &clans[..seats], A).expect("a drawing of the grid");
    game.phase = Phase::Placing;
    game
}

const ROWS: &str = "2 t d s l w e a x
                    1 t d s l w e # x";

#[test]
fn nca_4_counter_clockwise_one_ninja_at_a_time_until_each_has_three() {
    for (seats, order) in [(2, "ABABAB"), (3, "ACBACBACB"), (4, "ADCBADCBADCB")] {
        let mut session = table(seats, 5);
        let mut placed = String::new();
        while seen(&session).phase() == Phase::Placing {
            let seat = seen(&session).turn();
            placed.push(name(seat));
            assert_eq!(session.next(), Next::Humans(Seats::one(seat)));
            let other = seat.clockwise(1, seats as u8);
            let mv = session.moves(seat)[0];
            assert_eq!(session.check(other, &mv), Err(Refused::Illegal(Illegal::PlacesNow(seat))));
            session.submit(seat, mv).expect("listed");
        }
        assert_eq!(placed, order);
        assert!(Seat::all(seats as u8).all(|seat| !seen(&session).ninjas(seat).contains(&None)));
    }
}

#[test]
fn nca_4_nothing_else_is_done_before_and_no_ninja_is_placed_after() {
    let mut game = placing(2, ROWS);
    for text in ["pass", "s:a1-h1", "!a1-a2", "=", "=0"] {
        refuses(&game, text, "NCA-4", Illegal::PlaceFirst);
    }
    assert_eq!(make(&mut game, "@a1"), "A places 0 on a1");
    assert_eq!(make_all(&mut game, "@a2 @b1 @b2 @c1"), "A places 2 on c1");
    assert_eq!(game.phase(), Phase::Placing);
    make(&mut game, "@c2");
    refuses(&game, "@d1", "NCA-4", Illegal::AllPlaced);
}

#[test]
fn nca_4_the_first_player_is_seat_0_or_drawn() {
    let first =
        |first, seed| NinjaCamp::deal(&Setup { first, ..Setup::default() }, 4, &mut Fast::new(seed)).turn();
    assert!((0..20).all(|seed| first(First::Seat0, seed) == A));
    let mut came = [0; 4];
    for seed in 0..200 {
        came[first(First::Random, seed).index()] += 1;
    }
    assert!(came.iter().all(|&times| times > 20), "{came:?}");
    assert_eq!(Setup::default().first, First::Seat0);
}

#[test]
fn nca_5_three_different_types() {
    let mut game = placing(2, ROWS);
    make_all(&mut game, "@a1 @a2");
    refuses(&game, "@a2", "NCA-6", Illegal::Occupied(at("a2")));
    make_all(&mut game, "@b1 @c1");
    let same = |letter, held: &str| Illegal::SameType { card: cards(letter)[0], held: at(held) };
    refuses(&game, "@b2", "NCA-5", same("d", "b1"));
    make(&mut game, "@c2");
    refuses(&game, "@c2", "NCA-6", Illegal::Occupied(at("c2")));
    let mut left = Vec::new();
    game.moves(B, &mut left);
    let names: Vec<String> = left.iter().map(|mv| format!("{mv:?}")).collect();
    let expected = ["b2", "d1", "d2", "e1", "e2", "f1", "f2", "g2", "h1", "h2"];
    assert_eq!(names.len(), expected.len(), "no Stealth, no Sprint, no wall: {names:?}");
    assert!(expected.iter().all(|space| left.contains(&Move::Place(at(space)))), "{names:?}");
}

#[test]
fn nca_5_the_type_of_another_players_card_does_not_matter() {
    let mut game = placing(2, ROWS);
    make(&mut game, "@a1");
    assert_eq!(make(&mut game, "@a2"), "B places 0 on a2");
}

#[test]
fn nca_5_never_on_a_wall() {
    refuses(&placing(2, ROWS), "@g1", "NCA-5", Illegal::OnWall(at("g1")));
}

#[test]
fn nca_6_never_two_ninjas_on_one_card() {
    let mut game = placing(3, ROWS);
    make(&mut game, "@d1");
    refuses(&game, "@d1", "NCA-6", Illegal::Occupied(at("d1")));
}

#[test]
fn nca_7_who_placed_last_takes_the_first_turn_and_then_clockwise() {
    for (seats, first, order) in [
        (2, A, "BABA"),
        (3, A, "BCABCA"),
        (4, A, "BCDABCDA"),
        (3, B, "CABCAB"),
        (4, C, "DABCDABC"),
        (4, D, "ABCDABCD"),
    ] {
        let mut game = NinjaCamp::deal(&Setup::default(), seats, &mut Fast::new(3));
        game.turn = first;
        let mut played = String::new();
        let mut last = first;
        while played.len() < order.len() {
            let listed = moves(&game);
            if game.phase() == Phase::Placing {
                last = game.turn();
            } else {
                assert!(!played.is_empty() || game.turn() == last, "who placed last begins");
                played.push(name(game.turn()));
            }
            game.apply(game.turn(), &listed[0], &mut Fast::new(0), &mut Out::silent());
        }
        assert_eq!(played, order);
    }
}

#[test]
fn nca_7_only_in_turn() {
    let game = board(Clan::Camel, "1 dA d d dB d d d d");
    for text in ["pass", "s:d1-h1", "!d1-e1", "@a2", "="] {
        assert_eq!(game.check(B, &mv(text)), Err(Illegal::NotYourTurn(A)), "{text}");
    }
    let mut listed = Vec::new();
    game.moves(B, &mut listed);
    assert_eq!((listed, game.sample(B, &mut Fast::new(1))), (Vec::new(), None));
    assert_eq!(Illegal::NotYourTurn(A).rule(), "NCA-7");
}

#[test]
fn nca_r12_a_ninja_may_start_on_a_trap_which_is_a_type_of_its_own() {
    let mut game = placing(2, ROWS);
    assert_eq!(make(&mut game, "@h1"), "A places 0 on h1");
    make(&mut game, "@a1");
    refuses(&game, "@h2", "NCA-5", Illegal::SameType { card: Card::Trap, held: at("h1") });
}
