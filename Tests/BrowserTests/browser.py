"""The browser of a worker: started once, with one context for each way of looking at the page, so that what was loaded stays loaded."""

import atexit
import os

from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

CHROMIUM = os.environ.get("JIMAKU_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--autoplay-policy=no-user-gesture-required", "--mute-audio", "--disable-renderer-backgrounding"]
# A condition that is not met after so long will not be; a busy machine is slow, not wrong.
PATIENCE_MS = 1000 * int(os.environ.get("JIMAKU_PATIENCE", "90"))


class NoBrowser(Exception):
    """Chromium cannot be started; the message says what to do."""


class SharedBrowser:
    _browser: Browser | None = None
    _contexts: dict[tuple, BrowserContext] = {}

    @classmethod
    def start(cls) -> Browser:
        if cls._browser is None:
            playwright = sync_playwright().start()
            atexit.register(playwright.stop)
            # Chromium's own sandbox does not work for root; the pages here are our own.
            flags = FLAGS + (["--no-sandbox"] if os.geteuid() == 0 else [])
            try:
                cls._browser = playwright.chromium.launch(executable_path=CHROMIUM, args=flags, timeout=PATIENCE_MS)
            except Error as error:
                raise NoBrowser(without_browser(flags, str(error))) from None
            atexit.register(cls._browser.close)
        return cls._browser

    @classmethod
    def context(cls, **options) -> BrowserContext:
        """The context with these options; its pages are closed by whoever opens them."""
        key = tuple(sorted((name, repr(value)) for name, value in options.items()))
        if key not in cls._contexts:
            context = cls.start().new_context(permissions=["clipboard-read", "clipboard-write"], **options)
            context.set_default_timeout(PATIENCE_MS)
            cls._contexts[key] = context
        return cls._contexts[key]


def without_browser(flags: list[str], reason: str) -> str:
    command = " ".join([CHROMIUM, "--headless", *flags, "--dump-dom", "about:blank"])
    return (
        f"Chromium does not start ({CHROMIUM}; JIMAKU_CHROMIUM names another one).\n"
        "  It is Debian's package chromium, which `make setup` installs. In a container it needs a /dev/shm of at least\n"
        "  64 MB; for another user than root, its sandbox needs user namespaces (sysctl kernel.unprivileged_userns_clone=1).\n"
        f"  Try: {command}\n" + "".join(f"    {line}\n" for line in reason.strip().splitlines()[:12]))
