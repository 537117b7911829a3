import { api } from "../api/endpoints.js";
import { h, setText } from "../core/dom.js";
import { currentLanguage, languageName, t } from "../i18n/i18n.js";
import { iconButton, textButton } from "../ui/button.js";
import { float } from "../ui/floating.js";
import { toast } from "../ui/toast.js";
import { guessedLanguage, selectedText } from "./selection.js";

/** Opens the translation of what is selected. Source and target can be changed; while a line is edited, it can replace. */
export class TranslationPopover {
  #scope;
  #open = null;
  #pairs = null;

  constructor(scope) {
    this.#scope = scope;
    let isPointerDown = false;
    scope.listen(document, "pointerdown", () => { isPointerDown = true; });
    scope.listen(document, "pointerup", (event) => {
      isPointerDown = false;
      // The selection is settled only after the event.
      setTimeout(() => this.#consider(event.target));
    });
    scope.listen(document, "keyup", (event) => {
      if (event.shiftKey || event.key === "Shift" || (event.ctrlKey && event.key === "a")) this.#consider(event.target);
    });
    // On a phone a selection is made by handles that give no pointer events.
    let timer = null;
    scope.listen(document, "selectionchange", () => {
      clearTimeout(timer);
      if (matchMedia("(pointer: coarse)").matches && !isPointerDown) timer = setTimeout(() => this.#consider(document.body), 600);
    });
    scope.add(() => { clearTimeout(timer); this.#open?.floating.close(); });
  }

  #consider(target) {
    if (this.#scope.isOver || (target instanceof Element && target.closest(".popover, dialog, .menu"))) return;
    const selected = selectedText();
    if (!selected || selected.text === this.#open?.selected.text) return;
    this.#show(selected);
  }

  async #show(selected) {
    this.#open?.floating.close();
    const open = { selected, controller: new AbortController() };
    this.#open = open;
    open.output = h("p", { class: "popover-text", role: "status" }, t("popover.working"));
    open.source = h("select", { tLabel: "popover.source", on: { change: () => this.#translate(open) } });
    open.target = h("select", { tLabel: "popover.target", on: { change: () => this.#translate(open) } });
    const replace = selected.field
      ? textButton("popover.replace", () => this.#replace(open), { drawing: "check", kind: "primary" }) : null;
    const element = h("div", { class: "floating popover", role: "dialog", tLabel: "popover.name" },
      h("div", { class: "popover-head" }, open.source, h("span", { "aria-hidden": "true" }, "→"), open.target,
        iconButton("close", "action.close", () => open.floating.close())),
      open.output,
      h("div", { class: "card-actions" }, textButton("popover.copy", () => this.#copy(open), { drawing: "copy" }), replace));
    open.floating = float(element, selected.rectangle, {
      keepsOpen: (target) => target === selected.field,
      onClose: () => {
        open.controller.abort();
        if (this.#open === open) this.#open = null;
      },
    });
    try {
      this.#pairs ??= (await api.languages()).pairs.filter((pair) => pair.status === "installed");
      this.#fillLanguages(open);
      await this.#translate(open);
    } catch (error) {
      setText(open.output, error.message || t("error.network"));
    }
  }

  #fillLanguages({ source, target, selected }) {
    const unique = (values) => [...new Set(values)];
    const guessed = guessedLanguage(selected.text);
    const option = (code, isChosen) => h("option", { value: code, selected: isChosen }, languageName(code));
    source.replaceChildren(h("option", { value: "" }, t("popover.detect")),
      ...unique(this.#pairs.map((pair) => pair.source)).map((code) => option(code, code === guessed)));
    target.replaceChildren(...unique(this.#pairs.map((pair) => pair.target)).map((code) =>
      option(code, code === (guessed === "ja" ? "en" : "ja"))));
  }

  async #translate(open) {
    open.controller.abort();
    open.controller = new AbortController();
    setText(open.output, t("popover.working"));
    try {
      const { text, target } = await api.translate(
        open.selected.text, open.source.value || null, open.target.value, open.controller.signal);
      open.output.lang = target;
      open.text = text;
      setText(open.output, text);
    } catch (error) {
      if (error.name === "AbortError") return;
      open.text = null;
      open.output.lang = currentLanguage();
      setText(open.output, error.message || t("error.network"));
    }
    open.floating.move();
  }

  async #copy(open) {
    if (!open.text) return;
    try {
      await navigator.clipboard.writeText(open.text);
      toast(t("popover.copied"));
    } catch {
      toast(t("popover.notCopied"), { kind: "error" });
    }
  }

  #replace({ selected, text, floating }) {
    if (!text) return;
    selected.field.setRangeText(text, selected.start, selected.end, "end");
    floating.close();
    selected.field.focus();
  }
}
