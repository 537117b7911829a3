import { coverage, matching, ordered, watched } from "/assets/library/choice.js";
import { levelOf } from "/assets/learning/levels.js";
import { guessedLanguage } from "/assets/learning/selection.js";
import { Heights } from "/assets/transcript/heights.js";
import { changes } from "/assets/transcript/edit-form.js";
import { found, occurrences } from "/assets/transcript/search.js";
import { placed } from "/assets/ui/placement.js";
import { equal, table } from "./check.js";

const cues = [
  { id: 1, text: "It was the Best\nof times.", translation: "それは最良の時代" }, { id: 2, text: "Café “don’t”", translation: "ｶﾌｪ" },
  { id: 3, text: "Nothing", translation: null }];

export const tests = {
  "both languages are searched; case, width, kana and line breaks do not matter": () => table([
    ["best of", [1]], ["BEST", [1]], ["ｂｅｓｔ", [1]], ["時代", [1]], ["カフェ", [2]], ["かふぇ", [2]], ["don't", [2]], ["", []], ["  ", []], ["zzz", []],
  ], (query) => found(cues, query)),
  "where it was found": () => {
    equal(occurrences("to be or not to be", "to be"), [[0, 5], [13, 18]]);
    equal(occurrences("aaa", "aa"), [[0, 2]]);
    equal(occurrences("x", ""), []);
  },
  "rows that were not measured have the mean of those that were": () => {
    const heights = new Heights(80);
    heights.setIds([1, 2, 3, 4]);
    equal(heights.total, 320);
    heights.measure(1, 100);
    heights.measure(2, 50);
    equal([heights.top(1), heights.top(2), heights.top(3), heights.total], [100, 150, 225, 300]);
    equal([heights.measure(1, 100), heights.measure(1, 90)], [false, true]);
  },
  "the row at a height": () => {
    const heights = new Heights(10);
    heights.setIds(Array.from({ length: 100 }, (_, i) => i));
    table([[0, 0], [9, 0], [10, 1], [995, 99], [5000, 99]], (y) => heights.indexAt(y));
    equal(heights.window(200, 100, 50), [15, 36]);
    equal(heights.window(0, 100, 50), [0, 16]);
  },
  "no rows, no window": () => {
    const heights = new Heights(10);
    equal([heights.window(0, 100, 10), heights.total, heights.indexAt(50)], [[0, 0], 0, 0]);
  },
  "measures stay when rows come in between": () => {
    const heights = new Heights(10);
    heights.setIds([1, 3]);
    heights.measure(1, 30);
    heights.measure(3, 50);
    heights.setIds([1, 2, 3]);
    equal([heights.top(1), heights.top(2), heights.total], [30, 70, 120]);
  },
  "only what was edited is sent": () => {
    const cue = { text: "One", translation: null, start: 1000, end: 2000 };
    equal(changes(cue, "One", "", 1000, 2000), {});
    equal(changes(cue, " Two ", "二", 1000, 2500), { text: "Two", translation: "二", end: 2500 });
    equal([changes(cue, "", "", 1000, 2000), changes(cue, "One", "", 2000, 2000), changes(cue, "One", "", null, 2000)], [null, null, null]);
  },
  "videos are found by all the words, in title or folder": () => {
    const videos = [{ id: 1, title: "Talk 10", folder: "TED", added: "2026-01-02", lastWatched: null },
      { id: 2, title: "Talk 9", folder: "BBC", added: "2026-01-01", lastWatched: "2026-02-01" }];
    table([["talk", [1, 2]], ["ted talk", [1]], ["bbc ted", []], ["", [1, 2]]], (query) => matching(videos, query).map((v) => v.id));
    table([["recent", [2, 1]], ["added", [1, 2]], ["title", [2, 1]]], (order) => ordered(videos, order).map((v) => v.id));
  },
  "how much was watched, and what subtitles there are": () => {
    equal([watched({ position: 50, duration: 200 }), watched({ position: 5, duration: null }), watched({ position: 9, duration: 3 })], [0.25, 0, 1]);
    table([[0, "none"], [0.3, "part"], [0.99, "whole"], [1, "whole"]], (covered) => coverage({ covered }));
  },
  "words are coloured by how rare they are": () => table([
    [[{ rank: 100, known: false }, 3000, false], null], [[{ rank: 3001, known: false }, 3000, false], "uncommon"],
    [[{ rank: 9001, known: false }, 3000, false], "rare"], [[{ rank: null, known: false }, 3000, false], "rare"],
    [[{ rank: null, known: true }, 3000, false], null], [[{ rank: null, known: false }, 3000, true], null],
  ], levelOf),
  "Japanese is told by its letters": () => table([["猫", "ja"], ["ねこ", "ja"], ["cat", "en"], ["cat 猫", "ja"], ["12", "en"]], guessedLanguage),
  "a card floats above its word, below it, or beside it, and never outside": () => {
    const view = { width: 1000, height: 800 };
    equal(placed({ left: 480, top: 700, width: 40, height: 30 }, { width: 400, height: 300 }, view), { left: 300, top: 390, maxHeight: 682 });
    equal(placed({ left: 480, top: 100, width: 40, height: 30 }, { width: 400, height: 300 }, view), { left: 300, top: 140, maxHeight: 652 });
    equal(placed({ left: 0, top: 700, width: 40, height: 30 }, { width: 400, height: 300 }, view).left, 8);
    equal(placed({ left: 960, top: 700, width: 40, height: 30 }, { width: 400, height: 300 }, view).left, 592);
    equal(placed({ left: 700, top: 180, width: 40, height: 30 }, { width: 400, height: 350 }, { width: 1000, height: 390 }),
      { left: 8, top: 8, maxHeight: 374 });
  },
};
