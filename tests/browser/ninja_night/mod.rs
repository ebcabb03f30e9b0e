//! Ninja Night on the page: whole games by hand and by bots. Strings, planning and practice have rooms of their own.

mod planning;
mod practice;
mod strings;

use engawa::{
    games::ninja_night::{Bonus, Move, NinjaNight, Phase, Progress, Roof, Setup, Token},
    kernel::{Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::json;

use crate::{
    page::{Page, Pointer},
    table::chosen,
    visit::visit,
};

/// The person's seat.
const ME: Seat = Seat::new(0);

/// Where the middle of the village is in the drawing.
const MIDDLE: i32 = 2060;

/// How many steps of the game are kept.
const STEPS: &str =
    "parseInt(localStorage.getItem('engawa/game/' + location.hash.split('/').pop()).split(' ')[2])";

/// Whether the person is to act or the game is over.
const MINE: &str = "!!document.querySelector('.end.panel') || !document.querySelector('.badge .think') &&
    !!document.querySelector('.mid .cell.can, .mid .nn-desk button, .mid .tray button')";

/// A game of people and novices, as it is dealt.
fn dealt(people: usize, bots: usize, expert: bool, seed: u64) -> Session<NinjaNight> {
    let players = (0..people + bots)
        .map(|seat| if seat < people { Player::human() } else { Player::bot(Level::Novice) })
        .collect();
    Session::new(Setup { expert, ..Setup::default() }, players, Seed(seed)).expect("seats fit")
}

/// The name of a roof's cell.
fn name(roof: Roof) -> String {
    format!("roof-{}", (b'A' + roof.index() as u8) as char)
}

fn cell(roof: Roof) -> String {
    format!(".mid [data-cell={}]", name(roof))
}

impl Page {
    /// Waits until it is the person's turn or the game is over, however much the others do meanwhile.
    async fn my_night_turn(&self) {
        let mut steps = json!(-1);
        while steps != json!(true) {
            let script = format!("return ({MINE}) || ({STEPS} > {steps} ? {STEPS} : null)");
            steps = self.until("the game goes on", &script).await;
        }
    }

    /// Presses a token of a row, by its place there.
    async fn press_token(&self, row: &str, place: usize) {
        self.click(&format!(".mid .{row} button:nth-of-type({})", place + 1)).await;
    }

    /// Presses a bonus of the backpack or of the roof, and plays it.
    async fn play_bonus(&self, session: &Session<NinjaNight>, token: Token, bonus: Bonus) {
        let view = session.view(Viewer::Seat(ME));
        let game = view.game();
        match game.pack(ME).tokens().position(|of| of == token) {
            Some(place) => self.press_token("nn-pack", place).await,
            None => {
                let roof = game.roof_of(ME).expect("placed");
                let place = game.on_roof(roof).iter().position(|of| of == token).expect("it lies there");
                self.press_token("nn-lying", place).await;
            }
        }
        let words = ["potion", "gear", "grapple", "shuriken", "kunai"][bonus as usize];
        self.click_words(".mid .tray button", &format!("Play the {words}")).await;
    }

    /// Makes a move of the person's, or one like it where it is a throw, and waits until it is kept.
    async fn make_night(&self, session: &Session<NinjaNight>, mv: Move, good: bool) {
        let view = session.view(Viewer::Seat(ME));
        let game = view.game();
        let at = |seat: Seat| game.roof_of(seat).expect("placed");
        let own = |token: Token| game.pack(ME).tokens().position(|of| of == token).expect("it is held");
        let others = |token: Token| {
            let here = |seat: &Seat| *seat != ME && game.roof_of(*seat) == game.roof_of(ME);
            let all: Vec<Token> = match game.phase() {
                Phase::Choosing(victim) => game.pack(victim).tokens().collect(),
                _ => Seat::all(game.seats()).filter(here).flat_map(|seat| game.pack(seat).tokens()).collect(),
            };
            all.iter().position(|&of| of == token).expect("somebody holds it")
        };
        let mut thrown = true;
        match mv {
            Move::Place(at) => self.tap(Pointer::Mouse, &cell(at)).await,
            Move::Plan(plan) => {
                for (wheel, action) in plan.into_iter().enumerate() {
                    let place = 1 + 5 * wheel + action as usize;
                    self.click(&format!(r#".nn-wheel [data-do="tray {place}"]"#)).await;
                }
                self.click(".nn-desk > .primary:not(:disabled)").await;
            }
            Move::Leap { target, .. } => thrown = self.stretch(session, target, good).await,
            Move::Attack { victim, .. } => thrown = self.stretch(session, at(victim), good).await,
            Move::Pick(token) => {
                let on = game.roof_of(ME).expect("placed");
                let place = game.on_roof(on).iter().position(|of| of == token).expect("it lies there");
                self.press_token("nn-lying", place).await;
                // What can be played from the roof is chosen first.
                if game.is_face_up() && game.bonus(token).is_some() {
                    self.click_words(".mid .tray button", "Pick it up").await;
                }
            }
            Move::Steal(token) | Move::Knock(token) => {
                let css = format!(
                    "[...document.querySelectorAll('.mid .nn-others button')][{}].click()",
                    others(token)
                );
                self.run(&css, vec![]).await;
            }
            Move::Heal => self.click_words(".mid .tray button", "Heal a wound").await,
            Move::Drop(token) => {
                self.press_token("nn-pack", own(token)).await;
                self.click_words(".mid .tray button", "Drop it").await;
            }
            Move::Potion(token) => self.play_bonus(session, token, Bonus::Potion).await,
            Move::Gear { token, step, action } => {
                self.play_bonus(session, token, Bonus::Gear).await;
                let label = ["Move", "Attack", "Pick up", "Steal", "Heal"][action as usize];
                let row =
                    format!(".mid .nn-change[aria-label*={}] button", ["first", "second"][usize::from(step)]);
                self.click_words(&row, label).await;
            }
            Move::Grapple { token, target } => {
                self.play_bonus(session, token, Bonus::Grapple).await;
                self.tap(Pointer::Mouse, &cell(target)).await;
            }
            Move::Shuriken { token, victim, .. } => {
                self.play_bonus(session, token, Bonus::Shuriken).await;
                thrown = self.stretch(session, at(victim), good).await;
            }
            Move::Kunai { token, victim, .. } => {
                self.play_bonus(session, token, Bonus::Kunai).await;
                thrown = self.stretch(session, at(victim), good).await;
            }
            Move::Lose(token) => self.press_token("nn-pack", own(token)).await,
            Move::Done => {
                self.click_words(
                    ".mid .tray button",
                    if game.progress() == Progress::Ahead { "Do nothing" } else { "End turn" },
                )
                .await;
            }
        }
        if !thrown {
            // From the middle of the roof something is in the way: let it be.
            if self.count(".mid .tray .btn:not(.primary)").await > 0
                && self.text(".mid .tray .btn:not(.primary)").await == "Cancel"
            {
                self.click(".mid .tray .btn:not(.primary)").await;
            }
            self.click_words(".mid .tray button", "Do nothing").await;
        }
        let kept = format!("return {STEPS} > {}", session.len());
        self.until(&format!("{mv:?} is kept"), &kept).await;
    }

    /// Plays to the end as a bot would, every third string too long.
    async fn play_night(&self) -> (usize, usize) {
        let (mut strings, mut hits) = (0, 0);
        for _ in 0..200 {
            self.my_night_turn().await;
            let session = self.game::<NinjaNight>().await;
            if matches!(session.next(), Next::Over(_)) {
                break;
            }
            let mv = chosen(&session, ME, Level::Adept);
            let throws = matches!(mv, Move::Leap { .. } | Move::Attack { .. });
            let before = session.view(Viewer::Table).game().roof_of(ME);
            self.make_night(&session, mv, strings % 3 != 2).await;
            if throws {
                let after = self.game::<NinjaNight>().await;
                let steps = after.record().steps;
                let thrown = steps[session.len()..].iter().any(|step| {
                    step.seat == ME && matches!(step.mv, Move::Leap { .. } | Move::Attack { .. })
                });
                strings += usize::from(thrown);
                hits += usize::from(thrown && after.view(Viewer::Table).game().roof_of(ME) != before);
            }
        }
        self.see(".end.panel .chart").await;
        (strings, hits)
    }

    /// Goes to a button with the tab key and presses it.
    async fn key_on(&self, css: &str) {
        let at = format!("return document.activeElement.matches(`{css}`)");
        self.see(css).await;
        if self.run(&at, vec![]).await != json!(true) {
            self.tab_to(css).await;
        }
        self.press(&[Key::Enter]).await;
    }
}

#[tokio::test]
async fn a_game_of_two_is_played_with_real_strings() {
    visit("#/", |page| async move {
        page.lay("two", &dealt(1, 1, false, 27)).await;
        let (strings, hits) = page.play_night().await;
        assert!(strings >= 4 && hits >= 1 && hits < strings, "{hits} of {strings}");
        page.reload().await;
        page.see(".end.panel .chart").await;
    })
    .await;
}

#[tokio::test]
async fn four_play_as_experienced_ninjas() {
    visit("#/", |page| async move {
        page.lay("four", &dealt(1, 3, true, 8)).await;
        let (strings, _) = page.play_night().await;
        assert!(strings >= 2, "{strings}");
    })
    .await;
}

#[tokio::test]
async fn bots_play_a_whole_game() {
    visit("#/", |page| async move {
        for seats in [2, 4] {
            page.lay(&format!("bots{seats}"), &dealt(0, seats, false, 3)).await;
            page.my_night_turn().await;
            page.see(".end.panel .chart").await;
            let session = page.game::<NinjaNight>().await;
            let Next::Over(outcome) = session.next() else { panic!("it is over") };
            let best = outcome.winners.first().expect("a winner");
            let value = session.view(Viewer::Table).game().score(best).value.to_string();
            assert_eq!(page.text(".end.panel tr.win .tot").await, value);
        }
    })
    .await;
}
