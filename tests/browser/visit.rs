//! The browser around a page: how it is opened and closed, and what it tells beyond WebDriver.

use std::{
    env,
    fs::{self, OpenOptions},
    future::Future,
    io::Write,
    mem,
    sync::{LazyLock, Mutex, OnceLock},
    thread,
    time::Duration,
};

use fantoccini::{
    ClientBuilder,
    wd::{Capabilities, WebDriverCompatibleCommand},
};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use url::{ParseError, Url};

use crate::page::Page;

/// How long a browser may take to open. Now and then WebKitGTK's driver waits for one that never comes; then another driver
/// is taken.
const OPENING: Duration = Duration::from_secs(45);

/// How long a test may take. The longest play whole games, in a minute or two.
const PATIENCE: Duration = Duration::from_secs(300);

/// The value of a variable that `cargo xtask` sets.
pub(crate) fn given(variable: &str) -> String {
    env::var(variable).unwrap_or_else(|_| panic!("{variable} is not set; run `cargo xtask test`"))
}

/// Whether the browser is Chromium, which can tell more than WebDriver asks for.
pub(crate) fn is_chromium() -> bool {
    given("ENGAWA_BROWSER") == "chromium"
}

/// Opens the page for a test, in English, quick and still, and closes it whatever happens. Whatever the browser
/// complains of fails the test too.
pub(crate) async fn visit<T: Future<Output = ()> + Send + 'static>(hash: &str, test: impl FnOnce(Page) -> T) {
    if is_done() {
        return;
    }
    let (driver, page) = opened().await;
    let (opening, test) = (page.clone(), test(page.clone()));
    let hash = hash.to_owned();
    let visit = async move {
        // A file that runs nothing is of the same origin, and comes at once.
        opening.client.goto(&format!("{}rules/shogun.en.txt", opening.address)).await.expect("opens");
        opening.prefer_quick().await;
        opening.open(&hash).await;
        test.await;
    };
    // A task of its own, so that a failed test still closes its browser.
    let Ok(outcome) = tokio::time::timeout(PATIENCE, tokio::spawn(visit)).await else { lost() };
    let complaints = page.complaints().await;
    page.client.clone().close().await.expect("the browser closes");
    drop(driver);
    if let Err(failure) = outcome {
        std::panic::resume_unwind(failure.into_panic());
    }
    assert_eq!(complaints, Vec::<String>::new(), "the browser complains");
    if let Ok(file) = env::var("ENGAWA_DONE") {
        let notes = OpenOptions::new().create(true).append(true).open(file);
        notes.and_then(|mut notes| writeln!(notes, "{}", name())).expect("the visit is noted");
    }
}

/// A browser just opened, with the driver that steers it.
async fn opened() -> (FreeDriver, Page) {
    loop {
        let Some(driver) = FreeDriver::take() else { lost() };
        match tokio::time::timeout(OPENING, Page::connect(&driver.0)).await {
            Ok(page) => return (driver, page),
            Err(_) => mem::forget(driver),
        }
    }
}

/// A driver that nobody else uses. It is free again when this is dropped.
struct FreeDriver(String);

static FREE: LazyLock<Mutex<Vec<String>>> = LazyLock::new(|| {
    let all = given("ENGAWA_WEBDRIVERS");
    Mutex::new(all.split(' ').map(str::to_owned).collect())
});

impl FreeDriver {
    fn take() -> Option<Self> {
        FREE.lock().expect("a list").pop().map(Self)
    }
}

impl Drop for FreeDriver {
    fn drop(&mut self) {
        if let Ok(mut free) = FREE.lock() {
            free.push(mem::take(&mut self.0));
        }
    }
}

/// The test that runs in this thread.
fn name() -> String {
    thread::current().name().unwrap_or_default().to_owned()
}

/// Whether this visit of the test came to a good end already, before the browser was lost in another test.
fn is_done() -> bool {
    static DONE: OnceLock<Mutex<Vec<String>>> = OnceLock::new();
    let noted = || fs::read_to_string(env::var("ENGAWA_DONE").unwrap_or_default()).unwrap_or_default();
    let done = DONE.get_or_init(|| Mutex::new(noted().lines().map(str::to_owned).collect()));
    let mut done = done.lock().expect("a list");
    let place = done.iter().position(|visit| *visit == name());
    place.map(|place| done.swap_remove(place)).is_some()
}

/// Ends the tests, for without a browser nothing can be said of the page: `cargo xtask` goes on with another one where these
/// were.
pub(crate) fn lost() -> ! {
    eprintln!("the browser does not answer any more");
    fs::write(given("ENGAWA_LOST"), "").expect("the loss is noted");
    std::process::exit(1);
}

impl Page {
    async fn connect(driver: &str) -> Self {
        let capabilities: Capabilities =
            serde_json::from_str(&given("ENGAWA_CAPABILITIES")).expect("capabilities are JSON");
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(driver)
            .await
            .expect("a browser");
        Self { client, address: given("ENGAWA_PAGE") }
    }

    /// A command of Chromium's own.
    pub(crate) async fn devtools(&self, command: &str, parameters: &Value) -> Value {
        let body = json!({ "cmd": command, "params": parameters });
        self.client.issue_cmd(Raw { path: "goog/cdp/execute", body }).await.expect("devtools answer")
    }

    /// Forgets what the browser has complained of so far: it was meant to.
    pub(crate) async fn forgive(&self) {
        self.complaints().await;
    }

    /// The errors that the browser noted, where it tells. That there is no favicon is none.
    async fn complaints(&self) -> Vec<String> {
        if !is_chromium() {
            return Vec::new();
        }
        let log = self.client.issue_cmd(Raw { path: "se/log", body: json!({ "type": "browser" }) }).await;
        let log = log.expect("a log");
        let errors = log.as_array().into_iter().flatten().filter(|entry| entry["level"] == "SEVERE");
        let errors = errors.filter_map(|entry| entry["message"].as_str().map(str::to_owned));
        errors.filter(|text| !text.contains("favicon.ico") && !text.contains("missing.js")).collect()
    }
}

/// A command that WebDriver does not know.
#[derive(Debug)]
struct Raw {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
