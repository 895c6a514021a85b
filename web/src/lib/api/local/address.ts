// The page lies in any folder of any host, so where the client is stands behind a "#" in the browser's address.

const here = (): URL =>
  new URL(location.hash.startsWith("#/") ? location.hash.slice(1) : "/", location.origin);

/** Return a path as it stands in the address; a mere query belongs to the path of now. */
const written = (path: string): string => `#${path.startsWith("/") ? path : here().pathname + path}`;

/** Where the client is, as in `dom/address`. */
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

/** Let links work that are opened in a new tab, or whose addresses are copied: with the "#" before their path. */
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
