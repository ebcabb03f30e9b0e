// A frame in somebody else's page: a poster until it is pressed, and how high the frame would like to be.

const query = new URLSearchParams(location.search);
const french = (query.get("lang") ?? navigator.language).startsWith("fr");
const game = query.get("game") ?? ""; // a rule alone names its game to the program
const page = new URL(`./#/${game}`, location.href.split("?")[0]).href;

const rule = query.get("rule");

// What the program asks the root about: that this is a frame, and that nothing is to be kept.
const root = document.documentElement;
root.dataset.frame = rule ? "rule" : "game";
if (query.get("save") === "off") root.dataset.unkept = "";
const theme = query.get("theme");
if (["light", "dark"].includes(theme)) root.dataset.theme = theme;

// The colour of the page around, and whether ink is read better than paper on it.
const accent = /^#?([0-9a-f]{6})$/i.exec(query.get("accent") ?? "")?.[1];
if (accent) {
  const [red, green, blue] = accent.match(/../g).map((part) => parseInt(part, 16));
  root.dataset.accent = 299 * red + 587 * green + 114 * blue > 140000 ? "light" : "dark";
  root.style.setProperty("--host", `#${accent}`);
}

// What the address asks for, value by value.
globalThis.frameAsked = (name) => query.get(name);

// Says something to the page around: to the one that the address names, else to any.
globalThis.frameSay = (json) => parent.postMessage(JSON.parse(json), query.get("origin") || "*");

// Says that something cannot be shown, even if nothing else has come: to the page that the address names, if it names one.
globalThis.frameFail = (text) => {
  const origin = query.get("origin");
  const id = query.get("id") ?? "";
  if (/^https?:/.test(origin)) parent.postMessage({ ns: "engawa", v: 1, id, type: "error", text }, origin);
};

// Hears what the page around says, if it is the one that the address names, value by value.
let heard;
globalThis.frameHeard = (name) => {
  const value = Object.hasOwn(heard, name) ? heard[name] : undefined;
  if (Array.isArray(value)) return value.join(",");
  return ["string", "number"].includes(typeof value) ? String(value) : undefined;
};
globalThis.frameListen = (tell) =>
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== query.get("origin") || typeof data !== "object" || !data) return;
    heard = data;
    tell(0);
  });

/** Stands in for the game until somebody wants to play. */
export async function poster(shell) {
  document.querySelector("#late a").href = page;
  if (query.get("start") === "now") return;
  const bar = shell.querySelector("progress");
  const cover = new Image(180, 240);
  cover.alt = "";
  cover.src = `./covers/${encodeURIComponent(game)}.svg`;
  cover.onerror = () => cover.remove();
  const button = document.createElement("button");
  const does = rule ? ["Try", "Essayer"] : location.hash.startsWith("#/link/") ? ["Watch", "Regarder"] : ["Play", "Jouer"];
  button.textContent = [does[Number(french)], rule].filter(Boolean).join(" ");
  bar.hidden = true;
  shell.classList.add("poster");
  if (game) shell.append(cover);
  shell.append(button, link("Engawa"));
  await new Promise((pressed) => (button.onclick = pressed));
  shell.classList.remove("poster");
  for (const part of [cover, button]) part.remove();
  bar.hidden = false;
}

/** The way to the game on a page of its own. */
function link(text) {
  const link = document.createElement("a");
  Object.assign(link, { href: page, target: "_blank", rel: "noopener", textContent: text });
  return link;
}

// Tells how high the frame would like to be, whenever that changes: as high as a rule is, or as bar, seats and board.
globalThis.frameMeasure = (tell) => {
  let told = 0;
  const measure = () => {
    const rule = document.querySelector(".rule.here, .rules .sorry");
    const board = document.querySelector(".mid .stage svg")?.viewBox.baseVal;
    let height = told;
    if (rule) height = rule.getBoundingClientRect().height + 48;
    else if (board?.width) height = Math.min(Math.max(300 + (innerWidth * board.height) / board.width, 480), 960);
    height = Math.ceil(height);
    if (height && height !== told) tell((told = height));
  };
  const soon = () => requestAnimationFrame(measure);
  new ResizeObserver(soon).observe(document.body);
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  soon();
};
