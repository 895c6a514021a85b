import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { noted } from "./lib/account/kept";
import { applyAppearance } from "./lib/state/appearance";
import { refuseRepeats } from "./lib/dom/attention";
import { startLanguage } from "./lib/state/language";
import { watchErrors } from "./watch";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

// This tells the script in index.html that the client has loaded.
document.documentElement.dataset.begun = "true";
watchErrors();
refuseRepeats();
applyAppearance();
// Immediately, so that no table is first laid out with other fonts.
for (const face of ["500", "800"]) void document.fonts.load(`${face} 1em Alegreya`);
for (const face of ["400", "700"]) void document.fonts.load(`${face} 1em "Alegreya Sans"`);
try {
  await startLanguage();
  mount(App, { target });
} catch {
  // The script in index.html fetches the files again.
  dispatchEvent(new Event("error"));
}
if (noted()) void import("./lib/account/keeping").then(({ keepSettings }) => keepSettings());
// Last, so that it doesn't delay the first paint.
if (import.meta.env.PROD)
  setTimeout(() => void import("./register.svelte").then(({ stayReadable }) => stayReadable()), 1000);
