/**
 * How a word is coloured: `null` (known, or common), `uncommon`, or `rare`, by its place in the list of words by
 * frequency. A word without a place is rare; a capital within a sentence means a name, which is left alone.
 */
export function levelOf({ rank, known }, commonWords, isName) {
  if (known || isName) return null;
  if (rank !== null && rank <= commonWords) return null;
  return rank !== null && rank <= commonWords * 3 ? "uncommon" : "rare";
}
