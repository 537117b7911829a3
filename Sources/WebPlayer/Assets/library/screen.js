import { api } from "../api/endpoints.js";
import { h } from "../core/dom.js";
import { Scope } from "../core/scope.js";
import { onLanguageChange, t, tCount } from "../i18n/i18n.js";
import { textButton } from "../ui/button.js";
import { selectField } from "../ui/fields.js";
import { icon } from "../ui/icons.js";
import { matching, ordered, ORDER_NAMES, watched } from "./choice.js";
import { tile } from "./tile.js";

const MOST_CONTINUED = 4;

/** The library: every video there is, searched and sorted; what was begun comes first. */
export async function libraryScreen(app) {
  const scope = new Scope();
  let videos = (await api.videos()).videos;
  let query = "";
  let order = "recent";

  const search = h("input", {
    type: "search", class: "library-search", tLabel: "library.search", tPlaceholder: "library.search",
    on: { input: () => { query = search.value; show(); } },
  });
  const results = h("div", { class: "library-results" });
  const count = h("p", { class: "library-count", role: "status" });
  const element = h("div", { class: "page library" },
    h("div", { class: "page-head" }, h("h1", { t: "nav.library" }), count,
      h("div", { class: "page-tools" }, h("div", { class: "search" }, icon("search"), search),
        selectField("library.order", ORDER_NAMES.map((value) => ({ value, t: `library.order.${value}` })), order,
          (value) => { order = value; show(); }))),
    results);

  function show() {
    const found = ordered(matching(videos, query), order);
    count.textContent = tCount("library.count", found.length);
    if (videos.length === 0) return results.replaceChildren(empty("library.empty", "library.emptyHint"));
    if (found.length === 0) return results.replaceChildren(empty("library.nothing", "library.nothingHint"));
    const begun = query === "" ? found.filter((video) => !video.missing && watched(video) > 0.01 && watched(video) < 0.97)
      .sort((a, b) => (b.lastWatched ?? "").localeCompare(a.lastWatched ?? "")).slice(0, MOST_CONTINUED) : [];
    results.replaceChildren(...[
      begun.length ? section("library.continue", begun) : null,
      section(begun.length ? "library.all" : null, found),
    ].filter(Boolean));
  }

  async function reload() {
    try {
      videos = (await api.videos()).videos;
      show();
    } catch {
      // The list stays as it was; the next change or visit brings the new one.
    }
  }

  scope.add(app.events.on("library", reload));
  scope.add(app.events.on("reset", reload));
  scope.add(onLanguageChange(show));
  scope.add(app.keys.handle({ search: () => search.focus() }));
  show();
  return { element, shown: () => {}, end: () => scope.end() };
}

function section(key, videos) {
  return h("section", { class: "library-section" }, key ? h("h2", { t: key }) : null,
    h("ul", { class: "tiles" }, videos.map(tile)));
}

function empty(key, hintKey) {
  return h("div", { class: "empty" }, icon("film"), h("p", { class: "empty-title", t: key }), h("p", { t: hintKey }));
}

/** What is shown in place of a screen that could not be loaded. */
export function faultScreen(error, retry) {
  return h("div", { class: "page" }, h("div", { class: "empty", role: "alert" }, icon("warning"),
    h("p", { class: "empty-title", t: error.status === 404 ? "error.notFound" : "error.load" }),
    h("p", {}, error.message || t("error.network")),
    h("p", {}, textButton("action.retry", retry, { drawing: "retry", kind: "primary" }), " ",
      h("a", { class: "button button-plain", href: "#/", t: "nav.library" }))));
}
