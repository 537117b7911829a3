/** How the makers of the dictionaries want to be named where their work is shown, by the engine of their pack. */
const CREDITS = {
  "dictd-freedict": "FreeDict/WikDict (CC BY-SA 3.0)",
  "edict-reversed": "EDICT © EDRDG (CC BY-SA 3.0)",
  "dictd-wordnet": "WordNet 3.0 © Princeton University",
  cmudict: "CMUdict © Carnegie Mellon University",
  "frequency-table": "wordfreq (CC BY-SA 4.0)",
};

/** The credits of everything an answer of the dictionary shows, in one order; none is named twice. */
export function credits(answer) {
  const used = new Set(answer.entries.flatMap(({ sources }) => sources ?? []));
  return Object.keys(CREDITS).filter((id) => used.has(id)).map((id) => CREDITS[id]);
}
