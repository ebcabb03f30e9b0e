//! `cargo xtask single-file`: the whole page as one file that plays from a memory stick, by double click.
//!
//! A browser that opens a file reads nothing else: no module, no program, no text beside it. So everything is packed into
//! the page, and `whole.js` gives it out where the page would have asked for a file.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use data_encoding::BASE64;
use flate2::{Compression, write::ZlibEncoder};

use crate::{
    build::{self, slim},
    games,
    join::join,
    step::{Outcome, Steps},
    tools::{WASM, Workshop},
};

/// The script before which everything is laid.
const WHOLE: &str = "whole.js";

/// What the page may reach: nothing.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; \
                      img-src data:";

type Done<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// Prepares, builds the page and binds it into one file.
pub(crate) fn run(steps: &mut Steps, arguments: &[String]) -> Outcome {
    build::none(arguments)?;
    let shop = Workshop::prepare(steps)?;
    let dist = build::page(steps, &shop)?;
    let file = make(steps, &shop, &dist)?;
    let size = fs::metadata(&file).map_or(0, |file| file.len());
    println!("\n{} · {} kB", file.display(), size.div_ceil(1000));
    Ok(())
}

/// Binds a built page into one file, and says where it is.
pub(crate) fn make(steps: &mut Steps, shop: &Workshop, dist: &Path) -> Outcome<PathBuf> {
    let folder = shop.root().join("target/single-file");
    let program = folder.join("engawa.wasm");
    steps.work("program in one piece", "see that the page was built", || {
        let compiled = shop.root().join("target").join(WASM).join("page/engawa.wasm");
        let join = || -> Done {
            fs::create_dir_all(&folder)?;
            Ok(fs::write(&program, join(&fs::read(compiled)?)?)?)
        };
        join().map_err(|error| error.to_string())
    })?;
    build::bind(steps, shop, &program, &folder, "engawa")?;
    steps.work("single file", "see what the folder dist/ lacks", || {
        let write = || -> Done<PathBuf> {
            let file = folder.join("engawa.html");
            fs::write(&file, page(shop.root(), dist, &folder)?)?;
            Ok(file)
        };
        write().map_err(|error| error.to_string())
    })
}

/// The page with everything in it.
fn page(root: &Path, dist: &Path, folder: &Path) -> Done<String> {
    let mut files = vec![packed("engawa_bg.wasm", &folder.join("engawa_bg.wasm"))?];
    let mut scripts = vec![function("engawa", &fs::read_to_string(folder.join("engawa.js"))?)];
    let mut style = read_all(dist, &["shell.css", "engawa.css"])?;
    let mut links = String::new();
    let games = games::all(root)?;
    let slugs = games.iter().map(|game| game.slug.as_str());
    for game in slugs.clone() {
        let thinker = format!("thinker-{game}");
        let program = format!("{thinker}_bg.wasm");
        files.push(packed(&program, &dist.join(&program))?);
        scripts.push(function(&thinker, &read_all(dist, &[&format!("{thinker}.js")])?));
        for language in ["en", "fr"] {
            let rules = format!("rules/{game}.{language}.txt");
            files.push(packed(&rules, &dist.join(&rules))?);
        }
    }
    for room in slugs.chain(["later"]) {
        let file = format!("style/{room}.css");
        style += &read_all(dist, &[&file])?;
        // A link of no kind loads nothing: it says that the style is here.
        links += &format!("<link href=\"./{file}\" data-here>\n");
    }
    scripts.push(function("keep", &read_all(dist, &["keep.js"])?));
    let list = |room: &str, entries: &[String]| format!("{room} = {{\n{}\n}};", entries.join(",\n"));
    let whole = slim(&fs::read_to_string(root.join(WHOLE))?);
    let whole = filled(&whole, "FILES = {};", &list("FILES", &files))?;
    let whole = filled(&whole, "SCRIPTS = {};", &list("SCRIPTS", &scripts))?;
    let script = whole + "\n" + &read_all(dist, &["start.js"])?;
    for (text, end) in [(&script, "</script"), (&style, "</style")] {
        if text.contains(end) {
            return Err(format!("`{end}` within it would end it").into());
        }
    }
    let icon = BASE64.encode(&fs::read(root.join("icon.svg"))?);
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">\n\
         {links}<style>\n{style}</style>\n<script type=\"module\">\n{script}\n</script>\n</head>"
    );
    bare(&fs::read_to_string(root.join("index.html"))?, &head)
}

/// A text with something in the room that it has for it.
fn filled(text: &str, room: &str, with: &str) -> Done<String> {
    match text.contains(room) {
        true => Ok(text.replacen(room, with, 1)),
        false => Err(format!("there is no room for `{room}`").into()),
    }
}

/// The page as it is written, with this head in place of all that it names beside itself. It is marked as whole, and as one
/// that is kept.
fn bare(page: &str, head: &str) -> Done<String> {
    let names =
        |line: &&str| ["<link", "<script", "<!--", "<p id=\"late\""].iter().any(|tag| line.starts_with(tag));
    let lines: Vec<&str> = page.lines().map(str::trim).filter(|line| !names(line)).collect();
    let marked =
        filled(&lines.join("\n"), "<html lang=\"en\">", "<html lang=\"en\" data-whole data-offline>")?;
    filled(&marked, "</head>", head)
}

fn read_all(dist: &Path, files: &[&str]) -> Done<String> {
    let mut text = String::new();
    for file in files {
        text += &fs::read_to_string(dist.join(file)).map_err(|error| format!("{file}: {error}"))?;
        text.push('\n');
    }
    Ok(text)
}

/// An entry of the list of files.
fn packed(name: &str, file: &Path) -> Done<String> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::best());
    packer.write_all(&fs::read(file).map_err(|error| format!("{name}: {error}"))?)?;
    Ok(format!("\"{name}\": \"{}\"", BASE64.encode(&packer.finish()?)))
}

/// An entry of the list of scripts: a function around a script, which gives what the script of a bound program exports.
fn function(name: &str, script: &str) -> String {
    let slim = slim(script);
    let (mut body, mut gives) = (String::new(), Vec::new());
    for line in slim.lines() {
        let own = line.strip_prefix("export function ").and_then(|rest| rest.split_once('('));
        gives.extend(own.map(|(name, _)| name));
        if line.starts_with("export {") {
            gives.extend(line.contains("__wbg_init as default").then_some("default: __wbg_init"));
        } else {
            body += line.strip_prefix("export ").unwrap_or(line);
            body.push('\n');
        }
    }
    let end = if gives.is_empty() { String::new() } else { format!("return {{ {} }};\n", gives.join(", ")) };
    format!("\"{name}\": () => {{\n{body}{end}}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_becomes_a_function_that_gives_what_it_exports() {
        let script = "export function go(a) {\n}\nasync function __wbg_init() {\n}\nexport { initSync, __wbg_init as default };\n";
        let expected = "\"x\": () => {\nfunction go(a) {\n}\nasync function __wbg_init() {\n}\nreturn { go, default: __wbg_init };\n}";
        assert_eq!(function("x", script), expected);
        assert_eq!(function("keep", "go();\n"), "\"keep\": () => {\ngo();\n}");
    }

    #[test]
    fn the_written_page_names_nothing_beside_itself() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("a root");
        let page = fs::read_to_string(root.join("index.html")).expect("the page");
        let bare = bare(&page, "<style></style>\n</head>").expect("has a head");
        assert!(bare.contains("data-whole") && bare.contains("<style>") && bare.contains("id=\"shell\""));
        assert!(!bare.contains("href=") && !bare.contains("src="), "{bare}");
        let whole = slim(&fs::read_to_string(root.join(WHOLE)).expect("the script"));
        assert!(filled(&whole, "FILES = {};", "").is_ok() && filled(&whole, "SCRIPTS = {};", "").is_ok());
    }
}
