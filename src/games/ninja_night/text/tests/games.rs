//! Everything that comes up in many games is put into words.

use std::collections::HashSet;
use std::mem::discriminant;

use super::*;
use crate::games::ninja_night::Progress;
use crate::ui::stage::staged::Staged;

#[test]
fn every_event_of_many_games_is_told() {
    let mut kinds = HashSet::new();
    for seed in 0..60 {
        walk(2 + (seed % 3) as u8, seed, |_: &NinjaNight, _, told| {
            for Told { event, .. } in told {
                kinds.insert(discriminant(event));
                for lang in Lang::ALL {
                    let Some((_, line)) = (text(lang).told)(event) else {
                        assert!(matches!(event, Event::Finished { skipped: false, .. }), "{event:?}");
                        continue;
                    };
                    PAGE.line(lang, &line);
                    if let Event::Picked { chest: None, .. } | Event::Stolen { chest: None, .. } = event {
                        let known =
                            text(lang).bonuses.iter().any(|bonus| line.text.contains(&bonus.to_lowercase()));
                        assert!(!known && !line.text.contains(|letter: char| letter.is_ascii_digit()));
                    }
                }
            }
        });
    }
    assert!(kinds.len() >= 20, "{kinds:?}");
}

#[test]
fn every_position_of_many_games_is_put_into_words() {
    for seed in 0..9 {
        let seats = 2 + (seed % 3) as u8;
        walk(seats, seed, |game: &NinjaNight, mv, _| {
            let acts = game.to_act().first().unwrap_or(Seat::new(0));
            let views = [game.view(Viewer::Table), game.view(Viewer::Seat(acts)), game.view(Viewer::All)];
            for (lang, view) in
                Lang::ALL.into_iter().flat_map(|lang| views.iter().map(move |view| (lang, view)))
            {
                let words = text(lang);
                sentence(lang, &(words.board)(view));
                for roof in Roof::all() {
                    label(lang, &(words.roof)(view, roof, &[Mark::Open, Mark::Designated, Mark::Hint]));
                }
                for seat in Seat::all(seats) {
                    sentence(lang, &(words.task)(view, seat));
                    label(lang, &(words.beside)(view, seat));
                }
                for token in Token::all() {
                    label(lang, &(words.token)(view, token));
                }
                if let Some(mv) = mv {
                    sentence(lang, &(words.reason)(view, mv));
                }
            }
            if let Some(outcome) = game.outcome() {
                for lang in Lang::ALL {
                    let line = (text(lang).ending)(&views[0], outcome);
                    PAGE.line(lang, &line);
                }
            }
        });
    }
}

/// After a leap the roof is another, and what was taken or healed is gone.
#[test]
fn what_speaks_for_a_plan_is_true_when_it_comes_to_that() {
    use Action::{Heal, Move as Go, Pick, Steal};
    let (a, b) = (Seat::new(0), Seat::new(1));
    let game = NinjaNight::diagram("NNI-6").expect("a diagram").0;
    let here = game.ninja(a).expect("placed");
    let game = game.with_ninja(b, here).with_wounds(a, 2);
    let pink = game.on_roof(here.roof).iter().filter(|token| !token.is_yellow()).count();
    assert!(pink > 1 && game.round() == 1);
    let view = game.view(Viewer::Seat(a));
    let why = |first, second| (text(Lang::En).reason)(&view, &Move::Plan([first, second]));
    let lie = format!("{pink} chests");
    assert_eq!(why(Pick, Go), format!("Pick up ({lie} on your roof), then Move."));
    assert_eq!(why(Go, Pick), "Move, then Pick up.");
    assert_eq!(why(Go, Steal), "Move, then Steal.");
    assert_eq!(why(Pick, Pick), format!("Pick up ({lie} on your roof), then Pick up."));
    assert!(why(Heal, Steal).ends_with(" is on your roof)."));
    assert_eq!(why(Heal, Heal), "Heal (2 wounds), then Heal (1 wound).");
    assert_eq!(why(Go, Heal), "Move, then Heal (2 wounds).");
}

#[test]
fn a_task_asks_for_nothing_that_cannot_be_done() {
    use Action::{Attack, Heal, Move as Go, Pick, Steal};
    let (a, b) = (Seat::new(0), Seat::new(1));
    let token = |number: u8| Token::try_from(number).expect("a token");
    let game = NinjaNight::diagram("NNI-10").expect("a diagram").0;
    let here = game.ninja(a).expect("placed");
    let task = |game: &NinjaNight| (text(Lang::En).task)(&game.view(Viewer::Seat(a)), a);
    let steals = game.with_plan([Steal, Go]);
    assert_eq!(task(&steals), "Your first action, steal, is of no use: no rival on your roof has a chest.");
    let beside = steals.with_ninja(b, here).with_tokens(b, &[token(20)]);
    assert!(task(&beside).contains("take a chest from a rival"));
    assert!(task(&beside.with_wounds(a, 4)).ends_with("is of no use: your backpack is full of wounds."));
    let full = beside.with_wounds(a, 3).with_tokens(a, &[token(21)]);
    assert!(task(&full).contains("your backpack is full, so drop something first"));
    assert!(task(&game.with_plan([Heal, Go])).ends_with("you have no wound."));
    let together = Seat::all(3).fold(game.with_plan([Attack, Go]), |game, seat| game.with_ninja(seat, here));
    assert!(task(&together).ends_with("no rival is on another roof."));
    // Of the three chests here the yellow one has to stay.
    let picks = game.with_plan([Pick, Go]).with_progress(Progress::Picking);
    assert_eq!(task(&picks), "Pick up more, or end your turn.");
    let rest = picks.with_tokens(a, &[token(14)]).with_tokens(b, &[token(3)]);
    assert_eq!(rest.on_roof(here.roof).len(), 1);
    assert_eq!(task(&rest), "Drop chests, or end your turn.");
    let rest = picks.with_tokens(a, &[token(3)]).with_tokens(b, &[token(14)]);
    assert_eq!(task(&rest), "Drop chests or play bonuses, or end your turn.");
    let full = picks.with_tokens(a, &[token(14)]).with_wounds(a, 3);
    assert_eq!(task(&full), "Your backpack is full: drop something, or end your turn.");
}

/// What lies open is known to all, what was looked at to one: the words are true of both.
#[test]
fn a_roof_says_what_is_known_and_not_by_whom() {
    let game = NinjaNight::diagram("NNI-34").expect("a diagram").0;
    let view = game.view(Viewer::Seat(Seat::new(0)));
    assert!(game.is_face_up());
    for (lang, known, you) in [(Lang::En, "known: ", "you "), (Lang::Fr, "contenu connu\u{a0}: ", "vous")] {
        let said = (text(lang).roof)(&view, Roof::try_from(0).expect("a roof"), &[]);
        assert!(said.contains(known) && !said.contains(you), "{said}");
    }
}

#[test]
fn planners_are_revealed_in_a_sentence() {
    use Action::{Attack, Heal, Move as Go};
    let shown = Event::Revealed([Some([Heal, Go]), Some([Attack, Attack]), None, None]);
    let name = crate::ui::stage::names::sign(Seat::new(1));
    for (lang, said) in [
        (Lang::En, format!("plans to heal, then move; {name} plans to attack twice.")),
        (Lang::Fr, format!("compte soigner, puis se déplacer\u{a0}; {name} compte attaquer deux fois.")),
    ] {
        let (seat, line) = (text(lang).told)(&shown).expect("told");
        assert_eq!((seat, line.text), (Seat::new(0), said));
    }
}

#[test]
fn refusals_and_next_steps_are_sentences() {
    use crate::games::ninja_night::{Cord, Obstacle};
    use crate::geometry::Point;
    let (seat, roof, token) =
        (Seat::new(1), Roof::try_from(4).expect("a roof"), Token::try_from(3).expect("a token"));
    let whys = [
        Illegal::Over,
        Illegal::NotYourTurn(seat),
        Illegal::PlaceFirst,
        Illegal::AllPlaced,
        Illegal::PlanFirst,
        Illegal::AlreadyPlanned,
        Illegal::LoseFirst(seat),
        Illegal::NothingToLose,
        Illegal::KnockFirst,
        Illegal::NothingToKnock,
        Illegal::NotPlanned(Action::Pick),
        Illegal::ActionOver,
        Illegal::OwnRoof(roof),
        Illegal::NoVictim(seat),
        Illegal::SameRoof(seat),
        Illegal::OffOwnRoof(Point::default()),
        Illegal::OffTarget(Point::default()),
        Illegal::WrongLength { length: 0, longest: 3500 },
        Illegal::Blocked(Obstacle::House(roof)),
        Illegal::Blocked(Obstacle::Tree(1)),
        Illegal::NotOnRoof(token),
        Illegal::NoFreeSlot,
        Illegal::TooEarly(5),
        Illegal::JustDropped(token),
        Illegal::NotYours(token),
        Illegal::NotYoursToPlay(token),
        Illegal::NotYoursToLose(token),
        Illegal::NotHeld(token),
        Illegal::Elsewhere(seat),
        Illegal::NoWound,
        Illegal::NoWoundForPotion,
        Illegal::NotThatBonus(token),
        Illegal::TooLate(0),
        Illegal::SameAction(Action::Heal),
        Illegal::NotNear(roof),
        Illegal::NothingHeld(seat),
        Illegal::NotTheVictims(token),
    ];
    let nexts = [
        Next::Wheel(0),
        Next::Wheel(1),
        Next::Set,
        Next::Roof,
        Next::Rival(None),
        Next::Rival(Some(Bonus::Kunai)),
        Next::Shift,
        Next::Draw(Cord::Hook, roof),
        Next::Draw(Cord::Fist, roof),
        Next::Near,
        Next::Change,
        Next::Bonus(Bonus::Gear),
        Next::Worth(Some(3)),
        Next::Worth(None),
    ];
    for lang in Lang::ALL {
        for why in &whys {
            let line = (text(lang).refused)(why);
            PAGE.line(lang, &line);
        }
        nexts.into_iter().for_each(|next| sentence(lang, &(text(lang).next)(next)));
        for seat in Seat::all(4) {
            label(lang, &(text(lang).steal_from)(seat));
            label(lang, &(text(lang).knock_from)(seat));
        }
    }
}
