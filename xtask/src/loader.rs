//! The script that has pieces of the program come: mended where it gives up too early, and taught to take small pieces out of
//! one file.

/// Where the script waits for what a piece needs beside itself.
const HASTY: &str = "await Promise.all(parallelStuff);";

/// A piece that did not come is said to be missing once all that was under way with it has come to an end. Else whoever
/// tries again at once would be given what is still failing, and not a new attempt.
const PATIENT: &str = "await Promise.allSettled(parallelStuff);\n        await Promise.all(parallelStuff);";

/// How a piece is taken out of the file that holds all small ones.
pub(crate) const PART: &str = r#"let whole;
async function part(from, to) {
    whole ??= fetch(new URL("./NAME-pieces.bin", import.meta.url)).then(response => {
        if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
        return response.arrayBuffer();
    });
    const bytes = await whole.catch(error => {
        whole = undefined;
        throw error;
    });
    return new Response(bytes.slice(from, to), { headers: { "Content-Type": "application/wasm" } });
}
"#;

/// The script with more patience; `None` if it is not written as expected.
pub(crate) fn patient(script: &str) -> Option<String> {
    script.contains(HASTY).then(|| script.replace(HASTY, PATIENT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_of_another_kind_is_not_passed_on_unmended() {
        assert_eq!(patient("await everything;"), None);
        assert!(
            patient(&format!("a\n        {HASTY}\nb")).is_some_and(|script| script.contains("allSettled"))
        );
    }
}
