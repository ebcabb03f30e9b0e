//! SHO-1 to SHO-6 and the component tables: what stands where before the first move.

use super::*;
use crate::games::shogun::{Begins, Turned};
use crate::kernel::Refused;
use crate::kernel::{Next, Seats};

/// The printed field as in our copy of the rules: rank 8 first, files a to h.
const PRINTED: &str = "
    S E W N N E W S
    W N S E S W N E
    N W W N S E E S
    S E S E N W W N
    W S N S E N E W
    E N E W W S S N
    E S E S W N N W
    N W N W E S S E";

const TURNS: [Turned; 4] = [Turned::Not, Turned::Quarter, Turned::Half, Turned::ThreeQuarters];

/// A board of letters, rank 8 first.
type Letters = [[char; 8]; 8];

fn printed() -> Letters {
    let mut letters = PRINTED.chars().filter(|letter| !letter.is_whitespace());
    core::array::from_fn(|_| core::array::from_fn(|_| letters.next().expect("64 letters")))
}

fn field_of(game: &Shogun) -> Letters {
    core::array::from_fn(|row| {
        core::array::from_fn(|file| match game.field().way(Square::at(file as u8, 7 - row as u8)) {
            Toward::North => 'N',
            Toward::East => 'E',
            Toward::South => 'S',
            Toward::West => 'W',
        })
    })
}

/// A sheet of letters turned clockwise by a quarter: its first row is the first column read upward, and what
/// pointed north points east.
fn quarter_turn(letters: &Letters) -> Letters {
    let turn = |letter| match letter {
        'N' => 'E',
        'E' => 'S',
        'S' => 'W',
        _ => 'N',
    };
    core::array::from_fn(|row| core::array::from_fn(|column| turn(letters[7 - column][row])))
}

fn each_block_has_each_way(letters: &Letters) -> bool {
    (0..16).all(|block| {
        let (row, column) = (block / 4 * 2, block % 4 * 2);
        let [upper, lower] = [letters[row], letters[row + 1]];
        let mut four = [upper[column], upper[column + 1], lower[column], lower[column + 1]];
        four.sort_unstable();
        four == ['E', 'N', 'S', 'W']
    })
}

fn dealt(setup: &Setup, seed: u64) -> Shogun {
    Shogun::deal(setup, 2, &mut Fast::new(seed))
}

/// The pieces on a rank from a to h; `.` is an empty square.
fn row(game: &Shogun, rank: u8) -> String {
    (0..8).map(|file| game.piece_at(Square::at(file, rank - 1)).map_or('.', letter)).collect()
}

/// The numbers on a rank from a to h.
fn numbers(game: &Shogun, rank: u8) -> String {
    let shows = |file| game.piece_at(Square::at(file, rank - 1)).and_then(|piece| game.shows(piece));
    (0..8).map(|file| shows(file).map_or('.', |number| char::from(b'0' + number))).collect()
}

#[test]
fn sho_1_each_side_has_seven_pawns_and_a_shogun() {
    for touch_move in [false, true] {
        let game = dealt(&Setup { touch_move, drawn_field: touch_move, ..Setup::default() }, 3);
        for side in Side::BOTH {
            let mine: Vec<Piece> = Square::all().filter_map(|square| game.piece_at(square)).collect();
            let mine: Vec<Piece> = mine.into_iter().filter(|piece| piece.side() == side).collect();
            assert_eq!(mine.iter().filter(|piece| piece.is_shogun()).count(), 1);
            assert_eq!(mine.iter().filter(|piece| !piece.is_shogun()).count(), 7);
            assert_eq!(game.count(side), 8);
        }
        for rank in 2..=7 {
            assert_eq!(row(&game, rank), "........", "rank {rank}");
        }
    }
}

/// However the rows are laid out: the fourth square from the owner's right.
#[test]
fn sho_2_the_shogun_stands_fourth_from_its_owners_right() {
    let white: Vec<Square> = squares("h1 g1 f1 e1 d1 c1 b1 a1");
    let red: Vec<Square> = squares("a8 b8 c8 d8 e8 f8 g8 h8");
    for order in [DEFAULT, [6, 5, 4, 3, 2, 1, 0], [3, 0, 6, 1, 5, 2, 4]] {
        let mut session = table(Setup::default(), 1);
        for side in Side::BOTH {
            session.submit(side.seat(), Move::Arrange(order)).expect("any order will do");
        }
        let game = seen(&session);
        assert_eq!(game.square(Side::White.shogun()), Some(white[3]));
        assert_eq!(game.square(Side::Red.shogun()), Some(red[3]));
    }
}

#[test]
fn sho_3_the_order_runs_from_the_owners_left() {
    let mut session = table(Setup::default(), 1);
    let told = session.submit(Side::White.seat(), Move::Arrange([6, 5, 4, 3, 2, 1, 0])).expect("allowed");
    assert_eq!(told.iter().map(|told| told.event).collect::<Vec<_>>(), [Event::Arranged(Side::White)]);
    let told = session.submit(Side::Red.seat(), Move::Arrange([2, 0, 1, 6, 5, 4, 3])).expect("allowed");
    assert_eq!(told.iter().map(|told| told.event).collect::<Vec<_>>(), [Event::Arranged(Side::Red)]);
    let game = seen(&session);
    assert_eq!(row(&game, 1), "GFEDSCBA", "White from a to h");
    assert_eq!(row(&game, 8), "defsgbac", "Red from h to a");
}

/// Before it is decided a row can be looked at in any order, and nothing is decided by that.
#[test]
fn sho_3_a_row_can_be_shown_before_it_is_decided() {
    let game = dealt(&Setup::default(), 1);
    let shown = game.with_home_row(Side::Red, [2, 0, 1, 6, 5, 4, 3]);
    assert_eq!((row(&shown, 1), row(&shown, 8)), ("ABCDSEFG".into(), "defsgbac".into()));
    assert!(!shown.has_arranged(Side::Red) && shown.turn() == game.turn());
    assert_eq!(game.with_home_row(Side::Red, [0; 7]), game, "this is no order");
}

#[test]
fn sho_3_the_beginner_lays_out_first_and_then_the_other() {
    for (begins, first) in [(Begins::White, Side::White), (Begins::Red, Side::Red)] {
        let mut session = table(Setup { begins, ..Setup::default() }, 1);
        let arrange = Move::Arrange(DEFAULT);
        let far = go("a1-a2");
        assert_eq!(session.next(), Next::Humans(Seats::one(first.seat())));
        assert_eq!(session.check(first.seat(), &far), Err(Refused::Illegal(Illegal::ArrangeFirst)));
        assert_eq!(
            session.check(first.other().seat(), &arrange),
            Err(Refused::Illegal(Illegal::NotYourTurn))
        );
        session.submit(first.seat(), arrange).expect("the beginner arranges");
        let game = seen(&session);
        assert!(game.has_arranged(first) && !game.has_arranged(first.other()) && !game.is_playing());
        assert_eq!(
            session.check(first.seat(), &arrange),
            Err(Refused::Illegal(Illegal::NotYourTurn)),
            "once is enough"
        );
        assert_eq!(session.next(), Next::Humans(Seats::one(first.other().seat())));
        assert_eq!(session.check(first.other().seat(), &far), Err(Refused::Illegal(Illegal::ArrangeFirst)));
        session.submit(first.other().seat(), arrange).expect("then the other");
        assert!(seen(&session).is_playing());
        assert_eq!(session.check(first.seat(), &arrange), Err(Refused::Illegal(Illegal::AlreadyArranged)));
    }
    for illegal in [Illegal::ArrangeFirst, Illegal::AlreadyArranged, Illegal::NotAnArrangement] {
        assert_eq!(illegal.rule(), "SHO-3");
    }
}

#[test]
fn sho_3_any_order_of_the_seven_and_nothing_else() {
    let session = table(Setup::default(), 1);
    let seat = Side::White.seat();
    let listed = session.moves(seat);
    assert_eq!(listed.len(), 7 * 6 * 5 * 4 * 3 * 2);
    let different: std::collections::HashSet<Move> = listed.iter().copied().collect();
    assert_eq!(different.len(), listed.len());
    assert!(listed.iter().all(|mv| session.check(seat, mv).is_ok()));
    for wrong in [[0; 7], [0, 1, 2, 3, 4, 5, 5], [0, 1, 2, 3, 4, 5, 7], [8, 1, 2, 3, 4, 5, 6], [255; 7]] {
        assert_eq!(
            session.check(seat, &Move::Arrange(wrong)),
            Err(Refused::Illegal(Illegal::NotAnArrangement)),
            "{wrong:?}"
        );
    }
}

#[test]
fn sho_4_who_begins_is_agreed() {
    for (begins, first) in [(Begins::White, Side::White), (Begins::Red, Side::Red)] {
        for seed in 0..4 {
            let session = started(Setup { begins, ..Setup::default() }, seed);
            assert_eq!(
                session.next(),
                Next::Humans(Seats::one(first.seat())),
                "the first move is the beginner's"
            );
            assert!(session.moves(first.other().seat()).is_empty());
        }
    }
    let drawn = |seed| seen(&started(Setup { begins: Begins::Random, ..Setup::default() }, seed)).turn();
    let red = (0..64).filter(|&seed| drawn(seed) == Side::Red).count();
    assert!((16..=48).contains(&red), "Red begins {red} of 64");
    assert_eq!(drawn(5), drawn(5));
}

/// The number depends on the facing: on a field that points south everywhere White's disc 1234 always shows its
/// third number and Red's its first, wherever the piece goes: forward, sideways, back.
#[test]
fn sho_5_every_piece_always_faces_the_opponent() {
    let pieces = [('S', "a1"), ('A', "c3"), ('B', "h1"), ('s', "h8"), ('a', "f6"), ('b', "a8")];
    let pieces = pieces.map(|(name, square)| (named(name), at(square)));
    let south = Field::new(&[Toward::South; 64]);
    let mut game = Shogun::position(south, &pieces, Side::White).expect("a position");
    assert_eq!((game.shows(named('A')), game.shows(named('a'))), (Some(3), Some(1)));
    for (mv, told) in [
        ("c3-c6", "A c3-c6 now 3"),
        ("f6-f5", "a f6-f5 now 1"),
        ("c6-f6", "A c6-f6 now 3"),
        ("f5-e5", "a f5-e5 now 1"),
        ("f6-f3", "A f6-f3 now 3"),
        ("e5-e6", "a e5-e6 now 1"),
    ] {
        assert_eq!(play(&mut game, mv), told);
    }
}

#[test]
fn sho_6_a_turned_board_moves_its_squares_and_turns_their_ways() {
    let mut expected = printed();
    for turned in TURNS {
        let game = dealt(&Setup { turned, ..Setup::default() }, 1);
        assert_eq!(field_of(&game), expected, "{turned:?}");
        assert!(each_block_has_each_way(&expected), "{turned:?}");
        assert_eq!((row(&game, 1), row(&game, 8)), ("ABCDSEFG".into(), "gfesdcba".into()), "the board alone");
        expected = quarter_turn(&expected);
    }
    assert_eq!(expected, printed(), "four quarters are a full turn");
}

/// The corners, by hand: turned clockwise, the lower left corner comes to the upper left.
#[test]
fn sho_6_a_quarter_turn_is_clockwise() {
    for (turned, corners) in [
        (Turned::Not, [Toward::North, Toward::South, Toward::South, Toward::East]),
        (Turned::Quarter, [Toward::South, Toward::East, Toward::West, Toward::West]),
        (Turned::Half, [Toward::North, Toward::West, Toward::South, Toward::North]),
        (Turned::ThreeQuarters, [Toward::East, Toward::East, Toward::North, Toward::West]),
    ] {
        let field = dealt(&Setup { turned, ..Setup::default() }, 1).field();
        assert_eq!(["a1", "a8", "h8", "h1"].map(|corner| field.way(at(corner))), corners, "{turned:?}");
    }
}

#[test]
fn sho_6_the_next_game_may_turn_on_and_chance_may_choose() {
    let agreed = Setup { turn_after: true, begins: Begins::Red, touch_move: true, ..Setup::default() };
    let mut setup = agreed;
    for turned in [Turned::Quarter, Turned::Half, Turned::ThreeQuarters, Turned::Not] {
        setup = setup.next_game();
        assert_eq!(setup, Setup { turned, ..agreed }, "nothing else changes");
    }
    let same = Setup { turn_after: false, turned: Turned::Half, ..agreed };
    assert_eq!(same.next_game(), same, "only if that was agreed");
    let random = Setup { turned: Turned::Random, turn_after: true, ..Setup::default() };
    assert_eq!(random.next_game(), random);
    let fixed = TURNS.map(|turned| dealt(&Setup { turned, ..Setup::default() }, 1).field());
    let mut came = [false; 4];
    for seed in 0..64 {
        let field = dealt(&random, seed).field();
        came[fixed.iter().position(|&turned| turned == field).expect("one of the four")] = true;
    }
    assert_eq!(came, [true; 4]);
}

#[test]
fn sho_d1_the_printed_field() {
    let letters = field_of(&dealt(&Setup::default(), 1));
    assert_eq!(letters, printed());
    assert!(each_block_has_each_way(&letters));
    for way in "NESW".chars() {
        assert_eq!(letters.iter().flatten().filter(|&&letter| letter == way).count(), 16, "{way}");
    }
}

/// The home rows as they show on the printed board, worked out by hand from the two tables.
#[test]
fn sho_d2_the_discs_and_what_they_show() {
    let discs = DISCS.map(|disc| disc.map(|number| char::from(b'0' + number)).iter().collect::<String>());
    assert_eq!(discs, ["1234", "1324", "2143", "2413", "3142", "3421", "4312", "1122"]);
    let backward = [6, 5, 4, 3, 2, 1, 0];
    for (order, white, red) in [(DEFAULT, "14231423", "41121331"), (backward, "41331422", "14121244")] {
        let mut session = table(Setup::default(), 1);
        for side in Side::BOTH {
            session.submit(side.seat(), Move::Arrange(order)).expect("any order will do");
        }
        let game = seen(&session);
        assert_eq!((numbers(&game, 1), numbers(&game, 8)), (white.into(), red.into()), "{order:?}");
    }
}

#[test]
fn sho_d3_a_drawn_field_has_the_same_properties() {
    let setup = Setup { drawn_field: true, ..Setup::default() };
    let mut fields: Vec<Letters> = (0..300).map(|seed| field_of(&dealt(&setup, seed))).collect();
    assert!(fields.iter().all(each_block_has_each_way));
    assert_eq!(fields[7], field_of(&dealt(&setup, 7)), "the seed decides");
    fields.push(printed());
    for row in 0..8 {
        for column in 0..8 {
            let mut seen: Vec<char> = fields.iter().map(|letters| letters[row][column]).collect();
            seen.sort_unstable();
            seen.dedup();
            assert_eq!(seen, ['E', 'N', 'S', 'W'], "every square takes every way");
        }
    }
    fields.sort_unstable();
    fields.dedup();
    assert_eq!(fields.len(), 301, "no two alike, nor like the printed one");
}

#[test]
fn sho_1_a_position_has_both_shoguns_and_no_piece_or_square_twice() {
    let field = dealt(&Setup::default(), 1).field();
    let position = |pieces: &[(char, &str)]| {
        let pieces: Vec<_> = pieces.iter().map(|&(name, square)| (named(name), at(square))).collect();
        Shogun::position(field, &pieces, Side::Red).map(|game| game.turn())
    };
    assert_eq!(position(&[('S', "a1"), ('s', "h8"), ('A', "c3")]), Some(Side::Red));
    assert_eq!(position(&[('S', "a1"), ('A', "c3")]), None);
    assert_eq!(position(&[('s', "a1"), ('A', "c3")]), None);
    assert_eq!(position(&[('S', "a1"), ('s', "h8"), ('A', "c3"), ('A', "d3")]), None);
    assert_eq!(position(&[('S', "a1"), ('s', "h8"), ('A', "h8")]), None);
}

#[test]
fn sho_3_a_row_can_be_looked_at_only_until_it_is_laid_out() {
    let mut game = Shogun::deal(&Setup::default(), 2, &mut Fast::new(0));
    let other = [6, 5, 4, 3, 2, 1, 0];
    let shown = game.with_home_row(Side::White, other);
    assert_eq!(shown.square(Piece::pawn(Side::White, 6)), Square::named("a1"));
    assert_eq!(shown.audit(), Ok(()));
    assert_eq!(game.with_home_row(Side::White, [0; 7]), game, "not an arrangement");
    game.apply(Side::White.seat(), &Move::Arrange(DEFAULT), &mut Fast::new(0), &mut Out::new());
    assert_eq!(game.with_home_row(Side::White, other), game);
}
