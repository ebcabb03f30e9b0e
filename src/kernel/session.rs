//! One game being played: the only place where a state changes.

use super::{Control, Game, LoadError, Out, Outcome, Player, Record, Seat, Seats, Seed, Step, Told, Viewer};

/// A game on the table with its whole history.
///
/// Moves come in through [`Session::submit`] alone. Everything shown to someone goes out through
/// [`Session::view`] and [`Session::heard`], cut to what that viewer may know.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    setup: G::Setup,
    players: Vec<Player>,
    seed: Seed,
    /// The state before each step, and after the last: always one longer than `steps`.
    states: Vec<G>,
    steps: Vec<Done<G>>,
    /// Steps taken back, the next to redo last.
    undone: Vec<Done<G>>,
}

#[derive(Clone, Debug)]
struct Done<G: Game> {
    step: Step<G::Move>,
    told: Vec<Told<G::Event>>,
    sealed: bool,
}

/// Who the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Nobody: it is over.
    Over(Outcome),
    /// This bot. Bots go before people where both choose at once.
    Bot(Seat, super::Level),
    /// These people, in any order.
    Humans(Seats),
}

/// Why a move was not made. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<I> {
    /// A rule forbids it: which one, and why.
    Illegal(I),
    /// The table has no such seat.
    NoSuchSeat,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// No person has moved yet.
    Nothing,
    /// Since that person's last move chance was drawn or something hidden was seen.
    Sealed,
    /// It is somebody else's choice of several made at once: only they may take it back.
    NotYours,
}

/// The game is not for so many players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WrongSeats(pub usize);

impl core::fmt::Display for WrongSeats {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "the game is not for {} players", self.0)
    }
}

impl core::error::Error for WrongSeats {}

impl<G: Game> Session<G> {
    /// Deals a new game; `players` says who sits where, in seat order.
    ///
    /// # Errors
    /// If the game is not for so many.
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: Seed) -> Result<Self, WrongSeats> {
        let seats = u8::try_from(players.len()).ok().filter(|seats| G::ABOUT.seats.contains(seats));
        let seats = seats.ok_or(WrongSeats(players.len()))?;
        let state = G::deal(&setup, seats, &mut seed.moment(0));
        Ok(Self { setup, players, seed, states: vec![state], steps: Vec::new(), undone: Vec::new() })
    }

    /// Plays a record again, move by move.
    ///
    /// # Errors
    /// The first step that the rules or the seed do not allow.
    pub fn from_record(record: Record<G>) -> Result<Self, LoadError<G::Illegal>> {
        let mut session = Self::new(record.setup, record.players, record.seed)
            .map_err(|WrongSeats(seats)| LoadError::Seats(seats))?;
        for (step, Step { seat, mv, draws }) in record.steps.into_iter().enumerate() {
            session.submit(seat, mv).map_err(|refused| match refused {
                Refused::Illegal(why) => LoadError::Illegal { step, why },
                Refused::NoSuchSeat => LoadError::Unreadable { step },
            })?;
            if session.steps[step].step.draws != draws {
                return Err(LoadError::Draws { step });
            }
        }
        Ok(session)
    }

    /// Reads a save: [`Record::from_text`] and [`Session::from_record`] in one.
    ///
    /// # Errors
    /// Any of [`LoadError`].
    pub fn load(text: &str) -> Result<Self, LoadError<G::Illegal>> {
        Self::from_record(Record::from_text(text)?)
    }

    /// The game so far, to save or to share. What was taken back is not in it.
    #[must_use]
    pub fn record(&self) -> Record<G> {
        Record {
            setup: self.setup.clone(),
            players: self.players.clone(),
            seed: self.seed,
            steps: self.steps.iter().map(|done| done.step.clone()).collect(),
        }
    }

    /// Makes a move if the rules allow it; answers with what happened.
    ///
    /// # Errors
    /// The rule that forbids it, or that there is no such seat; nothing has changed then.
    pub fn submit(&mut self, seat: Seat, mv: G::Move) -> Result<&[Told<G::Event>], Refused<G::Illegal>> {
        self.check(seat, &mv)?;
        let mut state = self.state().clone();
        let mut chance = self.seed.moment(self.steps.len() as u64 + 1);
        let mut out = Out::new();
        state.apply(seat, &mv, &mut chance, &mut out);
        let draws = chance.into_draws();
        let sealed = out.is_sealed() || !draws.is_empty();
        self.undone.clear();
        self.states.push(state);
        self.steps.push(Done { step: Step { seat, mv, draws }, told: out.into_told(), sealed });
        Ok(&self.steps[self.steps.len() - 1].told)
    }

    /// Takes back the last move that a person made when a person was waited for, and all that came since. `by` is
    /// who asks for it, if only one person can.
    ///
    /// # Errors
    /// If there is none, if something since then cannot be unseen, or if it is not theirs to take back.
    pub fn undo(&mut self, by: Option<Seat>) -> Result<(), UndoRefused> {
        let at = self.undoable(by)?;
        self.states.truncate(at + 1);
        self.undone.extend(self.steps.drain(at..).rev());
        Ok(())
    }

    /// Whether [`Session::undo`] would do something, and if not, why.
    ///
    /// # Errors
    /// As for [`Session::undo`].
    pub fn can_undo(&self, by: Option<Seat>) -> Result<(), UndoRefused> {
        self.undoable(by).map(|_| ())
    }

    /// Does again what the last [`Session::undo`] took back; `false` if there is nothing.
    pub fn redo(&mut self) -> bool {
        if self.undone.is_empty() {
            return false;
        }
        while let Some(done) = self.undone.pop() {
            let rest = core::mem::take(&mut self.undone);
            let again = self.submit(done.step.seat, done.step.mv);
            debug_assert!(again.is_ok(), "what was allowed once is allowed again");
            self.undone = rest;
            let waits_for_a_person = self.state().to_act().iter().any(|seat| self.is_human(seat));
            if waits_for_a_person && self.undone.last().is_some_and(|next| self.is_human(next.step.seat)) {
                break;
            }
        }
        true
    }

    /// Whether [`Session::redo`] would do something.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The move that [`Session::redo`] would make first, if it is one of `seat`.
    #[must_use]
    pub fn undone(&self, seat: Seat) -> Option<&G::Move> {
        self.undone.last().map(|done| &done.step).filter(|step| step.seat == seat).map(|step| &step.mv)
    }

    /// Who the game waits for.
    #[must_use]
    pub fn next(&self) -> Next {
        if let Some(outcome) = self.state().outcome() {
            return Next::Over(outcome);
        }
        let waiting = self.state().to_act();
        for seat in waiting.iter() {
            if let Control::Bot(level) = self.players[seat.index()].control {
                return Next::Bot(seat, level);
            }
        }
        Next::Humans(waiting)
    }

    /// Whom to hand the device to before anything private is shown, if `holder` has it now: of several the person who moved
    /// last, else the next clockwise, so that whoever plays a save again hands it to the same.
    ///
    /// `None` while no hand-over is needed: one person plays, the game has no secrets, or the next decision
    /// is the holder's own.
    #[must_use]
    pub fn hand_over(&self, holder: Option<Seat>) -> Option<Seat> {
        let people = self.players.iter().filter(|player| player.control == Control::Human).count();
        match self.next() {
            Next::Humans(seats) if people > 1 && !holder.is_some_and(|seat| seats.has(seat)) => {
                let last =
                    self.steps.iter().rev().map(|done| done.step.seat).find(|&seat| self.is_human(seat));
                let (last, all) = (last.unwrap_or(Seat::new(0)), self.players.len() as u8);
                let next = (0..all).map(|further| last.clockwise(further, all)).find(|&seat| seats.has(seat));
                next.filter(|&seat| self.state().is_private(seat))
            }
            _ => None,
        }
    }

    /// Whether `seat` now knows, or is about to decide, something that others may not see. See [`Game::is_private`].
    #[must_use]
    pub fn is_private(&self, seat: Seat) -> bool {
        self.state().is_private(seat)
    }

    /// What `viewer` may know now.
    ///
    /// # Panics
    /// Perhaps, if the table has no such seat; so with [`Session::view_at`].
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state().view(viewer)
    }

    /// What `viewer` could know after the first `steps` steps (at most all).
    #[must_use]
    pub fn view_at(&self, steps: usize, viewer: Viewer) -> G::View {
        self.states[steps.min(self.steps.len())].view(viewer)
    }

    /// What `viewer` was told at a step (from 0).
    pub fn heard(&self, step: usize, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
        let told = self.steps.get(step).map_or(&[][..], |done| &done.told);
        told.iter().filter(move |told| told.audience.includes(viewer)).map(|told| &told.event)
    }

    /// What `seat` can do to carry the game on; nothing if the table has no such seat.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if seat.index() < self.players.len() {
            self.state().moves(seat, &mut moves);
        }
        moves
    }

    /// Whether `seat` may make this move, without making it.
    ///
    /// # Errors
    /// As for [`Session::submit`].
    pub fn check(&self, seat: Seat, mv: &G::Move) -> Result<(), Refused<G::Illegal>> {
        if seat.index() >= self.players.len() {
            return Err(Refused::NoSuchSeat);
        }
        self.state().check(seat, mv).map_err(Refused::Illegal)
    }

    /// The luck of a bot that decides now: the same for the same game and step, and no key to its chance.
    #[must_use]
    pub fn luck(&self) -> u64 {
        self.seed.luck(self.steps.len() as u64)
    }

    /// How many steps have been taken.
    #[must_use]
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing has been done yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// Who sits where, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The variants and options it is played with.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// Where its chance comes from. Whoever has it can work out everything hidden.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    fn state(&self) -> &G {
        &self.states[self.steps.len()]
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.players[seat.index()].control == Control::Human
    }

    fn undoable(&self, by: Option<Seat>) -> Result<usize, UndoRefused> {
        let waits_for_a_person = |at: usize| self.states[at].to_act().iter().any(|seat| self.is_human(seat));
        let is_decision = |&at: &usize| self.is_human(self.steps[at].step.seat) && waits_for_a_person(at);
        let at = (0..self.steps.len()).rev().find(is_decision).ok_or(UndoRefused::Nothing)?;
        let made_at_once = self.states[at].to_act().len() > 1;
        if self.steps[at..].iter().any(|done| done.sealed) {
            Err(UndoRefused::Sealed)
        } else if made_at_once && by.is_some_and(|seat| seat != self.steps[at].step.seat) {
            Err(UndoRefused::NotYours)
        } else {
            Ok(at)
        }
    }
}
