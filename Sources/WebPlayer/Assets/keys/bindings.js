import { ACTIONS } from "./actions.js";

const CODE_KEYS = {
  Space: "Space", BracketLeft: "[", BracketRight: "]", Slash: "/", Minus: "-", Equal: "=", Semicolon: ";",
  Comma: ",", Period: ".", Quote: "'",
};
const MODIFIERS = ["Control", "Shift", "Alt", "Meta", "AltGraph", "CapsLock", "NumLock", "Fn", "Dead", "Unidentified"];

/**
 * The name of what was pressed, as "Ctrl+Shift+z", "ArrowLeft", "?": modifiers, then the key by what it types.
 * Shift is named only where it does not change what is typed. With an input method on, the key's place says what it is.
 * `null` for a modifier alone.
 */
export function comboOf(event) {
  const key = keyName(event);
  if (key === null) return null;
  const isTyped = [...key].length === 1 && !/\p{L}/u.test(key);
  const parts = [];
  if (event.ctrlKey || event.metaKey) parts.push("Ctrl");
  if (event.altKey) parts.push("Alt");
  if (event.shiftKey && !isTyped) parts.push("Shift");
  return [...parts, key].join("+");
}

function keyName({ key, code = "" }) {
  if (key === "Process" || key === "Unidentified" || /^[^\x00-\x7f]$/.test(key)) return keyOfPlace(code);
  if (MODIFIERS.includes(key)) return null;
  if (key === " ") return "Space";
  return key.length === 1 ? key.toLowerCase() : key;
}

function keyOfPlace(code) {
  const letter = /^Key([A-Z])$/.exec(code);
  if (letter) return letter[1].toLowerCase();
  const digit = /^Digit(\d)$/.exec(code);
  return digit ? digit[1] : CODE_KEYS[code] ?? null;
}

/** The keys of each action, with the changes applied: `{action: [combo]}`. */
export function bindings(changes) {
  return Object.fromEntries(ACTIONS.map(({ name, keys }) => [name, changes[name] ?? keys]));
}

/** The action of a combination, or `null`. */
export function actionFor(combo, changes) {
  if (combo === null) return null;
  const found = Object.entries(bindings(changes)).find(([, combos]) => combos.includes(combo));
  return found ? found[0] : null;
}

/** The action that already has a combination, other than the one asking; `null` when it is free. */
export function conflict(combo, action, changes) {
  const holder = actionFor(combo, changes);
  return holder === action ? null : holder;
}

/** The changes with one combination given to an action, and taken from whoever had it. */
export function rebound(changes, action, combos) {
  const next = { ...changes };
  for (const [name, current] of Object.entries(bindings(changes))) {
    const kept = current.filter((combo) => name === action || !combos.includes(combo));
    if (kept.length !== current.length) next[name] = kept;
  }
  next[action] = [...new Set(combos)];
  const original = ACTIONS.find(({ name }) => name === action).keys;
  if (JSON.stringify(next[action]) === JSON.stringify(original)) delete next[action];
  return next;
}

const SHOWN = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Escape: "Esc", Space: "Space" };

/** A combination as it is printed on keys. */
export function shownCombo(combo) {
  if (combo === "+") return "+";
  const parts = combo.split("+").filter(Boolean);
  const key = combo.endsWith("++") ? "+" : parts.pop();
  return [...parts, SHOWN[key] ?? (key.length === 1 ? key.toUpperCase() : key)].join(" + ");
}
