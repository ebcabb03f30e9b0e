//! `cargo xtask page`: the built page played by hand, as it were: mouse, fingers, keys, in real browsers.

use std::{fs, path::PathBuf};

use crate::{
    browser::Browser,
    build,
    drive::{self, Driver},
    single,
    step::{Outcome, Steps},
    tools::Workshop,
};

/// Prepares, builds the page and plays it.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let browser = Browser::prepare(steps, &shop)?;
    let dist = build::page(steps, &shop)?;
    play(steps, &shop, &browser, dist)
}

/// What to do where a test fails.
const ADVICE: &str = "mend what fails above, in the page or in tests/browser";

/// Starts a driver, if it can be had.
type Start<'a> = &'a dyn Fn(&mut Steps) -> Outcome<Option<Driver>>;

/// Runs `tests/browser` on a built page, in Chromium and, where it can be had, in WebKitGTK. Where the browser itself is
/// lost on the way, which no test can help, its tests run once more with a new one.
pub(crate) fn play(steps: &mut Steps, shop: &Workshop, browser: &Browser, dist: PathBuf) -> Outcome {
    let axe = drive::axe(steps, shop)?;
    let file = single::make(steps, shop, &dist)?;
    let page = drive::serve(steps, dist)?;
    let start: [(&str, Start<'_>); 2] = [
        ("page, Chromium", &|steps| Driver::chromium(steps, browser).map(Some)),
        ("page, WebKitGTK", &|steps| Driver::webkit(steps, shop)),
    ];
    // A browser that is lost on the way leaves this behind.
    let lost = |name: &str| shop.root().join(format!("target/lost {name}"));
    let tests = |name: &str, driver: &Driver| {
        let _ = fs::remove_file(lost(name));
        let mut command = driver.tests(shop, &page);
        command.env("ENGAWA_FILE", &file).env("ENGAWA_AXE", &axe).env("ENGAWA_LOST", lost(name));
        command
    };
    // Side by side: most of the time a test waits.
    let mut drivers = Vec::new();
    for (name, start) in start {
        drivers.extend(start(steps)?.map(|driver| (name, start, driver)));
    }
    let commands = drivers.iter().map(|(name, _, driver)| (*name, tests(name, driver))).collect();
    let outcomes = steps.run_beside(ADVICE, commands);
    for ((name, start, driver), outcome) in drivers.into_iter().zip(outcomes) {
        drop(driver);
        if outcome.is_err() && lost(name).exists() {
            println!("\n· the browser was lost: once more with a new one");
            if let Some(driver) = start(steps)? {
                steps.run(name, ADVICE, &mut tests(name, &driver))?;
            }
        } else {
            outcome?;
        }
    }
    Ok(())
}
