//! `cargo xtask size`: the weight of what loads before the first move.
//!
//! Every file of `dist/` counts, the thinker's too: a bot may be first to move. Only the rules pages are weighed apart:
//! they load when they are opened.

use std::{
    fs,
    path::{Path, PathBuf},
};

use brotli::enc::BrotliEncoderParams;

use crate::{
    build,
    step::{Outcome, Steps},
    tools::Workshop,
};

/// What may load before the first move at most, compressed, in bytes: 200 KiB.
const BUDGET: usize = 200 * 1024;

/// Prepares, builds the page and weighs it.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let dist = build::page(steps, &shop)?;
    weigh(steps, &dist)
}

/// Weighs a built page; over the budget is a failure.
pub(crate) fn weigh(steps: &mut Steps, dist: &Path) -> Outcome {
    let advice = "find what grew, make it smaller or load it later";
    steps.work("size", advice, || {
        let files = weights(dist).map_err(|error| format!("{}: {error}", dist.display()))?;
        let (later, first): (Vec<_>, Vec<_>) =
            files.into_iter().partition(|file| file.0.starts_with("rules"));
        let (table, total) = table(&first);
        println!("{table}");
        for (name, raw, small) in later {
            println!("  loads when opened: {name}, {raw} bytes, {small} compressed");
        }
        if total <= BUDGET {
            return Ok(());
        }
        Err(format!("{total} bytes are {} over the budget", total - BUDGET))
    })
}

/// A file's name, its size, and its size compressed.
type Weight = (String, usize, usize);

/// The weight of every file in a folder and the folders in it, heaviest first.
fn weights(folder: &Path) -> std::io::Result<Vec<Weight>> {
    let mut weights = Vec::new();
    for file in files(folder)? {
        let content = fs::read(&file)?;
        let name = file.strip_prefix(folder).unwrap_or(&file).display().to_string();
        weights.push((name, content.len(), compressed(&content)?));
    }
    weights.sort_by_key(|&(_, _, small)| std::cmp::Reverse(small));
    Ok(weights)
}

/// Every file in a folder and the folders in it.
fn files(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

/// The size of a file as a server would send it: brotli at its best.
fn compressed(mut content: &[u8]) -> std::io::Result<usize> {
    let best = BrotliEncoderParams { quality: 11, lgwin: 24, size_hint: content.len(), ..Default::default() };
    brotli::BrotliCompress(&mut content, &mut std::io::sink(), &best)
}

/// The weights as a table, and the compressed total.
fn table(files: &[Weight]) -> (String, usize) {
    let sum = files.iter().fold((0, 0), |sum, file| (sum.0 + file.1, sum.1 + file.2));
    let left = format!("of the budget of {BUDGET}");
    let width = files.iter().map(|file| file.0.chars().count()).max().unwrap_or(0).max(left.len());
    let row = |name: &str, raw: &str, small: &str| format!("  {name:width$}  {raw:>9}  {small:>9}\n");
    let mut table = row("loads before the first move", "bytes", "brotli");
    for (name, raw, small) in files {
        table += &row(name, &raw.to_string(), &small.to_string());
    }
    table += &row("total", &sum.0.to_string(), &sum.1.to_string());
    table += &row(&left, "", &format!("{:.1} %", 100.0 * sum.1 as f64 / BUDGET as f64));
    (table, sum.1)
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
    fn the_table_adds_up() {
        let (table, total) = table(&[("a.wasm".into(), 300, 100), ("b.js".into(), 30, 10)]);
        assert_eq!(total, 110);
        assert!(table.lines().any(|line| line.split_whitespace().eq(["total", "330", "110"])), "{table}");
    }
}
