//! Lanterns: a game made for tests. It has what Shogun lacks: hidden hands, a secret choice of all at once, a
//! peek at a hidden card, a choice out of turn, and chance in the middle of play.
//!
//! Two to four players hold three lanterns each of twelve. Each round all choose one in secret; the highest
//! scores and its owner peeks at the top of the deck. Then the lowest, out of turn, names a number and a die
//! decides whether they score as well. Everyone draws while the deck lasts; the game ends with empty hands.

#![allow(dead_code, unreachable_pub, reason = "each test file uses a part of it")]

use engawa::kernel::{About, BySeat, Chance, ChanceExt, Cites, Game, Out, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub const CARDS: u8 = 12;

#[derive(Clone, PartialEq, Debug)]
pub struct Lanterns {
    hands: BySeat<Vec<u8>>,
    chosen: BySeat<Option<u8>>,
    /// The next card to draw is the last.
    deck: Vec<u8>,
    shown: Vec<u8>,
    points: BySeat<u8>,
    /// Who has seen the top of the deck since it was last drawn from.
    peeked: Option<Seat>,
    /// Who is to name a number.
    naming: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    me: Option<Seat>,
    hand: Vec<u8>,
    choice: Option<u8>,
    sizes: BySeat<u8>,
    chosen: Seats,
    deck: u8,
    top: Option<u8>,
    shown: Vec<u8>,
    points: BySeat<u8>,
    peeked: Option<Seat>,
    naming: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Setup {
    pub short: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum Move {
    Choose(u8),
    Name(u8),
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Illegal {
    OutOfTurn,
    MissingCard,
    WrongNumber,
}

impl Cites for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Self::OutOfTurn => "LAN-1",
            Self::MissingCard => "LAN-2",
            Self::WrongNumber => "LAN-3",
        }
    }
}

impl Lanterns {
    fn seats(&self) -> u8 {
        self.hands.seats()
    }

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
        self.points[highest] += 1;
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
            let mut hand = deck.split_off(deck.len() - if setup.short { 1 } else { 3 });
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
        if let Some(seat) = self.naming {
            return Seats::one(seat);
        }
        Seat::all(self.seats())
            .filter(|&seat| self.chosen[seat].is_none() && !self.hands[seat].is_empty())
            .collect()
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
        match *mv {
            _ if !self.to_act().has(seat) => Err(Illegal::OutOfTurn),
            Move::Choose(_) if self.naming.is_some() => Err(Illegal::OutOfTurn),
            Move::Choose(card) if !self.hands[seat].contains(&card) => Err(Illegal::MissingCard),
            Move::Name(_) if self.naming.is_none() => Err(Illegal::OutOfTurn),
            Move::Name(number) if number >= 6 => Err(Illegal::WrongNumber),
            _ => Ok(()),
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        if !self.to_act().has(seat) {
        } else if self.naming.is_some() {
            out.extend((0..6).map(Move::Name));
        } else {
            out.extend(self.hands[seat].iter().copied().map(Move::Choose));
        }
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
                let rolled = chance.below(6) as u8;
                out.tell(Event::Rolled(rolled));
                self.points[seat] += u8::from(rolled == number);
                self.naming = None;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let me = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        View {
            me,
            hand: me.map_or_else(Vec::new, |seat| self.hands[seat].clone()),
            choice: me.and_then(|seat| self.chosen[seat]),
            sizes: BySeat::new(self.seats(), |seat| self.hands[seat].len() as u8),
            chosen: self.chosen.iter().filter(|(_, card)| card.is_some()).map(|(seat, _)| seat).collect(),
            deck: self.deck.len() as u8,
            top: self.deck.last().copied().filter(|_| me.is_some() && me == self.peeked),
            shown: self.shown.clone(),
            points: self.points.clone(),
            peeked: self.peeked,
            naming: self.naming,
        }
    }

    fn guess(view: &View, chance: &mut dyn Chance) -> Self {
        let seen = |card: &u8| {
            view.hand.contains(card)
                || view.shown.contains(card)
                || view.choice == Some(*card)
                || view.top == Some(*card)
        };
        let mut unseen: Vec<u8> = (0..CARDS).filter(|card| !seen(card)).collect();
        chance.shuffle(&mut unseen);
        let seats = view.sizes.seats();
        let mine = |seat| view.me == Some(seat);
        let hands = BySeat::new(seats, |seat| {
            if mine(seat) {
                return view.hand.clone();
            }
            let mut hand = unseen.split_off(unseen.len() - usize::from(view.sizes[seat]));
            hand.sort_unstable();
            hand
        });
        let chosen = BySeat::new(seats, |seat| match view.chosen.has(seat) {
            true if mine(seat) => view.choice,
            true => unseen.pop(),
            false => None,
        });
        unseen.extend(view.top);
        Self {
            hands,
            chosen,
            deck: unseen,
            shown: view.shown.clone(),
            points: view.points.clone(),
            peeked: view.peeked,
            naming: view.naming,
        }
    }

    fn audit(&self) -> Result<(), String> {
        let mut cards: Vec<u8> = self.hands.values().iter().flatten().copied().collect();
        cards.extend(self.chosen.values().iter().flatten());
        cards.extend(&self.deck);
        cards.extend(&self.shown);
        cards.sort_unstable();
        if cards == (0..CARDS).collect::<Vec<_>>() { Ok(()) } else { Err(format!("{cards:?}")) }
    }
}
