// What makes the page one that stays: a screen that does not fall asleep, a page for times without a network, a place
// among the device's programs. It loads after the page; the root says what is so.

const root = document.documentElement;

// Says what is so now, or no longer; whoever shows it hears of it.
function say(what, isSo = true) {
  if (isSo) root.dataset[what] = "";
  else delete root.dataset[what];
  dispatchEvent(new Event("kept"));
}

// Keeps the screen awake, where the browser can and the battery allows it. One wish after the other: a lock that comes
// after it was given up would stay for good.
let lock;
let wish = Promise.resolve();
async function stay(on) {
  try {
    await lock?.release();
    lock = on ? await navigator.wakeLock?.request("screen") : undefined;
  } catch {
    lock = undefined;
  }
}
globalThis.stayAwake = (on) => {
  // A page around us may not have allowed it; to ask would be an error of ours.
  if (document.featurePolicy?.allowsFeature?.("screen-wake-lock") === false) return;
  wish = wish.then(() => stay(on));
};

// Keeps the page for times without a network. The root says what is so: data-offline once everything is kept,
// data-update once a new version waits. It never takes over by itself; whoever plays decides, in the settings.
async function keep() {
  // A page that is one file is kept as it is, and a frame is kept by nobody.
  if ("whole" in root.dataset || "frame" in root.dataset) return;
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let isKept = Boolean(workers.controller);
  const kept = await workers.register("./offline.js");
  if (!kept) return;
  const waits = () => {
    if (kept.waiting && workers.controller) say("update");
  };
  waits();
  // One may have been on its way before this was here.
  const watch = () => kept.installing?.addEventListener("statechange", waits);
  watch();
  kept.addEventListener("updatefound", watch);
  // A page that stays open for days looks for a new version whenever it is taken up again.
  addEventListener("visibilitychange", () => document.hidden || kept.update().catch(() => {}));
  globalThis.useUpdate = () => kept.waiting?.postMessage("use");
  // The new version was asked for, here or in another tab. A game that is on stays with the old one until it is left.
  workers.addEventListener("controllerchange", () => {
    const begin = () => location.reload();
    if (isKept && location.hash.includes("/play/")) addEventListener("hashchange", begin, { once: true });
    else if (isKept) begin();
    isKept = true;
  });
  await workers.ready;
  say("offline");
}

// Where nothing may fill the screen, nothing offers to.
if (!document.fullscreenEnabled) root.dataset.windowed = "";

// Asks that what is kept here is not cleared away when room gets scarce.
globalThis.persist = () => navigator.storage?.persist?.();

// Takes the browser's offer to install the page, which start.js has kept.
globalThis.install = () => {
  say("install", false);
  globalThis.offer?.prompt();
};
// Where the page can be installed, but only by hand.
if (navigator.standalone === false) root.dataset.byHand = "";
addEventListener("appinstalled", () => say("install", false));

keep().catch(console.warn);
// Whoever asked for something before this was here asks again.
dispatchEvent(new Event("visibilitychange"));
