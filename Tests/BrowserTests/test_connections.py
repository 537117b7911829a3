"""A browser keeps six connections to a server: however many pages are open, none waits for another."""

from fake.world import STREAMED
from scripted import ScriptedTest

PAGES = 8


class Connections(ScriptedTest):
    def test_eight_pages_are_usable_at_once_and_all_hear_of_an_edit(self):
        pages = [self.page, *(self.open_page() for _ in range(PAGES - 1))]
        for page in pages:
            self.page = page
            self.open_video(1, at=6700)
            page.wait_for_selector(".row")
        self.assertEqual(self.control("look")["listeners"], 1)
        self.control("set", video=1, cues=[{"id": 1, "text": "Edited elsewhere."}])
        self.emit("cues", video=1, revision=7)
        for page in pages:
            self.page = page
            self.wait_for_text(".row-en", "Edited elsewhere.")

    def test_when_the_first_page_goes_the_others_still_hear(self):
        first, self.page = self.page, self.open_page()
        for page in (first, self.page):
            page.goto(f"{self.url}/#/video/1")
            page.wait_for_selector(".row")
        first.close()
        self.control("set", video=1, cues=[{"id": 1, "text": "Edited elsewhere."}])
        self.emit("cues", video=1, revision=7)
        self.wait_for_text(".row-en", "Edited elsewhere.")

    def test_without_shared_workers_a_page_listens_by_itself_while_it_is_seen(self):
        self.page.add_init_script("delete window.SharedWorker")
        self.open()
        self.page.wait_for_selector(".tile")
        self.wait_until(lambda: self.control("look")["listeners"] == 1)
        self.set_hidden(True)
        self.wait_until(lambda: self.control("look")["listeners"] == 0)
        self.control("set", video=7, fields={"title": "Came while nobody looked"})
        self.set_hidden(False)
        self.page.get_by_role("heading", name="Came while nobody looked").wait_for()

    def test_a_stream_is_let_go_of_while_the_video_stands_still_and_read_on_after(self):
        self.control("hold")
        self.open_video(STREAMED, at=0)
        self.wait_for("document.querySelector('video').buffered.end(0) > 40")
        self.wait_until(lambda: self.control("look")["streams"] == 0)
        self.page.evaluate("document.querySelector('video').currentTime = 35")
        self.page.keyboard.press("Space")
        self.wait_until(lambda: self.control("look")["streams"] == 1)
        self.control("let-end")
        self.wait_for("document.querySelector('video').ended")

    def set_hidden(self, is_hidden: bool):
        """Says that the page is behind another; without windows a browser has none behind."""
        self.page.evaluate("""isHidden => {
          Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
          document.dispatchEvent(new Event("visibilitychange"));
        }""", is_hidden)
