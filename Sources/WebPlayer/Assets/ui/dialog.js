import { h } from "../core/dom.js";
import { iconButton } from "./button.js";
import { layer } from "./layer.js";

/** Shows a modal dialog with a title; closes with Escape, its button, or a press outside. Gives the dialog. */
export function openDialog(titleKey, content, { onClose = () => {} } = {}) {
  const before = document.activeElement;
  const title = h("h2", { id: "dialog-title", t: titleKey });
  const dialog = h("dialog", { class: "dialog", "aria-labelledby": "dialog-title" },
    h("div", { class: "dialog-head" }, title, iconButton("close", "action.close", () => dialog.close())),
    h("div", { class: "dialog-body", tabindex: "0", role: "region", "aria-labelledby": "dialog-title" }, content));
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    dialog.remove();
    onClose();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  layer().append(dialog);
  dialog.showModal();
  return dialog;
}
