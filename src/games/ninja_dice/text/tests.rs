//! Both languages say the same things, truly and well set.

use super::why::Why;
use super::*;
use crate::games::ninja_dice::{NinjaDice, Phase, Pose, Setup, Target, Threat};
use crate::kernel::{Cites, Fast, Game, Out, Seats, Viewer};
use crate::ui::stage::names::sign;
use crate::ui::stage::proofs::{Page, differ, label, sentence};
use crate::ui::stage::rulebook::Kind;

const SUN: Seat = Seat::new(0);
const WAVE: Seat = Seat::new(1);

const PAGE: Page = Page {
    texts: [include_str!("rules.en.txt"), include_str!("rules.fr.txt")],
    game: "NDI",
    rules: 26,
    data: &["1", "2", "3", "4"],
    rulings: 11,
};

#[test]
fn every_rule_has_its_article_in_both_languages() {
    PAGE.is_whole(|_| Kind::Reconstructed);
}

#[test]
fn fixed_words_are_well_set() {
    for lang in Lang::ALL {
        let words = text(lang);
        sentence(lang, words.lid.tagline);
        sentence(lang, words.first.hint);
        let mut labels = vec![
            words.lid.name,
            words.lid.credit,
            words.lid.chart,
            words.throw_for_me,
            words.steal_nothing,
            words.loupe[0],
            words.loupe[1],
            words.boost_nothing,
            words.throw_again,
            words.stop,
            words.lay,
            words.laid,
            words.lay_back,
            words.house,
            words.skills,
            words.threats,
            words.places,
            words.stop_now,
            words.whole_house,
            words.score.caption,
            words.score.player,
            words.score.treasures,
            words.first.label,
        ];
        labels.extend(words.lid.seats.iter().chain(&words.skill_faces).chain(&words.threat_faces));
        labels.extend(
            words.house_faces.iter().chain(&words.throw_for).chain(&words.has_thrown).chain(&words.steps),
        );
        labels.extend(words.first.values.iter().chain(&words.forces).chain(&words.aims));
        labels.into_iter().for_each(|words| label(lang, words));
        sentence(lang, words.ready);
        sentence(lang, words.all_at_once);
        for (thrown, worth) in [(0, 0), (0, 1), (0, 3), (1, 0), (2, 4), (5, 0)] {
            sentence(lang, &(words.marking)(thrown, worth));
        }
        for beats in [None, Some(12)] {
            sentence(lang, &(words.odds)(beats, 30));
            label(lang, &(words.left)(SUN));
            label(lang, &(words.brought)(3, false));
            label(lang, &(words.brought)(0, beats.is_some()));
        }
        for seats in [&[][..], &[SUN], &[SUN, WAVE], &[SUN, WAVE, Seat::new(2)]] {
            sentence(lang, &(words.still_to_throw)(seats));
        }
        (0..=4).for_each(|count| label(lang, &(words.hourglasses)(count)));
    }
}

#[test]
fn every_refusal_is_a_sentence_with_its_rule() {
    let all = [
        Illegal::Over,
        Illegal::NoDice,
        Illegal::AlreadyThrown,
        Illegal::ThrowFirst(Seats::all(3)),
        Illegal::NothingToThrow,
        Illegal::TooFar,
        Illegal::TooSlow,
        Illegal::TooFast,
        Illegal::ArrowFirst(WAVE),
        Illegal::NoArrow,
        Illegal::NotOnTable(Target::Skill(3)),
        Illegal::OwnDie(Target::Threat(1)),
        Illegal::BehindArrow(Target::Skill(0)),
        Illegal::Protected(SUN),
        Illegal::NothingToSteal(SUN),
        Illegal::FortuneFirst(0),
        Illegal::NoFortune,
        Illegal::BoostsItself,
        Illegal::NoSkill(2),
        Illegal::BehindFortune(2),
        Illegal::NotTheNinja(WAVE),
        Illegal::NoHouseDie(6),
        Illegal::NinjaUse(1),
        Illegal::TooFew { skill: Skill::Pick, needed: 2, have: 1 },
        Illegal::PickSome,
        Illegal::FortuneStays { die: 0, fortune: 1 },
        Illegal::LaidAndThrown(0),
        Illegal::OffTable(0),
        Illegal::Overlap(0, 1),
        Illegal::FortuneAway { die: 0, fortune: 1 },
        Illegal::LastThrow,
        Illegal::OneWay { skill: Skill::Fight, needed: 2, have: 1 },
    ];
    for lang in Lang::ALL {
        let mut said: Vec<String> = Vec::new();
        for why in &all {
            let refused = (text(lang).refused)(why);
            PAGE.line(lang, &refused);
            assert_eq!(refused.rule, why.rule());
            said.push(refused.text);
        }
        differ(said);
    }
}

#[test]
fn an_arrow_that_can_hit_nobody_says_why() {
    let missed = |safe| Event::Missed { seat: WAVE, arrow: 0, from: Pose::default(), safe };
    for lang in Lang::ALL {
        let told = |safe| (text(lang).told)(&missed(safe)).expect("a line").1;
        assert_eq!(told(Seats::NONE).rule, "NDI-10");
        for safe in [Seats::one(SUN), Seats::one(SUN).with(Seat::new(2))] {
            let line = told(safe);
            PAGE.line(lang, &line);
            assert_eq!(line.rule, "NDI-12");
            assert!(safe.iter().all(|seat| line.text.contains(sign(seat))), "{}", line.text);
        }
    }
}

/// Whole games: everything that is said of them is well said, in both languages, and every kind of event is told.
#[test]
fn games_are_told_in_both_languages() {
    let (mut events, mut reasons) = (Vec::new(), Vec::new());
    for seed in 0..30 {
        let seats = 2 + (seed % 4) as u8;
        let mut chance = Fast::new(seed);
        let mut game = NinjaDice::deal(&Setup::default(), seats, &mut chance);
        while let Some(seat) = game.to_act().first() {
            let mv = game.sample(seat, &mut chance).expect("a move");
            let view = game.view(Viewer::Seat(seat));
            for lang in Lang::ALL {
                let words = text(lang);
                for seat in Seat::all(seats) {
                    sentence(lang, &(words.task)(&view, seat));
                    label(lang, &(words.beside)(&view, seat));
                    label(lang, &(words.place_cell)(&view, seat, &[Mark::Can, Mark::Thrown]));
                }
                sentence(lang, &(words.reason)(&view, &mv));
                for die in 0..5 {
                    let skill = Skill::ALL[usize::from(die) % 3];
                    let place = [Mark::Across(die.into()), Mark::Down(die.into()), Mark::Hint];
                    label(lang, &(words.skill_cell)(&view, die, &place));
                    label(
                        lang,
                        &(words.skill_cell)(&view, die, &[Mark::As(skill), Mark::Again, Mark::Chosen]),
                    );
                    sentence(lang, &(words.laying)(&view, Some((die, [3, 14, 315]))));
                }
                for die in 0..4 {
                    label(lang, &(words.threat_cell)(&view, die, &[Mark::Acts, Mark::Protected]));
                }
                for die in 0..6 {
                    label(
                        lang,
                        &(words.house_cell)(&view, die, &[Mark::Taken, Mark::By(Skill::Pick), Mark::Left]),
                    );
                }
            }
            reasons.push(core::mem::discriminant(&Why::of(&view, &mv)));
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            for told in out.into_told() {
                for lang in Lang::ALL {
                    if let Some((_, told)) = (text(lang).told)(&told.event) {
                        PAGE.line(lang, &told);
                    }
                }
                events.push(core::mem::discriminant(&told.event));
            }
        }
        assert_eq!(game.phase(), Phase::Over);
        let outcome = game.outcome().expect("an outcome");
        for lang in Lang::ALL {
            let view = game.view(Viewer::Table);
            PAGE.line(lang, &(text(lang).ending)(&view, outcome));
            sentence(lang, &(text(lang).task)(&view, SUN));
        }
    }
    assert_eq!(kinds(&events), 13, "every kind of event has happened");
    assert!(kinds(&reasons) >= 9);
}

#[test]
fn what_speaks_for_stopping_is_what_comes_of_it() {
    let skills = "p@70,80 s@110,60 c@160,90 c@120,140 c@190,150";
    let mut game = NinjaDice::position("L G R RR", skills, "", Phase::Deciding).expect("a position");
    let view = |game: &NinjaDice, hourglasses: usize| {
        let mut game = *game;
        game.threats[..hourglasses].fill(Threat::Kept);
        game.view(Viewer::Seat(SUN))
    };
    let stops = |game: &NinjaDice| Move::Stop(game.best_plan());
    let why = |game: &NinjaDice, hourglasses: usize| Why::of(&view(game, hourglasses), &stops(game));
    assert_eq!(why(&game, 0), Why::Safe(2, 0), "three of the threat dice are thrown");
    assert_eq!(why(&game, 3), Why::Safe(2, 33), "one threat die is left");
    for lang in Lang::ALL {
        let said = [0, 3].map(|hourglasses| (text(lang).reason)(&view(&game, hourglasses), &stops(&game)));
        assert!(!said[0].contains("100") && said[1].contains("33"), "{said:?}");
    }
    // The last turn of all.
    (game.round, game.first) = (2, game.active.clockwise(1, 3));
    game.treasures[..3].copy_from_slice(&[5, 6, 6]);
    assert_eq!(why(&game, 1), Why::Wins(7));
    game.treasures[1] = 7;
    assert_eq!(why(&game, 1), Why::Safe(2, 4), "a victory that is shared");
    game.skills = [game.skills[2]; 5];
    assert_eq!(why(&game, 1), Why::Nothing);
    game.treasures[0] = 8;
    assert_eq!(why(&game, 1), Why::Wins(8), "with what was there");
}

/// How many different ones there are.
fn kinds<T: PartialEq>(list: &[T]) -> usize {
    list.iter().enumerate().filter(|(place, one)| !list[..*place].contains(one)).count()
}
