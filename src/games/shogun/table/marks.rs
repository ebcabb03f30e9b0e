//! What is marked on the board: the possible in the signal colour, the past in ink, the refused in red.

use crate::games::shogun::moves::{Attack, Illegal, Move};
use crate::games::shogun::rules::{Event, runs_along_rank_first};
use crate::games::shogun::square::{Square, path};
use crate::games::shogun::state::{Shogun, Side};
use crate::games::shogun::table::hand::Hand;
use crate::games::shogun::text::Mark;
use crate::ui::stage::staged::Scene;

/// The side of a square in the drawing.
pub(super) const SQUARE: i32 = 72;

/// The middle of a square in the drawing.
pub(super) fn centre(square: Square, facing: Side) -> (i32, i32) {
    let (column, line) = match facing {
        Side::White => (square.column(), 7 - square.row()),
        Side::Red => (7 - square.column(), square.row()),
    };
    (62 + SQUARE * i32::from(column), 62 + SQUARE * i32::from(line))
}

/// Everything marked in one position.
#[derive(Clone, PartialEq, Default)]
pub(super) struct Marks {
    chosen: Option<Square>,
    reachable: Vec<Square>,
    captures: Vec<Square>,
    /// The way to the square pointed at.
    way: Vec<Square>,
    /// The way of the hinted move.
    hint: Vec<Square>,
    last: Vec<Square>,
    threatened: Option<Square>,
    /// Where something stands in the way, or where one may not go.
    crosses: Vec<Square>,
    /// The way by which the shogun can be or would be captured.
    attack: Vec<Square>,
    /// The number the chosen piece would show on each empty square.
    numbers: Vec<(Square, u8)>,
}

impl Marks {
    pub(super) fn of(scene: &Scene<Shogun>, game: &Shogun, hand: &Hand) -> Self {
        let chosen = hand.chosen;
        let reached: Vec<Square> = scene
            .moves
            .iter()
            .filter_map(|mv| match *mv {
                Move::Go { from, to } if Some(from) == chosen => Some(to),
                _ => None,
            })
            .collect();
        let is_empty = |square: Square| game.empty() & square.bit() != 0;
        let pointed = hand.over.filter(|over| reached.contains(over));
        let mut marks = Self {
            chosen,
            way: chosen.zip(pointed).map_or_else(Vec::new, |(from, to)| clear_path(game, from, to)),
            hint: scene.hint.map_or_else(Vec::new, |mv| way_of(game, mv)),
            last: last_move(&scene.last),
            threatened: game.threat(game.turn()).and_then(|_| game.square(game.turn().shogun())),
            attack: threat(game),
            numbers: if scene.aid { numbers(game, chosen) } else { Vec::new() },
            ..Self::default()
        };
        (marks.reachable, marks.captures) = reached.into_iter().partition(|&to| is_empty(to));
        if let Some((mv, why)) = &scene.refused {
            marks.refuse(*mv, why);
        }
        marks
    }

    /// The square whose piece is chosen.
    pub(super) fn chosen(&self) -> Option<Square> {
        self.chosen
    }

    fn refuse(&mut self, mv: Move, why: &Illegal) {
        match why {
            Illegal::Blocked(squares) => self.crosses.clone_from(squares),
            Illegal::Exposed(Attack { path, .. }) | Illegal::StillThreatened(Attack { path, .. }) => {
                self.attack.clone_from(path);
            }
            Illegal::Touched(square) => self.chosen = Some(*square),
            _ => {
                if let Move::Go { to, .. } = mv {
                    self.crosses.push(to);
                }
            }
        }
    }

    /// Whether the chosen piece can go there.
    pub(super) fn leads_to(&self, square: Square) -> bool {
        self.reachable.contains(&square) || self.captures.contains(&square)
    }

    /// What a screen reader says of a square.
    pub(super) fn spoken(&self, square: Square) -> Vec<Mark> {
        let mut spoken = Vec::new();
        let mut add = |is: bool, mark| {
            if is {
                spoken.push(mark);
            }
        };
        add(self.chosen == Some(square), Mark::Selected);
        add(self.reachable.contains(&square), Mark::Reachable);
        add(self.captures.contains(&square), Mark::Capture);
        add(self.threatened == Some(square), Mark::Threatened);
        add(self.last.last() == Some(&square), Mark::LastMove);
        spoken.extend(
            self.numbers.iter().find(|(at, _)| *at == square).map(|&(_, number)| Mark::WouldShow(number)),
        );
        spoken
    }

    /// The marks below the pieces: the past, the chosen and the possible.
    pub(super) fn below(&self, facing: Side) -> String {
        let mut drawn = String::new();
        if let Some(&from) = self.last.first() {
            let (x, y) = centre(from, facing);
            drawn += &format!(
                r#"<rect class="from" x="{}" y="{}" width="62" height="62" rx="3"/>"#,
                x - 31,
                y - 31
            );
            drawn += &format!(r#"<polyline class="trail" points="{}"/>"#, points(&self.last, facing));
        }
        if let Some(&to) = self.last.last() {
            drawn += &corners(to, facing, "to-c");
        }
        for &(square, number) in &self.numbers {
            let (x, y) = centre(square, facing);
            drawn += &format!(r#"<text class="would" x="{}" y="{}">{number}</text>"#, x + 28, y - 20);
        }
        for &square in &self.reachable {
            drawn += &ring(square, facing, "dest", "11");
            drawn += &ring(square, facing, "dest-i", "3.2");
        }
        // Ways run under the pieces, so that every number can be read.
        drawn += &line(&self.way, facing, "way");
        drawn += &line(&self.hint, facing, "tip");
        drawn += &line(&self.attack, facing, "peril");
        if let [from, .., to] = self.hint[..] {
            drawn += &ring(from, facing, "halo", "34.5");
            drawn += &ring(to, facing, "dest", "11");
        }
        for (square, class) in [(self.chosen, "halo"), (self.threatened, "check")] {
            drawn += &square.map_or_else(String::new, |square| ring(square, facing, class, "34.5"));
        }
        drawn
    }

    /// The marks above the pieces: ways, threats and refusals.
    pub(super) fn above(&self, facing: Side) -> String {
        let mut drawn: String = self.captures.iter().map(|&square| corners(square, facing, "take")).collect();
        // A disc on the last step of a capture would hide the piece that is taken.
        let takes = self.way.last().is_some_and(|last| self.captures.contains(last));
        for (step, &square) in self.way.iter().enumerate().skip(1) {
            if takes && step + 1 == self.way.len() {
                break;
            }
            let (x, y) = centre(square, facing);
            drawn += &format!(
                r#"<circle class="stepd" cx="{x}" cy="{y}" r="11"/><text class="stepn" x="{x}" y="{}">{step}</text>"#,
                y + 5
            );
        }
        for &square in &self.crosses {
            let (x, y) = centre(square, facing);
            drawn += &format!(r#"<path class="cross" d="M{} {}l24 24m0-24l-24 24"/>"#, x - 12, y - 12);
        }
        drawn
    }
}

/// The way by which the shogun of whoever is to move could be captured, or has been cornered.
fn threat(game: &Shogun) -> Vec<Square> {
    let by = game.threat(game.turn()).and_then(|piece| game.square(piece));
    by.zip(game.square(game.turn().shogun())).map_or_else(Vec::new, |(from, to)| clear_path(game, from, to))
}

fn way_of(game: &Shogun, mv: Move) -> Vec<Square> {
    if let Move::Go { from, to } = mv { clear_path(game, from, to) } else { Vec::new() }
}

/// The path a piece would take, both ends included.
fn clear_path(game: &Shogun, from: Square, to: Square) -> Vec<Square> {
    path(from, to, runs_along_rank_first(from, to, game.empty()))
}

fn last_move(events: &[Event]) -> Vec<Square> {
    let moved = events.iter().find_map(|event| match *event {
        Event::Moved { from, to, along_rank_first, .. } => Some(path(from, to, along_rank_first)),
        _ => None,
    });
    moved.unwrap_or_default()
}

fn numbers(game: &Shogun, chosen: Option<Square>) -> Vec<(Square, u8)> {
    let Some(piece) = chosen.and_then(|square| game.piece_at(square)) else { return Vec::new() };
    Square::of(game.empty()).map(|square| (square, game.field().number(piece, square))).collect()
}

fn points(way: &[Square], facing: Side) -> String {
    let points = way.iter().map(|&square| centre(square, facing)).map(|(x, y)| format!("{x},{y}"));
    points.collect::<Vec<_>>().join(" ")
}

fn line(way: &[Square], facing: Side, class: &str) -> String {
    if way.len() < 2 {
        return String::new();
    }
    let points = points(way, facing);
    format!(r#"<polyline class="way-u" points="{points}"/><polyline class="{class}" points="{points}"/>"#)
}

fn ring(square: Square, facing: Side, class: &str, r: &str) -> String {
    let (x, y) = centre(square, facing);
    format!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{r}"/>"#)
}

fn corners(square: Square, facing: Side, class: &str) -> String {
    let (x, y) = centre(square, facing);
    let (left, right, top, bottom) = (x - 33, x + 33, y - 33, y + 33);
    format!(
        r#"<path class="{class}" d="M{left} {}v-14h14M{} {top}h14v14M{right} {}v14h-14M{} {bottom}h-14v-14"/>"#,
        y - 19,
        x + 19,
        y + 19,
        x - 19
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_turns_to_whoever_faces_it() {
        let square = Square::named("a1").expect("a square");
        assert_eq!((centre(square, Side::White), centre(square, Side::Red)), ((62, 566), (566, 62)));
    }

    #[test]
    fn a_way_of_one_square_is_not_drawn() {
        let square = Square::named("d4").expect("a square");
        assert_eq!(line(&[square], Side::White, "way"), "");
        assert!(line(&[square, square], Side::White, "way").contains("278,350"));
    }
}
