//! `cargo xtask page`: the built page played by hand, as it were: mouse, fingers, keys, in real browsers.

use std::path::PathBuf;

use crate::{
    browser::Browser,
    build,
    drive::{self, Driver},
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
    let page = drive::serve(steps, dist)?;
    let advice = "mend what fails above, in the page or in tests/browser";
    let chromium = Driver::chromium(steps, browser)?;
    steps.run("page, Chromium", advice, chromium.tests(shop, &page).env("ENGAWA_AXE", &axe))?;
    match Driver::webkit(steps, shop)? {
        Some(webkit) => {
            steps.run("page, WebKitGTK", advice, webkit.tests(shop, &page).env("ENGAWA_AXE", &axe))
        }
        None => Ok(()),
    }
}
