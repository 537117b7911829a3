import { h } from "../core/dom.js";
import { Scope } from "../core/scope.js";
import { currentLanguage, onLanguageChange, t } from "../i18n/i18n.js";
import { keyEditor } from "../keys/editor.js";
import { pauseChoices } from "../player/options.js";
import { choiceField, rangeField, selectField, switchField } from "../ui/fields.js";
import { SPEEDS } from "./preferences.js";

const VISIBILITIES = ["shown", "blurred", "hidden"].map((value) => ({ value, t: `visibility.${value}` }));

/** The settings, the keys and what this installation can do. */
export async function settingsScreen(app) {
  const scope = new Scope();
  const editor = keyEditor(app.settings);
  const place = h("div", { class: "settings-groups" });
  const build = () => place.replaceChildren(...groups(app));
  scope.add(onLanguageChange(build));
  scope.add(editor.end);
  build();
  const element = h("div", { class: "page settings" }, h("div", { class: "page-head" }, h("h1", { t: "nav.settings" })),
    place, group("settings.keys", editor.element));
  return { element, shown: () => {}, end: () => scope.end() };
}

function groups({ settings, state }) {
  const set = (name) => (value) => settings.set({ [name]: value });
  const visibility = (language) => (mode) => settings.set({
    visibility: { ...settings.get("visibility"), [language]: mode },
    concealedAs: { ...settings.get("concealedAs"), ...(mode === "shown" ? {} : { [language]: mode }) },
  });
  return [
    group("settings.page",
      selectField("settings.language", [{ value: "auto", t: "language.auto" }, { value: "ja", text: "日本語" }, { value: "en", text: "English" }],
        settings.get("language"), set("language")),
      choiceField("settings.theme", ["auto", "light", "dark"].map((value) => ({ value, t: `theme.${value}` })), settings.get("theme"), set("theme"))),
    group("settings.subtitles",
      choiceField("subtitles.english", VISIBILITIES, settings.get("visibility").en, visibility("en")),
      choiceField("subtitles.japanese", VISIBILITIES, settings.get("visibility").ja, visibility("ja")),
      choiceField("options.order", ["en-ja", "ja-en"].map((value) => ({ value, t: `order.${value}` })), settings.get("order"), set("order")),
      choiceField("options.position", ["bottom", "top", "below"].map((value) => ({ value, t: `position.${value}` })), settings.get("position"), set("position")),
      rangeField("options.size", { min: 0.6, max: 2.4, step: 0.1, value: settings.get("size"), shown: percent }, set("size")),
      rangeField("settings.backdrop", { min: 0, max: 1, step: 0.05, value: settings.get("backdrop"), shown: percent }, set("backdrop")),
      switchField("settings.lightsWord", settings.get("lightsWord"), set("lightsWord"))),
    group("settings.listening",
      selectField("player.speed", SPEEDS.map((value) => ({ value, text: `${value}×` })), settings.get("speed"), set("speed")),
      selectField("options.loopTimes", [0, 2, 3, 5, 10].map((value) => (value === 0 ? { value, t: "loop.forever" } : { value, text: t("loop.times", { count: value }) })),
        settings.get("loopTimes"), set("loopTimes")),
      switchField("options.pauseAfter", settings.get("pauseAfter"), set("pauseAfter")),
      selectField("options.pauseFor", pauseChoices(), settings.get("pauseFor"), set("pauseFor"))),
    group("settings.words",
      switchField("settings.pauseOnTap", settings.get("pauseOnTap"), set("pauseOnTap")),
      switchField("settings.resumeAfterCard", settings.get("resumeAfterCard"), set("resumeAfterCard")),
      switchField("settings.colourWords", settings.get("colourWords"), set("colourWords"), state.frequency ? "settings.colourHint" : "settings.noFrequency"),
      selectField("settings.commonWords", [1000, 2000, 3000, 5000, 8000].map((value) => ({ value, text: t("settings.words.count", { count: value.toLocaleString(currentLanguage()) }) })),
        settings.get("commonWords"), set("commonWords"))),
    group("settings.installation", facts(state)),
  ];
}

function group(key, ...content) {
  return h("section", { class: "settings-group" }, h("h2", { t: key }), h("div", { class: "settings-fields" }, content));
}

function percent(value) {
  return `${Math.round(value * 100)} %`;
}

/** What works here, and what would have to be installed. */
function facts({ version, dictionary, generation, languages }) {
  const name = (code) => new Intl.DisplayNames([currentLanguage()], { type: "language" }).of(code) ?? code;
  const fact = (key, value) => h("div", { class: "fact" }, h("dt", { t: key }), h("dd", {}, value));
  return [h("dl", { class: "facts" },
    fact("facts.recognition", generation.available ? t("facts.ready") : generation.reason ?? t("facts.missing")),
    fact("facts.translation", languages.length ? languages.map(({ source, target }) => `${name(source)} → ${name(target)}`).join(", ") : t("facts.missing")),
    fact("facts.dictionary", t(dictionary ? "facts.ready" : "facts.missing")),
    fact("facts.version", version)), h("p", { class: "hint", t: "facts.private" })];
}
