// Starts the page: loads the program, shows how far it is, and says so if it cannot start.
{

const shell = document.getElementById("shell");
const bar = shell.querySelector("progress");

// From here on the page asks nobody but its own host, wherever it lies. The host is named too: in a frame that may run
// scripts and nothing else, WebKit takes 'self' for nobody. A page that is one file may ask nobody at all.
if (!("whole" in document.documentElement.dataset)) {
  const here = `'self' ${location.origin}`;
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = `default-src ${here}; script-src ${here} 'wasm-unsafe-eval'; img-src ${here} data:; object-src 'none'; base-uri 'none'; form-action 'none'`;
  document.head.append(policy);
}

// A page that is one file has its own way, see whole.js.
// The whole address: in a sandboxed frame this script is a stranger that lies nowhere.
const bring = globalThis.bring ?? ((name) => import(new URL(`./${name}.js`, document.baseURI).href));

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
globalThis.thinkHere = async (game) => {
  const mind = await bring(`thinker-${game}`);
  await mind.default();
  return mind;
};

async function start() {
  const [program, response] = await Promise.all([bring("engawa"), fetch("./engawa_bg.wasm")]);
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${response.statusText}`);
  await program.default({ module_or_path: watched(response) });
  shell.remove();
}

function tell(reason) {
  const trouble = document.getElementById("trouble");
  trouble.querySelector("code").textContent = String(reason);
  trouble.hidden = false;
  bar.remove();
  globalThis.frameFail?.(String(reason));
  console.error(reason);
}

// The browser may offer to install the page long before anybody asks for it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.offer = event;
  document.documentElement.dataset.install = "";
  dispatchEvent(new Event("kept"));
});

// In a frame of somebody else's page a poster stands until it is pressed. A page that is one file is nobody's frame.
const asked = new URLSearchParams(location.search);
const isFrame = !globalThis.bring && Boolean(asked.get("game") || asked.get("rule"));
const begin = isFrame ? bring("frame").then((frame) => frame.poster(shell)) : Promise.resolve();
begin.then(start).then(() => bring("keep").catch(console.warn), tell);
}
