"""Runs the tests that are named, or all, with several browsers side by side; closes with how many passed and failed.

A test that needs another's server, or much time, says so by the attributes `shares` (tests of the same name run one after
the other in one worker) and `is_long` (is begun first).
"""

import os
import signal
import sys
import unittest

import browser
import leftovers
from places import media
from workers import Outcome, run_jobs

sys.dont_write_bytecode = True  # nothing is left behind in the tree
WORKERS = int(os.environ.get("JIMAKU_BROWSERS", "2"))


def tests_of(suite: unittest.TestSuite):
    for item in suite:
        if isinstance(item, unittest.TestSuite):
            yield from tests_of(item)
        else:
            yield item


def jobs_of(tests: list[unittest.TestCase]) -> list[list[str]]:
    """What one worker does in a row, the longest first."""
    shared: dict[str, list[str]] = {}
    long, short = [], []
    for test in tests:
        if isinstance(test, unittest.loader._FailedTest):
            sys.exit(str(test._exception))
        method = getattr(test, test._testMethodName)
        if name := getattr(test, "shares", None):
            shared.setdefault(name, []).append(test.id())
        else:
            (long if getattr(method, "is_long", False) else short).append([test.id()])
    return [*shared.values(), *long, *short]


def main(names: list[str]) -> int:
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(names) if names else loader.discover(".", pattern="test_*.py")
    jobs = jobs_of(list(tests_of(suite)))
    if reason := browser.fault():
        sys.exit(reason)
    # Made before the workers would make it all at once.
    media()
    leftovers.adopt()
    counts = {"passed": 0, "failed": 0, "skipped": 0}

    def tell(outcome: Outcome):
        counts[outcome.result] += 1
        print(f"{outcome.result:7} {outcome.seconds:5.1f} s  {outcome.test}")
        for line in outcome.text.splitlines():
            print(f"    {line}")
        sys.stdout.flush()

    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        run_jobs(jobs, WORKERS, tell)
    finally:
        survivors = leftovers.end()
    for survivor in survivors:
        print(f"still running after the tests, and ended now: {survivor}")
    print(", ".join(f"{number} {result}" for result, number in counts.items()))
    return 1 if counts["failed"] or survivors or not counts["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
