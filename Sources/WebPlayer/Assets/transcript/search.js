import { folded, oneLine } from "../core/text.js";

const known = new WeakMap();

function foldedCue(cue) {
  if (!known.has(cue)) known.set(cue, `${folded(oneLine(cue.text))}\n${folded(oneLine(cue.translation ?? ""))}`);
  return known.get(cue);
}

/** The ids of the cues that have a text in either language, in their order. Nothing is found for nothing. */
export function found(cues, query) {
  const wanted = folded(query.trim());
  return wanted === "" ? [] : cues.filter((cue) => foldedCue(cue).includes(wanted)).map((cue) => cue.id);
}

/** Where a text is in the text of one row: [start, end) offsets, folded as in `found`. */
export function occurrences(text, query) {
  const [wanted, places] = [folded(query.trim()), []];
  const plain = folded(text);
  if (wanted === "" || plain.length !== text.length) return places;
  for (let at = plain.indexOf(wanted); at >= 0; at = plain.indexOf(wanted, at + wanted.length)) {
    places.push([at, at + wanted.length]);
  }
  return places;
}
