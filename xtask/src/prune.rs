//! Makes a bound program smaller. It gets short [`names`], and what a crate of Leptos exports for pages that stream from a
//! server is taken out: three classes that nothing here calls, which an export keeps from being dropped by the linker. So are
//! the exports that only the cutting needed, see [`shared`](crate::shared).

use std::{fs, path::Path};

use crate::{names, shared::SHARED};

/// How the names of these classes begin.
const CLASSES: &str = "IntoUnderlying";

/// Prunes a bound program: its script and its wasm.
pub(crate) fn prune(script: &Path, wasm: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let is_theirs =
        |export: &str| export.starts_with(SHARED) || export.to_lowercase().contains(&CLASSES.to_lowercase());
    let mut module = walrus::Module::from_file(wasm).map_err(|error| error.to_string())?;
    let theirs = module.exports.iter().filter(|export| is_theirs(&export.name)).map(walrus::Export::id);
    for export in theirs.collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    walrus::passes::gc::run(&mut module);
    let text = without_classes(&fs::read_to_string(script)?);
    fs::write(script, names::shorten(&mut module, &text)?)?;
    fs::write(wasm, module.emit_wasm())?;
    Ok(())
}

/// The script without these classes and what names them: from such a line to the end of what it begins.
fn without_classes(script: &str) -> String {
    let begins = |line: &str| {
        let names = ["export class ", "const ", "if (Symbol.dispose) "].iter();
        names.filter_map(|word| line.strip_prefix(word)).any(|rest| rest.starts_with(CLASSES))
    };
    let mut kept = String::new();
    let mut inside = false;
    for line in script.lines() {
        inside |= begins(line);
        if !inside {
            kept += line;
            kept.push('\n');
        }
        // A class ends with its brace, all else with its semicolon; what is in a class stands further in.
        let is_last = line == "}" || line.ends_with(';') && !line.starts_with("        ");
        inside &= !is_last;
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_these_classes_go() {
        let script = "\
export class IntoUnderlyingSink {
    free() {
        wasm.free();
    }
}
if (Symbol.dispose) IntoUnderlyingSink.prototype[Symbol.dispose] = IntoUnderlyingSink.prototype.free;
export class Kept {
}
const IntoUnderlyingSinkFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.free(ptr, 1));
let last = 1;
";
        assert_eq!(without_classes(script), "export class Kept {\n}\nlet last = 1;\n");
    }
}
