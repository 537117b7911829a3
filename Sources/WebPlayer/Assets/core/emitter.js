/** Listeners by event name. `on` gives back what removes the listener. */
export class Emitter {
  #listeners = new Map();

  on(name, listener) {
    if (!this.#listeners.has(name)) this.#listeners.set(name, new Set());
    this.#listeners.get(name).add(listener);
    return () => this.#listeners.get(name).delete(listener);
  }

  emit(name, detail) {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) listener(detail);
  }
}
