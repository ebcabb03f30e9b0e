//! What a game brings to the table, and what the table gives its board.

use leptos::prelude::*;

use super::lang::{Lang, Line, Section};
use crate::bots::Botted;
use crate::kernel::{Outcome, Seat};

/// A game that can be put on the table: its words, its board, its options.
///
/// Everything here reads views and events, never a state.
pub trait Staged:
    Botted<Setup: Send + Sync, Move: Send + Sync, Event: Send + Sync, View: Send + Sync, Illegal: Send + Sync>
    + Send
    + Sync
{
    /// The words that the shared screens need.
    fn words(lang: Lang) -> GameWords;

    /// The board. It shows `stage.view` and submits moves; it decides nothing.
    fn board(stage: Stage<Self>) -> AnyView;

    /// The options of a new game, bound to `setup`.
    fn options(setup: RwSignal<Self::Setup>, lang: Lang) -> AnyView;

    /// The options for the next of several games in a row.
    fn rematch(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// A small drawing for a seat's badge.
    fn mark(seat: Seat) -> AnyView;

    /// What stands beside a seat: what it has captured, holds or scored.
    fn beside(view: &Self::View, seat: Seat, lang: Lang) -> AnyView;

    /// What the seat that acts should do now, in one sentence.
    fn task(view: &Self::View, seat: Seat, lang: Lang) -> String;

    /// An event as a sentence of the log, and the seat it speaks of. `None`: not worth a line.
    fn told(event: &Self::Event, lang: Lang) -> Option<(Seat, Line)>;

    /// Why a move is refused.
    fn refusal(why: &Self::Illegal, lang: Lang) -> Line;

    /// A word on why the bot would make this move.
    fn reason(view: &Self::View, mv: &Self::Move, lang: Lang) -> String;

    /// How the game ended, in one sentence with its rule.
    fn ending(view: &Self::View, outcome: Outcome, lang: Lang) -> Line;

    /// How the game stood for each seat, on any one scale, for the chart after the end.
    fn standing(view: &Self::View) -> Vec<i32>;

    /// Moves that are not made on the board, offered in the table's menu: giving up, offering a draw.
    fn parting(view: &Self::View, seat: Seat) -> Vec<(Parting, Self::Move)>;

    /// The rules page.
    fn rules(lang: Lang) -> &'static [Section];

    /// A position that shows a rule, for its live diagram.
    fn diagram(rule: &str) -> Option<Diagram<Self>>;
}

/// A position that explains a rule, and what to try in it.
#[derive(Clone, Debug)]
pub struct Diagram<G: Staged> {
    /// What is on the board; the seat to act in it may try its moves.
    pub game: G,
    /// Moves to begin with, so that something is selected or refused from the start.
    pub shown: Option<G::Move>,
}

/// A move that ends or would end the game by consent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parting {
    /// Give up.
    Resign,
    /// Offer a draw.
    OfferDraw,
    /// Take the offered draw.
    AcceptDraw,
    /// Decline the offered draw.
    DeclineDraw,
}

/// The words about a game that the shared screens need.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// Its name.
    pub name: &'static str,
    /// One sentence for the shelf.
    pub tagline: &'static str,
    /// How long a game takes, in minutes.
    pub minutes: u8,
    /// Who made it and when.
    pub credit: &'static str,
    /// What a seat is called where its player has no name.
    pub seats: &'static [&'static str],
    /// What the chart after the end shows.
    pub chart: &'static str,
}

/// What a board is given.
#[derive(Debug)]
pub struct Stage<G: Staged> {
    /// What its viewer may know.
    pub view: Signal<G::View>,
    /// The seat whose person acts on the board now, if one does.
    pub actor: Signal<Option<Seat>>,
    /// What that seat can do.
    pub moves: Signal<Vec<G::Move>>,
    /// What the last step made happen.
    pub last: Signal<Vec<G::Event>>,
    /// Whether that step was made just now and should be seen to move, or was jumped to.
    pub fresh: Signal<bool>,
    /// The move that was refused last, and why.
    pub refused: Signal<Option<(G::Move, G::Illegal)>>,
    /// The move the bot would make, when asked for.
    pub hint: Signal<Option<G::Move>>,
    /// The seat at the lower edge.
    pub facing: Signal<Seat>,
    /// The language. Another one makes the board anew.
    pub lang: Lang,
    /// Learning aids are wanted.
    pub aid: Signal<bool>,
    /// Whether things move, or jump.
    pub motion: Signal<bool>,
    /// What to do now, where the board knows it better than the turn line: a piece is chosen, say.
    pub advice: RwSignal<Option<String>>,
    /// Tries a move; a refusal comes back in `refused`.
    pub submit: Callback<G::Move>,
}

impl<G: Staged> Clone for Stage<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Staged> Copy for Stage<G> {}
