//! `cargo xtask soak`: random games with every law, mutated saves, links and messages, as many as one has time for.
//!
//! They are the tests that `cargo xtask test` runs with some hundreds of games and ten thousand mutations of each kind, on all
//! cores, built for speed and with every check. `tests/soak/mod.rs` reads the variables.

use crate::{
    step::{Outcome, Steps, Stop},
    tools::Workshop,
};

/// What is asked for: variables of the tests.
type Wanted = Vec<(&'static str, String)>;

/// How many games and mutations of each kind, unless another number is asked for.
const TIMES: u64 = 1_000_000;

/// Prepares, and tries everything that often.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let wanted = wanted(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let mut command = shop.command("cargo");
    command.args(["test", "--profile", "soak", "--package", "engawa", "--no-default-features"]);
    command.args(["--test", "laws", "--test", "saves", "--test", "messages"]);
    command.args(["--", "--nocapture", "--test-threads=1", "obeys_the_laws", "mutated"]);
    let advice = "each failure is named above, with the number to try it alone with";
    steps.run("soak", advice, command.envs(wanted))
}

/// Reads the arguments.
fn wanted(arguments: &[String]) -> Outcome<Wanted> {
    let mut wanted = vec![("ENGAWA_TIMES", TIMES.to_string())];
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(Stop::Misused(format!("`{}` wants a value.", pair[0]))) };
        let is_number = value.parse::<u64>().is_ok();
        let name = match name.as_str() {
            "--games" if is_number => "ENGAWA_TIMES",
            "--seed" if is_number => "ENGAWA_SEED",
            "--games" | "--seed" => return Err(Stop::Misused(format!("`{value}` is not a number."))),
            "--only" => "ENGAWA_ONLY",
            other => return Err(Stop::Misused(format!("`{other}` is not understood."))),
        };
        wanted.retain(|(known, _)| *known != name);
        wanted.push((name, value.clone()));
    }
    Ok(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Option<Wanted> {
        wanted(&words.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).ok()
    }

    #[test]
    fn what_is_asked_for_becomes_variables() {
        let is = |times: &str| ("ENGAWA_TIMES", times.to_owned());
        assert_eq!(read(""), Some(vec![is("1000000")]));
        let all = [("ENGAWA_ONLY", "shogun".to_owned()), is("5"), ("ENGAWA_SEED", "7".to_owned())];
        assert_eq!(read("--only shogun --games 5 --seed 7"), Some(all.to_vec()));
        for wrong in ["--games", "--games many", "--seed -1", "--fast 3", "shogun"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
