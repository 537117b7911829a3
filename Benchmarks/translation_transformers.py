#!/usr/bin/env python3
"""Translates lines with `transformers` and 32-bit floats: what the project's own decoder is measured against.

usage: translation_transformers.py MODEL OUTPUT.txt [--beam N] [--batch N] [--threads N] < LINES

MODEL is the checkpoint's folder; its generation configuration is followed but for the number of beams.
"""
import argparse
import sys

import torch
from transformers import MarianMTModel, MarianTokenizer


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model")
    parser.add_argument("output")
    parser.add_argument("--beam", type=int, default=1, help="1 is greedy")
    parser.add_argument("--batch", type=int, default=25)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()

    torch.set_num_threads(options.threads)
    tokenizer = MarianTokenizer.from_pretrained(options.model)
    model = MarianMTModel.from_pretrained(options.model).eval()
    lines = [line.rstrip("\n") for line in sys.stdin]
    # Lines of like length together; the answers go back to their places.
    order = sorted(range(len(lines)), key=lambda number: len(lines[number]))
    answers = [""] * len(lines)
    for start in range(0, len(order), options.batch):
        numbers = order[start : start + options.batch]
        inputs = tokenizer([lines[number] for number in numbers], return_tensors="pt", padding=True, truncation=True)
        with torch.inference_mode():
            outputs = model.generate(**inputs, num_beams=options.beam)
        for number, text in zip(numbers, tokenizer.batch_decode(outputs, skip_special_tokens=True)):
            answers[number] = text
    with open(options.output, "w", encoding="utf-8") as output:
        output.writelines(text.replace("\n", " ") + "\n" for text in answers)


if __name__ == "__main__":
    main()
