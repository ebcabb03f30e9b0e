//! What speaks for an order, read off the position before and after it. The order itself is named beside it.

use crate::games::shinobi::{Clan, Illegal, Move, Shinobi, View};
use crate::kernel::{Fast, Game, Out, Seat};

/// The weightiest thing that can be said for an order. All of it is true of the provinces, which everyone sees; none of
/// it is a guess at what a bot thought, and none of it says whom a seat serves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// It is not allowed.
    Refused(Illegal),
    /// Nothing else is possible.
    Only,
    /// An army loses its last card.
    Destroys,
    /// The clan with the most cards in play, this many, loses one.
    HitsLeader(u8),
    /// An army loses a card and has so many left.
    Weakens(u8),
    /// The army that it joins, at home, could attack so many more armies than before.
    Arms(usize),
    /// The clan has more cards in play than any other then, this many.
    Leads(u8),
    /// A card joins a larger army than the one it leaves: so many cards then.
    Gathers(u8),
    /// A card leaves a larger army than the one it joins.
    Scatters,
    /// A new army.
    Founds,
    /// An army grows to so many cards.
    Grows(u8),
}

impl Why {
    /// What speaks for this order of whose turn it is.
    #[must_use]
    pub fn of(view: &View, mv: &Move) -> Self {
        let game = view.game();
        let seat = game.turn();
        if let Err(why) = game.check(seat, mv) {
            return Self::Refused(why);
        }
        let mut moves = Vec::new();
        game.moves(seat, &mut moves);
        if moves.len() == 1 {
            return Self::Only;
        }
        match *mv {
            Move::Ninja { province, clan } | Move::Attack { province, clan, .. } => {
                Self::of_loss(game, province, clan)
            }
            Move::Deploy { card, province } => {
                card.clan().map_or(Self::Only, |clan| Self::of_gain(game, seat, mv, province, clan, None))
            }
            Move::Place { card } => {
                card.clan().map_or(Self::Only, |clan| Self::of_gain(game, seat, mv, seat, clan, None))
            }
            Move::Shift { from, clan, to } => Self::of_gain(game, seat, mv, to, clan, Some(from)),
        }
    }

    fn of_loss(game: &Shinobi, province: Seat, clan: Clan) -> Self {
        let total = game.total(clan);
        let leads = Clan::ALL.into_iter().all(|other| other == clan || game.total(other) < total);
        match game.army(province, clan) {
            _ if leads => Self::HitsLeader(total),
            1 => Self::Destroys,
            size => Self::Weakens(size.saturating_sub(1)),
        }
    }

    fn of_gain(game: &Shinobi, seat: Seat, mv: &Move, to: Seat, clan: Clan, from: Option<Seat>) -> Self {
        // What an order changes is known as soon as it is given; what is drawn after it does not matter here.
        let mut after = *game;
        after.apply(seat, mv, &mut Fast::new(0), &mut Out::silent());
        let (before, size) = (game.army(to, clan), after.army(to, clan));
        let more = prey(&after, seat, clan).saturating_sub(prey(game, seat, clan));
        if to == seat && more > 0 {
            return Self::Arms(more);
        }
        let total = after.total(clan);
        let ahead = |game: &Shinobi, total: u8| {
            Clan::ALL.into_iter().all(|other| other == clan || game.total(other) < total)
        };
        match from {
            None if ahead(&after, total) && !ahead(game, game.total(clan)) => Self::Leads(total),
            Some(from) if before > game.army(from, clan) => Self::Gathers(size),
            Some(from) if game.army(from, clan) > size => Self::Scatters,
            _ if before == 0 => Self::Founds,
            _ => Self::Grows(size),
        }
    }
}

/// How many armies in other provinces are smaller than the one of this clan at home, and of another clan.
fn prey(game: &Shinobi, seat: Seat, clan: Clan) -> usize {
    let own = game.army(seat, clan);
    let others = Seat::all(game.seats()).filter(|&other| other != seat);
    others.flat_map(|other| game.armies(other)).filter(|&(other, size)| other != clan && size < own).count()
}
