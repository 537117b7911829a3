"""HTTP for the fake server: assets with the real content security policy, ranges, streams, events, controls."""

import json
import mimetypes
import pathlib
import re
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from . import api
from .events import Events
from .media import Media
from .world import AUDIO, DIRECT, GROWING, World

CSP = ("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; media-src 'self' blob:; "
       "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
# A box of MP4 that says nothing: how a stream is kept open.
EMPTY_BOX = b"\0\0\0\x08free"
mimetypes.add_type("text/javascript", ".js")


class FakeServer(ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self, assets: pathlib.Path, media: Media, address=("127.0.0.1", 0), keeps_assets=False):
        """With `keeps_assets` a browser asks only once for each module."""
        super().__init__(address, Handler)
        self.assets, self.media = assets, media
        self.asset_age = "max-age=86400, immutable" if keeps_assets else "no-cache"
        self.test = None
        # How many streams are open, and whether they may end.
        self.streams, self.may_end = 0, threading.Event()
        self.may_end.set()
        self.world, self.events = World(media.duration), Events()
        self.url = f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, request, client_address):
        """A reader that goes in the middle of an answer is no fault."""

    def grow(self, session: int) -> None:
        """Recognises the growing video: a line every so often, its translation a little later."""
        threading.Thread(target=self._grow, args=(session,), daemon=True).start()

    def _grow(self, session: int) -> None:
        world = self.world
        lines = json.loads(json.dumps(world.two_cities))

        def work(phase, heard, translated):
            self.events.emit("work", {
                "session": session, "video": GROWING, "phase": phase, "heard": heard, "from": 0,
                "duration": world.duration, "cues": len(world.cues[GROWING]), "translated": translated,
                "ranges": world.ranges[GROWING], "error": None})

        work("preparing", 0, 0)
        for count, line in enumerate(lines, 1):
            time.sleep(0.25)
            if world.session != session:
                return
            full = line["translation"]
            line |= {"translation": None, "state": "pending"}
            world.cues[GROWING].append(line)
            world.ranges[GROWING] = [[0, line["end"]]]
            self.events.emit("cue", {"session": session, "video": GROWING, "cue": line})
            work("recognizing", line["end"], count - 1)
            line |= {"translation": full, "state": "done"}
            self.events.emit("translation", {
                "session": session, "video": GROWING, "id": line["id"], "translation": full, "state": "done"})
        work("done", world.duration, len(lines))


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeServer

    def log_message(self, *arguments):
        pass

    def do_GET(self):
        url = urllib.parse.urlsplit(self.path)
        self.query = dict(urllib.parse.parse_qsl(url.query))
        if url.path == "/":
            return self.file(self.server.assets / "index.html")
        if url.path.startswith("/assets/"):
            return self.asset(url.path.removeprefix("/assets/"))
        if url.path == "/api/v1/events":
            return self.stream_events()
        if match := re.match(r"/api/v1/videos/(\d+)/(media|stream|thumbnail|picture|clip|subtitles|tracks/.*)$", url.path):
            return self.binary(int(match[1]), match[2])
        return self.answer("GET", url.path)

    def do_POST(self):
        self.unsafe("POST")

    def do_PATCH(self):
        self.unsafe("PATCH")

    def do_PUT(self):
        self.unsafe("PUT")

    def do_DELETE(self):
        self.unsafe("DELETE")

    def unsafe(self, method: str) -> None:
        url = urllib.parse.urlsplit(self.path)
        self.query = dict(urllib.parse.parse_qsl(url.query))
        text = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if self.headers.get("Content-Type", "").split(";")[0] != "application/json":
            return self.json(415, {"error": {"code": "unsupportedMediaType", "message": "application/json wanted"}})
        self.body = json.loads(text or b"{}")
        if url.path.startswith("/fake/"):
            return self.control(url.path.removeprefix("/fake/"))
        if url.path == "/api/v1/export":
            return self.plain(200, "application/zip", b"PK\5\6" + bytes(18), {
                "Content-Disposition": 'attachment; filename="jimaku.zip"'})
        self.answer(method, url.path)

    def answer(self, method: str, path: str) -> None:
        with self.server.world.lock:
            world = self.server.world
            if self.server.test not in (None, self.headers.get("X-Test")):
                return self.json(*api.error(410, "ofAnotherTest"))
            world.requests.append([method, path, getattr(self, "body", None)])
            failure = world.failures.get(f"{method} {path}")
            if failure:
                return self.json(*api.error(failure, "broken", "Scripted failure"))
            for wanted, pattern, function in api.ROUTES:
                if wanted == method and (match := pattern.match(path)):
                    groups = [urllib.parse.unquote(group) for group in match.groups()]
                    return self.json(*function(world, self, *groups))
        self.json(*api.error(404, "notFound"))

    def control(self, what: str) -> None:
        server, result = self.server, {}
        if what == "reset":
            server.test = self.body.get("test")
            server.world.reset()
            server.events.reset()
            server.may_end.set()
        elif what == "emit":
            server.events.emit(self.body["event"], self.body["data"])
        elif what == "hold":
            server.may_end.clear()
        elif what == "let-end":
            server.may_end.set()
        elif what == "drop":
            server.events.drop_everyone(self.body["forget"])
        elif what == "fail":
            server.world.failures = self.body
        elif what == "set":
            server.world.videos[self.body["video"]] |= self.body.get("fields", {})
            for cue in self.body.get("cues", []):
                becomes = cue.pop("becomes", cue["id"])
                server.world.cue(self.body["video"], cue["id"]).update(cue | {"id": becomes})
        elif what == "look":
            world = server.world
            result = {"session": world.session, "playheads": world.playheads, "settings": world.settings,
                      "saved": world.saved, "known": sorted(world.known), "requests": world.requests,
                      "videos": list(world.videos.values()), "preferences": world.preferences,
                      "cues": world.cues[DIRECT], "streams": server.streams, "listeners": server.events.listeners}
        self.json(200, result)

    def asset(self, name: str) -> None:
        path = (self.server.assets / name).resolve()
        if self.server.assets.resolve() in path.parents and path.is_file():
            return self.file(path, self.server.asset_age)
        self.plain(404, "text/plain", b"")

    def file(self, path: pathlib.Path, age: str = "no-cache") -> None:
        self.plain(200, mimetypes.guess_type(path.name)[0] or "application/octet-stream", path.read_bytes(),
                   {"Content-Security-Policy": CSP, "Cache-Control": age})

    def binary(self, number: int, what: str) -> None:
        media = self.server.media
        if what == "media":
            return self.ranged(media.folder / ("two-cities.m4a" if number == AUDIO else "two-cities.mp4"))
        if what == "stream":
            return self.chunks(media.stream(int(self.query["start"]), int(self.query.get("audio") or 0)))
        if what in ("thumbnail", "picture"):
            return self.plain(200, "image/jpeg", (media.folder / "thumbnail.jpg").read_bytes())
        if what == "clip":
            return self.plain(200, "audio/mp4", media.clip(int(self.query["start"]), int(self.query["end"])))
        if what == "subtitles":
            return self.plain(200, "text/plain; charset=utf-8", b"1\n", {"Content-Disposition": "attachment"})
        self.plain(200, "text/vtt", b"WEBVTT\n\n00:01.000 --> 00:02.000\nIt was the best of times.\n")

    def ranged(self, path: pathlib.Path) -> None:
        size = path.stat().st_size
        match = re.match(r"bytes=(\d+)-(\d*)$", self.headers.get("Range", ""))
        start = int(match[1]) if match else 0
        end = min(int(match[2]) if match and match[2] else size - 1, size - 1)
        self.send_response(206 if match else 200)
        self.send_header("Content-Type", "video/mp4" if path.suffix == ".mp4" else "audio/mp4")
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("Content-Length", str(end - start + 1))
        if match:
            self.send_header("Content-Range", f"bytes {start}-{end}/{size}")
        self.end_headers()
        with path.open("rb") as file:
            file.seek(start)
            left = end - start + 1
            while left > 0 and (piece := file.read(min(left, 1 << 18))):
                self.wfile.write(piece)
                left -= len(piece)

    def chunks(self, process) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "video/mp4")
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        self.server.streams += 1
        try:
            while self.server.may_end.is_set() and (piece := process.stdout.read(1 << 16)):
                self.chunk(piece)
            self.hold_back(process.stdout.read())
            self.wfile.write(b"0\r\n\r\n")
        finally:
            self.server.streams -= 1
            process.kill()
            process.wait()
            process.stdout.close()

    def hold_back(self, rest: bytes) -> None:
        """Sends what is left of a stream, its last two fragments only when it may end."""
        if not rest:
            return
        last = rest.rindex(b"moof", 0, rest.rindex(b"moof")) - 4
        self.chunk(rest[:last])
        while not self.server.may_end.wait(0.05):
            self.chunk(EMPTY_BOX)
        self.chunk(rest[last:])

    def chunk(self, piece: bytes) -> None:
        self.wfile.write(b"%x\r\n" % len(piece) + piece + b"\r\n")

    def stream_events(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Cache-Control", "no-store")
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True

        def write(text: str) -> None:
            self.wfile.write(text.encode())
            self.wfile.flush()

        last = self.headers.get("Last-Event-ID")
        self.server.events.serve(write, int(last) if last else None)

    def json(self, status: int, value) -> None:
        self.plain(status, "application/json", b"" if value is None else json.dumps(value).encode())

    def plain(self, status: int, kind: str, body: bytes, headers: dict | None = None) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)
