"""Keeping: words and sentences are saved and exported, lines are edited and brought back."""

import csv
import io
import json
import pathlib
import subprocess
import tempfile
import zipfile

from .case import RealTest, both_ways


@both_ways
class Keeping(RealTest):
    def drive_a_word_and_a_sentence_are_saved_and_exported(self, by):
        self.open_main()
        self.save(by)
        items = self.ask("GET", "/saved")["items"]
        self.assertEqual(sorted(item["kind"] for item in items), ["sentence", "word"])
        self.page.evaluate("location.hash = '#/saved'")
        self.page.wait_for_selector(".saved-item:nth-child(2)")
        with tempfile.TemporaryDirectory() as folder:
            self.check_cards(self.fetch("Export for Anki", by, pathlib.Path(folder)), items)
            self.check_table(self.fetch("CSV", by, pathlib.Path(folder)), items)

    def save(self, by):
        self.seek(self.lines[1]["start"] + 200)
        star = self.page.locator(".control-save")
        star.click() if by == "pointer" else self.page.keyboard.press("s")
        self.page.get_by_text("Sentence saved").wait_for()
        word = self.page.locator(".row").nth(1).locator(".row-en .word").last
        if by == "pointer":
            word.click()
        else:
            self.page.locator(".row").nth(1).locator(".row-time").focus()
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("End")
            self.page.keyboard.press("Enter")
        card = self.page.locator(".card")
        card.locator(".card-entry").first.wait_for()
        card.get_by_role("button", name="Save").click() if by == "pointer" else self.page.keyboard.press("w")
        card.get_by_role("button", name="Saved").wait_for()
        self.page.keyboard.press("Escape")

    def fetch(self, name: str, by: str, folder: pathlib.Path) -> pathlib.Path:
        with self.page.expect_download() as download:
            self.activate(self.button(name), by)
        path = folder / download.value.suggested_filename
        download.value.save_as(path)
        self.wait_for("name => [...document.querySelectorAll('button')].some(b => b.textContent.trim() === name && !b.disabled)", name)
        return path

    def check_cards(self, path: pathlib.Path, items: list[dict]):
        """The file opens, has a card for each item, and each card's sound and picture can be decoded."""
        with zipfile.ZipFile(path) as archive:
            self.assertIsNone(archive.testzip())
            rows = [line for line in archive.read("cards.tsv").decode().splitlines() if line and not line.startswith("#")]
            self.assertEqual(len(rows), len(items))
            for item in items:
                self.assertTrue(any(item["text"] in row for row in rows), item)
            clips = [name for name in archive.namelist() if name.endswith(".mp3")]
            pictures = [name for name in archive.namelist() if name.endswith(".jpg")]
            self.assertEqual((len(clips), len(pictures)), (len(items), len(items)))
            for name in clips + pictures:
                self.assertTrue(any(pathlib.PurePath(name).name in row for row in rows), name)
            lengths = sorted(self.decoded_seconds(archive.read(name)) for name in clips)
            for length, item in zip(lengths, sorted(items, key=lambda item: item["end"] - item["start"]), strict=True):
                # A clip may have some air around what is spoken, and MP3 fills its last frame.
                self.assertGreater(length, (item["end"] - item["start"]) / 1000 - 0.05)
                self.assertLess(length, (item["end"] - item["start"]) / 1000 + 1)
            for name in pictures:
                self.assertEqual(self.probe(archive.read(name))["streams"][0]["codec_name"], "mjpeg")

    def decoded_seconds(self, sound: bytes) -> float:
        """How long a sound is when it is decoded to its end without a fault."""
        samples = subprocess.run(
            ["ffmpeg", "-nostdin", "-v", "error", "-xerror", "-i", "pipe:0", "-ac", "1", "-ar", "16000", "-f", "s16le", "pipe:1"],
            input=sound, check=True, capture_output=True)
        self.assertEqual(samples.stderr, b"")
        return len(samples.stdout) / 2 / 16000

    def probe(self, data: bytes) -> dict:
        return json.loads(subprocess.run(
            ["ffprobe", "-v", "error", "-show_streams", "-of", "json", "-i", "pipe:0"], input=data, check=True,
            capture_output=True).stdout)

    def check_table(self, path: pathlib.Path, items: list[dict]):
        rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))
        self.assertEqual(len(rows), len(items) + 1)
        self.assertEqual({len(row) for row in rows}, {len(rows[0])})

    def drive_a_line_is_edited_and_brought_back(self, by):
        self.open_main()
        self.seek(self.lines[2]["start"] + 200)
        old = self.lines[2]["text"].replace("\n", " ")
        row = self.page.locator(".row").nth(2)
        self.activate(row.locator(".row-edit"), by)
        form = self.page.get_by_role("form", name="Edit the line")
        english = form.get_by_label("English", exact=True)
        if by == "pointer":
            english.fill("This was written by hand.")
            form.get_by_role("button", name="Save").click()
        else:
            self.page.keyboard.press("Control+a")
            self.page.keyboard.type("This was written by hand.")
            self.page.keyboard.press("Enter")
        form.wait_for(state="detached")
        self.wait_for_text(".line-en", "This was written by hand.")
        self.assertEqual(self.cues(self.main)[2]["text"], "This was written by hand.")
        self.button("Undo").first.click() if by == "pointer" else self.page.keyboard.press("Control+z")
        self.wait_for_text(".line-en", old)
        self.wait_until(lambda: self.cues(self.main)[2]["text"] == self.lines[2]["text"])
