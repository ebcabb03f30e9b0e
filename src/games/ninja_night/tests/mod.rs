use super::*;
use crate::kernel::{Fast, Game, Out, Seat, Chance};
#[test]
fn tmp_speed() {
    let mut chance = Fast::new(1);
    let t = std::time::Instant::now();
    let n = 3000;
    let mut bad = 0;
    for _ in 0..n { let v = Village::draw(&mut chance); if v == Village::known() { bad += 1; } }
    println!("village {:?} each, known {bad}", t.elapsed() / n);
    println!("known sound {:?} {}", Village::known().fault(), Village::known().is_sound());
    let t = std::time::Instant::now();
    let mut moves = 0; let mut kinds = std::collections::BTreeMap::new();
    let (mut hits, mut throws) = (0, 0);
    for g in 0..600 {
        let mut game = NinjaNight::deal(&Setup::default(), 2 + (g % 3) as u8, &mut chance);
        while game.outcome().is_none() {
            let seat = game.to_act().first().unwrap();
            let mv = game.sample(seat, &mut chance).unwrap();
            assert_eq!(game.check(seat, &mv), Ok(()), "{mv:?} {game}");
            let mut out = Out::new();
            game.apply(seat, &mv, &mut chance, &mut out);
            for told in out.into_told() { if let Event::Leapt { stretch, .. } = told.event { throws += 1; hits += u32::from(stretch.is_success()); } }
            *kinds.entry(format!("{mv:?}").split(['(', ' ']).next().unwrap().to_owned()).or_insert(0) += 1;
            moves += 1;
            assert_eq!(game.audit(), Ok(()), "{mv:?}\n{game}");
        }
    }
    println!("{moves} moves {:?} {kinds:?} hits {hits}/{throws}", t.elapsed());
    for seats in 2..=4 {
    let t = std::time::Instant::now();
    let mut moves = 0;
    for _ in 0..600 {
        let mut game = NinjaNight::deal(&Setup::default(), seats, &mut chance);
        moves += crate::bots::random::playout(&mut game, &mut chance).1;
    }
    println!("{seats}: {} moves/s, {} per game", f64::from(moves) / t.elapsed().as_secs_f64(), moves/600);
    }
    println!("{}", std::mem::size_of::<NinjaNight>());
    let _ = (Seat::new(0), chance.below(3));
}
