/** The keys of keyboards, headsets and lock screens that play, stop and skip: they skip by sentence. */
export function followMediaKeys({ clock, conductor, detail, scope }) {
  const session = navigator.mediaSession;
  if (!session || typeof MediaMetadata === "undefined") return;
  const artwork = detail.thumbnail ? [{ src: detail.thumbnail, type: "image/jpeg" }] : [];
  session.metadata = new MediaMetadata({ title: detail.title, artist: detail.folder, artwork });
  const handlers = {
    play: () => clock.play(), pause: () => clock.pause(),
    previoustrack: () => conductor.go("previous"), nexttrack: () => conductor.go("next"),
    seekto: ({ seekTime }) => clock.seek(seekTime * 1000),
  };
  for (const [name, handler] of Object.entries(handlers)) session.setActionHandler(name, handler);
  scope.add(() => {
    session.metadata = null;
    for (const name of Object.keys(handlers)) session.setActionHandler(name, null);
  });
}
