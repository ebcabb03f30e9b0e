//! Short names for what a bound program and its script have of each other. wasm-bindgen writes long ones, each with a number
//! that cannot be compressed, and writes them twice.

use std::collections::HashMap;

use walrus::Module;

/// Shortens the names in a bound program, and returns its script with the same names.
pub(crate) fn shorten(module: &mut Module, script: &str) -> Result<String, String> {
    let mut short = HashMap::new();
    for import in module.imports.iter_mut().filter(|import| import.module.ends_with("_bg.js")) {
        import.name = named(&mut short, &import.name);
    }
    for export in module.exports.iter_mut().filter(|export| export.name.starts_with("wasm_bindgen_")) {
        export.name = named(&mut short, &export.name);
    }
    if let Some(taken) = words(script).find(|word| short.values().any(|name| name == word)) {
        return Err(format!("the script has a name `{taken}` of its own"));
    }
    let mut shortened = String::with_capacity(script.len());
    let mut rest = script;
    for word in words(script).filter(|word| short.contains_key(*word)) {
        let Some((before, after)) = rest.split_once(word) else { continue };
        shortened += before;
        shortened += &short[word];
        rest = after;
    }
    Ok(shortened + rest)
}

/// The short name of a long one: the next that is free, or the one it has already.
fn named(short: &mut HashMap<String, String>, long: &str) -> String {
    let number = short.len();
    short.entry(long.to_owned()).or_insert_with(|| format!("_{number}")).clone()
}

/// All words that may be names, in order.
fn words(script: &str) -> impl Iterator<Item = &str> {
    script
        .split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_' && sign != '$')
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program() -> Module {
        let mut module = Module::default();
        let kind = module.types.add(&[], &[]);
        module.add_import_func("./a_bg.js", "__wbg_get_12ab", kind);
        let (function, _) = module.add_import_func("./a_bg.js", "__wbg_get_12ab_more", kind);
        module.add_import_func("__wasm_split", "stays", kind);
        module.exports.add("wasm_bindgen_1a2b___invoke", function);
        module.exports.add("main", function);
        module
    }

    #[test]
    fn program_and_script_have_the_same_short_names() {
        let mut module = program();
        let script = "x = { __wbg_get_12ab: 1, __wbg_get_12ab_more: wasm.wasm_bindgen_1a2b___invoke, stays: wasm.main };";
        let short = shorten(&mut module, script);
        assert_eq!(short.as_deref(), Ok("x = { _0: 1, _1: wasm._2, stays: wasm.main };"));
        let imports: Vec<&str> = module.imports.iter().map(|import| import.name.as_str()).collect();
        assert_eq!(imports, ["_0", "_1", "stays"]);
        let exports: Vec<&str> = module.exports.iter().map(|export| export.name.as_str()).collect();
        assert_eq!(exports, ["_2", "main"]);
    }

    #[test]
    fn a_name_that_is_taken_is_not_taken_again() {
        assert!(shorten(&mut program(), "let _1 = 0;").is_err());
    }
}
