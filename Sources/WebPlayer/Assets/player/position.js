import { api } from "../api/endpoints.js";

const EVERY_MS = 10_000;
const NEARLY_OVER_MS = 10_000;

/** Where a video starts: where the address says, or where it was left, or anew when it was nearly over. */
export function startPosition({ position, duration }, at) {
  if (at !== null) return at;
  return duration !== null && position > duration - NEARLY_OVER_MS ? 0 : position;
}

/** Keeps where we are: every few seconds, at each stop, and at the end. */
export function keepPosition({ clock, detail, scope }) {
  let kept = null;
  let at = performance.now();

  function keep(isLast = false) {
    const position = clock.now;
    at = performance.now();
    if (position === kept) return;
    kept = position;
    // A position that is not kept now is kept the next time.
    api.patchVideo(detail.id, { position }, isLast).catch(() => { kept = null; });
  }

  clock.on("time", () => { if (!clock.paused && performance.now() - at > EVERY_MS) keep(); });
  clock.on("state", (type) => { if (type === "pause") keep(); });
  scope.listen(window, "pagehide", () => keep(true));
  scope.add(() => keep(true));
}
