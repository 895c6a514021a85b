// The page's side of its service worker, which lets it open without a network.
import { started } from "./starting";
import { update } from "./update.svelte";

/** Store the page for offline use once Python is loaded; earlier, the downloads would compete. */
export async function stayReadable(): Promise<void> {
  await started;
  try {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const registration = await workers?.register("./sw.js", { updateViaCache: "none" });
    if (workers && registration) watch(workers, registration);
  } catch (error) {
    console.warn("The page is not kept for use without a network:", error);
  }
}

/** Offer a new version when it is complete, and when another tab has loaded it. */
function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  let isFirst = !workers.controller;
  let isWanted = false;
  const offer = (): void => {
    if (registration.waiting && workers.controller) update.there = true;
  };
  update.load = () => {
    isWanted = true;
    if (registration.waiting) registration.waiting.postMessage("take over");
    else location.reload();
  };
  workers.addEventListener("controllerchange", () => {
    if (isWanted) location.reload();
    else if (!isFirst) update.there = true;
    isFirst = false;
  });
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => null);
  });
  offer();
}
