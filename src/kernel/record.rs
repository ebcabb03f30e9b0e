//! A game written down: setup, players, seed and steps. Saves, replays and links are all this.
//!
//! A record holds no state. Reading it back plays it again through the rules, so nothing in it is trusted:
//! see [`Session::from_record`](super::Session::from_record).

use core::cmp::Ordering;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::writing::{self, FORMAT, Torn};
use super::{Cites, Game, Player, Seat, Seed};

/// A game from its deal to some step.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Variants and options.
    pub setup: G::Setup,
    /// Who sits where, in seat order.
    pub players: Vec<Player>,
    /// Where its chance comes from. Whoever has it can work out everything hidden.
    pub seed: Seed,
    /// What was done, in order.
    pub steps: Vec<Step<G::Move>>,
}

/// One move of one seat, with what chance gave while it was carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<M> {
    /// Who moved.
    pub seat: Seat,
    /// What they did.
    pub mv: M,
    /// The numbers drawn, in order.
    pub draws: Vec<u32>,
}

/// As written: setup and moves are blocks of their own, so that each may grow at its end.
#[derive(Serialize, Deserialize)]
struct Written {
    players: Vec<Player>,
    seed: Seed,
    setup: Vec<u8>,
    steps: Vec<(u8, Vec<u8>, Vec<u32>)>,
}

impl<G: Game> Record<G> {
    /// The record as text that fits a file, a link or a storage entry.
    #[must_use]
    pub fn to_text(&self) -> String {
        let written = Written {
            players: self.players.clone(),
            seed: self.seed,
            setup: writing::write(&self.setup),
            steps: self
                .steps
                .iter()
                .map(|step| (step.seat.index() as u8, writing::write(&step.mv), step.draws.clone()))
                .collect(),
        };
        writing::join(G::ABOUT.slug, G::ABOUT.rules, &writing::write(&written))
    }

    /// Reads what [`Record::to_text`] wrote, without playing it.
    ///
    /// # Errors
    /// All of [`LoadError`] but those about the play itself.
    pub fn from_text(text: &str) -> Result<Self, LoadError<G::Illegal>> {
        let parts = writing::split(text)?;
        match parts.format.cmp(&FORMAT) {
            Ordering::Less => return Err(LoadError::Older),
            Ordering::Greater => return Err(LoadError::Newer),
            Ordering::Equal => {}
        }
        if parts.game != G::ABOUT.slug {
            return Err(LoadError::OtherGame(parts.game.to_owned()));
        }
        if parts.rules > G::ABOUT.rules {
            return Err(LoadError::Newer);
        }
        if parts.rules < G::ABOUT.reads {
            return Err(LoadError::Older);
        }
        let bytes = writing::payload(&parts).ok_or(LoadError::Damaged)?;
        let written: Written = writing::read(&bytes).ok_or(LoadError::Damaged)?;
        let seats = written.players.len();
        if !u8::try_from(seats).is_ok_and(|seats| G::ABOUT.seats.contains(&seats)) {
            return Err(LoadError::Seats(seats));
        }
        let setup = writing::read(&written.setup).ok_or(LoadError::Setup)?;
        let mut steps = Vec::with_capacity(written.steps.len());
        for (index, (seat, mv, draws)) in written.steps.into_iter().enumerate() {
            let seat = Seat::checked(seat, seats as u8).ok_or(LoadError::Unreadable { step: index })?;
            let mv = writing::read(&mv).ok_or(LoadError::Unreadable { step: index })?;
            steps.push(Step { seat, mv, draws });
        }
        Ok(Self { setup, players: written.players, seed: written.seed, steps })
    }
}

/// The slug of the game that a text is a record of, so that the right game can be asked to read it.
#[must_use]
pub fn game_of(text: &str) -> Option<&str> {
    writing::split(text).ok().map(|parts| parts.game)
}

/// Who plays in a text that is a record, of whatever game; nobody if it cannot be read.
#[must_use]
pub fn players_of(text: &str) -> Vec<Player> {
    let parts = writing::split(text).ok().filter(|parts| parts.format == FORMAT);
    let bytes = parts.and_then(|parts| writing::payload(&parts));
    bytes.and_then(|bytes| writing::read::<Written>(&bytes)).map_or_else(Vec::new, |written| written.players)
}

/// Why a record cannot be loaded. Whatever was on the table stays there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError<I> {
    /// This is not a record of ours.
    Foreign,
    /// It is incomplete or was changed on its way.
    Damaged,
    /// A newer version of the page wrote it.
    Newer,
    /// A version wrote it whose rules or writing are no longer known.
    Older,
    /// It belongs to the game with this slug.
    OtherGame(String),
    /// The game cannot be played by so many.
    Seats(usize),
    /// Its options are not ours.
    Setup,
    /// The move of this step (from 0) cannot be read.
    Unreadable {
        /// Which step.
        step: usize,
    },
    /// The move of this step (from 0) is against a rule.
    Illegal {
        /// Which step.
        step: usize,
        /// Which rule, and why.
        why: I,
    },
    /// The numbers drawn at this step (from 0) are not those of the seed.
    Draws {
        /// Which step.
        step: usize,
    },
}

impl<I> LoadError<I> {
    /// The same error with another kind of reason, a sentence for one.
    pub fn map<J>(self, tell: impl FnOnce(I) -> J) -> LoadError<J> {
        match self {
            Self::Foreign => LoadError::Foreign,
            Self::Damaged => LoadError::Damaged,
            Self::Newer => LoadError::Newer,
            Self::Older => LoadError::Older,
            Self::OtherGame(slug) => LoadError::OtherGame(slug),
            Self::Seats(seats) => LoadError::Seats(seats),
            Self::Setup => LoadError::Setup,
            Self::Unreadable { step } => LoadError::Unreadable { step },
            Self::Illegal { step, why } => LoadError::Illegal { step, why: tell(why) },
            Self::Draws { step } => LoadError::Draws { step },
        }
    }
}

impl<I> From<Torn> for LoadError<I> {
    fn from(torn: Torn) -> Self {
        match torn {
            Torn::Foreign => Self::Foreign,
            Torn::Damaged => Self::Damaged,
        }
    }
}

/// For developers; players read the sentences in the page's texts.
impl<I: Cites> fmt::Display for LoadError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "not a record of this program"),
            Self::Damaged => write!(f, "the record is incomplete or was changed"),
            Self::Newer => write!(f, "the record was written by a newer version"),
            Self::Older => write!(f, "the record was written by a version that is no longer read"),
            Self::OtherGame(slug) => write!(f, "the record belongs to {slug}"),
            Self::Seats(seats) => write!(f, "the game is not for {seats} players"),
            Self::Setup => write!(f, "the record's options are unknown"),
            Self::Unreadable { step } => write!(f, "step {step} cannot be read"),
            Self::Illegal { step, why } => write!(f, "step {step} is against {}", why.rule()),
            Self::Draws { step } => write!(f, "the draws of step {step} are not those of the seed"),
        }
    }
}

impl<I: Cites + fmt::Debug> core::error::Error for LoadError<I> {}
