/** Sorted ranges without overlap that cover the same time; touching ones become one. Ranges are [start, end). */
export function merged(ranges) {
  const result = [];
  for (const [start, end] of [...ranges].filter(([s, e]) => e > s).sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}

/** The range that holds a moment, or `null`. */
export function rangeAt(ranges, moment) {
  return ranges.find(([start, end]) => start <= moment && moment < end) ?? null;
}
