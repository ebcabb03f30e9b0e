// One line for a page about games: <engawa-game game="shogun"></engawa-game>. See the README for what else it may say.
(() => {
  const home = new URL(".", document.currentScript.src);
  const VALUES = ["game", "rule", "seats", "variants", "lang", "theme", "accent", "start", "save"];
  const MIN = 320;
  const MAX = 1200;
  let count = 0;

  class EngawaGame extends HTMLElement {
    static observedAttributes = ["theme", "lang"];

    connectedCallback() {
      if (this.frame) return;
      this.name = this.id || `engawa-${++count}`;
      // The page by its path: what is kept for a frame here is not what is kept for one elsewhere.
      const query = new URLSearchParams({ id: this.name, origin: location.origin, page: location.pathname });
      // A page from a file has no name that could be trusted.
      if (location.origin === "null") query.delete("origin");
      for (const value of VALUES) if (this.hasAttribute(value)) query.set(value, this.getAttribute(value));
      // The language around us, if it is one of ours.
      const lang = this.closest("[lang]")?.lang ?? "";
      if (!query.has("lang") && /^(en|fr)/.test(lang)) query.set("lang", lang);
      const frame = document.createElement("iframe");
      frame.title = this.getAttribute("title") ?? "Engawa";
      frame.loading = "lazy";
      frame.allow = "fullscreen; screen-wake-lock";
      Object.assign(frame.style, { display: "block", width: "100%", height: this.hasAttribute("rule") ? "320px" : "560px", border: "0" });
      const replay = this.getAttribute("replay");
      frame.src = `${home.href}?${query}${replay ? `#/link/${replay}` : ""}`;
      this.frame = frame;
      this.hear = (event) => this.heard(event);
      addEventListener("message", this.hear);
      this.replaceChildren(frame);
    }

    disconnectedCallback() {
      removeEventListener("message", this.hear);
      this.frame?.remove();
      this.frame = undefined;
    }

    attributeChangedCallback(name, before, value) {
      if (this.frame && value && before !== value) this.say({ type: name, [name]: value });
    }

    /** Says something to the game: theme, lang, new, load, request-save. */
    say(message) {
      this.frame?.contentWindow?.postMessage({ ns: "engawa", v: 1, id: this.name, ...message }, home.origin);
    }

    heard(event) {
      const { data } = event;
      if (event.source !== this.frame?.contentWindow || data?.ns !== "engawa" || data.v !== 1) return;
      if (data.type === "resize") {
        const most = Number(this.getAttribute("max-height")) || MAX;
        this.frame.style.height = `${Math.min(Math.max(data.height, MIN), most)}px`;
      }
      // What has changed while nobody listened yet.
      if (data.type === "ready") {
        for (const name of EngawaGame.observedAttributes) this.attributeChangedCallback(name, null, this.getAttribute(name));
      }
      this.dispatchEvent(new CustomEvent(`engawa-${data.type}`, { detail: data, bubbles: true }));
    }
  }

  if (!customElements.get("engawa-game")) customElements.define("engawa-game", EngawaGame);
})();
