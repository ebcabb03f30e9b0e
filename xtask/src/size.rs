//! `cargo xtask size`: the weight of what loads before the first move.
//!
//! Every file of `dist/` counts for the game it is for, or for all; the thinker's too: a bot may be first to move. Not
//! counted are the rules pages and the screens that load when they are opened, and what keeps the page for later.

use std::{fs, path::Path};

use brotli::enc::BrotliEncoderParams;

use crate::{
    build, rooms,
    step::{Outcome, Steps},
    tools::{WASM, Workshop},
};

/// What may load before the first move of a game at most, compressed, in bytes: 200 KiB.
const BUDGET: usize = 200 * 1024;

/// Games that are still over the budget, and what they may not outgrow meanwhile.
const CEILINGS: [(&str, usize); 3] =
    [("ninja-camp", 213 * 1024), ("ninja-dice", 225 * 1024), ("ninja-night", 225 * 1024)];

/// The pieces of the screens that nobody needs before the first move, and of frames in somebody else's page.
const LATER: [&str; 2] = ["later", "frame"];

/// What loads when it is opened, or after the page, or never: the rules pages, and what keeps the page for later.
const APART: [&str; 10] = [
    "rules/",
    "icons/",
    "covers/",
    "example/",
    "pictures/",
    "keep.js",
    "offline.js",
    "frame.js",
    "embed.js",
    "app.webmanifest",
];

/// Prepares, builds the page and weighs it.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let dist = build::page(steps, &shop)?;
    let compiled = shop.root().join("target").join(WASM).join("page/engawa.wasm");
    steps.work("what takes the room", "see that the page was built", || {
        let wasm = fs::read(compiled).map_err(|error| error.to_string())?;
        println!("{}", rooms::table(&wasm).map_err(|error| error.to_string())?);
        Ok(())
    })?;
    weigh(steps, &dist)
}

/// Weighs a built page; over the budget is a failure.
fn weigh(steps: &mut Steps, dist: &Path) -> Outcome {
    let advice = "find what grew, make it smaller or load it later";
    steps.work("size", advice, || {
        let files = weights(dist).map_err(|error| format!("{}: {error}", dist.display()))?;
        let (table, over) = table(&files);
        println!("{table}");
        if over.is_empty() { Ok(()) } else { Err(format!("over the budget: {}", over.join(", "))) }
    })
}

/// The parts of what loads before the first move: the page around every game, the game, the mind of its bots, style.
const PARTS: [&str; 4] = ["app", "game", "worker", "style"];

/// The part that a file belongs to, by its place in [`PARTS`].
fn part(file: &str) -> usize {
    match file {
        _ if file.ends_with(".css") => 3,
        _ if file.starts_with("think") => 2,
        _ => usize::from(!needed_by(file).is_empty()),
    }
}

/// A file's name, its size, and its size compressed.
type Weight = (String, usize, usize);

/// The weight of every file in a folder and the folders in it, heaviest first.
fn weights(folder: &Path) -> std::io::Result<Vec<Weight>> {
    let mut weights = Vec::new();
    for name in build::files(folder)? {
        let content = fs::read(folder.join(&name))?;
        weights.push((name, content.len(), compressed(&content)?));
    }
    weights.sort_by_key(|&(_, _, small)| std::cmp::Reverse(small));
    Ok(weights)
}

/// The size of a file as a server would send it: brotli at its best.
fn compressed(mut content: &[u8]) -> std::io::Result<usize> {
    let best = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut content, &mut std::io::sink(), &best)
}

/// Who needs a piece of the program: nothing for what is not a piece, and so loads for all.
fn needed_by(file: &str) -> Vec<&str> {
    if let Some(game) = file.strip_prefix("style/") {
        return vec![game.trim_end_matches(".css")];
    }
    // The piece that loads first, and the script that loads the others, are for all.
    let stem = file.split('.').next().unwrap_or_default().trim_end_matches("_bg");
    match stem.split_once('-') {
        Some(("engawa" | "think" | "thinker", whose)) if whose != "pieces" => whose.split('+').collect(),
        _ => Vec::new(),
    }
}

/// The weights as a table, and the games over the budget.
fn table(files: &[Weight]) -> (String, Vec<String>) {
    let width = files.iter().map(|file| file.0.chars().count()).max().unwrap_or(0).max(30);
    let row = |name: &str, raw: &str, small: &str| format!("  {name:width$}  {raw:>9}  {small:>9}\n");
    let mut table = row("", "bytes", "brotli");
    for (name, raw, small) in files {
        table += &row(name, &raw.to_string(), &small.to_string());
    }
    let is_apart = |name: &str| APART.iter().any(|apart| name.starts_with(apart));
    let mut games: Vec<&str> = files.iter().flat_map(|file| needed_by(&file.0)).collect();
    games.retain(|game| !LATER.contains(game));
    games.sort_unstable();
    games.dedup();
    let mut over = Vec::new();
    table += &row(&format!("before the first move ({BUDGET}) of"), "", "");
    for game in games {
        let loads = |file: &&Weight| {
            let whose = needed_by(&file.0);
            !is_apart(&file.0) && (whose.is_empty() || whose.contains(&game))
        };
        let (mut raw, mut parts) = (0, [0; PARTS.len()]);
        for (name, bytes, small) in files.iter().filter(loads) {
            raw += bytes;
            parts[part(name)] += small;
        }
        let total = parts.iter().sum::<usize>();
        let named = PARTS.iter().zip(parts).map(|(name, small)| format!("{name} {small}"));
        let row = row(game, &raw.to_string(), &total.to_string());
        table += &format!("{} = {}\n", row.trim_end(), named.collect::<Vec<_>>().join(" + "));
        let ceiling = CEILINGS.iter().find(|(name, _)| *name == game).map_or(BUDGET, |&(_, ceiling)| ceiling);
        if total > ceiling {
            over.push(format!("{game} by {} bytes", total - ceiling));
        }
    }
    (table, over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compression_is_the_real_thing() {
        assert!(compressed(&[b'a'; 10_000]).expect("compresses") < 30);
        assert!(compressed(b"").expect("compresses") < 3);
    }

    #[test]
    fn a_file_is_for_the_games_in_its_name_or_for_all() {
        assert_eq!(needed_by("engawa-ninja-camp.wasm"), ["ninja-camp"]);
        assert_eq!(needed_by("style/ninja-camp.css"), ["ninja-camp"]);
        assert_eq!(needed_by("engawa-ninja-camp+shogun.wasm"), ["ninja-camp", "shogun"]);
        assert_eq!(needed_by("thinker-ninja-camp_bg.wasm"), ["ninja-camp"]);
        assert_eq!(needed_by("thinker-ninja-camp.js"), ["ninja-camp"]);
        for file in ["engawa_bg.wasm", "engawa-pieces.js", "engawa.css", "index.html"] {
            assert_eq!(needed_by(file), [""; 0], "{file}");
        }
    }

    #[test]
    fn each_game_bears_what_is_its_own_and_what_is_for_all() {
        let file = |name: &str, small| (name.to_owned(), 2 * small, small);
        let files = [
            file("engawa_bg.wasm", BUDGET - 20),
            file("engawa-one.wasm", 10),
            file("engawa-one+two.wasm", 5),
            file("engawa-later.wasm", 999),
            file("thinker-two.wasm", 30),
            file("rules/one.en.txt", 999),
            file("offline.js", 999),
        ];
        let (table, over) = table(&files);
        let parts = format!("app {} + game 15 + worker 0 + style 0", BUDGET - 20);
        let one = format!("one {} {} = {parts}", 2 * (BUDGET - 5), BUDGET - 5);
        assert!(table.lines().any(|line| line.split_whitespace().eq(one.split(' '))), "{table}");
        assert_eq!(over, ["two by 15 bytes"]);
    }
}
