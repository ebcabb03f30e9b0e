//! The functions of a compiled program: their names, where the compiler left them, and their sizes.

use std::collections::BTreeMap;

use wasmparser::{BinaryReaderError, KnownCustom, Name, Parser, Payload, TypeRef};

/// A function that the program holds itself.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Function {
    /// Its place among all functions, those that come from outside first.
    pub(crate) index: usize,
    /// Its name as the compiler wrote it; empty where it wrote none.
    pub(crate) name: String,
    /// The bytes of its body.
    pub(crate) size: usize,
}

/// The functions of a program.
pub(crate) fn functions(wasm: &[u8]) -> Result<Vec<Function>, BinaryReaderError> {
    let (mut imported, mut sizes, mut names) = (0, Vec::new(), BTreeMap::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload? {
            Payload::ImportSection(imports) => {
                for import in imports.into_imports() {
                    imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::CodeSectionEntry(body) => sizes.push(body.range().len()),
            Payload::CustomSection(section) => {
                let KnownCustom::Name(section) = section.as_known() else { continue };
                for kind in section {
                    let Name::Function(map) = kind? else { continue };
                    for naming in map {
                        let naming = naming?;
                        names.insert(naming.index as usize, naming.name.to_owned());
                    }
                }
            }
            _ => {}
        }
    }
    let held = sizes.into_iter().enumerate().map(|(place, size)| {
        let index = imported + place;
        Function { index, name: names.remove(&index).unwrap_or_default(), size }
    });
    Ok(held.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bodies_are_measured() {
        // A module with one function that does nothing.
        let wasm = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x03\x02\x01\0\x0a\x04\x01\x02\0\x0b";
        let only = Function { index: 0, name: String::new(), size: 2 };
        assert_eq!(functions(wasm).expect("a program"), [only]);
        assert!(functions(b"no program").is_err());
    }
}
