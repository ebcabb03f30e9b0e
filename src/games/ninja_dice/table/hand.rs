//! What hands do at the table: throw from the edge, point at a die, mark what is thrown again, lay the rest elsewhere.

use std::sync::Arc;

use super::closer;
use super::laying::{drop_die, mark, step, weigh};
use super::layout::{Look, Point, RAIL};
use super::tray::{Button, Swing, buttons};
use crate::games::ninja_dice::data::{HOUSES, SEATS, SKILLS};
use crate::games::ninja_dice::house::needed;
use crate::games::ninja_dice::odds::Odds;
use crate::games::ninja_dice::{
    Event, Gesture, Illegal, Move, NinjaDice, Phase, Plan, Pose, Rest, Skill, Target,
};
use crate::kernel::{Game, Seat, Seats};
use crate::ui::stage::picture::{Phase as Does, Stroke, Touch, is_in};
use crate::ui::stage::staged::Scene;

/// The speed of a hand is what it was over so many milliseconds before it let go.
const SMOOTH: u32 = 100;
/// Whoever lets go within this distance of where they grabbed, in units of the drawing, does not throw.
const HERE: i32 = 24;
/// A drag begins when the pointer has gone this far.
const MEANT: i32 = 10;
/// A tap this far from the middle of a die still means it, in hundredths of a millimetre.
const NEAR: i32 = 1500;
/// What a person is in the middle of.
#[derive(Clone, Default, Debug)]
pub struct Desk {
    /// The way of the dice in the last throw.
    pub(super) track: Arc<Vec<Rest>>,
    /// The pointers that are down.
    pub(super) pulls: Vec<Pull>,
    /// How seats have thrown that wait for others on this device.
    pub(super) thrown: [Option<Gesture>; SEATS],
    /// The skill dice to throw again: bit 0 for the first.
    pub(super) marked: u8,
    /// Where others are laid.
    pub(super) places: [Option<Pose>; SKILLS],
    /// The house dice to take, where they are not the best ones.
    pub(super) beaten: Option<u8>,
    /// Dice are being laid with buttons, and which.
    pub(super) laying: bool,
    pub(super) chosen: Option<u8>,
    /// The cell pointed at.
    pub(super) over: Option<Spot>,
    /// Why a die could not be laid there.
    pub(super) slip: Option<Illegal>,
    /// The chances of throwing the marked dice.
    pub(super) odds: Option<Odds>,
    /// How a button throws: how hard, and where to.
    pub(super) swing: Swing,
    /// The left and upper edge of what is looked at closely, from the corner of the table.
    pub(super) near: Option<Point>,
}

/// A pointer that is down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pull {
    pointer: i32,
    pub(super) what: What,
    start: Point,
    /// Where it was, and when.
    points: Vec<(Point, u32)>,
    moved: bool,
}

/// What a pointer has hold of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// All dice in the hand of a seat.
    Hand(Seat),
    /// A die on the table.
    Die(Target),
    /// Nothing.
    Nothing,
}

/// What a cell stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    /// A house die.
    House(u8),
    /// A die of the rail.
    Die(Target),
    /// The place of a seat.
    Place(Seat),
    /// What brings the table closer.
    Loupe,
}

impl Spot {
    /// The cell at this place among all: the house, the rail, the places of the seats, the loupe.
    pub(super) fn of(cell: usize, seats: u8) -> Option<Self> {
        if cell < HOUSES {
            return Some(Self::House(cell as u8));
        }
        match cell - HOUSES {
            die if die < SKILLS => Some(Self::Die(Target::Skill(die as u8))),
            die if die < RAIL => Some(Self::Die(Target::Threat((die - SKILLS) as u8))),
            place if place == RAIL + usize::from(seats) => Some(Self::Loupe),
            place => Seat::checked((place - RAIL) as u8, seats).map(Self::Place),
        }
    }
}

impl Pull {
    /// How far it has been dragged, if that was meant.
    pub(super) fn way(&self) -> Option<Point> {
        let (at, _) = self.points.last()?;
        self.moved.then(|| (at.0 - self.start.0, at.1 - self.start.1))
    }

    /// How fast it moved in the end, in units of the drawing a second.
    fn speed(&self) -> (f64, f64) {
        let Some(&(end, now)) = self.points.last() else { return (0.0, 0.0) };
        let Some(&(from, then)) = self.points.iter().find(|(_, then)| now.saturating_sub(*then) <= SMOOTH)
        else {
            return (0.0, 0.0);
        };
        let seconds = f64::from(now.saturating_sub(then).max(1)) / 1000.0;
        (f64::from(end.0 - from.0) / seconds, f64::from(end.1 - from.1) / seconds)
    }
}

impl Desk {
    /// The hand of whoever comes to a scene.
    pub(super) fn new(scene: &Scene<NinjaDice>) -> Self {
        let track = scene.last.iter().find_map(|event| match event {
            Event::Thrown { tumble, .. } => Some(tumble.track()),
            _ => None,
        });
        Self { track: Arc::new(track.unwrap_or_default()), ..Self::default() }
    }

    /// How the skills would be used if the ninja stopped now.
    pub(super) fn plan(&self, game: &NinjaDice) -> Plan {
        let own = self.beaten.and_then(|beaten| Plan::covering(game.house(), &game.means(), beaten));
        own.unwrap_or_else(|| game.best_plan())
    }

    /// What a die that shows a ninja stands for if the ninja stopped now, if that is of use.
    pub(super) fn stands_for(&self, game: &NinjaDice, die: u8) -> Option<Skill> {
        let plan = self.plan(game);
        let needed = needed(game.house(), plan.beaten, plan.guards, plan.residents);
        plan.ninjas[usize::from(die)]
            .filter(|&skill| game.phase() != Phase::Over && needed[skill as usize] > 0)
    }

    /// Whether a seat has thrown and waits for the others.
    pub(super) fn has_thrown(&self, game: &NinjaDice, seat: Seat) -> bool {
        game.ready().has(seat) || self.thrown.get(seat.index()).is_some_and(Option::is_some)
    }

    /// Whether a die is to be thrown again.
    pub(super) fn throws(&self, die: u8) -> bool {
        self.marked & (1 << die) != 0
    }

    /// How far a die is being dragged, which takes its fortunes along.
    pub(super) fn dragged(&self, game: &NinjaDice, die: u8) -> Option<Point> {
        let boosts = game.skills()[usize::from(die)].and_then(|lying| lying.boosts);
        let held = |pull: &&Pull| match pull.what {
            What::Die(Target::Skill(held)) => held == die || boosts == Some(held),
            _ => false,
        };
        self.pulls.iter().find(held).and_then(Pull::way)
    }

    /// How far the dice in the hand of a seat are being dragged.
    pub(super) fn pulled(&self, seat: Seat) -> Option<Point> {
        self.pulls.iter().find(|pull| pull.what == What::Hand(seat)).and_then(Pull::way)
    }

    /// How a die on the table lies, as it is laid now.
    pub(super) fn lies(&self, game: &NinjaDice, target: Target) -> Option<Pose> {
        let (_, pose) = game.lies(target)?;
        let laid = if let Target::Skill(die) = target { self.places[usize::from(die)] } else { None };
        Some(laid.unwrap_or(pose))
    }

    /// Whether a house die that is left could be taken too.
    pub(super) fn could_take(&self, game: &NinjaDice, die: u8) -> bool {
        let beaten = self.plan(game).beaten;
        let more = beaten | 1 << die;
        more != beaten && Plan::covering(game.house(), &game.means(), more).is_some()
    }

    /// Lets go of everything; what is looked at and pointed at stays.
    fn clear(&mut self) {
        let Self { over, near, .. } = *self;
        *self = Self { track: Arc::clone(&self.track), over, near, ..Self::default() };
    }
}

/// The people that throw on this device.
pub(super) fn throwers(scene: &Scene<NinjaDice>) -> Seats {
    let game = scene.view.game();
    let open = |seats: Seats| seats.iter().filter(|&seat| game.to_act().has(seat)).collect();
    match (game.phase(), scene.actor) {
        (Phase::Throwing, Some(actor)) => open(scene.waiting.with(actor)),
        _ => Seats::NONE,
    }
}

/// How the table is turned.
pub(super) fn look(scene: &Scene<NinjaDice>) -> Look {
    let seats = scene.view.game().seats();
    let facing = Seat::checked(scene.facing.index() as u8, seats).unwrap_or(Seat::new(0));
    Look::at(facing, seats, scene.wide)
}

/// What a touch does, and the moves to try.
pub(super) fn touch(scene: &Scene<NinjaDice>, desk: &mut Desk, touch: Touch) -> Vec<Move> {
    // Learning aids may come to be wanted while dice are marked.
    if scene.aid && desk.odds.is_none() && desk.marked != 0 {
        weigh(scene, desk);
    }
    let spot = |cell: usize| Spot::of(cell, scene.view.game().seats());
    match touch {
        Touch::Stroke(stroke) => return follow(scene, desk, &stroke),
        Touch::Over(over) => {
            desk.over = over.and_then(spot);
            if let Some(spot) = desk.over {
                closer::follow(scene, desk, spot);
            }
        }
        Touch::Tap(cell) => {
            if let Some(spot) = spot(cell) {
                return tap(scene, desk, spot);
            }
        }
        Touch::Button(index, _) => {
            if let Some(&button) = buttons(scene, desk).get(index) {
                return press(scene, desk, button);
            }
        }
        // What is under the pointers is let go first, then what is looked at closely, and only then what was marked and laid.
        Touch::Cancel if !desk.pulls.is_empty() => {
            desk.pulls.clear();
            return all_throw(scene, desk);
        }
        Touch::Cancel if closer::near(scene, desk).is_some() => closer::toggle(scene, desk),
        Touch::Cancel => desk.clear(),
        Touch::Press(_) | Touch::Drag(_) | Touch::Release(_) => {}
    }
    Vec::new()
}

/// Follows a pointer in a field.
fn follow(scene: &Scene<NinjaDice>, desk: &mut Desk, stroke: &Stroke) -> Vec<Move> {
    let Stroke { field, pointer, phase, at, time } = *stroke;
    let place = desk.pulls.iter().position(|pull| pull.pointer == pointer);
    match (phase, place) {
        (Does::Down, _) => {
            desk.pulls.retain(|pull| pull.pointer != pointer);
            let what = grabbed(scene, desk, field, at);
            let points = vec![(at, time)];
            desk.pulls.push(Pull { pointer, what, start: at, points, moved: false });
        }
        (Does::Move, Some(place)) => {
            let pull = &mut desk.pulls[place];
            pull.goes(at, time);
            if let (What::Nothing, Some((x, y))) = (pull.what, pull.way()) {
                closer::draw_along(look(scene), desk, (-x, -y));
            }
        }
        (Does::Up, Some(place)) => {
            let mut pull = desk.pulls.swap_remove(place);
            pull.goes(at, time);
            // Where nothing is looked at closely the loupe is a cell like others.
            if !pull.moved && closer::near(scene, desk).is_some() && closer::loupe(scene, desk).has(at) {
                closer::toggle(scene, desk);
                return Vec::new();
            }
            return match pull.what {
                What::Hand(seat) if !pull.moved && is_in(look(scene).sign_area(seat), at) => {
                    tap(scene, desk, Spot::Place(seat))
                }
                What::Hand(seat) => throw(scene, desk, seat, &pull),
                What::Die(Target::Skill(die)) if pull.moved => drop_die(scene, desk, die, &pull),
                What::Die(target) if !pull.moved => tap(scene, desk, Spot::Die(target)),
                _ => Vec::new(),
            };
        }
        (Does::Lost, Some(place)) => {
            desk.pulls.swap_remove(place);
            return all_throw(scene, desk);
        }
        _ => {}
    }
    Vec::new()
}

impl Pull {
    fn goes(&mut self, at: Point, time: u32) {
        let far = (at.0 - self.start.0).abs().max((at.1 - self.start.1).abs());
        self.moved |= far >= MEANT;
        self.points.push((at, time));
    }
}

/// What a pointer that goes down in a field takes hold of.
fn grabbed(scene: &Scene<NinjaDice>, desk: &Desk, field: usize, at: Point) -> What {
    let game = scene.view.game();
    if closer::near(scene, desk).is_some() && closer::loupe(scene, desk).has(at) {
        return What::Nothing;
    }
    if game.phase() == Phase::Throwing {
        return throwers(scene).iter().nth(field).map_or(What::Nothing, What::Hand);
    }
    let (x, y) = look(scene).table(at);
    let away = |target: Target| {
        let pose = desk.lies(game, target)?;
        let (dx, dy) = (i64::from(x - i32::from(pose.x)), i64::from(y - i32::from(pose.y)));
        Some((dx * dx + dy * dy, target))
    };
    let nearest = Target::all().filter_map(away).min_by_key(|&(square, _)| square);
    match nearest {
        Some((square, target)) if square <= i64::from(NEAR) * i64::from(NEAR) => What::Die(target),
        _ => What::Nothing,
    }
}

/// A hand lets go of its dice.
fn throw(scene: &Scene<NinjaDice>, desk: &mut Desk, seat: Seat, pull: &Pull) -> Vec<Move> {
    let way = pull.way().filter(|(dx, dy)| dx.abs().max(dy.abs()) >= HERE);
    // Back where it was taken: nothing is thrown.
    let Some((dx, dy)) = way else { return all_throw(scene, desk) };
    let (vx, vy) = pull.speed();
    let look = look(scene);
    let (x, y) = look.table((pull.start.0 + dx, pull.start.1 + dy));
    // As on the table: units of the drawing are thirds of a millimetre.
    let (vx, vy) = look.step((vx as i32, vy as i32));
    let gesture = Gesture::tamed(
        seat,
        scene.view.game().seats(),
        [f64::from(x), f64::from(y), f64::from(vx) / 100.0, f64::from(vy) / 100.0],
    );
    thrown(scene, desk, seat, gesture)
}

/// A seat throws by a button or a key: as the hint says, if one was asked for and nothing else was chosen since.
fn thrown_for(scene: &Scene<NinjaDice>, desk: &mut Desk, seat: Seat) -> Vec<Move> {
    let gesture = match scene.hint {
        Some(Move::Throw(hinted)) if scene.actor == Some(seat) && desk.swing == Swing::default() => hinted,
        _ => desk.swing.of(seat, scene.view.game().seats()),
    };
    thrown(scene, desk, seat, gesture)
}

/// A seat has thrown, until it throws otherwise.
fn thrown(scene: &Scene<NinjaDice>, desk: &mut Desk, seat: Seat, gesture: Gesture) -> Vec<Move> {
    desk.thrown[seat.index()] = Some(gesture);
    all_throw(scene, desk)
}

/// When all have thrown, and no hand is about to throw otherwise, the dice roll.
fn all_throw(scene: &Scene<NinjaDice>, desk: &mut Desk) -> Vec<Move> {
    if desk.pulls.iter().any(|pull| pull.moved && matches!(pull.what, What::Hand(_))) {
        return Vec::new();
    }
    // Whoever acts comes first: moves are made in the order in which the game asks for them.
    let throwers = throwers(scene);
    let others = throwers.iter().filter(|&seat| Some(seat) != scene.actor);
    let order = scene.actor.filter(|&seat| throwers.has(seat)).into_iter().chain(others);
    let gestures: Option<Vec<Move>> = order.map(|seat| desk.thrown[seat.index()].map(Move::Throw)).collect();
    let moves = gestures.unwrap_or_default();
    if !moves.is_empty() {
        desk.clear();
    }
    moves
}

fn tap(scene: &Scene<NinjaDice>, desk: &mut Desk, spot: Spot) -> Vec<Move> {
    let game = scene.view.game();
    desk.slip = None;
    if spot == Spot::Loupe {
        closer::toggle(scene, desk);
    }
    if scene.actor.is_none() {
        return Vec::new();
    }
    match (game.phase(), spot) {
        (Phase::Throwing, Spot::Place(seat)) if throwers(scene).has(seat) => {
            return thrown_for(scene, desk, seat);
        }
        (Phase::Arrow(arrow), Spot::Die(target)) if target != Target::Threat(arrow) => {
            return vec![Move::Shoot(Some(target))];
        }
        (Phase::Fortune(_), Spot::Die(Target::Skill(die))) => return vec![Move::Boost(Some(die))],
        (Phase::Deciding, Spot::Die(Target::Skill(die))) if desk.laying => desk.chosen = Some(die),
        (Phase::Deciding, Spot::Die(Target::Skill(die))) => mark(scene, desk, die),
        (Phase::Deciding, Spot::House(die)) => return take(scene, desk, die),
        _ => {}
    }
    Vec::new()
}

/// A house die is to be taken, or left. What cannot be beaten is tried, so that the rules say why.
fn take(scene: &Scene<NinjaDice>, desk: &mut Desk, die: u8) -> Vec<Move> {
    let game = scene.view.game();
    let plan = desk.plan(game);
    let beaten = plan.beaten ^ (1 << die);
    if beaten < plan.beaten || Plan::covering(game.house(), &game.means(), beaten).is_some() {
        desk.beaten = Some(beaten);
        return Vec::new();
    }
    vec![Move::Stop(plan.taking(beaten))]
}

fn press(scene: &Scene<NinjaDice>, desk: &mut Desk, button: Button) -> Vec<Move> {
    let game = scene.view.game();
    desk.slip = None;
    match button {
        Button::ThrowFor(seat) => return thrown_for(scene, desk, seat),
        Button::Force => desk.swing.force = (desk.swing.force + 1) % 3,
        Button::Aim => desk.swing.aim = (desk.swing.aim + 1) % 3,
        Button::StealNothing => return vec![Move::Shoot(None)],
        Button::BoostNothing => return vec![Move::Boost(None)],
        Button::Again => return vec![Move::Again { dice: desk.marked, places: desk.places }],
        Button::Stop => return vec![Move::Stop(desk.plan(game))],
        Button::Lay => {
            let stays = game.lying().map(|(die, _)| die).find(|&die| !desk.throws(die));
            (desk.laying, desk.chosen) = (true, stays);
        }
        Button::Laid => (desk.laying, desk.chosen) = (false, None),
        Button::LayBack => {
            desk.places = [None; SKILLS];
            weigh(scene, desk);
        }
        Button::Step(way) => return step(scene, desk, way),
    }
    Vec::new()
}
