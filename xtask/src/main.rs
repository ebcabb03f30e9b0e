//! Build tooling of Engawa: `cargo xtask <command>`.
//!
//! Each command is one file and one row of [`COMMANDS`]. A command is a sequence of steps ([`step`]): every step
//! says what it does and how long it took, and one that fails says what to do. What the steps need beyond Rust
//! itself is found or installed by [`tools`] and [`browser`].

mod bench;
mod browser;
mod build;
mod drive;
mod functions;
mod games;
mod join;
mod lighthouse;
mod loader;
mod names;
mod offline;
mod page;
mod pieces;
mod prune;
mod rooms;
mod serve;
mod shared;
mod shortcuts;
mod shots;
mod single;
mod size;
mod soak;
mod step;
mod test;
mod tools;

use std::process::ExitCode;

use step::{Outcome, Steps, Stop};

/// One thing that `cargo xtask` can do.
struct Command {
    /// The word typed after `cargo xtask`.
    name: &'static str,
    /// The arguments it takes, as the help shows them.
    arguments: &'static str,
    /// What it does, in one line.
    about: &'static str,
    /// Does it.
    run: fn(&mut Steps, &[String]) -> Outcome,
}

/// Every command, in the order of the help.
const COMMANDS: [Command; 11] = [
    Command {
        name: "serve",
        arguments: "[--port N]",
        about: "build the page for release and serve it on this machine",
        run: serve::run,
    },
    Command {
        name: "test",
        arguments: "",
        about: "check everything: format, lints, docs, native tests, tests in a browser, size",
        run: test::run,
    },
    Command { name: "build", arguments: "", about: "build the page for release into dist/", run: build::run },
    Command {
        name: "single-file",
        arguments: "",
        about: "build the page into one file that plays from a memory stick",
        run: single::run,
    },
    Command {
        name: "size",
        arguments: "",
        about: "build the page and weigh what loads before the first move",
        run: size::run,
    },
    Command {
        name: "soak",
        arguments: "[--games N] [--seed S] [--only GAME]",
        about: "a million random games of each with every law, a million mutated saves, links and messages",
        run: soak::run,
    },
    Command {
        name: "bench",
        arguments: "[arguments of the native run]",
        about: "measure play natively and in a browser, and compare them",
        run: bench::run,
    },
    Command {
        name: "page",
        arguments: "[TEST]",
        about: "build the page and play it in real browsers, with axe on every screen; or the tests of a name",
        run: page::run,
    },
    Command {
        name: "shots",
        arguments: "[WINDOW]",
        about: "build the page and take pictures of every screen into target/shots/",
        run: shots::run,
    },
    Command {
        name: "lighthouse",
        arguments: "",
        about: "build the page and have Lighthouse judge the shelf and a game",
        run: lighthouse::run,
    },
    Command { name: "help", arguments: "", about: "show this list", run: help },
];

fn main() -> ExitCode {
    if pieces::is_wanted() {
        return pieces::run();
    }
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (name, rest) = match arguments.split_first() {
        None => ("help", arguments.as_slice()),
        Some((first, _)) if ["-h", "--help"].contains(&first.as_str()) => ("help", [].as_slice()),
        Some((first, rest)) => (first.as_str(), rest),
    };
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("There is no command `{name}`.\n\n{}", list());
        return ExitCode::from(2);
    };
    let mut steps = Steps::new();
    let outcome = (command.run)(&mut steps, rest);
    steps.summary();
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Failed) => ExitCode::FAILURE,
        Err(Stop::Misused(message)) => {
            eprintln!("{message}\nusage: cargo xtask {} {}", command.name, command.arguments);
            ExitCode::from(2)
        }
    }
}

/// Prints the list of commands.
fn help(_: &mut Steps, _: &[String]) -> Outcome {
    println!("{}", list());
    Ok(())
}

/// The list of commands, one line each.
fn list() -> String {
    let usages: Vec<String> =
        COMMANDS.iter().map(|command| format!("{} {}", command.name, command.arguments)).collect();
    let width = usages.iter().map(String::len).max().unwrap_or(0);
    let mut list = String::from("cargo xtask <command>\n");
    for (usage, command) in usages.iter().zip(&COMMANDS) {
        list += &format!("\n  {usage:width$}  {}", command.about);
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_names_every_command_once() {
        let list = list();
        for command in &COMMANDS {
            assert_eq!(list.matches(command.about).count(), 1, "{}", command.name);
        }
    }
}
