/** The range that holds a moment, or `null`. */
export function rangeAt(ranges, moment) {
  return ranges.find(([start, end]) => start <= moment && moment < end) ?? null;
}
