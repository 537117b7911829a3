/**
 * Whether one language's line can be read. It is `shown`, `blurred` or `hidden`; a concealed line can be peeked at,
 * which lasts until the next line. One key does it all: shown → concealed → this line only → shown.
 */
export const MODES = ["shown", "blurred", "hidden"];

export function pressed(state) {
  if (state.mode === "shown") return { ...state, mode: state.concealedAs, isPeeking: false };
  if (!state.isPeeking) return { ...state, isPeeking: true };
  return { ...state, mode: "shown", isPeeking: false };
}

/** A mode is chosen by name; the key conceals in the way that was chosen last. */
export function chosen(state, mode) {
  return { mode, concealedAs: mode === "shown" ? state.concealedAs : mode, isPeeking: false };
}

/** Another line has come. */
export function lineChanged(state) {
  return state.isPeeking ? { ...state, isPeeking: false } : state;
}

/** What the eye gets: `shown`, `blurred` or `hidden`. */
export function visible(state) {
  return state.isPeeking ? "shown" : state.mode;
}
