import { api } from "../api/endpoints.js";
import { Emitter } from "../core/emitter.js";

/**
 * Keeps the cues of a video as the server has them: loaded, added as they are recognised, edited. Emits `ranges`
 * (what has been recognised), `history` ({canUndo, canRedo}), `fault` (an `ApiError` of loading) and `loaded`.
 */
export class CueService extends Emitter {
  #id;
  #cues;
  #source = "recognition";
  #loads = 0;
  #missed = [];

  constructor(id, cues) {
    super();
    this.#id = id;
    this.#cues = cues;
  }

  get source() {
    return this.#source;
  }

  /** Whether lines can be edited: only what was recognised here can. */
  get isEditable() {
    return this.#source === "recognition";
  }

  /** Loads the cues of a source, `recognition` or a subtitle track's id. What comes meanwhile is put in afterwards. */
  async load(source = this.#source) {
    const load = (this.#loads += 1);
    this.#source = source;
    this.#missed = [];
    try {
      const answer = source === "recognition" ? await api.cues(this.#id) : await api.subtitleTrack(this.#id, source);
      if (load !== this.#loads) return;
      this.#cues.replaceAll(answer.cues.map((cue) => ({ words: [], translation: null, state: "none", edited: false, ...cue })));
      for (const apply of this.#missed) apply();
      this.emit("loaded", {});
      if (source !== "recognition") return this.emit("history", { canUndo: false, canRedo: false });
      this.emit("ranges", answer.ranges);
      this.emit("history", answer);
    } catch (error) {
      if (load === this.#loads) this.emit("fault", error);
    } finally {
      if (load === this.#loads) this.#missed = null;
    }
  }

  /** A line was recognised. */
  add(cue) {
    this.#apply(() => this.#cues.upsert([cue]));
  }

  /** A translation has come. */
  translate({ id, translation, state }) {
    this.#apply(() => this.#cues.translate(id, translation, state));
  }

  async patch(id, patch) {
    this.#cues.upsert([await api.patchCue(this.#id, id, patch)]);
    this.emit("history", { canUndo: true, canRedo: false });
  }

  async remove(id) {
    await api.deleteCue(this.#id, id);
    this.#cues.remove([id]);
    this.emit("history", { canUndo: true, canRedo: false });
  }

  async retry(cue) {
    this.#cues.translate(cue.id, null, "pending");
    try {
      await api.retryCue(this.#id, cue.id);
    } catch (error) {
      this.#cues.translate(cue.id, null, "failed");
      throw error;
    }
  }

  undo() {
    return this.#travel(api.undo);
  }

  redo() {
    return this.#travel(api.redo);
  }

  async #travel(request) {
    const { cues, removed, canUndo, canRedo } = await request(this.#id);
    this.#cues.remove(removed);
    this.#cues.upsert(cues);
    this.emit("history", { canUndo, canRedo });
    return cues.length + removed.length;
  }

  #apply(change) {
    if (this.#source !== "recognition") return;
    this.#missed?.push(change);
    change();
  }
}
