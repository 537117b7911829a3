"""The pages around the player: library, settings, languages, addresses."""

import time

from scripted import ScriptedTest


class Library(ScriptedTest):
    def test_it_shows_what_there_is(self):
        self.open()
        self.page.wait_for_selector(".tile")
        tiles = {name: self.text(f".library-section:last-child .tile:has-text('{name}') .tile-facts") for name in
                 ["A Tale of Two Cities", "A reading, sound only", "Lecture without", "A file that has gone"]}
        self.assertEqual(tiles["A Tale of Two Cities"], "Subtitles ready")
        self.assertEqual(tiles["A reading, sound only"], "Sound only · Subtitles 60 % · 47 % watched")
        self.assertEqual(tiles["Lecture without"], "No subtitles yet")
        self.assertEqual(tiles["A file that has gone"], "The file is no longer there")
        self.assertEqual(self.page.locator(".is-missing a").count(), 0)
        self.wait_for_text(".library-section:first-child", "A reading, sound only")

    def test_it_is_searched_by_title_and_folder(self):
        self.open()
        self.page.get_by_role("searchbox").fill("dickens matroska")
        self.wait_for("document.querySelectorAll('.tile').length === 1")
        self.page.get_by_role("searchbox").fill("no such thing")
        self.page.get_by_text("Nothing found").wait_for()

    def test_a_new_video_appears_by_itself(self):
        self.open()
        self.page.wait_for_selector(".tile")
        self.control("set", video=7, fields={"title": "Just arrived"})
        self.emit("library")
        self.page.get_by_role("heading", name="Just arrived").wait_for()

    def test_without_an_answer_it_says_so_and_tries_again(self):
        self.control("fail", **{"GET /api/v1/videos": 500})
        self.allowed_errors = ["500"]
        self.open()
        self.page.get_by_text("Scripted failure").wait_for()
        self.control("fail")
        self.page.get_by_role("button", name="Try again").click()
        self.page.wait_for_selector(".tile")

    def test_an_address_of_nothing_says_so(self):
        self.allowed_errors = ["404"]
        self.open("#/video/999")
        self.page.get_by_text("There is nothing here").wait_for()


class Languages(ScriptedTest):
    locale = "ja-JP"

    def test_it_follows_the_browser_and_can_be_switched_while_a_video_plays(self):
        self.open_video(at=0, plays=True)
        self.page.get_by_role("button", name="字幕と音声").wait_for()
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "ja")
        self.open("#/settings")
        self.page.get_by_label("言語").select_option("en")
        self.page.get_by_role("heading", name="Settings").wait_for()
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "en")
        self.assertEqual(self.page.get_by_role("link", name="Library").first.inner_text(), "Library")
        self.page.get_by_label("Language", exact=True).select_option("auto")
        self.page.get_by_role("heading", name="設定").wait_for()

    def test_progress_is_said_in_japanese(self):
        self.open_video(7)
        self.emit_work(7, "recognizing", heard=760_000, duration=2_590_000)
        self.wait_for_text(".status-text", "音声を解析中 12:40 / 43:10")
        self.emit_work(7, "translating", translated=15, cues=42)
        self.wait_for_text(".status-text", "翻訳中（15/42）")

    def test_a_third_language_gets_english(self):
        self.open_context(locale="fr-FR")
        self.open()
        self.page.get_by_role("heading", name="Library").wait_for()


class Settings(ScriptedTest):
    def test_what_is_set_holds_after_a_reload(self):
        self.open("#/settings")
        self.page.get_by_label("Dark").check()
        self.page.get_by_label("Japanese first").check()
        self.wait_until(lambda: self.control("look")["settings"].get("order") == "ja-en")
        self.page.reload()
        self.page.get_by_role("heading", name="Settings").wait_for()
        self.assertEqual(self.page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(18, 22, 28)")
        self.open_video(1, at=2000)
        boxes = [self.page.locator(s).bounding_box()["y"] for s in (".line-ja", ".line-en")]
        self.assertLess(*boxes)

    def test_nonsense_that_was_stored_does_no_harm(self):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(
            json={"speed": "fast", "size": 99, "visibility": 7, "keys": {"loop": 3, "nothing": ["x"]}, "order": "de"}))
        self.open_video(1, at=2000)
        self.wait_for_text(".line-en", "It was the best of times.")
        self.assertEqual(self.page.evaluate("document.querySelector('video').playbackRate"), 1)

    def test_subtitles_under_the_picture_do_not_cover_it(self):
        self.page.route("**/api/v1/settings", lambda route: route.fulfill(json={"position": "below"}))
        self.open_video(1, at=2000)
        self.wait_for_text(".line-en", "It was the best of times.")
        picture, line = (self.page.locator(s).bounding_box() for s in (".picture", ".line-en"))
        self.assertGreaterEqual(line["y"], picture["y"] + picture["height"])


class FilesAndFullScreen(ScriptedTest):
    def test_subtitles_are_fetched_in_the_languages_and_format_chosen(self):
        self.open_video(1, at=0)
        self.page.get_by_role("button", name="Subtitles and sound").click()
        self.page.get_by_label("Japanese first").check()
        self.page.get_by_label("Languages", exact=True).select_option("en-ja")
        self.page.get_by_label("Format").select_option("ass")
        link = self.page.get_by_role("link", name="Download")
        self.assertTrue(link.get_attribute("href").endswith("/subtitles?language=en-ja&format=ass&order=ja-en"))

    def test_full_screen_keeps_subtitles_and_cards(self):
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("f")
        self.wait_for("document.fullscreenElement?.classList.contains('player') === true")
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()
        self.assertTrue(self.page.evaluate("document.fullscreenElement.contains(document.querySelector('.card'))"))
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("f")
        self.wait_for("document.fullscreenElement === null")


class Touch(ScriptedTest):
    size = (390, 844)
    has_touch = True

    def test_two_taps_at_the_edges_go_by_sentence(self):
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row")
        box = self.page.locator(".picture").bounding_box()
        lines = self.cues()
        for share, expected in [(0.9, lines[4]["start"]), (0.1, lines[2]["start"])]:
            self.seek(6700)
            self.watch_video()
            self.tap_twice(box["x"] + box["width"] * share, box["y"] + 40)
            self.wait_for_jump(expected)
            self.page.evaluate("document.querySelector('video').pause()")

    def tap_twice(self, x: float, y: float):
        """Two taps a tenth of a second apart by their own times, however long the machine takes to bring them."""
        session = self.context.new_cdp_session(self.page)
        now = time.time()
        for moment, kind in enumerate(["touchStart", "touchEnd"] * 2):
            points = [{"x": x, "y": y}] if kind == "touchStart" else []
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": now + moment / 20})
        session.detach()

    def test_a_tap_on_a_blurred_line_lets_it_be_seen_until_the_next(self):
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("e")
        self.wait_for("document.querySelector('.line-place-en').dataset.visible === 'blurred'")
        self.page.locator(".line-en .word", has_text="foolishness").tap()
        self.wait_for("document.querySelector('.line-place-en').dataset.visible === 'shown'")
        self.assertEqual(self.page.locator(".card").count(), 0)

    def test_a_tapped_word_opens_a_sheet_at_the_bottom(self):
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row")
        self.page.locator(".line-en .word", has_text="foolishness").tap()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()
        box = self.page.locator(".card").bounding_box()
        self.assertEqual((box["x"], box["width"]), (0, 390))
        self.assertAlmostEqual(box["y"] + box["height"], 844, delta=1)
