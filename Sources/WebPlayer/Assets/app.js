import { api } from "./api/endpoints.js";
import { EventStream } from "./api/events.js";
import { Router } from "./core/router.js";
import { chosenLanguage, setLanguage, t } from "./i18n/i18n.js";
import { KeyDispatcher } from "./keys/dispatcher.js";
import { openHelp } from "./keys/help.js";
import { Vocabulary } from "./learning/vocabulary.js";
import { faultScreen, libraryScreen } from "./library/screen.js";
import { playerScreen } from "./player/screen.js";
import { savedScreen } from "./saved/screen.js";
import { settingsScreen } from "./settings/screen.js";
import { Settings } from "./settings/settings.js";
import { toast } from "./ui/toast.js";

const SCREENS = { library: libraryScreen, player: playerScreen, saved: savedScreen, settings: settingsScreen };
const main = document.getElementById("main");
const settings = new Settings();
const router = new Router();
const app = { settings, router, events: new EventStream(), keys: new KeyDispatcher(settings), vocabulary: new Vocabulary(settings), state: null };
let screen = null;
let shows = 0;

/** Shows the screen of a route; of several asked for in a row, the last. */
async function show(route) {
  const mine = (shows += 1);
  screen?.end();
  screen = null;
  document.body.dataset.screen = route.name;
  for (const link of document.querySelectorAll("nav [data-route]")) {
    if (link.dataset.route === route.name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  let next;
  try {
    app.state ??= await api.state();
    next = await SCREENS[route.name](app, route);
  } catch (error) {
    if (mine !== shows) return;
    main.replaceChildren(faultScreen(error, () => show(route)));
    return;
  }
  if (mine !== shows) return next.end();
  screen = next;
  main.replaceChildren(next.element);
  scrollTo(0, 0);
  if (route.name !== "player") main.focus({ preventScroll: true });
  next.shown();
}

setLanguage(chosenLanguage("auto", navigator.languages));
try {
  await settings.load();
} catch (error) {
  toast(error.message || t("error.network"), { kind: "error" });
}
settings.on("unsaved", () => toast(t("error.unsaved"), { kind: "error" }));
addEventListener("pagehide", () => settings.flush());
// A page that comes back as it was left has no session and no events any more.
addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
document.getElementById("skip").addEventListener("click", (event) => {
  event.preventDefault();
  main.focus();
});
app.keys.handle({ help: () => openHelp(settings) });
app.events.start();
router.on("change", show);
show(router.route);
