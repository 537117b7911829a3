import { h } from "../core/dom.js";
import { Heights } from "./heights.js";

const BEYOND_PX = 400;
const GUESS_PX = 84;
/** A glide is over by then, also where the browser does not say so (`scrollend`). */
const LONGEST_GLIDE_MS = 1000;

/**
 * A long list of which only the rows near the view exist. `makeRow(id, index, count)` makes a row's element. A row that
 * is kept (`keep`) exists wherever the view is, so that what is typed into it is not lost.
 */
export class VirtualList {
  element;
  #inner;
  #heights = new Heights(GUESS_PX);
  #makeRow;
  #ids = [];
  #rows = new Map();
  #kept = null;
  #frame = null;
  #glide = null;
  #timer = null;
  #afterLayout;

  /** `afterLayout(rows)` follows each layout, `resized()` each change of the view's size, also from nothing. */
  constructor({ makeRow, labelKey, className, afterLayout, resized }, scope) {
    this.#makeRow = makeRow;
    this.#afterLayout = afterLayout;
    this.#inner = h("div", { class: "virtual-inner", role: "list", tLabel: labelKey });
    this.element = h("div", { class: `virtual ${className}` }, this.#inner);
    this.element.addEventListener("scroll", () => this.#layOutSoon(), { passive: true });
    this.element.addEventListener("scrollend", () => this.#arrived());
    // A hand on the list ends a glide, wherever it is.
    for (const type of ["wheel", "touchmove", "pointerdown"]) {
      this.element.addEventListener(type, () => { this.#glide = null; }, { passive: true });
    }
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (this.element.clientWidth !== width) this.#heights.forget();
      width = this.element.clientWidth;
      this.#layOut();
      if (this.element.clientHeight > 0) resized();
    });
    observer.observe(this.element);
    scope.add(() => { observer.disconnect(); cancelAnimationFrame(this.#frame); clearTimeout(this.#timer); });
  }

  /** Sets the rows in their order; the rows of `changed` (or all, by `null`) are made anew. */
  setIds(ids, changed) {
    this.#ids = ids;
    this.#heights.setIds(ids);
    const isKnown = changed === null ? null : new Set(changed);
    for (const [id, row] of this.#rows) {
      if (id !== this.#kept && (isKnown === null || isKnown.has(id))) {
        row.remove();
        this.#rows.delete(id);
      }
    }
    this.#layOut();
  }

  keep(id) {
    this.#kept = id;
  }

  /** A kept row goes on as the one of another id, with what is typed into it. */
  renameKept(id) {
    const row = this.#rows.get(this.#kept);
    this.#rows.delete(this.#kept);
    this.#rows.get(id)?.remove();
    this.#rows.delete(id);
    this.#kept = id;
    if (!row) return;
    row.dataset.id = id;
    this.#rows.set(id, row);
  }

  row(id) {
    return this.#rows.get(id) ?? null;
  }

  get rows() {
    return this.#rows;
  }

  /** Whether a row's middle is in view. */
  isInView(index) {
    const middle = (this.#heights.top(index) + this.#heights.top(index + 1)) / 2;
    return middle > this.element.scrollTop && middle < this.element.scrollTop + this.element.clientHeight;
  }

  /** Brings a row to a third of the view: gently if it is near, at once if it is far. */
  reveal(index) {
    const wanted = this.#placeFor(index);
    const way = Math.abs(wanted - this.element.scrollTop);
    const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (way < 1) return;
    if (isCalm || way > this.element.clientHeight * 1.5) return this.#jump(index);
    this.#glide = this.#ids[index];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#arrived(), LONGEST_GLIDE_MS);
    this.element.scrollTo({ top: wanted, behavior: "smooth" });
  }

  /** Measures and places anew after rows have changed by themselves. */
  refresh() {
    this.#layOut();
  }

  #placeFor(index) {
    const most = this.#heights.total - this.element.clientHeight;
    return Math.max(0, Math.min(most, this.#heights.top(index) - this.element.clientHeight * 0.3));
  }

  /** Goes to a row at once; twice, since its place is known exactly only when the rows around it were measured. */
  #jump(index) {
    for (let pass = 0; pass < 2; pass += 1) {
      this.element.scrollTo({ top: this.#placeFor(index), behavior: "instant" });
      this.#layOut();
    }
  }

  /** A glide is over: rows that were measured on its way may have moved the place it was meant for. */
  #arrived() {
    clearTimeout(this.#timer);
    const index = this.#ids.indexOf(this.#glide);
    this.#glide = null;
    if (index >= 0 && Math.abs(this.#placeFor(index) - this.element.scrollTop) > 2) this.#jump(index);
  }

  #layOutSoon() {
    this.#frame ??= requestAnimationFrame(() => this.#layOut());
  }

  #layOut() {
    cancelAnimationFrame(this.#frame);
    this.#frame = null;
    const view = this.element;
    if (view.clientHeight === 0) return;
    const anchor = this.#heights.count ? this.#heights.indexAt(view.scrollTop) : 0;
    const anchorOffset = this.#heights.count ? view.scrollTop - this.#heights.top(anchor) : 0;
    for (let pass = 0; pass < 3; pass += 1) {
      this.#fill(this.#heights.window(view.scrollTop, view.clientHeight, BEYOND_PX));
      if (!this.#measure()) break;
      const wanted = this.#heights.top(anchor) + anchorOffset;
      this.#inner.style.height = `${this.#heights.total}px`;
      // Setting the place would stop a glide.
      if (this.#glide === null && Math.abs(wanted - view.scrollTop) >= 1) view.scrollTop = wanted;
    }
    this.#inner.style.height = `${this.#heights.total}px`;
    this.#place();
    this.#afterLayout(this.#rows);
  }

  #fill([first, last]) {
    const wanted = new Map();
    for (let index = first; index < last; index += 1) wanted.set(this.#ids[index], index);
    if (this.#kept !== null && !wanted.has(this.#kept)) {
      const index = this.#ids.indexOf(this.#kept);
      if (index >= 0) wanted.set(this.#kept, index);
    }
    for (const [id, row] of this.#rows) {
      if (wanted.has(id)) continue;
      row.remove();
      this.#rows.delete(id);
    }
    let previous = null;
    for (const [id, index] of [...wanted].sort((a, b) => a[1] - b[1])) {
      let row = this.#rows.get(id);
      if (!row) {
        row = this.#makeRow(id, index, this.#ids.length);
        this.#rows.set(id, row);
      }
      row.dataset.place = String(index);
      const after = previous ? previous.nextSibling : this.#inner.firstChild;
      if (row !== after) this.#inner.insertBefore(row, after);
      previous = row;
    }
  }

  /** Measures the rows that exist. True when places have changed. */
  #measure() {
    let isChanged = false;
    for (const [id, row] of this.#rows) {
      if (this.#heights.measure(id, row.offsetHeight)) isChanged = true;
    }
    return isChanged;
  }

  #place() {
    for (const row of this.#rows.values()) {
      const top = `translateY(${this.#heights.top(Number(row.dataset.place))}px)`;
      if (row.style.transform !== top) row.style.transform = top;
    }
  }
}
