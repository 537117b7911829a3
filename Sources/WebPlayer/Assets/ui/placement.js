/** The least distance from the edges of the window, and from what it is about. */
const MARGIN = 8;
const GAP = 10;
const LEAST_HEIGHT = 240;

/**
 * Where something floats beside what it is about: above it if there is room, otherwise below, otherwise where more
 * room is, or beside it; never outside the window. Rectangles are `{left, top, width, height}`; gives `{left, top, maxHeight}`.
 */
export function placed(anchor, size, view) {
  const above = anchor.top - GAP - MARGIN;
  const below = view.height - (anchor.top + anchor.height) - GAP - MARGIN;
  if (Math.max(above, below) < Math.min(size.height, LEAST_HEIGHT)) return beside(anchor, size, view);
  const isAbove = above >= size.height || above >= below;
  const maxHeight = Math.max(80, isAbove ? above : below);
  const height = Math.min(size.height, maxHeight);
  const centre = anchor.left + anchor.width / 2 - size.width / 2;
  return {
    left: Math.round(Math.min(Math.max(MARGIN, centre), Math.max(MARGIN, view.width - size.width - MARGIN))),
    top: Math.round(isAbove ? anchor.top - GAP - height : anchor.top + anchor.height + GAP),
    maxHeight: Math.round(maxHeight),
  };
}

/** Where the window is low, something takes its whole height, on the side where more room is. */
function beside(anchor, size, view) {
  const isLeft = anchor.left + anchor.width / 2 > view.width / 2;
  return {
    left: isLeft ? MARGIN : Math.max(MARGIN, view.width - size.width - MARGIN),
    top: MARGIN,
    maxHeight: view.height - 2 * MARGIN,
  };
}
