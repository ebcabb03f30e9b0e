// What makes the page one that stays: a screen that does not fall asleep, a page for times without a network, a place
// among the device's programs. It loads after the page; the root says what is so.

const root = document.documentElement;

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
async function keep() {
  if (!navigator.serviceWorker || location.protocol === "file:") return;
  const kept = await navigator.serviceWorker.register("./offline.js");
  if (!kept) return;
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

// Takes the browser's offer to install the page, which start.js has kept.
globalThis.install = () => {
  delete root.dataset.install;
  globalThis.offer?.prompt();
};
// Where the page can be installed, but only by hand.
if (navigator.standalone === false) root.dataset.byHand = "";
addEventListener("appinstalled", () => delete root.dataset.install);

keep().catch(console.warn);
// Whoever asked for something before this was here asks again.
dispatchEvent(new Event("visibilitychange"));
