// The page may be in any folder of any host, so the client's path comes after a "#" in the browser's address.

const here = (): URL =>
  new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);

/** Return a path as written in the address; a query alone belongs to the current path. */
const written = (path: string): string => `#${path.startsWith("/") ? path : here().pathname + path}`;

/** The client's location, as in `dom/address`. */
export const address = {
  get path(): string {
    return here().pathname;
  },
  get search(): string {
    return here().search;
  },
  get anchor(): string {
    return here().hash;
  },
  go(path: string): void {
    history.pushState(null, "", written(path));
  },
  replace(path: string): void {
    history.replaceState(null, "", written(path));
  },
  load(path: string): void {
    location.hash = written(path);
    location.reload();
  },
  of(link: HTMLAnchorElement): string {
    const path = link.getAttribute("href") ?? "/";
    return path.replace(/^#/, "");
  },
};

/** Put the "#" before the paths of links, so that they work in a new tab or when copied. */
function complete(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link?.setAttribute("href", `#${path}`);
}

for (const kind of ["pointerdown", "focusin"]) document.addEventListener(kind, complete, true);

// A link to a section of the page changes the part after "#"; the browser goes there, and the address stays.
let last = location.hash;
addEventListener("hashchange", () => {
  if (location.hash.startsWith("#/")) last = location.hash;
  else history.replaceState(null, "", last);
});
