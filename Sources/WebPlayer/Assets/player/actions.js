import { nextSpeed } from "../settings/preferences.js";
import { t } from "../i18n/i18n.js";
import { toast } from "../ui/toast.js";
import { toggleFullScreen } from "./full-screen.js";

const SIZE_STEP = 0.1;

/** What each key does in the player. */
export function playerActions(context, { card, transcript, tracks, help }) {
  const { conductor, settings, shell, video } = context;
  const speed = (direction) => {
    settings.set({ speed: nextSpeed(settings.get("speed"), direction) });
    toast(t("player.speedIs", { speed: settings.get("speed") }));
  };
  const size = (by) => settings.set({ size: Math.round((settings.get("size") + by) * 10) / 10 });
  context.toggleFullScreen = () => toggleFullScreen(shell, video, () => tracks.show());
  return {
    playPause: () => context.togglePlay(),
    previous: () => conductor.go("previous"),
    next: () => conductor.go("next"),
    replay: () => conductor.go("replay"),
    slower: () => speed(-1),
    faster: () => speed(1),
    fullScreen: () => context.toggleFullScreen(),
    mute: () => settings.set({ muted: !settings.get("muted") }),
    loop: () => conductor.toggleLoop(),
    markA: () => conductor.mark("a"),
    markB: () => conductor.mark("b"),
    pauseAfter: () => context.togglePauseAfter(),
    japanese: () => context.conceal("ja"),
    english: () => context.conceal("en"),
    larger: () => size(SIZE_STEP),
    smaller: () => size(-SIZE_STEP),
    transcript: () => context.toggleTranscript(),
    search: () => { settings.set({ transcript: true }); transcript.focusSearch(); },
    saveSentence: () => context.saveSentence(),
    saveWord: () => card.saveWord(),
    undo: () => context.undo(),
    redo: () => context.redo(),
    help,
    close: () => {
      if (conductor.endLoop()) return;
      if (document.activeElement !== document.body) context.focusStage();
    },
  };
}
