import { h, setText } from "../core/dom.js";
import { onLanguageChange, t } from "../i18n/i18n.js";
import { textButton } from "../ui/button.js";
import { ACTIONS, GROUPS } from "./actions.js";
import { bindings, comboOf, conflict, rebound, shownCombo } from "./bindings.js";

/**
 * The list of keys. A press on a key's button waits for the new key; a key that another action has is given only after
 * asking, and taken from that action. Gives `{element, end}`.
 */
export function keyEditor(settings) {
  const element = h("div", { class: "keys" });
  const notice = h("div", { class: "keys-notice", role: "status" });
  let waiting = null;

  function build() {
    const bound = bindings(settings.get("keys"));
    element.replaceChildren(notice, ...GROUPS.map((group) => h("section", { class: "keys-group" },
      h("h3", { t: `keys.${group}` }),
      h("dl", {}, ACTIONS.filter((action) => action.group === group).map(({ name }) => row(name, bound[name]))))),
    h("div", { class: "keys-foot" }, textButton("keys.reset", () => { settings.set({ keys: {} }); say(t("keys.resetDone")); },
      { drawing: "undo", disabled: Object.keys(settings.get("keys")).length === 0 })));
  }

  function row(name, combos) {
    const button = h("button", {
      type: "button", class: "keys-button", data: { action: name },
      label: t("keys.change", { action: t(`action.${name}`), keys: combos.map(shownCombo).join(", ") || t("keys.none") }),
      on: { click: () => wait(name) },
    }, combos.length ? combos.flatMap((combo) => [h("kbd", {}, shownCombo(combo))]) : h("span", { t: "keys.none" }));
    return h("div", { class: "keys-row" }, h("dt", { t: `action.${name}` }), h("dd", {}, button));
  }

  function say(text, ...buttons) {
    notice.replaceChildren(h("span", {}, text), ...buttons);
  }

  function wait(name) {
    waiting = name;
    for (const button of element.querySelectorAll(".keys-button")) button.classList.toggle("is-waiting", button.dataset.action === name);
    say(t("keys.press", { action: t(`action.${name}`) }));
  }

  function give(name, combo) {
    settings.set({ keys: rebound(settings.get("keys"), name, [combo]) });
    say(t("keys.changed", { action: t(`action.${name}`), key: shownCombo(combo) }));
    element.querySelector(`[data-action="${name}"]`)?.focus();
  }

  function pressed(event) {
    if (waiting === null) return;
    const combo = comboOf(event);
    if (combo === null || combo === "Tab" || combo === "Shift+Tab") return;
    event.preventDefault();
    event.stopPropagation();
    const name = waiting;
    waiting = null;
    for (const button of element.querySelectorAll(".is-waiting")) button.classList.remove("is-waiting");
    if (combo === "Escape") return setText(notice, "");
    const holder = conflict(combo, name, settings.get("keys"));
    if (holder === null) return give(name, combo);
    say(t("keys.conflict", { key: shownCombo(combo), holder: t(`action.${holder}`) }),
      textButton("keys.take", () => give(name, combo), { kind: "primary" }),
      textButton("edit.cancel", () => setText(notice, "")));
    notice.querySelector("button").focus();
  }

  document.addEventListener("keydown", pressed, true);
  const stops = [settings.on("change", (names) => { if (names.includes("keys")) build(); }), onLanguageChange(build)];
  build();
  return {
    element,
    end: () => {
      document.removeEventListener("keydown", pressed, true);
      for (const stop of stops) stop();
    },
  };
}
