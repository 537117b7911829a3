import { h } from "../core/dom.js";
import { icon } from "./icons.js";

/** A button that is a drawing; its name is read aloud and shown as a tip. */
export function iconButton(drawing, key, onClick, properties = {}) {
  return h("button", {
    type: "button", class: "icon-button", tLabel: key, tTitle: key, on: { click: onClick }, ...properties,
  }, icon(drawing));
}

/** A button of words, with a drawing before them if there is one. */
export function textButton(key, onClick, { drawing = null, kind = "plain", ...properties } = {}) {
  return h("button", { type: "button", class: `button button-${kind}`, on: { click: onClick }, ...properties },
    drawing ? icon(drawing) : null, h("span", { t: key }));
}

/** Says whether a button is pressed. */
export function setPressed(button, isPressed) {
  button.setAttribute("aria-pressed", String(isPressed));
}
