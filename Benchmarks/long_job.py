#!/usr/bin/env python3
"""Measures the whole job, English and Japanese, on long speech: time, and memory of the program with its workers.

usage: long_job.py PROGRAM TESTDATA WORK [--minutes N] [--series FILE.tsv]

Joins the English clips of TESTDATA again and again until N minutes are full, runs `jimaku subtitle --to ja` on them and
prints one JSON object, as process_tree.py does, with the times of real time. `--series` writes every sample: seconds, then
MB of the program and of each worker.
"""
import argparse
import csv
import json
import os
import subprocess

import process_tree


def clips(testdata):
    with open(os.path.join(testdata, "MANIFEST.tsv"), encoding="utf-8") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["file"].startswith("speech_en/") and row["kind"].startswith("speech"):
                yield os.path.join(testdata, row["file"])


def joined(testdata, folder, minutes):
    """A FLAC file of so many minutes, made once; every clip becomes 16 kHz mono and is followed by half a second."""
    path = os.path.join(folder, f"long-{minutes}.flac")
    if os.path.exists(path):
        return path
    raw = b""
    for clip in clips(testdata):
        command = ["ffmpeg", "-v", "error", "-i", clip, "-ac", "1", "-ar", "16000", "-f", "s16le", "-"]
        raw += subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout + bytes(16000)
    wanted = minutes * 60 * 16000 * 2
    part = os.path.join(folder, "part.flac")
    command = ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", "16000", "-ac", "1", "-i", "-", part]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as encoder:
        while wanted > 0:
            encoder.stdin.write(raw[:wanted])
            wanted -= len(raw)
    os.rename(part, path)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("program", "testdata", "work"):
        parser.add_argument(name)
    parser.add_argument("--minutes", type=int, default=10)
    parser.add_argument("--series")
    options = parser.parse_args()

    output = os.path.join(options.work, "long-output")
    os.makedirs(output, exist_ok=True)
    medium = joined(options.testdata, options.work, options.minutes)
    figures, series = process_tree.watch(
        [options.program, "subtitle", "--to", "ja", "--quiet", "--overwrite", "--output", output, medium])
    if options.series:
        with open(options.series, "w", encoding="ascii") as table:
            table.writelines("\t".join(f"{value:.1f}" for value in row) + "\n" for row in series)
    print(json.dumps({
        "minutes": options.minutes, **figures, "times_real": round(figures["wall_s"] / options.minutes / 60, 4)}))


if __name__ == "__main__":
    main()
