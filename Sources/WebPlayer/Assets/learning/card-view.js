import { h } from "../core/dom.js";
import { currentLanguage, t } from "../i18n/i18n.js";
import { icon } from "../ui/icons.js";
import { credits } from "./sources.js";

/** What the dictionary says of a word, as elements. */
export function entryView(answer) {
  return [
    answer.phrase ? h("p", { class: "card-phrase" }, h("span", { class: "card-tag", t: "card.phrase" }), " ",
      h("span", { lang: "en" }, answer.phrase.text)) : null,
    h("div", { class: "card-entries" }, answer.entries.map(entry)),
    sourcesView(credits(answer)),
  ];
}

function sourcesView(names) {
  return names.length ? h("p", { class: "card-sources" }, h("span", { t: "card.sources" }), " ", h("span", { lang: "en" }, names.join(", "))) : null;
}

/** The word itself: its base form, its sound, how common it is. */
export function headView(word, answer) {
  const lemma = answer?.lemma && answer.lemma.toLowerCase() !== word.toLowerCase() ? answer.lemma : null;
  return [
    h("strong", { class: "card-word", lang: "en" }, word),
    lemma ? h("span", { class: "card-lemma" }, "→ ", h("span", { lang: "en" }, lemma)) : null,
    answer?.pronunciation?.ipa ? h("span", { class: "card-ipa", lang: "en-fonipa" }, `/${answer.pronunciation.ipa.replace(/^[/[]|[/\]]$/g, "")}/`) : null,
    answer?.rank ? h("span", { class: "card-rank" }, t("card.rank", { rank: answer.rank.toLocaleString(currentLanguage()) })) : null,
  ];
}

function entry({ headword, part, japanese, english }) {
  return h("section", { class: "card-entry" },
    h("p", { class: "card-headword" }, h("span", { lang: "en" }, headword), part ? h("span", { class: "card-part" }, partName(part)) : null),
    japanese.length ? h("p", { class: "card-japanese", lang: "ja" }, [...new Set(japanese.flatMap((sense) => sense.split("、")))].join("、")) : null,
    english.length ? h("ol", { class: "card-english", lang: "en" }, english.map(({ definition, examples, synonyms }) => h("li", {},
      definition,
      examples.length ? h("span", { class: "card-example" }, examples[0]) : null,
      synonyms.length ? h("span", { class: "card-synonyms" }, `≈ ${synonyms.join(", ")}`) : null))) : null);
}

const PARTS = ["noun", "verb", "adjective", "adverb", "pronoun", "preposition", "conjunction", "interjection", "phrase"];

function partName(part) {
  return PARTS.includes(part) ? t(`part.${part}`) : part;
}

/** What is shown when the dictionary does not know the word, with what may have been meant. */
export function unknownView(suggestions, look) {
  return h("div", { class: "card-unknown" }, h("p", { t: "card.unknown" }),
    suggestions.length ? h("p", {}, h("span", { t: "card.suggestions" }), " ", suggestions.map((word) =>
      h("button", { type: "button", class: "chip", lang: "en", on: { click: () => look(word) } }, word))) : null);
}

/** What is shown when no answer came. */
export function faultView(message, retry) {
  return h("div", { class: "card-unknown", role: "alert" }, h("p", {}, message),
    h("button", { type: "button", class: "button button-plain", on: { click: retry } }, icon("retry"), h("span", { t: "action.retry" })));
}
