// The page of all components: `?group=cards` shows one group; without it there is a list.
import { mount } from "svelte";
import "./app.css";
import { loadTexts, texts } from "./lib/i18n";
import { catalog } from "./lib/state/catalog.svelte";
import { answerRequests } from "./dev/answers";
import { madeUpCatalog } from "./dev/catalog";
import Components from "./dev/Components.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no #app");

answerRequests();
catalog.fill(madeUpCatalog(), "en");
await texts.use("en");
await Promise.all([
  loadTexts("hints"),
  loadTexts("learn"),
  loadTexts("lobby"),
  loadTexts("replay"),
  loadTexts("why"),
]);
mount(Components, { target });
// Scripts that take pictures wait for this.
await document.fonts.ready;
document.documentElement.dataset.ready = "true";
