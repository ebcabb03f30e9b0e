//! `cargo xtask build`: the page, for release, into `dist/`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::{
    games::{self, Game},
    offline, pieces,
    prune::prune,
    step::{Outcome, Steps, Stop},
    tools::{WASM, Workshop, lean},
};

/// Prepares and builds the page.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    page(steps, &shop).map(drop)
}

/// Builds the page and returns the folder it is in.
pub(crate) fn page(steps: &mut Steps, shop: &Workshop) -> Outcome<PathBuf> {
    let games = games::prepare(steps, shop.root())?;
    let advice = "mend or remove the file that cannot be read";
    steps.work("style", advice, || style(shop.root(), &games).map_err(|error| error.to_string()))?;
    steps.work("rules", advice, || rules(shop.root(), &games).map_err(|error| error.to_string()))?;
    steps.work("covers", advice, || covers(shop.root(), &games).map_err(|error| error.to_string()))?;
    let mut trunk = shop.command("trunk");
    // Trunk takes the variable NO_COLOR for a flag of its own and refuses its usual values.
    trunk.args(["build", "--release", "--offline=true"]).env_remove("NO_COLOR");
    steps.work("stand-in", "see that the folder target/ can be written to", || {
        pieces::stand_in(shop, &mut trunk).map_err(|error| error.to_string())
    })?;
    let advice = "mend the error above; if a crate is said to be missing, run this again with a connection";
    steps.run("page", advice, lean(&mut trunk))?;
    for game in &games {
        thinker(steps, shop, game)?;
        steps.work("its worker", "see that think.js can be read", || {
            worker(shop.root(), game).map_err(|error| error.to_string())
        })?;
    }
    let dist = folder(shop);
    steps.work("pieces", "see what the folder target/pieces lacks", || {
        lay_beside(&pieces::folder(shop.root()), &dist).map_err(|error| error.to_string())
    })?;
    steps.work("scripts", "see what the folder dist/ lacks", || {
        scripts(&dist).map_err(|error| error.to_string())
    })?;
    steps.work("offline", "see that icon.svg and offline.js are as they should be", || {
        offline::make(shop.root(), &dist).map_err(|error| error.to_string())
    })?;
    Ok(dist)
}

/// The folder that the page is built into.
pub(crate) fn folder(shop: &Workshop) -> PathBuf {
    shop.root().join("dist")
}

/// The games whose bots decide in some milliseconds.
const QUICK: [&str; 2] = ["ninja-dice", "ninja-night"];

/// Builds the thinker of a game among the pieces: for speed, unless it is quick anyway.
fn thinker(steps: &mut Steps, shop: &Workshop, game: &Game) -> Outcome {
    let name = format!("thinker-{}", game.slug);
    let profile = if QUICK.contains(&&*game.slug) { "quick" } else { "thinker" };
    let flags = ["--profile", profile, "--bin", "thinker", "--no-default-features", "--features", "thinker"];
    let mut cargo = shop.command("cargo");
    cargo.args(["build", "--target", WASM, "--locked", "--offline"]).args(flags);
    steps.run(&name, "mend the error above", lean(cargo.env("ENGAWA_GAME", &game.slug)))?;
    let program = shop.root().join("target").join(WASM).join(profile).join("thinker.wasm");
    bind(steps, shop, &program, &pieces::folder(shop.root()), &name)
}

/// Binds a compiled program into a folder, under this name, and prunes it.
pub(crate) fn bind(steps: &mut Steps, shop: &Workshop, program: &Path, folder: &Path, name: &str) -> Outcome {
    let small = ["--remove-name-section", "--remove-producers-section", "--no-typescript", "--target", "web"];
    let mut bind = shop.command("wasm-bindgen");
    bind.args(small).args(["--out-name", name, "--out-dir"]).arg(folder).arg(program);
    steps.run(&format!("{name}, bound"), "see that wasm-bindgen can be run by itself", &mut bind)?;
    steps.work(&format!("{name}, pruned"), "see that the program was bound", || {
        let file = |end: &str| folder.join(format!("{name}{end}"));
        prune(&file(".js"), &file("_bg.wasm")).map_err(|error| error.to_string())
    })
}

/// Writes the worker of a game among the pieces.
fn worker(root: &Path, Game { slug, .. }: &Game) -> io::Result<()> {
    let script =
        fs::read_to_string(root.join("think.js"))?.replace("thinker.js", &format!("thinker-{slug}.js"));
    fs::write(pieces::folder(root).join(format!("think-{slug}.js")), script)
}

/// Every file in a folder and the folders in it, sorted, each as its address from there.
pub(crate) fn files(folder: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            found.extend(files(&path)?.into_iter().map(|file| format!("{name}/{file}")));
        } else {
            found.push(name);
        }
    }
    found.sort_unstable();
    Ok(found)
}

/// Lays the files of a folder beside the page.
fn lay_beside(folder: &Path, dist: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if let (true, Some(name)) = (path.is_file(), path.file_name()) {
            fs::copy(&path, dist.join(name))?;
        }
    }
    Ok(())
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

/// A style file without its comments, its empty lines and its indents.
fn without_comments(style: &str) -> String {
    let mut code = String::new();
    let mut rest = style;
    while let Some((before, after)) = rest.split_once("/*") {
        code += before;
        rest = after.split_once("*/").map_or("", |(_comment, after)| after);
    }
    code += rest;
    code.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}

/// A script without its lines of comment, its empty lines and its indents. Strings over several lines would suffer;
/// there are none.
pub(crate) fn slim(script: &str) -> String {
    let is_code =
        |line: &&str| !line.is_empty() && !["//", "/*", "*"].iter().any(|sign| line.starts_with(sign));
    script.lines().map(str::trim).filter(is_code).collect::<Vec<_>>().join("\n")
}

/// Binds the files of `style/` into one, `target/engawa.css`, which `index.html` names: tokens first, the rest
/// by name, and not the shell's, which loads before it. The file of a game, named after it, is laid into
/// `target/style` and loads with it, as do those of `style/later`, bound into one, with the screens they are for.
/// So a new game brings a style file and nothing else.
fn style(root: &Path, games: &[Game]) -> io::Result<()> {
    let apart = root.join("target/style");
    fs::create_dir_all(&apart)?;
    let mut shared = String::new();
    for file in styles(&root.join("style"))? {
        let (text, name) =
            (fs::read_to_string(&file)?, file.file_stem().unwrap_or_default().to_string_lossy());
        if games.iter().any(|game| game.slug == name) {
            fs::write(apart.join(format!("{name}.css")), without_comments(&text))?;
        } else if name != "shell" {
            shared += &text;
        }
    }
    let later: io::Result<String> =
        styles(&root.join("style/later"))?.into_iter().map(fs::read_to_string).collect();
    fs::write(apart.join("later.css"), without_comments(&later?))?;
    fs::write(root.join("target/engawa.css"), shared)
}

/// The style files of a folder: tokens first, the rest by name.
fn styles(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "css"));
    files.sort_by_key(|path| (!path.ends_with("tokens.css"), path.clone()));
    Ok(files)
}

/// Lays the covers of all games side by side in `target/covers`, which `index.html` names: the posters of frames in
/// somebody else's page.
fn covers(root: &Path, games: &[Game]) -> io::Result<()> {
    let to = root.join("target/covers");
    fs::create_dir_all(&to)?;
    for game in games {
        if let Ok(drawn) = fs::read_to_string(game.folder(root).join("table/art/cover.svg")) {
            let alone = drawn.replacen("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ", 1);
            fs::write(to.join(&game.slug).with_extension("svg"), alone)?;
        }
    }
    Ok(())
}

/// Lays the rules pages of all games side by side in `target/rules`, which `index.html` names: the file
/// `rules.en.txt` of the game `ninja_camp` becomes `ninja-camp.en.txt`. They load when they are opened.
fn rules(root: &Path, games: &[Game]) -> io::Result<()> {
    let to = root.join("target/rules");
    fs::create_dir_all(&to)?;
    for game in games {
        for language in ["en", "fr"] {
            let page = game.folder(root).join(format!("text/rules.{language}.txt"));
            if page.exists() {
                fs::copy(page, to.join(format!("{}.{language}.txt", game.slug)))?;
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
    fn files_are_found_at_any_depth() {
        let folder = std::env::temp_dir().join(format!("engawa-files-{}", std::process::id()));
        fs::create_dir_all(folder.join("rules/old")).expect("folders");
        for file in ["start.js", "rules/a.txt", "rules/old/b.txt", "index.html"] {
            fs::write(folder.join(file), "").expect("a file");
        }
        let found = files(&folder);
        fs::remove_dir_all(&folder).expect("gone");
        assert_eq!(found.expect("files"), ["index.html", "rules/a.txt", "rules/old/b.txt", "start.js"]);
    }

    #[test]
    fn a_style_file_keeps_its_rules() {
        let style = "/* All\n   of it. */\n* { margin: 0; }\n\n.a { /* here */\n  color: red;\n}\n";
        assert_eq!(without_comments(style), "* { margin: 0; }\n.a {\ncolor: red;\n}");
    }

    #[test]
    fn a_slim_script_keeps_its_code() {
        let script = "/**\n * Adds.\n */\nfunction add(a, b) {\n    // both\n    return a + b; // sum\n}\n\n";
        assert_eq!(slim(script), "function add(a, b) {\nreturn a + b; // sum\n}");
    }
}
