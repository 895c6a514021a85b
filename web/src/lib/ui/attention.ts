import { tick } from "svelte";

let lastByKey = false;

/** Notes from now on whether the reader plays by keyboard or by pointer. */
export function watchInput(): () => void {
  const key = (): void => void (lastByKey = true);
  const pointer = (): void => void (lastByKey = false);
  addEventListener("keydown", key, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    removeEventListener("keydown", key, true);
    removeEventListener("pointerdown", pointer, true);
  };
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Where something scrolls, the first thing that may be chosen there is in sight. */
export async function showFirstChoices(): Promise<void> {
  await tick();
  for (const area of document.querySelectorAll("main, .area-hand")) {
    area.querySelector("[data-action]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

/** For those who play by keyboard: if what they stood on is gone, on to the first thing that may be chosen. */
export async function focusFirstChoice(): Promise<void> {
  await tick();
  if (!lastByKey || (document.activeElement && document.activeElement !== document.body)) return;
  [...document.querySelectorAll<HTMLElement>("[data-action]")].find(isVisible)?.focus();
}
