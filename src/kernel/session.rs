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
}

impl<G: Game> Session<G> {
    /// Deals a new game; `players` says who sits where, in seat order.
    ///
    /// # Errors
    /// [`LoadError::Seats`] if the game is not for so many.
    pub fn new(setup: G::Setup, players: Vec<Player>, seed: Seed) -> Result<Self, LoadError<G::Illegal>> {
        let seats = u8::try_from(players.len()).ok().filter(|seats| G::ABOUT.seats.contains(seats));
        let seats = seats.ok_or(LoadError::Seats(players.len()))?;
        let state = G::deal(&setup, seats, &mut seed.moment(0));
        Ok(Self { setup, players, seed, states: vec![state], steps: Vec::new(), undone: Vec::new() })
    }

    /// Plays a record again, move by move.
    ///
    /// # Errors
    /// The first step that the rules or the seed do not allow.
    pub fn from_record(record: Record<G>) -> Result<Self, LoadError<G::Illegal>> {
        let mut session = Self::new(record.setup, record.players, record.seed)?;
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
        if seat.index() >= self.players.len() {
            return Err(Refused::NoSuchSeat);
        }
        self.state().check(seat, &mv).map_err(Refused::Illegal)?;
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

    /// Takes back the last move of a person, and what bots did since.
    ///
    /// # Errors
    /// If there is none, or something since then cannot be unseen.
    pub fn undo(&mut self) -> Result<(), UndoRefused> {
        let at = self.undoable()?;
        self.states.truncate(at + 1);
        self.undone.extend(self.steps.drain(at..).rev());
        Ok(())
    }

    /// Whether [`Session::undo`] would do something, and if not, why.
    ///
    /// # Errors
    /// As for [`Session::undo`].
    pub fn can_undo(&self) -> Result<(), UndoRefused> {
        self.undoable().map(|_| ())
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
            if self.undone.last().is_some_and(|next| self.is_human(next.step.seat)) {
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

    /// Whom to hand the device to before anything private is shown, if `holder` has it now.
    ///
    /// `None` while no hand-over is needed: one person plays, the game has no secrets, or the next decision
    /// is the holder's own.
    #[must_use]
    pub fn hand_over(&self, holder: Option<Seat>) -> Option<Seat> {
        let people = self.players.iter().filter(|player| player.control == Control::Human).count();
        if !G::ABOUT.secrets || people < 2 {
            return None;
        }
        match self.next() {
            Next::Humans(seats) if !holder.is_some_and(|seat| seats.has(seat)) => seats.first(),
            _ => None,
        }
    }

    /// What `viewer` may know now.
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

    /// What `seat` can do to carry the game on.
    #[must_use]
    pub fn moves(&self, seat: Seat) -> Vec<G::Move> {
        let mut moves = Vec::new();
        self.state().moves(seat, &mut moves);
        moves
    }

    /// Whether `seat` may make this move, without making it.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, mv: &G::Move) -> Result<(), G::Illegal> {
        self.state().check(seat, mv)
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

    /// Lets someone else decide for a seat from now on.
    pub fn seat_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
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

    fn undoable(&self) -> Result<usize, UndoRefused> {
        let last = self.steps.iter().rposition(|done| self.is_human(done.step.seat));
        let at = last.ok_or(UndoRefused::Nothing)?;
        if self.steps[at..].iter().any(|done| done.sealed) { Err(UndoRefused::Sealed) } else { Ok(at) }
    }
}
