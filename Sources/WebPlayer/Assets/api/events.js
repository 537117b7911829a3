import { Emitter } from "../core/emitter.js";
import { urls } from "./endpoints.js";

const NAMES = ["library", "work", "cue", "translation", "cues", "warning", "reset"];

/**
 * The server's events. Emits them by name; `reset` also when the connection was away, since what happened meanwhile
 * may be lost. The browser connects again by itself, and the server repeats what it still has (`Last-Event-ID`); a
 * reload of the cues costs little and makes the rest certain.
 */
export class EventStream extends Emitter {
  #source = null;
  #wasOpen = false;

  start() {
    if (this.#source) return;
    this.#source = new EventSource(urls.events);
    this.#source.addEventListener("open", () => {
      if (this.#wasOpen) this.emit("reset", {});
      this.#wasOpen = true;
      this.emit("connected", {});
    });
    this.#source.addEventListener("error", () => {
      this.emit("disconnected", {});
      // A source that the browser has given up on does not connect again by itself.
      if (this.#source?.readyState === EventSource.CLOSED) {
        this.#source = null;
        setTimeout(() => this.start(), 3000);
      }
    });
    for (const name of NAMES) {
      this.#source.addEventListener(name, (event) => this.emit(name, JSON.parse(event.data)));
    }
  }

  stop() {
    this.#source?.close();
    this.#source = null;
  }
}
