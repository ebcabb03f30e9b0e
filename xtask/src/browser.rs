//! A Chromium or Chrome with its driver, for the tests and measurements that run in a browser.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::{Value, json};

use crate::{
    step::{Outcome, Steps},
    tools::{WASM, Workshop, said},
};

/// Debian's Chromium without windows, which takes a third less of the processor. It is named where it lies: what stands for
/// it on the search path would leave it running when the driver ends it.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// The names that browsers go by on a search path.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/// Where installers put browsers that are on no search path.
const PLACES: [&str; 3] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/// What to do where no browser can be found or installed.
const ADVICE: &str = "install Chromium or Chrome and the chromedriver of the same version (on Debian, as root: \
                      apt-get install chromium-headless-shell chromium-driver), put both on the search path or name them in \
                      the variables CHROME and CHROMEDRIVER, and run this again";

/// Flags for a browser that shows nothing, asks nothing and reaches for nothing but the page under test.
const FLAGS: [&str; 13] = [
    "--headless=new",
    "--window-size=1280,900",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-extensions",
    "--disable-default-apps",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
    "--metrics-recording-only",
    "--no-default-browser-check",
    "--no-first-run",
];

/// A browser and the driver that steers it.
pub(crate) struct Browser {
    browser: PathBuf,
    driver: PathBuf,
}

impl Browser {
    /// Finds a browser and its driver; installs Debian's where that can be done without asking.
    pub(crate) fn prepare(steps: &mut Steps, shop: &Workshop) -> Outcome<Self> {
        if let Some(found) = Self::find(shop) {
            steps.ready("browser", &format!("found {}", found.browser.display()));
            return Ok(found);
        }
        install(steps, shop, "browser", ADVICE, &["chromium-headless-shell", "chromium-driver"])?;
        match Self::find(shop) {
            Some(found) => Ok(found),
            None => steps.fail("browser", ADVICE, "no Chromium or Chrome with its chromedriver found"),
        }
    }

    /// The browser and driver named in the environment, or else those in the usual places: the first browser that is of
    /// the driver's version, if one is.
    fn find(shop: &Workshop) -> Option<Self> {
        let named = |variable| env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file());
        let driver = named("CHROMEDRIVER").or_else(|| shop.find("chromedriver"))?;
        let placed = |path: &&str| Path::new(path).is_file();
        let first = [SHELL].into_iter().filter(placed).map(PathBuf::from);
        let found = first.chain(BROWSERS.iter().filter_map(|name| shop.find(name)));
        let found = found.chain(PLACES.into_iter().filter(placed).map(PathBuf::from));
        let browsers: Vec<PathBuf> = named("CHROME").map_or_else(|| found.collect(), |one| vec![one]);
        let browser = match &browsers[..] {
            [one] => one,
            several => {
                let wanted = version(&driver);
                several.iter().find(|browser| version(browser) == wanted).or(several.first())?
            }
        };
        let browser = browser.clone();
        Some(Self { browser, driver })
    }

    /// Opens a session: the settings that the runner of wasm tests reads. The driver makes a fresh profile by itself; the
    /// headless shell would take no other.
    pub(crate) fn session(&self, steps: &mut Steps) -> Outcome<Session> {
        let folder = env::temp_dir().join(format!("engawa-browser-{}", std::process::id()));
        let write = || {
            fs::create_dir_all(&folder)?;
            fs::write(folder.join("webdriver.json"), self.capabilities())
        };
        match write() {
            Ok(()) => Ok(Session { driver: self.driver.clone(), folder }),
            Err(error) => {
                let reason = format!("{}: {error}", folder.display());
                steps.fail(
                    "browser settings",
                    "make the temporary folder writable and make room in it",
                    &reason,
                )
            }
        }
    }

    /// The browser itself.
    pub(crate) fn program(&self) -> &Path {
        &self.browser
    }

    /// The flags it is started with.
    pub(crate) fn flags() -> String {
        let sandbox = if is_root() { " --no-sandbox" } else { "" };
        FLAGS.join(" ") + sandbox
    }

    /// The driver.
    pub(crate) fn driver(&self) -> &Path {
        &self.driver
    }

    /// The capabilities asked of the driver, as JSON.
    pub(crate) fn capabilities(&self) -> String {
        self.settings(is_root()).to_string()
    }

    /// The same, for the administrator or for others.
    fn settings(&self, root: bool) -> Value {
        // Chromium's sandbox refuses to start for the administrator.
        let flags: Vec<&str> = FLAGS.into_iter().chain(root.then_some("--no-sandbox")).collect();
        json!({
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": { "binary": self.browser.display().to_string(), "args": flags },
        })
    }
}

/// A browser ready for one run; its settings are deleted when this is dropped.
pub(crate) struct Session {
    driver: PathBuf,
    folder: PathBuf,
}

impl Session {
    /// `cargo test` for wasm: its programs run in this browser, for at most so many seconds.
    pub(crate) fn cargo_test(&self, shop: &Workshop, seconds: u32) -> Command {
        let mut command = shop.command("cargo");
        command
            .args(["test", "--package", "engawa", "--target", WASM])
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner")
            .env("CHROMEDRIVER", &self.driver)
            .env("WASM_BINDGEN_TEST_WEBDRIVER_JSON", self.folder.join("webdriver.json"))
            .env("WASM_BINDGEN_TEST_TIMEOUT", seconds.to_string());
        command
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // Settings left behind do no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Installs packages of Debian's where that can be done without asking.
pub(crate) fn install(
    steps: &mut Steps,
    shop: &Workshop,
    name: &str,
    advice: &str,
    packages: &[&str],
) -> Outcome {
    if shop.find("apt-get").is_none() || !is_root() {
        return Ok(());
    }
    let apt = |arguments: &[&str]| {
        let mut command = shop.command("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    steps.run("package list", advice, &mut apt(&["update", "--quiet"]))?;
    let install = ["install", "--yes", "--quiet", "--no-install-recommends"];
    steps.run(name, advice, apt(&install).args(packages))
}

/// The version that a browser or a driver says it is of, up to the first full stop.
fn version(program: &Path) -> Option<String> {
    let said = said(Command::new(program).arg("--version"))?;
    let number = said.split_whitespace().find(|word| word.starts_with(|sign: char| sign.is_ascii_digit()))?;
    number.split('.').next().map(str::to_owned)
}

/// Whether we run as the administrator of a Unix system.
fn is_root() -> bool {
    said(Command::new("id").arg("-u")).is_some_and(|answer| answer.trim() == "0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sandbox_is_given_up_only_by_root() {
        let browser = Browser { browser: PathBuf::from("chromium"), driver: PathBuf::from("chromedriver") };
        assert!(browser.settings(true).to_string().contains("\"--no-sandbox\""));
        assert!(!browser.settings(false).to_string().contains("sandbox"));
    }
}
