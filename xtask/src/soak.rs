//! `cargo xtask soak`: random games with every law, mutated saves, links and messages, as many as one has time for.
//!
//! They are the tests that `cargo xtask test` runs with 2,000 games of each in the registry and ten thousand mutations of each
//! kind, on all cores, built for speed and with every check. `tests/soak/mod.rs` reads the variables.

use crate::{
    games::{self, Game},
    step::{Outcome, Steps, Stop},
    tools::{self, Workshop},
};

/// What is asked for: variables of the tests.
type Wanted = Vec<(&'static str, String)>;

/// How many games and mutations of each kind, unless another number is asked for.
const TIMES: u64 = 1_000_000;

/// What can be tried alone beside the games: the one made for tests, and what is not about one game.
const OTHERS: [&str; 2] = ["lanterns", "messages"];

/// Prepares, and tries everything that often.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    let wanted = wanted(arguments, &games::prepare(steps, &tools::root())?)?;
    let shop = Workshop::prepare(steps)?;
    let mut command = shop.command("cargo");
    command.args(["test", "--profile", "soak", "--package", "engawa", "--no-default-features"]);
    command.args(["--test", "laws", "--test", "saves", "--test", "messages"]);
    command.args(["--", "--nocapture", "--test-threads=1", "obeys_the_laws", "mutated"]);
    let advice = "each failure is named above, with the number to try it alone with";
    steps.run("soak", advice, command.envs(wanted))
}

/// Reads the arguments.
fn wanted(arguments: &[String], games: &[Game]) -> Outcome<Wanted> {
    let known: Vec<&str> = games.iter().map(|game| game.slug.as_str()).chain(OTHERS).collect();
    let mut wanted = vec![("ENGAWA_TIMES", TIMES.to_string())];
    for pair in arguments.chunks(2) {
        let [name, value] = pair else { return Err(Stop::Misused(format!("`{}` wants a value.", pair[0]))) };
        let is_number = value.parse::<u64>().is_ok();
        let name = match name.as_str() {
            "--games" if is_number => "ENGAWA_TIMES",
            "--seed" if is_number => "ENGAWA_SEED",
            "--games" | "--seed" => return Err(Stop::Misused(format!("`{value}` is not a number."))),
            "--only" if known.contains(&value.as_str()) => "ENGAWA_ONLY",
            "--only" => {
                let known = known.join(", ");
                return Err(Stop::Misused(format!("There is no game `{value}`. Known are: {known}.")));
            }
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

    fn read(words: &str) -> Result<Wanted, String> {
        let games = [Game { slug: "shogun".to_owned(), name: "Shogun".to_owned() }];
        let words: Vec<String> = words.split_whitespace().map(str::to_owned).collect();
        wanted(&words, &games).map_err(|stop| match stop {
            Stop::Misused(message) => message,
            Stop::Failed => String::new(),
        })
    }

    #[test]
    fn what_is_asked_for_becomes_variables() {
        let is = |times: &str| ("ENGAWA_TIMES", times.to_owned());
        assert_eq!(read(""), Ok(vec![is("1000000")]));
        let all = [("ENGAWA_ONLY", "shogun".to_owned()), is("5"), ("ENGAWA_SEED", "7".to_owned())];
        assert_eq!(read("--only shogun --games 5 --seed 7"), Ok(all.to_vec()));
        for wrong in ["--games", "--games many", "--seed -1", "--fast 3", "shogun"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_what_is_known_can_be_tried_alone() {
        for known in ["shogun", "lanterns", "messages"] {
            assert!(read(&format!("--only {known}")).is_ok(), "{known}");
        }
        let message = "There is no game `shogi`. Known are: shogun, lanterns, messages.";
        assert_eq!(read("--only shogi"), Err(message.to_owned()));
    }
}
