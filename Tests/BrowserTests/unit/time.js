import { formatExact, formatTime, parseTime } from "/assets/core/time.js";
import { equal, table } from "./check.js";

export const tests = {
  "times are read as on a clock, cut and not rounded": () => table([
    [0, "0:00"], [999, "0:00"], [1000, "0:01"], [59_999, "0:59"], [754_321, "12:34"], [3_599_999, "59:59"], [3_600_000, "1:00:00"],
    [3_723_000, "1:02:03"], [36_000_000, "10:00:00"], [-5, "0:00"],
  ], formatTime),
  "for editing they have their milliseconds": () => table([
    [0, "0:00.000"], [754_321, "12:34.321"], [1202, "0:01.202"], [3_600_005, "1:00:00.005"],
  ], formatExact),
  "what people type is understood, and what is no time is not": () => table([
    ["12:34.321", 754_321], ["0:01", 1000], ["5.25", 5250], ["75", 75_000], ["1:02:03.5", 3_723_500], ["１：０２", 62_000],
    ["0:01,202", 1202], [" 3:00 ", 180_000], ["1:60", null], ["1:60:00", null], ["", null], ["abc", null], ["-1", null], ["1:2:3:4", null],
    ["1.2345", null],
  ], parseTime),
  "what is written is read back the same": () => {
    for (const ms of [0, 1, 999, 61_001, 3_599_999, 7_322_010]) equal(parseTime(formatExact(ms)), ms, String(ms));
  },
};
