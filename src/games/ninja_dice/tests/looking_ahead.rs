//! What the odds, the outlook and the yardstick say, held against each other and against plain play.

use super::*;
use crate::games::ninja_dice::best::yardstick;
use crate::games::ninja_dice::hands::{Hand, Hands};
use crate::games::ninja_dice::odds::{IMAGINED, fourth_hourglass};
use crate::games::ninja_dice::outlook::{Outlook, Stakes, hourglass_odds, threats_thrown};

#[test]
fn hands_are_counted() {
    let counts: Vec<usize> = (0..=5).map(|size| Hands::all().of_size(size).len()).collect();
    assert_eq!(counts, [1, 6, 25, 84, 248, 664]);
}

#[test]
fn the_outlook_deals_threats_as_the_rules_do() {
    for seats in 2..=5 {
        for hourglasses in 0..4_u8 {
            let mut game = table(seats, "G G R R");
            let others = usize::from(seats - 1);
            throw(&mut game, &format!("ccccc {}", "c".repeat(others)));
            game.threats[..usize::from(hourglasses)].fill(Threat::Kept);
            again(&mut game, &[0]);
            let held = game.threats.iter().filter(|threat| matches!(threat, Threat::Held(_))).count();
            assert_eq!(held, usize::from(threats_thrown(hourglasses, seats - 1)), "{seats} {hourglasses}");
        }
    }
    let total: f64 = (0..=4).map(|shown| hourglass_odds(4, shown)).sum();
    assert!((total - 1.0).abs() < 1e-12);
    assert!((fourth_hourglass(3, 1) - 1.0 / 3.0).abs() < 1e-12, "one die left");
    assert!((fourth_hourglass(2, 1) - 1.0 / 9.0).abs() < 1e-12, "both of two");
    assert!(fourth_hourglass(0, 2) == 0.0 && fourth_hourglass(1, 2) > 0.0);
}

/// One die for one lock: one face of six, and the ninja.
#[test]
fn odds_of_one_die_are_plain() {
    let mut game = table(2, "L L L L");
    throw(&mut game, "pppcc c");
    let odds = game.odds(mask(&[3]), &[None; 5], 1, 1).expect("the ninja decides");
    // A fortune boosts a pick that lies in front of it.
    assert!((2.0 / 6.0..=3.0 / 6.0).contains(&odds.beats) && odds.ends == 0.0, "{odds:?}");
    let mut game = table(2, "L L L L");
    throw_at(&mut game, "p@40,10 p@80,10 p@120,10 c@40,60 c@200,200", "c@220,220");
    let none = game.odds(mask(&[0]), &[None; 5], 4, 1).expect("it can be asked");
    assert!(none.beats <= 1.0 / 6.0, "a pick is thrown away, and only a fortune brings two");
    assert_eq!(game.odds(0, &[None; 5], 4, 1), None);
    game.threats = [Threat::Kept, Threat::Kept, Threat::Kept, Threat::Aside];
    let late = game.odds(mask(&[3]), &[None; 5], 4, 1).expect("it can be asked");
    assert!((late.ends - 1.0 / 3.0).abs() < 1e-12 && late.beats < 0.34);
}

/// In what share of a thousand throws of these dice the house is beaten.
fn beaten(game: &NinjaDice, dice: &[u8]) -> f64 {
    use crate::bots::{Botted, decide};
    let (mut beaten, mut chance, mut game) = (0.0, Fast::new(5), *game);
    again(&mut game, dice);
    for _ in 0..1000 {
        let mut played = game;
        while played.active == A {
            let seat = played.to_act().first().expect("somebody");
            let mv = match played.phase {
                Phase::Throwing => Move::Throw(Gesture::usual(seat, 2)),
                Phase::Fortune(_) => {
                    let view = played.view(crate::kernel::Viewer::Seat(seat));
                    decide(&mut *NinjaDice::greedy(&view, seat, 1))
                }
                Phase::Arrow(_) => Move::Shoot(None),
                _ => break,
            };
            played.apply(seat, &mv, &mut chance, &mut Out::silent());
        }
        beaten += f64::from(u8::from(played.treasures(A) > 5)) / 1000.0;
    }
    beaten
}

/// The odds are those of playing on, also where not all faces of all dice are counted.
#[test]
fn odds_come_true() {
    let mut game = table(2, "L G R L");
    throw_at(&mut game, "p@60,60 s@180,60 c@120,40 c@60,200 c@200,200", "h@220,220");
    for dice in [&[2, 3, 4][..], &[0, 1, 2, 3, 4]] {
        let odds = game.odds(mask(dice), &[None; 5], IMAGINED, 7).expect("the ninja decides");
        let beaten = beaten(&game, dice);
        assert!((odds.beats - beaten).abs() < 0.06, "{dice:?}: {odds:?}, beaten {beaten}");
    }
}

/// Odds are those of the faces in the tables, and a hand knows its dice whatever order those are in.
#[test]
fn the_tables_of_faces_are_what_is_reckoned_with() {
    let faces = |face| data::skill_faces(face);
    assert_eq!(hands::PLAIN.map(faces).iter().sum::<f64>() + faces(SkillFace::Fortune), data::FACES);
    let threats = [ThreatFace::Hourglass, ThreatFace::Arrow, ThreatFace::Caught].map(data::threat_faces);
    assert_eq!(threats, [2.0, 3.0, 1.0]);
    assert_eq!(data::THREAT_DIE.len(), data::SKILL_DIE.len());
    assert!((hourglass_odds(2, 1) - 4.0 / 9.0).abs() < 1e-12);
    for face in hands::PLAIN.into_iter().chain([SkillFace::Fortune]) {
        for fortunes in 0..if face.can_be_boosted() { 5 } else { 1 } {
            let group = hands::Group { face, fortunes };
            assert_eq!(Hand::of([group].into_iter()).groups().collect::<Vec<_>>(), [group]);
        }
    }
}

#[test]
fn whoever_has_all_but_little_time_stops() {
    let house = house("L G R L");
    let outlook = Outlook::new(&house, &Stakes::plain(1));
    let hand = |letters: &str| {
        let face =
            |letter: char| data::SKILL_DIE.into_iter().find(|face| face.letter() == letter).expect("a face");
        Hand::of(letters.chars().map(|letter| hands::Group { face: face(letter), fortunes: 0 }))
    };
    assert!(outlook.keep(hand("ccccc"), 3).is_some(), "nothing to lose");
    let rich = Outlook::new(&self::house("L L L L L L"), &Stakes::plain(1));
    assert_eq!(rich.keep(hand("ppppp"), 3), None, "five dice are enough where one hourglass ends it");
    assert_eq!(outlook.keep(hand("ppscc"), 0), Some(hand("pps")), "only what is of no use goes");
    let worth = outlook.value(hand("ppscc"), 0);
    assert!(worth > 3.0 && worth < 7.0);
    assert!(worth >= outlook.value(hand("ppscc"), 2));
}

/// The outlook, which counts one fortune after the other, is hardly worse than brute force, and never better.
#[test]
fn the_outlook_stands_up_to_brute_force() {
    let found = yardstick(&house("L G RR L"), 1);
    assert!(found.outlook <= found.best + 1e-6, "{found:?}");
    assert!(found.outlook >= found.best * 0.995, "{found:?}");
    assert!(found.master < found.outlook, "the master wants something else: {found:?}");
    assert!(found.master >= found.best * 0.9, "{found:?}");
    assert!(found.best > 3.0 && found.best < 7.0, "{found:?}");
}

/// A slice ends where it is told to, and the decision is the same however it is sliced.
#[test]
fn a_decision_is_made_in_slices() {
    use crate::bots::{Botted, decide};
    let mut game = table(3, "L G RR L");
    let mut thought_long = 0;
    for step in 0..60 {
        let Some(seat) = game.to_act().first() else { break };
        let view = game.view(crate::kernel::Viewer::Seat(seat));
        let thinker = || NinjaDice::thinker(&view, seat, crate::kernel::Level::Master, step);
        let mut sliced = thinker();
        let mut slices = 0;
        let mv = loop {
            slices += 1;
            let decided = sliced.think(3);
            assert!(sliced.looked_at() <= 3 * slices, "no more than asked for");
            if let Some(mv) = decided {
                break mv;
            }
        };
        thought_long += u32::from(slices > 10);
        assert_eq!(decide(&mut *thinker()), mv);
        game.apply(seat, &mv, &mut Fast::new(step), &mut Out::silent());
    }
    assert!(thought_long > 10, "{thought_long} decisions took more than ten slices");
}
