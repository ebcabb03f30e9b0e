//! `cargo xtask bench`: play measured natively and in a browser.
//!
//! Both runs come from `benches/play.rs`. A line of theirs that is a name, a tab and a number is a measure, always
//! the higher the better; all other lines are for reading only. Measures that both runs print are compared.

use crate::{
    browser::Browser,
    step::{Outcome, Steps},
    tools::Workshop,
};

/// How long the run in the browser may take, in seconds.
const PATIENCE: u32 = 1800;

/// Prepares, measures twice and compares; the arguments go to the native run.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let shop = Workshop::prepare(steps)?;
    let browser = Browser::prepare(steps, &shop)?;
    let bench = ["--package", "engawa", "--bench", "play", "--no-default-features"];
    let advice = "mend the error above; the measurements are in benches/play.rs";

    let mut command = shop.command("cargo");
    command.arg("bench").args(bench).arg("--").args(arguments);
    let native = steps.listen("play, native", advice, &mut command)?;

    let session = browser.session(steps)?;
    let mut command = session.cargo_test(&shop, PATIENCE);
    command.args(["--profile", "bench"]).args(&bench[2..]).args(["--", "--nocapture"]);
    let wasm = steps.listen("play, browser", advice, &mut command)?;

    let advice = "print the same measures in both runs of benches/play.rs";
    steps.work("comparison", advice, || {
        let table = table(&measures(&native), &measures(&wasm)).ok_or("no measure in common")?;
        println!("{table}");
        Ok(())
    })
}

/// The measures among the lines of a run.
fn measures(output: &str) -> Vec<(&str, f64)> {
    let pairs = output.lines().filter_map(|line| line.split_once('\t'));
    pairs.filter_map(|(name, value)| Some((name.trim(), value.trim().parse().ok()?))).collect()
}

/// The measures that both runs have, if any, and how many times faster the native one is.
fn table(native: &[(&str, f64)], wasm: &[(&str, f64)]) -> Option<String> {
    let both: Vec<(&str, f64, f64)> = native
        .iter()
        .filter_map(|&(name, here)| {
            let &(_, there) = wasm.iter().find(|(other, _)| *other == name)?;
            Some((name, here, there))
        })
        .collect();
    let width = both.iter().map(|(name, ..)| name.chars().count()).max()?;
    let mut table = format!("  {:width$}  {:>14}  {:>14}  native ÷ browser", "", "native", "browser");
    for (name, here, there) in both {
        table += &format!("\n  {name:width$}  {here:>14.0}  {there:>14.0}  {:>16.2}", here / there);
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_names_tabs_and_numbers() {
        let output = "running 1 test\nmoves/s\t3000000\nlevel\tname\n  games/s\t 1.5e3 \nmoves/s 3\n";
        assert_eq!(measures(output), [("moves/s", 3e6), ("games/s", 1500.0)]);
    }

    #[test]
    fn only_common_measures_are_compared() {
        let table = table(&[("moves/s", 3e6), ("wins", 0.9)], &[("moves/s", 2e6)]).expect("one in common");
        assert!(table.ends_with("1.50") && !table.contains("wins"), "{table}");
        assert_eq!(super::table(&[("wins", 0.9)], &[("moves/s", 2e6)]), None);
    }
}
