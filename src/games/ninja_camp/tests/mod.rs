//! The rule sheet, rule by rule: every test is named after the rule that it holds the game to.
//!
//! Positions are drawn as diagrams (see [`Card::letter`]), moves are written (see [`Move::written`]), and what a move told everyone
//! is read back as a sentence, so that a test can be followed with real cards.

mod claiming;
mod deals;
mod ending;
mod laws;
mod peeking;
mod placing;
mod pushing;
mod readings;
mod roaming;
mod shadowing;
mod stepping;
mod straight;
mod turns;

use crate::games::ninja_camp::{
    Card, Clan, Deed, Event, Illegal, Move, NinjaCamp, Phase, Setup, Space, Technique, Way,
};
use crate::kernel::{Cites, Fast, Game, Out, Player, Seat, Seed, Session, Viewer};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const D: Seat = Seat::new(3);

/// The space with this name.
fn at(name: &str) -> Space {
    Space::named(name).expect(name)
}

/// The technique with this letter.
fn technique(letter: char) -> Technique {
    match Card::lettered(letter) {
        Some(Card::Technique(technique)) => technique,
        other => panic!("{letter} is {other:?}"),
    }
}

/// Cards by their letters.
fn cards(letters: &str) -> Vec<Card> {
    letters.chars().map(|letter| Card::lettered(letter).expect("a card")).collect()
}

/// A move in writing, see [`Move::written`].
fn mv(text: &str) -> Move {
    Move::written(text).expect(text)
}

/// A position in which seat A, of this clan, is to act against a Sloth. Its hand holds one copy of every technique.
fn board(clan: Clan, diagram: &str) -> NinjaCamp {
    position(&[clan, if clan == Clan::Sloth { Clan::Camel } else { Clan::Sloth }], diagram)
}

/// The same at a table of these clans.
fn position(clans: &[Clan], diagram: &str) -> NinjaCamp {
    let game = NinjaCamp::position(diagram, clans, A).expect("a drawing of the grid");
    game.with_hand(A, &Technique::ALL.map(Card::Technique))
}

/// Makes a move that must be allowed; what each viewer was told, the table first.
fn tell(game: &mut NinjaCamp, text: &str) -> Vec<Vec<Event>> {
    let (seat, mv) = (game.turn(), mv(text));
    assert_eq!(game.check(seat, &mv), Ok(()), "{seat:?} {text}\n{game}");
    let mut listed = Vec::new();
    game.moves(seat, &mut listed);
    assert!(listed.contains(&mv), "{text} is not listed\n{game}");
    let mut out = Out::new();
    game.apply(seat, &mv, &mut Fast::new(0), &mut out);
    let told = out.into_told();
    let viewers = [Viewer::Table].into_iter().chain(Seat::all(game.seats()).map(Viewer::Seat));
    viewers
        .map(|viewer| {
            told.iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event).collect()
        })
        .collect()
}

/// Makes a move of whose turn it is; what the table was told, as a sentence.
fn make(game: &mut NinjaCamp, text: &str) -> String {
    say(&tell(game, text)[0])
}

/// Makes several moves in turn; what was told of the last.
fn make_all(game: &mut NinjaCamp, moves: &str) -> String {
    moves.split_whitespace().map(|text| make(game, text)).last().expect("a move")
}

/// The name of a seat in diagrams.
fn name(seat: Seat) -> char {
    char::from(b'A' + seat.index() as u8)
}

/// Events as a sentence.
fn say(events: &[Event]) -> String {
    events.iter().map(say_one).collect::<Vec<_>>().join("; ")
}

fn say_one(event: &Event) -> String {
    let letter = |card: Option<Card>| card.map_or('?', Card::letter);
    match *event {
        Event::Placed { seat, ninja, space } => format!("{} places {ninja} on {space}", name(seat)),
        Event::Played { seat, card, copied, deed, .. } => {
            let copied = copied.map_or(String::new(), |technique| format!(" as {technique:?}"));
            format!("{} plays {card:?}{copied}{}", name(seat), say_deed(&deed))
        }
        Event::PowerUsed { seat, clan, replayed, copied, deed, .. } => {
            let replayed = replayed.map_or(String::new(), |card| format!(" plays {card:?}"));
            let copied = copied.map_or(String::new(), |technique| format!(" as {technique:?}"));
            format!("{} {clan:?}{replayed}{copied}{}", name(seat), say_deed(&deed))
        }
        Event::Peeked { seat, cards } => {
            let cards: Option<String> = cards.map(|cards| cards.map(Card::letter).iter().collect());
            format!("{} sees {}", name(seat), cards.unwrap_or_else(|| "???".to_owned()))
        }
        Event::Claimed { seat, space, card } => format!("{} claims {}{space}", name(seat), card.letter()),
        Event::TookUnused { seat, card } => format!("{} takes {}", name(seat), letter(card)),
        Event::Revealed { seat, card } => format!("{} reveals {}", name(seat), card.letter()),
        Event::Passed(seat) => format!("{} passes", name(seat)),
        Event::Gathered { seat, cards } => {
            let cards: String = cards.iter().flatten().map(|(_, card)| card.letter()).collect();
            format!("{} gathers {cards}", name(seat))
        }
        Event::Ended { winner, scores } => format!("{} wins {scores:?}", name(winner)),
    }
}

fn say_deed(deed: &Deed) -> String {
    let mut said = String::new();
    for moved in deed.moved.iter().flatten() {
        said += &format!(", {} {}", name(moved.seat), moved.way);
    }
    if let Some((card, from, to)) = deed.shifted {
        said += &format!(", moves {} {from}-{to}", card.letter());
    }
    for (space, card) in deed.claimed() {
        said += &format!(", claims {}{space}", card.letter());
    }
    said
}

/// The moves of whose turn it is.
fn moves(game: &NinjaCamp) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(game.turn(), &mut moves);
    moves
}

/// The ways that a card can be played, sorted.
fn ways(game: &NinjaCamp, letter: char) -> String {
    let named = |mv: Move| match mv {
        Move::Play { card, way } if card == technique(letter) => Some(way.to_string()),
        _ => None,
    };
    sorted(moves(game).into_iter().filter_map(named))
}

/// The ways that the clan power can be used, sorted.
fn power_ways(game: &NinjaCamp) -> String {
    let named = |mv: Move| match mv {
        Move::Power { way, replayed: None } => Some(way.to_string()),
        Move::Power { way, replayed: Some(card) } => {
            Some(format!("{}:{way}", Card::Technique(card).letter()))
        }
        _ => None,
    };
    sorted(moves(game).into_iter().filter_map(named))
}

fn sorted(texts: impl Iterator<Item = String>) -> String {
    let mut texts: Vec<String> = texts.collect();
    texts.sort_unstable();
    texts.join(" ")
}

/// Whose turn it is may not make this move, for this reason and by this rule.
#[track_caller]
fn refuses(game: &NinjaCamp, text: &str, rule: &str, why: Illegal) {
    let (seat, mv) = (game.turn(), mv(text));
    assert_eq!(game.check(seat, &mv), Err(why), "{text}\n{game}");
    assert_eq!(why.rule(), rule, "{why:?}");
    assert!(!moves(game).contains(&mv), "{text} is listed");
}

/// A new game of so many people.
fn table(seats: usize, seed: u64) -> Session<NinjaCamp> {
    Session::new(Setup::default(), vec![Player::human(); seats], Seed(seed)).expect("two to four players")
}

/// What lies on the table.
fn seen(session: &Session<NinjaCamp>) -> NinjaCamp {
    *session.view(Viewer::Table).game()
}
