//! Powers that move own ninjas: Camel and NCA-R1, Chameleon and NCA-R10, Hamster, Platypus, Penguin.

use super::*;

#[test]
fn nca_d4_camel_goes_to_any_lonely_card() {
    let mut game = board(
        Clan::Camel,
        "4 d d . # d d d d
         2 . d . dA . . . .
         1 tA d d d d . . dB",
    );
    let to = |from: &str, spaces: &str| {
        spaces.split(' ').map(|to| format!("{from}-{to}")).collect::<Vec<_>>().join(" ")
    };
    let a1 = to("a1", "a4 b1 b2 b4 c1 e1 e4 f4 g4 h4");
    let d2 = to("d2", "a4 b2 b4 c1 d1 e1 e4 f4 g4 h4");
    assert_eq!(power_ways(&game), format!("{a1} {d2}"));
    assert_eq!(make(&mut game, "!a1-e1"), "A Camel, A a1-e1, claims ta1");
}

#[test]
fn nca_r1_adjacent_means_side_by_side() {
    let game = board(Clan::Camel, "2 d d d d d d d d\n 1 dA d d dA d d d dB");
    let beside = |space, ninja| Illegal::BesideNinja { space: at(space), ninja: at(ninja) };
    refuses(&game, "!a1-c1", "NCA-R1", beside("c1", "d1"));
    refuses(&game, "!a1-d2", "NCA-R1", beside("d2", "d1"));
    refuses(&game, "!a1-g1", "NCA-R1", beside("g1", "h1"));
    for (text, why) in
        [("!a1-c2", "a diagonal is not adjacent"), ("!a1-b1", "the ninja itself does not count")]
    {
        assert_eq!(game.check(A, &mv(text)), Ok(()), "{why}");
    }
    refuses(&game, "!a1-h1", "NCA-13", Illegal::IntoNinja(at("h1")));
    refuses(&game, "!a1-a1", "NCA-13", Illegal::Twice(at("a1")));
    refuses(&game, "!a1-a5", "NCA-13", Illegal::IntoEmpty(at("a5")));
}

#[test]
fn nca_d4_chameleon_goes_to_another_copy() {
    let mut game = board(Clan::Chameleon, "6 # d t s d d d t\n 1 tA tB d d sA d d tA");
    assert_eq!(power_ways(&game), "a1-c6 a1-h6 e1-d6 h1-c6 h1-h6");
    refuses(&game, "!a1-c1", "NCA-D4", Illegal::NotACopy(at("c1")));
    refuses(&game, "!a1-b1", "NCA-13", Illegal::IntoNinja(at("b1")));
    refuses(&game, "!a1-h1", "NCA-13", Illegal::IntoNinja(at("h1")));
    refuses(&game, "!a1-a1", "NCA-13", Illegal::Twice(at("a1")));
    refuses(&game, "!a1-a6", "NCA-13", Illegal::IntoWall(at("a6")));
    assert_eq!(make(&mut game, "!e1-d6"), "A Chameleon, A e1-d6, claims se1");
}

#[test]
fn nca_r10_chameleon_cannot_start_from_a_trap() {
    let game = board(Clan::Chameleon, "1 xA x d d d d d dB");
    refuses(&game, "!a1-b1", "NCA-R10", Illegal::FromTrap(at("a1")));
    assert_eq!(power_ways(&game), "");
}

#[test]
fn nca_d4_hamster_goes_through_ninjas() {
    let mut game = board(
        Clan::Hamster,
        "3 . . d . . . . .
         2 # dB . . . . . .
         1 tA dA x . . . . .",
    );
    assert_eq!(power_ways(&game), "a1-b1-c1 a1-b2-c1 a1-b2-c3 b1-b2-c1 b1-b2-c3 b1-c1");
    refuses(&game, "!a1-b2", "NCA-6", Illegal::Occupied(at("b2")));
    refuses(&game, "!a1-b2-b1", "NCA-6", Illegal::Occupied(at("b1")));
    refuses(&game, "!a1-a2-b3", "NCA-13", Illegal::IntoWall(at("a2")));
    refuses(&game, "!b1-c2-c3", "NCA-13", Illegal::IntoEmpty(at("c2")));
    refuses(&game, "!a1-b1-a1", "NCA-13", Illegal::Twice(at("a1")));
    refuses(&game, "!a1-b1-c1-d1", "NCA-13", Illegal::IntoEmpty(at("d1")));
    assert_eq!(make(&mut game, "!a1-b2-c3"), "A Hamster, A a1-b2-c3, claims ta1");
}

#[test]
fn nca_d4_platypus_moves_one_or_two_and_claims_one() {
    let mut game = board(
        Clan::Platypus,
        "2 d . . . . . x .
         1 tA . . . . # lA dB",
    );
    assert_eq!(power_ways(&game), "a1-a2 a1-a2-g1-g2 g1-g2 g1-g2-a1-a2");
    let mut other = game;
    assert_eq!(make(&mut game, "!a1-a2-g1-g2"), "A Platypus, A a1-a2, A g1-g2, claims ta1");
    assert_eq!(game.grid().card(at("g1")), Some(cards("l")[0]), "the other card stays");
    assert_eq!(make(&mut other, "!g1-g2-a1-a2"), "A Platypus, A g1-g2, A a1-a2, claims lg1");
}

#[test]
fn nca_r18_one_platypus_may_step_to_where_the_other_makes_room() {
    let mut game = board(
        Clan::Platypus,
        "2 . . d . . . . .
         1 tA lA d . . . . dB",
    );
    assert_eq!(power_ways(&game), "a1-b1-b1-c1 a1-b1-b1-c2 b1-c1 b1-c2");
    refuses(&game, "!b1-c1-a1-b1", "NCA-R13", Illegal::Claimed(at("b1")));
    refuses(&game, "!a1-b1-b1-a1", "NCA-R13", Illegal::Claimed(at("a1")));
    refuses(&game, "!a1-b1", "NCA-13", Illegal::IntoNinja(at("b1")));
    refuses(&game, "!b1-c1-b1-c2", "NCA-13", Illegal::Twice(at("b1")));
    assert_eq!(make(&mut game, "!a1-b1-b1-c2"), "A Platypus, A b1-c2, A a1-b1, claims ta1");
    assert_eq!((game.ninja_at(at("b1")), game.ninja_at(at("c2"))), (Some((A, 0)), Some((A, 1))));
}

#[test]
fn nca_d4_platypus_refusals() {
    let game = board(
        Clan::Platypus,
        "2 d d d d d d d d
         1 tA d lA d # . d dB",
    );
    refuses(&game, "!a1-b1-c1-b1", "NCA-13", Illegal::IntoNinja(at("b1")));
    refuses(&game, "!a1-b1-c1-e1", "NCA-13", Illegal::TooFar(at("c1"), at("e1")));
    refuses(&game, "!a1-c1-c1-d1", "NCA-13", Illegal::TooFar(at("a1"), at("c1")));
    refuses(&game, "!a1-b1-h1-h2", "NCA-8", Illegal::NotYourNinja(at("h1")));
    refuses(&game, "!a1-b1-b1-b2", "NCA-8", Illegal::NotYourNinja(at("b1")));
    refuses(&game, "!a1-b1-c1", "NCA-12", Illegal::NotInFull { named: 2, least: 1, most: 3 });
    refuses(&game, "!a1-a1", "NCA-13", Illegal::Twice(at("a1")));
}

#[test]
fn nca_d4_penguin_plays_a_technique_of_its_discard_once_more() {
    let mut game = board(Clan::Penguin, "1 tA d d d d d d dB").with_discard(A, &cards("sl"));
    assert_eq!(power_ways(&game), "s:a1-g1");
    let hand = *game.hand(A);
    assert_eq!(make(&mut game, "!s:a1-g1"), "A Penguin plays Sprint, A a1-g1, claims ta1");
    assert_eq!(game.discard(A).count(Technique::Sprint), 1, "it ends in the discard pile again");
    assert_eq!(game.hand(A).len(), hand.len() + 1);
    assert!(game.has_used_power(A));
}

#[test]
fn nca_d4_penguin_refusals() {
    let game = board(Clan::Penguin, "1 tA d d d d d d dB").with_discard(A, &cards("sxw"));
    refuses(&game, "!d:a1-b1", "NCA-D4", Illegal::NotInDiscard(Technique::Dodge));
    refuses(&game, "!a1-b1", "NCA-D4", Illegal::NoReplay);
    refuses(&game, "!s:a1-b1", "NCA-R2", Illegal::RunsOn(at("g1")));
    refuses(&game, "!w:a1-b1", "NCA-R5", Illegal::NothingToCopy);
    let camel = board(Clan::Camel, "1 tA d d d d d d dB").with_discard(A, &cards("s"));
    refuses(&camel, "!s:a1-g1", "NCA-D4", Illegal::NotThePenguin);
}
