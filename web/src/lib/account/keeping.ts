// Settings stored with an account: each browser that is signed in to it reads them and sends changes.
import type { ReaderSettings } from "../api/types";
import { ApiError } from "../api/refusals";
import { applyAppearance } from "../state/appearance";
import { catalog } from "../state/catalog.svelte";
import { startLanguage } from "../state/language";
import { settings, TEXT_SIZES, type Stored } from "../state/settings.svelte";
import { accountApi } from "../api/account";
import { note, noted } from "./kept";

/** How long to wait for further changes before sending them. */
export const PAUSE_MS = 800;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sync the settings with the account that this browser is signed in to, starting with those stored there. */
export async function keepSettings(): Promise<void> {
  settings.onchange = changed;
  if (!noted()) note("same"); // so that the next page asks again if there is no answer now
  try {
    if (noted() !== "changed") await takeOver();
    if (noted() === "changed") await send();
  } catch (error) {
    // Whatever else fails is tried again with the next change, or when a page is opened.
    if (error instanceof ApiError && error.code === "no-account") letGo();
  }
}

/** Detach this browser's settings from the account, unchanged. */
export function letGo(): void {
  clearTimeout(timer);
  delete settings.onchange;
  note(null);
}

/** Apply the account's settings, unless some have changed meanwhile; an account without any gets ours. */
async function takeOver(): Promise<void> {
  const { settings: theirs } = await accountApi.settings();
  if (noted() === "changed") return;
  note(theirs ? "same" : "changed");
  if (!theirs) return;
  settings.take(fromAccount(theirs));
  applyAppearance();
  await startLanguage();
  await catalog.translate();
}

function changed(change: Partial<Stored>): void {
  if (!Object.keys(change).some((key) => !OF_THE_DEVICE.has(key))) return;
  note("changed");
  clearTimeout(timer);
  timer = setTimeout(() => void keepSettings(), PAUSE_MS);
}

async function send(): Promise<void> {
  const sent = toAccount();
  await accountApi.keep(sent);
  if (JSON.stringify(toAccount()) === JSON.stringify(sent)) note("same");
}

/** Not stored with an account: notices need each browser's permission; the order of a hand belongs to one game. */
const OF_THE_DEVICE = new Set(["notices", "ownOrder"]);

function toAccount(): ReaderSettings {
  const { pace, name, language, motion, shortcuts, careful, theme, sounds, foresee } = settings;
  const renamed = { hand_order: settings.handOrder, text_size: settings.textSize, by_text: settings.byText };
  return { pace, name, language, motion, shortcuts, careful, theme, sounds, foresee, ...renamed };
}

function fromAccount({ hand_order, text_size, by_text, language, ...same }: ReaderSettings): Partial<Stored> {
  const textSize = TEXT_SIZES.find((size) => size === text_size) ?? 1;
  return { ...same, handOrder: hand_order, byText: by_text ?? false, textSize, language: language ?? null };
}
