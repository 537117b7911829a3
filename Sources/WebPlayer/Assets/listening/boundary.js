const LEAD_MS = 4;
const CLOSE_MS = 60;

/**
 * Calls back when playback reaches a moment, within a few milliseconds: a timer aimed at it, looked at again on every
 * frame. (`timeupdate` comes only every quarter of a second.)
 */
export class Boundary {
  #clock;
  #at = null;
  #reached = null;
  #timer = null;

  constructor(clock) {
    this.#clock = clock;
    clock.on("time", () => this.#look());
    clock.on("state", () => this.#look());
  }

  arm(at, reached) {
    this.#at = at;
    this.#reached = reached;
    this.#look();
  }

  disarm() {
    this.#at = null;
    clearTimeout(this.#timer);
  }

  #look() {
    clearTimeout(this.#timer);
    if (this.#at === null || this.#clock.paused || this.#clock.isSeeking) return;
    const left = (this.#at - this.#clock.now) / this.#clock.rate;
    if (left <= LEAD_MS) {
      this.#at = null;
      this.#reached();
      return;
    }
    this.#timer = setTimeout(() => this.#look(), left > CLOSE_MS ? left - CLOSE_MS / 2 : left - LEAD_MS);
  }
}
