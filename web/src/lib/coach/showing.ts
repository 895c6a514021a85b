import { tick } from "svelte";
import type { ActionOption } from "../api/types";
import { previews } from "../preview/previews.svelte";
import type { TableSession } from "../session/session.svelte";

/** Focus the element of an option on the table, and preview it. */
export async function showOption(session: TableSession, option: ActionOption): Promise<void> {
  const selector = `[data-action="${option.action}"]`;
  previews.begin(session, option, 0);
  await tick();
  for (const target of document.querySelectorAll<HTMLElement>(selector)) {
    target.focus();
    await tick(); // the table may redraw it; on a phone it may be in a hidden area
    const focused = document.activeElement;
    if (focused?.matches(selector)) {
      focused.scrollIntoView({ block: "nearest", inline: "nearest" });
      return;
    }
  }
}
