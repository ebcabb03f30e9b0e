//! Deal, apply and end.

use engawa::kernel::{About, BySeat, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use super::data::{CARDS, HAND, SIDES};
use super::moves::{Illegal, Move};
use super::state::Lanterns;
use super::view::View;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    pub short: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
        About { slug: "lanterns", seats: 2..=4, rules: 1, reads: 1, secrets: true, longest: 64 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.shuffle(&mut deck);
        let hands = BySeat::new(seats, |_| {
            let mut hand = deck.split_off(deck.len() - if setup.short { 1 } else { HAND });
            hand.sort_unstable();
            hand
        });
        Self {
            hands,
            chosen: BySeat::new(seats, |_| None),
            deck,
            shown: Vec::new(),
            points: BySeat::new(seats, |_| 0),
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
        let most = self.points.values().iter().max();
        Some(Outcome {
            winners: self
                .points
                .iter()
                .filter(|&(_, points)| Some(points) == most)
                .map(|(seat, _)| seat)
                .collect(),
        })
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
                self.hands[seat].retain(|&other| other != card);
                self.chosen[seat] = Some(card);
                out.tell_apart(Seats::one(seat), Event::Chose(seat, Some(card)), Event::Chose(seat, None));
                if self.chosen.values().iter().all(Option::is_some) {
                    self.reveal(out);
                }
            }
            Move::Name(number) => {
                let rolled = chance.below(u32::from(SIDES)) as u8;
                out.tell(Event::Rolled(rolled));
                self.points[seat] = self.points[seat].saturating_add(u8::from(rolled == number));
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
            self.hands[seat].push(card);
            self.hands[seat].sort_unstable();
            self.peeked = None;
            out.tell_apart(Seats::one(seat), Event::Drew(seat, Some(card)), Event::Drew(seat, None));
            out.seal();
        }
    }

    fn reveal(&mut self, out: &mut Out<Event>) {
        let shown = BySeat::new(self.seats(), |seat| self.chosen[seat].take().unwrap_or_default());
        let by_value = |&(_, &card): &(Seat, &u8)| card;
        let highest = shown.iter().max_by_key(by_value).map(|(seat, _)| seat).expect("players");
        let lowest = shown.iter().min_by_key(by_value).map(|(seat, _)| seat).expect("players");
        out.tell(Event::Shown(shown.values().to_vec()));
        out.seal();
        self.shown.extend_from_slice(shown.values());
        self.shown.sort_unstable();
        self.points[highest] = self.points[highest].saturating_add(1);
        out.tell(Event::Scored(highest));
        for seat in Seat::all(self.seats()) {
            self.draw(seat, out);
        }
        if let Some(&top) = self.deck.last() {
            self.peeked = Some(highest);
            out.tell_apart(Seats::one(highest), Event::Saw(highest, Some(top)), Event::Saw(highest, None));
        }
        self.naming = Some(lowest);
    }
}
