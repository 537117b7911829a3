import { Emitter } from "./emitter.js";

/** What an address says: `#/`, `#/video/3`, `#/video/3?t=12000`, `#/saved`, `#/settings`. Anything else is the library. */
export function parseRoute(hash) {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  const parts = path.split("/").filter(Boolean);
  const at = Number(new URLSearchParams(query).get("t") ?? NaN);
  if (parts[0] === "video" && /^[1-9]\d*$/.test(parts[1] ?? "")) {
    return { name: "player", video: Number(parts[1]), at: Number.isFinite(at) && at >= 0 ? Math.round(at) : null };
  }
  if (parts.length === 1 && (parts[0] === "saved" || parts[0] === "settings")) return { name: parts[0] };
  return { name: "library" };
}

export function routeToVideo(id, at = null) {
  return at === null ? `#/video/${id}` : `#/video/${id}?t=${Math.round(at)}`;
}

/** The route of the page. Emits `change` with the route. */
export class Router extends Emitter {
  constructor() {
    super();
    window.addEventListener("hashchange", () => this.emit("change", this.route));
  }

  get route() {
    return parseRoute(location.hash);
  }

  go(hash) {
    location.hash = hash;
  }

  /** Says in the address where we are, without a step in the history. */
  replace(hash) {
    history.replaceState(null, "", hash);
  }
}
