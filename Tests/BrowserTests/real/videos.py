"""The videos of the tests: a reading with a picture, two short ones and one of an hour nobody has heard yet, and one without
speech."""

import pathlib
import shutil

from fake.media import Media, ffmpeg

PLAIN = "color=c=0x1b2a41:s=320x180:r=10:d={seconds}"
SILENT_S = 30
FRESH_S = 11
HOUR_S = 3600


def make_videos(media: Media, folder: pathlib.Path) -> None:
    """Puts the videos into a folder; what takes long is kept with the media of the scripted server."""
    media.made("fresh-keyboard.mp4", lambda to: cut(media.speech, 0, to))
    media.made("fresh-pointer.mp4", lambda to: cut(media.speech, FRESH_S, to))
    media.made("silent.mp4", lambda to: encode(["-f", "lavfi", "-i", "anullsrc=r=16000:cl=mono"], SILENT_S, to))
    media.made("hour.mp4", lambda to: repeat(media.folder / "fresh-keyboard.mp4", HOUR_S, to))
    for made, name in [("two-cities", "A Tale of Two Cities"), ("fresh-keyboard", "Fresh by keyboard"),
                       ("fresh-pointer", "Fresh by pointer"), ("hour", "An hour"), ("silent", "Written lines")]:
        shutil.copyfile(media.folder / f"{made}.mp4", folder / f"{name}.mp4")


def cut(speech: pathlib.Path, start: int, to: str) -> None:
    encode(["-ss", str(start), "-i", str(speech)], FRESH_S, to)


def repeat(turn: pathlib.Path, seconds: int, to: str) -> None:
    """The video again and again; nothing is encoded anew."""
    ffmpeg("-stream_loop", "-1", "-i", str(turn), "-t", str(seconds), "-c", "copy", "-movflags", "+faststart", to)


def encode(sound: list[str], seconds: int, to: str) -> None:
    ffmpeg("-f", "lavfi", "-i", PLAIN.format(seconds=seconds), *sound, "-t", str(seconds), "-map", "0:v", "-map", "1:a",
           "-c:v", "libx264", "-preset", "ultrafast", "-g", "20", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "64k",
           "-movflags", "+faststart", to)
