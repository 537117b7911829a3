import { isControl, takesText } from "../core/dom.js";
import { actionFor, comboOf } from "./bindings.js";

/** What a control does itself with these keys is left to it. */
const OF_CONTROLS = ["Space", "Enter", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Runs actions for keys. `handlers` is `{action: function}`; a screen sets its own and takes them back.
 * Keys typed into text are text, except those with Ctrl that text fields do not use, and Escape.
 */
export class KeyDispatcher {
  #settings;
  #handlers = {};

  constructor(settings) {
    this.#settings = settings;
    document.addEventListener("keydown", (event) => this.#pressed(event));
  }

  /** Sets handlers; gives what takes them back. */
  handle(handlers) {
    const before = this.#handlers;
    this.#handlers = { ...before, ...handlers };
    return () => { this.#handlers = before; };
  }

  run(action) {
    this.#handlers[action]?.();
  }

  #pressed(event) {
    if (event.defaultPrevented || event.isComposing) return;
    const combo = comboOf(event);
    const action = actionFor(combo, this.#settings.get("keys"));
    if (action === null || !this.#handlers[action]) return;
    if (takesText(event.target)) return;
    if (document.querySelector("dialog[open]") !== null) return;
    if (OF_CONTROLS.includes(combo) && isControl(event.target)) return;
    if (event.repeat && ["playPause", "loop", "pauseAfter", "saveSentence", "saveWord", "fullScreen"].includes(action)) return;
    event.preventDefault();
    this.#handlers[action]();
  }
}
