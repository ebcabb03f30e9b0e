//! Drivers at work, and `tests/browser`, which steers browsers through them.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpStream},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{
    browser::{Browser, install, on_path},
    serve,
    step::{Outcome, Steps},
    tools::Workshop,
};

/// The port tried first for a driver.
const PORT: u16 = 9515;

/// How long a driver may take to answer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The version of axe-core that screens are checked with.
const AXE: &str = "4.14.0";

/// What to do where WebKitGTK cannot be had.
const WEBKIT: &str = "to test in WebKitGTK too, install its driver and Xvfb (on Debian, as root: apt-get install \
                      webkit2gtk-driver xvfb)";

/// A driver at work. It ends when this is dropped.
pub(crate) struct Driver {
    name: &'static str,
    address: String,
    capabilities: String,
    running: Vec<Running>,
}

/// A program that ends when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Driver {
    /// Chromium's driver.
    pub(crate) fn chromium(steps: &mut Steps, browser: &Browser) -> Outcome<Self> {
        let capabilities = browser.capabilities();
        let start = |port| {
            let mut command = Command::new(browser.driver());
            command.arg(format!("--port={port}"));
            command
        };
        let advice = "see that chromedriver can be run by itself";
        steps.work("driver, Chromium", advice, || Self::start("chromium", capabilities, Vec::new(), start))
    }

    /// WebKitGTK's driver, on a screen of its own that nobody sees; `None` where it cannot be had.
    pub(crate) fn webkit(steps: &mut Steps, shop: &Workshop) -> Outcome<Option<Self>> {
        let find = || Some((on_path("WebKitWebDriver")?, on_path("Xvfb")?));
        let found = find().or_else(|| {
            let packages = ["webkit2gtk-driver", "xvfb"];
            install(steps, shop, "WebKitGTK", WEBKIT, &packages).ok()?;
            find()
        });
        let Some((driver, screen)) = found else {
            println!("\n· WebKitGTK is left out: {WEBKIT}");
            return Ok(None);
        };
        let advice = "see that Xvfb and WebKitWebDriver can be run by themselves";
        steps.work("driver, WebKitGTK", advice, || {
            let mut screen = Command::new(screen);
            screen.args(["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]);
            let mut screen = spawn(screen.stdout(Stdio::piped()))?;
            let number = screen.0.stdout.take().and_then(|said| BufReader::new(said).lines().next());
            let number = number.and_then(Result::ok).ok_or("Xvfb does not name its screen")?;
            let start = |port| {
                let mut command = Command::new(&driver);
                command.arg(format!("--port={port}")).env("DISPLAY", format!(":{number}"));
                // Nothing here has a graphics card: composing in software would only imitate one.
                command.env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
                command
            };
            Self::start("webkit", "{}".to_owned(), vec![screen], start).map(Some)
        })
    }

    /// Starts a driver on a free port and waits until it answers.
    fn start(
        name: &'static str,
        capabilities: String,
        mut running: Vec<Running>,
        start: impl Fn(u16) -> Command,
    ) -> Result<Self, String> {
        let free = serve::listen(PORT).and_then(|listener| listener.local_addr());
        let port = free.map_err(|error| error.to_string())?.port();
        running.push(spawn(start(port).stdout(Stdio::null()).stderr(Stdio::null()))?);
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if Instant::now() > end {
                return Err(format!("it does not answer on port {port}"));
            }
            thread::sleep(Duration::from_millis(50));
        }
        Ok(Self { name, address: format!("http://127.0.0.1:{port}"), capabilities, running })
    }

    /// `tests/browser` on a page served at this address, one test after the other.
    pub(crate) fn tests(&self, shop: &Workshop, page: &str) -> Command {
        let mut command = shop.command("cargo");
        command
            .args(["test", "--workspace", "--test", "browser"])
            .args(["--", "--test-threads=1"])
            .env("ENGAWA_PAGE", page)
            .env("ENGAWA_WEBDRIVER", &self.address)
            .env("ENGAWA_BROWSER", self.name)
            .env("ENGAWA_CAPABILITIES", &self.capabilities);
        command
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The driver before the screen it draws on.
        while self.running.pop().is_some() {}
    }
}

fn spawn(command: &mut Command) -> Result<Running, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    command.spawn().map(Running).map_err(|error| format!("{name}: {error}"))
}

/// Serves the page for as long as this program runs, and says at which address.
pub(crate) fn serve(steps: &mut Steps, dist: PathBuf) -> Outcome<String> {
    steps.work("server", "free one of the ports from 8080 on", || {
        let listener = serve::listen(serve::PORT).map_err(|error| error.to_string())?;
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        thread::spawn(move || serve::serve(&listener, &dist));
        Ok(format!("http://{address}/"))
    })
}

/// Finds or installs axe-core, which finds what shuts people out of a page.
pub(crate) fn axe(steps: &mut Steps, shop: &Workshop) -> Outcome<PathBuf> {
    npm(steps, shop, ("axe-core", AXE), "target/axe", "axe.min.js")
}

/// Finds or installs a package of npm's in a folder of its own, and names a file of it.
pub(crate) fn npm(
    steps: &mut Steps,
    shop: &Workshop,
    (package, version): (&str, &str),
    folder: &str,
    file: &str,
) -> Outcome<PathBuf> {
    let name = format!("{package} {version}");
    let folder = shop.root().join(folder).join(version);
    let file = folder.join("node_modules").join(package).join(file);
    if file.is_file() {
        steps.ready(&name, "installed");
        return Ok(file);
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    if on_path("npm").is_none() {
        install(steps, shop, "npm", "install npm and run this again", &["npm"])?;
    }
    let advice = "install npm (on Debian: apt-get install npm), check the connection to its registry, and run \
                  this again";
    let mut install = shop.command(npm);
    install.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    steps.run(&name, advice, install.arg(format!("{package}@{version}")))?;
    Ok(file)
}
