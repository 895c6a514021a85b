// The service worker of the page that needs no server: everything comes from its store. A new build fetches only changed
// files; it takes over when a tab asks for it, or when all tabs with the older build are closed.
import { cacheNames, clientsClaim } from "workbox-core";
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { worker } from "./scope";

/** The files of this build, each with its hash; the name of one without a revision changes with its content. */
declare const __FILES__: { url: string; revision: string | null; integrity: string }[];

/** Fetch again, bypassing the browser's cache, files that arrived damaged while the worker is installed. */
async function again({ request }: { request: Request }): Promise<Response | undefined> {
  const key = getCacheKeyForURL(request.url);
  if (!request.integrity || !key) return undefined;
  const answer = await fetch(new Request(request, { cache: "reload" }));
  if (!answer.ok) return undefined;
  await (await caches.open(cacheNames.precache)).put(key, answer.clone());
  return answer;
}

worker.addEventListener("message", (event) => event.waitUntil(worker.skipWaiting()));
clientsClaim();
addPlugins([{ handlerDidError: again }]);
precacheAndRoute(__FILES__);
// The host may have nothing for the folder's own address: stores like S3 don't.
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\.txt$/] }));
