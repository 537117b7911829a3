import { api } from "../api/endpoints.js";
import { h } from "../core/dom.js";
import { Scope } from "../core/scope.js";
import { onLanguageChange, t, tCount } from "../i18n/i18n.js";
import { speak } from "../learning/speaker.js";
import { textButton } from "../ui/button.js";
import { selectField } from "../ui/fields.js";
import { icon } from "../ui/icons.js";
import { dismissToast, toast } from "../ui/toast.js";
import { savedItem } from "./item.js";

const SEARCH_AFTER_MS = 200;

/** The saved words and sentences: filtered, heard again, deleted (and brought back), exported. */
export async function savedScreen(app) {
  const scope = new Scope();
  const filter = { kind: "", video: "", q: "" };
  let items = (await api.saved({})).items;
  const videos = new Map(items.map((item) => [item.video, item.videoTitle]));
  const leaving = new Set();
  let timer = null;

  const list = h("ul", { class: "saved-list" });
  const count = h("p", { class: "library-count", role: "status" });
  const place = h("div", {}, list);
  const search = h("input", {
    type: "search", tLabel: "saved.search", tPlaceholder: "saved.search",
    on: { input: () => { filter.q = search.value; clearTimeout(timer); timer = setTimeout(load, SEARCH_AFTER_MS); } },
  });
  const anki = textButton("saved.anki", () => exportAs("anki"), { drawing: "download", kind: "primary" });
  const csv = textButton("saved.csv", () => exportAs("csv"), { drawing: "download" });
  const element = h("div", { class: "page saved" },
    h("div", { class: "page-head" }, h("h1", { t: "nav.saved" }), count,
      h("div", { class: "page-tools" }, h("div", { class: "search" }, icon("search"), search),
        selectField("saved.kind", [{ value: "", t: "saved.allKinds" }, { value: "word", t: "saved.words" }, { value: "sentence", t: "saved.sentences" }],
          "", (kind) => { filter.kind = kind; load(); }),
        selectField("saved.video", [{ value: "", t: "saved.allVideos" }, ...[...videos].map(([value, text]) => ({ value, text }))],
          "", (video) => { filter.video = video; load(); }),
        h("div", { class: "saved-export" }, anki, csv))),
    place);

  const actions = {
    speak: (item) => speak(item.video, item.start, item.end).catch(() => toast(t("card.noSound"), { kind: "error" })),
    note: (item, note) => attempt(() => api.patchSaved(item.id, { note: note || null })),
    remove,
  };

  function show() {
    const shown = items.filter((item) => !leaving.has(item.id));
    count.textContent = tCount("saved.count", shown.length);
    anki.disabled = csv.disabled = shown.length === 0;
    list.replaceChildren(...shown.map((item) => savedItem(item, actions)));
    const isFiltered = filter.kind !== "" || filter.video !== "" || filter.q !== "";
    place.replaceChildren(shown.length ? list : h("div", { class: "empty" }, icon("star"),
      h("p", { class: "empty-title", t: isFiltered ? "saved.nothing" : "saved.empty" }), h("p", { t: isFiltered ? "saved.nothingHint" : "saved.emptyHint" })));
  }

  async function load() {
    const asked = JSON.stringify(filter);
    await attempt(async () => {
      const answer = await api.saved(filter);
      if (asked !== JSON.stringify(filter)) return;
      items = answer.items;
      show();
    });
  }

  /** Takes an item away at once, and from the server when it cannot be brought back any more. */
  function remove(item) {
    leaving.add(item.id);
    show();
    toast(t("saved.deleted"), {
      action: { label: t("action.undo"), run: () => {} },
      ended: (wasUndone) => {
        if (!wasUndone) {
          return attempt(async () => {
            await api.deleteSaved(item.id, true);
            items = items.filter((other) => other.id !== item.id);
          }).finally(() => leaving.delete(item.id));
        }
        leaving.delete(item.id);
        show();
      },
    });
  }

  async function exportAs(format) {
    const isFiltered = items.length > 0 && (filter.kind !== "" || filter.video !== "" || filter.q !== "");
    const ids = isFiltered || leaving.size ? items.filter((item) => !leaving.has(item.id)).map((item) => item.id) : null;
    anki.disabled = csv.disabled = true;
    await attempt(async () => {
      const { blob, name } = await api.exportSaved(format, ids);
      const address = URL.createObjectURL(blob);
      h("a", { href: address, download: name ?? `jimaku.${format === "anki" ? "zip" : "csv"}` }).click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
      toast(t("saved.exported"));
    });
    anki.disabled = csv.disabled = false;
  }

  async function attempt(action) {
    try {
      await action();
    } catch (error) {
      show();
      toast(error.message || t("error.network"), { kind: "error" });
    }
  }

  scope.add(onLanguageChange(show));
  scope.add(app.keys.handle({ search: () => search.focus() }));
  scope.listen(window, "pagehide", () => dismissToast());
  scope.add(() => { clearTimeout(timer); dismissToast(); });
  show();
  return { element, shown: () => {}, end: () => scope.end() };
}
