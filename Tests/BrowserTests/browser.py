"""A browser, a server and a page for each test.

Without `JIMAKU_BASE_URL` the fake server is started here and made new before each test. With it, the tests run against the
server at that address, and those that need the script of the fake one (`needs_script`) are skipped.
"""

import atexit
import json
import os
import threading
import time
import unittest
import urllib.request

from playwright.sync_api import Page, sync_playwright

from fake.server import FakeServer
from places import ASSETS, SCREENSHOTS, media

BASE_URL = os.environ.get("JIMAKU_BASE_URL", "").rstrip("/")
CHROMIUM = os.environ.get("JIMAKU_CHROMIUM", "/usr/bin/chromium")
# The first video of the real server is the one the tests play; the fake one numbers its own.
VIDEO = int(os.environ.get("JIMAKU_VIDEO", "1"))
FLAGS = ["--autoplay-policy=no-user-gesture-required", "--mute-audio", "--disable-renderer-backgrounding"]
WAIT_MS = 15_000
LOOK_EVERY_MS = 25

needs_script = unittest.skipIf(BASE_URL, "needs the script of the fake server")


class Shared:
    """The browser and the server of a run, started once."""

    browser = None
    url = BASE_URL

    @classmethod
    def start(cls):
        if cls.browser:
            return
        if not cls.url:
            server = FakeServer(ASSETS, media())
            threading.Thread(target=server.serve_forever, daemon=True).start()
            cls.url = server.url
        playwright = sync_playwright().start()
        # Chromium's own sandbox does not work for root; the pages here are our own.
        flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
        cls.browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags)
        atexit.register(playwright.stop)
        atexit.register(cls.browser.close)


class BrowserTest(unittest.TestCase):
    """Opens a page in English, and fails when the page logs an error that the test does not allow."""

    size = (1280, 800)
    locale = "en-US"
    scheme = "light"
    has_touch = False

    def setUp(self):
        Shared.start()
        self.url = Shared.url
        self.allowed_errors: list[str] = []
        self.errors: list[str] = []
        if not BASE_URL:
            self.control("reset")
        self.open_context()

    def open_context(self, **options):
        context = Shared.browser.new_context(**({
            "viewport": {"width": self.size[0], "height": self.size[1]}, "locale": self.locale,
            "color_scheme": self.scheme, "has_touch": self.has_touch, "permissions": ["clipboard-read", "clipboard-write"],
        } | options))
        self.addCleanup(context.close)
        context.set_default_timeout(WAIT_MS)
        self.page: Page = context.new_page()
        self.page.on("console", lambda message: message.type == "error" and self.errors.append(
            f"{message.text} {message.location.get('url', '')}"))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def tearDown(self):
        # What a template was given by mistake shows as one of these words.
        shown = self.page.evaluate("document.body?.innerText ?? ''")
        for word in ("[object", "undefined", "NaN"):
            self.assertNotIn(word, shown)
        found = [e for e in self.errors if not any(part in e for part in self.allowed_errors)]
        self.assertEqual(found, [], "errors in the browser's console")

    # --- The server's script ---

    def control(self, what: str, **body):
        request = urllib.request.Request(
            f"{self.url}/fake/{what}", json.dumps(body).encode(), {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def emit(self, event: str, **data):
        self.control("emit", event=event, data=data)

    def emit_work(self, video: int, phase: str, **data):
        self.emit("work", **({
            "session": self.control("look")["session"], "video": video, "phase": phase, "heard": 0, "from": 0,
            "duration": 44374, "cues": 0, "translated": 0, "ranges": [], "error": None} | data))

    # --- The page ---

    def open(self, route: str = "#/"):
        self.page.goto(f"{self.url}/{route}")

    def open_video(self, video: int = VIDEO, at: int | None = None, plays: bool = False):
        """Opens the player at a moment, playing or stopped, with the picture and the first lines there."""
        self.open(f"#/video/{video}" + ("" if at is None else f"?t={at}"))
        self.wait_for("document.querySelector('video')?.readyState >= 2")
        self.wait_for("!document.querySelector('video').seeking")
        if not plays:
            self.page.evaluate("document.querySelector('video').pause()")
            if at is not None:
                self.page.evaluate(f"document.querySelector('video').currentTime = {at / 1000}")
                self.wait_for("!document.querySelector('video').seeking")

    def wait_for(self, expression: str, argument=None):
        """Looks until an expression, or a function of the argument, is true. (`wait_for_function` evaluates text in the
        page, which the page's content security policy forbids.)"""
        end = time.monotonic() + WAIT_MS / 1000
        while not (value := self.page.evaluate(expression, argument)):
            if time.monotonic() > end:
                self.fail(f"not within {WAIT_MS} ms: {expression} {argument or ''}")
            self.page.wait_for_timeout(LOOK_EVERY_MS)
        return value

    def wait_until(self, condition):
        """The same for a condition of this side."""
        end = time.monotonic() + WAIT_MS / 1000
        while not (value := condition()):
            if time.monotonic() > end:
                self.fail(f"not within {WAIT_MS} ms")
            self.page.wait_for_timeout(LOOK_EVERY_MS)
        return value

    @property
    def now(self) -> float:
        """The media time in ms."""
        return self.page.evaluate("document.querySelector('video').currentTime * 1000")

    def text(self, selector: str) -> str:
        return " ".join(self.page.locator(selector).first.inner_text().split())

    def wait_for_text(self, selector: str, text: str):
        self.wait_for(
            "([s, t]) => document.querySelector(s)?.innerText.replace(/\\s+/g, ' ').trim().includes(t)", [selector, text])

    def cues(self, video: int = VIDEO) -> list[dict]:
        return self.page.evaluate(
            "async id => (await (await fetch(`/api/v1/videos/${id}/cues`)).json()).cues", video)

    def screenshot(self, name: str):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENSHOTS / f"{name}.png"))
