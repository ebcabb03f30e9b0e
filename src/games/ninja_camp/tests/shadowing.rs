//! Shadow, NCA-R5 and NCA-R21: what it copies.

use super::*;

const ROW: &str = "2 d d d d d d d d
                   1 tA l d d d d d dB";

#[test]
fn nca_d1_shadow_moves_as_the_last_technique_of_an_opponent() {
    let mut game = board(Clan::Camel, ROW).with_played(B, Technique::Sprint);
    assert_eq!(game.copied_by(A), Some((B, Technique::Sprint)));
    assert_eq!(ways(&game, 'w'), ways(&game, 's'));
    assert_eq!(make(&mut game, "w:a1-g1"), "A plays Shadow as Sprint, A a1-g1, claims ta1");
    assert_eq!((game.discard(A).count(Technique::Shadow), game.discard(A).len()), (1, 1));
}

#[test]
fn nca_r5_unplayable_if_there_is_none() {
    let game = board(Clan::Camel, ROW);
    refuses(&game, "w:a1-g1", "NCA-R5", Illegal::NothingToCopy);
    let own = game.with_played(A, Technique::Sprint);
    refuses(&own, "w:a1-g1", "NCA-R5", Illegal::NothingToCopy);
    assert_eq!(ways(&own, 'w'), "");
}

#[test]
fn nca_r5_copies_in_full() {
    let mut game = board(Clan::Camel, ROW).with_played(B, Technique::Stealth);
    refuses(&game, "w:a1-b1", "NCA-12", Illegal::NotInFull { named: 1, least: 2, most: 2 });
    assert_eq!(
        make(&mut game, "w:a1-b1-c1"),
        "A plays Shadow as Stealth, A a1-b1-c1, claims ta1, claims lb1"
    );
    let blocked = board(Clan::Camel, "1 tA . d d d d d dB").with_played(B, Technique::Sprint);
    refuses(&blocked, "w:a1-b1", "NCA-13", Illegal::IntoEmpty(at("b1")));
}

#[test]
fn nca_r5_the_most_recent_of_any_opponent_not_the_own() {
    let clans = [Clan::Camel, Clan::Goat, Clan::Skunk];
    let game = position(&clans, ROW);
    let played = |order: &str| {
        let one = |game: NinjaCamp, pair: &str| {
            let seat = Seat::new(pair.as_bytes()[0] - b'A');
            game.with_played(seat, technique(char::from(pair.as_bytes()[1])))
        };
        let game = order.split_whitespace().fold(game, one);
        [A, B, C].map(|seat| game.copied_by(seat).map_or('-', |(_, copied)| Card::Technique(copied).letter()))
    };
    assert_eq!(played("Bs"), ['s', '-', 's']);
    assert_eq!(played("Bs Cd"), ['d', 'd', 's']);
    assert_eq!(played("Bs Cd Ae"), ['d', 'e', 'e']);
    assert_eq!(played("Bs Cd Ca"), ['a', 'a', 's']);
    assert_eq!(played("Bs Bd"), ['d', '-', 'd']);
    assert_eq!(played("Bs Cd Bw"), ['d', 'd', 's'], "a Shadow is not copied");
}

#[test]
fn nca_r5_a_shadow_is_not_copied_but_what_came_before_it() {
    let mut game = board(Clan::Camel, ROW).with_played(B, Technique::Dodge).with_hand(B, &cards("w"));
    make(&mut game, "w:a1-b1");
    assert_eq!(game.copied_by(B), None, "A has played nothing else");
    assert_eq!(game.copied_by(A), Some((B, Technique::Dodge)));
    refuses(&game, "w:h1-g1", "NCA-R5", Illegal::NothingToCopy);
}

#[test]
fn nca_r5_clan_powers_are_not_copied() {
    let mut game = board(Clan::Camel, ROW).with_hand(B, &cards("w"));
    make(&mut game, "!a1-d2");
    assert_eq!(game.copied_by(B), None);
}

#[test]
fn nca_r5_a_technique_replayed_by_the_penguin_is_copied() {
    let mut game = board(Clan::Penguin, ROW)
        .with_discard(A, &cards("s"))
        .with_hand(B, &cards("w"))
        .with_played(A, Technique::Dodge);
    make(&mut game, "!s:a1-g1");
    assert_eq!(game.copied_by(B), Some((A, Technique::Sprint)));
    assert_eq!(make(&mut game, "w:h1-h2"), "B plays Shadow as Sprint, B h1-h2, claims dh1");
}

#[test]
fn nca_r21_the_penguin_may_replay_a_shadow() {
    let mut game = board(Clan::Penguin, ROW).with_discard(A, &cards("w")).with_played(B, Technique::Dodge);
    assert_eq!(make(&mut game, "!w:a1-b2"), "A Penguin plays Shadow as Dodge, A a1-b2, claims ta1");
    assert_eq!(game.discard(A).count(Technique::Shadow), 1);
    assert_eq!(game.copied_by(B), None, "it is still a Shadow");
}
