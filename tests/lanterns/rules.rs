//! Deal, apply and end.

use engawa::kernel::{About, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::data::{CARDS, HAND, SEATS, SIDES};
use super::moves::{Illegal, Move};
use super::state::Lanterns;
use super::view::View;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    pub short: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Chose(Seat, Option<u8>),
    Shown(Vec<u8>),
    Scored(Seat),
    Saw(Seat, Option<u8>),
    Drew(Seat, Option<u8>),
    Rolled(u8),
}

impl Game for Lanterns {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;
    const ABOUT: About =
        About { slug: "lanterns", seats: 2..=SEATS as u8, rules: 1, reads: 1, secrets: true, longest: 64 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.shuffle(&mut deck);
        let hands = core::array::from_fn(|seat| {
            if seat >= usize::from(seats) {
                return Vec::new();
            }
            let mut hand = deck.split_off(deck.len() - if setup.short { 1 } else { HAND });
            hand.sort_unstable();
            hand
        });
        Self {
            seats,
            hands,
            chosen: [None; SEATS],
            deck,
            shown: Vec::new(),
            points: [0; SEATS],
            peeked: None,
            naming: None,
        }
    }

    fn to_act(&self) -> Seats {
        self.acting()
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.to_act().is_empty() {
            return None;
        }
        let points = |seat: &Seat| self.points[seat.index()];
        let most = Seat::all(self.seats).map(|seat| points(&seat)).max();
        Some(Outcome { winners: Seat::all(self.seats).filter(|seat| Some(points(seat)) == most).collect() })
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn apply(&mut self, seat: Seat, mv: &Move, chance: &mut dyn Chance, out: &mut Out<Event>) {
        match *mv {
            Move::Choose(card) => {
                self.hands[seat.index()].retain(|&other| other != card);
                self.chosen[seat.index()] = Some(card);
                out.tell_apart(Seats::one(seat), Event::Chose(seat, Some(card)), Event::Chose(seat, None));
                if self.chosen[..usize::from(self.seats)].iter().all(Option::is_some) {
                    self.reveal(out);
                }
            }
            Move::Name(number) => {
                let rolled = chance.below(u32::from(SIDES)) as u8;
                out.tell(Event::Rolled(rolled));
                let points = &mut self.points[seat.index()];
                *points = points.saturating_add(u8::from(rolled == number));
                self.naming = None;
            }
        }
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

impl Lanterns {
    fn draw(&mut self, seat: Seat, out: &mut Out<Event>) {
        if let Some(card) = self.deck.pop() {
            self.hands[seat.index()].push(card);
            self.hands[seat.index()].sort_unstable();
            self.peeked = None;
            out.tell_apart(Seats::one(seat), Event::Drew(seat, Some(card)), Event::Drew(seat, None));
            out.seal();
        }
    }

    fn reveal(&mut self, out: &mut Out<Event>) {
        let shown: Vec<u8> = self.chosen.iter_mut().filter_map(Option::take).collect();
        let by_value = |seat: &Seat| shown[seat.index()];
        let highest = Seat::all(self.seats).max_by_key(by_value).expect("players");
        let lowest = Seat::all(self.seats).min_by_key(by_value).expect("players");
        self.shown.extend_from_slice(&shown);
        self.shown.sort_unstable();
        out.tell(Event::Shown(shown));
        out.seal();
        let points = &mut self.points[highest.index()];
        *points = points.saturating_add(1);
        out.tell(Event::Scored(highest));
        for seat in Seat::all(self.seats) {
            self.draw(seat, out);
        }
        if let Some(&top) = self.deck.last() {
            self.peeked = Some(highest);
            out.tell_apart(Seats::one(highest), Event::Saw(highest, Some(top)), Event::Saw(highest, None));
        }
        self.naming = Some(lowest);
    }
}
