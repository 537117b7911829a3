import { occurrences } from "./search.js";

const canHighlight = typeof Highlight !== "undefined" && CSS.highlights !== undefined;

/** Marks what was found in the rows that exist; the browser paints it without any change of the page. */
export function markFound(rows, query, currentId) {
  for (const [id, row] of rows) row.classList.toggle("is-found", query.trim() !== "" && id === currentId);
  if (!canHighlight) return;
  if (query.trim() === "") return CSS.highlights.delete("found");
  const texts = [...rows.values()].flatMap((row) => [...row.querySelectorAll(".row-en, .row-ja")]);
  CSS.highlights.set("found", new Highlight(...texts.flatMap((text) => rangesIn(text, query))));
}

function rangesIn(element, query) {
  const nodes = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return occurrences(text, query).map(([start, end]) => {
    const range = new Range();
    const [from, to] = [start, end].map((at, isEnd) =>
      nodes.findLast((entry) => (isEnd ? entry.start < at : entry.start <= at)));
    range.setStart(from.node, start - from.start);
    range.setEnd(to.node, end - to.start);
    return range;
  });
}
