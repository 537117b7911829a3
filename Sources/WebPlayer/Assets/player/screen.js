import { api } from "../api/endpoints.js";
import { h } from "../core/dom.js";
import { Scope } from "../core/scope.js";
import { openHelp } from "../keys/help.js";
import { WordCard } from "../learning/card.js";
import { TranslationPopover } from "../learning/popover.js";
import { Overlay } from "../overlay/overlay.js";
import { Transcript } from "../transcript/transcript.js";
import { iconButton } from "../ui/button.js";
import { icon } from "../ui/icons.js";
import { playerActions } from "./actions.js";
import { PlayerContext } from "./context.js";
import { Controls } from "./controls.js";
import { followGestures } from "./gestures.js";
import { followMediaKeys } from "./media-keys.js";
import { NativeTracks } from "./native-tracks.js";
import { keepPosition, startPosition } from "./position.js";
import { Stage } from "./stage.js";
import { followWork } from "./work.js";
import { WorkStatus } from "./work-status.js";

/** Opens the player of a video: it plays at once, subtitles come after it. Gives `{element, end}`. */
export async function playerScreen(app, { video: id, at }) {
  const scope = new Scope();
  const detail = await api.video(id);
  const video = h("video", { class: "video", playsinline: true, preload: "auto", tLabel: "player.video" });
  const shell = h("div", { class: "player", tabindex: "-1", role: "region", tLabel: "player.name" });
  const context = new PlayerContext({ app, detail, video, shell, scope });
  const { clock, settings } = context;
  // What is undone last: until then the clock says where we were.
  scope.add(() => clock.close());

  const card = new WordCard(context);
  context.openWord = (token, element, cue) => card.show(token, element, cue);
  const tracks = new NativeTracks(context);
  context.reopen = () => clock.open(clock.now, context.audioTrack).then(() => clock.play());
  const overlay = new Overlay(context);
  const transcript = new Transcript(context);
  context.editCue = (cue) => transcript.edit(cue);
  context.rowsChanged = (ids) => transcript.refreshRows(ids);
  const actions = playerActions(context, { card, transcript, tracks, help: () => openHelp(settings) });
  const controls = new Controls(context);
  const stage = new Stage(context, overlay);
  const status = new WorkStatus(scope);
  new TranslationPopover(scope);

  shell.append(
    h("header", { class: "player-head" },
      h("a", { href: "#/", class: "icon-button", tLabel: "nav.library", tTitle: "nav.library" }, icon("back")),
      h("h1", { class: "player-title" }, detail.title), status.element,
      iconButton("help", "help.open", () => openHelp(settings), { class: "icon-button player-help" })),
    h("div", { class: "player-main" }, h("div", { class: "player-watch" }, stage.element, controls.element), transcript.element));

  const conceal = () => {
    shell.dataset.english = context.concealments.of("en");
    shell.dataset.japanese = context.concealments.isPeeking("ja") ? "blurred" : context.concealments.of("ja");
  };
  conceal();
  scope.add(context.concealments.on("change", conceal));
  applySettings(context);
  scope.add(settings.on("change", () => applySettings(context)));
  scope.add(app.keys.handle(actions));
  followGestures({
    picture: stage.picture, subtitles: overlay.element, actions: { ...actions, tap: () => stage.tap() }, scope,
  });
  followMediaKeys(context);
  followWork(context, { status, transcript, controls });
  keepPosition(context);
  document.title = `${detail.title} — Jimaku`;
  scope.add(() => { document.title = "Jimaku"; });

  clock.open(startPosition(detail, at), context.audioTrack).then(() => clock.play());
  app.events.settled.then(() => {
    if (scope.isOver) return;
    context.chase.start();
    context.service.load();
  });
  loadSaved(context);
  return { element: shell, shown: () => context.focusStage(), end: () => scope.end() };
}

function applySettings({ settings, video, clock, shell }) {
  shell.classList.toggle("has-transcript", settings.get("transcript"));
  video.volume = settings.get("volume");
  video.muted = settings.get("muted");
  if (clock.rate !== settings.get("speed")) clock.rate = settings.get("speed");
}

/** Which lines are saved already; only a mark, so that without an answer nothing is marked. */
async function loadSaved(context) {
  try {
    const { items } = await api.saved({ kind: "sentence", video: context.detail.id });
    context.markSaved(items);
  } catch {
    context.markSaved([]);
  }
}
