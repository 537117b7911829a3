import { h } from "../core/dom.js";

let count = 0;

/** A select with its label. `options`: `{value, t}` or `{value, text}`, and `disabled`. Values are given back as they were given. */
export function selectField(labelKey, options, current, onChange) {
  const id = `field-${(count += 1)}`;
  const select = h("select", {
    id, on: { change: () => onChange(options[select.selectedIndex].value) },
  }, options.map((option) => h("option", {
    value: String(option.value), selected: option.value === current, disabled: option.disabled ?? false, ...(option.t ? { t: option.t } : {}),
  }, option.text ?? null)));
  return h("div", { class: "field" }, h("label", { for: id, t: labelKey }), select);
}

/** A switch with its label, and a line of explanation if there is one. */
export function switchField(labelKey, isOn, onChange, hintKey = null) {
  const id = `field-${(count += 1)}`;
  const box = h("input", {
    id, type: "checkbox", role: "switch", class: "switch", checked: isOn, on: { change: () => onChange(box.checked) },
    "aria-describedby": hintKey ? `${id}-hint` : null,
  });
  return h("div", { class: "field field-switch" },
    h("label", { for: id, t: labelKey }), box, hintKey ? h("p", { id: `${id}-hint`, class: "hint", t: hintKey }) : null);
}

/** A slider with its label and its value in words. */
export function rangeField(labelKey, { min, max, step, value, shown }, onChange) {
  const id = `field-${(count += 1)}`;
  const output = h("output", { for: id, class: "field-value" }, shown(value));
  const input = h("input", {
    id, type: "range", min, max, step, value,
    on: { input: () => { output.textContent = shown(Number(input.value)); onChange(Number(input.value)); } },
  });
  return h("div", { class: "field field-range" }, h("label", { for: id, t: labelKey }), output, input);
}

/** A few choices side by side, of which one holds. */
export function choiceField(labelKey, options, current, onChange) {
  const name = `choice-${(count += 1)}`;
  return h("fieldset", { class: "field choice" }, h("legend", { t: labelKey }),
    h("div", { class: "choice-row" }, options.map((option) => {
      const input = h("input", {
        type: "radio", name, value: String(option.value), checked: option.value === current,
        on: { change: () => onChange(option.value) },
      });
      return h("label", { class: "choice-option" }, input, h("span", { t: option.t }));
    })));
}
