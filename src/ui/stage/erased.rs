//! Games whose type is forgotten, so that the shared screens are compiled once and not once for every game.
//!
//! [`Kind`] is a game in its box, [`Match`] one being played, [`Posed`] a position of the rules page, [`Drill`] a try of
//! what is practised, and [`Shown`] what a board shows of any of them. Moves and options travel as bytes.

use core::any::Any;
use core::marker::PhantomData;
use std::sync::Arc;

use crate::games::errand::Errand;
use crate::kernel::{
    About, Level, LoadError, Next, Player, Record, Seat, Seed, Session, UndoRefused, Viewer, writing,
};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::names::Names;
use crate::ui::stage::picture::{Markup, Picture, Touch};
use crate::ui::stage::staged::{GameWords, Opt, Parting, PracticeWords, Scene, Staged};

/// A move as bytes.
pub type Bytes = Vec<u8>;

/// A hand of some game.
pub type AnyHand = Box<dyn Any + Send + Sync>;

/// Who plays with which options: all of a game before it is dealt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// Who sits where.
    pub players: Vec<Player>,
    /// The options, as bytes.
    pub setup: Bytes,
    /// Where chance comes from.
    pub seed: Seed,
}

/// A game in its box.
pub trait Kind: Sync {
    /// Facts.
    fn about(&self) -> About;
    /// The words that the shared screens need.
    fn words(&self, lang: Lang) -> GameWords;
    /// A small drawing for a seat's badge.
    fn mark(&self, seat: Seat) -> Markup;
    /// The first person against bots.
    fn first_draft(&self) -> Draft;
    /// The draft in a record, which must not have been played on.
    fn draft(&self, text: &str) -> Option<Draft>;
    /// The record of a draft; `None` if the game is not for so many.
    fn deal(&self, draft: &Draft) -> Option<String>;
    /// The options of a draft.
    fn options(&self, draft: &Draft, lang: Lang) -> Vec<Opt>;
    /// The options with one of them set, if it is there. See [`Staged::choose`].
    fn choose(&self, setup: &[u8], option: usize, value: usize) -> Bytes;
    /// Plays a record again.
    ///
    /// # Errors
    /// What is wrong with it.
    fn load(&self, text: &str, lang: Lang) -> Result<Box<dyn Match>, LoadError<Line>>;
    /// The position that shows a rule.
    fn diagram(&self, rule: &str) -> Option<Box<dyn Posed>>;
    /// The words of what can be practised, if something can.
    fn practice(&self, lang: Lang) -> Option<PracticeWords>;
    /// A try of it by chance, hard or not.
    fn drill(&self, hard: bool, seed: u64) -> Option<Box<dyn Drill>>;
}

/// The [`Kind`] of a game.
#[derive(Debug)]
pub struct Of<G>(pub PhantomData<fn() -> G>);

impl<G: Staged> Of<G> {
    fn setup(bytes: &[u8]) -> G::Setup {
        writing::read(bytes).unwrap_or_default()
    }
}

impl<G: Staged> Kind for Of<G> {
    fn about(&self) -> About {
        G::ABOUT
    }

    fn words(&self, lang: Lang) -> GameWords {
        G::WORDS[lang as usize]
    }

    fn mark(&self, seat: Seat) -> Markup {
        G::mark(seat)
    }

    fn first_draft(&self) -> Draft {
        let players = Seat::all(*G::ABOUT.seats.start())
            .map(|seat| if seat.index() == 0 { Player::human() } else { Player::bot(Level::Novice) })
            .collect();
        Draft { players, setup: writing::write(&G::Setup::default()), seed: Seed(0) }
    }

    fn draft(&self, text: &str) -> Option<Draft> {
        let record = Record::<G>::from_text(text).ok().filter(|record| record.steps.is_empty())?;
        Some(Draft { players: record.players, setup: writing::write(&record.setup), seed: record.seed })
    }

    fn deal(&self, draft: &Draft) -> Option<String> {
        let Draft { players, setup, seed } = draft.clone();
        let session = Session::<G>::new(Self::setup(&setup), players, seed).ok()?;
        Some(session.record().to_text())
    }

    fn options(&self, draft: &Draft, lang: Lang) -> Vec<Opt> {
        G::options(&Self::setup(&draft.setup), draft.players.len(), lang)
    }

    fn choose(&self, setup: &[u8], option: usize, value: usize) -> Bytes {
        let mut setup = Self::setup(setup);
        if option < G::options(&setup, usize::from(*G::ABOUT.seats.end()), Lang::En).len() {
            G::choose(&mut setup, option, value);
        }
        writing::write(&setup)
    }

    fn load(&self, text: &str, lang: Lang) -> Result<Box<dyn Match>, LoadError<Line>> {
        let session = Session::<G>::load(text)
            .map_err(|error| error.map(|why| Names::of::<G>(&[], lang).line(G::refusal(&why, lang))))?;
        Ok(Box::new(crate::ui::sitting::Sitting::new(session)))
    }

    fn diagram(&self, rule: &str) -> Option<Box<dyn Posed>> {
        G::diagram(rule)
            .map(|(game, mv)| Box::new(crate::ui::stage::posed::Pose::new(game, mv)) as Box<dyn Posed>)
    }

    fn practice(&self, lang: Lang) -> Option<PracticeWords> {
        G::PRACTICE.map(|practice| practice.words[lang as usize])
    }

    fn drill(&self, hard: bool, seed: u64) -> Option<Box<dyn Drill>> {
        crate::ui::stage::drill::Try::<G>::new(hard, seed).map(|one| Box::new(one) as Box<dyn Drill>)
    }
}

/// How a match is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The step after which it is shown; `None`: now.
    pub at: Option<usize>,
    /// Who looks.
    pub viewer: Viewer,
    /// Who acts on the board.
    pub actor: Option<Seat>,
    /// Who sits at the lower edge.
    pub facing: Seat,
    /// Whether the window is wide, as `style/table.css` calls it.
    pub wide: bool,
    /// Learning aids are wanted.
    pub aid: bool,
}

/// A game being played, with what was refused and hinted last.
pub trait Match: Send + Sync {
    /// Its box.
    fn kind(&self) -> &'static dyn Kind;
    /// Who the game waits for.
    fn next(&self) -> Next;
    /// Whom to hand the device to before anything private is shown. See [`Session::hand_over`].
    fn hand_over(&self, holder: Option<Seat>) -> Option<Seat>;
    /// Whether something is this seat's alone to see. See [`Session::is_private`].
    fn is_private(&self, seat: Seat) -> bool;
    /// Who sits where.
    fn players(&self) -> &[Player];
    /// How many steps have been taken.
    fn steps(&self) -> usize;
    /// What a board shows.
    fn scene(&self, look: Look) -> Arc<dyn Shown>;
    /// What `viewer` was told at a step, in sentences, each with the seat it speaks of.
    fn told(&self, step: usize, viewer: Viewer, lang: Lang) -> Vec<(Seat, Line)>;
    /// What stands beside a seat.
    fn beside(&self, viewer: Viewer, seat: Seat, lang: Lang) -> Markup;
    /// What a seat should do now.
    fn task(&self, viewer: Viewer, seat: Seat, lang: Lang) -> String;
    /// What is called out in this position.
    fn call(&self, viewer: Viewer, lang: Lang) -> Option<&'static str>;
    /// How it ended; `None` while it goes on.
    fn ending(&self, lang: Lang) -> Option<Line>;
    /// The score, for players of these names (as markup).
    fn score(&self, names: &[String], lang: Lang) -> Markup;
    /// How it stood after so many steps, for each line of the chart.
    fn standing(&self, steps: usize) -> Vec<i32>;
    /// What the lines of the chart are called; for players of these names.
    fn charted(&self, names: &[String], lang: Lang) -> Vec<String>;
    /// What a seat may do besides moving.
    fn partings(&self, seat: Seat) -> Vec<Parting>;
    /// Does it; whether it could.
    fn part(&mut self, seat: Seat, parting: Parting) -> bool;
    /// Makes a move, or keeps why not; whether it was made.
    fn submit(&mut self, seat: Seat, mv: &[u8]) -> bool;
    /// Why the last move was refused.
    fn refusal(&self, lang: Lang) -> Option<Line>;
    /// What a good player would do, if it was asked for: the move, if a button may make it, and a word on why.
    fn hint(&self, viewer: Viewer, lang: Lang) -> Option<(Option<Bytes>, String)>;
    /// Keeps what a good player would do.
    fn set_hint(&mut self, mv: &[u8]);
    /// Forgets what was refused, and the hint too if asked to; whether there was anything.
    fn forget(&mut self, hint: bool) -> bool;
    /// Whether something can be taken back, and if not, why.
    ///
    /// # Errors
    /// As [`Session::can_undo`].
    fn can_undo(&self, by: Option<Seat>) -> Result<(), UndoRefused>;
    /// Takes back the last move of a person; whether it did.
    fn undo(&mut self, by: Option<Seat>) -> bool;
    /// Whether something can be done again.
    fn can_redo(&self) -> bool;
    /// Does again what was taken back; whether it did.
    fn redo(&mut self) -> bool;
    /// A decision of this seat for a bot to make.
    fn errand(&self, seat: Seat, level: Level) -> Errand;
    /// The record so far.
    fn text(&self) -> String;
    /// Its players and options, dealt with this seed.
    fn draft_text(&self, seed: Seed) -> String;
    /// Its players, and its options as they are for the next of several games, dealt with this seed.
    fn rematch_text(&self, seed: Seed) -> String;
    /// Where its chance comes from.
    fn seed(&self) -> Seed;
}

/// A position of the rules page to try moves in.
pub trait Posed: Send + Sync {
    /// What its board shows.
    fn scene(&self) -> Arc<dyn Shown>;
    /// Tries a move.
    fn submit(&mut self, mv: &[u8]);
    /// Why the last move was refused.
    fn refusal(&self, lang: Lang) -> Option<Line>;
    /// Puts everything back.
    fn reset(&mut self);
}

/// One try of what is practised.
pub trait Drill: Send + Sync {
    /// What its board shows.
    fn scene(&self) -> Arc<dyn Shown>;
    /// Tries a move; what to note once it is over. What leads to no note is put back.
    fn submit(&mut self, mv: &[u8]) -> Option<String>;
    /// What came of it, in words.
    fn told(&self, lang: Lang) -> String;
    /// Why the last move was refused.
    fn refusal(&self, lang: Lang) -> Option<Line>;
    /// What the notes of all tries come to, the latest last.
    fn report(&self, notes: &[&str], lang: Lang) -> Markup;
}

/// A [`Scene`] of some game.
pub trait Shown: Send + Sync {
    /// As [`Staged::hand`].
    fn hand(&self) -> AnyHand;
    /// As [`Staged::holds`].
    fn holds(&self, hand: &AnyHand) -> bool;
    /// As [`Staged::touch`].
    fn touch(&self, hand: &mut AnyHand, touch: Touch) -> Vec<Bytes>;
    /// As [`Staged::picture`].
    fn picture(&self, hand: &AnyHand, lang: Lang) -> Picture;
}

impl<G: Staged> Shown for Scene<G> {
    fn hand(&self) -> AnyHand {
        Box::new(G::hand(self))
    }

    fn holds(&self, hand: &AnyHand) -> bool {
        hand.downcast_ref().is_some_and(G::holds)
    }

    fn touch(&self, hand: &mut AnyHand, touch: Touch) -> Vec<Bytes> {
        let Some(hand) = hand.downcast_mut() else { return Vec::new() };
        G::touch(self, hand, touch).iter().map(writing::write).collect()
    }

    fn picture(&self, hand: &AnyHand, lang: Lang) -> Picture {
        let Some(hand) = hand.downcast_ref() else { return Picture::default() };
        Names::of::<G>(&self.players, lang).picture(G::picture(self, hand, lang))
    }
}
