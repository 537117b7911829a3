import { h } from "../core/dom.js";
import { Scope } from "../core/scope.js";
import { currentLanguage, languageName, onLanguageChange, t } from "../i18n/i18n.js";
import { keyEditor } from "../keys/editor.js";
import { choiceField, selectField, switchField } from "../ui/fields.js";
import { CHOICES, SPEEDS } from "./preferences.js";
import { listeningFields, percentField, subtitleFields } from "./shared-fields.js";

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
  return [
    group("settings.page",
      selectField("settings.language", [{ value: "auto", t: "language.auto" }, { value: "ja", text: "日本語" }, { value: "en", text: "English" }],
        settings.get("language"), set("language")),
      choiceField("settings.theme", CHOICES.theme.map((value) => ({ value, t: `theme.${value}` })), settings.get("theme"), set("theme"))),
    group("settings.subtitles", ...subtitleFields(settings), percentField("settings.backdrop", "backdrop", 0.05, settings),
      switchField("settings.lightsWord", settings.get("lightsWord"), set("lightsWord"))),
    group("settings.listening",
      selectField("player.speed", SPEEDS.map((value) => ({ value, text: `${value}×` })), settings.get("speed"), set("speed")),
      ...listeningFields(settings)),
    group("settings.words",
      switchField("settings.pauseOnTap", settings.get("pauseOnTap"), set("pauseOnTap")),
      switchField("settings.resumeAfterCard", settings.get("resumeAfterCard"), set("resumeAfterCard")),
      switchField("settings.colourWords", settings.get("colourWords"), set("colourWords"), state.frequency ? "settings.colourHint" : "settings.noFrequency"),
      selectField("settings.commonWords", CHOICES.commonWords.map((value) => ({ value, text: t("settings.words.count", { count: value.toLocaleString(currentLanguage()) }) })),
        settings.get("commonWords"), set("commonWords"))),
    group("settings.installation", facts(state)),
  ];
}

function group(key, ...content) {
  return h("section", { class: "settings-group" }, h("h2", { t: key }), h("div", { class: "settings-fields" }, content));
}

/** What works here, and what would have to be installed. */
function facts({ version, dictionary, languages }) {
  const fact = (key, value) => h("div", { class: "fact" }, h("dt", { t: key }), h("dd", {}, value));
  return [h("dl", { class: "facts" },
    fact("facts.translation", languages.length ? languages.map(({ source, target }) => `${languageName(source)} → ${languageName(target)}`).join(", ") : t("facts.missing")),
    fact("facts.dictionary", t(dictionary ? "facts.ready" : "facts.missing")),
    fact("facts.version", version)), h("p", { class: "hint", t: "facts.private" })];
}
