import { ACTIONS } from "../keys/actions.js";
import { MODES } from "../cues/concealment.js";

/** What the page remembers. Every value that is stored is checked against this; what is unknown is dropped. */
export const DEFAULTS = {
  language: "auto",
  theme: "auto",
  order: "en-ja",
  size: 1,
  position: "bottom",
  backdrop: 0.55,
  visibility: { en: "shown", ja: "shown" },
  concealedAs: { en: "blurred", ja: "blurred" },
  lightsWord: true,
  transcript: true,
  speed: 1,
  volume: 1,
  muted: false,
  loopTimes: 0,
  pauseAfter: false,
  pauseFor: "key",
  pauseOnTap: true,
  resumeAfterCard: true,
  colourWords: false,
  commonWords: 3000,
  keys: {},
};

/** The values of the settings that have a few. */
export const CHOICES = {
  language: ["auto", "ja", "en"],
  theme: ["auto", "light", "dark"],
  order: ["en-ja", "ja-en"],
  position: ["bottom", "top", "below"],
  loopTimes: [0, 2, 3, 5, 10],
  pauseFor: ["key", "same", 1, 2, 3, 5],
  commonWords: [1000, 2000, 3000, 5000, 8000],
};

/** The least and the most of the settings that are numbers. */
export const RANGES = { size: [0.6, 2.4], backdrop: [0, 1], speed: [0.5, 2], volume: [0, 1] };

/** Stored settings made whole and valid. */
export function normalised(stored) {
  const result = structuredClone(DEFAULTS);
  if (stored === null || typeof stored !== "object" || Array.isArray(stored)) return result;
  for (const name of Object.keys(DEFAULTS)) {
    const value = stored[name];
    if (name in CHOICES) {
      if (CHOICES[name].includes(value)) result[name] = value;
    } else if (name in RANGES) {
      const [low, high] = RANGES[name];
      if (Number.isFinite(value)) result[name] = Math.min(high, Math.max(low, value));
    } else if (typeof DEFAULTS[name] === "boolean") {
      if (typeof value === "boolean") result[name] = value;
    }
  }
  for (const language of ["en", "ja"]) {
    if (MODES.includes(stored.visibility?.[language])) result.visibility[language] = stored.visibility[language];
    if (["blurred", "hidden"].includes(stored.concealedAs?.[language])) {
      result.concealedAs[language] = stored.concealedAs[language];
    }
  }
  result.keys = normalisedKeys(stored.keys);
  return result;
}

function normalisedKeys(keys) {
  const known = Object.entries(keys ?? {}).filter(([action, combos]) =>
    ACTIONS.some((entry) => entry.name === action) && Array.isArray(combos)
    && combos.every((combo) => typeof combo === "string" && combo !== ""));
  return Object.fromEntries(known.map(([action, combos]) => [action, combos.slice(0, 4)]));
}

/** The steps of the speed keys. */
export const SPEEDS = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1, 1.1, 1.2, 1.25, 1.5, 1.75, 2];

/** The next speed in a direction, 1 or -1. */
export function nextSpeed(speed, direction) {
  const faster = SPEEDS.find((step) => step > speed + 0.001) ?? SPEEDS.at(-1);
  const slower = SPEEDS.findLast((step) => step < speed - 0.001) ?? SPEEDS[0];
  return direction > 0 ? faster : slower;
}
