//! Drivers at work, and `tests/browser`, which steers browsers through them.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use crate::{
    browser::{Browser, install},
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

/// How many drivers of WebKitGTK's there are to spare: about one in a hundred browsers never opens, and its driver waits for
/// ever.
const SPARE: usize = 4;

/// Drivers of one kind of browser at work. They end when this is dropped.
pub(crate) struct Drivers {
    name: &'static str,
    /// How many tests run side by side.
    together: usize,
    addresses: Vec<String>,
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

impl Drivers {
    /// Chromium's, for so many tests side by side.
    pub(crate) fn chromium(steps: &mut Steps, browser: &Browser, together: usize) -> Outcome<Self> {
        let advice = "see that chromedriver can be run by itself";
        steps.work("drivers, Chromium", advice, || {
            let mut drivers = Self::none("chromium", browser.capabilities(), together);
            for _ in 0..together {
                drivers.start(Command::new(browser.driver()))?;
            }
            Ok(drivers)
        })
    }

    /// WebKitGTK's, each on a screen of its own that nobody sees; `None` where they cannot be had.
    pub(crate) fn webkit(steps: &mut Steps, shop: &Workshop, together: usize) -> Outcome<Option<Self>> {
        let find = || Some((shop.find("WebKitWebDriver")?, shop.find("Xvfb")?));
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
        steps.work("drivers, WebKitGTK", advice, || {
            let mut drivers = Self::none("webkit", "{}".to_owned(), together);
            for _ in 0..together + SPARE {
                let number = drivers.open_screen(&screen)?;
                let mut command = Command::new(&driver);
                command.env("DISPLAY", format!(":{number}"));
                // Nothing here has a graphics card: composing and painting in software would only imitate one.
                command
                    .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
                    .env("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1");
                drivers.start(command)?;
            }
            Ok(Some(drivers))
        })
    }

    fn none(name: &'static str, capabilities: String, together: usize) -> Self {
        Self { name, together, addresses: Vec::new(), capabilities, running: Vec::new() }
    }

    /// Starts a screen, and returns its number.
    fn open_screen(&mut self, screen: &Path) -> Result<String, String> {
        let mut command = Command::new(screen);
        command.args(["-displayfd", "1", "-screen", "0", "1440x1000x24", "-nolisten", "tcp"]);
        let mut screen = spawn(command.stdout(Stdio::piped()))?;
        let number = screen.0.stdout.take().and_then(|said| BufReader::new(said).lines().next());
        self.running.push(screen);
        number.and_then(Result::ok).ok_or_else(|| "Xvfb does not name its screen".to_owned())
    }

    /// Starts a driver on a free port and waits until it answers.
    fn start(&mut self, mut driver: Command) -> Result<(), String> {
        let free = serve::listen(PORT).and_then(|listener| listener.local_addr());
        let port = free.map_err(|error| error.to_string())?.port();
        driver.arg(format!("--port={port}")).stdout(Stdio::null()).stderr(Stdio::null());
        self.running.push(spawn(&mut driver)?);
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            if Instant::now() > end {
                return Err(format!("it does not answer on port {port}"));
            }
            thread::sleep(Duration::from_millis(50));
        }
        self.addresses.push(format!("http://127.0.0.1:{port}"));
        Ok(())
    }

    /// `tests/browser` on a page served at this address.
    pub(crate) fn tests(&self, shop: &Workshop, page: &str) -> Command {
        let mut command = shop.command("cargo");
        command
            .args(["test", "--workspace", "--test", "browser", "--"])
            .arg(format!("--test-threads={}", self.together))
            .env("ENGAWA_PAGE", page)
            .env("ENGAWA_WEBDRIVERS", self.addresses.join(" "))
            .env("ENGAWA_BROWSER", self.name)
            .env("ENGAWA_CAPABILITIES", &self.capabilities);
        command
    }
}

impl Drop for Drivers {
    fn drop(&mut self) {
        // A driver before the screen it draws on.
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
    if shop.find("npm").is_none() {
        install(steps, shop, "npm", "install npm and run this again", &["npm"])?;
    }
    let advice = "install npm (on Debian: apt-get install npm), check the connection to its registry, and run \
                  this again";
    let mut install = shop.command(npm);
    install.args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"]).arg(&folder);
    steps.run(&name, advice, install.arg(format!("{package}@{version}")))?;
    Ok(file)
}
