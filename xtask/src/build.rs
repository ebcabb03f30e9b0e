//! `cargo xtask build`: the page, for release, into `dist/`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    step::{Outcome, Steps, Stop},
    tools::Workshop,
};

/// Prepares and builds the page.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    page(steps, &shop).map(drop)
}

/// Builds the page and returns the folder it is in.
pub(crate) fn page(steps: &mut Steps, shop: &Workshop) -> Outcome<PathBuf> {
    let advice = "mend or remove the file that cannot be read";
    steps.work("style", advice, || style(shop.root()).map_err(|error| error.to_string()))?;
    steps.work("rules", advice, || rules(shop.root()).map_err(|error| error.to_string()))?;
    steps.run(
        "page",
        "mend the error above; if a crate is said to be missing, run this again with a connection",
        // Trunk takes the variable NO_COLOR for a flag of its own and refuses its usual values.
        shop.command("trunk").args(["build", "--release", "--offline=true"]).env_remove("NO_COLOR"),
    )?;
    let dist = shop.root().join("dist");
    steps.work("scripts", "see what the folder dist/ lacks", || {
        scripts(&dist).map_err(|error| error.to_string())
    })?;
    Ok(dist)
}

/// Takes comments and indents out of the scripts: wasm-bindgen writes its own at length.
fn scripts(dist: &Path) -> io::Result<()> {
    for entry in fs::read_dir(dist)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js") {
            let script = slim(&fs::read_to_string(&path)?);
            fs::write(path, script)?;
        }
    }
    Ok(())
}

/// A script without its lines of comment, its empty lines and its indents. Strings over several lines would suffer;
/// there are none.
fn slim(script: &str) -> String {
    let is_code =
        |line: &&str| !line.is_empty() && !["//", "/*", "*"].iter().any(|sign| line.starts_with(sign));
    script.lines().map(str::trim).filter(is_code).collect::<Vec<_>>().join("\n")
}

/// Binds the files of `style/` into one, `target/engawa.css`, which `index.html` names: tokens first, the rest
/// by name, and not the shell's, which loads before it. So a new game brings a style file and nothing else.
fn style(root: &Path) -> io::Result<()> {
    let mut files: Vec<PathBuf> = fs::read_dir(root.join("style"))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    files.retain(|path| {
        path.extension().is_some_and(|extension| extension == "css") && !path.ends_with("shell.css")
    });
    files.sort_by_key(|path| (!path.ends_with("tokens.css"), path.clone()));
    let texts: Vec<String> = files.iter().map(fs::read_to_string).collect::<Result<_, _>>()?;
    fs::create_dir_all(root.join("target"))?;
    fs::write(root.join("target/engawa.css"), texts.join("\n"))
}

/// Lays the rules pages of all games side by side in `target/rules`, which `index.html` names: the file
/// `rules.en.txt` of the game `ninja_camp` becomes `ninja-camp.en.txt`. They load when they are opened.
fn rules(root: &Path) -> io::Result<()> {
    let to = root.join("target/rules");
    fs::create_dir_all(&to)?;
    for game in fs::read_dir(root.join("src/games"))? {
        let game = game?;
        let slug = game.file_name().to_string_lossy().replace('_', "-");
        for language in ["en", "fr"] {
            let page = game.path().join(format!("text/rules.{language}.txt"));
            if page.exists() {
                fs::copy(page, to.join(format!("{slug}.{language}.txt")))?;
            }
        }
    }
    Ok(())
}

/// Refuses arguments to a command that takes none.
pub(crate) fn none(arguments: &[String]) -> Outcome {
    match arguments.first() {
        None => Ok(()),
        Some(argument) => Err(Stop::Misused(format!("`{argument}` is not understood."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slim_script_keeps_its_code() {
        let script = "/**\n * Adds.\n */\nfunction add(a, b) {\n    // both\n    return a + b; // sum\n}\n\n";
        assert_eq!(slim(script), "function add(a, b) {\nreturn a + b; // sum\n}");
    }
}
