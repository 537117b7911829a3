"""Processes that outlive the run: whatever the workers start and lose becomes a child of this process, and is found here."""

import ctypes
import os
import pathlib
import select
import signal
import time

PR_SET_CHILD_SUBREAPER = 36
PATIENCE_S = 15


def adopt() -> None:
    """From now on orphans among the descendants become children of this process."""
    if ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "prctl")


def end() -> list[str]:
    """Waits until every child has ended; ends those that do not end by themselves, and gives their command lines."""
    limit = time.monotonic() + PATIENCE_S
    while (pids := children()) and (left := limit - time.monotonic()) > 0:
        wait(pids, left)
    survivors = {pid: command(pid) for pid in children()}
    while pids := children():
        for pid in pids:
            os.kill(pid, signal.SIGKILL)
        wait(pids)
    return list(survivors.values())


def wait(pids: list[int], seconds: float | None = None) -> None:
    """Until one of the children has ended, or so long."""
    ends = [os.pidfd_open(pid) for pid in pids]
    select.select(ends, [], [], seconds)
    for end in ends:
        os.close(end)


def children() -> list[int]:
    """The children that run still; those that have ended are taken note of, so that they go."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return []
    listed = pathlib.Path(f"/proc/self/task/{os.getpid()}/children").read_text()
    return [int(pid) for pid in listed.split()]


def command(pid: int) -> str:
    try:
        return pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()[:200]
    except OSError:
        return str(pid)
