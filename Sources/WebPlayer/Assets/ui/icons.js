/** Drawings on a grid of 24 × 24: strokes, and with `!` before them, filled shapes. */
const DRAWINGS = {
  play: ["!M8 5.2v13.6a.7.7 0 0 0 1.06.6l11.1-6.8a.7.7 0 0 0 0-1.2L9.06 4.6A.7.7 0 0 0 8 5.2Z"],
  pause: ["!M7 5h3.4v14H7zM13.6 5H17v14h-3.4z"],
  previous: ["M11 6 5 12l6 6", "M19 6l-6 6 6 6"],
  next: ["M13 6l6 6-6 6", "M5 6l6 6-6 6"],
  replay: ["M5 5v5h5", "M5.6 10A7 7 0 1 1 5 13"],
  loop: ["M17 3l3 3-3 3", "M20 6H9a5 5 0 0 0-5 5v1", "M7 21l-3-3 3-3", "M4 18h11a5 5 0 0 0 5-5v-1"],
  rest: ["M5 6h14M5 12h6M5 18h14", "M15 9.5v5M18.5 9.5v5"],
  star: ["M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z"],
  starred: ["!M12 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L3 9.6l6.2-.9z"],
  edit: ["M4 20l1-4L16.5 4.5l3 3L8 19z", "M14 7l3 3"],
  close: ["M6 6l12 12M18 6L6 18"],
  search: ["M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z", "M15.5 15.5L20 20"],
  gear: ["M4 7h9M17 7h3M4 17h3M11 17h9", "M15 4.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM9 14.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"],
  volume: ["M4 10v4h3l5 4V6l-5 4z", "M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"],
  muted: ["M4 10v4h3l5 4V6l-5 4z", "M16 10l4 4M20 10l-4 4"],
  fullScreen: ["M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
  smallScreen: ["M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5"],
  inset: ["M4 5h16v14H4z", "!M12 12h6.5v5H12z"],
  transcript: ["M4 5h16v14H4z", "M14 5v14", "M16.5 9h1.5M16.5 12h1.5M16.5 15h1.5"],
  back: ["M14 6l-6 6 6 6"],
  help: ["M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7", "M12 16.4v.1"],
  speaker: ["M4 10v4h3l5 4V6l-5 4z", "M15.5 9a4 4 0 0 1 0 6"],
  check: ["M5 12.5l4.5 4.5L19 7.5"],
  plus: ["M12 5v14M5 12h14"],
  minus: ["M5 12h14"],
  undo: ["M8 5L4 9l4 4", "M4 9h9a6 6 0 0 1 0 12h-3"],
  redo: ["M16 5l4 4-4 4", "M20 9h-9a6 6 0 0 0 0 12h3"],
  download: ["M12 4v11M7.5 10.5L12 15l4.5-4.5", "M5 19h14"],
  remove: ["M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7"],
  retry: ["M19 5v5h-5", "M18.4 10A7 7 0 1 0 19 13"],
  film: ["M4 5h16v14H4z", "M8 5v14M16 5v14M4 9.6h4M4 14.3h4M16 9.6h4M16 14.3h4"],
  wave: ["M4 10v4M8 7v10M12 4v16M16 8v8M20 10.5v3"],
  copy: ["M9 9h10v10H9z", "M15 9V5H5v10h4"],
  warning: ["M12 4.5l8.5 14.5h-17z", "M12 10v4M12 16.6v.1"],
  globe: ["M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z", "M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17"],
  target: ["M12 5v14M12 19l-5-5M12 19l5-5"],
};

const SVG = "http://www.w3.org/2000/svg";

/** A drawing that says nothing to a screen reader: the control around it has the name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  svg.dataset.icon = name;
  draw(svg, name);
  return svg;
}

/** Changes which drawing an icon shows. */
export function setIcon(svg, name) {
  if (svg.dataset.icon === name) return;
  svg.dataset.icon = name;
  draw(svg, name);
}

function draw(svg, name) {
  svg.replaceChildren(...DRAWINGS[name].map((drawing) => {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", drawing.replace(/^!/, ""));
    path.setAttribute("class", drawing.startsWith("!") ? "icon-fill" : "icon-stroke");
    return path;
  }));
}
