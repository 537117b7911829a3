import { api } from "../api/endpoints.js";
import { Emitter } from "../core/emitter.js";
import { chosenLanguage, setLanguage } from "../i18n/i18n.js";
import { DEFAULTS, normalised } from "./preferences.js";

const SAVE_AFTER_MS = 400;

/** The settings of this page, kept by the server. Emits `change` with the names that changed. */
export class Settings extends Emitter {
  #values = structuredClone(DEFAULTS);
  #timer = null;

  /** Loads what is stored. Without an answer the defaults hold, and nothing is written over what may be stored. */
  async load() {
    this.#values = normalised(await api.settings());
    this.#apply(Object.keys(DEFAULTS));
  }

  get(name) {
    return this.#values[name];
  }

  get all() {
    return this.#values;
  }

  set(patch) {
    const next = normalised({ ...this.#values, ...patch });
    const names = Object.keys(patch).filter((name) => JSON.stringify(next[name]) !== JSON.stringify(this.#values[name]));
    if (!names.length) return;
    this.#values = next;
    this.#apply(names);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), SAVE_AFTER_MS);
  }

  /** Writes now what was to be written later. */
  async flush() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    try {
      await api.putSettings(this.#values);
    } catch (error) {
      this.emit("unsaved", error);
    }
  }

  #apply(names) {
    if (names.includes("theme")) {
      const theme = this.#values.theme;
      if (theme === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = theme;
    }
    if (names.includes("language")) setLanguage(chosenLanguage(this.#values.language, navigator.languages));
    this.emit("change", names);
  }
}
