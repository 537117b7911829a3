"""`jimaku serve` as it was built, with a library of its own in a temporary folder and the packs of the tests."""

import atexit
import json
import os
import pathlib
import re
import subprocess
import tempfile
import urllib.request

from places import CACHE, PROGRAM, media

from .videos import make_videos

MAIN = "A Tale of Two Cities"
PATIENCE_S = 300


class RealServer:
    """One for all tests of a worker."""

    _shared = None

    @classmethod
    def shared(cls) -> "RealServer":
        if cls._shared is None:
            cls._shared = cls()
            atexit.register(cls._shared.stop)
        return cls._shared

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="jimaku-browser-tests-")
        place = pathlib.Path(self.folder.name)
        home, videos = place / "home", place / "videos"
        home.mkdir()
        videos.mkdir()
        (home / "packs").symlink_to(CACHE / "home" / "packs")
        make_videos(media(), videos)
        self.log = (place / "log").open("w+", encoding="utf-8")
        environment = {**os.environ, "JIMAKU_HOME": str(home), "LC_ALL": "C.UTF-8"}
        # Without a port it takes the usual one, or a free one when that is taken.
        self.process = subprocess.Popen(
            [PROGRAM, "serve", videos], env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=self.log, text=True)
        line = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        if not found:
            raise RuntimeError(f"the server does not start: {line}{self.said()}")
        self.url = found[0]
        self.videos = {video["title"]: video["id"] for video in self.ask("GET", "/videos")["videos"]}
        self.hear_all(self.videos[MAIN])

    def ask(self, method: str, path: str, body=None):
        """Asks as a page of the server does; gives the JSON of the answer."""
        request = urllib.request.Request(
            f"{self.url}/api/v1{path}", None if method == "GET" else json.dumps(body or {}).encode(),
            {"Content-Type": "application/json", "Origin": self.url}, method=method)
        with urllib.request.urlopen(request) as answer:
            text = answer.read()
            return json.loads(text) if text else None

    def hear_all(self, video: int) -> None:
        """Has a video heard and translated from its beginning to its end, and waits until that is told."""
        request = urllib.request.Request(f"{self.url}/api/v1/events")
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as events:
            session = self.ask("POST", "/session", {"video": video, "position": 0})["session"]
            # An event's name comes before what it says.
            name = ""
            for line in map(bytes.decode, events):
                if line.startswith("event:"):
                    name = line.removeprefix("event:").strip()
                elif line.startswith("data:") and name == "work":
                    work = json.loads(line.removeprefix("data:"))
                    if work["session"] == session and work["phase"] in ("done", "failed"):
                        break
        cues = self.ask("GET", f"/videos/{video}/cues")["cues"]
        if work["phase"] == "failed" or not all(cue["state"] == "done" for cue in cues):
            raise RuntimeError(f"not heard and translated: {work}\n{self.said()}")

    def said(self) -> str:
        self.log.flush()
        return pathlib.Path(self.log.name).read_text("utf-8")

    def stop(self) -> None:
        """Ends it as Ctrl-C does; what it leaves running is found by the suite."""
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        self.log.close()
        self.folder.cleanup()
