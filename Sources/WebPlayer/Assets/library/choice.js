import { folded } from "../core/text.js";

/** Videos that have all the words of a query in their title or folder. */
export function matching(videos, query) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return videos.filter((video) => words.every((word) => folded(`${video.title} ${video.folder}`).includes(word)));
}

const ORDERS = {
  recent: (a, b) => (b.lastWatched ?? b.added).localeCompare(a.lastWatched ?? a.added),
  added: (a, b) => b.added.localeCompare(a.added),
  title: (a, b) => a.title.localeCompare(b.title, undefined, { numeric: true }),
};

export const ORDER_NAMES = Object.keys(ORDERS);

export function ordered(videos, order) {
  return [...videos].sort((a, b) => ORDERS[order](a, b) || a.id - b.id);
}

/** How much of a video was watched, from 0 to 1. */
export function watched({ position, duration }) {
  return duration ? Math.min(1, position / duration) : 0;
}

/** What there is of subtitles: `none`, `part` or `whole`. */
export function coverage({ covered }) {
  if (covered >= 0.98) return "whole";
  return covered > 0 ? "part" : "none";
}
