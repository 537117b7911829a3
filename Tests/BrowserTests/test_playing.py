"""A video plays at once; subtitles and transcript keep in step with it."""

from scripted import ScriptedTest
from fake.world import AUDIO, EMPTY, GROWING, STREAMED

# Joins the page's own stream of events, and notes when a line has come.
HEAR = """() => {
  const worker = new SharedWorker("/assets/api/events-worker.js", { type: "module", name: "events" });
  worker.port.onmessage = ({ data: [name] }) => { window.heard ||= name === "cue"; };
}"""


class Playing(ScriptedTest):
    def test_a_video_is_chosen_and_plays_before_any_subtitle_is_there(self):
        self.control("fail", **{f"GET /api/v1/videos/{EMPTY}/cues": 503})
        self.allowed_errors = ["503"]
        self.open()
        self.page.get_by_role("link", name="Nothing heard yet").click()
        self.wait_for("document.querySelector('video')?.currentTime > 0.3")
        self.assertEqual(self.text(".line-en"), "")

    def test_the_overlay_shows_the_line_of_the_moment_and_lights_the_word(self):
        for cue in [c for c in self.load_cues() if c["words"]][:3]:
            word = cue["words"][2]
            self.seek((word["start"] + word["end"]) / 2)
            self.wait_for_text(".line-en", cue["text"])
            self.wait_for_text(".line-ja", cue["translation"])
            self.wait_for_text(".line-en .is-spoken", word["text"])
            self.wait_for_text(".row[aria-current]", cue["text"])

    def test_nothing_is_shown_in_a_silence(self):
        cues = self.load_cues()
        before, after = next((a, b) for a, b in zip(cues, cues[1:]) if b["start"] - a["end"] > 300)
        self.seek((before["end"] + after["start"]) / 2)
        self.wait_for("document.querySelector('.line-en').textContent === ''")

    def test_a_press_on_a_time_in_the_transcript_goes_there(self):
        self.load_cues()
        self.watch_video()
        self.page.locator(".row").nth(3).locator(".row-time").click()
        self.wait_for_jump(self.cues()[3]["start"])

    def test_playback_is_at_the_speed_that_was_chosen_with_the_pitch_kept(self):
        self.load_cues()
        self.page.keyboard.press("[")
        self.page.keyboard.press("[")
        self.assertEqual(self.page.evaluate("[...document.querySelectorAll('video')].map(v => [v.playbackRate, v.preservesPitch])"),
                         [[0.9, True]])

    def test_the_position_is_kept_and_taken_up_again(self):
        self.open_video(1, at=21500)
        self.page.evaluate("location.hash = '#/'")
        self.wait_for("document.querySelector('.library') !== null")
        self.open("#/video/1")
        self.wait_for("document.querySelector('video')?.currentTime > 21")

    def test_a_video_that_was_nearly_over_starts_anew(self):
        self.control("set", video=1, fields={"position": 44000})
        self.open("#/video/1")
        self.wait_for("document.querySelector('video')?.currentTime > 0.2")
        self.assertLess(self.now, 20_000)

    def test_sound_alone_plays_too(self):
        self.open_video(AUDIO, at=9000)
        self.wait_for_text(".line-en", "It was the epoch of belief")

    def load_cues(self):
        self.open_video(at=0)
        self.page.wait_for_selector(".row")
        return self.cues()


class Streaming(ScriptedTest):
    """A file the browser cannot open itself comes as a stream; its time stays that of the media."""

    def test_it_starts_where_it_is_asked_to(self):
        self.open_video(STREAMED, at=25_000)
        self.assertAlmostEqual(self.now, 25_000, delta=60)
        self.wait_for_text(".line-en", "We were all going direct to heaven.")

    def test_a_seek_within_what_is_loaded_is_exact_and_asks_for_nothing(self):
        self.open_video(STREAMED, at=0)
        self.wait_for("document.querySelector('video').buffered.length > 0 && document.querySelector('video').buffered.end(0) > 20")
        asked = []
        self.page.on("request", lambda request: "/stream" in request.url and asked.append(request.url))
        self.press_row(5)
        self.wait_for("!document.querySelector('video').seeking")
        self.assertAlmostEqual(self.now, self.cues(STREAMED)[5]["start"], delta=60)
        self.assertEqual(asked, [])

    def test_a_seek_outside_opens_the_stream_there(self):
        self.page.route("**/stream?start=0&**", lambda route: route.abort())
        self.allowed_errors = ["ERR_FAILED"]
        self.open("#/video/2?t=0")
        self.page.wait_for_selector(".row")
        self.press_row(9)
        self.wait_for("document.querySelector('video').readyState >= 2 && !document.querySelector('video').seeking")
        self.assertGreaterEqual(self.now, self.cues(STREAMED)[9]["start"] - 60)
        self.wait_for_text(".line-en", "We had everything before us")

    def test_it_plays_on_over_the_place_where_reading_started_anew(self):
        self.open_video(STREAMED, at=40_000, plays=True)
        self.wait_for("document.querySelector('video').ended")

    def test_another_audio_track_comes_by_the_stream_at_the_same_moment(self):
        self.open_video(1, at=10_000)
        self.page.get_by_role("button", name="Subtitles and sound").click()
        self.page.get_by_label("Audio track").select_option(index=1)
        self.wait_for("document.querySelector('video').currentSrc.startsWith('blob:')")
        self.wait_for("document.querySelector('video').readyState >= 2 && !document.querySelector('video').seeking")
        self.assertAlmostEqual(self.now, 10_000, delta=200)
        self.assertEqual(self.control("look")["preferences"]["1"]["audioTrack"], 1)

    def press_row(self, index):
        self.page.locator(".row").nth(index).locator(".row-time").click()


class Chasing(ScriptedTest):
    """The work follows the play head; what it finds comes in as it is found."""

    def test_lines_and_translations_come_as_they_are_made(self):
        self.open(f"#/video/{GROWING}")
        self.page.wait_for_selector(".row")
        self.wait_for_text(".status-text", "Listening")
        self.wait_for_text(".row-ja", "それは最良の時代であり、")
        self.wait_for("document.querySelectorAll('.row').length >= 6")
        self.wait_for_text(".status-text", "Subtitles are ready")

    def test_what_is_being_done_is_said_in_words(self):
        self.open_video(EMPTY)
        for work, words in [
            ({"phase": "preparing"}, "Getting ready to listen"),
            ({"phase": "recognizing", "heard": 760_000, "duration": 2_590_000}, "Listening 12:40 of 43:10"),
            ({"phase": "recognizing", "heard": 760_000, "duration": None}, "Listening 12:40"),
            ({"phase": "translating", "translated": 15, "cues": 42}, "Translating 15 of 42"),
            ({"phase": "failed", "error": {"code": "x", "message": {"en": "The model is gone.", "ja": "モデルがありません。"}}},
             "Subtitles stopped: The model is gone."),
            ({"phase": "done", "cues": 0}, "No speech was found"),
        ]:
            self.emit_work(EMPTY, **work)
            self.wait_for_text(".status-text", words)

    def test_events_of_another_video_or_session_are_ignored(self):
        self.open_video(EMPTY)
        session = self.control("look")["session"]
        cue = {"id": 1, "start": 0, "end": 9000, "text": "Not ours.", "translation": None, "state": "none", "edited": False, "words": []}
        self.emit("cue", session=session, video=1, cue=cue)
        self.emit("cue", session=session + 1, video=EMPTY, cue=cue)
        self.emit("cue", session=session, video=EMPTY, cue=cue | {"text": "Ours."})
        self.wait_for_text(".row-en", "Ours.")
        self.assertEqual(self.page.locator(".row").count(), 1)

    def test_an_event_that_is_faster_than_the_answer_with_its_session_is_not_lost(self):
        cue = {"id": 1, "start": 0, "end": 9000, "text": "In time.", "translation": None, "state": "none", "edited": False, "words": []}

        def late(route):
            answer = route.fetch()
            self.page.evaluate(HEAR)
            self.emit("cue", session=answer.json()["session"], video=EMPTY, cue=cue)
            self.wait_for("window.heard === true")
            route.fulfill(response=answer)

        self.page.route("**/api/v1/session", late)
        self.open_video(EMPTY)
        self.wait_for_text(".row-en", "In time.")

    def test_a_line_takes_the_place_of_those_it_replaces(self):
        self.open_video(1, at=2000)
        self.page.wait_for_selector(".row")
        self.emit("cue", session=self.control("look")["session"], video=1, replaced=[1, 2],
                  cue={"id": 77, "start": 1202, "end": 4640, "text": "Heard better.", "translation": None,
                                                "state": "pending", "edited": False, "words": []})
        self.wait_for_text(".line-en", "Heard better.")
        self.assertEqual(self.page.locator(".row").first.get_attribute("data-id"), "77")
        self.assertEqual(self.page.locator(".row[data-id='2']").count(), 0)

    def test_each_seek_is_told_to_the_server(self):
        self.open_video(1)
        self.page.locator(".row").nth(4).locator(".row-time").click()
        self.wait_until(lambda: 8818 in self.control("look")["playheads"])

    def test_when_another_page_takes_the_work_this_one_says_so_and_can_take_it_back(self):
        self.open_video(1)
        self.allowed_errors = ["409"]
        self.page.evaluate("fetch('/api/v1/session', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({video: 2, position: 0})})")
        self.wait_for("document.querySelector('video') !== null")
        self.page.locator(".row").nth(4).locator(".row-time").click()
        self.wait_for_text(".status-text", "Another page took over")
        before = self.control("look")["session"]
        self.page.get_by_role("button", name="Try again").click()
        self.wait_for("document.querySelector('.status').dataset.kind === 'idle'")
        self.assertEqual(self.control("look")["session"], before + 1)

    def test_after_a_lost_connection_the_lines_are_loaded_anew(self):
        self.open_video(1)
        self.page.wait_for_selector(".row")
        self.allowed_errors = ["events"]
        self.control("set", video=1, cues=[{"id": 1, "text": "Changed while away."}])
        self.control("drop", forget=True)
        self.wait_for_text(".row-en", "Changed while away.")

    def test_when_it_is_edited_elsewhere_the_lines_are_loaded_anew(self):
        self.open_video(1)
        self.page.wait_for_selector(".row")
        self.control("set", video=1, cues=[{"id": 1, "text": "Edited elsewhere."}])
        self.emit("cues", video=1, revision=7)
        self.wait_for_text(".row-en", "Edited elsewhere.")

    def test_lines_that_cannot_be_loaded_are_an_error_with_a_way_to_try_again(self):
        self.control("fail", **{"GET /api/v1/videos/1/cues": 503})
        self.allowed_errors = ["503"]
        self.open_video(1)
        self.wait_for_text(".status-text", "The lines could not be loaded. Scripted failure")
        self.control("fail")
        self.page.get_by_role("button", name="Try again").click()
        self.page.wait_for_selector(".row")

    def test_leaving_ends_the_session(self):
        self.open_video(1)
        self.wait_for("document.querySelector('.row') !== null")
        self.page.evaluate("location.hash = '#/'")
        self.page.wait_for_selector(".library")
        self.wait_until(lambda: self.control("look")["session"] is None)
