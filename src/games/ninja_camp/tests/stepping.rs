//! NCA-13 and the techniques that go from space to space: Stealth, Dodge, Evade; NCA-R6.

use super::*;

const OPEN: &str = "5 d d d d d d d d
                    4 d d d d d d d d
                    3 d d dA d d d d d
                    2 d d d d d d d d
                    1 d d d d d d d dB";

#[test]
fn nca_13_no_diagonal_steps() {
    let game = board(Clan::Flamingo, OPEN);
    let diagonal = Illegal::Diagonal(at("c3"), at("d4"));
    for text in ["t:c3-d4-d5", "e:c3-d4-d5-e5", "s:c3-d4", "l:c3-d4", "a:c3-d4", "!c3-d4"] {
        refuses(&game, text, "NCA-13", diagonal);
    }
    refuses(&game, "s:c3-e5", "NCA-13", Illegal::Diagonal(at("c3"), at("e5")));
    refuses(&game, "t:c3-c4-d5", "NCA-13", Illegal::Diagonal(at("c4"), at("d5")));
}

#[test]
fn nca_13_from_space_to_adjacent_space() {
    let game = board(Clan::Flamingo, OPEN);
    refuses(&game, "t:c3-c5-d5", "NCA-13", Illegal::TooFar(at("c3"), at("c5")));
    refuses(&game, "d:c3-e4", "NCA-13", Illegal::TooFar(at("c3"), at("e4")));
    refuses(&game, "s:c3-e4", "NCA-D1", Illegal::NotStraight(at("c3"), at("e4")));
}

#[test]
fn nca_13_not_through_or_onto_an_empty_space_a_wall_or_a_ninja() {
    let game = board(
        Clan::Flamingo,
        "4 d d . d d d d d
         3 d dB dA dA d d d d
         2 d d # d d d d d",
    );
    for (space, why) in [
        ("c4", Illegal::IntoEmpty(at("c4"))),
        ("c2", Illegal::IntoWall(at("c2"))),
        ("b3", Illegal::IntoNinja(at("b3"))),
        ("d3", Illegal::IntoNinja(at("d3"))),
    ] {
        refuses(&game, &format!("d:c3-{space}"), "NCA-13", why);
        refuses(&game, &format!("s:c3-{space}"), "NCA-13", why);
        refuses(&game, &format!("!c3-{space}"), "NCA-13", why);
    }
    refuses(&game, "t:c3-b3-a3", "NCA-13", Illegal::IntoNinja(at("b3")));
    refuses(&game, "t:d3-d4-c4", "NCA-13", Illegal::IntoEmpty(at("c4")));
    refuses(&game, "e:d3-d2-c2-b2", "NCA-13", Illegal::IntoWall(at("c2")));
}

#[test]
fn nca_13_no_card_twice_and_no_return_to_the_start() {
    let game = board(Clan::Flamingo, OPEN);
    for text in ["t:c3-c4-c3", "d:c3-c4-c3", "d:c3-d4-c3", "e:c3-c4-c3-c2", "d:c3-c3", "s:c3-c3", "!c3-c4-c3"]
    {
        refuses(&game, text, "NCA-13", Illegal::Twice(at("c3")));
    }
    refuses(&game, "e:c3-c4-d4-c4", "NCA-13", Illegal::Twice(at("c4")));
    refuses(&game, "t:c3-c4-c4", "NCA-13", Illegal::Twice(at("c4")));
    assert!(!ways(&game, 'e').contains("c3-c4-d4-d3-c3"));
}

#[test]
fn nca_d1_stealth_moves_two_and_claims_two() {
    let mut game = board(Clan::Flamingo, "2 d a d d d d d d\n 1 sA l d d d d d dB").with_hand(A, &cards("t"));
    assert_eq!(ways(&game, 't'), "a1-a2-b2 a1-b1-b2 a1-b1-c1");
    assert_eq!(make(&mut game, "t:a1-b1-b2"), "A plays Stealth, A a1-b1-b2, claims sa1, claims lb1");
    assert_eq!((game.hand(A).len(), game.grid().card(at("b1"))), (2, None));
    assert_eq!(game.grid().card(at("b2")), Some(cards("a")[0]));
}

#[test]
fn nca_d1_dodge_moves_one_or_two_with_diagonals() {
    let narrow = board(
        Clan::Flamingo,
        "2 d . d d . . . .
         1 dA # . d . . . dB",
    );
    assert_eq!(ways(&narrow, 'd'), "a1-a2", "not through b2, which is empty");
    let mut corner = board(
        Clan::Flamingo,
        "2 . s . . . . . .
         1 dA # d d . . . dB",
    );
    assert_eq!(ways(&corner, 'd'), "a1-b2 a1-b2-c1");
    assert_eq!(make(&mut corner, "d:a1-b2-c1"), "A plays Dodge, A a1-b2-c1, claims da1");
}

#[test]
fn nca_d1_dodge_reaches_all_of_the_five_by_five_around_it() {
    let game = board(Clan::Flamingo, OPEN);
    let mut ends: Vec<Space> = moves(&game)
        .into_iter()
        .filter_map(|mv| match mv {
            Move::Play { card: Technique::Dodge, way } => way.last().copied(),
            _ => None,
        })
        .collect();
    ends.sort_unstable();
    ends.dedup();
    assert_eq!(ends.len(), 24);
}

#[test]
fn nca_d1_evade_moves_exactly_three() {
    let mut game = board(
        Clan::Flamingo,
        "2 d d . . . . . .
         1 tA d d . . . . dB",
    );
    assert_eq!(ways(&game, 'e'), "a1-a2-b2-b1 a1-b1-b2-a2");
    refuses(&game, "e:a1-b1-b2", "NCA-12", Illegal::NotInFull { named: 2, least: 3, most: 3 });
    refuses(&game, "e:a1-b1-c1", "NCA-12", Illegal::NoWayFrom(at("c1")));
    refuses(&game, "e:a1-b1-c1-d1", "NCA-13", Illegal::IntoEmpty(at("d1")));
    assert_eq!(make(&mut game, "e:a1-a2-b2-b1"), "A plays Evade, A a1-a2-b2-b1, claims ta1");
}

#[test]
fn nca_r6_stealth_claims_a_trap_it_passes_through() {
    let mut game = board(Clan::Flamingo, "1 sA x a d d d d dB").with_hand(A, &cards("t"));
    assert_eq!(make(&mut game, "t:a1-b1-c1"), "A plays Stealth, A a1-b1-c1, claims sa1, claims xb1");
    assert_eq!((game.hand(A).traps(), game.hand(A).value()), (1, 2 - 1));
}
