//! Ninja Dice on the page: dice thrown by mouse, finger and key, by two fingers at once, laid elsewhere, and whole games.

use std::time::Duration;

use engawa::{
    games::ninja_dice::{First, Gesture, Move, NinjaDice, Phase, Pose, Setup, Target},
    kernel::{Control, Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::{
    actions::{Actions, InputSource, MouseActions, PointerAction, TouchActions},
    key::Key,
};
use serde_json::json;
use tokio::time::{Instant, sleep};

use crate::{
    page::{Page, Pointer},
    table::{chosen, play_on},
    visit::{is_chromium, visit},
};

/// The person's seat.
const ME: Seat = Seat::new(0);

/// How many steps of the game are kept.
const STEPS: &str =
    "parseInt(localStorage.getItem('engawa/game/' + location.hash.split('/').pop()).split(' ')[2])";

/// Whether a person is to act or the game is over.
const MINE: &str = "!!document.querySelector('.end.panel') || !!document.querySelector('.tray .btn')";

/// What the faces are called.
const FACES: [&str; 6] = ["Fight", "Stealth", "Pick", "Ninja", "Fortune", "Caught arrow"];

/// The middles of the lower and of the upper edge, where the dice are held, and a spot further in; in units of the
/// table, which is 720 wide.
const LOWER: [(f64, f64); 2] = [(360.0, 626.0), (390.0, 396.0)];
const UPPER: [(f64, f64); 2] = [(360.0, 86.0), (330.0, 316.0)];

/// A game as it is dealt, the first seat beginning.
fn dealt(players: Vec<Player>, seed: u64) -> Session<NinjaDice> {
    Session::new(Setup { first: First::Seat(ME) }, players, Seed(seed)).expect("seats fit")
}

/// One person against novices.
fn alone(seats: usize, seed: u64) -> Session<NinjaDice> {
    let mut players = vec![Player::bot(Level::Novice); seats];
    players[ME.index()] = Player::human();
    dealt(players, seed)
}

/// One person who has thrown, boosted nothing, and is to decide.
fn deciding() -> Session<NinjaDice> {
    let decides = |session: &Session<NinjaDice>| {
        let view = session.view(Viewer::Table);
        let boosted = view.game().skills().iter().flatten().any(|lying| lying.boosts.is_some());
        view.game().phase() == Phase::Deciding && view.game().active() == ME && !boosted
    };
    (1..50)
        .map(|seed| {
            let mut session = alone(2, seed);
            play_on(&mut session, |session| decides(session) || session.len() > 8);
            session
        })
        .find(decides)
        .expect("somebody has to decide")
}

fn die(target: Target) -> String {
    match target {
        Target::Skill(die) => format!("skill-{}", die + 1),
        Target::Threat(die) => format!("threat-{}", die + 1),
    }
}

/// Where a die is drawn on the table, for whoever sits at the lower edge.
fn drawn(pose: Pose) -> (f64, f64) {
    (f64::from(pose.x) * 0.03, f64::from(pose.y) * 0.03)
}

impl Page {
    async fn lies(&self, die: usize) -> Pose {
        let view = self.game::<NinjaDice>().await.view(Viewer::Table);
        view.game().skills()[die].expect("it lies on the table").pose
    }

    /// A pointer goes down at one place of the table and moves to another, ever faster.
    async fn pull(&self, [from, to]: [(f64, f64); 2]) -> Vec<PointerAction> {
        let script = "const board = document.querySelector('.mid .board');
            board.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = board.querySelector('.wood').getBoundingClientRect();
            return [box.x, box.y, box.width / 720]";
        let found = self.run(script, vec![]).await;
        let [left, top, unit] = [0, 1, 2].map(|part| found[part].as_f64().expect("a place"));
        let go = |part: f64| PointerAction::MoveTo {
            duration: Some(Duration::from_millis(20)),
            x: (left + unit * (from.0 + (to.0 - from.0) * part)).round(),
            y: (top + unit * (from.1 + (to.1 - from.1) * part)).round(),
        };
        let ways = [0.05, 0.15, 0.3, 0.5, 0.75, 1.0].map(go);
        [go(0.0), PointerAction::Down { button: 0 }].into_iter().chain(ways).collect()
    }

    /// Pulls and lets go.
    async fn throw(&self, pointer: Pointer, way: [(f64, f64); 2]) {
        let mut actions = self.pull(way).await;
        actions.push(PointerAction::Up { button: 0 });
        let done = match pointer {
            Pointer::Mouse => {
                let mouse = MouseActions::new("mouse".to_owned());
                self.client.perform_actions(actions.into_iter().fold(mouse, InputSource::then)).await
            }
            Pointer::Touch => {
                let touch = TouchActions::new("touch".to_owned());
                self.client.perform_actions(actions.into_iter().fold(touch, InputSource::then)).await
            }
        };
        done.expect("the pointer moves");
    }

    /// Lays out a new game, throws its first dice in one of the ways, and returns how they were thrown.
    async fn throw_by(&self, way: &str) -> Gesture {
        self.lay(way, &alone(2, 3)).await;
        self.see(".mid [data-cell=place-1].can").await;
        let before = self.game::<NinjaDice>().await.len();
        match way {
            "mouse" => self.throw(Pointer::Mouse, LOWER).await,
            "finger" => self.throw(Pointer::Touch, LOWER).await,
            "key" => self.enter_die("place-1").await,
            _ => self.click_words(".tray .btn", "Throw for me").await,
        }
        self.goes_on(before).await;
        let session = self.game::<NinjaDice>().await;
        let thrown = session.record().steps.iter().rev().find_map(|step| match step.mv {
            Move::Throw(gesture) if step.seat == ME => Some(gesture),
            _ => None,
        });
        thrown.unwrap_or_else(|| panic!("nothing was thrown by {way}"))
    }

    /// Goes to a cell and presses Enter on it.
    async fn enter_die(&self, cell: &str) {
        let css = format!(".mid [data-cell={cell}]");
        self.see(&css).await;
        self.run("document.querySelector(arguments[0]).focus()", vec![json!(css)]).await;
        self.press(&[Key::Enter]).await;
    }

    /// Waits until more steps are kept and a person is to act.
    async fn goes_on(&self, before: usize) {
        self.until("the game goes on", &format!("return {STEPS} > {before} && ({MINE})")).await;
    }

    /// Checks that the dice of the page are those of the game that is kept. After the end those of the last turn lie there.
    async fn compare_dice(&self) {
        let view = self.game::<NinjaDice>().await.view(Viewer::Table);
        let over = view.game().phase() == Phase::Over;
        for (number, lying) in view.game().skills().iter().enumerate() {
            let script = "return document.querySelector(arguments[0]).ariaLabel";
            let cell = json!(format!(".mid [data-cell=skill-{}]", number + 1));
            let label = self.run(script, vec![cell]).await.to_string();
            let says: &[&str] = match lying {
                Some(lying) => &[FACES[lying.face as usize]],
                None if over => &FACES,
                None => &["hand"],
            };
            let label = label.to_lowercase();
            assert!(
                says.iter().any(|says| label.contains(&says.to_lowercase())),
                "{label} instead of {says:?}"
            );
        }
    }

    /// Makes the move that a bot would make for whoever is to act, throwing in a way of its own each time.
    async fn decide(&self, session: &Session<NinjaDice>, seat: Seat) {
        match chosen(session, seat, Level::Novice) {
            Move::Throw(_) => match (session.len() % 3, seat == ME) {
                (0, true) => self.throw(Pointer::Mouse, LOWER).await,
                (1, _) => self.enter_die(&format!("place-{}", seat.index() + 1)).await,
                _ => self.click_words(".tray .btn", "Throw for").await,
            },
            Move::Shoot(Some(target)) => self.enter_die(&die(target)).await,
            Move::Boost(Some(number)) => self.enter_die(&die(Target::Skill(number))).await,
            Move::Shoot(None) => self.click_words(".tray .btn", "Steal nothing").await,
            Move::Boost(None) => self.click_words(".tray .btn", "Boost nothing").await,
            Move::Stop(_) => self.click_words(".tray .btn", "Stop and take").await,
            Move::Again { dice, .. } => {
                for number in (0..5).filter(|number| dice & (1 << number) != 0) {
                    let css = format!(r#".mid [data-cell=skill-{}][aria-selected="true"]"#, number + 1);
                    // A boosted die has taken its fortune along.
                    if self.count(&css).await == 0 {
                        self.enter_die(&die(Target::Skill(number))).await;
                    }
                }
                self.click_words(".tray .btn", "Throw again").await;
            }
        }
    }

    /// Plays to the end; everybody who throws on this device throws in turn.
    async fn play_dice(&self) {
        for _ in 0..400 {
            self.until("somebody is to act", &format!("return {MINE}")).await;
            let session = self.game::<NinjaDice>().await;
            let Next::Humans(seats) = session.next() else { break };
            let throws = session.view(Viewer::Table).game().phase() == Phase::Throwing;
            for seat in seats.iter().take(if throws { 5 } else { 1 }) {
                self.decide(&session, seat).await;
            }
            self.goes_on(session.len()).await;
            self.compare_dice().await;
        }
        self.see(".end.panel .chart").await;
        assert!(matches!(self.game::<NinjaDice>().await.next(), Next::Over(_)));
    }
}

#[tokio::test]
async fn dice_are_thrown_by_mouse_by_finger_and_by_key() {
    visit("#/", |page| async move {
        let mut ways = vec!["mouse", "key", "button"];
        if is_chromium() {
            ways.push("finger");
        }
        for way in ways {
            let is_drag = matches!(way, "mouse" | "finger");
            // A busy machine may halt the pointer before it lets go; then the dice go straight ahead, and it tries again.
            let end = Instant::now() + Duration::from_secs(60);
            loop {
                let gesture = page.throw_by(way).await;
                // How fast depends on the driver; a slow hand is still a throw.
                assert!(gesture.vy < -200, "a throw goes away from whoever throws: {gesture:?}");
                if !is_drag || gesture.vx > 0 {
                    break;
                }
                assert!(Instant::now() < end, "and where the hand went: {gesture:?}");
            }
            page.compare_dice().await;
        }
    })
    .await;
}

#[tokio::test]
async fn escape_and_the_way_back_throw_nothing() {
    visit("#/", |page| async move {
        page.lay("held", &alone(2, 3)).await;
        page.see(".mid [data-cell=place-1].can").await;
        let before = page.game::<NinjaDice>().await.len();
        let mouse = MouseActions::new("mouse".to_owned());
        let actions = page.pull(LOWER).await.into_iter().fold(mouse, InputSource::then);
        page.client.perform_actions(actions).await.expect("the pointer moves");
        page.run("document.activeElement.blur()", vec![]).await;
        page.press(&[Key::Escape]).await;
        page.release().await;
        page.throw(Pointer::Mouse, [LOWER[0], (LOWER[0].0 + 8.0, LOWER[0].1)]).await;
        sleep(Duration::from_millis(300)).await;
        assert_eq!(page.game::<NinjaDice>().await.len(), before, "nothing was thrown");
        page.throw(Pointer::Mouse, LOWER).await;
        page.goes_on(before).await;
    })
    .await;
}

#[tokio::test]
async fn two_people_throw_at_once() {
    visit("#/", |page| async move {
        page.lay("two", &dealt(vec![Player::human(); 2], 4)).await;
        page.see(".mid [data-cell=place-2].can").await;
        if is_chromium() {
            let mut fingers = [page.pull(LOWER).await, page.pull(UPPER).await].into_iter().enumerate().map(
                |(number, mut way)| {
                    way.push(PointerAction::Up { button: 0 });
                    let finger = TouchActions::new(format!("finger {number}"));
                    way.into_iter().fold(finger, InputSource::then)
                },
            );
            let [one, other] = [fingers.next(), fingers.next()].map(|finger| finger.expect("two fingers"));
            page.client.perform_actions(Actions::from(one).and(other)).await.expect("two fingers move");
        } else {
            page.throw(Pointer::Mouse, UPPER).await;
            page.see(".mid .sign.ready").await;
            assert_eq!(page.game::<NinjaDice>().await.len(), 0, "the dice wait for the other hand");
            page.throw(Pointer::Mouse, LOWER).await;
        }
        page.goes_on(1).await;
        let session = page.game::<NinjaDice>().await;
        let thrown: Vec<(Seat, i16)> = session
            .record()
            .steps
            .iter()
            .filter_map(
                |step| if let Move::Throw(gesture) = step.mv { Some((step.seat, gesture.vy)) } else { None },
            )
            .collect();
        assert_eq!(thrown.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [ME, Seat::new(1)]);
        assert!(thrown[0].1 < -200 && thrown[1].1 > 200, "each from their own edge: {thrown:?}");
        page.compare_dice().await;
    })
    .await;
}

#[tokio::test]
async fn dice_that_stay_are_laid_elsewhere_and_a_reload_changes_nothing() {
    visit("#/", |page| async move {
        let session = deciding();
        page.lay("lay", &session).await;
        page.see(".mid [data-cell=skill-1].can").await;
        page.reload().await;
        page.compare_dice().await;
        // The first die is dragged to a corner, the second goes a step by the buttons, the others are thrown again.
        let (first, second) = (page.lies(0).await, page.lies(1).await);
        page.throw(Pointer::Mouse, [drawn(first), (40.0, 36.0)]).await;
        page.click_words(".tray .btn", "Rearrange").await;
        page.enter_die("skill-2").await;
        let way = if second.x < 12_000 { "Right" } else { "Left" };
        page.click_words(".tray .btn", way).await;
        page.click_words(".tray .btn", "Done").await;
        for number in 3..=5 {
            page.enter_die(&format!("skill-{number}")).await;
        }
        page.click_words(".tray .btn", "Throw again").await;
        page.until("the dice are in hand", &format!("return {STEPS} > {}", session.len())).await;
        let (laid, moved) = (page.lies(0).await, page.lies(1).await);
        assert!(laid.x < 2500 && laid.y < 2500, "{laid:?}");
        assert!((i32::from(moved.x) - i32::from(second.x)).abs() >= 600, "{second:?} to {moved:?}");
    })
    .await;
}

#[tokio::test]
async fn the_end_of_a_turn_is_seen_where_nothing_moves() {
    visit("#/", |page| async move {
        page.lay("stop", &deciding()).await;
        page.see(".mid [data-cell=skill-1].can").await;
        page.click_words(".tray .btn", "Stop and take").await;
        let seen = "[...document.querySelectorAll('.mid .was')].map(part => getComputedStyle(part).opacity)";
        page.until("the old house stands", &format!("return {seen}.some(opacity => opacity == 1)")).await;
        page.until("the next one takes its place", &format!("return !{seen}.some(opacity => opacity > 0)"))
            .await;
    })
    .await;
}

#[tokio::test]
async fn dice_come_into_sight_where_nothing_moves() {
    visit("#/", |page| async move {
        page.lay("fade", &alone(2, 3)).await;
        page.see(".mid [data-cell=place-1].can").await;
        let listen = "window.made = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function(frames, timing) {
                if (this.matches('.die') && frames[0].opacity === '0') made.push(frames.length);
                return animate.call(this, frames, timing);
            }";
        page.run(listen, vec![]).await;
        page.click_words(".tray .btn", "Throw for me").await;
        page.until("all dice have come", "return made.length >= 6").await;
        assert_eq!(
            page.run("return made", vec![]).await,
            json!(vec![1; 6]),
            "five skill dice and the threat die"
        );
    })
    .await;
}

#[tokio::test]
async fn the_table_stands_still_and_tells_nothing_while_dice_roll() {
    // Only Chromium takes any size.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        for (width, height) in [(1180, 820), (820, 1180), (360, 740), (320, 480)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", &size).await;
            page.prefer("still", "false").await;
            page.lay("rolling", &alone(2, 3)).await;
            page.see(".mid [data-cell=place-1].can").await;
            let watch = "window.places = new Set();
                const watch = () => {
                    const box = document.querySelector('.mid .board').getBoundingClientRect();
                    places.add([box.x, box.y + scrollY, box.width].map(Math.round).join());
                    places.add(document.querySelector('.tray') ? 'buttons' : 'none');
                    const words = getComputedStyle(document.querySelector('.turn span')).opacity;
                    if (words == 0 || words == 1) places.add(words == 1 ? 'told' : 'untold');
                    requestAnimationFrame(watch);
                };
                watch()";
            page.run(watch, vec![]).await;
            let go_on = "const words = /Throw for me|Stop and take|Boost nothing|Steal nothing/;
                [...document.querySelectorAll('.tray .btn')].find(button => words.test(button.innerText))?.click();
                return ['buttons', 'none', 'told', 'untold'].every(seen => places.has(seen))";
            page.until("dice roll and somebody else decides", go_on).await;
            let places = page.run("return [...places].sort()", vec![]).await;
            let places = places.as_array().expect("a list");
            assert_eq!(places.len(), 5, "{width}×{height}: {places:?}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_small_screen_has_a_closer_look_at_the_dice() {
    visit("#/", |page| async move {
        let shown = "return document.querySelector('.mid .board').getAttribute('viewBox')";
        page.client.set_window_size(500, 700).await.expect("a small window");
        let session = deciding();
        // WebKitGTK's driver has no finger.
        let pointers = if is_chromium() { &[Pointer::Mouse, Pointer::Touch][..] } else { &[Pointer::Mouse] };
        for &pointer in pointers {
            page.lay(&format!("closer{pointer:?}"), &session).await;
            page.see(".mid [data-cell=skill-1].can").await;
            let whole = page.text_of(shown).await;
            page.tap(pointer, ".mid [data-cell=loupe]").await;
            page.until("it is closer", &format!("{shown} != '{whole}'")).await;
            page.tap(pointer, ".mid [data-cell=loupe]").await;
            page.until("all is seen", &format!("{shown} == '{whole}'")).await;
        }
        assert_eq!(page.game::<NinjaDice>().await.len(), session.len());
    })
    .await;
}

#[tokio::test]
async fn whole_games_of_one_person_and_of_two() {
    visit("#/", |page| async move {
        page.lay("alone", &alone(3, 5)).await;
        page.play_dice().await;
        page.lay("pair", &dealt(vec![Player::human(); 2], 6)).await;
        page.play_dice().await;
    })
    .await;
}

#[tokio::test]
async fn bots_play_a_whole_game() {
    visit("#/", |page| async move {
        let players = vec![Player { control: Control::Bot(Level::Novice), ..Player::human() }; 5];
        let mut session = dealt(players, 7);
        // The last round is enough to see.
        play_on(&mut session, |session| session.view(Viewer::Table).game().round() == 2);
        page.lay("bots", &session).await;
        for _ in 0..10 {
            if page.count(".end.panel").await > 0 {
                break;
            }
            let before = page.run(&format!("return {STEPS}"), vec![]).await;
            let more = format!("return !!document.querySelector('.end.panel') || {STEPS} > {before} + 12");
            page.until("the bots go on", &more).await;
        }
        page.see(".end.panel .chart").await;
        assert!(page.text(".turn").await.contains("win"), "somebody has won");
    })
    .await;
}
