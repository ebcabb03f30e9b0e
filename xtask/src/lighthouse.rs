//! `cargo xtask lighthouse`: what Lighthouse says of the shelf and of a game on the table.
//!
//! Whether people can use the page and whether it is built as it should be must be beyond reproach; how fast it is depends
//! on the machine, and is only reported.

use std::{fs, path::Path};

use serde_json::Value;

use crate::{
    browser::Browser,
    build, drive,
    step::{Outcome, Steps},
    tools::Workshop,
};

/// The version of Lighthouse.
const VERSION: &str = "12.8.2";

/// A game of Shogun that has just begun, as a link.
const GAME: &str = "#/link/engawa.1.shogun.1.AgAAAAEABwUAAAAAAAIACAAAAQIDBAUGAAEIAAMAAQIFBAYA.7c0c8c57";

/// What it judges: its name for it, ours, and whether it must be beyond reproach.
const CATEGORIES: [(&str, &str, bool); 3] = [
    ("performance", "performance", false),
    ("accessibility", "accessibility", true),
    ("best-practices", "best practices", true),
];

/// Times that are reported: its name for them, and ours.
const TIMES: [(&str, &str); 3] = [
    ("first-contentful-paint", "first paint"),
    ("largest-contentful-paint", "largest paint"),
    ("total-blocking-time", "blocked"),
];

/// Prepares, builds the page and has it judged.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let browser = Browser::prepare(steps, &shop)?;
    let dist = build::page(steps, &shop)?;
    let lighthouse = drive::npm(steps, &shop, ("lighthouse", VERSION), "target/lighthouse", "cli/index.js")?;
    let page = drive::serve(steps, dist)?;
    let mut rows = Vec::new();
    for (name, hash) in [("shelf", "#/"), ("game", GAME)] {
        let report = shop.root().join(format!("target/lighthouse/{name}.json"));
        let only: Vec<&str> = CATEGORIES.iter().map(|&(category, ..)| category).collect();
        let mut judge = shop.command("node");
        judge
            .arg(&lighthouse)
            .arg(format!("{page}{hash}"))
            .args(["--quiet", "--output=json", &format!("--only-categories={}", only.join(","))])
            .arg(format!("--output-path={}", report.display()))
            .arg(format!("--chrome-flags={}", Browser::flags()))
            .env("CHROME_PATH", browser.program());
        steps.run(&format!("lighthouse, {name}"), "see that Chromium can be run by itself", &mut judge)?;
        rows.push((name, report));
    }
    steps.work("judgement", "mend what is named above", || {
        let mut faults = Vec::new();
        for (name, report) in &rows {
            println!("  {name:6}{}", row(&read(report)?, &mut faults));
        }
        println!("  This version no longer judges whether a page can be installed; tests/browser does.");
        if faults.is_empty() { Ok(()) } else { Err(faults.join("\n              ")) }
    })
}

fn read(report: &Path) -> Result<Value, String> {
    let text = fs::read_to_string(report).map_err(|error| format!("{}: {error}", report.display()))?;
    serde_json::from_str(&text).map_err(|error| format!("{}: {error}", report.display()))
}

/// A row of the table. What must be beyond reproach and is not is noted with what is wrong.
fn row(report: &Value, faults: &mut Vec<String>) -> String {
    let mut row = String::new();
    for (category, name, must) in CATEGORIES {
        let judged = &report["categories"][category];
        let score = judged["score"].as_f64().unwrap_or(0.0) * 100.0;
        row += &format!("  {name} {score:.0}");
        if must && score < 100.0 {
            faults.push(format!("{name} {score:.0}: {}", wrong(report, judged).join(", ")));
        }
    }
    for (audit, name) in TIMES {
        row += &format!("  {name} {}", report["audits"][audit]["displayValue"].as_str().unwrap_or("?"));
    }
    row
}

/// The titles of what counts and is not as it should be.
fn wrong(report: &Value, category: &Value) -> Vec<String> {
    let references = category["auditRefs"].as_array().into_iter().flatten();
    let counts = references.filter(|reference| reference["weight"].as_f64() > Some(0.0));
    counts
        .filter_map(|reference| {
            let audit = &report["audits"][reference["id"].as_str()?];
            let is_wrong = audit["score"].as_f64().is_some_and(|score| score < 1.0);
            is_wrong.then(|| audit["title"].as_str().unwrap_or_default().to_owned())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_must_be_beyond_reproach_is_a_fault() {
        let report = serde_json::json!({
            "categories": {
                "performance": { "score": 0.5, "auditRefs": [] },
                "accessibility": { "score": 1.0, "auditRefs": [] },
                "best-practices": { "score": 0.96, "auditRefs": [{ "id": "errors", "weight": 1 }, { "id": "csp", "weight": 0 }] },
            },
            "audits": {
                "errors": { "score": 0.0, "title": "Errors were logged" },
                "csp": { "score": 0.0, "title": "No policy" },
                "first-contentful-paint": { "displayValue": "0.8 s" },
            },
        });
        let mut faults = Vec::new();
        let row = row(&report, &mut faults);
        assert!(
            row.starts_with("  performance 50  accessibility 100  best practices 96  first paint 0.8 s"),
            "{row}"
        );
        assert_eq!(faults, ["best practices 96: Errors were logged"]);
    }
}
