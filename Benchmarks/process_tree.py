#!/usr/bin/env python3
"""Runs a program and watches it with its workers: wall and processor seconds, and peaks of memory.

usage: process_tree.py PROGRAM [ARGUMENT]…

Prints one JSON object. Memory is the proportional set size (PSS, which counts shared pages once), sampled five times a
second. Processor seconds are those of the program and, as last seen, of its workers: they end with it and nobody waits for
them, so that the system's own account misses them.
"""
import json
import os
import subprocess
import sys
import time

TICKS = os.sysconf("SC_CLK_TCK")


def pss(process):
    """MB of a process; 0 when it has just ended."""
    try:
        with open(f"/proc/{process}/smaps_rollup", encoding="ascii") as rollup:
            return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1024
    except (OSError, StopIteration):
        return 0.0


def processor_seconds(process):
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS
    except OSError:
        return 0.0


def children(process):
    found = []
    try:
        for thread in os.listdir(f"/proc/{process}/task"):
            with open(f"/proc/{process}/task/{thread}/children", encoding="ascii") as names:
                found += [int(name) for name in names.read().split()]
    except OSError:
        pass
    return sorted(found)


def watch(command):
    """Runs it to the end: the figures, and the series of samples (seconds, MB of the program, MB of each worker)."""
    series, used = [], {}
    begin = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as job:
        while job.poll() is None:
            workers = children(job.pid)
            for process in [job.pid, *workers]:
                used[process] = max(used.get(process, 0), processor_seconds(process))
            series.append([time.monotonic() - begin, pss(job.pid), *map(pss, workers)])
            time.sleep(0.2)
    return {
        "exit": job.returncode, "wall_s": round(time.monotonic() - begin, 2), "cpu_s": round(sum(used.values()), 1),
        "program_mb": round(max(row[1] for row in series)),
        "workers_mb": round(max(sum(row[2:]) for row in series)),
        "peak_mb": round(max(sum(row[1:]) for row in series)),
    }, series


if __name__ == "__main__":
    print(json.dumps(watch(sys.argv[1:])[0]))
