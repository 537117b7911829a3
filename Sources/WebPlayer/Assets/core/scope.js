/** What has to be undone when a screen goes: listeners, timers, observers. */
export class Scope {
  #undoings = [];
  #isOver = false;

  /** Keeps a function to be called at the end; called at once when the end has been. */
  add(undo) {
    if (this.#isOver) undo();
    else this.#undoings.push(undo);
  }

  /** Listens to a DOM target until the end. */
  listen(target, type, listener, options) {
    target.addEventListener(type, listener, options);
    this.add(() => target.removeEventListener(type, listener, options));
  }

  get isOver() {
    return this.#isOver;
  }

  end() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const undo of this.#undoings.reverse()) undo();
    this.#undoings = [];
  }
}
