"""What the tests of the real server share."""

from page_test import PageTest

from .server import MAIN, RealServer

WAYS = ("keyboard", "pointer")


def both_ways(cls):
    """Makes two tests of each method `drive_…(by)`: one by keyboard, one by pointer."""
    for name, method in list(vars(cls).items()):
        if name.startswith("drive_"):
            for way in WAYS:
                setattr(cls, f"test_{name.removeprefix('drive_')}_by_{way}", lambda self, m=method, w=way: m(self, w))
    return cls


class RealTest(PageTest):
    """A page of the real server, with nothing saved and nothing set; nothing but that server may be asked for anything."""

    shares = "the real server"

    def setUp(self):
        self.server = RealServer.shared()
        self.url = self.server.url
        self.main = self.server.videos[MAIN]
        self.ask("PUT", "/settings", {})
        for item in self.ask("GET", "/saved")["items"]:
            self.ask("DELETE", f"/saved/{item['id']}")
        self.asked: list[str] = []
        super().setUp()

    def open_page(self):
        page = super().open_page()
        page.on("request", lambda request: self.asked.append(request.url))
        return page

    def tearDown(self):
        elsewhere = [url for url in self.asked if not url.startswith((self.url + "/", "blob:" + self.url, "data:"))]
        self.assertEqual(elsewhere, [], "requests to another origin")
        self.assertIn(f"{self.url}/assets/app.js", self.asked)
        super().tearDown()

    def ask(self, method: str, path: str, body=None):
        return self.server.ask(method, path, body)

    def open_main(self, at: int = 0):
        """Opens the reading, stopped at a moment, with its lines there."""
        self.open_video(self.main, at=at)
        self.page.wait_for_selector(".row .row-ja")
        self.lines = self.cues(self.main)

    def activate(self, locator, by: str, key: str = "Enter"):
        """Presses a control: with the pointer, or with a key when it has the focus."""
        if by == "pointer":
            locator.click()
        else:
            locator.focus()
            self.page.keyboard.press(key)

    def button(self, name: str, **options):
        return self.page.get_by_role("button", name=name, exact=True, **options)
