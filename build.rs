//! Keeps in the program for the browser what it is cut into pieces by; see `xtask/src/pieces.rs`.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        println!("cargo::rustc-link-arg-bin=engawa=--emit-relocs");
    }
}
