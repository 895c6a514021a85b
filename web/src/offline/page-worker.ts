// The service worker of the page that needs no server: everything comes from what is stored. A new build fetches only
// what has changed; it takes over when all tabs are closed that go on with the older one.
import { clientsClaim } from "workbox-core";
import { createHandlerBoundToURL, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";

/** The files of this build; the name of one without a revision changes with its content. */
declare const __FILES__: { url: string; revision: string | null }[];

clientsClaim();
precacheAndRoute(__FILES__);
// Whatever the host has for the folder's own address: stores like S3 have nothing.
registerRoute(new NavigationRoute(createHandlerBoundToURL("index.html"), { denylist: [/\.txt$/] }));
