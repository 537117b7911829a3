import { CueList } from "/assets/cues/cue-list.js";
import { joined, sentenceAround } from "/assets/cues/sentences.js";
import { spokenIndex, tokensOf } from "/assets/cues/words.js";
import { equal, table } from "./check.js";

const cue = (id, start, end, text = `Line ${id}.`, more = {}) => ({ id, start, end, text, translation: null, state: "none", words: [], ...more });

function list(...cues) {
  const made = new CueList();
  made.replaceAll(cues);
  return made;
}

export const tests = {
  "cues are sorted however they come": () => {
    const made = list(cue(3, 300, 400), cue(1, 100, 200));
    made.upsert([cue(2, 200, 300), cue(4, 100, 150)]);
    equal(made.all.map((c) => c.id), [1, 4, 2, 3]);
  },
  "a cue that comes again takes its own place, also when its start has moved": () => {
    const made = list(cue(1, 100, 200), cue(2, 300, 400), cue(3, 500, 600));
    made.upsert([cue(1, 550, 700)]);
    equal(made.all.map((c) => c.id), [2, 3, 1]);
    equal([1, 2, 3].map((id) => made.indexOf(id)), [2, 0, 1]);
    equal(made.length, 3);
  },
  "the cue of a moment is half-open, and none in a silence": () => {
    const made = list(cue(1, 100, 200), cue(2, 200, 300), cue(3, 500, 600));
    table([[99, null], [100, 1], [199, 1], [200, 2], [300, null], [499, null], [599, 3], [600, null]], (at) => made.at(at)?.id ?? null);
  },
  "of cues that overlap the one that started last is shown, then the longer one again": () => {
    const made = list(cue(1, 0, 1000), cue(2, 200, 400));
    table([[100, 1], [300, 2], [400, 1], [999, 1]], (at) => made.at(at)?.id ?? null);
  },
  "a translation reaches its cue, and one for a cue that is gone changes nothing": () => {
    const made = list(cue(1, 0, 10));
    equal([made.translate(1, "一", "done"), made.translate(9, "九", "done")], [true, false]);
    equal([made.get(1).translation, made.get(1).state], ["一", "done"]);
  },
  "who asks for the place of a cue that was replaced gets that of the one said at its time": () => {
    const made = list(cue(1, 0, 90), cue(2, 100, 200), cue(3, 200, 300), cue(4, 400, 500));
    made.replace([2, 3, 7], [cue(5, 60, 240)]);
    equal(made.all.map((c) => c.id), [1, 5, 4]);
    table([[1, 0], [2, 1], [3, -1], [4, 2], [5, 1], [7, -1]], (id) => made.indexOf(id));
    made.upsert([cue(6, 240, 290)]);
    made.replace([], [cue(8, 600, 700)]);
    table([[2, 1], [3, 2], [4, 3], [8, 4]], (id) => made.indexOf(id));
    equal(made.get(2), null);
    // Another page has edited it: all is loaded anew.
    made.replaceAll([cue(9, 0, 300)]);
    table([[2, 0], [1, -1]], (id) => made.indexOf(id));
  },
  "cues that another replaces and that one are one change": () => {
    const made = list(cue(1, 0, 90), cue(2, 100, 200), cue(3, 200, 300));
    const told = [];
    made.on("change", ({ ids }) => told.push([ids, made.all.map((c) => c.id)]));
    made.replace([2, 3, 7], [cue(5, 100, 300)]);
    made.replace([], [cue(6, 400, 500)]);
    made.replace([5], []);
    made.replace([7], []);
    equal(told, [[[2, 3, 5], [1, 5]], [[6], [1, 5, 6]], [[5], [1, 6]]]);
  },
  "changes say which cues they are about": () => {
    const made = list(cue(1, 0, 10), cue(2, 20, 30));
    const told = [];
    made.on("change", ({ ids }) => told.push(ids));
    made.remove([2, 7]);
    made.remove([7]);
    made.upsert([]);
    made.upsert([cue(3, 5, 6)]);
    made.replaceAll([]);
    equal(told, [[2], [3], null]);
  },
  "ten thousand cues are found by bisection": () => {
    const made = list(...Array.from({ length: 10_000 }, (_, i) => cue(i + 1, i * 10, i * 10 + 8)));
    table([[0, 1], [99_997, 10_000], [55_555, 5556], [55_559, null]], (at) => made.at(at)?.id ?? null);
    equal(made.indexOf(7777), 7776);
  },
  "words keep their recognised times": () => {
    const tokens = tokensOf(cue(1, 0, 1000, "It was, so.", { words: [
      { text: "It", start: 10, end: 90, confidence: 0.9 }, { text: "was,", start: 100, end: 300, confidence: 0.2 },
      { text: "so.", start: 400, end: 900, confidence: null }] }));
    equal(tokens.map((t) => [t.text, t.bare, t.start, t.end, t.isUnsure]), [
      ["It", "It", 10, 90, false], ["was,", "was", 100, 300, true], ["so.", "so", 400, 900, false]]);
  },
  "an edited word takes the time between its neighbours, by length": () => {
    const tokens = tokensOf(cue(1, 0, 1000, "It really surely was", { words: [
      { text: "It", start: 0, end: 100 }, { text: "relay", start: 100, end: 500 }, { text: "was", start: 700, end: 900 }] }));
    equal(tokens.map((t) => [t.text, t.start, t.end, t.isTimed]), [
      ["It", 0, 100, true], ["really", 100, 400, false], ["surely", 400, 700, false], ["was", 700, 900, true]]);
  },
  "a foreign subtitle has all its times by length": () => {
    equal(tokensOf(cue(1, 1000, 2000, "ab cd\nefgh")).map((t) => [t.text, t.start, t.end]), [
      ["ab", 1000, 1250], ["cd", 1250, 1500], ["efgh", 1500, 2000]]);
  },
  "a text without words has none": () => equal(tokensOf(cue(1, 0, 10, "  ")), []),
  "the word that is spoken is the last that has begun": () => {
    const tokens = [{ index: 0, start: 100 }, { index: 1, start: 200 }, { index: 2, start: 900 }];
    table([[50, -1], [100, 0], [899, 1], [5000, 2]], (at) => spokenIndex(tokens, at));
  },
  "a sentence goes over several cues until its full stop": () => {
    const cues = [cue(1, 0, 900, "Before."), cue(2, 1000, 2000, "It was the"), cue(3, 2100, 3000, "best of"),
      cue(4, 3100, 4000, "times.\u201d", { translation: "時代。" }), cue(5, 4100, 5000, "After")];
    for (const index of [1, 2, 3]) {
      equal(sentenceAround(cues, index), { cue: 2, start: 1000, end: 4000, text: "It was the best of times.\u201d", translation: "時代。" });
    }
    equal(sentenceAround(cues, 0).text, "Before.");
  },
  "a long pause ends a sentence": () => {
    equal(sentenceAround([cue(1, 0, 1000, "Well"), cue(2, 2501, 3000, "yes.")], 1).text, "yes.");
    equal(sentenceAround([cue(1, 0, 1000, "Well"), cue(2, 2500, 3000, "yes.")], 1).text, "Well yes.");
  },
  "joined cues last as long as the longest": () => equal(joined([cue(1, 0, 5000, "a\nb"), cue(2, 100, 200, "c")]).end, 5000),
};
