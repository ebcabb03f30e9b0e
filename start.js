// Starts the page: loads the program, shows how far it is, and says so if it cannot start.
// The addresses are those of the preload links that Trunk writes into the head.

const shell = document.getElementById("shell");
const bar = shell.querySelector("progress");
const address = (rel) => document.querySelector(`link[rel="${rel}"]`).href;

/** The same answer, moving the bar as it arrives. */
function watched(response) {
  const coded = response.headers.has("content-encoding"); // then the length is not that of what we read
  const length = coded ? 0 : Number(response.headers.get("content-length"));
  if (!length || !response.body) {
    bar.removeAttribute("value");
    return response;
  }
  let loaded = 0;
  const counter = new TransformStream({
    transform(chunk, out) {
      loaded += chunk.byteLength;
      bar.value = loaded / length;
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: response.headers });
}

// Where no worker can start, bots think beside the page.
globalThis.thinkHere = async () => {
  await (await import("./thinker.js")).default();
  return globalThis.thinker;
};

// Keeps the screen awake, where the browser can and the battery allows it.
let lock;
globalThis.stayAwake = async (on) => {
  try {
    await lock?.release();
    lock = on ? await navigator.wakeLock?.request("screen") : undefined;
  } catch {
    lock = undefined;
  }
};

// Keeps the page for times without a network. The root says what is so: data-offline once everything is kept,
// data-update once a new version waits. It never takes over by itself; whoever plays decides, in the settings.
const root = document.documentElement;
async function keep() {
  if (!navigator.serviceWorker || location.protocol === "file:") return;
  const kept = await navigator.serviceWorker.register("./offline.js");
  const waits = () => {
    if (kept.waiting && navigator.serviceWorker.controller) root.dataset.update = "";
  };
  waits();
  kept.addEventListener("updatefound", () => kept.installing?.addEventListener("statechange", waits));
  globalThis.useUpdate = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    kept.waiting?.postMessage("use");
  };
  await navigator.serviceWorker.ready;
  root.dataset.offline = "";
}

// Asks that what is kept here is not cleared away when room gets scarce.
globalThis.persist = () => navigator.storage?.persist?.();

// The browser's offer to install the page, kept until somebody takes it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  root.dataset.install = "";
  globalThis.install = () => {
    delete root.dataset.install;
    event.prompt();
  };
});
// Where the page can be installed, but only by hand.
if (navigator.standalone === false) root.dataset.byHand = "";
addEventListener("appinstalled", () => delete root.dataset.install);

async function start() {
  const [program, response] = await Promise.all([
    import(address("modulepreload")),
    fetch(address("preload")),
  ]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  await program.default({ module_or_path: watched(response) });
  shell.remove();
}

function tell(reason) {
  const trouble = document.getElementById("trouble");
  trouble.querySelector("code").textContent = String(reason);
  trouble.hidden = false;
  bar.remove();
  console.error(reason);
}

start().catch(tell);
keep().catch(console.warn);
