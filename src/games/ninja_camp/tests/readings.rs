//! NCA-R13 to NCA-R20: what the sheet leaves open between several clans and rules.

use super::*;

#[test]
fn nca_r13_the_goat_butts_nobody_onto_the_card_it_leaves() {
    let game = board(Clan::Goat, "2 d x d d d d d d\n 1 dA dB d d d d d d");
    refuses(&game, "!a1-b1-a1", "NCA-R13", Illegal::Claimed(at("a1")));
    let narrow = board(Clan::Goat, "2 # x # . . . . .\n 1 dA dB . d d d d d");
    refuses(&narrow, "!a1-b1-a1", "NCA-R4", Illegal::NowhereAside(at("b1")));
    assert_eq!(power_ways(&narrow), "", "and there is no other card around it but a trap");
}

#[test]
fn nca_r13_the_polar_bear_does_not_carry_off_the_card_it_leaves() {
    let game = board(Clan::PolarBear, "1 tA x . . . . . dB");
    refuses(&game, "!a1-b1-a1-c1", "NCA-R13", Illegal::Claimed(at("a1")));
    assert_eq!(power_ways(&game), "a1-b1", "no other card is without a ninja");
}

#[test]
fn nca_r13_no_second_platypus_steps_on_the_card_that_is_claimed() {
    let game = board(Clan::Platypus, "1 d tA lA . . . . dB");
    refuses(&game, "!b1-a1-c1-b1", "NCA-R13", Illegal::Claimed(at("b1")));
    assert_eq!(power_ways(&game), "b1-a1 c1-b1-b1-a1");
}

#[test]
fn nca_r14_an_armadillo_on_the_border_may_stop_anywhere_along_it() {
    let mut game = board(Clan::Armadillo, "6 d . # dA dB x d d\n 5 d d d d d d d d\n 1 d d d # d d d d");
    assert_eq!(power_ways(&game), "d6-a6 d6-f6 d6-g6 d6-h6", "past an empty space, a wall and a ninja");
    refuses(&game, "!d6-d5", "NCA-R2", Illegal::NotAnEdge(at("d5")));
    assert_eq!(make(&mut game, "!d6-f6"), "A Armadillo, A d6-f6, claims dd6");
}

#[test]
fn nca_r15_a_trap_is_claimed_like_any_other_card() {
    let mut sloth = board(Clan::Sloth, "1 dA x d d d d d dB");
    assert_eq!(make(&mut sloth, "!b1"), "A Sloth, claims xb1");
    let mut skunk = board(Clan::Skunk, "1 dA d d d d xB d d");
    assert_eq!(make(&mut skunk, "!f1-g1"), "A Skunk, B f1-g1, claims xf1");
    assert_eq!((sloth.hand(A).traps(), skunk.hand(A).traps()), (1, 1));
    let mut flamingo = board(Clan::Flamingo, "1 dA d d d d d d dB").with_unused(&cards("xdd"));
    make_all(&mut flamingo, "!a1-b1 =0");
    assert_eq!(flamingo.secret().and_then(|secret| secret.card), Some(Card::Trap));
}

#[test]
fn nca_r15_own_ninjas_may_land_on_traps() {
    for (clan, spaces) in [
        (Clan::Armadillo, "!b1-a1"),
        (Clan::Camel, "!b1-a1"),
        (Clan::Hamster, "!b1-a1"),
        (Clan::PolarBear, "!b1-a1"),
        (Clan::Puppy, "!d1-a1"),
        (Clan::FlyingSquirrel, "!b1-c1-g1"),
    ] {
        let game =
            board(clan, if clan == Clan::Puppy { "1 x . . dA d d xB d" } else { "1 x dA d d d d xB d" });
        assert_eq!(game.check(A, &mv(spaces)), Ok(()), "{clan:?}");
    }
}

#[test]
fn nca_r16_own_ninjas_are_ninjas_like_all_others() {
    let hamster = board(Clan::Hamster, "1 tA dA d . . . . dB");
    assert_eq!(power_ways(&hamster), "a1-b1-c1 b1-c1");
    let puppy = board(Clan::Puppy, "1 tA dA . d . . . dB");
    assert_eq!(power_ways(&puppy), "a1-d1 b1-d1");
    let camel = board(Clan::Camel, "1 tA d d dA . . . dB");
    refuses(&camel, "!a1-c1", "NCA-R1", Illegal::BesideNinja { space: at("c1"), ninja: at("d1") });
    assert_eq!(power_ways(&camel), "a1-b1 d1-c1", "beside its own start, but not beside the other");
}

#[test]
fn nca_r17_the_skunk_drives_off_a_ninja_however_far() {
    let mut game = board(Clan::Skunk, "6 d d d d d d d aB\n 1 dA d d d d d d d");
    assert_eq!(make(&mut game, "!h6-g6"), "A Skunk, B h6-g6, claims ah6");
    let stuck = board(Clan::Skunk, "6 . . . . . . x aB\n 1 dA d d d d d d d");
    refuses(&stuck, "!h6", "NCA-R4", Illegal::NowhereAside(at("h6")));
    refuses(&stuck, "!h6-g6", "NCA-R4", Illegal::NowhereAside(at("h6")));
}

#[test]
fn nca_r18_two_platypus_ninjas_are_two_different_ones() {
    let game = board(Clan::Platypus, "1 tA d d lA d d d dB");
    refuses(&game, "!a1-b1-a1-b1", "NCA-13", Illegal::Twice(at("a1")));
    refuses(&game, "!a1-b1-b1-c1", "NCA-8", Illegal::NotYourNinja(at("b1")));
}

#[test]
fn nca_r19_the_ninjas_of_who_has_passed_stay_where_they_are() {
    let clans = [Clan::Skunk, Clan::Goat, Clan::FlyingSquirrel];
    let row = "2 d d d d d d d d\n 1 d d d aC d d dA dB";
    let mut game = position(&clans, row).with_hand(C, &cards("d"));
    game.turn = C;
    make_all(&mut game, "d:d1-d2 d:g1-g2 pass pass");
    assert!(game.has_passed(B) && game.has_passed(C) && game.turn() == A);
    assert_eq!(game.copied_by(A), Some((C, Technique::Dodge)), "and what they played can be copied");
    refuses(&game, "e:g2-h2-h1-g1", "NCA-13", Illegal::IntoNinja(at("h1")));
    for text in ["!d2-e2", "!h1-h2"] {
        assert_eq!(game.check(A, &mv(text)), Ok(()), "{text}");
    }
    let end = make(&mut game, "pass");
    assert!(end.contains("B gathers d; C gathers d"), "{end}");
}

#[test]
fn nca_r20_hands_lie_open_but_for_what_a_flamingo_took() {
    let mut game = board(Clan::Flamingo, "1 tA d d d d d d dB").with_unused(&cards("aldddddd"));
    make_all(&mut game, "!a1-b1 =0");
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(B)] {
        let view = game.view(viewer);
        assert_eq!((view.game().hand(A), view.game().hand(B)), (game.hand(A), game.hand(B)), "{viewer:?}");
        let known = view.game().secret().is_some_and(|secret| secret.card.is_some());
        assert_eq!(known, viewer == Viewer::Seat(A), "{viewer:?}");
    }
}
