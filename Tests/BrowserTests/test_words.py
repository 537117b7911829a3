"""Words that can be tapped, text that can be selected, things that are saved."""

from scripted import ScriptedTest


class Cards(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row[aria-current]")

    def test_a_tapped_word_stops_playback_and_is_explained(self):
        self.page.keyboard.press("Space")
        self.page.locator(".line-en .word", has_text="foolishness").click()
        card = self.page.get_by_role("dialog", name="The word foolishness")
        card.get_by_text("愚かさ、ばかげたこと").wait_for()
        for text in ["Sources: FreeDict/WikDict (CC BY-SA 3.0), WordNet 3.0 © Princeton University, CMUdict © Carnegie Mellon University, wordfreq (CC BY-SA 4.0)",
                     "/ˈfuːlɪʃnəs/", "No. 14,820 by frequency", "a lack of good sense", "It was the age of foolishness.", "愚かさの時代でもあった。"]:
            self.assertTrue(card.get_by_text(text).is_visible(), text)
        self.assertTrue(self.page.evaluate("document.querySelector('video').paused"))
        self.page.keyboard.press("Escape")
        card.wait_for(state="detached")
        self.wait_for("!document.querySelector('video').paused")

    def test_a_word_is_chosen_by_keyboard_and_focus_comes_back_to_it(self):
        first = self.page.locator(".line-en .word").first
        first.focus()
        for _ in range(5):
            self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "foolishness.")
        self.page.keyboard.press("Enter")
        card = self.page.get_by_role("dialog", name="The word foolishness")
        card.wait_for()
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "Save")
        self.page.keyboard.press("Escape")
        card.wait_for(state="detached")
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "foolishness.")

    def test_tab_reaches_the_words_when_playback_is_stopped_and_only_then(self):
        stops = "document.querySelectorAll('.line-en .word[tabindex=\"0\"]').length"
        self.assertEqual(self.page.evaluate(stops), 1)
        self.page.keyboard.press("Space")
        self.wait_for(f"{stops} === 0")

    def test_a_word_of_the_transcript_is_explained_too(self):
        self.page.locator(".row", has_text="In short").locator(".word", has_text="short").click()
        card = self.page.get_by_role("dialog", name="The word short")
        card.get_by_text("要するに、手短に言えば").wait_for()
        self.assertTrue(card.get_by_text("Phrase", exact=True).is_visible())

    def test_the_words_of_the_transcript_are_reached_by_the_arrow_keys(self):
        self.page.locator(".row[aria-current] .row-time").focus()
        self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.evaluate("document.activeElement.textContent"), "was")
        self.page.keyboard.press("ArrowDown")
        self.assertEqual(self.page.evaluate("document.activeElement.closest('.row').dataset.id"), "5")

    def test_without_a_dictionary_it_says_so(self):
        self.page.route("**/api/v1/state", lambda route: route.fulfill(json=route.fetch().json() | {"dictionary": False}))
        self.page.reload()
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("No dictionary is installed.").wait_for()

    def test_a_word_the_dictionary_does_not_have_gets_suggestions(self):
        self.allowed_errors = ["404"]
        self.page.locator(".line-en .word", has_text="was").click()
        card = self.page.get_by_role("dialog", name="The word was")
        card.get_by_text("The dictionary does not have this word.").wait_for()
        card.get_by_role("button", name="epoch").click()
        self.page.get_by_role("dialog", name="The word epoch").get_by_text("時代、時期、新紀元").wait_for()

    def test_a_dictionary_that_fails_can_be_asked_again(self):
        self.control("fail", **{"GET /api/v1/dictionary": 500})
        self.allowed_errors = ["500"]
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("Scripted failure").wait_for()
        self.control("fail")
        self.page.get_by_role("button", name="Try again").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()

    def test_the_word_is_heard_from_the_video(self):
        with self.page.expect_response("**/clip?**") as response:
            self.page.locator(".line-en .word", has_text="foolishness").click()
            self.page.get_by_role("button", name="Listen").click()
        self.assertIn("start=7354&end=8296", response.value.url)

    def test_w_saves_the_tapped_word_with_its_times(self):
        self.page.keyboard.press("w")
        self.page.get_by_text("Tap a word first").wait_for()
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()
        self.page.keyboard.press("w")
        self.page.get_by_role("button", name="Saved").wait_for()
        saved = self.control("look")["saved"]
        self.assertEqual([(s["kind"], s["text"], s["lemma"], s["cue"], s["start"], s["end"]) for s in saved],
                         [("word", "foolishness", "foolishness", 4, 7394, 8256)])

    def test_a_word_is_saved_though_its_line_was_replaced_under_the_card(self):
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()
        line = next(line for line in self.control("look")["cues"] if line["id"] == 4)
        self.emit("cue", session=self.control("look")["session"], video=1, replaced=[4], cue=line | {"id": 77})
        self.wait_for("!document.querySelector('.row[data-id=\"4\"]') && document.querySelector('.row[data-id=\"77\"]')")
        self.page.get_by_role("button", name="Save", exact=True).click()
        self.page.get_by_role("button", name="Saved").wait_for()
        saved = self.control("look")["saved"]
        self.assertEqual([(s["text"], s["cue"], s["start"]) for s in saved], [("foolishness", None, 7394)])

    def test_a_word_is_marked_as_known(self):
        self.page.locator(".line-en .word", has_text="foolishness").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()
        self.page.get_by_role("button", name="I know it").click()
        self.page.locator("[aria-pressed=true]", has_text="I know it").wait_for()
        self.assertIn("foolishness", self.control("look")["known"])

    def test_s_saves_the_whole_sentence_though_it_is_two_lines(self):
        self.page.evaluate("document.querySelector('video').currentTime = 11")
        self.wait_for_text(".line-en", "was the epoch of incredulity.")
        self.page.keyboard.press("s")
        self.page.get_by_text("Sentence saved").wait_for()
        saved = self.control("look")["saved"][0]
        self.assertEqual((saved["kind"], saved["text"], saved["start"], saved["end"]),
                         ("sentence", "It was the epoch of belief that was the epoch of incredulity.", 8818, 12864))
        self.page.get_by_role("button", name="Undo").last.click()
        self.wait_until(lambda: self.control("look")["saved"] == [])

    def test_uncommon_words_are_marked_if_that_is_wished_and_known_ones_are_not(self):
        self.page.evaluate("location.hash = '#/settings'")
        self.page.get_by_label("Colour words I may not know").check()
        self.page.evaluate("location.hash = '#/video/1?t=6700'")
        self.page.locator(".row .word[data-level=rare]", has_text="foolishness").wait_for()
        self.page.locator(".row .word[data-level=uncommon]", has_text="wisdom").wait_for()
        self.assertEqual(self.page.locator(".row .word[data-level]", has_text="times").count(), 0)


class Selections(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row[aria-current]")

    def drag(self, first, last):
        a, b = first.bounding_box(), last.bounding_box()
        self.page.mouse.move(a["x"] + 1, a["y"] + a["height"] / 2)
        self.page.mouse.down()
        self.page.mouse.move(b["x"] + b["width"] - 1, b["y"] + b["height"] / 2, steps=6)
        self.page.mouse.up()

    def test_selected_text_is_translated_and_copied(self):
        words = self.page.locator(".line-en .word")
        self.drag(words.nth(2), words.nth(5))
        popover = self.page.get_by_role("dialog", name="Translation")
        popover.get_by_text("【the age of foolishness.】").wait_for()
        self.assertEqual(self.page.get_by_role("dialog").count(), 1)
        popover.get_by_role("button", name="Copy").click()
        self.page.get_by_text("Copied").wait_for()
        self.assertEqual(self.page.evaluate("navigator.clipboard.readText()"), "【the age of foolishness.】")

    def test_what_is_selected_while_a_line_is_edited_can_be_replaced(self):
        self.page.locator(".row[aria-current] .row-edit").click()
        area = self.page.get_by_role("textbox", name="English")
        area.evaluate("element => element.setSelectionRange(11, 14)")
        area.dispatch_event("pointerup", {"bubbles": True})
        popover = self.page.get_by_role("dialog", name="Translation")
        popover.get_by_text("【age】").wait_for()
        popover.get_by_role("button", name="Replace").click()
        self.assertEqual(area.input_value(), "It was the 【age】 of foolishness.")


class SavedItems(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row[aria-current]")
        for body in [{"kind": "word", "video": 1, "cue": 4, "text": "foolishness", "lemma": "foolishness", "start": 7394, "end": 8256},
                     {"kind": "sentence", "video": 1, "cue": 8, "text": "It was the spring of hope.", "start": 17564, "end": 18864}]:
            self.page.evaluate("""body => fetch("/api/v1/saved", { method: "POST", headers: { "Content-Type": "application/json" },
              body: JSON.stringify(body) })""", body)
        self.page.evaluate("location.hash = '#/saved'")
        self.page.wait_for_selector(".saved-item")

    def test_they_are_filtered_by_kind_and_text(self):
        self.assertEqual(self.page.locator(".saved-item").count(), 2)
        self.page.get_by_label("Kind").select_option("word")
        self.wait_for("document.querySelectorAll('.saved-item').length === 1")
        self.wait_for_text(".saved-word", "foolishness")
        self.page.get_by_label("Kind").select_option("")
        self.page.get_by_role("searchbox").fill("spring")
        self.wait_for_text(".saved-sentence", "It was the spring of hope.")

    def test_one_goes_back_to_its_second(self):
        self.page.get_by_role("link", name="Open A Tale of Two Cities at 0:17").click()
        self.wait_for("document.querySelector('video')?.currentTime >= 17.5")
        self.wait_for_text(".line-en", "It was the spring of hope.")

    def test_one_is_deleted_and_brought_back(self):
        self.page.get_by_role("button", name="Delete").first.click()
        self.assertEqual(self.page.locator(".saved-item").count(), 1)
        self.page.get_by_role("button", name="Undo").click()
        self.assertEqual(self.page.locator(".saved-item").count(), 2)
        self.assertEqual(len(self.control("look")["saved"]), 2)
        self.page.get_by_role("button", name="Delete").first.click()
        self.page.evaluate("location.hash = '#/'")
        self.wait_until(lambda: len(self.control("look")["saved"]) == 1)

    def test_they_are_exported(self):
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Export for Anki").click()
        self.assertEqual(download.value.suggested_filename, "jimaku.zip")

    def test_a_note_is_kept(self):
        note = self.page.get_by_label("Note").first
        note.fill("春")
        note.press("Enter")
        self.wait_until(lambda: "春" in [s["note"] for s in self.control("look")["saved"]])
