//! Marks in the village: what can be chosen, what is designated, what was refused, what the hint says.

use super::board::roof_shape;
use super::desk::{Desk, advised, designated, grapples, means, spot};
use super::pieces::ninja;
use super::place::{MIDDLE, drawn};
use crate::games::ninja_night::moves::Means;
use crate::games::ninja_night::text::Mark;
use crate::games::ninja_night::{Illegal, Move, NinjaNight, Obstacle, Phase, Roof, Throw};
use crate::geometry::Point;
use crate::kernel::Seat;
use crate::ui::stage::seats::seat_class;
use crate::ui::stage::staged::Scene;

/// What is marked.
pub(super) struct Marks {
    /// Roofs that can be chosen, one bit each.
    open: u16,
    /// The roof designated, and where.
    target: Option<(Roof, Point)>,
    /// Whose string is about to be thrown, and where that ninja stands.
    stand: Option<(Seat, Point)>,
    /// A line that is blocked, and by what.
    blocked: Option<(Throw, Obstacle)>,
    hint: Option<Roof>,
    /// The point that the hint designates.
    advised: Option<Point>,
}

impl Marks {
    pub(super) fn of(scene: &Scene<NinjaNight>, desk: &Desk) -> Self {
        let game = scene.view.game();
        let blocked = scene.refused.as_ref().and_then(|(mv, why)| match (designated(game, mv), why) {
            (Some((_, throw)), Illegal::Blocked(obstacle)) => Some((throw, *obstacle)),
            _ => None,
        });
        let throws = means(scene, desk).is_some();
        Self {
            open: open(scene, desk),
            target: desk.aim.map(|(shot, aim)| (shot.target, aim)),
            stand: scene.actor.zip(spot(scene, desk)).filter(|_| throws),
            blocked: blocked.filter(|_| desk.aim.is_none()),
            hint: scene.hint.as_ref().and_then(|mv| goal(game, mv)),
            advised: advised(scene, desk).map(|(_, throw)| throw.aim),
        }
    }

    pub(super) fn is_open(&self, roof: Roof) -> bool {
        self.open >> roof.index() & 1 == 1
    }

    pub(super) fn is_target(&self, roof: Roof) -> bool {
        self.target.is_some_and(|(target, _)| target == roof)
    }

    /// What a screen reader says of it.
    pub(super) fn spoken(&self, roof: Roof) -> Vec<Mark> {
        let marks = [
            (self.is_target(roof), Mark::Designated),
            (self.is_open(roof) && !self.is_target(roof), Mark::Open),
            (self.hint == Some(roof), Mark::Hint),
        ];
        marks.into_iter().filter(|&(is, _)| is).map(|(_, mark)| mark).collect()
    }

    /// Under the pieces: outlines of roofs. Never a line between two of them, so that nothing can be measured.
    pub(super) fn below(&self, game: &NinjaNight) -> String {
        let mut drawn = String::new();
        for roof in Roof::all() {
            if self.is_target(roof) {
                drawn += &roof_shape(game, roof, "target");
            } else if self.is_open(roof) {
                drawn += &roof_shape(game, roof, "open");
            }
            if self.hint == Some(roof) {
                drawn += &roof_shape(game, roof, "hint");
            }
        }
        drawn
    }

    /// Over the pieces: where the ninja stands, the point aimed at, what is in the way.
    pub(super) fn above(&self, game: &NinjaNight) -> String {
        let mut marks = String::new();
        // Once more, and over the others: they may stand on the same spot.
        if let Some((seat, (x, y))) = self.stand.map(|(seat, at)| (seat, drawn(at))) {
            marks += &format!(
                r#"<g class="{}" transform="translate({x} {y})">{}<circle class="stand" r="128"/></g>"#,
                seat_class(seat),
                ninja(seat)
            );
        }
        for (class, aim) in [("aim", self.target.map(|(_, aim)| aim)), ("aim hint", self.advised)] {
            let Some((x, y)) = aim.map(drawn) else { continue };
            marks += &format!(
                r#"<g class="{class}" transform="translate({x} {y})"><circle r="46"/><path d="M-84 0h60M24 0h60M0-84v60M0 24v60"/></g>"#
            );
        }
        if let Some((throw, obstacle)) = self.blocked {
            let (path, at) = match obstacle {
                Obstacle::House(roof) => {
                    (game.village().house(roof).ground().path(), game.village().house(roof).centre)
                }
                Obstacle::Tree(tree) => {
                    let trees = game.village().trees();
                    let disc = trees[usize::from(tree) % trees.len()];
                    (disc.path(), disc.centre)
                }
            };
            let (x, y) = drawn(at);
            marks += &line("barred", drawn(throw.spot), drawn(throw.aim));
            marks += &shape("barrier", &path);
            marks += &format!(
                r#"<g class="cross" transform="translate({x} {y})"><circle r="96"/><path d="M-38-38 38 38M38-38-38 38"/></g>"#
            );
        }
        marks
    }
}

/// A straight line between two places of the drawing.
pub(super) fn line(class: &str, (x, y): (i32, i32), (to_x, to_y): (i32, i32)) -> String {
    let way = format!("M{x} {y}L{to_x} {to_y}");
    match class {
        "cord" => format!(r#"<path class="cord-u" d="{way}"/><path class="cord" d="{way}"/>"#),
        _ => format!(r#"<path class="{class}" d="{way}"/>"#),
    }
}

/// A shape of the village in the drawing.
pub(super) fn shape(class: &str, path: &str) -> String {
    format!(r#"<path class="{class}" transform="translate({MIDDLE} {MIDDLE})" d="{path}"/>"#)
}

/// The roof that a move is about.
fn goal(game: &NinjaNight, mv: &Move) -> Option<Roof> {
    match *mv {
        Move::Place(roof) | Move::Grapple { target: roof, .. } => Some(roof),
        _ => designated(game, mv).map(|(shot, _)| shot.target),
    }
}

/// The roofs that can be chosen now; whether something is in the way is seen when one is.
fn open(scene: &Scene<NinjaNight>, desk: &Desk) -> u16 {
    let game = scene.view.game();
    let Some(seat) = scene.actor else { return 0 };
    let roofs = |open: &dyn Fn(Roof) -> bool| {
        Roof::all().filter(|&roof| open(roof)).fold(0, |bits, roof| bits | 1 << roof.index())
    };
    if game.phase() == Phase::Placing {
        return roofs(&|_| true);
    }
    let own = game.roof_of(seat);
    if grapples(scene, desk).is_some() {
        return roofs(&|roof| own.is_some_and(|own| game.village().is_near(own, roof)));
    }
    match means(scene, desk) {
        None => 0,
        Some(Means::Leap) => roofs(&|roof| own != Some(roof)),
        Some(_) => roofs(&|roof| {
            own != Some(roof)
                && Seat::all(game.seats()).any(|other| other != seat && game.roof_of(other) == Some(roof))
        }),
    }
}
