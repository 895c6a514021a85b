import { untrack } from "svelte";
import { t } from "../i18n";
import { isHostAsked } from "../people/requests";
import type { TableSession } from "../session/session.svelte";
import { settings } from "../state/settings.svelte";
import { showBadge } from "./badge";

/** Return the title of a table's page, which says whether something is asked of the reader. */
export function titleOf(session: TableSession): string {
  if (session.decision) return t("title-your-turn");
  return isHostAsked(session.shown?.table) ? t("title-request") : "Ex Libris";
}

/** Tell the reader, on the tab and by a notification if chosen, about each decision, and as the host about requests to
 * sit down. Call it while the table's page is initialized.
 */
export function tellTurns(session: TableSession): void {
  const asked = $derived(session.decision !== null || isHostAsked(session.shown?.table));
  $effect(() => {
    showBadge(asked);
    return () => showBadge(false);
  });
  $effect(() => {
    if (settings.notices) void import("./push").then(({ startPush }) => startPush());
  });
  $effect(() => {
    if (!settings.notices) return;
    const notices = import("./notices");
    if (asked) void notices.then(({ notify }) => notify(untrack(() => noticeOf(session))));
    else void notices.then(({ withdraw }) => withdraw(session.id));
  });
}

const noticeOf = (session: TableSession): { table: string; title: string; body: string } => ({
  table: session.id,
  title: titleOf(session),
  body: (session.shown?.table.seats ?? []).map(({ seat }) => session.seatName(seat)).join(", "),
});
