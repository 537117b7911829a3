import { api } from "../api/endpoints.js";
import { h, setText } from "../core/dom.js";
import { oneLine } from "../core/text.js";
import { t } from "../i18n/i18n.js";
import { iconButton, setPressed, textButton } from "../ui/button.js";
import { float } from "../ui/floating.js";
import { setIcon } from "../ui/icons.js";
import { toast } from "../ui/toast.js";
import { entryView, faultView, headView, unknownView } from "./card-view.js";
import { speak } from "./speaker.js";

/** The card of a word that was tapped. One at a time. */
export class WordCard {
  #context;
  #open = null;

  constructor(context) {
    this.#context = context;
    context.scope.add(() => this.close());
  }

  get isOpen() {
    return this.#open !== null;
  }

  /** Opens the card of a token of a cue at its element; playback stops if the settings say so, and goes on after. */
  show(token, element, cue) {
    this.close({ resumes: false });
    const { clock, settings } = this.#context;
    const pauses = settings.get("pauseOnTap") && !clock.paused;
    const wasPausedByCard = this.#wasPausedByCard;
    if (pauses) clock.pause();
    element.classList.add("is-open");
    const open = { token, cue, element, answer: null, word: token.bare, controller: new AbortController() };
    this.#open = open;
    open.resumes = (pauses || wasPausedByCard) && settings.get("resumeAfterCard");
    this.#build(open);
    this.#look(open, token.bare);
  }

  close({ resumes = true } = {}) {
    if (!this.#open) return;
    this.#resumeOnClose = resumes;
    this.#open.floating.close();
  }

  async saveWord() {
    const open = this.#open;
    if (!open) return toast(t("card.tapFirst"));
    try {
      await this.#context.saveItem({
        kind: "word", cue: open.cue.id, text: open.word,
        ...(open.answer?.lemma ? { lemma: open.answer.lemma } : {}), ...this.#context.spoken(open.token),
      });
      if (open.answer) open.answer.saved = true;
      this.#showState(open);
    } catch (error) {
      toast(error.message || t("error.network"), { kind: "error" });
    }
  }

  #resumeOnClose = true;
  #wasPausedByCard = false;

  #build(open) {
    open.head = h("div", { class: "card-head" });
    open.body = h("div", { class: "card-body", tabindex: "0", role: "region", tLabel: "card.meaning" });
    open.save = textButton("card.save", () => this.saveWord(), { drawing: "star", kind: "primary" });
    open.known = textButton("card.known", () => this.#toggleKnown(open), { drawing: "check", "aria-pressed": "false" });
    const sound = iconButton("speaker", "card.speak", () => this.#speak(open));
    const element = h("div", { class: "floating card", role: "dialog", label: t("card.name", { word: open.word }) },
      h("div", { class: "card-top" }, open.head, sound, iconButton("close", "action.close", () => this.close())),
      open.body, sentenceView(open.cue), h("div", { class: "card-actions" }, open.save, open.known));
    open.dialog = element;
    open.floating = float(element, open.element, {
      keepsOpen: (target) => target instanceof Element && target.closest(".word, .toast") !== null,
      onClose: () => this.#closed(open),
    });
    open.head.replaceChildren(...present(headView(open.word, null)));
    open.body.replaceChildren(h("p", { class: "card-loading", t: "card.loading" }));
    this.#showState(open);
    if (open.element.matches(":focus-visible")) open.save.focus();
  }

  async #look(open, word) {
    if (!this.#context.app.state.dictionary) return open.body.replaceChildren(h("p", { t: "card.noDictionary" }));
    open.word = word;
    open.dialog.setAttribute("aria-label", t("card.name", { word }));
    try {
      open.answer = await api.define(word, oneLine(open.cue.text), open.token.index, open.controller.signal);
      open.head.replaceChildren(...present(headView(word, open.answer)));
      open.body.replaceChildren(...present(entryView(open.answer)));
    } catch (error) {
      if (error.name === "AbortError") return;
      open.answer = null;
      const view = error.code === "unknownWord"
        ? unknownView(error.body?.suggestions ?? error.body?.error?.suggestions ?? [], (other) => this.#look(open, other))
        : faultView(error.message || t("error.network"), () => this.#look(open, word));
      open.head.replaceChildren(...present(headView(word, null)));
      open.body.replaceChildren(view);
    }
    this.#showState(open);
    open.floating.move();
  }

  #showState(open) {
    const isSaved = open.answer?.saved ?? false;
    setIcon(open.save.querySelector("svg"), isSaved ? "starred" : "star");
    setText(open.save.querySelector("span"), t(isSaved ? "card.saved" : "card.save"));
    open.known.disabled = !open.answer;
    setPressed(open.known, open.answer?.known ?? false);
  }

  async #toggleKnown(open) {
    const known = !open.answer.known;
    try {
      await api.setKnown(open.word, known);
    } catch (error) {
      return toast(error.message || t("error.network"), { kind: "error" });
    }
    open.answer.known = known;
    this.#context.vocabulary.renew();
    this.#showState(open);
  }

  async #speak(open) {
    try {
      const { start, end } = this.#context.spoken(open.token);
      await speak(this.#context.detail.id, start, end, this.#context.audioTrack);
    } catch {
      toast(t("card.noSound"), { kind: "error" });
    }
  }

  #closed(open) {
    open.controller.abort();
    open.element.classList.remove("is-open");
    const hadFocus = document.activeElement === document.body || open.dialog.contains(document.activeElement);
    this.#open = null;
    const resumes = this.#resumeOnClose && open.resumes;
    this.#wasPausedByCard = !this.#resumeOnClose && open.resumes;
    this.#resumeOnClose = true;
    if (resumes && this.#context.clock.paused) this.#context.clock.play();
    else if (hadFocus && open.element.isConnected) open.element.focus({ preventScroll: true });
  }
}

function sentenceView(cue) {
  return h("div", { class: "card-sentence" }, h("p", { lang: "en" }, oneLine(cue.text)),
    cue.translation ? h("p", { lang: "ja" }, oneLine(cue.translation)) : null);
}

function present(items) {
  return items.filter((item) => item !== null);
}
