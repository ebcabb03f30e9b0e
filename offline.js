// Serves the page without a network. `cargo xtask build` writes the two lists: what the page consists of, and a version
// made from all of it, so that a change of any file is a new version.
const VERSION = "";
const FILES = [];

const NAME = `engawa ${registration.scope} `;
const CACHE = NAME + VERSION;

// A new version is fetched whole or not at all, past the browser's own cache, and then waits: see keep.js.
async function fill() {
  const requests = FILES.map((file) => new Request(file, { cache: "reload" }));
  try {
    await (await caches.open(CACHE)).addAll(requests);
  } catch (missing) {
    await caches.delete(CACHE);
    throw missing;
  }
}
addEventListener("install", (event) => event.waitUntil(fill()));

// A window stays with the version that it was opened with until it is loaded anew. The version that takes over notes the
// windows that are open, and the cache of each. One that only ever waited has no note.
const NOTE = "./before";
const note = async (name) => (await caches.match(NOTE, { cacheName: name }))?.json();
let noted;
const before = () => (noted ??= note(CACHE).then((windows) => windows ?? {}));

async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== CACHE);
}

const everyone = () => clients.matchAll({ includeUncontrolled: true, type: "all" });

async function take() {
  let [last, windows] = [undefined, {}];
  for (const name of await others()) {
    const known = await note(name);
    if (known) [last, windows] = [name, known];
  }
  const open = last ? (await everyone()).map(({ id }) => [id, windows[id] ?? last]) : [];
  noted = Promise.resolve(Object.fromEntries(open));
  await (await caches.open(CACHE)).put(NOTE, new Response(JSON.stringify(await noted)));
  await sweep();
  await clients.claim();
}
addEventListener("activate", (event) => event.waitUntil(take()));

// What no open window needs any more is not kept. One that is on its way, or waits, is let be.
async function sweep() {
  if (registration.installing || registration.waiting) return;
  const [windows, open] = [await before(), await everyone()];
  const needed = open.map(({ id }) => windows[id]);
  await Promise.all((await others()).filter((name) => !needed.includes(name)).map((name) => caches.delete(name)));
}

addEventListener("message", ({ data }) => {
  if (data === "use") skipWaiting();
});

async function kept({ request, clientId, resultingClientId }) {
  const windows = await before();
  const name = (request.mode !== "navigate" && windows[clientId]) || CACHE;
  // A worker is of the version of its window.
  if (name !== CACHE && resultingClientId) windows[resultingClientId] = name;
  return caches.match(request, { cacheName: name, ignoreSearch: true });
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  // Where nothing can be looked up, whoever hosts the page is asked.
  const found = kept(event).catch(() => undefined);
  event.respondWith(found.then((answer) => answer ?? fetch(request)));
  if (request.mode === "navigate") event.waitUntil(sweep());
});
