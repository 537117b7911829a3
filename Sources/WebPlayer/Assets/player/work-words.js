import { formatTime } from "../core/time.js";

/**
 * What is being done, as a message for a person: `{key, values, kind}` with kind `busy`, `done`, `failed` or `idle`.
 * `null` when there is nothing to say.
 */
export function workWords(work) {
  if (work === null) return null;
  switch (work.phase) {
    case "preparing": return { key: "work.preparing", values: {}, kind: "busy" };
    case "recognizing": return {
      key: work.duration === null ? "work.recognizing.open" : "work.recognizing",
      values: { heard: formatTime(work.heard ?? 0), duration: formatTime(work.duration ?? 0) }, kind: "busy",
    };
    case "translating": return {
      key: "work.translating", values: { translated: work.translated ?? 0, cues: work.cues ?? 0 }, kind: "busy",
    };
    case "done": return { key: (work.cues ?? 0) === 0 ? "work.nothing" : "work.done", values: {}, kind: "done" };
    case "failed": return { key: "work.failed", values: {}, kind: "failed" };
    default: return null;
  }
}
