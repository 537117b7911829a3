/**
 * Where the rows of a long list are, though only those on screen exist. A row that was never measured has the mean
 * height of those that were.
 */
export class Heights {
  #ids = [];
  #known = new Map();
  #sum = 0;
  #guess;
  #tops = new Float64Array(1);
  #isStale = false;

  constructor(guess) {
    this.#guess = guess;
  }

  get count() {
    return this.#ids.length;
  }

  get total() {
    this.#layOut();
    return this.#tops[this.#ids.length];
  }

  /** Sets which rows there are, in their order; what is known of their heights stays. */
  setIds(ids) {
    this.#ids = ids;
    this.#isStale = true;
  }

  /** A row was measured. True when that changes where others are. */
  measure(id, height) {
    const before = this.#known.get(id);
    if (before === height) return false;
    this.#sum += height - (before ?? 0);
    this.#known.set(id, height);
    this.#isStale = true;
    return true;
  }

  /** Forgets all measures: the width has changed. */
  forget() {
    this.#guess = this.#mean;
    this.#known.clear();
    this.#sum = 0;
    this.#isStale = true;
  }

  top(index) {
    this.#layOut();
    return this.#tops[index];
  }

  /** The row at a height from the top. */
  indexAt(y) {
    this.#layOut();
    let [low, high] = [0, this.#ids.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#tops[middle + 1] <= y) low = middle + 1;
      else high = middle;
    }
    return Math.min(low, Math.max(0, this.#ids.length - 1));
  }

  /** The rows to have for a view: [first, last), with some beyond each edge. */
  window(scrollTop, height, beyond) {
    if (this.#ids.length === 0) return [0, 0];
    return [this.indexAt(Math.max(0, scrollTop - beyond)), this.indexAt(scrollTop + height + beyond) + 1];
  }

  get #mean() {
    return this.#known.size ? this.#sum / this.#known.size : this.#guess;
  }

  #layOut() {
    if (!this.#isStale) return;
    this.#isStale = false;
    const mean = this.#mean;
    if (this.#tops.length < this.#ids.length + 1) this.#tops = new Float64Array(this.#ids.length * 2 + 1);
    let top = 0;
    for (let i = 0; i < this.#ids.length; i += 1) {
      this.#tops[i] = top;
      top += this.#known.get(this.#ids[i]) ?? mean;
    }
    this.#tops[this.#ids.length] = top;
  }
}
