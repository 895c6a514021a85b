// Shortcuts of single keys at the table. They can be switched off, since speech input triggers them by accident.
import type { Pane } from "../model/pane";
import { settings } from "../state/settings.svelte";
import { regionOf, type Region } from "../dom/regions";
import { choicesOnScreen, firstChoice, isVisible } from "../dom/attention";

/** The board's actions for shortcuts. */
export interface BoardCommands {
  front(pane: Pane): Promise<void>;
  help(): void;
  /** Read the desk's explanation of the focused thing; false if there is none. */
  read(): boolean;
  dismiss(): void;
}

const PANES: Readonly<Record<string, Pane>> = { t: "town", s: "shelf", o: "others" };

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

/** Focus the first thing in a region that can be chosen, or else the first control. */
function enter(name: Region): void {
  // Spectators have no shelf beside the desk.
  const area = regionOf(name) ?? (name === "shelf" ? regionOf("desk") : undefined);
  const inside = choicesOnScreen().filter((choice) => area?.contains(choice));
  const reachable = [...(area?.querySelectorAll<HTMLElement>("button, a") ?? [])].filter(isVisible);
  (firstChoice(inside) ?? reachable[0])?.focus();
}

/** Focus the next or previous option on the screen, cyclically. */
function step(by: 1 | -1): void {
  const choices = choicesOnScreen();
  const at = choices.indexOf(document.activeElement as HTMLElement);
  const start = at < 0 && by < 0 ? 0 : at;
  choices.at((start + by + choices.length) % choices.length)?.focus();
}

/** Press the nth button of the prompt; false if there are fewer. */
function pressOption(number: number): boolean {
  const buttons = [...(regionOf("answers")?.querySelectorAll<HTMLElement>(".button") ?? [])].filter(
    isVisible,
  );
  buttons[number - 1]?.click();
  return number <= buttons.length;
}

function pressButton(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  if (!button || button.disabled || !isVisible(button)) return false;
  button.click();
  return true;
}

async function goTo(key: string, board: BoardCommands): Promise<void> {
  const pane = PANES[key]!;
  await board.front(pane);
  enter(pane);
}

/** Handle a key; false if it is no shortcut. */
function handle(key: string, board: BoardCommands): boolean {
  if (/^[1-9]$/.test(key)) return pressOption(Number(key));
  if (key in PANES) void goTo(key, board);
  else if (key === "h") enter("hand");
  else if (key === "d") return board.read();
  else if (key === "p") enter("answers");
  else if (key === "n") step(1);
  else if (key === "b") step(-1);
  else if (key === "u") return pressButton("[data-undo]");
  else if (key === "c") return pressButton("[data-hint]");
  else if (key === "e") settings.set({ foresee: !settings.foresee });
  else if (key === "?") board.help();
  else return false;
  return true;
}

/** Return the key of a press. On French and Czech keyboards the row of digits gives them only with Shift. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const digit = shiftKey ? undefined : /^Digit([1-9])$/.exec(code)?.[1];
  return digit ?? key.toLowerCase();
}

/** Listen for keys. Returns the function that stops listening. */
export function listen(board: BoardCommands): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") return board.dismiss();
    if (!settings.shortcuts || event.repeat || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    if (handle(keyOf(event), board)) event.preventDefault();
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
