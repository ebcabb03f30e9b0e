//! What can be pressed below the village, and what comes of it.

use super::desk::{Desk, advised, means, turns_gear};
use super::hand;
use super::string::{self, STEPS};
use crate::games::ninja_night::moves::Means;
use crate::games::ninja_night::{Action, Bonus, Illegal, Move, NinjaNight, Phase, Progress, Token};
use crate::kernel::{Game, Seat};
use crate::ui::stage::staged::Scene;

/// What a button does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Does {
    SetPlan,
    LetGo,
    /// Aims as the hint does.
    Follow,
    /// Begins or ends to shift the ninja and the point by steps.
    Shift,
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
    /// Shifts the ninja or the point aimed at in one of four directions.
    Nudge(Nudged, usize),
    /// Presses a token of the own backpack.
    Own(Token),
    /// Presses a token on the own roof.
    Lying(Token),
    /// Presses a token of somebody else's backpack.
    Other(Token),
    /// Holds a place that no button has now.
    Nothing,
}

/// The place of the first key below the row of buttons, which is never longer. Keys keep their places whatever the row
/// shows: the focus stays on a token that was pressed, and a second press lets go of it.
const KEYS: usize = 3;

/// What is shifted by steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nudged {
    Ninja,
    Aim,
}

impl Does {
    /// Whether it stands in the row of buttons, and not among what can be chosen below it.
    pub(super) const fn is_plain(self) -> bool {
        matches!(
            self,
            Self::LetGo
                | Self::Follow
                | Self::Shift
                | Self::Heal
                | Self::Play(_)
                | Self::Pick
                | Self::Drop
                | Self::Done
                | Self::Cancel
        )
    }
}

/// The buttons in their order: first those of the row below the board.
pub(super) fn buttons(scene: &Scene<NinjaNight>, desk: &Desk) -> Vec<Does> {
    let game = scene.view.game();
    let Some(seat) = scene.actor else { return Vec::new() };
    let own = || game.pack(seat).tokens().map(Does::Own);
    match game.phase() {
        Phase::Placing | Phase::Over => Vec::new(),
        Phase::Planning => {
            let wheels =
                [0, 1].into_iter().flat_map(|wheel| Action::ALL.map(|action| Does::Wheel(wheel, action)));
            // Always the first, so that all others keep their places.
            [Does::SetPlan].into_iter().chain(wheels).chain(own()).collect()
        }
        Phase::Losing(_) => placed(own().collect()),
        Phase::Choosing(victim) => placed(game.pack(victim).tokens().map(Does::Other).collect()),
        Phase::Acting => placed(acting(scene, desk, seat)),
    }
}

/// The row of buttons, and the keys from their own place on.
fn placed(does: Vec<Does>) -> Vec<Does> {
    let (mut all, keys): (Vec<_>, Vec<_>) = does.into_iter().partition(|does| does.is_plain());
    debug_assert!(all.len() <= KEYS, "{all:?}");
    all.resize(KEYS, Does::Nothing);
    all.extend(keys);
    all
}

fn acting(scene: &Scene<NinjaNight>, desk: &Desk, seat: Seat) -> Vec<Does> {
    let game = scene.view.game();
    let mut does = Vec::new();
    if desk.shifts && means(scene, desk).is_some() {
        does.push(Does::Shift);
        does.extend((0..4).map(|way| Does::Nudge(Nudged::Ninja, way)));
        if desk.aim.or(desk.barred).is_some() {
            does.extend((0..4).map(|way| Does::Nudge(Nudged::Aim, way)));
        }
        return does;
    }
    if desk.aim.is_some() {
        // Whether the string is out or not, so that the steps keep their places under the keys.
        does.extend([Does::LetGo, Does::Cancel, Does::Shift]);
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
    if desk.chosen.is_none() && advised(scene, desk).is_some() {
        does.push(Does::Follow);
    }
    if let Some(token) = desk.chosen {
        does.extend(game.bonus(token).filter(|_| useless(scene, token).is_none()).map(Does::Play));
        // What is dropped is gone for this turn, so that stands last.
        does.extend(match game.pack(seat).has(token) {
            true => [Does::Cancel, Does::Drop],
            false => [Does::Pick, Does::Cancel],
        });
    } else {
        if desk.tool.is_none() && scene.moves.contains(&Move::Heal) {
            does.push(Does::Heal);
        }
        does.push(if desk.is_busy() { Does::Cancel } else { Does::Done });
    }
    if desk.chosen.is_none() && means(scene, desk).is_some() {
        does.push(Does::Shift);
    }
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

/// What comes of pressing a button.
pub(super) fn press(scene: &Scene<NinjaNight>, desk: &mut Desk, does: Does) -> Vec<Move> {
    let game = scene.view.game();
    match does {
        Does::SetPlan => return desk.plan().map(Move::Plan).into_iter().collect(),
        Does::LetGo => return string::let_go(scene, desk),
        Does::Follow => return hand::follow(scene, desk),
        // It is the village that is looked at now: the string goes back to its peg.
        Does::Shift => (desk.shifts, desk.length) = (!desk.shifts, 0),
        Does::Nudge(nudged, way) => return hand::nudge(scene, desk, nudged, way),
        Does::Heal => return vec![Move::Heal],
        Does::Done => return vec![Move::Done],
        Does::Drop => return desk.chosen.map(Move::Drop).into_iter().collect(),
        Does::Pick => return desk.chosen.map(Move::Pick).into_iter().collect(),
        Does::Play(bonus) => return play(desk, bonus),
        Does::Cancel => desk.clear(),
        Does::Nothing => {}
        Does::Wheel(wheel, action) => desk.turn(usize::from(wheel & 1), action),
        Does::Change(step, action) => {
            return turns_gear(scene, desk)
                .map(|token| Move::Gear { token, step, action })
                .into_iter()
                .collect();
        }
        Does::Step(step) => string::step(desk, step),
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

/// Why a bonus cannot be played now, if there is nobody or nothing that it could be played for.
pub(super) fn useless(scene: &Scene<NinjaNight>, token: Token) -> Option<Illegal> {
    let (game, seat) = (scene.view.game(), scene.actor?);
    let shot = |means: Means| {
        let mut any = false;
        game.for_designations(seat, |shot| any |= shot.means == means);
        let rival = |elsewhere: bool| {
            Seat::all(game.seats())
                .find(|&at| at != seat && (game.roof_of(at) != game.roof_of(seat)) == elsewhere)
        };
        let why = || rival(true).map(Illegal::NothingHeld).or(rival(false).map(Illegal::SameRoof));
        if any { None } else { why() }
    };
    match game.bonus(token)? {
        Bonus::Potion => game.check(seat, &Move::Potion(token)).err(),
        Bonus::Gear => {
            let may = scene.moves.iter().any(|mv| matches!(mv, Move::Gear { token: of, .. } if *of == token));
            (!may).then(|| Illegal::TooLate(game.step()))
        }
        Bonus::Grapple => None,
        Bonus::Shuriken => shot(Means::Shuriken(token)),
        Bonus::Kunai => shot(Means::Kunai(token)),
    }
}

/// Plays the chosen bonus, or begins to.
fn play(desk: &mut Desk, bonus: Bonus) -> Vec<Move> {
    let Some(token) = desk.chosen else { return Vec::new() };
    if bonus == Bonus::Potion {
        return vec![Move::Potion(token)];
    }
    desk.clear();
    desk.tool = Some(token);
    Vec::new()
}
