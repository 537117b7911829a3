import { download, query, request } from "./client.js";

const video = (id) => `/videos/${id}`;

/** The contract's requests by name. */
export const api = {
  state: () => request("GET", "/state"),
  videos: () => request("GET", "/videos"),
  video: (id) => request("GET", video(id)),
  patchVideo: (id, patch, keepalive = false) => request("PATCH", video(id), patch, { keepalive }),
  retryVideo: (id) => request("POST", `${video(id)}/retry`),
  streamOffset: (id, start, audio, signal) =>
    request("GET", `${video(id)}/stream-offset${query({ start, audio })}`, undefined, { signal }),

  cues: (id) => request("GET", `${video(id)}/cues`),
  addCue: (id, cue) => request("POST", `${video(id)}/cues`, cue),
  patchCue: (id, cue, patch) => request("PATCH", `${video(id)}/cues/${cue}`, patch),
  deleteCue: (id, cue) => request("DELETE", `${video(id)}/cues/${cue}`),
  retryCue: (id, cue) => request("POST", `${video(id)}/cues/${cue}/retry`),
  undo: (id) => request("POST", `${video(id)}/undo`),
  redo: (id) => request("POST", `${video(id)}/redo`),

  openSession: (id, position) => request("POST", "/session", { video: id, position }),
  closeSession: (session) => request("DELETE", `/session/${session}`, {}, { keepalive: true }),
  playhead: (session, position) => request("POST", "/session/playhead", { session, position }),

  define: (word, sentence, index, signal) =>
    request("GET", `/dictionary${query({ word, sentence, index })}`, undefined, { signal }),
  translate: (text, source, target, signal) => request("POST", "/translate", { text, source, target }, { signal }),
  languages: () => request("GET", "/languages"),
  saved: (filter) => request("GET", `/saved${query(filter)}`),
  save: (item) => request("POST", "/saved", item),
  patchSaved: (id, patch) => request("PATCH", `/saved/${id}`, patch),
  deleteSaved: (id, keepalive = false) => request("DELETE", `/saved/${id}`, {}, { keepalive }),
  exportSaved: (format, items) => download("POST", "/export", { format, items }),
  words: (words) => request("GET", `/words${query({ words: words.join(",") })}`),
  setKnown: (word, known) => request("PUT", `/words/${encodeURIComponent(word)}`, { known }),
  settings: () => request("GET", "/settings"),
  putSettings: (settings) => request("PUT", "/settings", settings, { keepalive: true }),
};

/** Addresses that elements load by themselves. */
export const urls = {
  media: (id) => `/api/v1/videos/${id}/media`,
  stream: (id, start, audio) => `/api/v1/videos/${id}/stream${query({ start, audio })}`,
  picture: (id, at) => `/api/v1/videos/${id}/picture${query({ at })}`,
  clip: (id, start, end, audio) => `/api/v1/videos/${id}/clip${query({ start, end, audio })}`,
  track: (id, language, offset, revision) =>
    `/api/v1/videos/${id}/tracks/${language}.vtt${query({ offset, revision })}`,
  subtitles: (id, language, format, order) =>
    `/api/v1/videos/${id}/subtitles${query({ language, format, order })}`,
  events: "/api/v1/events",
};
