import { urls } from "../api/endpoints.js";
import { h } from "../core/dom.js";
import { bindAttribute } from "../i18n/i18n.js";

const AGAIN_MS = 10_000;

/**
 * The subtitles as the browser's own tracks, for when it shows the video by itself (full screen on an iPhone). They are
 * loaded only then, and again every few seconds, since lines keep coming.
 */
export class NativeTracks {
  #context;
  #tracks;
  #revision = 0;
  #timer = null;

  constructor(context) {
    this.#context = context;
    this.#tracks = ["en", "ja"].map((language) => {
      const track = h("track", { kind: "subtitles", srclang: language });
      bindAttribute(track, "label", language === "en" ? "subtitles.english" : "subtitles.japanese");
      return track;
    });
    const { video, scope } = context;
    video.append(...this.#tracks);
    for (const track of this.#tracks) track.track.mode = "disabled";
    scope.listen(video, "webkitbeginfullscreen", () => this.show());
    scope.listen(video, "webkitendfullscreen", () => this.hide());
    scope.add(() => clearInterval(this.#timer));
  }

  show() {
    const { concealments } = this.#context;
    this.#load();
    for (const track of this.#tracks) {
      track.track.mode = concealments.of(track.srclang) === "shown" ? "showing" : "disabled";
    }
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#load(), AGAIN_MS);
  }

  hide() {
    clearInterval(this.#timer);
    for (const track of this.#tracks) track.track.mode = "disabled";
  }

  #load() {
    this.#revision += 1;
    const { detail, clock } = this.#context;
    for (const track of this.#tracks) track.src = urls.track(detail.id, track.srclang, clock.offset, this.#revision);
  }
}
