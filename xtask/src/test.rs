//! `cargo xtask test`: everything that must hold before a change is taken in.

use std::{env, fs, process::Stdio};

use crate::{
    browser::Browser,
    build, page,
    step::{Beside, Outcome, Steps},
    tools::Workshop,
};

/// A check that is one `cargo` command.
struct Check {
    name: &'static str,
    advice: &'static str,
    arguments: &'static str,
    variables: &'static [(&'static str, &'static str)],
}

/// The checks that need no browser, quickest first.
const CHECKS: [Check; 8] = [
    Check { name: "format", advice: "run `cargo fmt --all`", arguments: "fmt --all --check", variables: &[] },
    Check {
        name: "lints, native",
        advice: "mend what clippy points at above",
        arguments: "clippy --workspace --all-targets --all-features -- -D warnings",
        variables: &[],
    },
    Check {
        name: "lints, browser tests",
        advice: "mend what clippy points at above, in tests/browser",
        arguments: "clippy --workspace --all-features --test browser -- -D warnings",
        variables: &[],
    },
    Check {
        name: "lints, wasm32",
        advice: "mend what clippy points at above; it concerns code compiled for the browser",
        arguments: "clippy --package engawa --lib --bins --test web --all-features --target wasm32-unknown-unknown -- -D warnings",
        variables: &[],
    },
    Check {
        name: "rules without the app",
        advice: "move what needs the app behind its feature: the rules must build without it",
        arguments: "check --package engawa --lib --no-default-features",
        variables: &[],
    },
    Check {
        name: "docs",
        advice: "mend the documentation comments named above",
        arguments: "doc --workspace --no-deps",
        variables: &[("RUSTDOCFLAGS", "-D warnings")],
    },
    Check {
        name: "tests, native",
        advice: "mend what fails above; `cargo test <name>` runs one test alone",
        arguments: "test --workspace",
        variables: &[],
    },
    Check {
        name: "tests of the page, compiled",
        advice: "mend the error above, in tests/browser",
        arguments: "test --workspace --test browser --no-run",
        variables: &[],
    },
];

/// How long the tests in the browser may take, in seconds.
const PATIENCE: u32 = 600;

/// Prepares, then checks everything; stops at the first failure.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::bare(steps)?;
    let page = begin_page(steps, &shop)?;
    let browser = Browser::prepare(steps, &shop)?;
    for check in &CHECKS {
        let mut command = shop.command("cargo");
        command.args(check.arguments.split(' ')).envs(check.variables.iter().copied());
        steps.run(check.name, check.advice, &mut command)?;
    }
    steps.end("mend what is said above", page)?;
    let shop = shop.with_tools(steps)?;
    in_browser(steps, &shop, &browser)?;
    page::play(steps, &shop, &browser, build::folder(&shop), None)
}

/// Installs the tools and builds and weighs the page beside the checks, for much of it keeps one core busy: `cargo xtask
/// size`, as a copy of this program, which the checks will compile anew.
fn begin_page(steps: &mut Steps, shop: &Workshop) -> Outcome<Beside> {
    let copy = shop.root().join("target/beside").with_extension(env::consts::EXE_EXTENSION);
    let advice = "see that the folder target/ can be written to";
    steps.work("copy of this program", advice, || {
        let this = env::current_exe().map_err(|error| error.to_string())?;
        fs::copy(this, &copy).map_err(|error| error.to_string())
    })?;
    let mut command = shop.command(&copy.to_string_lossy());
    command.arg("size");
    Ok(Beside::begin("page and its size", command, Stdio::piped))
}

/// Runs `tests/web.rs` in a headless browser.
fn in_browser(steps: &mut Steps, shop: &Workshop, browser: &Browser) -> Outcome {
    let advice = "mend what fails above; if no session could be created, see that browser and chromedriver have \
                  the same version";
    let session = browser.session(steps)?;
    steps.run(
        "tests, browser",
        advice,
        session.cargo_test(shop, PATIENCE).args(["--no-default-features", "--test", "web"]),
    )
}
