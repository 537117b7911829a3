import { parseRoute, routeToVideo } from "/assets/core/router.js";
import { chosenLanguage } from "/assets/i18n/i18n.js";
import { swipeOf } from "/assets/player/gestures.js";
import { startPosition } from "/assets/player/position.js";
import { chooseSource } from "/assets/player/source-choice.js";
import { fillPlan } from "/assets/player/sources/fill-plan.js";
import { workWords } from "/assets/player/work-words.js";
import { equal, table } from "./check.js";

const MP4 = 'video/mp4; codecs="avc1.64001f, mp4a.40.2"';
const track = (number, isDefault = false) => ({ number, isDefault });
const detail = (kind, types = [MP4], audioTracks = [track(0, true), track(1)]) => ({ audioTracks, playback: { kind, types } });

export const tests = {
  "how a video is played": () => {
    const can = () => true;
    const cannot = () => false;
    equal(chooseSource(detail("direct"), null, can), { kind: "direct" });
    equal(chooseSource(detail("direct"), 0, can), { kind: "direct" });
    equal(chooseSource(detail("direct"), 1, can), { kind: "segments", type: MP4, audio: 1 });
    equal(chooseSource(detail("remux"), null, can), { kind: "segments", type: MP4, audio: 0 });
    equal(chooseSource(detail("transcode"), null, cannot), { kind: "stream", audio: 0 });
    equal(chooseSource({ audioTracks: [], playback: null }, null, can), { kind: "direct" }, "a file that could not be looked into");
    equal(chooseSource(detail("remux", ["video/mp4"]), null, can), { kind: "stream", audio: 0 }, "a type without codecs cannot be fed");
    equal(chooseSource(detail("remux", [MP4], []), null, can), { kind: "segments", type: MP4, audio: null }, "no sound at all");
  },
  "where a stream is read from": () => {
    const none = { fillFrom: null, jumpTo: null };
    equal(fillPlan([], 5000, 60_000, null), { fillFrom: 5000, jumpTo: null }, "nothing is there");
    equal(fillPlan([], 5000, 60_000, 5000), none, "it is on its way");
    equal(fillPlan([[0, 50_000]], 5000, 60_000, 50_000), none, "enough is there");
    equal(fillPlan([[0, 10_000]], 5000, 60_000, 10_000), none, "it is being read on");
    equal(fillPlan([[0, 10_000]], 5000, 60_000, 40_000), { fillFrom: 10_000, jumpTo: null }, "reading is elsewhere");
    equal(fillPlan([[0, 10_000]], 5000, 60_000, null), { fillFrom: 10_000, jumpTo: null }, "nobody reads");
    equal(fillPlan([[0, 60_000]], 59_000, 60_000, Infinity), none, "it is whole");
    equal(fillPlan([[0, 10_000]], 30_000, 60_000, 10_000), { fillFrom: 30_000, jumpTo: null }, "a jump beyond");
    equal(fillPlan([[5060, 10_000]], 5000, 60_000, 10_000), { fillFrom: null, jumpTo: 5060 }, "a hole of two frames");
    equal(fillPlan([[0, 59_900]], 59_950, 60_000, null), none, "the very end");
  },
  "addresses": () => table([
    ["", { name: "library" }], ["#/", { name: "library" }], ["#/video/3", { name: "player", video: 3, at: null }],
    ["#/video/3?t=12000", { name: "player", video: 3, at: 12_000 }], ["#/video/3?t=-5", { name: "player", video: 3, at: null }],
    ["#/video/x", { name: "library" }], ["#/video/0", { name: "library" }], ["#/saved", { name: "saved" }], ["#/settings", { name: "settings" }],
    ["#/saved/x", { name: "library" }], ["#main", { name: "library" }],
  ], parseRoute),
  "an address is read as it was written": () => {
    equal(parseRoute(routeToVideo(7, 1234.6)), { name: "player", video: 7, at: 1235 });
    equal(parseRoute(routeToVideo(7)), { name: "player", video: 7, at: null });
  },
  "where a video starts": () => table([
    [[{ position: 5000, duration: 60_000 }, null], 5000], [[{ position: 5000, duration: 60_000 }, 0], 0],
    [[{ position: 51_000, duration: 60_000 }, null], 0], [[{ position: 51_000, duration: null }, null], 51_000],
  ], startPosition),
  "the language of the page": () => table([
    [["auto", ["ja-JP", "en"]], "ja"], [["auto", ["fr", "ja"]], "ja"], [["auto", ["en-GB", "ja"]], "en"], [["auto", ["fr"]], "en"],
    [["auto", []], "en"], [["ja", ["en"]], "ja"], [["xx", ["ja"]], "ja"],
  ], chosenLanguage),
  "work in words": () => {
    equal(workWords(null), null);
    equal(workWords({ phase: "idle" }), null);
    equal(workWords({ phase: "recognizing", heard: 760_000, duration: 2_590_000 }),
      { key: "work.recognizing", values: { heard: "12:40", duration: "43:10" }, kind: "busy" });
    equal(workWords({ phase: "translating", translated: 15, cues: 42 }).values, { translated: 15, cues: 42 });
    equal([workWords({ phase: "done", cues: 0 }).key, workWords({ phase: "done", cues: 9 }).key], ["work.nothing", "work.done"]);
  },
  "swipes": () => table([[[10, 5], null], [[-60, 10], "left"], [[60, 10], "right"], [[5, -80], "up"], [[40, 80], "down"]], swipeOf),
};
