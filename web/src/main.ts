import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { startAccount } from "$lib/account/account.svelte";
import { followNotifications } from "$lib/account/turns";
import { preferredLanguage, speak } from "$lib/i18n/i18n.svelte";
import { startRouter } from "$lib/router.svelte";
import { applySettings } from "$lib/settings.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
applySettings();
startRouter();
followNotifications();
await speak(preferredLanguage());
startAccount();
mount(App, { target });
