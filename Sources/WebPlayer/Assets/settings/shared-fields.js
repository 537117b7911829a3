import { t } from "../i18n/i18n.js";
import { choiceField, rangeField, selectField, switchField } from "../ui/fields.js";
import { CHOICES, RANGES } from "./preferences.js";
import { MODES } from "../cues/concealment.js";

/** The fields of the subtitles that the page of settings and the player's panel share. */
export function subtitleFields(settings) {
  return [visibility("en", "subtitles.english", settings), visibility("ja", "subtitles.japanese", settings),
    choice("order", "options.order", (value) => `order.${value}`, settings),
    choice("position", "options.position", (value) => `position.${value}`, settings),
    percentField("options.size", "size", 0.1, settings)];
}

/** The fields of listening practice that both share. */
export function listeningFields(settings) {
  const set = (name) => (value) => settings.set({ [name]: value });
  return [
    selectField("options.loopTimes", CHOICES.loopTimes.map((value) =>
      (value === 0 ? { value, t: "loop.forever" } : { value, text: t("loop.times", { count: value }) })),
    settings.get("loopTimes"), set("loopTimes")),
    switchField("options.pauseAfter", settings.get("pauseAfter"), set("pauseAfter")),
    selectField("options.pauseFor", CHOICES.pauseFor.map((value) =>
      (typeof value === "number" ? { value, text: t("rest.seconds", { count: value }) } : { value, t: `rest.${value}` })),
    settings.get("pauseFor"), set("pauseFor")),
  ];
}

/** A setting that is a share, as a slider in percent. */
export function percentField(labelKey, name, step, settings) {
  const [min, max] = RANGES[name];
  return rangeField(labelKey, {
    min, max, step, value: settings.get(name), shown: (value) => `${Math.round(value * 100)} %`,
  }, (value) => settings.set({ [name]: value }));
}

function choice(name, labelKey, keyOf, settings) {
  return choiceField(labelKey, CHOICES[name].map((value) => ({ value, t: keyOf(value) })),
    settings.get(name), (value) => settings.set({ [name]: value }));
}

function visibility(language, labelKey, settings) {
  return choiceField(labelKey, MODES.map((value) => ({ value, t: `visibility.${value}` })),
    settings.get("visibility")[language], (mode) => settings.set({
      visibility: { ...settings.get("visibility"), [language]: mode },
      concealedAs: { ...settings.get("concealedAs"), ...(mode === "shown" ? {} : { [language]: mode }) },
    }));
}
