//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Pile};
use super::data::HAND;
use super::moves::{Illegal, Move};
use super::signs::Signs;
use super::state::{Order, SEATS, Shinobi, Standing};
use super::view::View;
use crate::kernel::{About, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Shinobi: the sheet has none.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A card was deployed from hand to another province (SHI-5).
    Deployed {
        /// Who gave the order.
        seat: Seat,
        /// The card's clan.
        clan: Clan,
        /// Where to.
        province: Seat,
    },
    /// A ninja removed a card from the game (SHI-6).
    Struck {
        /// Who sent it.
        seat: Seat,
        /// The clan of the army.
        clan: Clan,
        /// Where it stands.
        province: Seat,
    },
    /// A card was placed from hand in the own province (SHI-8).
    Placed {
        /// Who gave the order.
        seat: Seat,
        /// The card's clan.
        clan: Clan,
    },
    /// A card was moved between provinces (SHI-8).
    Shifted {
        /// Who gave the order.
        seat: Seat,
        /// The card's clan.
        clan: Clan,
        /// From where.
        from: Seat,
        /// Where to.
        to: Seat,
    },
    /// An army attacked another, which lost a card (SHI-15).
    Attacked {
        /// Who gave the order.
        seat: Seat,
        /// The clan of the army that attacked, in that seat's province.
        with: Clan,
        /// The clan of the army that was attacked.
        clan: Clan,
        /// Where it stands.
        province: Seat,
    },
    /// An order could not be given and was skipped (SHI-10, SHI-R4).
    Skipped {
        /// Whose.
        seat: Seat,
        /// Which.
        order: Order,
    },
    /// A hand was refilled (SHI-17).
    Drew {
        /// Whose.
        seat: Seat,
        /// The cards: to everyone else their backs.
        cards: Pile,
    },
    /// The deck is empty: everyone plays once more (SHI-18).
    LastRound {
        /// Who drew the last card and plays last.
        last: Seat,
    },
    /// The game is over and the clans are revealed (SHI-19).
    Ended {
        /// Who has won, together if several (SHI-R6).
        winners: Seats,
        /// Each seat's clan and how many cards of it count; `None` where nobody sits.
        standings: [Option<Standing>; SEATS],
        /// How many cards each clan has over all provinces, served or not, in the order of [`Clan::ALL`].
        totals: [u8; Clan::COUNT],
    },
}

impl Game for Shinobi {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// While there is a deck hands are full at the start of a turn, so every turn plays a card and draws one. Three
    /// players draw from 46 cards and then play once more each: 49 turns of three orders. Four: 46. Five: 43.
    const ABOUT: About =
        About { slug: "shinobi", seats: 3..=5, rules: 1, reads: 1, secrets: true, longest: 147 };

    fn deal(_setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let mut clans = Clan::ALL;
        chance.shuffle(&mut clans);
        let turn = Seat::new(chance.below(u32::from(seats)) as u8);
        let mut game = Self::bare(seats, turn);
        for seat in Seat::all(seats) {
            game.clans[seat.index()] = Some(clans[seat.index()]);
            game.draw(seat, chance);
        }
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.order.is_some() { Seats::one(self.turn) } else { Seats::NONE }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.order.is_some() { None } else { Some(Outcome { winners: self.leaders() }) }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, out: &mut Out<Event>) {
        self.note(seat, mv);
        match *mv {
            Move::Deploy { card, province } => {
                let Some(clan) = card.clan() else { return };
                self.hands[seat.index()].take(card);
                self.join(province, clan);
                out.tell(Event::Deployed { seat, clan, province });
            }
            Move::Ninja { province, clan } => {
                self.hands[seat.index()].take(Card::Ninja);
                self.removed.add(Card::Ninja);
                self.leave(province, clan);
                self.removed.add(Card::Troop(clan));
                out.tell(Event::Struck { seat, clan, province });
            }
            Move::Place { card } => {
                let Some(clan) = card.clan() else { return };
                self.hands[seat.index()].take(card);
                self.join(seat, clan);
                out.tell(Event::Placed { seat, clan });
            }
            Move::Shift { from, clan, to } => {
                self.leave(from, clan);
                self.join(to, clan);
                out.tell(Event::Shifted { seat, clan, from, to });
            }
            Move::Attack { with, province, clan } => {
                self.leave(province, clan);
                self.removed.add(Card::Troop(clan));
                out.tell(Event::Attacked { seat, with, clan, province });
            }
        }
        self.advance(chance, out);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        view.guess(chance)
    }

    fn audit(&self) -> Result<(), &'static str> {
        self.count_all()
    }
}

impl Shinobi {
    /// A table with nothing on it but the whole deck.
    pub(super) fn bare(seats: u8, turn: Seat) -> Self {
        Self {
            seats,
            armies: [[0; Clan::COUNT]; SEATS],
            hands: [Pile::EMPTY; SEATS],
            deck: Pile::BOX,
            removed: Pile::EMPTY,
            clans: [None; SEATS],
            changed: [0; SEATS],
            turn,
            order: Some(Order::First),
            last: None,
            signs: Signs::NONE,
        }
    }

    /// A card joins an army, which is changed by it (SHI-14).
    #[inline]
    fn join(&mut self, province: Seat, clan: Clan) {
        let size = &mut self.armies[province.index()][clan.index()];
        *size = size.saturating_add(1);
        self.changed[province.index()] |= clan.bit();
    }

    /// A card leaves an army, which is changed by it (SHI-14).
    #[inline]
    fn leave(&mut self, province: Seat, clan: Clan) {
        let size = &mut self.armies[province.index()][clan.index()];
        *size = size.saturating_sub(1);
        self.changed[province.index()] |= clan.bit();
    }

    /// SHI-16: on to the next order that can be given; SHI-R4: those that cannot are skipped.
    fn advance(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        loop {
            match self.order {
                Some(Order::First) => self.order = Some(Order::Second),
                Some(Order::Second) => self.order = Some(Order::Third),
                Some(Order::Third) => self.end_turn(chance, out),
                None => {}
            }
            match self.order {
                Some(order) if !self.has_option() => out.tell(Event::Skipped { seat: self.turn, order }),
                _ => return,
            }
        }
    }

    /// SHI-17, SHI-18: the hand is refilled and the seat to the left plays, unless that was the last turn.
    fn end_turn(&mut self, chance: &mut dyn Chance, out: &mut Out<Event>) {
        let seat = self.turn;
        if self.last == Some(seat) {
            return self.finish(out);
        }
        let drawn = self.draw(seat, chance);
        if !drawn.is_empty() {
            let (own, public) =
                (Event::Drew { seat, cards: drawn }, Event::Drew { seat, cards: drawn.turned() });
            out.tell_apart(Seats::one(seat), own, public);
            if self.deck.is_empty() {
                self.last = Some(seat);
                out.tell(Event::LastRound { last: seat });
            }
        }
        // Until here the orders were the player's own to take back. The others see now what came from the hand.
        out.seal();
        self.turn = seat.clockwise(1, self.seats);
        self.order = Some(Order::First);
        self.changed = [0; SEATS];
    }

    /// SHI-3, SHI-17: a hand is filled from the deck, as far as it goes (SHI-R5).
    fn draw(&mut self, seat: Seat, chance: &mut dyn Chance) -> Pile {
        let mut drawn = Pile::EMPTY;
        let hand = &mut self.hands[seat.index()];
        let mut left = u32::from(self.deck.len());
        for _ in hand.len()..HAND {
            if left == 0 {
                break;
            }
            let Some(card) = self.deck.take_nth(chance.below(left)) else { break };
            left -= 1;
            hand.add(card);
            drawn.add(card);
        }
        drawn
    }

    /// SHI-19: the clans are revealed and counted.
    fn finish(&mut self, out: &mut Out<Event>) {
        self.order = None;
        let mut standings = [None; SEATS];
        for seat in Seat::all(self.seats) {
            standings[seat.index()] = self.standing(seat);
        }
        let totals = Clan::ALL.map(|clan| self.total(clan));
        out.tell(Event::Ended { winners: self.leaders(), standings, totals });
        out.seal();
    }
}
