//! The rule sheet, rule by rule: every test is named after the rule that it holds the game to.
//!
//! Positions are drawn as diagrams, moves are written `d4-e6`, and what a move told everyone is read back as a
//! sentence, so that a test can be followed on a real board.

mod capturing;
mod drawing;
mod examples;
mod moving;
mod setting_up;

use crate::games::shogun::data::DISCS;
use crate::games::shogun::{Event, Field, Illegal, Move, Piece, Setup, Shogun, Side, Square, Toward};
use crate::kernel::{Cites, Fast, Game, Out, Player, Seed, Session, Viewer};

/// The discs of a home row in the order of the table.
const DEFAULT: [u8; 7] = [0, 1, 2, 3, 4, 5, 6];

/// The square with this name.
fn at(name: &str) -> Square {
    Square::named(name).expect(name)
}

/// Several squares, separated by spaces.
fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(at).collect()
}

/// A move written `d4-e6`.
fn go(text: &str) -> Move {
    let (from, to) = text.split_once('-').expect(text);
    Move::Go { from: at(from), to: at(to) }
}

/// The name of a piece in diagrams: White's pawns are A to G in the order of their discs, its shogun is S.
/// Red's are the same in lower case.
fn letter(piece: Piece) -> char {
    let letter = if piece.is_shogun() { 'S' } else { char::from(b'A' + piece.disc()) };
    if piece.side() == Side::White { letter } else { letter.to_ascii_lowercase() }
}

/// The piece with this name.
fn named(name: char) -> Piece {
    let mut pieces = Side::BOTH.into_iter().flat_map(Side::pieces);
    pieces.find(|&piece| letter(piece) == name).expect("a piece")
}

/// The position in a diagram: one line for each rank that matters, its number first, then its squares a to h.
///
/// `A2` is White's pawn A with a 2 in its window: the field under it is chosen to make it so. On empty squares
/// `^ > v <` is the field there, and `.` is `^`.
fn board(turn: Side, diagram: &str) -> Shogun {
    let mut ways = [Toward::North; 64];
    let mut pieces = Vec::new();
    for line in diagram.lines().filter(|line| !line.trim().is_empty()) {
        let mut cells = line.split_whitespace();
        let rank: u8 = cells.next().and_then(|rank| rank.parse().ok()).expect("a rank");
        let cells: Vec<&str> = cells.collect();
        assert_eq!(cells.len(), 8, "eight squares: {line}");
        for (file, cell) in cells.into_iter().enumerate() {
            let square = Square::at(file as u8, rank - 1);
            ways[square.index()] = match cell.as_bytes() {
                b"." | b"^" => Toward::North,
                b">" => Toward::East,
                b"v" => Toward::South,
                b"<" => Toward::West,
                [name, number @ b'1'..=b'4'] => {
                    let piece = named(char::from(*name));
                    pieces.push((piece, square));
                    field_for(piece, number - b'0')
                }
                _ => panic!("what is {cell}?"),
            };
        }
    }
    Shogun::position(Field::new(&ways), &pieces, turn).expect("both shoguns, and every piece once")
}

/// The way a field must point for this piece to show this number.
fn field_for(piece: Piece, number: u8) -> Toward {
    let quarters = DISCS[usize::from(piece.disc())].iter().position(|&shown| shown == number);
    let quarters = quarters.expect("a number of this disc") as u8;
    Toward::North.turned(quarters + if piece.side() == Side::White { 0 } else { 2 })
}

/// Makes a move that must be allowed; what everyone was told.
fn make(game: &mut Shogun, side: Side, mv: Move) -> Vec<Event> {
    assert_eq!(game.check(side.seat(), &mv), Ok(()), "{side:?} {mv:?}");
    let mut out = Out::new();
    game.apply(side.seat(), &mv, &mut Fast::new(0), &mut out);
    let told = out.into_told();
    assert!(told.iter().all(|told| told.audience.includes(Viewer::Table)), "nothing here is secret");
    told.into_iter().map(|told| told.event).collect()
}

/// Makes a move of the side whose turn it is; what was told, as a sentence.
fn play(game: &mut Shogun, mv: &str) -> String {
    say(&make(game, game.turn(), go(mv)))
}

/// Makes several moves in turn; what was told of the last.
fn play_all(game: &mut Shogun, moves: &str) -> String {
    moves.split_whitespace().map(|mv| play(game, mv)).last().expect("a move")
}

/// Events as a sentence.
fn say(events: &[Event]) -> String {
    let one = |event: &Event| match *event {
        Event::Arranged(side) => format!("{side:?} arranged"),
        Event::Touched(piece, square) => format!("{} touched on {square}", letter(piece)),
        Event::Moved { piece, from, to, shows, .. } => format!("{} {from}-{to} now {shows}", letter(piece)),
        Event::Captured(piece, square) => format!("{} captured on {square}", letter(piece)),
        Event::Shogun(side, by) => format!("Shogun! {side:?} by {by}"),
        Event::DrawOffered(side) => format!("{side:?} offers a draw"),
        Event::DrawDeclined(side) => format!("{side:?} declines"),
        Event::Ended(end) => format!("ended {end:?}"),
    };
    events.iter().map(one).collect::<Vec<_>>().join("; ")
}

/// The moves of the side whose turn it is, in the order of their squares.
fn moves(game: &Shogun) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(game.turn().seat(), &mut moves);
    moves.sort_by_key(|mv| match *mv {
        Move::Go { from, to } => (from.index(), to.index()),
        _ => (0, 0),
    });
    moves
}

/// All that may go, as text: `b4-d4 d1-b1`.
fn all_moves(game: &Shogun) -> String {
    let text = |mv: Move| match mv {
        Move::Go { from, to } => format!("{from}-{to}"),
        other => format!("{other:?}"),
    };
    moves(game).into_iter().map(text).collect::<Vec<_>>().join(" ")
}

/// Where the piece on a square may go, from a1 to h8.
fn targets(game: &Shogun, from: &str) -> String {
    let to = |mv: Move| match mv {
        Move::Go { from: start, to } if start == at(from) => Some(to.to_string()),
        _ => None,
    };
    moves(game).into_iter().filter_map(to).collect::<Vec<_>>().join(" ")
}

/// The side whose turn it is may not make this move, for this reason and by this rule.
#[track_caller]
fn refuses(game: &Shogun, mv: &str, rule: &str, why: &Illegal) {
    let (side, mv) = (game.turn(), go(mv));
    assert_eq!(game.check(side.seat(), &mv).as_ref(), Err(why), "{mv:?}");
    assert_eq!(why.rule(), rule, "{why:?}");
    assert!(!moves(game).contains(&mv), "{mv:?} is listed");
}

/// A new game of two people, home rows not yet laid out.
fn table(setup: Setup, seed: u64) -> Session<Shogun> {
    Session::new(setup, vec![Player::human(), Player::human()], Seed(seed)).expect("two players")
}

/// A new game with both home rows laid out in the default order.
fn started(setup: Setup, seed: u64) -> Session<Shogun> {
    let mut session = table(setup, seed);
    for _ in Side::BOTH {
        let side = seen(&session).turn();
        session.submit(side.seat(), Move::Arrange(DEFAULT)).expect("it may arrange");
    }
    assert!(seen(&session).is_playing());
    session
}

/// What lies on the table.
fn seen(session: &Session<Shogun>) -> Shogun {
    session.view(Viewer::Table)
}
