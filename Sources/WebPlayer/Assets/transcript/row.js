import { h } from "../core/dom.js";
import { formatTime } from "../core/time.js";
import { oneLine } from "../core/text.js";
import { t } from "../i18n/i18n.js";
import { WordLine } from "../overlay/word-line.js";
import { iconButton, textButton } from "../ui/button.js";

/** A line of the transcript: its time, both texts, and what can be done with it. */
export function transcriptRow(cue, context, { index, count, isCurrent, isSaved }) {
  const line = new WordLine({ onWord: context.openWord, vocabulary: context.vocabulary, className: "row-en" });
  line.show(cue);
  const seek = () => context.seekTo(cue.start);
  const row = h("div", {
    class: "row", role: "listitem", "aria-setsize": count, "aria-posinset": index + 1,
    "aria-current": isCurrent ? "true" : null, data: { id: cue.id },
    on: {
      click: (event) => {
        if (!event.target.closest("button, a, .word") && document.getSelection().isCollapsed) seek();
      },
    },
  },
  h("button", {
    type: "button", class: "row-time", tTitle: "transcript.playFrom", on: { click: seek },
    label: t("transcript.playFromTime", { time: formatTime(cue.start) }),
  }, formatTime(cue.start)),
  h("div", { class: "row-texts" }, line.element, translation(cue, context)),
  actions(cue, context, isSaved));
  row.line = line;
  return row;
}

function translation(cue, context) {
  if (cue.translation) return h("p", { class: "row-ja", lang: "ja" }, oneLine(cue.translation));
  if (cue.state === "pending") return h("p", { class: "row-ja row-pending", t: "subtitles.pending" });
  if (cue.state !== "failed") return null;
  return h("p", { class: "row-ja row-failed" }, h("span", { t: "subtitles.failed" }), " ",
    textButton("transcript.retry", () => context.retryCue(cue), { drawing: "retry" }));
}

function actions(cue, context, isSaved) {
  const star = iconButton(isSaved ? "starred" : "star", isSaved ? "transcript.saved" : "transcript.save",
    () => context.saveCue(cue), { class: "icon-button row-save", "aria-pressed": String(isSaved) });
  const edit = iconButton("edit", "transcript.edit", () => context.editCue(cue.id), { class: "icon-button row-edit" });
  return h("div", { class: "row-actions" }, star, edit);
}
