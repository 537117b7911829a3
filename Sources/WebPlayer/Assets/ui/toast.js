import { h } from "../core/dom.js";
import { icon } from "./icons.js";
import { layer } from "./layer.js";

const SHOWN_MS = 6000;
let shown = null;

/**
 * A short message at the edge of the page, one at a time. `action` is `{label, run}`: a button in it.
 * `ended(wasActedOn)` is called once when it goes.
 */
export function toast(text, { action = null, kind = "info", stays = false, ended = () => {} } = {}) {
  shown?.dismiss(false);
  const element = h("div", { class: `toast toast-${kind}` }, kind === "error" ? icon("warning") : null,
    h("span", { class: "toast-text" }, text));
  const mine = {
    dismiss(wasActedOn) {
      if (shown !== mine) return;
      shown = null;
      clearTimeout(timer);
      element.remove();
      ended(wasActedOn);
    },
  };
  if (action) {
    element.append(h("button", {
      type: "button", class: "button button-plain", on: { click: () => { mine.dismiss(true); action.run(); } },
    }, action.label));
  }
  layer().querySelector(kind === "error" ? "#alerts" : "#announcements").append(element);
  const timer = stays ? null : setTimeout(() => mine.dismiss(false), SHOWN_MS);
  shown = mine;
  return () => mine.dismiss(false);
}

/** Lets go of the message now, as if its time had come. */
export function dismissToast() {
  shown?.dismiss(false);
}
