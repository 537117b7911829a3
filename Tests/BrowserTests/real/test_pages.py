"""The pages: in two languages, in both themes without a serious fault."""

from access import ALL, COLOURS, faults

from .case import RealTest, both_ways


@both_ways
class Languages(RealTest):
    def drive_the_language_is_switched(self, by):
        self.open("#/settings")
        self.choose(self.page.get_by_label("Language", exact=True), "ja", by)
        self.page.get_by_role("heading", name="設定").wait_for()
        self.assertEqual(self.page.evaluate("document.documentElement.lang"), "ja")
        self.wait_until(lambda: self.ask("GET", "/settings").get("language") == "ja")
        self.page.reload()
        self.page.get_by_role("heading", name="設定").wait_for()
        self.activate(self.page.get_by_role("link", name="ライブラリ").last, by)
        self.page.get_by_role("heading", name="ライブラリ").wait_for()
        self.activate(self.page.get_by_role("link", name="設定"), by)
        self.choose(self.page.get_by_label("言語", exact=True), "en", by)
        self.page.get_by_role("heading", name="Settings").wait_for()

    def choose(self, field, value, by):
        """By keyboard with the arrows, as the field is; its list, which the pointer opens, is the system's, not the page's."""
        if by == "pointer":
            field.click()
            field.select_option(value)
            return
        field.focus()
        places = field.evaluate("f => [...f.options].map(option => option.value)")
        by_how_many = places.index(value) - places.index(field.input_value())
        for _ in range(abs(by_how_many)):
            self.page.keyboard.press("ArrowDown" if by_how_many > 0 else "ArrowUp")


class Access(RealTest):
    """Every page in both themes."""

    def check(self, name: str):
        for scheme, rules in (("light", ALL), ("dark", COLOURS)):
            with self.subTest(page=name, scheme=scheme):
                self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                self.screenshot(f"real-{name}-{scheme}")
                self.assertEqual(faults(self.page, rules), [])

    def test_the_library_has_no_fault(self):
        self.open()
        self.page.wait_for_selector(".tile")
        self.check("library")

    def test_the_player_and_what_opens_over_it_have_no_fault(self):
        self.open_main()
        self.seek(self.lines[2]["start"] + 200)
        self.wait_for_text(".row[aria-current]", self.lines[2]["text"].replace("\n", " "))
        self.check("player")
        self.page.locator(".row[aria-current] .row-en .word").last.click()
        self.page.wait_for_selector(".card-entry")
        self.check("card")
        self.page.keyboard.press("Escape")
        self.button("Subtitles and sound").click()
        self.page.wait_for_selector(".options")
        self.check("options")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("dialog[open]")
        self.check("keys")

    def test_the_saved_items_have_no_fault(self):
        self.open_main()
        self.page.locator(".row").nth(1).hover()
        self.page.locator(".row").nth(1).locator(".row-save").click()
        self.page.get_by_text("Sentence saved").wait_for()
        self.page.evaluate("location.hash = '#/saved'")
        self.page.wait_for_selector(".saved-item")
        self.check("saved")

    def test_the_settings_have_no_fault(self):
        self.open("#/settings")
        self.page.wait_for_selector(".facts")
        self.check("settings")
