//! Powers that change the grid or claim without a move: Polar Bear and NCA-R8, Sloth.

use super::*;

const ICE: &str = "2 # . . . . . . .
                   1 tA x dB . . . . .";

#[test]
fn nca_d4_polar_bear_steps_and_may_move_a_card() {
    let mut game = board(Clan::PolarBear, "2 . s . . . . . #\n 1 tA d . . . . . dB");
    let mut other = game;
    assert_eq!(make(&mut game, "!a1-b2"), "A PolarBear, A a1-b2, claims ta1");
    assert_eq!(make(&mut other, "!a1-b2-b1-g6"), "A PolarBear, A a1-b2, moves d b1-g6, claims ta1");
    assert_eq!((other.grid().card(at("b1")), other.grid().card(at("g6"))), (None, Some(cards("d")[0])));
    assert_eq!(other.grid().cards().count_ones(), 4, "five cards, one claimed");
}

#[test]
fn nca_r8_polar_bear_moves_walls_and_traps_too() {
    let mut game = board(Clan::PolarBear, "2 # . . . . . . .\n 1 tA d x dB . . . .");
    let mut other = game;
    assert_eq!(make(&mut game, "!a1-b1-a2-f6"), "A PolarBear, A a1-b1, moves # a2-f6, claims ta1");
    assert_eq!(game.grid().card(at("f6")), Some(Card::Wall));
    assert_eq!(make(&mut other, "!a1-b1-c1-c2"), "A PolarBear, A a1-b1, moves x c1-c2, claims ta1");
}

#[test]
fn nca_r8_polar_bear_moves_a_card_to_an_empty_space_but_not_the_one_just_left() {
    let game = board(Clan::PolarBear, ICE);
    refuses(&game, "!a1-b1-a2-a1", "NCA-R8", Illegal::JustLeft(at("a1")));
    refuses(&game, "!a1-b1-a2-c1", "NCA-R8", Illegal::NotEmpty(at("c1")));
    refuses(&game, "!a1-b1-a2-a2", "NCA-R8", Illegal::NotEmpty(at("a2")));
    refuses(&game, "!a1-b1-a2-a7", "NCA-3", Illegal::OffGrid(at("a7")));
}

#[test]
fn nca_d4_polar_bear_moves_a_card_without_a_ninja() {
    let game = board(Clan::PolarBear, ICE);
    refuses(&game, "!a1-b1-c1-d1", "NCA-D4", Illegal::UnderNinja(at("c1")));
    refuses(&game, "!a1-b1-b1-d1", "NCA-D4", Illegal::UnderNinja(at("b1")));
    refuses(&game, "!a1-b1-d1-e1", "NCA-D4", Illegal::NoCard(at("d1")));
    refuses(&game, "!a1-b1-a1-d1", "NCA-R13", Illegal::Claimed(at("a1")));
    refuses(&game, "!a1-b1-a2", "NCA-12", Illegal::NotInFull { named: 2, least: 1, most: 3 });
    refuses(&game, "!a1-a2", "NCA-13", Illegal::IntoWall(at("a2")));
    refuses(&game, "!a1-b2", "NCA-13", Illegal::IntoEmpty(at("b2")));
    refuses(&game, "!a1-c1", "NCA-13", Illegal::TooFar(at("a1"), at("c1")));
    let empty = 48 - 4;
    assert_eq!(power_ways(&game).split(' ').count(), 1 + empty, "one step, and only the wall can be moved");
}

#[test]
fn nca_d4_sloth_claims_a_card_next_to_its_ninja() {
    let mut game = board(
        Clan::Sloth,
        "3 d d d d d d d d
         2 d # lB d d d . x
         1 tA a d d d d d lA",
    );
    assert_eq!(power_ways(&game), "a2 b1 g1 h2");
    refuses(&game, "!c2", "NCA-D4", Illegal::UnderNinja(at("c2")));
    refuses(&game, "!a1", "NCA-D4", Illegal::UnderNinja(at("a1")));
    refuses(&game, "!g2", "NCA-D4", Illegal::NoCard(at("g2")));
    refuses(&game, "!c1", "NCA-D4", Illegal::NotNear(at("c1")));
    refuses(&game, "!b2", "NCA-D2", Illegal::WallClaimed(at("b2")));
    refuses(&game, "!a1-a2", "NCA-12", Illegal::NotInFull { named: 1, least: 0, most: 0 });
    refuses(&game, "!", "NCA-12", Illegal::NotInFull { named: 0, least: 0, most: 0 });
    let before = game;
    assert_eq!(make(&mut game, "!b1"), "A Sloth, claims ab1");
    assert_eq!((game.ninjas(A), game.grid().card(at("b1"))), (before.ninjas(A), None));
    assert_eq!(game.hand(A).count(Technique::Ambush), 2);
}
