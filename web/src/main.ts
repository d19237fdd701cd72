import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { startAccount } from "$lib/account/account.svelte";
import { followNotifications } from "$lib/account/turns";
import { Refused } from "$lib/api/client";
import { preferredLanguage, speak, t, WordsMissing } from "$lib/i18n/i18n.svelte";
import { startRouter } from "$lib/router.svelte";
import { applySettings } from "$lib/settings.svelte";
import { notify } from "$lib/ui/toasts.svelte";

// Failures that no page shows itself: of a request, and of code or words that a page needs.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof Refused) notify(event.reason.refusal.text, { kind: "error" });
  else if (event.reason instanceof WordsMissing) tellToReload();
  else return;
  event.preventDefault();
});
window.addEventListener("vite:preloadError", tellToReload);
function tellToReload() {
  const action = { text: t("web-reload"), run: () => location.reload() };
  notify(t("web-part-failed"), { kind: "error", action });
}

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
applySettings();
startRouter();
followNotifications();
await speak(preferredLanguage());
startAccount();
mount(App, { target });
