import { h, setText } from "../core/dom.js";
import { t } from "../i18n/i18n.js";
import { iconButton } from "../ui/button.js";
import { icon } from "../ui/icons.js";
import { found } from "./search.js";

/** The search of the transcript: counts, and steps through what was found. */
export class SearchBar {
  element;
  query = "";
  #input;
  #count;
  #steps;
  #matches = [];
  #position = 0;
  #context;
  #show;

  /** `show(id)` brings a line into view; `changed()` is told of another query. */
  constructor(context, { show, changed }) {
    this.#context = context;
    this.#show = show;
    this.#input = h("input", {
      type: "search", tLabel: "search.name", tPlaceholder: "search.name", autocomplete: "off", enterkeyhint: "search",
      on: {
        input: () => { this.query = this.#input.value; this.search(); changed(); },
        keydown: (event) => this.#pressed(event, changed),
      },
    });
    this.#count = h("span", { class: "search-count", role: "status" });
    this.#steps = h("span", { class: "search-steps", hidden: true },
      iconButton("previous", "search.previous", () => this.#step(-1)), iconButton("next", "search.next", () => this.#step(1)));
    this.element = h("div", { class: "search", role: "search" }, icon("search"), this.#input, this.#count, this.#steps);
  }

  focus() {
    this.#input.focus();
    this.#input.select();
  }

  /** Searches anew: the query or the cues have changed. */
  search({ moves = true } = {}) {
    const { cues, clock } = this.#context;
    this.#matches = found(cues.all, this.query);
    const now = clock.now;
    const ahead = this.#matches.findIndex((id) => cues.get(id).end > now);
    this.#position = Math.max(0, ahead);
    this.#steps.hidden = this.#matches.length === 0;
    this.#showCount();
    if (moves && this.#matches.length) this.#show(this.#matches[this.#position]);
  }

  get matches() {
    return new Set(this.#matches);
  }

  get currentMatch() {
    return this.#matches[this.#position] ?? null;
  }

  #step(by) {
    if (!this.#matches.length) return;
    this.#position = (this.#position + by + this.#matches.length) % this.#matches.length;
    this.#showCount();
    this.#show(this.#matches[this.#position]);
  }

  #showCount() {
    const count = this.#matches.length;
    setText(this.#count, this.query.trim() === "" ? "" : t("search.count", { position: count ? this.#position + 1 : 0, count }));
  }

  #pressed(event, changed) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      this.#step(event.shiftKey ? -1 : 1);
    } else if (event.key === "Escape") {
      this.query = this.#input.value = "";
      this.search({ moves: false });
      changed();
      this.#context.focusStage();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
