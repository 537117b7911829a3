"""Learning: words that are tapped, text that is selected and translated."""

from .case import RealTest, both_ways

# What is said, and of inflected words in it: the base form, and what it means in Japanese.
WRITTEN = [
    ("She gave the children's books to the men.", [("gave", "give", "与える"), ("children's", "child", "子供"), ("men", "man", "男")]),
    ("It isn't better than they thought.", [("isn't", "be", "いる"), ("better", "good", "良い"), ("thought", "think", "考える")]),
    ("He went running and was the happiest of all.", [("went", "go", "行く"), ("running", "run", "走る"), ("happiest", "happy", "幸せ")]),
    ("The mice have eaten it with broken teeth.", [("mice", "mouse", "鼠"), ("eaten", "eat", "食べる"), ("broken", "break", "壊す"), ("teeth", "tooth", "歯")]),
    ("Their stories were written, bought and forgotten.",
     [("stories", "story", "物語"), ("written", "write", "書く"), ("bought", "buy", "買う"), ("forgotten", "forget", "忘れる")]),
    ("He caught worse fish in other cities.", [("caught", "catch", "捕まえる"), ("worse", "bad", "悪い"), ("cities", "city", "都市")]),
]
FORMS = [form for _, forms in WRITTEN for form in forms]


@both_ways
class Words(RealTest):
    def setUp(self):
        super().setUp()
        self.video = self.server.videos["Written lines"]
        if not self.ask("GET", f"/videos/{self.video}/cues")["cues"]:
            for number, (text, _) in enumerate(WRITTEN):
                self.ask("POST", f"/videos/{self.video}/cues", {
                    "start": 1000 + 4000 * number, "end": 4000 + 4000 * number, "text": text, "translation": "訳文です。"})
        self.open_video(self.video, at=0)
        self.page.wait_for_selector(f".row:nth-child({len(WRITTEN)})")

    def drive_twenty_inflected_words_are_explained(self, by):
        self.assertEqual(len(FORMS), 20)
        for number, (_, forms) in enumerate(WRITTEN):
            for word, lemma, meaning in forms:
                with self.subTest(word=word):
                    found, meanings, sources = self.explained(self.page.locator(".row").nth(number), word, by)
                    self.assertEqual(found, f"→ {lemma}")
                    self.assertIn(meaning, meanings)
                    self.assertIn("FreeDict/WikDict (CC BY-SA 3.0)", sources)

    def explained(self, row, word, by) -> list[str]:
        """What the card of a word says: its base form, what it means in Japanese, and whose work that is."""
        self.tap(row, word, by)
        card = self.page.get_by_role("dialog", name=f"The word {word}", exact=True)
        card.locator(".card-entry").first.wait_for()
        said = [" ".join(card.locator(part).all_inner_texts()) for part in (".card-lemma", ".card-japanese", ".card-sources")]
        self.page.keyboard.press("Escape")
        card.wait_for(state="detached")
        return said

    def tap(self, row, word, by):
        words = row.locator(".row-en .word").all_inner_texts()
        index = [text.strip(".,") for text in words].index(word)
        if by == "pointer":
            row.locator(".row-en .word").nth(index).click()
        else:
            row.locator(".row-time").focus()
            for _ in range(index + 1):
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")


@both_ways
class Selections(RealTest):
    def drive_selected_text_is_translated(self, by):
        self.open_main()
        if by == "pointer":
            words = self.page.locator(".row").nth(1).locator(".row-en .word")
            first, last = words.first.bounding_box(), words.last.bounding_box()
            self.page.mouse.move(first["x"] + 1, first["y"] + first["height"] / 2)
            self.page.mouse.down()
            self.page.mouse.move(last["x"] + last["width"] - 1, last["y"] + last["height"] / 2, steps=6)
            self.page.mouse.up()
        else:
            edit = self.page.locator(".row").nth(1).locator(".row-edit")
            edit.focus()
            self.page.keyboard.press("Enter")
            self.wait_for("document.activeElement.matches('textarea[lang=en]')")
            self.page.keyboard.press("Control+a")
        popover = self.page.get_by_role("dialog", name="Translation")
        self.wait_for("/[ぁ-ん一-龠]/.test(document.querySelector('.popover-text[lang=ja]')?.textContent)")
        translation = popover.locator(".popover-text").inner_text()
        self.activate(popover.get_by_role("button", name="Copy"), by)
        self.page.get_by_text("Copied").wait_for()
        self.assertEqual(self.page.evaluate("navigator.clipboard.readText()"), translation)
        self.screenshot(f"real-popover-{by}")
