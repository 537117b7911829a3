"""Watching: a video plays at once, subtitles come after it; loops, rests, lines that hide."""

from loops import WATCH_FRAMES

from .case import RealTest, both_ways

# Notes what comes first: that the video plays, that a line is there, that a line is there in both languages.
WATCH_ORDER = """() => {
  window.came = [];
  const note = (what) => { if (!window.came.includes(what)) window.came.push(what); };
  document.addEventListener("playing", () => note("playing"), true);
  new MutationObserver(() => {
    if (document.querySelector(".row")) note("line");
    if (document.querySelector(".row-ja:not(.row-pending)")) note("pair");
  }).observe(document, { childList: true, subtree: true });
}"""


@both_ways
class Watching(RealTest):
    def drive_a_video_plays_while_its_subtitles_come(self, by):
        title = f"Fresh by {by}"
        self.page.add_init_script(f"({WATCH_ORDER})()")
        self.open()
        self.activate(self.page.get_by_role("link", name=title), by)
        self.wait_for("document.querySelector('video')?.currentTime > 0.3")
        self.wait_for_text(".status-text", "Subtitles are ready")
        self.assertEqual(self.page.evaluate("window.came"), ["playing", "line", "pair"])
        cues = self.cues(self.server.videos[title])
        self.assertTrue(cues and all(cue["translation"] for cue in cues), cues)
        self.assertEqual(self.page.locator(".row").count(), len(cues))
        self.screenshot(f"real-fresh-{by}")

    def drive_a_sentence_is_looped(self, by):
        self.open_main()
        line = self.lines[1]
        self.seek(line["start"] + 50)
        self.watch_video()
        loop = self.button("Loop the sentence")
        loop.click() if by == "pointer" else self.page.keyboard.press("l")
        self.wait_for_jump(line["start"], times=3)
        self.assertEqual(loop.get_attribute("aria-pressed"), "true")
        loop.click() if by == "pointer" else self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".chip-over", state="detached")
        self.wait_for("end => document.querySelector('video').currentTime * 1000 > end + 100", line["end"])

    def drive_playback_rests_after_each_sentence(self, by):
        self.open_main()
        self.button("Pause after each sentence").click() if by == "pointer" else self.page.keyboard.press("p")
        self.wait_for_text(".chip-over", "Pausing after each sentence")
        self.watch_video()
        for number, line in enumerate(self.lines[:2], 1):
            self.page.evaluate(WATCH_FRAMES, line["end"])
            self.button("Play").click() if by == "pointer" else self.page.keyboard.press("Space")
            self.wait_for("number => window.happened.filter(([type]) => type === 'pause').length === number", number)
            self.assertGreaterEqual(self.now, line["end"] - 10)
            self.assertLessEqual(self.page.evaluate("Math.max(...window.late)"), 1)
        self.wait_until(lambda: self.ask("GET", "/settings").get("pauseAfter") is True)

    def drive_japanese_is_hidden_and_peeked_at(self, by):
        self.open_main(at=0)
        self.seek(self.lines[1]["start"] + 200)
        blur = "getComputedStyle(document.querySelector('.line-ja')).filter"
        self.wait_for_text(".line-ja", self.lines[1]["translation"].split("\n")[0][:4])
        if by == "keyboard":
            self.page.keyboard.press("j")
            self.wait_for(f"{blur} !== 'none'")
            self.page.keyboard.press("j")
            self.wait_for(f"{blur} === 'none'")
            # What was peeked at is hidden again at the next line.
            self.seek(self.lines[2]["start"] + 200)
            self.wait_for(f"{blur} !== 'none'")
        else:
            self.button("Subtitles and sound").click()
            self.page.get_by_role("group", name="Japanese", exact=True).get_by_label("Blurred").click()
            self.page.keyboard.press("Escape")
            self.wait_for(f"{blur} !== 'none'")
            self.page.locator(".line-ja").hover()
            self.wait_for(f"{blur} === 'none'")
            self.page.mouse.move(5, 5)
            self.wait_for(f"{blur} !== 'none'")
        self.wait_until(lambda: self.ask("GET", "/settings").get("visibility", {}).get("ja") == "blurred")
