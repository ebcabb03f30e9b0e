//! How fast each game plays and how well its bots do: `cargo xtask bench`.
//!
//! A line with a name, a tab and a number is a measure, the higher the better; it is taken natively and in the
//! browser. The win tables are natively played only: a decision is the same everywhere.
//!
//! `cargo bench --bench play -- --games 400 --only shogun` plays more games per row, of one game; `--seats 4` and
//! `--level master` leave the tables of one size and the rows of one level.

#![cfg_attr(
    target_arch = "wasm32",
    allow(dead_code, unused_imports, reason = "win tables are played natively")
)]

use engawa::bots::{self, Botted, Random, Thinker, random::playout};
use engawa::games::ninja_dice::best::{self, Yardstick};
use engawa::games::ninja_dice::{Gesture, HouseFace, NinjaDice, Tumble};
use engawa::games::ninja_night::{Cord, NinjaNight, Roof, Stretch, Throw, Village, eye::calibration};
use engawa::games::{self, Visitor};
use engawa::kernel::{Chance, Fast, Game, Level, Next, Player, Seat, Seed, Session, Viewer};

/// Seconds for each timed measure.
const SECONDS: f64 = 3.0;

/// Seconds before it.
const WARMING: f64 = 0.5;

#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now() / 1000.0
}

#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    use std::sync::OnceLock;
    use std::time::Instant;
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// Speed of one game, as lines of measures.
struct Speed;

impl Visitor for Speed {
    type Out = Vec<String>;
    fn visit<G: Botted>(&mut self) -> Vec<String> {
        let slug = G::ABOUT.slug;
        let mut lines = Vec::new();
        for seats in G::ABOUT.seats {
            let mut chance = Fast::new(1);
            let [played, moves] = per_second(|| play_some::<G>(seats, &mut chance));
            lines.push(format!("{slug}, {seats} players: random playouts/s\t{played:.0}"));
            lines.push(format!("{slug}, {seats} players: random moves/s\t{moves:.0}"));
        }
        lines.push(format!("{slug}: master positions/s\t{:.0}", positions_per_second::<G>()));
        if slug == NinjaDice::ABOUT.slug {
            lines.push(format!("{slug}: throws/s\t{:.0}", throws_per_second()));
        }
        if slug == NinjaNight::ABOUT.slug {
            lines.push(format!("{slug}: strings/s\t{:.0}", strings_per_second()));
        }
        lines
    }
}

/// How many of each are made in a second by something that makes some of them at a time. Before it is timed, a browser
/// has the time to compile well what is called often.
fn per_second<const N: usize>(mut some: impl FnMut() -> [u32; N]) -> [f64; N] {
    let mut run = |seconds: f64| {
        let (mut made, start) = ([0_u64; N], now());
        while now() - start < seconds {
            for (made, more) in made.iter_mut().zip(some()) {
                *made += u64::from(more);
            }
        }
        made.map(|made| made as f64 / (now() - start))
    };
    run(WARMING);
    run(SECONDS)
}

/// Plays some random games: how many, and how many moves they took. A function of its own: a browser changes over to its
/// better code where a function is entered, never in the middle of a loop.
#[inline(never)]
fn play_some<G: Botted>(seats: u8, chance: &mut Fast) -> [u32; 2] {
    const GAMES: u32 = 64;
    let play = |_| playout(&mut G::deal(&G::Setup::default(), seats, chance), chance).1;
    [GAMES, (0..GAMES).map(play).sum()]
}

/// How fast the master thinks, over the decisions of one game against itself.
fn positions_per_second<G: Botted>() -> f64 {
    const SLICE: u32 = 2_000;
    let seats = *G::ABOUT.seats.start();
    let players = vec![Player::bot(Level::Master); usize::from(seats)];
    let mut session = Session::<G>::new(G::Setup::default(), players, Seed(1)).expect("seats fit");
    let (mut looked_at, start) = (0_u64, now());
    while now() - start < SECONDS {
        let Next::Bot(seat, level) = session.next() else { break };
        let mut thinker = G::thinker(&session.view(Viewer::Seat(seat)), seat, level, session.luck());
        let mv = loop {
            if let Some(mv) = thinker.think(SLICE) {
                break mv;
            }
        };
        looked_at += thinker.looked_at();
        session.submit(seat, mv).expect("bots keep the rules");
    }
    looked_at as f64 / (now() - start)
}

/// How many throws of Ninja Dice with all dice, thrown by five, come to rest in a second.
fn throws_per_second() -> f64 {
    let mut chance = Fast::new(1);
    let [thrown] = per_second(|| throw_some(&mut chance));
    thrown
}

/// Throws all dice some times, and says how often: apart, as [`play_some`] is.
#[inline(never)]
fn throw_some(chance: &mut Fast) -> [u32; 1] {
    const THROWS: u32 = 64;
    for _ in 0..THROWS {
        let mut gestures = [None; 5];
        for seat in Seat::all(5) {
            gestures[seat.index()] = Some(Gesture::any(seat, 5, chance));
        }
        let threats = [1, 2, 3, 4].map(|seat| Some(Seat::new(seat)));
        let luck = chance.below(u32::MAX);
        let tumble = Tumble { seats: 5, active: Seat::new(0), lying: [None; 5], threats, gestures, luck };
        std::hint::black_box(tumble.run());
    }
    [THROWS]
}

/// How many strings of Ninja Night are stretched over a village and judged in a second, with what is in their way.
fn strings_per_second() -> f64 {
    let mut chance = Fast::new(1);
    let village = Village::draw(&mut chance);
    let [stretched] = per_second(|| stretch_some(&village, &mut chance));
    stretched
}

/// Stretches some strings between any two roofs, and says how many: apart, as [`play_some`] is.
#[inline(never)]
fn stretch_some(village: &Village, chance: &mut Fast) -> [u32; 1] {
    const STRINGS: u32 = 64;
    let roofs: Vec<Roof> = Roof::all().collect();
    for _ in 0..STRINGS {
        let from = chance.below(roofs.len() as u32) as usize;
        let to = (from + 1 + chance.below(roofs.len() as u32 - 1) as usize) % roofs.len();
        let (from, to) = (roofs[from], roofs[to]);
        let (spot, aim) = (village.house(from).centre, village.house(to).centre);
        let throw = Throw { spot, aim, length: 1 + chance.below(u32::from(Cord::Hook.longest())) as u16 };
        std::hint::black_box(village.obstacle(from, to, throw.line()));
        std::hint::black_box(Stretch::check((from, to), village.house(to), Cord::Hook, throw, false));
    }
    [STRINGS]
}

/// How close the bots of Ninja Dice come to the best stopping rule, by brute force over all throws at small houses: the
/// outlook when it wants treasures alone, and the master in the first turn of a game, which wants to win and fears arrows.
fn stopping_rules() {
    use HouseFace::{Guard, Guards, Lock, Resident, Residents};
    println!(
        "\nninja-dice: treasures of a turn without arrows, by the best stopping rule, the outlook and the master"
    );
    for house in
        [[Lock, Lock, Guard, Resident], [Lock, Guard, Guards, Resident], [Guards, Residents, Lock, Guard]]
    {
        for others in [1, 4] {
            let Yardstick { best, outlook, master } = best::yardstick(&house, others);
            println!(
                "  {house:?}, {others} against: best {best:.3}, outlook {outlook:.3} ({:.2} %), master {master:.3} ({:.2} %)",
                100.0 * outlook / best,
                100.0 * master / best
            );
        }
    }
}

/// Who plays in the win tables.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Who {
    Random,
    Greedy,
    Bot(Level),
}

impl Who {
    fn thinker<G: Botted>(self, view: &G::View, seat: Seat, luck: u64) -> Box<dyn Thinker<G>> {
        match self {
            Self::Random => Box::new(Random::new(view, seat, luck)),
            Self::Greedy => G::greedy(view, seat, luck),
            Self::Bot(level) => G::thinker(view, seat, level, luck),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Bot(level) => format!("{level:?}").to_lowercase(),
            other => format!("{other:?}").to_lowercase(),
        }
    }
}

/// The rows of the win table, and the share of wins each is meant to reach at a table of two.
const ROWS: [(Who, Who, f64); 7] = [
    (Who::Bot(Level::Novice), Who::Random, 0.64),
    (Who::Bot(Level::Novice), Who::Greedy, 0.5),
    (Who::Bot(Level::Adept), Who::Bot(Level::Novice), 0.64),
    (Who::Bot(Level::Adept), Who::Greedy, 0.64),
    (Who::Bot(Level::Master), Who::Bot(Level::Adept), 0.64),
    (Who::Bot(Level::Master), Who::Random, 0.98),
    (Who::Bot(Level::Master), Who::Greedy, 0.75),
];

/// The share of wins that a row is meant to reach at a table of so many: with more than two, twice the fair share for the
/// best against random players, and for all others more than the fair one.
fn mark(hero: Who, others: Who, at_two: f64, seats: u8) -> f64 {
    match (seats, hero, others) {
        (2, ..) => at_two,
        (_, Who::Bot(Level::Master), Who::Random) => 2.0 / f64::from(seats),
        _ => 1.0 / f64::from(seats),
    }
}

/// What `hero` makes of one deal, on each seat once, against `others` on all other seats.
fn shares<G: Botted>(hero: Who, others: Who, seats: u8, deal: u64) -> f64 {
    let one = |place: Seat| {
        let players = vec![Player::human(); usize::from(seats)];
        let mut session = Session::<G>::new(G::Setup::default(), players, Seed(deal)).expect("seats fit");
        loop {
            match session.next() {
                Next::Over(outcome) => return outcome.share(place, seats),
                Next::Humans(waiting) => {
                    let seat = waiting.first().expect("somebody");
                    let who = if seat == place { hero } else { others };
                    let luck = deal.wrapping_mul(1_000_003) + session.len() as u64;
                    let view = session.view(Viewer::Seat(seat));
                    let mv = bots::decide(&mut *who.thinker::<G>(&view, seat, luck));
                    session.submit(seat, mv).expect("bots keep the rules");
                }
                Next::Bot(..) => unreachable!("all seats are played from here"),
            }
        }
    };
    Seat::all(seats).map(one).sum()
}

/// The Wilson interval at 95 % for a share of wins.
fn wilson(wins: f64, games: f64) -> (f64, f64) {
    let (z, share) = (1.96_f64, wins / games);
    let centre = share + z * z / (2.0 * games);
    let spread = z * (share * (1.0 - share) / games + z * z / (4.0 * games * games)).sqrt();
    let scale = 1.0 + z * z / games;
    ((centre - spread) / scale, (centre + spread) / scale)
}

/// The win table of one game, printed row by row as it is played.
struct Wins {
    games: u64,
    seats: Option<u8>,
    level: Option<String>,
}

impl Visitor for Wins {
    type Out = ();
    fn visit<G: Botted>(&mut self) {
        for seats in G::ABOUT.seats.filter(|&seats| self.seats.is_none_or(|only| only == seats)) {
            println!("\n{}, {seats} players: share of wins, 95 % interval, mark", G::ABOUT.slug);
            let wanted = |hero: Who| self.level.as_ref().is_none_or(|level| *level == hero.name());
            for (hero, others, at_two) in ROWS.into_iter().filter(|&(hero, ..)| wanted(hero)) {
                let deals = (self.games / u64::from(seats)).max(1);
                let games = deals * u64::from(seats);
                let start = now();
                let wins = in_parallel(deals, &|deal| shares::<G>(hero, others, seats, deal));
                let (low, high) = wilson(wins, games as f64);
                let mark = mark(hero, others, at_two, seats);
                println!(
                    "  {:>7} against {:7} {:5.1} %  [{:4.1}, {:5.1}]  {} {:.0} %  {games} games, {:.0} s",
                    hero.name(),
                    others.name(),
                    100.0 * wins / games as f64,
                    100.0 * low,
                    100.0 * high,
                    if wins / games as f64 >= mark { "≥" } else { "BELOW" },
                    100.0 * mark,
                    now() - start
                );
            }
        }
    }
}

/// Adds up `share` over all deals, on all cores.
fn in_parallel(deals: u64, share: &(dyn Fn(u64) -> f64 + Sync)) -> f64 {
    let cores = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..cores)
            .map(|core| scope.spawn(move || (core..deals).step_by(cores as usize).map(share).sum::<f64>()))
            .collect();
        parts.into_iter().map(|part| part.join().expect("a match is played to its end")).sum()
    })
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let option = |name: &str| {
        arguments.iter().position(|argument| argument == name).and_then(|at| arguments.get(at + 1))
    };
    let games = option("--games").and_then(|games| games.parse().ok()).unwrap_or(100);
    let only = option("--only").map(String::as_str);
    for slug in games::SLUGS.iter().filter(|&&slug| only.is_none_or(|only| only == slug)) {
        for line in games::visit(slug, &mut Speed).unwrap_or_default() {
            println!("{line}");
        }
        if *slug == NinjaDice::ABOUT.slug {
            stopping_rules();
        }
        let seats = option("--seats").and_then(|seats| seats.parse().ok());
        games::visit(slug, &mut Wins { games, seats, level: option("--level").cloned() });
        if *slug == NinjaNight::ABOUT.slug {
            sights();
        }
    }
}

/// How often each level hits with its string, by distance: what its eye is worth.
#[cfg(not(target_arch = "wasm32"))]
fn sights() {
    for expert in [false, true] {
        println!(
            "ninja-night, strings that hit in percent{}",
            if expert { ", experienced ninjas" } else { "" }
        );
        println!("  {:>10}  {:>7}  {:>7}  {:>7}", "mm", "novice", "adept", "master");
        let tables = Level::ALL.map(|level| calibration(level, expert, 400, &mut Fast::new(900_000)));
        for row in 0..tables[0].len() {
            let [novice, adept, master] =
                tables.map(|table| 100.0 * f64::from(table[row].1) / f64::from(table[row].0.max(1)));
            let (from, to) = (row * 50, row * 50 + 50);
            println!("  {from:>4} – {to:<4}  {novice:>7.1}  {adept:>7.1}  {master:>7.1}");
        }
    }
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use super::*;
    use wasm_bindgen_test::{console_log, wasm_bindgen_test, wasm_bindgen_test_configure};
    wasm_bindgen_test_configure!(run_in_dedicated_worker);

    #[wasm_bindgen_test]
    fn speed() {
        for line in games::visit_all(&mut Speed).into_iter().flatten() {
            console_log!("{line}");
        }
    }
}

#[cfg(target_arch = "wasm32")]
fn main() {}
