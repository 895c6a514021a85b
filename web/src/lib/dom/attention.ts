import { tick } from "svelte";
import { REGIONS, regionOf } from "./regions";

/** Kinds that end a choice. They get the focus last, so that pressing Enter twice doesn't end it by accident. */
const LAST = new Set(["done", "cancel", "ready"]);
/** Keys that move the focus; after them it stays where the reader put it. */
const MOVING = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

let lastByKey = false;
/** Whether the focus goes to the next decision's options: the reader answered the last one by keyboard. */
let waits = false;

function noteKey({ key }: KeyboardEvent): void {
  lastByKey = true;
  if (MOVING.has(key)) waits = false;
}

function notePointer(): void {
  lastByKey = false;
  waits = false;
}

function noteClick(event: MouseEvent): void {
  if (lastByKey && (event.target as Element).closest("[data-action]")) waits = true;
}

/** Track whether the reader uses the keyboard or a pointer. Returns the function that stops it. */
export function watchInput(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener("keydown", noteKey, options);
  addEventListener("pointerdown", notePointer, options);
  addEventListener("click", noteClick, options);
  return () => stop.abort();
}

/** Ignore keys that are held down: the focused button may be new, such as the one in a request for confirmation. */
export function refuseRepeats(): void {
  const refuse = (event: KeyboardEvent): void => {
    const presses = event.repeat && (event.key === "Enter" || event.key === " ");
    const target = event.target as Element | null;
    if (presses && target?.closest?.("button, a, summary, [role=button]")) event.preventDefault();
  };
  addEventListener("keydown", refuse, true);
}

export const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Return everything on the screen that can be chosen now. */
export function choicesOnScreen(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-action]")].filter(isVisible);
}

/** Containers that are scrolled into view as a whole. */
const WHOLES = "section.cabinet, .tile, .tray";

/** Scroll each region to its first option, with the container it is part of. Areas that scroll together come last to first,
    so that the upper one stays in view. */
export async function showFirstChoices(): Promise<void> {
  await tick();
  for (const name of [...REGIONS].reverse()) {
    const choice = regionOf(name)?.querySelector("[data-action]");
    choice?.closest(WHOLES)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    choice?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** Return the option that gets the focus: the first on the table, else the first button that doesn't end the choice.
 */
export function firstChoice(choices: readonly HTMLElement[]): HTMLElement | undefined {
  const open = choices.filter((choice) => !LAST.has(choice.dataset.kind ?? ""));
  return open.find((choice) => !choice.classList.contains("button")) ?? open[0] ?? choices[0];
}

/** The element that gets the focus if there is nothing to choose: the prompt or the result. */
const RESTING = "[data-resting]";

const isNowhere = (at: Element | null): boolean =>
  !at || at === document.body || at.id === "app" || !isVisible(at as HTMLElement) || at.matches(RESTING);

/** Move the focus to the resting element if the element that had it is gone. For keyboard users only. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (!lastByKey || document.querySelector("dialog[open]") || !isNowhere(document.activeElement)) return;
  document.querySelector<HTMLElement>(RESTING)?.focus({ preventScroll: true });
}

/** Move the focus to the first option, unless a keyboard user has moved it elsewhere meanwhile. */
export async function focusFirstChoice(): Promise<void> {
  await tick();
  if (!lastByKey || document.querySelector("dialog[open]")) return;
  const at = document.activeElement;
  if (!isNowhere(at) && (!waits || at?.hasAttribute("data-action"))) return;
  waits = false;
  firstChoice(choicesOnScreen())?.focus();
}
