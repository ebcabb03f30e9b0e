//! Practice on the page: one string after the other on villages by chance, a plot of the errors by distance, and how
//! often the last ones hit.

use super::desk::Desk;
use crate::games::ninja_night::data::Cord;
use crate::games::ninja_night::moves::{Designation, Means};
use crate::games::ninja_night::text::{Text, text};
use crate::games::ninja_night::{Action, Estimate, Event, NinjaNight, Setup, Standing};
use crate::kernel::{Chance, Game, Seat};
use crate::ui::lang::Lang;
use crate::ui::stage::picture::Markup;

const OWN: Seat = Seat::new(0);
const RIVAL: Seat = Seat::new(1);

/// A village, two roofs, and a hand that aims already: the hook at a roof, or the fist at a rival.
pub(super) fn pose(hard: bool, chance: &mut dyn Chance) -> Option<(NinjaNight, Desk)> {
    let game = NinjaNight::deal(&Setup { expert: hard, ..Setup::default() }, 2, chance);
    let cord = if chance.below(2) == 0 { Cord::Hook } else { Cord::Fist };
    let Estimate { from, target, spot, aim, .. } = Estimate::of(game.village(), cord, hard, chance)?;
    let (action, means, victim) = match cord {
        Cord::Hook => (Action::Move, Means::Leap, None),
        Cord::Fist => (Action::Attack, Means::Attack, Some(RIVAL)),
    };
    let game = game
        .with_ninja(OWN, Standing { roof: from, spot })
        .with_ninja(RIVAL, Standing { roof: target, spot: aim })
        .with_plan([action; 2]);
    let desk = Desk { aim: Some((Designation { means, victim, target }, aim)), ..Desk::default() };
    Some((game, desk))
}

/// A string that was stretched: how long it should have been, by how much it was longer, and whether it hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Try {
    /// The middle of the lengths that would have done, in tenths of a millimetre; where none would, the length to the
    /// point aimed at.
    distance: i32,
    error: i32,
    hit: bool,
}

impl Try {
    fn read(note: &str) -> Option<Self> {
        let mut numbers = note.split(' ').map(|number| number.parse::<i32>().ok());
        let (distance, error, hit) = (numbers.next()??, numbers.next()??, numbers.next()??);
        let fits = (0..=FAR).contains(&distance) && error.abs() <= FAR;
        fits.then_some(Self { distance, error, hit: hit == 1 })
    }
}

/// What is noted of a string; `None` where none was stretched.
pub(super) fn note(events: &[Event]) -> Option<String> {
    let stretch = events.iter().find_map(|event| match event {
        Event::Leapt { stretch, .. } | Event::Attacked { stretch, .. } => Some(stretch),
        _ => None,
    })?;
    let distance = match stretch.window {
        Some(window) => i32::midpoint(i32::from(window.first), i32::from(window.last)),
        None => stretch.throw.line().length(),
    };
    let error = i32::from(stretch.throw.length) - distance;
    Some(format!("{distance} {error} {}", i32::from(stretch.is_success())))
}

/// The longest distance and the largest error, in tenths of a millimetre.
const FAR: i32 = 4000;

/// How many strings a rate is taken of.
const RECENT: usize = 20;

/// The errors by distance, and how often the last strings hit.
pub(super) fn report(notes: &[&str], lang: Lang) -> Markup {
    let words = text(lang);
    let tries: Vec<Try> = notes.iter().filter_map(|note| Try::read(note)).collect();
    if tries.is_empty() {
        return format!(r#"<p class="note">{}</p>"#, words.practice.none);
    }
    let hits = tries.iter().filter(|one| one.hit).count();
    format!(
        r#"<h2>{}</h2><figure class="nn-plot"><figcaption>{}</figcaption>{}</figure><figure class="nn-plot"><figcaption>{}</figcaption>{}</figure>"#,
        (words.practice.hits)(hits, tries.len()),
        words.practice.errors,
        errors(&tries, words),
        words.practice.rate,
        rate(&tries, words),
    )
}

const WIDTH: i32 = 520;
const HEIGHT: i32 = 220;
const LEFT: i32 = 52;
const EDGE: i32 = 26;

/// A frame to plot in, with a few lines across: where they are, and what stands beside them.
fn frame(label: &str, lines: &[(i32, String)], inside: &str) -> Markup {
    let lines: Markup = lines
        .iter()
        .map(|(y, beside)| {
            format!(
                r#"<path class="gl" d="M{LEFT} {y}H{WIDTH}"/><text class="ax" x="{}" y="{}" text-anchor="end">{beside}</text>"#,
                LEFT - 6,
                y + 5
            )
        })
        .collect();
    format!(
        r#"<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{lines}{inside}</svg>"#
    )
}

/// Every string: to the right the farther, upward the longer than it should have been; rings hit, crosses missed.
fn errors(tries: &[Try], words: &Text) -> Markup {
    let most = tries.iter().map(|one| one.error.abs()).fold(300, i32::max);
    let x = |distance: i32| LEFT + 8 + (WIDTH - LEFT - 16) * distance / 3500;
    let y = |error: i32| HEIGHT / 2 - (HEIGHT / 2 - EDGE) * error / most;
    let marks: Markup = tries
        .iter()
        .map(|one| {
            let (x, y) = (x(one.distance.min(3500)), y(one.error));
            match one.hit {
                true => format!(r#"<circle class="hit" cx="{x}" cy="{y}" r="5"/>"#),
                false => format!(r#"<path class="missed" d="M{} {}l9 9m0-9-9 9"/>"#, x - 4, y - 4),
            }
        })
        .collect();
    let millimetres: Markup = [100, 200, 300]
        .map(|mm| {
            format!(
                r#"<text class="ax" x="{}" y="{}" text-anchor="middle">{mm}</text>"#,
                x(mm * 10),
                HEIGHT - 4
            )
        })
        .concat();
    let lines = [most, 0, -most].map(|error| {
        let sign = if error > 0 {
            "+"
        } else if error < 0 {
            "−"
        } else {
            ""
        };
        (y(error), format!("{sign}{}", error.abs() / 10))
    });
    frame(&(words.practice.mean)(mean(tries)), &lines, &(marks + &millimetres))
}

/// The usual error in millimetres: half of all strings were nearer.
fn mean(tries: &[Try]) -> i32 {
    let errors = || tries.iter().map(|one| one.error.abs());
    let has_half_below = |error: &i32| errors().filter(|other| other <= error).count() > tries.len() / 2;
    errors().filter(has_half_below).min().unwrap_or(0) / 10
}

/// How many of the last strings hit, in percent, from the first string to the last.
fn rate(tries: &[Try], words: &Text) -> Markup {
    let percent = |end: usize| {
        let last = &tries[end.saturating_sub(RECENT)..end];
        (100 * last.iter().filter(|one| one.hit).count() / last.len().max(1)) as i32
    };
    let steps = tries.len().max(2) as i32 - 1;
    let x = |place: usize| LEFT + 8 + (WIDTH - LEFT - 16) * place as i32 / steps;
    let y = |percent: i32| HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * percent / 100;
    let points: Vec<String> =
        (0..tries.len()).map(|place| format!("{},{}", x(place), y(percent(place + 1)))).collect();
    let now = percent(tries.len());
    let last = tries.len() - 1;
    let line = format!(
        r#"<polyline class="best" points="{}"/><circle class="dot" cx="{}" cy="{}" r="5"/>"#,
        points.join(" "),
        x(last),
        y(now)
    );
    let lines = [0, 50, 100].map(|percent| (y(percent), format!("{percent} %")));
    frame(&(words.practice.recent)(now), &lines, &line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::ninja_night::table::desk::means;
    use crate::games::ninja_night::{Move, Throw};
    use crate::kernel::{Fast, Out};
    use crate::ui::stage::staged::Scene;

    fn scene(game: &NinjaNight) -> Scene<NinjaNight> {
        Scene { actor: Some(OWN), moves: Vec::new(), ..Scene::of(game) }
    }

    #[test]
    fn every_try_can_be_thrown_and_is_noted_as_it_fell() {
        for seed in 0..60 {
            let (game, desk) = pose(seed % 3 == 0, &mut Fast::new(seed)).expect("a try");
            assert_eq!(game.is_expert(), seed % 3 == 0);
            let (shot, aim) = desk.aim.expect("aimed");
            assert_eq!(means(&scene(&game), &desk), Some(shot.means));
            let spot = game.ninja(OWN).expect("placed").spot;
            for length in [400, 1500] {
                let mv = shot.throw(Throw { spot, aim, length });
                assert_eq!(game.check(OWN, &mv), Ok(()), "{mv:?}");
                let (mut after, mut out) = (game, Out::new());
                after.apply(OWN, &mv, &mut Fast::new(1), &mut out);
                let events: Vec<Event> = out.into_told().into_iter().map(|told| told.event).collect();
                let noted = Try::read(&note(&events).expect("a note")).expect("it can be read");
                assert_eq!(noted.distance + noted.error, i32::from(length));
                let landed = after.roof_of(OWN) == Some(shot.target);
                assert_eq!(noted.hit, landed);
            }
            let (mut after, mut out) = (game, Out::new());
            after.apply(OWN, &Move::Done, &mut Fast::new(1), &mut out);
            let events: Vec<Event> = out.into_told().into_iter().map(|told| told.event).collect();
            assert_eq!(note(&events), None, "nothing was thrown");
        }
    }

    /// Whoever calls the string off and ends the turn is not made to play on for the rival.
    #[test]
    fn what_is_beside_a_try_is_put_back() {
        use crate::kernel::writing;
        use crate::ui::stage::{drill, erased::Drill};
        for seed in 0..20 {
            let mut one = drill::Try::<NinjaNight>::new(seed % 2 == 0, seed).expect("a try");
            let before = one.look();
            assert_eq!(one.submit(&writing::write(&Move::Done)), None);
            assert_eq!(one.refusal(Lang::En), None);
            assert_eq!((one.look().view, one.look().actor), (before.view, Some(OWN)));
            let (shot, aim) = pose(seed % 2 == 0, &mut Fast::new(seed)).expect("a try").1.aim.expect("aimed");
            let spot = before.view.game().ninja(OWN).expect("placed").spot;
            let thrown = |length| writing::write(&shot.throw(Throw { spot, aim, length }));
            assert_eq!(one.submit(&thrown(0)), None);
            assert!(one.refusal(Lang::En).is_some(), "it is still at its peg");
            assert!(one.submit(&thrown(900)).is_some());
            assert_eq!(one.submit(&thrown(900)), None, "it is over");
        }
    }

    #[test]
    fn spoilt_notes_are_passed_over() {
        for spoilt in ["", "x", "1 2", "900 -10 y", "-5 3 1", "900 99999999 1", "1e3 2 1"] {
            assert_eq!(Try::read(spoilt), None, "{spoilt}");
        }
        for lang in Lang::ALL {
            assert_eq!(report(&["", "x"], lang), report(&[], lang));
            let drawn = report(&["900 -120 0", "junk", "2100 30 1", "1500 0 1"], lang);
            assert_eq!(
                (drawn.matches("class=\"hit\"").count(), drawn.matches("class=\"missed\"").count()),
                (2, 1)
            );
            assert!(drawn.contains('2') && drawn.contains('3'));
        }
    }
}
