#!/usr/bin/env python3
"""Measures faster-whisper on the English clips of the test data.

usage: speech_baseline.py TESTDATA MODEL OUTPUT.tsv [--beam N] [--threads N]

MODEL is the folder of a CTranslate2 Whisper model (model.bin, tokenizer.json …). Voice activity filtering is on,
weights are int8. Writes one line a clip, its name, a tab, the text, as wer.py wants it, and prints one JSON object:
seconds of audio, wall and processor seconds (model loaded, files already decoded), real-time factor, peak memory.
"""
import argparse
import csv
import json
import os
import resource
import time

from faster_whisper import WhisperModel
from faster_whisper.audio import decode_audio


def clips(testdata):
    with open(os.path.join(testdata, "MANIFEST.tsv"), encoding="utf-8") as manifest:
        for row in csv.DictReader(manifest, delimiter="\t", quoting=csv.QUOTE_NONE):
            if row["file"].startswith("speech_en/") and row["kind"].startswith("speech"):
                yield row["file"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("testdata")
    parser.add_argument("model")
    parser.add_argument("output")
    parser.add_argument("--beam", type=int, default=1, help="1 is greedy")
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()

    model = WhisperModel(options.model, device="cpu", compute_type="int8", cpu_threads=options.threads)
    sounds = {name: decode_audio(os.path.join(options.testdata, name)) for name in clips(options.testdata)}
    seconds = sum(len(sound) for sound in sounds.values()) / 16000

    wall, cpu = time.monotonic(), time.process_time()
    heard = {}
    for name, sound in sounds.items():
        segments, _ = model.transcribe(sound, language="en", beam_size=options.beam, vad_filter=True)
        heard[name] = " ".join(segment.text.strip() for segment in segments)
    wall, cpu = time.monotonic() - wall, time.process_time() - cpu

    with open(options.output, "w", encoding="utf-8") as output:
        for name, text in heard.items():
            output.write(f"{os.path.basename(name)}\t{text}\n")
    print(json.dumps({
        "audio_s": round(seconds, 1), "wall_s": round(wall, 2), "cpu_s": round(cpu, 2),
        "rtf": round(wall / seconds, 4), "beam": options.beam, "threads": options.threads,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }))


if __name__ == "__main__":
    main()
