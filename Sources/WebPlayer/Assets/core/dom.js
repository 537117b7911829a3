import { bindText, bindAttribute } from "../i18n/i18n.js";

/**
 * Makes an element. Properties: `class`, `on` {event: listener}, `data` {name: value}, `t` (key of its text),
 * `tLabel` (key of its accessible name), `tTitle`, `tPlaceholder`, `label` (accessible name as it is), or any attribute.
 * `null`, `undefined` and `false` leave an attribute out.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    apply(element, name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function apply(element, name, value) {
  switch (name) {
    case "class": element.className = value; break;
    case "on": for (const [type, listener] of Object.entries(value)) element.addEventListener(type, listener); break;
    case "data": Object.assign(element.dataset, value); break;
    case "t": bindText(element, value); break;
    case "tLabel": bindAttribute(element, "aria-label", value); break;
    case "tTitle": bindAttribute(element, "title", value); break;
    case "tPlaceholder": bindAttribute(element, "placeholder", value); break;
    case "label": element.setAttribute("aria-label", value); break;
    case "value": case "checked": case "disabled": case "selected": case "hidden": element[name] = value; break;
    default: element.setAttribute(name, value === true ? "" : value);
  }
}

/** Changes the text only when it differs, so that nothing is painted or announced anew for nothing. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Whether keys typed into this element are text. */
export function takesText(element) {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element.tagName === "TEXTAREA" || element.tagName === "SELECT") return true;
  return element.tagName === "INPUT" && !["checkbox", "radio", "range", "button"].includes(element.type);
}

/** Whether space, enter or arrows already mean something to this element. */
export function isControl(element) {
  return element instanceof HTMLElement
    && element.closest("button, a[href], input, select, textarea, summary, [role=slider], [role=button], [role=menuitemradio], [role=menuitem], [role=option]") !== null;
}
