//! SHI-10 to SHI-15 and SHI-R2: the attack.

use super::*;

fn third(provinces: &[&str]) -> Shinobi {
    board_at(Order::Third, provinces, "GG")
}

#[test]
fn shi_10_an_attack_is_compulsory_where_one_is_possible() {
    let game = third(&["GG", "U", "TTT"]);
    assert_eq!(listed(&game), [mv("attack G U B")]);
    let no = |tried| Illegal::OutOfOrder { now: Order::Third, tried };
    refuses(&game, "place G", "SHI-10", no(Order::Second));
    refuses(&game, "deploy G B", "SHI-10", no(Order::First));
}

/// Even against the own clan.
#[test]
fn shi_10_it_is_compulsory_whomever_it_hurts() {
    let mut game = third(&["UU", "G", ""]);
    assert_eq!((game.clan(A), listed(&game)), (Some(Clan::GoHojo), vec![mv("attack U G B")]));
    make(&mut game, "attack U G B");
    assert_eq!(province(&game, B), "");
}

#[test]
fn shi_10_without_a_possible_attack_the_order_is_skipped() {
    let mut game = board_at(Order::Second, &["G", "TT", ""], "UUU");
    assert_eq!(make(&mut game, "place U"), "A places U; A skips the Third order; A draws ??");
    assert_eq!((game.turn(), game.order()), (B, Some(Order::First)));
}

#[test]
fn shi_11_only_armies_at_home_attack_and_only_others_are_attacked() {
    let game = third(&["GGG", "UU", "T", "MMMM"]);
    assert_eq!(listed(&game), [mv("attack G U B"), mv("attack G T C")]);
    refuses(&game, "attack M U B", "SHI-11", Illegal::NoAttacker(Clan::Mori));
    let game = third(&["GGGU", "UU", ""]);
    refuses(&game, "attack G U A", "SHI-11", Illegal::AttackAtHome);
    let none = Illegal::NoArmy { tried: Order::Third, province: C, clan: Clan::Uesugi };
    refuses(&game, "attack G U C", "SHI-11", none);
}

#[test]
fn shi_11_any_clan_at_home_may_attack() {
    let game = third(&["GGUU", "T", ""]);
    assert_eq!(listed(&game), [mv("attack G T B"), mv("attack U T B")]);
}

#[test]
fn shi_12_the_attacker_has_more_cards_than_the_target() {
    let game = third(&["GG", "U", "TT", "MMM"]);
    assert_eq!(listed(&game), [mv("attack G U B")]);
    refuses(&game, "attack G T C", "SHI-12", Illegal::TooWeak { own: 2, target: 2 });
    refuses(&game, "attack G M D", "SHI-12", Illegal::TooWeak { own: 2, target: 3 });
}

#[test]
fn shi_13_an_army_never_attacks_one_of_its_own_clan() {
    let game = third(&["GGGUU", "G", "U"]);
    refuses(&game, "attack G G B", "SHI-13", Illegal::OwnClan(Clan::GoHojo));
    assert_eq!(listed(&game), [mv("attack U G B"), mv("attack G U C")]);
}

#[test]
fn shi_14_an_army_that_a_card_was_deployed_to_cannot_be_attacked() {
    let mut game = board(&["GGGG", "U", "U"], "UGGG");
    make_all(&mut game, "deploy U B, place G");
    refuses(&game, "attack G U B", "SHI-14", Illegal::Changed { province: B, clan: Clan::Uesugi });
    assert_eq!(listed(&game), [mv("attack G U C")], "the same clan elsewhere was not changed");
}

#[test]
fn shi_14_nor_one_that_a_ninja_hit() {
    let mut game = board(&["GGGG", "UUT", "M"], "NGGG");
    make_all(&mut game, "ninja U B, place G");
    refuses(&game, "attack G U B", "SHI-14", Illegal::Changed { province: B, clan: Clan::Uesugi });
    assert_eq!(listed(&game), [mv("attack G T B"), mv("attack G M C")]);
}

#[test]
fn shi_14_nor_one_that_a_card_was_moved_to_or_from() {
    let mut game = board(&["GGGG", "UUT", "UM"], "GGGG");
    make_all(&mut game, "deploy G B, shift U B C");
    refuses(&game, "attack G U B", "SHI-14", Illegal::Changed { province: B, clan: Clan::Uesugi });
    refuses(&game, "attack G U C", "SHI-14", Illegal::Changed { province: C, clan: Clan::Uesugi });
    assert_eq!(listed(&game), [mv("attack G T B"), mv("attack G M C")]);
}

#[test]
fn shi_14_holds_for_this_turn_only() {
    let mut game = board(&["", "TTTG", "U"], "UGGG").with_hand(B, &cards("GGGG"));
    make_all(&mut game, "deploy U C, place G");
    assert_eq!(game.turn(), B);
    assert!(!game.is_changed(C, Clan::Uesugi));
    make_all(&mut game, "deploy G A, place G");
    assert!(listed(&game).contains(&mv("attack T U C")));
}

#[test]
fn shi_14_everyone_sees_which_armies_were_changed() {
    let mut game = board(&["", "U", "U"], "UGGG");
    make(&mut game, "deploy U B");
    for viewer in [Viewer::Table, Viewer::Seat(A), Viewer::Seat(C)] {
        let view = game.view(viewer);
        assert!(view.game().is_changed(B, Clan::Uesugi) && !view.game().is_changed(C, Clan::Uesugi));
    }
}

#[test]
fn shi_15_the_attacked_army_loses_one_card_and_the_attacker_none() {
    let mut game = third(&["GGG", "UU", ""]);
    assert_eq!(make(&mut game, "attack G U B"), "A attacks U in B with G; A draws ??");
    assert_eq!((province(&game, A), province(&game, B)), ("GGG".into(), "U".into()));
    assert_eq!((game.removed().to_string(), game.audit()), ("U".into(), Ok(())));
}

#[test]
fn shi_15_one_attack_is_all() {
    let mut game = third(&["GGG", "UU", "T"]);
    make(&mut game, "attack G U B");
    assert_eq!((game.turn(), game.order()), (B, Some(Order::First)));
}

#[test]
fn shi_r2_a_changed_army_may_attack() {
    let mut game = board(&["G", "TTT", "U"], "GOOO");
    make_all(&mut game, "deploy O B, place G");
    assert!(game.is_changed(A, Clan::GoHojo));
    assert_eq!(listed(&game), [mv("attack G U C")]);
    make(&mut game, "attack G U C");
}
