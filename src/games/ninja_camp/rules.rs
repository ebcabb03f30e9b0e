//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Clan, Pile, Technique};
use super::data::{CLANS, NINJAS, PEEKED, SHUFFLED, STARTING, rows};
use super::deed::Deed;
use super::moves::{Illegal, Move};
use super::space::Space;
use super::state::{Grid, NinjaCamp, Phase, SEATS, Secret, UNUSED};
use super::view::View;
use super::way::Way;
use crate::kernel::{About, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Ninja Camp.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// NCA-4: who places the first ninja.
    pub first: First,
    /// Everybody's points are shown while the game goes on.
    pub live_scores: bool,
}

/// Who places the first ninja. The seat to the left of the first player then takes the first turn (NCA-7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum First {
    /// Seat 0.
    #[default]
    Seat0,
    /// Drawn from the seed.
    Random,
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A ninja was placed (NCA-4).
    Placed {
        /// Whose.
        seat: Seat,
        /// Which of that seat's, from 0.
        ninja: u8,
        /// Where.
        space: Space,
    },
    /// A technique was played (NCA-9).
    Played {
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Technique,
        /// What a Shadow copied (NCA-R5).
        copied: Option<Technique>,
        /// The way as the move named it.
        way: Way,
        /// What it did.
        deed: Deed,
    },
    /// A clan power was used (NCA-10).
    PowerUsed {
        /// Who used it.
        seat: Seat,
        /// Which.
        clan: Clan,
        /// What the Penguin played once more.
        replayed: Option<Technique>,
        /// What a Shadow that the Penguin played once more copied.
        copied: Option<Technique>,
        /// The way as the move named it.
        way: Way,
        /// What it did.
        deed: Deed,
    },
    /// The Flamingo looks at three unused cards (NCA-R7).
    Peeked {
        /// Whose it is.
        seat: Seat,
        /// The cards, told to that seat alone.
        cards: Option<[Card; PEEKED]>,
    },
    /// The Flamingo claimed the card that it left, after all.
    Claimed {
        /// Who claimed it.
        seat: Seat,
        /// Where it lay.
        space: Space,
        /// The card.
        card: Card,
    },
    /// The Flamingo claimed one of the unused cards.
    TookUnused {
        /// Who took it.
        seat: Seat,
        /// The card, told to that seat alone.
        card: Option<Card>,
    },
    /// The card that the Flamingo had taken became known: it was played, or the game ended.
    Revealed {
        /// Whose it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A seat passed and is out (NCA-11).
    Passed(Seat),
    /// A seat took the cards under its ninjas (NCA-16).
    Gathered {
        /// Who took them.
        seat: Seat,
        /// Which, and from where.
        cards: [Option<(Space, Card)>; NINJAS],
    },
    /// The game is over (NCA-15).
    Ended {
        /// Who has won (NCA-17, NCA-18).
        winner: Seat,
        /// What each seat scored; 0 where nobody sits.
        scores: [i16; SEATS],
    },
}

impl Game for NinjaCamp {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    /// Every turn but a pass claims a card of the grid, except the Flamingo's, which may claim an unused one. Claimed
    /// cards never come back, and there is always a card under each ninja. So four players place 12 ninjas, claim at
    /// most 56 - 12 cards, use one Flamingo, which takes two moves, and pass 4 times: 62. Three: 9 + 47 + 2 + 3 = 61.
    /// Two: 6 + 42 + 2 + 2 = 52.
    const ABOUT: About =
        About { slug: "ninja-camp", seats: 2..=4, rules: 1, reads: 1, secrets: true, longest: 62 };

    fn deal(setup: &Setup, seats: u8, chance: &mut dyn Chance) -> Self {
        let turn = match setup.first {
            First::Seat0 => Seat::new(0),
            First::Random => Seat::new(chance.below(u32::from(seats)) as u8),
        };
        let mut clans = CLANS;
        chance.shuffle(&mut clans);
        let mut cards = [Card::Wall; SHUFFLED as usize];
        let of_type = |card: Card| core::iter::repeat_n(card, usize::from(card.copies()));
        for (place, card) in cards.iter_mut().zip(Card::ALL.into_iter().flat_map(of_type)) {
            *place = card;
        }
        chance.shuffle(&mut cards);
        let mut game = Self::bare(seats, turn);
        game.live_scores = setup.live_scores;
        let table = usize::from(seats).min(SEATS);
        game.clans[..table].copy_from_slice(&clans[..table]);
        let (laid, unused) = cards.split_at(usize::from(game.grid.rows()) * 8);
        for (space, &card) in Space::in_rows(game.grid.rows()).zip(laid) {
            game.grid.lay(space, card);
        }
        for (place, &card) in game.unused.iter_mut().zip(unused) {
            *place = Some(card);
        }
        game.unused_count = unused.len() as u8;
        game
    }

    #[inline]
    fn to_act(&self) -> Seats {
        if self.phase == Phase::Over { Seats::NONE } else { Seats::one(self.turn) }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.phase == Phase::Over { self.leader().map(Outcome::won_by) } else { None }
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(seat, mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(seat, out);
    }

    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.sample_move(seat, chance)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, _chance: &mut dyn Chance, out: &mut Out<Event>) {
        match *mv {
            Move::Place(space) => self.place(seat, space, out),
            Move::Play { card, way } => self.play(seat, card, way, out),
            Move::Power { replayed, way } => self.use_power(seat, replayed, way, out),
            Move::Take(card) => self.take(seat, card, out),
            Move::Pass => self.pass(seat, out),
        }
    }

    /// A secret is about to be seen or held: everything else lies open.
    fn is_private(&self, seat: Seat) -> bool {
        let chooses = matches!(self.phase, Phase::Choosing(_)) && self.turn == seat;
        chooses || self.secret.is_some_and(|secret| secret.seat == seat)
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

impl NinjaCamp {
    /// A table with starting hands (NCA-1), and no cards on the grid.
    pub(super) fn bare(seats: u8, turn: Seat) -> Self {
        let mut hands = [Pile::EMPTY; SEATS];
        for hand in hands.iter_mut().take(usize::from(seats)) {
            *hand = STARTING.into_iter().map(Card::Technique).collect();
        }
        Self {
            seats,
            grid: Grid::bare(rows(seats)),
            ninjas: [[None; NINJAS]; SEATS],
            hands,
            discards: [Pile::EMPTY; SEATS],
            clans: [CLANS[0], CLANS[1], CLANS[2], CLANS[3]],
            used: Seats::NONE,
            passed: [None; SEATS],
            recent: [None; 2],
            unused: [None; UNUSED],
            unused_count: 0,
            secret: None,
            turn,
            phase: Phase::Placing,
            live_scores: false,
        }
    }

    /// NCA-4: counter-clockwise, one ninja at a time; NCA-7: who placed last takes the first turn.
    fn place(&mut self, seat: Seat, space: Space, out: &mut Out<Event>) {
        let ninjas = &mut self.ninjas[seat.index()];
        let Some(ninja) = ninjas.iter().position(Option::is_none) else { return };
        ninjas[ninja] = Some(space);
        out.tell(Event::Placed { seat, ninja: ninja as u8, space });
        let placed = self.ninjas.iter().flatten().flatten().count();
        if placed == NINJAS * usize::from(self.seats) {
            self.phase = Phase::Playing;
        } else {
            self.turn = self.turn.clockwise(self.seats - 1, self.seats);
        }
    }

    fn play(&mut self, seat: Seat, card: Technique, way: Way, out: &mut Out<Event>) {
        let Some(technique) = self.technique(seat, card) else { return };
        let deed = self.technique_deed(technique, &way);
        self.spend(seat, card, out);
        self.carry_out(seat, &deed);
        let copied = (card == Technique::Shadow).then_some(technique);
        out.tell(Event::Played { seat, card, copied, way, deed });
        self.remember(seat, card);
        self.next_turn();
    }

    fn use_power(&mut self, seat: Seat, replayed: Option<Technique>, way: Way, out: &mut Out<Event>) {
        let clan = self.clan(seat);
        let technique = replayed.and_then(|card| self.technique(seat, card));
        let deed = match technique {
            Some(technique) => self.technique_deed(technique, &way),
            None => self.power_deed(clan, &way),
        };
        self.carry_out(seat, &deed);
        self.used = self.used.with(seat);
        let copied = technique.filter(|_| replayed == Some(Technique::Shadow));
        out.tell(Event::PowerUsed { seat, clan, replayed, copied, way, deed });
        if let Some(card) = replayed {
            self.remember(seat, card);
        }
        match way.first() {
            Some(&start) if clan == Clan::Flamingo => self.peek(seat, start, out),
            _ => self.next_turn(),
        }
    }

    /// NCA-R7: the owner of the Flamingo sees three unused cards, and nobody else does.
    fn peek(&mut self, seat: Seat, start: Space, out: &mut Out<Event>) {
        self.phase = Phase::Choosing(start);
        let seen = if let [Some(a), Some(b), Some(c), ..] = self.unused { Some([a, b, c]) } else { None };
        let private = Event::Peeked { seat, cards: seen };
        out.tell_apart(Seats::one(seat), private, Event::Peeked { seat, cards: None });
        out.seal();
    }

    fn take(&mut self, seat: Seat, card: Option<u8>, out: &mut Out<Event>) {
        let Phase::Choosing(space) = self.phase else { return };
        match card.map(usize::from) {
            None => {
                if let Some(card) = self.grid.lift(space) {
                    self.hands[seat.index()].add(card);
                    out.tell(Event::Claimed { seat, space, card });
                }
            }
            Some(index) => {
                let card = self.unused[index];
                self.unused[index..].rotate_left(1);
                self.unused[UNUSED - 1] = None;
                self.unused_count -= 1;
                self.secret = Some(Secret { seat, card });
                let private = Event::TookUnused { seat, card };
                out.tell_apart(Seats::one(seat), private, Event::TookUnused { seat, card: None });
                // Not all three are walls, which others could not know.
                out.seal();
            }
        }
        self.phase = Phase::Playing;
        self.next_turn();
    }

    fn pass(&mut self, seat: Seat, out: &mut Out<Event>) {
        if let Some(place) = self.passed.iter_mut().find(|place| place.is_none()) {
            *place = Some(seat);
        }
        out.tell(Event::Passed(seat));
        self.next_turn();
        if self.passed().count() == usize::from(self.seats) {
            self.finish(out);
        }
    }

    /// NCA-16, NCA-17.
    fn finish(&mut self, out: &mut Out<Event>) {
        self.phase = Phase::Over;
        self.reveal(out);
        for seat in Seat::all(self.seats) {
            let under = |at: Option<Space>| at.and_then(|space| Some((space, self.grid.card(space)?)));
            let cards = self.ninjas(seat).map(under);
            for (space, card) in cards.into_iter().flatten() {
                self.grid.lift(space);
                self.discards[seat.index()].add(card);
            }
            out.tell(Event::Gathered { seat, cards });
        }
        let mut scores = [0; SEATS];
        for seat in Seat::all(self.seats) {
            scores[seat.index()] = self.score(seat);
        }
        if let Some(winner) = self.leader() {
            out.tell(Event::Ended { winner, scores });
        }
    }

    /// The card that the Flamingo took joins its owner's open hand.
    fn reveal(&mut self, out: &mut Out<Event>) {
        if let Some(Secret { seat, card: Some(card) }) = self.secret.take() {
            self.hands[seat.index()].add(card);
            out.tell(Event::Revealed { seat, card });
            out.seal();
        }
    }

    /// From hand to the own discard pile (NCA-9). A secret card is played only if there is no other copy.
    #[inline]
    fn spend(&mut self, seat: Seat, card: Technique, out: &mut Out<Event>) {
        if self.hands[seat.index()].count(card) == 0 {
            self.reveal(out);
        }
        self.hands[seat.index()].take(card);
        self.discards[seat.index()].add(Card::Technique(card));
    }

    /// What a Shadow could copy from now on (NCA-R5).
    #[inline]
    pub(super) fn remember(&mut self, seat: Seat, card: Technique) {
        if card == Technique::Shadow {
            return;
        }
        if self.recent[0].is_some_and(|(by, _)| by != seat) {
            self.recent[1] = self.recent[0];
        }
        self.recent[0] = Some((seat, card));
    }

    /// NCA-7, NCA-11: clockwise, without those who have passed. If all have, nothing changes.
    #[inline]
    fn next_turn(&mut self) {
        let next = (1..=self.seats).map(|steps| self.turn.clockwise(steps, self.seats));
        self.turn = next.into_iter().find(|&seat| !self.has_passed(seat)).unwrap_or(self.turn);
    }
}
