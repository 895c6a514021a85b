/** The client's location in the browser's address: a path and a query. */
export const address = {
  get path(): string {
    return location.pathname;
  },
  get search(): string {
    return location.search;
  },
  /** The section of the page, with its "#"; "" without one. */
  get anchor(): string {
    return location.hash;
  },
  /** Go to a path, which may have a query. */
  go(path: string): void {
    history.pushState(null, "", path);
  },
  /** Replace the path, or only the query, in the address. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  },
  /** Load the client again at a path. */
  load(path: string): void {
    location.assign(path);
  },
  /** Return the path that a link leads to, with its query. */
  of(link: HTMLAnchorElement): string {
    const { pathname, search } = new URL(link.href);
    return pathname + search;
  },
};
