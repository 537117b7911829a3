import { Emitter } from "../core/emitter.js";
import { Boundary } from "./boundary.js";
import { destination } from "./navigation.js";
import { loopAfterJump, loopAfterPass, loopSpan, nextBoundary, restFor } from "./plan.js";

/**
 * Listening practice: jumps by sentence, loops, rests after each sentence. Emits `change` when what it does changes:
 * `loop` ({first, last, isRange, times, played}), `marks` ({a, b}), `held` (the cue it stopped at), `restUntil`.
 */
export class Conductor extends Emitter {
  loop = null;
  marks = { a: null, b: null };
  held = null;
  #clock;
  #list;
  #settings;
  #boundary;
  #finished = null;
  #isOwnJump = false;
  #timer = null;
  #delay;

  /** `delay()` is by how much the lines are shown later than their times say. */
  constructor(clock, list, settings, delay, scope) {
    super();
    this.#delay = delay;
    this.#clock = clock;
    this.#list = list;
    this.#settings = settings;
    this.#boundary = new Boundary(clock);
    clock.on("seek", (target) => this.#jumped(target));
    clock.on("seeked", () => this.#plan());
    clock.on("state", (type) => this.#stateChanged(type));
    scope.add(list.on("change", () => this.#plan()));
    scope.add(settings.on("change", () => this.#plan()));
    scope.add(() => { this.#boundary.disarm(); clearTimeout(this.#timer); });
  }

  /** The sentence we are in: on screen, or just over. */
  get current() {
    return this.currentAt(this.#now);
  }

  /** The same for a moment of the lines' own time. */
  currentAt(moment) {
    return this.held ?? this.#list.at(moment) ?? this.#list.all[this.#list.indexAtOrBefore(moment)] ?? null;
  }

  go(direction) {
    const target = destination(direction, this.#list, this.#now, this.held, this.#clock.duration);
    this.#clock.seek(target + this.#delay());
    if (direction === "replay" || this.#clock.paused) this.#clock.play();
  }

  /** Loops the sentence we are in, or ends the loop. */
  toggleLoop() {
    if (this.loop) return this.endLoop();
    const cue = this.current;
    if (cue) this.#startLoop(cue.id, cue.id, false);
  }

  /** Marks one end of a range of sentences; with both marked the range is looped. */
  mark(side) {
    const cue = this.current;
    if (!cue) return;
    this.marks = { ...this.marks, [side]: cue.id };
    const { a, b } = this.marks;
    if (a !== null && b !== null) {
      const isTurned = this.#list.indexOf(a) > this.#list.indexOf(b);
      this.#startLoop(isTurned ? b : a, isTurned ? a : b, true);
    }
    this.emit("change");
  }

  /** Looks anew at what comes next: the delay has changed. */
  replan() {
    this.#plan();
  }

  endLoop() {
    if (!this.loop && this.marks.a === null && this.marks.b === null) return false;
    this.loop = null;
    this.marks = { a: null, b: null };
    this.#plan();
    this.emit("change");
    return true;
  }

  /** The moment of the lines' own time. */
  get #now() {
    return this.#clock.now - this.#delay();
  }

  #startLoop(first, last, isRange) {
    this.loop = { first, last, isRange, times: this.#settings.get("loopTimes"), played: 0 };
    const span = loopSpan(this.#list, this.loop);
    // A line that was marked may have been deleted since.
    if (!span) return this.endLoop();
    const now = this.#now;
    if (now < span.start || now >= span.end || this.held) this.#ownJump(span.start);
    if (this.#clock.paused) this.#clock.play();
    this.#plan();
    this.emit("change");
  }

  #plan() {
    this.#boundary.disarm();
    const boundary = nextBoundary({
      list: this.#list, now: this.#now, loop: this.loop,
      pausesAfter: this.#settings.get("pauseAfter"), finished: this.#finished,
    });
    if (boundary) this.#boundary.arm(boundary.at + this.#delay(), () => this.#reached(boundary));
  }

  #reached(boundary) {
    if (boundary.kind === "pause") return this.#rest(this.#list.get(boundary.cue));
    const span = loopSpan(this.#list, this.loop);
    this.loop = span && loopAfterPass(this.loop);
    if (this.loop) this.#ownJump(span.start);
    else this.marks = { a: null, b: null };
    this.#plan();
    this.emit("change");
  }

  #rest(cue) {
    if (!cue) return this.#plan();
    this.held = cue;
    this.#finished = cue.id;
    this.#clock.pause();
    const rest = restFor(this.#settings.get("pauseFor"), cue, this.#clock.rate);
    if (rest !== null) this.#timer = setTimeout(() => this.#clock.play(), rest);
    this.emit("change");
  }

  #ownJump(target) {
    this.#isOwnJump = true;
    this.#clock.seek(target + this.#delay());
    this.#isOwnJump = false;
  }

  #jumped(target) {
    clearTimeout(this.#timer);
    this.#finished = null;
    const before = this.loop;
    if (!this.#isOwnJump) {
      this.loop = loopAfterJump(this.#list, this.loop, target - this.#delay());
      if (before && !this.loop) this.marks = { a: null, b: null };
    }
    const wasHeld = this.held !== null;
    this.held = null;
    this.#plan();
    if (wasHeld || before !== this.loop) this.emit("change");
  }

  #stateChanged(type) {
    if (type === "play") {
      clearTimeout(this.#timer);
      if (this.held) {
        this.held = null;
        this.emit("change");
      }
    }
    if (type === "play" || type === "ratechange") this.#plan();
    // The last line may be said to end after the media does.
    if (type === "ended" && this.loop) {
      this.#reached({ kind: "loop" });
      if (this.loop) this.#clock.play();
    }
  }
}
