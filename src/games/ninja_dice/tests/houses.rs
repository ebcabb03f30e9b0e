//! NDI-1 to NDI-6, NDI-24, NDI-25, NDI-R4, NDI-D3: what beats a house and what it brings.

use super::*;
use crate::games::ninja_dice::data::{HOUSE_DICE, SKILL_DIE};

#[test]
fn ndi_1_a_house_is_rolled_and_its_faces_carry_one_challenge_or_two() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let game = NinjaDice::deal(&Setup::default(), 3, &mut Fast::new(seed));
        assert_eq!(game.house().len(), 4);
        seen.extend(game.house().iter().map(|face| face.letters()));
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["G", "GG", "L", "R", "RR"]);
}

#[test]
fn ndi_2_a_lock_needs_a_pick_and_people_need_stealth_or_fight() {
    assert_eq!(worth("L L L L", "psfcc"), 1);
    assert_eq!(worth("G L L L", "scccc"), 1);
    assert_eq!(worth("G L L L", "fcccc"), 1);
    assert_eq!(worth("R L L L", "scccc"), 1);
    assert_eq!(worth("R L L L", "fcccc"), 1);
    assert_eq!(worth("G R G R", "ppppp"), 0);
    assert_eq!(worth("L L L L", "fssff"), 0);
    assert_eq!(worth("L L L L", "ccc++"), 0, "neither fortune nor a caught arrow is a skill");
}

#[test]
fn ndi_3_all_guards_fall_to_one_skill_and_all_residents_to_one() {
    assert_eq!(worth("G G L L", "fsccc"), 1, "not one each");
    assert_eq!(worth("G G L L", "ffccc"), 2);
    assert_eq!(worth("R R L L", "fsccc"), 1);
    assert_eq!(worth("G R L L", "fsccc"), 2, "guards and residents may differ");
    assert_eq!(worth("G R G R", "ffssc"), 4 + 2);
    assert_eq!(worth("G R G R", "fffsc"), 3);
    let mut game = table(2, "G G L L");
    throw(&mut game, "fsccc c");
    let plan = Plan { beaten: 0b11, guards: Approach::Fight, ..Plan::default() };
    let one = Illegal::OneWay { skill: Skill::Fight, needed: 2, have: 1 };
    refuses(&game, A, Move::Stop(plan), "NDI-3", one);
    let locks = Illegal::TooFew { skill: Skill::Pick, needed: 2, have: 0 };
    refuses(&game, A, Move::Stop(Plan { beaten: 0b1100, ..plan }), "NDI-2", locks);
    let all = Illegal::TooFew { skill: Skill::Fight, needed: 2, have: 1 };
    refuses(&game, A, Move::Stop(Plan { beaten: 0b0111, ..plan }), "NDI-2", all);
}

#[test]
fn ndi_4_a_ninja_stands_for_any_skill_and_for_another_one_later() {
    assert_eq!(worth("L G R L", "nnccc"), 2);
    assert_eq!(worth("G G L L", "nfccc"), 2, "here a fight");
    assert_eq!(worth("L L G G", "npccc"), 2, "there a pick");
    let mut game = table(2, "G G L L");
    throw(&mut game, "nfccc c");
    let used = |skill: Skill| [Some(skill), None, None, None, None];
    let guards =
        Plan { beaten: 0b0011, guards: Approach::Fight, ninjas: used(Skill::Fight), ..Plan::default() };
    assert_eq!(game.check(A, &Move::Stop(guards)), Ok(()));
    again(&mut game, &[1]);
    throw(&mut game, "p cc");
    let plan = Plan { beaten: 0b1100, ninjas: used(Skill::Pick), ..Plan::default() };
    assert_eq!(game.check(A, &Move::Stop(plan)), Ok(()));
    refuses(&game, A, Move::Stop(Plan { ninjas: [None; 5], ..plan }), "NDI-4", Illegal::NinjaUse(0));
    let every = Plan { ninjas: [Some(Skill::Pick); 5], ..plan };
    refuses(&game, A, Move::Stop(every), "NDI-4", Illegal::NinjaUse(1));
}

#[test]
fn ndi_5_a_boosted_die_counts_four_and_eight_with_two_fortunes() {
    assert_eq!(worth("L L L L", "p4cc+c"), 4 + 2 + 1);
    assert_eq!(worth("GG RR G L", "s8+cc"), 3);
    assert_eq!((Means::times(0), Means::times(1), Means::times(2)), (1, 4, 8));
}

#[test]
fn ndi_6_a_boosted_ninja_is_four_of_one_skill() {
    assert_eq!(worth("L L G G", "n4+ccc"), 2, "not two of each");
    assert_eq!(worth("G G R R", "n4+ccc"), 4 + 2 + 1, "four stealth");
    assert_eq!(worth("L L L L", "n4+ccc"), 4 + 2 + 1, "or four picks");
}

#[test]
fn ndi_24_one_treasure_for_each_die_and_more_for_the_whole_house() {
    assert_eq!(worth("L L L L", "pppcc"), 3);
    assert_eq!(worth("L L L G", "p4+cfc"), 4 + 2);
    assert_eq!(worth("L L L G L", "p4+cfc"), 5 + 3);
    assert_eq!(worth("L L L G L G", "p4+f4+"), 6 + 4);
    assert_eq!(worth("GG GG L L", "s4+ppc"), 4 + 2 + 1, "a die with two challenges is one die");
}

#[test]
fn ndi_25_one_more_without_fighting_anyone() {
    assert_eq!(worth("G R L L", "sspp+"), 4 + 2 + 1);
    assert_eq!(worth("G R L L", "sfpp+"), 4 + 2);
    assert_eq!(worth("G R L L", "fnspp"), 4 + 2 + 1, "the fight is not needed");
    assert_eq!(worth("G G L L", "sspcc"), 3, "only for the whole house");
    let mut game = table(2, "G R L L");
    let told = throw(&mut game, "ssppc c");
    let took = |event: &&Event| matches!(event, Event::Took { treasures: 7, whole: true, quiet: true, .. });
    assert!(told.iter().any(|event| took(&event)), "{told:?}");
    assert_eq!(game.treasures(A), 5 + 7);
}

#[test]
fn ndi_r4_a_die_with_two_challenges_falls_whole_and_the_best_set_is_taken() {
    assert_eq!(worth("GG L L L", "scccc"), 0, "half a die is none");
    assert_eq!(worth("GG G L L", "ssccc"), 1);
    assert_eq!(worth("GG G R L", "ssccc"), 2, "the two single ones rather than the double one");
    let mut game = table(2, "G GG R L");
    throw(&mut game, "ssccc c");
    let best = game.best_plan();
    assert_eq!(best.beaten, 0b0101);
    // The player may take another set, but not more than the skills beat.
    let other = Plan { beaten: 0b0010, ..best };
    assert_eq!(game.check(A, &Move::Stop(other)), Ok(()));
    let few = Illegal::TooFew { skill: Skill::Stealth, needed: 3, have: 2 };
    refuses(&game, A, Move::Stop(Plan { beaten: 0b0011, ..best }), "NDI-2", few);
    refuses(&game, A, Move::Stop(Plan { beaten: 0b1_0000, ..best }), "NDI-23", Illegal::NoHouseDie(4));
    assert_eq!(
        Plan::covering(game.house(), &game.means(), 0b1_0001),
        None,
        "nothing is beaten that is not there"
    );
    act(&mut game, A, Move::Stop(other));
    assert_eq!(game.treasures(A), 6);
}

/// Every set of house dice, every approach and every use of the ninjas: the best plan brings as much as any.
#[test]
fn ndi_r4_no_plan_is_better_than_the_best() {
    let mut chance = Fast::new(5);
    for _ in 0..400 {
        let count = 4 + chance.below(3) as usize;
        let house: Vec<HouseFace> = (0..count).map(|die| HOUSE_DICE[die][chance.below(6) as usize]).collect();
        let mut means = Means::default();
        for die in &mut means.0 {
            let times = if chance.below(4) == 0 { 4 } else { 1 };
            *die = Some((SKILL_DIE[chance.below(6) as usize], times));
        }
        let best = Plan::best(&house, &means);
        let fits = |plan: &Plan| {
            let needed = house::needed(&house, plan.beaten, plan.guards, plan.residents);
            needed.iter().zip(means.counts(&plan.ninjas)).all(|(&needed, have)| needed <= have)
        };
        assert!(fits(&best));
        assert!(
            means.may_beat(&house) || !best.is_whole(&house),
            "a quick look misses nothing: {house:?} {means:?}"
        );
        let mut most = 0;
        for number in 0..243 {
            let ninjas = core::array::from_fn(|die| Some(Skill::ALL[(number / 3_usize.pow(die as u32)) % 3]));
            for beaten in 0..1_u8 << count {
                for guards in Approach::ALL {
                    for residents in Approach::ALL {
                        let plan = Plan { beaten, guards, residents, ninjas };
                        if fits(&plan) {
                            most = most.max(plan.worth(&house));
                        }
                    }
                }
            }
        }
        assert_eq!(best.worth(&house), most, "{house:?} {means:?}");
    }
}

#[test]
fn ndi_d3_the_house_dice_differ_and_only_people_are_doubled() {
    let rows: Vec<String> = HOUSE_DICE.iter().map(|die| die.map(HouseFace::letters).join(" ")).collect();
    assert_eq!(
        rows,
        ["L L L G R RR", "L L L R G GG", "L L G G R GG", "L L R R G RR", "L G G R GG RR", "L R R G GG RR"]
    );
}
