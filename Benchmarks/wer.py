#!/usr/bin/env python3
"""Word error rate over the English clips of the test data.

usage: wer.py TESTDATA HYPOTHESES.tsv [--clips]

HYPOTHESES.tsv has one line a clip: the clip's file name (with or without folders), a tab, the text.
Both texts go through Whisper's English normaliser; remarks in [brackets] are dropped from both. A clip with no
line counts as heard empty.
"""
import argparse
import csv
import os
import re
import sys

from whisper_normalizer.english import EnglishTextNormalizer

NORMALIZE = EnglishTextNormalizer()
# All English clips with a reference; in `speech_multispeaker` two people talk over each other, one a channel.
KINDS = ("speech", "speech_short", "speech_long", "speech_multispeaker")


def words(text):
    return NORMALIZE(re.sub(r"\[[^\]]*\]", " ", text)).split()


def references(testdata):
    """The clips that have a reference: name → text, in the manifest's order."""
    found = {}
    with open(os.path.join(testdata, "MANIFEST.tsv"), encoding="utf-8") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["file"].startswith("speech_en/") and row["kind"] in KINDS:
                found[os.path.basename(row["file"])] = row["transcript_or_expected"]
    return found


def errors(reference, heard):
    """Substitutions, deletions and insertions of the cheapest alignment (Levenshtein over words)."""
    row = list(range(len(heard) + 1))
    for i, wanted in enumerate(reference, 1):
        diagonal, row[0] = row[0], i
        for j, got in enumerate(heard, 1):
            cheapest = min(diagonal + (wanted != got), row[j] + 1, row[j - 1] + 1)
            diagonal, row[j] = row[j], cheapest
    return row[-1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("testdata")
    parser.add_argument("hypotheses")
    parser.add_argument("--clips", action="store_true", help="also show every clip with an error")
    options = parser.parse_args()

    heard = {}
    with open(options.hypotheses, encoding="utf-8") as lines:
        for line in lines:
            name, _, text = line.rstrip("\n").partition("\t")
            heard[os.path.basename(name)] = text

    wrong = total = perfect = 0
    wanted = references(options.testdata)
    for name, text in wanted.items():
        reference, got = words(text), words(heard.get(name, ""))
        mistakes = errors(reference, got)
        wrong += mistakes
        total += len(reference)
        perfect += mistakes == 0
        if options.clips and mistakes:
            print(f"{mistakes:3d}/{len(reference):3d} {name}\n      ref: {' '.join(reference)}\n      got: {' '.join(got)}")
    if not total:
        sys.exit(f"no reference found in {options.testdata}")
    print(f"WER {100 * wrong / total:.2f} %  ({wrong} of {total} words, {len(wanted)} clips, {perfect} without an error)")


if __name__ == "__main__":
    main()
