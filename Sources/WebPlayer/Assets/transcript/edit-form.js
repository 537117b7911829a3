import { h } from "../core/dom.js";
import { formatExact, parseTime } from "../core/time.js";
import { t } from "../i18n/i18n.js";
import { iconButton, textButton } from "../ui/button.js";

/**
 * The form in which a line is edited. Enter saves, Shift+Enter breaks the line, Escape cancels. `save(patch)` gets only
 * what was changed, and gives a promise; what it throws is shown here, and nothing typed is lost.
 */
export function editForm(cue, { save, cancel, remove, now }) {
  const english = area("en", "edit.english", cue.text);
  const japanese = area("ja", "edit.japanese", cue.translation ?? "");
  const start = time("edit.start", cue.start);
  const end = time("edit.end", cue.end);
  const problem = h("p", { class: "edit-problem", role: "alert", hidden: true });
  const button = textButton("edit.save", () => form.requestSubmit(), { kind: "primary" });

  function say(text) {
    problem.hidden = false;
    problem.textContent = text;
  }

  async function submit(event) {
    event.preventDefault();
    const patch = changes(cue, english.value, japanese.value, parseTime(start.value), parseTime(end.value));
    if (patch === null) return say(t("edit.badTimes"));
    if (Object.keys(patch).length === 0) return cancel();
    button.disabled = true;
    try {
      await save(patch);
    } catch (error) {
      button.disabled = false;
      say(error.message || t("error.network"));
    }
  }

  const form = h("form", {
    class: "edit", tLabel: "edit.name", on: {
      submit,
      keydown: (event) => {
        if (event.isComposing || event.defaultPrevented) return;
        if (event.key === "Escape") cancel();
        else if (event.key === "Enter" && !event.shiftKey && event.target.tagName !== "BUTTON") form.requestSubmit();
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  },
  labelled("edit.english", english), labelled("edit.japanese", japanese),
  h("div", { class: "edit-times" }, labelled("edit.start", start, stamp(start, now)), labelled("edit.end", end, stamp(end, now))),
  problem,
  h("div", { class: "edit-actions" }, button, textButton("edit.cancel", cancel),
    iconButton("remove", "edit.delete", remove, { class: "icon-button edit-delete" })));
  form.focusText = () => english.focus();
  return form;
}

function area(lang, labelKey, value) {
  return h("textarea", { lang, rows: 2, value, tLabel: labelKey, spellcheck: lang === "en" ? "true" : "false" });
}

function time(labelKey, value) {
  return h("input", { type: "text", inputmode: "decimal", class: "edit-time", value: formatExact(value), tLabel: labelKey });
}

function stamp(input, now) {
  return iconButton("target", "edit.takeTime", () => { input.value = formatExact(now()); });
}

function labelled(key, field, extra = null) {
  return h("div", { class: "edit-field" }, h("span", { class: "edit-label", "aria-hidden": "true", t: key }),
    h("span", { class: "edit-with" }, field, extra));
}

/** What was changed, or `null` when the times are no times. A time that was shown rounded is not taken for changed. */
export function changes(cue, text, translation, start, end) {
  if (start === null || end === null || end <= start) return null;
  const patch = {};
  if (text.trim() !== cue.text) patch.text = text.trim();
  if (translation.trim() !== (cue.translation ?? "")) patch.translation = translation.trim();
  if (start !== cue.start) patch.start = start;
  if (end !== cue.end) patch.end = end;
  return patch.text === "" ? null : patch;
}
