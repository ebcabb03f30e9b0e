//! Ninja Camp's words: every sentence of the game in both languages. Its rules page is in `rules.en.txt` and
//! `rules.fr.txt`.
//!
//! What is said is decided here once, so that the languages differ in words alone.

mod en;
mod fr;
#[cfg(test)]
mod tests;
pub mod why;

use super::{Card, Clan, Deed, Event, Illegal, Move, Phase, Space, Technique, View, Way};
use crate::kernel::{Game, Outcome, Seat};
use crate::ui::lang::{Lang, Line};

/// All words of the game in one language.
///
/// Seats stand in sentences by their names alone (“Sun”, “Soleil”); log sentences leave out the name of the seat
/// they speak of, which the log sets before them. What is spoken and not seen ends without a full stop.
#[derive(Debug)]
pub struct Text {
    /// The name of the game.
    pub name: &'static str,
    /// One sentence for the shelf.
    pub tagline: &'static str,
    /// Who made it and when.
    pub credit: &'static str,
    /// What the chart after the end shows: how the scores grew.
    pub chart: &'static str,
    /// The seats, by their marks: sun, wave, cedar, moon.
    pub seats: [&'static str; 4],

    /// The techniques, in the order of [`Technique::ALL`].
    pub techniques: [&'static str; 7],
    /// A trap, as a label.
    pub trap: &'static str,
    /// A wall, as a label.
    pub wall: &'static str,
    /// The clans, in the order of [`Clan`].
    pub clans: [&'static str; 13],
    /// What each technique does, in at most ten words, without a full stop.
    pub technique_short: [&'static str; 7],
    /// What a trap does, likewise.
    pub trap_short: &'static str,
    /// What a wall does, likewise.
    pub wall_short: &'static str,
    /// The power of each clan, in at most fifteen words, without a full stop.
    pub clan_short: [&'static str; 13],
    /// A card with its value and what it does, as a sentence.
    pub about_card: fn(Card) -> String,
    /// A clan and its power, as a sentence.
    pub about_clan: fn(Clan) -> String,

    /// Button: give up the move that is being built.
    pub cancel: &'static str,
    /// Button: the move that is being built is complete as it is.
    pub done: &'static str,
    /// Button: pass.
    pub pass: &'static str,
    /// The same button when it must be pressed once more, though something could still be played.
    pub pass_surely: &'static str,
    /// Button: show what all cards do.
    pub show_cards: &'static str,
    /// Button: hide it again.
    pub hide_cards: &'static str,
    /// Button while the Flamingo chooses: claim the card that was left, with its name.
    pub take_none: fn(&View) -> String,

    /// Heading over a hand.
    pub hand: &'static str,
    /// A hand without cards.
    pub hand_empty: &'static str,
    /// Its power has been used.
    pub clan_used: &'static str,
    /// Its power can still be used.
    pub clan_unused: &'static str,
    /// Heading over the seven techniques, traps and walls.
    pub techniques_title: &'static str,
    /// Heading over the thirteen clans.
    pub clans_title: &'static str,
    /// Heading over the three cards that the Flamingo sees.
    pub peek_title: &'static str,
    /// Heading over the discard pile when the Penguin chooses from it.
    pub replay_title: &'static str,
    /// A seat that has passed, as a label.
    pub passed: &'static str,
    /// How many points a seat would have now, as a label before a number.
    pub live_score: &'static str,

    /// What a seat should do now, in one sentence; also while it waits, and after the end.
    pub task: fn(&View, Seat) -> String,
    /// What comes next while whose turn it is builds a move: the action chosen, and the spaces named so far.
    pub step: fn(&View, Action, &Way) -> String,
    /// An event as a sentence of the log, without the name of its seat, and that seat.
    pub told: fn(&Event) -> Option<(Seat, Line)>,
    /// Why a move is refused.
    pub refused: fn(&Illegal) -> Line,
    /// Why a seat can do nothing with a card of its hand just now; `None` if it can be played.
    pub unplayable: fn(&View, Seat, Card) -> Option<Line>,
    /// Why a seat cannot use its clan power just now; `None` if it can.
    pub powerless: fn(&View, Seat) -> Option<Line>,
    /// What speaks for a move of whose turn it is.
    pub reason: fn(&View, &Move) -> String,
    /// How the game ended.
    pub ending: fn(&View, Outcome) -> Line,
    /// The words of the score table.
    pub score: Score,

    /// The spoken name of a space: its card and value, who stands there, and what is marked on it.
    pub cell: fn(&View, Space, &[Mark]) -> String,
    /// The spoken name of a card in the hand of a seat: its value, how many, playable or why not.
    pub hand_cell: fn(&View, Seat, Card) -> String,
    /// The spoken name of a card in a discard pile: its value, and how many.
    pub discard_cell: fn(&View, Seat, Card) -> String,
    /// The spoken name of one of the three cards that the Flamingo sees, from 0.
    pub peek_cell: fn(&View, u8) -> String,
    /// The spoken name of a seat's clan card: its power, and whether it can be used.
    pub clan_cell: fn(&View, Seat) -> String,
    /// The spoken form of what stands beside a seat: its points where they are shown, its cards and its clan.
    pub beside: fn(&View, Seat) -> String,
    /// The spoken name of the board.
    pub board: fn(&View) -> String,

    /// Option NCA-4, in the order of [`First`](super::First).
    pub first: Choice<2>,
    /// Option: points are shown while the game goes on.
    pub live_scores: Switch,
}

/// The words of the score table (NCA-17).
#[derive(Clone, Copy, Debug)]
pub struct Score {
    /// Over the whole table.
    pub caption: &'static str,
    /// Over the names.
    pub player: &'static str,
    /// The value of the cards in hand.
    pub hand: &'static str,
    /// The value of the discard pile, while the game goes on.
    pub discard: &'static str,
    /// The value of the discard pile after the end: the cards under the ninjas have gone there (NCA-16).
    pub discard_after: &'static str,
    /// The value of the cards under the ninjas, while the game goes on.
    pub under: &'static str,
    /// The sum.
    pub total: &'static str,
    /// Who passed last wins a tie (NCA-18): how a row says it.
    pub passed_last: &'static str,
}

/// An option with several values.
#[derive(Clone, Copy, Debug)]
pub struct Choice<const N: usize> {
    /// Its name.
    pub label: &'static str,
    /// What it means, in a sentence.
    pub hint: &'static str,
    /// Its values.
    pub values: [&'static str; N],
}

/// An option that is off or on.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// Its name.
    pub label: &'static str,
    /// What it means, in a sentence.
    pub hint: &'static str,
}

/// What a move that is being built does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// It plays this card from hand.
    Play(Technique),
    /// It uses the clan power; the Penguin, with the technique that is played once more, if it is chosen already.
    Power(Option<Technique>),
}

/// What is marked on a space of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// It can be named next: a ninja to choose, a step, a target.
    Reachable,
    /// It was named already, as this one in the order, from 1.
    Chosen(u8),
    /// Its card would be claimed.
    Claims,
    /// The last move began or ended here.
    LastMove,
    /// The hint goes here.
    Hint,
}

/// The words in this language.
#[must_use]
pub fn text(lang: Lang) -> &'static Text {
    match lang {
        Lang::En => &en::TEXT,
        Lang::Fr => &fr::TEXT,
    }
}

/// The rule that says what a technique does.
#[must_use]
pub const fn technique_rule(technique: Technique) -> &'static str {
    ["NCA-D1a", "NCA-D1b", "NCA-D1c", "NCA-D1d", "NCA-D1e", "NCA-D1f", "NCA-D1g"][technique as usize]
}

/// The rule that says what a clan can do.
#[must_use]
pub const fn clan_rule(clan: Clan) -> &'static str {
    const RULES: [&str; 13] = [
        "NCA-D4a", "NCA-D4b", "NCA-D4c", "NCA-D4d", "NCA-D4e", "NCA-D4f", "NCA-D4g", "NCA-D4h", "NCA-D4i",
        "NCA-D4j", "NCA-D4k", "NCA-D4l", "NCA-D4m",
    ];
    RULES[clan as usize]
}

impl Text {
    /// The name of a seat.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> &'static str {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    /// The name of a technique.
    #[must_use]
    pub const fn technique(&self, technique: Technique) -> &'static str {
        self.techniques[technique as usize]
    }

    /// The name of a clan.
    #[must_use]
    pub const fn clan(&self, clan: Clan) -> &'static str {
        self.clans[clan as usize]
    }

    /// The power of a clan.
    #[must_use]
    pub const fn power(&self, clan: Clan) -> &'static str {
        self.clan_short[clan as usize]
    }

    /// The name of a card, as a label.
    #[must_use]
    pub const fn card(&self, card: Card) -> &'static str {
        match card {
            Card::Technique(technique) => self.technique(technique),
            Card::Trap => self.trap,
            Card::Wall => self.wall,
        }
    }

    /// What a card does.
    #[must_use]
    pub const fn effect(&self, card: Card) -> &'static str {
        match card {
            Card::Technique(technique) => self.technique_short[technique as usize],
            Card::Trap => self.trap_short,
            Card::Wall => self.wall_short,
        }
    }
}

/// What a seat has to do.
enum Task {
    Over(Outcome),
    /// This seat places a ninja.
    WaitForPlace(Seat),
    /// Place the first, second or third ninja (0 to 2), on none of these types.
    Place(u8, Vec<Card>),
    /// This seat's Flamingo chooses.
    WaitForChoice(Seat),
    /// The Flamingo chooses; the card that it left.
    Choose(Option<Card>),
    /// The seat has passed; this one is to act.
    Out(Seat),
    /// This seat is to act.
    Wait(Seat),
    /// Whether a card can be played, and the clan whose power can be used.
    Act {
        cards: bool,
        power: Option<Clan>,
    },
}

impl Task {
    fn of(view: &View, seat: Seat) -> Self {
        let game = view.game();
        let turn = game.turn();
        match (game.phase(), turn == seat) {
            (Phase::Over, _) => Self::Over(game.outcome().unwrap_or(Outcome::DRAW)),
            (Phase::Placing, false) => Self::WaitForPlace(turn),
            (Phase::Placing, true) => {
                let standing: Vec<Space> = game.ninjas(seat).into_iter().flatten().collect();
                let taken = standing.iter().filter_map(|&space| game.grid().card(space));
                Self::Place(standing.len() as u8, taken.collect())
            }
            (_, false) if game.has_passed(seat) => Self::Out(turn),
            (Phase::Choosing(_), false) => Self::WaitForChoice(turn),
            (Phase::Choosing(start), true) => Self::Choose(game.grid().card(start)),
            (Phase::Playing, false) => Self::Wait(turn),
            (Phase::Playing, true) => {
                let moves = moves(view, seat);
                let power = moves.iter().any(|mv| matches!(mv, Move::Power { .. }));
                Self::Act {
                    cards: moves.iter().any(|mv| matches!(mv, Move::Play { .. })),
                    power: power.then(|| game.clan(seat)),
                }
            }
        }
    }
}

fn moves(view: &View, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    view.game().moves(seat, &mut moves);
    moves
}

/// What a seat can do with its cards: the powers of some clans have thousands of ways.
fn cards_only(view: &View, seat: Seat) -> Vec<Move> {
    let (mut game, mut moves) = (*view.game(), Vec::new());
    game.used = game.used.with(seat);
    game.moves(seat, &mut moves);
    moves
}

/// What a move that is being built is called.
#[derive(Clone, Copy)]
enum Acting {
    /// A technique.
    Card(Technique),
    /// A Shadow of this technique; of nothing, if there is none.
    Shadow(Option<Technique>),
    /// A clan power.
    Clan(Clan),
    /// The Penguin with this technique.
    Replay(Technique),
    /// The Penguin with a Shadow of this technique.
    ReplayShadow(Option<Technique>),
}

/// What comes next in a move that is being built.
#[derive(Clone, Copy)]
enum Next {
    /// The technique from the discard pile that the Penguin plays.
    Replayed,
    /// The ninja that moves.
    Ninja,
    /// The first ninja that moves, whose card will be claimed.
    FirstNinja,
    /// The opponent's ninja that is moved.
    Rival,
    /// A card next to an own ninja.
    Card,
    /// The first step of Stealth, onto the card that is claimed as well.
    Tiptoe,
    /// A step, this one of so many.
    Step(u8, u8),
    /// The first step of one or two; whether diagonals are allowed, and ninjas no obstacle.
    StepOrTwo { diagonals: bool, through: bool },
    /// A second step, or none.
    AnotherStep,
    /// A second step, for it cannot stay on a ninja's card.
    StepOn,
    /// The only step, diagonals allowed.
    OneStep,
    /// The only step, not onto a trap.
    StepOffTraps,
    /// Where a straight run ends.
    RunsTo,
    /// Where a leap lands; whether over ninjas too.
    Lands { ninjas: bool },
    /// The opponent's ninja straight ahead that is pushed.
    Target,
    /// A card on the border.
    Border,
    /// A card without ninjas beside it.
    Lonely,
    /// Another card of this type.
    Copy(Option<Card>),
    /// The opponent's ninja to swap places with.
    Swap,
    /// Where the opponent's ninja goes.
    Aside,
    /// Another own ninja, or none.
    AnotherNinja,
    /// A card that is moved, or none.
    Lift,
    /// The empty space it is moved to.
    Hole,
    /// Nothing: it is complete.
    Nothing,
}

impl Next {
    fn of(view: &View, action: Action, way: &Way) -> (Acting, Self) {
        let game = view.game();
        let seat = game.turn();
        let copied = game.copied_by(seat).map(|(_, technique)| technique);
        let (acting, technique) = match (action, game.clan(seat)) {
            (Action::Play(Technique::Shadow), _) => (Acting::Shadow(copied), copied),
            (Action::Play(card), _) => (Acting::Card(card), Some(card)),
            (Action::Power(Some(Technique::Shadow)), _) => (Acting::ReplayShadow(copied), copied),
            (Action::Power(Some(card)), _) => (Acting::Replay(card), Some(card)),
            (Action::Power(None), clan) => return (Acting::Clan(clan), Self::of_power(view, clan, way)),
        };
        (acting, technique.map_or(Self::Nothing, |technique| Self::of_technique(technique, way.len())))
    }

    fn of_technique(technique: Technique, named: usize) -> Self {
        match (technique, named) {
            (Technique::Shadow, _) => Self::Nothing,
            (_, 0) => Self::Ninja,
            (Technique::Stealth, 1) => Self::Tiptoe,
            (Technique::Stealth, 2) => Self::Step(2, 2),
            (Technique::Dodge, 1) => Self::StepOrTwo { diagonals: true, through: false },
            (Technique::Dodge, 2) => Self::AnotherStep,
            (Technique::Sprint, 1) => Self::RunsTo,
            (Technique::Leap, 1) => Self::Lands { ninjas: false },
            (Technique::Evade, 1..=3) => Self::Step(named as u8, 3),
            (Technique::Ambush, 1) => Self::Target,
            _ => Self::Nothing,
        }
    }

    fn of_power(view: &View, clan: Clan, way: &Way) -> Self {
        let game = view.game();
        match (clan, &way[..]) {
            (Clan::Penguin, _) => Self::Replayed,
            (Clan::Skunk, []) => Self::Rival,
            (Clan::Skunk, [_]) | (Clan::Goat, [_, _]) => Self::Aside,
            (Clan::Sloth, []) => Self::Card,
            (Clan::Platypus, []) => Self::FirstNinja,
            (_, []) => Self::Ninja,
            (Clan::Armadillo, [_]) => Self::Border,
            (Clan::Camel, [_]) => Self::Lonely,
            (Clan::Chameleon, [from]) => Self::Copy(game.grid().card(*from)),
            (Clan::Flamingo, [_]) => Self::StepOrTwo { diagonals: false, through: false },
            (Clan::Hamster, [_]) => Self::StepOrTwo { diagonals: true, through: true },
            (Clan::Hamster, [_, over]) if game.ninja_at(*over).is_some() => Self::StepOn,
            (Clan::Flamingo | Clan::Hamster, [_, _]) => Self::AnotherStep,
            (Clan::FlyingSquirrel, [_]) => Self::StepOffTraps,
            (Clan::FlyingSquirrel, [_, _]) => Self::Swap,
            (Clan::Goat, [_]) => Self::Target,
            (Clan::Platypus, [_] | [_, _, _]) | (Clan::PolarBear, [_]) => Self::OneStep,
            (Clan::Platypus, [_, _]) => Self::AnotherNinja,
            (Clan::PolarBear, [_, _]) => Self::Lift,
            (Clan::PolarBear, [_, _, _]) => Self::Hole,
            (Clan::Puppy, [_]) => Self::Lands { ninjas: true },
            _ => Self::Nothing,
        }
    }
}

/// Why nothing can be done with a card or a clan power just now.
#[derive(Clone, Copy)]
enum Idle {
    Over,
    /// Walls are in no hand.
    Wall,
    Trap,
    Passed,
    Placing,
    /// It is this seat's turn.
    Waits(Seat),
    Choosing,
    NotHeld(Technique),
    NothingToCopy,
    /// No ninja can do what this technique asks for.
    NoWay(Technique),
    /// Nor what the technique asks for that a Shadow would copy.
    NoShadow(Technique),
    Used(Clan),
    /// The Penguin has no technique in the discard pile.
    NothingPlayed,
    /// No ninja can do what this clan's power asks for.
    NoPower(Clan),
}

impl Idle {
    fn of_card(view: &View, seat: Seat, card: Card) -> Option<Self> {
        let game = view.game();
        let technique = match card {
            _ if game.phase() == Phase::Over => return Some(Self::Over),
            Card::Wall => return Some(Self::Wall),
            Card::Trap => return Some(Self::Trap),
            Card::Technique(technique) => technique,
        };
        if let Some(idle) = Self::of_seat(view, seat) {
            return Some(idle);
        }
        let copied = game.copied_by(seat).map(|(_, copied)| copied);
        let plays = |mv: &Move| matches!(mv, Move::Play { card, .. } if *card == technique);
        match (technique, copied) {
            _ if !game.holds(seat, technique) => Some(Self::NotHeld(technique)),
            (Technique::Shadow, None) => Some(Self::NothingToCopy),
            _ if cards_only(view, seat).iter().any(plays) => None,
            (Technique::Shadow, Some(copied)) => Some(Self::NoShadow(copied)),
            _ => Some(Self::NoWay(technique)),
        }
    }

    fn of_power(view: &View, seat: Seat) -> Option<Self> {
        let game = view.game();
        let clan = game.clan(seat);
        if game.has_used_power(seat) {
            return Some(Self::Used(clan));
        }
        if let Some(idle) = Self::of_seat(view, seat) {
            return Some(idle);
        }
        if clan == Clan::Penguin && game.discard(seat).techniques().next().is_none() {
            return Some(Self::NothingPlayed);
        }
        let usable = moves(view, seat).iter().any(|mv| matches!(mv, Move::Power { .. }));
        (!usable).then_some(Self::NoPower(clan))
    }

    fn of_seat(view: &View, seat: Seat) -> Option<Self> {
        let game = view.game();
        match game.phase() {
            Phase::Over => Some(Self::Over),
            _ if game.has_passed(seat) => Some(Self::Passed),
            Phase::Placing => Some(Self::Placing),
            _ if game.turn() != seat => Some(Self::Waits(game.turn())),
            Phase::Choosing(_) => Some(Self::Choosing),
            Phase::Playing => None,
        }
    }

    fn rule(self) -> &'static str {
        match self {
            Self::Over => "NCA-15",
            Self::Wall | Self::Trap => "NCA-D2",
            Self::Passed => "NCA-11",
            Self::Placing => "NCA-4",
            Self::Waits(_) => "NCA-7",
            Self::Choosing => "NCA-R7",
            Self::NotHeld(_) => "NCA-9",
            Self::NothingToCopy => "NCA-R5",
            Self::NoWay(_) | Self::NoShadow(_) | Self::NoPower(_) => "NCA-12",
            Self::Used(_) => "NCA-10",
            Self::NothingPlayed => clan_rule(Clan::Penguin),
        }
    }
}

/// A part of what an action did, as a sentence of the log says it.
enum Clause {
    /// An own ninja went from here to there, by way of these.
    Went { from: Space, to: Space, over: Vec<Space> },
    /// This seat's ninja was pushed there, out of the space where the own one is now.
    Pushed(Seat, Space),
    /// This seat's ninja was driven from here to there.
    Driven(Seat, Space, Space),
    /// It swapped with this seat's ninja, which stood there.
    Swapped(Seat, Space),
    /// This card was moved from here to there.
    Shifted(Card, Space, Space),
    /// These cards were claimed.
    Claims(Vec<Card>),
    /// This card was claimed from there without a move.
    Reaches(Card, Space),
}

impl Clause {
    /// What a deed of this seat comes to.
    fn all(seat: Seat, deed: &Deed) -> Vec<Self> {
        let mut clauses = Vec::new();
        let moved = || deed.moved.iter().flatten();
        let went = moved().find(|moved| moved.seat == seat);
        let other = moved().find(|moved| moved.seat != seat);
        let other = other.and_then(|other| Some((other.seat, *other.way.first()?, *other.way.last()?)));
        let swap = |way: &Way| matches!((&way[..], other), ([_, step, at], Some((_, a, b))) if (a, b) == (*at, *step));
        for moved in moved().filter(|moved| moved.seat == seat) {
            let way = if swap(&moved.way) { &moved.way[..2] } else { &moved.way[..] };
            if let [from, over @ .., to] = way {
                clauses.push(Self::Went { from: *from, to: *to, over: over.to_vec() });
            }
        }
        match (went, other) {
            (Some(own), Some((rival, from, _))) if swap(&own.way) => {
                clauses.push(Self::Swapped(rival, from));
            }
            (Some(_), Some((rival, _, to))) => clauses.push(Self::Pushed(rival, to)),
            (None, Some((rival, from, to))) => clauses.push(Self::Driven(rival, from, to)),
            (_, None) => {}
        }
        clauses.extend(deed.shifted.map(|(card, from, to)| Self::Shifted(card, from, to)));
        let claimed: Vec<(Space, Card)> = deed.claimed().collect();
        match (&claimed[..], went, other) {
            ([], _, _) => {}
            ([(space, card)], None, None) => clauses.push(Self::Reaches(*card, *space)),
            _ => clauses.push(Self::Claims(claimed.iter().map(|(_, card)| *card).collect())),
        }
        clauses
    }
}

/// Who won, and how close it was.
struct Verdict {
    winner: Seat,
    points: i16,
    /// Those with as many points.
    level: Vec<Seat>,
    /// The best of the others, if nobody is level.
    next: Option<(Seat, i16)>,
}

impl Verdict {
    fn new(winner: Seat, scores: &[i16]) -> Self {
        let points = scores.get(winner.index()).copied().unwrap_or(0);
        let others = || Seat::all(scores.len() as u8).zip(scores).filter(|(seat, _)| *seat != winner);
        let level: Vec<Seat> =
            others().filter(|(_, score)| **score == points).map(|(seat, _)| seat).collect();
        let next = others().max_by_key(|(_, score)| **score).map(|(seat, score)| (seat, *score));
        Self { winner, points, next: next.filter(|_| level.is_empty()), level }
    }

    fn of(view: &View, outcome: Outcome) -> Option<Self> {
        Some(Self::new(outcome.winners.first()?, &view.game().scores()))
    }

    fn rule(&self) -> &'static str {
        if self.level.is_empty() { "NCA-17" } else { "NCA-18" }
    }
}

/// How many copies of a card this viewer knows in a hand, and whether one of them is hidden from the others.
fn in_hand(view: &View, seat: Seat, card: Card) -> (u8, bool) {
    let secret = view.game().secret().is_some_and(|secret| secret.seat == seat && secret.card == Some(card));
    (view.game().hand(seat).copies(card) + u8::from(secret), secret)
}

/// What lies in a hand, as this viewer knows it: each kind of card with its number, then one that is hidden.
fn hand_of(view: &View, seat: Seat) -> Vec<(u8, Option<Card>)> {
    let known = Card::ALL.map(|card| (in_hand(view, seat, card).0, Some(card)));
    let hidden = view.game().secret().filter(|secret| secret.seat == seat && secret.card.is_none());
    known.into_iter().filter(|&(count, _)| count > 0).chain(hidden.map(|_| (1, None))).collect()
}

/// The card that the Flamingo left.
fn left(view: &View) -> Option<Card> {
    match view.game().phase() {
        Phase::Choosing(start) => view.game().grid().card(start),
        _ => None,
    }
}

/// A number with a true minus sign.
#[must_use]
pub fn number(value: i16) -> String {
    let sign = if value < 0 { "−" } else { "" };
    format!("{sign}{}", value.unsigned_abs())
}

/// Words in a row: `one`, `one and two`, `one, two and three`.
fn listed(words: &[String], and: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}
