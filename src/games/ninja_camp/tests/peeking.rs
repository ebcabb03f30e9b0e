//! Flamingo and NCA-R7: three cards that only its owner sees.

use super::*;
use crate::kernel::{Refused, UndoRefused};

/// Seat A, the Flamingo, about to move; these unused cards lie on top.
fn flamingo(unused: &str) -> NinjaCamp {
    let row = "2 d d d d d d d d\n 1 tA d s d d d d dB";
    let game = board(Clan::Flamingo, row).with_hand(A, &cards("s")).with_hand(B, &cards("ss"));
    let mut top = cards(unused);
    top.extend(game.unused.iter().flatten().skip(top.len()));
    game.with_unused(&top)
}

#[test]
fn nca_d4_flamingo_moves_one_or_two_and_looks_at_three_cards() {
    let mut game = flamingo("a#x");
    assert_eq!(power_ways(&game), "a1-a2 a1-a2-b2 a1-b1 a1-b1-b2 a1-b1-c1");
    refuses(&game, "!a1-b1-c1-d1", "NCA-12", Illegal::NotInFull { named: 3, least: 1, most: 2 });
    refuses(&game, "!a1-b2", "NCA-13", Illegal::Diagonal(at("a1"), at("b2")));
    let told = tell(&mut game, "!a1-b1-c1");
    assert_eq!(say(&told[0]), "A Flamingo, A a1-b1-c1; A sees ???", "the table");
    assert_eq!(say(&told[1]), "A Flamingo, A a1-b1-c1; A sees a#x", "the owner");
    assert_eq!(say(&told[2]), "A Flamingo, A a1-b1-c1; A sees ???", "the opponent");
    assert_eq!((game.phase(), game.turn()), (Phase::Choosing(at("a1")), A), "and the same seat decides");
    assert_eq!(game.grid().card(at("a1")), Some(cards("t")[0]), "nothing is claimed yet");
}

#[test]
fn nca_r7_the_normal_card_can_be_claimed_after_all() {
    let mut game = flamingo("a#x");
    make(&mut game, "!a1-b1");
    assert_eq!(make(&mut game, "="), "A claims ta1");
    assert_eq!((game.hand(A).count(Technique::Stealth), game.grid().card(at("a1"))), (1, None));
    assert_eq!((game.unused_count(), game.secret(), game.turn()), (16, None, B));
    assert!(!game.is_private(A));
}

#[test]
fn nca_r7_if_an_unused_card_is_taken_the_start_card_stays() {
    let mut game = flamingo("a#x");
    make(&mut game, "!a1-b1");
    let told = tell(&mut game, "=0");
    assert_eq!([&told[0], &told[1], &told[2]].map(|told| say(told)), ["A takes ?", "A takes a", "A takes ?"]);
    assert_eq!((game.grid().card(at("a1")), game.unused_count()), (Some(cards("t")[0]), 15));
    assert_eq!(game.unused[..2], [Some(Card::Wall), Some(Card::Trap)]);
    assert_eq!((game.hand(A).len(), game.phase(), game.turn()), (1, Phase::Playing, B));
}

#[test]
fn nca_r7_a_wall_cannot_be_taken_and_a_trap_can() {
    let mut game = flamingo("a#x");
    make(&mut game, "!a1-b1");
    refuses(&game, "=1", "NCA-R7", Illegal::WallTaken(1));
    refuses(&game, "=3", "NCA-R7", Illegal::NoSuchCard(3));
    refuses(&game, "=255", "NCA-R7", Illegal::NoSuchCard(255));
    assert_eq!(moves(&game), [mv("="), mv("=0"), mv("=2")]);
    make(&mut game, "=2");
    assert_eq!(game.score(A), 2 - 1 + 1, "Sprint, the trap, and the Dodge under the ninja");
}

#[test]
fn nca_r7_nothing_else_is_done_before_the_choice_and_no_choice_without_it() {
    let mut game = flamingo("a#x");
    refuses(&game, "=", "NCA-R7", Illegal::NothingToChoose);
    refuses(&game, "=0", "NCA-R7", Illegal::NothingToChoose);
    make(&mut game, "!a1-b1");
    for text in ["pass", "s:b1-g1", "!b1-c1", "@c1"] {
        refuses(&game, text, "NCA-R7", Illegal::ChooseFirst);
        assert_eq!(game.check(B, &mv(text)), Err(Illegal::NotYourTurn(A)));
    }
    assert_eq!(game.check(B, &mv("=0")), Err(Illegal::NotYourTurn(A)));
}

#[test]
fn nca_r7_only_its_owner_sees_the_three_cards() {
    let mut game = flamingo("a#x");
    let hidden = [None; 16];
    let views =
        |game: &NinjaCamp| [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table].map(|viewer| game.view(viewer));
    assert!(views(&game).iter().all(|view| view.game().unused == hidden && view.game().peeked().is_none()));
    assert!(!game.is_private(A) && !game.is_private(B));
    make(&mut game, "!a1-b1");
    let [own, other, open] = views(&game);
    let [a, wall, trap] = [0, 1, 2].map(|index| Some(cards("a#x")[index]));
    assert_eq!(own.game().peeked(), Some([a, wall, trap]));
    assert_eq!(own.game().unused[3..], hidden[3..]);
    for view in [other, open] {
        assert_eq!((view.game().unused, view.game().peeked()), (hidden, Some([None; 3])));
    }
    assert!(game.is_private(A) && !game.is_private(B));
    make(&mut game, "=0");
    let [own, other, open] = views(&game);
    assert_eq!(own.game().secret().map(|secret| (secret.seat, secret.card)), Some((A, a)));
    for view in [other, open] {
        assert_eq!(view.game().secret().map(|secret| (secret.seat, secret.card)), Some((A, None)));
    }
    assert_eq!((own.game().score(A), other.game().score(A)), (2 + 1 + 5, 2 + 1));
    assert!(game.is_private(A) && !game.is_private(B));
}

#[test]
fn nca_r7_the_taken_card_can_be_played_and_is_known_from_then_on() {
    let mut game = flamingo("l#x").with_hand(B, &cards("d"));
    make_all(&mut game, "!a1-b1 =0 d:h1-g1");
    assert_eq!(game.check(A, &mv("a:b1-b2")), Err(Illegal::NotInHand(Technique::Ambush)));
    game.grid.lift(at("c1"));
    assert_eq!(ways(&game, 'l'), "b1-d1");
    assert_eq!(make(&mut game, "l:b1-d1"), "A reveals l; A plays Leap, A b1-d1, claims db1");
    assert_eq!((game.secret(), game.discard(A).count(Technique::Leap)), (None, 1));
    assert!(!game.is_private(A));
}

#[test]
fn nca_r20_an_open_copy_is_played_first() {
    let mut game = flamingo("s#x").with_hand(B, &cards("d"));
    make_all(&mut game, "!a1-b1 =0 d:h1-g1");
    assert_eq!(make(&mut game, "s:b1-f1"), "A plays Sprint, A b1-f1, claims db1", "the one it had");
    assert!(game.secret().is_some());
    make(&mut game, "pass");
    assert_eq!(make(&mut game, "s:f1-f2"), "A reveals s; A plays Sprint, A f1-f2, claims df1");
}

#[test]
fn nca_r7_the_taken_card_is_shown_at_the_end() {
    let mut game = flamingo("a#x");
    make_all(&mut game, "!a1-b1 =0 pass");
    let scores = "A passes; A reveals a; A gathers d; B gathers d; A wins [8, 5, 0, 0]";
    assert_eq!(make(&mut game, "pass"), scores);
    assert_eq!((game.secret(), game.hand(A).count(Technique::Ambush)), (None, 1));
    assert_eq!(game.view(Viewer::Table).game().hand(A), game.hand(A));
}

/// A table where seat B has used the Flamingo and is to choose.
fn session() -> Session<NinjaCamp> {
    for seed in 0.. {
        let mut session = table(2, seed);
        if seen(&session).clan(B) != Clan::Flamingo {
            continue;
        }
        while seen(&session).phase() == Phase::Placing {
            let seat = seen(&session).turn();
            let mv = session.moves(seat)[0];
            session.submit(seat, mv).expect("listed");
        }
        let power = session.moves(B).into_iter().find(|mv| matches!(mv, Move::Power { .. }));
        if let Some(power) = power {
            session.submit(B, power).expect("listed");
            return session;
        }
    }
    unreachable!("somebody gets the Flamingo")
}

#[test]
fn nca_r7_what_was_seen_cannot_be_unseen() {
    let mut session = session();
    assert_eq!(session.can_undo(None), Err(UndoRefused::Sealed));
    assert_eq!(session.hand_over(Some(A)), Some(B), "behind the curtain");
    let mv = session.moves(B)[0];
    assert_eq!(session.check(A, &mv), Err(Refused::Illegal(Illegal::NotYourTurn(B))));
    session.submit(B, mv).expect("listed");
    assert_eq!(session.can_undo(None), Ok(()), "the choice can be taken back");
}

#[test]
fn nca_r7_a_revealed_card_cannot_be_hidden_again() {
    let mut game = flamingo("s#x").with_hand(A, &[]).with_hand(B, &cards("d"));
    make_all(&mut game, "!a1-b1 =0 d:h1-g1");
    let sealed = |game: &NinjaCamp, text: &str| {
        let (mut game, mut out) = (*game, Out::new());
        game.apply(A, &mv(text), &mut Fast::new(0), &mut out);
        out.is_sealed()
    };
    assert!(sealed(&game, "s:b1-f1"));
    assert!(!sealed(&game, "pass"), "B plays on");
    make_all(&mut game, "s:b1-f1 pass");
    assert!(!sealed(&game, "pass"), "there is nothing left to reveal");
}
