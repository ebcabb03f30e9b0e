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

// A window stays with the version that it was opened with until it is loaded anew: the version before this one is kept for
// those that are open when this one takes over, and they are noted beside what is kept.
const NOTE = "./before";
let noted;
const before = () => (noted ??= caches.open(CACHE).then((cache) => cache.match(NOTE)).then((note) => note?.json() ?? []));

async function olds() {
  return (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
}

async function take() {
  const windows = await clients.matchAll({ includeUncontrolled: true, type: "all" });
  noted = undefined;
  await (await caches.open(CACHE)).put(NOTE, new Response(JSON.stringify(windows.map(({ id }) => id))));
  await Promise.all((await olds()).slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
}
addEventListener("activate", (event) => event.waitUntil(take()));

// Once no such window is left, nothing but this version is kept.
async function sweep() {
  const [noted, windows] = [await before(), await clients.matchAll({ includeUncontrolled: true, type: "all" })];
  if (windows.some(({ id }) => noted.includes(id))) return;
  await Promise.all((await olds()).map((name) => caches.delete(name)));
}

addEventListener("message", ({ data }) => {
  if (data === "use") skipWaiting();
});

async function answer({ request, clientId, resultingClientId }) {
  let name = CACHE;
  if (request.mode !== "navigate" && (await before()).includes(clientId)) {
    name = (await olds()).at(-1) ?? CACHE;
    // A worker is of the version of its window.
    if (resultingClientId) (await before()).push(resultingClientId);
  }
  return (await (await caches.open(name)).match(request, { ignoreSearch: true })) ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || new URL(url).origin !== location.origin) return;
  event.respondWith(answer(event));
  if (mode === "navigate") event.waitUntil(sweep());
});
