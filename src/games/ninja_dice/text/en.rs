//! English.

use super::facts::{Task, Verdict, held, shown};
use super::why::Why;
use super::{Choice, GameWords, Mark, Score, Text, listed};
use crate::games::ninja_dice::data::{HOURGLASSES, ROUNDS, SkillFace, ThreatFace, house_dice};
use crate::games::ninja_dice::{Event, HouseFace, Illegal, Move, Target, Threat, View};
use crate::kernel::{Cites, Outcome, Seat, Seats};
use crate::ui::lang::{Line, lower};
use crate::ui::stage::names::sign as name;

pub(super) static TEXT: Text = Text {
    lid: GameWords {
        name: "Ninja Dice",
        tagline: "Throw, push your luck, and mind the arrows: every die strikes where it lands.",
        credit: "Rocco Privetera; Greenbrier Games, 2013",
        chart: "Treasures",
        seats: &["Sun", "Wave", "Cedar", "Moon", "Torii"],
    },
    skill_faces: ["Fight", "Stealth", "Pick", "Ninja", "Fortune", "Caught arrow"],
    threat_faces: ["Hourglass", "Arrow", "Caught arrow"],
    house_faces: ["Lock", "Guard", "Resident", "Two guards", "Two residents"],
    throw_for_me: "Throw for me",
    throw_for: [
        "Throw for \u{e000}",
        "Throw for \u{e001}",
        "Throw for \u{e002}",
        "Throw for \u{e003}",
        "Throw for \u{e004}",
    ],
    has_thrown: [
        "\u{e000} has thrown",
        "\u{e001} has thrown",
        "\u{e002} has thrown",
        "\u{e003} has thrown",
        "\u{e004} has thrown",
    ],
    forces: ["Force: gentle", "Force: usual", "Force: hard"],
    aims: ["Aim: left", "Aim: middle", "Aim: right"],
    loupe: ["Look closer", "See the whole table"],
    steal_nothing: "Steal nothing",
    boost_nothing: "Boost nothing",
    throw_again: "Throw again",
    stop: "Stop and take",
    lay: "Rearrange",
    laid: "Done",
    lay_back: "As they fell",
    steps: ["← Left", "↑ Up", "↓ Down", "→ Right", "↺ Turn left", "↻ Turn right"],
    house: "House",
    skills: "Skill dice",
    threats: "Threat dice",
    places: "Places at the table",
    ready: "Ninjas, ready, throw!",
    stop_now: "Stop now",
    whole_house: "Whole house",
    left: |seat| format!("{}:", name(seat)),
    brought: |took, late| match (took, late) {
        (_, true) => "out of time".to_owned(),
        (0, _) => "nothing".to_owned(),
        _ => format!("+{took}"),
    },
    task,
    marking: |thrown, worth| match (thrown, worth) {
        (0, _) => format!("Stop with {}, or mark dice to throw again.", treasures(worth)),
        (1, _) => "One die will be thrown again. Drag the others where you like.".to_owned(),
        (5, _) => "All five dice will be thrown again.".to_owned(),
        _ => format!("{thrown} dice will be thrown again. Drag the others where you like."),
    },
    laying: |view, die| match die.and_then(|(die, lies)| Some((face(view, die)?, lies))) {
        Some((face, [left, far, turned])) => format!(
            "{}: {left} cm from the left, {far} cm from the far edge, turned by {turned}°.",
            TEXT.skill_face(face)
        ),
        None => "Choose a die that stays, then move it with the buttons, or drag it.".to_owned(),
    },
    all_at_once: "The dice roll when all have thrown.",
    still_to_throw: |seats| match seats {
        [] => "The dice roll.".to_owned(),
        [one] => format!("{} is still to throw.", name(*one)),
        _ => format!("{} are still to throw.", names(seats)),
    },
    odds: |beats, ends| match beats {
        Some(beats) => format!("Next throw: {beats}% to beat the house, {ends}% for the fourth hourglass."),
        None => format!("Next throw: {ends}% for the fourth hourglass."),
    },
    told,
    refused,
    reason,
    ending,
    score: Score { caption: "Final count", player: "Player", treasures: "Treasures" },
    skill_cell,
    threat_cell,
    house_cell,
    place_cell,
    hourglasses: |count| match count {
        0 => "No hourglass by the house".to_owned(),
        _ => format!("{count} of {HOURGLASSES} hourglasses by the house"),
    },
    beside: |view, seat| {
        let safe = if view.game().is_protected(seat) { ", protected" } else { "" };
        format!("{}: {}{safe}", name(seat), treasures(view.game().treasures(seat)))
    },
    first: Choice {
        label: "Who begins",
        hint: "The first ninja of each round; the others follow clockwise.",
        values: ["By lot", "Sun", "Wave", "Cedar", "Moon", "Torii"],
    },
};

fn names(seats: &[Seat]) -> String {
    listed(&seats.iter().map(|&seat| name(seat).to_owned()).collect::<Vec<_>>(), "and")
}

fn treasures(count: u8) -> String {
    match count {
        0 => "no treasure".to_owned(),
        1 => "1 treasure".to_owned(),
        _ => format!("{count} treasures"),
    }
}

fn dice(count: u8, kind: &str) -> String {
    match count {
        1 => format!("your {kind} die"),
        _ => format!("your {count} {kind} dice"),
    }
}

fn face(view: &View, die: u8) -> Option<SkillFace> {
    view.game().skills().get(usize::from(die)).copied().flatten().map(|lying| lying.face)
}

fn faces(shown: &[SkillFace]) -> String {
    listed(&shown.iter().map(|&face| lower(TEXT.skill_face(face))).collect::<Vec<_>>(), "and")
}

fn threat((shown, count): (ThreatFace, usize)) -> String {
    let [one, several] = match shown {
        ThreatFace::Hourglass => ["an hourglass", "hourglasses"],
        ThreatFace::Arrow => ["an arrow", "arrows"],
        ThreatFace::Caught => ["a caught arrow", "caught arrows"],
    };
    if count == 1 { one.to_owned() } else { format!("{count} {several}") }
}

fn task(view: &View, seat: Seat) -> String {
    match Task::of(view, seat) {
        Task::Over(outcome) => ending(view, outcome).text,
        Task::ThrowSkills(count) => {
            format!("Ninjas, ready, throw! Grab {}, drag and let go.", dice(count, "skill"))
        }
        Task::ThrowThreats(count) => {
            format!("Ninjas, ready, throw! Grab {}, drag and let go.", dice(count, "threat"))
        }
        Task::WaitForThrows(seats) => (TEXT.still_to_throw)(&seats),
        Task::Aim => "Your arrow: choose a die in front of it, or steal nothing.".to_owned(),
        Task::WaitForArrow(roller) => format!("{} aims an arrow.", name(roller)),
        Task::Boost => "Your fortune: choose a die in front of it to count four times.".to_owned(),
        Task::Decide(worth) => (TEXT.marking)(0, worth),
        Task::MustStop(worth) => format!("That was the last throw: stop with {}.", treasures(worth)),
        Task::Wait(ninja) => format!("{} thinks about what to do.", name(ninja)),
    }
}

fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::House { first, round, active, by, faces } => {
            let all: Vec<String> =
                faces.iter().take(house_dice(round)).map(|&face| lower(TEXT.house_face(face))).collect();
            let (who, round) = (name(active), round + 1);
            let text =
                format!("throws a house for {who}, round {round} of {ROUNDS}: {}.", listed(&all, "and"));
            (by, text, if first { "NDI-16" } else { "NDI-22" })
        }
        Event::Dealt(_) | Event::Ready(_) | Event::Laid { .. } | Event::Left { .. } => return None,
        Event::Thrown { tumble, .. } => {
            let (skills, others) = shown(event);
            let mut text = format!("throws {}", faces(&skills));
            for (seat, shown) in others {
                let shown: Vec<String> = shown.into_iter().map(threat).collect();
                text += &format!("; {} {}", name(seat), listed(&shown, "and"));
            }
            (tumble.active, text + ".", "NDI-8")
        }
        Event::Shot { seat, hit: Some((_, owner)), .. } => {
            (seat, format!("takes a treasure from {} with an arrow.", name(owner)), "NDI-10")
        }
        Event::Shot { seat, hit: None, .. } => {
            (seat, "has an arrow and steals nothing.".to_owned(), "NDI-R2")
        }
        Event::Missed { seat, safe: Seats::NONE, .. } => {
            (seat, "has an arrow with nothing to take in front.".to_owned(), "NDI-10")
        }
        Event::Missed { seat, safe, .. } => {
            let safe = names(&safe.iter().collect::<Vec<_>>());
            (seat, format!("has an arrow, but a caught arrow protects {safe}."), "NDI-12")
        }
        Event::Kept { seat, total, .. } => {
            (seat, format!("has {total} of {HOURGLASSES} hourglasses by the house."), "NDI-14")
        }
        Event::Boosted { seat, die: Some((_, face, times)), .. } => {
            let face = lower(TEXT.skill_face(face));
            (seat, format!("has a fortune on {face}, which counts {times} times."), "NDI-5")
        }
        Event::Boosted { seat, die: None, .. } => {
            (seat, "boosts nothing with a fortune.".to_owned(), "NDI-7")
        }
        Event::OutOfTime(seat) => {
            (seat, "is out of time: the fourth hourglass ends the turn for nothing.".to_owned(), "NDI-9")
        }
        Event::Took { seat, treasures: worth, whole, quiet, .. } => match (whole, quiet) {
            (true, true) => {
                (seat, format!("takes the whole house without a fight: {}.", treasures(worth)), "NDI-25")
            }
            (true, false) => (seat, format!("takes the whole house: {}.", treasures(worth)), "NDI-24"),
            (false, _) => (seat, format!("stops and takes {}.", treasures(worth)), "NDI-18"),
        },
        Event::Ended { winners, treasures } => {
            let verdict = Verdict::new(winners, &treasures)?;
            (verdict.winner, format!("{}.", won(&verdict)), verdict.rule())
        }
    };
    Some((seat, Line::new(text, rule)))
}

/// After the name of the winner.
fn won(verdict: &Verdict) -> String {
    let treasures = treasures(verdict.treasures);
    match &verdict.level[..] {
        [] => format!("wins with {treasures}"),
        level => format!("shares the victory with {}: {treasures} each", names(level)),
    }
}

fn ending(view: &View, outcome: Outcome) -> Line {
    let all: Vec<u8> = Seat::all(view.game().seats()).map(|seat| view.game().treasures(seat)).collect();
    match Verdict::new(outcome.winners, &all) {
        Some(verdict) => Line::new(format!("{} {}.", name(verdict.winner), won(&verdict)), verdict.rule()),
        None => Line::new("The three rounds are over.", "NDI-26"),
    }
}

fn die(target: Target) -> String {
    match target {
        Target::Skill(die) => format!("Skill die {}", die + 1),
        Target::Threat(die) => format!("Threat die {}", die + 1),
    }
}

fn refused(why: &Illegal) -> Line {
    let text = match *why {
        Illegal::Over => "The game is over: three rounds have been played.".to_owned(),
        Illegal::NoDice => "You hold no dice for this throw.".to_owned(),
        Illegal::AlreadyThrown => "You have thrown already; wait for the others.".to_owned(),
        Illegal::ThrowFirst(seats) => {
            format!("First the dice are thrown: {}.", names(&seats.iter().collect::<Vec<_>>()))
        }
        Illegal::NothingToThrow => "All dice are on the table already.".to_owned(),
        Illegal::TooFar => "Let the dice go closer to your own place at the edge.".to_owned(),
        Illegal::TooSlow => "That was too gentle: the dice have to roll.".to_owned(),
        Illegal::TooFast => "That was too hard: the dice would leave the table.".to_owned(),
        Illegal::ArrowFirst(seat) => format!("First {} decides what the arrow hits.", name(seat)),
        Illegal::NoArrow => "There is no arrow to shoot now.".to_owned(),
        Illegal::NotOnTable(target) => format!("{} is not on the table.", die(target)),
        Illegal::OwnDie(target) => format!("{} is your own.", die(target)),
        Illegal::BehindArrow(target) => format!("{} does not lie in front of the arrow.", die(target)),
        Illegal::Protected(seat) => format!("{} has caught an arrow and is safe in this throw.", name(seat)),
        Illegal::NothingToSteal(seat) => format!("{} has no treasure to take.", name(seat)),
        Illegal::FortuneFirst(_) => "First decide what the fortune boosts.".to_owned(),
        Illegal::NoFortune => "There is no fortune to use now.".to_owned(),
        Illegal::BoostsItself => "A fortune boosts another die, never itself.".to_owned(),
        Illegal::NoSkill(_) => "That die shows no skill that a fortune could boost.".to_owned(),
        Illegal::BehindFortune(number) => {
            format!("{} does not lie in front of the fortune.", die(Target::Skill(number)))
        }
        Illegal::NotTheNinja(ninja) => format!("That is for {} to decide.", name(ninja)),
        Illegal::NoHouseDie(_) => "The house of this round has no such die.".to_owned(),
        Illegal::NinjaUse(number) => {
            format!(
                "Say what {} stands for if it shows a ninja, and only then.",
                lower(&die(Target::Skill(number)))
            )
        }
        Illegal::TooFew { skill, needed, have } => {
            format!("That takes {needed} of {}, and you have {have}.", lower(TEXT.skill(skill)))
        }
        Illegal::OneWay { skill, needed, have } => format!(
            "All guards fall to one skill, and so do all residents: that takes {needed} of {}, and you have {have}.",
            lower(TEXT.skill(skill))
        ),
        Illegal::PickSome => "Mark at least one die to throw again.".to_owned(),
        Illegal::FortuneStays { .. } => "A boosted die takes its fortune along.".to_owned(),
        Illegal::LaidAndThrown(_) => "A die that is thrown again is not laid anywhere.".to_owned(),
        Illegal::OffTable(_) => "The die would not lie on the table.".to_owned(),
        Illegal::Overlap(..) => "Two dice cannot lie in the same spot.".to_owned(),
        Illegal::FortuneAway { .. } => "A fortune stays next to the die it boosts.".to_owned(),
        Illegal::LastThrow => "That was the last throw of this turn: you have to stop.".to_owned(),
    };
    Line::new(text, why.rule())
}

fn reason(view: &View, mv: &Move) -> String {
    match Why::of(view, mv) {
        Why::Refused(why) => refused(&why).text,
        Why::Gentle => "A gentle throw goes where the hand sends it.".to_owned(),
        Why::Hard => "A hard throw carries the dice far.".to_owned(),
        Why::Plain => "An ordinary throw towards the middle.".to_owned(),
        Why::Robs(owner, has) => format!("Takes from {}, who has {}.", name(owner), treasures(has)),
        Why::Spares => "Nothing here is worth taking.".to_owned(),
        Why::Boosts { face, times, whole: true, .. } => {
            format!("{} counts {times} times, and the whole house falls.", TEXT.skill_face(face))
        }
        Why::Boosts { face, times, dice: 1, .. } => {
            format!("{} counts {times} times: one house die would be beaten.", TEXT.skill_face(face))
        }
        Why::Boosts { face, times, dice, .. } => {
            format!("{} counts {times} times: {dice} house dice would be beaten.", TEXT.skill_face(face))
        }
        Why::KeepsFortune => "No die in front of this fortune is worth it.".to_owned(),
        Why::Wins(treasures) => format!("Wins the game with {}.", self::treasures(treasures)),
        Why::Safe(worth, 0) => format!("Makes sure of {}: another throw promises less.", treasures(worth)),
        Why::Safe(worth, ends) => format!(
            "Makes sure of {}: another throw ends the turn for nothing in {ends} of 100 cases.",
            treasures(worth)
        ),
        Why::Nothing => "There is nothing left to hope for.".to_owned(),
        Why::Hopes { kept, thrown, house } if kept.is_empty() => {
            format!("Throws all {thrown} dice again for a house worth {}.", treasures(house))
        }
        Why::Hopes { kept, house, .. } => {
            format!("Keeps {} and hopes for the whole house, worth {}.", faces(&kept), treasures(house))
        }
    }
}

fn marked(mut said: String, marks: &[Mark]) -> String {
    for mark in marks {
        said += match mark {
            Mark::Can => ", can be chosen",
            Mark::Again => ", will be thrown again",
            Mark::Chosen => ", chosen to be moved",
            Mark::Across(place) => {
                [", lies far left", ", lies left", ", lies middle", ", lies right", ", lies far right"]
                    [*place % 5]
            }
            Mark::Down(place) => {
                [", far edge", ", far half", ", centre", ", near half", ", near edge"][*place % 5]
            }
            Mark::Taken => ", beaten",
            Mark::By(skill) => [" by fight", " by stealth", " by pick"][*skill as usize],
            Mark::As(skill) => {
                [", stands for fight", ", stands for stealth", ", stands for pick"][*skill as usize]
            }
            Mark::Left => ", could be beaten, left",
            Mark::Protected => ", protected",
            Mark::Acts => ", now",
            Mark::Thrown => ", has thrown",
            Mark::Hint => ", hint",
        };
    }
    said
}

fn skill_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let game = view.game();
    let said = match game.skills().get(usize::from(number)).copied().flatten() {
        None => format!("{}, in {}’s hand", die(Target::Skill(number)), name(game.active())),
        Some(lying) => {
            let mut said = format!("{}: {}", die(Target::Skill(number)), lower(TEXT.skill_face(lying.face)));
            match game.means().0[usize::from(number)] {
                Some((_, times)) if times > 1 => said += &format!(", counts {times} times"),
                _ => {}
            }
            if let Some(boosted) = lying.boosts {
                said += &format!(", boosts {}", lower(&die(Target::Skill(boosted))));
            }
            said
        }
    };
    marked(said, marks)
}

fn threat_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let said = die(Target::Threat(number));
    let said = match view.game().threats().get(usize::from(number)) {
        Some(Threat::Held(seat)) => format!("{said}, in {}’s hand", name(*seat)),
        Some(Threat::Lying { seat, face, .. }) => {
            format!("{said}: {}, thrown by {}", lower(TEXT.threat_face(*face)), name(*seat))
        }
        Some(Threat::Kept) => format!("{said}: hourglass by the house"),
        _ => format!("{said}, put aside"),
    };
    marked(said, marks)
}

fn house_cell(view: &View, number: u8, marks: &[Mark]) -> String {
    let said = match view.game().house().get(usize::from(number)) {
        Some(face) => format!("House die {}: {}", number + 1, lower(TEXT.house_face(*face))),
        None => format!("No house die {} in this round", number + 1),
    };
    let needs = match view.game().house().get(usize::from(number)) {
        Some(HouseFace::Lock) => ", needs a pick",
        Some(HouseFace::Guard | HouseFace::Resident) => ", needs stealth or fight",
        Some(_) => ", needs two of stealth or two of fight",
        None => "",
    };
    marked(said + needs, marks)
}

fn place_cell(view: &View, seat: Seat, marks: &[Mark]) -> String {
    let game = view.game();
    let mut said = format!("{}, {}", name(seat), treasures(game.treasures(seat)));
    let skills = game.skills().iter().filter(|die| die.is_none()).count();
    if seat == game.active() {
        match skills {
            0 => {}
            1 => said += ", holds 1 skill die",
            _ => said += &format!(", holds {skills} skill dice"),
        }
    }
    match held(view, seat) {
        0 => {}
        1 => said += ", holds 1 threat die",
        count => said += &format!(", holds {count} threat dice"),
    }
    marked(said, marks)
}
