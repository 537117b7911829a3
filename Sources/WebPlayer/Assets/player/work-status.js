import { h, setText } from "../core/dom.js";
import { currentLanguage, onLanguageChange, t } from "../i18n/i18n.js";
import { textButton } from "../ui/button.js";
import { workWords } from "./work-words.js";

const DONE_FOR_MS = 5000;

/** Says in words what is being done for this video; a failure stays, with what happened and a way to try again. */
export class WorkStatus {
  element;
  #text;
  #retry;
  #onRetry = () => {};
  #say = () => "";
  #timer = null;

  constructor(scope) {
    this.#text = h("span", { class: "status-text" });
    this.#retry = textButton("action.retry", () => this.#onRetry(), { drawing: "retry", hidden: true });
    this.element = h("div", { class: "status", role: "status", data: { kind: "idle" } },
      h("span", { class: "status-dot", "aria-hidden": "true" }), this.#text, this.#retry);
    scope.add(onLanguageChange(() => setText(this.#text, this.#say())));
    scope.add(() => clearTimeout(this.#timer));
  }

  /** Shows an event `work`; `retry` starts the work again. */
  showWork(work, retry) {
    const words = workWords(work);
    if (!words) return this.clear();
    const detail = () => (words.kind === "failed" && work.error ? ` ${work.error.message[currentLanguage()]}` : "");
    this.show(words.kind, () => t(words.key, words.values) + detail(), words.kind === "failed" ? retry : null);
    if (words.kind === "done") this.#timer = setTimeout(() => this.clear(), DONE_FOR_MS);
  }

  /** Shows anything else of the kind `busy`, `done`, `failed` or `notice`; `say` gives the sentence. */
  show(kind, say, retry = null) {
    clearTimeout(this.#timer);
    this.element.dataset.kind = kind;
    this.#say = say;
    setText(this.#text, say());
    this.#retry.hidden = retry === null;
    this.#onRetry = retry ?? (() => {});
  }

  clear() {
    this.show("idle", () => "");
  }
}
