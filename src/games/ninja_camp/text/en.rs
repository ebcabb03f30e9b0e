//! English.

use super::why::Why;
use super::{
    Acting, Action, Choice, Clause, Idle, Mark, Next, Score, Switch, Task, Text, Verdict, clan_rule, hand_of,
    in_hand, left, listed, number, technique_rule,
};
use crate::games::ninja_camp::{Card, Clan, Deed, Event, Illegal, Move, Phase, Space, Technique, View, Way};
use crate::kernel::{Cites, Outcome, Seat};
use crate::ui::lang::Line;

pub(super) static TEXT: Text = Text {
    name: "Ninja Camp",
    tagline: "Every card you leave is yours, and the camp crumbles under everybody’s feet.",
    credit: "Adam E. Daulton; Action Phase Games, 2016",
    chart: "Score so far",
    seats: ["Sun", "Wave", "Cedar", "Moon"],
    techniques: ["Stealth", "Dodge", "Sprint", "Leap", "Shadow", "Evade", "Ambush"],
    trap: "Trap",
    wall: "Wall",
    clans: [
        "Armadillo",
        "Camel",
        "Chameleon",
        "Flamingo",
        "Flying Squirrel",
        "Goat",
        "Hamster",
        "Penguin",
        "Platypus",
        "Polar Bear",
        "Puppy",
        "Skunk",
        "Sloth",
    ],
    technique_short: [
        "Two steps; claim the first card entered as well",
        "One or two steps, diagonals allowed",
        "Straight on until something stops you",
        "Straight over empty spaces, onto the card behind",
        "Copies the last technique a rival played",
        "Exactly three steps, no space twice",
        "Straight into a rival’s ninja, pushing it one space on",
    ],
    trap_short: "Can be entered and claimed, never played",
    wall_short: "Never entered, crossed or claimed",
    clan_short: [
        "Straight to a border card, past ninjas, empty spaces and walls",
        "To any free card with no other ninja beside it",
        "To another free card of the technique it stands on",
        "One or two steps; you may claim one of three unused cards instead",
        "One step, not onto a trap, then swap with a rival’s ninja",
        "Straight into a rival’s ninja, butting it onto a card around, not a trap",
        "One or two steps, diagonals allowed, even through ninjas",
        "Plays a technique from your discard pile once more",
        "One or two of your ninjas step, diagonals allowed; claim one card left",
        "One step, diagonals allowed; then you may move a card into an empty space",
        "Straight over empty spaces and ninjas, onto the card behind",
        "Drives a rival’s ninja one space away, not onto a trap; claims its card",
        "Claims a free card that touches one of your ninjas, without moving",
    ],
    about_card: |card| match card {
        Card::Wall => format!("{}: {}.", TEXT.wall, TEXT.wall_short),
        _ => format!("{} ({}): {}.", TEXT.card(card), number(card.value()), TEXT.effect(card)),
    },
    about_clan: |clan| format!("{}: {}.", TEXT.clan(clan), TEXT.power(clan)),
    cancel: "Cancel",
    done: "That is all",
    pass: "Pass",
    pass_surely: "Pass for good?",
    show_cards: "Techniques and clans",
    hide_cards: "Hide techniques and clans",
    take_none: |view| match left(view) {
        Some(card) => format!("Claim {}", valued(card)),
        None => "Claim the card you left".to_owned(),
    },
    hand: "Hand",
    hand_empty: "No card in hand",
    clan_used: "Power used",
    clan_unused: "Power unused",
    techniques_title: "Techniques",
    clans_title: "Clans",
    peek_title: "Three unused cards, for your eyes only",
    replay_title: "Which technique once more?",
    passed: "Passed",
    live_score: "Points so far",
    task,
    step,
    told,
    refused,
    unplayable: |view, seat, card| Idle::of_card(view, seat, card).map(idle),
    powerless: |view, seat| Idle::of_power(view, seat).map(idle),
    reason,
    ending,
    score: Score {
        caption: "Final count",
        player: "Player",
        hand: "Hand",
        discard: "Discard pile",
        discard_after: "Discard pile and cards under the ninjas",
        under: "Under the ninjas",
        total: "Total",
        passed_last: "passed last",
    },
    cell,
    hand_cell,
    discard_cell: |view, seat, card| copies(card, view.game().discard(seat).copies(card)),
    peek_cell,
    clan_cell,
    beside,
    board,
    first: Choice {
        label: "Who places first",
        hint: "Ninjas are placed against the clock; whoever places last takes the first turn.",
        values: ["Sun", "By lot"],
    },
    live_scores: Switch {
        label: "Show points during play",
        hint: "Everyone’s points so far stand beside their seat; the cards behind them lie open anyway.",
    },
};

fn name(seat: Seat) -> &'static str {
    TEXT.seat(seat)
}

/// A card with its article.
fn a(card: Card) -> String {
    match card {
        Card::Trap => "a trap".to_owned(),
        Card::Wall => "a wall".to_owned(),
        Card::Technique(technique @ (Technique::Evade | Technique::Ambush)) => {
            format!("an {}", TEXT.technique(technique))
        }
        Card::Technique(technique) => format!("a {}", TEXT.technique(technique)),
    }
}

/// A card with its value.
fn valued(card: Card) -> String {
    match card {
        Card::Technique(technique) => format!("{} ({})", TEXT.technique(technique), technique.value()),
        Card::Trap => format!("a trap ({})", number(card.value())),
        Card::Wall => "a wall".to_owned(),
    }
}

fn all_valued(cards: impl IntoIterator<Item = Card>) -> String {
    listed(&cards.into_iter().map(valued).collect::<Vec<_>>(), "and")
}

fn and(spaces: &[Space]) -> String {
    listed(&spaces.iter().map(Space::to_string).collect::<Vec<_>>(), "and")
}

fn points(count: i16) -> String {
    match count {
        1 | -1 => format!("{} point", number(count)),
        _ => format!("{} points", number(count)),
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::WaitForPlace(turn) => format!("{} places a ninja.", name(turn)),
        Task::Place(count, taken) => {
            let nth = ["first", "second", "third"][usize::from(count.min(2))];
            let barred: Vec<String> = taken.into_iter().chain([Card::Wall]).map(a).collect();
            format!("Place your {nth} ninja on any free card but {}.", listed(&barred, "or"))
        }
        Task::WaitForChoice(turn) => format!("{} looks at three unused cards and chooses.", name(turn)),
        Task::Choose(Some(card)) => {
            format!("Take one of the three unused cards, or claim {}, which you left.", valued(card))
        }
        Task::Choose(None) => "Take one of the three unused cards, or claim the one you left.".to_owned(),
        Task::Out(turn) => format!("You have passed. {} is to play.", name(turn)),
        Task::Wait(turn) => format!("{} is to play.", name(turn)),
        Task::Act { cards: true, power: Some(clan) } => {
            format!("Play a card from your hand, or use the power of the {}.", TEXT.clan(clan))
        }
        Task::Act { cards: true, power: None } => "Play a card from your hand.".to_owned(),
        Task::Act { cards: false, power: Some(clan) } => {
            format!("No card can be played: use the power of the {}, or pass.", TEXT.clan(clan))
        }
        Task::Act { cards: false, power: None } => "Nothing can be played any more: pass.".to_owned(),
    }
}

fn step(view: &View, action: Action, way: &Way) -> String {
    let (acting, next) = Next::of(view, action, way);
    let shadow = |copied: Option<Technique>| match copied {
        Some(copied) => {
            format!("{} as {}", TEXT.technique(Technique::Shadow), TEXT.technique(copied))
        }
        None => TEXT.technique(Technique::Shadow).to_owned(),
    };
    let penguin = TEXT.clan(Clan::Penguin);
    let acting = match acting {
        Acting::Card(card) => TEXT.technique(card).to_owned(),
        Acting::Shadow(copied) => shadow(copied),
        Acting::Clan(clan) => TEXT.clan(clan).to_owned(),
        Acting::Replay(card) => format!("{penguin} with {}", TEXT.technique(card)),
        Acting::ReplayShadow(copied) => format!("{penguin} with {}", shadow(copied)),
    };
    let done = TEXT.done;
    let what = match next {
        Next::Replayed => "choose a technique from your discard pile".to_owned(),
        Next::Ninja => "choose one of your ninjas".to_owned(),
        Next::FirstNinja => "choose a ninja; you will claim the card it leaves".to_owned(),
        Next::Rival => "choose a rival’s ninja".to_owned(),
        Next::Card => "choose a free card that touches one of your ninjas".to_owned(),
        Next::Tiptoe => "step 1 of 2, onto a card that you will claim as well".to_owned(),
        Next::Step(step, steps) => format!("step {step} of {steps}"),
        Next::StepOrTwo { diagonals: false, .. } => "first step".to_owned(),
        Next::StepOrTwo { through: false, .. } => "first step, diagonally too if you like".to_owned(),
        Next::StepOrTwo { through: true, .. } => "first step, diagonally or onto a ninja too".to_owned(),
        Next::AnotherStep => format!("a second step, or press “{done}”"),
        Next::StepOn => "one more step, for a ninja stands here".to_owned(),
        Next::OneStep => "one step, diagonally too if you like".to_owned(),
        Next::StepOffTraps => "one step, not onto a trap".to_owned(),
        Next::RunsTo => "choose where the run ends".to_owned(),
        Next::Lands { ninjas: false } => "choose the card behind the gap".to_owned(),
        Next::Lands { ninjas: true } => "choose the card behind the gap or the ninjas".to_owned(),
        Next::Target => "choose the rival’s ninja to run into".to_owned(),
        Next::Border => "choose a border card straight ahead".to_owned(),
        Next::Lonely => "choose a free card with no other ninja beside it".to_owned(),
        Next::Copy(Some(card)) => format!("choose another {}", TEXT.card(card)),
        Next::Copy(None) => "choose another card of the same technique".to_owned(),
        Next::Swap => "choose the rival’s ninja to swap with".to_owned(),
        Next::Aside => "choose where the rival’s ninja goes, not a trap".to_owned(),
        Next::AnotherNinja => format!("choose a second ninja, or press “{done}”"),
        Next::Lift => format!("choose a card to move, or press “{done}”"),
        Next::Hole => "choose the empty space for it".to_owned(),
        Next::Nothing => "there is nothing more to choose".to_owned(),
    };
    format!("{acting}: {what}.")
}

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Placed { seat, space, .. } => (seat, format!("places a ninja on {space}."), "NCA-4"),
        Event::Played { seat, card, copied, deed, .. } => {
            let text = format!("plays {}{}.", played(card, copied), done(seat, &deed));
            (seat, text, technique_rule(card))
        }
        Event::PowerUsed { seat, clan, replayed, copied, deed, .. } => {
            let replayed = replayed
                .map_or_else(String::new, |card| format!(" to play {} once more", played(card, copied)));
            let text = format!("uses the {}{replayed}{}.", TEXT.clan(clan), done(seat, &deed));
            (seat, text, clan_rule(clan))
        }
        Event::Peeked { seat, cards: Some(cards) } => {
            (seat, format!("sees three unused cards: {}.", all_valued(cards)), "NCA-R7")
        }
        Event::Peeked { seat, cards: None } => (seat, "looks at three unused cards.".to_owned(), "NCA-R7"),
        Event::Claimed { seat, space, card } => {
            (seat, format!("claims {} from {space} after all.", valued(card)), "NCA-14")
        }
        Event::TookUnused { seat, card: Some(card) } => (
            seat,
            format!("takes {} from the unused cards; nobody else has seen it.", valued(card)),
            "NCA-R7",
        ),
        Event::TookUnused { seat, card: None } => {
            (seat, "takes one of the three unused cards.".to_owned(), "NCA-R7")
        }
        Event::Revealed { seat, card } => {
            (seat, format!("shows the card taken unseen: {}.", valued(card)), "NCA-R7")
        }
        Event::Passed(seat) => (seat, "passes and is out.".to_owned(), "NCA-11"),
        Event::Gathered { seat, cards } => {
            let cards = all_valued(cards.into_iter().flatten().map(|(_, card)| card));
            (seat, format!("takes the cards under the ninjas: {cards}."), "NCA-16")
        }
        Event::Ended { winner, scores } => {
            let verdict = Verdict::new(winner, &scores);
            (winner, format!("{}.", won(&verdict)), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

fn played(card: Technique, copied: Option<Technique>) -> String {
    match copied {
        Some(copied) => format!("{} as {}", TEXT.technique(card), TEXT.technique(copied)),
        None => TEXT.technique(card).to_owned(),
    }
}

/// What an action did, after a colon.
fn done(seat: Seat, deed: &Deed) -> String {
    let clauses: Vec<String> = Clause::all(seat, deed).iter().map(clause).collect();
    if clauses.is_empty() { String::new() } else { format!(": {}", clauses.join(", ")) }
}

fn clause(clause: &Clause) -> String {
    match clause {
        Clause::Went { from, to, over } if over.is_empty() => format!("from {from} to {to}"),
        Clause::Went { from, to, over } => format!("from {from} to {to} by way of {}", and(over)),
        Clause::Pushed(seat, to) => format!("pushes {}’s ninja to {to}", name(*seat)),
        Clause::Driven(seat, from, to) => format!("drives {}’s ninja from {from} to {to}", name(*seat)),
        Clause::Swapped(seat, at) => format!("swaps with {}’s ninja on {at}", name(*seat)),
        Clause::Shifted(card, from, to) => format!("moves {} from {from} to {to}", valued(*card)),
        Clause::Claims(cards) => format!("claims {}", all_valued(cards.iter().copied())),
        Clause::Reaches(card, space) => format!("claims {} from {space} without moving", valued(*card)),
    }
}

/// After the name of the winner.
fn won(verdict: &Verdict) -> String {
    let points = points(verdict.points);
    let names: Vec<String> = verdict.level.iter().map(|&seat| name(seat).to_owned()).collect();
    match (&names[..], verdict.next) {
        ([], Some((next, score))) => {
            format!("wins with {points}, ahead of {} with {}", name(next), number(score))
        }
        ([], None) => format!("wins with {points}"),
        ([_], _) => format!("wins with {points}: {} has as many, but passed earlier", names[0]),
        _ => format!("wins with {points}: {} have as many, but passed earlier", listed(&names, "and")),
    }
}

fn ending(view: &View, outcome: Outcome) -> Line {
    match Verdict::of(view, outcome) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("Everybody has passed.", "NCA-15"),
    }
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "The game is over: everybody has passed.".to_owned(),
        Illegal::NotYourTurn(turn) => format!("It is {}’s turn.", name(turn)),
        Illegal::AlreadyPassed => "You have passed, and that is for good.".to_owned(),
        Illegal::PlaceFirst => "First, all ninjas are placed.".to_owned(),
        Illegal::AllPlaced => "All ninjas are placed already.".to_owned(),
        Illegal::ChooseFirst => "First decide which card the Flamingo claims.".to_owned(),
        Illegal::NothingToChoose => "There are no unused cards to choose from now.".to_owned(),
        Illegal::NoSuchCard(index) => {
            format!("The Flamingo sees three cards: there is no card {} among them.", u16::from(index) + 1)
        }
        Illegal::WallTaken(index) => {
            format!("Card {} is a wall, and a wall cannot be taken.", u16::from(index) + 1)
        }
        Illegal::OffGrid(space) => format!("There is no space {space} on this grid."),
        Illegal::OnWall(space) => format!("There is a wall on {space}: no ninja starts there."),
        Illegal::SameType { card, held } => {
            format!("Your ninja on {held} stands on {} already: choose another kind of card.", a(card))
        }
        Illegal::Occupied(space) => format!("A ninja stands on {space} already: one card, one ninja."),
        Illegal::NotInHand(card) => format!("You have no {} in your hand.", TEXT.technique(card)),
        Illegal::NothingToCopy => "No rival has played a technique that a Shadow could copy.".to_owned(),
        Illegal::PowerUsed => "You have used your clan’s power, and it works only once.".to_owned(),
        Illegal::NoReplay => "Choose the technique that the Penguin plays once more.".to_owned(),
        Illegal::NotThePenguin => "Only the Penguin plays a technique once more.".to_owned(),
        Illegal::NotInDiscard(card) => {
            format!("There is no {} in your discard pile.", TEXT.technique(card))
        }
        Illegal::NotInFull { named, least, most } => not_in_full(named, least, most),
        Illegal::CannotPlay(technique) => no_way(technique).to_owned(),
        Illegal::CannotUse(clan) => no_power(clan),
        Illegal::NoWayFrom(space) => {
            format!("All or nothing: from {space} this cannot be carried out in full.")
        }
        Illegal::NotYourNinja(space) => format!("None of your ninjas stands on {space}."),
        Illegal::NoOpponent(space) => format!("No rival’s ninja stands on {space}."),
        Illegal::NoOneToPush(space) => format!("No rival’s ninja stands on {space} to run into."),
        Illegal::Diagonal(from, to) => {
            format!("From {from} to {to} is diagonal, which is not allowed here.")
        }
        Illegal::TooFar(from, to) => format!("From {from} to {to} is more than one step."),
        Illegal::NotStraight(from, to) => format!("From {from} to {to} there is no straight line."),
        Illegal::IntoEmpty(space) => format!("There is no card on {space} to step on."),
        Illegal::IntoWall(space) => format!("There is a wall on {space}, and nobody passes it."),
        Illegal::IntoNinja(space) => format!("There is a ninja on {space}, in the way."),
        Illegal::Twice(space) => {
            format!("This move has been on {space} already, and no card is entered twice.")
        }
        Illegal::RunsOn(space) => format!("A Sprint never stops early: it runs on to {space}."),
        Illegal::NothingToLeap(space) => format!("What is on {space} cannot be leapt over."),
        Illegal::NowhereToLand(space) => {
            format!("The gap that begins on {space} has no card behind it to land on.")
        }
        Illegal::LandsOn(space) => format!("A leap ends on the first card behind the gap: on {space}."),
        Illegal::PushedOff(space) => format!("The ninja on {space} would be pushed off the grid."),
        Illegal::NowhereAside(space) => {
            format!("The ninja on {space} has no free card around it to go to; a trap does not count.")
        }
        Illegal::PushBlocked(space) => {
            format!("The ninja cannot give way to {space}: it needs a card with no wall and no ninja.")
        }
        Illegal::OntoTrap(space) => format!("There is a trap on {space}, and this power puts nobody on one."),
        Illegal::Claimed(space) => format!("The card on {space} is claimed by this very move."),
        Illegal::NotAnEdge(space) => {
            format!("The Armadillo stops on the border only, and {space} is inside.")
        }
        Illegal::BesideNinja { space, ninja } => {
            format!("On {space} it would be beside the ninja on {ninja}.")
        }
        Illegal::FromTrap(space) => {
            format!("Your ninja on {space} stands on a trap, and a trap is no technique.")
        }
        Illegal::NotACopy(space) => {
            format!("The card on {space} is another than the one your ninja stands on.")
        }
        Illegal::NoCard(space) => format!("No card lies on {space}."),
        Illegal::UnderNinja(space) => format!("A ninja stands on the card on {space}."),
        Illegal::NotEmpty(space) => format!("A card lies on {space} already."),
        Illegal::JustLeft(space) => {
            format!("Your ninja leaves {space} only this turn: its card is claimed last of all.")
        }
        Illegal::WallClaimed(space) => format!("There is a wall on {space}, and a wall is never claimed."),
        Illegal::NotNear(space) => format!("None of your ninjas touches the card on {space}."),
    };
    Line::new(text, why.rule())
}

fn not_in_full(named: u8, least: u8, most: u8) -> String {
    let takes = match (least, most) {
        (0, 0) if named == 0 => return "All or nothing: choose a card.".to_owned(),
        (0, 0) => return "All or nothing: this takes one card and no step.".to_owned(),
        _ if least == most => format!("exactly {least}"),
        _ => format!("{least} or {most}"),
    };
    let named = counted(usize::from(named), "space", "spaces");
    format!("All or nothing: after its start, this takes {takes} and not {named}.")
}

fn idle(idle: Idle) -> Line {
    let text = match idle {
        Idle::Over => "The game is over.".to_owned(),
        Idle::Wall => "A wall is never played.".to_owned(),
        Idle::Trap => "A trap is never played.".to_owned(),
        Idle::Passed => "Whoever has passed is out.".to_owned(),
        Idle::Placing => "The ninjas are placed first.".to_owned(),
        Idle::Waits(turn) => format!("It is {}’s turn.", name(turn)),
        Idle::Choosing => "First decide which card the Flamingo claims.".to_owned(),
        Idle::NotHeld(card) => format!("There is no {} in this hand.", TEXT.technique(card)),
        Idle::NothingToCopy => "No rival has played a technique that a Shadow could copy.".to_owned(),
        Idle::NoWay(technique) => no_way(technique).to_owned(),
        Idle::NoShadow(copied) => {
            format!("It would copy {}. {}", TEXT.technique(copied), no_way(copied))
        }
        Idle::Used(clan) => format!("The power of the {} has been used.", TEXT.clan(clan)),
        Idle::NothingPlayed => "There is no technique in the discard pile to play once more.".to_owned(),
        Idle::NoPower(clan) => no_power(clan),
    };
    Line::new(text, idle.rule())
}

fn no_power(clan: Clan) -> String {
    format!("There is no way to use the power of the {} just now.", TEXT.clan(clan))
}

/// Why no ninja can do what a technique asks for.
fn no_way(technique: Technique) -> &'static str {
    match technique {
        Technique::Stealth => "No ninja of yours can take two steps.",
        Technique::Dodge => "No ninja of yours can take a step, not even diagonally.",
        Technique::Sprint => "No ninja of yours can run even one space.",
        Technique::Leap => "No ninja of yours has a gap beside it with a free card behind.",
        Technique::Shadow => "There is nothing to copy.",
        Technique::Evade => "No ninja of yours can take three steps.",
        Technique::Ambush => "No ninja of yours can run into a rival’s ninja and push it on.",
    }
}

fn reason(view: &View, mv: &Move) -> String {
    match Why::of(view, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Starts { card, room } => {
            let room = counted(room as usize, "free card", "free cards");
            format!("Starts on {}, with {room} beside it.", valued(card))
        }
        Why::Unseen => "Takes one of the unused cards.".to_owned(),
        Why::Takes { card, left } => {
            format!("Takes {}, and {} stays on the grid.", valued(card), valued(left))
        }
        Why::Keeps(card) => format!("Claims {}: no unused card is worth more.", valued(card)),
        Why::Clears(card) => format!("Claims {} and opens a gap in the grid.", valued(card)),
        Why::Wins(score) => format!("Ends the game and wins it with {}.", points(score)),
        Why::NothingLeft => "Nothing else is possible.".to_owned(),
        Why::NoGain => "No move would bring a point now.".to_owned(),
        Why::Stops => "Gives up the moves that are left.".to_owned(),
        Why::OnlyMove => "The only move there is, besides passing.".to_owned(),
        Why::Strands(seat) => format!("Leaves {} nothing to play, as things stand.", name(seat)),
        Why::Costs { seat, points: lost, gain: gain @ 1.. } => {
            format!("Costs {} {} and brings {}.", name(seat), points(lost), number(gain))
        }
        Why::Costs { seat, points: lost, .. } => format!("Costs {} {}.", name(seat), points(lost)),
        Why::Denies { card, seat } => {
            format!("Gets to {} before {}, whose ninja is right beside it.", valued(card), name(seat))
        }
        Why::Gains { points: more, claims, onto } => {
            let more = points(more);
            match (&claims[..], onto) {
                ([], Some(onto)) => format!("Comes to stand on {}: {more} more.", valued(onto)),
                (_, Some(onto)) => {
                    format!(
                        "Claims {} and comes to stand on {}: {more} more.",
                        all_valued(claims),
                        valued(onto)
                    )
                }
                (_, None) => format!("Claims {} without a step: {more} more.", all_valued(claims)),
            }
        }
        Why::Opens { before, after } => {
            format!("Leaves more ways to play a card next time: {after} instead of {before}.")
        }
        Why::Plain(claims) if claims.is_empty() => {
            "Looks for something better among the unused cards.".to_owned()
        }
        Why::Plain(claims) => format!("Claims {}.", all_valued(claims)),
    }
}

/// A card as it is spoken.
fn spoken(card: Card) -> String {
    match card {
        Card::Wall => TEXT.wall.to_owned(),
        _ => format!("{}, worth {}", TEXT.card(card), number(card.value())),
    }
}

fn copies(card: Card, count: u8) -> String {
    match count {
        1 => spoken(card),
        _ => format!("{}, {}", spoken(card), counted(usize::from(count), "card", "cards")),
    }
}

fn cell(view: &View, space: Space, marks: &[Mark]) -> String {
    let game = view.game();
    let mut said = match game.grid().card(space) {
        Some(card) => format!("{space}, {}", spoken(card)),
        None => format!("{space}, empty"),
    };
    if let Some((seat, _)) = game.ninja_at(space) {
        said += &format!(", {}’s ninja", name(seat));
    }
    for mark in marks {
        said += &match mark {
            Mark::Reachable => ", can be chosen".to_owned(),
            Mark::Chosen(order) => format!(", chosen as number {order}"),
            Mark::Claims => ", would be claimed".to_owned(),
            Mark::LastMove => ", last move".to_owned(),
            Mark::Hint => ", hint".to_owned(),
        };
    }
    said
}

fn hand_cell(view: &View, seat: Seat, card: Card) -> String {
    let (count, secret) = in_hand(view, seat, card);
    let mut said = copies(card, count);
    if secret {
        said += ", one that nobody else has seen";
    }
    match Idle::of_card(view, seat, card) {
        None => said += ", can be played",
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => {}
        Some(why) => {
            said += &format!(", cannot be played: {}", idle(why).text.trim_end_matches('.'));
        }
    }
    said
}

fn peek_cell(view: &View, index: u8) -> String {
    let number = u16::from(index) + 1;
    match view.game().peeked().and_then(|cards| cards.get(usize::from(index)).copied().flatten()) {
        Some(Card::Wall) => format!("Unused card {number}: {}, cannot be taken", TEXT.wall),
        Some(card) => format!("Unused card {number}: {}, can be taken", spoken(card)),
        None => format!("Unused card {number}, hidden"),
    }
}

fn clan_cell(view: &View, seat: Seat) -> String {
    let clan = view.game().clan(seat);
    let said = format!("{} of {}: {}", TEXT.clan(clan), name(seat), TEXT.power(clan));
    match Idle::of_power(view, seat) {
        None => format!("{said}. Can be used"),
        Some(Idle::Over | Idle::Passed | Idle::Placing | Idle::Waits(_)) => said,
        Some(why) => format!("{said}. {}", idle(why).text.trim_end_matches('.')),
    }
}

fn beside(view: &View, seat: Seat) -> String {
    let game = view.game();
    let score = match game.shows_scores() {
        true => format!("{}, ", points(game.score(seat))),
        false => String::new(),
    };
    let played = counted(game.discard(seat).len(), "card", "cards");
    let used = if game.has_used_power(seat) { "power used" } else { "power unused" };
    let passed = if game.has_passed(seat) { ", has passed" } else { "" };
    format!(
        "{}: {score}{}, {played} in the discard pile, {}, {used}{passed}",
        name(seat),
        hand(view, seat),
        TEXT.clan(game.clan(seat))
    )
}

/// What a hand holds, as it is spoken.
fn hand(view: &View, seat: Seat) -> String {
    let cards: Vec<String> = hand_of(view, seat)
        .into_iter()
        .map(|(count, card)| match (count, card) {
            (_, None) => "a hidden card".to_owned(),
            (1, Some(card)) => TEXT.card(card).to_owned(),
            (count, Some(card)) => format!("{count} {}", TEXT.card(card)),
        })
        .collect();
    if cards.is_empty() { "no card in hand".to_owned() } else { format!("in hand {}", listed(&cards, "and")) }
}

fn board(view: &View) -> String {
    let game = view.game();
    let (rows, turn) = (game.grid().rows(), name(game.turn()));
    let cards = counted(game.grid().cards().count_ones() as usize, "card", "cards");
    let now = match game.phase() {
        Phase::Placing => format!("{turn} places a ninja."),
        Phase::Playing => format!("{turn} to play."),
        Phase::Choosing(_) => format!("{turn} chooses a card."),
        Phase::Over => "The game is over.".to_owned(),
    };
    format!("Ninja Camp grid, 8 columns by {rows} rows, {cards} on it. {now}")
}
