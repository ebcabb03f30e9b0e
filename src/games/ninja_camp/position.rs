//! Positions in mid-game and moves in writing, for diagrams, studies and tests.

use super::cards::{Card, Clan, Pile, Technique};
use super::data::{NINJAS, SHUFFLED};
use super::moves::Move;
use super::space::Space;
use super::state::{NinjaCamp, Phase, SEATS, UNUSED};
use super::way::Way;
use crate::kernel::Seat;

impl NinjaCamp {
    /// The position in a diagram, drawn as [`Display`](core::fmt::Display) draws it: a line for each row that has
    /// cards, its number first, then its eight spaces. One seat for each clan; every hand holds the starting cards;
    /// nothing has been played. Of each seat's ninjas the order is that of their spaces, from a1 on.
    ///
    /// `None` if it is not such a drawing, or a seat has more than three ninjas. Otherwise it is taken as it is: cards
    /// may be missing, so [`audit`](crate::kernel::Game::audit) may find fault with it.
    #[must_use]
    pub fn position(diagram: &str, clans: &[Clan], turn: Seat) -> Option<Self> {
        if !(2..=SEATS).contains(&clans.len()) || turn.index() >= clans.len() {
            return None;
        }
        let mut game = Self::bare(clans.len() as u8, turn);
        game.clans[..clans.len()].copy_from_slice(clans);
        game.phase = Phase::Playing;
        let mut standing = [0_u64; SEATS];
        for line in diagram.lines().filter(|line| !line.trim().is_empty()) {
            let (row, cells) = line.trim().split_once(char::is_whitespace)?;
            let row = row.parse::<u8>().ok().filter(|row| (1..=game.grid.rows()).contains(row))?;
            let cells: Vec<&str> = cells.split_whitespace().collect();
            if cells.len() != 8 {
                return None;
            }
            for (column, cell) in cells.into_iter().enumerate() {
                let space = Space::at(column as u8, row - 1);
                let mut letters = cell.chars();
                match letters.next()? {
                    '.' => {}
                    letter => game.grid.lay(space, Card::lettered(letter)?),
                }
                if let Some(ninja) = letters.next() {
                    let seat = "ABCD".find(ninja).filter(|&seat| seat < clans.len())?;
                    standing[seat] |= space.bit();
                }
            }
        }
        if standing.iter().any(|set| set.count_ones() as usize > NINJAS) {
            return None;
        }
        for (ninjas, set) in game.ninjas.iter_mut().zip(standing) {
            for (ninja, space) in ninjas.iter_mut().zip(Space::of(set)) {
                *ninja = Some(space);
            }
        }
        let count = usize::from(SHUFFLED) - usize::from(game.grid.rows()) * 8;
        let left = Card::ALL.into_iter().flat_map(|card| {
            let lying = game.grid.with(card).count_ones() as usize;
            core::iter::repeat_n(card, usize::from(card.copies()).saturating_sub(lying))
        });
        let left: Vec<Card> = left.take(count.min(UNUSED)).collect();
        Some(game.with_unused(&left))
    }

    /// The same position with these cards in a hand, and no others.
    #[must_use]
    pub fn with_hand(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.hands[seat.index()] = cards.iter().copied().collect::<Pile>();
        self
    }

    /// The same position with these cards in a discard pile, and no others.
    #[must_use]
    pub fn with_discard(mut self, seat: Seat, cards: &[Card]) -> Self {
        self.discards[seat.index()] = cards.iter().copied().collect::<Pile>();
        self
    }

    /// The same position with these unused cards, the next to look at first; at most sixteen.
    #[must_use]
    pub fn with_unused(mut self, cards: &[Card]) -> Self {
        self.unused = [None; UNUSED];
        for (place, &card) in self.unused.iter_mut().zip(cards) {
            *place = Some(card);
        }
        self.unused_count = cards.len().min(UNUSED) as u8;
        self
    }

    /// The same position after a seat played this technique, as far as a Shadow is concerned (NCA-R5).
    #[must_use]
    pub fn with_played(mut self, seat: Seat, technique: Technique) -> Self {
        self.remember(seat, technique);
        self
    }
}

impl Move {
    /// The move written like `@e1` (place a ninja), `s:b3-f3` (play Sprint, by its [`Card::letter`]), `!b3-e1` (use the
    /// clan power), `!a:b3-e3` (the Penguin's, with Ambush), `=1` (take the second unused card), `=` (none of them) or
    /// `pass`.
    #[must_use]
    pub fn written(text: &str) -> Option<Self> {
        let technique = |letter: &str| match Card::lettered(letter.chars().next()?)? {
            Card::Technique(technique) => Some(technique),
            Card::Trap | Card::Wall => None,
        };
        Some(if text == "pass" {
            Self::Pass
        } else if let Some(space) = text.strip_prefix('@') {
            Self::Place(Space::named(space)?)
        } else if let Some(index) = text.strip_prefix('=') {
            Self::Take(if index.is_empty() { None } else { Some(index.parse().ok()?) })
        } else if let Some(power) = text.strip_prefix('!') {
            match power.split_once(':') {
                Some((card, way)) => Self::Power { replayed: Some(technique(card)?), way: Way::named(way)? },
                None => Self::Power { replayed: None, way: Way::named(power)? },
            }
        } else {
            let (card, way) = text.split_once(':')?;
            Self::Play { card: technique(card)?, way: Way::named(way)? }
        })
    }
}
