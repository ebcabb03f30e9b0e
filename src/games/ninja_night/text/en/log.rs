//! English: what happened, and why.

use super::{TEXT, bonus, both, chest, counted, name, names, on, to_do};
use crate::games::ninja_night::text::why::{Purpose, Why, is_bonus};
use crate::games::ninja_night::text::{Won, bonus_rule, millimetres};
use crate::games::ninja_night::{Bonus, Cord, Event, Move, Score, Stretch, Verdict, View};
use crate::kernel::{Cites, Outcome, Seat, Seats};
use crate::ui::lang::Line;

pub(super) fn told(event: &Event) -> Option<(Seat, Line)> {
    let (seat, text, rule) = match *event {
        Event::Placed { by, seat, standing } => {
            (by, format!("puts {}’s ninja on {}.", name(seat), on(standing.roof)), "NNI-5")
        }
        Event::Planned { seat, plan: Some(plan) } => {
            (seat, format!("plans in secret: {}.", both(plan)), "NNI-6")
        }
        Event::Planned { seat, plan: None } => (seat, "has set the planner.".to_owned(), "NNI-6"),
        Event::Revealed(plans) => {
            let one = |(seat, plan): (u8, &Option<_>)| {
                // The first name stands before the sentence.
                let who = if seat == 0 { String::new() } else { format!("{} ", name(Seat::new(seat))) };
                plan.map(|plan| format!("{who}plans to {}", both(plan)))
            };
            let shown: Vec<String> = (0..).zip(&plans).filter_map(one).collect();
            (Seat::new(0), format!("{}.", shown.join("; ")), "NNI-6")
        }
        Event::Leapt { seat, stretch, .. } => {
            let done = if stretch.is_success() { "leaps" } else { "tries to leap" };
            let text =
                format!("{done} from {} to {}: {}.", on(stretch.from), on(stretch.target), verdict(&stretch));
            (seat, text, if stretch.is_success() { "NNI-13" } else { "NNI-14" })
        }
        Event::Attacked { seat, victim, stretch, .. } => (
            seat,
            format!("attacks {} on {}: {}.", name(victim), on(stretch.target), verdict(&stretch)),
            "NNI-18",
        ),
        Event::Shot { seat, bonus: of, victim, stretch } => {
            let text = format!(
                "throws the {} at {} on {}: {}.",
                bonus(of),
                name(victim),
                on(stretch.target),
                verdict(&stretch)
            );
            (seat, text, bonus_rule(of))
        }
        Event::Wounded(seat) => (seat, "takes a wound.".to_owned(), "NNI-25"),
        Event::Unhurt(seat) => (seat, "has four wounds already and takes no more.".to_owned(), "NNI-26"),
        Event::MustLose(seat) => {
            (seat, "has no room for the wound and must give up a chest.".to_owned(), "NNI-25")
        }
        Event::Lost { seat, roof, .. } => {
            (seat, format!("gives up a chest; it lies on {} now.", on(roof)), "NNI-25")
        }
        Event::Picked { seat, chest: Some(of), .. } => (seat, format!("picks up {}.", chest(of)), "NNI-19"),
        Event::Picked { seat, token, chest: None } => {
            (seat, format!("picks up a {} chest.", back(token.is_yellow())), "NNI-19")
        }
        Event::Stolen { seat, victim, chest: Some(of), .. } => {
            (seat, format!("steals {} from {}.", chest(of), name(victim)), "NNI-21")
        }
        Event::Stolen { seat, victim, token, chest: None } => {
            (seat, format!("steals a {} chest from {}.", back(token.is_yellow()), name(victim)), "NNI-21")
        }
        Event::Healed { seat, wounds } => {
            (seat, format!("heals {}.", counted(usize::from(wounds), "wound", "wounds")), "NNI-22")
        }
        Event::Dropped { seat, roof, .. } => (seat, format!("drops a chest on {}.", on(roof)), "NNI-23"),
        Event::Played { seat, bonus: of, .. } => (seat, format!("plays a {}.", bonus(of)), bonus_rule(of)),
        Event::Changed { seat, step, from, to } => {
            let which = if step == 0 { "first" } else { "second" };
            let text = format!("changes the {which} action from {} to {}.", to_do(from), to_do(to));
            (seat, text, bonus_rule(Bonus::Gear))
        }
        Event::Grappled { seat, from, standing } => {
            let text = format!("swings from {} to {}.", on(from), on(standing.roof));
            (seat, text, bonus_rule(Bonus::Grapple))
        }
        Event::Knocked { victim, roof, .. } => {
            (victim, format!("loses a chest; it lies on {} now.", on(roof)), bonus_rule(Bonus::Kunai))
        }
        Event::Finished { seat, action, skipped: true } => {
            (seat, format!("leaves out the action {}.", to_do(action)), "NNI-8")
        }
        Event::Finished { skipped: false, .. } => return None,
        Event::Moon { round, first } => (first, format!("is first player in minute {round}."), "NNI-9"),
        Event::Ended { winners, scores, .. } => {
            let (text, rule) = won(winners, &scores);
            (winners.first()?, format!("{text}."), rule)
        }
    };
    Some((seat, Line::new(text, rule)))
}

const fn back(yellow: bool) -> &'static str {
    if yellow { "yellow" } else { "pink" }
}

pub(super) fn laid(seat: Seat, stretch: &Stretch) -> String {
    format!("{}, {} to {}: {}.", name(seat), on(stretch.from), on(stretch.target), verdict(stretch))
}

fn verdict(stretch: &Stretch) -> String {
    let end = if stretch.cord == Cord::Hook { "hook" } else { "fist" };
    match stretch.verdict {
        Verdict::On => format!("the {end} is on the roof"),
        Verdict::Short(by) => format!("the {end} falls {} mm short", millimetres(by, '.')),
        Verdict::Past(by) => format!("the {end} sticks out {} mm beyond it", millimetres(by, '.')),
        Verdict::Beside => format!("along this line no length would have put the {end} on the roof"),
    }
}

/// After the name of the first winner.
fn won(winners: Seats, scores: &[Score]) -> (String, &'static str) {
    let (decided, Score { value, chests, bonuses }) = Won::of(winners, scores);
    let chests = counted(usize::from(chests), "chest", "chests");
    let bonuses = counted(usize::from(bonuses), "bonus", "bonuses");
    let text = match &decided {
        Won::Nobody => "wins".to_owned(),
        Won::Together(others) => format!("and {} share the victory with {value} each", names(others)),
        Won::Value => format!("wins with {value} in {chests}"),
        Won::Chests => {
            format!("wins with {value}: the tie is broken by more chests with a value, {chests}")
        }
        Won::Bonuses => format!("wins with {value}: the tie is broken by fewer bonuses, {bonuses}"),
    };
    (text, decided.rule())
}

pub(super) fn ending(view: &View, outcome: Outcome) -> Line {
    let game = view.game();
    let scores: Vec<Score> = Seat::all(game.seats()).map(|seat| game.score(seat)).collect();
    let (text, rule) = won(outcome.winners, &scores);
    Line::new(format!("{} {text}.", outcome.winners.first().map_or("", name)), rule)
}

pub(super) fn reason(view: &View, mv: &Move) -> String {
    let chests = |count: usize| counted(count, "chest", "chests");
    match Why::of(view, mv) {
        Why::Starts(seat, roof, count) => {
            format!("{}’s ninja starts where {} lie: {}.", name(seat), chests(count), on(roof))
        }
        Why::Plans(plan) => {
            let why = plan.map(|(action, purpose)| match purpose {
                Purpose::Chests(count) => format!("{} ({} on your roof)", TEXT.action(action), chests(count)),
                Purpose::Company(seat) => format!("{} ({} is on your roof)", TEXT.action(action), name(seat)),
                Purpose::Wounds(count) => {
                    format!("{} ({})", TEXT.action(action), counted(count, "wound", "wounds"))
                }
                Purpose::Plain => TEXT.action(action).to_owned(),
            });
            format!("{}, then {}.", why[0], why[1])
        }
        Why::ToChests(roof, count) => format!("There are {} on {}.", chests(count), on(roof)),
        Why::ToRival(roof, seat) => format!("{} is on {}.", name(seat), on(roof)),
        Why::Away(roof) => format!("Nobody is on {}.", on(roof)),
        Why::Hits(seat, count) => format!("{} carries {}.", name(seat), chests(count)),
        Why::Takes(Some(of)) => format!("It is {}.", chest(of)),
        Why::Takes(None) => "There may be something good in it.".to_owned(),
        Why::Heals(count) => format!("Frees room: {} less.", counted(count, "wound", "wounds")),
        Why::MakesRoom => "Makes room in the backpack.".to_owned(),
        Why::Changes(from, to) => format!("{} helps more now than {}.", TEXT.action(to), to_do(from)),
        Why::Spares(of) if is_bonus(of).is_some() => "A bonus counts nothing at the end.".to_owned(),
        Why::Spares(Some(of)) => format!("What goes is {}.", chest(of)),
        Why::Spares(None) => "Something must go.".to_owned(),
        Why::Rival(token) if token.is_yellow() => "A yellow chest is worth 4 or 5.".to_owned(),
        Why::Rival(_) => "It can no longer count for its owner.".to_owned(),
        Why::Ends(action) => format!("Nothing more to gain from this action: {}.", to_do(action)),
    }
}
