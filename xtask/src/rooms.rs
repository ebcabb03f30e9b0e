//! What takes the room in the page's program: the size of its functions as they were compiled, before the program is cut
//! into pieces and packed, added up by the part of the house or the library that they are from.

use std::collections::BTreeMap;

use rustc_demangle::demangle;
use wasmparser::BinaryReaderError;

use crate::functions::functions;

/// How many parts are named.
const NAMED: usize = 30;

/// The parts that take the most room, as a table.
pub(crate) fn table(wasm: &[u8]) -> Result<String, BinaryReaderError> {
    let mut parts = BTreeMap::<String, (usize, usize)>::new();
    for function in functions(wasm)? {
        let part = parts.entry(part(&format!("{:#}", demangle(&function.name)))).or_default();
        *part = (part.0 + function.size, part.1 + 1);
    }
    let mut parts: Vec<_> = parts.into_iter().collect();
    parts.sort_by_key(|(_, (size, _))| std::cmp::Reverse(*size));
    let mut table = "  what takes the room, compiled                  bytes  functions\n".to_owned();
    for (part, (size, count)) in parts.iter().take(NAMED) {
        table += &format!("  {part:44}  {size:>8}  {count:>9}\n");
    }
    let (size, count) = parts.iter().skip(NAMED).fold((0, 0), |sum, (_, one)| (sum.0 + one.0, sum.1 + one.1));
    Ok(table + &format!("  {:44}  {size:>8}  {count:>9}", "all others"))
}

/// The part of the house that a function is from, or the library: `engawa::ui::board`, `leptos`. A function of a trait is
/// where the type is that has it.
fn part(name: &str) -> String {
    let path =
        name.trim_start_matches(['<', '&', '(', '[']).trim_start_matches("mut ").trim_start_matches("dyn ");
    let end = path.find(|sign: char| !sign.is_alphanumeric() && !"_:".contains(sign)).unwrap_or(path.len());
    let words: Vec<&str> = path[..end].split("::").filter(|word| !word.is_empty()).collect();
    match words[..] {
        [] => "without a name".to_owned(),
        // The last word is the function's own.
        ["engawa", .., _] => words[..words.len() - 1].iter().take(4).copied().collect::<Vec<_>>().join("::"),
        [library, ..] => library.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_is_from_a_part_of_the_house_or_a_library() {
        for (name, expected) in [
            ("engawa::ui::board::draw", "engawa::ui::board"),
            ("engawa::games::shogun::table::board::Picture::of", "engawa::games::shogun::table"),
            ("<engawa::games::shogun::Shogun as engawa::kernel::game::Game>::apply", "engawa::games::shogun"),
            ("<&mut leptos::View as core::fmt::Debug>::fmt", "leptos"),
            ("core::fmt::write", "core"),
            ("", "without a name"),
        ] {
            assert_eq!(part(name), expected, "{name}");
        }
    }
}
