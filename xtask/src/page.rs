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

/// How often a browser may be lost.
const LOSSES: usize = 3;

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
        let _ = fs::remove_file(left(shop, "lost", name));
        let mut command = driver.tests(shop, &page);
        command.args(which).env("ENGAWA_FILE", &file).env("ENGAWA_AXE", &axe);
        command.env("ENGAWA_LOST", left(shop, "lost", name)).env("ENGAWA_DONE", left(shop, "done", name));
        command
    };
    let (alone, beside) = kinds.split_at(1);
    for together in [alone, beside].into_iter().skip(usize::from(word.is_some())) {
        let mut drivers = Vec::new();
        for kind in together {
            let _ = fs::remove_file(left(shop, "done", kind.0));
            drivers.extend(kind.1(steps)?.map(|driver| (kind, driver)));
        }
        let commands =
            drivers.iter().map(|((name, _, which), driver)| (*name, tests(name, driver, which))).collect();
        let outcomes = steps.run_beside(ADVICE, commands);
        for (((name, start, which), driver), mut outcome) in drivers.into_iter().zip(outcomes) {
            drop(driver);
            // Where the browser itself is lost on the way, which no test can help, a new one goes on where it was.
            for _ in 0..LOSSES {
                if outcome.is_ok() || !left(shop, "lost", name).exists() {
                    break;
                }
                println!("\n· the browser was lost: on with a new one");
                if let Some(driver) = start(steps)? {
                    outcome = steps.run(name, ADVICE, &mut tests(name, &driver, which));
                }
            }
            outcome?;
        }
    }
    Ok(())
}

/// Tests to run: the name of the step, the browser, which of them.
type Kind<'a> = (&'a str, Start<'a>, &'a [&'a str]);

/// What tests leave behind for those that go on after them: that the browser was lost, and what was done before.
fn left(shop: &Workshop, what: &str, name: &str) -> PathBuf {
    shop.root().join(format!("target/{what} {name}"))
}
