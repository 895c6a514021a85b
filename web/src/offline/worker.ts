// The service worker: it keeps the client so that it opens without the server. It stores the whole build at once, and a
// new build replaces it as soon as it is there.
import { answer, forgetOthers, PAGE } from "./answers";

/** The files of this build and its name, written in by `build-steps/offline.ts`. */
declare const __FILES__: string[];
declare const __BUILD__: string;

/** What this file uses of a service worker's global scope; its library of types excludes that of the page. */
interface Scope {
  location: Location;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: "window" }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
}
interface WorkerEvent {
  request: Request;
  notification: { data: unknown; close: () => void };
  waitUntil: (work: Promise<unknown>) => void;
  respondWith: (answer: Promise<Response>) => void;
}

interface OpenPage {
  url: string;
  focus: () => Promise<unknown>;
}

const worker = globalThis as unknown as Scope;
const STORE = `exlibris-${__BUILD__}`;

worker.addEventListener("install", (event) => {
  const stored = caches.open(STORE).then((store) => store.addAll([PAGE, ...__FILES__]));
  event.waitUntil(stored.then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers(caches, STORE).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const store = {
    match: async (key: RequestInfo | URL) => (await caches.open(STORE)).match(key),
    put: async (key: RequestInfo | URL, value: Response) => (await caches.open(STORE)).put(key, value),
  };
  const found = answer(event.request, worker.location.origin, { store, fetch: (request) => fetch(request) });
  if (found) event.respondWith(found);
});

// A click on a notice leads to its table: in the tab where that is open, or in a new one.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  const opened = worker.clients.matchAll({ type: "window" }).then((pages) => {
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : worker.clients.openWindow(path);
  });
  event.waitUntil(opened);
});
