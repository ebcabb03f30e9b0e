//! Deal, apply, end.

use serde::{Deserialize, Serialize};

use super::data::printed_field;
use super::moves::{Illegal, Move, is_arrangement};
use super::square::{Square, Toward, crossed};
use super::state::{End, Field, OFF, Piece, Shogun, Side};
use crate::kernel::{About, Chance, ChanceExt, Game, Out, Outcome, Seat, Seats, Viewer};

/// Options of a game of Shogun.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// SHO-4: who begins.
    pub begins: Begins,
    /// SHO-6: how the board is turned.
    pub turned: Turned,
    /// SHO-D3: play on a field drawn from the seed instead of the printed one.
    pub drawn_field: bool,
    /// SHO-14: a touched piece must move.
    pub touch_move: bool,
    /// SHO-6: turn the board by a quarter after each game.
    pub turn_after: bool,
}

/// Who begins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Begins {
    /// White.
    #[default]
    White,
    /// Red.
    Red,
    /// Drawn from the seed.
    Random,
}

/// How far the board is turned clockwise before the game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Turned {
    /// Not at all.
    #[default]
    Not,
    /// A quarter turn.
    Quarter,
    /// Half a turn.
    Half,
    /// Three quarters.
    ThreeQuarters,
    /// Drawn from the seed.
    Random,
}

impl Setup {
    /// The options for the next of several games: the same, the board turned on if that was agreed (SHO-6).
    #[must_use]
    pub fn next_game(self) -> Self {
        if !self.turn_after {
            return self;
        }
        let turned = match self.turned {
            Turned::Not => Turned::Quarter,
            Turned::Quarter => Turned::Half,
            Turned::Half => Turned::ThreeQuarters,
            Turned::ThreeQuarters => Turned::Not,
            Turned::Random => Turned::Random,
        };
        Self { turned, ..self }
    }
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A side laid out its home row.
    Arranged(Side),
    /// A side touched a piece, which must move.
    Touched(Piece, Square),
    /// A piece travelled.
    Moved {
        /// Which.
        piece: Piece,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
        /// Whether it ran along the rank, and then along the file if it turned; else the other way round.
        along_rank_first: bool,
        /// What its window shows now (SHO-9).
        shows: u8,
    },
    /// A piece was captured and left the game (SHO-15).
    Captured(Piece, Square),
    /// "Shogun!": this side's shogun is threatened by the piece on this square (SHO-17).
    Shogun(Side, Square),
    /// A side offered a draw.
    DrawOffered(Side),
    /// A side declined the offered draw.
    DrawDeclined(Side),
    /// The game is over.
    Ended(End),
}

/// SHO-R3: so many moves without a capture end the game.
const QUIET_PLIES: usize = 100;

/// SHO-21: who has no more pieces than this has lost.
pub(super) const TOO_FEW: u8 = 2;

impl Game for Shogun {
    type Setup = Setup;
    type Move = Move;
    type Event = Event;
    type View = Self;
    type Illegal = Illegal;

    /// At most ten captures leave both sides in play, and each of the eleven stretches between them ends
    /// after a hundred moves, each perhaps announced by a touch.
    const ABOUT: About = About {
        slug: "shogun",
        seats: 2..=2,
        rules: 1,
        reads: 1,
        secrets: false,
        longest: 2 + 2 * 11 * QUIET_PLIES as u32,
    };

    fn deal(setup: &Setup, _seats: u8, chance: &mut dyn Chance) -> Self {
        let quarters = match setup.turned {
            Turned::Random => chance.below(4) as u8,
            fixed => fixed as u8,
        };
        let begins = match setup.begins {
            Begins::White => Side::White,
            Begins::Red => Side::Red,
            Begins::Random => Side::BOTH[chance.below(2) as usize],
        };
        let ways = if setup.drawn_field { drawn_field(chance) } else { printed_field(quarters) };
        let mut game = Self::bare(Field::new(&ways), begins);
        game.touch_move = setup.touch_move;
        for side in Side::BOTH {
            game.place(side.shogun(), side.throne());
            game.arrange(side, &[0, 1, 2, 3, 4, 5, 6]);
        }
        game
    }

    fn to_act(&self) -> Seats {
        match (self.end, self.offer) {
            (Some(_), _) => Seats::NONE,
            (None, Some(offering)) => Seats::one(offering.other().seat()),
            (None, None) => Seats::one(self.turn.seat()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let end = self.end?;
        Some(end.loser().map_or(Outcome::DRAW, |loser| Outcome::won_by(loser.other().seat())))
    }

    fn check(&self, seat: Seat, mv: &Move) -> Result<(), Illegal> {
        self.check_move(Side::of(seat), mv)
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move>) {
        self.list(Side::of(seat), out);
    }

    fn sample(&self, seat: Seat, chance: &mut dyn Chance) -> Option<Move> {
        self.sample_move(Side::of(seat), chance)
    }

    fn apply(&mut self, seat: Seat, mv: &Move, _chance: &mut dyn Chance, out: &mut Out<Event>) {
        let side = Side::of(seat);
        match *mv {
            Move::Arrange(order) => {
                self.arrange(side, &order);
                self.arranged[side as usize] = true;
                self.turn = side.other();
                out.tell(Event::Arranged(side));
                if self.is_playing() {
                    self.since_capture.push(self.places);
                }
            }
            Move::Go { from, to } => self.go(from, to, out),
            Move::Touch(square) => {
                self.touched = self.piece_at(square);
                if let Some(piece) = self.touched {
                    out.tell(Event::Touched(piece, square));
                }
                out.seal();
            }
            Move::Resign => self.finish(End::Resigned(side), out),
            Move::OfferDraw => {
                self.offer = Some(side);
                self.offered[side as usize] = true;
                out.tell(Event::DrawOffered(side));
            }
            Move::AnswerDraw(true) => {
                self.offer = None;
                self.finish(End::Agreed, out);
            }
            Move::AnswerDraw(false) => {
                self.offer = None;
                out.tell(Event::DrawDeclined(side));
            }
        }
    }

    fn view(&self, _viewer: Viewer) -> Self {
        self.clone()
    }

    fn guess(view: &Self, _chance: &mut dyn Chance) -> Self {
        view.clone()
    }

    fn audit(&self) -> Result<(), &'static str> {
        for side in Side::BOTH {
            let squares: Vec<Square> = side.pieces().filter_map(|piece| self.square(piece)).collect();
            let held = squares.iter().fold(0, |set, square| set | square.bit());
            if held != self.held(side) || held.count_ones() as usize != squares.len() {
                return Err("pieces do not stand where they are said to");
            }
            if !self.has_arranged(side) && held != side.home_row() {
                return Err("a home row was left before it was laid out");
            }
            if self.square(side.shogun()).is_none() {
                return Err("a shogun is missing");
            }
        }
        if self.held[0] & self.held[1] != 0 { Err("two pieces on a square") } else { Ok(()) }
    }
}

impl Shogun {
    /// A position in mid-game, for diagrams, studies and tests: these pieces and no others, nothing played yet.
    ///
    /// `None` unless every piece is named once, every square used once, both shoguns stand, and the side that is
    /// not to move is not threatened: its shogun could be taken, which never happens. Otherwise the position is
    /// taken as it is; nobody is told of a threat, and an end is noticed only after a move that brings it about.
    #[must_use]
    pub fn position(field: Field, pieces: &[(Piece, Square)], turn: Side) -> Option<Self> {
        let mut game = Self { arranged: [true; 2], ..Self::bare(field, turn) };
        for &(piece, square) in pieces {
            if game.places[piece.index()] != OFF || game.empty() & square.bit() == 0 {
                return None;
            }
            game.place(piece, square);
        }
        game.since_capture.push(game.places);
        let stands = Side::BOTH.iter().all(|side| game.square(side.shogun()).is_some());
        (stands && game.threat(turn.other()).is_none()).then_some(game)
    }

    /// The same position with a home row laid out otherwise, for showing a row before it is decided; unchanged if
    /// `order` is not an arrangement or the side has laid out its row.
    #[must_use]
    pub fn with_home_row(&self, side: Side, order: [u8; 7]) -> Self {
        let mut game = self.clone();
        if is_arrangement(&order) && !self.has_arranged(side) {
            game.arrange(side, &order);
        }
        game
    }

    /// A board without pieces.
    fn bare(field: Field, turn: Side) -> Self {
        Self {
            field,
            touch_move: false,
            places: [OFF; 16],
            held: [0; 2],
            arranged: [false; 2],
            turn,
            touched: None,
            offer: None,
            offered: [false; 2],
            since_capture: Vec::new(),
            end: None,
        }
    }

    fn go(&mut self, from: Square, to: Square, out: &mut Out<Event>) {
        let Some(piece) = self.piece_at(from) else { return };
        let along_rank_first = runs_along_rank_first(from, to, self.empty());
        let captured = if self.empty() & to.bit() == 0 { self.piece_at(to) } else { None };
        self.held[self.turn as usize] &= !from.bit();
        self.place(piece, to);
        out.tell(Event::Moved { piece, from, to, along_rank_first, shows: self.field.number(piece, to) });
        if let Some(captured) = captured {
            self.places[captured.index()] = OFF;
            self.held[captured.side() as usize] &= !to.bit();
            self.since_capture.clear();
            out.tell(Event::Captured(captured, to));
        }
        self.since_capture.push(self.places);
        self.touched = None;
        self.offered = [false; 2];
        self.turn = self.turn.other();
        self.judge(out);
    }

    /// Announces "Shogun!" and ends the game where a rule says so.
    fn judge(&mut self, out: &mut Out<Event>) {
        let side = self.turn;
        if self.count(side) <= TOO_FEW {
            return self.finish(End::Reduced(side), out);
        }
        let Some(king) = self.square(side.shogun()) else { return };
        let suspects = self.suspects(side, king);
        let threat = self.hit(king, suspects, self.empty());
        if let Some(square) = threat {
            out.tell(Event::Shogun(side, square));
        }
        if !self.can_move(king, suspects) {
            let end = if threat.is_some() { End::NoEscape(side) } else { End::Stuck };
            self.finish(end, out);
        } else if self.occurrences() >= 3 {
            self.finish(End::Repeated, out);
        } else if self.quiet_plies() >= QUIET_PLIES {
            self.finish(End::Quiet, out);
        }
    }

    /// How often the present position has stood with the same side to move.
    fn occurrences(&self) -> usize {
        self.since_capture.iter().rev().step_by(2).filter(|&&places| places == self.places).count()
    }

    fn finish(&mut self, end: End, out: &mut Out<Event>) {
        self.end = Some(end);
        out.tell(Event::Ended(end));
    }

    fn arrange(&mut self, side: Side, order: &[u8; 7]) {
        for (&disc, square) in order.iter().zip(side.pawn_row()) {
            self.place(Piece::pawn(side, disc), square);
        }
    }

    fn place(&mut self, piece: Piece, square: Square) {
        self.places[piece.index()] = square.index() as u8;
        self.held[piece.side() as usize] |= square.bit();
    }
}

/// Which of two free paths a piece takes: forward first, unless only the other is free.
pub(super) fn runs_along_rank_first(from: Square, to: Square, empty: u64) -> bool {
    from.row() == to.row() || crossed(from, to)[1] & !empty != 0
}

/// SHO-D3: every 2×2 block gets each direction once, in an order drawn for it.
fn drawn_field(chance: &mut dyn Chance) -> [Toward; 64] {
    let mut field = [Toward::North; 64];
    for block in 0..16 {
        let (file, rank) = (block % 4 * 2, block / 4 * 2);
        let mut ways = Toward::ALL;
        chance.shuffle(&mut ways);
        for (corner, way) in ways.into_iter().enumerate() {
            let corner = corner as u8;
            field[Square::at(file + (corner & 1), rank + (corner >> 1)).index()] = way;
        }
    }
    field
}
