"""The listening keys: sentence by sentence, loops that return where they should, rests, lines that hide."""

import os

from scripted import ScriptedTest

LOOPS = int(os.environ.get("JIMAKU_LOOPS", "100"))
MOST_ERROR_MS = 50

# Notes each frame's media time (`requestVideoFrameCallback`) and where the element is told to go, before any of it happens.
WATCH_RETURNS = """() => {
  const video = document.querySelector("video");
  const watch = { returns: [], overshoots: [], unseen: 0 };
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
  let left = null;
  let presented = 0;
  Object.defineProperty(video, "currentTime", {
    get() { return own.get.call(this); },
    set(value) {
      left = own.get.call(this) * 1000;
      watch.overshoots.push(left);
      own.set.call(this, value);
    },
  });
  const frame = (now, { mediaTime, presentedFrames }) => {
    // Frames of before the jump may still be on their way; the first that lies behind it is where it came back to.
    // On a busy machine the page may be told of a later one: that return was not seen, whatever it was.
    if (left !== null && mediaTime * 1000 < left - 150) {
      left = null;
      if (presentedFrames - presented === 1) watch.returns.push(mediaTime * 1000);
      else watch.unseen += 1;
    }
    presented = presentedFrames;
    video.requestVideoFrameCallback(frame);
  };
  video.requestVideoFrameCallback(frame);
  window.watch = watch;
}"""


class Sentences(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        self.lines = self.cues()

    def go(self, ms: float):
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", ms)
        self.wait_for("!document.querySelector('video').seeking")

    def press_and_stop(self, key: str):
        """Presses a key and stops at once, so that where it went can be read."""
        self.page.evaluate("() => { const v = document.querySelector('video'); v.play = () => Promise.resolve(); }")
        self.page.keyboard.press(key)
        self.wait_for("!document.querySelector('video').seeking")
        return self.now

    def test_arrows_go_by_sentence(self):
        inside = (self.lines[4]["start"] + self.lines[4]["end"]) / 2
        silence = self.lines[4]["end"] + 150
        for position, key, index in [
            (inside, "ArrowLeft", 3), (inside, "ArrowRight", 5), (inside, "ArrowDown", 4),
            (silence, "ArrowLeft", 4), (silence, "ArrowRight", 5), (0, "ArrowRight", 0),
        ]:
            self.go(position)
            self.assertAlmostEqual(self.press_and_stop(key), self.lines[index]["start"], delta=1, msg=f"{key} at {position}")

    def test_presses_in_a_row_go_a_sentence_each(self):
        self.go(self.lines[2]["start"] + 10)
        for _ in range(3):
            self.page.keyboard.press("ArrowRight")
        self.wait_for("start => Math.abs(document.querySelector('video').currentTime * 1000 - start) < 700", self.lines[5]["start"])

    def test_space_plays_and_stops(self):
        self.page.keyboard.press("Space")
        self.wait_for("!document.querySelector('video').paused")
        self.page.keyboard.press("Space")
        self.wait_for("document.querySelector('video').paused")

    def test_space_belongs_to_a_control_reached_by_tab(self):
        self.page.get_by_role("button", name="Mute").focus()
        self.page.keyboard.press("Space")
        self.assertTrue(self.page.evaluate("document.querySelector('video').muted && document.querySelector('video').paused"))

    def test_keys_mean_nothing_while_text_is_typed(self):
        self.page.keyboard.press("/")
        self.page.keyboard.type("lps ")
        self.assertEqual(self.page.get_by_role("searchbox").input_value(), "lps ")
        self.assertTrue(self.page.evaluate("document.querySelector('video').paused"))

    def test_plus_and_minus_change_the_size(self):
        size = "parseFloat(getComputedStyle(document.querySelector('.subtitles')).fontSize)"
        before = self.page.evaluate(size)
        self.page.keyboard.press("+")
        larger = self.page.evaluate(size)
        self.page.keyboard.press("-")
        self.assertGreater(larger, before)
        self.assertAlmostEqual(self.page.evaluate(size), before, delta=0.01)

    def test_t_hides_the_transcript(self):
        self.page.keyboard.press("t")
        self.page.wait_for_selector(".transcript", state="hidden")
        self.page.keyboard.press("t")
        self.page.wait_for_selector(".transcript", state="visible")

    def test_japanese_is_concealed_peeked_at_and_shown_by_one_key(self):
        self.go(self.lines[1]["start"] + 200)
        shown = lambda: self.page.evaluate("document.querySelector('.line-place-ja').dataset.visible")
        states = [shown()]
        for _ in range(2):
            self.page.keyboard.press("j")
            states.append(shown())
        self.assertEqual(states, ["shown", "blurred", "shown"])
        self.go(self.lines[2]["start"] + 200)
        self.wait_for("document.querySelector('.line-place-ja').dataset.visible === 'blurred'")
        self.page.keyboard.press("j")
        self.page.keyboard.press("j")
        self.go(self.lines[3]["start"] + 200)
        self.wait_for_text(".line-en", self.lines[3]["text"])
        self.assertEqual(shown(), "shown")

    def test_a_blurred_line_is_clear_under_the_pointer(self):
        self.go(self.lines[1]["start"] + 200)
        self.page.keyboard.press("e")
        blur = "getComputedStyle(document.querySelector('.line-en')).filter"
        self.wait_for(f"{blur} !== 'none'")
        self.page.locator(".line-en").hover()
        self.wait_for(f"{blur} === 'none'")


class Loops(ScriptedTest):
    def start_loop(self, index: int):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        lines = self.cues()
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", lines[index]["start"] + 50)
        self.wait_for("!document.querySelector('video').seeking")
        self.page.evaluate(WATCH_RETURNS)
        self.page.keyboard.press("l")
        return lines[index]

    def test_a_loop_returns_to_the_start_of_the_sentence_every_time(self):
        lines = self.start_loop_of_the_shortest()
        self.wait_long("n => window.watch.returns.length >= n", LOOPS)
        watch = self.page.evaluate("window.watch")
        returns = [moment - lines["start"] for moment in watch["returns"][:LOOPS]]
        late = [moment - lines["end"] for moment in watch["overshoots"]]
        worst, first, last = max(map(abs, returns)), returns[:20], returns[-20:]
        print(f"\n  {LOOPS} returns: error of the first frame {min(returns):+.1f} … {max(returns):+.1f} ms; "
              f"sent back {min(late):+.1f} … {max(late):+.1f} ms after the end; {watch['unseen']} more not seen", flush=True)
        self.assertLessEqual(worst, MOST_ERROR_MS)
        self.assertAlmostEqual(sum(first) / len(first), sum(last) / len(last), delta=10, msg="drift")

    def start_loop_of_the_shortest(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        lines = self.cues()
        shortest = min(range(len(lines)), key=lambda i: lines[i]["end"] - lines[i]["start"])
        return self.start_loop(shortest)

    def wait_long(self, expression, argument):
        for _ in range(40):
            try:
                return self.wait_for(expression, argument)
            except AssertionError:
                continue
        self.fail("the loop did not come round often enough")

    def test_a_loop_ends_after_so_many_times(self):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(json={"loopTimes": 2, "speed": 2})
                        if route.request.method == "GET" else route.continue_())
        cue = self.start_loop(0)
        self.wait_for_text(".chip-over", "2 of 2")
        self.wait_for("document.querySelector('.chip-over') === null")
        self.wait_for("end => document.querySelector('video').currentTime * 1000 > end", cue["end"])

    def test_escape_ends_a_loop(self):
        self.start_loop(0)
        self.page.wait_for_selector(".chip-over")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector(".chip-over", state="detached")

    def test_a_and_b_loop_a_range_of_sentences(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        lines = self.cues()
        for index, key in [(2, "b"), (0, "a")]:
            self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", lines[index]["start"] + 50)
            self.wait_for("!document.querySelector('video').seeking")
            self.page.keyboard.press(key)
        self.wait_for_text(".chip-over", "Looping A–B")
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", lines[2]["end"] - 400)
        self.wait_for("start => Math.abs(document.querySelector('video').currentTime * 1000 - start) < 300", lines[0]["start"])

    def test_a_loop_of_one_sentence_goes_along_with_the_arrows(self):
        self.start_loop(0)
        lines = self.cues()
        self.page.keyboard.press("ArrowRight")
        self.wait_for_text(".line-en", lines[1]["text"])
        self.wait_for_text(".chip-over", "· 2")
        self.wait_for_text(".line-en", lines[1]["text"])


class Rests(ScriptedTest):
    def rest(self, **settings):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(json={"pauseAfter": True, **settings})
                        if route.request.method == "GET" else route.fulfill(json={}))
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        self.lines = self.cues()
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", self.lines[0]["end"] - 300)
        self.wait_for("!document.querySelector('video').seeking")
        self.page.keyboard.press("Space")

    def test_playback_stops_at_the_end_of_each_sentence_until_a_key(self):
        self.rest()
        for line in self.lines[:2]:
            self.wait_for("document.querySelector('video').paused")
            self.assertAlmostEqual(self.now, line["end"], delta=250)  # a busy machine stops late
            self.wait_for_text(".line-en", line["text"])
            self.page.keyboard.press("Space")
            self.wait_for("!document.querySelector('video').paused")

    def test_it_goes_on_by_itself_after_a_set_time(self):
        self.rest(pauseFor=1)
        self.wait_for("document.querySelector('video').paused")
        self.wait_for("!document.querySelector('video').paused")
        self.wait_for("end => document.querySelector('video').currentTime * 1000 > end + 20", self.lines[0]["end"])

    def test_the_sentence_can_be_heard_again_while_it_rests(self):
        self.rest()
        self.wait_for("document.querySelector('video').paused")
        self.page.keyboard.press("ArrowDown")
        self.wait_for("([s, e]) => { const t = document.querySelector('video').currentTime * 1000; return t >= s - 1 && t < e }",
                      [self.lines[0]["start"], self.lines[0]["end"] - 200])

    def test_p_turns_it_on_and_off(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("p")
        self.wait_for_text(".chip-over", "Pausing after each sentence")
        self.page.keyboard.press("p")
        self.page.wait_for_selector(".chip-over", state="detached")


class Keys(ScriptedTest):
    def open_help(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("?")
        self.page.get_by_role("dialog", name="Keys").wait_for()

    def test_a_key_is_changed_and_used(self):
        self.open_help()
        self.page.get_by_role("button", name="Next sentence: →. Change").click()
        self.page.keyboard.press("n")
        self.wait_for_text(".keys-notice", "is now N")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("n")
        self.wait_for("start => Math.abs(document.querySelector('video').currentTime * 1000 - start) < 700", 1202)
        self.wait_until(lambda: self.control("look")["settings"].get("keys") == {"next": ["n"]})

    def test_a_key_that_is_taken_is_given_only_after_asking(self):
        self.open_help()
        button = self.page.get_by_role("button", name="Next sentence: →. Change")
        button.click()
        self.page.keyboard.press("l")
        self.wait_for_text(".keys-notice", "L already means “Loop the sentence”.")
        self.page.get_by_role("button", name="Use it here instead").click()
        self.page.get_by_role("button", name="Next sentence: L. Change").wait_for()
        self.page.get_by_role("button", name="Loop the sentence: none. Change").wait_for()
        self.page.get_by_role("button", name="Reset all keys").click()
        self.page.get_by_role("button", name="Loop the sentence: L. Change").wait_for()

    def test_escape_while_waiting_for_a_key_changes_nothing_and_keeps_the_dialog(self):
        self.open_help()
        self.page.get_by_role("button", name="Next sentence: →. Change").click()
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name="Next sentence: →. Change").wait_for()

    def test_keys_work_with_a_japanese_input_method_on(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        self.page.evaluate("""document.activeElement.dispatchEvent(new KeyboardEvent("keydown",
          { key: "Process", code: "KeyP", bubbles: true, cancelable: true }))""")
        self.page.wait_for_selector(".chip-over")


class Delayed(ScriptedTest):
    def test_lines_that_are_shown_later_are_looped_and_reached_later_too(self):
        self.page.route("**/api/v1/videos/1", lambda route: route.fulfill(json=route.fetch().json() | {
            "preferences": {"audioTrack": None, "english": "recognition", "delay": {"en": 600, "ja": 600}}}) if route.request.method == "GET" else route.continue_())
        self.open_video(1, at=0)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("ArrowRight")
        self.wait_for("Math.abs(document.querySelector('video').currentTime * 1000 - 1802) < 400")
        self.page.evaluate("document.querySelector('video').currentTime = 3.3")
        self.wait_for_text(".line-en", "It was the best of times.")
        self.page.keyboard.press("l")
        self.wait_for("Math.abs(document.querySelector('video').currentTime * 1000 - 1802) < 400")
