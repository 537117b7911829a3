import { urls } from "../api/endpoints.js";

const PAD_MS = 40;
let audio = null;

/** Plays a moment of a video's sound once. Resolves when it has ended or was stopped by another. */
export function speak(video, start, end, audioTrack) {
  audio?.pause();
  audio = new Audio(urls.clip(video, Math.max(0, Math.round(start - PAD_MS)), Math.round(end + PAD_MS), audioTrack));
  const mine = audio;
  return new Promise((resolve, reject) => {
    for (const type of ["ended", "pause"]) mine.addEventListener(type, () => resolve(), { once: true });
    mine.addEventListener("error", () => reject(new Error("clip")), { once: true });
    mine.play().catch(reject);
  });
}
