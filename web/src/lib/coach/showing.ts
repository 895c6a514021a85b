import { tick } from "svelte";
import type { ActionOption } from "../api/types";
import { previews } from "../preview/previews.svelte";
import type { TableSession } from "../session/session.svelte";
import { isVisible } from "../dom/attention";

/** Focus the element of an option on the table, and preview it. */
export async function showOption(session: TableSession, option: ActionOption): Promise<void> {
  previews.begin(session, option, 0);
  await tick(); // the desk may show the card instead of what was focused
  const found = [...document.querySelectorAll<HTMLElement>(`[data-action="${option.action}"]`)];
  const target = found.find(isVisible) ?? found[0];
  target?.scrollIntoView({ block: "nearest", inline: "nearest" });
  target?.focus();
}
