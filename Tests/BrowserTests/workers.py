"""Workers: processes with a browser each, that take one job after the other and tell how its tests went."""

import dataclasses
import json
import queue
import subprocess
import sys
import threading


@dataclasses.dataclass
class Outcome:
    test: str
    result: str  # passed, failed or skipped
    seconds: float
    text: str


def run_jobs(jobs: list[list[str]], count: int, tell) -> None:
    """Has the workers do all jobs; `tell` is called with each outcome, in this thread."""
    waiting: queue.SimpleQueue = queue.SimpleQueue()
    outcomes: queue.SimpleQueue = queue.SimpleQueue()
    for job in jobs:
        waiting.put(job)
    workers = [Worker(waiting, outcomes) for _ in range(min(count, len(jobs)))]
    try:
        for _ in range(sum(map(len, jobs))):
            tell(outcomes.get())
    except BaseException:
        for worker in workers:
            worker.stop()
        raise
    finally:
        for worker in workers:
            worker.wait()


class Worker:
    """A process that takes jobs from a queue until there are no more; one that dies fails its test and is replaced."""

    def __init__(self, waiting, outcomes):
        self.waiting, self.outcomes = waiting, outcomes
        self.process = None
        self.is_over = False
        self.thread = threading.Thread(target=self.work, daemon=True)
        self.thread.start()

    def work(self):
        while not self.is_over:
            try:
                job = self.waiting.get_nowait()
            except queue.Empty:
                break
            for test in job:
                if not self.is_over:
                    self.outcomes.put(self.run(test))
        if self.process:
            self.process.stdin.close()

    def run(self, test: str) -> Outcome:
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, "worker.py"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        try:
            self.process.stdin.write(test + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            return Outcome(**json.loads(line))
        code = self.process.wait()
        self.process = None
        return Outcome(test, "failed", 0, f"the worker ended with {code}")

    def stop(self):
        """Ends the process in the middle of its test; it closes its browser."""
        self.is_over = True
        if self.process:
            self.process.terminate()

    def wait(self):
        self.thread.join()
        if self.process:
            self.process.wait()
