"""A video of an hour: it plays at once, and its subtitles follow the viewer."""

from .case import RealTest
from .test_watching import WATCH_ORDER

JUMP_S = 48 * 60
# How far was heard when the first line was there in both languages, as the page says it.
HEARD_AT_PAIR = """() => {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".row-ja:not(.row-pending)")) return;
    window.heardAtPair = document.querySelector(".status-text").textContent;
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}"""


class Hour(RealTest):
    def test_it_plays_at_once_and_its_subtitles_follow_the_viewer(self):
        hour = self.server.videos["An hour"]
        for script in (WATCH_ORDER, HEARD_AT_PAIR):
            self.page.add_init_script(f"({script})()")
        self.open(f"#/video/{hour}")
        self.wait_for("window.heardAtPair")
        self.assertEqual(self.page.evaluate("window.came"), ["playing", "line", "pair"])
        self.assertIn(self.seconds(self.page.evaluate("window.heardAtPair")), range(15))

        bar = self.page.get_by_role("slider", name="Position")
        box = bar.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] * JUMP_S / 3600, box["y"] + box["height"] / 2)
        self.wait_for(f"Math.abs(document.querySelector('video').currentTime - {JUMP_S}) < 10")
        at = self.now
        # The line at the play head is shown in both languages, and nothing but that place was gone to.
        self.wait_for("document.querySelector('.line-ja')?.innerText.trim()")
        self.assertGreaterEqual(self.now, at)
        ranges = self.ask("GET", f"/videos/{hour}/cues")["ranges"]
        self.assertEqual(len(ranges), 2, ranges)
        self.assertLess(abs(ranges[1][0] - at), 10_000)
        self.screenshot("real-hour")

    @staticmethod
    def seconds(status: str) -> int:
        """What the status says of the sound that was heard: `Listening 0:10 / 1:00:00`; nothing yet while it prepares."""
        clocks = [word for word in status.replace("/", " ").split() if ":" in word]
        minutes, seconds = clocks[0].split(":") if clocks else (0, 0)
        return int(minutes) * 60 + int(seconds)
