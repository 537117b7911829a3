import { Emitter } from "../core/emitter.js";
import { chosen, lineChanged, pressed, visible } from "../cues/concealment.js";

/** Which of the two languages can be read now. Kept in the settings. Emits `change` with the language. */
export class Concealments extends Emitter {
  #settings;
  #states;

  constructor(settings, scope) {
    super();
    this.#settings = settings;
    this.#load();
    scope.add(settings.on("change", (names) => {
      if (!names.includes("visibility")) return;
      for (const language of ["en", "ja"]) {
        if (this.#states[language].mode === settings.get("visibility")[language]) continue;
        this.#states[language] = chosen(this.#states[language], settings.get("visibility")[language]);
        this.emit("change", language);
      }
    }));
  }

  of(language) {
    return visible(this.#states[language]);
  }

  isPeeking(language) {
    return this.#states[language].isPeeking;
  }

  press(language) {
    this.#put(language, pressed(this.#states[language]));
  }

  lineChanged() {
    for (const language of ["en", "ja"]) {
      const next = lineChanged(this.#states[language]);
      if (next !== this.#states[language]) this.#put(language, next);
    }
  }

  #put(language, state) {
    this.#states[language] = state;
    this.#settings.set({
      visibility: { ...this.#settings.get("visibility"), [language]: state.mode },
      concealedAs: { ...this.#settings.get("concealedAs"), [language]: state.concealedAs },
    });
    this.emit("change", language);
  }

  #load() {
    this.#states = Object.fromEntries(["en", "ja"].map((language) => [language, {
      mode: this.#settings.get("visibility")[language],
      concealedAs: this.#settings.get("concealedAs")[language],
      isPeeking: false,
    }]));
  }
}
