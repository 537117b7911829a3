import { rangeAt } from "../../core/intervals.js";

const AHEAD_MS = 15_000;
const HOLE_MS = 400;
const NEAR_HEAD_MS = 3000;
const END_MS = 500;

/**
 * What a segmented source has to do: where to read from now (`fillFrom`, or `null` to let what is running run), and
 * where to jump over a hole that is too small to be missed (`jumpTo`). `head` is how far the running read has come.
 */
export function fillPlan(ranges, position, duration, head) {
  const end = duration ?? Infinity;
  const here = rangeAt(ranges, position);
  if (here === null) {
    const next = ranges.find(([start]) => start > position && start - position <= HOLE_MS);
    if (next) return { fillFrom: null, jumpTo: next[0] };
    if (position >= end - END_MS) return { fillFrom: null, jumpTo: null };
    const isComing = head !== null && position >= head - NEAR_HEAD_MS && position <= head + NEAR_HEAD_MS;
    return { fillFrom: isComing ? null : position, jumpTo: null };
  }
  const isRunningHere = head !== null && head >= here[0] && (head === Infinity || head <= here[1] + NEAR_HEAD_MS);
  const isNeeded = here[1] - position < AHEAD_MS && here[1] < end - END_MS;
  return { fillFrom: isNeeded && !isRunningHere ? here[1] : null, jumpTo: null };
}
