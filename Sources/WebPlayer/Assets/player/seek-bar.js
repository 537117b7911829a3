import { h, setText } from "../core/dom.js";
import { formatTime } from "../core/time.js";
import { oneLine } from "../core/text.js";
import { onLanguageChange, t } from "../i18n/i18n.js";
import { urls } from "../api/endpoints.js";
import { loopSpan } from "../listening/plan.js";

const STEP_MS = 5000;
const PAGE_MS = 30_000;
const PICTURE_AFTER_MS = 180;

/** The seek bar: played, loaded, subtitled, looped; a look ahead at the place the pointer is over. */
export class SeekBar {
  element;
  #context;
  #bands = {};
  #preview;
  #previewTime = h("span", { class: "preview-time" });
  #previewText = h("span", { class: "preview-text", lang: "en" });
  #picture = h("img", { class: "preview-picture", alt: "", hidden: true });
  #ranges = [];
  #dragged = null;
  #timer = null;

  constructor(context) {
    this.#context = context;
    for (const name of ["buffered", "subtitled", "loop", "played"]) {
      this.#bands[name] = h("div", { class: `seek-band seek-${name}` });
    }
    this.#preview = h("div", { class: "preview", hidden: true, "aria-hidden": "true" }, this.#picture, this.#previewText, this.#previewTime);
    this.element = h("div", { class: "seek", role: "slider", tabindex: "0", tLabel: "player.seek", "aria-valuemin": "0" },
      h("div", { class: "seek-track" }, this.#bands.buffered, this.#bands.played, this.#bands.loop),
      h("div", { class: "seek-subtitles" }, this.#bands.subtitled), h("div", { class: "seek-knob" }), this.#preview);
    this.#listen();
    this.update();
  }

  /** Sets for which ranges there are subtitles. */
  setRanges(ranges) {
    this.#ranges = ranges;
    this.#paint("subtitled", ranges);
  }

  update() {
    const { clock } = this.#context;
    const duration = clock.duration ?? 0;
    const now = this.#dragged ?? clock.now;
    const share = duration > 0 ? Math.min(1, now / duration) : 0;
    this.element.style.setProperty("--share", share);
    this.element.setAttribute("aria-valuemax", String(Math.round(duration / 1000)));
    const second = String(Math.round(now / 1000));
    if (this.element.getAttribute("aria-valuenow") !== second) {
      this.element.setAttribute("aria-valuenow", second);
      this.element.setAttribute("aria-valuetext", t("player.position", { now: formatTime(now), duration: formatTime(duration) }));
      this.#paint("buffered", clock.buffered);
    }
  }

  #listen() {
    const { clock, conductor, cues, scope } = this.#context;
    clock.on("time", () => this.update());
    clock.on("state", () => { this.update(); this.#paint("buffered", clock.buffered); this.setRanges(this.#ranges); });
    conductor.on("change", () => this.#paintLoop());
    scope.add(cues.on("change", () => this.#paintLoop()));
    scope.add(onLanguageChange(() => this.element.removeAttribute("aria-valuenow")));
    scope.add(() => clearTimeout(this.#timer));
    const bar = this.element;
    bar.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      bar.setPointerCapture(event.pointerId);
      this.#drag(event);
    });
    bar.addEventListener("pointermove", (event) => {
      if (this.#dragged !== null) this.#drag(event);
      this.#look(event);
    });
    bar.addEventListener("pointerup", () => this.#drop());
    bar.addEventListener("pointercancel", () => { this.#dragged = null; this.update(); });
    bar.addEventListener("pointerleave", () => { this.#preview.hidden = true; });
    bar.addEventListener("keydown", (event) => this.#pressed(event));
  }

  #momentAt(event) {
    const { left, width } = this.element.getBoundingClientRect();
    return Math.min(1, Math.max(0, (event.clientX - left) / width)) * (this.#context.clock.duration ?? 0);
  }

  #drag(event) {
    this.#dragged = this.#momentAt(event);
    this.update();
  }

  #drop() {
    if (this.#dragged === null) return;
    const target = this.#dragged;
    this.#dragged = null;
    this.#context.clock.seek(target);
  }

  #look(event) {
    const moment = this.#momentAt(event);
    const { cues, detail } = this.#context;
    this.#preview.hidden = false;
    this.#preview.style.setProperty("--share", moment / Math.max(1, this.#context.clock.duration ?? 1));
    setText(this.#previewTime, formatTime(moment));
    setText(this.#previewText, oneLine(cues.at(moment)?.text ?? ""));
    this.#previewText.hidden = this.#previewText.textContent === "" || this.#context.concealments.of("en") !== "shown";
    clearTimeout(this.#timer);
    if (detail.kind !== "video" || event.pointerType === "touch") return;
    this.#timer = setTimeout(() => {
      this.#picture.onload = () => { this.#picture.hidden = false; };
      this.#picture.onerror = () => { this.#picture.hidden = true; };
      this.#picture.src = urls.picture(detail.id, Math.round(moment / 1000) * 1000);
    }, PICTURE_AFTER_MS);
  }

  #pressed(event) {
    const { clock } = this.#context;
    const target = {
      ArrowLeft: clock.now - STEP_MS, ArrowDown: clock.now - STEP_MS, ArrowRight: clock.now + STEP_MS,
      ArrowUp: clock.now + STEP_MS, PageDown: clock.now - PAGE_MS, PageUp: clock.now + PAGE_MS, Home: 0, End: clock.duration ?? 0,
    }[event.key];
    if (target === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    clock.seek(target);
  }

  #paintLoop() {
    const { conductor, cues } = this.#context;
    const { a, b } = conductor.marks;
    const mark = cues.get(a ?? b);
    const span = conductor.loop ? loopSpan(cues, conductor.loop) : mark;
    this.#paint("loop", span ? [[span.start, span.end]] : []);
  }

  #paint(name, ranges) {
    const duration = this.#context.clock.duration;
    const band = this.#bands[name];
    const shares = duration ? ranges.map(([start, end]) => [start / duration, Math.min(1, end / duration)]) : [];
    while (band.children.length > shares.length) band.lastChild.remove();
    while (band.children.length < shares.length) band.append(document.createElement("i"));
    shares.forEach(([start, end], index) => {
      band.children[index].style.left = `${start * 100}%`;
      band.children[index].style.width = `${Math.max(0, end - start) * 100}%`;
    });
  }
}
