import { api } from "../api/endpoints.js";
import { levelOf } from "./levels.js";

const BATCH = 80;
const WAIT_MS = 60;

/** What is known of words by frequency; asked for in batches, only for words on screen, only when they are coloured. */
export class Vocabulary {
  #settings;
  #words = new Map();
  #wanted = new Set();
  #timer = null;

  constructor(settings) {
    this.#settings = settings;
    settings.on("change", (names) => {
      if (names.includes("colourWords") || names.includes("commonWords")) this.colour(allWords());
    });
  }

  /** Colours word elements, now or when the answer has come. */
  colour(elements) {
    if (!this.#settings.get("colourWords")) {
      for (const element of elements) delete element.dataset.level;
      return;
    }
    for (const element of elements) {
      const known = this.#words.get(element.dataset.word);
      if (known === undefined) this.#wanted.add(element.dataset.word);
      else this.#apply(element, known);
    }
    if (this.#wanted.size) this.#timer ??= setTimeout(() => this.#ask(), WAIT_MS);
  }

  /** A word is known from now on, or no longer, and with it every form of it, which only the server can tell. */
  renew() {
    this.#words.clear();
    this.colour(allWords());
  }

  #apply(element, word) {
    const isName = /^\p{Lu}/u.test(element.textContent) && element.dataset.index !== "0";
    const level = levelOf(word, this.#settings.get("commonWords"), isName);
    if (level) element.dataset.level = level;
    else delete element.dataset.level;
  }

  async #ask() {
    this.#timer = null;
    const words = [...this.#wanted].slice(0, BATCH);
    for (const word of words) this.#wanted.delete(word);
    try {
      const answer = await api.words(words);
      for (const { word, rank, known } of answer.words) this.#words.set(word, { rank, known });
    } catch {
      // Colours are a help, no content: without an answer words stay plain, and are asked for when seen again.
      return;
    }
    const asked = new Set(words);
    this.colour(allWords().filter((element) => !asked.has(element.dataset.word) || this.#words.has(element.dataset.word)));
  }
}

function allWords() {
  return [...document.querySelectorAll(".word")];
}
