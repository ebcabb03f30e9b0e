//! NCA-8 to NCA-12, NCA-14 and NCA-R11: what a turn consists of.

use super::*;

const OPEN: &str = "3 d d d d d d d d
                    2 d t s e a l w d
                    1 dA d d d sB d d d";

#[test]
fn nca_8_a_turn_moves_one_own_ninja_and_claims_a_card() {
    let mut game = board(Clan::Camel, OPEN);
    refuses(&game, "d:b1-b2", "NCA-8", Illegal::NotYourNinja(at("b1")));
    refuses(&game, "d:e1-e2", "NCA-8", Illegal::NotYourNinja(at("e1")));
    refuses(&game, "s:h3-a3", "NCA-8", Illegal::NotYourNinja(at("h3")));
    let before = game;
    assert_eq!(make(&mut game, "d:a1-b2"), "A plays Dodge, A a1-b2, claims da1");
    assert_eq!((game.ninjas(A)[0], game.ninjas(B)), (Some(at("b2")), before.ninjas(B)));
    assert_eq!(game.turn(), B);
}

#[test]
fn nca_9_the_card_goes_from_hand_to_the_own_discard_pile() {
    let mut game = board(Clan::Camel, OPEN).with_hand(A, &cards("ddt"));
    refuses(&game, "s:a1-d1", "NCA-9", Illegal::NotInHand(Technique::Sprint));
    make(&mut game, "t:a1-a2-b2");
    assert_eq!((game.hand(A).count(Technique::Stealth), game.discard(A).count(Technique::Stealth)), (0, 1));
    assert_eq!(game.discard(A).len(), 1);
    assert!(game.discard(B).is_empty());
    make(&mut game, "pass");
    refuses(&game, "t:b2-b1-c1", "NCA-9", Illegal::NotInHand(Technique::Stealth));
}

#[test]
fn nca_10_the_clan_power_once_per_game() {
    let mut game = board(Clan::Camel, OPEN);
    assert_eq!(make(&mut game, "!a1-c3"), "A Camel, A a1-c3, claims da1");
    assert!(game.has_used_power(A) && !game.has_used_power(B));
    assert!(game.discard(A).is_empty(), "no technique was played");
    make(&mut game, "pass");
    refuses(&game, "!c3-h3", "NCA-10", Illegal::PowerUsed);
    assert_eq!(power_ways(&game), "");
}

#[test]
fn nca_11_passing_is_allowed_at_any_time_and_for_good() {
    let clans = [Clan::Camel, Clan::Goat, Clan::Skunk];
    let mut game = position(&clans, "2 d d d d d d d d\n 1 dA d d dB d d d dC");
    assert_eq!(make(&mut game, "pass"), "A passes");
    assert!(game.has_passed(A) && game.turn() == B);
    for text in ["pass", "d:a1-b1", "!a1-c2"] {
        assert_eq!(game.check(A, &mv(text)), Err(Illegal::AlreadyPassed));
    }
    assert_eq!(Illegal::AlreadyPassed.rule(), "NCA-11");
    make(&mut game, "s:d1-b1");
    assert_eq!(game.turn(), C);
    make(&mut game, "s:h1-h2");
    assert_eq!(game.turn(), B, "A is left out");
    make_all(&mut game, "pass");
    assert_eq!(game.turn(), C, "and C goes on alone");
    make(&mut game, "e:h2-g2-g1-f1");
    assert_eq!(game.turn(), C);
}

#[test]
fn nca_11_compulsory_when_nothing_can_be_played() {
    let stuck = board(Clan::Hamster, "1 dA . # d d d d dB");
    assert_eq!(moves(&stuck), [Move::Pass]);
    let empty = board(Clan::Camel, OPEN).with_hand(A, &cards("xx"));
    let mut used = empty;
    used.used = used.used.with(A);
    assert_eq!(moves(&used), [Move::Pass], "traps and a turned clan");
    assert_eq!(used.sample(A, &mut Fast::new(1)), Some(Move::Pass));
}

#[test]
fn nca_12_only_what_can_be_carried_out_in_full() {
    let short = board(Clan::Camel, "1 dA d . d d d d dB");
    refuses(&short, "t:a1-b1", "NCA-12", Illegal::NoWayFrom(at("b1")));
    refuses(&short, "e:a1-b1", "NCA-12", Illegal::NoWayFrom(at("b1")));
    refuses(&short, "a:a1", "NCA-12", Illegal::NoWayFrom(at("a1")));
    refuses(&short, "e:", "NCA-12", Illegal::CannotPlay(Technique::Evade));
    let shadow = short.with_played(B, Technique::Evade);
    refuses(&shadow, "w:", "NCA-12", Illegal::CannotPlay(Technique::Evade));
    assert_eq!((ways(&short, 't').as_str(), ways(&short, 'e').as_str()), ("", ""), "one card to go to");
    assert_eq!(ways(&short, 'd'), "a1-b1", "one step is a whole Dodge");
    let open = board(Clan::Camel, OPEN);
    refuses(&open, "t:a1-b1", "NCA-12", Illegal::NotInFull { named: 1, least: 2, most: 2 });
    refuses(&open, "t:a1-a2-a3-b3", "NCA-12", Illegal::NotInFull { named: 3, least: 2, most: 2 });
    refuses(&open, "d:a1-a2-a3-b3", "NCA-12", Illegal::NotInFull { named: 3, least: 1, most: 2 });
    refuses(&open, "d:a1", "NCA-12", Illegal::NotInFull { named: 0, least: 1, most: 2 });
    refuses(&open, "s:", "NCA-12", Illegal::NotInFull { named: 0, least: 1, most: 1 });
    refuses(&open, "s:a1-b1-c1", "NCA-12", Illegal::NotInFull { named: 2, least: 1, most: 1 });
    refuses(&open, "d:", "NCA-12", Illegal::NotInFull { named: 0, least: 1, most: 2 });
}

#[test]
fn nca_12_a_power_needs_a_way_too() {
    let stuck = "1 dA # . d d d dB #";
    // Nothing to go to at an edge, and nothing that is not beside another ninja.
    let inland = "3 . . . . . . . .\n 2 . dA . # . d dB .\n 1 . . . . . . . .";
    for clan in [Clan::Armadillo, Clan::Camel] {
        refuses(&board(clan, inland), "!", "NCA-12", Illegal::CannotUse(clan));
        refuses(&board(clan, inland), "!b2", "NCA-12", Illegal::NoWayFrom(at("b2")));
    }
    for clan in [
        Clan::Flamingo,
        Clan::FlyingSquirrel,
        Clan::Goat,
        Clan::Platypus,
        Clan::PolarBear,
        Clan::Puppy,
        Clan::Sloth,
    ] {
        refuses(&board(clan, stuck), "!", "NCA-12", Illegal::CannotUse(clan));
        if clan != Clan::Sloth {
            refuses(&board(clan, stuck), "!a1", "NCA-12", Illegal::NoWayFrom(at("a1")));
        }
    }
    let penguin = board(Clan::Penguin, stuck);
    refuses(&penguin, "!", "NCA-12", Illegal::CannotUse(Clan::Penguin));
    let penguin = penguin.with_discard(A, &cards("e"));
    refuses(&penguin, "!e:", "NCA-12", Illegal::CannotPlay(Technique::Evade));
    // What is named is looked at before it is counted.
    let game = board(Clan::Platypus, "2 . . d . . # . .\n 1 dA d . d # lA # dB");
    refuses(&game, "!a1-b1-f1", "NCA-12", Illegal::NoWayFrom(at("f1")));
    refuses(&game, "!a1-b1-h1", "NCA-8", Illegal::NotYourNinja(at("h1")));
    let game = board(Clan::PolarBear, "1 dA d d . . . . dB");
    refuses(&game, "!a1-b1-h1", "NCA-D4", Illegal::UnderNinja(at("h1")));
    refuses(&game, "!a1-b1-c1", "NCA-12", Illegal::NotInFull { named: 2, least: 1, most: 3 });
}

#[test]
fn nca_14_the_start_card_goes_to_hand_and_leaves_an_empty_space() {
    let mut game = board(Clan::Camel, OPEN).with_hand(A, &cards("de"));
    make_all(&mut game, "d:a1-b2 pass");
    assert_eq!(game.grid().card(at("a1")), None);
    assert_eq!(game.grid().card(at("b2")), Some(cards("t")[0]), "the card under the ninja stays");
    assert_eq!((game.hand(A).count(Technique::Dodge), game.hand(A).len()), (1, 2), "one played, one claimed");
    refuses(&game, "d:b2-a1", "NCA-13", Illegal::IntoEmpty(at("a1")));
}

#[test]
fn nca_14_a_trap_is_claimed_too() {
    let mut game = board(Clan::Camel, "1 xA d d d d d d dB");
    assert_eq!(make(&mut game, "d:a1-b1"), "A plays Dodge, A a1-b1, claims xa1");
    assert_eq!(game.hand(A).traps(), 1);
}

#[test]
fn nca_r11_a_claimed_card_can_be_played_from_the_next_turn() {
    let mut game = board(Clan::Camel, OPEN).with_hand(A, &cards("s")).with_hand(B, &cards("e"));
    make(&mut game, "s:a1-d1");
    assert_eq!(game.hand(A).count(Technique::Dodge), 1);
    make(&mut game, "e:e1-f1-g1-h1");
    assert_eq!(make(&mut game, "d:d1-e2"), "A plays Dodge, A d1-e2, claims dd1");
    assert_eq!(game.hand(B).count(Technique::Sprint), 1);
    assert_eq!(make(&mut game, "s:h1-h3"), "B plays Sprint, B h1-h3, claims dh1");
}
