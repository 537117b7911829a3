/** The text that is selected in the page or in a field being edited, and where: `{text, rectangle, field}` or `null`. */
export function selectedText() {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement) {
    const text = field.value.slice(field.selectionStart, field.selectionEnd);
    if (text.trim() === "") return null;
    return { text: text.trim(), rectangle: field.getBoundingClientRect(), field, start: field.selectionStart, end: field.selectionEnd };
  }
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const text = selection.toString().replace(/\s+/g, " ").trim();
  if (text === "") return null;
  const anchor = selection.anchorNode instanceof Element ? selection.anchorNode : selection.anchorNode?.parentElement;
  if (!anchor?.closest("[lang=en], [lang=ja]") || !anchor.closest("#main, .card")) return null;
  return { text, rectangle: selection.getRangeAt(0).getBoundingClientRect(), field: null };
}

/** Which language a text is in, as far as its letters show. */
export function guessedLanguage(text) {
  return /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(text) ? "ja" : "en";
}
