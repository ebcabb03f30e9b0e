//! Cuts the program into pieces, so that a game loads when it is opened and not before.
//!
//! A function marked `wasm_split` begins a piece: all that only it needs goes there. The cut must be made between the
//! compiler and wasm-bindgen, which Trunk runs one after the other. So Trunk is given this program under the name
//! of wasm-bindgen: it cuts, and has the real one bind the piece that loads first.

use std::{
    collections::HashSet,
    env,
    ffi::OsStr,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use wasm_split_cli_support::{Options, SplitWasm};

use crate::{loader, prune::prune, shared, tools::Workshop};

/// The program whose place is taken.
const BINDGEN: &str = "wasm-bindgen";

/// Where the real one is, told to whoever stands in for it.
const REAL: &str = "ENGAWA_WASM_BINDGEN";

/// The piece that loads first.
const FIRST: &str = "first.wasm";

/// Whether we were called to stand in.
pub(crate) fn is_wanted() -> bool {
    env::args_os().next().is_some_and(|name| Path::new(&name).file_stem() == Some(OsStr::new(BINDGEN)))
}

/// The folder for the pieces, which `index.html` does not name: they are laid beside the page after it is built.
pub(crate) fn folder(root: &Path) -> PathBuf {
    root.join("target/pieces")
}

/// Lets `command` find us where it looks for wasm-bindgen, and forgets the pieces of the last time.
pub(crate) fn stand_in(shop: &Workshop, command: &mut Command) -> io::Result<()> {
    let folder = folder(shop.root());
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let ours = shop.root().join("target/stand-in");
    fs::create_dir_all(&ours)?;
    fs::copy(env::current_exe()?, ours.join(BINDGEN).with_extension(env::consts::EXE_EXTENSION))?;
    let real =
        shop.find(BINDGEN).ok_or_else(|| io::Error::other("wasm-bindgen is not on the search path"))?;
    command.env(REAL, real).env("PATH", shop.path_with(&ours));
    Ok(())
}

/// Does what wasm-bindgen is asked, with the program cut into pieces first.
pub(crate) fn run() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match bind(&arguments) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("cutting the program into pieces: {error}");
            ExitCode::FAILURE
        }
    }
}

fn bind(arguments: &[String]) -> Result<bool, Box<dyn std::error::Error>> {
    let mut real = Command::new(env::var_os(REAL).ok_or("the real wasm-bindgen is not named")?);
    let is_program = |argument: &&String| argument.ends_with(".wasm");
    let Some(program) = arguments.iter().find(is_program) else {
        return Ok(real.args(arguments).status()?.success());
    };
    let name = Path::new(program).file_stem().and_then(OsStr::to_str).ok_or("the program has no name")?;
    let first = cut(Path::new(program), name)?;
    let others = arguments.iter().filter(|argument| !is_program(argument));
    let small = ["--remove-name-section", "--remove-producers-section", "--keep-lld-exports"];
    if !real.args(others).args(small).arg(first).status()?.success() {
        return Ok(false);
    }
    let named = |option: &str| arguments.iter().find_map(|argument| argument.strip_prefix(option));
    let folder = Path::new(named("--out-dir=").ok_or("no folder to bind into")?);
    let name = named("--out-name=").unwrap_or(name);
    prune(&folder.join(format!("{name}.js")), &folder.join(format!("{name}_bg.wasm")))?;
    Ok(true)
}

/// Cuts a program and returns the piece that loads first. The others lie in the folder for pieces, each named
/// after the program and what needs it, with the script that loads them.
fn cut(program: &Path, name: &str) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let (input, folder) = (fs::read(program)?, folder(Path::new("")));
    let trial = folder.join("trial");
    let mut shared = HashSet::new();
    for piece in split(&input, name, &trial)?.split_modules.iter().filter(|piece| is_shared(piece)) {
        shared.extend(shared::held_by(&fs::read(piece)?)?);
    }
    let scratch = folder.join(name);
    let cut = split(&shared::exporting(&input, &shared)?, name, &scratch)?;
    let script = format!("{name}-pieces.js");
    let mut loader = fs::read_to_string(scratch.join(&script))?;
    let (mut constants, mut count) = (Vec::new(), 0);
    for piece in cut.split_modules {
        let content = slim(&piece)?;
        let old = piece.file_stem().and_then(OsStr::to_str).ok_or("a piece has no name")?;
        match shared::constants(&content)? {
            Some((more, how_many)) if is_shared(&piece) => {
                loader = loader::without(&loader, old).ok_or("the script that loads pieces has changed")?;
                constants.extend(more);
                count += how_many;
            }
            _ => {
                // What several need is a piece of its own, named after them all.
                let needs = |(_, pieces): &(&String, &Vec<String>)| pieces.iter().any(|piece| piece == old);
                let mut whose: Vec<&str> =
                    cut.prefetch_map.iter().filter(needs).map(|(at, _)| at.as_str()).collect();
                whose.sort_unstable();
                let new = format!("{name}-{}", whose.join("+").replace('_', "-"));
                let named = |file: &str| format!("new URL(\"./{file}.wasm\", import.meta.url)");
                loader = loader.replace(&named(old), &named(&new));
                fs::write(folder.join(new).with_extension("wasm"), content)?;
            }
        }
    }
    let first = scratch.join(FIRST);
    fs::write(&first, shared::holding(&fs::read(&first)?, &constants, count)?)?;
    let loader = loader::patient(&loader).ok_or("the script that loads pieces has changed")?;
    fs::write(folder.join(script), loader)?;
    Ok(first)
}

/// Has a program split into a folder.
fn split(program: &[u8], name: &str, folder: &Path) -> Result<SplitWasm, Box<dyn std::error::Error>> {
    fs::create_dir_all(folder)?;
    let (first, link_name, main_module) =
        (folder.join(FIRST), format!("./{name}-pieces.js"), format!("./{name}.js"));
    let mut options = Options::new(program);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = &link_name;
    options.main_module = &main_module;
    wasm_split_cli_support::transform(options).map_err(|error| error.to_string().into())
}

/// Whether a piece is one that several need.
fn is_shared(piece: &Path) -> bool {
    piece.file_stem().and_then(OsStr::to_str).is_some_and(|name| name.starts_with("chunk_"))
}

/// A piece without names, and without the types and imports that only other pieces use.
fn slim(piece: &Path) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut config = walrus::ModuleConfig::new();
    config.generate_name_section(false).generate_producers_section(false);
    let mut module = config.parse_file(piece).map_err(|error| error.to_string())?;
    let customs: Vec<_> = module.customs.iter().map(|(id, _)| id).collect();
    for custom in customs {
        module.customs.delete(custom);
    }
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}
