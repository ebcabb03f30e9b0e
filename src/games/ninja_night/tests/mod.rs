//! The rule sheet, rule by rule: every test is named after the rule that it holds the game to.
//!
//! Most tests play in one village, drawn below, whose buildings are not turned, with tokens whose numbers are their
//! places in [`CHESTS`]: 0 and 1 are potions, 2 and 3 gears, 4 and 5 grapples, 6 and 7 shurikens, 8 and 9 kunais, then
//! come the values. What is not laid elsewhere lies on building 10.

mod bonuses;
mod ending;
mod laws;
mod rounds;
mod setting_up;
mod throwing;
mod tokens;
mod wounds;

use super::data::{CHESTS, SEATS};
use super::village::Village;
use super::*;
use crate::geometry::{Heading, Point};
use crate::kernel::{Cites, Fast, Game, Out, Outcome, Seat, Seats, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

use Action::{Attack, Heal, Move as Go, Pick, Steal};

/// ```text
///        0+    1+    2        700  700  600
///     3    4    5+    6     500  400  700  500
///       7    8  t  9+         600  500  ♣  900
///    ♣     10+                 ♣  800
/// ```
fn village() -> Village {
    use Size::{Broad, Square, Tall};
    let house = |x, y, size, floor| House { centre: at(x, y), turn: Heading::default(), size, floor };
    let houses = [
        house(-800, -1300, Square, true),
        house(0, -1300, Square, true),
        house(800, -1300, Tall, false),
        house(-1500, -450, Broad, false),
        house(-500, -450, Square, false),
        house(500, -450, Square, true),
        house(1500, -450, Broad, false),
        house(-1000, 450, Tall, false),
        house(0, 450, Broad, false),
        house(1000, 450, Tall, true),
        house(0, 1300, Broad, true),
    ];
    Village::new(houses, [at(525, 450), at(-1000, 1200)]).expect("a village")
}

fn at(x: i32, y: i32) -> Point {
    Point::new(x, y)
}

fn roof(number: u8) -> Roof {
    Roof::try_from(number).expect("a building")
}

fn token(number: u8) -> Token {
    Token::try_from(number).expect("a token")
}

/// A table in the first round, all planners still to be set. The ninjas stand on 3, 4, 8 and 6.
fn table(seats: u8) -> NinjaNight {
    let mut game = NinjaNight::bare(seats, false, village(), A);
    game.chests = CHESTS.map(Some);
    game.roofs[10] = Tokens::ALL;
    for (seat, number) in Seat::all(seats).zip([3, 4, 8, 6]) {
        game = game.standing(seat, number);
    }
    game.phase = Phase::Planning;
    assert_eq!(game.audit(), Ok(()));
    game
}

/// A table where all planners are revealed: the same for everyone.
fn turns(seats: u8, plan: Plan) -> NinjaNight {
    let mut game = table(seats);
    game.plans[..usize::from(seats)].fill(Some(plan));
    game.planned = Seats::all(seats);
    game.phase = Phase::Acting;
    game
}

impl NinjaNight {
    /// The same with a seat's ninja in the middle of a roof.
    fn standing(mut self, seat: Seat, number: u8) -> Self {
        let spot = self.village.house(roof(number)).centre;
        self.ninjas[seat.index()] = Some(Standing { roof: roof(number), spot });
        self
    }

    /// The same with tokens on a roof.
    fn laid(mut self, number: u8, tokens: &[u8]) -> Self {
        for &number in tokens {
            self.roofs.iter_mut().for_each(|roof| roof.remove(token(number)));
        }
        tokens.iter().for_each(|&other| self.roofs[usize::from(number)].add(token(other)));
        self
    }

    /// The same with tokens in a backpack, which their owner knows.
    fn holding(mut self, seat: Seat, tokens: &[u8]) -> Self {
        for &number in tokens {
            self.roofs.iter_mut().for_each(|roof| roof.remove(token(number)));
            assert!(self.packs[seat.index()].put(Slot::Token(token(number))));
            self.known[usize::from(number)] = self.known[usize::from(number)].with(seat);
        }
        self
    }

    /// The same with wounds in a backpack.
    fn wounded(mut self, seat: Seat, wounds: usize) -> Self {
        for _ in 0..wounds {
            assert!(self.packs[seat.index()].put(Slot::Wound));
        }
        self
    }

    /// The same in another round.
    fn in_round(mut self, round: u8) -> Self {
        self.round = round;
        self
    }

    /// What is in a backpack: `w` for a wound, `-` for nothing.
    fn slots(&self, seat: Seat) -> String {
        let shown = self.pack(seat).slots().map(|slot| match slot {
            Slot::Free => "-".to_owned(),
            Slot::Wound => "w".to_owned(),
            Slot::Token(token) => token.index().to_string(),
        });
        shown.join(" ")
    }

    /// The numbers of the tokens on a roof.
    fn lying(&self, number: u8) -> Vec<usize> {
        self.on_roof(roof(number)).iter().map(Token::index).collect()
    }

    /// A throw from where a ninja stands to the middle of a roof: as long as will do, plus so much.
    fn throw(&self, seat: Seat, number: u8, cord: Cord, beyond: i32) -> Throw {
        let (spot, house) = (self.ninja(seat).expect("placed").spot, self.village.house(roof(number)));
        let line = crate::geometry::Line::new(spot, house.centre);
        let window = Window::of(house, line, cord, self.expert).expect("some length will do");
        Throw { spot, aim: house.centre, length: (i32::from(window.last) + beyond) as u16 }
    }

    fn leap_to(&self, seat: Seat, number: u8, beyond: i32) -> Move {
        Move::Leap { target: roof(number), throw: self.throw(seat, number, Cord::Hook, beyond) }
    }

    fn attack_on(&self, seat: Seat, victim: Seat, beyond: i32) -> Move {
        Move::Attack { victim, throw: self.shot_at(seat, victim, beyond) }
    }

    fn shot_at(&self, seat: Seat, victim: Seat, beyond: i32) -> Throw {
        let target = self.roof_of(victim).expect("placed").index() as u8;
        self.throw(seat, target, Cord::Fist, beyond)
    }
}

/// Makes a move that must be allowed; what a viewer was told.
#[track_caller]
fn tell(game: &mut NinjaNight, seat: Seat, mv: Move, viewer: Viewer) -> Vec<Event> {
    assert_eq!(game.check(seat, &mv), Ok(()), "{seat:?} {mv:?}\n{game}");
    assert!(game.to_act().has(seat));
    let mut out = Out::new();
    game.apply(seat, &mv, &mut Fast::new(0), &mut out);
    assert_eq!(game.audit(), Ok(()), "{mv:?}\n{game}");
    let told = out.into_told().into_iter();
    told.filter(|told| told.audience.includes(viewer)).map(|told| told.event).collect()
}

/// Makes a move; what the table was told.
#[track_caller]
fn make(game: &mut NinjaNight, seat: Seat, mv: Move) -> Vec<Event> {
    tell(game, seat, mv, Viewer::Table)
}

/// Whether a move would be allowed, made and sealed against undo.
fn seals(game: &NinjaNight, seat: Seat, mv: Move) -> bool {
    let (mut after, mut out) = (*game, Out::new());
    after.apply(seat, &mv, &mut Fast::new(0), &mut out);
    out.is_sealed()
}

/// A move is refused, for this reason and by this rule.
#[track_caller]
fn refuses(game: &NinjaNight, seat: Seat, mv: Move, rule: &str, why: Illegal) {
    assert_eq!(game.check(seat, &mv), Err(why), "{seat:?} {mv:?}\n{game}");
    assert_eq!(why.rule(), rule, "{why:?}");
    assert!(!moves(game, seat).contains(&mv), "{mv:?} is listed");
}

fn moves(game: &NinjaNight, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(seat, &mut moves);
    moves
}

/// What a seat may do of some kind.
fn listed<T>(game: &NinjaNight, seat: Seat, kind: impl Fn(&Move) -> Option<T>) -> Vec<T> {
    moves(game, seat).iter().filter_map(kind).collect()
}

/// What a seat sees.
fn seen(game: &NinjaNight, seat: Seat) -> NinjaNight {
    *game.view(Viewer::Seat(seat)).game()
}
