//! Shogun's moves against a second opinion: a deliberately naive generator written from the rules alone.
//!
//! Both count the lines of play from the positions in `counts/*.txt` (what chess players call perft), and both
//! list the moves of thousands of positions from random play. The naive one knows nothing of the engine: it
//! reads a position through what any page could ask, walks step by step, and tries every move out.
//!
//! The counts in the files were computed by the naive generator, and every test run recounts them with both. To
//! add a position, write it down with zeros: the failure says what both generators count.

#[path = "counts/naive.rs"]
mod naive;

use std::collections::BTreeSet;

use engawa::games::shogun::{
    Attack, Begins, End, Event, Field, Illegal, Move, Piece, Setup, Shogun, Side, Square, Toward, Turned,
};
use engawa::kernel::{Fast, Game, Out};
use naive::{Naive, STEPS, Spot, spot};

/// The positions, by name.
const POSITIONS: [(&str, &str); 10] = [
    ("rows", include_str!("counts/rows.txt")),
    ("rows_quarter", include_str!("counts/rows_quarter.txt")),
    ("rows_half", include_str!("counts/rows_half.txt")),
    ("rows_three_quarters", include_str!("counts/rows_three_quarters.txt")),
    ("rows_drawn", include_str!("counts/rows_drawn.txt")),
    ("middle", include_str!("counts/middle.txt")),
    ("middle_drawn", include_str!("counts/middle_drawn.txt")),
    ("threatened_white", include_str!("counts/threatened_white.txt")),
    ("threatened_red", include_str!("counts/threatened_red.txt")),
    ("near_the_end", include_str!("counts/near_the_end.txt")),
];

/// What is counted in the tree of all lines of play from a position.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Tally {
    /// How many lines of one, two, three and four moves there are.
    lines: [u64; 4],
    /// How many of those of one, two and three moves end the game.
    ends: [u64; 3],
}

impl Tally {
    /// Counts a position `played` moves from the first with so many moves of its own; whether to go on from here.
    fn add(&mut self, played: usize, moves: usize) -> bool {
        self.lines[played] += moves as u64;
        if played > 0 && moves == 0 {
            self.ends[played - 1] += 1;
        }
        played + 1 < self.lines.len()
    }
}

/// What the engine lists, each move once.
fn listed(game: &Shogun) -> BTreeSet<(Spot, Spot)> {
    let mut moves = Vec::new();
    game.moves(game.turn().seat(), &mut moves);
    let pairs = moves.iter().map(|mv| match *mv {
        Move::Go { from, to } => (spot(from), spot(to)),
        other => panic!("{other:?} is listed"),
    });
    let set: BTreeSet<_> = pairs.collect();
    assert_eq!(set.len(), moves.len(), "a move is listed twice");
    set
}

fn engine_count(game: &Shogun, played: usize, tally: &mut Tally) {
    let seat = game.turn().seat();
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    assert_eq!(moves.is_empty(), game.end().is_some());
    if tally.add(played, moves.len()) {
        for mv in &moves {
            let mut next = game.clone();
            next.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
            engine_count(&next, played + 1, tally);
        }
    }
}

/// Reads a file of `counts/`: whose turn it is, the ranks with their field and their pieces, the counts.
fn read(text: &str) -> (Shogun, Tally) {
    let mut ways = [Toward::North; 64];
    let (mut pieces, mut turn, mut tally) = (Vec::new(), None, Tally::default());
    let number = |word: &str| word.parse().expect("a count");
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["turn", "white"] => turn = Some(Side::White),
            ["turn", "red"] => turn = Some(Side::Red),
            ["lines", a, b, c, d] => tally.lines = [a, b, c, d].map(number),
            ["ends", a, b, c] => tally.ends = [a, b, c].map(number),
            [rank, ref cells @ ..] if cells.len() == 16 => {
                let rank: u8 = rank.parse().expect("a rank");
                for file in 0..8 {
                    let square = Square::at(file, rank - 1);
                    ways[square.index()] = match cells[usize::from(file)] {
                        "N" => Toward::North,
                        "E" => Toward::East,
                        "S" => Toward::South,
                        "W" => Toward::West,
                        other => panic!("the field {other}"),
                    };
                    let name = cells[usize::from(file) + 8].as_bytes()[0];
                    let side = if name.is_ascii_uppercase() { Side::White } else { Side::Red };
                    match name.to_ascii_uppercase() {
                        b'.' => {}
                        b'S' => pieces.push((side.shogun(), square)),
                        pawn => pieces.push((Piece::pawn(side, pawn - b'A'), square)),
                    }
                }
            }
            _ => panic!("what is {line:?}?"),
        }
    }
    let game = Shogun::position(Field::new(&ways), &pieces, turn.expect("a turn")).expect("a position");
    (game, tally)
}

#[test]
fn the_lines_of_play_are_as_many_as_written_down() {
    let mut wrong = Vec::new();
    for (name, text) in POSITIONS {
        let (game, written) = read(text);
        let (mut naive, mut engine) = (Tally::default(), Tally::default());
        Naive::of(&game).count(0, &mut naive);
        engine_count(&game, 0, &mut engine);
        if [naive, engine] != [written; 2] {
            wrong.push(format!("{name}: naive {naive:?}, engine {engine:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Every position of random games on all kinds of boards, with what the last move told.
fn random_positions(games: u64, mut visit: impl FnMut(&Shogun, &[Event])) {
    let turns = [Turned::Not, Turned::Quarter, Turned::Half, Turned::ThreeQuarters];
    for seed in 0..games {
        let mut chance = Fast::new(seed);
        let setup = Setup {
            begins: if seed % 3 == 0 { Begins::Red } else { Begins::White },
            turned: turns[seed as usize % 4],
            drawn_field: seed % 8 >= 4,
            ..Setup::default()
        };
        let mut game = Shogun::deal(&setup, 2, &mut chance);
        let mut told = Vec::new();
        loop {
            if game.is_playing() {
                visit(&game, &told);
            }
            let Some(seat) = game.to_act().first() else { break };
            let mv = game.sample(seat, &mut chance).expect("the game goes on");
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            told = out.into_told().into_iter().map(|told| told.event).collect();
        }
    }
}

#[test]
fn in_random_games_both_list_the_same_moves_and_see_the_same_ends() {
    let mut before: Option<Naive> = None;
    let mut positions = 0;
    random_positions(100, |game, told| {
        let naive = Naive::of(game);
        let moves = naive.moves();
        let moved = told.iter().find_map(|event| match *event {
            Event::Moved { from, to, .. } => Some((from, to)),
            _ => None,
        });
        if let (Some((from, to)), Some(before)) = (moved, &before) {
            assert_eq!(before.after(spot(from), spot(to)), naive, "{from}-{to} changed something else");
        }
        let reduced = naive.men_of(naive.turn).count() == 2;
        let threatened = naive.is_threatened(naive.turn);
        let end = match (reduced, moves.is_empty(), threatened) {
            (true, ..) => Some(End::Reduced(naive.turn)),
            (false, true, true) => Some(End::NoEscape(naive.turn)),
            (false, true, false) => Some(End::Stuck),
            (false, false, _) => game.end().filter(|end| matches!(end, End::Repeated | End::Quiet)),
        };
        assert_eq!(game.end(), end);
        assert_eq!(listed(game), if end.is_none() { moves } else { BTreeSet::new() });
        let announced = told.iter().find_map(|event| match *event {
            Event::Shogun(side, by) => Some((side, by)),
            _ => None,
        });
        assert_eq!(announced.is_some(), threatened && !reduced, "Shogun!");
        if let Some((side, by)) = announced {
            assert_eq!(side, naive.turn);
            assert!(naive.can_walk(spot(by), naive.shogun_of(side)), "{by} threatens nobody");
        }
        assert_eq!(game.threat(naive.turn).is_some(), threatened);
        before = Some(naive);
        positions += 1;
    });
    assert!(positions > 3000, "{positions} positions");
}

/// Whether the attack is one: an enemy, its number of steps, at most one turn, only over empty squares, and onto
/// the shogun of `side`.
fn is_attack(naive: &Naive, side: Side, attack: &Attack) -> bool {
    let path: Vec<Spot> = attack.path.iter().copied().map(spot).collect();
    let [first, .., last] = path[..] else { return false };
    let steps: Vec<(isize, isize)> = path
        .windows(2)
        .map(|pair| (pair[1].0 as isize - pair[0].0 as isize, pair[1].1 as isize - pair[0].1 as isize))
        .collect();
    let turns = steps.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let reverses = steps.windows(2).any(|pair| pair[0].0 + pair[1].0 == 0 && pair[0].1 + pair[1].1 == 0);
    first == spot(attack.by)
        && naive.man(first).is_some_and(|(owner, _)| owner != side)
        && last == naive.shogun_of(side)
        && steps.len() == naive.number(first)
        && steps.iter().all(|step| STEPS.contains(step))
        && turns <= 1
        && !reverses
        && path[1..path.len() - 1].iter().all(|&crossed| naive.man(crossed).is_none())
}

/// The squares that a piece crosses on its one or two paths.
fn crossed(from: Spot, to: Spot) -> BTreeSet<Spot> {
    let between = |a: usize, b: usize| a.min(b)..=a.max(b);
    let mut squares = BTreeSet::new();
    for file in [from.1, to.1] {
        squares.extend(between(from.0, to.0).map(|rank| (rank, file)));
    }
    for rank in [from.0, to.0] {
        squares.extend(between(from.1, to.1).map(|file| (rank, file)));
    }
    squares.remove(&from);
    squares.remove(&to);
    squares
}

/// Whether the answer to "may this piece go there?" is right, its reason included.
fn is_right(naive: &Naive, from: Spot, to: Spot, answer: &Result<(), Illegal>) -> bool {
    let side = naive.turn;
    match naive.man(from) {
        None => return matches!(answer, Err(Illegal::NoPiece(square)) if spot(*square) == from),
        Some((owner, _)) if owner != side => {
            return matches!(answer, Err(Illegal::NotYours(square)) if spot(*square) == from);
        }
        Some(_) => {}
    }
    let (ranks, files, number) = (from.0.abs_diff(to.0), from.1.abs_diff(to.1), naive.number(from));
    if ranks + files != number {
        let count = Illegal::WrongCount { shows: number as u8, distance: (ranks + files) as u8 };
        let diagonal = ranks == files && ranks == number;
        return *answer == Err(if diagonal { Illegal::Diagonal } else { count });
    }
    if naive.man(to).is_some_and(|(owner, _)| owner == side) {
        return matches!(answer, Err(Illegal::OwnPiece(square)) if spot(*square) == to);
    }
    if !naive.can_walk(from, to) {
        let in_the_way: BTreeSet<Spot> =
            crossed(from, to).into_iter().filter(|&square| naive.man(square).is_some()).collect();
        return match answer {
            Err(Illegal::TooManyTurns) => naive.can_wander(from, to, number),
            Err(Illegal::Blocked(squares)) => {
                let named: BTreeSet<Spot> = squares.iter().copied().map(spot).collect();
                !naive.can_wander(from, to, number) && named == in_the_way && named.len() == squares.len()
            }
            _ => false,
        };
    }
    let after = naive.after(from, to);
    match answer {
        Ok(()) => !after.is_threatened(side),
        Err(Illegal::StillThreatened(attack)) => naive.is_threatened(side) && is_attack(&after, side, attack),
        Err(Illegal::Exposed(attack)) => !naive.is_threatened(side) && is_attack(&after, side, attack),
        _ => false,
    }
}

#[test]
fn every_pair_of_squares_is_answered_rightly() {
    let mut met = 0;
    let mut positions = 0;
    let mut reasons = BTreeSet::new();
    random_positions(60, |game, _| {
        met += 1;
        if game.end().is_some() || (met % 40 != 0 && game.threat(game.turn()).is_none()) {
            return;
        }
        positions += 1;
        let naive = Naive::of(game);
        for from in Square::all() {
            for to in Square::all() {
                let answer = game.check(game.turn().seat(), &Move::Go { from, to });
                assert!(is_right(&naive, spot(from), spot(to), &answer), "{from}-{to} {answer:?}\n{naive:?}");
                if let Err(illegal) = answer {
                    let name = format!("{illegal:?}");
                    reasons.insert(name.split(['(', ' ']).next().unwrap_or_default().to_owned());
                }
            }
        }
    });
    assert!(positions > 60, "{positions} positions");
    assert_eq!(reasons.len(), 9, "every reason came: {reasons:?}");
}

/// A move drawn at random is one of those listed, and each of those comes.
#[test]
fn a_drawn_move_is_any_of_the_listed_ones() {
    for (name, text) in POSITIONS {
        let (game, _) = read(text);
        let seat = game.turn().seat();
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let mut came = vec![0_u32; moves.len()];
        let mut chance = Fast::new(9);
        for _ in 0..200 * moves.len() {
            let drawn = game.sample(seat, &mut chance).expect("a move");
            came[moves.iter().position(|&mv| mv == drawn).expect("a listed move")] += 1;
        }
        assert!(came.iter().all(|times| (120..=290).contains(times)), "{name}: {came:?}");
    }
}
