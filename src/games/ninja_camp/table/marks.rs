//! What is marked on the grid: the possible in the signal colour, the past in ink, the refused in red.

use super::cards::{frame, slot_frame};
use super::grid::{CARD, Place, Point, centre};
use super::hand::{Desk, next_spaces, slot_of};
use crate::games::ninja_camp::text::Mark;
use crate::games::ninja_camp::{Event, Illegal, Move, NinjaCamp, Phase, Space};
use crate::ui::stage::staged::Scene;

/// Everything marked in one position.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Marks {
    rows: u8,
    /// What can be named next.
    next: Vec<Space>,
    /// What has been named.
    way: Vec<Space>,
    /// The next space, as far as it is only pointed at.
    pointed: Option<Space>,
    /// The ways of the ninjas that moved last, and the space that another was placed on.
    last: Vec<Vec<Space>>,
    /// Where cards were claimed last.
    claimed: Vec<Space>,
    /// The hinted way, and its card in the hand.
    hint: Vec<Space>,
    hint_slot: Option<usize>,
    /// What was refused.
    crosses: Vec<Space>,
    /// Where nothing can be placed now.
    veiled: Vec<Space>,
    /// The card that the Flamingo has left and may still claim.
    left: Option<Space>,
}

impl Marks {
    pub(super) fn of(scene: &Scene<NinjaCamp>, desk: &Desk) -> Self {
        let game = scene.view.game();
        let next = next_spaces(scene, desk);
        let pointed = match desk.over {
            Some(Place::Grid(space)) if next.contains(&space) && !desk.way.is_empty() => Some(space),
            _ => None,
        };
        let mut marks = Self {
            rows: game.grid().rows(),
            next,
            way: desk.way.clone(),
            pointed,
            left: match game.phase() {
                Phase::Choosing(space) => Some(space),
                _ => None,
            },
            ..Self::default()
        };
        for event in &scene.last {
            marks.recall(event);
        }
        match scene.hint.as_ref() {
            Some(Move::Place(space)) => marks.hint.push(*space),
            Some(mv) => {
                if let Some((action, way)) = mv.parts() {
                    marks.hint = way.to_vec();
                    marks.hint_slot = Some(slot_of(action));
                }
            }
            None => {}
        }
        if let Some((mv, why)) = &scene.refused {
            marks.crosses.extend(fault(mv, why));
        }
        if scene.actor.is_some() && game.phase() == Phase::Placing {
            let open = |space: Space| scene.moves.contains(&Move::Place(space));
            let closed = |&space: &Space| !open(space) && game.ninja_at(space).is_none();
            marks.veiled = Space::in_rows(marks.rows).filter(closed).collect();
        }
        marks
    }

    /// What happened last leaves its trace.
    fn recall(&mut self, event: &Event) {
        match *event {
            Event::Placed { space, .. } => self.last.push(vec![space]),
            Event::Played { deed, .. } | Event::PowerUsed { deed, .. } => {
                self.last.extend(deed.moved.iter().flatten().map(|moved| moved.way.to_vec()));
                self.last.extend(deed.shifted.map(|(_, from, to)| vec![from, to]));
                self.claimed.extend(deed.claimed().map(|(space, _)| space));
            }
            Event::Claimed { space, .. } => self.claimed.push(space),
            _ => {}
        }
    }

    /// Whether pressing a space leads on.
    pub(super) fn leads_to(&self, space: Space) -> bool {
        self.next.contains(&space)
    }

    /// Whether a space was named last.
    pub(super) fn is_chosen(&self, space: Space) -> bool {
        self.way.last() == Some(&space)
    }

    /// What a screen reader says of a space.
    pub(super) fn spoken(&self, space: Space) -> Vec<Mark> {
        let mut spoken = Vec::new();
        let mut add = |is: bool, mark| {
            if is {
                spoken.push(mark);
            }
        };
        add(self.next.contains(&space), Mark::Reachable);
        if let Some(step) = self.way.iter().position(|&named| named == space) {
            add(true, Mark::Chosen(step as u8 + 1));
        }
        add(self.left == Some(space), Mark::Claims);
        let ends = self.last.iter().filter_map(|way| way.last());
        add(self.claimed.contains(&space) || ends.into_iter().any(|&end| end == space), Mark::LastMove);
        add(self.hint.last() == Some(&space), Mark::Hint);
        spoken
    }

    /// The marks below the cards, where none lies any more.
    pub(super) fn below(&self) -> String {
        self.claimed.iter().map(|&space| frame("from", self.centre(space), CARD)).collect()
    }

    /// The marks above the cards and ninjas.
    pub(super) fn above(&self) -> String {
        let mut drawn: String = self
            .veiled
            .iter()
            .map(|&space| frame("veil", self.centre(space), (CARD.0 + 3, CARD.1 + 3)))
            .collect();
        for way in &self.last {
            drawn += &self.line(way, "trail", "trail-u");
            drawn += &way.last().map_or_else(String::new, |&space| self.corners(space, "to-c"));
        }
        if let Some(space) = self.left {
            drawn += &frame("claims", self.centre(space), CARD);
        }
        for &space in &self.next {
            drawn += &frame("dest", self.centre(space), CARD);
            let (x, y) = self.centre(space);
            drawn += &format!(r#"<circle class="dest-i" cx="{}" cy="{}" r="9"/>"#, x + 28, y - 29);
        }
        drawn += &self.hinted();
        drawn += &self.named();
        for &space in &self.crosses {
            let (x, y) = self.centre(space);
            drawn += &format!(r#"<path class="cross" d="M{} {}l32 32m0-32l-32 32"/>"#, x - 16, y - 16);
        }
        drawn
    }

    /// The hinted way, and the card to play.
    fn hinted(&self) -> String {
        let mut drawn = self.line(&self.hint, "tip", "way-u");
        if let Some(&first) = self.hint.first() {
            drawn += &frame("halo", self.centre(first), CARD);
        }
        for (step, &space) in self.hint.iter().enumerate().skip(1) {
            let (x, y) = self.centre(space);
            let r = if step + 1 == self.hint.len() { 11 } else { 6 };
            drawn += &format!(r#"<circle class="goal" cx="{x}" cy="{y}" r="{r}"/>"#);
        }
        drawn + &self.hint_slot.map_or_else(String::new, |slot| slot_frame("halo", slot, self.rows))
    }

    /// What has been named so far, its steps counted.
    fn named(&self) -> String {
        let mut way = self.way.clone();
        let named = way.len();
        way.extend(self.pointed);
        let mut drawn = self.line(&way, "way", "way-u");
        if let Some(&first) = self.way.first() {
            drawn += &frame("halo", self.centre(first), CARD);
        }
        for (step, &space) in way.iter().enumerate().skip(1) {
            let (x, y) = self.centre(space);
            let class = if step < named { "stepd" } else { "stepd maybe" };
            drawn += &format!(
                r#"<circle class="{class}" cx="{x}" cy="{y}" r="15"/><text class="stepn" x="{x}" y="{}">{step}</text>"#,
                y + 8
            );
        }
        drawn
    }

    fn centre(&self, space: Space) -> Point {
        centre(space, self.rows)
    }

    fn line(&self, way: &[Space], class: &str, under: &str) -> String {
        if way.len() < 2 {
            return String::new();
        }
        let points = way.iter().map(|&space| self.centre(space)).map(|(x, y)| format!("{x},{y}"));
        let points = points.collect::<Vec<_>>().join(" ");
        format!(
            r#"<polyline class="{under}" points="{points}"/><polyline class="{class}" points="{points}"/>"#
        )
    }

    fn corners(&self, space: Space, class: &str) -> String {
        let (x, y) = self.centre(space);
        let (left, right, top, bottom) = (x - 40, x + 40, y - 41, y + 41);
        format!(
            r#"<path class="{class}" d="M{left} {}v-16h16M{} {top}h16v16M{right} {}v16h-16M{} {bottom}h-16v-16"/>"#,
            top + 16,
            right - 16,
            bottom - 16,
            left + 16
        )
    }
}

/// The space at which a refused move goes wrong.
fn fault(mv: &Move, why: &Illegal) -> Option<Space> {
    match *why {
        Illegal::OnWall(space)
        | Illegal::Occupied(space)
        | Illegal::NotYourNinja(space)
        | Illegal::NoOpponent(space)
        | Illegal::NoOneToPush(space)
        | Illegal::IntoEmpty(space)
        | Illegal::IntoWall(space)
        | Illegal::IntoNinja(space)
        | Illegal::Twice(space)
        | Illegal::NothingToLeap(space)
        | Illegal::NowhereToLand(space)
        | Illegal::PushedOff(space)
        | Illegal::PushBlocked(space)
        | Illegal::NowhereAside(space)
        | Illegal::NoWayFrom(space)
        | Illegal::OntoTrap(space)
        | Illegal::Claimed(space)
        | Illegal::NotAnEdge(space)
        | Illegal::FromTrap(space)
        | Illegal::NotACopy(space)
        | Illegal::NoCard(space)
        | Illegal::UnderNinja(space)
        | Illegal::NotEmpty(space)
        | Illegal::JustLeft(space)
        | Illegal::WallClaimed(space)
        | Illegal::NotNear(space)
        | Illegal::BesideNinja { space, .. }
        | Illegal::Diagonal(_, space)
        | Illegal::TooFar(_, space)
        | Illegal::NotStraight(_, space) => Some(space),
        Illegal::SameType { .. } | Illegal::RunsOn(_) | Illegal::LandsOn(_) => match mv {
            Move::Place(space) => Some(*space),
            _ => mv.parts().and_then(|(_, way)| way.last().copied()),
        },
        _ => None,
    }
}
