import { h } from "../core/dom.js";
import { spokenIndex, tokensOf } from "../cues/words.js";

/**
 * A line of English whose words can be tapped, or chosen with the arrow keys (one stop for Tab). `onWord(token, element,
 * cue)` is called for a word. Text can be selected across words, so they are no buttons but act like them.
 */
export class WordLine {
  element;
  #onWord;
  #vocabulary;
  #cue = null;
  #tokens = [];
  #words = [];
  #lit = -1;
  #isReachable = false;

  constructor({ onWord, vocabulary, label = null, tag = "p", className = "words" }) {
    this.#onWord = onWord;
    this.#vocabulary = vocabulary;
    this.element = h(tag, { class: className, lang: "en", role: "group", tLabel: label });
    this.element.addEventListener("click", (event) => this.#clicked(event));
    this.element.addEventListener("keydown", (event) => this.#keyPressed(event));
    this.element.addEventListener("pointerdown", () => this.#letSelect());
  }

  /** The cue that is shown, or `null`. */
  get cue() {
    return this.#cue;
  }

  show(cue) {
    if (cue === this.#cue) return;
    this.#cue = cue;
    this.#lit = -1;
    this.#tokens = cue ? tokensOf(cue) : [];
    this.#words = [];
    this.element.replaceChildren(...this.#tokens.flatMap((token) => {
      const word = this.#wordElement(token);
      return token.index > 0 ? [" ", word] : [word];
    }));
    this.#putStop();
    this.#vocabulary.colour(this.#words);
  }

  /** Lights the word that is spoken at a moment; `null` lights none. */
  light(moment) {
    const index = moment === null ? -1 : spokenIndex(this.#tokens, moment);
    if (index === this.#lit) return;
    this.element.children[this.#lit]?.classList.remove("is-spoken");
    this.element.children[index]?.classList.add("is-spoken");
    this.#lit = index;
  }

  /** Whether Tab stops here: at the word that was last chosen, or the first. */
  setReachable(isReachable) {
    if (isReachable === this.#isReachable) return;
    this.#isReachable = isReachable;
    this.#putStop();
  }

  /** Puts the focus on the first word. False when there is none. */
  focusFirst() {
    this.#words[0]?.focus({ preventScroll: true });
    return this.#words.length > 0;
  }

  #putStop() {
    const stop = this.#words.find((word) => word.tabIndex === 0) ?? this.#words[0];
    for (const word of this.#words) word.tabIndex = this.#isReachable && word === stop ? 0 : -1;
  }

  /**
   * While a pointer is down no word can have the focus: Chromium does not let a selection that begins in something that
   * takes the focus go on beyond it.
   */
  #letSelect() {
    const words = this.#words.map((word) => [word, word.tabIndex]);
    for (const word of this.#words) word.removeAttribute("tabindex");
    const restore = () => { for (const [word, index] of words) word.tabIndex = index; };
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, restore, { once: true, capture: true });
  }

  #wordElement(token) {
    const classes = ["word", token.isUnsure ? "is-unsure" : ""].filter(Boolean).join(" ");
    if (!token.isWord) return h("span", { class: "token" }, token.text);
    const element = h("span", { class: classes, role: "button", tabindex: "-1", data: { index: token.index } }, token.text);
    element.dataset.word = token.bare.toLowerCase();
    this.#words.push(element);
    return element;
  }

  #clicked(event) {
    const element = event.target.closest(".word");
    if (!element || !document.getSelection().isCollapsed) return;
    event.stopPropagation();
    this.#choose(element);
  }

  #choose(element) {
    for (const word of this.#words) if (word.tabIndex === 0) word.tabIndex = -1;
    this.#onWord(this.#tokens[Number(element.dataset.index)], element, this.#cue);
  }

  #keyPressed(event) {
    const index = this.#words.indexOf(event.target);
    if (index < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
    const next = {
      ArrowLeft: Math.max(0, index - 1), ArrowRight: Math.min(this.#words.length - 1, index + 1),
      Home: 0, End: this.#words.length - 1,
    }[event.key];
    if (next !== undefined) {
      for (const word of this.#words) word.tabIndex = -1;
      this.#words[next].tabIndex = 0;
      this.#words[next].focus();
    } else if (event.key === "Enter" || event.key === " ") {
      this.#choose(this.#words[index]);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }
}
