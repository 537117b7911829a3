/** A browser's `TimeRanges` as [[start, end]] in milliseconds of the media timeline. */
export function rangesInMs(ranges, offset) {
  return Array.from({ length: ranges.length }, (_, i) => [
    Math.round(ranges.start(i) * 1000 + offset), Math.round(ranges.end(i) * 1000 + offset)]);
}
