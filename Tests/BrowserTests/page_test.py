"""What the tests of a page share, whichever server it comes from."""

import time
import unittest

from playwright.sync_api import Page

from browser import PATIENCE_MS, SharedBrowser
from places import SCREENSHOTS

LOOK_EVERY_MS = 25
# Writes down where the video is sent, and when it plays and stops: what a look now and then would miss.
WATCH_VIDEO = """() => {
  const video = document.querySelector("video");
  window.happened = [];
  for (const type of ["play", "pause", "seeking"]) {
    video.addEventListener(type, () => window.happened.push([type, video.currentTime * 1000]));
  }
}"""
# Looks at every frame that is drawn, and now and then in a page behind another, which draws none; gives the first value that
# counts as true, or another when that took too long.
FRAMES = """async ([argument, patience]) => {
  const look = () => { const value = (%s); return typeof value === "function" ? value(argument) : value; };
  const end = performance.now() + patience;
  for (;;) {
    const value = await look();
    if (value || performance.now() > end) return value;
    await new Promise((resolve) => { requestAnimationFrame(resolve); setTimeout(resolve, 100); });
  }
}"""


class PageTest(unittest.TestCase):
    """Opens a page in English, and fails when the page logs an error that the test does not allow."""

    size = (1280, 800)
    locale = "en-US"
    scheme = "light"
    has_touch = False
    url = ""

    def setUp(self):
        self.allowed_errors: list[str] = []
        self.errors: list[str] = []
        self.open_context()

    def open_context(self, **options):
        """A new page, seen as the class says or as the options do."""
        self.context = SharedBrowser.context(**({
            "viewport": {"width": self.size[0], "height": self.size[1]}, "locale": self.locale,
            "color_scheme": self.scheme, "has_touch": self.has_touch} | options))
        self.context_opened()
        self.page = self.open_page()

    def context_opened(self):
        """Is told when the context of the coming pages is known."""

    def open_page(self) -> Page:
        page = self.context.new_page()
        self.addCleanup(page.close)
        page.on("console", lambda message: message.type == "error" and self.errors.append(
            f"{message.text} {message.location.get('url', '')}"))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def tearDown(self):
        # What a template was given by mistake shows as one of these words.
        shown = self.page.evaluate("document.body?.innerText ?? ''")
        for word in ("[object", "undefined", "NaN"):
            self.assertNotIn(word, shown)
        found = [e for e in self.errors if not any(part in e for part in self.allowed_errors)]
        self.assertEqual(found, [], "errors in the browser's console")

    # --- The page ---

    def open(self, route: str = "#/"):
        self.page.goto(f"{self.url}/{route}")

    def open_video(self, video: int = 1, at: int | None = None, plays: bool = False):
        """Opens the player at a moment, playing or stopped, with the picture there."""
        self.open(f"#/video/{video}" + ("" if at is None else f"?t={at}"))
        self.wait_for("document.querySelector('video')?.readyState >= 2")
        self.wait_for("!document.querySelector('video').seeking")
        if not plays:
            self.page.evaluate("document.querySelector('video').pause()")
            if at is not None:
                self.seek(at)

    def seek(self, ms: float):
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", ms)
        self.wait_for("!document.querySelector('video').seeking")

    def watch_video(self):
        self.page.evaluate(WATCH_VIDEO)

    def wait_for_jump(self, to: float, delta: float = 50, times: int = 1):
        """Until the video that is watched was sent to a moment so often."""
        self.wait_for("""([to, delta, times]) => window.happened
          .filter(([type, at]) => type === "seeking" && Math.abs(at - to) <= delta).length >= times""", [to, delta, times])

    def wait_for(self, expression: str, argument=None):
        """Looks until an expression, or a function of the argument, is true. (`wait_for_function` evaluates
        text in the page, which the page's content security policy forbids.)"""
        found = self.page.evaluate(FRAMES % expression, [argument, PATIENCE_MS])
        if not found:
            self.fail(f"not within {PATIENCE_MS} ms: {expression} {argument or ''}")
        return found

    def wait_until(self, condition, what: str = ""):
        """The same for a condition of this side, such as what a server was told."""
        end = time.monotonic() + PATIENCE_MS / 1000
        while not (value := condition()):
            if time.monotonic() > end:
                self.fail(f"not within {PATIENCE_MS} ms: {what}")
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

    def cues(self, video: int = 1) -> list[dict]:
        return self.page.evaluate(
            "async id => (await (await fetch(`/api/v1/videos/${id}/cues`)).json()).cues", video)

    def screenshot(self, name: str):
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SCREENSHOTS / f"{name}.png"))
