import { h } from "../core/dom.js";
import { onLanguageChange, t } from "../i18n/i18n.js";
import { icon } from "../ui/icons.js";

/** Small signs over the picture of what listening practice is on, each of which ends it when pressed. */
export class Chips {
  element;
  #context;

  constructor(context) {
    this.#context = context;
    this.element = h("div", { class: "chips" });
    const { conductor, settings, scope } = context;
    conductor.on("change", () => this.update());
    scope.add(settings.on("change", (names) => { if (names.includes("pauseAfter")) this.update(); }));
    scope.add(onLanguageChange(() => this.update()));
    this.update();
  }

  update() {
    const { conductor, settings } = this.#context;
    const { loop, marks } = conductor;
    const chips = [];
    if (loop) chips.push(chip("loop", loopWords(loop), () => conductor.endLoop()));
    else if (marks.a !== null) chips.push(chip("loop", t("chip.markedA"), () => conductor.endLoop()));
    else if (marks.b !== null) chips.push(chip("loop", t("chip.markedB"), () => conductor.endLoop()));
    if (settings.get("pauseAfter")) chips.push(chip("rest", t("chip.pauseAfter"), () => settings.set({ pauseAfter: false })));
    this.element.replaceChildren(...chips);
  }
}

function loopWords({ isRange, times, played }) {
  const name = t(isRange ? "chip.range" : "chip.sentence");
  return times > 0 ? t("chip.counted", { name, played: played + 1, times }) : t("chip.endless", { name, played: played + 1 });
}

function chip(drawing, text, onClick) {
  return h("button", { type: "button", class: "chip chip-over", tTitle: "chip.end", label: `${text} (${t("chip.end")})`, on: { click: onClick } },
    icon(drawing), h("span", {}, text), icon("close"));
}
