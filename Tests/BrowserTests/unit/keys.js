import { ACTIONS } from "/assets/keys/actions.js";
import { actionFor, bindings, comboOf, conflict, rebound, shownCombo } from "/assets/keys/bindings.js";
import { nextSpeed, normalised, DEFAULTS } from "/assets/settings/preferences.js";
import { equal, table } from "./check.js";

const press = (key, more = {}) => comboOf({ key, code: "", ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...more });

export const tests = {
  "no key is given twice from the start": () => {
    const all = ACTIONS.flatMap(({ keys }) => keys);
    equal(all.length, new Set(all).size);
  },
  "keys are called by what they type": () => {
    equal(press("L", { shiftKey: true }), "Shift+l");
    equal(press("l"), "l");
    equal(press("L"), "l", "with caps lock");
    equal(press("?", { shiftKey: true }), "?");
    equal(press("+", { shiftKey: true }), "+");
    equal(press(" "), "Space");
    equal(press("ArrowLeft"), "ArrowLeft");
    equal(press("Z", { ctrlKey: true, shiftKey: true }), "Ctrl+Shift+z");
    equal(press("z", { metaKey: true }), "Ctrl+z");
    equal(press("Shift", { shiftKey: true }), null);
  },
  "with an input method on, by where they are": () => {
    equal(press("Process", { code: "KeyJ" }), "j");
    equal(press("Process", { code: "BracketLeft" }), "[");
    equal(press("ｊ", { code: "KeyJ" }), "j");
    equal(press("ま", { code: "KeyJ" }), "j");
    equal(press("Process", { code: "Lang1" }), null);
  },
  "an action is found by its key, and no other by none": () => {
    equal([actionFor("l", {}), actionFor("q", {}), actionFor(null, {})], ["loop", null, null]);
    equal(actionFor("n", { next: ["n"] }), "next");
    equal(actionFor("ArrowRight", { next: ["n"] }), null);
  },
  "a key that another action has is a conflict": () => {
    equal([conflict("l", "next", {}), conflict("ArrowRight", "next", {}), conflict("q", "next", {})], ["loop", null, null]);
  },
  "a key that is given is taken from who had it": () => {
    const changes = rebound({}, "next", ["l"]);
    equal(changes, { loop: [], next: ["l"] });
    equal(bindings(changes).loop, []);
    equal(rebound({ next: ["n"] }, "next", ["ArrowRight"]), {}, "as at first is no change");
    equal(rebound({}, "replay", ["k"]), { playPause: ["Space"], replay: ["k"] });
  },
  "keys are shown as they are printed": () => table([
    ["Ctrl+Shift+z", "Ctrl + Shift + Z"], ["ArrowLeft", "←"], ["+", "+"], ["Ctrl++", "Ctrl + +"], ["Escape", "Esc"], ["[", "["],
  ], shownCombo),
  "speeds go by steps and stop at the ends": () => table([
    [[1, 1], 1.1], [[1, -1], 0.95], [[2, 1], 2], [[0.5, -1], 0.5], [[1.05, 1], 1.1], [[1.05, -1], 1],
  ], nextSpeed),
  "stored settings are taken where they make sense": () => {
    equal(normalised(null), DEFAULTS);
    equal(normalised([1]), DEFAULTS);
    const given = normalised({ speed: 9, size: "x", order: "ja-en", theme: "pink", visibility: { ja: "blurred", en: 3 }, muted: "yes",
      pauseFor: 3, keys: { loop: ["q"], next: "n", nothing: ["x"], replay: [""] }, unknown: 1 });
    equal(given, { ...DEFAULTS, speed: 2, order: "ja-en", pauseFor: 3, visibility: { en: "shown", ja: "blurred" }, keys: { loop: ["q"] } });
    equal(normalised({ speed: NaN, volume: -1 }).volume, 0);
  },
};
