import { h } from "../core/dom.js";
import { float } from "./floating.js";

/**
 * Opens a menu of choices at a button. `items`: `{label, value, lang}`; `current` is checked. Arrows, Home, End and
 * letters move; Enter chooses; Escape closes and goes back to the button.
 */
export function openMenu(button, nameText, items, current, choose) {
  if (button.getAttribute("aria-expanded") === "true") return;
  const menu = h("div", { class: "floating menu", role: "menu", label: nameText });
  const entries = items.map((item) => h("button", {
    type: "button", role: "menuitemradio", tabindex: "-1", lang: item.lang ?? null,
    "aria-checked": String(item.value === current),
    on: { click: () => { close(); choose(item.value); } },
  }, item.label));
  menu.append(...entries);
  menu.addEventListener("keydown", (event) => {
    const index = entries.indexOf(document.activeElement);
    const next = {
      ArrowDown: (index + 1) % entries.length, ArrowUp: (index - 1 + entries.length) % entries.length,
      Home: 0, End: entries.length - 1,
    }[event.key];
    if (next !== undefined) entries[next].focus();
    else if (event.key === "Tab") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const { close } = float(menu, button, {
    keepsOpen: (target) => button.contains(target),
    onClose: () => {
      button.setAttribute("aria-expanded", "false");
      button.focus();
    },
  });
  button.setAttribute("aria-expanded", "true");
  (entries.find((entry) => entry.getAttribute("aria-checked") === "true") ?? entries[0])?.focus();
}
