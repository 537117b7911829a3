"""What the fake server knows: videos, cues with undo, saved items, settings. Reset before each test."""

import copy
import json
import pathlib
import threading

FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "fixtures"
DIRECT, STREAMED, AUDIO, LONG, GROWING, MISSING, EMPTY = 1, 2, 3, 4, 5, 6, 7
STREAM_TYPE = 'video/mp4; codecs="avc1.64001f, mp4a.40.2"'


def many_cues(count: int) -> list[dict]:
    """So many lines, four seconds apart, of lengths that differ."""
    tail = ["", " that nobody had expected,", " while the rain went on falling over the roofs of the old town."]
    return [
        {"id": n + 1, "start": n * 4000, "end": n * 4000 + 3200, "text": f"This is line {n + 1}{tail[n % 3]}",
         "translation": f"これは{n + 1}行目です。", "state": "done", "edited": False, "words": []}
        for n in range(count)]


class World:
    def __init__(self, duration: int):
        self.duration = duration
        self.two_cities = json.loads((FIXTURES / "two-cities.json").read_text("utf-8"))
        self.dictionary = json.loads((FIXTURES / "dictionary.json").read_text("utf-8"))
        self.lock = threading.RLock()
        self.sessions = 0
        self.reset()

    def reset(self) -> None:
        whole = [[0, self.duration]]
        self.videos = {
            DIRECT: self.video(DIRECT, "A Tale of Two Cities", "Dickens", covered=1, position=0),
            STREAMED: self.video(STREAMED, "A Tale of Two Cities (Matroska)", "Dickens", covered=1),
            AUDIO: self.video(AUDIO, "A reading, sound only", "Podcasts", kind="audio", covered=0.6, position=21000),
            LONG: self.video(LONG, "Ten thousand lines", "", covered=1, duration=40_000_000),
            GROWING: self.video(GROWING, "Lecture without subtitles yet", "Lectures", covered=0),
            MISSING: self.video(MISSING, "A file that has gone", "Lectures", missing=True),
            EMPTY: self.video(EMPTY, "Nothing heard yet", "", covered=0),
        }
        self.cues = {number: [] for number in self.videos}
        self.cues[DIRECT] = copy.deepcopy(self.two_cities)
        self.cues[STREAMED] = copy.deepcopy(self.two_cities)
        self.cues[AUDIO] = copy.deepcopy(self.two_cities)
        self.cues[LONG] = many_cues(10_000)
        self.ranges = {number: [] for number in self.videos}
        self.ranges |= {DIRECT: whole, STREAMED: whole, LONG: [[0, 40_000_000]], AUDIO: [[0, 26000]]}
        self.preferences = {number: {"audioTrack": None, "english": "recognition", "japanese": "translation", "delay": {"en": 0, "ja": 0}}
                            for number in self.videos}
        self.undo = {number: [] for number in self.videos}
        self.redo = {number: [] for number in self.videos}
        self.saved, self.known, self.settings = [], {"time"}, {}
        self.session, self.playheads, self.next_id = None, [], 50_000
        self.failures, self.requests = {}, []

    def video(self, number, title, folder, kind="video", covered=0.0, position=0, missing=False, duration=None):
        return {"id": number, "title": title, "folder": folder, "kind": kind,
                "duration": duration or self.duration, "position": position,
                "added": f"2026-11-{number:02d}T09:00:00Z",
                "lastWatched": "2026-11-29T20:15:00Z" if position else None, "covered": covered, "missing": missing,
                "thumbnail": None if kind == "audio" or missing else f"/api/v1/videos/{number}/thumbnail"}

    def detail(self, number: int) -> dict:
        kind = "remux" if number == STREAMED else "direct"
        tracks = [{"number": 0, "language": "en", "title": None, "codec": "aac", "channels": 1, "isDefault": True}]
        if number in (DIRECT, STREAMED):
            tracks.append({"number": 1, "language": "en", "title": "Muffled", "codec": "aac", "channels": 1,
                           "isDefault": False})
        subtitles = [{"id": 9, "kind": "sidecar", "language": "en", "title": "two-cities.srt", "isText": True,
                      "codec": "subrip", "fault": None},
                     {"id": 10, "kind": "sidecar", "language": "ja", "title": "two-cities.ja.srt", "isText": True,
                      "codec": "subrip", "fault": None},
                     {"id": 11, "kind": "sidecar", "language": "ja", "title": "broken.srt", "isText": True,
                      "codec": "subrip", "fault": {"code": "notSubtitles", "message": "There are no subtitles in it."}},
                     ] if number == DIRECT else []
        return self.videos[number] | {
            "audioTracks": tracks, "subtitleTracks": subtitles,
            "playback": {"kind": kind, "seekable": True, "types": [STREAM_TYPE]},
            "preferences": self.preferences[number]}

    def cue(self, number: int, cue: int) -> dict | None:
        return next((c for c in self.cues[number] if c["id"] == cue), None)

    def remember(self, number: int) -> None:
        """Keeps what the cues are now, for undo."""
        self.undo[number].append(copy.deepcopy(self.cues[number]))
        self.redo[number].clear()

    def go_back(self, number: int, source: dict, target: dict) -> dict:
        """Undo or redo: the cues that changed, and those that went."""
        before = self.cues[number]
        if source[number]:
            target[number].append(before)
            self.cues[number] = source[number].pop()
        was = {c["id"]: c for c in before}
        now = {c["id"]: c for c in self.cues[number]}
        return {"cues": [c for i, c in now.items() if was.get(i) != c], "removed": [i for i in was if i not in now],
                "canUndo": bool(self.undo[number]), "canRedo": bool(self.redo[number])}
