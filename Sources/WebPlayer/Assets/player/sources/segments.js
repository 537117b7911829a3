import { api, urls } from "../../api/endpoints.js";
import { rangeAt } from "../../core/intervals.js";
import { fillPlan } from "./fill-plan.js";
import { rangesInMs } from "./ranges.js";

const KEEP_BEHIND_MS = 120_000;
const ENOUGH_MS = 40_000;
const MOST_FAILURES = 3;

/**
 * The stream, read by the page and appended piece by piece at its place on the media timeline. So the element's time is
 * media time, what is loaded can be sought in exactly, and no more is read than is soon needed.
 */
export class SegmentedSource {
  #video;
  #detail;
  #choice;
  #onError;
  #media = null;
  #buffer = null;
  #fill = null;
  #failures = 0;
  #isClosed = false;
  #onTime = () => this.#pump();
  #onPause = () => this.#fill?.wake();

  constructor(video, detail, choice, onError) {
    this.#video = video;
    this.#detail = detail;
    this.#choice = choice;
    this.#onError = onError;
  }

  get offset() {
    return 0;
  }

  async open(position) {
    const Source = globalThis.ManagedMediaSource ?? globalThis.MediaSource;
    this.#media = new Source();
    this.#video.disableRemotePlayback = true;
    const address = URL.createObjectURL(this.#media);
    const opened = new Promise((resolve) => this.#media.addEventListener("sourceopen", resolve, { once: true }));
    this.#video.src = address;
    await opened;
    URL.revokeObjectURL(address);
    if (this.#isClosed) return;
    this.#buffer = this.#media.addSourceBuffer(this.#choice.type);
    if (this.#detail.duration !== null) this.#media.duration = this.#detail.duration / 1000;
    this.#video.addEventListener("timeupdate", this.#onTime);
    this.#video.addEventListener("waiting", this.#onTime);
    this.#video.addEventListener("pause", this.#onPause);
    this.seek(position);
  }

  seek(position) {
    this.#video.currentTime = position / 1000;
    if (this.#buffer) this.#pump();
  }

  close() {
    this.#isClosed = true;
    this.#fill?.controller.abort();
    this.#video.removeEventListener("timeupdate", this.#onTime);
    this.#video.removeEventListener("waiting", this.#onTime);
    this.#video.removeEventListener("pause", this.#onPause);
  }

  get #position() {
    return Math.round(this.#video.currentTime * 1000);
  }

  get #ranges() {
    return rangesInMs(this.#buffer.buffered, 0);
  }

  /** Starts, moves or goes on with reading, and steps over a hole of a few frames. */
  #pump() {
    if (this.#isClosed) return;
    this.#fill?.wake();
    const plan = fillPlan(this.#ranges, this.#position, this.#detail.duration, this.#fill?.head ?? null);
    if (plan.jumpTo !== null) this.#video.currentTime = plan.jumpTo / 1000;
    if (plan.fillFrom !== null) this.#start(plan.fillFrom);
  }

  #start(position) {
    this.#fill?.controller.abort();
    const fill = { controller: new AbortController(), head: position, wake: () => {} };
    this.#fill = fill;
    this.#read(fill, position).then(
      () => { this.#failures = 0; },
      (error) => {
        if (fill.controller.signal.aborted || this.#isClosed) return;
        this.#fill = null;
        this.#failures += 1;
        if (this.#failures > MOST_FAILURES) this.#onError(error);
        else setTimeout(() => this.#pump(), 500 * this.#failures);
      });
  }

  async #read(fill, position) {
    const { signal } = fill.controller;
    const { id } = this.#detail;
    const { offset } = await api.streamOffset(id, position, this.#choice.audio, signal);
    const answer = await fetch(urls.stream(id, position, this.#choice.audio), { signal });
    if (!answer.ok) throw new Error(`stream: ${answer.status}`);
    await this.#settled(signal);
    if (this.#media.readyState === "open") this.#buffer.abort();
    this.#buffer.timestampOffset = offset / 1000;
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      await this.#append(value, signal);
      fill.head = rangeAt(this.#ranges, Math.max(position, offset + 100))?.[1] ?? fill.head;
      await this.#untilNeeded(fill);
    }
    fill.head = Infinity;
    await this.#settled(signal);
    if (this.#media.readyState === "open") this.#media.endOfStream();
  }

  /** A video that stands still keeps no connection, of which a browser has six: it is read on when it is needed. */
  #leave(fill) {
    fill.controller.abort();
    if (this.#fill === fill) this.#fill = null;
  }

  async #append(piece, signal) {
    await this.#settled(signal);
    try {
      this.#buffer.appendBuffer(piece);
    } catch (error) {
      if (error.name !== "QuotaExceededError") throw error;
      await this.#forget(this.#position - 10_000, signal);
      this.#buffer.appendBuffer(piece);
    }
    await this.#settled(signal);
  }

  /** Waits while enough is loaded ahead, and lets go of what was played long ago. */
  async #untilNeeded(fill) {
    const { signal } = fill.controller;
    while (fill.head - this.#position > ENOUGH_MS && fill.head !== Infinity) {
      if (this.#video.paused) this.#leave(fill);
      signal.throwIfAborted();
      await new Promise((resolve, reject) => {
        fill.wake = resolve;
        signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      });
    }
    const oldest = this.#ranges[0]?.[0] ?? 0;
    if (this.#position - oldest > 2 * KEEP_BEHIND_MS) await this.#forget(this.#position - KEEP_BEHIND_MS, signal);
  }

  async #forget(before, signal) {
    if (before <= 0) return;
    await this.#settled(signal);
    this.#buffer.remove(0, before / 1000);
    await this.#settled(signal);
  }

  /** Until the buffer can be changed. */
  async #settled(signal) {
    signal.throwIfAborted();
    while (this.#buffer.updating) {
      await new Promise((resolve) => this.#buffer.addEventListener("updateend", resolve, { once: true }));
    }
    signal.throwIfAborted();
  }
}
