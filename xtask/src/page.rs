//! `cargo xtask page`: the built page played by hand, as it were: mouse, fingers, keys, in real browsers.

use std::{fs, path::PathBuf};

use crate::{
    browser::Browser,
    build,
    drive::{self, Drivers},
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

/// The tests that take times: they run alone.
const TIMED: &str = "budget::";

/// How many of the others run side by side in each kind of browser: for much of its time a test waits.
const TOGETHER: usize = 2;

/// How often a browser may be lost.
const LOSSES: usize = 3;

/// Starts drivers, if they can be had.
type Start<'a> = &'a dyn Fn(&mut Steps) -> Outcome<Option<Drivers>>;

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
    let alone: Start<'_> = &|steps| Drivers::chromium(steps, browser, 1).map(Some);
    let chromium: Start<'_> = &|steps| Drivers::chromium(steps, browser, TOGETHER).map(Some);
    let webkit: Start<'_> = &|steps| Drivers::webkit(steps, shop, TOGETHER);
    let named: Vec<&str> = word.into_iter().collect();
    let most = if word.is_some() { &named[..] } else { &["--skip", TIMED] };
    let kinds: [Kind<'_>; 3] = [
        ("page, Chromium alone", alone, &[TIMED]),
        ("page, Chromium", chromium, most),
        ("page, WebKitGTK", webkit, most),
    ];
    let tests = |name: &str, drivers: &Drivers, which: &[&str]| {
        let _ = fs::remove_file(left(shop, "lost", name));
        let mut command = drivers.tests(shop, &page);
        command.args(which).env("ENGAWA_FILE", &file).env("ENGAWA_AXE", &axe);
        command.env("ENGAWA_LOST", left(shop, "lost", name)).env("ENGAWA_DONE", left(shop, "done", name));
        command
    };
    let (timed, others) = kinds.split_at(1);
    for together in [timed, others].into_iter().skip(usize::from(word.is_some())) {
        let mut steered = Vec::new();
        for kind in together {
            let _ = fs::remove_file(left(shop, "done", kind.0));
            steered.extend(kind.1(steps)?.map(|drivers| (kind, drivers)));
        }
        let commands =
            steered.iter().map(|((name, _, which), drivers)| (*name, tests(name, drivers, which))).collect();
        let outcomes = steps.run_beside(ADVICE, commands);
        for (((name, start, which), drivers), mut outcome) in steered.into_iter().zip(outcomes) {
            drop(drivers);
            // Where the browser itself is lost on the way, which no test can help, a new one goes on where it was.
            for _ in 0..LOSSES {
                if outcome.is_ok() || !left(shop, "lost", name).exists() {
                    break;
                }
                println!("\n· the browser was lost: on with a new one");
                if let Some(drivers) = start(steps)? {
                    outcome = steps.run(name, ADVICE, &mut tests(name, &drivers, which));
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
