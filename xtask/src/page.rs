//! `cargo xtask page`: the built page played by hand, as it were: mouse, fingers, keys, in real browsers.

use std::{
    fs,
    path::{Path, PathBuf},
};

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

/// Runs `tests/browser` on a built page, in Chromium and, where it can be had, in WebKitGTK.
pub(crate) fn play(steps: &mut Steps, shop: &Workshop, browser: &Browser, dist: PathBuf) -> Outcome {
    let axe = drive::axe(steps, shop)?;
    let file = single::make(steps, shop, &dist)?;
    let page = drive::serve(steps, dist)?;
    let chromium = |steps: &mut Steps| Driver::chromium(steps, browser).map(Some);
    let webkit = |steps: &mut Steps| Driver::webkit(steps, shop);
    tests(steps, shop, "page, Chromium", (&page, &file, &axe), chromium)?;
    tests(steps, shop, "page, WebKitGTK", (&page, &file, &axe), webkit)
}

/// Runs the tests with a driver, if there is one. Where the browser itself is lost on the way, which no test can help, they
/// run once more with a new one.
fn tests(
    steps: &mut Steps,
    shop: &Workshop,
    name: &str,
    (page, file, axe): (&str, &Path, &Path),
    driver: impl Fn(&mut Steps) -> Outcome<Option<Driver>>,
) -> Outcome {
    let advice = "mend what fails above, in the page or in tests/browser";
    let lost = shop.root().join("target/browser-lost");
    let mut once_more = true;
    loop {
        let Some(driver) = driver(steps)? else { return Ok(()) };
        // It is there only if the last run lost its browser.
        let _ = fs::remove_file(&lost);
        let mut command = driver.tests(shop, page);
        command.env("ENGAWA_FILE", file).env("ENGAWA_AXE", axe).env("ENGAWA_LOST", &lost);
        let outcome = steps.run(name, advice, &mut command);
        if outcome.is_ok() || !once_more || !lost.exists() {
            return outcome;
        }
        println!("\n· the browser was lost: once more with a new one");
        once_more = false;
    }
}
