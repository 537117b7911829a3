#!/usr/bin/env python3
"""Measures our translation engine as translation_baseline.py measures its peer: through the worker's socket.

usage: translation_ours.py PROGRAM PACK NATIVE OUTPUT.txt [--beam N] [--batch N] [--threads N] [--passes N] < LINES
"""
import argparse
import json
import os
import socket
import struct
import subprocess
import sys
import time

import sentencepiece


class Worker:
    """`jimaku engine`: frames are a length (4 bytes, little-endian), a kind (0 for JSON), and the payload."""

    def __init__(self, program, pack, native, threads):
        self.socket, theirs = socket.socketpair()
        self.process = subprocess.Popen([program, "engine"], stdin=theirs.fileno())
        theirs.close()
        self.number = 0
        role = {"translation": {"packFolder": pack}}
        answer = self.ask({"load": {"_0": {"role": role, "native": {"directory": native}, "threads": threads}}})
        if "ready" not in answer:
            sys.exit(f"the engine is not ready: {answer}")

    def ask(self, message):
        payload = json.dumps(message).encode()
        self.socket.sendall(struct.pack("<IB", len(payload), 0) + payload)
        length, _ = struct.unpack("<IB", self.read(5))
        return json.loads(self.read(length))

    def read(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                sys.exit("the engine ended")
            data += piece
        return data

    def translated(self, lines, beam):
        self.number += 1
        answer = self.ask({"translate": {"_0": self.number, "_1": lines, "_2": {"beamSize": beam, "leastBeams": 1}}})
        return [one["text"] for one in answer["translated"]["_1"]]

    def end(self):
        """Closes the socket; the processor seconds and peak memory of the worker."""
        self.socket.close()
        _, _, usage = os.wait4(self.process.pid, 0)
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("program", "pack", "native", "output"):
        parser.add_argument(name)
    parser.add_argument("--beam", type=int, default=1, help="1 is greedy")
    parser.add_argument("--batch", type=int, default=10)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--passes", type=int, default=3, help="the fastest counts; other work can only slow one down")
    options = parser.parse_args()

    target = sentencepiece.SentencePieceProcessor(os.path.join(options.pack, "target.spm"))
    worker = Worker(options.program, options.pack, options.native, options.threads)
    lines = [line.rstrip("\n") for line in sys.stdin]
    worker.translated(lines[: options.batch], options.beam)
    walls = []
    for _ in range(options.passes):
        begin = time.monotonic()
        results = []
        for start in range(0, len(lines), options.batch):
            results += worker.translated(lines[start : start + options.batch], options.beam)
        walls.append(time.monotonic() - begin)
    wall = min(walls)
    cpu, peak = worker.end()

    with open(options.output, "w", encoding="utf-8") as output:
        output.writelines(text + "\n" for text in results)
    tokens = sum(len(target.encode(text)) + 1 for text in results)
    print(json.dumps({
        "lines": len(lines), "tokens": tokens, "wall_s": round(wall, 3), "cpu_s": round(cpu / options.passes, 3),
        "tokens_per_s": round(tokens / wall), "beam": options.beam, "batch": options.batch, "threads": options.threads,
        "peak_mb": round(peak / 1024),
    }))


if __name__ == "__main__":
    main()
