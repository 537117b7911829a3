/**
 * The next moment at which playback has to be stopped or sent back: `{at, kind: "loop" | "pause", cue}`, or `null`.
 * `loop` is `{first, last, …}` with ids; `finished` is the cue whose end has been acted upon.
 */
export function nextBoundary({ list, now, loop, pausesAfter, finished }) {
  if (loop !== null) {
    const span = loopSpan(list, loop);
    return span === null || now >= span.end + PAST_MS ? null : { at: span.end, kind: "loop", cue: loop.last };
  }
  if (!pausesAfter) return null;
  const index = list.indexAtOrBefore(now);
  const cues = list.all;
  const isIn = index >= 0 && cues[index].end > now && cues[index].id !== finished;
  const cue = isIn ? cues[index] : cues[index + 1];
  return cue ? { at: cue.end, kind: "pause", cue: cue.id } : null;
}

/** So long after its end a loop is still brought back; further on, someone has gone elsewhere. */
const PAST_MS = 1500;

/** From where to where a loop goes; `null` when its cues are no more. */
export function loopSpan(list, loop) {
  const [first, last] = [list.indexOf(loop.first), list.indexOf(loop.last)];
  if (first < 0 || last < 0) return null;
  const cues = list.all.slice(Math.min(first, last), Math.max(first, last) + 1);
  return { start: cues[0].start, end: Math.max(...cues.map((cue) => cue.end)) };
}

/** The loop after a jump that was not its own: one sentence goes with the jump, a range ends when it is left. */
export function loopAfterJump(list, loop, target) {
  if (loop === null) return null;
  const span = loopSpan(list, loop);
  if (span !== null && span.start <= target && target < span.end) return loop;
  if (loop.isRange) return null;
  const cue = list.all[list.indexAtOrBefore(target)];
  return cue ? { ...loop, first: cue.id, last: cue.id, played: 0 } : null;
}

/** The loop once its end was reached: counted on, or over (`null`). */
export function loopAfterPass(loop) {
  const played = loop.played + 1;
  return loop.times > 0 && played >= loop.times ? null : { ...loop, played };
}

/** How long to rest after a sentence, in ms; `null` until a key. `same` is as long as the sentence, for repeating it. */
export function restFor(setting, cue, rate) {
  if (setting === "same") return Math.round((cue.end - cue.start) / rate);
  return typeof setting === "number" ? setting * 1000 : null;
}
