/** Text as it is compared in a search: width, case and kana do not matter. */
export function folded(text) {
  return text.normalize("NFKC").toLowerCase().replace(/[\u30a1-\u30f6]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60)).replace(/[\u2018\u2019]/g, "'");
}

/** The plain word in a token: without the punctuation around it. "“Times," → "Times". */
export function bareWord(token) {
  return token.normalize("NFKC").replace(/[\u2018\u2019]/g, "'").replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

/** Whether a token has a letter, so that a dictionary can know it. */
export function isWord(token) {
  return /\p{L}/u.test(token);
}

/** Text on one line. */
export function oneLine(text) {
  return text.replace(/\s*\n\s*/g, " ");
}
