import { CueList } from "/assets/cues/cue-list.js";
import { chosen, lineChanged, pressed, visible } from "/assets/cues/concealment.js";
import { destination } from "/assets/listening/navigation.js";
import { loopAfterJump, loopAfterPass, loopSpan, nextBoundary, restFor } from "/assets/listening/plan.js";
import { equal, table } from "./check.js";

const list = new CueList();
list.replaceAll([[1, 1000, 2000], [2, 2200, 3000], [3, 5000, 6000]].map(([id, start, end]) => ({ id, start, end, text: "x" })));
const empty = new CueList();

export const tests = {
  "where the sentence keys go": () => table([
    [["previous", 2500], 1000], [["previous", 1500], 1000], [["previous", 3500], 2200], [["previous", 6500], 5000],
    [["next", 500], 1000], [["next", 1000], 2200], [["next", 3500], 5000],
    [["replay", 2999], 2200], [["replay", 3500], 2200], [["replay", 6500], 5000],
  ], (direction, now) => destination(direction, list, now, null, 60_000)),
  "where there is no sentence they go five seconds": () => table([
    [["next", 7000], 12_000], [["previous", 500], 0], [["replay", 500], 0], [["next", 58_000], 60_000],
  ], (direction, now) => destination(direction, list, now, null, 60_000)),
  "without subtitles too": () => {
    equal(destination("previous", empty, 30_000, null, 60_000), 25_000);
    equal(destination("next", empty, 30_000, null, null), 35_000);
  },
  "stopped at the end of a sentence we are still in it": () => {
    const held = list.get(1);
    table([["next", 2200], ["replay", 1000], ["previous", 1000]], (direction) => destination(direction, list, 2005, held, 60_000));
    equal(destination("previous", list, 3010, list.get(2), 60_000), 1000);
  },
  "nothing stops playback unless it is wished": () =>
    equal(nextBoundary({ list, now: 1500, loop: null, pausesAfter: false, finished: null }), null),
  "the next rest is at the end of the sentence we are in, or of the one to come": () => table([
    [[1500, null], 2000], [[2100, null], 3000], [[0, null], 2000], [[1998, 1], 3000], [[3100, 2], 6000], [[6500, null], null],
  ], (now, finished) => nextBoundary({ list, now, loop: null, pausesAfter: true, finished })?.at ?? null),
  "a loop goes before a rest": () => {
    const loop = { first: 1, last: 2, isRange: true, times: 0, played: 0 };
    equal(nextBoundary({ list, now: 1500, loop, pausesAfter: true, finished: null }), { at: 3000, kind: "loop", cue: 2 });
    equal(nextBoundary({ list, now: 3200, loop, pausesAfter: true, finished: null }).at, 3000);
    equal(nextBoundary({ list, now: 5000, loop, pausesAfter: false, finished: null }), null);
  },
  "a loop follows its cues when their times are edited, and is none when they are gone": () => {
    equal(loopSpan(list, { first: 2, last: 1 }), { start: 1000, end: 3000 });
    equal(loopSpan(list, { first: 1, last: 9 }), null);
  },
  "a loop of one sentence goes with a jump, a range ends": () => {
    const one = { first: 1, last: 1, isRange: false, times: 3, played: 2 };
    equal(loopAfterJump(list, one, 1200), one);
    equal(loopAfterJump(list, one, 5100), { ...one, first: 3, last: 3, played: 0 });
    equal(loopAfterJump(list, one, 100), null);
    const range = { first: 1, last: 2, isRange: true, times: 0, played: 5 };
    equal(loopAfterJump(list, range, 2999), range);
    equal(loopAfterJump(list, range, 3000), null);
  },
  "a loop is counted, and over after so many times": () => {
    equal(loopAfterPass({ times: 0, played: 999 }).played, 1000);
    equal(loopAfterPass({ times: 2, played: 0 }).played, 1);
    equal(loopAfterPass({ times: 2, played: 1 }), null);
  },
  "how long to rest": () => table([[["key", 1], null], [[3, 1], 3000], [["same", 1], 1000], [["same", 0.5], 2000]],
    (setting, rate) => restFor(setting, list.get(1), rate)),
  "one key conceals, lets peek, and shows": () => {
    let state = { mode: "shown", concealedAs: "hidden", isPeeking: false };
    const seen = [visible(state)];
    for (let i = 0; i < 3; i += 1) { state = pressed(state); seen.push(visible(state)); }
    equal(seen, ["shown", "hidden", "shown", "shown"]);
    equal(state.mode, "shown");
  },
  "a peek lasts until the next line": () => {
    const peeking = pressed({ mode: "blurred", concealedAs: "blurred", isPeeking: false });
    equal([visible(peeking), visible(lineChanged(peeking))], ["shown", "blurred"]);
  },
  "the key conceals as was chosen last": () => {
    const state = chosen(chosen({ mode: "shown", concealedAs: "blurred", isPeeking: false }, "hidden"), "shown");
    equal(visible(pressed(state)), "hidden");
  },
};
