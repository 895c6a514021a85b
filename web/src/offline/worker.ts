// The service worker: it keeps the client so that it opens without the server. It stores the build at once, with the
// texts of one language, and a new build replaces it as soon as it is there.
import { answer, forgetOthers, keepLanguage, lastLanguage, type KeptFile } from "./answers";
import { shown, subscribe } from "./pushing";
import { worker } from "./scope";

/** The files of this build with their hashes, and its name, written in by `build-steps/offline.ts`. */
declare const __FILES__: KeptFile[];
declare const __BUILD__: string;

const STORE = `exlibris-${__BUILD__}`;

worker.addEventListener("install", (event) => {
  const stored = lastLanguage(caches, navigator.language).then(store);
  event.waitUntil(stored.then(() => worker.skipWaiting()));
});

// The page says in which language it is shown.
worker.addEventListener("message", (event) => {
  if (event.data) event.waitUntil(store(event.data.language));
});

async function store(language: string): Promise<void> {
  await keepLanguage(await caches.open(STORE), __FILES__, language, (...asked) => fetch(...asked));
}

worker.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers(caches, STORE).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const stored = {
    match: async (key: RequestInfo | URL) => (await caches.open(STORE)).match(key),
    put: async (key: RequestInfo | URL, value: Response) => (await caches.open(STORE)).put(key, value),
  };
  const found = answer(event.request, worker.location.origin, {
    store: stored,
    fetch: (request) => fetch(request),
  });
  if (found) event.respondWith(found);
});

// The server tells by the push service whose turn it is.
worker.addEventListener("push", (event) => {
  const message = event.data?.json() as Parameters<typeof shown>[0];
  const { title, options } = shown(message);
  event.waitUntil(worker.registration.showNotification(title, options));
});

// The push service asks for a new subscription.
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribe(worker.registration.pushManager, asked));
});

async function asked(path: string, init?: RequestInit): Promise<Response> {
  const answered = await fetch(path, init);
  if (!answered.ok) throw new Error(`${path}: ${answered.status}`);
  return answered;
}

// A click on a notification leads to its table, in the tab where it is open or in a new tab.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  const opened = worker.clients.matchAll({ type: "window" }).then((pages) => {
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    return there ? there.focus() : worker.clients.openWindow(path);
  });
  event.waitUntil(opened);
});
