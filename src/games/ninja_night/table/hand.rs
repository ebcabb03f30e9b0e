//! What hands do at the board: set wheels, choose tokens, stand elsewhere on the own roof, designate a point of another,
//! draw the string out and let it go.
//!
//! The string is let go in three ways: by taking its end, drawing it out and releasing it; by setting its end with a tap
//! and pressing a button; by steps and the same button. All three end in [`let_go`].

use super::place::{PEG, is_on_strip, roof_at, village};
use crate::games::ninja_night::data::{BASE, HOUSES, TREES};
use crate::games::ninja_night::list::{Mark, Purpose};
use crate::games::ninja_night::{
    Action, Bonus, Cord, Move, NinjaNight, Phase, Plan, Progress, Roof, Throw, Token,
};
use crate::geometry::Point;
use crate::kernel::{Game, Seat};
use crate::ui::picture::{self, Stroke, Touch};
use crate::ui::staged::Scene;

/// The place of the strip among the cells: behind the roofs and the trees.
pub(super) const STRIP_CELL: usize = HOUSES + TREES;

/// Who presses so near to the end of the string takes it.
const GRASP: i32 = 320;

/// Drawn back as near to the peg as this, the string is not let go.
const HOME: u16 = 130;

/// By how much each button shortens or lengthens the string.
pub(super) const STEPS: [i32; 6] = [-410, -70, -10, 10, 70, 410];

/// What a person is in the middle of.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Desk {
    /// What the wheels are set to.
    pub(super) wheels: [Option<Action>; 2],
    /// The token that was chosen, of the backpack or of the roof.
    pub(super) chosen: Option<Token>,
    /// The bonus that is being played.
    pub(super) tool: Option<Token>,
    /// Where the own ninja was put on its roof.
    pub(super) spot: Option<Point>,
    /// What is aimed at, and the point designated.
    pub(super) aim: Option<(Mark, Point)>,
    /// How far the string is drawn out.
    pub(super) length: u16,
    /// The pointer that draws the string.
    pub(super) pull: Option<Pull>,
    /// The pointer that is down in the village, and the building it went down on.
    pub(super) tapping: Option<(i32, Option<Roof>)>,
    /// The roof pointed at.
    pub(super) over: Option<Roof>,
}

/// A pointer on the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pull {
    pointer: i32,
    /// It took the end of the string: letting go of it lets the string go.
    pub(super) holds: bool,
    /// How far the string was out before.
    before: u16,
}

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    SetPlan,
    LetGo,
    Heal,
    Play(Bonus),
    Pick,
    Drop,
    Done,
    Cancel,
    /// Turns a wheel.
    Wheel(u8, Action),
    /// Changes a planned action with the gear that is being played.
    Change(u8, Action),
    /// Shortens or lengthens the string.
    Step(usize),
    /// Presses a token of the own backpack.
    Own(Token),
    /// Presses a token on the own roof.
    Lying(Token),
    /// Presses a token of somebody else's backpack.
    Other(Token),
}

impl Does {
    /// Whether it stands in the row of buttons, and not among what can be chosen below it.
    pub(super) const fn is_plain(self) -> bool {
        matches!(
            self,
            Self::SetPlan
                | Self::LetGo
                | Self::Heal
                | Self::Play(_)
                | Self::Pick
                | Self::Drop
                | Self::Done
                | Self::Cancel
        )
    }
}

impl Desk {
    /// Forgets what is being done; the wheels and where the ninja stands stay.
    fn clear(&mut self) {
        *self = Self { wheels: self.wheels, spot: self.spot, ..Self::default() };
    }

    /// Whether something is being done that can be called off.
    fn is_busy(&self) -> bool {
        self.chosen.is_some() || self.tool.is_some() || self.aim.is_some()
    }

    /// The plan, once both wheels are set.
    fn plan(&self) -> Option<Plan> {
        Some([self.wheels[0]?, self.wheels[1]?])
    }
}

/// What a throw would be for now.
pub(super) fn purpose(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Purpose> {
    let game = scene.view.game();
    let seat = scene.actor?;
    if game.phase() != Phase::Acting || game.turn() != seat {
        return None;
    }
    match desk.tool.map(|token| (token, game.bonus(token))) {
        Some((token, Some(Bonus::Shuriken))) => Some(Purpose::Shuriken(token)),
        Some((token, Some(Bonus::Kunai))) => Some(Purpose::Kunai(token)),
        Some(_) => None,
        None if game.progress() == Progress::Done => None,
        None => match game.action() {
            Action::Move => Some(Purpose::Leap),
            Action::Attack => Some(Purpose::Attack),
            _ => None,
        },
    }
}

/// The string that would be thrown now.
pub(super) fn cord(scene: &Scene<NinjaNight>, desk: &Desk) -> Option<Cord> {
    purpose(scene, desk).map(|purpose| if purpose == Purpose::Leap { Cord::Hook } else { Cord::Fist })
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

/// The buttons in their order: first those of the row below the board.
pub(super) fn buttons(scene: &Scene<NinjaNight>, desk: &Desk) -> Vec<Does> {
    let game = scene.view.game();
    let Some(seat) = scene.actor else { return Vec::new() };
    let own = || game.pack(seat).tokens().map(Does::Own);
    match game.phase() {
        Phase::Placing | Phase::Over => Vec::new(),
        Phase::Planning => {
            let set = desk.plan().map(|_| Does::SetPlan);
            let wheels =
                [0, 1].into_iter().flat_map(|wheel| Action::ALL.map(|action| Does::Wheel(wheel, action)));
            set.into_iter().chain(wheels).chain(own()).collect()
        }
        Phase::Losing(_) => own().collect(),
        Phase::Choosing(victim) => game.pack(victim).tokens().map(Does::Other).collect(),
        Phase::Acting => acting(scene, desk, seat),
    }
}

fn acting(scene: &Scene<NinjaNight>, desk: &Desk, seat: Seat) -> Vec<Does> {
    let game = scene.view.game();
    let mut does = Vec::new();
    if desk.aim.is_some() {
        if desk.length > 0 {
            does.push(Does::LetGo);
        }
        does.push(Does::Cancel);
        does.extend((0..STEPS.len()).map(Does::Step));
        return does;
    }
    if let Some(gear) = turns_gear(scene, desk) {
        does.push(Does::Cancel);
        does.extend(scene.moves.iter().filter_map(|mv| match *mv {
            Move::Gear { token, step, action } if token == gear => Some(Does::Change(step, action)),
            _ => None,
        }));
        return does;
    }
    if let Some(token) = desk.chosen {
        does.extend(game.bonus(token).map(Does::Play));
        does.push(if game.pack(seat).has(token) { Does::Drop } else { Does::Pick });
    } else if desk.tool.is_none() && scene.moves.contains(&Move::Heal) {
        does.push(Does::Heal);
    }
    does.push(if desk.is_busy() { Does::Cancel } else { Does::Done });
    does.extend(game.pack(seat).tokens().map(Does::Own));
    let ahead = game.progress() != Progress::Done;
    if let Some(roof) = game.roof_of(seat).filter(|_| ahead) {
        match game.action() {
            Action::Pick => does.extend(game.on_roof(roof).iter().map(Does::Lying)),
            Action::Steal => {
                let beside = |other: &Seat| *other != seat && game.roof_of(*other) == Some(roof);
                let others = Seat::all(game.seats()).filter(beside);
                does.extend(others.flat_map(|other| game.pack(other).tokens()).map(Does::Other));
            }
            _ => {}
        }
    }
    does
}

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<NinjaNight>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    if let Touch::Stroke(stroke) = touch {
        let drawing = desk.pull.is_some() || desk.tapping.is_none() && is_on_strip(stroke.at);
        return if drawing { draw(scene, desk, stroke) } else { tap_village(scene, desk, stroke) };
    }
    let roof = |cell: usize| Roof::all().nth(cell);
    match touch {
        Touch::Over(over) => desk.over = over.and_then(roof),
        Touch::Tap(cell) => {
            if let Some(roof) = roof(cell) {
                return name(scene, desk, roof, None);
            }
            if cell == STRIP_CELL {
                return let_go(scene, desk);
            }
        }
        Touch::Button(index, _) => {
            if let Some(&does) = buttons(scene, desk).get(index) {
                return press(scene, desk, does);
            }
        }
        Touch::Cancel => call_off(desk),
        Touch::Press(_) | Touch::Drag(_) | Touch::Release(_) | Touch::Stroke(_) => {}
    }
    Vec::new()
}

/// One step back: a string in hand goes back to the peg, then what is being done is given up.
fn call_off(desk: &mut Desk) {
    if desk.pull.take().is_some() || desk.length > 0 {
        desk.length = 0;
    } else {
        desk.clear();
    }
}

/// A pointer on the strip.
fn draw(scene: &Scene<NinjaNight>, desk: &mut Desk, stroke: Stroke) -> Vec<Move> {
    let Some((mark, _)) = desk.aim else {
        desk.pull = None;
        return Vec::new();
    };
    let out = (stroke.at.0 - PEG.0).clamp(0, i32::from(mark.cord().longest())) as u16;
    match (stroke.phase, desk.pull) {
        (picture::Phase::Down, None) => {
            let near = (stroke.at.0 - PEG.0 - i32::from(desk.length)).abs() <= GRASP;
            desk.pull = Some(Pull { pointer: stroke.pointer, holds: near, before: desk.length });
            if !near {
                desk.length = out;
            }
        }
        (picture::Phase::Move, Some(pull)) if pull.pointer == stroke.pointer => desk.length = out,
        (picture::Phase::Up, Some(pull)) if pull.pointer == stroke.pointer => {
            desk.pull = None;
            // Taken and put back, or only touched: nothing is thrown.
            let moved = desk.length != pull.before;
            if desk.length < HOME {
                desk.length = 0;
            } else if pull.holds && moved {
                return let_go(scene, desk);
            }
        }
        (picture::Phase::Lost, Some(pull)) if pull.pointer == stroke.pointer => {
            (desk.pull, desk.length) = (None, pull.before);
        }
        _ => {}
    }
    Vec::new()
}

/// A pointer in the village: on the own roof it moves the ninja, on another it designates a point.
fn tap_village(scene: &Scene<NinjaNight>, desk: &mut Desk, stroke: Stroke) -> Vec<Move> {
    let game = scene.view.game();
    let point = village(stroke.at);
    let own = scene.actor.and_then(|seat| game.roof_of(seat));
    match (stroke.phase, desk.tapping) {
        (picture::Phase::Down, None) => desk.tapping = Some((stroke.pointer, roof_at(game, point))),
        (picture::Phase::Move, Some((pointer, Some(roof))))
            if pointer == stroke.pointer && own == Some(roof) && purpose(scene, desk).is_some() =>
        {
            stand(scene, desk, roof, point);
        }
        (picture::Phase::Up, Some((pointer, from))) if pointer == stroke.pointer => {
            desk.tapping = None;
            let to = roof_at(game, point);
            if let Some(roof) = from.filter(|&from| own == Some(from) || to == Some(from)) {
                return name(scene, desk, roof, Some(point));
            }
        }
        (picture::Phase::Lost, Some((pointer, _))) if pointer == stroke.pointer => desk.tapping = None,
        _ => {}
    }
    Vec::new()
}

/// Puts the own ninja where it stands wholly on its roof, nearest to a point.
fn stand(scene: &Scene<NinjaNight>, desk: &mut Desk, own: Roof, point: Point) {
    let house = scene.view.game().village().house(own);
    // One tenth further in, where rounding cannot push it out.
    let spot = if house.carries(point) { point } else { house.roof().settle(point, BASE + 1) };
    if house.carries(spot) {
        desk.spot = Some(spot);
    }
}

/// A roof is named, at a point of it or as a whole.
fn name(scene: &Scene<NinjaNight>, desk: &mut Desk, roof: Roof, point: Option<Point>) -> Vec<Move> {
    let game = scene.view.game();
    let Some(seat) = scene.actor else { return Vec::new() };
    if game.phase() == Phase::Placing {
        return vec![Move::Place(roof)];
    }
    if let Some(token) = grapples(scene, desk) {
        return vec![Move::Grapple { token, target: roof }];
    }
    let Some(purpose) = purpose(scene, desk) else { return Vec::new() };
    if game.roof_of(seat) == Some(roof) {
        let Some(point) = point else { return Vec::new() };
        stand(scene, desk, roof, point);
        // From the new place something may be in the way.
        return match desk.aim {
            Some((mark, aim)) => aim_at(scene, desk, mark, aim),
            None => Vec::new(),
        };
    }
    let house = game.village().house(roof);
    let aim = match point {
        None => house.centre,
        Some(point) if house.roof().contains(point) => point,
        Some(point) => house.roof().settle(point, 10),
    };
    let victim = match purpose {
        Purpose::Leap => None,
        // Nobody there: the rules say so.
        _ => Some(victim(scene, desk, roof, point).unwrap_or(seat)),
    };
    aim_at(scene, desk, Mark { purpose, victim, target: roof }, aim)
}

/// The rival on a roof: the one nearest to the point; without a point the next after the one aimed at.
fn victim(scene: &Scene<NinjaNight>, desk: &Desk, roof: Roof, point: Option<Point>) -> Option<Seat> {
    let game = scene.view.game();
    let there = || Seat::all(game.seats()).filter(|&seat| game.roof_of(seat) == Some(roof));
    if let Some(point) = point {
        let far = |seat: &Seat| game.ninja(*seat).map(|standing| standing.spot.squared_distance(point));
        return there().min_by_key(far);
    }
    let before = desk.aim.and_then(|(mark, _)| mark.victim);
    there().find(|&seat| before.is_some_and(|before| seat > before)).or_else(|| there().next())
}

/// Designates a point if the rules let it be; else the rules are asked to say why not.
fn aim_at(scene: &Scene<NinjaNight>, desk: &mut Desk, mark: Mark, aim: Point) -> Vec<Move> {
    let (Some(seat), Some(spot)) = (scene.actor, spot(scene, desk)) else { return Vec::new() };
    let tried = mark.throw(Throw { spot, aim, length: 1 });
    desk.length = 0;
    match scene.view.game().check(seat, &tried) {
        Ok(()) => {
            (desk.aim, desk.chosen) = (Some((mark, aim)), None);
            Vec::new()
        }
        Err(_) => {
            desk.aim = None;
            vec![tried]
        }
    }
}

/// The string is let go as far as it is out.
fn let_go(scene: &Scene<NinjaNight>, desk: &mut Desk) -> Vec<Move> {
    let (Some((mark, aim)), Some(spot), 1..) = (desk.aim, spot(scene, desk), desk.length) else {
        return Vec::new();
    };
    let throw = Throw { spot, aim, length: desk.length };
    desk.pull = None;
    vec![mark.throw(throw)]
}

fn press(scene: &Scene<NinjaNight>, desk: &mut Desk, does: Does) -> Vec<Move> {
    let game = scene.view.game();
    match does {
        Does::SetPlan => return desk.plan().map(Move::Plan).into_iter().collect(),
        Does::LetGo => return let_go(scene, desk),
        Does::Heal => return vec![Move::Heal],
        Does::Done => return vec![Move::Done],
        Does::Drop => return desk.chosen.map(Move::Drop).into_iter().collect(),
        Does::Pick => return desk.chosen.map(Move::Pick).into_iter().collect(),
        Does::Play(bonus) => return play(scene, desk, bonus),
        Does::Cancel => desk.clear(),
        Does::Wheel(wheel, action) => desk.wheels[usize::from(wheel & 1)] = Some(action),
        Does::Change(step, action) => {
            return turns_gear(scene, desk)
                .map(|token| Move::Gear { token, step, action })
                .into_iter()
                .collect();
        }
        Does::Step(step) => {
            let longest = desk.aim.map_or(0, |(mark, _)| mark.cord().longest());
            let by = STEPS.get(step).copied().unwrap_or_default();
            desk.length = (i32::from(desk.length) + by).clamp(0, i32::from(longest)) as u16;
        }
        Does::Own(token) if matches!(game.phase(), Phase::Losing(_)) => return vec![Move::Lose(token)],
        Does::Own(token) => choose(desk, token),
        Does::Lying(token) => {
            // What can be played from the roof can be taken too.
            if scene.actor.is_some_and(|seat| game.plays_from_roof(seat, token))
                && game.bonus(token).is_some()
            {
                choose(desk, token);
            } else {
                return vec![Move::Pick(token)];
            }
        }
        Does::Other(token) => {
            let knocks = matches!(game.phase(), Phase::Choosing(_));
            return vec![if knocks { Move::Knock(token) } else { Move::Steal(token) }];
        }
    }
    Vec::new()
}

/// Chooses a token; once more, lets it go.
fn choose(desk: &mut Desk, token: Token) {
    let again = desk.chosen == Some(token);
    desk.clear();
    desk.chosen = (!again).then_some(token);
}

/// Plays the chosen bonus, or begins to.
fn play(scene: &Scene<NinjaNight>, desk: &mut Desk, bonus: Bonus) -> Vec<Move> {
    let game = scene.view.game();
    let Some(token) = desk.chosen else { return Vec::new() };
    match bonus {
        Bonus::Potion => return vec![Move::Potion(token)],
        Bonus::Gear if !scene.moves.iter().any(|mv| matches!(mv, Move::Gear { .. })) => {
            return vec![Move::Gear { token, step: game.step(), action: game.action() }];
        }
        _ => {
            desk.clear();
            desk.tool = Some(token);
        }
    }
    Vec::new()
}
