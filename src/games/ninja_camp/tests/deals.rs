//! NCA-1 to NCA-3 and the component tables: what lies where before the first ninja is placed.

use super::*;
use crate::games::ninja_camp::data::{CLANS, STARTING, VALUES};
use std::collections::BTreeSet;

fn dealt(seats: u8, seed: u64) -> NinjaCamp {
    NinjaCamp::deal(&Setup::default(), seats, &mut Fast::new(seed))
}

#[test]
fn nca_1_each_player_has_two_starting_cards_and_three_ninjas_to_place() {
    for seats in 2..=4 {
        let game = dealt(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!(game.hand(seat).len(), 2);
            assert!(STARTING.iter().all(|&card| game.hand(seat).count(card) == 1));
            assert!(game.discard(seat).is_empty());
            assert_eq!(game.ninjas(seat), [None; 3], "the fourth shows the colour and is not on the grid");
        }
    }
}

#[test]
fn nca_2_each_player_gets_one_clan_and_no_two_the_same() {
    let mut came = BTreeSet::new();
    for seed in 0..60 {
        let game = dealt(4, seed);
        let clans: BTreeSet<Clan> = Seat::all(4).map(|seat| game.clan(seat)).collect();
        assert_eq!(clans.len(), 4);
        assert!(Seat::all(4).all(|seat| !game.has_used_power(seat)));
        came.extend(clans);
        let seen: BTreeSet<Clan> =
            Seat::all(4).map(|seat| game.view(Viewer::Table).game().clan(seat)).collect();
        assert_eq!(seen.len(), 4, "face up");
    }
    assert_eq!(came.len(), 13, "every clan comes");
}

#[test]
fn nca_3_a_grid_of_48_or_56_and_the_rest_unused() {
    for (seats, rows, unused) in [(2, 6, 16), (3, 7, 8), (4, 7, 8)] {
        let game = dealt(seats, 1);
        assert_eq!((game.grid().rows(), game.unused_count()), (rows, unused));
        assert_eq!(game.grid().cards(), game.grid().spaces(), "no holes");
        assert_eq!(game.grid().cards().count_ones(), u32::from(rows) * 8);
        assert_eq!(game.audit(), Ok(()));
        assert_eq!(game.unused.iter().flatten().count(), usize::from(unused));
    }
}

#[test]
fn nca_3_the_grid_lies_open_and_the_rest_is_unseen() {
    let game = dealt(3, 2);
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        let view = game.view(viewer);
        assert_eq!(view.game().grid(), game.grid());
        assert_eq!((view.game().unused, view.game().unused_count()), ([None; 16], 8));
    }
}

#[test]
fn nca_3_shuffled() {
    assert_eq!(dealt(4, 7), dealt(4, 7), "the seed decides");
    let mut corner: BTreeSet<Card> = BTreeSet::new();
    let mut top: BTreeSet<Card> = BTreeSet::new();
    for seed in 0..300 {
        let game = dealt(2, seed);
        corner.extend(game.grid().card(at("a1")));
        top.extend(game.unused[0]);
    }
    assert_eq!((corner.len(), top.len()), (9, 9), "every type comes everywhere");
}

#[test]
fn nca_3_two_players_have_no_row_7() {
    let game = dealt(2, 1);
    refuses(&game, "@c7", "NCA-3", Illegal::OffGrid(at("c7")));
    let game = board(Clan::Camel, "6 d dA d d d d d d");
    refuses(&game, "s:b6-b7", "NCA-3", Illegal::OffGrid(at("b7")));
    refuses(&game, "!b6-b7", "NCA-3", Illegal::OffGrid(at("b7")));
    let game = position(&[Clan::Camel, Clan::Goat, Clan::Skunk], "7 d dA d d d d d d");
    assert_eq!(ways(&game, 's'), "b7-a7 b7-h7");
}

#[test]
fn nca_d1_seven_techniques_of_eight_copies_with_their_values() {
    let values: Vec<(Technique, i16)> = Technique::ALL.into_iter().zip(VALUES).collect();
    assert_eq!(
        values,
        [
            (Technique::Stealth, 0),
            (Technique::Dodge, 1),
            (Technique::Sprint, 2),
            (Technique::Leap, 3),
            (Technique::Shadow, 3),
            (Technique::Evade, 4),
            (Technique::Ambush, 5),
        ]
    );
    for (technique, value) in values {
        assert_eq!((technique.value(), Card::Technique(technique).value()), (value, value));
        assert_eq!(lying(&dealt(4, 1), Card::Technique(technique)), 8);
    }
}

/// How many of a type lie on the grid and unused.
fn lying(game: &NinjaCamp, card: Card) -> usize {
    let unused = game.unused.iter().flatten().filter(|&&other| other == card).count();
    game.grid().with(card).count_ones() as usize + unused
}

#[test]
fn nca_d2_five_traps_that_cost_a_point_and_three_walls() {
    assert_eq!((lying(&dealt(2, 1), Card::Trap), lying(&dealt(2, 1), Card::Wall)), (5, 3));
    assert_eq!((Card::Trap.value(), Card::Wall.value()), (-1, 0));
}

#[test]
fn nca_d2_a_trap_is_entered_and_claimed_and_never_played() {
    let mut game = board(Clan::Camel, "1 dA x d d d d d d");
    make_all(&mut game, "d:a1-b1 pass d:b1-c1");
    assert_eq!((game.hand(A).traps(), game.hand(A).value()), (1, 2 + 3 + 3 + 4 + 5 - 1));
    let played = |mv: &Move| matches!(mv, Move::Play { .. });
    assert!(moves(&game.with_hand(A, &cards("x"))).iter().all(|mv| !played(mv)));
}

#[test]
fn nca_d2_a_wall_is_never_entered_crossed_or_claimed() {
    let game = board(
        Clan::Sloth,
        "2 d d d d d d d d
         1 dA # d d d d d d",
    );
    refuses(&game, "d:a1-b1", "NCA-13", Illegal::IntoWall(at("b1")));
    refuses(&game, "t:a1-b1-c1", "NCA-13", Illegal::IntoWall(at("b1")));
    refuses(&game, "s:a1-h1", "NCA-13", Illegal::IntoWall(at("b1")));
    refuses(&game, "!b1", "NCA-D2", Illegal::WallClaimed(at("b1")));
    assert_eq!(power_ways(&game), "a2 b2");
}

#[test]
fn nca_d3_the_starting_cards_are_sprint_and_evade_and_count() {
    assert_eq!(STARTING, [Technique::Sprint, Technique::Evade]);
    let game = dealt(3, 1);
    assert_eq!(game.scores(), [6, 6, 6]);
}

#[test]
fn nca_d4_thirteen_clans() {
    let different: BTreeSet<Clan> = CLANS.into_iter().collect();
    assert_eq!(different.len(), 13);
}
