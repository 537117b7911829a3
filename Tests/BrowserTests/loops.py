"""How loops and rests are watched in the page, so that a busy machine proves nothing wrong, and wrong code is seen on any."""

import os

LOOPS = int(os.environ.get("JIMAKU_LOOPS", "100"))
MOST_ERROR_MS = 50

# Notes each frame's media time (`requestVideoFrameCallback`) and where the element is told to go, before any of it happens.
WATCH_RETURNS = """() => {
  const video = document.querySelector("video");
  const watch = { returns: [], left: [], unseen: 0 };
  const own = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "currentTime");
  let left = null;
  let presented = 0;
  Object.defineProperty(video, "currentTime", {
    get() { return own.get.call(this); },
    set(value) {
      left = own.get.call(this) * 1000;
      watch.left.push(left);
      own.set.call(this, value);
    },
  });
  const frame = (now, { mediaTime, presentedFrames }) => {
    // Frames of before the jump may still be on their way; the first that lies behind it is where it came back to.
    // On a busy machine the page may be told of a later one: that return was not seen, whatever it was.
    if (left !== null && mediaTime * 1000 < left - 150) {
      left = null;
      if (presentedFrames - presented === 1) watch.returns.push(mediaTime * 1000);
      else watch.unseen += 1;
    }
    presented = presentedFrames;
    video.requestVideoFrameCallback(frame);
  };
  video.requestVideoFrameCallback(frame);
  window.watch = watch;
}"""

# Counts for each pass how many times the page draws while the video plays on after a moment. The player looks whenever
# the page draws, so that it lets one such time pass at most, however seldom that is.
WATCH_FRAMES = """end => {
  const video = document.querySelector("video");
  window.late = [0];
  const draw = () => {
    const isLate = !video.paused && !video.seeking && video.currentTime * 1000 > end;
    if (isLate) window.late[window.late.length - 1] += 1;
    else if (window.late.at(-1) > 0) window.late.push(0);
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}"""


def takes_long(test):
    """Marks a test that is to be begun first."""
    test.is_long = True
    return test
