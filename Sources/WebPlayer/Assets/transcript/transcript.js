import { h } from "../core/dom.js";
import { onLanguageChange } from "../i18n/i18n.js";
import { iconButton, textButton } from "../ui/button.js";
import { editForm } from "./edit-form.js";
import { markFound } from "./marks.js";
import { transcriptRow } from "./row.js";
import { SearchBar } from "./search-bar.js";
import { VirtualList } from "./virtual-list.js";

/** What a person does to scroll by hand; then the list stops following. */
const BY_HAND = ["wheel", "touchmove"];
const SCROLL_KEYS = ["PageUp", "PageDown", "Home", "End"];

/** The transcript beside the picture: follows playback, is searched and edited. */
export class Transcript {
  element;
  #context;
  #list;
  #search;
  #follow;
  #undo;
  #redo;
  #empty;
  #currentId = null;
  /** The line whose form is open, as the form knows it. */
  #edited = null;
  #follows = true;

  constructor(context) {
    this.#context = context;
    this.#list = new VirtualList({
      makeRow: (id, index, count) => this.#makeRow(id, index, count), labelKey: "transcript.name",
      className: "transcript-list", afterLayout: (rows) => this.#laidOut(rows),
      resized: () => { if (this.#follows) this.#revealCurrent(); },
    }, context.scope);
    this.#search = new SearchBar(context, { show: (id) => this.#showMatch(id), changed: () => this.#list.refresh() });
    this.#undo = iconButton("undo", "action.undo", () => context.undo(), { disabled: true });
    this.#redo = iconButton("redo", "action.redo", () => context.redo(), { disabled: true });
    this.#follow = textButton("transcript.follow", () => this.follow(), { drawing: "target", class: "button button-primary follow", hidden: true });
    this.#empty = h("div", { class: "transcript-empty", hidden: true }, h("p", { t: "transcript.empty" }));
    this.element = h("section", { class: "transcript", tLabel: "transcript.name" },
      h("div", { class: "transcript-head" }, this.#search.element, this.#undo, this.#redo),
      h("div", { class: "transcript-body" }, this.#list.element, this.#empty, this.#follow));
    this.#listen();
    this.#cuesChanged(null);
  }

  focusSearch() {
    this.#search.focus();
  }

  /** Follows playback again. */
  follow() {
    this.#follows = true;
    this.#follow.hidden = true;
    this.#revealCurrent();
  }

  showHistory({ canUndo, canRedo }) {
    this.#undo.disabled = !canUndo;
    this.#redo.disabled = !canRedo;
  }

  /** Makes rows anew: what they show beside their cue has changed. */
  refreshRows(ids) {
    this.#list.setIds(this.#ids, ids);
  }

  /** Opens the form of a line. */
  edit(id) {
    if (this.#edited) this.#closeForm();
    this.#edited = this.#context.cues.get(id);
    this.#list.keep(id);
    this.#stopFollowing();
    this.#list.row(id)?.remove();
    this.#list.rows.delete(id);
    this.#list.refresh();
    this.#list.row(id)?.form.focusText();
  }

  #listen() {
    const { clock, cues, conductor, scope } = this.#context;
    clock.on("time", () => this.#timePassed());
    conductor.on("change", () => this.#timePassed());
    scope.add(cues.on("change", ({ ids }) => this.#cuesChanged(ids)));
    scope.add(onLanguageChange(() => this.#cuesChanged(null)));
    const list = this.#list.element;
    for (const type of BY_HAND) list.addEventListener(type, () => this.#stopFollowing(), { passive: true });
    list.addEventListener("pointerdown", (event) => { if (event.target === list) this.#stopFollowing(); });
    list.addEventListener("keydown", (event) => {
      if (SCROLL_KEYS.includes(event.key)) this.#stopFollowing();
      if (["ArrowUp", "ArrowDown"].includes(event.key)) this.#moveFocus(event);
      if (event.key === "ArrowRight" && event.target.matches(".row-time") && event.target.closest(".row").line.focusFirst()) event.preventDefault();
    });
  }

  /** The lines in their order. One that is edited keeps its place also when it is gone, with what was typed. */
  get #ids() {
    const { cues } = this.#context;
    const ids = cues.all.map((cue) => cue.id);
    if (this.#edited && !cues.get(this.#edited.id)) {
      ids.splice(cues.indexAtOrBefore(this.#edited.start) + 1, 0, this.#edited.id);
    }
    return ids;
  }

  #makeRow(id, index, count) {
    if (id !== this.#edited?.id) {
      const cue = this.#context.cues.get(id);
      return transcriptRow(cue, this.#context, {
        index, count, isCurrent: id === this.#currentId, isSaved: this.#context.isSaved(cue),
      });
    }
    const form = editForm(this.#edited, {
      save: (patch) => this.#save(patch),
      cancel: () => this.#closeForm(true),
      remove: () => { const { id } = this.#edited; this.#closeForm(); this.#context.deleteCue(id); },
      now: () => this.#context.clock.now,
    });
    const row = h("div", { class: "row row-editing", role: "listitem", data: { id } }, form);
    row.form = form;
    return row;
  }

  async #save(patch) {
    const { id } = this.#edited;
    try {
      await this.#context.patchCue(id, patch);
      if (this.#edited?.id === id) this.#closeForm(true);
    } catch (error) {
      // That its line was replaced meanwhile the form has said already.
      if (this.#edited?.id === id) throw error;
    }
  }

  /** The line of the form may be gone: another stands where it was, or comes, or nothing is said there any more. */
  #keepForm() {
    const { cues } = this.#context;
    if (!this.#edited || cues.get(this.#edited.id)) return;
    const next = cues.at((this.#edited.start + this.#edited.end) / 2);
    const row = this.#list.row(this.#edited.id);
    if (next) {
      this.#list.renameKept(next.id);
      this.#edited = next;
    }
    row?.form.lineReplaced(next);
  }

  #closeForm(takesFocusBack = false) {
    const id = this.#edited?.id;
    this.#edited = null;
    this.#list.keep(null);
    this.refreshRows([id]);
    if (takesFocusBack) this.#list.row(id)?.querySelector(".row-edit")?.focus();
  }

  #cuesChanged(ids) {
    this.#keepForm();
    this.refreshRows(ids);
    this.#empty.hidden = this.#context.cues.length > 0;
    if (this.#search.query !== "") this.#search.search({ moves: false });
    this.#timePassed();
  }

  #timePassed() {
    const { clock, conductor, delay } = this.#context;
    const cue = conductor.currentAt(clock.now - delay.en);
    this.#list.row(this.#currentId)?.line?.light(clock.now - delay.en);
    if ((cue?.id ?? null) === this.#currentId) return;
    const before = this.#list.row(this.#currentId);
    before?.removeAttribute("aria-current");
    before?.line?.light(null);
    this.#currentId = cue?.id ?? null;
    this.#list.row(this.#currentId)?.setAttribute("aria-current", "true");
    if (this.#follows) this.#revealCurrent();
    else this.#showFollowButton();
  }

  #revealCurrent() {
    const index = this.#context.cues.indexOf(this.#currentId);
    if (index >= 0) this.#list.reveal(index);
  }

  #stopFollowing() {
    this.#follows = false;
    this.#showFollowButton();
  }

  #showFollowButton() {
    this.#follow.hidden = this.#currentId === null;
  }

  #showMatch(id) {
    this.#stopFollowing();
    this.#list.reveal(this.#context.cues.indexOf(id));
    this.#list.refresh();
  }

  #laidOut(rows) {
    markFound(rows, this.#search?.query ?? "", this.#search?.currentMatch ?? null);
  }

  /** Up and down go from line to line, staying in the same kind of control; right goes from the time into the words. */
  #moveFocus(event) {
    const row = event.target.closest(".row");
    if (!row || row.form) return;
    const kind = [".row-save", ".row-edit", ".word"].find((selector) => event.target.closest(selector)) ?? ".row-time";
    const index = Number(row.dataset.place) + (event.key === "ArrowDown" ? 1 : -1);
    const id = this.#ids[index];
    event.preventDefault();
    event.stopPropagation();
    if (id === undefined) return;
    this.#stopFollowing();
    if (!this.#list.isInView(index)) this.#list.reveal(index);
    this.#list.refresh();
    this.#list.row(id)?.querySelector(kind)?.focus({ preventScroll: true });
  }
}
