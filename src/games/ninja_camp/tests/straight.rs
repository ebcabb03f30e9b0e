//! Straight runs and leaps: Sprint and NCA-R2, Leap, Puppy and NCA-R3, Armadillo.

use super::*;

#[test]
fn nca_d1_sprint_runs_until_something_stops_it() {
    let mut game = board(
        Clan::Skunk,
        "6 d d . d d d d d
         5 d d d d d d d d
         4 d d d d d d d d
         3 # d tA d x dB d d
         2 d d d d d d d d
         1 d d d d d d d d",
    );
    assert_eq!(ways(&game, 's'), "c3-b3 c3-c1 c3-c5 c3-e3", "wall, edge, empty space, ninja");
    assert_eq!(make(&mut game, "s:c3-e3"), "A plays Sprint, A c3-e3, claims tc3");
    assert_eq!(game.grid().card(at("e3")), Some(Card::Trap), "a trap does not stop it and is not claimed");
}

#[test]
fn nca_r2_sprint_moves_the_full_distance() {
    let game = board(Clan::Skunk, "1 # dA d d d dB d d");
    refuses(&game, "s:b1-c1", "NCA-R2", Illegal::RunsOn(at("e1")));
    refuses(&game, "s:b1-d1", "NCA-R2", Illegal::RunsOn(at("e1")));
    refuses(&game, "s:b1-f1", "NCA-13", Illegal::IntoNinja(at("f1")));
    refuses(&game, "s:b1-h1", "NCA-13", Illegal::IntoNinja(at("f1")));
}

#[test]
fn nca_r2_sprint_moves_at_least_one_space() {
    let game = board(Clan::Skunk, "2 . . . . . . . .\n 1 # dA dA d d dB d d");
    assert_eq!(ways(&game, 's'), "c1-e1");
    refuses(&game, "s:b1-a1", "NCA-13", Illegal::IntoWall(at("a1")));
    refuses(&game, "s:b1-b2", "NCA-13", Illegal::IntoEmpty(at("b2")));
    refuses(&game, "s:b1-d1", "NCA-13", Illegal::IntoNinja(at("c1")));
}

/// The edge is that of the rectangle, not of what is left of it: a run ends at a hole wherever it lies.
#[test]
fn nca_r2_the_edge_is_the_border_of_the_rectangle() {
    let game = board(Clan::Armadillo, "1 . d dA d d . dB d");
    assert_eq!(ways(&game, 's'), "c1-b1 c1-e1");
    assert_eq!(power_ways(&game), "c1-b1 c1-d1 c1-e1 c1-h1", "a1 and f1 are empty, G stands on g1");
    refuses(&game, "!c1-a1", "NCA-13", Illegal::IntoEmpty(at("a1")));
}

#[test]
fn nca_d1_leap_goes_over_empty_spaces_to_the_first_card() {
    let mut game = board(
        Clan::Skunk,
        "6 d d x d d d d d
         5 d d . d d d d d
         4 d d . d d d d d
         3 d . dA d . d d dB
         2 d d . d d d d d
         1 d d # d d d d d",
    );
    assert_eq!(ways(&game, 'l'), "c3-a3 c3-c6");
    assert_eq!(make(&mut game, "l:c3-c6"), "A plays Leap, A c3-c6, claims dc3");
}

#[test]
fn nca_r3_leap_lands_on_the_first_card_which_must_be_free_and_no_wall() {
    let game = board(
        Clan::Skunk,
        "6 d d . d d d d d
         5 d d . d d d d d
         4 d d . d d d d d
         3 dB . dA . d d d d
         2 d d . d d d d d
         1 d d # d d d d d",
    );
    refuses(&game, "l:c3-a3", "NCA-13", Illegal::IntoNinja(at("a3")));
    refuses(&game, "l:c3-c1", "NCA-13", Illegal::IntoWall(at("c1")));
    refuses(&game, "l:c3-f3", "NCA-R3", Illegal::LandsOn(at("e3")));
    refuses(&game, "l:c3-d3", "NCA-R3", Illegal::LandsOn(at("e3")));
    refuses(&game, "l:c3-c6", "NCA-R3", Illegal::NowhereToLand(at("c4")));
    assert_eq!(ways(&game, 'l'), "c3-e3");
}

#[test]
fn nca_r3_leap_needs_a_gap_of_empty_spaces_and_nothing_else() {
    let game = board(
        Clan::Skunk,
        "3 . # . . . . . .
         2 d dA dB d d d d d
         1 d x d . d d d d",
    );
    refuses(&game, "l:b2-a2", "NCA-R3", Illegal::NothingToLeap(at("a2")));
    refuses(&game, "l:b2-d2", "NCA-R3", Illegal::NothingToLeap(at("c2")));
    refuses(&game, "l:b2-b1", "NCA-R3", Illegal::NothingToLeap(at("b1")));
    refuses(&game, "l:b2-b3", "NCA-R3", Illegal::NothingToLeap(at("b3")));
    assert_eq!(ways(&game, 'l'), "");
}

#[test]
fn nca_d4_puppy_leaps_over_empty_spaces_and_ninjas() {
    let mut game = board(
        Clan::Puppy,
        "6 d d . d d d d d
         5 d d dB d d d d d
         4 d d . d d d d d
         3 d dA tA dB . dA d d
         2 d d d d d d d d
         1 d d d d d d d d",
    );
    assert_eq!(power_ways(&game), "b3-g3 c3-a3 c3-g3 f3-a3");
    assert_eq!(make(&mut game, "!c3-g3"), "A Puppy, A c3-g3, claims tc3");
}

#[test]
fn nca_r3_puppy_lands_on_the_first_card_and_leaps_over_nothing_else() {
    let game = board(
        Clan::Puppy,
        "3 d d # d d d d d
         2 d d . d d d d d
         1 d d dA dB d d d d",
    );
    refuses(&game, "!c1-f1", "NCA-R3", Illegal::LandsOn(at("e1")));
    refuses(&game, "!c1-d1", "NCA-R3", Illegal::LandsOn(at("e1")));
    refuses(&game, "!c1-a1", "NCA-R3", Illegal::NothingToLeap(at("b1")));
    refuses(&game, "!c1-c3", "NCA-13", Illegal::IntoWall(at("c3")));
    refuses(&game, "!c1-d2", "NCA-13", Illegal::Diagonal(at("c1"), at("d2")));
    assert_eq!(power_ways(&game), "c1-e1");
}

#[test]
fn nca_d4_armadillo_rolls_to_an_edge_over_anything() {
    let mut game = board(
        Clan::Armadillo,
        "6 d d d d d d d d
         5 d d . d d d d d
         4 d d # d d d d d
         3 x dB tA d d d d #
         2 d d d d d d d d
         1 d d . d d d d d",
    );
    assert_eq!(power_ways(&game), "c3-a3 c3-c6");
    refuses(&game, "!c3-h3", "NCA-13", Illegal::IntoWall(at("h3")));
    refuses(&game, "!c3-c1", "NCA-13", Illegal::IntoEmpty(at("c1")));
    refuses(&game, "!c3-d3", "NCA-R2", Illegal::NotAnEdge(at("d3")));
    refuses(&game, "!c3-d1", "NCA-D1", Illegal::NotStraight(at("c3"), at("d1")));
    refuses(&game, "!c3-a1", "NCA-13", Illegal::Diagonal(at("c3"), at("a1")));
    assert_eq!(make(&mut game, "!c3-c6"), "A Armadillo, A c3-c6, claims tc3");
}

#[test]
fn nca_r2_armadillo_lands_on_a_free_card_that_is_no_wall() {
    let game = board(Clan::Armadillo, "6 d . # dA dB x d d\n 1 d d d dB d d d d");
    assert_eq!(power_ways(&game), "d6-a6 d6-f6 d6-g6 d6-h6");
    refuses(&game, "!d6-d1", "NCA-13", Illegal::IntoNinja(at("d1")));
    refuses(&game, "!d6-e6", "NCA-13", Illegal::IntoNinja(at("e6")));
}
