// The page's side of the service worker.
import { api, ask, inLanguage } from "./lib/api/http";
import { addressOf, type Call, type Route } from "./lib/api/routes";
import { reach } from "./lib/api/reach.svelte";
import { EXAMPLE_DECK } from "./lib/state/catalog.svelte";
import { texts } from "./lib/i18n";
import { update } from "./lib/state/update.svelte";

/** Store the client for use without the server, where the browser can: over HTTPS, or on this machine. */
export async function stayReadable(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const workers = navigator.serviceWorker;
  workers.addEventListener("controllerchange", () => void noteBuild(workers.controller));
  try {
    // A browser that blocks workers may give none, without an error.
    const registration = (await workers.register("/sw.js", { updateViaCache: "none" })) as
      ServiceWorkerRegistration | undefined;
    if (!registration) return;
    lookForUpdates(registration);
    await controlled(workers);
    tellLanguage(workers);
    await keepFacts();
  } catch (error) {
    // Everything works without it as long as the server can be reached.
    console.warn("The page is not kept for use without the server:", error);
  }
}

/** Look for a newer build when people come back to the page, and when the server does. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  const look = (): unknown => registration.update().catch(() => null);
  $effect.root(() => {
    $effect(() => {
      if (reach.returns > 0) look();
    });
  });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
}

/** Tell the worker, now and after each change, which language's texts to keep. */
function tellLanguage(workers: ServiceWorkerContainer): void {
  $effect.root(() => {
    $effect(() => workers.controller?.postMessage({ language: texts.language }));
  });
}

/** Wait until requests of this page go through the worker. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
}

/** Note if the build of a worker that has taken over is another one than what this page runs. */
async function noteBuild(worker: ServiceWorker | null): Promise<void> {
  // It takes over first, and deletes then what the build before it has stored.
  while (worker?.state === "activating")
    await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (own && !(await caches.match(own))) update.there = true;
}

/** Ask once for the facts about every rulebook in the page's language, so that the worker keeps them. */
async function keepFacts(): Promise<void> {
  for (const { key, deck } of await api.presets()) {
    await keep("/api/rules", { rulebook: key });
    for (const cards of new Set([EXAMPLE_DECK, deck]))
      await keep("/api/catalog", { deck: cards, preset: key });
  }
}

async function keep<P extends Route<"get">>(route: P, ...call: Call<"get", P>): Promise<void> {
  if (!(await caches.match(inLanguage(addressOf(route, call[0]))))) await ask("get", route, ...call);
}
