//! What everyone could conclude from what was played.

use super::*;

/// How likely the order makes it that A serves each clan, compared with the most likely.
fn signs(game: &Shinobi) -> [f32; 5] {
    Clan::ALL.map(|clan| game.signs().likelihood(A, clan))
}

/// In the order of [`Clan::ALL`]: G, U, T, M, O.
const NOTHING: [f32; 5] = [1.0; 5];

#[test]
fn whoever_hurts_a_clan_seldom_serves_it() {
    let mut game = board_at(Order::Third, &["MMM", "GU", "TT"], "GG");
    make(&mut game, "attack M U B");
    let [g, u, t, m, o] = signs(&game);
    assert!(u < 0.2 && g > 0.9 && (g - t).abs() < 1e-3, "{:?}", signs(&game));
    assert!((m - o).abs() < 1e-3 && m < g, "who had nothing to spare is a little less likely");
    let mut game = board(&["MMM", "GU", "TT"], "NGGG");
    make(&mut game, "ninja T C");
    assert!(signs(&game)[2] < 0.2);
}

#[test]
fn whoever_has_no_choice_tells_nothing() {
    let mut game = board_at(Order::Third, &["MMM", "UU", ""], "GG");
    make(&mut game, "attack M U B");
    assert_eq!(signs(&game), NOTHING);
}

#[test]
fn whoever_brings_a_clan_together_may_serve_it() {
    let mut game = board_at(Order::Second, &["", "UG", "UU"], "GG");
    make(&mut game, "shift U B C");
    let [g, u, ..] = signs(&game);
    assert!(u > 2.0 * g && u > 0.9);
    let mut game = board(&["", "", ""], "GGGG");
    make(&mut game, "deploy G B");
    let [g, u, ..] = signs(&game);
    assert!(g > u && u > 0.7);
}

#[test]
fn the_signs_of_one_seat_say_nothing_of_another_and_everyone_sees_them() {
    let mut game = board_at(Order::Third, &["MMM", "GU", "TT"], "GG");
    make(&mut game, "attack M U B");
    assert_eq!(Clan::ALL.map(|clan| game.signs().likelihood(B, clan)), NOTHING);
    for viewer in [Viewer::Table, Viewer::Seat(B)] {
        assert_eq!(game.view(viewer).game().signs(), game.signs());
    }
}

/// They follow from public orders: whatever the hidden clans and hands are, they come out the same.
#[test]
fn signs_hang_on_nothing_hidden() {
    let mut chance = Fast::new(3);
    let mut game = Shinobi::deal(&Setup::default(), 4, &mut chance);
    for _ in 0..60 {
        let Some(seat) = game.to_act().first() else { break };
        let mv = game.sample(seat, &mut chance).expect("a move");
        let mut guess = Shinobi::guess(&game.view(Viewer::Seat(seat)), &mut chance);
        game.apply(seat, &mv, &mut Fast::new(1), &mut Out::silent());
        guess.apply(seat, &mv, &mut Fast::new(2), &mut Out::silent());
        assert_eq!(guess.signs(), game.signs());
    }
}

/// However long a game goes on, nothing becomes impossible.
#[test]
fn nothing_is_ever_ruled_out() {
    let mut game = board_at(Order::Third, &["MMM", "GU", "TT"], "GG");
    for _ in 0..100 {
        game.note(A, &mv("attack M U B"));
    }
    assert!(signs(&game)[1] > 0.0 && game.signs().is_sound());
}
