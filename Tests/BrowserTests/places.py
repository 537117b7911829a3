"""Where things are: the assets, the cache, the recording that the test media are made from."""

import os
import pathlib

from fake.media import Media

ROOT = pathlib.Path(__file__).resolve().parents[2]
ASSETS = ROOT / "Sources" / "WebPlayer" / "Assets"
CACHE = pathlib.Path(os.environ.get("JIMAKU_CACHE") or ROOT / ".cache")
SCREENSHOTS = CACHE / "screenshots"
PROGRAM = ROOT / ".build" / "debug" / "jimaku"


def media() -> Media:
    return Media(CACHE / "two_cities.wav", CACHE / "browser" / "media")
