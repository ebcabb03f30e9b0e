//! SHI-5 to SHI-7, SHI-R3 and SHI-R7: deploying, and the ninja.

use super::*;

#[test]
fn shi_5_a_card_from_hand_is_deployed_to_another_province() {
    let mut game = board(&["", "U", ""], "GUTM");
    assert_eq!(make(&mut game, "deploy T B"), "A deploys T to B");
    assert_eq!((province(&game, B), game.hand(A).to_string()), ("UT".into(), "GUM".into()));
    assert_eq!(game.order(), Some(Order::Second));
}

#[test]
fn shi_5_any_clan_to_any_other_province_but_not_the_own() {
    let game = board(&["", "", ""], "GUTM");
    assert_eq!(listed(&game).len(), 4 * 2);
    assert_eq!(listed(&board(&["", "", "", "", ""], "GGTM")).len(), 3 * 4, "two of a clan are one choice");
    refuses(&game, "deploy G A", "SHI-5", Illegal::DeployAtHome);
    refuses(&game, "deploy O B", "SHI-5", Illegal::NotInHand(card("O")));
}

#[test]
fn shi_6_a_ninja_removes_a_card_instead_of_the_first_order() {
    let mut game = board(&["", "UU", "T"], "GGGN");
    assert_eq!(make(&mut game, "ninja U B"), "A sends a ninja against U in B");
    assert_eq!((province(&game, B), game.hand(A).to_string()), ("U".into(), "GGG".into()));
    assert_eq!((game.removed().to_string(), game.order()), ("UN".into(), Some(Order::Second)));
    assert_eq!(game.audit(), Ok(()));
}

#[test]
fn shi_6_any_army_in_another_province_is_a_target_whatever_its_size() {
    let game = board(&["GGGG", "GUUUUU", "T"], "GGGN");
    let ninjas = listed(&game).into_iter().filter(|mv| matches!(mv, Move::Ninja { .. }));
    assert_eq!(ninjas.collect::<Vec<_>>(), [mv("ninja G B"), mv("ninja U B"), mv("ninja T C")]);
    refuses(
        &game,
        "ninja O B",
        "SHI-6",
        Illegal::NoArmy { tried: Order::First, province: B, clan: Clan::Oda },
    );
    let game = board(&["", "UU", "T"], "GGGG");
    refuses(&game, "ninja U B", "SHI-6", Illegal::NotInHand(Card::Ninja));
}

#[test]
fn shi_6_the_last_card_of_an_army_can_be_removed() {
    let mut game = board(&["", "U", ""], "GGGN");
    make(&mut game, "ninja U B");
    assert_eq!(province(&game, B), "");
}

#[test]
fn shi_7_a_ninja_never_works_against_the_own_province() {
    let game = board(&["GG", "U", ""], "GGGN");
    refuses(&game, "ninja G A", "SHI-7", Illegal::NinjaAtHome);
}

#[test]
fn shi_r3_a_ninja_needs_a_target() {
    let game = board(&["GG", "", ""], "GGGN");
    refuses(&game, "ninja G A", "SHI-R3", Illegal::NinjaWithoutTarget);
    refuses(&game, "ninja G B", "SHI-R3", Illegal::NinjaWithoutTarget);
    assert_eq!(listed(&game), [mv("deploy G B"), mv("deploy G C")]);
}

#[test]
fn shi_r3_a_ninja_is_no_troop() {
    let game = board(&["", "U", ""], "GGGN");
    refuses(&game, "deploy N B", "SHI-R3", Illegal::NinjaAsTroop);
    refuses(&game, "place N", "SHI-R3", Illegal::NinjaAsTroop);
    let game = board_at(Order::Second, &["", "U", ""], "GGN");
    refuses(&game, "place N", "SHI-R3", Illegal::NinjaAsTroop);
    assert!(!listed(&game).contains(&mv("place N")));
}

/// An order is given if it can be: whoever holds nothing but ninjas sends one.
#[test]
fn shi_r7_a_ninja_that_is_all_there_is_must_be_sent() {
    let game = board(&["", "U", "TT"], "NN");
    assert_eq!(listed(&game), [mv("ninja U B"), mv("ninja T C")]);
}
