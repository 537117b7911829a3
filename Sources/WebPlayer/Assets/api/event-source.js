import { urls } from "./endpoints.js";

const NAMES = ["library", "work", "cue", "removed", "translation", "cues", "warning", "reset"];
const AGAIN_MS = 3000;

/**
 * Reads the server's events until the function it gives back is called. Tells `(name, text)` of each, and `open` and `error`
 * of the connection, which the browser makes anew by itself.
 */
export function readEvents(tell) {
  let source = null;
  let timer = null;

  function connect() {
    source = new EventSource(urls.events);
    source.addEventListener("open", () => tell("open", "{}"));
    source.addEventListener("error", () => {
      tell("error", "{}");
      // A source that the browser has given up on does not connect again by itself.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(connect, AGAIN_MS);
    });
    for (const name of NAMES) source.addEventListener(name, (event) => tell(name, event.data));
  }

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
