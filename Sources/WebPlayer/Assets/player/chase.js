import { api } from "../api/endpoints.js";
import { Emitter } from "../core/emitter.js";

const EVERY_MS = 5000;
const SEEKS_AT_MOST_EVERY_MS = 1000;

/** The end of one session comes before the beginning of the next, whatever way the requests take. */
let ending = Promise.resolve();

/**
 * Has the server's work follow this video and its play head. Emits what the events say of its session: `work`,
 * `cue`, `translation`, `warning`; `edited` when the cues were edited, here or elsewhere, and `reload` when some of it may
 * have been missed; `over` when another page took the
 * work for another video, and `failed` when there is no session to be had.
 */
export class Chase extends Emitter {
  #video;
  #clock;
  #session = null;
  #early = [];
  #isOver = false;
  #lastSent = 0;
  #timer = null;
  #isEnded = false;

  constructor(video, clock, events, scope) {
    super();
    this.#video = video;
    this.#clock = clock;
    for (const name of ["work", "cue", "removed", "translation", "warning"]) {
      scope.add(events.on(name, (data) => this.#heard(name, data)));
    }
    scope.add(events.on("cues", (data) => { if (data.video === video) this.emit("edited", data); }));
    scope.add(events.on("reset", () => this.emit("reload", {})));
    clock.on("seek", () => this.#tellSoon());
    clock.on("time", (position) => {
      if (!clock.paused && performance.now() - this.#lastSent >= EVERY_MS) this.#tell(position);
    });
    clock.on("state", (type) => { if (type === "play" && this.#isOver) this.start(); });
    scope.add(() => { clearTimeout(this.#timer); this.#end(); });
    scope.listen(window, "pagehide", () => this.#end());
  }

  /** Asks for the work. Also after it was taken away. */
  async start() {
    this.#isOver = false;
    this.#lastSent = performance.now();
    try {
      await ending;
      const { session } = await api.openSession(this.#video, this.#clock.now);
      if (this.#isEnded) return api.closeSession(session);
      this.#session = session;
      this.emit("started", {});
      for (const [name, data] of this.#early.splice(0)) this.#heard(name, data);
    } catch (error) {
      this.emit("failed", error);
    }
  }

  /** Events can be faster than the answer that says which session they are of. */
  #heard(name, data) {
    if (data.video !== this.#video) return;
    if (this.#session === null) this.#early.push([name, data]);
    else if (data.session === this.#session) this.emit(name, data);
  }

  /** Tells of a jump at once, and of many in a row (a drag, a loop) once a second. */
  #tellSoon() {
    clearTimeout(this.#timer);
    const since = performance.now() - this.#lastSent;
    if (since >= SEEKS_AT_MOST_EVERY_MS) this.#tell(this.#clock.now);
    else this.#timer = setTimeout(() => this.#tell(this.#clock.now), SEEKS_AT_MOST_EVERY_MS - since);
  }

  async #tell(position) {
    this.#lastSent = performance.now();
    if (this.#session === null || this.#isOver) return;
    try {
      await api.playhead(this.#session, position);
    } catch (error) {
      if (error.code === "sessionOver") {
        this.#isOver = true;
        this.#session = null;
        this.#early = [];
        this.emit("over", {});
      }
      // Anything else passes by itself: the next report says the same.
    }
  }

  #end() {
    this.#isEnded = true;
    if (this.#session === null) return;
    const session = this.#session;
    this.#session = null;
    // A session that cannot be ended ends when another begins.
    ending = api.closeSession(session).catch(() => {});
  }
}
