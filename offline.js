// Serves the page without a network. `cargo xtask build` writes the two lists: what the page consists of, and a version
// made from all of it, so that a change of any file is a new version.
const VERSION = "";
const FILES = [];

const NAME = `engawa ${registration.scope} `;
const CACHE = NAME + VERSION;

// A new version is fetched whole or not at all, past the browser's own cache, and then waits: see start.js.
addEventListener("install", (event) => {
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith(NAME) && name !== CACHE;
  const forget = caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => clients.claim()));
});

addEventListener("message", ({ data }) => {
  if (data === "use") skipWaiting();
});

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  const kept = caches.open(CACHE).then((cache) => cache.match(event.request, { ignoreSearch: true }));
  event.respondWith(kept.then((found) => found ?? fetch(event.request)));
});
