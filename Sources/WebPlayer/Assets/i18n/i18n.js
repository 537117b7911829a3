import { messages as en } from "./en.js";
import { messages as ja } from "./ja.js";
import { Emitter } from "../core/emitter.js";

const catalogues = { en, ja };
const changes = new Emitter();
let language = "en";

/** The first of the wished languages that there is: Japanese or English, and English when neither is wished. */
export function chosenLanguage(setting, wished) {
  if (setting in catalogues) return setting;
  for (const tag of wished) {
    const primary = tag.toLowerCase().split("-")[0];
    if (primary in catalogues) return primary;
  }
  return "en";
}

export function currentLanguage() {
  return language;
}

/** Shows everything in a language from now on. */
export function setLanguage(next) {
  language = next;
  document.documentElement.lang = next;
  for (const element of document.querySelectorAll("[data-t]")) element.textContent = t(element.dataset.t);
  for (const element of document.querySelectorAll("[data-t-attributes]")) {
    for (const pair of element.dataset.tAttributes.split(" ")) {
      const [name, key] = pair.split("=");
      element.setAttribute(name, t(key));
    }
  }
  changes.emit("change", next);
}

export function onLanguageChange(listener) {
  return changes.on("change", listener);
}

/** A message in the current language; `{name}` is replaced by the value of that name. */
export function t(key, values = {}) {
  const message = catalogues[language][key];
  if (message === undefined) throw new Error(`no message ${key}`);
  return message.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** A message that depends on a number: `key.one` in English for 1, `key.other` otherwise. */
export function tCount(key, count, values = {}) {
  const form = language === "en" && count === 1 ? "one" : "other";
  return t(`${key}.${form}`, { count: count.toLocaleString(language), ...values });
}

/** Gives an element the text of a message, now and after each change of language. */
export function bindText(element, key) {
  element.dataset.t = key;
  element.textContent = t(key);
}

/** The same for an attribute. */
export function bindAttribute(element, name, key) {
  const others = (element.dataset.tAttributes ?? "").split(" ").filter((pair) => pair && !pair.startsWith(`${name}=`));
  element.dataset.tAttributes = [...others, `${name}=${key}`].join(" ");
  element.setAttribute(name, t(key));
}

/** What a language is called in the language of the page; a code that is none is shown as it is. */
export function languageName(code) {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
