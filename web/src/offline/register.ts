// The page's side of the service worker.
import { api } from "../lib/api/http";
import { texts } from "../lib/i18n";
import { DECK, readRules } from "../lib/rules/api";

/** Keep the client for use without the server, where the browser can: over HTTPS, or on this machine. */
export async function stayReadable(): Promise<void> {
  const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
  if (!import.meta.env.PROD || !workers) return;
  const hadOne = workers.controller !== null;
  workers.addEventListener("controllerchange", () => void (hadOne && leaveOldBuild()));
  try {
    const registration = await workers.register("/sw.js", { updateViaCache: "none" });
    addEventListener("online", () => void registration.update().catch(() => null));
    await workers.ready;
    await controlled(workers);
    await keepRules();
  } catch {
    // Without it everything works as long as the server can be reached.
  }
}

/** Wait until requests of this page go through the worker; on the first visit that is a little later than ready. */
async function controlled(workers: ServiceWorkerContainer): Promise<void> {
  if (workers.controller) return;
  await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
}

/** Load the page anew if the new worker's build is not the one that this page runs. */
async function leaveOldBuild(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  if (own && !(await caches.match(own))) location.reload();
}

/** Ask once for what the rules page shows of each rulebook in the page's language, so that the worker keeps it. */
async function keepRules(): Promise<void> {
  if (await caches.match(`/api/presets?language=${texts.language}`)) return;
  const presets = await api.presets();
  for (const { key } of presets) {
    await readRules(key);
    await api.catalog(DECK, key);
  }
}
