import { oneLine } from "../core/text.js";

const LONGEST_PAUSE_MS = 1500;
const MOST_CUES = 6;
const ENDS_SENTENCE = /[.?!…。？！]["'”’)\]]*$/;

/**
 * The whole sentence that a cue is part of, for a card: long sentences are shown as several cues, and half of one
 * teaches little. Gives `{cue, start, end, text, translation}`; `cue` is the first one's id.
 */
export function sentenceAround(cues, index) {
  let [first, last] = [index, index];
  while (first > 0 && last - first + 1 < MOST_CUES && flowsOn(cues[first - 1], cues[first])) first -= 1;
  while (last + 1 < cues.length && last - first + 1 < MOST_CUES && flowsOn(cues[last], cues[last + 1])) last += 1;
  return joined(cues.slice(first, last + 1));
}

/** Several cues as one. */
export function joined(cues) {
  const translations = cues.map((cue) => cue.translation).filter(Boolean);
  return {
    cue: cues[0].id,
    start: cues[0].start,
    end: Math.max(...cues.map((cue) => cue.end)),
    text: cues.map((cue) => oneLine(cue.text)).join(" "),
    translation: translations.length ? translations.map(oneLine).join("") : null,
  };
}

function flowsOn(cue, next) {
  return !ENDS_SENTENCE.test(cue.text.trim()) && next.start - cue.end <= LONGEST_PAUSE_MS;
}
