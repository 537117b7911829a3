/**
 * How a video is to be played: `direct` (the file itself), `segments` (the stream, fed through Media Source
 * Extensions) or `stream` (the stream as the element's own source). A direct file has one sound that browsers offer;
 * another audio track comes by the stream. Only segments can be sought in exactly once they are loaded: a browser
 * takes a stream without byte ranges for one that cannot be sought in at all.
 */
export function chooseSource(detail, audioTrack, canPlaySegments) {
  const standard = detail.audioTracks.find((track) => track.isDefault) ?? detail.audioTracks[0] ?? null;
  const wished = audioTrack ?? standard?.number ?? null;
  const isStandard = standard === null || wished === standard.number;
  // A file that could not be looked into is tried as it is; the browser says what is wrong with it.
  if (detail.playback === null || (detail.playback.kind === "direct" && isStandard)) return { kind: "direct" };
  const type = detail.playback.types.find((candidate) => /codecs=/.test(candidate) && canPlaySegments(candidate));
  return type ? { kind: "segments", type, audio: wished } : { kind: "stream", audio: wished };
}

/** Whether this browser can be fed segments of a type. */
export function canPlaySegments(type) {
  const source = globalThis.ManagedMediaSource ?? globalThis.MediaSource;
  return source !== undefined && source.isTypeSupported(type);
}
