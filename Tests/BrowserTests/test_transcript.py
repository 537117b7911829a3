"""The transcript: follows, is searched, edited, and stays quick with ten thousand lines."""

from scripted import ScriptedTest
from fake.world import LONG


class Editing(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(1, at=6700)
        self.page.wait_for_selector(".row[aria-current]")

    def edit(self, row: int = 3):
        self.page.locator(".row").nth(row).hover()
        self.page.locator(".row").nth(row).locator(".row-edit").click()
        return self.page.get_by_role("form", name="Edit the line")

    def test_enter_saves_and_the_keys_undo_and_redo(self):
        form = self.edit()
        form.get_by_label("English", exact=True).fill("It was the age of folly.")
        form.get_by_label("Japanese", exact=True).fill("愚行の時代だった。")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".line-en", "It was the age of folly.")
        self.wait_for_text(".row[aria-current] .row-ja", "愚行の時代だった。")
        self.page.keyboard.press("Control+z")
        self.wait_for_text(".line-en", "It was the age of foolishness.")
        self.page.keyboard.press("Control+Shift+z")
        self.wait_for_text(".line-en", "It was the age of folly.")

    def test_an_edit_of_this_page_loads_nothing_anew_and_one_of_another_page_does(self):
        loads = lambda: sum(1 for method, path, _ in self.control("look")["requests"] if [method, path] == ["GET", "/api/v1/videos/1/cues"])
        form = self.edit()
        form.get_by_label("English", exact=True).fill("It was the age of folly.")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".line-en", "It was the age of folly.")
        self.page.keyboard.press("Control+z")
        self.wait_for_text(".line-en", "It was the age of foolishness.")
        self.assertEqual(loads(), 1)
        self.page.request.patch(f"{self.url}/api/v1/videos/1/cues/4", headers={"Content-Type": "application/json"},
                                data={"text": "Of another page.", "translation": "別の画面の。"})
        self.wait_for_text(".line-en", "Of another page.")
        self.assertEqual(loads(), 2)

    def test_escape_leaves_the_line_as_it_was(self):
        form = self.edit()
        form.get_by_label("English", exact=True).fill("Nothing of this")
        self.page.keyboard.press("Escape")
        form.wait_for(state="detached")
        self.wait_for_text(".row[aria-current]", "It was the age of foolishness.")

    def test_times_are_edited_and_bad_ones_refused(self):
        form = self.edit()
        form.get_by_label("End", exact=True).fill("0:01")
        self.page.keyboard.press("Enter")
        form.get_by_text("the end must come after the start").wait_for()
        form.get_by_label("End", exact=True).fill("0:08.500")
        self.page.keyboard.press("Enter")
        form.wait_for(state="detached")
        self.assertEqual(self.cues()[3]["end"], 8500)

    def test_a_changed_text_waits_for_its_translation(self):
        form = self.edit()
        form.get_by_label("English", exact=True).fill("It was the age of folly.")
        form.get_by_role("button", name="Save").click()
        self.wait_for_text(".row[aria-current] .row-ja", "Translating…")

    def test_a_line_is_deleted_and_brought_back(self):
        self.edit().get_by_role("button", name="Delete the line").click()
        self.wait_for("![...document.querySelectorAll('.row-en')].some(e => e.textContent.includes('foolishness'))")
        self.page.get_by_role("button", name="Undo").last.click()
        self.wait_for("[...document.querySelectorAll('.row-en')].some(e => e.textContent.includes('foolishness'))")

    def test_what_the_server_refuses_stays_in_the_form(self):
        self.control("fail", **{"PATCH /api/v1/videos/1/cues/4": 500})
        self.allowed_errors = ["500"]
        form = self.edit()
        form.get_by_label("English", exact=True).fill("Typed with care")
        self.page.keyboard.press("Enter")
        form.get_by_text("Scripted failure").wait_for()
        self.assertEqual(form.get_by_label("English", exact=True).input_value(), "Typed with care")

    def hear_anew(self, line: int, replaced: list, **fields):
        """The line is another one from now on, in the place of those: hearing has met what was heard earlier."""
        self.control("set", video=1, cues=[{"id": line, "becomes": line + 100} | fields])
        cue = next(cue for cue in self.cues() if cue["id"] == line + 100)
        self.emit("cue", session=self.control("look")["session"], video=1, replaced=replaced, cue=cue)

    def patched(self) -> list:
        return [path for method, path, _ in self.control("look")["requests"] if method == "PATCH" and "/cues/" in path]

    def test_what_is_typed_goes_on_with_the_line_that_takes_the_place_of_the_edited_one(self):
        form = self.edit()
        english = form.get_by_label("English", exact=True)
        english.fill("Typed with care")
        self.hear_anew(4, [4], text="It was the age of fools.", translation="愚か者の時代だった。")
        form.get_by_text("“It was the age of fools.”").wait_for()
        self.assertEqual(english.input_value(), "Typed with care")
        # What was not touched is that of the new line, and nothing was saved.
        self.assertEqual(form.get_by_label("Japanese", exact=True).input_value(), "愚か者の時代だった。")
        self.assertEqual(self.page.evaluate("document.activeElement.value"), "Typed with care")
        self.assertEqual(self.patched(), [])
        self.assertEqual([self.page.locator(f".row[data-id='{id}']").count() for id in [4, 104]], [0, 1])
        self.page.keyboard.press("Enter")
        form.wait_for(state="detached")
        self.wait_for_text(".line-en", "Typed with care")
        self.assertEqual(self.patched(), ["/api/v1/videos/1/cues/104"])

    def test_what_is_typed_waits_for_the_second_of_the_lines_that_take_the_place_of_two(self):
        form = self.edit()
        english = form.get_by_label("English", exact=True)
        english.fill("Typed with care")
        self.hear_anew(3, [3, 4])
        form.get_by_text("no longer there").wait_for()
        self.assertEqual(english.input_value(), "Typed with care")
        self.hear_anew(4, [], text="It was the age of fools.")
        form.get_by_text("“It was the age of fools.”").wait_for()
        self.assertEqual(english.input_value(), "Typed with care")

    def test_what_is_being_saved_when_its_line_is_replaced_is_not_lost(self):
        self.allowed_errors = ["404"]
        held = []
        self.page.route("**/cues/4", lambda route: held.append(route))
        form = self.edit()
        english = form.get_by_label("English", exact=True)
        english.fill("Typed with care")
        self.page.keyboard.press("Enter")
        self.wait_until(lambda: held, "a request to save")
        self.hear_anew(4, [4], text="It was the age of fools.")
        notice = form.get_by_text("“It was the age of fools.”")
        notice.wait_for()
        held[0].continue_()
        form.locator(".button-primary:enabled").wait_for()
        self.assertTrue(notice.is_visible())
        self.assertEqual(english.input_value(), "Typed with care")

    def test_a_form_that_nobody_has_typed_into_shows_the_line_that_takes_its_place(self):
        form = self.edit()
        self.hear_anew(4, [4], text="It was the age of fools.")
        self.wait_for("document.querySelector('.edit textarea').value === 'It was the age of fools.'")
        self.assertFalse(form.get_by_role("alert").is_visible())

    def test_lines_where_nothing_is_said_after_all_go(self):
        self.emit("removed", session=self.control("look")["session"], video=1, ids=[3, 4])
        self.wait_for("!['3', '4'].some((id) => document.querySelector(`.row[data-id='${id}']`))")
        self.assertEqual(self.page.locator(".row[data-id='5']").count(), 1)

    def test_a_failed_translation_is_tried_again(self):
        self.control("set", video=1, cues=[{"id": 4, "translation": None, "state": "failed"}])
        self.emit("cues", video=1, revision=1)
        self.wait_for_text(".row[aria-current] .row-ja", "Could not be translated")
        self.page.locator(".row[aria-current]").get_by_role("button", name="Translate again").click()
        self.wait_for_text(".row[aria-current] .row-ja", "訳し直しました。")

    def test_a_track_of_the_video_can_be_either_line_and_its_fault_is_told(self):
        self.page.get_by_role("button", name="Subtitles and sound").click()
        english, below = self.page.get_by_label("English from"), self.page.get_by_label("Line below from")
        self.assertEqual(english.locator("option").all_inner_texts(), ["What is heard", "two-cities.srt (beside the file)"])
        below.select_option("10")
        self.wait_for_text(".line-ja", "字幕ファイルの訳")
        self.assertTrue(below.locator("option", has_text="broken.srt").is_disabled())
        self.page.get_by_text("broken.srt (beside the file) cannot be read: There are no subtitles in it.").wait_for()
        below.select_option("translation")
        self.wait_for_text(".line-ja", "愚かさの時代でもあった。")
        english.select_option("9")
        self.wait_for_text(".line-en", "IT WAS THE AGE OF FOOLISHNESS.")
        self.page.keyboard.press("Escape")
        self.page.locator(".line-en .word", has_text="FOOLISHNESS").click()
        self.page.get_by_text("愚かさ、ばかげたこと").wait_for()


class Searching(ScriptedTest):
    def setUp(self):
        super().setUp()
        self.open_video(at=0)
        self.page.wait_for_selector(".row")

    def test_both_languages_are_searched_whatever_the_width_and_case(self):
        self.page.keyboard.press("/")
        for query, count in [("EPOCH", "1 of 2"), ("ｅｐｏｃｈ", "1 of 2"), ("時代", "1 of 5"), ("ジダイ", "0 of 0"), ("zebra", "0 of 0")]:
            self.page.get_by_role("searchbox").fill(query)
            self.wait_for("text => document.querySelector('.search-count').textContent === text", count)

    def test_enter_goes_from_match_to_match_and_escape_ends_the_search(self):
        self.page.keyboard.press("/")
        self.page.get_by_role("searchbox").fill("epoch")
        self.wait_for_text(".row.is-found", "It was the epoch of belief that")
        self.page.keyboard.press("Enter")
        self.wait_for_text(".row.is-found", "was the epoch of incredulity.")
        self.assertGreater(self.page.evaluate("CSS.highlights.get('found').size"), 1)
        self.page.keyboard.press("Escape")
        self.wait_for("document.querySelector('.row.is-found') === null")

    def test_a_video_that_is_opened_in_the_middle_shows_the_line_there(self):
        for motion in ("reduce", "no-preference"):
            self.open_context(viewport={"width": 390, "height": 700}, reduced_motion=motion)
            self.open_video(1, at=37_000)
            self.wait_for("""() => { const row = document.querySelector('.row[aria-current]')?.getBoundingClientRect();
              const list = document.querySelector('.transcript-list').getBoundingClientRect();
              return row && row.top >= list.top && row.bottom <= list.bottom + 1; }""")

    def test_it_follows_until_scrolled_by_hand_and_again_when_asked(self):
        last = self.cues()[-1]
        self.page.locator(".transcript-list").hover()
        self.page.mouse.wheel(0, 40)
        follow = self.page.get_by_role("button", name="Back to the current line")
        self.page.evaluate("ms => { document.querySelector('video').currentTime = ms / 1000 }", last["start"] + 100)
        follow.wait_for()
        follow.click()
        self.wait_for_text(".row[aria-current]", last["text"])
        self.wait_for("""() => { const row = document.querySelector('.row[aria-current]').getBoundingClientRect();
          const list = document.querySelector('.transcript-list').getBoundingClientRect();
          return row.top >= list.top && row.bottom <= list.bottom + 1; }""")
        follow.wait_for(state="hidden")


class TenThousandLines(ScriptedTest):
    def test_scrolling_through_them_keeps_few_rows_and_comes_to_the_last(self):
        self.page.add_init_script("""window.longTasks = [];
          new PerformanceObserver(list => window.longTasks.push(...list.getEntries().map(e => e.duration)))
            .observe({ type: "longtask" });""")
        self.open_video(LONG)
        self.page.wait_for_selector(".row")
        self.page.evaluate("window.longTasks.length = 0")
        took = self.page.evaluate("""async () => {
          const list = document.querySelector(".transcript-list");
          const times = [];
          let rows = 0;
          for (let step = 0; step <= 120; step += 1) {
            list.scrollTop = (list.scrollHeight - list.clientHeight) * step / 120;
            const before = performance.now();
            await new Promise(requestAnimationFrame);
            await new Promise(requestAnimationFrame);
            times.push(performance.now() - before);
            rows = Math.max(rows, document.querySelectorAll(".row").length);
          }
          return { rows, median: times.sort((a, b) => a - b)[60], longest: times.at(-1), last: document.querySelector(".row:last-child .row-en").textContent };
        }""")
        long_tasks = self.page.evaluate("window.longTasks")
        print(f"\n  120 jumps through 10,000 lines: {took['rows']} rows at most, two frames in {took['median']:.0f} ms (median), "
              f"{took['longest']:.0f} ms (worst); long tasks: {[round(t) for t in long_tasks]}", flush=True)
        self.assertLess(took["rows"], 60)
        self.assertTrue(took["last"].startswith("This is line 10000"), took["last"])

    def test_a_search_through_them_shows_the_line(self):
        self.open_video(LONG)
        self.page.wait_for_selector(".row")
        self.page.keyboard.press("/")
        self.page.get_by_role("searchbox").fill("line 7654 ")
        self.wait_for_text(".row.is-found", "This is line 7654")
        self.page.get_by_role("searchbox").fill("8123行目")
        self.wait_for_text(".row.is-found", "これは8123行目です。")
        self.wait_for("""() => { const row = document.querySelector('.row.is-found').getBoundingClientRect();
          return row.top > 50 && row.bottom < innerHeight; }""")
