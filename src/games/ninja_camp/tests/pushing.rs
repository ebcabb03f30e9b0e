//! What moves other ninjas: Ambush, Goat, Skunk, Flying Squirrel; NCA-R4, NCA-R9.

use super::*;

#[test]
fn nca_d1_ambush_runs_into_an_opponent_and_pushes_it_one_further() {
    let mut game = board(
        Clan::Skunk,
        "6 d d d d d d d d
         5 d d sB d d d d d
         4 d d d d d d d d
         3 d d tA dB x d d d
         2 d d d d d d d d
         1 d d d d d d d d",
    );
    assert_eq!(ways(&game, 'a'), "c3-c5 c3-d3");
    let mut other = game;
    assert_eq!(make(&mut game, "a:c3-c5"), "A plays Ambush, A c3-c5, B c5-c6, claims tc3");
    assert_eq!((game.ninja_at(at("c5")), game.ninja_at(at("c6"))), (Some((A, 0)), Some((B, 1))));
    assert_eq!(make(&mut other, "a:c3-d3"), "A plays Ambush, A c3-d3, B d3-e3, claims tc3");
    assert_eq!(other.grid().card(at("e3")), Some(Card::Trap), "onto a trap: allowed");
}

#[test]
fn nca_r4_ambush_runs_over_free_cards() {
    let game = board(
        Clan::Skunk,
        "4 d d dB d d d d d
         3 d d # d d d d d
         2 dB . tA xA dB d d d
         1 d d d d d d d d",
    );
    refuses(&game, "a:c2-c4", "NCA-13", Illegal::IntoWall(at("c3")));
    refuses(&game, "a:c2-a2", "NCA-13", Illegal::IntoEmpty(at("b2")));
    refuses(&game, "a:c2-e2", "NCA-13", Illegal::IntoNinja(at("d2")));
    refuses(&game, "a:c2-d2", "NCA-R4", Illegal::NoOneToPush(at("d2")));
    refuses(&game, "a:c2-c1", "NCA-R4", Illegal::NoOneToPush(at("c1")));
    assert_eq!(ways(&game, 'a'), "d2-e2");
}

#[test]
fn nca_r4_the_pushed_ninja_needs_a_card_without_wall_or_ninja() {
    for (behind, why) in [
        (".", Illegal::PushBlocked(at("d1"))),
        ("#", Illegal::PushBlocked(at("d1"))),
        ("dA", Illegal::PushBlocked(at("d1"))),
        ("dB", Illegal::PushBlocked(at("d1"))),
    ] {
        let game = board(Clan::Skunk, &format!("1 dA d dB {behind} d d d d"));
        refuses(&game, "a:a1-c1", "NCA-R4", why);
    }
    let edge = board(Clan::Skunk, "2 dB d d d d d d d\n 1 dA d d d d d d dB");
    refuses(&edge, "a:a1-h1", "NCA-R4", Illegal::PushedOff(at("h1")));
    assert_eq!(ways(&edge, 'a'), "", "row 3 is empty");
    refuses(&edge, "a:a1-a2", "NCA-R4", Illegal::PushBlocked(at("a3")));
    let top = board(Clan::Skunk, "6 dB d d d d d d d\n 5 dA d d d d d d d");
    refuses(&top, "a:a5-a6", "NCA-R4", Illegal::PushedOff(at("a6")));
}

#[test]
fn nca_r4_the_pushed_player_claims_nothing_and_may_have_passed() {
    let clans = [Clan::Camel, Clan::Goat, Clan::Skunk];
    let mut game = position(&clans, "1 dA aC d d d d d dB");
    game.turn = C;
    make(&mut game, "pass");
    let before = game;
    make(&mut game, "a:a1-b1");
    assert_eq!((game.hand(C), game.discard(C)), (before.hand(C), before.discard(C)));
    assert_eq!(game.grid().card(at("b1")), Some(cards("a")[0]), "the card it stood on stays");
    assert_eq!(game.ninjas(C)[0], Some(at("c1")));
}

const HERD: &str = "4 d x d d d d d d
                    3 d d d # d d d d
                    2 tA d dB . d d d d
                    1 d d d dB d d d d";

#[test]
fn nca_d4_goat_runs_into_an_opponent_and_moves_it_aside() {
    let mut game = board(Clan::Goat, HERD);
    assert_eq!(power_ways(&game), "a2-c2-b1 a2-c2-b2 a2-c2-b3 a2-c2-c1 a2-c2-c3");
    assert_eq!(make(&mut game, "!a2-c2-b3"), "A Goat, A a2-c2, B c2-b3, claims ta2");
    assert_eq!(game.ninja_at(at("c2")), Some((A, 0)));
}

#[test]
fn nca_r4_goat_moves_it_to_a_free_card_that_is_no_trap() {
    let game = board(Clan::Goat, HERD);
    refuses(&game, "!a2-c2-d2", "NCA-R4", Illegal::PushBlocked(at("d2")));
    refuses(&game, "!a2-c2-d3", "NCA-R4", Illegal::PushBlocked(at("d3")));
    refuses(&game, "!a2-c2-d1", "NCA-R4", Illegal::PushBlocked(at("d1")));
    refuses(&game, "!a2-c2-a1", "NCA-13", Illegal::TooFar(at("c2"), at("a1")));
    refuses(&game, "!a2-b2-b1", "NCA-R4", Illegal::NoOneToPush(at("b2")));
    refuses(&game, "!a2-c2", "NCA-12", Illegal::NotInFull { named: 1, least: 2, most: 2 });
    refuses(&game, "!a2-d1-c1", "NCA-D1", Illegal::NotStraight(at("a2"), at("d1")));
    let near = board(Clan::Goat, "2 d x d d d d d d\n 1 dA dB d d d d d d");
    refuses(&near, "!a1-b1-b2", "NCA-R4", Illegal::OntoTrap(at("b2")));
    assert_eq!(power_ways(&near), "a1-b1-a2 a1-b1-c1 a1-b1-c2");
}

#[test]
fn nca_d4_skunk_moves_an_opponents_ninja_and_claims_its_card() {
    let mut game = board(
        Clan::Skunk,
        "3 dA # . d d d d d
         2 x aB dB d d d d d
         1 d d d d d d d d",
    );
    assert_eq!(power_ways(&game), "b2-a1 b2-b1 b2-c1 c2-b1 c2-c1 c2-d1 c2-d2 c2-d3");
    refuses(&game, "!b2-a2", "NCA-R4", Illegal::OntoTrap(at("a2")));
    refuses(&game, "!b2-a3", "NCA-R4", Illegal::PushBlocked(at("a3")));
    refuses(&game, "!b2-b3", "NCA-R4", Illegal::PushBlocked(at("b3")));
    refuses(&game, "!b2-c3", "NCA-R4", Illegal::PushBlocked(at("c3")));
    refuses(&game, "!b2-b2", "NCA-13", Illegal::Twice(at("b2")));
    refuses(&game, "!b2-d1", "NCA-13", Illegal::TooFar(at("b2"), at("d1")));
    refuses(&game, "!a3-a2", "NCA-D4", Illegal::NoOpponent(at("a3")));
    refuses(&game, "!d1-e1", "NCA-D4", Illegal::NoOpponent(at("d1")));
    refuses(&game, "!b2", "NCA-12", Illegal::NotInFull { named: 0, least: 1, most: 1 });
    assert_eq!(make(&mut game, "!b2-c1"), "A Skunk, B b2-c1, claims ab2");
    assert_eq!((game.hand(A).count(Technique::Ambush), game.ninjas(A)[0]), (2, Some(at("a3"))));
    assert_eq!(game.grid().card(at("b2")), None);
}

#[test]
fn nca_d4_flying_squirrel_steps_and_swaps_with_an_opponent() {
    let mut game = board(
        Clan::FlyingSquirrel,
        "6 d d d d d d d xB
         2 x # d d d d d d
         1 sA d d d d lB d dA",
    );
    assert_eq!(power_ways(&game), "a1-b1-f1 a1-b1-h6 h1-g1-f1 h1-g1-h6 h1-h2-f1 h1-h2-h6");
    assert_eq!(make(&mut game, "!a1-b1-h6"), "A FlyingSquirrel, A a1-b1-h6, B h6-b1, claims sa1");
    assert_eq!((game.ninja_at(at("h6")), game.ninja_at(at("b1"))), (Some((A, 0)), Some((B, 1))));
}

#[test]
fn nca_r4_flying_squirrel_leaves_nobody_on_a_trap() {
    let game = board(Clan::FlyingSquirrel, "2 x # d d d d d d\n 1 sA d d d d lB d dA");
    refuses(&game, "!a1-a2-f1", "NCA-R4", Illegal::OntoTrap(at("a2")));
}

#[test]
fn nca_r9_flying_squirrel_swaps_with_any_opponents_ninja_and_claims_its_start() {
    let game = board(Clan::FlyingSquirrel, "2 x # d d d d d d\n 1 sA d d d d lB d dA");
    refuses(&game, "!a1-b1-h1", "NCA-D4", Illegal::NoOpponent(at("h1")));
    refuses(&game, "!a1-b1-c1", "NCA-D4", Illegal::NoOpponent(at("c1")));
    refuses(&game, "!a1-b2-f1", "NCA-13", Illegal::Diagonal(at("a1"), at("b2")));
    refuses(&game, "!h1-h1-f1", "NCA-13", Illegal::Twice(at("h1")));
    refuses(&game, "!a1-b1", "NCA-12", Illegal::NotInFull { named: 1, least: 2, most: 2 });
    let clans = [Clan::FlyingSquirrel, Clan::Goat, Clan::Skunk];
    let mut three = position(&clans, "7 dC d d d d d d d\n 1 sA d d d d lB d d");
    assert_eq!(make(&mut three, "!a1-b1-a7"), "A FlyingSquirrel, A a1-b1-a7, C a7-b1, claims sa1");
}
