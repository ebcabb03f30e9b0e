//! NDI-5, NDI-7, NDI-17, NDI-19, NDI-20, NDI-R8: fortunes, and dice that are kept.

use super::*;

/// A fortune that points up, three skills in front of it, one beside it.
const LUCKY: &str = "+@120,200 s@60,100 n@120,100 p@180,100 f@40,220/0";

fn lucky() -> NinjaDice {
    let mut game = table(2, "RR GG GG RR");
    throw_at(&mut game, LUCKY, "c@20,20");
    game
}

#[test]
fn ndi_5_a_fortune_boosts_one_die_in_front_of_its_line() {
    let mut game = lucky();
    assert_eq!(game.phase, Phase::Fortune(0));
    assert_eq!(game.boosts(0).collect::<Vec<_>>(), [1, 2, 3]);
    refuses(&game, A, Move::Boost(Some(4)), "NDI-5", Illegal::BehindFortune(4));
    refuses(&game, A, Move::Boost(Some(0)), "NDI-5", Illegal::BoostsItself);
    refuses(&game, B, Move::Boost(Some(1)), "NDI-18", Illegal::NotTheNinja(A));
    act(&mut game, A, Move::Boost(Some(1)));
    assert_eq!((game.boosts_on(1), game.phase), (1, Phase::Deciding));
    assert_eq!(game.means().0[1], Some((SkillFace::Stealth, 4)));
    // Two on one die add up.
    let mut game = table(2, "RR GG GG L");
    throw_at(&mut game, "+@60,200 +@180,200 s@120,100 c@20,220 c@220,220", "c@20,20");
    act(&mut game, A, Move::Boost(Some(2)));
    let told = act(&mut game, A, Move::Boost(Some(2)));
    assert!(told.iter().any(|event| matches!(event, Event::Laid { die: 0, .. })), "{told:?}");
    assert_eq!(game.means().0[2], Some((SkillFace::Stealth, 8)));
    let (one, two, die) = (&game.skills[0], &game.skills[1], &game.skills[2]);
    let [one, two, die] = [one, two, die].map(|lying| lying.expect("it lies").pose);
    assert!(one.is_next_to(&die) && two.is_next_to(&die), "both lie next to it");
}

#[test]
fn ndi_7_a_fortune_may_boost_a_saved_die_and_stays_attached() {
    let mut game = lucky();
    act(&mut game, A, Move::Boost(None));
    assert_eq!(game.boosts_on(1), 0, "nobody is forced to use it");
    again(&mut game, &[0]);
    throw_at(&mut game, "+@120,200", "c@20,20 c@60,20");
    act(&mut game, A, Move::Boost(Some(3)));
    assert_eq!(game.boosts_on(3), 1, "saved from an earlier throw");
    refuses(&game, A, Move::Boost(Some(1)), "NDI-7", Illegal::NoFortune);
    again(&mut game, &[4]);
    throw_at(&mut game, "c@40,220", "c@20,20 c@60,20");
    assert_eq!((game.boosts_on(3), game.phase), (1, Phase::Deciding), "only a fortune just thrown is used");
    // A fortune that was not used when it was thrown is not asked again.
    let mut game = lucky();
    act(&mut game, A, Move::Boost(None));
    again(&mut game, &[4]);
    throw_at(&mut game, "s@40,60", "c@20,20 c@60,20");
    assert_eq!(game.phase, Phase::Deciding);
}

#[test]
fn ndi_17_dice_stay_where_they_landed_until_arrows_and_fortunes_are_resolved() {
    let mut game = table(2, "RR GG GG L");
    throw_at(&mut game, "+@120,200 s@60,100 +@120,160 p@180,100 f@40,220", "a@200,200");
    let before = game.skills;
    refuses(&game, A, Move::Boost(Some(1)), "NDI-13", Illegal::ArrowFirst(B));
    act(&mut game, B, Move::Shoot(Some(Target::Skill(1))));
    assert_eq!(game.skills, before);
    let again = Move::Again { dice: 1, places: [None; 5] };
    refuses(&game, A, again, "NDI-17", Illegal::FortuneFirst(0));
    refuses(&game, A, Move::Stop(game.best_plan()), "NDI-17", Illegal::FortuneFirst(0));
    act(&mut game, A, Move::Boost(Some(1)));
    assert_eq!(
        game.skills[0].map(|lying| lying.pose),
        before[0].map(|lying| lying.pose),
        "not before the last"
    );
    act(&mut game, A, Move::Boost(Some(3)));
    assert_ne!(game.skills[0].map(|lying| lying.pose), before[0].map(|lying| lying.pose));
}

#[test]
fn ndi_19_any_dice_are_thrown_again_and_a_boosted_die_takes_its_fortune_along() {
    let mut game = lucky();
    act(&mut game, A, Move::Boost(Some(2)));
    let pick = |dice: &[u8]| Move::Again { dice: mask(dice), places: [None; 5] };
    refuses(&game, A, pick(&[]), "NDI-19", Illegal::PickSome);
    refuses(&game, A, Move::Again { dice: 0b10_0001, places: [None; 5] }, "NDI-19", Illegal::PickSome);
    refuses(&game, A, pick(&[2]), "NDI-19", Illegal::FortuneStays { die: 2, fortune: 0 });
    assert_eq!(game.check(A, &pick(&[0, 2])), Ok(()));
    assert_eq!(game.check(A, &pick(&[0])), Ok(()), "the fortune alone may go");
    assert_eq!(game.with_fortunes(mask(&[2])), mask(&[0, 2]));
    assert_eq!(game.picks().count(), 16 + 8 - 1, "die 2 only with die 0");
    again(&mut game, &[1, 4]);
    assert_eq!(game.skills.map(|lying| lying.is_some()), [true, false, true, true, false]);
    throw_at(&mut game, "f@40,40 c@220,40", "c@20,20 c@60,20");
    assert_eq!(game.fresh, mask(&[1, 4]));
    // A die saved from the first throw can go now.
    again(&mut game, &[3]);
    assert_eq!(game.skills[3], None);
}

#[test]
fn ndi_20_other_dice_are_laid_anywhere_but_not_on_each_other() {
    let mut game = lucky();
    act(&mut game, A, Move::Boost(Some(2)));
    let lay = |places: &[(usize, &str)]| {
        let mut all = [None; 5];
        for (die, text) in places {
            all[*die] = Some(pose(text));
        }
        Move::Again { dice: mask(&[4]), places: all }
    };
    let fortune = game.skills[0].expect("it lies").pose;
    assert!(fortune.is_next_to(&pose("120,100")), "moved next to the ninja that it boosts");
    assert_eq!(game.check(A, &lay(&[(1, "8,8")])), Ok(()), "into the corner");
    refuses(&game, A, lay(&[(1, "7.99,8")]), "NDI-20", Illegal::OffTable(1));
    refuses(&game, A, lay(&[(1, "232,240")]), "NDI-20", Illegal::OffTable(1));
    refuses(&game, A, lay(&[(1, "179,110")]), "NDI-20", Illegal::Overlap(1, 3));
    assert_eq!(game.check(A, &lay(&[(1, "180,116")])), Ok(()), "edge to edge");
    refuses(&game, A, lay(&[(4, "20,20")]), "NDI-20", Illegal::LaidAndThrown(4));
    refuses(&game, A, lay(&[(2, "20,20")]), "NDI-20", Illegal::FortuneAway { die: 2, fortune: 0 });
    assert_eq!(game.check(A, &lay(&[(2, "20,20"), (0, "40,20")])), Ok(()), "both, 4 mm apart");
    refuses(
        &game,
        A,
        lay(&[(2, "20,20"), (0, "40.01,20")]),
        "NDI-20",
        Illegal::FortuneAway { die: 2, fortune: 0 },
    );
    // Where the thrown die lay is free.
    let told = act(&mut game, A, lay(&[(3, "40,220/700")]));
    assert_eq!(told[0], Event::Laid { die: 3, from: pose("180,100"), to: pose("40,220/700") });
    assert_eq!(game.skills[3].map(|lying| lying.pose), Some(pose("40,220/700")));
}

#[test]
fn ndi_r8_only_skills_are_boosted() {
    let mut game = table(2, "RR GG GG L");
    throw_at(&mut game, "+@120,200 +@60,100 c@120,100 p@180,220/0 f@40,220", "c@20,20");
    assert_eq!(game.phase, Phase::Deciding, "a fortune and a caught arrow in front are nothing to boost");
    let mut game = table(2, "RR GG GG L");
    throw_at(&mut game, "+@120,200 +@60,100 c@120,100 n@180,100 f@40,220", "c@20,20");
    refuses(&game, A, Move::Boost(Some(1)), "NDI-R8", Illegal::NoSkill(1));
    refuses(&game, A, Move::Boost(Some(2)), "NDI-R8", Illegal::NoSkill(2));
    assert_eq!(game.boosts(0).collect::<Vec<_>>(), [3]);
}
