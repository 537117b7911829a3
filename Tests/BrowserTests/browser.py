"""The browser of a worker: started once, with one context for each way of looking at the page, so that what was loaded stays loaded."""

import atexit
import os
import shlex
import subprocess

from playwright.sync_api import Browser, BrowserContext, sync_playwright

CHROMIUM = os.environ.get("JIMAKU_CHROMIUM", "/usr/bin/chromium")
FLAGS = ["--autoplay-policy=no-user-gesture-required", "--mute-audio", "--disable-renderer-backgrounding",
         # Whatever asks for another machine fails, and with it the test.
         "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
if os.geteuid() == 0:
    # Chromium's own sandbox does not work for root; the pages here are our own.
    FLAGS.append("--no-sandbox")
# A condition that is not met after so long will not be; a busy machine is slow, not wrong.
PATIENCE_MS = 1000 * int(os.environ.get("JIMAKU_PATIENCE", "90"))


class SharedBrowser:
    _browser: Browser | None = None
    _contexts: dict[tuple, BrowserContext] = {}

    @classmethod
    def start(cls) -> Browser:
        if cls._browser is None:
            playwright = sync_playwright().start()
            atexit.register(playwright.stop)
            cls._browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE_MS)
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


def fault() -> str | None:
    """What is wrong when Chromium cannot be started, and what to do; `None` when it can."""
    command = [CHROMIUM, "--headless", *FLAGS, "--dump-dom", "about:blank"]
    try:
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE_MS / 1000, stdin=subprocess.DEVNULL)
    except (OSError, subprocess.TimeoutExpired) as error:
        reason = str(error)
    else:
        if run.returncode == 0 and "<html>" in run.stdout:
            return None
        reason = "\n".join(run.stderr.strip().splitlines()[-12:]) or f"it ended with {run.returncode}"
    return (
        f"Chromium does not start: {CHROMIUM} (JIMAKU_CHROMIUM names another one).\n"
        "It is Debian's package chromium, which `make setup` installs. For another user than root its sandbox needs user\n"
        "namespaces (sysctl kernel.unprivileged_userns_clone=1), and in a container /dev/shm needs some room.\n"
        f"Tried: {shlex.join(command)}\n{reason}")
