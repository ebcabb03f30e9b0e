// What lies beside the page elsewhere, where the page is one file: `cargo xtask single-file` writes both lists and lays
// this before start.js. From a memory stick a browser reads nothing but the page itself.

/** Files by name, packed. */
const FILES = {};
/** Scripts by name, each a function that gives what the script exports. */
const SCRIPTS = {};

const brought = {};
globalThis.bring = async (name) => (brought[name] ??= SCRIPTS[name]());

globalThis.fetch = async (what) => {
  const { href } = new URL(what, document.baseURI);
  const name = Object.keys(FILES).find((name) => href.endsWith(`/${name}`));
  if (!name) return new Response(null, { status: 404 });
  const packed = Uint8Array.from(atob(FILES[name]), (sign) => sign.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const type = name.endsWith(".wasm") ? "application/wasm" : "text/plain; charset=utf-8";
  return new Response(unpacked, { headers: { "content-type": type } });
};

// A worker would need a file of its own: bots think beside the page.
globalThis.Worker = undefined;
