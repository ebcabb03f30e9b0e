//! A tablet on the table: turned around, put away and taken up again, touched by fingers.

use engawa::{
    bots::Botted,
    games::{self, ninja_camp::NinjaCamp, shinobi::Shinobi, shogun::Shogun},
    kernel::{Level, Player, Seed, Session},
};
use serde_json::{Value, json};

use crate::{
    host::Host,
    page::{Page, Pointer},
    table::{By, cell, played},
    visit::{is_chromium, visit},
};

/// A tablet held upright and on its side, a phone, and a window in somebody else's page.
const SCREENS: [(u32, u32); 4] = [(768, 1024), (1024, 768), (360, 740), (320, 480)];

/// The least edge of what is touched, in pixels.
const TARGET: f64 = 44.0;

/// Makes the window a touch screen of this size, as far as Chromium can.
async fn become_touch_screen(page: &Page, (width, height): (u32, u32)) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": true });
    page.devtools("Emulation.setDeviceMetricsOverride", &size).await;
    page.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": true, "maxTouchPoints": 5 }))
        .await;
}

#[tokio::test]
async fn turning_the_tablet_keeps_a_move_half_made() {
    visit("#/shogun", |page| async move {
        page.start().await;
        for (width, height) in [(768, 1024), (1024, 768), (700, 1000)] {
            let (from, to) = page.good_move().await;
            page.tap(Pointer::Mouse, &cell(from)).await;
            let chosen = format!(r#"{}[aria-selected="true"]"#, cell(from));
            page.see(&chosen).await;
            page.client.set_window_size(width, height).await.expect("turns");
            page.see(&chosen).await;
            let before = page.count(".log li").await;
            page.tap(Pointer::Mouse, &cell(to)).await;
            let more = format!("return document.querySelectorAll('.log li').length > {before}");
            page.until("the move is in the log", &more).await;
            page.my_turn().await;
            page.compare().await;
        }
    })
    .await;
}

/// French takes more room than English. Games are dealt in the same way each time: where a Flamingo looks at cards, the board
/// makes way for them.
#[tokio::test]
async fn boards_stand_still_whatever_is_said_above_them() {
    // Only Chromium takes any size.
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        page.prefer("lang", "fr").await;
        for (width, height) in [(360, 740), (320, 480), (1180, 820)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            page.devtools("Emulation.setDeviceMetricsOverride", &size).await;
            // To the end, which is near: a hint is a good move, and the Novice is none.
            stands_still::<Shogun>(&page, "!!document.querySelector('.end')").await;
            stands_still::<NinjaCamp>(&page, "hints > 5").await;
            stands_still::<Shinobi>(&page, "hints > 5").await;
        }
    })
    .await;
}

/// Follows hints in a game against Novices until a script says so, and checks that the board has not moved.
async fn stands_still<G: Botted>(page: &Page, until: &str) {
    let mut players = vec![Player::bot(Level::Novice); usize::from(*G::ABOUT.seats.start())];
    players[0] = Player::human();
    let session = Session::<G>::new(G::Setup::default(), players, Seed(1)).expect("seats fit");
    page.lay("still", &session).await;
    page.see(".mid .stage").await;
    // From the second hint on: a home row that is laid out has buttons of its own.
    let watch = "window.places = new Set();
        window.hints = 0;
        const watch = () => {
            const box = document.querySelector('.mid .stage').getBoundingClientRect();
            if (hints > 1) places.add([box.x, box.y + scrollY, box.width, box.height].map(Math.round).join());
            requestAnimationFrame(watch);
        };
        watch()";
    page.run(watch, vec![]).await;
    let go_on = |count: usize| {
        format!(
            "const advised = document.querySelector('.mid .toast .btn');
            if (advised) hints += 1;
            (advised ?? document.querySelector('[data-do=hint]:not([disabled])'))?.click();
            return {until} ? 'enough' : hints >= {count}"
        )
    };
    let mut count = 1;
    while page.until("a hint was followed", &go_on(count)).await != json!("enough") {
        count += 1;
    }
    // What comes in the end comes after it.
    page.settled("return [...places].join(' ')").await;
    let places = page.run("return [...places]", vec![]).await;
    let (slug, at) = (G::ABOUT.slug, page.run("return [innerWidth, innerHeight]", vec![]).await);
    assert_eq!(places.as_array().map(Vec::len), Some(1), "{slug} {at}: {places}");
}

#[tokio::test]
async fn the_table_fills_the_screen_where_it_may() {
    // Headless, only Chromium has a screen to fill.
    if !is_chromium() {
        return;
    }
    visit("#/shogun", |page| async move {
        page.start().await;
        let (from, to) = page.good_move().await;
        page.tap(Pointer::Mouse, &cell(from)).await;
        page.click("[data-do=full]").await;
        page.until("the table fills the screen", "return document.fullscreenElement?.matches(':root')").await;
        page.see(&format!(r#"{}[aria-selected="true"]"#, cell(from))).await;
        page.tap(Pointer::Mouse, &cell(to)).await;
        page.my_turn().await;
        page.compare().await;
        page.click("[data-do=full]").await;
        page.until("it gives it back", "return !document.fullscreenElement").await;
        let host = Host::new();
        host.lay_before(
            "Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false })".to_owned(),
        );
        let page = host.receive(&page).await;
        page.open("#/shogun").await;
        page.start().await;
        let hidden = "return !document.querySelector('[data-do=full]').checkVisibility()";
        page.until("nothing offers to fill the screen", hidden).await;
        page.forgive().await;
    })
    .await;
}

/// What can be pressed and is too small for a finger, with its size. What a larger thing around it takes the press for
/// does not count, nor do the cells of a board, whose size is that of the board.
const SMALL: &str = "const least = arguments[0] - .5;
    const found = [];
    for (const one of document.querySelectorAll('button, a[href], select, input, summary, label.btn, [role=radio]')) {
        if (one.closest('.vh, [inert], .board') || one.matches('.vh')) continue;
        // So is the number of a rule.
        if (one.matches('.rule-link, .rid')) continue;
        const shown = one.checkVisibility({ visibilityProperty: true });
        const box = (one.closest('label') ?? one).getBoundingClientRect();
        // A link in a sentence is as high as its line.
        if (one.matches('a:not(.btn, .icon-btn, .cover, .brand)') && getComputedStyle(one).display === 'inline') continue;
        if (shown && box.width && (box.width < least || box.height < least))
            found.push(`${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return found";

#[tokio::test]
async fn what_is_touched_is_large_enough() {
    if !is_chromium() {
        return;
    }
    visit("#/", |page| async move {
        let mut found = Vec::new();
        for screen in SCREENS {
            become_touch_screen(&page, screen).await;
            let mut hashes = vec!["#/".to_owned(), "#/settings".to_owned()];
            hashes.extend(games::SLUGS.iter().map(|slug| format!("#/{slug}")));
            for hash in hashes {
                page.open(&hash).await;
                look(&page, screen, &mut found).await;
                if page.count(".setup .primary").await > 0 {
                    page.click(".setup .primary").await;
                    page.see(".table .board").await;
                    look(&page, screen, &mut found).await;
                }
            }
            page.press_letter('m').await;
            page.see("dialog[open] .menu").await;
            look(&page, screen, &mut found).await;
            look_further(&page, screen, &mut found).await;
        }
        assert!(found.is_empty(), "too small for a finger:\n{}", found.join("\n"));
    })
    .await;
}

/// Rules, what comes after the end, a hint, and the curtain.
async fn look_further(page: &Page, screen: (u32, u32), found: &mut Vec<String>) {
    page.open("#/shogun/rules").await;
    page.see(".rule .diagram").await;
    look(page, screen, found).await;
    let over = include_str!("../saves/shogun-1.txt").trim();
    page.keep("game/over", &format!("1 test {over}")).await;
    for (hash, css) in [("#/shogun/play/over", ".end.panel .chart"), ("#/shogun/replay/over", ".scrub")] {
        page.open(hash).await;
        page.see(css).await;
        look(page, screen, found).await;
    }
    page.put("hinted", &played(4, 3)).await;
    page.press_letter('h').await;
    page.see(".toast.hint").await;
    look(page, screen, found).await;
    let players = vec![Player::human(), Player::human(), Player::bot(Level::Novice)];
    let secret = Session::<Shinobi>::new(Default::default(), players, Seed(3)).expect("three seats");
    page.lay("secret", &secret).await;
    page.see(".curtain .btn").await;
    look(page, screen, found).await;
    page.click(".curtain .icon-btn").await;
    page.see("dialog[open] .menu").await;
    look(page, screen, found).await;
}

async fn look(page: &Page, (width, height): (u32, u32), found: &mut Vec<String>) {
    let small = page.run(SMALL, vec![json!(TARGET)]).await;
    let at = page.hash().await;
    let small = small.as_array().into_iter().flatten().filter_map(Value::as_str);
    found.extend(small.map(|one| format!("{width}×{height} {at}: {one}")));
}

#[tokio::test]
async fn a_drag_moves_the_piece_and_not_the_page() {
    if !is_chromium() {
        return;
    }
    visit("#/shogun", |page| async move {
        become_touch_screen(&page, (360, 560)).await;
        page.reload().await;
        page.start().await;
        let (from, to) = page.good_move().await;
        page.show_board().await;
        let before = page.run("return scrollY", vec![]).await;
        page.drag(Pointer::Touch, &cell(from), &cell(to), true).await;
        page.see(".piece.drag").await;
        assert_eq!(page.run("return scrollY", vec![]).await, before, "the page stays");
        assert_eq!(page.text_of("return String(getSelection())").await, "", "nothing is selected");
        page.release().await;
        let style = "const style = (css) => getComputedStyle(document.querySelector(css));
            return [style('.board').userSelect, style('.board').touchAction, style('html').overscrollBehaviorY]";
        assert_eq!(page.run(style, vec![]).await, json!(["none", "manipulation", "none"]));
    })
    .await;
}

#[tokio::test]
async fn the_screen_stays_awake_again_after_a_pause() {
    visit("#/shogun", |page| async move {
        // A lock that tells how many were taken and are held; the browser gives it up while nobody looks.
        let stub = "globalThis.locks = { taken: 0, held: 0 };
            const request = async () => {
                locks.taken++; locks.held++;
                let is_held = true;
                return { release: async () => { if (is_held) locks.held--; is_held = false; } };
            };
            Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })";
        page.run(stub, vec![]).await;
        page.start().await;
        page.until("the screen stays awake", "return locks.held === 1").await;
        let taken = page.run("return locks.taken", vec![]).await;
        let look = |hidden: bool| {
            format!(
                "Object.defineProperty(document, 'hidden', {{ get: () => {hidden}, configurable: true }});
                document.dispatchEvent(new Event('visibilitychange', {{ bubbles: true }}))"
            )
        };
        page.run(&format!("locks.held = 0; {}", look(true)), vec![]).await;
        page.run(&look(false), vec![]).await;
        page.until("a new lock is taken", &format!("return locks.taken > {taken}")).await;
        page.play(By::Clicks, page.good_move().await).await;
        page.follow("#/").await;
        page.until("the screen may sleep", "return locks.held <= 0").await;
    })
    .await;
}

/// Sends a pointer event to what is at a place of the board, as a finger would.
const FINGER: &str = "window.finger = (type, pointerId, css, isPrimary = pointerId === 1) => {
    const cell = document.querySelector(css);
    const box = cell.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const how = { bubbles: true, cancelable: true, pointerType: 'touch', pointerId, isPrimary, clientX, clientY };
    cell.dispatchEvent(new PointerEvent(type, how));
}";

#[tokio::test]
async fn a_second_finger_leaves_a_drag_alone() {
    visit("#/shogun", |page| async move {
        page.start().await;
        let (from, to) = page.good_move().await;
        page.show_board().await;
        page.run(FINGER, vec![]).await;
        let finger =
            |does: &str, number: u8, at| format!("finger('pointer{does}', {number}, `{}`);", cell(at));
        let begins = finger("down", 1, from) + &finger("move", 1, to);
        let second = finger("down", 2, from) + &finger("move", 2, from) + &finger("up", 2, from);
        page.run(&(begins + &second + &finger("down", 3, from) + &finger("cancel", 3, from)), vec![]).await;
        page.see(".piece.drag").await;
        let before = page.count(".log li").await;
        page.run(&finger("up", 1, to), vec![]).await;
        let more = format!("return document.querySelectorAll('.log li').length > {before}");
        page.until("the move is in the log", &more).await;
        page.my_turn().await;
        page.compare().await;
        // A finger whose end was not heard of does not keep others away.
        page.run(&finger("down", 1, page.good_move().await.0), vec![]).await;
        page.play(By::Drag(Pointer::Mouse), page.good_move().await).await;
    })
    .await;
}

#[tokio::test]
async fn what_is_grabbed_moves_and_turns_no_page() {
    visit("#/shogun", |page| async move {
        page.start().await;
        page.show_board().await;
        let script = "return ['.cell.grab', '.cell:not(.grab)'].map(css => {
                const cell = document.querySelector(css);
                const how = { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, clientX: 5, clientY: 9 };
                cell.dispatchEvent(new PointerEvent('pointerdown', how));
                const touch = new Event('touchstart', { bubbles: true, cancelable: true });
                cell.dispatchEvent(touch);
                cell.dispatchEvent(new PointerEvent('pointercancel', how));
                return touch.defaultPrevented;
            })";
        assert_eq!(page.run(script, vec![]).await, json!([true, false]), "from elsewhere the page scrolls");
    })
    .await;
}
