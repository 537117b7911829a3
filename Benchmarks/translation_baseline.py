#!/usr/bin/env python3
"""Measures CTranslate2 with 8-bit weights on lines of text.

usage: translation_baseline.py MODEL OUTPUT.txt [--beam N] [--batch N] [--threads N] [--passes N] < LINES

MODEL is a folder made by `ct2-transformers-converter --quantization int8 --copy_files source.spm target.spm`. Writes one translation a
line and prints one JSON object: target tokens, wall and processor seconds (model loaded, one batch run before).
"""
import argparse
import json
import os
import resource
import sys
import time

import ctranslate2
import sentencepiece


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model")
    parser.add_argument("output")
    parser.add_argument("--beam", type=int, default=1, help="1 is greedy")
    parser.add_argument("--batch", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--passes", type=int, default=3, help="the fastest counts; other work can only slow one down")
    options = parser.parse_args()

    source = sentencepiece.SentencePieceProcessor(os.path.join(options.model, "source.spm"))
    target = sentencepiece.SentencePieceProcessor(os.path.join(options.model, "target.spm"))
    translator = ctranslate2.Translator(
        options.model, device="cpu", compute_type="int8", inter_threads=1, intra_threads=options.threads)
    lines = [line.rstrip("\n") for line in sys.stdin]

    def translated(batch):
        # The peer sees what ours sees: the same pieces, the same end, a limit that no translation reaches.
        pieces = [source.encode(line, out_type=str) + ["</s>"] for line in batch]
        return [result.hypotheses[0] for result in translator.translate_batch(
            pieces, beam_size=options.beam, max_decoding_length=256)]

    translated(lines[: options.batch])
    walls, cpu = [], time.process_time()
    for _ in range(options.passes):
        begin = time.monotonic()
        results = []
        for start in range(0, len(lines), options.batch):
            results += translated(lines[start : start + options.batch])
        walls.append(time.monotonic() - begin)
    wall, cpu = min(walls), (time.process_time() - cpu) / options.passes

    with open(options.output, "w", encoding="utf-8") as output:
        output.writelines(target.decode(pieces) + "\n" for pieces in results)
    tokens = sum(len(pieces) + 1 for pieces in results)
    print(json.dumps({
        "lines": len(lines), "tokens": tokens, "wall_s": round(wall, 3), "cpu_s": round(cpu, 3),
        "tokens_per_s": round(tokens / wall),
        "beam": options.beam, "batch": options.batch, "threads": options.threads,
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }))


if __name__ == "__main__":
    main()
