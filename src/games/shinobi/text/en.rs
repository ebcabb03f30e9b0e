//! English.

use super::why::Why;
use super::{GameWords, Held, Mark, Score, Task, Text, Thing, Verdict, listed};
use crate::games::shinobi::{Card, Clan, Event, Illegal, Move, Order, Pile, Shinobi, Standing, View};
use crate::kernel::{Cites, Outcome, Seat};
use crate::ui::lang::{Line, capital};
use crate::ui::stage::names::sign;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Shinobi",
        tagline: "Five clans, one secret: you give everyone’s orders and serve only one.",
        credit: "Danila Gorunov; Rightgames, 2012",
        chart: "Cards of each clan",
        seats: &["Sun", "Wave", "Cedar", "Moon", "Torii"],
    },
    clans: ["Go-Hōjō", "Uesugi", "Takeda", "Mōri", "Oda"],
    ninja: "Ninja",
    orders: ["Deploy or ninja", "Place or move", "Attack"],
    last_round: "Last round",
    task,
    step,
    about,
    told,
    refused,
    reason,
    ending,
    score: Score {
        caption: "Whom everyone served",
        player: "Player",
        clan: "Clan",
        home: "At home",
        total: "In play",
        nobody: "Nobody",
        by_home: "more at home",
    },
    army_cell,
    province_cell,
    hand_cell,
    clan_cell: |clan| match clan {
        Some(clan) => format!("Clan card: {}", name(clan)),
        None => "Clan card, face down".to_owned(),
    },
    eye_cell: |open| if open { "Turn the clan card over" } else { "Look at the clan card" },
    deck_cell: |view| match view.game().deck_len() {
        0 => "Deck, empty".to_owned(),
        count => format!("Deck, {}", cards(count)),
    },
    removed_cell: |view| format!("Out of the game: {}", pile(view.game().removed())),
    hand: |seat| format!("Hand of {}, clan card and piles", sign(seat)),
    beside,
    board,
};

fn name(clan: Clan) -> &'static str {
    TEXT.clan(clan)
}

fn cards(count: impl Into<u32>) -> String {
    match count.into() {
        0 => "no cards".to_owned(),
        1 => "1 card".to_owned(),
        count => format!("{count} cards"),
    }
}

fn of(province: Seat) -> String {
    format!("{}’s province", sign(province))
}

/// A province as the log of a seat calls it.
fn home_or(seat: Seat, province: Seat) -> String {
    if seat == province { "the home province".to_owned() } else { of(province) }
}

fn pile(pile: &Pile) -> String {
    let kinds: Vec<String> = Card::ALL
        .into_iter()
        .filter(|&card| pile.count(card) > 0)
        .map(|card| match (card, pile.count(card)) {
            (Card::Ninja, 1) => "1 ninja".to_owned(),
            (Card::Ninja, count) => format!("{count} ninjas"),
            (card, count) => format!("{count} {}", TEXT.card(card)),
        })
        .collect();
    if kinds.is_empty() { "no cards".to_owned() } else { listed(&kinds, "and") }
}

fn armies(game: &Shinobi, province: Seat) -> String {
    let armies: Vec<String> =
        game.armies(province).map(|(clan, size)| format!("{size} {}", name(clan))).collect();
    if armies.is_empty() { "no army".to_owned() } else { listed(&armies, "and") }
}

fn ordinal(order: Order) -> &'static str {
    ["first", "second", "third"][order as usize]
}

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::Wait(turn, order) => format!("{} gives the {} order.", sign(turn), ordinal(order)),
        Task::First { troop: true, ninja: true } => {
            "First order: deploy a card to another province, or send a ninja against an army there."
                .to_owned()
        }
        Task::First { troop: true, .. } => {
            "First order: deploy a card from your hand to another province.".to_owned()
        }
        Task::First { .. } => {
            "First order: only ninjas are left in your hand, so send one against an army elsewhere."
                .to_owned()
        }
        Task::Second { place: true, shift: true } => {
            "Second order: place a card in your province, or move one out of another province.".to_owned()
        }
        Task::Second { place: true, .. } => {
            "Second order: place a card from your hand in your province.".to_owned()
        }
        Task::Second { .. } => {
            "Second order: move a card out of another province; your hand has none to place.".to_owned()
        }
        Task::Attack(_, Some((with, province, clan))) => format!(
            "Third order: you must attack, and only {} against {} in {} is possible.",
            name(with),
            name(clan),
            of(province)
        ),
        Task::Attack(count, None) => {
            format!(
                "Third order: you must attack. {count} attacks are possible; the armies for it are framed."
            )
        }
    }
}

fn step(view: &View, thing: Thing) -> String {
    let game = view.game();
    match (thing, game.order()) {
        (Thing::Card(Card::Ninja), _) => "Choose the army that loses a card to the ninja.".to_owned(),
        (Thing::Card(Card::Troop(clan)), Some(Order::Second)) => {
            format!("{}: choose your own province to place it there.", name(clan))
        }
        (Thing::Card(Card::Troop(clan)), _) => {
            format!("{}: choose the province to deploy it to.", name(clan))
        }
        (Thing::Army(home, clan), Some(Order::Third)) if home == game.turn() => format!(
            "{} attacks with {}: choose a smaller army of another clan.",
            name(clan),
            cards(game.army(home, clan))
        ),
        (Thing::Army(_, clan), Some(Order::Third)) => {
            format!("{} is attacked: choose which of your armies does it.", name(clan))
        }
        (Thing::Army(_, clan), _) => format!("Choose the province that the {} card moves to.", name(clan)),
        _ => String::new(),
    }
}

fn about(view: &View, thing: Thing) -> String {
    let game = view.game();
    match thing {
        Thing::Army(province, clan) => {
            let size = game.army(province, clan);
            let safe = if game.is_changed(province, clan) && size > 0 {
                " It was changed this turn and cannot be attacked."
            } else {
                ""
            };
            let total = game.total(clan);
            format!("{}: {} in {}, {total} in play in all.{safe}", name(clan), cards(size), of(province))
        }
        Thing::Province(province) => {
            let last = if game.last() == Some(province) && game.order().is_some() {
                " Its owner plays last."
            } else {
                ""
            };
            format!("In {}: {}.{last}", of(province), armies(game, province))
        }
        Thing::Card(Card::Troop(clan)) => {
            format!("A {} card: {} in play in all.", name(clan), game.total(clan))
        }
        Thing::Card(Card::Ninja) => {
            "A ninja: in place of the first order it removes a card from an army in another province."
                .to_owned()
        }
        Thing::Hidden => String::new(),
        Thing::Clan => "Hold the clan card to look at it, or press the eye to leave it open.".to_owned(),
        Thing::Deck => match (game.deck_len(), game.last()) {
            (0, Some(last)) => {
                format!("The deck is empty: everyone plays once more, {} last.", sign(last))
            }
            (count, _) => format!(
                "{} to draw; when the last one is drawn, the last round begins.",
                capital(&cards(count))
            ),
        },
        Thing::Removed => format!("Out of the game: {}.", pile(game.removed())),
    }
}

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Deployed { seat, clan, province } => {
            (seat, format!("deploys a card of {} to {}.", name(clan), of(province)), "SHI-5")
        }
        Event::Struck { seat, clan, province } => {
            (seat, format!("sends a ninja: {} in {} loses a card.", name(clan), of(province)), "SHI-6")
        }
        Event::Placed { seat, clan } => {
            (seat, format!("places a card of {} in the home province.", name(clan)), "SHI-8")
        }
        Event::Shifted { seat, clan, from, to } => (
            seat,
            format!("moves a card of {} from {} to {}.", name(clan), of(from), home_or(seat, to)),
            "SHI-8",
        ),
        Event::Attacked { seat, with, clan, province } => (
            seat,
            format!("attacks with {}: {} in {} loses a card.", name(with), name(clan), of(province)),
            "SHI-15",
        ),
        Event::Skipped { seat, order: Order::Third } => {
            (seat, "has no attack to make and skips the third order.".to_owned(), "SHI-10")
        }
        Event::Skipped { seat, order } => {
            (seat, format!("cannot give the {} order and skips it.", ordinal(order)), "SHI-R4")
        }
        Event::Drew { seat, cards: drawn } => (seat, format!("draws {}.", cards(drawn.len())), "SHI-17"),
        Event::LastRound { last } => (
            last,
            "has drawn the last card: everyone plays once more and this seat plays last.".to_owned(),
            "SHI-18",
        ),
        Event::Ended { winners, standings, .. } => {
            let verdict = Verdict::new(winners, |seat| standings.get(seat.index()).copied().flatten());
            let &(seat, _) = verdict.winners.first()?;
            let served = |(index, standing): (usize, &Option<Standing>)| {
                let Standing { total, clan, .. } = (*standing)?;
                Some(format!("{} {} {total}", sign(Seat::new(index as u8)), name(clan)))
            };
            let all: Vec<String> = standings.iter().enumerate().filter_map(served).collect();
            let with: Vec<String> =
                verdict.winners.iter().skip(1).map(|(seat, _)| format!("and {} ", sign(*seat))).collect();
            let wins = if with.is_empty() { "wins" } else { "win together" };
            (seat, format!("{}{wins}. The clans: {}.", with.concat(), all.join(", ")), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::NotYourTurn(seat) => format!("It is {}’s turn.", sign(seat)),
        Illegal::OutOfOrder { now: Order::Third, .. } => {
            "Now you must attack: whoever can attack has to, and earlier orders do not come back.".to_owned()
        }
        Illegal::OutOfOrder { now, tried } => format!(
            "That would be the {} order, and now the {} one is to be given.",
            ordinal(tried),
            ordinal(now)
        ),
        Illegal::NoSuchProvince(_) => "Nobody sits there, so there is no province.".to_owned(),
        Illegal::NotInHand(Card::Ninja) => "There is no ninja in your hand.".to_owned(),
        Illegal::NotInHand(Card::Troop(clan)) => format!("There is no {} card in your hand.", name(clan)),
        Illegal::NinjaAsTroop => {
            "A ninja is no troop: send it against an army in another province, in place of the first order."
                .to_owned()
        }
        Illegal::DeployAtHome => {
            "The first order goes to another province; your own gets its card with the second.".to_owned()
        }
        Illegal::NinjaAtHome => "A ninja never works against your own province.".to_owned(),
        Illegal::NinjaWithoutTarget => {
            "No army stands in any other province, so a ninja has nothing to do.".to_owned()
        }
        Illegal::NoArmy { tried, province, clan } => match tried {
            Order::First => {
                format!("No {} army stands in {} for a ninja to strike.", name(clan), of(province))
            }
            Order::Second => format!("No {} card stands in {} to be moved.", name(clan), of(province)),
            Order::Third => format!("No {} army stands in {} to be attacked.", name(clan), of(province)),
        },
        Illegal::ShiftFromHome => "Nothing is moved out of your own province.".to_owned(),
        Illegal::ShiftNowhere(seat) => {
            format!("The card stands in {} already: move it to another province.", of(seat))
        }
        Illegal::NoAttacker(clan) => {
            format!("No {} army stands in your province to attack with.", name(clan))
        }
        Illegal::AttackAtHome => "Only armies in other provinces are attacked.".to_owned(),
        Illegal::OwnClan(clan) => {
            format!("{} does not attack {}: they are of one clan.", name(clan), name(clan))
        }
        Illegal::TooWeak { own, target } => {
            format!("An army attacks smaller ones only: yours has {}, the other {target}.", cards(own))
        }
        Illegal::Changed { province, clan } => {
            format!("{} in {} was changed this turn, so it cannot be attacked.", name(clan), of(province))
        }
    };
    Line::new(text, why.rule())
}

fn reason(view: &View, mv: &Move) -> String {
    let seat = view.game().turn();
    let order = match *mv {
        Move::Deploy { card, province } => {
            format!("Deploy {} from your hand to {}", TEXT.card(card), of(province))
        }
        Move::Ninja { province, clan } => {
            format!("Send a ninja against {} in {}", name(clan), of(province))
        }
        Move::Place { card } => format!("Place {} from your hand in your province", TEXT.card(card)),
        Move::Shift { from, clan, to } => {
            let to = if to == seat { "your own".to_owned() } else { of(to) };
            format!("Move {} from {} to {to}", name(clan), of(from))
        }
        Move::Attack { with, province, clan } => {
            format!("Attack {} in {} with {}", name(clan), of(province), name(with))
        }
    };
    let why = match Why::of(view, mv) {
        Why::Refused(why) => return refused(&why).text,
        Why::Only => "nothing else is possible".to_owned(),
        Why::Destroys => "that army loses its last card".to_owned(),
        Why::HitsLeader(total) => format!("the leading clan, with {total} in play, loses a card"),
        Why::Weakens(left) => format!("that army keeps {}", cards(left)),
        Why::Arms(1) => "your army outnumbers one more then".to_owned(),
        Why::Arms(more) => format!("your army outnumbers {more} more then"),
        Why::Leads(total) => format!("that puts it ahead of every other clan, with {total} in play"),
        Why::Gathers(size) => format!("with {} there it is harder to attack", cards(size)),
        Why::Scatters => "what it leaves behind is easier to attack".to_owned(),
        Why::Founds => "a new army there".to_owned(),
        Why::Grows(size) => format!("it grows to {} there", cards(size)),
    };
    format!("{order}: {why}.")
}

fn ending(view: &View, outcome: Outcome) -> Line {
    let verdict = Verdict::of(view.game(), outcome);
    let said = |(seat, standing): &(Seat, Standing)| format!("{} ({})", sign(*seat), name(standing.clan));
    let winners: Vec<String> = verdict.winners.iter().map(said).collect();
    let level: Vec<String> = verdict.level.iter().map(said).collect();
    let Some((_, Standing { total, home, .. })) = verdict.winners.first() else {
        return Line::new("The game is over.", "SHI-18");
    };
    let text = match (winners.len(), level.len()) {
        (1, 0) => format!("{} wins: {} of the clan in play.", winners[0], cards(*total)),
        (1, _) => format!(
            "{} wins over {}: {total} in play each, but {home} of the clan at home is more.",
            winners[0],
            listed(&level, "and")
        ),
        _ => format!("{} win together: {total} in play and {home} at home each.", listed(&winners, "and")),
    };
    Line::new(text, verdict.rule())
}

fn marked(mut spoken: String, marks: &[Mark]) -> String {
    for mark in marks {
        spoken += match mark {
            Mark::Chosen => ", chosen",
            Mark::Choosable => ", can be chosen",
            Mark::Reachable => ", can go here",
            Mark::Target => ", possible target",
            Mark::Safe => ", changed this turn, cannot be attacked",
            Mark::LastMove => ", last order",
            Mark::Hint => ", hint",
        };
    }
    spoken
}

fn army_cell(view: &View, province: Seat, clan: Clan, marks: &[Mark]) -> String {
    let size = cards(view.game().army(province, clan));
    marked(format!("{}, {size}, {}", name(clan), of(province)), marks)
}

fn province_cell(view: &View, province: Seat, marks: &[Mark]) -> String {
    let game = view.game();
    let mut spoken = format!(
        "{}: {}; {} in hand",
        capital(&of(province)),
        armies(game, province),
        if view.is_open() { pile(game.hand(province)) } else { cards(game.hand(province).len()) }
    );
    if let Some(clan) = game.clan(province).filter(|_| view.is_open()) {
        let serves = if game.order().is_some() { "serves" } else { "served" };
        spoken += &format!(", {serves} {}", name(clan));
    }
    if game.order().is_some() && game.last() == Some(province) {
        spoken += ", plays last";
    }
    marked(spoken, marks)
}

fn hand_cell(place: usize, held: Held, marks: &[Mark]) -> String {
    let card = match held {
        Held::Nothing => "empty",
        Held::Back => "a card, face down",
        Held::Open(card) => TEXT.card(card),
    };
    marked(format!("Hand {}: {card}", place + 1), marks)
}

fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    match game.clan(seat).filter(|_| game.order().is_none()) {
        Some(clan) => format!("Served {}, {} in play", name(clan), cards(game.total(clan))),
        None => format!("{} in hand", capital(&cards(game.hand(seat).len()))),
    }
}

fn board(view: &View) -> String {
    let game = view.game();
    let now = match game.order() {
        Some(order) => format!("{} gives the {} order", sign(game.turn()), ordinal(order)),
        None => "The game is over".to_owned(),
    };
    format!("Provinces, {} of them, with the armies of five clans. {now}", game.seats())
}
