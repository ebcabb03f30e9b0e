//! The script that has pieces of the program come: mended where it gives up too early, and without the pieces that the first
//! one holds.

/// Where the script waits for what a piece needs beside itself.
const HASTY: &str = "await Promise.all(parallelStuff);";

/// A piece that did not come is said to be missing once all that was under way with it has come to an end. Else whoever
/// tries again at once would be given what is still failing, and not a new attempt.
const PATIENT: &str = "await Promise.allSettled(parallelStuff);\n        await Promise.all(parallelStuff);";

/// The script without a piece that need not come; `None` if it is not written as expected.
pub(crate) fn without(script: &str, piece: &str) -> Option<String> {
    let (before, rest) = script.split_once(&format!("const __{piece} = makeLoad("))?;
    let (_, after) = rest.split_once(", []);\n")?;
    let script = format!("{before}{after}");
    // It stands in lists of pieces: before another, last, or alone.
    let listed = [("__NAME, ", ""), (", __NAME]", "]"), ("[__NAME]", "[]")];
    let script =
        listed.iter().fold(script, |script, (old, new)| script.replace(&old.replace("NAME", piece), new));
    Some(script)
}

/// The script with more patience; `None` if it is not written as expected.
pub(crate) fn patient(script: &str) -> Option<String> {
    script.contains(HASTY).then(|| script.replace(HASTY, PATIENT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_piece_is_no_longer_waited_for() {
        let piece = |name: &str| format!("const __{name} = makeLoad(() => {{\n}}\n, []);\n");
        let script = piece("chunk_1")
            + &piece("chunk_11")
            + "[__chunk_1, __chunk_11] [__chunk_11, __chunk_1] [__chunk_1]";
        let expected = piece("chunk_11") + "[__chunk_11] [__chunk_11] []";
        assert_eq!(without(&script, "chunk_1"), Some(expected));
        assert_eq!(without(&script, "chunk_2"), None);
    }

    #[test]
    fn a_script_of_another_kind_is_not_passed_on_unmended() {
        assert_eq!(patient("await everything;"), None);
        assert!(
            patient(&format!("a\n        {HASTY}\nb")).is_some_and(|script| script.contains("allSettled"))
        );
    }
}
