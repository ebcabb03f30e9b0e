//! Ninja Night on the page: strings drawn out by hand and judged by the shapes that are drawn, rounds with the keys
//! alone, secrets behind the curtain, and practice.

use engawa::{
    games::ninja_night::{
        Action, Bonus, Cord, Move, NinjaNight, Phase, Progress, Roof, Setup, Standing, Throw, Token, Window,
    },
    geometry::{Line, Point},
    kernel::{Level, Next, Player, Seat, Seed, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::json;

use crate::{
    page::{Page, Pointer},
    table::{chosen, play_on},
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

/// A game in which the person is to move.
fn about_to_move(bots: usize, seed: u64) -> Session<NinjaNight> {
    let mut session = dealt(1, bots, false, seed);
    play_on(&mut session, |session| {
        let view = session.view(Viewer::Table);
        let game = view.game();
        let acts = game.phase() == Phase::Acting && game.turn() == ME;
        acts && game.action() == Action::Move && game.progress() == Progress::Ahead
    });
    session
}

/// The name of a roof's cell.
fn name(roof: Roof) -> String {
    format!("roof-{}", (b'A' + roof.index() as u8) as char)
}

fn cell(roof: Roof) -> String {
    format!(".mid [data-cell={}]", name(roof))
}

/// A roof that the person can aim at from where the ninja stands.
fn open_roof(game: &NinjaNight) -> Roof {
    let Standing { roof: own, spot } = game.ninja(ME).expect("placed");
    let open = |to: &Roof| {
        let line = Line::new(spot, game.village().house(*to).centre);
        *to != own && game.village().obstacle(own, *to, line).is_none()
    };
    Roof::all().find(open).expect("an open roof")
}

/// A string that is about to be drawn out: what the page shows of it.
struct Aim {
    /// The peg, in the drawing, and whether the strip stands upright.
    peg: (f64, f64),
    upright: bool,
    line: Line,
    /// The outline of the target as it is drawn.
    outline: String,
    cord: Cord,
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

    /// A place of the drawing, as the window sees it.
    async fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let script = "const board = document.querySelector('.board');
            board.scrollIntoView({block: 'center', behavior: 'instant'});
            const box = board.getBoundingClientRect(), scale = box.width / board.viewBox.baseVal.width;
            return [box.x + arguments[0] * scale, box.y + arguments[1] * scale]";
        let at = self.run(script, vec![json!(x), json!(y)]).await;
        (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"))
    }

    /// The string on the strip, once something is aimed at; `None` if something is in the way.
    async fn aim(&self, from: Point) -> Option<Aim> {
        let script = "const [drawn, aim, target] = ['.drawn:not(.idle) > g', '.aim', '.target']
                .map(css => document.querySelector('.board ' + css));
            if (document.querySelector('.toast .bang')) return 'refused';
            const at = of => of.getAttribute('transform').match(/-?\\d+/g).slice(0, 2).map(Number);
            const upright = drawn.querySelector('.pull').getAttribute('transform') == 'rotate(90)';
            const radius = +drawn.querySelector('.disc').getAttribute('r');
            return [...at(drawn), ...at(aim), upright, target.getAttribute('d'), radius]";
        let seen = self.until("something is aimed at", script).await;
        if seen == json!("refused") {
            return None;
        }
        let number = |at: usize| seen[at].as_f64().expect("a number");
        let to = Point::new(number(2) as i32 - MIDDLE, number(3) as i32 - MIDDLE);
        Some(Aim {
            peg: (number(0), number(1)),
            upright: seen[4] == json!(true),
            line: Line::new(from, to),
            outline: seen[5].as_str().expect("a path").to_owned(),
            cord: if number(6) as i32 == Cord::Hook.radius() { Cord::Hook } else { Cord::Fist },
        })
    }

    /// Draws the string out so far, and lets it go unless it is to be `held`.
    async fn draw_out(&self, pointer: Pointer, aim: &Aim, length: u16, held: bool) {
        let (x, y) = aim.peg;
        let along = |part: f64| {
            let out = f64::from(length) * part;
            if aim.upright { (x, y + out) } else { (x + out, y) }
        };
        let mut way = Vec::new();
        for part in [0.0, 0.3, 1.15, 0.9, 1.0] {
            way.push(self.place(along(part)).await);
        }
        self.trace(pointer, &way, held).await;
    }

    /// Lets a string fly, and compares the verdict with where the end of it lies on what is drawn, unless somebody has
    /// gone on already.
    async fn let_fly(&self, before: usize, aim: &Aim, length: u16, expert: bool) -> Throw {
        self.draw_out(Pointer::Mouse, aim, length, false).await;
        let Point { x, y } = aim.line.from;
        let given = json!([aim.outline, x, y, aim.cord.radius(), expert]);
        let script = format!(
            "const [outline, startX, startY, radius, expert] = {given};
            if ({STEPS} <= {before}) return null;
            if ({STEPS} > {before} + 1) return 'late';
            const fell = document.querySelector('.board .fell');
            const [x, y] = fell.getAttribute('transform').match(/-?\\d+/g).map(number => number - {MIDDLE});
            const pen = document.createElement('canvas').getContext('2d'), path = new Path2D(outline);
            const on = (x, y) => pen.isPointInPath(path, x, y);
            const long = Math.hypot(x - startX, y - startY), dx = (x - startX) / long, dy = (y - startY) / long;
            const rim = [...Array(720).keys()].map(turn => turn * Math.PI / 360)
                .map(turn => on(x + radius * Math.cos(turn), y + radius * Math.sin(turn)));
            let last = 0;
            for (let far = 0; far < 4500; far += 1) if (on(startX + dx * far, startY + dy * far)) last = far;
            const touches = on(x, y) || rim.some(Boolean), within = long + radius <= last + 1;
            return [expert ? rim.every(Boolean) : touches && within, !!fell.querySelector('.right'),
                Math.abs(long + radius - last)]"
        );
        let seen = self.until("the string has fallen", &script).await;
        if seen != json!("late") && seen[2].as_f64().expect("a distance") > 4.0 {
            assert_eq!(seen[0], seen[1], "what is drawn is what is scored: {length} of {:?}", aim.outline);
        }
        match self.game::<NinjaNight>().await.record().steps[before].mv {
            Move::Leap { throw, .. }
            | Move::Attack { throw, .. }
            | Move::Shuriken { throw, .. }
            | Move::Kunai { throw, .. } => throw,
            other => panic!("{other:?} is no throw"),
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

    /// Aims at a roof and stretches a string: a good one, or one that is too long. `false` if the line is blocked.
    async fn stretch(&self, session: &Session<NinjaNight>, target: Roof, good: bool) -> bool {
        let view = session.view(Viewer::Seat(ME));
        let game = view.game();
        let spot = game.ninja(ME).expect("placed").spot;
        self.tap(Pointer::Mouse, &cell(target)).await;
        let Some(aim) = self.aim(spot).await else {
            self.click(".toast [data-do=dismiss]").await;
            return false;
        };
        let house = game.village().house(target);
        let window = Window::of(house, aim.line, aim.cord, game.is_expert());
        let fits = |window: Window| u16::midpoint(window.first, window.last);
        let wanted = match (window, good) {
            (Some(window), true) => fits(window),
            (Some(window), false) => window.last + 250,
            (None, _) => 1500,
        };
        let wanted = wanted.clamp(200, aim.cord.longest());
        let throw = self.let_fly(session.len(), &aim, wanted, game.is_expert()).await;
        assert!(throw.length.abs_diff(wanted) <= 12, "{} for {wanted}: to scale", throw.length);
        assert_eq!((throw.spot, throw.aim), (aim.line.from, aim.line.to));
        true
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
                    format!(".mid .nn-wheel[aria-label*={}] button", ["first", "second"][usize::from(step)]);
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

    /// Walks over the board with the arrow keys until a cell has the focus.
    async fn walk(&self, cell: &str) {
        let here = "return document.activeElement.dataset.cell || ''";
        if self.text_of(here).await.is_empty() {
            self.tab_to(".mid [data-cell]").await;
        }
        let way = "const middle = name => { const box = document.querySelector(`.mid [data-cell=${name}] .hit`).getBBox();
                return [box.x + box.width / 2, box.y + box.height / 2] };
            const [from, to] = [middle(document.activeElement.dataset.cell), middle(arguments[0])];
            return [to[0] - from[0], to[1] - from[1]]";
        let mut other = false;
        for step in 0..60 {
            if self.text_of(here).await == cell {
                return;
            }
            let ahead = self.run(way, vec![json!(cell)]).await;
            let (right, down) = (ahead[0].as_f64().expect("x"), ahead[1].as_f64().expect("y"));
            let flat = (right.abs() > down.abs()) != other;
            let key = match (flat, right > 0.0, down > 0.0) {
                (true, true, _) => Key::Right,
                (true, false, _) => Key::Left,
                (false, _, true) => Key::Down,
                (false, _, false) => Key::Up,
            };
            let before = self.text_of(here).await;
            self.press(&[key]).await;
            // Where this way ends, the other way around it; now and then a detour.
            other = self.text_of(here).await == before || step % 7 == 6;
        }
        panic!("the arrow keys do not lead to {cell}");
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
        page.lay("two", &dealt(1, 1, false, 21)).await;
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
async fn a_string_is_drawn_let_go_and_called_off() {
    visit("#/", |page| async move {
        let session = about_to_move(2, 5);
        let view = session.view(Viewer::Seat(ME));
        let (target, spot) = (open_roof(view.game()), view.game().ninja(ME).expect("placed").spot);
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            page.lay(&format!("{pointer:?}"), &session).await;
            page.my_night_turn().await;
            page.tap(pointer, &cell(target)).await;
            let aim = page.aim(spot).await.expect("nothing is in the way");
            let (dx, dy) = ((aim.line.to.x - spot.x).abs(), (aim.line.to.y - spot.y).abs());
            assert_eq!(aim.upright, dx > dy, "the strip lies across the line");
            page.draw_out(pointer, &aim, 1400, true).await;
            page.see(".board .veil").await;
            assert_eq!(page.count(".board .tag").await, 0, "heights give a scale");
            let text = page.text_of("return document.querySelector('.mid').innerText").await;
            assert!(!text.contains(|letter: char| letter.is_ascii_digit()), "{text}");
            assert_eq!(page.count(".board .laid:not(.gone)").await, 0, "nothing is laid over the village");
            page.release().await;
        }
        // Reloaded in the middle of it, nothing is thrown.
        page.lay("string", &session).await;
        page.my_night_turn().await;
        page.tap(Pointer::Mouse, &cell(target)).await;
        let aim = page.aim(spot).await.expect("nothing is in the way");
        page.draw_out(Pointer::Mouse, &aim, 1400, true).await;
        page.see(".board .veil").await;
        page.reload().await;
        page.release().await;
        page.my_night_turn().await;
        assert_eq!(page.game::<NinjaNight>().await.len(), session.len(), "nothing was let go");
        assert_eq!(page.count(".board .veil").await, 0);
        // Back at the peg it is called off; so it is by its button.
        page.tap(Pointer::Mouse, &cell(target)).await;
        let aim = page.aim(spot).await.expect("nothing is in the way");
        page.draw_out(Pointer::Mouse, &aim, 40, false).await;
        page.miss(".board .veil").await;
        page.see(".board .aim").await;
        page.click_words(".mid .tray button", "Cancel").await;
        page.miss(".board .aim").await;
        assert_eq!(page.game::<NinjaNight>().await.len(), session.len());
        // A tap on the strip sets the string, and a button lets it go.
        page.tap(Pointer::Mouse, &cell(target)).await;
        let aim = page.aim(spot).await.expect("nothing is in the way");
        let (x, y) = aim.peg;
        let at = page.place(if aim.upright { (x, y + 1100.0) } else { (x + 1100.0, y) }).await;
        page.trace(Pointer::Mouse, &[at], false).await;
        page.click_words(".mid .tray button", "Let go").await;
        page.see(".board .fell :is(.right, .wrong)").await;
        page.see(".nn-verdict").await;
        let steps = page.game::<NinjaNight>().await.record().steps;
        let thrown =
            matches!(steps[session.len()].mv, Move::Leap { throw, .. } if throw.length.abs_diff(1100) <= 12);
        assert!(thrown, "{:?}", steps[session.len()].mv);
    })
    .await;
}

#[tokio::test]
async fn a_round_is_played_with_the_keys_alone() {
    visit("#/", |page| async move {
        page.lay("keys", &dealt(1, 2, false, 13)).await;
        let mut rounds = 0;
        let mut strings = 0;
        for _ in 0..40 {
            page.my_night_turn().await;
            let session = page.game::<NinjaNight>().await;
            let view = session.view(Viewer::Seat(ME));
            let game = view.game();
            let ahead = game.phase() == Phase::Acting && game.progress() == Progress::Ahead;
            let picks = ahead && game.action() == Action::Pick && game.pack(ME).free() > 0;
            let lying = game.roof_of(ME).map(|on| game.on_roof(on));
            let pink = lying.and_then(|lying| lying.iter().position(|token| !token.is_yellow()));
            match game.phase() {
                Phase::Placing => {
                    page.walk("roof-D").await;
                    page.press(&[Key::Enter]).await;
                }
                Phase::Planning => {
                    rounds += 1;
                    if rounds > 2 {
                        break;
                    }
                    page.key_on(r#".nn-wheel [data-do="tray 1"]"#).await;
                    page.key_on(r#".nn-wheel [data-do="tray 8"]"#).await;
                    page.key_on(".nn-desk > .primary:not(:disabled)").await;
                }
                Phase::Acting if ahead && game.action() == Action::Move => {
                    page.walk(&name(open_roof(game))).await;
                    page.press(&[Key::Enter]).await;
                    page.see(".board .aim").await;
                    page.key_on(".nn-steps button:nth-of-type(6)").await;
                    page.press(&[Key::Enter, Key::Enter]).await;
                    let at = "return document.activeElement.matches('.nn-steps button:nth-of-type(6)')";
                    assert_eq!(page.run(at, vec![]).await, json!(true), "the focus stays where it is");
                    page.key_on(".nn-steps button:nth-of-type(5)").await;
                    let steps = page.text(".nn-steps").await;
                    assert!(!steps.contains(|letter: char| letter.is_ascii_digit()), "{steps}");
                    page.press_back().await;
                    page.key_on(".mid .tray .primary").await;
                    strings += 1;
                }
                Phase::Acting if picks && pink.is_some() => {
                    let place = pink.unwrap_or_default() + 1;
                    page.key_on(&format!(".nn-lying button:nth-of-type({place})")).await;
                }
                Phase::Losing(_) => page.key_on(".nn-pack button").await,
                _ => page.key_on(".mid .tray .btn:last-child").await,
            }
            page.until("it is kept", &format!("return {STEPS} > {}", session.len())).await;
        }
        assert!(rounds > 2 && strings >= 1, "{rounds} rounds, {strings} strings");
    })
    .await;
}

/// What would give a plan or a backpack away.
const SECRETS: [&str; 6] = ["data-cell", "nn-desk", "nn-plan", "Backpack", "planner", "Log"];

#[tokio::test]
async fn plans_are_made_behind_the_curtain() {
    visit("#/", |page| async move {
        let mut session = dealt(3, 0, false, 4);
        play_on(&mut session, |session| session.view(Viewer::Table).game().phase() == Phase::Planning);
        page.lay("plans", &session).await;
        for seat in 0..3 {
            for again in [false, true] {
                if again {
                    page.reload().await;
                }
                page.see(".curtain .btn").await;
                let html = page.text_of("return document.title + document.documentElement.outerHTML").await;
                for secret in SECRETS {
                    assert!(!html.contains(secret), "{secret} is on the page behind the curtain");
                }
            }
            page.click(".curtain .btn").await;
            page.see(".nn-wheel").await;
            assert_eq!(page.count(".nn-key.act[aria-pressed=true]").await, 0);
            assert_eq!(page.count(".nn-plan").await, 0, "nothing is revealed yet");
            let log = page.text(".log").await;
            assert!(!log.contains("in secret:"), "{log}");
            page.click(&format!(r#".nn-wheel [data-do="tray {}"]"#, 1 + seat)).await;
            page.click(r#".nn-wheel [data-do="tray 8"]"#).await;
            page.click(".nn-desk > .primary:not(:disabled)").await;
        }
        // All are revealed at once.
        let session = page.game::<NinjaNight>().await;
        assert_eq!(session.view(Viewer::Table).game().phase(), Phase::Acting);
        if page.count(".curtain").await > 0 {
            page.click(".curtain .btn").await;
        }
        page.see(".nn-beside .nn-plan").await;
        assert!(page.count(".nn-beside .nn-plan").await >= 6);
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

#[tokio::test]
async fn practice_notes_every_string() {
    visit("#/ninja-night", |page| async move {
        page.click_words(".setup a", "Practise").await;
        page.see(".board .aim").await;
        let notes = |kept: Option<String>| -> Vec<String> {
            kept.unwrap_or_default().lines().map(str::to_owned).collect()
        };
        for count in 1..=3 {
            let aim = page.aim(Point::new(0, 0)).await.expect("nothing is in the way");
            match count {
                1 => page.draw_out(Pointer::Mouse, &aim, 1200, false).await,
                2 => page.draw_out(Pointer::Touch, &aim, 900, false).await,
                _ => {
                    page.key_on(".nn-steps button:nth-of-type(6)").await;
                    page.press_back().await;
                    page.key_on(".mid .tray .primary").await;
                }
            }
            page.see(".board .fell :is(.right, .wrong)").await;
            let kept = notes(page.kept("practice/ninja-night").await);
            assert_eq!(kept.len(), count);
            let hit = kept[count - 1].ends_with(" 1");
            assert_eq!(page.count(".board .fell .right").await, usize::from(hit));
            assert_eq!(page.count(".nn-plot :is(.hit, .missed)").await, count);
            if count == 2 {
                // What is kept is there again; the string that was out is not thrown.
                page.reload().await;
                page.see(".nn-plot").await;
            } else {
                page.until(
                    "the next string has the focus",
                    "return document.activeElement.dataset.do == 'again'",
                )
                .await;
                page.press(&[Key::Enter]).await;
            }
            page.see(".board .aim").await;
            assert_eq!(page.count(".nn-plot :is(.hit, .missed)").await, count);
        }
        // Spoilt notes spoil nothing.
        page.keep("practice/ninja-night", "junk\n900 20 1\n\u{0}").await;
        page.prefer("lang", "fr").await;
        page.reload().await;
        page.see(".nn-plot .hit").await;
        assert!(page.text("h1").await.contains("S’entraîner"));
    })
    .await;
}
