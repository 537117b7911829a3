/** Without subtitles at hand, the sentence keys jump this far. */
const BLIND_JUMP_MS = 5000;

/**
 * Where a sentence key goes. `held` is the cue that playback was stopped at the end of: we are still in it.
 * From within a sentence, `previous` is the one before; from a silence, the one just heard.
 */
export function destination(direction, list, now, held, duration) {
  const index = held ? list.indexOf(held.id) : list.indexAtOrBefore(now);
  const cues = list.all;
  const isInside = held !== null || (index >= 0 && cues[index].end > now);
  if (direction === "replay") return cues[index]?.start ?? blind(now, -BLIND_JUMP_MS, duration);
  if (direction === "previous") {
    const wanted = isInside ? index - 1 : index;
    if (wanted >= 0) return cues[wanted].start;
    return cues.length > 0 && index >= 0 ? cues[0].start : blind(now, -BLIND_JUMP_MS, duration);
  }
  return cues[index + 1]?.start ?? blind(now, BLIND_JUMP_MS, duration);
}

function blind(now, by, duration) {
  return Math.min(Math.max(0, now + by), duration ?? Infinity);
}
