//! The string on its strip: taken, drawn out, let go or called off.
//!
//! It is let go in three ways: by taking its end, drawing it out and releasing it; by setting its end with a tap and
//! pressing a button; by steps and the same button. All three end in [`let_go`].

use super::desk::{Desk, spot, strip};
use crate::games::ninja_night::{Move, NinjaNight, Throw};
use crate::ui::stage::picture::{Phase, Stroke};
use crate::ui::stage::staged::Scene;

/// Who presses so near to the end of the string takes it.
const GRASP: i32 = 320;

/// Drawn back as near to the peg as this, the string is not let go.
const HOME: u16 = 130;

/// By how much each button shortens or lengthens the string.
pub(super) const STEPS: [i32; 6] = [-410, -70, -10, 10, 70, 410];

/// A pointer on the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pull {
    pointer: i32,
    /// It took the end of the string: letting go of it lets the string go.
    pub(super) holds: bool,
    /// How far the string was out before.
    before: u16,
}

/// A pointer on the strip.
pub(super) fn draw(scene: &Scene<NinjaNight>, desk: &mut Desk, stroke: Stroke) -> Vec<Move> {
    let Some((shot, _)) = desk.aim else {
        desk.pull = None;
        return Vec::new();
    };
    let at = strip(scene, desk).out(stroke.at);
    let out = at.clamp(0, i32::from(shot.cord().longest())) as u16;
    match (stroke.phase, desk.pull) {
        (Phase::Down, None) => {
            let near = (at - i32::from(desk.length)).abs() <= GRASP;
            desk.pull = Some(Pull { pointer: stroke.pointer, holds: near, before: desk.length });
            if !near {
                desk.length = out;
            }
        }
        (Phase::Move, Some(pull)) if pull.pointer == stroke.pointer => desk.length = out,
        (Phase::Up, Some(pull)) if pull.pointer == stroke.pointer => {
            desk.pull = None;
            // Taken and put back, or only touched: nothing is thrown.
            let moved = desk.length != pull.before;
            if desk.length < HOME {
                desk.length = 0;
            } else if pull.holds && moved {
                return let_go(scene, desk);
            }
        }
        (Phase::Lost, Some(pull)) if pull.pointer == stroke.pointer => {
            (desk.pull, desk.length) = (None, pull.before);
        }
        _ => {}
    }
    Vec::new()
}

/// A button shortens or lengthens the string.
pub(super) fn step(desk: &mut Desk, step: usize) {
    let longest = desk.aim.map_or(0, |(shot, _)| shot.cord().longest());
    let by = STEPS.get(step).copied().unwrap_or_default();
    desk.length = (i32::from(desk.length) + by).clamp(0, i32::from(longest)) as u16;
}

/// One step back: a string in hand goes back to the peg, then what is being done is given up, then the closer look.
pub(super) fn call_off(desk: &mut Desk) {
    if desk.pull.take().is_some() || desk.length > 0 {
        desk.length = 0;
    } else if desk.shifts {
        desk.shifts = false;
    } else if desk.is_busy() {
        desk.clear();
    } else {
        desk.near = None;
    }
}

/// The string is let go as far as it is out; at its peg the rules say why not.
pub(super) fn let_go(scene: &Scene<NinjaNight>, desk: &mut Desk) -> Vec<Move> {
    let (Some((shot, aim)), Some(spot)) = (desk.aim, spot(scene, desk)) else { return Vec::new() };
    let throw = Throw { spot, aim, length: desk.length };
    desk.pull = None;
    vec![shot.throw(throw)]
}
