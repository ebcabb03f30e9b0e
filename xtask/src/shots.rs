//! `cargo xtask shots`: pictures of every screen, in every size and both themes, into `target/shots/`.

use crate::{
    browser::Browser,
    build,
    drive::{self, Drivers},
    step::{Outcome, Steps},
    tools::Workshop,
};

/// Prepares, builds the page and takes the pictures: all, or those of windows with a word in their names, as `320x480-dark`.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let (window, more) = arguments.split_at(arguments.len().min(1));
    build::none(more)?;
    let shop = Workshop::prepare(steps)?;
    let browser = Browser::prepare(steps, &shop)?;
    let dist = build::page(steps, &shop)?;
    let page = drive::serve(steps, dist)?;
    let drivers = Drivers::chromium(steps, &browser, 1)?;
    let folder = shop.root().join("target/shots");
    let mut command = drivers.tests(&shop, &page);
    command.args(["--ignored", "shots"]).env("ENGAWA_SHOTS", &folder);
    command.env("ENGAWA_WINDOW", window.first().map_or("", String::as_str));
    command.env("ENGAWA_LOST", shop.root().join("target/lost pictures"));
    steps.run(
        "pictures",
        "mend what fails above; the pictures are taken in tests/browser/shots.rs",
        &mut command,
    )?;
    println!("\nThe pictures are in {}", folder.display());
    Ok(())
}
