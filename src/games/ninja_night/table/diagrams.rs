//! Positions that show a rule, for the live diagrams of the rules page: one village, three ninjas, the first of them to act.
//!
//! Tokens are numbered as in the box: 0 and 1 are potions, 2 and 3 gears, 4 and 5 grapples, 6 and 7 shurikens, 8 and 9
//! kunais, then come the values; 24 to 27 are yellow.

use crate::games::ninja_night::data::HOUSES;
use crate::games::ninja_night::{
    Action, House, Move, NinjaNight, Plan, Progress, Roof, Size, Standing, Throw, Token, Village,
};
use crate::geometry::{Heading, Point};
use crate::kernel::Seat;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

use Action::{Attack, Heal, Move as Go, Pick, Steal};

/// The houses: where they stand, the number of the [`Heading`] they are turned to, and whether they have an upper floor.
const HOUSE: [(i32, i32, u32, Size, bool); HOUSES] = [
    (-800, -1300, 96, Size::Square, true),
    (0, -1340, 3, Size::Square, true),
    (830, -1270, 93, Size::Tall, false),
    (-1480, -430, 4, Size::Broad, false),
    (-500, -450, 97, Size::Square, false),
    (480, -480, 6, Size::Square, true),
    (1470, -420, 95, Size::Broad, false),
    (-1040, 470, 92, Size::Tall, false),
    (0, 430, 2, Size::Broad, false),
    (1040, 460, 5, Size::Tall, true),
    (100, 1330, 98, Size::Broad, true),
];

/// The trees: one between the houses I and J.
const TREES: [Point; 2] = [Point::new(560, 440), Point::new(-800, 1250)];

/// The rules that have a diagram, in the order of the rules page.
#[cfg(test)]
pub(super) const SHOWN: [&str; 36] = [
    "NNI-5", "NNI-6", "NNI-8", "NNI-10", "NNI-11", "NNI-12", "NNI-13", "NNI-15", "NNI-16", "NNI-17",
    "NNI-18", "NNI-19", "NNI-20", "NNI-21", "NNI-22", "NNI-23", "NNI-24", "NNI-25", "NNI-27", "NNI-28",
    "NNI-29", "NNI-30", "NNI-31", "NNI-34", "NNI-35", "NNI-R1", "NNI-R2", "NNI-R3", "NNI-R4", "NNI-R6",
    "NNI-R7", "NNI-R8", "NNI-R11", "NNI-R13", "NNI-R14", "NNI-R15",
];

/// A position that shows a rule, and the move to show in it: one that is allowed, or one that the rule refuses.
pub(super) fn diagram(rule: &str) -> Option<(NinjaNight, Option<Move>)> {
    let mut pose = Pose::new(if rule == "NNI-34" { 2 } else { 3 })?;
    let mv = match rule {
        "NNI-5" => {
            pose.game = NinjaNight::position(*pose.game.village(), 3)?;
            Move::Place(pose.roof(8)?)
        }
        "NNI-6" => {
            pose.game = pose.game.with_planning();
            Move::Plan([Go, Pick])
        }
        "NNI-8" => {
            pose.plan([Heal, Go]);
            Move::Done
        }
        "NNI-10" | "NNI-12" | "NNI-13" | "NNI-15" => pose.leap(4)?,
        "NNI-11" => {
            // From the edge of the own roof.
            let spot = pose.village().house(pose.roof(3)?).roof().spot(240, -120);
            pose.leap_from(spot, 4)?
        }
        "NNI-16" | "NNI-R3" => {
            pose.stand(A, 8)?;
            pose.leap(9)?
        }
        "NNI-17" => {
            pose.stand(B, 4)?;
            pose.stand(A, 3)?;
            pose.stand(Seat::new(2), 4)?;
            pose.leap(4)?
        }
        "NNI-18" | "NNI-R4" => {
            pose.plan([Attack, Go]);
            Move::Attack { victim: B, throw: pose.at(4)? }
        }
        "NNI-19" => {
            pose.plan([Pick, Go]);
            Move::Pick(pose.token(14)?)
        }
        "NNI-20" => {
            pose.plan([Pick, Go]);
            Move::Pick(pose.token(25)?)
        }
        "NNI-21" => {
            pose.plan([Steal, Go]);
            pose.hold(B, &[20, 12])?;
            pose.stand(B, 3)?;
            Move::Steal(pose.token(20)?)
        }
        "NNI-22" => {
            pose.plan([Heal, Go]);
            pose.game = pose.game.with_wounds(A, 2);
            Move::Heal
        }
        "NNI-23" => {
            pose.hold(A, &[10, 20])?;
            Move::Drop(pose.token(10)?)
        }
        "NNI-24" | "NNI-27" => {
            pose.hold(A, &[0, 20])?;
            pose.game = pose.game.with_wounds(A, 2);
            Move::Potion(pose.token(0)?)
        }
        "NNI-25" => {
            pose.hold(A, &[0, 20, 12])?;
            pose.game = pose.game.with_wounds(A, 1);
            pose.game = pose.game.with_loss(A);
            Move::Lose(pose.token(0)?)
        }
        "NNI-28" => {
            pose.plan([Steal, Pick]);
            pose.hold(A, &[2])?;
            Move::Gear { token: pose.token(2)?, step: 0, action: Pick }
        }
        "NNI-29" => {
            pose.hold(A, &[4])?;
            Move::Grapple { token: pose.token(4)?, target: pose.roof(4)? }
        }
        "NNI-R6" => {
            pose.hold(A, &[4])?;
            Move::Grapple { token: pose.token(4)?, target: pose.roof(6)? }
        }
        "NNI-30" => {
            pose.hold(A, &[6])?;
            Move::Shuriken { token: pose.token(6)?, victim: B, throw: pose.at(4)? }
        }
        "NNI-31" => {
            pose.hold(A, &[8])?;
            pose.hold(B, &[20, 21])?;
            Move::Kunai { token: pose.token(8)?, victim: B, throw: pose.at(4)? }
        }
        "NNI-34" => {
            pose.plan([Pick, Go]);
            Move::Pick(pose.token(3)?)
        }
        "NNI-35" => {
            pose.game = pose.game.with_expert(true);
            pose.leap(4)?
        }
        "NNI-R1" => {
            pose.stand(A, 4)?;
            pose.leap(5)?
        }
        "NNI-R2" => pose.leap(7)?,
        "NNI-R7" => {
            pose.plan([Pick, Go]);
            pose.hold(A, &[10, 20, 21, 12])?;
            Move::Pick(pose.token(14)?)
        }
        "NNI-R8" => {
            pose.plan([Steal, Steal]);
            pose.hold(A, &[10, 20, 21, 12])?;
            pose.hold(B, &[22])?;
            pose.stand(B, 3)?;
            Move::Steal(pose.token(22)?)
        }
        "NNI-R11" => {
            // F stands in the way, lower part and upper floor alike.
            pose.stand(A, 4)?;
            pose.leap(6)?
        }
        "NNI-R13" => {
            pose.plan([Pick, Go]);
            let token = pose.token(14)?;
            pose.game = pose.game.with_dropped(token);
            Move::Pick(token)
        }
        "NNI-R14" => {
            pose.plan([Pick, Go]);
            pose.hold(A, &[4])?;
            pose.game = pose.game.with_progress(Progress::Picking);
            Move::Grapple { token: pose.token(4)?, target: pose.roof(4)? }
        }
        "NNI-R15" => {
            pose.hold(A, &[0])?;
            Move::Potion(pose.token(0)?)
        }
        _ => return None,
    };
    Some((pose.game, Some(mv)))
}

/// A position in the making.
struct Pose {
    game: NinjaNight,
}

impl Pose {
    /// The ninjas stand on D, E and I; everyone moves first; two or three chests lie on each roof.
    fn new(seats: u8) -> Option<Self> {
        let house = |(x, y, turn, size, floor): (i32, i32, u32, Size, bool)| House {
            centre: Point::new(x, y),
            turn: Heading::new(turn),
            size,
            floor,
        };
        let village = Village::new(HOUSE.map(house), TREES)?;
        let game = NinjaNight::position(village, seats)?;
        let mut pose = Self { game };
        for (seat, roof) in Seat::all(seats).zip([3, 4, 8]) {
            pose.stand(seat, roof)?;
        }
        pose.plan([Go, Pick]);
        Some(pose)
    }

    fn village(&self) -> &Village {
        self.game.village()
    }

    fn roof(&self, number: u8) -> Option<Roof> {
        Roof::try_from(number).ok()
    }

    fn token(&self, number: u8) -> Option<Token> {
        Token::try_from(number).ok()
    }

    fn plan(&mut self, plan: Plan) {
        self.game = self.game.with_plan(plan);
    }

    fn stand(&mut self, seat: Seat, number: u8) -> Option<()> {
        let roof = self.roof(number)?;
        let spot = self.village().house(roof).stand(seat.index());
        self.game = self.game.with_ninja(seat, Standing { roof, spot });
        Some(())
    }

    fn hold(&mut self, seat: Seat, tokens: &[u8]) -> Option<()> {
        for &number in tokens {
            self.game = self.game.with_tokens(seat, &[self.token(number)?]);
        }
        Some(())
    }

    /// A throw to the middle of a roof; how long it is matters to nobody who only looks.
    fn at(&self, number: u8) -> Option<Throw> {
        let spot = self.game.ninja(A)?.spot;
        Some(Throw { spot, aim: self.village().house(self.roof(number)?).centre, length: 900 })
    }

    fn leap(&self, number: u8) -> Option<Move> {
        Some(Move::Leap { target: self.roof(number)?, throw: self.at(number)? })
    }

    fn leap_from(&self, spot: Point, number: u8) -> Option<Move> {
        Some(Move::Leap { target: self.roof(number)?, throw: Throw { spot, ..self.at(number)? } })
    }
}
