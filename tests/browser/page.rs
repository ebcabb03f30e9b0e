//! A page under test: what a person can do with it, and what can be seen of it.

use std::time::Duration;

use fantoccini::{
    Client, Locator,
    actions::{InputSource, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions},
    error::{CmdError, ErrorStatus},
    key::Key,
    wd::WindowHandle,
};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::visit::lost;

/// How long anything may take before a test gives up waiting.
const PATIENCE: Duration = Duration::from_secs(20);

/// How often a condition is looked at.
const BEAT: Duration = Duration::from_millis(25);

/// What points at the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pointer {
    Mouse,
    Touch,
}

/// A page in a browser of its own.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) client: Client,
    pub(crate) address: String,
}

impl Page {
    /// Loads the page anew at what stands behind the `#`.
    pub(crate) async fn open(&self, hash: &str) {
        self.client.goto("about:blank").await.expect("leaves");
        self.client.goto(&format!("{}{hash}", self.address)).await.expect("opens");
        self.until(
            "the page starts",
            "return document.querySelector('main:not(#shell)') && !document.querySelector('.opening')",
        )
        .await;
    }

    /// Loads the page anew where it is.
    pub(crate) async fn reload(&self) {
        self.client.refresh().await.expect("reloads");
        self.until(
            "the page starts",
            "return document.querySelector('main:not(#shell)') && !document.querySelector('.opening')",
        )
        .await;
    }

    /// Follows an address within the page, as a link would.
    pub(crate) async fn follow(&self, hash: &str) {
        self.run("location.hash = arguments[0]", vec![json!(hash)]).await;
    }

    /// What stands behind the `#`.
    pub(crate) async fn hash(&self) -> String {
        self.text_of("return location.hash").await
    }

    /// Remembers a preference for the next loading of the page.
    pub(crate) async fn prefer(&self, name: &str, value: &str) {
        self.keep(&format!("pref/{name}"), value).await;
    }

    /// English, quick, still and by day from the next loading on.
    pub(crate) async fn prefer_quick(&self) {
        for (name, value) in [("lang", "en"), ("speed", "quick"), ("still", "true"), ("theme", "light")] {
            self.prefer(name, value).await;
        }
    }

    /// Writes to the page's storage.
    pub(crate) async fn keep(&self, key: &str, value: &str) {
        let key = format!("engawa/{key}");
        self.run("localStorage.setItem(arguments[0], arguments[1])", vec![json!(key), json!(value)]).await;
    }

    /// Reads from the page's storage.
    pub(crate) async fn kept(&self, key: &str) -> Option<String> {
        let key = json!(format!("engawa/{key}"));
        self.run("return localStorage.getItem(arguments[0])", vec![key]).await.as_str().map(str::to_owned)
    }

    /// Runs a script in the page.
    pub(crate) async fn run(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// Runs a script that calls its last argument when it is done.
    pub(crate) async fn run_async(&self, script: &str) -> Value {
        self.client.execute_async(script, vec![]).await.unwrap_or_else(|error| panic!("{script}: {error}"))
    }

    /// A text that a script returns.
    pub(crate) async fn text_of(&self, script: &str) -> String {
        self.run(script, vec![]).await.as_str().unwrap_or_default().to_owned()
    }

    /// What a script returns, as text, once it has returned the same for half a second: nothing is on its way any more.
    pub(crate) async fn settled(&self, script: &str) -> String {
        let mut before = self.text_of(script).await;
        for _ in 0..40 {
            sleep(20 * BEAT).await;
            let now = self.text_of(script).await;
            if now == before {
                break;
            }
            before = now;
        }
        before
    }

    /// Waits until a script returns something true, which it returns.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Value {
        let end = Instant::now() + PATIENCE;
        let mut pause = BEAT / 2;
        loop {
            // A script that runs while the page changes under it is asked again.
            let seen = self.client.execute(script, vec![]).await.unwrap_or(Value::Null);
            if !matches!(seen, Value::Null | Value::Bool(false)) {
                return seen;
            }
            if Instant::now() > end {
                panic!("waited in vain until {what}; the page says: {}", self.all().await);
            }
            // What takes long is looked at less and less often: each look is work for the browser.
            sleep(pause).await;
            pause = (pause * 2).min(4 * BEAT);
        }
    }

    /// Waits until a script that calls its last argument gives this.
    pub(crate) async fn until_async(&self, what: &str, script: &str, wanted: &Value) {
        let end = Instant::now() + PATIENCE;
        while self.run_async(script).await != *wanted {
            assert!(Instant::now() < end, "waited in vain until {what}");
            sleep(BEAT).await;
        }
    }

    /// All that can be read. Where nothing is, not even a page, the browser is lost.
    async fn all(&self) -> String {
        let script = "return location.hash + '\\n' + document.body?.innerText";
        match self.client.execute(script, vec![]).await {
            Ok(text) => text.as_str().unwrap_or_default().to_owned(),
            Err(_) => lost(),
        }
    }

    /// Waits until something is there.
    pub(crate) async fn see(&self, css: &str) {
        self.until(&format!("there is {css}"), &format!("return !!document.querySelector(`{css}`)")).await;
    }

    /// Waits until something is gone.
    pub(crate) async fn miss(&self, css: &str) {
        self.until(&format!("{css} is gone"), &format!("return !document.querySelector(`{css}`)")).await;
    }

    /// How many there are.
    pub(crate) async fn count(&self, css: &str) -> usize {
        let count = self.run("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await;
        count.as_u64().expect("a number") as usize
    }

    /// The text of the first that is there.
    pub(crate) async fn text(&self, css: &str) -> String {
        self.see(css).await;
        let text =
            self.run("return document.querySelector(arguments[0]).textContent", vec![json!(css)]).await;
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Clicks the first that is there. What is written anew between the look and the click is looked for again, and what
    /// still moves, as in a frame that grows, is waited for.
    pub(crate) async fn click(&self, css: &str) {
        let end = Instant::now() + PATIENCE;
        loop {
            self.see(css).await;
            let clicked = match self.client.find(Locator::Css(css)).await {
                Ok(found) => found.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) if passes(&error) && Instant::now() < end => sleep(BEAT).await,
                Err(error) => panic!("{css} cannot be clicked: {error}"),
            }
        }
    }

    /// Clicks what has these words on it.
    pub(crate) async fn click_words(&self, css: &str, words: &str) {
        let script = format!(
            "const found = [...document.querySelectorAll(`{css}`)].find(one => one.textContent.includes(`{words}`));
             document.querySelectorAll('[data-test]').forEach(one => delete one.dataset.test);
             if (found) found.dataset.test = 'this';
             return !!found"
        );
        self.until(&format!("{css} says {words}"), &script).await;
        self.click("[data-test=this]").await;
    }

    /// Gives a file to the first input that takes one.
    pub(crate) async fn upload(&self, css: &str, path: &std::path::Path) {
        let input = self.client.find(Locator::Css(css)).await.expect("a file input");
        input.send_keys(&path.display().to_string()).await.expect("takes the file");
    }

    /// Presses keys one after the other.
    pub(crate) async fn press(&self, keys: &[Key]) {
        let strokes = keys.iter().map(|&key| key.into());
        self.stroke(strokes).await;
    }

    /// Presses a key that writes something.
    pub(crate) async fn press_letter(&self, letter: char) {
        self.stroke(std::iter::once(letter)).await;
    }

    /// Presses Tab backwards.
    pub(crate) async fn press_back(&self) {
        let (shift, tab) = (Key::Shift.into(), Key::Tab.into());
        let actions = KeyActions::new("keys".to_owned())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value: tab })
            .then(KeyAction::Up { value: tab })
            .then(KeyAction::Up { value: shift });
        self.client.perform_actions(actions).await.expect("keys are pressed");
    }

    async fn stroke(&self, strokes: impl Iterator<Item = char>) {
        let mut actions = KeyActions::new("keys".to_owned());
        for value in strokes {
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.expect("keys are pressed");
    }

    /// Presses Tab until the focus is on something.
    pub(crate) async fn tab_to(&self, css: &str) {
        self.see(css).await;
        let script = format!("return document.activeElement.matches(`{css}`)");
        for _ in 0..60 {
            self.press(&[Key::Tab]).await;
            if self.run(&script, vec![]).await == json!(true) {
                return;
            }
        }
        panic!("Tab does not reach {css}");
    }

    /// The middle of something, as the window sees it.
    async fn middle(&self, css: &str) -> (f64, f64) {
        self.see(css).await;
        let script = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
                      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]";
        let at = self.run(script, vec![json!(css)]).await;
        (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"))
    }

    /// Scrolls to the board, if there is one.
    pub(crate) async fn show_board(&self) {
        let board =
            "document.querySelector('.board')?.scrollIntoView({block: 'center', behavior: 'instant'})";
        self.run(board, vec![]).await;
    }

    /// Goes down on one thing, over to another in steps, and up there unless it is to be `held`.
    pub(crate) async fn drag(&self, pointer: Pointer, from: &str, to: &str, held: bool) {
        self.show_board().await;
        let ((x, y), (to_x, to_y)) = (self.middle(from).await, self.middle(to).await);
        let part = |part: f64| (x + (to_x - x) * part, y + (to_y - y) * part);
        let parts: &[f64] = if (x, y) == (to_x, to_y) { &[] } else { &[0.1, 0.4, 0.7, 1.0] };
        let way: Vec<(f64, f64)> = [0.0].iter().chain(parts).map(|&at| part(at)).collect();
        self.trace(pointer, &way, held).await;
    }

    /// Goes down at the first point of a way, along it, and up at its end unless it is to be `held`.
    pub(crate) async fn trace(&self, pointer: Pointer, way: &[(f64, f64)], held: bool) {
        let go =
            |&(x, y): &(f64, f64)| PointerAction::MoveTo { duration: Some(BEAT), x: x.round(), y: y.round() };
        let mut actions: Vec<PointerAction> = way.iter().map(go).collect();
        actions.insert(1, PointerAction::Down { button: 0 });
        if !held {
            actions.push(PointerAction::Up { button: 0 });
        }
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

    /// Goes down and up on something on the board. Drivers do not agree on clicks on drawings.
    pub(crate) async fn tap(&self, pointer: Pointer, css: &str) {
        self.drag(pointer, css, css, false).await;
    }

    /// Lifts whatever is still held down.
    pub(crate) async fn release(&self) {
        self.client.release_actions().await.expect("everything is let go");
    }

    /// Opens the same address in another tab and goes there; the tab we came from and the new one.
    pub(crate) async fn second_tab(&self) -> (WindowHandle, WindowHandle) {
        let url = self.client.current_url().await.expect("an address");
        self.tab_at(url.as_str()).await
    }

    /// Opens an address in another tab and goes there; the tab we came from and the new one.
    pub(crate) async fn tab_at(&self, url: &str) -> (WindowHandle, WindowHandle) {
        let first = self.client.window().await.expect("a tab");
        let second = self.client.new_window(true).await.expect("another tab").handle;
        self.to_tab(&second).await;
        self.client.goto(url).await.expect("opens");
        self.see("main:not(#shell)").await;
        (first, second)
    }

    /// Goes to a tab.
    pub(crate) async fn to_tab(&self, tab: &WindowHandle) {
        self.client.switch_to_window(tab.clone()).await.expect("goes there");
    }

    /// A picture of the window.
    pub(crate) async fn picture(&self) -> Vec<u8> {
        self.client.screenshot().await.expect("a picture")
    }
}

/// Whether what kept a click from something passes by itself.
fn passes(error: &CmdError) -> bool {
    use ErrorStatus::{ElementClickIntercepted, NoSuchElement, StaleElementReference};
    matches!(error, CmdError::Standard(standard)
        if [ElementClickIntercepted, NoSuchElement, StaleElementReference].contains(&standard.error))
}
