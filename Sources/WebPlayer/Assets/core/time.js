/** 754000 → "12:34"; from an hour on "1:02:03". Whole seconds, cut and not rounded, as clocks are read. */
export function formatTime(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n) => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** 754321 → "12:34.321", for editing. */
export function formatExact(ms) {
  return `${formatTime(ms)}.${String(Math.max(0, Math.round(ms)) % 1000).padStart(3, "0")}`;
}

/** "1:02:03.5", "12:34" or "5.25" in milliseconds; `null` for what is no time. Full-width digits count as digits. */
export function parseTime(text) {
  const plain = text.normalize("NFKC").trim().replace(",", ".");
  const match = /^(?:(?:(\d+):)?(\d{1,2}):)?(\d+(?:\.\d{0,3})?)$/.exec(plain);
  if (!match) return null;
  const [h, m, s] = [Number(match[1] ?? 0), Number(match[2] ?? 0), Number(match[3])];
  if ((match[2] !== undefined && s >= 60) || (match[1] !== undefined && m >= 60)) return null;
  return Math.round((h * 3600 + m * 60 + s) * 1000);
}
