const DOUBLE_MS = 280;
const SWIPE_PX = 48;

/**
 * What fingers do. On the picture: one tap shows or hides the controls, two taps go to the sentence before (left third),
 * after (right third), or play and stop (middle). On the subtitles a swipe goes to the next or the previous sentence, a
 * swipe down says it again, a swipe up lets one peek at the Japanese.
 */
export function followGestures({ picture, subtitles, actions, scope }) {
  let last = null;
  let timer = null;

  scope.listen(picture, "pointerup", (event) => {
    if (event.pointerType !== "touch" || event.target.closest("button, .word, .subtitles")) return;
    const side = sideOf(event, picture);
    if (last && event.timeStamp - last.at < DOUBLE_MS && last.side === side) {
      clearTimeout(timer);
      last = null;
      actions[{ left: "previous", middle: "playPause", right: "next" }[side]]();
      return;
    }
    last = { at: event.timeStamp, side };
    clearTimeout(timer);
    timer = setTimeout(() => actions.tap(), DOUBLE_MS);
  });
  scope.add(() => clearTimeout(timer));

  let start = null;
  scope.listen(subtitles, "pointerdown", (event) => {
    start = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
  });
  scope.listen(subtitles, "pointerup", (event) => {
    if (!start) return;
    const swipe = swipeOf(event.clientX - start.x, event.clientY - start.y);
    start = null;
    if (swipe) actions[{ left: "next", right: "previous", down: "replay", up: "japanese" }[swipe]]();
  });
  scope.listen(subtitles, "pointercancel", () => { start = null; });
}

function sideOf(event, picture) {
  const { left, width } = picture.getBoundingClientRect();
  const share = (event.clientX - left) / width;
  return share < 1 / 3 ? "left" : share > 2 / 3 ? "right" : "middle";
}

/** The direction of a movement, or `null` when it is none. */
export function swipeOf(dx, dy) {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_PX) return null;
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : "down";
}
