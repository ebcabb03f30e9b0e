//! What stands around the table: the house with its hourglasses above it, and below it all dice once more, in a row and
//! large enough to be read and pressed on a phone.

use super::dice::{self, at, badge, note};
use super::hand::Desk;
use super::layout::{self, LARGE, RAIL, around};
use crate::games::ninja_dice::data::{HOURGLASSES, HOUSES, SKILLS, ThreatFace};
use crate::games::ninja_dice::text::why::whole_house;
use crate::games::ninja_dice::text::{Mark, Text};
use crate::games::ninja_dice::{NinjaDice, Phase, Target, Threat, View};
use crate::ui::picture::Markup;
use crate::ui::staged::Scene;

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

fn frame(class: &str, middle: layout::Point, side: i32) -> Markup {
    let [x, y, width, height] = around(middle, side);
    format!(r#"<rect class="{class}" x="{x}" y="{y}" width="{width}" height="{height}" rx="14"/>"#)
}

/// The house, what of it is beaten, the hourglasses, and what stopping and the whole house would bring.
pub(super) fn house(scene: &Scene<NinjaDice>, desk: &Desk, words: &Text) -> Markup {
    let game = scene.view.game();
    let plan = desk.plan(game);
    let mut drawn = Markup::new();
    for index in 0..HOUSES {
        let middle = layout::house(index);
        let Some(&face) = game.house().get(index) else {
            drawn += &frame("slot", middle, LARGE - 4);
            continue;
        };
        drawn += &at(middle, "", &dice::house(face));
        let corner = (middle.0 + 27, middle.1 - 27);
        if plan.beaten & (1 << index) != 0 {
            drawn += &frame("beaten", middle, LARGE + 8);
            drawn += &badge(corner, "good", "i-check");
        } else if desk.plan_could(game, index) {
            drawn += &frame("could", middle, LARGE + 8);
        }
    }
    for index in 0..usize::from(HOURGLASSES) {
        drawn += &frame("slot", layout::hourglass(index), 46);
    }
    let stop = if game.phase() == Phase::Over { 0 } else { plan.worth(game.house()) };
    drawn
        + &format!(
            r#"<text class="tally" x="14" y="126">{} <tspan>{stop}</tspan></text><text class="tally end" x="746" y="126">{} <tspan>{}+1</tspan></text>"#,
            words.stop_now,
            words.whole_house,
            whole_house(game)
        )
}

impl Desk {
    /// Whether a house die could be beaten that is left.
    pub(super) fn plan_could(&self, game: &NinjaDice, index: usize) -> bool {
        self.beaten.is_some() && game.best_plan().beaten & (1 << index) != 0
    }
}

/// All dice in a row.
pub(super) fn rail(scene: &Scene<NinjaDice>, desk: &Desk) -> Markup {
    let game = scene.view.game();
    let mut drawn = Markup::new();
    for place in 0..RAIL {
        let middle = layout::rail(place);
        let corner = (middle.0 + 26, middle.1 - 27);
        match target(place) {
            Target::Skill(die) => match game.skills()[usize::from(die)] {
                None => drawn += &frame("slot", middle, LARGE - 4),
                Some(lying) => {
                    let class = if desk.throws(die) { "again" } else { "" };
                    drawn += &at(middle, class, &dice::skill(Some(lying.face)));
                    match game.means().0[usize::from(die)] {
                        Some((_, times)) if times > 1 => {
                            drawn += &note((middle.0 - 18, middle.1 - 30), "", &format!("×{times}"));
                        }
                        _ => {}
                    }
                    if desk.throws(die) {
                        drawn += &badge(corner, "go", "i-turn");
                    }
                }
            },
            Target::Threat(die) => match game.threats()[usize::from(die)] {
                Threat::Aside | Threat::Held(_) => drawn += &frame("slot", middle, LARGE - 4),
                Threat::Kept => {
                    drawn += &at(middle, "kept", &dice::threat(None, Some(ThreatFace::Hourglass)));
                }
                Threat::Lying { seat, face, done, .. } => {
                    let class = if done && face == ThreatFace::Arrow { "done" } else { "" };
                    drawn += &at(middle, class, &dice::threat(Some(seat), Some(face)));
                }
            },
        }
    }
    drawn
}
