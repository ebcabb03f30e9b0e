//! What a game brings to the table.

use crate::bots::Botted;
use crate::kernel::{Chance, Outcome, Player, Seat, Seats, Viewer};
use crate::ui::lang::{Lang, Line};
use crate::ui::stage::picture::{Markup, Picture, Touch};

/// A game that can be put on the table: its words, its board, its options.
///
/// Everything here reads views and events, and nothing here knows the page. States are made by [`Staged::diagram`] and
/// [`Practice::pose`] alone, and are of no game that is on: posed for the rules page and for practice, where nothing is
/// secret.
pub trait Staged:
    Botted<Setup: Send + Sync, Move: Send + Sync, Event: Send + Sync, View: Send + Sync, Illegal: Send + Sync>
    + Send
    + Sync
{
    /// What a person is in the middle of at the board: chosen, held, half laid out.
    type Hand: Clone + Send + Sync + 'static;

    /// The drawing on its box.
    const COVER: &'static str;

    /// How long a game takes, in minutes.
    const MINUTES: u8;

    /// The words that the shared screens need, in the order of [`Lang::ALL`]: on the shelf before the game is opened.
    const WORDS: [GameWords; 2];

    /// What can be practised by itself; mostly nothing.
    const PRACTICE: Option<Practice<Self>> = None;

    /// The options of a new game for so many players, and what they are set to.
    fn options(setup: &Self::Setup, seats: usize, lang: Lang) -> Vec<Opt>;

    /// Sets an option, by its place in [`Staged::options`], to a value by its place; a switch is off (0) or on (1).
    fn choose(setup: &mut Self::Setup, option: usize, value: usize);

    /// The options for the next of several games in a row.
    fn rematch(setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// A small drawing for a seat's badge.
    fn mark(seat: Seat) -> Markup;

    /// What stands beside a seat: what it has captured, holds or scored.
    fn beside(view: &Self::View, seat: Seat, lang: Lang) -> Markup;

    /// What the seat that acts should do now, in one sentence.
    fn task(view: &Self::View, seat: Seat, lang: Lang) -> String;

    /// What is called out over the table in this position, such as a threat; mostly nothing.
    fn call(view: &Self::View, lang: Lang) -> Option<&'static str> {
        let _ = (view, lang);
        None
    }

    /// An event as a sentence of the log, and the seat it speaks of. `None`: not worth a line.
    fn told(event: &Self::Event, lang: Lang) -> Option<(Seat, Line)>;

    /// Why a move is refused.
    fn refusal(why: &Self::Illegal, lang: Lang) -> Line;

    /// A word on why the bot would make this move.
    fn reason(view: &Self::View, mv: &Self::Move, lang: Lang) -> String;

    /// Whether a hint is followed by making its move. Not where the move holds what a person is to judge: then the board
    /// takes up the rest of it.
    fn follows(mv: &Self::Move) -> bool {
        let _ = mv;
        true
    }

    /// How the game ended, in one sentence with its rule.
    fn ending(view: &Self::View, outcome: Outcome, lang: Lang) -> Line;

    /// The score laid out as the sheet counts it, as a table with the players' names (markup already); empty where
    /// nothing is counted.
    fn score(view: &Self::View, names: &[String], lang: Lang) -> Markup {
        let _ = (view, names, lang);
        Markup::new()
    }

    /// How the game stood for each seat, or whatever else [`Staged::charted`] names, on any one scale, for the chart
    /// after the end.
    fn standing(view: &Self::View) -> Vec<i32>;

    /// What the lines of the chart are called, one for each number of [`Staged::standing`]: the seats, unless the game
    /// charts something else. `view` is that of the end, or of now.
    fn charted(view: &Self::View, seats: &[String], lang: Lang) -> Vec<String> {
        let _ = (view, lang);
        seats.to_vec()
    }

    /// Moves that are not made on the board, offered in the table's menu: giving up, offering a draw; mostly none.
    fn parting(view: &Self::View, seat: Seat) -> Vec<(Parting, Self::Move)> {
        let _ = (view, seat);
        Vec::new()
    }

    /// A position that shows a rule, and a move to try in it, for its live diagram.
    fn diagram(rule: &str) -> Option<(Self, Option<Self::Move>)>;

    /// The hand of whoever comes to this scene.
    fn hand(scene: &Scene<Self>) -> Self::Hand;

    /// Whether the hand holds something: then the page does not scroll.
    fn holds(hand: &Self::Hand) -> bool;

    /// What a touch does to the hand, and the moves that follow from it, to be tried in this order.
    fn touch(scene: &Scene<Self>, hand: &mut Self::Hand, touch: Touch) -> Vec<Self::Move>;

    /// The board as it is to be seen.
    fn picture(scene: &Scene<Self>, hand: &Self::Hand, lang: Lang) -> Picture;
}

/// Everything a board shows, apart from what a hand is doing.
#[derive(Debug)]
pub struct Scene<G: Staged> {
    /// What its viewer may know.
    pub view: G::View,
    /// The seat whose person acts on the board now, if one does.
    pub actor: Option<Seat>,
    /// All seats of people that the game waits for: several where they choose at once.
    pub waiting: Seats,
    /// What that seat can do.
    pub moves: Vec<G::Move>,
    /// What the last step made happen.
    pub last: Vec<G::Event>,
    /// The move that was refused last, and why.
    pub refused: Option<(G::Move, G::Illegal)>,
    /// The move the bot would make, when asked for.
    pub hint: Option<G::Move>,
    /// What the seat that acts has just taken back.
    pub undone: Option<G::Move>,
    /// The seat at the lower edge.
    pub facing: Seat,
    /// There is more room at the sides of the board than above and below it.
    pub wide: bool,
    /// Learning aids are wanted.
    pub aid: bool,
    /// Who sits where; nobody in particular in a diagram.
    pub players: Vec<Player>,
}

impl<G: Staged> Scene<G> {
    /// What whoever is to act first sees of a game that nobody has touched.
    #[must_use]
    pub fn of(game: &G) -> Self {
        let actor = game.to_act().first();
        let mut moves = Vec::new();
        if let Some(seat) = actor {
            game.moves(seat, &mut moves);
        }
        Self {
            view: game.view(Self::viewer(game)),
            actor,
            waiting: actor.map_or(Seats::NONE, Seats::one),
            moves,
            last: Vec::new(),
            refused: None,
            hint: None,
            undone: None,
            facing: Seat::new(0),
            wide: false,
            aid: false,
            players: Vec::new(),
        }
    }

    /// Who sees it so: whoever is to act first; nobody in particular once it is over.
    #[must_use]
    pub fn viewer(game: &G) -> Viewer {
        game.to_act().first().map_or(Viewer::Table, Viewer::Seat)
    }
}

/// Something to do again and again, without a game around it, to become better at it.
#[derive(Debug)]
pub struct Practice<G: Staged> {
    /// Its words, in the order of [`Lang::ALL`].
    pub words: [PracticeWords; 2],
    /// A position by chance in which the first seat acts, hard or not, and a hand that is at it already.
    pub pose: fn(bool, &mut dyn Chance) -> Option<Exercise<G>>,
    /// What to note of a try that made this happen; `None` if it is not over.
    pub note: fn(&[G::Event]) -> Option<String>,
    /// What all tries come to, from their notes, the latest last. A note may be spoilt.
    pub report: fn(&[&str], Lang) -> Markup,
}

/// A position, and the hand that comes to it.
pub type Exercise<G> = (G, <G as Staged>::Hand);

/// The words of a practice.
#[derive(Clone, Copy, Debug)]
pub struct PracticeWords {
    /// What is practised.
    pub title: &'static str,
    /// The next try.
    pub again: &'static str,
    /// What makes it hard.
    pub hard: Switch,
}

/// An option of a new game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opt {
    /// Its name.
    pub label: &'static str,
    /// What it means, in a sentence.
    pub hint: &'static str,
    /// The names of its values; none for a switch.
    pub values: &'static [&'static str],
    /// The value chosen, by its place; a switch is off (0) or on (1).
    pub value: usize,
}

/// The words of an option with several values.
#[derive(Clone, Copy, Debug)]
pub struct Choice<const N: usize> {
    /// Its name.
    pub label: &'static str,
    /// What it means, in a sentence.
    pub hint: &'static str,
    /// Its values.
    pub values: [&'static str; N],
}

impl<const N: usize> Choice<N> {
    /// The option, with a value chosen by its place.
    #[must_use]
    pub const fn set(&'static self, value: usize) -> Opt {
        Opt { label: self.label, hint: self.hint, values: &self.values, value }
    }

    /// The option with its first values alone, of which one is chosen by its place.
    #[must_use]
    pub fn set_of(&'static self, values: usize, value: usize) -> Opt {
        Opt { values: &self.values[..values.min(N)], ..self.set(value) }
    }
}

/// The words of an option that is off or on.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// Its name.
    pub label: &'static str,
    /// What it means when it is on, in a sentence.
    pub hint: &'static str,
}

impl Switch {
    /// The option, off or on.
    #[must_use]
    pub const fn set(&'static self, on: bool) -> Opt {
        Opt { label: self.label, hint: self.hint, values: &[], value: on as usize }
    }
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

impl Parting {
    /// All of them, in the order in which they are numbered.
    pub const ALL: [Self; 4] = [Self::Resign, Self::OfferDraw, Self::AcceptDraw, Self::DeclineDraw];
}

/// The words about a game that the shared screens need: what stands on its lid.
#[derive(Clone, Copy, Debug)]
pub struct GameWords {
    /// Its name.
    pub name: &'static str,
    /// One sentence for the shelf.
    pub tagline: &'static str,
    /// Who made it and when.
    pub credit: &'static str,
    /// What a seat is called where its player has no name.
    pub seats: &'static [&'static str],
    /// What the chart after the end shows.
    pub chart: &'static str,
}

impl GameWords {
    /// What a seat is called.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }
}
