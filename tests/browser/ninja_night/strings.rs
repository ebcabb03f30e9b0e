//! Strings drawn out by hand, and judged by the shapes that are drawn.

use engawa::{
    bots::{self, Botted},
    games::ninja_night::{Action, Cord, Move, NinjaNight, Phase, Progress, Roof, Standing, Throw, Window},
    geometry::{Line, Point},
    kernel::{Level, Session, Viewer},
};
use fantoccini::key::Key;
use serde_json::json;

use super::{ME, MIDDLE, STEPS, cell, dealt};
use crate::{
    page::{Page, Pointer},
    table::play_on,
    visit::visit,
};

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

/// A roof that the person can aim at from where the ninja stands.
pub(super) fn open_roof(game: &NinjaNight) -> Roof {
    let Standing { roof: own, spot } = game.ninja(ME).expect("placed");
    let open = |to: &Roof| {
        let line = Line::new(spot, game.village().house(*to).centre);
        *to != own && game.village().obstacle(own, *to, line).is_none()
    };
    Roof::all().find(open).expect("an open roof")
}

/// A string that is about to be drawn out: what the page shows of it.
pub(super) struct Aim {
    /// The peg, in the drawing, and whether the strip stands upright.
    peg: (f64, f64),
    upright: bool,
    line: Line,
    /// The outline of the target as it is drawn.
    outline: String,
    cord: Cord,
}

impl Page {
    /// A place of the drawing, as the window sees it.
    async fn place(&self, (x, y): (f64, f64)) -> (f64, f64) {
        let script = "const board = document.querySelector('.board');
            board.scrollIntoView({block: 'center', behavior: 'instant'});
            const box = board.getBoundingClientRect(), shown = board.viewBox.baseVal, scale = box.width / shown.width;
            return [box.x + (arguments[0] - shown.x) * scale, box.y + (arguments[1] - shown.y) * scale]";
        let at = self.run(script, vec![json!(x), json!(y)]).await;
        (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"))
    }

    /// The string on the strip, once something is aimed at; `None` if something is in the way.
    pub(super) async fn aim(&self, from: Point) -> Option<Aim> {
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
    pub(super) async fn draw_out(&self, pointer: Pointer, aim: &Aim, length: u16, held: bool) {
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

    /// Aims at a roof and stretches a string: a good one, or one that is too long. `false` if the line is blocked.
    pub(super) async fn stretch(&self, session: &Session<NinjaNight>, target: Roof, good: bool) -> bool {
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
async fn a_closer_look_ends_when_something_is_aimed_at() {
    visit("#/", |page| async move {
        // Where the village is large enough there is no loupe.
        page.client.set_window_size(1000, 700).await.expect("a low window");
        let session = about_to_move(2, 5);
        let view = session.view(Viewer::Seat(ME));
        let target = open_roof(view.game());
        let shown = "return document.querySelector('.mid .board').getAttribute('viewBox')";
        for pointer in [Pointer::Mouse, Pointer::Touch] {
            page.lay(&format!("closer{pointer:?}"), &session).await;
            page.my_night_turn().await;
            let whole = page.text_of(shown).await;
            page.tap(pointer, ".mid [data-cell=loupe]").await;
            page.until("it is closer", &format!("{shown} != '{whole}'")).await;
            // It follows a finger: what the finger is on stays under it. Only a tap designates.
            let closer = page.text_of(shown).await;
            let edges: Vec<f64> = closer.split(' ').filter_map(|number| number.parse().ok()).collect();
            let from = page.place((edges[0] + 200.0, edges[1] + 200.0)).await;
            page.trace(
                pointer,
                &[from, (from.0 + 30.0, from.1 + 20.0), (from.0 + 60.0, from.1 + 40.0)],
                false,
            )
            .await;
            page.until("it moves", &format!("{shown} != '{closer}'")).await;
            assert_eq!(page.count(".board .aim").await, 0, "nothing was tapped");
            // The keys lead to what is out of sight.
            let css = cell(target);
            page.run(&format!("document.querySelector('{css}').focus()"), vec![]).await;
            page.tap(pointer, &css).await;
            page.see(".board .aim").await;
            assert_eq!(page.text_of(shown).await, whole, "a string is judged from afar");
            page.click_words(".mid .tray button", "Cancel").await;
            page.until("it is closer again", &format!("{shown} != '{whole}'")).await;
            page.tap(pointer, ".mid [data-cell=loupe]").await;
            page.until("all is seen", &format!("{shown} == '{whole}'")).await;
        }
        assert_eq!(page.game::<NinjaNight>().await.len(), session.len());
    })
    .await;
}

/// Everything else is tested still; here the string is seen to fly.
#[tokio::test]
async fn a_string_that_flies_ends_with_its_verdict() {
    visit("#/", |page| async move {
        page.prefer("still", "false").await;
        page.reload().await;
        let session = about_to_move(2, 5);
        let view = session.view(Viewer::Seat(ME));
        let (target, spot) = (open_roof(view.game()), view.game().ninja(ME).expect("placed").spot);
        page.lay("flying", &session).await;
        page.my_night_turn().await;
        page.tap(Pointer::Mouse, &cell(target)).await;
        let aim = page.aim(spot).await.expect("nothing is in the way");
        // Every movement that begins is noted, before and after the string is let go.
        let watch = "const animate = Element.prototype.animate;
            window.flights = [];
            Element.prototype.animate = function (...how) {
                const flight = animate.apply(this, how);
                window.flights.push([this.getAttribute('class'), flight]);
                return flight;
            }";
        page.run(watch, vec![]).await;
        page.draw_out(Pointer::Mouse, &aim, 900, false).await;
        // Whoever taps on while it flies throws nothing a second time.
        for _ in 0..2 {
            page.tap(Pointer::Mouse, &cell(target)).await;
            page.tap(Pointer::Mouse, ".mid [data-cell=tree-1]").await;
        }
        let flown = "return window.flights.some(([name]) => /fell/.test(name)) &&
            window.flights.every(([, flight]) => flight.playState == 'finished')";
        page.until("it has flown and come to rest", flown).await;
        page.see(".board .fell :is(.right, .wrong)").await;
        let seen =
            "return getComputedStyle(document.querySelector('.board .fell :is(.right, .wrong)')).opacity";
        page.until("the verdict is seen", &format!("{seen} == '1'")).await;
        page.see(".nn-verdict").await;
        let steps = page.game::<NinjaNight>().await.record().steps;
        let mine = steps[session.len()..]
            .iter()
            .filter(|step| step.seat == ME && matches!(step.mv, Move::Leap { .. } | Move::Attack { .. }));
        assert_eq!(mine.count(), 1, "one string was thrown");
    })
    .await;
}

/// Without a pointer the ninja is shifted on its roof, and the point on the other.
#[tokio::test]
async fn keys_shift_the_ninja_and_the_point() {
    visit("#/", |page| async move {
        let session = about_to_move(2, 5);
        let view = session.view(Viewer::Seat(ME));
        let (target, spot) = (open_roof(view.game()), view.game().ninja(ME).expect("placed").spot);
        page.lay("shifted", &session).await;
        page.my_night_turn().await;
        page.run(&format!("document.querySelector('{}').focus()", cell(target)), vec![]).await;
        page.press(&[Key::Enter]).await;
        let before = page.aim(spot).await.expect("nothing is in the way").line;
        page.run("document.querySelector('.mid .tray .btn:last-child').focus()", vec![]).await;
        page.press(&[Key::Enter]).await;
        page.key_on(".nn-nudge:last-child button:nth-of-type(1)").await;
        page.key_on(".nn-nudge:first-of-type button:nth-of-type(4)").await;
        page.key_on(".mid .tray .primary").await;
        page.key_on(".nn-steps button:nth-of-type(6)").await;
        page.key_on(".mid .tray .primary").await;
        page.see(".board .fell :is(.right, .wrong)").await;
        let steps = page.game::<NinjaNight>().await.record().steps;
        let Move::Leap { throw, .. } = steps[session.len()].mv else { panic!("a leap") };
        assert!(throw.aim != before.to && throw.spot != before.from, "{throw:?} after {before:?}");
    })
    .await;
}

#[tokio::test]
async fn a_hint_aims_and_leaves_the_string_to_the_person() {
    visit("#/", |page| async move {
        // As the page thinks.
        let leaps = |session: &Session<NinjaNight>| {
            let view = session.view(Viewer::Seat(ME));
            let hint = bots::decide(&mut *NinjaNight::thinker(&view, ME, Level::Master, session.luck()));
            matches!(hint, Move::Leap { .. })
        };
        let session = (0..20).map(|seed| about_to_move(2, seed)).find(leaps).expect("a leap is hinted");
        page.lay("hinted", &session).await;
        page.my_night_turn().await;
        page.press_letter('h').await;
        page.see(".toast.hint p").await;
        assert_eq!(page.count(".toast.hint [data-do=follow]").await, 0, "nothing throws it for you");
        page.click_words(".mid .tray button", "Aim there").await;
        page.see(".board .target").await;
        assert_eq!(page.game::<NinjaNight>().await.len(), session.len());
    })
    .await;
}
