//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::data::{HOUSE_DICE, HOUSES, HouseFace, PURSE, ROUNDS, SEATS, SKILLS, THREATS, house_dice};
use super::event::Event;
use super::house::Plan;
use super::moves::{Illegal, Move};
use super::place::Pose;
use super::state::{NinjaDice, Phase, Threat};
use super::view::View;
use crate::kernel::{About, Chance, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Ninja Dice.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// NDI-R6: who takes the first turn.
    pub first: First,
}

/// Who takes the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum First {
    /// Drawn from the seed.
    #[default]
    Random,
    /// This seat. A table that is too small for it counts on from its first seat.
    Seat(Seat),
}

impl Game for NinjaDice {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// A throw takes at most five moves to throw, four for arrows, five for fortunes and one to decide; a turn has at
    /// most 60 throws (NDI-R11), and a game three turns of each of five seats.
    const ABOUT: About =
        About { slug: "ninja-dice", seats: 2..=5, rules: 2, reads: 2, secrets: true, longest: 15 * 60 * 15 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let first = match setup.first {
            First::Random => Seat::new(chance.below(u32::from(seats)) as u8),
            First::Seat(seat) => Seat::new(seat.index() as u8 % seats),
        };
        let mut treasures = [0; SEATS];
        treasures[..usize::from(seats).min(SEATS)].fill(PURSE);
        let mut game = Self {
            seats,
            round: 0,
            first,
            active: first,
            treasures,
            house: [HouseFace::Lock; HOUSES],
            skills: [None; SKILLS],
            threats: [Threat::Aside; THREATS],
            gestures: [None; SEATS],
            ready: Seats::NONE,
            fresh: 0,
            throws: 0,
            phase: Phase::Throwing,
        };
        game.throw_house(chance);
        // NDI-16: one die each, and no extra one.
        for (threat, steps) in game.threats.iter_mut().zip(1..seats) {
            *threat = Threat::Held(first.clockwise(steps, seats));
        }
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waits_for()
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome { winners: self.leaders() })
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.sample_move(seat, chance)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, out: &mut Out<Event>) {
        match *mv {
            Move::Throw(gesture) => self.throw(seat, gesture, chance, out),
            Move::Shoot(target) => self.shoot(target, chance, out),
            Move::Boost(die) => self.boost(die, chance, out),
            Move::Stop(plan) => self.take(plan, chance, out),
            Move::Again { dice, places } => self.again(dice, &places, out),
        }
    }

    /// How a hand has thrown is hidden only until the others have, and nobody can read it off the table.
    fn is_private(&self, _seat: Seat) -> bool {
        false
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn guess(view: &View, _chance: &mut dyn Chance) -> Self {
        view.guess()
    }

    fn audit(&self) -> Result<(), &'static str> {
        self.count_all()
    }
}

impl NinjaDice {
    /// Who has the most treasures: several if they share (NDI-R5).
    #[must_use]
    pub fn leaders(&self) -> Seats {
        let most = Seat::all(self.seats).map(|seat| self.treasures(seat)).max();
        Seat::all(self.seats).filter(|&seat| Some(self.treasures(seat)) == most).collect()
    }

    pub(super) fn throw_house(&mut self, chance: &mut dyn Chance) {
        let count = house_dice(self.round);
        for (face, die) in self.house.iter_mut().zip(&HOUSE_DICE).take(count) {
            *face = die[chance.below(6) as usize];
        }
    }

    /// The house as it is told of: thrown by whoever sits to the right of the ninja.
    pub(super) fn new_house(&self, first: bool) -> Event {
        let by = self.active.clockwise(self.seats - 1, self.seats);
        Event::House { first, round: self.round, active: self.active, by, faces: self.house }
    }

    /// NDI-21: deals the free threat dice: who gets which.
    fn deal_threats(&mut self, out: &mut Out<Event>) {
        let mut others = [self.active; SEATS];
        let count = usize::from(self.seats - 1);
        for (place, steps) in others.iter_mut().zip(1..self.seats) {
            *place = self.active.clockwise(steps, self.seats);
        }
        // Stable: of equals the one nearest to the left comes first.
        others[..count].sort_by_key(|&seat| self.treasures(seat));
        let order = others[..count].iter().chain(&others[..1]);
        let mut dealt = [None; THREATS];
        let free = self.threats.iter_mut().zip(&mut dealt).filter(|(threat, _)| **threat == Threat::Aside);
        for ((threat, dealt), &seat) in free.zip(order) {
            *threat = Threat::Held(seat);
            *dealt = Some(seat);
        }
        out.tell(Event::Dealt(dealt));
    }

    /// NDI-18, NDI-24, NDI-25: takes treasures for the house, and the turn ends.
    pub(super) fn take(&mut self, plan: Plan, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let house = self.house();
        let (treasures, whole) = (plan.worth(house), plan.is_whole(house));
        let quiet = whole && !plan.fights(house);
        let purse = &mut self.treasures[self.active.index()];
        *purse = purse.saturating_add(treasures);
        out.tell(Event::Took { seat: self.active, plan, treasures, whole, quiet });
        self.end_turn(plan.beaten, treasures, chance, out);
    }

    /// NDI-22: passes the skill dice on, or ends the round or the game.
    pub(super) fn end_turn(
        &mut self,
        beaten: u8,
        treasures: u8,
        chance: &mut dyn Chance,
        out: &mut Out<Event>,
    ) {
        let (seat, count) = (self.active, self.house().len() as u8);
        let Self { house, skills, threats, .. } = *self;
        out.tell(Event::Left { seat, house, count, beaten, treasures, skills, threats });
        self.skills = [None; SKILLS];
        self.threats = [Threat::Aside; THREATS];
        (self.fresh, self.throws) = (0, 0);
        self.active = self.active.clockwise(1, self.seats);
        if self.active == self.first {
            if self.round + 1 == ROUNDS {
                self.phase = Phase::Over;
                out.tell(Event::Ended { winners: self.leaders(), treasures: self.treasures });
                return;
            }
            self.round += 1;
        }
        self.phase = Phase::Throwing;
        self.throw_house(chance);
        out.tell(self.new_house(false));
        self.deal_threats(out);
    }

    pub(super) fn again(&mut self, dice: u8, places: &[Option<Pose>; SKILLS], out: &mut Out<Event>) {
        for (die, lying) in self.skills.iter_mut().enumerate() {
            if let (Some(lying), Some(to)) = (lying, places[die]) {
                let from = core::mem::replace(&mut lying.pose, to);
                out.tell(Event::Laid { die: die as u8, from, to });
            }
        }
        for die in (0..SKILLS).filter(|die| dice & (1 << die) != 0) {
            self.skills[die] = None;
        }
        self.phase = Phase::Throwing;
        self.deal_threats(out);
    }
}
