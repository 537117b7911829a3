"""Tests against the scripted server, which is made new before each."""

import itertools
import json
import threading
import urllib.request

from fake.server import FakeServer
from page_test import PageTest
from places import ASSETS, media

DURATION = 44374


class ScriptedTest(PageTest):
    """A page of the scripted server, and the script."""

    _server: FakeServer | None = None
    _numbers = itertools.count(1)

    def setUp(self):
        if ScriptedTest._server is None:
            ScriptedTest._server = FakeServer(ASSETS, media(), keeps_assets=True)
            threading.Thread(target=ScriptedTest._server.serve_forever, daemon=True).start()
        self.url = ScriptedTest._server.url
        self.reset()
        super().setUp()

    def reset(self):
        """Makes the server's world new. What pages of before still say is not heard."""
        self.name = str(next(self._numbers))
        self.control("reset", test=self.name)

    def context_opened(self):
        self.context.set_extra_http_headers({"X-Test": self.name})

    def control(self, what: str, **body):
        request = urllib.request.Request(
            f"{self.url}/fake/{what}", json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def emit(self, event: str, **data):
        self.control("emit", event=event, data=data)

    def emit_work(self, video: int, phase: str, **data):
        session = self.wait_until(lambda: self.control("look")["session"], "a session")
        self.emit("work", **({
            "session": session, "video": video, "phase": phase, "heard": 0, "from": 0,
            "duration": DURATION, "cues": 0, "translated": 0, "ranges": [], "error": None} | data))
