import { api } from "../api/endpoints.js";
import { Emitter } from "../core/emitter.js";

/**
 * Keeps the cues of a video as the server has them: loaded, added as they are recognised, edited. Emits `ranges`
 * (what has been recognised), `history` ({canUndo, canRedo}), `fault` (an `ApiError` of loading) and `loaded`.
 */
export class CueService extends Emitter {
  #id;
  #cues;
  #loads = 0;
  #missed = [];
  #own = 0;

  constructor(id, cues) {
    super();
    this.#id = id;
    this.#cues = cues;
  }

  /** Loads the cues of the source that is chosen. What comes meanwhile is put in afterwards. */
  async load() {
    const load = (this.#loads += 1);
    this.#missed = [];
    this.#own = 0;
    try {
      const answer = await api.cues(this.#id);
      if (load !== this.#loads) return;
      this.#cues.replaceAll(answer.cues);
      for (const apply of this.#missed) apply();
      this.emit("loaded", {});
      this.emit("ranges", answer.ranges);
      this.emit("history", answer);
    } catch (error) {
      if (load === this.#loads) this.emit("fault", error);
    } finally {
      if (load === this.#loads) this.#missed = null;
    }
  }

  /** A line was recognised, in place of those with the ids `replaced`. */
  add(cue, replaced) {
    this.#apply(() => this.#cues.replace(replaced.filter((id) => id !== cue.id), [cue]));
  }

  /** Lines are gone: nothing was heard where they were, or it comes as another line. */
  take(ids) {
    this.#apply(() => this.#cues.replace(ids, []));
  }

  /** A translation has come. */
  translate({ id, translation, state }) {
    this.#apply(() => this.#cues.translate(id, translation, state));
  }

  /** The server tells everybody of each edit. Those made here are here already; after another's all is loaded anew. */
  edited() {
    if (this.#own > 0) this.#own -= 1;
    else this.load();
  }

  async patch(id, patch) {
    this.#cues.upsert([await this.#edit(() => api.patchCue(this.#id, id, patch))]);
    this.emit("history", { canUndo: true, canRedo: false });
  }

  async remove(id) {
    await this.#edit(() => api.deleteCue(this.#id, id));
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
    const { cues, removed, canUndo, canRedo } = await this.#edit(() => request(this.#id));
    this.#cues.remove(removed);
    this.#cues.upsert(cues);
    this.emit("history", { canUndo, canRedo });
    return cues.length + removed.length;
  }

  async #edit(request) {
    this.#own += 1;
    try {
      return await request();
    } catch (error) {
      this.#own = Math.max(0, this.#own - 1);
      throw error;
    }
  }

  #apply(change) {
    this.#missed?.push(change);
    change();
  }
}
