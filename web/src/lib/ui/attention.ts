import { tick } from "svelte";

/** Ending a choice is nothing to begin with: whoever presses Enter twice should not be done by accident. */
const LAST = new Set(["done", "cancel", "ready"]);
/** Keys that move the focus: whoever uses them wants it where it then is. */
const MOVING = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

let lastByKey = false;
/** Whether the focus follows the next question: the reader has answered the last one by keyboard, and waits. */
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

/** Notes from now on whether the reader plays by keyboard or by pointer. */
export function watchInput(): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  addEventListener("keydown", noteKey, options);
  addEventListener("pointerdown", notePointer, options);
  addEventListener("click", noteClick, options);
  return () => stop.abort();
}

export const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Everything on the screen that may be chosen now. */
export function choicesOnScreen(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-action]")].filter(isVisible);
}

/** What is better seen whole than in part. */
const WHOLES = "section.cabinet, .tile, .tray";

/** Where something scrolls, the first thing that may be chosen there is in sight, with what it is part of. */
export async function showFirstChoices(): Promise<void> {
  await tick();
  for (const area of document.querySelectorAll("main > *, .area-hand")) {
    const choice = area.querySelector("[data-action]");
    choice?.closest(WHOLES)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    choice?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** The first thing on the table that may be chosen, else the first button that goes on without an end. */
export function firstChoice(choices: readonly HTMLElement[]): HTMLElement | undefined {
  const open = choices.filter((choice) => !LAST.has(choice.dataset.kind ?? ""));
  return open.find((choice) => !choice.classList.contains("plate")) ?? open[0] ?? choices[0];
}

/** Where the focus waits when what had it is gone and there is nothing to choose: at the prompt, or at the result. */
const RESTING = "[data-resting]";

const isNowhere = (at: Element | null): boolean =>
  !at || at === document.body || !isVisible(at as HTMLElement) || at.matches(RESTING);

/** For those who play by keyboard: the focus does not fall off the table with the thing that they chose. */
export async function keepFocus(): Promise<void> {
  await tick();
  if (!lastByKey || document.querySelector("dialog[open]") || !isNowhere(document.activeElement)) return;
  document.querySelector<HTMLElement>(RESTING)?.focus({ preventScroll: true });
}

/** For those who play by keyboard: on to what may be chosen, unless they read something else meanwhile. */
export async function focusFirstChoice(): Promise<void> {
  await tick();
  if (!lastByKey || document.querySelector("dialog[open]")) return;
  const at = document.activeElement;
  if (!isNowhere(at) && (!waits || at?.hasAttribute("data-action"))) return;
  waits = false;
  firstChoice(choicesOnScreen())?.focus();
}
