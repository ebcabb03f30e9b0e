//! The invariants that `lib.rs` states: what must not be found in certain rooms, and the tests that keep the rest.

use std::fs;
use std::path::{Path, PathBuf};

fn files(room: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut rooms = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(room)];
    while let Some(path) = rooms.pop() {
        if path.is_dir() {
            rooms.extend(fs::read_dir(&path).expect("a room").map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

fn nowhere(files: &[PathBuf], words: &[&str]) {
    assert!(!files.is_empty(), "an empty room proves nothing");
    for path in files {
        let text = fs::read_to_string(path).expect("a text file");
        for (number, line) in text.lines().enumerate() {
            let code = if line.trim_start().starts_with("//") { "" } else { line };
            for word in words {
                assert!(!code.contains(word), "{}:{}: {word}", path.display(), number + 1);
            }
        }
    }
}

/// Everything but the page and the tests: the room `table` of a game is what it draws there.
fn pure() -> Vec<PathBuf> {
    let mut pure = ["src/kernel", "src/geometry", "src/bots", "src/games"].map(files).concat();
    pure.retain(|path| !path.iter().any(|part| part == "table" || part == "tests"));
    pure
}

#[test]
fn rules_and_bots_do_not_know_the_browser() {
    // A game's board too is plain data, which the page draws.
    let rooms = ["src/kernel", "src/geometry", "src/bots", "src/games"].map(files).concat();
    nowhere(&rooms, &["leptos", "web_sys", "wasm_bindgen", "js_sys"]);
}

#[test]
fn rules_have_no_other_source_of_chance_time_or_state() {
    nowhere(
        &pure(),
        &[
            "SystemTime",
            "Instant",
            "thread_rng",
            "getrandom",
            "static mut",
            "thread_local",
            "HashMap",
            "HashSet",
            ".sin(",
            ".cos(",
            ".sin_cos(",
            ".tan(",
            ".atan2(",
            ".hypot(",
            ".powf(",
            ".powi(",
            ".exp(",
            ".ln(",
            "mul_add",
        ],
    );
}

#[test]
fn no_unsafe_code() {
    nowhere(&[files("src"), files("xtask")].concat(), &["unsafe {", "unsafe fn"]);
}

#[test]
fn no_request_leaves_the_page() {
    let mut files = files("src");
    nowhere(&files, &["http://", "https://", "XmlHttpRequest", "WebSocket", "send_beacon"]);
    // One function loads a file that lies beside the page; whoever calls it names a place below.
    let asks = |path: &PathBuf| path.ends_with("ui/browser.rs");
    let asker = files.iter().find(|path| asks(path)).expect("where the browser is asked");
    assert_eq!(fs::read_to_string(asker).expect("a text file").matches("fetch_with").count(), 1);
    files.retain(|path| !asks(path));
    nowhere(&files, &["fetch_with"]);
    let calls = files.iter().flat_map(|path| {
        let text = fs::read_to_string(path).expect("a text file");
        text.split("with_text_of(")
            .skip(1)
            .map(|rest| rest.chars().take(12).collect())
            .collect::<Vec<String>>()
    });
    assert_eq!(calls.collect::<Vec<_>>(), [r#"&format!("./"#]);
    // And the page forbids it to itself, whoever should try.
    let start = Path::new(env!("CARGO_MANIFEST_DIR")).join("start.js");
    let start = fs::read_to_string(start).expect("the script that starts the page");
    let policy = start.find("policy.content = `default-src ${here}; ").expect("a policy");
    assert!(start.contains("const here = `'self' ${location.origin}`;"), "it names its own host alone");
    assert!(policy < start.find("async function start()").expect("a start"), "it comes first");
}

/// Every invariant that `lib.rs` states names tests, and they are there.
#[test]
fn every_invariant_is_kept_by_tests_that_exist() {
    let lib =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("a text file");
    let stated = lib.split("//! # Invariants").nth(1).expect("a list of invariants");
    let stated: Vec<&str> = stated.lines().filter_map(|line| line.strip_prefix("//!")).collect();
    let stated = stated.join("\n");
    let tests: String = [files("src"), files("tests")]
        .concat()
        .iter()
        .map(|path| fs::read_to_string(path).expect("a text file"))
        .collect();
    let invariants: Vec<&str> = stated.split("\n - ").skip(1).collect();
    assert!(invariants.len() > 10, "a short list proves nothing");
    for invariant in invariants {
        let (_, kept) =
            invariant.rsplit_once(":\n").or_else(|| invariant.rsplit_once(": ")).expect(invariant);
        let names: Vec<&str> = kept.split('`').skip(1).step_by(2).filter(|name| name.contains('_')).collect();
        assert!(!names.is_empty(), "nothing keeps this: {invariant}");
        for name in names {
            assert!(tests.contains(&format!("fn {name}(")), "there is no test {name}");
        }
    }
}
