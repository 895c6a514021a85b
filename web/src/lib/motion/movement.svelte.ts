import { tick, untrack } from "svelte";
import type { FullSnapshot, View } from "../api/types";
import { settings } from "../state/settings.svelte";
import type { TableSession } from "../session/session.svelte";
import { stage, type VisibleSpots } from "./stage";

interface Scene {
  view: View;
  you: number | null;
  spots: VisibleSpots;
}

/** Whether the reader wants animations. */
export const isMotionWanted = (): boolean =>
  settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether things may be animated: the reader wants it and the page is visible. */
export const mayMove = (): boolean => isMotionWanted() && !document.hidden;

/** Animate the changes from each snapshot to the next. Call it while the board component is initialized. */
export function moveWith(session: TableSession): void {
  let shown: FullSnapshot | null = null;
  let scene: Scene | null = null;

  $effect.pre(() => {
    const next = session.shown;
    const view = shown?.view;
    scene =
      view && next !== shown && mayMove()
        ? { view, you: shown!.you, spots: untrack(() => stage.capture()) }
        : null;
    shown = next;
  });

  $effect(() => {
    const view = session.shown?.view;
    const before = scene;
    scene = null;
    if (!view || !before || before.you !== session.shown?.you) return;
    // The pane that this snapshot brings to the front is rendered only after another tick.
    void tick().then(() => stage.play(before.view, view, before.spots, session.you));
  });

  $effect(() => stage.skip);
}
