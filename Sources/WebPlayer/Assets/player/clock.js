import { Emitter } from "../core/emitter.js";
import { canPlaySegments, chooseSource } from "./source-choice.js";
import { DirectSource } from "./sources/direct.js";
import { SegmentedSource } from "./sources/segments.js";
import { StreamSource } from "./sources/stream.js";
import { rangesInMs } from "./sources/ranges.js";

const SOURCES = { direct: DirectSource, segments: SegmentedSource, stream: StreamSource };

/**
 * The time of the media, however it is played. All times are milliseconds of the media timeline.
 * Emits `time` (every frame while playing, and after each jump), `seek` (a jump was asked for), `state` (play, pause,
 * waiting, end, rate, volume), `source`, `error`.
 */
export class MediaClock extends Emitter {
  #video;
  #detail;
  #source = null;
  #target = null;
  #frame = null;

  constructor(video, detail) {
    super();
    this.#video = video;
    this.#detail = detail;
    video.preservesPitch = true;
    for (const type of ["play", "pause", "waiting", "playing", "ended", "ratechange", "volumechange", "loadedmetadata",
      "durationchange"]) {
      video.addEventListener(type, () => this.emit("state", type));
    }
    video.addEventListener("seeked", () => this.#arrived());
    video.addEventListener("loadeddata", () => this.#arrived());
    video.addEventListener("playing", () => this.#run());
    video.addEventListener("timeupdate", () => this.emit("time", this.now));
    video.addEventListener("error", () => {
      if (video.error && video.getAttribute("src")) this.emit("error", { code: video.error.code });
    });
  }

  /** Opens the video at a position, with an audio track (`null`: the usual one). */
  async open(position, audioTrack) {
    const choice = chooseSource(this.#detail, audioTrack, canPlaySegments);
    this.#source?.close();
    this.#target = position;
    this.#source = new SOURCES[choice.kind](this.#video, this.#detail, choice, (error) => this.emit("error", { error }));
    this.kind = choice.kind;
    try {
      await this.#source.open(position);
    } catch (error) {
      this.emit("error", { error });
    }
    this.emit("source", choice);
  }

  close() {
    this.#source?.close();
    cancelAnimationFrame(this.#frame);
    this.#video.removeAttribute("src");
    this.#video.load();
  }

  /** Where we are; during a jump, where it goes. */
  get now() {
    if (this.#target !== null) return this.#target;
    return Math.round(this.#video.currentTime * 1000 + (this.#source?.offset ?? 0));
  }

  get duration() {
    if (this.#detail.duration !== null) return this.#detail.duration;
    return Number.isFinite(this.#video.duration) ? Math.round(this.#video.duration * 1000) : null;
  }

  get offset() {
    return this.#source?.offset ?? 0;
  }

  get isSeeking() {
    return this.#target !== null;
  }

  get paused() {
    return this.#video.paused;
  }

  get ended() {
    return this.#video.ended;
  }

  get isWaiting() {
    return !this.#video.paused && this.#video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  }

  get rate() {
    return this.#video.playbackRate;
  }

  set rate(rate) {
    this.#video.defaultPlaybackRate = rate;
    this.#video.playbackRate = rate;
  }

  get buffered() {
    return rangesInMs(this.#video.buffered, this.offset);
  }

  /** Plays. False when the browser wants a gesture first. */
  async play() {
    try {
      await this.#video.play();
      return true;
    } catch (error) {
      return error.name !== "NotAllowedError";
    }
  }

  pause() {
    this.#video.pause();
  }

  toggle() {
    if (this.paused) this.play();
    else this.pause();
  }

  /** Jumps. */
  seek(position) {
    const last = this.duration === null ? Infinity : Math.max(0, this.duration - 50);
    this.#target = Math.round(Math.min(Math.max(0, position), last));
    this.#source?.seek(this.#target);
    this.emit("seek", this.#target);
    this.emit("time", this.#target);
  }

  #arrived() {
    if (this.#video.seeking) return;
    this.#target = null;
    this.emit("time", this.now);
    this.emit("seeked", this.now);
  }

  #run() {
    cancelAnimationFrame(this.#frame);
    const step = () => {
      if (this.#video.paused) return;
      this.emit("time", this.now);
      this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}
