//! What speaks for a move, read off the position before and after it.

use crate::games::ninja_camp::space::beside;
use crate::games::ninja_camp::{Card, Deed, Event, Illegal, Move, NinjaCamp, Phase, Space, View};
use crate::kernel::{Fast, Game, Out, Seat};

/// A landing card is worth contending for from this value on.
const DEAR: i16 = 3;

/// The weightiest thing that can be said for a move. All of it is true of the position as its viewer knows it; none
/// of it is a guess at what a bot thought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not allowed.
    Refused(Illegal),
    /// A ninja starts on this card, with so many free cards beside it.
    Starts {
        /// The card.
        card: Card,
        /// How many free cards share a side with it.
        room: u32,
    },
    /// The Flamingo takes a card that this viewer does not see.
    Unseen,
    /// The Flamingo takes this unused card and leaves that one on the grid.
    Takes {
        /// What it takes.
        card: Card,
        /// What it leaves.
        left: Card,
    },
    /// The Flamingo claims the card that it left, and no unused one is worth more.
    Keeps(Card),
    /// The Flamingo claims the card that it left, which opens a gap, though an unused one is worth more.
    Clears(Card),
    /// Passing ends the game, which is won with so many points.
    Wins(i16),
    /// Nothing but passing is possible.
    NothingLeft,
    /// Passing, as no move would bring a point.
    NoGain,
    /// Passing, though something could be gained.
    Stops,
    /// Nothing else is possible but passing.
    OnlyMove,
    /// This seat can do nothing any more but pass.
    Strands(Seat),
    /// It costs this seat points.
    Costs {
        /// Whom.
        seat: Seat,
        /// How many.
        points: i16,
        /// What it brings its own seat; may be negative.
        gain: i16,
    },
    /// It ends on a card that another seat's ninja is beside.
    Denies {
        /// The card.
        card: Card,
        /// Whose ninja is beside it.
        seat: Seat,
    },
    /// It brings points.
    Gains {
        /// How many more than before.
        points: i16,
        /// What it claims.
        claims: Vec<Card>,
        /// The card where the ninja ends, if one moves.
        onto: Option<Card>,
    },
    /// The own seat has more ways to play a card next time.
    Opens {
        /// So many before.
        before: usize,
        /// So many after.
        after: usize,
    },
    /// Nothing of all that: it claims these cards, if any.
    Plain(Vec<Card>),
}

impl Why {
    /// What speaks for this move of the seat that is to act.
    #[must_use]
    pub fn of(view: &View, mv: &Move) -> Self {
        let game = view.game();
        let seat = game.turn();
        if let (Move::Take(Some(index)), Some(cards)) = (mv, game.peeked())
            && cards.get(usize::from(*index)) == Some(&None)
        {
            return Self::Unseen;
        }
        if let Err(why) = game.check(seat, mv) {
            return Self::Refused(why);
        }
        match *mv {
            Move::Place(space) => Self::of_place(game, space),
            Move::Take(index) => Self::of_take(game, index),
            Move::Pass => Self::of_pass(game, seat),
            Move::Play { .. } | Move::Power { .. } => Self::of_action(game, seat, mv),
        }
    }

    fn of_place(game: &NinjaCamp, space: Space) -> Self {
        let card = game.grid().card(space).unwrap_or(Card::Trap);
        Self::Starts { card, room: (beside(space.bit()) & free(game)).count_ones() }
    }

    fn of_take(game: &NinjaCamp, index: Option<u8>) -> Self {
        let (Phase::Choosing(start), Some(cards)) = (game.phase(), game.peeked()) else {
            return Self::Unseen;
        };
        let Some(left) = game.grid().card(start) else { return Self::Unseen };
        let best = cards.iter().flatten().map(|card| card.value()).max();
        match index {
            Some(index) => match cards.get(usize::from(index)) {
                Some(&Some(card)) => Self::Takes { card, left },
                _ => Self::Unseen,
            },
            None if cards.iter().any(Option::is_none) => Self::Plain(vec![left]),
            None if best.is_some_and(|best| best > left.value()) => Self::Clears(left),
            None => Self::Keeps(left),
        }
    }

    fn of_pass(game: &NinjaCamp, seat: Seat) -> Self {
        let known = game.secret().is_none_or(|secret| secret.card.is_some());
        let after = made(game, seat, &Move::Pass).0;
        if known && after.outcome().is_some_and(|outcome| outcome.winners.has(seat)) {
            return Self::Wins(after.score(seat));
        }
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        let gains = |mv: &Move| made(game, seat, mv).0.score(seat) > game.score(seat);
        match moves.len() {
            1 => Self::NothingLeft,
            _ if moves.iter().any(gains) => Self::Stops,
            _ => Self::NoGain,
        }
    }

    fn of_action(game: &NinjaCamp, seat: Seat, mv: &Move) -> Self {
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        if moves.len() == 2 {
            return Self::OnlyMove;
        }
        let (after, deed) = made(game, seat, mv);
        let gained = |seat: Seat| after.score(seat) - game.score(seat);
        let rivals = || Seat::all(game.seats()).filter(|&rival| rival != seat);
        let playing = || rivals().filter(|&rival| !game.has_passed(rival));
        let stranded = |&rival: &Seat| can_act(game, rival) && !can_act(&after, rival);
        if let Some(rival) = playing().find(stranded) {
            return Self::Strands(rival);
        }
        let gain = gained(seat);
        if let Some(rival) = rivals().filter(|&rival| gained(rival) < 0).min_by_key(|&rival| gained(rival)) {
            return Self::Costs { seat: rival, points: -gained(rival), gain };
        }
        let end =
            deed.moved.iter().flatten().find(|moved| moved.seat == seat).and_then(|moved| moved.way.last());
        let onto = end.and_then(|&end| after.grid().card(end));
        let claims: Vec<Card> = deed.claimed().map(|(_, card)| card).collect();
        if let (Some(&end), Some(card)) = (end, onto)
            && card.value() >= DEAR
            && claims.len() == 1
            && deed.pushed(seat).is_none()
            && let Some(rival) = playing().find(|&rival| after.held(rival) & beside(end.bit()) != 0)
        {
            return Self::Denies { card, seat: rival };
        }
        if gain > 1 {
            return Self::Gains { points: gain, claims, onto };
        }
        let (before, more) = (plays(game, seat), plays(&after, seat));
        if more > before {
            return Self::Opens { before, after: more };
        }
        if gain > 0 { Self::Gains { points: gain, claims, onto } } else { Self::Plain(claims) }
    }
}

/// The position after a move that is allowed, and what it did. The Flamingo is taken to claim the card that it left:
/// it can do so whatever it sees.
fn made(game: &NinjaCamp, seat: Seat, mv: &Move) -> (NinjaCamp, Deed) {
    let (mut after, mut out) = (*game, Out::new());
    after.apply(seat, mv, &mut Fast::new(0), &mut out);
    let deed = out.into_told().iter().find_map(|told| match told.event {
        Event::Played { deed, .. } | Event::PowerUsed { deed, .. } => Some(deed),
        _ => None,
    });
    if matches!(after.phase(), Phase::Choosing(_)) {
        after.apply(seat, &Move::Take(None), &mut Fast::new(0), &mut Out::silent());
    }
    (after, deed.unwrap_or_default())
}

/// Cards on which a ninja could stand.
fn free(game: &NinjaCamp) -> u64 {
    game.grid().cards() & !game.grid().with(Card::Wall) & !game.occupied()
}

/// What a seat could do if it were its turn.
fn options(game: &NinjaCamp, seat: Seat) -> Vec<Move> {
    let (mut moves, mut game) = (Vec::new(), *game);
    (game.turn, game.phase) = (seat, Phase::Playing);
    game.moves(seat, &mut moves);
    moves
}

/// Whether a seat could do more than pass, or holds a card that this viewer does not know.
fn can_act(game: &NinjaCamp, seat: Seat) -> bool {
    let hides = game.secret().is_some_and(|secret| secret.seat == seat && secret.card.is_none());
    hides || options(game, seat).len() > 1
}

/// In how many ways a seat could play a card if it were its turn.
fn plays(game: &NinjaCamp, seat: Seat) -> usize {
    options(game, seat).iter().filter(|mv| matches!(mv, Move::Play { .. })).count()
}
