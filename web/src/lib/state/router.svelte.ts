import { address } from "../dom/address";
import { cameTo, leaveGuard } from "../dom/closing";
import { update } from "./update.svelte";

/** What the browser's history stores about a page that was left. */
interface Left {
  scroll: number;
}

/** How many frames a page may take until it is as long as it was. */
const MOST_FRAMES = 60;

async function scrollBack(to: number): Promise<void> {
  for (let frame = 0; frame < MOST_FRAMES && Math.abs(scrollY - to) > 1; frame++) {
    scrollTo(0, to);
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
}

/** The page's path and query as state. Links inside the client change it without loading the page again. */
class Router {
  path = $state(address.path);
  /** The query that the page was opened with; what a page itself writes into the address is not in it. */
  search = $state(address.search);

  constructor() {
    addEventListener("popstate", ({ state }) => {
      this.read();
      if (cameTo(state)) void scrollBack((state as Left | null)?.scroll ?? 0);
    });
  }

  /** Go to a path, which may have a query; reload the page if there is a newer build of the client. */
  go(path: string): void {
    if (update.there) return address.load(path);
    const left: Left = { scroll: scrollY };
    if (leaveGuard()) address.replace(path);
    else {
      history.replaceState(left, "");
      address.go(path);
    }
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    [this.path, this.search] = [address.path, address.search];
  }

  /** Follow a link inside the client, unless the click asks for a new tab. For `onclick` of links. */
  follow = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.go(address.of(event.currentTarget));
  };
}

export const router = new Router();
