// Starts the thinker in its worker. The page thinks by itself where this cannot run.
importScripts("./thinker.js");
wasm_bindgen({ module_or_path: "./thinker_bg.wasm" });
