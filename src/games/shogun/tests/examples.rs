//! The three examples of the sheet, each on a board where the windows show the numbers that it names.

use super::*;

const FIRST: &str = "
    8 . . . . . . . s1
    6 . . . a3 . . . .
    4 . . . A2 . . . .
    2 . . . . . . b1 c1
    1 S1 B1 C1 . . . . .";

/// "The player whose piece shows 2 can advance by 2 and capture the enemy 3."
#[test]
fn sho_15_example_1_a_two_takes_a_three_two_squares_ahead() {
    let mut game = board(Side::White, FIRST);
    assert_eq!(play(&mut game, "d4-d6"), "A d4-d6 now 1; a captured on d6");
}

/// "If it is the opponent's turn, he can defend by moving the 3 to a square where it is safe."
#[test]
fn sho_15_example_1_the_three_may_leave_in_time() {
    let mut game = board(Side::Red, FIRST);
    assert_eq!(play(&mut game, "d6-g6"), "a d6-g6 now 3");
    assert_eq!(targets(&game, "d4"), "d2 c3 e3 b4 f4 c5 e5 d6");
}

const SECOND: &str = "
    8 . . . . . . . s1
    7 . . . . . c2 . .
    6 . . a1 . b4 . . .
    4 . . . A3 . . . .
    2 . . . . . . . d1
    1 S1 B1 C1 . . . . .";

/// "The player whose piece shows 3 can advance and turn left to capture the enemy 1."
#[test]
fn sho_11_example_2_a_three_turns_left_and_takes_a_one() {
    let mut game = board(Side::White, SECOND);
    assert_eq!(play(&mut game, "d4-c6"), "A d4-c6 now 3; a captured on c6");
    assert!(!all_moves(&game).contains("-c6"), "nobody takes it back");
}

/// "But if it advanced and turned right to take the 4, the other enemy piece, the 2, would take it next."
#[test]
fn sho_11_example_2_turning_right_it_takes_a_four_and_is_taken_by_a_two() {
    let mut game = board(Side::White, SECOND);
    assert!(play(&mut game, "d4-e6").ends_with("; b captured on e6"));
    assert!(play(&mut game, "f7-e6").ends_with("; A captured on e6"));
}

/// The trap, one move before the 1 closes it: "the shogun can capture the 1, but is then captured by the 2. It can
/// also capture the 2, but is then captured by the 3. Moved to A or B it is captured by the 2."
const THIRD: &str = "
    8 . . . . . . . s1
    7 . . . a2 . . . .
    5 c3 B4 . v . . . .
    4 . . b2 S1 . . . .
    1 . . . . . . . C4";

#[test]
fn sho_20_example_3_the_trapped_shogun_is_lost() {
    let mut game = board(Side::Red, THIRD);
    let told = play(&mut game, "d7-d5");
    assert_eq!(told, "a d7-d5 now 1; Shogun! White by d5; ended NoEscape(White)");
}

#[test]
fn sho_20_example_3_why_there_is_no_way_out() {
    let trapped = THIRD.replace("a2", ".").replace('v', "a1");
    let game = board(Side::White, &trapped);
    assert_eq!(game.threat(Side::White), Some(named('a')));
    for (to, by) in [("d5", "c4"), ("c4", "a5"), ("e4", "c4"), ("d3", "c4")] {
        match game.check(Side::White.seat(), &Move::Go { from: at("d4"), to: at(to) }) {
            Err(Illegal::StillThreatened(attack)) => {
                assert_eq!((attack.by, attack.path.last()), (at(by), Some(&at(to))));
            }
            other => panic!("{to}: {other:?}"),
        }
    }
    assert_eq!(all_moves(&game), "");
}

/// If only one of White's pieces could take the 1, the game would go on.
#[test]
fn sho_20_example_3_one_way_out_is_enough() {
    let mut game = board(Side::Red, &THIRD.replace("B4", "B2"));
    assert_eq!(play(&mut game, "d7-d5"), "a d7-d5 now 1; Shogun! White by d5");
    assert_eq!(all_moves(&game), "b5-d5");
}
