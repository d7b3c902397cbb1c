import "./styles.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { loadFace } from "./face/face";
import { here } from "./here.svelte";
import { reloadIfServed } from "./reload";
import { keepSettings, settings } from "./settings.svelte";
import { words } from "./words.svelte";

const target = document.getElementById("app");
if (target === null) {
  throw new Error("index.html has no element with the id 'app'");
}
keepSettings(here.root);
// A part of the page that is loaded when it is wanted went with the server's former build.
addEventListener("vite:preloadError", () => void reloadIfServed(here.root));
await words.speak(settings.language);
mount(App, { target });
loadFace();

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without one (private windows, plain http) the page works all the same.
  navigator.serviceWorker.register(`${here.root}sw.js`).catch(() => undefined);
}
