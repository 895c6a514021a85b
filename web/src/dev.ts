// The page of all components: `?group=cards` shows one group; without it there is a list. With `#worst` the table is at its fullest.
import { mount, unmount } from "svelte";
import "./app.css";
import { loadTexts, texts } from "./lib/i18n";
import { catalog } from "./lib/state/catalog.svelte";
import { answerRequests } from "./dev/answers";
import { madeUpCatalog } from "./dev/catalog";
import Components from "./dev/Components.svelte";
import { isWorst, worstCatalog } from "./dev/worst";

const target = document.getElementById("app");
if (!target) throw new Error("dev.html has no #app");
let shown: Record<string, unknown> | null = null;

/** Show what the address asks for. */
const show = async (): Promise<void> => {
  const { hash } = location;
  if (shown) await unmount(shown);
  const language = isWorst() ? "fr" : "en";
  catalog.fill(isWorst() ? worstCatalog(madeUpCatalog()) : madeUpCatalog(), language);
  await texts.use(language);
  scrollTo(0, 0);
  shown = mount(Components, { target });
  await document.fonts.ready;
  // Scripts that take screenshots wait for this.
  document.documentElement.dataset.ready = hash || "#";
};

answerRequests();
await Promise.all([
  ...(["draft", "end", "hints", "keys", "learn", "lobby", "people", "replay", "score", "why"] as const).map(
    (area) => loadTexts(area),
  ),
  // Every font that arrives later would cause another layout.
  ...[...document.fonts].map((face) => face.load()),
]);
await show();
// Changing the state of a group is quicker than loading the page.
addEventListener("hashchange", () => void show());
