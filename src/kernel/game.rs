//! The contract between a game and the house.

use core::fmt::Debug;
use core::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Chance, Out, Seat, Seats};

/// A plain value: it can be copied, compared, shown to a developer, written down and read back.
pub trait Data: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + PartialEq + Debug + Serialize + DeserializeOwned + 'static> Data for T {}

/// A reason that names the rule it comes from.
pub trait Cites {
    /// The id of the rule, as on the rules page: `"SHO-13"`.
    fn rule(&self) -> &'static str;
}

/// Facts about a game that hold before any is dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The name in addresses, saves and style files: lower case and hyphens.
    pub slug: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// Goes up by one when a record of the version before would play differently.
    pub rules: u16,
    /// The oldest version of the rules whose records still play as they did.
    pub reads: u16,
    /// Whether a seat ever knows something that another does not.
    pub secrets: bool,
    /// No game takes more moves than this, however it is played (resignations and offers aside).
    pub longest: u32,
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// Nobody in particular: only what lies open.
    Table,
    /// Everybody at once: whoever looks back at a game that is over. A running game is never shown so.
    All,
}

/// How a game ended: who won it together. Nobody: a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The winners.
    pub winners: Seats,
}

impl Outcome {
    /// One winner.
    #[must_use]
    pub const fn won_by(seat: Seat) -> Self {
        Self { winners: Seats::one(seat) }
    }

    /// No winner.
    pub const DRAW: Self = Self { winners: Seats::NONE };

    /// What `seat` made of it at a table of `seats`: 1 for a win alone, an equal share of it for a win
    /// together, an equal share among all for a draw, else 0. Shares of one game add up to 1.
    #[must_use]
    pub fn share(self, seat: Seat, seats: u8) -> f64 {
        match self.winners.len() {
            0 => 1.0 / f64::from(seats),
            winners if self.winners.has(seat) => 1.0 / winners as f64,
            _ => 0.0,
        }
    }
}

/// A game's rules. `Self` is the full, true state: everything that undo must restore, and nothing else.
///
/// Rules are pure: the same state, move and chance give the same result on every platform, and no method
/// panics for a value that passed the checks named in its contract.
///
/// Whoever plays sees a [`Game::View`], never the state. That holds for people, bots and host pages alike.
///
/// Some shapes that recur, and how they fit without special cases:
/// - *A secret choice made by several at once* is an ordinary move of each seat, in any order. Until the last
///   one is in, views of the others say only that a choice was made; applying the last reveals all.
/// - *A choice out of turn* (a victim picks what to drop) is a state in which [`Game::to_act`] is that seat.
/// - *A peek at hidden cards* ends one move and starts another by the same seat, so that the record holds
///   what was known when. What was seen stays in that seat's view as long as the rules let it be remembered.
/// - *A dexterity step* is a move that carries the quantised gesture; what follows from it is computed in
///   [`Game::apply`] with chance from [`Chance`] alone, so nobody can forge it. Such computing uses integers or
///   fixed point, and of floating point only `+ - * /` and `sqrt`: the rest differs between platforms.
pub trait Game: Clone + PartialEq + Debug + 'static {
    /// Variants and options, seats aside. Valid by construction: every value that can be read is playable.
    ///
    /// Setups and moves are written down by position, and missing bytes at the end read as zero: fields and
    /// variants are only ever added behind the others, and zero must mean "as before".
    type Setup: Data + Default;
    /// One decision of one seat. Integers only. A seat named in it may not be at this table:
    /// [`Game::check`] decides.
    type Move: Data;
    /// Something a move made happen, to animate and to log. It follows from the record, and is never written down.
    type Event: Clone + PartialEq + Debug + 'static;
    /// All that one viewer may know or remember.
    type View: Data;
    /// Why a move is refused: one variant per rule, with what the message needs.
    type Illegal: Clone + PartialEq + Debug + Cites + 'static;

    /// Facts that hold before any game is dealt.
    const ABOUT: About;

    /// A new game.
    ///
    /// # Contract
    /// `seats` lies in [`About::seats`].
    fn deal(setup: &Self::Setup, seats: u8, chance: &mut dyn Chance) -> Self;

    /// The seats the game waits for: several while they choose at once, none exactly when it is over.
    fn to_act(&self) -> Seats;

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether `seat` may make this move now.
    ///
    /// This alone decides. It also answers for seats that are not in [`Game::to_act`] (most often "not your
    /// turn", but giving up may be allowed), for values that no interface would produce, and after the end.
    ///
    /// # Errors
    /// The first rule that forbids it.
    fn check(&self, seat: Seat, mv: &Self::Move) -> Result<(), Self::Illegal>;

    /// Adds to `out` what `seat` can do to carry the game on, each move once; none if it is not to act.
    ///
    /// Every listed move passes [`Game::check`]. Not every move that passes is listed: where gestures make the
    /// choices too many to list it is a fair sample, and what only announces or ends the game (touching a piece,
    /// giving up, offering a draw) never is.
    fn moves(&self, seat: Seat, out: &mut Vec<Self::Move>);

    /// One of the moves that carry the game on, drawn at random; `None` if `seat` is not to act.
    ///
    /// Every move of [`Game::moves`] can come. Override it where drawing is cheaper than listing.
    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.moves(seat, &mut moves);
        if moves.is_empty() {
            None
        } else {
            Some(moves.swap_remove(chance.below(moves.len() as u32) as usize))
        }
    }

    /// Makes the move.
    ///
    /// # Contract
    /// [`Game::check`] allows it; [`Session::submit`](super::Session::submit) sees to that. Otherwise the result
    /// is unspecified and it may panic.
    fn apply(&mut self, seat: Seat, mv: &Self::Move, chance: &mut dyn Chance, out: &mut Out<Self::Event>);

    /// Whether this seat now knows, or is about to decide, something that others at the table may not see: then
    /// the device is handed over behind the curtain.
    fn is_private(&self, seat: Seat) -> bool {
        let _ = seat;
        Self::ABOUT.secrets
    }

    /// What `viewer` may know. Does not change with anything that `viewer` cannot see. For [`Viewer::All`], what all
    /// seats know together.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A random true state that this view allows: its view, for the same viewer, is `view` again.
    ///
    /// # Contract
    /// `view` came from [`Game::view`].
    fn guess(view: &Self::View, chance: &mut dyn Chance) -> Self;

    /// Counts every component: what lies on the table, in hands and aside is what the box holds.
    ///
    /// # Errors
    /// What is missing or doubled. It never happens to a state that came from [`Game::deal`] and
    /// [`Game::apply`]; tests ask after every move.
    fn audit(&self) -> Result<(), &'static str>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_of_one_game_add_up_to_one() {
        let both = Outcome { winners: Seats::one(Seat::new(0)).with(Seat::new(2)) };
        for outcome in [Outcome::DRAW, Outcome::won_by(Seat::new(1)), both] {
            let total: f64 = Seat::all(4).map(|seat| outcome.share(seat, 4)).sum();
            assert!((total - 1.0).abs() < 1e-12, "{outcome:?}");
        }
        assert!((both.share(Seat::new(2), 4) - 0.5).abs() < 1e-12);
    }
}
