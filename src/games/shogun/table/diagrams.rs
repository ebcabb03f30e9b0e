//! Positions that show a rule, for the live diagrams of the rules page.
//!
//! Unless the rule speaks of another field they stand on the printed board, so that the windows show what they
//! would in a game. Pieces are written as in the tests: White's pawns are A to G in the order of their discs,
//! its shogun is S; Red's are the same in lower case.

use crate::games::shogun::data::printed_field;
use crate::games::shogun::{Field, Move, Piece, Setup, Shogun, Side, Square};
use crate::kernel::{Fast, Game};

/// The home rows in the order of the disc table.
const HOME: &str = "Aa1 Bb1 Cc1 Dd1 Se1 Ef1 Fg1 Gh1 ga8 fb8 ec8 sd8 de8 cf8 bg8 ah8";

/// A rule, a position that shows it with White to move, and the move to try in it; `""`: none.
const SHOWN: [(&str, &str, &str); 27] = [
    ("SHO-1", HOME, ""),
    ("SHO-2", "Se1 sd8", ""),
    ("SHO-3", HOME, ""),
    // Both pawns carry the same disc and stand on squares that pull alike.
    ("SHO-5", "Se1 Ad4 Bf2 sd8 ae6 bg7 cb8", "d4-d1"),
    ("SHO-6", HOME, ""),
    ("SHO-7", "Se1 Ad4 Bf2 sd8 ae6 bg7 cb8", "e6-e5"),
    ("SHO-8", "Se1 Ad4 Bg1 sd8 ab8 bg8", "d4-d6"),
    ("SHO-9", "Se1 Ad4 Bg1 sd8 ab8 bg8", "d4-b5"),
    ("SHO-10", "Se1 Cc4 Bg1 sd8 ab8 bg8", "c4-e6"),
    ("SHO-11", "Se1 Ad4 Be4 sd8 ad6 bg8 ch7", "d4-e6"),
    // Two squares out and one back: the count refuses it (SHO-8).
    ("SHO-12", "Se1 Ad4 Bg1 sd8 ab8 bg8", "d4-d5"),
    ("SHO-13", "Se1 Ad4 Cd5 sd8 ae4 bg8", "d4-e6"),
    ("SHO-14", "Se1 Ad4 Bg1 sd8 ab8 bg8", "g1-g3"),
    ("SHO-15", "Se1 Ad4 Bg1 sd8 ac6 bg8 ch7", "d4-c6"),
    ("SHO-16", "Sd4 Ae1 Bg1 sd8 ae5 bg8 cb8", "d4-e5"),
    ("SHO-17", "Se1 Ad4 Bg1 sd8 ab8 bg8", "d4-e6"),
    // All three answers are there: away, take on e4, block on e2.
    ("SHO-18", "Se1 Ag3 Bc3 sd8 ce4 bg8 ab8", "c3-c6"),
    ("SHO-19", "Se1 Ge2 Bg1 sd8 ce4 bg8 ab8", "e2-c2"),
    ("SHO-20", "Se1 Aa3 Bb7 sa8 gc8 ee8", "a3-a5"),
    ("SHO-21", "Se1 Ad4 Bg1 sd8 ac6 bg8", "d4-c6"),
    // Of the four squares around f4 one pulls back, one left and two right; disc 1234 tells them apart.
    ("SHO-D1", "Se1 Af4 Bg1 sd8 ab8 bg8", "f4-f5"),
    // Every piece stands on a square that pulls its own way ahead, and shows the first number of its disc.
    ("SHO-D2", "Sc1 Aa1 Bf2 Cg2 Db3 Eh3 Fc4 Gf4 sc7 ah6 bc5 ca5 de6 ee7 fa8 gh8", ""),
    ("SHO-D3", HOME, ""),
    ("SHO-R1", "Se1 Ad4 Bg1 sd8 ad5 bg8", "d4-c6"),
    ("SHO-R2", "Se1 Db7 Bg1 sa8 ab8 da7", "b7-d7"),
    // The pawn on d7 is held by the one on d5.
    ("SHO-R6", "Sc3 Bd5 Gh2 sd8 ad7 bg8", "c3-c4"),
    ("SHO-R7", "Se1 Ge3 Bg1 sd8 ce4 fc3", "e3-c3"),
];

/// The rules that have a diagram, in the order of the rules page.
#[cfg(test)]
pub(in crate::games::shogun) fn illustrated() -> impl Iterator<Item = &'static str> {
    SHOWN.iter().map(|&(rule, ..)| rule)
}

/// A position that shows a rule, and the move to show in it: one that is allowed, or one that the rule refuses.
#[must_use]
pub(in crate::games::shogun) fn diagram(rule: &str) -> Option<(Shogun, Option<Move>)> {
    let &(_, pieces, tried) = SHOWN.iter().find(|&&(id, ..)| id == rule)?;
    if rule == "SHO-3" {
        let order = Move::Arrange([3, 0, 6, 1, 5, 2, 4]);
        return Some((Shogun::deal(&Setup::default(), 2, &mut Fast::new(0)), Some(order)));
    }
    let field = match rule {
        "SHO-6" => Field::new(&printed_field(1)),
        "SHO-D3" => {
            let setup = Setup { drawn_field: true, ..Setup::default() };
            Shogun::deal(&setup, 2, &mut Fast::new(0)).field()
        }
        _ => Field::new(&printed_field(0)),
    };
    let pieces: Vec<(Piece, Square)> = pieces.split(' ').map(placed).collect::<Option<_>>()?;
    let mut game = Shogun::position(field, &pieces, Side::White)?;
    if rule == "SHO-14" {
        game.touch_move = true;
        game.touched = Some(Piece::pawn(Side::White, 0));
    }
    let shown = tried
        .split_once('-')
        .and_then(|(from, to)| Some(Move::Go { from: Square::named(from)?, to: Square::named(to)? }));
    Some((game, shown))
}

/// A piece and its square, written `Ad4`.
fn placed(text: &str) -> Option<(Piece, Square)> {
    let (letter, square) = text.split_at_checked(1)?;
    let letter = letter.chars().next()?;
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Red };
    let piece = match letter.to_ascii_uppercase() {
        'S' => side.shogun(),
        pawn @ 'A'..='G' => Piece::pawn(side, pawn as u8 - b'A'),
        _ => return None,
    };
    Some((piece, Square::named(square)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::shogun::{End, Event};
    use crate::kernel::{Cites, Out};

    /// What is to come of the move that a diagram shows.
    enum Comes {
        /// There is none.
        Nothing,
        /// It is allowed, and this is told after the piece has moved.
        Allowed(&'static [Event]),
        /// It is refused by this rule.
        Refused(&'static str),
    }
    use Comes::{Allowed, Nothing, Refused};

    const fn at(file: u8, rank: u8) -> Square {
        Square::at(file - b'a', rank - 1)
    }

    const RED_A: Piece = Piece::pawn(Side::Red, 0);
    const TAKES: &[Event] = &[Event::Captured(RED_A, at(b'c', 6))];
    const SHOGUN_TAKES: &[Event] = &[Event::Captured(RED_A, at(b'e', 5))];
    const CALLS: &[Event] = &[Event::Shogun(Side::Red, at(b'e', 6))];
    const MATES: &[Event] = &[Event::Shogun(Side::Red, at(b'a', 5)), Event::Ended(End::NoEscape(Side::Red))];
    const REDUCES: &[Event] = &[Event::Captured(RED_A, at(b'c', 6)), Event::Ended(End::Reduced(Side::Red))];

    const COMES: [(&str, Comes); 27] = [
        ("SHO-1", Nothing),
        ("SHO-2", Nothing),
        ("SHO-3", Allowed(&[])),
        ("SHO-5", Allowed(&[])),
        ("SHO-6", Nothing),
        ("SHO-7", Refused("SHO-7")),
        ("SHO-8", Refused("SHO-8")),
        ("SHO-9", Allowed(&[])),
        ("SHO-10", Refused("SHO-10")),
        ("SHO-11", Refused("SHO-11")),
        ("SHO-12", Refused("SHO-8")),
        ("SHO-13", Refused("SHO-13")),
        ("SHO-14", Refused("SHO-14")),
        ("SHO-15", Allowed(TAKES)),
        ("SHO-16", Allowed(SHOGUN_TAKES)),
        ("SHO-17", Allowed(CALLS)),
        ("SHO-18", Refused("SHO-18")),
        ("SHO-19", Refused("SHO-19")),
        ("SHO-20", Allowed(MATES)),
        ("SHO-21", Allowed(REDUCES)),
        ("SHO-D1", Allowed(&[])),
        ("SHO-D2", Nothing),
        ("SHO-D3", Nothing),
        ("SHO-R1", Allowed(&[])),
        ("SHO-R2", Allowed(&[Event::Ended(End::Stuck)])),
        ("SHO-R6", Refused("SHO-19")),
        ("SHO-R7", Refused("SHO-19")),
    ];

    fn shown(rule: &str) -> (Shogun, Option<Move>) {
        diagram(rule).unwrap_or_else(|| panic!("{rule} is shown"))
    }

    #[test]
    fn each_diagram_shows_its_rule() {
        assert!(illustrated().eq(COMES.iter().map(|&(rule, _)| rule)));
        for (rule, comes) in &COMES {
            let (mut game, mv) = shown(rule);
            assert_eq!(game.audit(), Ok(()), "{rule}");
            let white = Side::White.seat();
            match (comes, mv) {
                (Nothing, None) => {}
                (Allowed(then), Some(mv)) => {
                    assert_eq!(game.check(white, &mv), Ok(()), "{rule}");
                    let mut out = Out::new();
                    game.apply(white, &mv, &mut Fast::new(0), &mut out);
                    let told: Vec<Event> = out.into_told().into_iter().map(|told| told.event).collect();
                    assert_eq!(told[1..], **then, "{rule}");
                }
                (Refused(by), Some(mv)) => {
                    assert_eq!(game.check(white, &mv).map_err(|why| why.rule()), Err(*by), "{rule}");
                }
                _ => panic!("{rule} shows {mv:?}"),
            }
        }
        assert_eq!(diagram("SHO-4"), None);
    }

    /// Nobody is left with two pieces, no shogun hangs and no move ends the game, but where the rule is about that.
    #[test]
    fn diagrams_could_stand_in_a_game() {
        for rule in illustrated() {
            let (game, _) = shown(rule);
            for side in Side::BOTH {
                assert!(game.count(side) >= 3 || rule == "SHO-2", "{rule}: {side:?}");
                let threatened = (rule, side) == ("SHO-18", Side::White);
                assert_eq!(game.threat(side).is_some(), threatened, "{rule}: {side:?}");
            }
            let mut moves = Vec::new();
            game.moves(Side::White.seat(), &mut moves);
            for mv in moves.iter().take(500) {
                let mut after = game.clone();
                after.apply(Side::White.seat(), mv, &mut Fast::new(0), &mut Out::silent());
                let ends = ["SHO-2", "SHO-20", "SHO-21", "SHO-R2"].contains(&rule);
                assert!(after.end().is_none() || ends, "{rule}: {mv:?}");
            }
        }
    }

    #[test]
    fn the_threatened_shogun_has_all_three_answers() {
        let (game, _) = shown("SHO-18");
        let mut moves = Vec::new();
        game.moves(Side::White.seat(), &mut moves);
        let (shogun, attacker) = (at(b'e', 1), at(b'e', 4));
        let any = |answer: fn(Square, Square, Square, Square) -> bool| {
            moves.iter().any(|mv| match *mv {
                Move::Go { from, to } => answer(from, to, shogun, attacker),
                _ => false,
            })
        };
        assert!(any(|from, _, shogun, _| from == shogun), "away");
        assert!(any(|_, to, _, attacker| to == attacker), "take");
        assert!(any(|from, to, shogun, attacker| from != shogun && to != attacker), "block");
    }

    #[test]
    fn the_pinned_piece_has_no_move_and_still_threatens() {
        let (game, _) = shown("SHO-R6");
        assert_eq!(game.safe_reaches(RED_A), 0);
        assert_ne!(game.reaches(RED_A), 0);
    }

    #[test]
    fn the_windows_say_what_the_articles_say() {
        let shows = |rule, side, disc| shown(rule).0.shows(Piece::pawn(side, disc));
        assert_eq!((shows("SHO-5", Side::White, 0), shows("SHO-5", Side::Red, 0)), (Some(3), Some(1)));
        for side in Side::BOTH {
            let first: Vec<u8> = (0..7).filter_map(|disc| shows("SHO-D2", side, disc)).collect();
            assert_eq!(first, [1, 1, 2, 2, 3, 3, 4], "{side:?}");
        }
        let fields = ["SHO-1", "SHO-6", "SHO-D3"].map(|rule| shown(rule).0.field());
        assert!(fields[0] != fields[1] && fields[1] != fields[2] && fields[0] != fields[2]);
    }
}
