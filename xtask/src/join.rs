//! The program in one piece, for where pieces cannot come one after the other: every function that begins a piece is there
//! from the start. See [`pieces`](crate::pieces) for the other way.

use walrus::{FunctionId, ImportKind, Module, ValType, ir::Value};

/// Where the compiled program expects the pieces to come from.
const PIECES: &str = "__wasm_split_placeholder__";

/// How the function that has a piece come is named.
const LOAD: &str = "__wasm_split_load_";

/// What only the cutting needs.
const TRACES: [&str; 2] = ["__wasm_split_", "_WASM_SPLIT_MARKER_"];

/// Joins a program that was compiled to be cut.
pub(crate) fn join(program: &[u8]) -> Result<Vec<u8>, Box<dyn std::error::Error>> {
    let mut module = Module::from_buffer(program).map_err(|error| error.to_string())?;
    let imports = module.imports.iter().filter(|import| import.module == PIECES);
    let missing: Vec<(String, FunctionId)> = imports
        .filter_map(|import| match import.kind {
            ImportKind::Function(function) => Some((import.name.clone(), function)),
            _ => None,
        })
        .collect();
    if missing.is_empty() {
        return Err("the program does not begin pieces anywhere".into());
    }
    for (name, function) in missing {
        match name.starts_with(LOAD) {
            true => here_already(&mut module, function)?,
            false => call_directly(&mut module, &name, function)?,
        }
    }
    let is_trace = |name: &str| TRACES.iter().any(|trace| name.starts_with(trace));
    let exports = module.exports.iter().filter(|export| is_trace(&export.name)).map(walrus::Export::id);
    for export in exports.collect::<Vec<_>>() {
        module.exports.delete(export);
    }
    // Where things lay before they were joined is of no more use.
    for section in ["linking", "reloc.CODE", "reloc.DATA", "__wasm_split_unstable"] {
        module.customs.remove_raw(section);
    }
    walrus::passes::gc::run(&mut module);
    Ok(module.emit_wasm())
}

/// To have a piece come is to say at once that it has come.
fn here_already(module: &mut Module, load: FunctionId) -> Result<(), Box<dyn std::error::Error>> {
    let table = module.tables.main_function_table().map_err(|error| error.to_string())?;
    let table = table.ok_or("the program has no table of functions")?;
    let callback = module.types.add(&[ValType::I32, ValType::I32], &[]);
    let replaced = module.replace_imported_func(load, |(body, arguments)| {
        body.local_get(arguments[1])
            .const_(Value::I32(1))
            .local_get(arguments[0])
            .call_indirect(callback, table);
    });
    replaced.map(drop).map_err(|error| error.to_string().into())
}

/// To call into a piece is to call a function of our own.
fn call_directly(
    module: &mut Module,
    name: &str,
    import: FunctionId,
) -> Result<(), Box<dyn std::error::Error>> {
    let export = name.replacen("_import_", "_export_", 1);
    let function = module.exports.get_func(&export).map_err(|error| error.to_string())?;
    let replaced = module.replace_imported_func(import, |(body, arguments)| {
        for &argument in arguments {
            body.local_get(argument);
        }
        body.call(function);
    });
    replaced.map(drop).map_err(|error| error.to_string().into())
}

#[cfg(test)]
mod tests {
    use walrus::FunctionBuilder;

    use super::*;

    #[test]
    fn pieces_are_called_directly_and_traces_go() {
        let mut module = Module::default();
        let kind = module.types.add(&[ValType::I32], &[ValType::I32]);
        let name = |way| format!("__wasm_split_00game00_{way}_12ab_brought");
        let (import, _) = module.add_import_func(PIECES, &name("import"), kind);
        let (load, _) = {
            let kind = module.types.add(&[ValType::I32, ValType::I32], &[]);
            module.add_import_func(PIECES, "__wasm_split_load_game", kind)
        };
        module.tables.add_local(false, 1, None, walrus::RefType::FUNCREF);
        let mut inside = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[ValType::I32]);
        let argument = module.locals.add(ValType::I32);
        inside.func_body().local_get(argument);
        let inside = inside.finish(vec![argument], &mut module.funcs);
        module.exports.add(&name("export"), inside);
        for (name, function) in [("main", import), ("begin", load)] {
            module.exports.add(name, function);
        }
        let joined = join(&module.emit_wasm()).expect("joins");
        let joined = Module::from_buffer(&joined).expect("is a program");
        assert_eq!(joined.imports.iter().count(), 0);
        let mut names: Vec<&str> = joined.exports.iter().map(|export| export.name.as_str()).collect();
        names.sort_unstable();
        assert_eq!(names, ["begin", "main"]);
    }

    #[test]
    fn a_program_without_pieces_is_refused() {
        assert!(join(&Module::default().emit_wasm()).is_err());
    }
}
