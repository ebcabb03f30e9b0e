//! What undo must restore: provinces, hands, the deck, who serves whom, and how far the turn is.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Pile};
use super::signs::Signs;
use crate::kernel::{Seat, Seats};

/// The largest table.
pub(super) const SEATS: usize = 5;

/// Which order of a turn is to be given (SHI-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Order {
    /// Deploy, or send a ninja (SHI-5, SHI-6).
    First,
    /// Place at home, or move a card between provinces (SHI-8).
    Second,
    /// Attack (SHI-10).
    Third,
}

/// How a seat stands when clans are counted (SHI-19, SHI-20).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Standing {
    /// Cards of its clan over all provinces.
    pub total: u8,
    /// Cards of its clan in its own province.
    pub home: u8,
    /// Its clan.
    pub clan: Clan,
}

/// The state of a game of Shinobi.
///
/// The deck has no order: who draws takes any card of it, which is as good as a shuffled one (SHI-3). What a viewer may
/// not know is turned over in the copy that its [`View`](super::View) holds; the rules work on that as well, for all
/// that concerns the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shinobi {
    pub(super) seats: u8,
    /// How many cards of each clan stand in each province.
    pub(super) armies: [[u8; Clan::COUNT]; SEATS],
    pub(super) hands: [Pile; SEATS],
    pub(super) deck: Pile,
    /// Cards out of the game: attacked, hit by a ninja, and ninjas that were sent.
    pub(super) removed: Pile,
    /// Whom each seat serves; `None` where nobody sits, or this viewer may not know.
    pub(super) clans: [Option<Clan>; SEATS],
    /// The armies that were changed this turn (SHI-14): a set of clans for each province.
    pub(super) changed: [u8; SEATS],
    pub(super) turn: Seat,
    /// `None` once the game is over.
    pub(super) order: Option<Order>,
    /// Who drew the last card and plays last (SHI-18).
    pub(super) last: Option<Seat>,
    pub(super) signs: Signs,
}

impl Shinobi {
    /// How many play.
    #[must_use]
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many cards the army of a clan in a seat's province has; 0 where there is none (SHI-4).
    #[must_use]
    #[inline]
    pub fn army(&self, province: Seat, clan: Clan) -> u8 {
        self.armies.get(province.index()).map_or(0, |armies| armies[clan.index()])
    }

    /// The armies in a province with their sizes, those without a card left out.
    pub fn armies(&self, province: Seat) -> impl Iterator<Item = (Clan, u8)> {
        Clan::ALL.into_iter().map(move |clan| (clan, self.army(province, clan))).filter(|&(_, size)| size > 0)
    }

    /// How many cards of a clan stand in all provinces (SHI-19).
    #[must_use]
    #[inline]
    pub fn total(&self, clan: Clan) -> u8 {
        self.armies.iter().fold(0, |sum, armies| sum.saturating_add(armies[clan.index()]))
    }

    /// The hand of a seat; another's lies with its backs up in a view.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> &Pile {
        &self.hands[seat.index()]
    }

    /// How many cards are left to draw.
    #[must_use]
    pub fn deck_len(&self) -> u8 {
        self.deck.len()
    }

    /// The cards that are out of the game: everyone saw them go.
    #[must_use]
    pub fn removed(&self) -> &Pile {
        &self.removed
    }

    /// Whom a seat serves; `None` if this viewer does not know (SHI-1).
    #[must_use]
    #[inline]
    pub fn clan(&self, seat: Seat) -> Option<Clan> {
        self.clans[seat.index()]
    }

    /// Who serves a clan, as far as this viewer knows.
    #[must_use]
    pub fn agent(&self, clan: Clan) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.clan(seat) == Some(clan))
    }

    /// Whether an army was changed this turn: a card was deployed to it, moved to or from it, or hit by a ninja. It
    /// cannot be attacked then (SHI-14).
    #[must_use]
    #[inline]
    pub fn is_changed(&self, province: Seat, clan: Clan) -> bool {
        self.changed[province.index()] & clan.bit() != 0
    }

    /// Whose turn it is, or whose was the last.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Which order is to be given; `None` once the game is over.
    #[must_use]
    pub fn order(&self) -> Option<Order> {
        self.order
    }

    /// Once the deck is empty: who drew the last card and plays last (SHI-18).
    #[must_use]
    pub fn last(&self) -> Option<Seat> {
        self.last
    }

    /// What everyone could conclude from what was played.
    #[must_use]
    pub fn signs(&self) -> &Signs {
        &self.signs
    }

    /// How a seat stands; `None` if this viewer does not know its clan.
    #[must_use]
    #[inline]
    pub fn standing(&self, seat: Seat) -> Option<Standing> {
        let clan = self.clan(seat)?;
        Some(Standing { total: self.total(clan), home: self.army(seat, clan), clan })
    }

    /// Who would win if it ended now (SHI-19 to SHI-21, SHI-R6), as far as this viewer knows the clans.
    #[must_use]
    pub fn leaders(&self) -> Seats {
        let rank = |seat: Seat| self.standing(seat).map(|standing| (standing.total, standing.home));
        let best = Seat::all(self.seats).filter_map(rank).max();
        Seat::all(self.seats).filter(|&seat| best.is_some() && rank(seat) == best).collect()
    }

    /// The other seats at the table, whose provinces are not the own (SHI-5).
    pub(super) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats.min(SEATS as u8)).filter(move |&other| other != seat)
    }

    /// The armies in other provinces that can be attacked, whatever they are attacked with (SHI-11 to SHI-14).
    pub(super) fn prey(&self, seat: Seat) -> impl Iterator<Item = (Seat, Clan)> {
        let reach = self.reach(seat);
        self.others(seat).flat_map(move |province| {
            self.armies(province).filter_map(move |(clan, size)| {
                let can = size < reach[clan.index()] && !self.is_changed(province, clan);
                can.then_some((province, clan))
            })
        })
    }

    /// For each clan, the size of the strongest army at home of another clan: what is smaller can be attacked.
    #[inline]
    fn reach(&self, seat: Seat) -> [u8; Clan::COUNT] {
        let home = &self.armies[seat.index()];
        let (mut most, mut second, mut strongest) = (0, 0, 0);
        for (index, &size) in home.iter().enumerate() {
            if size > most {
                (second, most, strongest) = (most, size, index);
            } else if size > second {
                second = size;
            }
        }
        let mut reach = [most; Clan::COUNT];
        reach[strongest] = second;
        reach
    }

    /// Whether the order that is to be given can be (SHI-R4).
    pub(super) fn has_option(&self) -> bool {
        let seat = self.turn;
        let hand = self.hand(seat);
        let troops = Clan::ALL.into_iter().any(|clan| hand.count(Card::Troop(clan)) > 0);
        let stands = || self.others(seat).any(|province| self.armies(province).next().is_some());
        match self.order {
            Some(Order::First) => troops || hand.count(Card::Ninja) > 0 && stands(),
            Some(Order::Second) => troops || stands(),
            Some(Order::Third) => self.prey(seat).next().is_some(),
            None => false,
        }
    }
}
