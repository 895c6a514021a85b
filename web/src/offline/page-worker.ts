// The service worker of the page that needs no server: everything comes from what is stored.
import { forgetOthers } from "./answers";
import { worker } from "./scope";

declare const __FILES__: readonly string[];
declare const __BUILD__: string;

/** The stored files of all builds in this folder begin so; another page of the same host may lie in another one. */
const PREFIX = `exlibris ${worker.registration.scope} `;
const NAME = PREFIX + __BUILD__;
const PAGE = "./";
const at = (file: string): string => new URL(file, worker.registration.scope).href;

/** Store all files: names follow contents, so what an older build has stored is not fetched again.
 *
 * Tabs that are open go on with the older build: the new one takes over when they are closed.
 */
async function install(): Promise<void> {
  const store = await caches.open(NAME);
  for (const file of __FILES__) {
    const known = await caches.match(at(file));
    if (known) await store.put(at(file), known);
    else await store.add(at(file));
  }
  await store.put(at(PAGE), await page());
}

/** Fetch the page itself, which stores like S3 do not show for its folder. */
async function page(): Promise<Response> {
  for (const name of [PAGE, "index.html"]) {
    const answer = await fetch(at(name), { cache: "no-cache" });
    if (answer.ok) return answer;
  }
  throw new Error("the page is not there");
}

async function answer(request: Request): Promise<Response> {
  const store = await caches.open(NAME);
  const isPage = request.mode === "navigate" && !request.url.endsWith(".txt");
  const key = isPage ? at(PAGE) : request.url;
  return (await store.match(key)) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers(caches, NAME, PREFIX).then(() => worker.clients.claim())),
);
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});
