import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { startAccount } from "$lib/account/account.svelte";
import { followNotifications } from "$lib/account/turns";
import { ask, isAnswer, Refused } from "$lib/api/client";
import { preferredLanguage, speak, t, WordsMissing } from "$lib/i18n/i18n.svelte";
import { startRouter } from "$lib/router.svelte";
import { applySettings } from "$lib/settings.svelte";
import { notify } from "$lib/ui/toasts.svelte";

// Failures that no page shows itself: of a request, and of code or words that a page needs.
const missing = new WeakSet<Error>();
window.addEventListener("unhandledrejection", (event) => {
  const reason: unknown = event.reason;
  if (reason instanceof Refused)
    notify(reason.refusal.text, { kind: "error", stays: isAnswer(reason.refusal) });
  else if (reason instanceof WordsMissing) tellToReload();
  else if (!(reason instanceof Error && missing.has(reason))) return;
  event.preventDefault();
});
window.addEventListener("vite:preloadError", ({ payload }) => {
  missing.add(payload);
  tellToReload();
});
function tellToReload() {
  const action = { text: t("web-reload"), run: () => void reload() };
  notify(t("web-part-failed"), { kind: "error", action });
}
/** Keeps the page while the server is away: the browser would show an error in its place. */
async function reload() {
  const failure = await ask("/healthz", { patience: 10_000 }).then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Refused && !isAnswer(failure.refusal)) tellToReload();
  else location.reload();
}

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
applySettings();
startRouter();
followNotifications();
await speak(preferredLanguage());
startAccount();
mount(App, { target });
