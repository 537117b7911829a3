import { api, urls } from "../../api/endpoints.js";
import { rangeAt } from "../../core/intervals.js";
import { rangesInMs } from "./ranges.js";

/** The stream as the element's source, for browsers without Media Source Extensions: a seek outside opens a new one. */
export class StreamSource {
  #video;
  #detail;
  #choice;
  #onError;
  #offset = 0;
  #asked = 0;

  constructor(video, detail, choice, onError) {
    this.#video = video;
    this.#detail = detail;
    this.#choice = choice;
    this.#onError = onError;
  }

  get offset() {
    return this.#offset;
  }

  async open(position) {
    const asked = (this.#asked += 1);
    const { offset } = await api.streamOffset(this.#detail.id, position, this.#choice.audio);
    if (asked !== this.#asked) return;
    const wasPlaying = !this.#video.paused;
    this.#offset = offset;
    this.#video.src = urls.stream(this.#detail.id, position, this.#choice.audio);
    if (wasPlaying) this.#video.play().catch(() => {});
  }

  seek(position) {
    if (rangeAt(rangesInMs(this.#video.seekable, this.#offset), position)) {
      this.#video.currentTime = (position - this.#offset) / 1000;
    } else {
      this.open(position).catch(this.#onError);
    }
  }

  close() {
    this.#asked += 1;
  }
}
