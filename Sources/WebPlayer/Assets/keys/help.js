import { h } from "../core/dom.js";
import { openDialog } from "../ui/dialog.js";
import { keyEditor } from "./editor.js";

/** The dialog that lists the keys, and lets them be changed. */
export function openHelp(settings) {
  if (document.querySelector("dialog[open]")) return;
  const editor = keyEditor(settings);
  openDialog("help.title", h("div", { class: "help" }, editor.element, h("h3", { t: "help.touch" }),
    h("ul", { class: "help-touch" }, ["tap", "doubleTap", "swipe", "swipeUp"].map((name) => h("li", { t: `touch.${name}` })))),
  { onClose: editor.end });
}
