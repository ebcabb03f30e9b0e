//! What stands around the table: the house with its hourglasses, and a rail with all dice once more, in a row and large
//! enough to be read and pressed on a phone.

use super::dice::{self, at, badge, note, used};
use super::hand::{Desk, look};
use super::layout::{HOUSE, Look, Point, RAIL, around, rail_side};
use crate::games::ninja_dice::data::{HOURGLASSES, HOUSES, SKILLS, THREATS, ThreatFace};
use crate::games::ninja_dice::text::why::whole_house;
use crate::games::ninja_dice::text::{Mark, Text};
use crate::games::ninja_dice::{Event, HouseFace, Lying, NinjaDice, Phase, Skill, Target, Threat, View};
use crate::kernel::{Game, Seat, Viewer};
use crate::ui::stage::picture::Markup;
use crate::ui::stage::staged::Scene;

/// What lay on the table when a turn ended with the last step.
#[derive(Clone, Copy)]
pub(super) struct Left {
    pub(super) seat: Seat,
    faces: [HouseFace; HOUSES],
    count: usize,
    pub(super) beaten: u8,
    pub(super) treasures: u8,
    pub(super) skills: [Option<Lying>; SKILLS],
    pub(super) threats: [Threat; THREATS],
}

impl Left {
    pub(super) fn of(scene: &Scene<NinjaDice>) -> Option<Self> {
        scene.last.iter().find_map(|event| match *event {
            Event::Left { seat, house, count, beaten, treasures, skills, threats } => {
                let count = usize::from(count).min(HOUSES);
                Some(Self { seat, faces: house, count, beaten, treasures, skills, threats })
            }
            _ => None,
        })
    }

    /// The last turn of the game, which stays on the table.
    pub(super) fn ended(scene: &Scene<NinjaDice>) -> Option<Self> {
        Self::of(scene).filter(|_| scene.view.game().phase() == Phase::Over)
    }

    /// Whether the turn ran out of time.
    fn late(&self) -> bool {
        self.threats.iter().filter(|&&threat| threat == Threat::Kept).count() >= usize::from(HOURGLASSES)
    }

    fn house(&self, look: Look) -> Markup {
        house_dice(look, &self.faces[..self.count], self.beaten, &|_| false, &|_| None)
    }
}

/// What lies on the table and is said of it: the dice of the last turn stay.
pub(super) fn shown(scene: &Scene<NinjaDice>) -> View {
    let Some(left) = Left::ended(scene) else { return scene.view };
    let mut game = *scene.view.game();
    (game.active, game.skills, game.threats) = (left.seat, left.skills, left.threats);
    game.view(Viewer::Table)
}

/// The die at a place of the rail.
pub(super) const fn target(place: usize) -> Target {
    if place < SKILLS { Target::Skill(place as u8) } else { Target::Threat((place - SKILLS) as u8) }
}

/// What a screen reader says of a die.
pub(super) fn spoken(view: &View, target: Target, marks: &[Mark], words: &Text) -> String {
    match target {
        Target::Skill(die) => (words.skill_cell)(view, die, marks),
        Target::Threat(die) => (words.threat_cell)(view, die, marks),
    }
}

fn frame(class: &str, middle: Point, side: i32) -> Markup {
    let [x, y, width, height] = around(middle, side);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="14"/>"#)
}

/// The dice of a house, those that are beaten marked with a tick and the skill that beats them, where it is known; marked
/// faintly where `could` says so.
fn house_dice(
    look: Look,
    faces: &[HouseFace],
    beaten: u8,
    could: &dyn Fn(usize) -> bool,
    by: &dyn Fn(HouseFace) -> Option<Skill>,
) -> Markup {
    let dice: Markup = faces
        .iter()
        .enumerate()
        .map(|(index, &face)| at(look.house(index), HOUSE, "", &dice::house(face)))
        .collect();
    let mut marks = Markup::new();
    for (index, &face) in faces.iter().enumerate() {
        let middle = look.house(index);
        if beaten & (1 << index) != 0 {
            marks += &frame("beaten", middle, HOUSE + 5);
            marks += &badge((middle.0 + 31, middle.1 - 33), "good", "i-check");
            marks += &by(face).map_or_else(Markup::new, |skill| used((middle.0 + 31, middle.1 + 31), skill));
        } else if could(index) {
            marks += &frame("could", middle, HOUSE + 5);
        }
    }
    format!(r#"{dice}<g class="rest">{marks}</g>"#)
}

/// The house, what of it is beaten, the hourglasses, and what stopping and the whole house would bring. When a turn is
/// over its house is seen once more, and what it brought; after the last turn they stay.
pub(super) fn house(scene: &Scene<NinjaDice>, desk: &Desk, words: &Text) -> Markup {
    let (game, look) = (scene.view.game(), look(scene));
    let plan = desk.plan(game);
    let mut drawn: Markup =
        (game.house().len()..HOUSES).map(|index| frame("slot", look.house(index), HOUSE - 4)).collect();
    drawn += &(0..usize::from(HOURGLASSES))
        .map(|index| frame("slot", look.hourglass(index), 46))
        .collect::<Markup>();
    let could = |index: usize| desk.could_take(game, index as u8);
    let now = || house_dice(look, game.house(), plan.beaten, &could, &|face| Some(plan.skill_for(face)));
    let left = Left::of(scene);
    drawn += &match left {
        Some(left) if game.phase() == Phase::Over => left.house(look),
        Some(left) => format!(r#"<g class="was">{}</g><g class="now">{}</g>"#, left.house(look), now()),
        None => now(),
    };
    drawn += &match left {
        Some(left) => {
            tally(look, "rest", 0, &(words.left)(left.seat), &(words.brought)(left.treasures, left.late()))
        }
        None => tally(look, "rest", 0, words.stop_now, &plan.worth(game.house()).to_string()),
    };
    if game.phase() != Phase::Over {
        // What the next house would bring comes with it.
        let comes = if left.is_some() { "now" } else { "" };
        drawn += &tally(look, comes, 1, words.whole_house, &format!("{}+1", whole_house(game)));
    }
    drawn
}

/// What something brings: what stopping does on the left, what the whole house does on the right; or one below the other
/// beside the table.
fn tally(look: Look, class: &str, place: usize, what: &str, brings: &str) -> Markup {
    let [x, y, width, height] = look.tally(place);
    let from = if place == 1 && !look.is_wide() { width } else { 0 };
    // Where it is narrow each has a line of its own. A long name ends where its room does.
    let below = if look.is_wide() { r#" x="0" dy="40""# } else { "" };
    format!(
        r#"<svg class="tally {class}" x="{x}" y="{y}" width="{width}" height="{height}"><text x="{from}" y="34">{what} <tspan{below}>{brings}</tspan></text></svg>"#
    )
}

/// All dice in a row. What was just thrown is read there when it lies still.
pub(super) fn rail(look: Look, game: &NinjaDice, desk: &Desk) -> Markup {
    let slots: Markup =
        (0..RAIL).map(|place| frame("slot", look.rail(place), rail_side(place) - 4)).collect();
    let dice: Markup = (0..RAIL).map(|place| on_rail(look, game, desk, place)).collect();
    format!(r#"{slots}<g class="rest">{dice}</g>"#)
}

fn on_rail(look: Look, game: &NinjaDice, desk: &Desk, place: usize) -> Markup {
    let (middle, side) = (look.rail(place), rail_side(place));
    match target(place) {
        Target::Skill(die) => {
            let Some(lying) = game.skills()[usize::from(die)] else { return Markup::new() };
            let class = if desk.throws(die) { "again" } else { "" };
            let mut drawn = at(middle, side, class, &dice::skill(Some(lying.face)));
            if let Some((_, times)) = game.means().0[usize::from(die)].filter(|&(_, times)| times > 1) {
                drawn += &note((middle.0 - 28, middle.1 - 34), "", &format!("×{times}"));
            }
            // NDI-4: what a ninja stands for.
            if let Some(skill) = desk.stands_for(game, die) {
                drawn += &used((middle.0 + 31, middle.1 + 31), skill);
            }
            if desk.throws(die) {
                drawn += &badge((middle.0 + 36, middle.1 - 36), "go", "i-redo");
            }
            drawn
        }
        Target::Threat(die) => match game.threats()[usize::from(die)] {
            Threat::Aside | Threat::Held(_) => Markup::new(),
            Threat::Kept => at(middle, side, "kept", &dice::threat(None, Some(ThreatFace::Hourglass))),
            Threat::Lying { seat, face, done, .. } => {
                let class = if done && face == ThreatFace::Arrow { "done" } else { "" };
                at(middle, side, class, &dice::threat(Some(seat), Some(face)))
            }
        },
    }
}
