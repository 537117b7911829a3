import { h } from "../core/dom.js";
import { routeToVideo } from "../core/router.js";
import { formatTime } from "../core/time.js";
import { t } from "../i18n/i18n.js";
import { icon } from "../ui/icons.js";
import { coverage, watched } from "./choice.js";

/** A video in the library: its picture, how far it was watched, what subtitles it has. */
export function tile(video) {
  const share = watched(video);
  const picture = h("div", { class: "tile-picture", "aria-hidden": "true" },
    video.thumbnail ? h("img", { src: video.thumbnail, alt: "", loading: "lazy", decoding: "async" }) : icon(video.kind === "audio" ? "wave" : "film"),
    video.duration !== null ? h("span", { class: "tile-duration" }, formatTime(video.duration)) : null,
    h("span", { class: "tile-play" }, icon("play")),
    share > 0.01 ? bar(share) : null);
  const facts = [
    video.kind === "audio" ? t("library.audio") : null,
    video.missing ? t("library.missing") : t(`library.covered.${coverage(video)}`, { percent: Math.round(video.covered * 100) }),
    share > 0.01 ? t("library.watched", { percent: Math.round(share * 100) }) : null,
  ].filter(Boolean);
  const texts = h("div", { class: "tile-texts" },
    h("h3", { class: "tile-title" }, video.title),
    video.folder ? h("p", { class: "tile-folder" }, video.folder) : null,
    h("p", { class: "tile-facts", data: { coverage: coverage(video) } }, facts.join(" · ")));
  if (video.missing) return h("li", { class: "tile is-missing" }, picture, texts);
  return h("li", { class: "tile" }, h("a", { class: "tile-link", href: routeToVideo(video.id) }, picture, texts));
}

function bar(share) {
  const inner = h("i", {});
  inner.style.width = `${share * 100}%`;
  return h("span", { class: "tile-bar" }, inner);
}
