import { layer } from "./layer.js";
import { placed } from "./placement.js";

/** Below this width floating things are sheets at the bottom; the style sheet knows it too. */
const SHEET_BELOW = 600;

/**
 * Hangs an element beside an anchor (an element or a rectangle), and closes it by Escape or a press outside.
 * Gives `{close, move}`; `move` places it anew after its content has changed.
 */
export function float(element, anchor, { onClose = () => {}, keepsOpen = () => false } = {}) {
  let isOpen = true;
  const listeners = new AbortController();
  const rectangle = () => (anchor instanceof Element ? anchor.getBoundingClientRect() : anchor);

  function move() {
    if (!isOpen) return;
    if (innerWidth < SHEET_BELOW) {
      Object.assign(element.style, { left: "", top: "", maxHeight: "" });
      return;
    }
    element.style.maxHeight = "";
    const place = placed(rectangle(), { width: element.offsetWidth, height: element.offsetHeight },
      { width: innerWidth, height: innerHeight });
    Object.assign(element.style, {
      left: `${place.left}px`, top: `${place.top}px`, maxHeight: `${place.maxHeight}px`,
    });
  }

  function close() {
    if (!isOpen) return;
    isOpen = false;
    listeners.abort();
    element.remove();
    onClose();
  }

  layer().append(element);
  move();
  const { signal } = listeners;
  addEventListener("resize", move, { signal });
  document.addEventListener("pointerdown", (event) => {
    if (!element.contains(event.target) && !keepsOpen(event.target)) close();
  }, { signal, capture: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    close();
  }, { signal, capture: true });
  return { close, move };
}
