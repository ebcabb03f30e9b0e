//! What everyone could conclude about who serves whom.
//!
//! Every order is seen by all, and a servant of a clan gives some orders more readily than others: it spares its own
//! clan and brings it into play. So each order makes it more or less likely for each clan that the seat serves it.
//! These likelihoods are multiplied up, in whole numbers, as the game goes on. They follow from public orders alone
//! and decide nothing in the rules; bots reason with them.

use serde::{Deserialize, Serialize};

use super::cards::Clan;
use super::moves::Move;
use super::state::{SEATS, Shinobi};
use crate::kernel::Seat;

/// How likely what each seat has done is for a servant of each clan, compared with the clan that it fits best.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Signs([[u16; Clan::COUNT]; SEATS]);

/// The likelihood of the clan that fits best.
const FULL: u32 = 1 << 14;

impl Signs {
    /// Nothing has been seen.
    pub(super) const NONE: Self = Self([[FULL as u16; Clan::COUNT]; SEATS]);

    /// How likely what a seat has done is for a servant of this clan: more than 0, and 1 for the clan that fits best.
    #[must_use]
    #[inline]
    pub fn likelihood(&self, seat: Seat, clan: Clan) -> f32 {
        f32::from(self.0[seat.index()][clan.index()]) / FULL as f32
    }

    /// Whether they could have come from [`Signs::see`].
    pub(super) fn is_sound(&self) -> bool {
        self.0.iter().flatten().all(|&likelihood| likelihood > 0 && u32::from(likelihood) <= FULL)
    }

    /// Something was seen that a servant of each clan does with this weight.
    #[inline]
    fn see(&mut self, seat: Seat, weights: [u32; Clan::COUNT]) {
        let row = &mut self.0[seat.index()];
        let mut products = [0; Clan::COUNT];
        for (product, (&likelihood, weight)) in products.iter_mut().zip(row.iter().zip(weights)) {
            *product = u64::from(likelihood) * u64::from(weight);
        }
        let most = products.into_iter().fold(1, u64::max);
        for (likelihood, product) in row.iter_mut().zip(products) {
            *likelihood = (product * u64::from(FULL) / most).clamp(1, u64::from(FULL)) as u16;
        }
    }
}

// Counted in games of the search against itself.

/// Where others deploy a card of a clan ten times, its servants do so this often.
const DEPLOYED: u32 = 13;
/// The same for moving a card to an army of its clan that is no smaller than the one it leaves behind.
const GATHERED: u32 = 30;
/// The same for moving a card to a smaller one.
const SCATTERED: u32 = 7;
/// Where others hurt a clan as readily as any, its servants do so once in so many times.
const LOYALTY: u32 = 8;

impl Shinobi {
    /// Takes note of an order that is about to be carried out.
    #[inline]
    pub(super) fn note(&mut self, seat: Seat, mv: &Move) {
        let favoured = |clan: Clan, readily: u32| {
            let mut weights = [10; Clan::COUNT];
            weights[clan.index()] = readily;
            weights
        };
        let weights = match *mv {
            Move::Deploy { card, .. } => card.clan().map(|clan| favoured(clan, DEPLOYED)),
            Move::Place { .. } => None,
            Move::Shift { to, .. } if to == seat => None,
            Move::Shift { from, clan, to } => {
                let gathers = self.army(to, clan) >= self.army(from, clan).saturating_sub(1);
                Some(favoured(clan, if gathers { GATHERED } else { SCATTERED }))
            }
            Move::Ninja { clan, .. } => {
                let armies = self.others(seat).flat_map(|province| self.armies(province));
                Some(spared(clan, armies.map(|(clan, _)| clan)))
            }
            Move::Attack { clan, .. } => Some(spared(clan, self.prey(seat).map(|(_, clan)| clan))),
        };
        if let Some(weights) = weights {
            self.signs.see(seat, weights);
        }
    }
}

/// How likely it is for a servant of each clan to choose a victim of this clan from such victims.
#[inline]
fn spared(victim: Clan, victims: impl Iterator<Item = Clan>) -> [u32; Clan::COUNT] {
    const SCALE: u32 = 1 << 20;
    let mut counts = [0; Clan::COUNT];
    victims.for_each(|clan| counts[clan.index()] += 1);
    let all: u32 = counts.iter().sum();
    let mut weights = [SCALE; Clan::COUNT];
    for (clan, weight) in Clan::ALL.into_iter().zip(&mut weights) {
        let own = counts[clan.index()];
        let readiness = if clan == victim { 1 } else { LOYALTY };
        *weight = SCALE * readiness / ((all - own) * LOYALTY + own).max(1);
    }
    weights
}
