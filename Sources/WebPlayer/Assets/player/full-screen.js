/** Whether this browser can show a video in a window of its own. */
export function canInset(video) {
  return document.pictureInPictureEnabled === true && typeof video.requestPictureInPicture === "function";
}

export async function toggleInset(video) {
  if (document.pictureInPictureElement) await document.exitPictureInPicture();
  else if (video.readyState > 0) await video.requestPictureInPicture();
}

/**
 * Goes to full screen and back. Where only the video itself can fill the screen (iPhone), it does, and the browser's
 * own subtitles take the place of ours: `prepare` readies them.
 */
export async function toggleFullScreen(shell, video, prepare) {
  if (document.fullscreenElement) return document.exitFullscreen();
  if (shell.requestFullscreen) return shell.requestFullscreen({ navigationUI: "hide" });
  if (video.webkitEnterFullscreen) {
    prepare();
    video.webkitEnterFullscreen();
  }
}
