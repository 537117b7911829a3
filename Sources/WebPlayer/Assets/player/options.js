import { urls } from "../api/endpoints.js";
import { h } from "../core/dom.js";
import { languageName, t } from "../i18n/i18n.js";
import { iconButton } from "../ui/button.js";
import { icon } from "../ui/icons.js";
import { listeningFields, subtitleFields } from "../settings/shared-fields.js";
import { rangeField, selectField } from "../ui/fields.js";
import { float } from "../ui/floating.js";

/** Opens what can be chosen for this video and its subtitles. */
export function openOptions(button, context) {
  if (button.getAttribute("aria-expanded") === "true") return;
  const { settings, detail } = context;
  const panel = h("div", { class: "floating options", role: "dialog", tLabel: "player.options", tabindex: "-1" },
    h("div", { class: "options-head" }, h("h2", { t: "player.options" }), iconButton("close", "action.close", () => floating.close())),
    h("section", { class: "options-group" }, h("h3", { t: "options.subtitles" }),
      ...subtitleFields(settings),
      delay("en", "options.delayEnglish", context), delay("ja", "options.delayJapanese", context)),
    h("section", { class: "options-group" }, h("h3", { t: "options.listening" }),
      ...listeningFields(settings)),
    h("section", { class: "options-group" }, h("h3", { t: "options.sources" }),
      ...lineFields(context),
      detail.audioTracks.length > 1
        ? selectField("options.audio", detail.audioTracks.map((track) => ({ value: track.number, text: audioName(track) })),
          context.audioTrack ?? detail.audioTracks.find((track) => track.isDefault)?.number ?? detail.audioTracks[0].number,
          (value) => context.chooseAudio(value)) : null),
    downloads(detail, settings));
  const floating = float(panel, button, {
    keepsOpen: (target) => button.contains(target),
    onClose: () => {
      button.setAttribute("aria-expanded", "false");
      button.focus();
    },
  });
  button.setAttribute("aria-expanded", "true");
  panel.focus();
}

function delay(language, key, context) {
  return rangeField(key, {
    min: -5000, max: 5000, step: 100, value: context.delay[language],
    shown: (value) => t("options.seconds", { seconds: `${value > 0 ? "+" : ""}${(value / 1000).toFixed(1)}` }),
  }, (value) => context.setDelay({ ...context.delay, [language]: value }));
}

/** Where the two lines come from. A track that cannot be read cannot be chosen either, and says why. */
function lineFields(context) {
  const { subtitleTracks, preferences } = context.detail;
  const english = subtitleTracks.filter((track) => !isForeign(track) || track.id === preferences.english);
  return [
    selectField("options.source", [{ value: "recognition", t: "options.recognised" }, ...english.map(trackOption)],
      preferences.english, (value) => context.chooseLines({ english: value })),
    selectField("options.second", [{ value: "translation", t: "options.translated" }, ...subtitleTracks.map(trackOption)],
      preferences.japanese, (value) => context.chooseLines({ japanese: value })),
    ...subtitleTracks.filter((track) => track.fault).map((track) =>
      h("p", { class: "hint" }, t("track.fault", { name: trackName(track), message: track.fault.message }))),
  ];
}

function trackOption(track) {
  return { value: track.id, text: trackName(track), disabled: track.fault !== null };
}

function trackName(track) {
  return t(`track.${track.kind}`, { name: track.title ?? spokenName(track.language) });
}

/** Whether a track says that it is in another language than English; codes are `en`, `eng`, `en-GB`. */
function isForeign({ language }) {
  return language !== null && !/^en(g|$|[-_])/i.test(language) && languageName(language) !== language;
}

function audioName(track) {
  return [track.title, spokenName(track.language), t("track.channels", { count: track.channels })].filter(Boolean).join(" · ");
}

function spokenName(code) {
  return code ? languageName(code) : t("track.unknown");
}

const FORMATS = ["srt", "vtt", "ass", "json", "txt"];

/** The subtitles as files: languages, order and format are chosen, then one link fetches them. */
function downloads(detail, settings) {
  const wish = { language: "en-ja", format: "srt" };
  const link = h("a", { class: "button button-plain", download: "" }, icon("download"), h("span", { t: "options.download" }));
  const renew = () => { link.href = urls.subtitles(detail.id, wish.language, wish.format, settings.get("order")); };
  renew();
  return h("section", { class: "options-group" }, h("h3", { t: "options.files" }),
    selectField("options.languages", ["en-ja", "en", "ja"].map((value) => ({ value, t: `languages.${value}` })),
      wish.language, (value) => { wish.language = value; renew(); }),
    selectField("options.format", FORMATS.map((value) => ({ value, text: value.toUpperCase() })),
      wish.format, (value) => { wish.format = value; renew(); }),
    h("p", { class: "hint", t: "options.orderHint" }), link);
}
