import { h } from "../core/dom.js";
import { routeToVideo } from "../core/router.js";
import { formatTime } from "../core/time.js";
import { currentLanguage, t } from "../i18n/i18n.js";
import { iconButton } from "../ui/button.js";
import { icon } from "../ui/icons.js";

/** A saved word or sentence. `actions`: `{speak(item), remove(item), note(item, text)}`. */
export function savedItem(item, actions) {
  const date = new Date(item.savedAt);
  return h("li", { class: "saved-item", data: { kind: item.kind, id: item.id } },
    h("div", { class: "saved-main" },
      item.kind === "word" ? word(item) : null,
      h("p", { class: item.kind === "word" ? "saved-context" : "saved-sentence", lang: "en" }, ...marked(item)),
      item.translation ? h("p", { class: "saved-translation", lang: "ja" }, item.translation) : null,
      noteField(item, actions)),
    h("div", { class: "saved-side" },
      h("a", { class: "saved-place", href: routeToVideo(item.video, item.start), label: t("saved.openAt", { title: item.videoTitle, time: formatTime(item.start) }) },
        icon("play"), h("span", {}, `${item.videoTitle} · ${formatTime(item.start)}`)),
      h("time", { class: "saved-date", datetime: item.savedAt }, Number.isNaN(date.getTime()) ? "" : date.toLocaleDateString(currentLanguage())),
      h("div", { class: "saved-actions" },
        iconButton("speaker", "saved.speak", () => actions.speak(item)),
        iconButton("remove", "saved.delete", () => actions.remove(item)))));
}

function word(item) {
  return h("p", { class: "saved-word" }, h("strong", { lang: "en" }, item.text),
    item.lemma && item.lemma.toLowerCase() !== item.text.toLowerCase() ? h("span", { class: "saved-lemma", lang: "en" }, `→ ${item.lemma}`) : null,
    item.gloss ? h("span", { class: "saved-gloss", lang: "ja" }, item.gloss) : null);
}

/** The sentence with the saved word in it marked. */
function marked({ kind, text, sentence }) {
  if (kind !== "word") return [text];
  const at = (sentence ?? "").toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return [sentence ?? ""];
  return [sentence.slice(0, at), h("mark", {}, sentence.slice(at, at + text.length)), sentence.slice(at + text.length)];
}

function noteField(item, actions) {
  const input = h("input", {
    type: "text", class: "saved-note", value: item.note ?? "", tLabel: "saved.note", tPlaceholder: "saved.note",
    on: { change: () => actions.note(item, input.value.trim()) },
  });
  return input;
}
