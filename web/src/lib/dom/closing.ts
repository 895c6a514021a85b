// Everything open over the page, the newest last. Escape closes only the newest, and so does the browser's Back if it is
// a dialog or a sheet.

interface Open {
  close: () => void;
  byBack: boolean;
}

const open: Open[] = [];

/** The marks in the states of that entry and of the entry below it. */
type Mark = "guard" | "guarded";
const isMarked = (state: unknown, mark: Mark): boolean => (state as { mark?: Mark } | null)?.mark === mark;

/** Whether the browser's history is at the entry that Back leaves to close something. One entry serves for everything
 * opened on a page, and stays when it is closed in another way: going back takes time, in which the page may change.
 */
let isAtGuard = isMarked(history.state, "guard");

/** Let Escape close what has just opened. Returns the function to call when it is closed. */
export function closedByEscape(close: () => void): () => void {
  return noted({ close, byBack: false });
}

/** Let Escape and the browser's Back close what has just opened. Returns the function to call when it is closed. */
export function closedByBack(close: () => void): () => void {
  if (!isAtGuard) guard();
  return noted({ close, byBack: true });
}

function guard(): void {
  history.replaceState({ scroll: scrollY, mark: "guarded" satisfies Mark }, "");
  history.pushState({ mark: "guard" satisfies Mark }, "");
  isAtGuard = true;
}

function noted(opened: Open): () => void {
  open.push(opened);
  return () => void (open.includes(opened) && open.splice(open.indexOf(opened), 1));
}

/** Whether the next page replaces the guarding entry. */
export function leaveGuard(): boolean {
  const was = isAtGuard;
  isAtGuard = false;
  return was;
}

/** Handle a change of the browser's history entry; false if the page stays as it is. */
export function cameTo(state: unknown): boolean {
  const wasAtGuard = isAtGuard;
  isAtGuard = isMarked(state, "guard");
  if (!wasAtGuard || !isMarked(state, "guarded")) return !isAtGuard;
  const closing = open.filter(({ byBack }) => byBack);
  if (closing.length === 0) history.back(); // nothing was open any longer
  if (closing.length > 1) guard();
  closing.at(-1)?.close();
  return false;
}

const POPOVER = CSS.supports("selector(:popover-open)") ? ", :popover-open" : "";

function press(event: KeyboardEvent): void {
  // The browser closes its own dialogs.
  if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(`dialog[open]${POPOVER}`))
    return;
  const last = open.at(-1);
  if (!last) return;
  event.preventDefault();
  last.close();
}

addEventListener("keydown", press, true);
