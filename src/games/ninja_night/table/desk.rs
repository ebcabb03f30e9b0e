//! What a person is in the middle of at the board, and what follows from it for now.

use super::place::Strip;
use super::string::Pull;
use crate::games::ninja_night::moves::{Designation, Means};
use crate::games::ninja_night::{
    Action, Bonus, Cord, Move, NinjaNight, Phase, Plan, Progress, Roof, Throw, Token,
};
use crate::geometry::Point;
use crate::kernel::Seat;
use crate::ui::stage::staged::Scene;

/// What a person is in the middle of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Desk {
    /// What the wheels are set to.
    pub(super) wheels: [Option<Action>; 2],
    /// By how many parts each wheel was turned to the right just now.
    pub(super) turned: [i32; 2],
    /// The token that was chosen, of the backpack or of the roof.
    pub(super) chosen: Option<Token>,
    /// The bonus that is being played.
    pub(super) tool: Option<Token>,
    /// Where the own ninja was put on its roof.
    pub(super) spot: Option<Point>,
    /// What is aimed at, and the point designated.
    pub(super) aim: Option<(Designation, Point)>,
    /// What was to be aimed at while something was in the way.
    pub(super) barred: Option<(Designation, Point)>,
    /// The ninja and the point are being shifted by steps.
    pub(super) shifts: bool,
    /// How far the string is drawn out.
    pub(super) length: u16,
    /// The pointer that draws the string.
    pub(super) pull: Option<Pull>,
    /// The pointer that is down in the village.
    pub(super) tapping: Option<Tapping>,
    /// The roof pointed at.
    pub(super) over: Option<Roof>,
    /// The left and upper edge of the part of the village that is looked at closely.
    pub(super) near: Option<(i32, i32)>,
}

/// A pointer that is down in the village.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tapping {
    pub(super) pointer: i32,
    /// Where it went down in the drawing, and the building there.
    pub(super) from: (i32, i32),
    pub(super) on: Option<Roof>,
    /// What is looked at was drawn along with it: nothing was tapped.
    pub(super) draws: bool,
}

impl Desk {
    /// Forgets what is being done; the wheels, where the ninja stands and how closely is looked stay.
    pub(super) fn clear(&mut self) {
        *self = Self { wheels: self.wheels, spot: self.spot, near: self.near, ..Self::default() };
    }

    /// Turns a wheel to an action, the shorter way around.
    pub(super) fn turn(&mut self, wheel: usize, action: Action) {
        let by = self.wheels[wheel].map_or(0, |before| (before as i32 - action as i32 + 7) % 5 - 2);
        (self.wheels[wheel], self.turned[wheel]) = (Some(action), by);
    }

    /// Whether something is being done that can be called off.
    pub(super) const fn is_busy(&self) -> bool {
        self.chosen.is_some() || self.tool.is_some() || self.aim.is_some()
    }

    /// Whether the string is off its peg: then nothing of the village may give a scale.
    pub(super) const fn is_out(&self) -> bool {
        self.length > 0 || self.pull.is_some()
    }

    /// The plan, once both wheels are set.
    pub(super) fn plan(&self) -> Option<Plan> {
        Some([self.wheels[0]?, self.wheels[1]?])
    }
}

/// What a throw would be for now.
pub(super) fn means(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Means> {
    let game = scene.view.game();
    let seat = scene.actor?;
    if game.phase() != Phase::Acting || game.turn() != seat {
        return None;
    }
    match desk.tool.map(|token| (token, game.bonus(token))) {
        Some((token, Some(Bonus::Shuriken))) => Some(Means::Shuriken(token)),
        Some((token, Some(Bonus::Kunai))) => Some(Means::Kunai(token)),
        Some(_) => None,
        None if game.progress() == Progress::Done => None,
        None => match game.action() {
            Action::Move => Some(Means::Leap),
            Action::Attack => Some(Means::Attack),
            _ => None,
        },
    }
}

/// What a move with a string designates, and its throw.
pub(super) fn designated(game: &NinjaNight, mv: &Move) -> Option<(Designation, Throw)> {
    let (means, victim, throw) = match *mv {
        Move::Leap { target, throw } => {
            return Some((Designation { means: Means::Leap, victim: None, target }, throw));
        }
        Move::Attack { victim, throw } => (Means::Attack, victim, throw),
        Move::Shuriken { token, victim, throw } => (Means::Shuriken(token), victim, throw),
        Move::Kunai { token, victim, throw } => (Means::Kunai(token), victim, throw),
        _ => return None,
    };
    let target = Seat::all(game.seats()).find(|&seat| seat == victim).and_then(|seat| game.roof_of(seat))?;
    Some((Designation { means, victim: Some(victim), target }, throw))
}

/// What the hint designates, while nothing else is aimed at.
pub(super) fn advised(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<(Designation, Throw)> {
    let hint = scene.hint.as_ref().filter(|_| desk.aim.is_none())?;
    designated(scene.view.game(), hint)
}

/// The string that would be thrown now.
pub(super) fn cord(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Cord> {
    means(scene, desk).map(Means::cord)
}

/// Whether the grapple is being played.
pub(super) fn grapples(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Token> {
    desk.tool.filter(|&token| scene.view.game().bonus(token) == Some(Bonus::Grapple))
}

/// Whether the gear is being played.
pub(super) fn turns_gear(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Token> {
    desk.tool.filter(|&token| scene.view.game().bonus(token) == Some(Bonus::Gear))
}

/// Where the own ninja stands, as far as this hand has put it.
pub(super) fn spot(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Point> {
    desk.spot.or(scene.view.game().ninja(scene.actor?).map(|standing| standing.spot))
}

/// The strip that the string lies on: across the line aimed along, else below the village.
pub(super) fn strip(scene: &Scene<NinjaNight>, desk: &Desk) -> Strip {
    match (spot(scene, desk), desk.aim) {
        (Some(spot), Some((_, aim))) => Strip::across(spot, aim),
        _ => Strip::default(),
    }
}
