import { Emitter } from "../core/emitter.js";

const inOrder = (a, b) => a.start - b.start || a.id - b.id;

/**
 * The cues of a video, sorted by start. Emits `change` after each change with `{ids}` (those that changed), or with
 * `{ids: null}` when all of them may have.
 */
export class CueList extends Emitter {
  #cues = [];
  #byId = new Map();
  /** The middles of cues that others have replaced. */
  #replaced = new Map();

  get all() {
    return this.#cues;
  }

  get length() {
    return this.#cues.length;
  }

  get(id) {
    return this.#byId.get(id) ?? null;
  }

  replaceAll(cues) {
    this.#cues = [...cues].sort(inOrder);
    this.#byId = new Map(this.#cues.map((cue) => [cue.id, cue]));
    this.emit("change", { ids: null });
  }

  /** Puts cues in, or in place of those with the same ids. */
  upsert(cues) {
    for (const cue of cues) this.#put(cue);
    if (cues.length) this.emit("change", { ids: cues.map((cue) => cue.id) });
  }

  remove(ids) {
    const known = ids.filter((id) => this.#byId.has(id));
    for (const id of known) this.#take(id);
    if (known.length) this.emit("change", { ids: known });
  }

  /** Puts cues in the place of others. Loops and marks of those go on with the cue that is said at their time. */
  replace(ids, cues) {
    const known = ids.filter((id) => this.#byId.has(id));
    for (const id of known) {
      const { start, end } = this.#byId.get(id);
      this.#replaced.set(id, (start + end) / 2);
      this.#take(id);
    }
    for (const cue of cues) this.#put(cue);
    const changed = [...known, ...cues.map((cue) => cue.id)];
    if (changed.length) this.emit("change", { ids: changed });
  }

  /** A translation has come, or its state has changed. False when there is no such cue. */
  translate(id, translation, state) {
    const cue = this.#byId.get(id);
    if (!cue) return false;
    this.upsert([{ ...cue, translation, state }]);
    return true;
  }

  /** The place of a cue, or of the one that is said at the time of a cue that was replaced; -1 when there is none. */
  indexOf(id) {
    const cue = this.#byId.get(id) ?? (this.#replaced.has(id) ? this.at(this.#replaced.get(id)) : null);
    if (!cue) return -1;
    let index = this.#firstAfter(cue) - 1;
    while (index >= 0 && this.#cues[index] !== cue) index -= 1;
    return index;
  }

  /** The index of the last cue that starts at or before a moment; -1 before the first. */
  indexAtOrBefore(moment) {
    let [low, high] = [0, this.#cues.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#cues[middle].start <= moment) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The cue on screen at a moment: of several the one that started last; `null` in a silence. */
  at(moment) {
    for (let index = this.indexAtOrBefore(moment), tries = 0; index >= 0 && tries < 8; index -= 1, tries += 1) {
      if (this.#cues[index].end > moment) return this.#cues[index];
    }
    return null;
  }

  #put(cue) {
    if (this.#byId.has(cue.id)) this.#take(cue.id);
    this.#cues.splice(this.#firstAfter(cue), 0, cue);
    this.#byId.set(cue.id, cue);
  }

  #take(id) {
    const index = this.indexOf(id);
    this.#cues.splice(index, 1);
    this.#byId.delete(id);
  }

  #firstAfter(cue) {
    let [low, high] = [0, this.#cues.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inOrder(this.#cues[middle], cue) <= 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
