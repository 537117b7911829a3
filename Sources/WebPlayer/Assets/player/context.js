import { api } from "../api/endpoints.js";
import { Concealments } from "../overlay/concealments.js";
import { CueList } from "../cues/cue-list.js";
import { joined, sentenceAround } from "../cues/sentences.js";
import { Conductor } from "../listening/conductor.js";
import { t } from "../i18n/i18n.js";
import { toast } from "../ui/toast.js";
import { Chase } from "./chase.js";
import { MediaClock } from "./clock.js";
import { CueService } from "./cue-service.js";

/** Everything the parts of the player share: the video, its clock and cues, the settings, and what can be done. */
export class PlayerContext {
  savedSpans = [];

  constructor({ app, detail, video, shell, scope }) {
    this.app = app;
    this.settings = app.settings;
    this.vocabulary = app.vocabulary;
    this.detail = detail;
    this.video = video;
    this.shell = shell;
    this.scope = scope;
    this.delay = { en: detail.preferences.delay?.en ?? 0, ja: detail.preferences.delay?.ja ?? 0 };
    this.clock = new MediaClock(video, detail);
    this.cues = new CueList();
    this.service = new CueService(detail.id, this.cues);
    this.conductor = new Conductor(this.clock, this.cues, app.settings, () => this.delay.en, scope);
    this.concealments = new Concealments(app.settings, scope);
    this.chase = new Chase(detail.id, this.clock, app.events, scope);
    this.audioTrack = detail.preferences.audioTrack;
  }

  focusStage() {
    this.shell.focus({ preventScroll: true });
  }

  togglePlay() {
    this.clock.toggle();
  }

  seekTo(position) {
    this.clock.seek(position + this.delay.en);
  }

  togglePauseAfter() {
    const pauseAfter = !this.settings.get("pauseAfter");
    this.settings.set({ pauseAfter });
    toast(t(pauseAfter ? "player.pauseAfterOn" : "player.pauseAfterOff"));
  }

  toggleTranscript() {
    this.settings.set({ transcript: !this.settings.get("transcript") });
  }

  conceal(language) {
    this.concealments.press(language);
    const shown = this.concealments.isPeeking(language) ? "peeking" : this.concealments.of(language);
    toast(t(`conceal.${language}.${shown}`));
  }

  /** Other lines, or others below them: `{english}` or `{japanese}`, a track's id or what the machine does. */
  async chooseLines(choice) {
    await this.#keep(choice);
    await this.service.load();
  }

  /** Another sound: how it is played may be another, and what was heard of the old one is not its subtitles. */
  async chooseAudio(track) {
    const wasPlaying = !this.clock.paused;
    this.audioTrack = track;
    await this.#keep({ audioTrack: track });
    await this.clock.open(this.clock.now, track);
    if (wasPlaying) this.clock.play();
    await this.service.load();
  }

  setDelay(delay) {
    this.delay = delay;
    this.conductor.replan();
    this.clock.emit("time", this.clock.now);
    clearTimeout(this.delayTimer);
    this.delayTimer = setTimeout(() => this.#keep({ delay }), 400);
  }

  async #keep(change) {
    await this.attempt(async () => Object.assign(this.detail, await api.patchVideo(this.detail.id, { preferences: change })));
  }

  patchCue(id, patch) {
    return this.service.patch(id, patch);
  }

  async deleteCue(id) {
    await this.attempt(async () => {
      await this.service.remove(id);
      toast(t("transcript.deleted"), { action: { label: t("action.undo"), run: () => this.undo() } });
    });
  }

  async undo() {
    await this.attempt(async () => toast(t(await this.service.undo() ? "edit.undone" : "edit.nothingToUndo")));
  }

  async redo() {
    await this.attempt(async () => toast(t(await this.service.redo() ? "edit.redone" : "edit.nothingToRedo")));
  }

  async retryCue(cue) {
    await this.attempt(() => this.service.retry(cue));
  }

  /** When something is really spoken: lines that are shown later or earlier than they say are heard so, too. */
  spoken({ start, end }) {
    return { start: start + this.delay.en, end: end + this.delay.en };
  }

  /** Whether a line is part of a saved sentence. Told by the time: lines that are made anew are other lines. */
  isSaved(cue) {
    const middle = (cue.start + cue.end) / 2 + this.delay.en;
    return this.savedSpans.some(({ start, end }) => start <= middle && middle < end);
  }

  /** Saves the whole sentence we are in, or the range that is looped. */
  async saveSentence() {
    const { loop } = this.conductor;
    if (loop?.isRange) {
      const [first, last] = [loop.first, loop.last].map((id) => this.cues.indexOf(id));
      return this.#save(joined(this.cues.all.slice(first, last + 1)));
    }
    const cue = this.conductor.current;
    if (!cue) return toast(t("player.nothingToSave"));
    await this.#save(sentenceAround(this.cues.all, this.cues.indexOf(cue.id)));
  }

  saveCue(cue) {
    return this.#save(joined([cue]));
  }

  async #save({ cue, text, start, end }) {
    await this.attempt(() => this.saveItem({
      kind: "sentence", cue, text, ...this.spoken({ start, end }),
    }));
  }

  /** Saves, says so, and offers to take it back. */
  async saveItem(item) {
    // A line that another has replaced since is none any more: the time tells what is said there.
    const cue = this.cues.get(item.cue) ? item.cue : null;
    const saved = await api.save({ video: this.detail.id, ...item, cue });
    if (item.kind === "sentence") this.markSaved([...this.savedSpans, saved]);
    toast(t(item.kind === "word" ? "player.wordSaved" : "player.sentenceSaved"), {
      action: {
        label: t("action.undo"),
        run: () => this.attempt(async () => {
          await api.deleteSaved(saved.id);
          this.markSaved(this.savedSpans.filter(({ id }) => id !== saved.id));
        }),
      },
    });
  }

  /** These sentences are the saved ones. */
  markSaved(sentences) {
    this.savedSpans = sentences;
    this.rowsChanged?.(null);
  }

  /** Does something; when it fails, says what happened where everybody looks. */
  async attempt(action) {
    try {
      await action();
    } catch (error) {
      toast(error.message || t("error.network"), { kind: "error" });
    }
  }
}
