import { api } from "../api/endpoints.js";
import { currentLanguage, t } from "../i18n/i18n.js";
import { toast } from "../ui/toast.js";

/** Connects the server's work with the page: lines as they come, what is being done, and what went wrong with it. */
export function followWork(context, { status, transcript, controls }) {
  const { app, chase, detail, scope, service } = context;
  const retryWork = () => context.attempt(async () => {
    await api.retryVideo(detail.id);
    status.clear();
  });

  chase.on("cue", ({ cue, replaced }) => service.add(cue, replaced ?? []));
  chase.on("removed", ({ ids }) => service.take(ids));
  chase.on("translation", (translation) => service.translate(translation));
  chase.on("work", (work) => {
    status.showWork(work, retryWork);
    controls.seekBar.setRanges(work.ranges);
  });
  chase.on("warning", ({ scope: reach, message }) => {
    // A line's own warning is shown at the line.
    if (reach !== "cue") toast(message[currentLanguage()], { kind: "error" });
  });
  chase.on("edited", () => service.edited());
  chase.on("reload", () => service.load());
  let hasNoSession = false;
  const withoutSession = (kind, say) => {
    hasNoSession = true;
    status.show(kind, say, () => chase.start());
  };
  chase.on("over", () => withoutSession("notice", () => t("work.elsewhere")));
  chase.on("failed", (error) => withoutSession("failed", () => error.message || t("error.network")));
  chase.on("started", () => {
    if (hasNoSession) status.clear();
    hasNoSession = false;
  });
  service.on("ranges", (ranges) => controls.seekBar.setRanges(ranges));
  service.on("history", (history) => transcript.showHistory(history));
  service.on("fault", (error) => status.show("failed", () => `${t("transcript.fault")} ${error.message}`, () => service.load()));
  scope.add(app.events.on("disconnected", () => status.show("notice", () => t("error.disconnected"))));
  scope.add(app.events.on("connected", () => { if (status.element.dataset.kind === "notice" && !hasNoSession) status.clear(); }));
}
