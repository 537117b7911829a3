import { h } from "../core/dom.js";
import { icon } from "../ui/icons.js";
import { textButton } from "../ui/button.js";
import { t } from "../i18n/i18n.js";
import { Chips } from "./chips.js";

const IDLE_MS = 2600;

/** The picture with what lies over it: subtitles, signs, a play button when nothing plays, what went wrong. */
export class Stage {
  element;
  #context;
  #big;
  #fault;
  #faultText;
  #timer = null;

  constructor(context, overlay) {
    this.#context = context;
    this.#big = h("button", {
      type: "button", class: "stage-play", tLabel: "player.play", on: { click: () => context.togglePlay() },
    }, icon("play"));
    this.#faultText = h("p", {});
    this.#fault = h("div", { class: "stage-fault", role: "alert", hidden: true }, icon("warning"), this.#faultText,
      textButton("action.retry", () => context.reopen(), { drawing: "retry" }));
    this.element = h("div", { class: "stage", data: { kind: context.detail.kind } },
      h("div", { class: "picture" }, context.video,
        context.detail.kind === "audio" ? h("div", { class: "stage-sound", "aria-hidden": "true" }, icon("wave")) : null,
        h("div", { class: "stage-wait", "aria-hidden": "true" }), this.#big, new Chips(context).element, this.#fault),
      overlay.element);
    this.#listen();
    this.update();
  }

  get picture() {
    return this.element.querySelector(".picture");
  }

  /** Shows or hides the controls in full screen, as a tap does. */
  tap() {
    if (this.#context.shell.classList.contains("is-idle") || this.#context.clock.paused) this.awake();
    else this.#context.shell.classList.add("is-idle");
  }

  /** Shows the controls, and hides them again after a while of playing. */
  awake() {
    const { shell, clock } = this.#context;
    shell.classList.remove("is-idle");
    clearTimeout(this.#timer);
    if (!clock.paused) this.#timer = setTimeout(() => shell.classList.add("is-idle"), IDLE_MS);
  }

  update() {
    const { clock } = this.#context;
    this.element.classList.toggle("is-waiting", clock.isWaiting);
    this.element.classList.toggle("is-paused", clock.paused);
    this.#big.hidden = !clock.paused || this.#hasStarted;
    if (clock.paused) this.awake();
  }

  #hasStarted = false;

  #listen() {
    const { clock, scope, shell } = this.#context;
    clock.on("state", (type) => {
      if (type === "playing") {
        this.#hasStarted = true;
        this.#fault.hidden = true;
        this.awake();
      }
      this.update();
    });
    clock.on("error", () => {
      this.#faultText.textContent = t(this.#context.detail.missing ? "player.missing" : "player.cannotPlay");
      this.#fault.hidden = false;
      this.#big.hidden = true;
    });
    scope.add(() => clearTimeout(this.#timer));
    for (const type of ["pointermove", "keydown", "focusin"]) scope.listen(shell, type, () => this.awake());
    const picture = this.element.firstChild;
    scope.listen(picture, "click", (event) => {
      if (event.pointerType !== "touch" && event.target === this.#context.video) this.#context.togglePlay();
    });
    scope.listen(picture, "dblclick", (event) => {
      if (event.target === this.#context.video && matchMedia("(pointer: fine)").matches) this.#context.toggleFullScreen();
    });
  }
}
