//! What several pieces of the program need goes into the one that loads first. The cutting would make a file of it for each
//! set of pieces that need it: dozens, most of them smaller than what each file must say of itself.
//!
//! It keeps in the first piece what the program exports. So the program is cut twice: the first time shows which functions
//! are needed by several, the second time those are exported, under names that [`prune`](crate::prune) takes out again. What
//! is left then are constants, which the first piece can hold as they are.

use std::{collections::HashSet, ops::Range};

use wasmparser::{BinaryReaderError, ExternalKind, Parser, Payload};

use crate::functions::{Function, functions};

/// How the names of these exports begin.
pub(crate) const SHARED: &str = "engawa-shared-";

/// What the cutting appends to the name of a function that only calls into another piece.
const SHIM: &str = " indirect_call_shim";

type Done<T> = Result<T, BinaryReaderError>;

/// The names of the functions that a piece holds itself.
pub(crate) fn held_by(piece: &[u8]) -> Done<Vec<String>> {
    let held = functions(piece)?.into_iter().map(|function| function.name);
    Ok(held.filter(|name| !name.is_empty() && !name.ends_with(SHIM)).collect())
}

/// The program with the functions of these names exported too.
pub(crate) fn exporting(program: &[u8], names: &HashSet<String>) -> Done<Vec<u8>> {
    let functions = functions(program)?;
    let shared: Vec<&Function> = functions.iter().filter(|function| names.contains(&function.name)).collect();
    let mut more = Vec::new();
    for function in &shared {
        let name = format!("{SHARED}{}", function.index);
        more.extend(number(name.len()));
        more.extend(name.bytes());
        more.push(ExternalKind::Func as u8);
        more.extend(number(function.index));
    }
    rewritten(program, |payload| match payload {
        Payload::ExportSection(exports) => {
            Some(longer(program, exports.range(), exports.count(), shared.len(), &more))
        }
        _ => None,
    })
}

/// The constants of a piece, as it writes them, and how many they are; `None` if it holds anything else.
pub(crate) fn constants(piece: &[u8]) -> Done<Option<(Vec<u8>, usize)>> {
    let (mut found, mut count) = (Vec::new(), 0);
    for payload in Parser::new(0).parse_all(piece) {
        match payload? {
            Payload::FunctionSection(held) if held.count() > 0 => return Ok(None),
            Payload::ElementSection(held) if held.count() > 0 => return Ok(None),
            Payload::DataSection(data) => {
                count = data.count() as usize;
                found = piece[data.range().start + number(count).len()..data.range().end].to_vec();
            }
            _ => {}
        }
    }
    Ok(Some((found, count)))
}

/// The program with more constants, so many as they are written.
pub(crate) fn holding(program: &[u8], constants: &[u8], count: usize) -> Done<Vec<u8>> {
    rewritten(program, |payload| match payload {
        Payload::DataCountSection { count: before, range } => {
            Some((range.clone(), number(*before as usize + count)))
        }
        Payload::DataSection(data) => Some(longer(program, data.range(), data.count(), count, constants)),
        _ => None,
    })
}

/// A section of a program that is a list, with more in it.
fn longer(
    program: &[u8],
    range: Range<usize>,
    before: u32,
    added: usize,
    more: &[u8],
) -> (Range<usize>, Vec<u8>) {
    let before = before as usize;
    let mut content = number(before + added);
    content.extend(&program[range.start + number(before).len()..range.end]);
    content.extend(more);
    (range, content)
}

/// A program some of whose sections have other contents.
fn rewritten(
    program: &[u8],
    change: impl Fn(&Payload<'_>) -> Option<(Range<usize>, Vec<u8>)>,
) -> Done<Vec<u8>> {
    let (mut changed, mut copied) = (Vec::with_capacity(program.len()), 0);
    for payload in Parser::new(0).parse_all(program) {
        let Some((range, content)) = change(&payload?) else { continue };
        // Before its content a section tells its kind and its length.
        changed.extend(&program[copied..range.start - number(range.len()).len()]);
        changed.extend(number(content.len()));
        changed.extend(content);
        copied = range.end;
    }
    changed.extend(&program[copied..]);
    Ok(changed)
}

/// A number as programs write it: seven bits in a byte, the lowest first.
fn number(mut value: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    while value > 0x7f {
        bytes.push((value & 0x7f) as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}

#[cfg(test)]
mod tests {
    use walrus::{ConstExpr, DataKind, FunctionBuilder, Module, ir::Value};

    use super::*;

    #[test]
    fn functions_are_exported_by_their_names() {
        let mut module = Module::default();
        for name in ["one", "two", "three indirect_call_shim"] {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[]);
            function.name(name.to_owned());
            let function = function.finish(Vec::new(), &mut module.funcs);
            module.exports.add(&format!("export {name}"), function);
        }
        let program = module.emit_wasm();
        assert_eq!(held_by(&program).expect("a program").len(), 2);
        let changed = exporting(&program, &HashSet::from(["two".to_owned()])).expect("a program");
        let changed = Module::from_buffer(&changed).expect("still a program");
        let shared: Vec<_> =
            changed.exports.iter().filter(|export| export.name.starts_with(SHARED)).collect();
        assert_eq!((changed.exports.iter().count(), shared.len()), (4, 1));
        let known = changed.exports.get_func("export two").expect("is there");
        assert!(matches!(shared[0].item, walrus::ExportItem::Function(function) if function == known));
    }

    fn with_constant(at: i32, constant: &[u8]) -> Module {
        let mut module = Module::default();
        let memory = module.memories.add_local(false, false, 1, None, None);
        let offset = ConstExpr::Value(Value::I32(at));
        module.data.add(DataKind::Active { memory, offset }, constant.to_vec());
        module
    }

    #[test]
    fn constants_move_as_they_are() {
        let (first, mut piece) = (with_constant(0, b"first"), with_constant(4096, b"shared"));
        let (constants, count) =
            super::constants(&piece.emit_wasm()).expect("a program").expect("nothing else");
        let mut program = first;
        let both = holding(&program.emit_wasm(), &constants, count).expect("a program");
        let both = Module::from_buffer(&both).expect("still a program");
        let values: Vec<&[u8]> = both.data.iter().map(|data| data.value.as_slice()).collect();
        assert_eq!(values, [&b"first"[..], b"shared"]);
        let function = FunctionBuilder::new(&mut piece.types, &[], &[]).finish(Vec::new(), &mut piece.funcs);
        piece.exports.add("does something", function);
        assert_eq!(super::constants(&piece.emit_wasm()).expect("a program"), None);
    }

    #[test]
    fn numbers_are_written_in_groups_of_seven_bits() {
        for (value, written) in
            [(0, &[0][..]), (127, &[127]), (128, &[0x80, 1]), (624_485, &[0xe5, 0x8e, 0x26])]
        {
            assert_eq!(number(value), written);
        }
    }
}
