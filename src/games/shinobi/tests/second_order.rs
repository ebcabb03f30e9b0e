//! SHI-8, SHI-9 and SHI-R1: placing at home, and moving.

use super::*;

fn second(provinces: &[&str], hand: &str) -> Shinobi {
    board_at(Order::Second, provinces, hand)
}

#[test]
fn shi_8_a_card_from_hand_is_placed_in_the_own_province() {
    let mut game = second(&["G", "GGG", ""], "GGU");
    assert_eq!(make(&mut game, "place G"), "A places G; A skips the Third order; A draws ??");
    assert_eq!(province(&game, A), "GG");
    refuses(&second(&["G", "GGG", ""], "GGU"), "place T", "SHI-5", Illegal::NotInHand(card("T")));
}

#[test]
fn shi_8_or_a_card_is_moved_from_another_province_to_any_other() {
    let game = second(&["", "U", "T", ""], "GG");
    for to in ["A", "C", "D"] {
        let mut after = game;
        assert!(
            make(&mut after, &format!("shift U B {to}")).starts_with(&format!("A moves U from B to {to}"))
        );
        assert_eq!((province(&after, B), province(&after, seat(to)).contains('U')), (String::new(), true));
    }
    assert_eq!(listed(&game).len(), 1 + 3 + 3);
}

#[test]
fn shi_8_only_one_card_of_an_army_is_moved_and_the_hand_stays() {
    let mut game = second(&["", "UUU", ""], "GGT");
    make(&mut game, "shift U B C");
    assert_eq!((province(&game, B), province(&game, C)), ("UU".into(), "U".into()));
    assert!(game.hand(A).count(card("G")) >= 2 && game.hand(A).count(card("T")) >= 1);
}

#[test]
fn shi_8_a_card_is_moved_to_another_province_than_its_own() {
    let game = second(&["", "U", ""], "GGT");
    refuses(&game, "shift U B B", "SHI-8", Illegal::ShiftNowhere(B));
    let nothing = Illegal::NoArmy { tried: Order::Second, province: C, clan: Clan::Uesugi };
    refuses(&game, "shift U C B", "SHI-8", nothing);
}

#[test]
fn shi_9_nothing_is_moved_out_of_the_own_province() {
    let game = second(&["GG", "U", ""], "GGT");
    refuses(&game, "shift G A B", "SHI-9", Illegal::ShiftFromHome);
    assert!(listed(&game).iter().all(|mv| !matches!(mv, Move::Shift { from: A, .. })));
}

#[test]
fn shi_r1_the_card_just_deployed_may_be_moved_and_both_armies_are_changed() {
    let mut game = board(&["GGGG", "TT", "T", "U"], "TGGG");
    make_all(&mut game, "deploy T B, shift T B C");
    assert_eq!((province(&game, B), province(&game, C)), ("TT".into(), "TT".into()));
    assert!(game.is_changed(B, Clan::Takeda) && game.is_changed(C, Clan::Takeda));
    assert_eq!(listed(&game), [mv("attack G U D")]);
}

#[test]
fn shi_r1_it_may_be_moved_home() {
    let mut game = board(&["", "TT", "U"], "TGGG");
    make_all(&mut game, "deploy T B, shift T B A");
    assert_eq!((province(&game, A), province(&game, B)), ("T".into(), "TT".into()));
}
