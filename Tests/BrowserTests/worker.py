"""A worker: reads names of tests, one a line, runs each and writes how it went as a line of JSON, until its input ends."""

import contextlib
import io
import json
import os
import signal
import sys
import time
import unittest

sys.dont_write_bytecode = True  # nothing is left behind in the tree


def main() -> None:
    # What tests and libraries print goes with the outcome; the pipe is for outcomes only.
    pipe = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the suite says when to stop
    for line in sys.stdin:
        print(json.dumps(outcome(line.strip())), file=pipe, flush=True)


def outcome(name: str) -> dict:
    printed = io.StringIO()
    result = unittest.TestResult()
    suite = unittest.defaultTestLoader.loadTestsFromName(name)
    began = time.monotonic()
    with contextlib.redirect_stdout(printed):
        suite.run(result)
    failures = [text for _, text in result.failures + result.errors]
    skips = [reason for _, reason in result.skipped]
    return {
        "test": name, "result": "failed" if failures else "skipped" if skips else "passed",
        "seconds": time.monotonic() - began, "text": "\n".join([printed.getvalue().strip(), *failures, *skips]).strip()}


if __name__ == "__main__":
    main()
