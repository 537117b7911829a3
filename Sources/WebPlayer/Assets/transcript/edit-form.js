import { h } from "../core/dom.js";
import { oneLine } from "../core/text.js";
import { formatExact, parseTime } from "../core/time.js";
import { t } from "../i18n/i18n.js";
import { iconButton, textButton } from "../ui/button.js";

/**
 * The form in which a line is edited. Enter saves, Shift+Enter breaks the line, Escape cancels. `save(patch)` gets only
 * what was changed, and gives a promise; what it throws is shown here, and nothing typed is lost. After
 * `form.lineReplaced(next)` the form is that of the line `next`, or of none; what was typed is there still and not saved.
 */
export function editForm(cue, { save, cancel, remove, now }) {
  const english = area("en", "edit.english");
  const japanese = area("ja", "edit.japanese");
  const start = time("edit.start");
  const end = time("edit.end");
  const fields = [english, japanese, start, end];
  const problem = h("p", { class: "edit-problem", role: "alert", hidden: true });
  const button = textButton("edit.save", () => form.requestSubmit(), { kind: "primary" });

  function say(text) {
    problem.hidden = text === null;
    problem.textContent = text ?? "";
  }

  /** Shows what the line has in the fields into which nothing was typed. True when something was typed. */
  function fill(shown, line) {
    const typed = fields.filter((field, index) => field.value !== shown[index]);
    for (const [index, value] of contents(line).entries()) {
      if (!typed.includes(fields[index])) fields[index].value = value;
    }
    return typed.length > 0;
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
      say(error.message || t("error.network"));
    } finally {
      button.disabled = false;
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
  fill(fields.map((field) => field.value), cue);
  form.focusText = () => english.focus();
  form.lineReplaced = (next) => {
    if (!next) return say(t("edit.lineGone"));
    const isTyped = fill(contents(cue), next);
    cue = next;
    say(isTyped ? t("edit.lineReplaced", { text: oneLine(next.text) }) : null);
  };
  return form;
}

function contents(cue) {
  return [cue.text, cue.translation ?? "", formatExact(cue.start), formatExact(cue.end)];
}

function area(lang, labelKey) {
  return h("textarea", { lang, rows: 2, tLabel: labelKey, spellcheck: lang === "en" ? "true" : "false" });
}

function time(labelKey) {
  return h("input", { type: "text", inputmode: "decimal", class: "edit-time", tLabel: labelKey });
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
