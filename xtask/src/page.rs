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

/// Prepares, builds the page and plays it: all tests, or those whose names have a word in them.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let (word, more) = arguments.split_at(arguments.len().min(1));
    build::none(more)?;
    let shop = Workshop::prepare(steps)?;
    let browser = Browser::prepare(steps, &shop)?;
    let dist = build::page(steps, &shop)?;
    play(steps, &shop, &browser, dist, word.first().map(String::as_str))
}

/// What to do where a test fails.
const ADVICE: &str = "mend what fails above, in the page or in tests/browser";

/// The tests that take times: they run alone, the others side by side in all browsers, for most of the time a test waits.
const TIMED: &str = "budget::";

/// Starts a driver, if it can be had.
type Start<'a> = &'a dyn Fn(&mut Steps) -> Outcome<Option<Driver>>;

/// Runs `tests/browser` on a built page, in Chromium and, where it can be had, in WebKitGTK: all of it, or what has a word
/// in its name.
pub(crate) fn play(
    steps: &mut Steps,
    shop: &Workshop,
    browser: &Browser,
    dist: PathBuf,
    word: Option<&str>,
) -> Outcome {
    let axe = drive::axe(steps, shop)?;
    let file = single::make(steps, shop, &dist)?;
    let page = drive::serve(steps, dist)?;
    let chromium: Start<'_> = &|steps| Driver::chromium(steps, browser).map(Some);
    let webkit: Start<'_> = &|steps| Driver::webkit(steps, shop);
    let named: Vec<&str> = word.into_iter().collect();
    let most = if word.is_some() { &named[..] } else { &["--skip", TIMED] };
    let kinds: [Kind<'_>; 3] = [
        ("page, Chromium alone", chromium, &[TIMED]),
        ("page, Chromium", chromium, most),
        ("page, WebKitGTK", webkit, most),
    ];
    let tests = |name: &str, driver: &Driver, which: &[&str]| {
        let _ = fs::remove_file(lost(shop, name));
        let mut command = driver.tests(shop, &page);
        command.args(which).env("ENGAWA_FILE", &file).env("ENGAWA_AXE", &axe);
        command.env("ENGAWA_LOST", lost(shop, name));
        command
    };
    let (alone, beside) = kinds.split_at(1);
    for together in [alone, beside].into_iter().skip(usize::from(word.is_some())) {
        let mut drivers = Vec::new();
        for kind in together {
            drivers.extend(kind.1(steps)?.map(|driver| (kind, driver)));
        }
        let commands =
            drivers.iter().map(|((name, _, which), driver)| (*name, tests(name, driver, which))).collect();
        let outcomes = steps.run_beside(ADVICE, commands);
        for (((name, start, which), driver), outcome) in drivers.into_iter().zip(outcomes) {
            drop(driver);
            // Where the browser itself is lost on the way, which no test can help, its tests run once more with a new one.
            if outcome.is_err() && lost(shop, name).exists() {
                println!("\n· the browser was lost: once more with a new one");
                if let Some(driver) = start(steps)? {
                    steps.run(name, ADVICE, &mut tests(name, &driver, which))?;
                }
            } else {
                outcome?;
            }
        }
    }
    Ok(())
}

/// Tests to run: the name of the step, the browser, which of them.
type Kind<'a> = (&'a str, Start<'a>, &'a [&'a str]);

/// What a browser that is lost on the way leaves behind.
fn lost(shop: &Workshop, name: &str) -> PathBuf {
    shop.root().join(format!("target/lost {name}"))
}
