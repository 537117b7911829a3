#!/usr/bin/env python3
"""Sends many different lines through one worker and says how much memory it holds on the way.

usage: translation_soak.py PROGRAM PACK NATIVE [--lines N] [--beam N] [--batch N] < LINES

The lines are taken in turn, each pass cutting them at another word, so that lengths keep changing. Prints one JSON object: the
resident megabytes after a tenth of the lines and after all, and the largest.
"""
import argparse
import json
import pathlib
import sys

from translation_ours import Worker


def resident(process):
    for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0


def lines_in_turn(lines, count):
    for number in range(count):
        words = lines[number % len(lines)].split()
        cut = number // len(lines) % len(words) if words else 0
        yield " ".join(words[cut:] + words[:cut])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("program", "pack", "native"):
        parser.add_argument(name)
    parser.add_argument("--lines", type=int, default=100_000)
    parser.add_argument("--beam", type=int, default=1, help="1 is greedy")
    parser.add_argument("--batch", type=int, default=10)
    options = parser.parse_args()

    worker = Worker(options.program, options.pack, options.native, 2)
    batch, done, early, largest = [], 0, None, 0
    for line in lines_in_turn([line.strip() for line in sys.stdin], options.lines):
        batch.append(line)
        if len(batch) < options.batch:
            continue
        answers = worker.translated(batch, options.beam)
        if len(answers) != len(batch):
            sys.exit(f"{len(answers)} answers to {len(batch)} lines")
        done, batch = done + len(batch), []
        now = resident(worker.process)
        largest = max(largest, now)
        if early is None and done >= options.lines // 10:
            early = now
    print(json.dumps({"lines": done, "mb_at_a_tenth": round(early or 0), "mb_at_the_end": round(now), "mb_largest": round(largest)}))
    worker.end()


if __name__ == "__main__":
    main()
