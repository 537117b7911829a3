"""Real media for the fake server, made once by FFmpeg from a recording of real speech."""

import pathlib
import subprocess

PICTURE = (
    "gradients=s=960x540:r=30:d={seconds}:c0=0x13293d:c1=0x1f5a7a:c2=0x0f1c2b:n=3:speed=0.006,"
    "drawtext=fontcolor=0xf2e9d8:fontsize=48:x=(w-tw)/2:y=150:text='A Tale of Two Cities',"
    "drawtext=fontcolor=0xc9b98f:fontsize=24:x=(w-tw)/2:y=225:text='%{{pts\\:hms}}'"
)
KEY_FRAME_MS = 2000


def ffmpeg(*arguments: str) -> None:
    subprocess.run(["ffmpeg", "-nostdin", "-loglevel", "error", "-y", *arguments], check=True)


class Media:
    """The files, by name, in a folder that is kept between runs."""

    def __init__(self, speech: pathlib.Path, folder: pathlib.Path):
        self.speech, self.folder = speech, folder
        folder.mkdir(parents=True, exist_ok=True)
        self.duration = int(float(subprocess.run(
            ["ffprobe", "-v", "error", "-show_entries", "format=duration", "-of", "csv=p=0", str(speech)],
            check=True, capture_output=True, text=True).stdout) * 1000)
        self.made("two-cities.mp4", self.make_video)
        self.made("two-cities.m4a", lambda to: ffmpeg("-i", str(speech), "-c:a", "aac", "-b:a", "96k", to))
        self.made("thumbnail.jpg", lambda to: ffmpeg(
            "-ss", "12", "-i", str(folder / "two-cities.mp4"), "-frames:v", "1", "-vf", "scale=480:-1", to))

    def made(self, name: str, make) -> None:
        if not (self.folder / name).exists():
            partial = self.folder / f"partial-{name}"
            make(str(partial))
            partial.rename(self.folder / name)

    def make_video(self, to: str) -> None:
        seconds = self.duration / 1000
        ffmpeg(
            "-f", "lavfi", "-i", PICTURE.format(seconds=seconds), "-i", str(self.speech),
            "-filter_complex", "[1:a]asplit[a][b];[b]atempo=1.0,lowpass=900[c]",
            "-map", "0:v", "-map", "[a]", "-map", "[c]",
            "-c:v", "libx264", "-preset", "ultrafast", "-g", str(30 * KEY_FRAME_MS // 1000), "-sc_threshold", "0",
            "-bf", "0", "-pix_fmt", "yuv420p", "-c:a", "aac", "-b:a", "96k", "-shortest",
            "-movflags", "+faststart", to)

    def stream(self, start: int, audio: int) -> subprocess.Popen:
        """A fragmented MP4 from the key frame at or before `start`, as FFmpeg writes it."""
        return subprocess.Popen(
            ["ffmpeg", "-nostdin", "-loglevel", "error", "-ss", str(self.offset(start) / 1000),
             "-i", str(self.folder / "two-cities.mp4"), "-map", "0:v:0", "-map", f"0:a:{audio}", "-c", "copy",
             "-movflags", "frag_keyframe+empty_moov+default_base_moof", "-f", "mp4", "pipe:1"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def offset(self, start: int) -> int:
        return max(0, min(start, self.duration - 1)) // KEY_FRAME_MS * KEY_FRAME_MS

    def clip(self, start: int, end: int) -> bytes:
        return subprocess.run(
            ["ffmpeg", "-nostdin", "-loglevel", "error", "-ss", str(start / 1000), "-to", str(end / 1000),
             "-i", str(self.folder / "two-cities.m4a"), "-c:a", "aac", "-f", "mp4",
             "-movflags", "frag_keyframe+empty_moov", "pipe:1"], check=True, capture_output=True).stdout
