/** The page's address as state; links inside the client change it without loading the page anew. */
class Router {
  path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  /** To a path, which may have a query. */
  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Put on a link's click: follows it inside the client unless the reader wants a new tab. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const { pathname, search } = new URL(event.currentTarget.href);
    this.go(pathname + search);
  };
}

export const router = new Router();
