#!/usr/bin/env python3
"""Measures how soon the player has subtitles: after a video is opened, and after a jump to 48:00 of it.

usage: player.py PROGRAM RECORDING PACKS WORK [--repetitions N]

Makes a video of sixty minutes out of the recording, once. Each repetition starts `jimaku serve` with an empty library, opens the
video as a page does, and takes the time from each request to the first English line and to the first pair of both
languages. Prints one JSON object: medians and worst, in seconds, and how much sound was heard until the pair.
"""
import argparse
import http.client
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import tempfile
import time

JUMP = 48 * 60_000
MINUTES = 60


def long_video(recording, folder):
    """A still picture with the recording again and again; only the first turn is encoded."""
    path = folder / f"player-{MINUTES}.mp4"
    if path.exists():
        return path
    turn, part = folder / "turn.mp4", folder / "part.mp4"
    ffmpeg = ["ffmpeg", "-v", "error", "-y"]
    subprocess.run([
        *ffmpeg, "-f", "lavfi", "-i", "color=c=0x203040:s=320x180:r=5", "-i", recording, "-shortest", "-c:v", "libx264",
        "-preset", "ultrafast", "-g", "10", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "64k", turn], check=True)
    subprocess.run([
        *ffmpeg, "-stream_loop", "-1", "-i", turn, "-t", str(MINUTES * 60), "-c", "copy", "-movflags", "+faststart", part],
        check=True)
    part.rename(path)
    return path


class Player:
    """A server over one video, with a library of its own."""

    def __init__(self, program, packs, video):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="jimaku-bench-"))
        (self.folder / "packs").symlink_to(packs)
        self.process = subprocess.Popen(
            [program, "serve", video], stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL,
            env=os.environ | {"JIMAKU_HOME": str(self.folder), "LC_ALL": "C.UTF-8"})
        self.host = re.search(r"http://([^/]+)/", self.process.stdout.readline())[1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()
        shutil.rmtree(self.folder)

    def post(self, path, **body):
        connection = http.client.HTTPConnection(self.host)
        connection.request("POST", "/api/v1/" + path, json.dumps(body), {
            "Content-Type": "application/json", "Origin": f"http://{self.host}"})
        answer = json.load(connection.getresponse())
        connection.close()
        return answer

    def events(self):
        """Name and content of each event, from now on."""
        connection = http.client.HTTPConnection(self.host)
        connection.request("GET", "/api/v1/events")
        answer = connection.getresponse()
        answer.readline()  # the server has this client on its list when it sends the first line
        return self.read(answer)

    @staticmethod
    def read(answer):
        name = None
        for line in answer:
            field, _, value = line.decode().rstrip("\n").partition(": ")
            if field == "event":
                name = value
            elif field == "data":
                yield name, json.loads(value)


def first_pair(events, begin, after):
    """Seconds to the first line that begins at `after` or later, seconds to its translation, and the sound heard until then."""
    line, cues, heard = None, set(), 0
    for name, data in events:
        if name == "work" and data["from"] >= after:
            heard = max(heard, data["heard"] - data["from"])
        elif name == "cue" and data["cue"]["start"] >= after:
            line = line or time.monotonic() - begin
            cues.add(data["cue"]["id"])
        elif name == "translation" and data["id"] in cues:
            return {"line": line, "pair": time.monotonic() - begin, "heard": heard / 1000}
    raise SystemExit("player: the server ended")


def measure(program, packs, video):
    with Player(program, packs, video) as player:
        events = player.events()
        begin = time.monotonic()
        session = player.post("session", video=1, position=0)["session"]
        opened = first_pair(events, begin, 0)
        begin = time.monotonic()
        player.post("session/playhead", session=session, position=JUMP)
        return {"opening": opened, "jump": first_pair(events, begin, JUMP - 10_000)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for name in ("program", "recording", "packs", "work"):
        parser.add_argument(name)
    parser.add_argument("--repetitions", type=int, default=10)
    options = parser.parse_args()

    video = long_video(options.recording, pathlib.Path(options.work))
    runs = [measure(options.program, os.path.abspath(options.packs), video) for _ in range(options.repetitions)]
    print(json.dumps({"repetitions": len(runs)} | {
        moment: {
            what: {"median": round(statistics.median(values), 2), "worst": round(max(values), 2)}
            for what in ("line", "pair", "heard") for values in [[run[moment][what] for run in runs]]}
        for moment in ("opening", "jump")}))


if __name__ == "__main__":
    main()
