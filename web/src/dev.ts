// The page of all components: `?group=cards` shows one group; without it there is a list. With `&worst` the table is at its fullest.
import { mount } from "svelte";
import "./app.css";
import { loadTexts, texts } from "./lib/i18n";
import { catalog } from "./lib/state/catalog.svelte";
import { answerRequests } from "./dev/answers";
import { madeUpCatalog } from "./dev/catalog";
import Components from "./dev/Components.svelte";
import { isWorst, worstCatalog } from "./dev/worst";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no #app");

const language = isWorst() ? "fr" : "en";
answerRequests();
catalog.fill(isWorst() ? worstCatalog(madeUpCatalog()) : madeUpCatalog(), language);
await texts.use(language);
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
