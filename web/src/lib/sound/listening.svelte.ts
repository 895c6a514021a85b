import type { FullSnapshot } from "../api/types";
import type { TableSession } from "../session/session.svelte";
import { heardOf } from "./heard";
import { play } from "../state/sounds";

/** Play the sounds for changes between snapshots. Call it while the table's page is initialized. */
export function listenTo(session: TableSession): void {
  let before: FullSnapshot | null = null;
  $effect(() => {
    const sound = heardOf(before, session.shown);
    before = session.shown;
    if (sound) play(sound);
  });
}
