import { h, setText } from "../core/dom.js";
import { onLanguageChange, t } from "../i18n/i18n.js";
import { textButton } from "../ui/button.js";
import { WordLine } from "./word-line.js";

/** The two subtitles over the picture (or under it), in step with the clock. */
export class Overlay {
  element;
  #context;
  #english;
  #japanese;
  #retry;
  #japaneseCue = null;

  constructor(context) {
    this.#context = context;
    this.#english = new WordLine({
      onWord: context.openWord, vocabulary: context.vocabulary, label: "subtitles.english", className: "line line-en",
    });
    this.#japanese = h("p", { class: "line line-ja", lang: "ja" });
    this.#retry = textButton("transcript.retry", () => context.retryCue(this.#japaneseCue), {
      drawing: "retry", class: "button button-plain line-retry", hidden: true,
    });
    this.element = h("div", { class: "subtitles", role: "group", tLabel: "subtitles.name" },
      h("div", { class: "subtitles-box" }, h("div", { class: "line-place line-place-en" }, this.#english.element),
        h("div", { class: "line-place line-place-ja" }, this.#japanese, this.#retry)));
    this.element.addEventListener("click", (event) => this.#tapped(event), { capture: true });
    this.#listen();
    this.#applySettings();
    this.update();
  }

  #listen() {
    const { clock, cues, conductor, concealments, settings, scope } = this.#context;
    clock.on("time", () => this.update());
    clock.on("state", () => this.update());
    conductor.on("change", () => this.update());
    scope.add(cues.on("change", () => this.update()));
    scope.add(concealments.on("change", () => this.#applyConcealment()));
    scope.add(settings.on("change", () => { this.#applySettings(); this.update(); }));
    scope.add(onLanguageChange(() => this.#showJapanese(this.#japaneseCue)));
  }

  update() {
    const { clock, cues, conductor, delay, settings } = this.#context;
    const now = clock.now;
    const english = conductor.held ?? cues.at(now - delay.en);
    const japanese = conductor.held ?? cues.at(now - delay.ja);
    if (english?.id !== this.#english.cue?.id) this.#context.concealments.lineChanged();
    this.#english.show(english);
    this.#english.light(settings.get("lightsWord") && english ? now - delay.en : null);
    this.#english.setReachable(clock.paused);
    if (japanese !== this.#japaneseCue) this.#showJapanese(japanese);
  }

  /** A finger cannot hover: a tap on a blurred line lets it be seen. */
  #tapped(event) {
    const place = event.target.closest("[data-visible=blurred]");
    if (event.pointerType !== "touch" || !place) return;
    event.stopPropagation();
    this.#context.concealments.press(place.contains(this.#japanese) ? "ja" : "en");
  }

  #showJapanese(cue) {
    this.#japaneseCue = cue;
    const state = cue?.translation ? "done" : cue?.state ?? "none";
    this.#japanese.dataset.state = state;
    this.#retry.hidden = state !== "failed";
    const notices = { pending: "subtitles.pending", failed: "subtitles.failed" };
    const isNotice = state in notices;
    this.#japanese.lang = isNotice ? document.documentElement.lang : "ja";
    setText(this.#japanese, isNotice ? t(notices[state]) : cue?.translation ?? "");
  }

  #applyConcealment() {
    const { concealments } = this.#context;
    for (const [language, line] of [["en", this.#english.element], ["ja", this.#japanese]]) {
      const shown = concealments.of(language);
      line.parentElement.dataset.visible = shown;
      if (shown === "hidden") line.setAttribute("aria-hidden", "true");
      else line.removeAttribute("aria-hidden");
      line.inert = shown === "hidden";
    }
  }

  #applySettings() {
    const { settings } = this.#context;
    this.element.dataset.order = settings.get("order");
    this.element.dataset.position = settings.get("position");
    this.element.style.setProperty("--subtitle-scale", settings.get("size"));
    this.element.style.setProperty("--subtitle-backdrop", settings.get("backdrop"));
    this.#applyConcealment();
  }
}
