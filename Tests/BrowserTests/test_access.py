"""Usable by everybody, on every screen: axe-core finds no fault in either theme, and pictures show each from 360 px to 4K."""

from access import ALL, COLOURS, LAYOUT, faults
from scripted import ScriptedTest
from fake.world import AUDIO, EMPTY, GROWING

SIZES = {"1280": (1280, 800), "360": (360, 740), "844": (844, 390), "3840": (3840, 2160)}
# How every screen is looked at, and how some are besides.
LOOKS = [("1280", "light", ALL), ("1280", "dark", COLOURS), ("360", "light", LAYOUT)]
MORE_LOOKS = [("844", "dark", None), ("3840", "dark", None)]


class Screens:
    """Each screen in a state worth looking at."""

    def library(self):
        self.open()
        self.page.wait_for_selector(".tile")

    def player(self):
        self.open_video(1, at=11_200)
        self.wait_for_text(".line-en", "was the epoch of incredulity.")
        self.page.wait_for_selector(".row[aria-current]")

    def playing_while_it_listens(self):
        self.open_video(GROWING, at=2000)
        self.page.wait_for_selector(".row")

    def card(self):
        self.player()
        self.page.locator(".line-en .word", has_text="epoch").click()
        self.page.get_by_text("時代、時期、新紀元").wait_for()

    def options(self):
        self.player()
        self.page.locator(".control-options").click()
        self.page.wait_for_selector(".options")

    def editing(self):
        self.player()
        self.page.locator(".row[aria-current] .row-edit").click()
        self.page.wait_for_selector(".edit")

    def failed(self):
        self.control("set", video=1, cues=[{"id": 6, "translation": None, "state": "failed"}, {"id": 5, "translation": None, "state": "pending"}])
        self.player()
        self.emit_work(1, "failed", error={"code": "x", "message": {"en": "The speech model could not be loaded.", "ja": "音声認識モデルを読み込めませんでした。"}})
        self.page.wait_for_selector(".status[data-kind=failed]")

    def listening(self):
        self.player()
        self.page.keyboard.press("p")
        self.page.keyboard.press("l")
        self.page.wait_for_selector(".chip-over")
        self.page.keyboard.press("Space")
        self.page.keyboard.press("j")

    def searching(self):
        self.player()
        self.page.keyboard.press("/")
        self.page.get_by_role("searchbox").fill("epoch")
        self.page.wait_for_selector(".row.is-found")

    def translation(self):
        self.player()
        self.page.evaluate("""() => { const line = document.querySelector(".row[aria-current] .row-en");
          getSelection().selectAllChildren(line); document.dispatchEvent(new PointerEvent("pointerup", { bubbles: true })); }""")
        self.page.wait_for_selector(".popover .popover-text[lang=ja]")

    def sound_only(self):
        self.open_video(AUDIO, at=18_200)
        self.wait_for_text(".line-en", "It was the spring of hope.")

    def without_lines(self):
        self.open_video(EMPTY)
        self.page.wait_for_selector(".transcript-empty:not([hidden])")

    def keys(self):
        self.player()
        self.page.keyboard.press("?")
        self.page.wait_for_selector("dialog[open]")

    def saved(self):
        for text, kind, cue in [("epoch", "word", 5), ("It was the spring of hope.", "sentence", 8), ("foolishness", "word", 4)]:
            self.page.request.post(f"{self.url}/api/v1/saved", headers={"Content-Type": "application/json"}, data={
                "kind": kind, "video": 1, "cue": cue, "text": text, "lemma": text, "start": 8818, "end": 9628})
        self.open("#/saved")
        self.page.wait_for_selector(".saved-item")

    def settings(self):
        self.open("#/settings")
        self.page.wait_for_selector(".settings-group")

    def coloured(self):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(json={"colourWords": True, "order": "ja-en", "size": 1.3}))
        self.player()
        self.page.wait_for_selector(".line-en .word[data-level]")

    def below(self):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(json={"position": "below"}))
        self.player()

    ALL = ["library", "player", "playing_while_it_listens", "card", "options", "editing", "failed", "listening", "searching",
           "translation", "sound_only", "without_lines", "keys", "saved", "settings", "coloured", "below"]


class Access(Screens, ScriptedTest):
    """Each screen in both themes and on every size, as it stands: faults, pictures to be looked at, nothing that sticks out."""

    locale = "ja-JP"

    def check(self, name):
        self.open_context(reduced_motion="reduce")
        getattr(self, name)()
        for size, scheme, rules in LOOKS + (MORE_LOOKS if name in ("library", "player", "card", "settings") else []):
            with self.subTest(size=size, scheme=scheme):
                self.page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
                self.page.emulate_media(color_scheme=scheme)
                self.screenshot(f"{name}-{size}-{scheme}")
                self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"), 0)
                if rules:
                    self.assertEqual(faults(self.page, rules), [])


def add(name: str):
    setattr(Access, f"test_{name}_has_no_fault", lambda self: self.check(name))


for screen in Screens.ALL:
    add(screen)


class Reach(Screens, ScriptedTest):
    def test_every_control_of_the_player_is_reached_by_tab_with_a_name_and_a_visible_focus(self):
        self.player()
        self.page.evaluate("document.querySelector('.player').focus()")
        seen = []
        for _ in range(60):
            self.page.keyboard.press("Tab")
            seen.append(self.page.evaluate("""() => { const e = document.activeElement; const style = getComputedStyle(e);
              return [e.getAttribute("aria-label") ?? e.textContent.trim(), style.outlineStyle !== "none", e.className]; }"""))
        names = {name for name, *_ in seen}
        for name in ["Position", "Play", "Previous sentence", "Next sentence", "Repeat the sentence", "Loop the sentence",
                     "Pause after each sentence", "Save the sentence", "Mute", "Volume", "Subtitles and sound", "Transcript",
                     "Full screen", "Search in both languages", "was", "Edit", "Keys", "Library"]:
            self.assertIn(name, names)
        self.assertEqual([name for name, has_outline, _ in seen if name and not has_outline], [])

    def test_nothing_moves_for_those_who_do_not_want_it(self):
        self.open_context(reduced_motion="reduce")
        self.failed()
        moving = self.page.evaluate("document.getAnimations().filter(a => a.playState === 'running' && a.effect.getComputedTiming().duration > 50).length")
        self.assertEqual(moving, 0)

