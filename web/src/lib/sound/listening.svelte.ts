import type { FullSnapshot } from "../api/types";
import type { TableSession } from "../session/session.svelte";
import { heardOf } from "./heard";
import { play } from "../state/sounds";

/** Play what is to be heard from each snapshot to the next. Call it while the table's page is initialized. */
export function listenTo(session: TableSession): void {
  let before: FullSnapshot | null = null;
  $effect(() => {
    const sound = heardOf(before, session.shown);
    before = session.shown;
    if (sound) play(sound);
  });
}
