import { Emitter } from "../core/emitter.js";
import { readEvents } from "./event-source.js";

/**
 * The server's events. Emits them by name; `reset` also when the connection was away, since what happened meanwhile
 * may be lost. The browser connects again by itself, and the server repeats what it still has (`Last-Event-ID`); a
 * reload of the cues costs little and makes the rest certain.
 */
export class EventStream extends Emitter {
  #wasOpen = false;
  #settle;
  /** Fulfilled as soon as nothing that happens from now on is missed, or there is no connection to be had. */
  settled = new Promise((resolve) => { this.#settle = resolve; });

  start() {
    if (globalThis.SharedWorker) this.#share();
    else this.#readWhileSeen();
  }

  #share() {
    const worker = new SharedWorker(new URL("events-worker.js", import.meta.url), { type: "module", name: "events" });
    worker.addEventListener("error", () => this.#readWhileSeen(), { once: true });
    worker.port.onmessage = ({ data: [name, text] }) => this.#hear(name, text);
    addEventListener("pagehide", () => worker.port.postMessage("gone"));
  }

  /** Without a worker to share, a page that nobody sees leaves its connection to others. */
  #readWhileSeen() {
    let stop = null;
    const follow = () => {
      if (!document.hidden) stop ??= readEvents((name, text) => this.#hear(name, text));
      else {
        stop?.();
        stop = null;
      }
    };
    document.addEventListener("visibilitychange", follow);
    follow();
  }

  #hear(name, text) {
    if (name === "open" || name === "error") this.#settle();
    if (name === "error") return this.emit("disconnected", {});
    if (name !== "open") return this.emit(name, JSON.parse(text));
    if (this.#wasOpen) this.emit("reset", {});
    this.#wasOpen = true;
    this.emit("connected", {});
  }
}
