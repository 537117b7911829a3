import { h, setText } from "../core/dom.js";
import { formatTime } from "../core/time.js";
import { onLanguageChange, t } from "../i18n/i18n.js";
import { SPEEDS } from "../settings/preferences.js";
import { iconButton, setPressed } from "../ui/button.js";
import { setIcon } from "../ui/icons.js";
import { bindAttribute } from "../i18n/i18n.js";
import { openMenu } from "../ui/menu.js";
import { SeekBar } from "./seek-bar.js";
import { canInset, toggleInset } from "./full-screen.js";
import { openOptions } from "./options.js";

/** The controls under the picture. */
export class Controls {
  element;
  seekBar;
  #context;
  #play;
  #time;
  #loop;
  #rest;
  #speed;
  #mute;
  #volume;
  #full;
  #transcript;

  constructor(context) {
    this.#context = context;
    const { conductor, settings } = context;
    this.seekBar = new SeekBar(context);
    this.#play = iconButton("play", "player.play", () => context.togglePlay(), { class: "icon-button control-play" });
    this.#time = h("span", { class: "time" });
    this.#loop = iconButton("loop", "player.loop", () => conductor.toggleLoop(), { class: "icon-button control-loop", "aria-pressed": "false" });
    this.#rest = iconButton("rest", "player.pauseAfter", () => context.togglePauseAfter(), { class: "icon-button control-rest", "aria-pressed": "false" });
    this.#speed = h("button", {
      type: "button", class: "text-button control-speed", "aria-haspopup": "menu", "aria-expanded": "false", tTitle: "player.speed",
      on: { click: () => this.#openSpeeds() },
    });
    this.#mute = iconButton("volume", "player.mute", () => settings.set({ muted: !settings.get("muted") }), { class: "icon-button control-mute", "aria-pressed": "false" });
    this.#volume = h("input", {
      type: "range", class: "control-volume", min: 0, max: 1, step: 0.05, tLabel: "player.volume", value: settings.get("volume"),
      on: { input: () => settings.set({ volume: Number(this.#volume.value), muted: false }) },
    });
    this.#full = iconButton("fullScreen", "player.fullScreen", () => context.toggleFullScreen(), { class: "icon-button control-full" });
    this.#transcript = iconButton("transcript", "player.transcript", () => context.toggleTranscript(), { class: "icon-button control-transcript", "aria-pressed": "true" });
    const options = iconButton("gear", "player.options", () => openOptions(options, context), { class: "icon-button control-options", "aria-expanded": "false", "aria-haspopup": "dialog" });
    this.element = h("div", { class: "controls", role: "group", tLabel: "player.controls" }, this.seekBar.element,
      h("div", { class: "controls-row" },
        h("div", { class: "controls-part" },
          iconButton("previous", "player.previous", () => conductor.go("previous")), this.#play,
          iconButton("next", "player.next", () => conductor.go("next")),
          iconButton("replay", "player.replay", () => conductor.go("replay"), { class: "icon-button control-replay" }), this.#time),
        h("div", { class: "controls-part controls-listen" }, this.#loop, this.#rest, this.#speed,
          iconButton("star", "player.saveSentence", () => context.saveSentence(), { class: "icon-button control-save" })),
        h("div", { class: "controls-part controls-end" }, h("span", { class: "volume" }, this.#mute, this.#volume), options,
          canInset(context.video) ? iconButton("inset", "player.inset", () => toggleInset(context.video), { class: "icon-button control-inset" }) : null,
          this.#transcript, this.#full)));
    this.#listen();
    this.update();
  }

  #listen() {
    const { clock, conductor, settings, scope } = this.#context;
    clock.on("state", () => this.update());
    clock.on("time", () => this.#showTime());
    conductor.on("change", () => this.update());
    scope.add(settings.on("change", () => this.update()));
    scope.add(onLanguageChange(() => this.update()));
    scope.listen(document, "fullscreenchange", () => this.update());
    // A control pressed by pointer does not keep the keys for itself: space goes on meaning play.
    this.element.addEventListener("click", (event) => {
      if (event.detail > 0 && event.target.closest("button:not([aria-haspopup])")) this.#context.focusStage();
    });
  }

  update() {
    const { clock, conductor, settings } = this.#context;
    const name = clock.paused ? "play" : "pause";
    setIcon(this.#play.firstChild, name);
    this.#rename(this.#play, clock.paused ? "player.play" : "player.pause");
    setPressed(this.#loop, conductor.loop !== null);
    setPressed(this.#rest, settings.get("pauseAfter"));
    setText(this.#speed, `${settings.get("speed")}×`);
    this.#speed.setAttribute("aria-label", t("player.speedIs", { speed: settings.get("speed") }));
    const isMuted = settings.get("muted") || settings.get("volume") === 0;
    setIcon(this.#mute.firstChild, isMuted ? "muted" : "volume");
    setPressed(this.#mute, isMuted);
    this.#volume.value = isMuted ? 0 : settings.get("volume");
    setIcon(this.#full.firstChild, document.fullscreenElement ? "smallScreen" : "fullScreen");
    this.#rename(this.#full, document.fullscreenElement ? "player.leaveFullScreen" : "player.fullScreen");
    setPressed(this.#transcript, settings.get("transcript"));
    this.#showTime();
  }

  #rename(button, key) {
    bindAttribute(button, "aria-label", key);
    bindAttribute(button, "title", key);
  }

  #showTime() {
    const { clock } = this.#context;
    const duration = clock.duration === null ? "" : ` / ${formatTime(clock.duration)}`;
    setText(this.#time, `${formatTime(clock.now)}${duration}`);
  }

  #openSpeeds() {
    const { settings } = this.#context;
    const items = SPEEDS.toReversed().map((speed) => ({ label: `${speed}×`, value: speed }));
    openMenu(this.#speed, t("player.speed"), items, settings.get("speed"), (speed) => settings.set({ speed }));
  }
}
